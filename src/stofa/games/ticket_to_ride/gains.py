"""What a line of moves brings: tickets, the cards that they show, and cards robbed."""

from collections.abc import Iterator, Sequence
from typing import Final

from stofa.engine.moves import Move
from stofa.engine.reasons import Gain, Reason
from stofa.games.ticket_to_ride.board import CARD_KINDS, COLOURS, LOCOMOTIVES, TICKETS
from stofa.games.ticket_to_ride.core import tickets
from stofa.games.ticket_to_ride.core.cards import (
    LOCOMOTIVE,
    LOCOMOTIVE_CARD,
    count,
    missing,
    of_kinds,
    size,
)
from stofa.games.ticket_to_ride.core.state import TicketObservation

FEW: Final = 3
"""Upper bound of the cards that tickets may lack for more of them to be in order."""

EARLY: Final = 4
"""Least number of own turns to come that are time enough for more tickets."""

MOST_DRAWN: Final = 2
"""The most cards that one turn takes from the stock."""


def gains_of(before: TicketObservation, line: Sequence[Move], after: TicketObservation) -> Iterator[Gain]:
    kind = line[0].kind
    if kind == "complete":
        yield from _completed(line)
        return
    if kind in ("keep", "done"):
        yield from _kept(before, line)
        return
    if kind == "lay":
        yield from _robbed(before, line[0])
    if kind in ("lay", "lay-three"):
        yield from _laid(before, after)
    lack = _lack(before, _held(before))
    if kind == "take" and (card := line[0].args["card"]) != "stock":
        yield from _taken(before, str(card), lack)
    if kind == "tickets" or (kind == "take" and line[0].args["card"] == "stock"):
        yield from _more(before, kind, lack)


def _completed(line: Sequence[Move]) -> Iterator[Gain]:
    """TR-22: tickets that are paid for now."""
    ids = [int(move.args["ticket"]) for move in line if move.kind == "complete"]  # type: ignore[arg-type]
    points = sum(TICKETS[each - 1][2] for each in ids)
    if len(ids) == 1:
        yield Gain(Reason("completes", "TR-22", _named(ids[0])), points)
    else:
        yield Gain(Reason("completes-all", "TR-22", {"tickets": len(ids), "points": points}), points)


