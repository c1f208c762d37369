"""Runs some of the rules' and the engine's own tests in Pyodide."""

import contextlib
import io
import os

TESTS = {
    "engine": ("chance", "game", "moves", "record"),
    "engine/core": ("evaluation", "measure", "moves", "playout", "rng"),
    "games/partners": ("board", "book_examples", "cards", "goal", "helping", "meeting", "playing"),
    "games/thurn_and_taxis": ("book_examples", "closing", "deal", "end", "laying", "setup", "taking", "turn"),
    "games/ticket_to_ride": (
        *("book_examples", "choice", "count", "deal", "end", "laying", "pile", "setup"),
        *("taking", "tickets", "turn"),
    ),
}
"""Not among them is what a page lacks (pictures, sentences, vectors of games), and what needs Hypothesis."""


def run() -> str:
    """What pytest says in the end."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    import pytest

    from stofa.engine.words import speak_through

    # There is no Fluent, and the tests that are chosen do not read sentences, but see that there are some.
    speak_through(lambda package, language, key, facts: f"{language} {key} {facts}")
    options = ["-q", "--tb=short", "-p", "no:cacheprovider", "--import-mode=importlib", "--noconftest"]
    options += ["-c", "/dev/null", "--rootdir=/checkout", "-W", "ignore", "-m", "not sweep and not slow"]
    tests = [f"/checkout/tests/{folder}/test_{name}.py" for folder, names in TESTS.items() for name in names]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        pytest.main([*options, *tests])
    return said.getvalue()[-3000:]
