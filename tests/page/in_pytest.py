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

READ_SENTENCES = (
    "test_a_card_has_its_name_in_the_language_of_the_reason",
    "test_refusals_name_who_and_why",
    "test_with_manual_chance_cards_are_moves_like_any_other",
    "test_names_must_be_as_many_as_seats",
    "test_chance_has_its_turn_like_a_seat",
    "test_what_is_well_formed_but_never_legal_knows_its_rule",
)
"""Tests that compare words, which the page would say."""


def run() -> str:
    """What pytest says in the end."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    import pytest

    from stofa.engine.words import speak_through

    # There is no Fluent, and some tests see to it that there are sentences, and that they differ.
    speak_through(lambda package, language, key, facts: f"{language} {key} {facts}")
    options = ["-q", "--tb=short", "-p", "no:cacheprovider", "--import-mode=importlib", "--noconftest"]
    options += ["-c", "/dev/null", "--rootdir=/checkout", "-W", "ignore", "-m", "not sweep and not slow"]
    options += ["-k", " and ".join(f"not {name}" for name in READ_SENTENCES)]
    tests = [f"/checkout/tests/{folder}/test_{name}.py" for folder, names in TESTS.items() for name in names]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        pytest.main([*options, *tests])
    return said.getvalue()[-3000:]
