"""What was told to whom of which turn: stored, so that a restart loses no notice and sends none twice."""

from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, select, text, update

from stofa.server.store.schema import deliveries, keys, leases, server_secrets, subscriptions, tables

State = Literal["claimed", "sending", "waiting", "sent", "failed"]
"""claimed: a process will send it, unless its lease ends before. sending: it has begun; should it die now,
nobody knows whether the notice has arrived, so nobody sends it again. waiting: to be tried again."""


class Delivery(msgspec.Struct, frozen=True):
    """How far the last notice of one table to one subscription is."""

    turn: int
    """When the turn began, which tells turns apart."""
    state: State
    until: int
    tries: int

    @property
    def over(self) -> bool:
        return self.state not in ("claimed", "waiting")


class NoticeId(NamedTuple):
    """What is told once."""

    table: str
    subscription: str
    turn: int


def changed_tables(db: Connection) -> dict[str, tuple[int, int]]:
    """Tables in play whose people want to be told: their newest event, and when a wish changed last."""
    found = db.execute(
        select(tables.c.id, tables.c.seq, func.max(subscriptions.c.changed_at))
        .join(keys, keys.c.table_id == tables.c.id)
        .join(subscriptions, subscriptions.c.device == keys.c.hash)
        .where(keys.c.kind == "device", subscriptions.c.confirmed_at.is_not(None))
        .where(tables.c.finished_at.is_(None), tables.c.deadline.is_not(None))
        .group_by(tables.c.id, tables.c.seq)
    )
    return {table: (seq, changed) for table, seq, changed in found}


def of_table(db: Connection, table: str) -> dict[str, Delivery]:
    """What was told about a table last, by subscription."""
    found = db.execute(
        select(
            deliveries.c.subscription,
            deliveries.c.turn,
            deliveries.c.state,
            deliveries.c.until,
            deliveries.c.tries,
        ).where(deliveries.c.table_id == table)
    )
    return {subscription: Delivery(*rest) for subscription, *rest in found}


_CLAIM = text(
    """
    INSERT INTO deliveries (table_id, subscription, turn, state, until, tries)
    SELECT :table_id, id, :turn, 'claimed', :until, 1 FROM subscriptions WHERE id = :subscription
    ON CONFLICT (table_id, subscription) DO UPDATE
    SET turn = excluded.turn, state = 'claimed', until = excluded.until,
        tries = CASE WHEN deliveries.turn = excluded.turn THEN deliveries.tries + 1 ELSE 1 END
    WHERE deliveries.turn <> excluded.turn
       OR (deliveries.state IN ('claimed', 'waiting') AND deliveries.until <= :now)
    """
)


def claim(db: Connection, notice: NoticeId, now: int, until: int) -> bool:
    """Reserve the sending of a notice; False if it was sent, another process is at it, or nobody wants it."""
    table, subscription, turn = notice
    values = {"table_id": table, "subscription": subscription, "turn": turn, "now": now, "until": until}
    return db.execute(_CLAIM, values).rowcount == 1


def begin(db: Connection, notice: NoticeId, until: int) -> bool:
    """Note that a notice is now sent; False if the claim, which lasts `until` then, is no longer held."""
    held = and_(_is(notice), deliveries.c.state == "claimed", deliveries.c.until == until)
    return db.execute(update(deliveries).where(held).values(state="sending")).rowcount == 1


def settle(db: Connection, notice: NoticeId, state: State, until: int) -> None:
    """Note what became of a notice that was sent."""
    db.execute(update(deliveries).where(_is(notice)).values(state=state, until=until))


def release(db: Connection, notice: NoticeId) -> None:
    """Give back a claim of which nothing was sent."""
    db.execute(delete(deliveries).where(_is(notice), deliveries.c.state == "claimed"))


def _is(notice: NoticeId) -> ColumnElement[bool]:
    table, subscription, turn = notice
    return and_(
        deliveries.c.table_id == table, deliveries.c.subscription == subscription, deliveries.c.turn == turn
    )


# ── One process of several ──────────────────────────────────────────────────────────────────────────

_LEASE = text(
    """
    INSERT INTO leases (name, holder, until) VALUES (:name, :holder, :until)
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until <= :now
    """
)


def take_lease(db: Connection, name: str, holder: str, now: int, until: int) -> bool:
    """Take a job that one process at a time does, or keep it; False if another process has it."""
    return db.execute(_LEASE, {"name": name, "holder": holder, "now": now, "until": until}).rowcount == 1


def drop_lease(db: Connection, name: str, holder: str) -> None:
    db.execute(delete(leases).where(leases.c.name == name, leases.c.holder == holder))


# ── Keys of the server ──────────────────────────────────────────────────────────────────────────────


def secret(db: Connection, name: str, new: str) -> str:
    """A secret that all processes share: the one that is kept, or else the new one, which is kept then."""
    db.execute(
        text("INSERT INTO server_secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"),
        {"name": name, "value": new},
    )
    return str(db.execute(select(server_secrets.c.value).where(server_secrets.c.name == name)).scalar_one())
