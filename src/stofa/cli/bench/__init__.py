"""`stofa bench`: how fast the games are here, compiled and plain, beside other people's engines.

=============  ==============================================================================
`command`      the command line, and the order in which things are measured
`workers`      the child processes that measure, and how they are asked
`worker`       one of them: measures the games, with the compiled core or the plain one
`probes`       what is measured of a game, and how
`figures`      what came out: rows, ratios, and the bars that they should reach
`table`        the figures as tables
=============  ==============================================================================

How everything is measured, and why so, is told in `benchmarks/README.md`.
"""

from stofa.cli.bench.command import add_arguments, run

__all__ = ["add_arguments", "run"]
