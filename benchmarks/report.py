"""Writes `results.md` and its plots from the JSON files beside it: no figure is typed by hand.

`stofa bench --write`, `twin.py`, `strength.py`, `analysis.py`, `soak.py`, `envs.py`, `server.py`,
`spectators.py`, `first_start.py` and `site.py` run this when they have measured.
"""

import statistics
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.plots import Rate, Share, curves, shares, speeds
from stofa.cli.bench.figures import MEASURES, Figures, Row, format_figure

HERE: Final = Path(__file__).resolve().parent
STRENGTH: Final = HERE / "strength.json"
OVER_TIME: Final = HERE / "strength_over_time.json"


class Speed(msgspec.Struct):
    """What `stofa bench --write` keeps."""

    machine: str
    rows: list[dict[str, str | float]]

    @property
    def figures(self) -> Figures:
        return Figures([Row(str(row["game"]), str(row["measure"]), float(row["value"])) for row in self.rows])


class Twin(msgspec.Struct):
    """The core beside a port of it to C++, as `twin.py` keeps it; all ratios are of speeds."""

    machine: str
    source: str
    rounds: int
    games: int
    """In each round."""
    decisions: int
    ours_per_s: float
    theirs_per_s: float
    ratio: float
    """The median of the rounds."""
    least: float
    most: float
    our_instructions: float | None
    """Of a decision; None where they could not be counted."""
    their_instructions: float | None


class Strength(msgspec.Struct):
    """One line of what `strength.py` keeps."""

    game: str
    players: int
    bot: str
    against: str
    games: int
    unfinished: int
    wins: float
    low: float
    high: float
    by_luck: float
    """The share of wins that the bot would have if it were no better."""
    mean_seconds: float | None = None
    """CPU time of its decisions; None of what was measured before that was noted."""
    command: str = ""
    """What plays the same games again."""
    against_seconds: float | None = None
    """CPU time of the decisions of the others."""
    ahead: float | None = None
    """How often it came in before another, seat by seat: half the time if it were no better."""

    @property
    def bot_name(self) -> str:
        """Without the module that it comes from."""
        return self.bot.rpartition(":")[2]

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def contest(self) -> tuple[str, str, str, int]:
        """Who plays what, at which size of table."""
        return self.bot, self.against, self.game, self.players


class Soak(msgspec.Struct):
    """One line of what `soak.py` keeps."""

    game: str
    bot: str
    games: int
    moves: int
    unfinished: int
    """Games that had no end after 100,000 moves."""
    seconds: float


class EnvSpeed(msgspec.Struct):
    """An environment for learning programs, as `envs.py` keeps it."""

    project: str
    environment: str
    game: str
    cells: int
    """The size of an observation."""
    steps_per_s: float


class EnvSpeeds(msgspec.Struct):
    """Environments that were measured by turns in one run."""

    machine: str
    rounds: int
    lines: list[EnvSpeed]


class AnalysisTime(msgspec.Struct):
    """How long whole games took to be analysed, as `analysis.py` keeps it. All seconds are of CPU time."""

    game: str
    players: int
    games: int
    seconds: float
    """The mean of all games."""
    slowest: float
    hints: int
    """How many were measured."""
    hint: float
    """The median of all hints."""
    slowest_hint: float


class AnalysisTimes(msgspec.Struct):
    """Games that were analysed on one machine."""

    machine: str
    lines: list[AnalysisTime]


class Load(msgspec.Struct):
    """What a server did under one load, as `server.py` keeps it."""

    server: str
    sockets: int
    tables: int
    pace_s: float | None
    """A move at every table in so many seconds; None: each as soon as the last one is through."""
    moves_per_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    cpu_us: float | None
    """The server's CPU time for a move."""
    bytes_per_move: float
    """What a move sent to the four sockets of its table, acknowledgement included."""
    clients_busy: float
    """The CPU that the clients took: at 1 they, and not the server, would be what is measured."""


class Memory(msgspec.Struct):
    """What a server process had in memory, in bytes; None where the system does not tell."""

    server: str
    before: int | None = None
    """With the first 100 sockets, after their load."""
    table_bytes: float | None = None
    socket_bytes: float | None = None
    table_with_sockets_bytes: float | None = None
    connected: int | None = None
    """With all sockets, before their load."""
    after_pace: int | None = None
    after_load: int | None = None
    moves: int = 0
    """Made between `connected` and `after_load`."""


