"""The pictures of the documentation, taken anew: `python -m tests.browser.docs_images [NAME ...]`.

Tables are of games that bots have played, each at a decision of its first seat: every run shows the same.
"""

import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page, expect, sync_playwright

from stofa.engine.record import read_record, replay
from stofa.games import title
from stofa.png import to_png
from tests.browser.browser_contexts import DESKTOP, PHONE, Language, Screen, Theme, Visitors
from tests.browser.chromium import launch, use_our_node
from tests.browser.finished_games import finished, record
from tests.browser.server_process import running_server
from tests.browser.table_page import Table

IMAGES: Final = Path(__file__).resolve().parents[2] / "docs" / "images"


class Shot(NamedTuple):
    """What is photographed, and on which device."""

    screen: Screen
    theme: Theme
    language: Language
    flow: Callable[[Page], object]


def home(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    expect(page.locator("main .picture > svg")).to_have_count(3)


def table(game: str, players: int, move: str, begun: float) -> Callable[[Page], object]:
    """A table as it stands before the first seat makes such a move, when so much of a game is over."""

    def flow(page: Page) -> None:
        source = finished(page, game, players)
        moves = page.request.get(f"/api/tables/{source.name}/replay?from=0&count=1").json()["moves"]
        own = [at for at, made in enumerate(moves) if made["mover"] == 0 and at >= begun * len(moves)]
        at = next(at for at in own if move in moves[at]["move"]["text"])
        wish = {"at": at, "seat": 0, "name": "Anna", "bot": "medium"}
        answer = page.request.post(f"/api/tables/{source.name}/play-on", data=wish)
        assert answer.ok, answer.text()
        Table(page, answer.json()["table"]).visit().wait()
        page.wait_for_load_state("networkidle")

    return flow


def result(page: Page) -> None:
    finished(page, "thurn-and-taxis", 3).visit()
    expect(page.locator(".story li")).to_have_count(3)


SHOTS: Final = {
    "home-wide": Shot(DESKTOP, "light", "en", home),
    "thurn-and-taxis-wide": Shot(DESKTOP, "light", "en", table("thurn-and-taxis", 3, "right", 0.45)),
    "thurn-and-taxis-phone-dark-is": Shot(PHONE, "dark", "is", table("thurn-and-taxis", 3, "right", 0.45)),
    "ticket-to-ride-phone": Shot(PHONE, "light", "en", table("ticket-to-ride-card-game", 3, "lay", 0.35)),
    "partners-wide-dark": Shot(DESKTOP, "dark", "en", table("partners", 4, "swap", 0.3)),
    "partners-phone-de": Shot(PHONE, "light", "de", table("partners", 4, "swap", 0.3)),
    "the-result-phone": Shot(PHONE, "light", "en", result),
}


def drawn_thurn() -> None:
    """As docs/how-to/draw-tables.md says."""
    stofa_ = [sys.executable, "-m", "stofa"]
    how = ["--players", "3", "--games", "1", "--seed", "12", "--bots", "greedy"]
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as record:
        played = [*stofa_, "simulate", "thurn-and-taxis", *how, "--records", record.name]
        subprocess.run(played, check=True, capture_output=True)
        output = ["--output", str(IMAGES / "drawn-thurn-and-taxis.png")]
        moment = ["--record", record.name, "--move", "360", "--seat", "1"]
        subprocess.run([*stofa_, "draw", *moment, *output], check=True)


def drawn_partners() -> None:
    game = replay(read_record(record("partners", 4).encode()), title).cut(300)
    game.seats = ["Þóra", "Jürgen", "Sigurður", "Guðný"]
    picture = game.picture(0, language="is", dark=True)
    (IMAGES / "drawn-partners-dark-is.png").write_bytes(to_png(picture))


DRAWN: Final = {"drawn-thurn-and-taxis": drawn_thurn, "drawn-partners-dark-is": drawn_partners}
"""Pictures that Python draws."""

SETTLED: Final = """() => Promise.all(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
  .map(({ finished }) => finished.catch(() => null)))"""


def photograph(shots: dict[str, Shot]) -> None:
    use_our_node()
    with running_server() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (screen, theme, language, flow) in shots.items():
            visitors = Visitors(browser, server.address)
            page = visitors.person(screen, theme, language)
            flow(page)
            page.evaluate("document.fonts.ready")
            page.evaluate(SETTLED)
            page.screenshot(path=IMAGES / f"{name}.png", scale="css")
            visitors.close()
            print(name, *visitors.troubles, sep="\n  ")
        browser.close()


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.browser.docs_images", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*SHOTS, *DRAWN, []])
    wanted = parser.parse_args().names or [*SHOTS, *DRAWN]
    photograph({name: shot for name, shot in SHOTS.items() if name in wanted})
    for name, draw in DRAWN.items():
        if name in wanted:
            draw()
            print(name)


if __name__ == "__main__":
    main()
