"""Tells people who are not connected that it is their turn: once a turn, and not in their quiet hours.

What there is to tell follows from the tables and from what was told before, which both are in the database.
So nothing has to be written when a turn begins, and a restart loses no notice. Each is claimed, and that it
is being sent is noted before it is: whatever happens in between, nobody is told twice. What a process was
sending in the moment it was killed is not sent again, because it may have arrived.
"""

import asyncio
import contextlib
import logging
from functools import partial
from hashlib import sha256
from typing import Final, Literal, NamedTuple

import msgspec

from stofa.server.notices import mail, outgoing, wording
from stofa.server.notices.quiet_hours import silent_until
from stofa.server.notices.service import DAY_MS, NoticeService
from stofa.server.notices.web_push import PushKeys, encrypt, to_base64url
from stofa.server.server_tables import ServerTables
from stofa.server.store import deliveries, subscriptions as store
from stofa.server.store.deliveries import Delivery, NoticeId
from stofa.server.store.subscriptions import Subscription
from stofa.tables.errors import Refused
from stofa.tables.table import Table

SWEEP_S: Final = 5.0
"""Seconds between looks for somebody to tell."""

DELAY_MS: Final = 30_000
"""Milliseconds that a turn has to last before anybody is told: who answers at once needs no notice."""

LOOK_AGAIN_MS: Final = 30_000
"""Milliseconds until a connected seat is looked at again: the computer may have gone to sleep."""

LEASE_MS: Final = 60_000
"""Milliseconds that a process has for sending what it has claimed; then another one may."""

LEAD_MS: Final = 20_000
"""Milliseconds after which another process takes over from one that has stopped sending."""

RETRIES_MS: Final = (60_000, 300_000, 1_800_000, 7_200_000)
"""Milliseconds to wait after each failure. After the last one the turn is given up."""

MOST_AT_ONCE: Final = 16
"""Upper bound of notices that are being sent at the same time."""

KEEP_S: Final = 3 * 86_400
"""Upper bound of the seconds that a push service keeps a message for a browser that is off."""

CLOSE_S: Final = 5.0
"""Seconds that closing waits for what is being sent."""

LEASE: Final = "notices"

log = logging.getLogger(__name__)


class Look(NamedTuple):
    """What was found at a table the last time."""

    version: tuple[int, int]
    again_at: int | None
    """When to look again, though nothing has changed; None: not before something has."""


class Turn(NamedTuple):
    seat: int
    since: int


Outcome = Literal["sent", "failed", "gone", "later"]


class Sent(NamedTuple):
    outcome: Outcome
    retry_after_ms: int = 0


