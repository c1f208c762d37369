"""The messages of all Fluent files, to look for them on a page where they should not be."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from tests.browser.browser_contexts import Language
from tools.build_client import ROOT

FOLDERS = ("web/src", "src/stofa/games", "src/stofa/tables", "src/stofa/server")

# Every text on the page, also what only a screen reader says.
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.data);
  for (const element of document.querySelectorAll("#app *"))
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "alt"])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
  return [document.title, ...found].map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


def texts(page: Page) -> list[str]:
    return list(page.evaluate(TEXTS))


def _files(language: Language) -> Iterator[Path]:
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.ftl"):
            if language in (path.stem, path.parent.name):
                yield path


@cache
def messages(language: Language) -> dict[str, str]:
    """The messages that say the same every time, by file and id."""
    found: dict[str, str] = {}
    for path in _files(language):
        where = str(path).replace(f"/{language}", "")
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = entry.value.elements
                plain = [part.value for part in parts if isinstance(part, ast.TextElement)]
                text = " ".join("".join(plain).split())
                found[f"{where} {entry.id.name}"] = text if len(plain) == len(parts) else ""
    return found


@cache
def ids() -> frozenset[str]:
    """All names of messages that are no words of a language."""
    return frozenset(key.rpartition(" ")[2] for key in messages("en") if "-" in key.rpartition(" ")[2])


def raw(said: list[str]) -> set[str]:
    """Names of messages that stand where their words should be."""
    return {word for text in said for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in ids()}


def english(said: list[str], language: Language) -> set[str]:
    """English sentences and words that the language has words of its own for."""
    own = set(messages(language).values())
    foreign = {
        text
        for key, text in messages("en").items()
        if text and messages(language).get(key, text) != text and text not in own
    }
    return {text for text in said if text.replace("**", "") in foreign}


def left_over(page: Page, language: Language) -> set[str]:
    """What a page says that is no word of its language."""
    said = texts(page)
    assert len(said) > 3
    return raw(said) | (english(said, language) if language != "en" else set())
