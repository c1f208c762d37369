"""TR-27 to TR-29: points, bonus cards and winners."""

from stofa import Result

from .positions import position


def result(*seats: str) -> Result:
    """The end of a game, with tickets completed and not completed."""
    lines = list(seats)
    part = "second half" if len(lines) == 4 else "first half"
    ended = position(*lines, rest="discards", step="completing", part=part).result
    assert ended is not None
    return ended


def test_tr_27_completed_tickets_count_for_and_the_others_against() -> None:
    # 7: Dallas–Raleigh, 8 points; 17: Dallas–Helena, 10; 16: Los Angeles–Vancouver, 10
    ended = result("completed: 7 17; tickets: 16", "tickets: 21")
    assert ended.scores == [8 + 10 - 10 + 10, -11]


def test_tr_28_a_bonus_card_goes_to_who_completed_most_tickets_of_the_city() -> None:
    ended = result("completed: 7 17", "completed: 18")
    assert ended.details["bonus"] == [["Dallas"], []]
    assert ended.scores == [8 + 10 + 10, 10]


def test_tr_28_a_ticket_between_two_big_cities_counts_for_both() -> None:
    ended = result("completed: 46", "completed: 7")
    assert ended.details["bonus"] == [["Miami", "Seattle"], ["Dallas"]]
    assert ended.scores == [22 + 8 + 8, 8 + 10]


def test_tr_28_equals_all_get_the_points() -> None:
    ended = result("completed: 7", "completed: 17", "completed: 14")
    assert ended.details["bonus"] == [["Dallas"], ["Dallas"], ["Seattle"]]
    assert ended.scores == [8 + 10, 10 + 10, 10 + 8]


def test_tr_28_nobody_gets_a_card_for_a_city_with_no_completed_ticket() -> None:
    ended = result("tickets: 7", "")
    assert ended.details["bonus"] == [[], []]
    assert ended.scores == [-8, 0]


def test_tr_28_tickets_not_completed_do_not_count_for_the_city() -> None:
    ended = result("completed: 7; tickets: 17 18", "completed: 21 27")
    assert ended.details["bonus"] == [[], ["Dallas"]]


def test_tr_29_most_points_win() -> None:
    assert result("completed: 7", "completed: 14 17").winners == [1]


def test_tr_29_then_most_completed_tickets() -> None:
    # Chicago–New York 5, Dallas–Raleigh 8 and three bonuses, less 9 and 7; New York–Las Vegas 19 and a bonus
    ended = result("completed: 1 7; tickets: 9 6", "completed: 41")
    assert ended.scores == [5 + 8 + 15 + 12 + 10 - 9 - 7, 19 + 15]
    assert ended.winners == [0]


def test_tr_29_then_most_bonus_cards() -> None:
    # Two tickets each, 36 points each: Miami 11 + 17 + 8 against Seattle 10 and Dallas 8 with 8 and 10.
    ended = result("completed: 22 36", "completed: 14 7")
    assert ended.scores == [36, 36]
    assert [len(cities) for cities in ended.details["bonus"]] == [1, 2]
    assert ended.winners == [1]


def test_tr_29_and_otherwise_they_share_the_win() -> None:
    ended = result("completed: 17", "completed: 18", "tickets: 1")
    assert ended.scores == [20, 20, -5]
    assert ended.winners == [0, 1]


def test_nobody_completed_anything() -> None:
    assert result("", "").winners == [0, 1]
