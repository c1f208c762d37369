"""The language of an answer."""

import pytest

from stofa.server.languages import preferred


@pytest.mark.parametrize(
    ("asked", "accept", "language"),
    [
        ("is", "de", "is"),
        (None, "fr, de-AT;q=0.8, en;q=0.9", "en"),
        (None, "is-IS", "is"),
        (None, "fr;q=x, *", "en"),
        ("xx", "", "en"),
    ],
)
def test_readers_get_the_language_they_prefer(asked: str | None, accept: str, language: str) -> None:
    assert preferred(asked, accept) == language
