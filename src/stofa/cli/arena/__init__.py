"""`stofa arena`: a tournament between bots, with ratings."""

from stofa.cli.arena.command import add_arguments, run

__all__ = ["add_arguments", "run"]
