"""Which rule forbids a move. Slow and plain; whether a move is legal is decided in `core.legal` alone."""

from functools import partial

from stofa.engine.core.moves import Moves
from stofa.engine.errors import Refusal, refuse as refuse_by
from stofa.games.ticket_to_ride.core import codes, public as steps, tickets
from stofa.games.ticket_to_ride.core.cards import CARD, LOCOMOTIVE, count
from stofa.games.ticket_to_ride.core.legal import serves
from stofa.games.ticket_to_ride.core.public import Public
from stofa.games.ticket_to_ride.core.state import TicketObservation, TicketState

_OF_CHANCE = (codes.DEAL, codes.REVEAL, codes.DRAW, codes.TICKET)

refuse = partial(refuse_by, __package__)


def why_not(observation: TicketObservation, move: int) -> Refusal | None:
    """Why the active player may not make a move; None if it may."""
    moves = Moves()
    observation.legal(moves)
    if move in moves.listed():
        return None
    kind, argument, public = codes.kind(move), codes.argument(move), observation.public
    if kind in _OF_CHANCE:
        return refuse("TR-9", "cards-come-by-themselves")
    if kind == codes.KEEP:
        return _why_not_keep(observation, argument)
    if kind == codes.COMPLETE:
        return _why_not_complete(observation, argument)
    if kind == codes.DONE:
        return _why_not_done(public)
    if public.step == steps.KEEPING:
        return refuse("TR-4", "choose-first") if public.part == steps.SET_UP else refuse("TR-19", "choose")
    if public.step == steps.COMPLETING:
        return refuse("TR-22", "counting")
    if kind == codes.TAKE:
        return _why_not_take(public, argument)
    if kind == codes.PASS:
        return refuse("TR-20", "not-stuck")
    if public.step == steps.SECOND:
        return refuse("TR-6", "one-action")
    if kind == codes.TICKETS:
        return refuse("TR-19", "no-tickets-left")
    if kind == codes.LAY:
        return _why_not_row(observation, move)
    return _why_not_three(observation, move)


def why_not_chance(state: TicketState, move: int) -> Refusal | None:
    """Why a card or ticket cannot come now, when one has to; None if it can."""
    moves = Moves()
    state.legal(moves)
    if move in moves.listed():
        return None
    kind, step = codes.kind(move), state.public.step
    if step == steps.OFFERING:
        return (
            refuse("TR-19", "not-in-ticket-stock")
            if kind == codes.TICKET
            else refuse("TR-19", "ticket-first")
        )
    if kind not in _OF_CHANCE:
        return refuse("TR-9", "card-first")
    if step == steps.DEALING and kind != codes.DEAL:
        return refuse("TR-2", "dealing-first")
    if step == steps.FILLING and kind != codes.REVEAL:
        return refuse("TR-9", "row-first")
    if step == steps.BLIND and kind != codes.DRAW:
        return refuse("TR-9", "hand-first")
    return refuse("TR-1", "no-card-left")


def _why_not_take(public: Public, argument: int) -> Refusal:
    if argument == codes.STOCK:
        return refuse("TR-13", "no-stock")
    if argument == LOCOMOTIVE and count(public.row, LOCOMOTIVE):
        return refuse("TR-10", "locomotive-first")
    return refuse("TR-9", "not-in-row")


def _why_not_row(observation: TicketObservation, move: int) -> Refusal:
    public, hand = observation.public, observation.own.hand
    colour, cars, engines = codes.colour(move), codes.cars(move), codes.locomotives(move)
    if public.track(public.active) & CARD[colour]:
        return refuse("TR-15", "on-your-track")
    if cars > count(hand, colour):
        return refuse("TR-14", "too-few-in-hand", cards=count(hand, colour))
    if engines > count(hand, LOCOMOTIVE):
        return refuse("TR-14", "too-few-locomotives", cards=count(hand, LOCOMOTIVE))
    return refuse("TR-16", "too-few-to-rob", cards=count(public.rows(), colour))


def _why_not_three(observation: TicketObservation, move: int) -> Refusal:
    public = observation.public
    colours = (codes.colour(move), codes.second(move), codes.third(move))
    if any(public.track(public.active) & CARD[colour] for colour in colours):
        return refuse("TR-15", "one-on-your-track")
    if any(count(public.rows(), colour) for colour in colours):
        return refuse("TR-17", "three-cannot-rob")
    return refuse("TR-14", "one-not-in-hand")


def _why_not_keep(observation: TicketObservation, ticket: int) -> Refusal:
    public, own, one = observation.public, observation.own, tickets.TICKET[ticket]
    if public.step != steps.KEEPING:
        return refuse("TR-19", "nothing-offered")
    rule, offered = ("TR-4", own.tickets) if public.part == steps.SET_UP else ("TR-19", observation.offered())
    if not offered & one:
        return refuse(rule, "not-offered", ticket=ticket + 1)
    if own.picked & one:
        return refuse(rule, "kept-already", ticket=ticket + 1)
    return refuse(rule, "keep-order", ticket=ticket + 1)


def _why_not_complete(observation: TicketObservation, ticket: int) -> Refusal:
    public, own, one = observation.public, observation.own, tickets.TICKET[ticket]
    if public.step != steps.COMPLETING:
        return refuse("TR-22", "no-count-now")
    if (own.picked | public.completed[observation.seat]) & one:
        return refuse("TR-22", "completed-already", ticket=ticket + 1)
    if not own.tickets & one:
        return refuse("TR-22", "not-your-ticket", ticket=ticket + 1)
    spent = tickets.needs(own.picked) + tickets.NEEDS[ticket]
    if serves(public.stations[observation.seat], spent):
        return refuse("TR-22", "complete-order", ticket=ticket + 1)
    return refuse("TR-22", "station-lacks", ticket=ticket + 1)


def _why_not_done(public: Public) -> Refusal:
    if public.step == steps.KEEPING:
        return refuse("TR-4", "keep-one")
    return refuse("TR-6", "nothing-to-choose")
