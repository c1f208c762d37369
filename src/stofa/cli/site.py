"""`stofa site`: writes the folder of files that needs no server, if this installation carries it."""

import subprocess
import sys
from argparse import ArgumentParser, Namespace
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from stofa.cli.arguments import at_least
from stofa.cli.errors import Failure
from stofa.site_folder import MANIFEST, add_copies, is_ours, place, serve

BUILDER: Final = Path(__file__).resolve().parents[3] / "tools" / "build_site.py"
"""Where it is in a checkout."""

MISSING: Final = (
    "this installation does not carry the folder; in a checkout, python3 run.py site DIR builds it"
)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="new, empty, or written by this before")
    parser.add_argument(
        "--serve",
        type=at_least(0),
        nargs="?",
        const=8000,
        metavar="PORT",
        help="serve it to this machine afterwards, to try it (8000)",
    )


def run(args: Namespace) -> int:
    folder: Path = args.folder
    if not is_ours(folder):
        raise Failure(f"{folder} is not empty, and was not written by this command")
    carried = files("stofa").joinpath("site")
    if carried.joinpath(MANIFEST).is_file():
        with as_file(carried) as made:
            place(made, folder)
        copies = add_copies(folder)
        print(f"{folder}, with compressed copies ({', '.join(copies)})")
    elif not BUILDER.is_file():
        raise Failure(MISSING)
    elif subprocess.call([sys.executable, str(BUILDER), str(folder)]) != 0:
        raise Failure("the folder could not be built")
    if args.serve is not None:
        serve(folder, args.serve)
    return 0
