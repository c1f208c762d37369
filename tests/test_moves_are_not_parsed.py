"""The page and its tests go by what a move does, and never read its notation (the server sends both)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.build_client import ROOT

TAKING_APART = (
    "split|slice|startsWith|endsWith|match|replace|indexOf|substring",
    "partition|startswith|endswith|removeprefix|removesuffix",
)
MOVE = r"""(?:\b(?:move|made|lay|peeked)|\.text|\["text"\])"""
PARSES = re.compile(rf"{MOVE}[!?]?\.(?:{'|'.join(TAKING_APART)})\(")

SCENES = {"scenes.ts", "sceneFrame.ts"}
"""They draw the examples of the rules from short texts of their own."""


def sources() -> Iterator[Path]:
    for path in (ROOT / "web/src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and path.name not in SCENES and "generated" not in path.parts:
            yield path
    for path in (ROOT / "tests/browser").rglob("*.py"):
        if "node_modules" not in path.parts:
            yield path


def test_no_text_of_a_move_is_taken_apart() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if PARSES.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        'const [word] = move.split(" ");',
        'if (move.text.startsWith("lay ")) return;',
        'play.peeked?.text.slice("house ".length)',
        'word = move["text"].split()[0]',
        'view["legal"] if move.startswith("take ")',
    ],
)
def test_what_would_be_found(line: str) -> None:
    assert PARSES.search(line)
