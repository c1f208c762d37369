"""Links between files of the repository, as they are followed on a code host."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]
LINK = re.compile(r"(?<!`)\]\(([^)\s]+)\)")


@cache
def anchors(file: Path) -> set[str]:
    """The anchors that code hosts give to the headings of a file."""
    text = re.sub(r"^```.*?^```", "", file.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_of_markdown_files_lead_somewhere(file: Path) -> None:
    for link in LINK.findall(file.read_text("utf-8")):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        found = (file.parent / path).resolve() if path else file
        assert found.exists(), link
        assert found.is_relative_to(ROOT), link
        if anchor and found.suffix == ".md":
            assert anchor in anchors(found), link


def test_links_are_found() -> None:
    assert sum(len(LINK.findall(file.read_text("utf-8"))) for file in FILES) > 100


def test_the_readme_leads_to_the_documentation() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for path in ("docs/index.md", "SECURITY.md", "CONTRIBUTING.md", "LICENSE"):
        assert f"]({path})" in text, path


def test_comments_that_name_a_page_name_one_that_exists() -> None:
    named = 0
    for folder in ("src", "tests", "web/src", "tools"):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in (".py", ".ts", ".svelte") and "node_modules" not in file.parts:
                for page in re.findall(r"\b(?:docs|benchmarks)/[\w/-]+\.md\b", file.read_text("utf-8")):
                    assert (ROOT / page).is_file(), f"{file}: {page}"
                    named += 1
    assert named
