"""The README's first screen is a promise: it runs as it stands there."""

import doctest
from pathlib import Path

import stofa

ROOT = Path(__file__).resolve().parent.parent


def test_the_readme_example_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 6
    assert failed == 0


def test_the_examples_in_the_package_docs_run() -> None:
    failed, tried = doctest.testmod(stofa)
    assert tried > 0
    assert failed == 0


def test_readme_says_that_we_are_affiliated_with_no_publisher() -> None:
    assert "not affiliated" in (ROOT / "README.md").read_text("utf-8")
