"""What a simple sensible player is drawn to, where there can be no two opinions whatever the weights."""

import pytest

import stofa
from stofa import Game
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import greedy_move, play_greedy
from stofa.engine.core.state import NOBODY
from stofa.games.ticket_to_ride.core.state import TicketState

from .positions import inside, play, position


def favourites(game: Game) -> set[str]:
    """The legal moves that it is drawn to most."""
    observation = inside(game).observe(inside(game).mover())
    urges = {str(move): observation.preference(move.code) for move in game.legal}
    return {move for move, preference in urges.items() if preference == max(urges.values())}


CASES: dict[str, tuple[Game, str]] = {
    "a colour that a ticket shows and that is missing": (
        position("hand: red; tickets: 44", row="black white green orange purple", open_stations=True),
        "take white",
    ),
    "the unknown card rather than useless ones": (
        position("hand: red; tickets: 44", row="black*5", open_stations=True),
        "take stock",
    ),
    "the row that serves its tickets": (
        position("hand: white*2 blue*2 red*2 green; tickets: 44 43", row="black*5", open_stations=True),
        "lay white 2, lay blue 2",
    ),
    "three cards that all serve": (
        position("hand: white yellow orange red; tickets: 33", row="black*5", open_stations=True),
        "lay white yellow orange",
    ),
    "the robbery": (
        position("hand: blue*4 white; tickets: 43 44", "track: blue 3", row="black*5", open_stations=True),
        "lay blue 4",
    ),
    "new tickets when the old ones are provided for": (
        position("hand: red; station: yellow; tickets: 1", row="black*5", open_stations=True),
        "tickets",
    ),
    "no new tickets in the last turn": (
        position("station: yellow; tickets: 1", row="black*2", rest="discards", open_stations=True),
        "take black",
    ),
    "keeping a ticket for which all is there": (
        play(
            position("hand: yellow*2 blue*2 red; tickets: 46", open_stations=True),
            "tickets, ticket 4, ticket 45, ticket 44, ticket 43",
        ),
        "keep 4",
    ),
    "completing what brings most": (
        position("station: blue red green orange; tickets: 13 26", rest="discards", step="completing"),
        "complete 26",
    ),
    "completing one after the other": (
        position("station: blue*2 red green; tickets: 11 13", rest="discards", step="completing"),
        "complete 11",
    ),
}


@pytest.mark.parametrize("wish", CASES)
def test_it_prefers(wish: str) -> None:
    game, moves = CASES[wish]
    assert favourites(game) <= set(moves.split(", "))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("open_stations", [False, True])
def test_a_greedy_game_ends_in_a_normal_number_of_turns(players: int, open_stations: bool) -> None:
    for seed in range(3):
        state = TicketState(players, 0, open_stations)
        decisions = play_greedy(state, stofa.Rng(seed), 5000, Moves())
        assert state.mover() == NOBODY
        assert 30 * players < decisions < 200 * players
        assert max(state.score(seat) for seat in range(players)) > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_players_who_do_anything(players: int) -> None:
    won = 0
    moves = Moves()
    for seed in range(15):
        state, rng = TicketState(players, seed % players, False), stofa.Rng(seed)
        state.resolve_chance(rng)
        while (mover := state.mover()) != NOBODY:
            if mover == 0:
                state.play(greedy_move(state.observe(0), rng, moves))
            else:
                state.legal(moves)
                state.play(moves.codes[rng.below(moves.count)])
            state.resolve_chance(rng)
        won += state.winners() & 1
    assert won >= 13


def test_spite_is_in_robbing_alone() -> None:
    game = position("hand: blue*4 white*3; tickets: 43 44", "track: blue 3", row="black*5")
    observation = inside(game).observe(inside(game).mover())
    spiteful = {str(move) for move in game.legal if observation.spite(move.code) > 0}
    assert spiteful == {"lay blue 4"}
    assert {observation.spite(move.code) for move in game.legal if str(move) != "lay blue 4"} == {0}
