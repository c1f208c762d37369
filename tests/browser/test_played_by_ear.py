"""Every game can be played to its end by ear: from the accessibility tree alone, with keys.

The voice can be trusted all the way, in each language, and the count is right.

All games in all languages: `python -m tests.browser.played_by_ear`.
"""

import pytest

from tests.browser.browser_contexts import Language, Visitors
from tests.browser.played_by_ear import play_by_ear
from tests.browser.table_page import GAMES

THURN, TICKET, PARTNERS = GAMES
LANGUAGES: dict[str, Language] = {THURN: "is", TICKET: "de", PARTNERS: "en"}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_ear(visitors: Visitors, game: str) -> None:
    player = play_by_ear(visitors, game, LANGUAGES[game])
    assert len(player.heard) > 10
    assert player.said
