"""`python -m tests.browser.played_by_ear`: whole games from the accessibility tree alone.

The ordinary tests play each title once. This plays each in every language, and prints what it took.
"""

from itertools import product
from time import monotonic
from typing import get_args

from playwright.sync_api import expect, sync_playwright

from tests.browser.browser_contexts import PATIENCE_MS, Language, Visitors
from tests.browser.chromium import launch, use_our_node
from tests.browser.counted import expect_the_count
from tests.browser.page_texts import english, raw
from tests.browser.playing.by_ear import ByEar
from tests.browser.server_process import running_server
from tests.browser.table_page import GAMES, Table
from tests.browser.trusted_voice import TrustedVoice


def play_by_ear(visitors: Visitors, game: str, language: Language) -> ByEar:
    """A whole game; afterwards everything that was heard is looked at once more."""
    page = visitors.person(language=language)
    voice = TrustedVoice(page, language)
    table = Table.opened(page, game).visit()
    player = ByEar(page, language)
    player.play()
    heard = [*player.heard, *player.answers, *player.said]
    assert all(heard), "something has no name"
    assert raw(heard) == set()
    assert language == "en" or english(heard, language) == set()
    expect_the_count(table, table.view())
    voice.expect_trust(table)
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
