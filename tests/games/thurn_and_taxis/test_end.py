"""TT-38 to TT-40: the last round, the score and the winner."""

from itertools import product

import pytest

import stofa
from stofa import Game, ThurnPosition
from stofa.engine.core.moves import Moves

from .positions import inside, legal, play, position, seen

SEVEN = "route: Mannheim–Carlsruhe–Freiburg–Basel–Zürich–Kempten–Ulm; carriage: 6"
LAST_HOUSE = "route: Basel–Freiburg–Carlsruhe; houses: all but Basel Lodz Linz"


ENDS = pytest.mark.parametrize(
    ("end", "how"), [(SEVEN, "close, each, done"), (LAST_HOUSE, "close, each, house Basel")]
)


def turns_after(game: Game[ThurnPosition], how: str) -> list[int]:
    """Who has a turn after the active seat has brought on the end."""
    play(game, how)
    ender, left = seen(game).active, None
    played = []
    while not game.over:
        assert isinstance(game.turn, int)
        assert seen(game).ending
        assert left in (None, seen(game).turns_left)
        played.append(game.turn)
        left = (seen(game).turns_left or 0) - 1
        play(game, "take stock, draw Pilsen, lay Lodz, end")
    assert seen(game).turns_left == 0
    assert left in (None, 0)
    assert ender not in played or played[0] == ender  # it may be the next seat's turn by now
    return played


def brought_on(
    end: str, players: int, start: int, ender: int, edition: str, rules: int | None
) -> Game[ThurnPosition]:
    """A seat is about to bring on the end."""
    seats = [end if seat == ender else "hand: Lodz" for seat in range(players)]
    return position(*seats, active=ender, start=start, step="laid", edition=edition, rules=rules)


@ENDS
@pytest.mark.parametrize(
    ("players", "start", "ender", "still_to_play"),
    [
        (2, 0, 0, [1]),
        (2, 0, 1, []),
        (2, 1, 0, []),
        (3, 0, 0, [1, 2]),
        (3, 0, 2, []),
        (3, 1, 1, [2, 0]),
        (3, 1, 2, [0]),
        (3, 1, 0, []),
        (4, 3, 3, [0, 1, 2]),
        (4, 3, 1, [2]),
        (4, 2, 0, [1]),
    ],
)
@pytest.mark.parametrize(("edition", "rules"), [("german", 2), ("german", 1), ("icelandic", 1)])
def test_tt_38_the_round_is_played_to_its_end(
    end: str,
    how: str,
    players: int,
    start: int,
    ender: int,
    still_to_play: list[int],
    edition: str,
    rules: int,
) -> None:
    """The player to the right of the starting player has the last turn; once that was so in both editions."""
    game = brought_on(end, players, start, ender, edition, rules)
    assert turns_after(game, how) == still_to_play


@ENDS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tt_38_in_the_icelandic_edition_everybody_else_has_one_more_turn(
    end: str, how: str, players: int
) -> None:
    """Whoever begins the game and whoever brings on the end: the others follow, clockwise."""
    for start, ender in product(range(players), repeat=2):
        game = brought_on(end, players, start, ender, "icelandic", None)
        assert turns_after(game, how) == [(ender + after) % players for after in range(1, players)]


def test_tt_38_a_second_7_carriage_does_not_make_the_last_round_longer() -> None:
    """Seat 1 brought on the end; seat 2 takes a 7 carriage too, and after seat 0 the game is over."""
    game = position(
        "hand: Lodz", "carriage: 7; tiles: end 1", SEVEN, active=2, step="laid", edition="icelandic"
    )
    assert seen(game).turns_left == 2
    play(game, "close, each, done")
    assert (game.turn, seen(game).turns_left) == (0, 1)
    assert play(game, "take stock, draw Pilsen, lay Lodz, end").over


@pytest.mark.parametrize(
    ("edition", "rules", "refused_to"), [("german", 2, 0), ("icelandic", 2, 1), ("icelandic", 1, 0)]
)
def test_tt_38_who_has_had_the_last_turn_may_not_move_again(
    edition: str, rules: int, refused_to: int
) -> None:
    """Of two seats the second brings on the end. In the Icelandic edition the first has a turn left."""
    game = brought_on(SEVEN, 2, 0, 1, edition, rules)
    play(game, "close, each, done")
    if refused_to == 1:
        with pytest.raises(stofa.NotYourTurn):
            game.play("take stock", 1)
        assert play(game, "take stock, draw Pilsen, lay Lodz, end").over
    with pytest.raises(stofa.GameOver):
        game.play("take stock", refused_to)


