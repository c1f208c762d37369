"""The tables of the database, as the newest migration leaves them. JSON is kept as text."""

from typing import Final

from sqlalchemy import BigInteger, Column, Double, Integer, MetaData, Table, Text, UniqueConstraint

metadata: Final = MetaData()

schema_version: Final = Table("schema_version", metadata, Column("version", Integer, nullable=False))

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("finished_at", BigInteger),
)

events: Final = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Column("cmd", Text),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
)

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("device", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("zone", Text),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("changed_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger),
    Column("code", Text),
    UniqueConstraint("device", "kind"),
)

deliveries: Final = Table(
    "deliveries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("subscription", Text, primary_key=True),
    Column("turn", BigInteger, nullable=False),
    Column("state", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
)

mail_requests: Final = Table(
    "mail_requests",
    metadata,
    Column("address", Text, primary_key=True),
    Column("asked", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("refused", Integer, nullable=False),
)

server_secrets: Final = Table(
    "server_secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

leases: Final = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

token_buckets: Final = Table(
    "token_buckets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("level", Double, nullable=False),
    Column("at", Double, nullable=False),
)
