"""What each seat did and suffered in a game, in numbers that people talk about afterwards."""

from collections.abc import Iterable

from stofa.engine.title import Deed, Statistic

PLAYERS = 4


def statistics_of(deeds: Iterable[Deed]) -> list[Statistic]:
    brought_out, knocked_out, sent_home, laid_down = ([0] * PLAYERS for _ in range(4))
    for seat, move, then in deeds:
        if move.kind == "leave":
            brought_out[seat] += 1
        elif move.kind == "fold":
            laid_down[seat] += 1
        for each in then:
            if each.what != "sent-home":
                continue
            sent_home[each.seat] += 1  # PA-20, PA-21: by whomever, also by oneself
            if each.seat % 2 != seat % 2:  # PA-1: of the other team
                knocked_out[seat] += 1
    counted = {
        "brought-out": brought_out,
        "knocked-out": knocked_out,
        "sent-home": sent_home,
        "laid-down": laid_down,
    }
    return [Statistic(what, seats) for what, seats in counted.items()]
