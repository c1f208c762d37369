"""`python -m stofa` is the `stofa` command."""

import sys

from stofa_command import main

if __name__ == "__main__":  # helper processes import this module too
    sys.exit(main())
