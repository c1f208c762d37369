"""Token buckets in PostgreSQL, for limits that all processes share. The clock is the database's."""

from typing import Final

from sqlalchemy import Connection, text

_LEVEL: Final = "least(:burst, bucket.level + greatest(0, excluded.at - bucket.at) * :per_second)"
"""How full a bucket is by now."""

_take: Final = text(f"""
    INSERT INTO token_buckets AS bucket (name, level, at)
    VALUES (:name, :burst - 1, extract(epoch FROM clock_timestamp()))
    ON CONFLICT (name) DO UPDATE SET level = {_LEVEL} - 1, at = excluded.at
    WHERE {_LEVEL} >= 1
    RETURNING level""")

_short: Final = text("""
    SELECT 1 - level - greatest(0, extract(epoch FROM clock_timestamp()) - at) * :per_second
    FROM token_buckets WHERE name = :name""")

_clean: Final = text("DELETE FROM token_buckets WHERE at < extract(epoch FROM clock_timestamp()) - :older_s")


def take(db: Connection, name: str, burst: float, per_second: float) -> float:
    """Take one token from a bucket, which is full at first; 0, or the seconds until there is one."""
    given = {"name": name, "burst": burst, "per_second": per_second}
    if db.execute(_take, given).first() is not None:
        return 0.0
    short = db.execute(_short, given).scalar_one()
    return max(0.001, float(short) / per_second)


def clean(db: Connection, older_s: float) -> None:
    """Forget buckets that nobody has used for so long: they are full again."""
    db.execute(_clean, {"older_s": older_s})
