"""What a screen reader is given to say: every text that a live region of a page ever held."""

import re
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.browser_contexts import Language

# A region is read when something is added to it; what is taken away is not. A region that is new, with
# something in it, is only read if it is an alert.
RECORD = """
window.liveTexts = [];
window.promptTexts = [];
window.ribbonTexts = [];
{
  const LIVE = "[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log]";
  // Spaces at which no line ends are said like any others.
  const words = (text) => text.replace(/\\s+/g, " ").trim();
  const plain = (node) => words(node.textContent);
  const heard = (region, text) => {
    if (!text || region.closest("dialog:not([open]), [inert]")) return;
    // Whatever lies under a sheet is hidden from a screen reader.
    const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
    const hidden = modal !== undefined && !modal.contains(region);
    const kind = region.role ?? region.ariaLive;
    window.liveTexts.push({ text, kind, hidden, at: performance.now(), page: location.hash });
  };
  // A change is observed only when all that is drawn with it has been drawn: on a busy machine that is later.
  let changed = 0;
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (name === "data-asks" && this.getAttribute(name) !== value) changed = performance.now();
    setAttribute.call(this, name, value);
  };
  let asked = null;
  window.promptsNow = () =>
    [...window.promptTexts, ...(asked ? [{ ...asked, until: performance.now() }] : [])];
  const prompts = () => {
    const shown = document.querySelector("[data-asks]")?.dataset.asks.replaceAll("**", "") ?? null;
    const text = shown && words(shown);
    if (asked ? asked.text === text : text === null) return;
    const now = text === null ? performance.now() : changed;
    if (asked) window.promptTexts.push({ ...asked, until: now });
    asked = text === null ? null : { text, from: now };
  };
  new MutationObserver((changes) => {
    prompts();
    for (const ribbon of document.querySelectorAll(".ribbon")) window.ribbonTexts.push(plain(ribbon));
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") continue;
      if (type === "characterData") {
        const region = target.parentElement?.closest(LIVE);
        if (region) heard(region, plain(region));
        continue;
      }
      const region = target.closest?.(LIVE);
      for (const node of addedNodes) {
        if (region) heard(region, plain(node));
        else if (node.nodeType === 1)
          for (const fresh of [node, ...node.querySelectorAll("*")])
            if (fresh.matches("[role=alert]")) heard(fresh, plain(fresh));
      }
    }
  }).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: ["data-asks"],
  });
}
"""

SETTLED_MS = 200
"""Milliseconds for which something is asked that is not only true on the way to something else."""


class LiveText(NamedTuple):
    text: str
    kind: str
    """Its role, or how it is live."""
    hidden: bool
    """Whether a sheet lay over it, so that nobody heard it."""
    at: float
    page: str


def record(page: Page) -> None:
    """From the next page load on."""
    page.add_init_script(RECORD)


def heard(page: Page) -> list[LiveText]:
    """Everything so far, oldest first."""
    return [LiveText(**said) for said in page.evaluate("() => window.liveTexts")]


def texts(page: Page) -> list[str]:
    """What was heard so far, without what was hidden."""
    return [said.text for said in heard(page) if not said.hidden]


def prompts(page: Page) -> set[str]:
    """What the page has asked so far, whatever was glanced at meanwhile, if it stood for some time."""
    asked: list[dict[str, Any]] = page.evaluate("() => window.promptsNow()")
    return {each["text"] for each in asked if each["until"] - each["from"] >= SETTLED_MS}


def unexplained(
    said: list[str], story: list[str], others: set[str], names: list[str], language: Language
) -> list[str]:
    """What was said that is neither the next part of the story nor one of the others; and what is missing.

    A turn is said in one sentence, so what was said tells one line of the story or several.
    """
    left = list(story)
    found: list[str] = []
    for text in said:
        lines = _lines_in(text, left, names, language)
        left = left[lines:]
        if not lines and text not in others:
            found.append(text)
    return [*found, f"not said: {left}"] if left else found


def _lines_in(text: str, story: list[str], names: list[str], language: Language) -> int:
    """How many of the next lines of the story a text tells in one sentence; 0: it tells something else."""
    clauses: list[str] = []
    for line in story:
        clauses.append(_clause(line, names, language))
        if clauses[-1].rpartition(" ")[2] not in text:
            return 0
        # It names who moved once, whoever that was.
        if any(_in_one_sentence(clauses, f"{name} ", names, language) == text for name in names):
            return len(clauses)
    return 0


def _clause(line: str, names: list[str], language: Language) -> str:
    """A line of the log within a sentence."""
    first, *others = BETWEEN.split(re.sub("[.!]$", "", _times_in_words(line, language)))
    return "; ".join([first, *(_within(each, names) for each in others)])


def _within(text: str, names: list[str]) -> str:
    """A sentence as it stands behind a semicolon: names stay as they are."""
    named = tuple(f"{name} " for name in names)
    return text if text.startswith(named) else text[0].lower() + text[1:]


def _in_one_sentence(clauses: list[str], who: str, names: list[str], language: Language) -> str:
    parts: list[list[str]] = []
    for clause in clauses:
        if parts and parts[-1][0].startswith(who) and clause.startswith(who):
            parts[-1].append(clause.removeprefix(who))
        else:
            parts.append([_within(clause, names) if parts else clause])
    return f"{'; '.join(_enumerated(part, language) for part in parts)}."


def _enumerated(clauses: list[str], language: Language) -> str:
    if len(clauses) == 1 or re.search("[,:;]", "".join(clauses)):
        return "; ".join(clauses)
    return f"{', '.join(clauses[:-1])} {AND[language]} {clauses[-1]}"


def ribbons(page: Page) -> set[str]:
    """What was shown to all on the frame of the board."""
    return set(page.evaluate("() => window.ribbonTexts"))


TIMES: dict[Language, str] = {"en": r", \1 times.", "de": r", \1-mal.", "is": r", \1 sinnum."}
BETWEEN = re.compile(r"(?<!\bSt)[.!] (?=[A-ZÁÉÍÓÚÝÞÆÖÄÜ])")
"""Where a sentence ends and another begins: not behind an abbreviation, as in "St. Marie"."""
AND: dict[Language, str] = {"en": "and", "de": "und", "is": "og"}


def _times_in_words(line: str, language: Language) -> str:
    """A line of the log as it is said: "×3" is a sign for the eye."""
    return re.sub(r"[.!]? ×(\d+)$", TIMES[language], line)
