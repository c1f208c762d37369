"""A child process that measures the games. Run by its path, so that nothing of stofa is loaded before.

    python worker.py            with the core as it is installed here
    python worker.py plain      with the plain sources of the core, whether or not it is compiled

It answers on standard output: first one line that tells what it can measure, then for every line that it
is sent, `{"game": …, "probe": …, "seconds": …}`, one with the figures.
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
"""Where the package lies."""

WARM_UP = 0.03  # seconds


class PlainCore(MetaPathFinder):
    """Finds the modules of `core` packages by their sources, past the extensions that lie beside them."""

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
    """Loads this very package, whatever else is called so and might be found first."""
    sys.path.append(os.path.dirname(FOLDER))  # for the library that an installed core consists of
    spec = spec_from_file_location("stofa", os.path.join(FOLDER, "__init__.py"))
    assert spec is not None
    assert spec.loader is not None
    sys.modules["stofa"] = stofa = module_from_spec(spec)
    spec.loader.exec_module(stofa)


def serve(offers: Mapping[tuple[str, str], Probe], **about: object) -> None:
    """Tells what can be measured, by game and probe, and measures what is asked for."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a library prints is no answer

    def answer(value: object) -> None:
        print(json.dumps(value), file=answers, flush=True)

    answer({"offers": list(offers), **about})
    warm = set()
    for line in sys.stdin:
        asked = json.loads(line)
        key = (asked["game"], asked["probe"])
        if key not in warm and asked["seconds"] > WARM_UP:
            offers[key](WARM_UP)
            warm.add(key)
        answer(offers[key](asked["seconds"]))


def main() -> None:
    """Serve what there is to measure of every game."""
    if "plain" in sys.argv[1:]:
        sys.meta_path.insert(0, PlainCore())
    load_stofa()

    import stofa
    from stofa.cli.bench.probes import Bench

    offers: dict[tuple[str, str], Probe] = {}
    for title in stofa.titles().values():
        for name, probe in Bench(title).probes().items():
            offers[title.id, name] = probe
    serve(offers, compiled=stofa.COMPILED)


if __name__ == "__main__":
    main()
