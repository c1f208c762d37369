"""A bot in a process of its own: it plays as it would anywhere, and what it does wrong is told."""

import pytest

import stofa
from stofa import BotFailed, Rng, bot
from stofa.arena.bot_process import GuardedBot, is_own

HERE = "tests.arena.failing_bots"


def test_it_chooses_as_it_would_here_and_goes_on_with_the_generator() -> None:
    game = stofa.new("partners", seed=1)
    here, there = Rng(5), Rng(5)
    with GuardedBot("random") as guarded:
        for _ in range(5):
            assert isinstance(game.turn, int)
            view = game.view(game.turn)
            chosen = guarded.choose(view, there)
            assert chosen == bot("random").choose(view, here)
            assert (here.word, here.carry) == (there.word, there.carry)
            game.play(chosen)
    assert guarded.seconds == 0.0  # nobody thinks there any more


@pytest.mark.parametrize(
    ("name", "reason", "said"),
    [
        ("raising", "bot-failed", "ValueError: no idea."),
        ("cheating", "bot-illegal", "chose “fold” in seat 0: “fold” is not a move"),
        ("silent", "bot-no-move", "chose None in seat 0"),
        ("hanging", "bot-hung", "did not answer in seat 0: it was stopped after 0.5 s."),
        ("exiting", "bot-exited", "ended its own process in seat 0."),
        ("leaving", "bot-exited", "ended its own process in seat 0."),
        ("NeverReady", "bot-failed", "OSError: no weights"),
    ],
)
@pytest.mark.slow
def test_what_it_does_wrong_is_told_and_it_may_go_on(name: str, reason: str, said: str) -> None:
    view = stofa.new("thurn-and-taxis", players=2, seed=1, start=0).view(0)
    bad = next(Rng(seed) for seed in range(99) if Rng(seed).below(3) == 0)
    good = next(Rng(seed) for seed in range(99) if Rng(seed).below(3) != 0)
    with GuardedBot(f"{HERE}:{name}", patience_s=0.5) as guarded:
        with pytest.raises(BotFailed) as caught:
            guarded.choose(view, bad)
        assert caught.value.reason == reason
        assert f"“{HERE}:{name}”" in str(caught.value)
        assert said in str(caught.value)
        if name not in ("silent", "NeverReady"):
            assert guarded.choose(view, good) == view.legal[0]


def test_only_our_own_bots_think_in_the_process_of_the_game() -> None:
    assert all(is_own(name) for name in ("random", "greedy", "thoughtful"))
    assert not is_own(f"{HERE}:raising")
