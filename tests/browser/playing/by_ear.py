"""A player who has nothing but the accessibility tree and keys.

It hears what is asked, goes from answer to answer, and takes one. It knows neither rules nor position.
"""

from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Page

from tests.browser.accessibility_tree import AccessibilityTree, Thing
from tests.browser.browser_contexts import Language
from tests.browser.page_texts import messages

PATIENCE_MS = 45_000
LOOK_MS = 20
TURN = "●"
"""How the title begins while one is asked."""
MOST_ANSWERS = 40
MOST_PRESSES = 24
"""After so many without a move, what is picked is put back, and chance decides."""


def word(language: Language, message: str) -> str:
    """A sentence of the page that always says the same, in its language."""
    return next(text for key, text in messages(language).items() if key.endswith(f" {message}") and text)


@dataclass
class ByEar:
    page: Page
    language: Language
    heard: list[str] = field(default_factory=list)
    """What was asked, in order."""
    answers: set[str] = field(default_factory=set)
    """What was offered: names, with their descriptions."""
    said: set[str] = field(default_factory=set)
    """What the page said by itself, in so far as it was looked at then."""
    presses: int = 0

    def __post_init__(self) -> None:
        self._tree = AccessibilityTree(self.page)
        self._chance = Random(13)
        self._question = word(self.language, "zone-question")
        self._next = word(self.language, "zone-next")
        self._count = word(self.language, "show-count")

    def play(self) -> list[Thing]:
        """To the end; what the page says then."""
        tried = 0
        while self._is_asked():
            asked = self._asked()
            if not self.heard or self.heard[-1] != asked:
                self.heard.append(asked)
                tried = 0
            tried += 1
            assert len(self.heard) < 1500, self.heard[-20:]
            self._answer(tried)
        return self._tree.things()

    def _is_asked(self) -> bool:
        """Whether one is asked, as soon as that is known; False: it is over."""
        for _ in range(PATIENCE_MS // LOOK_MS):
            if self._tree.title().startswith(TURN):
                return True
            things = self._tree.things()
            self.said |= {thing.name for thing in things if thing.spoken and thing.role == "StaticText"}
            if any(thing.role == "heading" and thing.name == self._next for thing in things):
                return False
            if any(thing.role == "button" and thing.name == self._count for thing in things):
                self._press("n")  # the only answer that is left
                assert self._tree.focused().name == self._count
                self._press("Enter")
            self.page.wait_for_timeout(LOOK_MS)
        raise AssertionError(f"neither asked nor over: {self._tree.title()}, {self.heard[-3:]}")

    def _asked(self) -> str:
        """The sentence that asks; the key for it leads there."""
        self._press("q")
        here = self._tree.focused()
        assert here.region == self._question, here
        return here.text

    def _answer(self, tried: int) -> None:
        """Goes from the question to one answer after another, and takes one that it likes."""
        if tried > MOST_PRESSES:
            self._press("Escape")
        step = self._chance.choice(["n", "Shift+N"])
        for _ in range(MOST_ANSWERS):
            self._press(step)
            here = self._tree.focused()
            if here.role != "button":
                break
            self.answers.add(f"{here.name} {here.description}".strip())
            if here.pressed:
                # It is chosen already. Perhaps that is enough.
                if tried % 2:
                    self._press("Control+Enter")
                    return
            elif not here.disabled and self._likes(here):
                self._press("Enter")
                return
        self.page.wait_for_timeout(LOOK_MS)  # what was chosen is on its way to the server

    def _likes(self, answer: Thing) -> bool:
        return self._chance.random() < 0.6

    def _press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.presses += 1
