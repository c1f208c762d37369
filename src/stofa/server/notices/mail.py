"""E-mail, by the SMTP server that the host has named."""

import asyncio
import os
import re
import smtplib
import ssl
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime, formataddr, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from stofa.server.errors import CannotServe
from stofa.tables.errors import Refused

PASSWORD_VARIABLE: Final = "STOFA_SMTP_PASSWORD"
"""The environment variable with the password: a command line can be read by everybody on the machine."""

TIMEOUT_S: Final = 20.0
"""Seconds that the SMTP server may take for each answer."""

LONGEST_ADDRESS: Final = 254

_UNFOLDED: Final = policy.SMTP.clone(max_line_length=998)
"""Some mail programs do not find the way out in a header that is folded."""

PORTS: Final = {"smtp": 587, "smtps": 465}

_LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN: Final = re.compile(
    r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])"
)


class MailServer(msgspec.Struct, frozen=True):
    """Where mail is handed over, and by whom."""

    host: str
    port: int
    tls: bool
    """From the first byte on. Otherwise the connection is upgraded first, except on this machine."""
    sender: str
    """What stands behind From: `Stofa <stofa@club.example>`."""
    user: str | None = None
    password: str | None = None

    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port})"

    @property
    def sender_address(self) -> str:
        return parseaddr(self.sender)[1]

    @property
    def on_this_machine(self) -> bool:
        return self.host in ("localhost", "127.0.0.1", "::1")


def mail_server(url: str | None, sender: str | None, password: str | None = None) -> MailServer | None:
    """The mail server of `--smtp` and `--mail-from`; None without one. Either of them alone is a mistake."""
    if url is None and sender is None:
        return None
    if url is None or sender is None:
        raise CannotServe("half-mail")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise CannotServe("bad-smtp") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise CannotServe("bad-smtp")
    name, address = parseaddr(sender)
    try:
        address = checked_address(address)
    except Refused:
        raise CannotServe("bad-sender", sender=sender) from None
    user = unquote(parts.username) if parts.username else None
    given = password or (unquote(parts.password) if parts.password else os.environ.get(PASSWORD_VARIABLE))
    if user is not None and not given:
        raise CannotServe("no-smtp-password", variable=PASSWORD_VARIABLE)
    return MailServer(
        parts.hostname,
        port or PORTS[parts.scheme],
        parts.scheme == "smtps",
        formataddr((name, address)),
        user,
        given,
    )


def checked_address(address: str) -> str:
    """An e-mail address as it is kept; refused if it cannot be one."""
    local, _, domain = address.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode()
    except UnicodeError:
        domain = ""
    found = f"{local}@{domain.lower()}"
    if len(found) > LONGEST_ADDRESS or not _LOCAL.fullmatch(local) or not _DOMAIN.fullmatch(domain):
        raise Refused("bad-mail")
    return found


def veiled(address: str) -> str:
    """An address so that its owner recognizes it, and nobody else learns it: b…@example.org."""
    local, _, domain = address.rpartition("@")
    return f"{local[:1]}…@{domain}"


class Undelivered(Exception):
    """The SMTP server did not take a mail."""

    def __init__(self, problem: str, for_good: bool) -> None:
        super().__init__(problem)
        self.for_good = for_good
        """Whether it is of no use to try again."""


class Mail(msgspec.Struct, frozen=True):
    to: str
    subject: str
    text: str
    id: str
    """What tells it from other mails: sent twice, it is the same mail."""
    unsubscribe: str | None = None
    """An address for one click (RFC 8058)."""


def _message(mail: Mail, server: MailServer) -> EmailMessage:
    message = EmailMessage(policy=_UNFOLDED)
    message["From"] = server.sender
    message["To"] = mail.to
    message["Subject"] = mail.subject
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = f"<{mail.id}@{server.sender_address.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"  # no answers of people who are on holiday
    if mail.unsubscribe is not None:
        message["List-Unsubscribe"] = f"<{mail.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text)
    return message


async def send(mail: Mail, server: MailServer) -> None:
    """Hand a mail to the SMTP server. Once this returns, that server has taken it."""
    await asyncio.to_thread(_send, mail, server)


def _send(mail: Mail, server: MailServer) -> None:
    try:
        with _connected(server) as smtp:
            if server.user is not None:
                smtp.login(server.user, server.password or "")
            smtp.send_message(_message(mail, server))
    except smtplib.SMTPRecipientsRefused as error:
        # The answers of the server name the address: only their codes may be told.
        codes = {code for code, _ in error.recipients.values()}
        raise Undelivered(f"recipient refused: {sorted(codes)}", min(codes) >= 500) from None
    except smtplib.SMTPResponseException as error:
        raise Undelivered(f"{type(error).__name__}: {error.smtp_code}", False) from None
    except (OSError, smtplib.SMTPException, UnicodeError) as error:  # smtplib sends passwords in ASCII alone
        raise Undelivered(type(error).__name__, False) from None


def _connected(server: MailServer) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if server.tls:
        return smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT_S, context=context)
    smtp = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT_S)
    try:
        smtp.ehlo()
        # A mail server on this machine needs no TLS, and mostly has a certificate that nobody has signed.
        if not server.on_this_machine or (server.user is not None and smtp.has_extn("starttls")):
            smtp.starttls(context=context)
    except BaseException:
        smtp.close()
        raise
    return smtp
