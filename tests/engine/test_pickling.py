"""What is sent to other processes arrives: errors of every kind, and answers of real process pools."""

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import pytest

import stofa
import stofa.server.errors as server
import stofa.tables.errors as tables
from stofa import Game, Illegal, Refusal, Rng, StofaError
from stofa.engine.errors import BotFailed
from stofa.engine.words import LANGUAGES
from tests.engine import pool_work

TITLE: Final = stofa.title("ticket-to-ride-card-game")
NEVER_LEGAL: Final = "lay red 1"

REFUSAL: Final = Refusal("TT-9", "not-in-display", {"city": "Ulm"}, "stofa.games.thurn_and_taxis")
ILLEGAL: Final = Illegal("take Ulm", REFUSAL)
ERRORS: Final[list[StofaError]] = [
    ILLEGAL,
    stofa.Unreadable("no-move", move="castle"),
    stofa.NotYourTurn("not-your-turn", seat=1, turn="chance"),
    stofa.GameOver("game-over"),
    stofa.UnknownGame("no-game", game="chess", games="partners"),
    stofa.UnknownRule("no-rule", rule="TT-99"),
    BotFailed("bot-no-move", bot="mine", seat=1, chosen="3"),
    stofa.BadAction("no-action", game=3, cause=ILLEGAL),
    stofa.UnknownSeat("no-seat", seat=9, players=3),
    stofa.BadOption("bad-seat", option="start", value="9", last=3),
    stofa.BadPosition("position-twice", part="hand 0"),
    stofa.BadRecord("record-move", at="move 3", cause=ILLEGAL),
    tables.Refused("slow-down", retry_after=1.5),
    tables.StaleDecision(),
    tables.IllegalMoveOfChoice(ILLEGAL, 2),
    server.CannotServe("port-in-use", host="::1", port=80),
]


def kinds(kind: type[StofaError]) -> set[type[StofaError]]:
    return {kind, *(each for below in kind.__subclasses__() for each in kinds(below))}


def test_there_is_an_example_of_every_error() -> None:
    assert {type(error) for error in ERRORS} == {
        kind for kind in kinds(StofaError) - {StofaError} if kind.__module__.startswith("stofa.")
    }


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_can_be_copied_and_sent(error: StofaError) -> None:
    twins = [copy.copy(error), copy.deepcopy(error)]
    twins += [pickle.loads(pickle.dumps(error, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    for twin in twins:
        assert type(twin) is type(error)
        assert [twin.sentence(language) for language in LANGUAGES] == [
            error.sentence(language) for language in LANGUAGES
        ]
        ours, theirs = vars(error) | {"cause": None}, vars(twin) | {"cause": None}
        assert theirs == ours
        assert twin.args == error.args


def test_a_move_that_is_never_legal_keeps_its_rule() -> None:
    move = TITLE.moves.read(NEVER_LEGAL)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        twin = pickle.loads(pickle.dumps(move, protocol))
        assert type(twin) is type(move)
        assert (twin, twin.refusal) == (move, move.refusal)  # type: ignore[attr-defined]


def test_a_generator_goes_on_alike() -> None:
    rng = Rng(5)
    rng.below(10)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        twin = pickle.loads(pickle.dumps(rng, protocol))
        one = copy.copy(rng)
        assert [twin.below(1000) for _ in range(5)] == [one.below(1000) for _ in range(5)]


def played(game: Game, move: str) -> Game:
    twin = game.copy()
    twin.play(move)
    return twin


def test_an_executor_sends_moves_games_and_errors() -> None:
    game = stofa.new("thurn-and-taxis", players=3, seed=7, start=0)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        move = pool.submit(pool_work.first_legal, game.view(0)).result(60)
        assert move is game.legal[0]
        later = pool.submit(pool_work.play, game, move).result(60)
        assert list(later.history) == list(played(game, move).history)
        assert len(later.history) > len(game.history)
        with pytest.raises(Illegal) as refused:
            pool.submit(pool_work.play, game, "close").result(60)
        assert refused.value.rule == "TT-21"
        with pytest.raises(stofa.UnknownGame):
            pool.submit(pool_work.first_move, "chess").result(60)


def test_a_pool_sends_moves_and_errors() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for name in stofa.titles():
            move = pool.apply_async(pool_work.first_move, (name,)).get(60)
            assert move is stofa.new(name, seed=3).legal[0]
        with pytest.raises(stofa.UnknownGame):
            pool.apply_async(pool_work.first_move, ("chess",)).get(60)
        game = stofa.new("partners", seed=2)
        with pytest.raises(Illegal):
            pool.apply_async(pool_work.play, (game, "fold")).get(60)
