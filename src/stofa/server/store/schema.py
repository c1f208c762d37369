"""The tables of the database, as the newest migration leaves them. JSON is kept as text."""

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, MetaData, Table, Text

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
)

commands: Final = Table(
    "commands",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("cmd", Text, primary_key=True),
    Column("answer", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
)
