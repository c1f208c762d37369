"""A game being played, as Python programs use it."""

import random

import pytest

import stofa
from stofa import BadOption, Game, Illegal, Move, NotYourTurn, Title, Unreadable
from stofa.engine.chance import Chance
from stofa.engine.core.state import State
from tests.conformance.every import every_title
from tests.conformance.setups import enough_ways
from tests.conformance.walks import LONG, played


def test_a_new_game_waits_for_its_first_decision() -> None:
    game = stofa.new("thurn-and-taxis", players=3, edition="icelandic", start=2, seed=7)
    assert game.turn == 2
    assert game.options == {"edition": "icelandic", "start": 2}
    assert game.seats == ["seat 0", "seat 1", "seat 2"]
    assert not game.over
    assert game.result is None
    assert [mover for mover, _ in game.history] == ["~"] * 6
    assert "take stock" in game.legal


def test_the_same_seed_is_the_same_game_and_none_is_always_another() -> None:
    games = [stofa.new("thurn-and-taxis", 4, seed=seed) for seed in (5, 5, "5", None, None)]
    histories = [(game.options["start"], *game.history) for game in games]
    assert histories[0] == histories[1]
    assert len(set(histories)) == 4


def test_playing_takes_texts_or_moves_and_gives_back_the_move() -> None:
    game = stofa.new("thurn-and-taxis", 2, seed=1, start=0)
    made = game.play("take stock", 0)
    assert isinstance(made, Move)
    assert made == "take stock"
    assert [move.kind for _, move in game.history[6:]] == ["take", "draw"]
    assert game.play(game.legal[0]) in [move for _, move in game.history[8:]]


def test_refusals_name_who_and_why() -> None:
    game = stofa.new("thurn-and-taxis", 2, seed=1, start=0)
    with pytest.raises(NotYourTurn, match="seat 1: seat 0"):
        game.play("take stock", 1)
    with pytest.raises(Illegal) as caught:
        game.play("close", 0)
    assert caught.value.rule == "TT-21"
    assert game.why_not("close") == caught.value.refusal
    assert game.why_not("take stock") is None
    with pytest.raises(Unreadable):
        game.why_not("castle")
    with pytest.raises(Unreadable):
        game.play("castle")


def test_with_manual_chance_cards_are_moves_like_any_other() -> None:
    game = stofa.new("thurn-and-taxis", 2, manual_chance=True, start=0)
    assert game.turn == "~"
    assert len(game.legal) == 22
    for _ in range(3):
        game.play("reveal Ulm")
    assert "reveal Ulm" not in game.legal
    with pytest.raises(NotYourTurn, match="a card has to come first"):
        game.play("take Ulm", 0)
    with pytest.raises(Illegal) as caught:
        game.play("reveal Ulm")
    assert caught.value.rule == "TT-2"


def test_names_must_be_as_many_as_seats() -> None:
    title = stofa.title("thurn-and-taxis")
    with pytest.raises(BadOption, match="One name"):
        Game(title, 2, {"start": 0}, seats=["Anna"])
    assert Game(title, 2, {"start": 0}, seats=["Anna", "Jón"]).seats == ["Anna", "Jón"]


def test_a_move_of_another_game_is_not_taken_for_one_of_this() -> None:
    """Inside, moves are numbers, and two games may have the same ones."""
    game = stofa.new("thurn-and-taxis", 2, seed=1, start=0)
    before = list(game.history)
    stranger = Move("castle", game.legal[0].code, "take")
    with pytest.raises(Unreadable):
        game.play(stranger)
    assert game.history == before
    # Nor is a right text with a wrong number believed.
    liar = Move("take stock", game.legal[0].code, "take")
    assert game.play(liar).code == stofa.title("thurn-and-taxis").moves.read("take stock").code


def test_a_rules_mistake_is_not_passed_over_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that is not legal but forbidden by no rule is a mistake of ours, not the player's."""
    game = stofa.new("thurn-and-taxis", 2, seed=1, start=0)
    monkeypatch.setattr(type(game.title), "why_not", lambda self, observation, move: None)
    with pytest.raises(AssertionError, match="no rule"):
        game.play("close")


@every_title
def test_a_game_shows_what_it_is(title: Title) -> None:
    setup = next(iter(enough_ways(title)))
    manual_chance, waiting, over = setup.game(), setup.game(1), played(setup, "greedy", 3, LONG)
    name, players = title.name(), setup.players
    assert repr(manual_chance) == f"<{name}, {players} players, 0 moves: a card comes>"
    assert repr(waiting) == (
        f"<{name}, {players} players, {len(waiting.history)} moves: seat {waiting.turn} to move>"
    )
    assert repr(over) == f"<{name}, {players} players, {len(over.history)} moves: over>"
    assert str(waiting) == str(waiting.view())


