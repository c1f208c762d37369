"""Whatever is handed to `stofa`, it works, or it is refused with one clear text in every language.

Nothing has changed then, and nothing was made that could not be read back.
"""

from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given, strategies as st

import stofa
from stofa import BadOption, GameOver, NotYourTurn, StofaError, UnknownGame, UnknownSeat
from stofa.bots import bot
from stofa.engine.words import LANGUAGES
from tests.conformance.dump import dump


class Hostile:
    """It cannot even be printed."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


class Many:
    """It looks like a number, and is none, as arrays may be."""

    def __index__(self) -> int:
        raise TypeError("only arrays of one")


class Four:
    """A whole number of another library."""

    def __index__(self) -> int:
        return 4


ODD: Final[list[Any]] = [
    None,
    True,
    False,
    0,
    -1,
    3.0,
    float("nan"),
    2 + 1j,
    10**30,
    -(10**5000),
    "",
    "3",
    "9" * 5000,
    "~",
    "²",
    "\ud800",
    "a\0b",
    b"3",
    bytearray(b"{}"),
    [],
    [1, 2],
    ["Anna", "Ben"],
    ["Anna", "\ud800"],
    [[]],
    (),
    {},
    {"start": 0},
    {1: 2},
    {3},
    range(3),
    object,
    len,
    Hostile(),
    Many(),
    Four(),
    stofa.title("partners"),
    stofa.Rng(1),
]

odd: Final = (
    st.sampled_from(ODD) | st.integers() | st.floats() | st.text() | st.binary() | st.lists(st.text())
)


def works_or_says_why(function: Callable[..., Any], *values: Any, **named: Any) -> None:
    """It does, or raises one of our errors, which has a text in every language."""
    try:
        function(*values, **named)
    except StofaError as error:
        texts = [str(error), *(error.sentence(language) for language in LANGUAGES)]
        assert all(texts)


def new_and_read_back(name: Any, **named: Any) -> None:
    """A game can be recorded, and its record read."""
    game = stofa.new(name, **named)
    stofa.replay(stofa.record_of(game).to_json())


@given(value=odd)
def test_new_games(value: Any) -> None:
    works_or_says_why(new_and_read_back, value)
    for title in stofa.titles().values():
        for name in (
            "players",
            "seed",
            "seats",
            "rules",
            "other",
            *(option.name for option in title.options),
        ):
            works_or_says_why(new_and_read_back, title, **{name: value})
        works_or_says_why(stofa.Game, title, max(title.player_counts), value)


@given(value=odd)
def test_other_functions(value: Any) -> None:
    for function in (stofa.title, stofa.replay, stofa.read_record, stofa.Chance, bot):
        works_or_says_why(function, value)
    works_or_says_why(stofa.position, "partners", value)
    works_or_says_why(stofa.position, value, "turn: 0")
    record = stofa.record_of(stofa.new("partners", seed=1))
    parts = {name: getattr(record, name) for name in record.__struct_fields__}
    for name in parts:
        works_or_says_why(stofa.replay, stofa.Record(**{**parts, name: value}))


@given(value=odd)
def test_a_game_that_is_played(value: Any) -> None:
    game = stofa.new("thurn-and-taxis", players=3, seed=7, start=0)
    before = dump(game._state)
    for function in (
        game.why_not,
        game.consequences,
        game.view,
        game.history_seen_by,
        game.view(0).why_not,
        game.view(1).why_not,
        game.view().why_not,
        game.title.moves.read,
        game.play,
    ):
        works_or_says_why(function, value)
        assert dump(game._state) == before
    works_or_says_why(game.play, "castle", value)
    works_or_says_why(game.play, "close", value)
    assert dump(game._state) == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 3.0}, "The number of players is a whole number, not 3.0."),
        ({"players": "3"}, "The number of players is a whole number, not '3'."),
        ({"players": True}, "The number of players is a whole number, not True."),
        ({"players": 7}, "TT-1: thurn-and-taxis is for 2 to 4 players, not 7."),
        ({"seats": [1, 2]}, "The names of the seats are a list of texts, not [1, 2]."),
        ({"seats": "ab"}, "The names of the seats are a list of texts, not 'ab'."),
        ({"seats": []}, "0 names were given for 2 seats."),
        ({"seed": 1.5}, "A seed is a whole number or a text, not 1.5."),
        ({"edition": None}, "Option edition cannot be “None”. It can be: german, icelandic."),
        ({"start": 1.0}, "Option start cannot be “1.0”. It is a seat from 0 to 1."),
    ],
)
def test_what_is_said(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        stofa.new("thurn-and-taxis", **arguments)
    assert str(refused.value) == sentence


def test_whole_numbers_of_other_libraries_are_numbers() -> None:
    four: Any = Four()
    game = stofa.new("thurn-and-taxis", players=four, seed=four)
    assert type(game.players) is int
    assert game.history == stofa.new("thurn-and-taxis", players=4, seed=4).history


@pytest.mark.parametrize("name", [None, 3, ["partners"], "chess"])
def test_no_such_game(name: Any) -> None:
    with pytest.raises(UnknownGame, match="There is no game called “"):
        stofa.new(name)


@pytest.mark.parametrize("seat", [-1, 3, "0", 0.0, True, []])
def test_no_such_seat(seat: Any) -> None:
    game = stofa.new("thurn-and-taxis", players=3)
    with pytest.raises(UnknownSeat, match="at a table for 3"):
        game.view(seat)
    with pytest.raises(UnknownSeat):
        game.history_seen_by(seat)


def test_a_seat_that_is_not_to_move_is_told_so() -> None:
    game = stofa.new("thurn-and-taxis", players=3, seed=7, start=0)
    open_card = game.view().position.display[0]
    for move in (f"take {open_card}", "take stock", "close"):
        with pytest.raises(NotYourTurn, match="It is not the turn of seat 1: seat 0 is to move"):
            game.view(1).why_not(move)
        with pytest.raises(NotYourTurn, match="A spectator does not move: seat 0 is to move"):
            game.view().why_not(move)
    assert game.view(0).why_not("take stock") is None
    waiting = game.copy(manual_chance=True)
    waiting.play("take stock")
    with pytest.raises(NotYourTurn, match="a card has to come first"):
        waiting.view(0).why_not("take stock")


def test_after_the_end_nobody_is_to_move() -> None:
    game = stofa.new("partners", seed=1)
    greedy, rng = bot("greedy"), stofa.Rng(1)
    while isinstance(game.turn, int):
        game.play(greedy.choose(game.view(game.turn), rng))
    for seat in (0, 1, 2, 3, None):
        with pytest.raises(GameOver):
            game.view(seat).why_not("fold")
