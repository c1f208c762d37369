"""Games whose moves are numbers, one by one and many at once: the same games, by the same rules."""

import copy
import pickle
from array import array
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

import stofa
from stofa import BadAction, BadOption, GameOver, Illegal, Rng, StofaError, Title, UnknownSeat
from stofa.engine.options import Seat
from stofa.engine.words import LANGUAGES
from stofa.fast import NO_ACTION, NOBODY, Batch, FastGame
from tests.conformance.dump import dump, parts
from tests.conformance.every import each_setup, every_title
from tests.conformance.setups import Setup

STEPS = 200


def random_action(game: FastGame, rng: Rng) -> int:
    return game.legal[rng.below(len(game.legal))]


def single(setup: Setup, seed: int) -> FastGame:
    options: dict[str, Any] = {"rules": setup.rules, **setup.options}
    return FastGame(setup.title, setup.players, seed=seed, **options)


def told(batch: Batch) -> list[Any]:
    """Everything in a batch, hidden things too."""
    shown = [
        batch.movers,
        batch.finished,
        batch.scores,
        batch.winners,
        batch.legal_actions,
        batch.legal_offsets,
    ]
    masks = [] if batch.masks is None else [bytes(batch.masks)]
    states = [dump(batch.peek(game)) for game in range(batch.size)]
    return [*(view.tolist() for view in shown), masks, states, [dump(rng) for rng in batch._games.rngs]]


# ── One game ────────────────────────────────────────────────────────────────────────────────────────


@each_setup
def test_a_fast_game_keeps_the_rules(setup: Setup) -> None:
    """Move for move it is the game that is played with notation."""
    fast = single(setup, 3)
    game = fast.to_game(manual_chance=True)
    rng = Rng(1)
    for _ in range(100):
        if fast.over:
            break
        assert [fast.move(action) for action in fast.legal] == game.legal
        assert fast.mover == game.turn
        for seat in (None, *range(setup.players)):
            assert dump(fast.view(seat).observation) == dump(game.view(seat).observation)
        action = random_action(fast, rng)
        assert fast.action(fast.move(action)) == action
        fast.step(action)
        game = fast.to_game(manual_chance=True)


@every_title
def test_a_whole_game_ends_as_the_rules_say(title: Title) -> None:
    fast = FastGame(title, seed=2)
    rng = Rng(4)
    for _ in range(20_000):
        if fast.over:
            break
        assert (fast.scores, fast.winners) == (None, None)
        observation = fast.view(fast.mover).observation
        best = max(
            fast.legal, key=lambda action: (observation.preference(fast.move(action).code), rng.below(9))
        )
        fast.step(best)
    assert fast.over
    assert fast.mover == NOBODY
    assert fast.legal == []
    result = fast.to_game().result
    assert result is not None
    assert (fast.scores, fast.winners) == (result.scores, result.winners)
    with pytest.raises(GameOver):
        fast.step(0)
    fast.reset()
    assert not fast.over


