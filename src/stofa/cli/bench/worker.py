"""The program of a child process that measures the games. Run by its path: then it decides how stofa loads.

    python worker.py            with the core as it is installed here
    python worker.py plain      with the plain sources of the core, whether or not it is compiled

It answers in lines of JSON: first what it can measure, then the figures for every request on standard input,
`{"game": …, "probe": …, "seconds": …}`.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

Probe = Callable[[float], dict[str, float]]

FOLDER = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
"""The folder of the package."""

# Seconds for which each probe runs before it counts.
WARM_UP = 0.03


class PlainCore(MetaPathFinder):
    """Finds the sources of `core` packages, though Python would prefer the extensions beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        parts = name.split(".")
        if parts[0] == "stofa" and parts[-2:-1] == ["core"]:
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None:
                    return spec
        return None


def load_stofa() -> None:
    """Import the package that this file belongs to, even if another stofa comes first on the path."""
    sys.path.append(os.path.dirname(FOLDER))  # for the shared library of an installed core
    spec = spec_from_file_location("stofa", os.path.join(FOLDER, "__init__.py"))
    assert spec is not None
    assert spec.loader is not None
    sys.modules["stofa"] = stofa = module_from_spec(spec)
    spec.loader.exec_module(stofa)


def serve(offers: Mapping[tuple[str, str], Probe], **about: object) -> None:
    """Print what can be measured, by game and probe, then answer requests until the input ends."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # keeps what libraries print out of the answers

    def answer(value: object) -> None:
        print(json.dumps(value), file=answers, flush=True)

    answer({"offers": list(offers), **about})
    warm = set()
    for line in sys.stdin:
        request = json.loads(line)
        key = (request["game"], request["probe"])
        if key not in warm and request["seconds"] > WARM_UP:
            offers[key](WARM_UP)
            warm.add(key)
        answer(offers[key](request["seconds"]))


def main() -> None:
    """Offer the probes of every game."""
    if "plain" in sys.argv[1:]:
        sys.meta_path.insert(0, PlainCore())
    load_stofa()

    import stofa
    from stofa.cli.bench.probes import GameProbes

    offers: dict[tuple[str, str], Probe] = {}
    for title in stofa.titles().values():
        for name, probe in GameProbes(title).probes().items():
            offers[title.id, name] = probe
    serve(offers, compiled=stofa.COMPILED)


if __name__ == "__main__":
    main()
