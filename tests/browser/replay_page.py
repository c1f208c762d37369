"""A replay on the page: going to a moment of it."""

from playwright.sync_api import Page, expect


def turn_stops(movers: list[int | str]) -> list[int]:
    """How many moves had been made after the first deal, and after each turn."""
    seats = [(at, mover) for at, mover in enumerate(movers) if mover != "~"]
    begun = [at for place, (at, mover) in enumerate(seats) if place == 0 or seats[place - 1][1] != mover]
    return [*begun, len(movers)]


def show_moment(page: Page, moves: int) -> None:
    """The slider goes by turns, the arrow keys with Shift by single moves."""
    table = page.url.partition("=")[2]
    record = page.request.get(f"/api/tables/{table}/record").json()
    stops = turn_stops([mover for mover, _ in record["moves"]])
    turn = max(number for number, stop in enumerate(stops) if stop <= moves)
    slider = page.get_by_role("slider")
    slider.fill(str(turn))
    slider.blur()
    for _ in range(moves - stops[turn]):
        page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(f'.app[data-moves="{moves}"]')).to_be_visible()