class Served(msgspec.Struct):
    """What `server.py` keeps."""

    machine: str
    compiled: bool
    game: str
    loads: list[Load]
    memory: list[Memory]

    def load(self, server: str, sockets: int, paced: bool = False) -> Load | None:
        found = (x for x in self.loads if (x.server, x.sockets) == (server, sockets))
        return next((x for x in found if (x.pace_s is not None) == paced), None)


class ServerSoak(msgspec.Struct):
    """Half an hour of play at one database, with drops and restarts."""

    database: str
    machine: str
    minutes: float
    tables: int
    acknowledged: int
    again: int
    checked: int
    games: int
    drops: int
    restarts: int
    longest_silence_s: float
    median_silence_s: float
    first_bytes: float
    last_bytes: float


class Audience(msgspec.Struct):
    """A server with one table that has spectators, as `spectators.py` keeps it."""

    spectators: int
    sent: str
    """What they are sent after each move."""
    others_p50_ms: float
    others_p99_ms: float
    """Time to the acknowledgement of a move at the other tables."""
    p99_ms: float
    """The same at the table with spectators."""
    cpu_ms: float | None
    """The server's CPU time by moves of the table with spectators; the others' are in it, too."""
    bytes: float
    """What a spectator is sent for a move."""
    spread_ms: float
    """From when the first of the spectators has heard of a move until all have."""


class Audiences(msgspec.Struct):
    """What `spectators.py` keeps."""

    machine: str
    game: str
    tables: int
    pace_s: float
    watched_pace_s: float
    rounds: int
    lines: list[Audience]


class SharedLoad(msgspec.Struct):
    """What the processes at one database did together, as `processes.py` keeps it."""

    database: str
    processes: int
    spread: bool
    """Whether the people of each table are connected to different processes."""
    rounds: int
    load: Load
    """Of each figure the median of all rounds."""
    database_cpu_us: float
    """The database server's CPU time for a move."""


class SharedLoads(msgspec.Struct):
    """What `processes.py` keeps."""

    machine: str
    compiled: bool
    game: str
    loads: list[SharedLoad]


class Attack(msgspec.Struct):
    """What one client could do to a server, as `attacks.py` keeps it."""

    name: str
    before: dict[str, float]
    now: dict[str, float]


class Attacks(msgspec.Struct):
    """What `attacks.py` keeps."""

    machine: str
    base: str
    attacks: list[Attack]


class FirstStart(msgspec.Struct):
    """The first start of a checkout, as `first_start.py` keeps it."""

    commit: str
    caches: str
    """`cold` (empty), `warm` (filled by an earlier start), or `again` (not the first start at all)."""
    seconds: dict[str, float]
    """By step; `page` is all of it, until the first page has come. `cpu` is CPU time, on all processors."""
    mb: dict[str, float] = {}
    """Millions of bytes on the disk afterwards, by folder."""


class FirstStarts(msgspec.Struct):
    """What `first_start.py` keeps."""

    machine: str
    rounds: int
    lines: list[FirstStart]


class SiteStart(msgspec.Struct):
    """One start of the page without a server, as `site.py` measures it."""

    first_moves_s: float
    """Until the first legal moves are known, since the address was opened."""
    first_paint_s: float
    table_opens_s: float
    """A table is shown, once all is loaded."""
    sent_mb: float
    """Millions of bytes that the server had sent by the first moves."""
    cpu_s: float
    """Time of the processors that the browser had taken by then."""
    private_mb: float
    """Memory that nobody else uses, as browsers count it, while a table is open and a bot thinks."""
    memory_mb: float
    """And with their share of the browser's program."""


class SiteSpeed(msgspec.Struct):
    name: str
    by_core: dict[str, float]


class SiteFigures(msgspec.Struct):
    """What `site.py` keeps."""

    machine: str
    rounds: int
    load: float
    """How many programs wanted a processor when it began."""
    sizes: dict[str, list[int]]
    starts: dict[str, list[SiteStart]]
    speeds: list[SiteSpeed]


