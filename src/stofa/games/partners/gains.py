"""What a line of moves brings a team: pawns locked, safe, out and on their way; opponents sent back."""

from collections.abc import Iterator, Sequence

from stofa.engine.moves import Move
from stofa.engine.reasons import Gain, Reason
from stofa.games.partners.board import CARDS
from stofa.games.partners.core import cards
from stofa.games.partners.core.heuristic import danger, of_card, start_cards
from stofa.games.partners.core.path import HOME, START, TRACK
from stofa.games.partners.core.public import Public, partner
from stofa.games.partners.core.state import PartnersObservation


def gains_of(before: PartnersObservation, line: Sequence[Move], after: PartnersObservation) -> Iterator[Gain]:
    seat = before.seat
    if line[0].kind == "give":
        yield from _given(before, str(line[0].args["card"]))
        return
    had, has = before.public, after.public
    team, others = (seat, partner(seat)), (seat ^ 1, partner(seat ^ 1))
    if all(has.finished(colour) for colour in team):
        yield Gain(Reason("won", "PA-31"), 1)
        return
    if locked := sum(int(has.locked(colour) - had.locked(colour)) for colour in team):
        yield Gain(Reason("locked", "PA-26", {"pawns": locked}), locked)
    for colour in others:
        if home := _home(has, colour) - _home(had, colour):
            yield Gain(Reason("sent-home", "PA-20", {"pawns": home}, seat=colour), home)
    arrived = sum(_on_rings(has, colour) - _on_rings(had, colour) for colour in team) - locked
    if arrived > 0:
        yield Gain(Reason("goal", "PA-25", {"pawns": arrived}), arrived)
    out = sum(_home(had, colour) - _home(has, colour) for colour in team)
    if out > 0:
        yield Gain(Reason("out", "PA-12", {"pawns": out}), out)
    back = sum(_progress(had, colour) - _progress(has, colour) for colour in others)
    if back > 0 and all(_home(has, colour) == _home(had, colour) for colour in others):
        yield Gain(Reason("set-back", "PA-18", {"squares": back}), back)
    threatened, before_it = _threatened(has, team), _threatened(had, team)
    if threatened < max(1, before_it):
        yield Gain(Reason("safe", "PA-20", {"pawns": threatened}), -threatened, threatened < before_it)
    on = sum(_progress(has, colour) - _progress(had, colour) for colour in team)
    if on > 0:
        yield Gain(Reason("on", "PA-4", {"squares": on}), on)


def _given(before: PartnersObservation, face: str) -> Iterator[Gain]:
    """PA-8: what the card does for the partner, and what is left."""
    public, seat = before.public, before.seat
    number = CARDS.index(face)
    if number <= cards.LAST_START_CARD and (home := _home(public, partner(seat))):
        alone = "yes" if home == 4 else "no"
        yield Gain(Reason("partner-out", "PA-12", {"alone": alone}, seat=partner(seat)), 1)
    elif of_card(public, partner(seat), number) > of_card(public, seat, number):
        yield Gain(Reason("more-use", "PA-8", seat=partner(seat)), 1)
    elif all(_use(before, number) <= _use(before, other) for other in _hand(before)):
        yield Gain(Reason("least-use", "PA-8"), 1)
    left = int(start_cards(before.hand)) - (number <= cards.LAST_START_CARD)
    if left and _home(public, seat):
        yield Gain(Reason("start-kept", "PA-12", {"cards": left}), left, brought=False)


def _hand(before: PartnersObservation) -> list[int]:
    return [face for face in range(len(CARDS)) if cards.count(before.hand, face)]


def _use(before: PartnersObservation, face: int) -> int:
    """What a card could do for the giver, who needs one to leave home more than any other."""
    return int(of_card(before.public, before.seat, face))


def _places(public: Public, colour: int) -> list[int]:
    return [place for place in int(public.pawns(colour)).to_bytes(4, "little") if place != HOME]


def _home(public: Public, colour: int) -> int:
    return 4 - len(_places(public, colour))


def _on_rings(public: Public, colour: int) -> int:
    return sum(place > TRACK and place != START for place in _places(public, colour))


def _progress(public: Public, colour: int) -> int:
    """The squares behind all pawns of a colour."""
    return sum(place for place in _places(public, colour) if place != START)


def _threatened(public: Public, team: tuple[int, int]) -> int:
    """The lone pawns on the track that an opponent behind them can reach with a card."""
    return sum(
        places.count(place) == 1 and danger(public, colour, place) > 0
        for colour in team
        if (places := _places(public, colour))
        for place in places
        if place <= TRACK
    )
