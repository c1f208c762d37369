"""The documentation site: it builds, it hangs together, it needs nothing from elsewhere, it is complete."""

import inspect
import re
from functools import cached_property
from pathlib import Path

import pytest
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.inventory import InventoryFile

import stofa
import stofa.api
from stofa.cli import COMMANDS
from stofa.engine.words import LANGUAGES
from stofa.server.http.routes import ENDPOINTS
from stofa.server.wire.asyncapi import INCOMING, OUTGOING
from stofa.server.wire.openapi import schemas
from tests.docs.pages import Page, is_external, target

# Sphinx builds the whole site.
pytestmark = pytest.mark.slow

Pages = dict[Path, Page]


def test_it_has_its_pages(site: Path, pages: Pages) -> None:
    assert len(pages) > 30
    assert (site / "index.html").is_file()
    for kind in ("tutorials", "how-to", "reference", "explanation"):
        assert list((site / "docs" / kind).glob("*.html"))


def test_every_internal_link_and_anchor_leads_somewhere(pages: Pages) -> None:
    followed = 0
    for path, page in pages.items():
        for link in page.links:
            if is_external(link) or link == "#":
                continue
            file, anchor = target(path, link)
            assert file.is_file(), f"{path.name}: {link}"
            if anchor and file in pages:
                assert anchor in pages[file].ids, f"{path.name}: {link}"
            followed += 1
    assert followed > 1000


def test_no_page_loads_anything_from_elsewhere(site: Path, pages: Pages) -> None:
    loaded = 0
    for path, page in pages.items():
        for address in page.loads:
            assert not is_external(address), f"{path.name} loads {address}"
            if not address.startswith("data:"):
                assert target(path, address)[0].is_file(), f"{path.name} loads {address}"
                loaded += 1
    assert loaded > 100
    for style in site.rglob("*.css"):
        text = style.read_text("utf-8")
        for address in re.findall(r"""(?:url\(|@import)\s*["']?([^"')\s]+)""", text):
            assert not is_external(address), f"{style.name} loads {address}"


def test_every_public_name_is_documented(site: Path) -> None:
    inventory = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="")
    documented = {name for kind, name, _item in entries(inventory) if kind.startswith("py:")}
    for name in stofa.api.__all__:
        assert f"stofa.{name}" in documented, name


def test_every_public_member_says_what_it_is() -> None:
    for name in stofa.api.__all__:
        documented = getattr(stofa, name)
        compiled = stofa.COMPILED and ".core." in getattr(documented, "__module__", "")  # without docstrings
        if isinstance(documented, type) and not compiled:
            assert documented.__doc__, name
            for member, value in vars(documented).items():
                if not member.startswith("_"):
                    assert about(documented, member, value), f"{name}.{member}"


def about(owner: type, member: str, value: object) -> str:
    """The docstring of a member: its own, or that of what it overrides."""
    if callable(value) or isinstance(value, property | cached_property):
        return inspect.getdoc(getattr(owner, member)) or inspect.getdoc(value) or ""
    for base in owner.__mro__[:-1]:
        if base.__module__.startswith("stofa."):
            analyzer = ModuleAnalyzer.for_module(base.__module__)
            analyzer.analyze()
            if (base.__qualname__, member) in analyzer.attr_docs:
                return " ".join(analyzer.attr_docs[base.__qualname__, member])
    return ""


def entries(inventory: object) -> list[tuple[str, str, object]]:
    return [
        (kind, name, item)
        for kind, items in inventory.data.items()  # type: ignore[attr-defined]
        for name, item in items.items()
    ]


@pytest.mark.parametrize("game", stofa.titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_all_there(site: Path, pages: Pages, game: str, language: str) -> None:
    page = pages[site / "docs" / "reference" / "rules" / f"{game}.{language}.html"]
    assert f'<div lang="{language}">' in page.text
    catalogue = stofa.title(game).catalogue
    for rule in catalogue.rule:
        assert rule.id.lower() in page.ids, rule.id
        assert f"{rule.id} {rule.title[language]}" in unescaped(page.text), rule.id
    for section in catalogue.section:
        assert section.id in page.ids


def test_numbers_of_rules_lead_to_the_rules(site: Path, pages: Pages) -> None:
    page = pages[site / "docs" / "reference" / "notation.html"]
    for rule in (
        "thurn-and-taxis.en.html#tt-9",
        "ticket-to-ride-card-game.en.html#tr-14",
        "partners.en.html#pa-7",
    ):
        assert f"rules/{rule}" in page.links


def unescaped(text: str) -> str:
    return re.sub(r"&#x27;|&#39;", "'", text).replace("&quot;", '"').replace("&amp;", "&")


def test_every_message_and_endpoint_is_described(site: Path, pages: Pages) -> None:
    page = pages[site / "docs" / "reference" / "messages.html"]
    for kind in (*INCOMING, *OUTGOING):
        assert f"type-{kind.__name__.lower()}" in page.ids
    for endpoint in ENDPOINTS:
        assert endpoint.path in page.text
    described = {anchor.rpartition(".")[2].removeprefix("type-") for anchor in page.ids}
    for name in schemas():
        code = f'<span class="pre">{name}</span>'
        assert name.rpartition(".")[2].lower() in described or (name.endswith("Move") and code in page.text)


def test_every_command_is_described(site: Path, pages: Pages) -> None:
    page = pages[site / "docs" / "reference" / "command-line.html"]
    for command in COMMANDS:
        assert f"stofa-{command}" in page.ids
        assert f"usage: stofa {command}" in page.text


def test_benchmarks_come_with_their_plots(site: Path, pages: Pages) -> None:
    page = pages[site / "benchmarks" / "results.html"]
    assert sum(address.endswith(".svg") for address in page.loads) >= 2