HEAD: Final = """\
# Results

Written by `python3 run.py bench --peers --write`, the same with `--server`, `benchmarks/strength.py`,
`benchmarks/twin.py`, `benchmarks/analysis.py`, `benchmarks/soak.py`, `benchmarks/envs.py`,
`benchmarks/attacks.py`, `benchmarks/spectators.py`, `benchmarks/first_start.py` and `benchmarks/site.py`; how
it is measured is told in [README.md](README.md). Figures depend on the machine, the ratios much less.
"""


def table(heads: list[str], rows: Iterable[list[str]]) -> Iterator[str]:
    """A table in Markdown; all columns but the first are figures."""
    yield ""
    yield f"| {' | '.join(heads)} |"
    yield f"|---|{'--:|' * (len(heads) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def times(ratio: float | None) -> str:
    return "–" if ratio is None else f"{format_figure(ratio)} ×"


def speed_section(speed: Speed) -> Iterator[str]:
    figures = speed.figures
    yield "\n## Speed"
    yield f"\nMeasured on: {speed.machine}."
    yield "\n![Decisions a second](speed.svg)"
    yield from table(
        ["decisions a second, random play", "compiled", "uncompiled", "ratio", "to OpenSpiel's hearts"],
        [
            [
                game,
                format_figure(figures.get(game, "decisions_per_s")),
                format_figure(figures.get(game, "uncompiled_decisions_per_s")),
                times(figures.compiled_gain(game)),
                times(figures.over_hearts(game)),
            ]
            for game in figures.games
        ]
        + [[peer, format_figure(figures.get(peer, "decisions_per_s")), "", "", ""] for peer in figures.peers],
    )
    measures = [name for name in MEASURES if not name.endswith("decisions_per_s")]
    yield from table(
        ["", *figures.games],
        [
            [MEASURES[measure], *(format_figure(figures.get(game, measure)) for game in figures.games)]
            for measure in measures
        ],
    )
    bars = list(figures.bars())
    yield "\n### Bars"
    yield from table(
        ["bar", *figures.games],
        [
            [
                wanted,
                *(
                    f"{format_figure(bar.value)} {'✓' if bar.met else '✗'}"
                    for game in figures.games
                    for bar in bars
                    if (bar.wanted, bar.game) == (wanted, game)
                ),
            ]
            for wanted in dict.fromkeys(bar.wanted for bar in bars)
        ],
    )


AS_FAST_AS_THE_PORT: Final = 0.8
"""What the core has to reach of the speed of its port to C++."""


def twin_section(twin: Twin) -> Iterator[str]:
    yield "\n## Beside C++"
    yield (
        "\nPartners at random, the same games by the compiled core and by a straight port of it to C++17, "
        "with the same data layout, generator and order of moves, compiled by `g++ -O3`. By turns, CPU time, "
        f"{twin.rounds} rounds of {twin.games:,} games ({twin.decisions:,} decisions); instructions as "
        f"callgrind counts them. `.venv/bin/python -m benchmarks.twin {twin.source} --write`"
    )
    yield f"\nMeasured on: {twin.machine}."
    ours, theirs = twin.our_instructions, twin.their_instructions
    yield from table(
        ["", "core", "port", "core / port", "least – most", f"≥ {AS_FAST_AS_THE_PORT}"],
        [
            [
                "decisions/s, medians",
                format_figure(twin.ours_per_s),
                format_figure(twin.theirs_per_s),
                f"{twin.ratio:.2f}",
                f"{twin.least:.2f} – {twin.most:.2f}",
                _mark(twin.ratio >= AS_FAST_AS_THE_PORT),
            ],
            [
                "instructions a decision",
                _plain(ours and round(ours)),
                _plain(theirs and round(theirs)),
                "–" if ours is None or theirs is None else f"{ours / theirs:.2f}",
                "",
                "",
            ],
        ],
    )


def strength_section(lines: list[Strength]) -> Iterator[str]:
    yield "\n## Strength"
    yield (
        "\nOne seat (in Partners one team) of a bot, all others of another; every deal in all rotations. "
        "`ahead`: how often it came in before one of the others, half the time by luck. Times are CPU time. "
        "`as_long_as_thoughtful` searches as *hard* does, for about as long as `thoughtful` thinks."
    )
    yield "\n![Games won](strength.svg)"
    yield from rows_and_commands(lines)


def over_time_section(lines: list[Strength]) -> Iterator[str]:
    yield "\n### Strength over time"
    yield (
        "\nThe search with up to about 0.02, 0.1, 0.5 and 2 seconds of CPU time a decision, in fewer games. "
        "Where it is clear what to do it ends sooner."
    )
    yield "\n![Strength over time](strength-over-time.svg)"
    yield from rows_and_commands(lines)


