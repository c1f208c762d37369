"""The line of a table in which moves and questions are typed."""

from typing import Final, NamedTuple, Self

from playwright.sync_api import Page, expect

KNOWN: Final = """() => Number([...document.querySelectorAll(".line .entry")].at(-1)?.dataset.answer ?? 0)"""

# Waits for the page to change instead of polling it.
ANSWER: Final = """([known, patience]) => new Promise((done, fail) => {
  const answer = () => {
    if (document.querySelector("[data-does=count]")) return { lines: [], refused: false, rule: null };
    const entry = document.querySelector(`.line .entry[data-answer="${known + 1}"]`);
    if (!entry) return null;
    const lines = [...entry.querySelectorAll("p:not(.typed)")].map((line) => line.textContent);
    return { lines, refused: entry.matches(".refused"), rule: entry.querySelector("a")?.textContent ?? null };
  };
  if (answer()) return done(answer());
  const timer = setTimeout(() => fail(new Error("no answer")), patience);
  new MutationObserver((_, observer) => {
    if (!answer()) return;
    clearTimeout(timer);
    observer.disconnect();
    done(answer());
  }).observe(document, { subtree: true, childList: true });
})"""
PATIENCE_MS: Final = 45_000


class Reply(NamedTuple):
    """What a typed line was answered with; nothing, if the game is over by it."""

    lines: list[str]
    refused: bool
    rule: str | None
    """The link to a rule."""

    def __str__(self) -> str:
        return " ".join(self.lines)


class TypedLine:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.field = page.locator(".line").get_by_role("combobox")

    def opened(self) -> Self:
        """By its key, from wherever one is."""
        self.page.keyboard.press("/")
        expect(self.field).to_be_focused()
        return self

    def type(self, text: str) -> Reply:
        """Types a line and waits for its answer."""
        known = self.page.evaluate(KNOWN)
        self.field.fill(text)
        self.field.press("Enter")
        return Reply(**self.page.evaluate(ANSWER, [known, PATIENCE_MS]))
