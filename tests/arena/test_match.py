"""Games between bots: fixed by seed and number, counted as they come."""

import pytest

from stofa import BadOption, UnknownGame, record_of, replay
from stofa.arena.match import create_match, outcome, play
from stofa.arena.simulation import simulate
from stofa.arena.tally import Tally

GAME = "thurn-and-taxis"


def test_seed_and_number_fix_a_game() -> None:
    match = create_match(GAME, 2, ["greedy"], "1", {})
    assert record_of(play(match, 3)) == record_of(play(match, 3))
    assert record_of(play(match, 3)) != record_of(play(match, 4))


def test_a_part_of_a_run_is_the_same_as_in_the_whole() -> None:
    match = create_match(GAME, 2, ["greedy"], "1", {})
    three = [played.record for played in simulate(match, 3, record=True)]
    assert three[:2] == [played.record for played in simulate(match, 2, record=True)]
    assert three[2] == outcome(play(match, 2), record=True, legal=False).record


def test_who_sits_where() -> None:
    assert create_match(GAME, 3, ["greedy"], "1", {}).bots == ("greedy",) * 3
    assert create_match(GAME, None, ["greedy"], "1", {}).bots == ("greedy",) * 2
    match = create_match(GAME, None, ["greedy", "random", "greedy"], "1", {}, limit=20)
    assert play(match, 0).seats == ["bot:greedy", "bot:random", "bot:greedy"]


@pytest.mark.parametrize(
    ("game", "players", "bots", "options"),
    [
        ("chess", 2, ["greedy"], {}),
        (GAME, 5, ["greedy"], {}),
        (GAME, 2, ["clever"], {}),
        (GAME, 3, ["greedy", "greedy"], {}),
        (GAME, 2, [], {}),
        (GAME, 2, ["greedy"], {"edition": "french"}),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(
    game: str, players: int, bots: list[str], options: dict[str, str]
) -> None:
    with pytest.raises((BadOption, UnknownGame)):
        create_match(game, players, bots, "1", options)


def test_the_limit_leaves_a_game_unfinished() -> None:
    game = play(create_match(GAME, 2, ["random"], "1", {}, limit=50), 0)
    assert not game.over
    assert 50 <= len(game.history) < 60
    remembered = outcome(game, record=True, legal=True)
    assert remembered.scores is None
    assert remembered.record is not None
    assert not replay(remembered.record).over


def test_the_tally_counts() -> None:
    match = create_match(GAME, 2, ["greedy"], "1", {})
    tally = Tally(match)
    games = [play(match, number) for number in range(3)]
    for game in games:
        tally.add(outcome(game, record=False, legal=False))
    tally.add(
        outcome(play(create_match(GAME, 2, ["random"], "1", {}, limit=30), 0), record=False, legal=False)
    )
    results = [game.result for game in games if game.result]
    assert (tally.games, tally.finished, tally.unfinished) == (4, 3, 1)
    assert sum(tally.wins) == 3
    assert tally.mean_score(0) == sum(result.scores[0] for result in results) / 3
    assert tally.win_rate(1) == sum(result.winners == [1] for result in results) / 3


def test_an_empty_tally_has_no_rates() -> None:
    tally = Tally(create_match(GAME, 2, ["greedy"], "1", {}))
    assert tally.win_rate(0) is None
    assert tally.mean_score(0) is None
    assert tally.as_json()["games"] == 0
