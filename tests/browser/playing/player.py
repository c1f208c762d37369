"""A player: decides what to do, and does it on the page with an input device."""

from collections.abc import Callable
from functools import cache
from typing import Protocol

from playwright.sync_api import Locator, Page

from stofa.games import title
from tests.browser.input_devices import InputDevice
from tests.browser.table_page import COUNT, Move, Table, View

PRIMARY = ".prompt .btn.primary"
READY = f"{PRIMARY}:not([aria-disabled=true])"
CONFIRM = f"{READY}[data-does=confirm]"
MOST_DECISIONS = 500


class GamePlayer(Protocol):
    """How one of the games is played."""

    def choose(self, view: View, more: list[Move], chosen: list[Move], ready: bool) -> Move | None:
        """One of the moves, good enough that the game ends; None: no more of them."""

    def press(self, page: Page, device: InputDevice, move: Move, more: list[Move], confirm: bool) -> None:
        """Chooses a move on the page."""


@cache
def gathered(game: str) -> frozenset[str]:
    """The kinds of moves that are chosen together with others and then confirmed."""
    return frozenset(kind.name for kind in title(game).moves.kinds.values() if kind.role is not None)


class Player:
    """`look` is called with every new kind of moment: "laying", or with something chosen "laying chosen".

    `before` is called before every decision, with how it stands.
    """

    def __init__(
        self,
        table: Table,
        game: GamePlayer,
        device: InputDevice,
        confirm: bool = False,
        look: Callable[[str], None] | None = None,
        before: Callable[[View], None] | None = None,
    ) -> None:
        self.table = table
        self.game = game
        self.device = device
        self.confirm = confirm
        self.made: list[Move] = []
        self._look = look
        self._before = before
        self._seen: set[str] = set()

    def decide(self) -> View:
        """Makes a decision, alone or several things at once; how it stood before."""
        shown = self.table.wait()
        view = self.table.view()
        assert view["n"] == shown, "the page shows another moment than the server"
        if view["status"] == "finished":
            return view
        if self._before is not None:
            self._before(view)
        self.choose(view)
        self.table.wait(shown)
        return view

    def choose(self, view: View) -> None:
        """Makes a decision, and does not wait for what comes of it."""
        self._see(view["position"]["step"])
        together = gathered(view["game"])
        more: list[Move] = view["legal"]
        if any(move["kind"] in together for move in more):
            more = self.table.preview(view, [])["more"]
        chosen: list[Move] = []
        ready = False
        while (move := self.game.choose(view, more, chosen, ready)) is not None:
            assert move in more, (move, more)
            self.made.append(move)
            self.game.press(self.table.page, self.device, move, more, self.confirm)
            chosen.append(move)
            if move["kind"] not in together:
                break
            preview = self.table.preview(view, chosen)
            more, ready = preview["more"], preview["ready"]
        if self.confirm or any(move["kind"] in together for move in chosen):
            # A button of the prompt says what it does, and is not confirmed.
            page = self.table.page
            ready_button = page.locator(CONFIRM)
            answered = f'[data-asked=false], :not([data-n="{view["n"]}"])'
            made = page.locator(f"{COUNT}, .curtain, .app[data-n]:is({answered})")
            ready_button.or_(made).first.wait_for()
            if ready_button.count():
                self._see(f"{view['position']['step']} chosen")
                self.device.press(ready_button)

    def _see(self, moment: str) -> None:
        if self._look is not None and moment not in self._seen:
            self._seen.add(moment)
            self._look(moment)

    def play(self) -> View:
        """To the end; how it stands then."""
        for _ in range(MOST_DECISIONS):
            view = self.decide()
            if view["status"] == "finished":
                return view
        raise AssertionError(f"no end after {self.made}")


def of_kind(moves: list[Move], *kinds: str) -> list[Move]:
    return [move for move in moves if move["kind"] in kinds]


def prompt_button(page: Page, move: Move) -> Locator:
    return page.locator(f'.prompt [data-move="{move["text"]}"]')