def _kept(before: TicketObservation, line: Sequence[Move]) -> Iterator[Gain]:
    """TR-4, TR-19: what the tickets are worth, and how many of their cards are there already."""
    ids = [int(move.args["ticket"]) for move in line if move.kind == "keep"]  # type: ignore[arg-type]
    chosen = sum(2 ** (each - 1) for each in ids) | int(before.own.picked)
    if not chosen:
        yield Gain(Reason("no-ticket", "TR-27"), 1)
        return
    shown = int(size(tickets.needs(chosen)))
    lack = _lack(before, chosen)
    facts: dict[str, str | int] = {"tickets": chosen.bit_count(), "have": shown - lack, "cards": shown}
    yield Gain(Reason("ready", "TR-22", facts), 100 * (shown - lack) // shown)
    points = int(tickets.points(chosen))
    yield Gain(Reason("worth", "TR-27", {"tickets": chosen.bit_count(), "points": points}), points)


def _robbed(before: TicketObservation, move: Move) -> Iterator[Gain]:
    """TR-16: the row of that colour on another track is gone."""
    colour = COLOURS.index(str(move.args["colour"]))
    owner = int(count(before.public.owners, colour)) - 1
    if owner not in (-1, before.seat):
        gone = int(count(before.public.cars, colour) + count(before.public.engines, colour))
        yield Gain(Reason("robs", "TR-16", {"cards": gone}, seat=owner), gone)


def _laid(before: TicketObservation, after: TicketObservation) -> Iterator[Gain]:
    """TR-6: cards that tickets show are on their way to the station."""
    held = _held(before)
    lack, lacked = (_lacking_of(each, held, hand=False) for each in (after, before))
    for ticket in range(tickets.TICKET_COUNT):
        one = 2**ticket
        if held & one and _lacking_of(before, one, hand=False) and not _lacking_of(after, one, hand=False):
            yield Gain(Reason("arrives", "TR-6", _named(ticket + 1)), TICKETS[ticket][2])
    if lack < lacked:
        yield Gain(Reason("on-the-way", "TR-6", {"cards": lacked - lack}), lacked - lack)


def _taken(before: TicketObservation, card: str, lack: int) -> Iterator[Gain]:
    """A card that the tickets still lack."""
    number = CARD_KINDS.index(card)
    if number == LOCOMOTIVE:
        if lack:
            yield Gain(Reason("locomotive", "TR-22", {"cards": lack}), 1)
        return
    there = _there(before, hand=True)
    wanted = tickets.needs(_held(before))
    if wrong := int(count(missing(there, wanted), number)):
        yield Gain(Reason("lacked", "TR-22", {"cards": wrong}, [card]), 1)
    elif held := int(count(before.own.hand, number)):
        yield Gain(Reason("longer-row", "TR-14", {"cards": held + 1}, [card]), held + 1)


def _more(before: TicketObservation, kind: str, lack: int) -> Iterator[Gain]:
    """Why something unknown is drawn."""
    if kind == "tickets":
        if lack <= FEW:
            yield Gain(Reason("lack", "TR-19", {"cards": lack}), -lack, brought=False)
        elif (turns := _turns_at_least(before)) >= EARLY:
            yield Gain(Reason("time", "TR-21", {"turns": turns}), turns)
        return
    wanted = missing(_there(before, hand=True), tickets.needs(_held(before)))
    row = before.public.row
    if not any(count(row, colour) and count(wanted, colour) for colour in range(len(COLOURS))):
        yield Gain(Reason("none-wanted", "TR-9"), 1)
    elif _locomotives_seen(before) < LOCOMOTIVES:
        yield Gain(Reason("blind", "TR-10"), 1)


def _turns_at_least(before: TicketObservation) -> int:
    """TR-21: the turns that whoever is asked has at least, this one included, while there is a stock."""
    public = before.public
    if not public.stock_size:
        return 0
    rounds = -(-int(public.stock_size) // (MOST_DRAWN * int(public.seats)))
    return rounds + 1  # once the stock is empty everybody has one more


def _locomotives_seen(before: TicketObservation) -> int:
    """All that lie open, that went through the players' tracks, or are in the own hand."""
    public = before.public
    bags = (public.row, public.discards, before.own.hand, *public.stations)
    return int(size(public.engines)) + sum(int(count(bag, LOCOMOTIVE)) for bag in bags)


def _named(ticket: int) -> dict[str, str | int]:
    start, end, points, _ = TICKETS[ticket - 1]
    return {"from": start, "to": end, "points": points}


def _held(observation: TicketObservation) -> int:
    """The own tickets that are not completed."""
    return int(observation.own.tickets)


def _there(observation: TicketObservation, *, hand: bool) -> int:
    """The own cards in the station, as one may remember them (TR-8), and on the track; and in the hand."""
    public, seat = observation.public, observation.seat
    track = public.track(seat)
    engines = int(size(of_kinds(public.engines, track)))
    there = int(public.stations[seat] + of_kinds(public.cars, track)) + engines * LOCOMOTIVE_CARD
    return there + int(observation.own.hand) if hand else there


def _lack(observation: TicketObservation, wanted: int) -> int:
    return _lacking_of(observation, wanted, hand=True)


def _lacking_of(observation: TicketObservation, wanted: int, *, hand: bool) -> int:
    """How many cards that tickets show are not there, locomotives taken for them."""
    there = _there(observation, hand=hand)
    return max(0, int(size(missing(there, tickets.needs(wanted)))) - int(count(there, LOCOMOTIVE)))
