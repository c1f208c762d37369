"""How many keys a turn takes."""

from typing import Final

import pytest

from tests.browser.browser_contexts import Visitors
from tests.browser.playing.counting_keys import CountingKeys, TicketByKeys
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import GAMES, Table

THURN, TICKET, PARTNERS = GAMES
MOST_PRESSES: Final = {THURN: 12, TICKET: 6, PARTNERS: 6}
UNUSUAL: Final = {
    THURN: {"close", "each", "province", "house", "discard", "done"},
    TICKET: {"keep", "complete", "tickets", "done", "pass"},
    PARTNERS: {"give", "split", "swap", "swap-same", "fold"},
}
"""What not every turn has: a route closed, tickets chosen, a seven shared out. Officials are ordinary."""
TURNS = 6


@pytest.mark.parametrize("game", GAMES)
def test_an_ordinary_turn_takes_few_presses(visitors: Visitors, game: str) -> None:
    """Counted: every key from the first question of a turn until the move that ends it, Enter included."""
    there = Table.opened(visitors.person(), game).visit()
    keys = CountingKeys(there.page)
    player = Player(there, TicketByKeys() if game == TICKET else GAME_PLAYERS[game], keys)
    turns: dict[int, tuple[set[str], int, int]] = {}
    while len(turns) <= TURNS or sum(not kinds & UNUSUAL[game] for kinds, *_ in turns.values()) <= 4:
        there.wait()
        # What the others have made until then stays the same within a turn.
        turn = sum(moved["mover"] not in (0, "~") for moved in there.moved())
        made, pressed, walked = len(player.made), keys.pressed, keys.walked
        player.decide()
        kinds, so_far, on_foot = turns.get(turn, (set(), 0, 0))
        kinds |= {move["kind"] for move in player.made[made:]}
        turns[turn] = (kinds, so_far + keys.pressed - pressed, on_foot + keys.walked - walked)
    turns.popitem()  # it may have been only a part
    ordinary = [(pressed, walked) for kinds, pressed, walked in turns.values() if not kinds & UNUSUAL[game]]
    print(game, "presses of ordinary turns, and from answer to answer:", ordinary)
    assert max(pressed for pressed, _ in ordinary) <= MOST_PRESSES[game], turns