@every_title
def test_an_illegal_step_changes_nothing_and_names_the_rule(title: Title) -> None:
    fast = FastGame(title, seed=5)
    before = dump(fast.peek()), fast.legal
    wrong = [action for action in range(len(title.moves.actions)) if action not in fast.legal]
    for action in wrong[:: 1 + len(wrong) // 100]:
        with pytest.raises(Illegal) as refused:
            fast.step(action)
        assert refused.value.rule in str(refused.value)
    odd: list[Any] = [-1, -2, len(title.moves.actions), 2**70, None, True, 0.0, "0", [0]]
    for value in odd:
        with pytest.raises(BadAction, match="is not the number of a move"):
            fast.step(value)
    assert (dump(fast.peek()), fast.legal) == before


def test_cards_are_no_actions() -> None:
    fast = FastGame("thurn-and-taxis", seed=1)
    assert fast.move(fast.action("take stock")) == "take stock"
    with pytest.raises(BadAction, match="“draw Ulm” is a move that no seat makes"):
        fast.action("draw Ulm")
    with pytest.raises(stofa.Unreadable):
        fast.action("castle")
    with pytest.raises(UnknownSeat):
        fast.view(2)


@pytest.mark.parametrize("way", ["clone", "copy", "deepcopy", "pickle", "copy_from"])
@every_title
def test_a_copy_goes_on_alike_and_shares_nothing(title: Title, way: str) -> None:
    fast = FastGame(title, seed=6)
    rng = Rng(7)
    for _ in range(8):
        fast.step(random_action(fast, rng))
    other = FastGame(title, seed=1)
    other.copy_from(fast)
    ways: dict[str, Callable[[], FastGame[Any]]] = {
        "clone": fast.clone,
        "copy": lambda: copy.copy(fast),
        "deepcopy": lambda: copy.deepcopy(fast),
        "pickle": lambda: pickle.loads(pickle.dumps(fast)),
        "copy_from": lambda: other,
    }
    twin = ways[way]()
    assert dump(twin.peek()) == dump(fast.peek())
    assert not parts(twin._games.states[0]).keys() & parts(fast._games.states[0]).keys()
    before = dump(fast.peek())
    actions = []
    for _ in range(20):
        if not twin.over:
            actions.append(random_action(twin, rng))
            twin.step(actions[-1])
    assert dump(fast.peek()) == before
    assert actions
    for action in actions:
        fast.step(action)
    assert dump(twin.peek()) == dump(fast.peek())
    assert dump(twin.to_game(seed=1)._state) == dump(fast.to_game(seed=1)._state)


def test_only_a_game_of_the_same_kind_can_be_copied_from() -> None:
    fast = FastGame("thurn-and-taxis", 3, seed=1)
    before = dump(fast.peek())
    for other in (FastGame("partners"), FastGame("thurn-and-taxis", 2)):
        with pytest.raises(BadOption, match="Only a game of thurn-and-taxis for 3"):
            fast.copy_from(other)
    assert dump(fast.peek()) == before


@every_title
def test_a_game_can_be_taken_up_and_what_a_seat_does_not_know_imagined(title: Title) -> None:
    game = stofa.new(title, seed=4)
    for _ in range(20):
        game.play(game.legal[0])
    fast = FastGame.from_game(game, seed=1)
    assert dump(fast.peek()) == dump(game._state)
    assert isinstance(game.turn, int)
    imagined = fast.imagine(game.turn, Rng(3))
    assert dump(imagined.view(game.turn).observation) == dump(game.view(game.turn).observation)
    imagined.step(imagined.legal[0])
    assert dump(fast.peek()) == dump(game._state)


def test_peeking_gives_a_copy() -> None:
    for fast in (FastGame("partners", seed=1), stofa.new("partners", seed=1)):
        before = dump(fast.peek())
        state = fast.peek()
        state.play(next(iter(stofa.title("partners").moves)).code)
        assert dump(fast.peek()) == before


# ── Many games ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("auto_reset", [False, True])
@each_setup
def test_a_batch_plays_the_same_games_as_single_ones(setup: Setup, auto_reset: bool) -> None:
    size = 4
    options: dict[str, Any] = {"rules": setup.rules, **setup.options}
    batch = Batch(setup.title, size, setup.players, seed=9, auto_reset=auto_reset, **options)
    singles = [single(setup, 9 + number) for number in range(size)]
    rng = Rng(2)
    wide = len(setup.title.moves.actions)
    ended = 0
    for _ in range(STEPS):
        actions = batch.random_actions(rng).tolist()
        batch.step(actions)
        for number, (game, action) in enumerate(zip(singles, actions, strict=True)):
            over = action != NO_ACTION and game.step(action) == NOBODY
            assert batch.finished[number] == over
            if over:
                ended += 1
                scores: list[Any] = batch.scores.tolist()
                assert game.scores == scores[number]
                assert game.winners == [s for s in range(setup.players) if batch.winners[number] >> s & 1]
                if auto_reset:
                    game.reset()
            assert batch.movers[number] == game.mover
            assert batch.legal(number) == game.legal
            assert batch.masks is not None
            row = bytes(batch.masks)[number * wide : (number + 1) * wide]
            assert row.count(1) == sum(row) == len(game.legal)
            assert all(row[action] for action in game.legal)
    for number, game in enumerate(singles):
        assert dump(batch.peek(number)) == dump(game.peek())


@every_title
def test_seats_that_nobody_named_are_drawn(title: Title) -> None:
    batch = Batch(title, 40, seed=1)
    singles = [FastGame(title, seed=1 + number) for number in range(40)]
    assert [dump(batch.peek(number)) for number in range(40)] == [dump(single.peek()) for single in singles]
    for option in title.options:
        if isinstance(option, Seat):
            assert len({single.to_game().options[option.name] for single in singles}) > 1
            named: dict[str, Any] = {option.name: 1}
            assert dump(Batch(title, 2, seed=1, **named).peek(0)) == dump(
                FastGame(title, seed=1, **named).peek()
            )


@every_title
def test_one_illegal_action_stops_the_whole_step(title: Title) -> None:
    batch = Batch(title, 5, seed=1)
    rng = Rng(3)
    for _ in range(8):
        batch.step(batch.random_actions(rng))
    actions = batch.random_actions(rng).tolist()
    illegal = next(action for action in range(len(title.moves.actions)) if action not in batch.legal(3))
    before = told(batch)
    wrong: Any
    for wrong in (illegal, -7, 10**6, 2**63, None, 1.0, True, "x"):
        with pytest.raises(BadAction) as refused:
            batch.step([*actions[:3], wrong, actions[4]])
        assert refused.value.game == 3
        assert str(refused.value).startswith("Game 3: ")
        assert all(refused.value.sentence(language) for language in LANGUAGES)
        assert told(batch) == before
    assert isinstance(pickle.loads(pickle.dumps(refused.value)), BadAction)
    for wrong in (actions[:4], [], [*actions, 0], None, 5, array("q", actions[:2])):
        with pytest.raises(BadOption):
            batch.step(wrong)
        assert told(batch) == before
    batch.step(actions)
    assert told(batch) != before


def test_actions_come_in_any_buffer_or_sequence() -> None:
    batches = [Batch("thurn-and-taxis", 6, 3, seed=4) for _ in range(7)]
    rng = Rng(5)
    for _ in range(50):
        actions = batches[0].random_actions(rng).tolist()
        gaps = memoryview(array("q", [each for action in actions for each in (action, 0)]))[::2]
        ways: list[Any] = [
            actions,
            tuple(actions),
            array("q", actions),
            array("l", actions),
            array("i", actions),
            memoryview(array("q", actions)),
            gaps,
        ]
        for batch, way in zip(batches, ways, strict=True):
            batch.step(way)
        assert all(told(batch) == told(batches[0]) for batch in batches[1:])


def test_no_action_leaves_a_game_as_it_is() -> None:
    batch = Batch("ticket-to-ride-card-game", 4, seed=2)
    before = told(batch)
    batch.step([NO_ACTION] * 4)
    assert told(batch) == before
    kept = dump(batch.peek(1)), batch.legal(1)
    for _ in range(10):
        batch.step([batch.legal(0)[0], NO_ACTION, batch.legal(2)[-1], batch.legal(3)[0]])
    assert (dump(batch.peek(1)), batch.legal(1)) == kept
    assert dump(batch.peek(0)) != before[-2][0]


def test_where_a_game_is_over_only_no_action_will_do() -> None:
    batch = Batch("partners", 3, seed=1)
    rng = Rng(1)
    while NOBODY not in batch.movers.tolist():
        batch.step(batch.random_actions(rng))
    over = batch.movers.tolist().index(NOBODY)
    assert (batch.finished[over], batch.legal(over)) == (1, [])
    actions = batch.random_actions(rng).tolist()
    assert actions[over] == NO_ACTION
    with pytest.raises(BadAction, match=f"Game {over}: The game is over"):
        batch.step([0 if game == over else action for game, action in enumerate(actions)])
    scores = batch.scores.tolist()[over]
    batch.step(actions)
    assert (batch.finished[over], batch.scores.tolist()[over]) == (0, scores)
    batch.reset([over])
    assert batch.movers[over] != NOBODY
    assert batch.legal(over)


def test_masks_go_into_a_buffer_of_the_caller() -> None:
    batch = Batch("thurn-and-taxis", 3, seed=1)
    assert batch.masks is not None
    room = bytearray(3 * len(batch.title.moves.actions))
    batch.write_masks(room)
    assert bytes(room) == bytes(batch.masks)
    wrong: Any
    for wrong in (bytearray(5), bytes(room), None, [0], memoryview(bytearray(2 * len(room)))[::2]):
        with pytest.raises(BadOption, match=f"a buffer of {len(room)} bytes"):
            batch.write_masks(wrong)
    with pytest.raises(BadOption, match="keeps no masks"):
        Batch("thurn-and-taxis", 3, masks=False).write_masks(room)


def test_nobody_can_write_into_what_a_batch_shows() -> None:
    batch = Batch("thurn-and-taxis", 3, seed=1)
    for shown in (
        batch.movers,
        batch.finished,
        batch.scores,
        batch.winners,
        batch.masks,
        batch.legal_actions,
    ):
        assert shown is not None
        assert shown.readonly


@pytest.mark.parametrize("way", ["clone", "copy", "pickle"])
def test_a_copy_of_a_batch_goes_on_alike(way: str) -> None:
    batch = Batch("thurn-and-taxis", 3, 3, seed=1, auto_reset=True)
    rng = Rng(1)
    for _ in range(40):
        batch.step(batch.random_actions(rng))
    ways: dict[str, Callable[[], Batch[Any]]] = {
        "clone": batch.clone,
        "copy": lambda: copy.copy(batch),
        "pickle": lambda: pickle.loads(pickle.dumps(batch)),
    }
    twin = ways[way]()
    assert told(twin) == told(batch)
    before = told(batch)
    for _ in range(10):
        twin.step(twin.random_actions(rng))
    assert told(batch) == before


ODD = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers())


