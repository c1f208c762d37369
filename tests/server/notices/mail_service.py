"""A mail server on this machine, and the mailboxes in it."""

import re
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword

USER, PASSWORD = "stofa", "fiskur & franskar"


class MailService:
    """`answers`: with what it answers the next mails instead of taking them."""

    def __init__(self, certificate: Path | None = None, host: str = "127.0.0.1") -> None:
        self.mails: list[EmailMessage] = []
        self.answers: list[str] = []
        self.greeted = False
        self.logins: list[bytes] = []
        self.recipients: list[list[str]] = []
        with socket.create_server((host, 0)) as free:
            self.port = free.getsockname()[1]
        options: dict[str, Any] = {}
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            options = {
                "tls_context": context,
                "require_starttls": True,
                "authenticator": self._login,
                "auth_required": True,
            }
        self._controller = Controller(self, host, self.port, **options)

    def _login(self, _server: Any, _session: Any, _envelope: Any, _how: str, given: Any) -> AuthResult:
        assert isinstance(given, LoginPassword)
        self.logins.append(given.password)
        right = (given.login, given.password) == (USER.encode(), PASSWORD.encode())
        return AuthResult(success=right, handled=right)

    async def handle_EHLO(  # noqa: N802
        self, _server: Any, session: Any, _envelope: Any, hostname: str, responses: list[str]
    ) -> list[str]:
        session.host_name = hostname
        self.greeted = True
        return responses

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Envelope) -> str:  # noqa: N802
        if self.answers:
            return self.answers.pop(0)
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.recipients.append(list(envelope.rcpt_tos))
        return "250 taken"

    @contextmanager
    def running(self) -> Iterator["MailService"]:
        self._controller.start()
        try:
            yield self
        finally:
            self._controller.stop()

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())


def link_in(mail: EmailMessage, page: str) -> str:
    """What stands behind `#page=` in a mail."""
    found = re.search(rf"#{page}=(\S+)", text_of(mail))
    assert found is not None, text_of(mail)
    return found[1]
