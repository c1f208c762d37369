"""The page's shell names no game: what it needs comes from the server and from the folders of the games."""

import re
from pathlib import Path

import pytest

from stofa.games import own_titles
from tools.build_client import ROOT

SHELL = ROOT / "web" / "src"
APART = ("games", "generated")
"""What belongs to the games, and what is made from them."""


def sources() -> list[Path]:
    kinds = (".ts", ".svelte", ".css", ".ftl")
    return [
        path
        for path in sorted(SHELL.rglob("*"))
        if path.suffix in kinds
        and not path.name.endswith(".test.ts")
        and path.relative_to(SHELL).parts[0] not in APART
    ]


def named_games(text: str) -> set[str]:
    """The games whose id, folder, types or name in any language stand in a text."""
    found: set[str] = set()
    for title in own_titles().values():
        folder = title.package.rpartition(".")[2]
        names = {title.id, folder, *title.catalogue.name.values(), *(title.catalogue.short or {}).values()}
        if any(re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE) for name in names):
            found.add(title.id)
    return found


def test_a_name_would_be_found() -> None:
    assert named_games('if (game === "thurn-and-taxis")') == {"thurn-and-taxis"}
    assert named_games("Zug um Zug") == {"ticket-to-ride-card-game"}
    assert named_games("import type { PartnersMove }") == set()
    assert named_games('"../games/partners/Card.svelte"') == {"partners"}


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(SHELL).as_posix())
def test_no_file_of_the_shell_names_a_game(path: Path) -> None:
    assert named_games(path.read_text("utf-8")) == set()


def test_the_shell_has_no_types_of_a_single_game() -> None:
    prefixes = ("Thurn", "Ticket", "Partners")
    for path in sources():
        found = re.findall(
            rf"\b(?:{'|'.join(prefixes)})(?:Position|Move|Public|Own)\b", path.read_text("utf-8")
        )
        assert found == [], path
