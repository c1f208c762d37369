"""TR-22, TR-25: from the half-time of four players on, everybody can look up who completed what."""

import json
from urllib.parse import quote

from playwright.sync_api import Page, expect

import stofa
from stofa import Rng
from stofa.bots import bot
from stofa.games.ticket_to_ride.board import TICKETS
from tests.browser.browser_contexts import DESKTOP, PHONE, Visitors
from tests.browser.replay_page import show_moment


def test_what_was_completed_can_be_looked_up(visitors: Visitors) -> None:
    game, rng, greedy = stofa.new("ticket-to-ride-card-game", 4, seed=7), Rng(7), bot("greedy")
    while isinstance(game.turn, int):
        game.play(greedy.choose(game.view(game.turn), rng))
    half = next(number for number, note in enumerate(game.notes) if note.shows)
    page = visitors.person(DESKTOP)
    answer = page.request.post("/api/records", data=stofa.record_of(game).to_json())
    assert answer.ok, answer.text()
    address = f"/#replay={json.loads(answer.text())['table']}"
    completed = [move.args["ticket"] for _, move in game.history[: half + 1] if move.kind == "complete"]
    assert len(completed) > 4

    show(page, address, half + 30)
    panel = page.get_by_role("region", name="Completed at half-time")
    for number in completed:
        start, end, points, _ = TICKETS[int(str(number)) - 1]
        expect(panel.get_by_role("listitem").filter(has_text=f"{start} – {end}")).to_contain_text(
            f"+{points}"
        )
    expect(panel.get_by_role("listitem")).to_have_count(len(completed))
    show(page, address, half)
    expect(panel).to_have_count(0)

    # Whoever sits there sees their own among them, and not once more among their tickets.
    again = stofa.new("ticket-to-ride-card-game", 4, seed=7)
    for move in [move for mover, move in game.history if isinstance(mover, int)]:
        if len(again.history) < half + 30:
            again.play(move)
    text = again.view(0).position_text()
    page.goto(f"/#position={quote(f'ticket-to-ride-card-game/{text}', safe='')}")
    expect(panel.get_by_role("listitem")).to_have_count(len(completed))
    expect(page.locator(".side .tk").first).to_be_visible()
    expect(page.locator(".side .tk.done")).to_have_count(0)

    phone = visitors.person(PHONE)
    show(phone, address, half + 30)
    phone.get_by_role("button", name="More").tap()
    expect(phone.get_by_role("region", name="Completed at half-time")).to_be_visible()


def show(page: Page, address: str, moves: int) -> None:
    """Go to a moment of a replay."""
    page.goto(address, wait_until="networkidle")
    show_moment(page, moves)
