"""TR-19: the tickets under the ticket stock lie in the order in which they came there."""

from stofa.games.ticket_to_ride.core.pile import Pile
from stofa.games.ticket_to_ride.core.tickets import TICKET_COUNT


def test_first_in_first_out() -> None:
    pile = Pile()
    lying: list[int] = []
    for turn in range(4 * TICKET_COUNT):
        # It grows until all tickets are in it, with some of them taken meanwhile, and becomes empty again.
        for ticket in range(turn % 4):
            if turn < 2 * TICKET_COUNT and len(lying) < TICKET_COUNT:
                lying.append((turn + 7 * ticket) % TICKET_COUNT)
                pile.put(lying[-1])
        if lying and (turn % 4 == 0 or turn >= 2 * TICKET_COUNT):
            assert pile.take() == lying.pop(0)
        assert pile.listed() == lying
        assert [pile.at(depth) for depth in range(pile.count)] == lying
    assert lying == []
    assert list(pile.words) == [0] * len(pile.words)


def test_all_tickets_find_room() -> None:
    pile = Pile()
    for ticket in reversed(range(TICKET_COUNT)):
        pile.put(ticket)
    assert pile.listed() == list(reversed(range(TICKET_COUNT)))


def test_a_copy_is_the_same_whatever_lay_there_before() -> None:
    empty, two, three = Pile(), Pile(), Pile()
    for pile, tickets in ((two, [4, 45]), (three, [1, 2, 3])):
        for ticket in tickets:
            pile.put(ticket)
    for one, other in ((three, two), (empty, three), (three, empty)):
        one.copy_from(other)
        assert one.listed() == other.listed()
    empty.copy_from(two)
    two.take()
    assert empty.listed() == [4, 45]