def says_why(function: Any, *values: Any, **named: Any) -> None:
    """It works, or raises one of our errors, which has a text in every language."""
    try:
        function(*values, **named)
    except StofaError as error:
        texts = [error.sentence(language) for language in LANGUAGES]
        assert all(texts)


@given(value=ODD)
def test_odd_values(value: Any) -> None:
    batch = Batch("partners", 2, seed=1)
    says_why(FastGame, value)
    for name in ("players", "seed", "rules", "dealer", "other"):
        says_why(FastGame, "partners", **{name: value})
    if not isinstance(value, int) or value < 100:
        says_why(Batch, "partners", value)
    for function in (
        batch.legal,
        batch.view,
        batch.peek,
        batch.move,
        batch.action,
        batch.step,
        batch.write_masks,
    ):
        says_why(function, value)


# ── Observations in numbers, and games that last too long ───────────────────────────────────────────


def test_observations_are_those_of_the_seats_that_decide() -> None:
    batch = Batch("thurn-and-taxis", 3, seed=4, observations=True)
    width = batch.layout.width
    rng = Rng(1)
    for _ in range(50):
        batch.step(batch.random_actions(rng))
        assert batch.observations is not None
        told = bytes(batch.observations)
        for game in range(3):
            mover = batch.movers[game]
            assert told[game * width : (game + 1) * width] == batch.view(game, mover).encoded()
    assert Batch("thurn-and-taxis", 3).observations is None