def rows_and_commands(lines: list[Strength]) -> Iterator[str]:
    yield from table(
        [
            "",
            "players",
            "bot",
            "against",
            "games",
            "won",
            "95 % interval",
            "by luck",
            "ahead",
            "ms a move",
            "of the others",
            "unfinished",
        ],
        [
            [
                line.game,
                str(line.players),
                line.bot_name,
                line.against,
                f"{line.games:,}",
                f"{line.share:.1%}",
                f"{line.low:.1%} – {line.high:.1%}",
                f"{line.by_luck:.0%}",
                "–" if line.ahead is None else f"{line.ahead:.1%}",
                "–" if line.mean_seconds is None else f"{line.mean_seconds * 1000:.3g}",
                "–" if line.against_seconds is None else f"{line.against_seconds * 1000:.3g}",
                str(line.unfinished),
            ]
            for line in lines
        ],
    )
    if commands := [line.command for line in lines if line.command]:
        yield "\nThe same games again, row by row:\n"
        yield "```sh"
        yield from commands
        yield "```"


FASTEST_STEPS: Final = 1_500_000
"""What a vectorised environment has to reach on one core, masks and observations included."""


def envs_section(speeds: EnvSpeeds) -> Iterator[str]:
    yield "\n## Environments"
    yield (
        "\nSteps a second of CPU time, by random legal actions, with the masks and observations of whoever "
        f"is to move; the best of {speeds.rounds} rounds by turns. Of ours the vectorised ones have to reach "
        f"{FASTEST_STEPS:,}. `.venv/bin/python -m benchmarks.envs --write`"
    )
    yield f"\nMeasured on: {speeds.machine}."
    yield from table(
        ["", "environment", "game", "numbers of an observation", "steps/s", f"≥ {FASTEST_STEPS:,}"],
        [
            [
                line.project,
                line.environment,
                line.game,
                str(line.cells),
                format_figure(line.steps_per_s),
                _mark(line.steps_per_s >= FASTEST_STEPS)
                if line.project == OURS and line.environment.startswith("vector")
                else "",
            ]
            for line in speeds.lines
        ],
    )


LONGEST_ANALYSIS_S: Final = 20
"""CPU time in which a whole game has to be analysed."""


def analysis_section(times: AnalysisTimes) -> Iterator[str]:
    yield "\n## Hints and analysis"
    yield (
        "\nCPU time of one core: for whole games between `medium` bots (the curve, a glance at every "
        "decision, five verdicts by `expert`), and for hints by `hard`. "
        "`.venv/bin/python -m benchmarks.analysis --write`"
    )
    yield f"\nMeasured on: {times.machine}."
    yield from table(
        [
            "",
            "players",
            "games",
            "analysis, mean s",
            "slowest s",
            f"< {LONGEST_ANALYSIS_S} s",
            "hints",
            "hint, median s",
            "slowest s",
        ],
        [
            [
                line.game,
                str(line.players),
                str(line.games),
                f"{line.seconds:.1f}",
                f"{line.slowest:.1f}",
                _mark(line.slowest < LONGEST_ANALYSIS_S),
                str(line.hints),
                f"{line.hint:.2f}",
                f"{line.slowest_hint:.2f}",
            ]
            for line in times.lines
        ],
    )


def soak_section(lines: list[Soak]) -> Iterator[str]:
    yield "\n## Whole games, recorded and replayed"
    yield "\nAll sizes of table and all options by turns; every record was read back, and every move checked."
    yield from table(
        ["", "bot", "games", "moves", "unfinished", "failures", "seconds"],
        [
            [
                line.game,
                line.bot,
                f"{line.games:,}",
                f"{line.moves:,}",
                str(line.unfinished),
                "0",
                str(line.seconds),
            ]
            for line in lines
        ],
    )


