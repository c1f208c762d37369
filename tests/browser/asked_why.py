"""What a page asks the server about things that cannot be done, and what it is told."""

import json
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, WebSocket

from stofa.engine.errors import Refusal
from stofa.games import title

PATIENCE_MS: Final = 10_000


class Answer(NamedTuple):
    """A move that was asked about, and why it cannot be; no refusal if it can."""

    move: str
    refusal: Refusal | None
    sentence: str


class AskedWhy:
    """Hears the questions and answers on the socket of a page that is yet to be opened."""

    def __init__(self, page: Page, game: str) -> None:
        self.answers: list[Answer] = []
        self._page = page
        self._package = title(game).package
        self._asked: dict[str, str] = {}
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _messages(self, frame: str | bytes) -> list[dict[str, Any]]:
        text = frame if isinstance(frame, str) else frame.decode()
        return [json.loads(line) for line in text.split("\n") if line]

    def _sent(self, frame: str | bytes) -> None:
        for message in self._messages(frame):
            if message.get("do") == "why":
                self._asked[message["ask"]] = message["move"]

    def _received(self, frame: str | bytes) -> None:
        for message in self._messages(frame):
            if message.get("type") != "why":
                continue
            refusal = None
            if not message["legal"]:
                refusal = Refusal(message["rule"], message["reason"], message.get("facts", {}), self._package)
            move = self._asked[message["ask"]]
            self.answers.append(Answer(move, refusal, message.get("sentence", "")))

    def after(self, known: int, thing: str) -> Answer:
        """The first answer behind so many that are known, to a click on something."""
        for _ in range(PATIENCE_MS // 10):
            if len(self.answers) > known:
                return self.answers[known]
            self._page.wait_for_timeout(10)
        raise AssertionError(f"the page did not ask why {thing} cannot be")
