"""The `stofa` command. It stands outside the package because Ctrl-C may come while that is loaded."""

import sys


def main() -> int:
    """The command line; returns the exit code."""
    try:
        from stofa.cli import main as command

        return command()
    except KeyboardInterrupt:  # too early for a word, or once more after one
        return 130


if __name__ == "__main__":
    sys.exit(main())
