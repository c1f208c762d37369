"""The `stofa` command, also as `python -m stofa`."""

import sys


def main() -> int:
    """The command line; returns the exit code."""
    try:
        # Imported here, because Ctrl-C may come while it is loaded.
        from stofa.cli import main as command

        return command()
    except KeyboardInterrupt:  # before the command could answer it, or pressed again while it did
        return 130


if __name__ == "__main__":  # helper processes import this module too
    sys.exit(main())
