"""What people wish to be told, and where: asked for by the page, and by links in e-mails."""

import hmac
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec

from stofa.server.addresses import Addresses
from stofa.server.notices import mail, outgoing, quiet_hours, wording
from stofa.server.notices.web_push import PushKeys, Vapid, checked_keys
from stofa.server.settings import Settings
from stofa.server.store import deliveries, subscriptions as store
from stofa.server.store.database import Database
from stofa.server.store.subscriptions import Kind, Subscription
from stofa.tables import protocol as p
from stofa.tables.credentials import fingerprint, new_code, new_secret
from stofa.tables.errors import Refused

DAY_MS: Final = 86_400_000
CONFIRM_WITHIN_MS: Final = 2 * DAY_MS
"""Milliseconds after which a question that came by e-mail can no longer be answered."""
MOST_QUESTIONS: Final = 3
"""Upper bound of questions that one mailbox is sent in a day, whoever asks for them."""
IDLE_MS: Final = 30 * DAY_MS
"""Milliseconds after the last game of a device until its addresses are deleted."""


class NoticeService:
    def __init__(
        self, database: Database, settings: Settings, addresses: Addresses, now: Callable[[], int]
    ) -> None:
        self.database = database
        self.addresses = addresses
        self.settings = settings
        self.now = now

    async def open(self) -> None:
        """Read the server's keys; the first start makes them."""
        write = self.database.write
        self.vapid = Vapid(await write(partial(deliveries.secret, name="vapid", new=Vapid.new_secret())))
        self._pepper = await write(partial(deliveries.secret, name="mailboxes", new=new_secret()))

    @property
    def link_base(self) -> str | None:
        """What links in e-mails begin with; None if nobody but this machine could open them."""
        return self.addresses.anywhere

    @property
    def contact(self) -> str | None:
        """Whom a push service can write to about this server."""
        if self.settings.mail is not None:
            return f"mailto:{self.settings.mail.sender_address}"
        base = self.link_base
        return base if base is not None and base.startswith("https://") else None

    @property
    def mail_offered(self) -> bool:
        return self.settings.mail is not None and self.link_base is not None

    # ── By the page ─────────────────────────────────────────────────────────────────────────────────

    async def of(self, device: str | None) -> p.Notices:
        found = {} if device is None else await self.database.read(partial(store.of_device, device=device))
        by_mail = found.get("mail")
        quiet = next((each.quiet for each in found.values()), None)
        return p.Notices(
            push_key=self.vapid.public,
            push="push" in found,
            mail="off" if by_mail is None else "asked" if by_mail.confirmed_at is None else "on",
            mail_address=None if by_mail is None else mail.veiled(by_mail.address),
            mail_offered=self.mail_offered,
            quiet=quiet_hours.written(quiet),
        )

    async def subscribe_push(self, device: str, wanted: p.SubscribePush, language: str) -> p.Notices:
        address = outgoing.checked_endpoint(wanted.endpoint, self.settings.loopback_push)
        keys = checked_keys(PushKeys(wanted.p256dh, wanted.auth))
        new = self._new(device, "push", address, language)
        await self._put(
            msgspec.structs.replace(
                new, keys=msgspec.json.encode(keys).decode(), confirmed_at=self.now()
            )  # the browser has asked already
        )
        return await self.of(device)

    async def subscribe_mail(self, device: str, wanted: p.SubscribeMail, language: str) -> p.Notices:
        base, server = self.link_base, self.settings.mail
        if base is None or server is None:
            raise Refused("no-mail")
        address = mail.checked_address(wanted.address)
        new = self._new(device, "mail", address, language)
        known = (await self.database.read(partial(store.of_device, device=device))).get("mail")
        if known is not None and known.address == address and known.confirmed_at is not None:
            await self._put(msgspec.structs.replace(new, id=known.id, confirmed_at=known.confirmed_at))
            return await self.of(device)
        may_ask = partial(
            store.may_ask,
            address=self._mailbox(address),
            now=self.now(),
            per_ms=DAY_MS,
            most=MOST_QUESTIONS,
        )
        await self._check_seat(device)
        if not await self.database.write(may_ask):
            raise Refused("mail-too-often")
        code = new_code()
        new = msgspec.structs.replace(new, code=fingerprint(code))
        await self._put(new)
        try:
            await mail.send(wording.confirming_mail(new, code, base), server)
        except mail.Undelivered as error:
            await self.unsubscribe(device, "mail")
            raise Refused("mail-not-taken") from error
        return await self.of(device)

    def _new(self, device: str, kind: Kind, address: str, language: str) -> Subscription:
        return Subscription(
            id=new_code(),
            device=device,
            kind=kind,
            address=address,
            keys="",
            language=language,
            quiet=None,
            changed_at=self.now(),
            confirmed_at=None,
        )

    async def _put(self, new: Subscription) -> None:
        await self._check_seat(new.device)
        await self.database.write(partial(store.put, new=new))

    async def _check_seat(self, device: str) -> None:
        if not await self.database.read(partial(store.has_seat, device=device)):
            raise Refused("no-device")

    async def set_quiet(self, device: str, wanted: p.SetQuietHours) -> p.Notices:
        quiet = quiet_hours.read(wanted.quiet)
        await self.database.write(partial(store.set_quiet, device=device, quiet=quiet, now=self.now()))
        return await self.of(device)

    async def unsubscribe(self, device: str, kind: Kind) -> p.Notices:
        await self.database.write(partial(store.remove, device=device, kind=kind))
        return await self.of(device)

    # ── By links in e-mails: whoever has the code may do it ─────────────────────────────────────────

    async def confirm(self, code: str) -> p.MailAnswered:
        now = self.now()
        agree = partial(store.confirm, code=fingerprint(code), now=now, since=now - CONFIRM_WITHIN_MS)
        return p.MailAnswered(await self.database.write(agree))

    async def unsubscribe_by_id(self, subscription: str) -> p.MailAnswered:
        """End a subscription. Who says no to the first question is never asked again."""
        if "\0" in subscription:  # which PostgreSQL cannot store
            return p.MailAnswered(False)
        removed = await self.database.write(partial(store.remove_by_id, subscription=subscription))
        if removed is not None and removed.kind == "mail" and removed.confirmed_at is None:
            never = partial(store.ask_never_again, address=self._mailbox(removed.address), now=self.now())
            await self.database.write(never)
        return p.MailAnswered(removed is not None)

    def _mailbox(self, address: str) -> str:
        """A mark of an address from which nobody without the server's key can tell it."""
        return hmac.new(self._pepper.encode(), address.lower().encode(), sha256).hexdigest()

    # ── By what happens ─────────────────────────────────────────────────────────────────────────────

    async def left(self, table: str, seat: int) -> None:
        """Somebody left a game: they are told nothing more of it."""
        await self.database.write(partial(store.forget_left, table=table, seat=seat))

    async def forget_old(self) -> None:
        now = self.now()
        await self.database.write(
            partial(store.forget_old, confirmed_before=now - CONFIRM_WITHIN_MS, finished_before=now - IDLE_MS)
        )
        await self.database.write(partial(store.forget_requests, before=now - DAY_MS))
