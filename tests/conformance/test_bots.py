"""P7: a bot uses nothing but its own seat's view, and the generator that it is handed."""

import gc
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Final

import pytest

from stofa import Rng, View
from stofa.bots import BOTS, Bot
from stofa.bots.levels import Expert, Hard
from stofa.bots.rollout import Thoughtful
from stofa.bots.search import Budget
from stofa.engine.core.state import State
from stofa.engine.game import Game
from stofa.engine.title import Title
from tests.conformance.dump import dump, fields
from tests.conformance.every import each_setup
from tests.conformance.setups import Setup
from tests.conformance.walks import decisions
from tests.sweeping import sweep

THINKING: Final[dict[str, Callable[[], Bot]]] = {
    "hard": lambda: Hard(Budget(60)),
    "expert": lambda: Expert(Budget(200)),
    "thoughtful": lambda: Thoughtful(6),
}
"""Those that think ahead. How long makes no difference here."""

# They play so many moves that plain Python would take minutes over them.
each_bot = pytest.mark.parametrize(
    "name", [*(name for name in BOTS if name not in THINKING), "hard", *sweep(["expert", "thoughtful"])]
)


def bot(name: str) -> Bot:
    return THINKING[name]() if name in THINKING else BOTS[name]()


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


def within_reach(thing: object) -> list[object]:
    """All that can be got at from a thing, whatever the names under which it is kept."""
    found, fresh = {id(thing): thing}, [thing]
    while fresh:
        holder = fresh.pop()
        inside = gc.get_referents(holder)
        if ".core." in type(holder).__module__:  # where compiled, the collector does not look into it
            inside += [getattr(holder, name, None) for name in fields(holder)]
        for part in inside:
            # A title, a class or a module is the same whatever is played.
            if id(part) not in found and not isinstance(part, Title | type | ModuleType | FunctionType):
                found[id(part)] = part
                fresh.append(part)
    return list(found.values())


@each_setup
@each_bot
def test_no_state_is_within_reach_of_a_bot(setup: Setup, name: str) -> None:
    """Neither the table's state nor the game that holds it: from the view it is handed, or from itself."""
    game = setup.game(seed=1)
    seat = game.turn
    assert isinstance(seat, int)
    view, chooser = game.view(seat), bot(name)
    chooser.choose(view, Rng(1))
    assert any(isinstance(part, State) for part in within_reach(game)), "what is there is found"
    for part in (*within_reach(view), *within_reach(chooser)):
        assert not isinstance(part, State | Game)
