"""Quiet hours are those of the person, wherever the server is."""

from datetime import UTC, datetime

import pytest

from stofa.server.notices.quiet_hours import read, silent_until, written
from stofa.server.store.subscriptions import QuietTime
from stofa.tables import protocol as p
from stofa.tables.errors import Refused

NIGHT = p.QuietHours("Europe/Berlin", "22:00", "07:00")


def ms(text: str) -> int:
    return int(datetime.fromisoformat(text).astimezone(UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-06-10T21:59:00+02:00", None),
        ("2026-06-10T22:00:00+02:00", "2026-06-11T07:00:00+02:00"),
        ("2026-06-11T06:59:59+02:00", "2026-06-11T07:00:00+02:00"),
        ("2026-06-11T07:00:00+02:00", None),
        ("2026-01-10T21:30:00+00:00", "2026-01-11T07:00:00+01:00"),
        # the night in which the clocks are put on
        ("2026-03-28T23:00:00+01:00", "2026-03-29T07:00:00+02:00"),
    ],
)
def test_the_night_reaches_over_midnight(now: str, end: str | None) -> None:
    assert silent_until(read(NIGHT), ms(now)) == (end and ms(end))


def test_a_nap_is_within_a_day() -> None:
    nap = read(p.QuietHours("Atlantic/Reykjavik", "13:00", "14:30"))
    assert silent_until(nap, ms("2026-05-01T12:59:00+00:00")) is None
    assert silent_until(nap, ms("2026-05-01T13:00:00+00:00")) == ms("2026-05-01T14:30:00+00:00")
    assert silent_until(nap, ms("2026-05-01T14:30:00+00:00")) is None


def test_none_at_all() -> None:
    assert read(None) is None
    assert read(p.QuietHours("Europe/Berlin", "07:00", "07:00")) is None
    assert silent_until(None, ms("2026-05-01T03:00:00+00:00")) is None


def test_they_are_told_as_they_were_given() -> None:
    assert written(read(NIGHT)) == NIGHT
    assert written(None) is None


@pytest.mark.parametrize("zone", ["Mars/Olympus", "../../etc/passwd", "\0", "/etc/localtime"])
def test_a_zone_that_is_none_is_refused(zone: str) -> None:
    with pytest.raises(Refused) as refused:
        read(p.QuietHours(zone, "22:00", "07:00"))
    assert refused.value.reason == "no-zone"


def test_a_zone_that_is_no_longer_known_silences_nobody() -> None:
    assert silent_until(QuietTime("Mars/Olympus", 0, 1439), ms("2026-05-01T03:00:00+00:00")) is None