@every_title
def test_a_walk_shows_each_position_before_its_move(title: Title) -> None:
    game = played(next(iter(enough_ways(title))), "random", 3, 60)
    for number, (state, mover, move) in enumerate(game.walk()):
        assert isinstance(state, State)
        assert game.history[number] == (mover, move)
        assert state.mover() == (-1 if mover == "~" else mover)


def test_chance_has_its_turn_like_a_seat() -> None:
    game = stofa.new("thurn-and-taxis", 2, manual_chance=True, start=0)
    game.play("reveal Ulm", "~")
    with pytest.raises(NotYourTurn, match="a card has to come first"):
        game.play("reveal Ulm", 0)
    game = stofa.new("thurn-and-taxis", 2, seed=1, start=0)
    with pytest.raises(NotYourTurn, match="No card comes now: seat 0 is to move"):
        game.play("reveal Ulm", "~")
    with pytest.raises(NotYourTurn, match="No card comes now: seat 0 is to move"):
        game.deal_card(Chance(1))


@every_title
def test_what_is_asked_late_is_what_was_noted_at_once(title: Title) -> None:
    """Notes are kept from the first time that somebody asks for them: it does not matter when."""
    setup = next(iter(enough_ways(title)))
    late = played(setup, "greedy", 3, LONG)
    early = Game(title, setup.players, late.options)
    assert not early.notes
    for number, (state, mover, move) in enumerate(late.walk()):
        assert early.consequences(move) == late.notes[number].then
        witness = title.witness(state, move.code)
        path = [] if mover == "~" else title.path(state.observe(mover), move.code)
        early.play(move, mover)
        assert early.notes[number] == late.notes[number]
        assert (early.notes[number].witness, early.notes[number].path) == (witness, path)
    for seat in (*range(setup.players), None):
        told = early.history_seen_by(seat)
        assert told == late.history_seen_by(seat)
        assert told[-9:] == late.history_seen_by(seat, len(told) - 9)


@every_title
def test_a_game_can_be_cut_and_its_copies_go_their_own_ways(title: Title) -> None:
    setup = next(iter(enough_ways(title)))
    game = played(setup, "greedy", 3, LONG)
    notes = list(game.notes)
    for to in (0, 25, len(game.history) // 2, len(game.history)):
        earlier = game.cut(to)
        assert earlier.history == game.history[:to]
        assert earlier.notes == notes[:to]
        for _ in range(10):
            if not earlier.over:
                earlier.play(earlier.legal[-1])
    assert game.notes == notes
    assert game.over


def test_secret_moves_are_shown_when_all_have_chosen() -> None:
    """TR-22: and hidden again where a game is cut before that."""
    ways = enough_ways(stofa.title("ticket-to-ride-card-game"))
    game = played(next(setup for setup in ways if setup.players == 4), "greedy", 3, LONG)
    half, end = (number for number, note in enumerate(game.notes) if note.shows)
    assert game.shown == len(game.history) == end + 1
    completing = [number for number, (_, move) in enumerate(game.history) if move.kind == "complete"]
    secret = [number for number in completing if number < half]
    assert len(secret) > 2
    assert (game.cut(half).shown, game.cut(half + 1).shown, game.cut(end).shown) == (0, half + 1, half + 1)
    for seat in (None, 0, 1, 2, 3):
        told = game.history_seen_by(seat)
        assert all(told[number] == game.history[number] for number in completing)
        assert told[secret[1] :] == game.history_seen_by(seat, secret[1])
        before, after = game.cut(half), game.cut(half + 1)
        for number in secret:
            mover, move = game.history[number]
            hidden = move if mover == seat else "complete"
            assert before.history_seen_by(seat)[number] == (mover, hidden)
            assert after.history_seen_by(seat)[number] == (mover, move)
        before.play(game.history[half][1])
        assert before.history_seen_by(seat) == after.history_seen_by(seat)


@pytest.mark.parametrize("game", stofa.titles())
def test_moves_that_are_left_are_not_judged_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title = stofa.title(game)
    rng = random.Random(3)
    options = stofa.new(game, max(title.player_counts), seed=1).options
    live = Game(title, max(title.player_counts), options)
    stages = [live.copy()]
    for number in range(150):
        while live.turn == "~":
            live.deal_card(Chance("seed", number + len(live.history)))
            stages.append(live.copy())
        if live.over:
            break
        live.play(rng.choice(list(live.legal)))
        stages.append(live.copy())
    monkeypatch.setattr(Game, "_make", None)
    for to in range(0, len(stages), 7):
        cut = live.cut(to)
        stage = stages[to]
        assert (cut.history, cut.notes) == (stage.history, stage.notes)
        assert (cut.turn, list(cut.legal)) == (stage.turn, list(stage.legal))
        for seat in (*range(live.players), None):
            assert cut.view(seat).position == stage.view(seat).position
    assert len(live.history) == len(stages) - 1
