"""When somebody does not want to be told anything, in their own time zone."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from stofa.server.store.subscriptions import QuietTime
from stofa.tables import protocol as p
from stofa.tables.errors import Refused


def read(given: p.QuietHours | None) -> QuietTime | None:
    """Quiet hours as they are kept; none if they begin when they end."""
    if given is None or given.start == given.end:
        return None
    _zone(given.zone)
    return QuietTime(given.zone, _minutes(given.start), _minutes(given.end))


def written(quiet: QuietTime | None) -> p.QuietHours | None:
    if quiet is None:
        return None
    return p.QuietHours(quiet.zone, _clock(quiet.start), _clock(quiet.end))


def silent_until(quiet: QuietTime | None, now_ms: int) -> int | None:
    """When the quiet hours end in which a moment lies (milliseconds); None if it lies in none."""
    if quiet is None:
        return None
    try:
        zone = _zone(quiet.zone)
    except Refused:  # it was known when they named it: better a notice by night than none at all
        return None
    local = datetime.fromtimestamp(now_ms / 1000, UTC).astimezone(zone)
    minute = local.hour * 60 + local.minute
    inside = (
        quiet.start <= minute < quiet.end
        if quiet.start < quiet.end
        else minute >= quiet.start or minute < quiet.end
    )
    if not inside:
        return None
    day = local.date() + timedelta(days=int(minute >= quiet.end))
    end = datetime(day.year, day.month, day.day, quiet.end // 60, quiet.end % 60, tzinfo=local.tzinfo)
    return int(end.timestamp() * 1000)


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("no-zone", zone=name) from None


def _minutes(clock: str) -> int:
    hours, _, minutes = clock.partition(":")
    return int(hours) * 60 + int(minutes)


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
