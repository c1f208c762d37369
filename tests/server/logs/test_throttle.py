"""A log that cannot be flooded."""

import logging

from stofa.server.logs.throttle import MOST_KINDS, OF_A_KIND, OF_ALL, Throttle


def record(text: str, name: str = "x", level: int = logging.WARNING) -> logging.LogRecord:
    return logging.LogRecord(name, level, "", 0, text, (), None)


def test_a_few_of_a_kind_come_through_and_then_the_number_of_the_others() -> None:
    now = 0.0
    throttle = Throttle(lambda: now)
    let_through = [throttle.filter(record("again")) for _ in range(1000)]
    assert sum(let_through) == OF_A_KIND.burst
    assert throttle.filter(record("something else"))
    assert throttle.left_out() == {"x: again": 990}
    now = 10.0
    later = record("again")
    assert throttle.filter(later)
    assert vars(later)["left_out"] == 990
    assert throttle.left_out() == {}


def test_kinds_are_no_way_round_it() -> None:
    throttle = Throttle(lambda: 0.0)
    assert sum(throttle.filter(record(f"number {n}")) for n in range(5000)) == OF_ALL.burst
    assert len(throttle._kinds) <= MOST_KINDS


def test_nonsense_of_clients_is_no_error() -> None:
    said = record("Invalid UTF-8 sequence received from client.", "uvicorn.error", logging.ERROR)
    failed = record("Exception in ASGI application", "uvicorn.error", logging.ERROR)
    for each in (said, failed):
        each.exc_info = (ValueError, ValueError("x"), None)
        assert Throttle().filter(each)
    assert (said.levelname, bool(said.exc_info)) == ("INFO", False)
    assert (failed.levelname, bool(failed.exc_info)) == ("ERROR", True)
