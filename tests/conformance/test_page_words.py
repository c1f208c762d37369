"""What the page says about a game: each move in the log and on a button, options, cards, points."""

import re
from pathlib import Path
from typing import get_args

import pytest

from stofa import Move, Title
from stofa.engine.options import Choice, Flag
from stofa.engine.words import LANGUAGES, Facts, say
from stofa.games import own_titles
from stofa.tables.events import AnyHappening
from tests.conformance.every import every_title_with_words
from tests.conformance.messages import DECLINED, facts, messages
from tests.conformance.setups import enough_ways
from tests.conformance.walks import LONG, played


def ids(title: Title, prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in messages(title.package, "en") if key.startswith(prefix)}


def made_by_seats(title: Title) -> list[Move]:
    return [move for move in title.moves if not title.moves.kinds[move.kind].chance]


@every_title_with_words
def test_every_move_can_be_told_whole_and_veiled(title: Title) -> None:
    secret = [move for move in title.moves if move.kind in title.moves.secret]
    assert secret
    told = {title.moves.message_of(move)[0] for move in (*title.moves, *map(title.moves.veil, secret))}
    assert ids(title, "told-") == told


@every_title_with_words
def test_every_move_of_a_seat_has_a_label(title: Title) -> None:
    assert ids(title, "label-") == {title.moves.message_of(move)[0] for move in made_by_seats(title)}


@every_title_with_words
def test_what_moves_name_has_a_word_of_its_own_or_needs_none(title: Title) -> None:
    """The page says `word-red` for the colour red; cities and squares are called the same everywhere."""
    named = {
        str(name).replace("/", "-")
        for kind in title.moves.kinds.values()
        for argument in kind.arguments
        if argument.word
        for choice in argument.choices
        if choice.facts
        for name in (choice.value if isinstance(choice.value, tuple) else [choice.value])
    }
    assert named <= ids(title, "word-")  # what else there is, `test_cards_are_named` knows


@every_title_with_words
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_is_told_with_its_own_facts(title: Title, language: str) -> None:
    seen: set[str] = set()
    for move in title.moves:
        key, given = title.moves.message_of(move)
        if key in seen:
            continue
        seen.add(key)
        kinds = ["told-"] if title.moves.kinds[move.kind].chance else ["told-", "label-"]
        for prefix in kinds:
            message = messages(title.package, language)[prefix + key]
            assert facts(message) - {"you", "name"} - DECLINED == set(given) - DECLINED, prefix + key
            said: list[str] = []
            for you in ("yes", "no"):
                who: Facts = {"you": you, "name": "Þórdís"}
                said.append(say(title.package, language, prefix + key, given | who))
            assert all("{" not in text for text in said)
            if "you" in facts(message):
                assert "Þórdís" in said[1]
                assert "Þórdís" not in said[0]


@every_title_with_words
def test_every_option_and_value_is_named_and_explained(title: Title) -> None:
    wanted: set[str] = set()
    for option in title.options:
        name = option.name
        wanted |= {name, f"{name}-about"}
        match option:
            case Choice(values=values):
                wanted |= {f"{name}-{value}{end}" for value in values for end in ("", "-about")}
            case Flag():
                wanted |= {f"{name}-true", f"{name}-false"}
            case _:
                wanted.add(f"{name}-chance")
    assert ids(title, "option-") == wanted


@every_title_with_words
def test_every_source_of_points_has_a_label_and_no_other(title: Title) -> None:
    labels = ids(title, "score-")
    for setup in enough_ways(title):
        scoring = played(setup, "greedy", 3, LONG).scoring
        assert scoring is not None
        for line in (line for lines in scoring for line in lines):
            assert line.source in labels
            given = {name: fact for name, fact in line.facts.items() if not isinstance(fact, list)}
            for language in LANGUAGES:
                assert say(title.package, language, f"score-{line.source}", given)


@every_title_with_words
def test_everything_that_happens_by_itself_is_told_and_nothing_else(title: Title) -> None:
    happened: set[str] = set()
    moving: set[str] = set()
    for setup in enough_ways(title):
        for state, _, move in played(setup, "greedy", 3, LONG).walk():
            for consequence in title.consequences(state, move.code):
                happened.add(consequence.what)
                if consequence.things:
                    moving.add(consequence.what)
                # Numbers and the names of cities and squares are the same everywhere.
                words = {thing for thing in consequence.things if thing.replace("-", "").isalpha()}
                words -= {thing for thing in words if thing[0].isupper()}
                assert words <= ids(title, "word-")
    assert ids(title, "then-") == happened
    for what in happened:
        for language in LANGUAGES:
            needed = {"you", "name"} | ({"things"} if what in moving else set())
            told = facts(messages(title.package, language)[f"then-{what}"])
            assert needed <= told <= needed | {"count"}


def test_cards_are_named() -> None:
    for title in own_titles().values():
        board = title.board()
        cards: list[str] = []
        if title.id == "ticket-to-ride-card-game":
            cards = list(board["cards"])
        if title.id == "partners":
            cards = [card["card"].replace("/", "-") for card in board["cards"]]
        if title.id == "thurn-and-taxis":
            cards = [stack["stack"] for stack in board["stacks"]]
        assert ids(title, "word-") == set(cards)


def test_every_kind_of_event_is_told() -> None:
    """Moves are told by their games."""
    told = {key.removeprefix("event-") for key in messages("stofa.tables", "en") if key.startswith("event-")}
    assert told == {kind.__struct_config__.tag for kind in get_args(AnyHappening)} - {"moved"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_are_told_with_what_they_hold(language: str) -> None:
    for kind in get_args(AnyHappening):
        tag = kind.__struct_config__.tag
        if tag != "moved":
            known = {*kind.__struct_fields__, *(("name", "you") if "seat" in kind.__struct_fields__ else ())}
            assert facts(messages("stofa.tables", language)[f"event-{tag}"]) <= known


def test_the_protocol_lists_every_message_of_a_move() -> None:
    text = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text("utf-8")
    listed = set(re.findall(r"`([a-z0-9-]+)`", text))
    for title in own_titles().values():
        assert ids(title, "told-") <= listed, title.id
        assert ids(title, "score-") <= listed, title.id