def test_a_game_that_reaches_the_limit_is_broken_off() -> None:
    batch = Batch("thurn-and-taxis", 2, seed=4, limit=5, observations=True)
    rng = Rng(1)
    for _ in range(4):
        batch.step(batch.random_actions(rng))
    batch.step([batch.legal(0)[0], NO_ACTION])
    assert (list(batch.broken_off), list(batch.finished)) == ([1, 0], [0, 0])
    assert batch.movers[0] == NOBODY
    assert batch.legal(0) == []
    for again in (batch, pickle.loads(pickle.dumps(batch))):
        assert told(again) == told(batch)
        with pytest.raises(BadAction, match="Game 0: The game is over"):
            again.step([0, NO_ACTION])
    batch.step(batch.random_actions(rng))
    assert list(batch.broken_off) == [0, 1]
    batch.reset([0])
    assert batch.movers[0] != NOBODY
    wrong: list[Any] = [0, -1, True, "5", 1.5]
    for limit in wrong:
        with pytest.raises(BadOption, match="The limit is a whole number of decisions"):
            Batch("partners", 1, limit=limit)


def test_a_new_seed_begins_the_games_that_a_new_batch_has() -> None:
    batch = Batch("partners", 3, seed=1)
    batch.step(batch.random_actions(Rng(1)))
    batch.reset(seed=9)
    assert [dump(batch.peek(game)) for game in range(3)] == [
        dump(Batch("partners", 3, seed=9).peek(game)) for game in range(3)
    ]
