"""The metrics of a running server: tables, connections, bots, the database."""

import platform
from collections import Counter
from typing import TYPE_CHECKING

import stofa
from stofa.server.process_metrics import watch_process

if TYPE_CHECKING:
    from stofa.server.context import ServerContext


def watch_server(context: "ServerContext") -> None:
    """Have everything looked up at each scrape; between two scrapes that costs nothing."""
    metrics, tables, workers = context.metrics, context.tables, context.workers
    database = tables.database
    watch = metrics.watch

    metrics.watch_info(
        "stofa_build_info",
        "What runs here.",
        version=stofa.__version__,
        core="compiled" if stofa.COMPILED else "plain",
        python=platform.python_version(),
        database="postgresql" if database.shared else "sqlite",
    )
    counts = context.doorkeeping.counts
    watch("stofa_connections", "gauge", "Open TCP connections.", lambda: counts.open)
    watch(
        "stofa_connections_refused_total",
        "counter",
        "TCP connections that there was no room for.",
        lambda: counts.refused,
    )
    watch(
        "stofa_sockets",
        "gauge",
        "Open connections: sockets and event streams.",
        lambda: len(context.outboxes),
    )
    watch("stofa_tables_live", "gauge", "Tables in memory.", lambda: len(tables.live))
    watch(
        "stofa_tables_watched",
        "gauge",
        "Tables that somebody looks at, by their state.",
        lambda: Counter(str(table.state.status) for table in tables.live.values() if table.is_watched),
        "status",
    )
    watch(
        "stofa_players_connected",
        "gauge",
        "Seats looked at by whoever sits there.",
        lambda: _watchers(context, seated=True),
    )
    watch(
        "stofa_spectators",
        "gauge",
        "Connections that look at a table and have no seat there.",
        lambda: _watchers(context, seated=False),
    )

    watch(
        "stofa_bots_thinking", "gauge", "Tasks of bots, hints and analyses under way.", lambda: workers.busy
    )
    watch(
        "stofa_bots_waiting",
        "gauge",
        "Such tasks that wait for a free worker process.",
        lambda: workers.waiting,
    )
    watch("stofa_worker_processes", "gauge", "Worker processes that run.", lambda: workers.running)
    watch(
        "stofa_workers_replaced_total",
        "counter",
        "Worker processes that crashed or exceeded their time limit.",
        lambda: workers.replaced,
    )
    metrics.watch_times(
        "stofa_bot_task_duration_seconds",
        "How long tasks of worker processes took, by task.",
        lambda: workers.times,
        "task",
    )

    watch(
        "stofa_database_up",
        "gauge",
        "Whether the database did what it was last asked for.",
        lambda: int(database.activity.works),
    )
    watch(
        "stofa_database_failures_total",
        "counter",
        "Reads and writes that the database failed.",
        lambda: database.activity.failures,
    )
    watch(
        "stofa_database_listening",
        "gauge",
        "Whether this process hears what others write to PostgreSQL.",
        lambda: int(database.listening) if database.shared else None,
    )
    metrics.watch_times(
        "stofa_commit_duration_seconds",
        "From events that are to be written to their commit.",
        lambda: database.activity.commits,
    )
    metrics.watch_times(
        "stofa_read_duration_seconds", "From a query to its result.", lambda: database.activity.reads
    )
    if database.shared:
        _watch_processes(context)
    watch("stofa_database_bytes", "gauge", "Size of the SQLite file with its write-ahead log.", database.size)
    watch("stofa_disk_free_bytes", "gauge", "Room left on the disk of the SQLite file.", database.room)
    watch_process(metrics)


def _watch_processes(context: "ServerContext") -> None:
    """What several processes at one database have to do with each other."""
    tables, watch = context.tables, context.metrics.watch
    watch(
        "stofa_processes",
        "gauge",
        "Processes at the same database, this one included.",
        lambda: 1 + len(tables.peers),
    )
    watch(
        "stofa_tables_behind",
        "gauge",
        "Tables that had missed something when they were last compared with the database.",
        lambda: tables.behind,
    )
    watch(
        "stofa_catch_ups_failed_total",
        "counter",
        "Times that a table could not be brought up to date; it is tried again.",
        lambda: tables.catch_ups_failed,
    )


def _watchers(context: "ServerContext", seated: bool) -> int:
    live = context.tables.live.values()
    return sum(len(table.seated) if seated else len(table.spectators) for table in live)
