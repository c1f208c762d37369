"""Programs that build what is not Python: the web client, the compiled core, and both into the wheel."""
