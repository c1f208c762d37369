"""P7: a bot uses nothing but its own seat's view, and the generator that it is handed."""

import pytest

from stofa import Rng, View
from stofa.bots import BOTS, Bot
from stofa.bots.rollout import Thoughtful
from tests.conformance.dump import dump
from tests.conformance.every import each_setup
from tests.conformance.setups import Setup
from tests.conformance.walks import decisions
from tests.sweeping import sweep

# The one that thinks ahead plays so many moves that plain Python would take minutes over them.
each_bot = pytest.mark.parametrize("name", ["random", "greedy", *sweep(["thoughtful"])])


def test_these_are_all_bots() -> None:
    assert set(BOTS) == {"random", "greedy", "thoughtful"}


def bot(name: str) -> Bot:
    """How long it thinks ahead makes no difference here."""
    return Thoughtful(6) if name == Thoughtful.name else BOTS[name]()


@each_setup
@each_bot
def test_the_same_view_and_seed_make_the_same_choice(setup: Setup, name: str) -> None:
    for number, state in enumerate(decisions(setup)[::2]):
        seat = state.mover()
        rng = Rng(number)
        true_view = View(setup.title, state.observe(seat))
        views = [true_view, View(setup.title, state.observe(seat))]
        views += [View(setup.title, true_view.determinize(rng).observe(seat)) for _ in range(2)]
        seen = dump(true_view.observation)
        generators = [Rng(99 + number) for _ in views]
        choices = [bot(name).choose(view, own) for view, own in zip(views, generators, strict=True)]
        assert len(set(choices)) == 1
        assert choices[0] in true_view.legal
        assert len({(own.word, own.carry) for own in generators}) == 1
        assert dump(true_view.observation) == seen, "the bot has changed what it was shown"


@each_setup
@each_bot
def test_a_bot_remembers_nothing(setup: Setup, name: str) -> None:
    """One that has decided before chooses as a new one does."""
    used = bot(name)
    for number, state in enumerate(decisions(setup)[::2]):
        view = View(setup.title, state.observe(state.mover()))
        assert used.choose(view, Rng(number)) == bot(name).choose(view, Rng(number))
