"""A package in name, so that it comes before the `tests` that some libraries install beside themselves."""