class NoticeSender:
    def __init__(self, tables: ServerTables, service: NoticeService) -> None:
        self.tables = tables
        self.service = service
        self.delay_ms = DELAY_MS
        self._looks: dict[str, Look] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(MOST_AT_ONCE)
        self._cleaned_at = 0

    async def begin(self) -> None:
        await self.service.open()
        self.tables.run(self._run())

    async def finish(self) -> None:
        """Wait for what is being sent, as long as that is sensible."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=CLOSE_S)

    async def close(self) -> None:
        """Finish what is being sent, so that nobody is told twice, and leave the rest to another process."""
        await self.finish()
        if self.tables.database.shared:
            with contextlib.suppress(Refused):
                drop = partial(deliveries.drop_lease, name=LEASE, holder=self.tables.database.process)
                await self.tables.database.write(drop)

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Refused:
                pass  # the database fails: another time
            except Exception:
                log.exception("telling people whose turn it is failed")
            await asyncio.sleep(SWEEP_S)

    # ── Looking ─────────────────────────────────────────────────────────────────────────────────────

    async def sweep(self) -> None:
        """Look at all tables where something has changed, and tell those who are to be told."""
        if self.tables.database.shared and not await self._leads():
            self._looks.clear()
            return
        changed = await self.tables.database.read(deliveries.changed_tables)
        self._looks = {table: look for table, look in self._looks.items() if table in changed}
        for table, version in changed.items():
            look = self._looks.get(table)
            now = self.tables.now()
            if look is None or look.version != version or (look.again_at or now + 1) <= now:
                self._looks[table] = Look(version, await self._look(table))
        if self.tables.now() - self._cleaned_at > DAY_MS:
            self._cleaned_at = self.tables.now()
            await self.service.forget_old()

    async def _leads(self) -> bool:
        """Whether this is the one of several processes that tells people."""
        now = self.tables.now()
        take = partial(
            deliveries.take_lease,
            name=LEASE,
            holder=self.tables.database.process,
            now=now,
            until=now + LEAD_MS,
        )
        return await self.tables.database.write(take)

    async def _look(self, name: str) -> int | None:
        """Tell those who are to be told at a table; when to look again, if nothing changes."""
        now = self.tables.now()
        shared = self.tables.database.shared
        try:
            table = await self.tables.get(name)
            if shared:
                await table.catch_up()
        except Refused as refused:
            return now + LOOK_AGAIN_MS if refused.reason == "try-again" else None
        turn = turn_of(table)
        if turn is None:
            return None
        if now < turn.since + self.delay_ms:
            return turn.since + self.delay_ms
        if table.present[turn.seat]:  # or at another process, for all we know
            return now + LOOK_AGAIN_MS
        read = self.tables.database.read
        told = await read(partial(deliveries.of_table, table=name))
        wishes = await read(partial(store.of_seat, table=name, seat=turn.seat))
        again = [await self._tell(table, turn, wish, told.get(wish.id)) for wish in wishes]
        return min((at for at in again if at is not None), default=None)

    async def _tell(self, table: Table, turn: Turn, wish: Subscription, last: Delivery | None) -> int | None:
        """Claim a notice and begin to send it; when to look again."""
        now = self.tables.now()
        if last is not None and last.turn == turn.since:
            if last.over:
                return None
            if last.until > now:
                return last.until
        quiet_end = silent_until(wish.quiet, now)
        if quiet_end is not None:
            return quiet_end
        if wish.kind == "mail" and not self.service.mail_offered:
            return None
        until = now + LEASE_MS
        claim = partial(
            deliveries.claim, notice=NoticeId(table.id, wish.id, turn.since), now=now, until=until
        )
        if await self.tables.database.write(claim):
            tries = 1 if last is None or last.turn != turn.since else last.tries + 1
            task = self.tables.run(self._deliver(table, turn, wish, tries, until))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)
        return until

    # ── Sending ─────────────────────────────────────────────────────────────────────────────────────

    async def _deliver(self, table: Table, turn: Turn, wish: Subscription, tries: int, until: int) -> None:
        write = self.tables.database.write
        notice = NoticeId(table.id, wish.id, turn.since)
        try:
            async with self._room:
                if turn_of(table) != turn or table.present[turn.seat]:
                    # It was answered in the meantime, or they have come.
                    await write(partial(deliveries.release, notice=notice))
                    return
                if not await write(partial(deliveries.begin, notice=notice, until=until)):
                    return  # this took so long that another process has claimed it
                sent = await self._send(table, turn, wish)
            if sent.outcome == "gone":
                await write(partial(store.remove_by_id, subscription=wish.id))
                return
            state: deliveries.State = "sent" if sent.outcome == "sent" else "failed"
            again_at = 0
            if sent.outcome == "later" and tries <= len(RETRIES_MS):
                state = "waiting"
                again_at = self.tables.now() + max(RETRIES_MS[tries - 1], sent.retry_after_ms)
            await write(partial(deliveries.settle, notice=notice, state=state, until=again_at))
            self._look_soon(table.id)
        except Refused:
            pass  # the database fails: what was not begun is tried again when the lease ends
        except Exception:
            log.exception("a notice could not be sent", extra={"table": table.id})

    def _look_soon(self, table: str) -> None:
        look = self._looks.get(table)
        if look is not None:
            self._looks[table] = Look(look.version, self.tables.now())

    async def _send(self, table: Table, turn: Turn, wish: Subscription) -> Sent:
        if wish.kind == "push":
            return await self._push(table, turn, wish)
        return await self._mail(table, turn, wish)

    async def _push(self, table: Table, turn: Turn, wish: Subscription) -> Sent:
        service = self.service
        keys = msgspec.json.decode(wish.keys, type=PushKeys)
        now = self.tables.now()
        deadline = table.state.deadline
        left_s = KEEP_S if deadline is None else max(60, (deadline - now) // 1000)
        headers = {
            "Authorization": service.vapid.authorization(wish.address, now // 1000, service.contact),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(min(KEEP_S, left_s)),
            "Urgency": "normal",
            # A browser that was off gets the newest message about a table, not all of them.
            "Topic": to_base64url(sha256(table.id.encode()).digest()[:24]),
        }
        body = encrypt(wording.push_text(wish, table.title, table.id, turn.since), keys)
        try:
            reply = await outgoing.post(wish.address, headers, body, loopback=service.settings.loopback_push)
        except outgoing.Forbidden:
            log.warning("a push service is at no public address: subscription removed")
            return Sent("gone")
        except outgoing.Unreachable as error:
            log.info("a push service did not answer", extra={"why": str(error)})
            return Sent("later")
        return _outcome(reply)

    async def _mail(self, table: Table, turn: Turn, wish: Subscription) -> Sent:
        base, server = self.service.link_base, self.service.settings.mail
        if base is None or server is None:
            return Sent("later")
        try:
            await mail.send(wording.turn_mail(wish, table.title, table.id, turn.since, base), server)
        except mail.Undelivered as error:
            log.warning("the mail server did not take a notice", extra={"why": str(error)})
            return Sent("failed" if error.for_good else "later")
        return Sent("sent")


def turn_of(table: Table) -> Turn | None:
    """The turn of a person; None if nobody has to decide, or a bot."""
    state = table.state
    seat = state.turn
    if table.gone or seat is None or state.seats[seat].bot is not None:
        return None
    return Turn(seat, state.since)


def _outcome(reply: outgoing.Reply) -> Sent:
    """What the answer of a push service means (RFC 8030)."""
    if 200 <= reply.status < 300:
        return Sent("sent")
    if reply.status in (404, 410):
        return Sent("gone")
    if reply.status == 429 or reply.status >= 500:
        wait = reply.headers.get("retry-after", "")
        return Sent("later", min(86_400, int(wait)) * 1000 if wait.isdecimal() and len(wait) < 9 else 0)
    log.warning("a push service refused a notice", extra={"status": reply.status})
    return Sent("failed")
