"""Pages of the built site, taken apart: what can be linked to, what is linked, what is loaded."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {
    "audio": ("src",),
    "embed": ("src",),
    "iframe": ("src",),
    "img": ("src", "srcset"),
    "input": ("src",),
    "object": ("data",),
    "script": ("src",),
    "source": ("src", "srcset"),
    "track": ("src",),
    "video": ("src", "poster"),
}
"""Attributes of elements for which a browser fetches something of its own accord."""

FETCHING_LINKS = {"icon", "manifest", "modulepreload", "preconnect", "prefetch", "preload", "stylesheet"}
"""Values of `rel` for which a browser fetches something of its own accord."""


class Page(HTMLParser):
    """One page. Its `ids` are anchors, `links` what can be followed, `loads` what the browser fetches."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.text = path.read_text("utf-8")
        self.feed(self.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.add(given["id"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "link":
            fetched = FETCHING_LINKS.intersection(given.get("rel", "").split())
            (self.loads if fetched else self.links).append(given["href"])
        self.loads += [given[name] for name in LOADED.get(tag, ()) if name in given]


def is_external(address: str) -> bool:
    """Whether an address leads out of the site."""
    parts = urlsplit(address)
    return bool(parts.netloc) or parts.scheme not in ("", "data")


def target(page: Path, address: str) -> tuple[Path, str]:
    """The file and the anchor that an internal address leads to."""
    parts = urlsplit(address)
    file = page if not parts.path else (page.parent / unquote(parts.path)).resolve()
    return file, unquote(parts.fragment)
