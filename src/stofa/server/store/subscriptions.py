"""Who wants to be told when it is their turn, and where: for each device one browser and one mailbox at most.

They belong to the device, which stands for a person, and are deleted when it has no seat any more at a table
that is open or being played. A seat that somebody has left does not count, though it stays theirs in a
running game. Nothing else in the database holds an address.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row as SqlRow, delete, exists, func, insert, select, update

from stofa.server.store.event_log import log
from stofa.server.store.schema import deliveries, keys, mail_requests, subscriptions, tables
from stofa.tables.events import HandedBack, LeftSeat, Seated

Kind = Literal["push", "mail"]


class QuietTime(msgspec.Struct, frozen=True):
    """When somebody is told nothing: minutes of the day in their time zone. It may reach over midnight."""

    zone: str
    start: int
    end: int


class Subscription(msgspec.Struct, frozen=True):
    id: str
    """Also opens the way out: whoever knows it may unsubscribe."""
    device: str
    kind: Kind
    address: str
    """The endpoint of a push service, or an e-mail address."""
    keys: str
    """What to encrypt with, for a push service; else empty."""
    language: str
    quiet: QuietTime | None
    changed_at: int
    confirmed_at: int | None
    """When the owner of the address said yes. Until then nothing is told."""
    code: str | None = None
    """Hash of the code by which they say so."""


def _subscription(row: SqlRow[Any]) -> Subscription:
    found = dict(row._mapping)
    zone, start, end = found.pop("zone"), found.pop("quiet_from"), found.pop("quiet_until")
    return Subscription(quiet=None if zone is None else QuietTime(zone, start, end), **found)


def _quiet_columns(quiet: QuietTime | None) -> dict[str, Any]:
    return {
        "zone": quiet.zone if quiet else None,
        "quiet_from": quiet.start if quiet else None,
        "quiet_until": quiet.end if quiet else None,
    }


# ── Reading ─────────────────────────────────────────────────────────────────────────────────────────


def of_device(db: Connection, device: str) -> dict[Kind, Subscription]:
    rows = db.execute(select(subscriptions).where(subscriptions.c.device == device)).all()
    return {found.kind: found for found in map(_subscription, rows)}


def of_seat(db: Connection, table: str, seat: int) -> list[Subscription]:
    """What is known of those who hold a seat and want to be told."""
    rows = db.execute(
        select(subscriptions)
        .join(keys, (keys.c.hash == subscriptions.c.device) & (keys.c.kind == "device"))
        .where(keys.c.table_id == table, keys.c.seat == seat, subscriptions.c.confirmed_at.is_not(None))
        .order_by(subscriptions.c.id)
    ).all()
    return [_subscription(row) for row in rows]


def has_seat(db: Connection, device: str) -> bool:
    """Whether a device holds a seat, and has not left it, at a table that is open or played."""
    seats = db.execute(
        select(keys.c.table_id, keys.c.seat)
        .join(tables, tables.c.id == keys.c.table_id)
        .where(keys.c.hash == device, keys.c.kind == "device", tables.c.finished_at.is_(None))
    ).all()
    return any(not _has_left(db, table, seat) for table, seat in seats)


def _has_left(db: Connection, table: str, seat: int) -> bool:
    """Whether whoever holds a seat has left it, and not come back since."""
    left = False
    for event in log(db, table):
        match event.what:
            case LeftSeat(seat=number) if number == seat:
                left = True
            case HandedBack(seat=number) | Seated(seat=number) if number == seat:
                left = False
    return left


# ── Writing ─────────────────────────────────────────────────────────────────────────────────────────


def put(db: Connection, new: Subscription) -> None:
    """Keep a subscription, instead of the one that the device had of this kind; its quiet hours stay."""
    columns = msgspec.structs.asdict(new)
    del columns["quiet"]
    quiet = next((known.quiet for known in of_device(db, new.device).values()), None)
    remove(db, device=new.device, kind=new.kind)
    if new.kind == "push":
        # A browser that has forgotten its cookie is another device, with the same endpoint.
        _delete(db, (subscriptions.c.kind == "push") & (subscriptions.c.address == new.address))
    db.execute(insert(subscriptions), columns | _quiet_columns(quiet))


def set_quiet(db: Connection, device: str, quiet: QuietTime | None, now: int) -> None:
    changes = _quiet_columns(quiet) | {"changed_at": now}
    db.execute(update(subscriptions).where(subscriptions.c.device == device).values(**changes))


def confirm(db: Connection, code: str, now: int, since: int) -> bool:
    """The owner of an address says yes, by the hash of the code that was sent there after `since`."""
    done = db.execute(
        update(subscriptions)
        .where(subscriptions.c.code == code, subscriptions.c.changed_at >= since)
        .values(confirmed_at=func.coalesce(subscriptions.c.confirmed_at, now))
    )
    return done.rowcount > 0


def remove(db: Connection, *, device: str, kind: Kind) -> None:
    _delete(db, (subscriptions.c.device == device) & (subscriptions.c.kind == kind))


def remove_by_id(db: Connection, subscription: str) -> Subscription | None:
    """What was removed; None if there was nothing."""
    row = db.execute(select(subscriptions).where(subscriptions.c.id == subscription)).one_or_none()
    if row is None:
        return None
    _delete(db, subscriptions.c.id == subscription)
    return _subscription(row)


def forget_if_seatless(db: Connection, devices: Sequence[str]) -> None:
    """Delete the addresses of devices that have no seat any more at a table that is open or played."""
    if not devices:
        return
    known = db.execute(select(subscriptions.c.device).where(subscriptions.c.device.in_(devices)).distinct())
    seatless = [device for device in known.scalars().all() if not has_seat(db, device)]
    if seatless:
        _delete(db, subscriptions.c.device.in_(seatless))


def forget_left(db: Connection, table: str, seat: int) -> None:
    """Somebody left a seat, which in a running game stays theirs: delete what is known for no other seat."""
    holders = select(keys.c.hash).where(
        keys.c.table_id == table, keys.c.seat == seat, keys.c.kind == "device"
    )
    forget_if_seatless(db, db.execute(holders).scalars().all())


def forget_old(db: Connection, confirmed_before: int, finished_before: int) -> None:
    """Delete addresses that nobody confirmed, and those of people who have not played for long."""
    unconfirmed = subscriptions.c.confirmed_at.is_(None) & (subscriptions.c.changed_at < confirmed_before)
    _delete(db, unconfirmed)
    played_lately = (
        select(tables.c.id)
        .join(keys, keys.c.table_id == tables.c.id)
        .where(keys.c.hash == subscriptions.c.device, keys.c.kind == "device")
        .where(tables.c.finished_at >= finished_before)
    )
    idle = select(subscriptions.c.device).where(~exists(played_lately)).distinct()
    forget_if_seatless(db, db.execute(idle).scalars().all())


def _delete(db: Connection, which: Any) -> None:
    ids = list(db.execute(select(subscriptions.c.id).where(which)).scalars())
    if ids:
        db.execute(delete(deliveries).where(deliveries.c.subscription.in_(ids)))
        db.execute(delete(subscriptions).where(subscriptions.c.id.in_(ids)))


# ── Requests to confirm ─────────────────────────────────────────────────────────────────────────────


def may_ask(db: Connection, address: str, now: int, per_ms: int, most: int) -> bool:
    """Count one more request to a mailbox (by its hash); False if it had enough, or wants to hear nothing."""
    known = db.execute(select(mail_requests).where(mail_requests.c.address == address)).one_or_none()
    if known is None:
        db.execute(insert(mail_requests), {"address": address, "asked": 1, "since": now, "refused": 0})
        return True
    if known.refused:
        return False
    asked, since = (known.asked, known.since) if now - known.since < per_ms else (0, now)
    if asked >= most:
        return False
    changes = {"asked": asked + 1, "since": since}
    db.execute(update(mail_requests).where(mail_requests.c.address == address).values(**changes))
    return True


def ask_never_again(db: Connection, address: str, now: int) -> None:
    db.execute(delete(mail_requests).where(mail_requests.c.address == address))
    db.execute(insert(mail_requests), {"address": address, "asked": 0, "since": now, "refused": 1})


def forget_requests(db: Connection, before: int) -> None:
    """Delete what is known of mailboxes that were asked long ago and said nothing."""
    db.execute(delete(mail_requests).where(mail_requests.c.refused == 0, mail_requests.c.since < before))
