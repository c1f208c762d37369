"""`python -m tests.browser.played_by_ear`: whole games from the accessibility tree alone.

The ordinary tests play each title once. This plays each in every language, and prints what it took.
"""

from itertools import product
from time import monotonic
from typing import get_args

from playwright.sync_api import expect, sync_playwright

from tests.browser.browser_contexts import PATIENCE_MS, Language, Visitors
from tests.browser.chromium import launch, use_our_node
from tests.browser.page_texts import english, raw
from tests.browser.playing.by_ear import ByEar
from tests.browser.server_process import running_server
from tests.browser.table_page import GAMES, Table


def play_by_ear(visitors: Visitors, game: str, language: Language) -> ByEar:
    """A whole game; afterwards everything that was heard is looked at once more."""
    page = visitors.person(language=language)
    table = Table.opened(page, game).visit()
    player = ByEar(page, language)
    player.play()
    assert table.view()["status"] == "finished"
    heard = [*player.heard, *player.answers, *player.said]
    assert all(heard), "something has no name"
    assert raw(heard) == set()
    assert language == "en" or english(heard, language) == set()
    # The count: who has won, and by how much.
    expect(page.get_by_role("heading", level=2).first).not_to_be_empty()
    expect(page.get_by_role("table")).to_be_visible()
    return player


def main() -> None:
    use_our_node()
    expect.set_options(timeout=PATIENCE_MS)
    with running_server() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game, language in product(GAMES, get_args(Language)):
            server.seeds.change(f"{game} by ear in {language}")
            visitors = Visitors(browser, server.address)
            begun = monotonic()
            player = play_by_ear(visitors, game, language)
            visitors.close()
            assert visitors.troubles == []
            took = f"{len(player.heard)} questions, {player.presses} presses, {monotonic() - begun:.0f} s"
            print(f"{game} in {language}: {took}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
