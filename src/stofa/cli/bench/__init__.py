"""`stofa bench`: the speed of the games on this machine, compiled and plain, beside other engines.

================  ===========================================================================
`command`         the command line, and the order in which things are measured
`worker_process`  starts the child processes that measure, and talks to them
`worker`          the program that such a process runs, with the compiled core or the plain one
`probes`          what is measured of a game, and how
`figures`         the results: rows, ratios, and the bars that they should reach
`print_figures`   prints the results as tables
================  ===========================================================================

`benchmarks/README.md` says how everything is measured, and why.
"""

from stofa.cli.bench.command import add_arguments, run

__all__ = ["add_arguments", "run"]
