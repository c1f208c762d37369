"""A bot of somebody else, in a process of its own: whatever it does there, it costs nothing but its turn.

It is sent views and sends back moves. It can hang, exit or exhaust its memory without harm to the game, and
there is no state of the game in its process to look at.
"""

from time import process_time
from typing import Final, Self

from stofa.arena.task_process import ProcessDied, TaskProcess, TaskTimedOut
from stofa.bots import BOTS, Bot, bot, decide
from stofa.engine.core.rng import Rng
from stofa.engine.errors import BotFailed, StofaError
from stofa.engine.moves import Move
from stofa.engine.view import View

PATIENCE_S: Final = 20.0
"""Seconds after which a bot that does not answer counts as hung, where nobody says otherwise."""

GETTING_READY_S: Final = 60.0
"""Seconds that a bot may take to be imported and made: a large library takes some."""


def is_own(name: str) -> bool:
    """Whether a bot is one of Stofa's own, which may think in the process of the game."""
    return name in BOTS


class GuardedBot:
    """Plays like the bot it is named after; BotFailed says what that did wrong.

    After a hang or an exit the bot begins anew with its next decision.
    """

    def __init__(self, name: str, patience_s: float = PATIENCE_S) -> None:
        self.name = name
        self.patience_s = patience_s
        self.seconds = 0.0
        """CPU time of the last decision."""
        self._process: TaskProcess | None = None
        self._ready = False
        """Whether the process has the bot."""

    def begin(self, name: str) -> None:
        """For a new game, a new bot of this name; in the same process, if there is one."""
        self.name = name
        self._ready = False

    def choose(self, view: View, rng: Rng) -> Move:
        """A legal move."""
        assert view.seat is not None
        limit = GETTING_READY_S
        try:
            if self._process is None:
                self._process = TaskProcess(with_helpers=True)
            if not self._ready:
                self._process.call(_take_seat, self.name, timeout_s=limit)
                self._ready = True
            limit = self.patience_s
            thought = self._process.call(_think, view, rng, timeout_s=limit)
        except TaskTimedOut:
            self.close()
            raise BotFailed("bot-hung", bot=self.name, seat=view.seat, seconds=f"{limit:g}") from None
        except ProcessDied:
            self.close()
            raise BotFailed("bot-exited", bot=self.name, seat=view.seat) from None
        except BotFailed:
            raise
        except Exception as error:  # it cannot be made, or what it answered cannot be read
            said = str(error) if isinstance(error, StofaError) else f"{type(error).__name__}: {error}"
            why = " ".join(said.split())
            raise BotFailed("bot-failed", bot=self.name, seat=view.seat, problem=why) from None
        chosen, self.seconds, rng.word, rng.carry = thought
        return legal_move(self.name, view, chosen)

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.close()
        self._process, self._ready, self.seconds = None, False, 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def legal_move(name: str, view: View, chosen: str) -> Move:
    """The legal move that a bot has chosen; BotFailed if it is none."""
    for move in view.legal:
        if move == chosen:
            return move
    try:
        problem = str(view.why_not(chosen))
    except StofaError as error:
        problem = str(error)
    raise BotFailed("bot-illegal", bot=name, seat=view.seat or 0, move=chosen, problem=problem)


# ── In the process of the bot ───────────────────────────────────────────────────────────────────────

_seated: list[Bot] = []
"""The bot that thinks here, if there is one."""


def _take_seat(name: str) -> None:
    _seated.clear()
    _seated.append(bot(name))


def _think(view: View, rng: Rng) -> tuple[str, float, int, int]:
    """What the bot chooses, the CPU time it took, and where that leaves the generator."""
    begun = process_time()
    chosen = decide(_seated[0], view, rng)
    seconds = process_time() - begun
    return str.__str__(chosen), seconds, rng.word, rng.carry