def server_section(served: Served) -> Iterator[str]:
    yield "\n## Server"
    core = "compiled" if served.compiled else "not compiled"
    yield f"\nMeasured on: {served.machine}, core {core}. The game is {served.game}."
    yield from table(
        [
            "server",
            "sockets",
            "tables",
            "load",
            "moves/s",
            "p50 ms",
            "p95 ms",
            "p99 ms",
            "server CPU µs a move",
            "bytes a move",
        ],
        [
            [
                f"{load.server}{', in memory' if load.server == THEIRS else ', durable'}",
                f"{load.sockets:,}",
                str(load.tables),
                "full" if load.pace_s is None else f"a move a table every {load.pace_s:g} s",
                format_figure(load.moves_per_s),
                format_figure(load.p50_ms),
                format_figure(load.p95_ms),
                format_figure(load.p99_ms),
                format_figure(load.cpu_us),
                format_figure(load.bytes_per_move),
            ]
            for load in sorted(served.loads, key=lambda load: (load.pace_s is not None, load.sockets))
        ],
    )
    yield from table(
        [
            "memory",
            "KiB a table",
            "KiB a socket",
            "KiB a table with 4 sockets",
            "MiB connected",
            "MiB after load",
            "moves made",
        ],
        [
            [
                memory.server,
                _kib(memory.table_bytes),
                _kib(memory.socket_bytes),
                _kib(memory.table_with_sockets_bytes),
                _kib(memory.connected, 1024),
                _kib(memory.after_load, 1024),
                f"{memory.moves:,}",
            ]
            for memory in served.memory
        ],
    )
    yield "\n### Bars of the server"
    yield from table(["bar", "", ""], server_bars(served))


def server_soak_section(lines: list[ServerSoak]) -> Iterator[str]:
    yield "\n## Half an hour at the server, restarted every minute"
    yield (
        f"\nMeasured on: {lines[0].machine}; the databases side by side, {lines[0].tables} tables at each, "
        f"for {lines[0].minutes:g} minutes. The three games by turns: people who think for a second, a bot "
        "and a spectator at each table; everybody loses their connection now and then. The server was ended "
        "by SIGTERM and SIGKILL in turns. Of every game the log and the record were held against what had "
        "been acknowledged."
    )
    yield from table(
        ["", *(line.database for line in lines)],
        [
            ["restarts", *(f"{line.restarts}" for line in lines)],
            ["connections lost", *(f"{line.drops:,}" for line in lines)],
            ["moves acknowledged", *(f"{line.acknowledged:,}" for line in lines)],
            ["commands sent again", *(f"{line.again:,}" for line in lines)],
            ["looked up in the logs", *(f"{line.checked:,}" for line in lines)],
            ["lost, doubled or changed", *("0" for _ in lines)],
            ["games to the end, replayed", *(f"{line.games:,}" for line in lines)],
            [
                "s from a restart to the next move, median",
                *(f"{line.median_silence_s:.1f}" for line in lines),
            ],
            [
                "s from a restart to the next move, longest",
                *(f"{line.longest_silence_s:.1f}" for line in lines),
            ],
            ["MiB before a restart, first third", *(_kib(line.first_bytes, 1024) for line in lines)],
            ["MiB before a restart, last third", *(_kib(line.last_bytes, 1024) for line in lines)],
        ],
    )


def audience_section(measured: Audiences) -> Iterator[str]:
    yield "\n## A table with a thousand spectators"
    yield (
        f"\nMeasured on: {measured.machine}. The game is {measured.game}. {measured.tables} other tables "
        f"with four people each make a move every {measured.pace_s:g} s, the table with spectators one every "
        f"{measured.watched_pace_s:g} s; medians of {measured.rounds} rounds by turns."
    )
    none = next((line.cpu_ms for line in measured.lines if not line.spectators), None)
    yield from table(
        [
            *("spectators", "are sent", "other tables: p50 ms", "p99 ms", "this table: p99 ms"),
            *("server CPU ms a move for them", "bytes a move to each", "ms until all have it"),
        ],
        [
            [
                f"{line.spectators:,}",
                line.sent or "–",
                format_figure(line.others_p50_ms),
                format_figure(line.others_p99_ms),
                format_figure(line.p99_ms),
                "–"
                if none is None or line.cpu_ms is None or not line.spectators
                else format_figure(line.cpu_ms - none),
                format_figure(line.bytes) if line.spectators else "–",
                format_figure(line.spread_ms) if line.spectators else "–",
            ]
            for line in measured.lines
        ],
    )
    worst = max(line.others_p99_ms for line in measured.lines)
    yield from table(
        ["bar", "", ""],
        [["the other tables' p99 < 150 ms", f"{format_figure(worst)} ms", _mark(worst < MOST_BESIDES_MS)]],
    )


