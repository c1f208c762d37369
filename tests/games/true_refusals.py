"""Whether a refusal is true: what its reason claims, checked by what the refused player can see.

Each game has its claims in `tests/games/<game>/claims.py`: for each reason that a sentence gives, the rule
it stands for, and what must hold at the table when it is given. They know nothing of the code that gives it.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import stofa
from stofa import Chance, Game
from stofa.bots import Bot, bot
from stofa.engine.errors import Refusal
from stofa.engine.moves import Move


class Refused(NamedTuple):
    """A move that a player was refused, and all that the player sees."""

    position: Any
    move: Move
    facts: Mapping[str, str | int]
    legal: frozenset[str]

    def named(self, argument: str) -> Any:
        """What the move names."""
        return self.move.args[argument]


class Claim(NamedTuple):
    """What a reason says: the rules that may be named with it, and when it is true."""

    rules: frozenset[str]
    holds: Callable[[Refused], bool]


Claims = Mapping[str, Claim]


def claim(rules: str, holds: Callable[[Refused], bool]) -> Claim:
    return Claim(frozenset(rules.split()), holds)


def decisions(game: Game, player: Bot, seed: int) -> Iterator[Game]:
    """The game before every decision of a player, to its end; bots decide, and chance deals."""
    rng = Chance(seed).rng("decisions")
    while game.turn is not None:
        if isinstance(game.turn, int):
            yield game
            game.play(player.choose(game.view(game.turn), rng))
        else:
            game.play(game.legal[rng.below(len(game.legal))])


def untruth(claims: Claims, refused: Refused, refusal: Refusal) -> str | None:
    """What is wrong with a refusal; None if it is true."""
    said = claims.get(refusal.reason)
    what = f"{refused.move} is refused: {refusal}"
    if said is None:
        return f"{what} (nobody has said when that is true)"
    if refusal.rule not in said.rules:
        return f"{what} (that is not what {refusal.rule} is about)"
    return None if said.holds(refused) else f"{what} (which is not true)"


def untruths(game: Game, claims: Claims, moves: list[Move]) -> list[str]:
    """What is wrong with the refusals of some moves, of those that the player to move may not make."""
    assert isinstance(game.turn, int)
    view = game.view(game.turn)
    position, legal = view.position, frozenset(str(move) for move in view.legal)
    found: list[str] = []
    for move in moves:
        refusal = view.why_not(move)
        if refusal is None:
            assert move in legal
        elif wrong := untruth(claims, Refused(position, move, refusal.facts, legal), refusal):
            found.append(wrong)
    return found


def assert_refusals_are_true(name: str, claims: Claims, players: int, seed: int, sample: int) -> set[str]:
    """Over a whole game, every refusal of a move is true. Returns the reasons that were given.

    At each decision as many moves as `sample` says are tried, or all if there are no more.
    """
    game = stofa.new(name, players, seed=seed)
    rng = Chance(seed).rng("sample")
    every = list(game.title.moves)
    given: set[str] = set()
    for at in decisions(game, bot("greedy"), seed):
        assert isinstance(at.turn, int)
        moves = [every[rng.below(len(every))] for _ in range(sample)] if sample < len(every) else every
        assert untruths(at, claims, moves) == []
        view = at.view(at.turn)
        given |= {refusal.reason for move in moves if (refusal := view.why_not(move))}
    return given
