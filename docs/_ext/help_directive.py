"""`{stofa-help} COMMAND`: what `stofa COMMAND --help` prints, at a fixed width."""

import os
from contextlib import redirect_stdout, suppress
from io import StringIO

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from stofa.cli import COMMANDS, main

COLUMNS = "88"
"""Width of the text: it has to fit into the page without scrolling."""


class HelpDirective(SphinxDirective):
    """A literal block with the help of one command; without an argument, with that of `stofa` itself."""

    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        if self.arguments and self.arguments[0] not in COMMANDS:
            raise self.error(f"there is no command {self.arguments[0]!r}")
        text = help_of(*self.arguments)
        return [nodes.literal_block(text, text, language="text")]


def help_of(*command: str) -> str:
    """The help text of a command."""
    printed = StringIO()
    before = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = COLUMNS
    try:
        with redirect_stdout(printed), suppress(SystemExit):
            main([*command, "--help"])
    finally:
        os.environ.pop("COLUMNS")
        if before is not None:
            os.environ["COLUMNS"] = before
    return printed.getvalue().rstrip()