def test_tt_38_until_the_end_is_near_nobody_knows_how_many_turns_are_left() -> None:
    assert seen(position("carriage: 6", "houses: all but Ulm Lodz Linz")).turns_left is None


def test_tt_38_without_a_7_carriage_or_a_last_house_the_game_goes_on() -> None:
    """A 6 carriage is taken, and of two houses left one is placed."""
    route = "route: Basel–Freiburg–Carlsruhe–Stuttgart–Ulm–Kempten"
    game = position(
        "hand: Lodz", f"{route}; houses: all but Basel Kempten Lodz Linz; carriage: 5", active=1, step="laid"
    )
    play(game, "close, each, house Kempten, done")
    assert (seen(game).players[1].carriage, seen(game).players[1].houses_left) == (6, 1)
    assert (game.turn, seen(game).ending, seen(game).stacks["end"]) == (0, False, [1])


def test_tt_38_after_the_end_nobody_moves() -> None:
    game = play(position("carriage: 7; tiles: end 1", "", active=1, step="laid"), "end")
    assert (game.over, game.turn, legal(game), seen(game).step) == (True, None, "", "over")
    moves = Moves()
    inside(game).legal(moves)
    assert moves.listed() == []
    with pytest.raises(stofa.GameOver):
        game.play("take stock")
    with pytest.raises(stofa.GameOver):
        game.why_not("take stock")


def test_tt_38_before_the_end_there_is_no_result() -> None:
    assert position("carriage: 7; tiles: end 1", "", active=1, step="laid").result is None


@pytest.mark.parametrize(
    ("seat", "points"),
    [
        ("", -20),
        ("carriage: 3", 2 - 20),
        ("carriage: 7; houses: all but Lodz Ulm; tiles: end 1", 11),
        ("carriage: 7; houses: all but Lodz Ulm Linz Basel; tiles: length-7 4, baden 3, end 1", 16),
        ("tiles: outside-baiern 6, baiern 5", 11 - 20),
        ("carriage: 5; houses: Ulm Lodz", 5 - 18),
    ],
)
def test_tt_39_the_largest_carriage_and_the_tiles_less_the_houses_left(seat: str, points: int) -> None:
    assert inside(position(seat)).score(0) == points


def test_tt_39_cards_and_an_unfinished_route_count_nothing() -> None:
    game = position("hand: Ulm Ulm Ulm; route: Lodz–Pilsen–Budweis–Linz–Passau–Regensburg; carriage: 3")
    assert inside(game).score(0) == 2 - 20


def finished(*seats: str) -> stofa.Result:
    """How it ends when the last seat of the last round ends its turn."""
    game = play(position(*seats, active=len(seats) - 1, step="laid"), "end")
    assert game.result
    return game.result


def test_tt_40_most_points_win() -> None:
    assert finished("carriage: 5", "carriage: 6", "carriage: 7; tiles: end 1") == stofa.Result(
        [-15, -13, -9], [2]
    )


def test_tt_40_also_if_the_holder_of_the_end_tile_has_less() -> None:
    assert finished("carriage: 7; tiles: length-5 2", "carriage: 7; tiles: end 1") == stofa.Result(
        [-8, -9], [0]
    )


@pytest.mark.parametrize(
    ("points", "holder", "winner"),
    [
        # Seats with 1 are the equals; the others have less.
        ("11", 0, 0),
        ("11", 1, 1),
        ("111", 2, 2),
        ("111", 1, 1),
        ("110", 2, 0),  # seat 0 sits next after seat 2
        ("101", 1, 2),
        ("011", 0, 1),
        ("1110", 3, 0),
        ("0110", 3, 1),
        ("1011", 1, 2),
        ("1001", 1, 3),
        ("1101", 2, 3),
        ("1111", 3, 3),
    ],
)
def test_tt_40_among_equals_the_holder_of_the_end_tile_or_who_sits_next_after(
    points: str, holder: int, winner: int
) -> None:
    """A lone end tile is worth a point, so the holder has one house less to be equal to the others."""
    seats = [
        ("carriage: 7; houses: Ulm Lodz" if point == "1" else "carriage: 3")
        if seat != holder
        else ("carriage: 7; tiles: end 1; houses: " + ("Ulm" if point == "1" else ""))
        for seat, point in enumerate(points)
    ]
    result = finished(*seats)
    assert [score == max(result.scores) for score in result.scores] == [point == "1" for point in points]
    assert result.winners == [winner]