MOST_BESIDES_MS: Final = 150
"""Bar for the p99 of other tables beside one with a thousand spectators."""


def processes_section(shared: SharedLoads) -> Iterator[str]:
    yield "\n## Several processes"
    core = "compiled" if shared.compiled else "not compiled"
    yield f"\nMeasured on: {shared.machine}, core {core}. The game is {shared.game}."
    alone = {line.load.pace_s: line.load.cpu_us for line in shared.loads if line.database == "SQLite"}
    yield from table(
        [
            "database",
            "processes",
            "people of a table at",
            "load",
            "moves/s",
            "p50 ms",
            "p99 ms",
            "CPU µs a move, all processes",
            "to SQLite's",
            "the database's CPU µs a move",
        ],
        [
            [
                line.database,
                str(line.processes),
                "different processes" if line.spread else "one process",
                "full" if line.load.pace_s is None else f"a move a table every {line.load.pace_s:g} s",
                format_figure(line.load.moves_per_s),
                format_figure(line.load.p50_ms),
                format_figure(line.load.p99_ms),
                format_figure(line.load.cpu_us),
                _ratio(line.load.cpu_us, alone.get(line.load.pace_s)),
                format_figure(line.database_cpu_us) if line.database_cpu_us else "",
            ]
            for line in shared.loads
        ],
    )


def _ratio(figure: float | None, base: float | None) -> str:
    return f"{figure / base:.2f} ×" if figure and base else ""


def median_load(lines: list[Load]) -> Load:
    """Of each figure the median."""
    changed: dict[str, float] = {}
    for name in ("moves_per_s", "p50_ms", "p95_ms", "p99_ms", "cpu_us", "bytes_per_move", "clients_busy"):
        values = [getattr(line, name) for line in lines]
        if None not in values:
            changed[name] = statistics.median(values)
    return msgspec.structs.replace(lines[0], **changed)


OURS: Final = "stofa"
BASE: Final = "stofa before"
"""An older checkout, measured in the same run."""
THEIRS: Final = "boardgame.io"


def attacks_section(done: Attacks) -> Iterator[str]:
    yield "\n## What one client can do to the server"
    yield (
        f"\nMeasured on: {done.machine}, with other work going on, so that the times others waited are upper "
        f"bounds. Before is commit {done.base}. CPU time and memory are the server's own."
    )
    yield from table(
        ["attack", "", "before", "now"],
        [
            [
                attack.name if number == 0 else "",
                what,
                _plain(attack.before.get(what)),
                _plain(attack.now.get(what)),
            ]
            for attack in done.attacks
            for number, what in enumerate(dict.fromkeys([*attack.before, *attack.now]))
        ],
    )


def _plain(value: float | None) -> str:
    return "–" if value is None else f"{value:,.3g}" if value < 1000 else f"{value:,.0f}"


def first_start_section(starts: FirstStarts) -> Iterator[str]:
    of = "one round" if starts.rounds == 1 else f"medians of {starts.rounds} rounds"
    yield "\n## The first start"
    yield (
        f"\nSeconds of `python3 run.py` in a fresh clone until the first page has come, by step: "
        f"{of}, the commits by turns. Steps that are taken at the same time do not add up."
    )
    yield f"\nMeasured on: {starts.machine}."
    steps = ("venv", "install", "core", "client", "page", "cpu")
    names = {"cold": "empty caches", "warm": "filled caches", "again": "second start"}

    def seconds(line: FirstStart, step: str) -> str:
        return f"{line.seconds[step]:.1f}" if step in line.seconds else "–"

    def size(line: FirstStart, folder: str) -> str:
        return f"{line.mb[folder]:.0f}" if folder in line.mb else ""

    heads = ["make .venv", "install", "compile the core", "build the client", "first page", "CPU"]
    yield from table(
        ["commit", "caches", *heads, ".venv, MB", "node_modules, MB"],
        [
            [
                line.commit,
                names[line.caches],
                *(seconds(line, step) for step in steps),
                size(line, "venv"),
                size(line, "node_modules"),
            ]
            for line in starts.lines
        ],
    )


