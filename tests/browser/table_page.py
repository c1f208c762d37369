"""A table as one player's page and the server's API show it: open it, read its view, preview moves."""

from typing import Any, Final, Self

from playwright.sync_api import Locator, Page, expect

View = dict[str, Any]
Move = dict[str, Any]
"""A move as the server sends it: its text, its kind, and what it names."""

GAMES: Final = ("thurn-and-taxis", "ticket-to-ride-card-game", "partners")
PLAYERS: Final = {"thurn-and-taxis": 2, "ticket-to-ride-card-game": 2, "partners": 4}
"""With how many a game of it is shortest."""

WITH: Final = {"bot": {"bot": "greedy"}, "here": {"name": "Björn"}}
"""What a seat of a kind needs besides."""

FIRST: Final = {"thurn-and-taxis": "start", "ticket-to-ride-card-game": "start", "partners": "dealer"}
"""The option that settles who begins."""

# Waits for the page to change instead of polling it every few milliseconds.
AFTER = """async ([after, patience]) => {
  const shown = () => {
    const { n, asked } = document.querySelector(".app[data-n]")?.dataset ?? {};
    if (document.querySelector(".curtain")) return -1;
    const over = document.querySelector(".app.end, [data-does=count]") !== null;
    return n !== undefined && (over || (asked === "true" && Number(n) > after)) ? Number(n) : null;
  };
  if (shown() !== null) return shown();
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`nothing was asked after event ${after}`)), patience);
    new MutationObserver((_, observer) => {
      if (shown() === null) return;
      clearTimeout(timer);
      observer.disconnect();
      done(shown());
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}"""
PATIENCE_MS = 60_000
COUNT: Final = "[data-does=count]"
"""The button by which a finished game gives way to the count; who comes later finds the count at once."""


def show_count(page: Page, patience: float | None = None) -> Locator:
    """Until the game is over, and on to the count; its headline."""
    headline = page.locator(".app.end .hero h2")
    headline.or_(page.locator(COUNT)).first.wait_for(timeout=patience)
    if page.locator(COUNT).count():
        page.locator(COUNT).click()
    expect(headline).to_be_visible()
    return headline


def lift_curtain(page: Page) -> None:
    """And until it is gone: it hangs on till the view of whoever lifted it has come."""
    page.locator(".curtain button").click()
    expect(page.locator(".curtain")).to_have_count(0)


def flat(view: View) -> View:
    """A view with both parts of its position in one, as the page has it."""
    position = view["position"]
    return {**view, "position": position and {**position["public"], **position["own"]}}


class Table:
    """A table and one who sits at it, or with no seat looks on."""

    def __init__(self, page: Page, name: str, seat: int | None = 0) -> None:
        self.page = page
        self.name = name
        self.seat = seat

    @classmethod
    def opened(
        cls, page: Page, game: str, *others: str, me: int = 0, setup: View | None = None, **wishes: Any
    ) -> Self:
        """Somebody opens a table, with bots unless others are named, and begins: `link`, `here` or `bot`.

        `setup`: what else the server is to know, such as a clock. `wishes`: options of the game.
        """
        kinds = others or ["bot"] * (PLAYERS[game] - 1)
        seats = [{"kind": "me", "name": "Anna"}, *({"kind": kind, **WITH.get(kind, {})} for kind in kinds)]
        begins = me if game != "partners" else (me - 1) % 4
        options = {FIRST[game]: begins, **wishes}
        wanted = {"game": game, "seats": seats, "options": options, **(setup or {})}
        answer = page.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        opening = answer.json()
        table = cls(page, opening["table"], me)
        table.links = [link["path"] for link in opening["links"]]
        return table

    links: list[str]

    @property
    def path(self) -> str:
        return f"/#table={self.name}"

    def visit(self) -> Self:
        self.page.goto(self.path)
        return self

    def visit_with_links(self) -> Self:
        """In the window that opened it: that window knows the links."""
        self.page.goto("/")
        links = [{"seat": seat, "path": path} for seat, path in enumerate(self.links, start=1)]
        self.page.evaluate(
            "([table, links]) => sessionStorage.setItem(`stofa links ${table}`, JSON.stringify(links))",
            [self.name, links],
        )
        return self.visit()

    def claimed(self, guest: Page, name: str, seat: int = 1) -> "Table":
        """Somebody opens the link of a seat, says a name, and is about to come."""
        guest.goto(self.links[seat - 1])
        guest.get_by_role("textbox").fill(name)
        guest.locator("form button.primary").click()
        return Table(guest, self.name, seat)

    def joined(self, guest: Page, name: str, seat: int = 1) -> "Table":
        """And has come."""
        table = self.claimed(guest, name, seat)
        expect(guest.locator(".app")).to_be_visible()
        return table

    def view(self) -> View:
        """How it stands on the server."""
        seat = "" if self.seat is None else f"?seat={self.seat}"
        answer = self.page.request.get(f"/api/tables/{self.name}{seat}")
        assert answer.ok, answer.text()
        return flat(answer.json()["view"])

    def moved(self, after: int = 0) -> list[dict[str, Any]]:
        """The moves after an event, as this seat sees them, each with its mover."""
        answer = self.page.request.get(f"/api/tables/{self.name}/events?seat={self.seat}&after={after}")
        assert answer.ok, answer.text()
        events = [event["what"] for event in answer.json()["events"]]
        return [event for event in events if event["kind"] == "moved"]

    def made(self, before: View) -> str:
        """What was done first after a moment, whatever the others have done since."""
        return str(self.moved(before["n"])[0]["move"]["text"])

    def preview(self, view: View, chosen: list[Move]) -> dict[str, Any]:
        """What the server says to what is chosen so far."""
        question = {"do": "preview", "ask": "test", "table": self.name, "seat": self.seat}
        moves = [move["text"] for move in chosen]
        asked = {**question, "decision": view["decision"], "moves": moves}
        answer = self.page.request.post("/api/commands", data=asked)
        assert answer.ok, answer.text()
        preview: dict[str, Any] = answer.json()
        assert preview["type"] == "preview", preview
        return preview

    def play(self, *moves: str) -> None:
        """Makes a decision behind the page's back."""
        view = self.view()
        command = {"do": "move", "cmd": f"test-{view['n']:05}", "table": self.name, "seat": self.seat}
        asked = {**command, "decision": view["decision"], "moves": list(moves)}
        answer = self.page.request.post("/api/commands", data=asked)
        assert answer.ok, answer.text()

    def shown(self) -> int:
        """The last event that the page shows."""
        return int(self.page.locator(".app[data-n]").get_attribute("data-n") or -1)

    def wait(self, after: int = -1) -> int:
        """Until the page asks something that came after an event, or the game is over; what it shows then.

        Behind a curtain it shows nothing: -1.
        """
        return int(self.page.evaluate(AFTER, [after, PATIENCE_MS]))
