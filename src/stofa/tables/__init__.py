"""Tables: the event log, what follows from it, and everything that can be done at one. No network here."""