def site_section(site: SiteFigures) -> Iterator[str]:
    yield "\n## The page without a server"
    yield "\nBytes of the folder that `python3 run.py site` writes."
    total = [sum(column) for column in zip(*site.sizes.values())]
    yield from table(
        ["", "raw", "gzip", "brotli"],
        [[name, *(f"{size:,}" for size in sizes)] for name, sizes in (*site.sizes.items(), ("all", total))],
    )
    yield (
        f"\nSeconds from opening the address in Chromium, with brotli: each of {site.rounds} rounds. "
        "Cold: a new browser. Warm: a second visit, with another new browser. Slow: a new browser whose "
        "processes are halted three quarters of the time, at 10 Mbit/s. Memory: what the processes of the "
        "page take for themselves (an empty page: 9 MB) five seconds after a bot has begun to think, with "
        "two Pythons and the service worker; then with their share of the browser's program (an empty page: "
        "43 MB)."
    )
    yield f"\nMeasured on: {site.machine}; {site.load} programs wanted a processor when it began."

    def each(starts: list[SiteStart], figure: str, digits: int = 2) -> str:
        return ", ".join(f"{getattr(start, figure):.{digits}f}" for start in starts)

    yield from table(
        [
            "",
            "first paint",
            "first legal moves",
            "CPU time until then",
            "a table opens",
            "MB sent",
            "memory, MB",
            "with the program’s share",
        ],
        [
            [
                name,
                each(starts, "first_paint_s"),
                each(starts, "first_moves_s"),
                each(starts, "cpu_s"),
                each(starts, "table_opens_s"),
                each(starts, "sent_mb"),
                each(starts, "private_mb", 0),
                each(starts, "memory_mb", 0),
            ]
            for name, starts in site.starts.items()
        ],
    )
    yield (
        f"\nDecisions per second of the processor, at the largest table of each game, and seconds of a bot's "
        f"first move: medians of {site.rounds} rounds, the cores by turns."
    )
    cores = {"native": "compiled, here", "compiled": "compiled, in Pyodide", "plain": "plain, in Pyodide"}
    yield from table(
        ["", *cores.values()],
        [[speed.name, *(_plain(speed.by_core[core]) for core in cores)] for speed in site.speeds],
    )


def server_bars(served: Served) -> Iterator[list[str]]:
    sizes = sorted({load.sockets for load in served.loads})
    for sockets in sizes:
        ours, theirs = served.load(OURS, sockets), served.load(THEIRS, sockets)
        if ours is not None and theirs is not None:
            ratio = ours.moves_per_s / theirs.moves_per_s
            yield [f"{sockets:,} sockets: boardgame.io's moves/s, durable (no bar)", times(ratio), ""]
        before = served.load(BASE, sockets)
        if ours is not None and before is not None and ours.cpu_us and before.cpu_us:
            ratio = ours.cpu_us / before.cpu_us
            yield [
                f"{sockets:,} sockets: server CPU a move ≤ 1.15 × before",
                times(ratio),
                _mark(ratio <= 1.15),
            ]
    paced = served.load(OURS, sizes[-1], paced=True)
    if paced is not None:
        yield [
            f"{paced.tables} tables, {paced.sockets:,} sockets, a move in {paced.pace_s:g} s: p99 ≤ 30 ms",
            f"{format_figure(paced.p99_ms)} ms",
            _mark(paced.p99_ms <= 30),
        ]
    full = served.load(OURS, sizes[-1])
    if full is not None:
        yield [
            f"{full.tables} tables, {full.sockets:,} sockets, full load: p99 < 150 ms",
            f"{format_figure(full.p99_ms)} ms",
            _mark(full.p99_ms < 150),
        ]
    memory = next((line for line in served.memory if line.server == OURS), None)
    if memory is not None and memory.connected and memory.after_load and memory.moves:
        growth = (memory.after_load - memory.connected) / memory.moves
        yield [
            f"flat memory: < {MOST_GROWTH} bytes for each move of a running game",
            format_figure(growth),
            _mark(growth < MOST_GROWTH),
        ]


MOST_GROWTH: Final = 512
"""A running game remembers its moves; beyond that, nothing may stay."""


def _mark(met: bool) -> str:
    return "✓" if met else "✗"


def _kib(value: float | None, further: int = 1) -> str:
    """Nothing either if it is negative: then the process gave memory back meanwhile, and it tells nothing."""
    return "–" if value is None or value < 0 else format_figure(value / 1024 / further)


