"""What is told: one line, nothing of the cards, and where the table is."""

from hashlib import sha256
from typing import Final
from urllib.parse import quote, urlsplit

import msgspec

from stofa.engine.title import Title
from stofa.engine.words import say
from stofa.server.notices.mail import Mail
from stofa.server.store.subscriptions import Subscription

_HERE: Final = "stofa.server.notices"


def table_path(table: str) -> str:
    return f"/#table={quote(table, safe='')}"


def push_text(subscription: Subscription, title: Title, table: str, turn: int) -> bytes:
    """What the page's service worker shows. The address is without its origin: the worker has its own."""
    language = subscription.language
    facts: dict[str, str | int] = {"game": title.catalogue.name[language]}
    return msgspec.json.encode(
        {
            "title": say(_HERE, language, "notice-title", {}),
            "body": say(_HERE, language, "notice-body", facts),
            "path": table_path(table),
            "table": table,
            "turn": turn,
            "language": language,
        }
    )


def turn_mail(subscription: Subscription, title: Title, table: str, turn: int, base: str) -> Mail:
    language = subscription.language
    game = title.catalogue.name[language]
    link, stop = base + table_path(table), f"{base}/#unsubscribe={subscription.id}"
    return Mail(
        to=subscription.address,
        subject=say(_HERE, language, "mail-subject", {"game": game}),
        text=say(_HERE, language, "mail-text", {"game": game, "link": link, "stop": stop}) + "\n",
        # The same for the same turn: should a mail server take it without saying so, some mailboxes drop
        # the second one.
        id=sha256(f"{subscription.id} {table} {turn}".encode()).hexdigest()[:32],
        unsubscribe=one_click(base, subscription),
    )


def confirming_mail(subscription: Subscription, code: str, base: str) -> Mail:
    """Asks the owner of an address whether they agree."""
    facts: dict[str, str | int] = {
        "server": urlsplit(base).netloc,
        "link": f"{base}/#confirm-mail={code}",
        "stop": f"{base}/#unsubscribe={subscription.id}",
    }
    return Mail(
        to=subscription.address,
        subject=say(_HERE, subscription.language, "mail-confirm-subject", {}),
        text=say(_HERE, subscription.language, "mail-confirm-text", facts) + "\n",
        id=sha256(f"{subscription.id} {code}".encode()).hexdigest()[:32],
        unsubscribe=one_click(base, subscription),
    )


def one_click(base: str, subscription: Subscription) -> str:
    """Where a mail program sends the one request that ends it all (RFC 8058)."""
    return f"{base}/unsubscribe?code={subscription.id}"
