"""What a screen reader was given to say in a whole game: each turn of the others once, in order."""

import re
from collections import Counter
from typing import Final

from playwright.sync_api import Page

from tests.browser.browser_contexts import Language
from tests.browser.live_texts import heard, prompts, record, ribbons, unexplained
from tests.browser.page_texts import messages
from tests.browser.table_page import Table

# The lines of the log, and whether oneself has made what they tell.
LINES: Final = """(seat) => [...document.querySelectorAll(".story .log li")].map((line) => [
  line.querySelector("button").innerText.replace(/\\s+/g, " ").trim(),
  line.dataset.made === String(seat),
])"""


DEALT: Final[dict[Language, re.Pattern[str]]] = {
    "en": re.compile(r"You were dealt \d+ cards"),
    "de": re.compile(r"Du hast \d+ Karten bekommen"),
    "is": re.compile(r"Þú fékkst \d+ spil"),
}


class TrustedVoice:
    """Listens to a page that is yet to be opened."""

    def __init__(self, page: Page, language: Language) -> None:
        self._page = page
        self._language = language
        record(page)

    def expect_trust(self, table: Table) -> None:
        """At the end of a game: the voice said the story of the others, and else only what was asked."""
        page = self._page
        headline = page.locator(".app.end .hero h2").inner_text()
        page.wait_for_function("(last) => window.liveTexts.some(({ text }) => text === last)", arg=headline)
        page.locator("[data-does=board]").click()
        lines: list[tuple[str, bool]] = page.evaluate(LINES, table.seat)
        # Who comes to a table does not hear what happened before: up to the first deal.
        started = _said(self._language, "event-started")
        begun = 1 + max(
            at
            for at, (line, _) in enumerate(lines[:5])
            if line == started or DEALT[self._language].match(line)
        )
        story = [line for line, own in lines[begun:] if not own]
        said = heard(page)
        others = [each for each in said if each.kind not in ("log", "alert")]
        assert others == [], others
        told_often = {text: times for text, times in _times_told(page, headline).items() if times > 1}
        assert told_often == {}, told_often
        # An alert answers the press before it, and is no part of the story.
        told = [each.text for each in said if each.kind == "log"]
        # Where the machine is slow, it is said that the page is on its way.
        asked = prompts(page) | ribbons(page) | {headline, _said(self._language, "loading")}
        names = page.locator(".seat .nm").all_inner_texts()
        wrong = unexplained(told, story, asked, names, self._language)
        assert wrong == [], wrong


def _times_told(page: Page, headline: str) -> Counter[str]:
    """How often was said who has won, and what nobody may miss, be it by itself or with a turn."""
    texts = [each.text for each in heard(page)]
    return Counter(
        once for once in {headline, *ribbons(page)} for text in texts if once and once.rstrip(".!") in text
    )


def _said(language: Language, message: str) -> str:
    return next(text for key, text in messages(language).items() if key.endswith(f" {message}") and text)
