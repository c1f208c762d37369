"""Plays a game between bots to its end, whatever they do: one that fails loses its turn to a stand-in."""

from time import process_time
from typing import Final

import msgspec

from stofa.arena.bot_process import PATIENCE_S, GuardedBot, is_own
from stofa.bots import Bot, bot, decide
from stofa.bots.budgets import within
from stofa.engine.core.rng import Rng
from stofa.engine.errors import BotFailed, StofaError
from stofa.engine.game import Game

STAND_IN: Final = "medium"
"""The bot that moves in place of one that fails."""

FAILURES: Final = {
    "bot-failed": "raised",
    "bot-no-move": "illegal",
    "bot-illegal": "illegal",
    "bot-hung": "hung",
    "bot-exited": "exited",
    "benched": "benched",
}
"""What bots can do wrong, in a word."""

BENCHED: Final = "benched"
"""The stand-in plays on for a bot that has cost too much time."""

COSTLY: Final = ("hung", "exited")
"""Failures after which a process has to be started anew."""

MOST_COSTLY: Final = 3
"""So many of these in a game, and the stand-in plays it to its end."""


class SeatReport(msgspec.Struct, omit_defaults=True):
    """What a bot did in one seat of one game."""

    decisions: int = 0
    """Those of the stand-in among them."""
    seconds: float = 0.0
    """CPU time of all decisions."""
    slowest: float = 0.0
    """CPU time of the slowest of them."""
    failures: dict[str, int] = {}
    """How often it lost a turn, by what it had done."""
    problem: str = ""
    """The first failure, in a sentence."""

    def note_failure(self, error: BotFailed) -> None:
        """Count a turn that was lost."""
        kind = FAILURES.get(error.reason, "raised")
        self.failures = {**self.failures, kind: self.failures.get(kind, 0) + 1}
        self.problem = self.problem or str(error)

    @property
    def benched(self) -> bool:
        """Whether it has cost so much time that the stand-in plays on."""
        return sum(self.failures.get(kind, 0) for kind in COSTLY) >= MOST_COSTLY


class Referee:
    """Lets bots play game after game; other people's think in processes of their own, one for each seat."""

    def __init__(self, patience_s: float = PATIENCE_S) -> None:
        self._patience_s = patience_s
        self._guarded: dict[int, GuardedBot] = {}
        self._stand_in = bot(STAND_IN)

    def play(self, game: Game, names: list[str], limit: int, steps: int | None = None) -> list[SeatReport]:
        """Play a game on to its end, or to the limit of moves: what the bots of each seat did.

        With `steps`, so much is thought about a decision by those of our own bots that think ahead.
        """
        chance = game.chance
        assert chance is not None
        bots = [self._seated(seat, name, steps) for seat, name in enumerate(names)]
        rngs = [chance.rng(f"bot {seat}") for seat in range(game.players)]
        reports = [SeatReport() for _ in names]
        while len(game.history) < limit and isinstance(seat := game.turn, int):
            report = reports[seat]
            report.decisions += 1
            try:
                if report.benched:
                    raise BotFailed(BENCHED)
                _move(bots[seat], game, seat, rngs[seat], report)
            except BotFailed as error:
                report.note_failure(error)
                rngs[seat].next_word()  # else a bot that fails by chance would fail the same way for good
                rng = chance.rng(f"stand-in {seat} {report.decisions}")
                game.play(self._stand_in.choose(game.view(seat), rng), seat)
        return reports

    def _seated(self, seat: int, name: str, steps: int | None) -> Bot:
        if is_own(name):
            return (within(name, steps) if steps is not None else None) or bot(name)
        guarded = self._guarded.setdefault(seat, GuardedBot(name, self._patience_s))
        guarded.begin(name)
        return guarded

    def close(self) -> None:
        """End the processes of the bots."""
        for guarded in self._guarded.values():
            guarded.close()
        self._guarded.clear()


def _move(player: Bot, game: Game, seat: int, rng: Rng, report: SeatReport) -> None:
    """Let a bot make its move, and note how long it thought."""
    view = game.view(seat)
    begun = process_time()
    chosen = decide(player, view, rng)
    seconds = player.seconds if isinstance(player, GuardedBot) else process_time() - begun
    report.seconds += seconds
    report.slowest = max(report.slowest, seconds)
    try:
        game.play(chosen, seat)
    except StofaError as error:
        raise BotFailed("bot-illegal", bot=player.name, seat=seat, move=chosen, problem=str(error)) from error
