"""A player: decides what to do, and does it on the page with an input device."""

from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import Page

from tests.browser.input_devices import InputDevice
from tests.browser.table_page import Table, View

PRIMARY = ".prompt .btn.primary"
READY = f"{PRIMARY}:not([aria-disabled=true])"
MOST_DECISIONS = 500


class Title(Protocol):
    """How one of the games is played."""

    def gathers(self, move: str) -> bool:
        """Whether it is one of several things that are chosen together and then confirmed."""

    def choose(self, view: View, more: list[str], chosen: list[str], ready: bool) -> str | None:
        """One of the moves, good enough that the game ends; None: no more of them."""

    def press(self, page: Page, device: InputDevice, move: str, more: list[str], confirm: bool) -> None:
        """Chooses a move on the page."""


class Player:
    """`look` is called with every new kind of moment: "laying", or with something chosen "laying chosen"."""

    def __init__(
        self,
        table: Table,
        title: Title,
        device: InputDevice,
        confirm: bool = False,
        look: Callable[[str], None] | None = None,
    ) -> None:
        self.table = table
        self.title = title
        self.device = device
        self.confirm = confirm
        self.made: list[str] = []
        self._look = look
        self._seen: set[str] = set()

    def decide(self) -> View:
        """Makes a decision, alone or several things at once; how it stood before."""
        shown = self.table.wait()
        view = self.table.view()
        assert view["n"] == shown, "the page shows another moment than the server"
        if view["status"] == "finished":
            return view
        self.choose(view)
        self.table.wait(shown)
        return view

    def choose(self, view: View) -> None:
        """Makes a decision, and does not wait for what comes of it."""
        self._see(view["position"]["step"])
        more: list[str] = view["legal"]
        if any(map(self.title.gathers, more)):
            more = self.table.trial(view, [])["more"]
        chosen: list[str] = []
        ready = False
        while (move := self.title.choose(view, more, chosen, ready)) is not None:
            assert move in more, (move, more)
            self.made.append(move)
            self.title.press(self.table.page, self.device, move, more, self.confirm)
            chosen.append(move)
            if not self.title.gathers(move):
                break
            trial = self.table.trial(view, chosen)
            more, ready = trial["more"], trial["ready"]
        if self.confirm or any(map(self.title.gathers, chosen)):
            ready_button = self.table.page.locator(READY)
            ready_button.wait_for()
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


def prompt_button(page: Page, move: str) -> Any:
    return page.locator(f'.prompt [data-move="{move}"]')