def speed_plot(figures: Figures) -> str:
    rates: list[Rate] = []
    for game in figures.games:
        for measure, kind, name in (
            ("decisions_per_s", "compiled", game),
            ("uncompiled_decisions_per_s", "plain", "uncompiled"),
        ):
            if value := figures.get(game, measure):
                rates.append(Rate(name, kind, value, format_figure(value)))
    for peer in figures.peers:
        value = figures.get(peer, "decisions_per_s") or 1.0
        rates.append(Rate(peer.replace(":", " "), "peer", value, format_figure(value)))
    return speeds("Decisions a second, random play (each line ten times the last)", rates)


def strength_plot(lines: list[Strength]) -> str:
    return shares(
        "Games won by one bot against others (stroke: by luck alone)",
        [
            Share(
                f"{line.game.removesuffix('-card-game')} {line.players}: {line.bot_name} – {line.against}",
                line.share,
                line.low,
                line.high,
                line.by_luck,
            )
            for line in lines
        ],
    )


def over_time_plot(lines: list[Strength]) -> str:
    tables: dict[str, list[Strength]] = {}
    for line in lines:
        tables.setdefault(f"{line.game.removesuffix('-card-game')}, {line.players}", []).append(line)
    return curves(
        f"Games won against {lines[0].against} by CPU time a decision (strokes: 95 %)",
        {
            name: [(line.mean_seconds or 0.001, line.share, line.low, line.high) for line in table]
            for name, table in tables.items()
        },
    )


def strengths(of: Path = STRENGTH) -> list[Strength]:
    """What `strength.py` has measured so far."""
    return msgspec.json.decode(of.read_bytes(), type=list[Strength]) if of.exists() else []


def main() -> None:
    """Write what there are figures for."""
    lines = [HEAD.rstrip()]
    if (HERE / "speed.json").exists():
        speed = msgspec.json.decode((HERE / "speed.json").read_bytes(), type=Speed)
        lines += speed_section(speed)
        (HERE / "speed.svg").write_text(speed_plot(speed.figures), "utf-8")
    if (HERE / "twin.json").exists():
        lines += twin_section(msgspec.json.decode((HERE / "twin.json").read_bytes(), type=Twin))
    if strength := strengths():
        lines += strength_section(strength)
        (HERE / "strength.svg").write_text(strength_plot(strength), "utf-8")
    if over_time := strengths(OVER_TIME):
        lines += over_time_section(over_time)
        (HERE / "strength-over-time.svg").write_text(over_time_plot(over_time), "utf-8")
    if (HERE / "analysis.json").exists():
        analysed = msgspec.json.decode((HERE / "analysis.json").read_bytes(), type=AnalysisTimes)
        lines += analysis_section(analysed)
    if (HERE / "soak.json").exists():
        lines += soak_section(msgspec.json.decode((HERE / "soak.json").read_bytes(), type=list[Soak]))
    if (HERE / "envs.json").exists():
        lines += envs_section(msgspec.json.decode((HERE / "envs.json").read_bytes(), type=EnvSpeeds))
    if (HERE / "server.json").exists():
        lines += server_section(msgspec.json.decode((HERE / "server.json").read_bytes(), type=Served))
    if (HERE / "spectators.json").exists():
        audiences = msgspec.json.decode((HERE / "spectators.json").read_bytes(), type=Audiences)
        lines += audience_section(audiences)
    if (HERE / "server_soak.json").exists():
        soaked = msgspec.json.decode((HERE / "server_soak.json").read_bytes(), type=list[ServerSoak])
        lines += server_soak_section(soaked)
    if (HERE / "processes.json").exists():
        shared = msgspec.json.decode((HERE / "processes.json").read_bytes(), type=SharedLoads)
        lines += processes_section(shared)
    if (HERE / "attacks.json").exists():
        lines += attacks_section(msgspec.json.decode((HERE / "attacks.json").read_bytes(), type=Attacks))
    if (HERE / "first_start.json").exists():
        first = msgspec.json.decode((HERE / "first_start.json").read_bytes(), type=FirstStarts)
        lines += first_start_section(first)
    if (HERE / "site.json").exists():
        lines += site_section(msgspec.json.decode((HERE / "site.json").read_bytes(), type=SiteFigures))
    (HERE / "results.md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
