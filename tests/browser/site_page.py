"""A page without a server: how a test asks the tables in its worker."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.table_page import FIRST, PLAYERS, Table, View, flat

# The first worker is the one with the tables: all that it says is remembered. Bots do not wait.
REMEMBER_WORKER = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    if (window.tables) return;
    window.tables = this;
    window.drawnBefore = document.querySelector("main") !== null;
    window.heard = [];
    this.addEventListener("message", ({ data }) => window.heard.push(data));
  }
  postMessage(message, ...more) {
    super.postMessage(message?.type === "start" ? { ...message, botMoveS: 0 } : message, ...more);
  }
};
"""
ASK = """([method, path, body, language]) => new Promise((done) => {
  const id = -(window.asked = (window.asked ?? 0) + 1);
  const hear = ({ data }) => {
    if (data.type !== "answer" || data.id !== id) return;
    window.tables.removeEventListener("message", hear);
    done(data.answer);
  };
  window.tables.addEventListener("message", hear);
  window.tables.postMessage({ type: "request", id, asked: { method, path, language, body } });
})"""


SEND = """([command]) => {
  const id = -(window.asked = (window.asked ?? 0) + 1);
  window.tables.addEventListener("message", ({ data }) => {
    if (data.type === "answer" && data.id === id) window.sent = JSON.parse(data.answer).body;
  });
  const asked = { method: "POST", path: "/api/commands", language: "en", body: JSON.stringify(command) };
  window.tables.postMessage({ type: "request", id, asked });
}"""


def send(page: Page, command: dict[str, Any]) -> None:
    """Gives the tables a command; what they answer will be `window.sent`."""
    page.evaluate(SEND, [command])


def ask(page: Page, method: str, path: str, body: Any = None, status: int = 200, language: str = "en") -> Any:
    """What the tables of a page answer to a request."""
    text = "" if body is None else json.dumps(body)
    page.wait_for_function("() => window.tables")
    answered = json.loads(page.evaluate(ASK, [method, path, text, language]))
    assert answered["status"] == status, answered
    return answered["body"]


class SiteTable(Table):
    """A table in the browser itself."""

    @classmethod
    def begun(cls, page: Page, game: str, bot: str = "greedy") -> "SiteTable":
        """Somebody sits down with bots, and begins."""
        others = [{"kind": "bot", "bot": bot}] * (PLAYERS[game] - 1)
        wanted = {
            "game": game,
            "seats": [{"kind": "me", "name": "Anna"}, *others],
            "options": {FIRST[game]: 0 if game != "partners" else 3},
        }
        table = cls(page, ask(page, "POST", "/api/tables", wanted)["table"])
        page.evaluate("(table) => (location.hash = `#table=${table}`)", table.name)
        return table

    def view(self) -> View:
        return flat(ask(self.page, "GET", f"/api/tables/{self.name}?seat={self.seat}")["view"])

    def moved(self, after: int = 0) -> list[dict[str, Any]]:
        path = f"/api/tables/{self.name}/events?seat={self.seat}&after={after}"
        events = [event["what"] for event in ask(self.page, "GET", path)["events"]]
        return [event for event in events if event["kind"] == "moved"]

    def preview(self, view: View, chosen: list[dict[str, Any]]) -> dict[str, Any]:
        question = {"do": "preview", "ask": "test", "table": self.name, "seat": self.seat}
        moves = [move["text"] for move in chosen]
        asked = {**question, "decision": view["decision"], "moves": moves}
        preview: dict[str, Any] = ask(self.page, "POST", "/api/commands", asked)
        return preview
