"""What can be asked for over HTTP. Each endpoint says what it takes and gives: OpenAPI is made from that."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec
from starlette.responses import Response

import stofa
from stofa.bots import BOTS
from stofa.engine.lesson import Lesson
from stofa.engine.options import Choice, Flag
from stofa.engine.record import Record, read_record
from stofa.engine.words import LANGUAGES, say
from stofa.games import titles
from stofa.server import asking, opening, protocol as p, replays, rulebook, seating
from stofa.server.call import Call
from stofa.server.doing import do
from stofa.server.errors import Refused
from stofa.server.store import work
from stofa.server.table import Table


class Endpoint(msgspec.Struct, frozen=True):
    method: Literal["GET", "POST", "DELETE"]
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    gives: Any
    says: str
    takes: Any = None
    asks: tuple[str, ...] = ()
    """Names of query parameters."""


async def _watched(call: Call) -> tuple[Table, int | None]:
    """The table of the path, and the seat of the query, if the asking device may see it."""
    seat = call.number("seat")
    return await _seen(call, seat), seat


async def _seen(call: Call, seat: int | None) -> Table:
    """The table of the path, if the asking device may see what a seat, or a spectator, sees."""
    call.house.gate.read(call.device, call.address)
    table = await call.house.tables.get(call.table)
    if seat is not None and not table.holds(call.device, seat):
        await table.catch_up()
    table.may_watch(call.device, seat)
    return table


async def games(call: Call) -> p.Games:
    return p.Games(
        games=[
            p.GameInfo(
                id=title.id,
                name=title.catalogue.name,
                summary=title.catalogue.summary,
                rules=title.rules_version,
                player_counts=list(title.player_counts),
                options=[_option(option) for option in title.options],
                picks=list(title.picks),
                chains=list(title.chains),
            )
            for title in titles().values()
        ],
        bots=[p.BotInfo(bot, {language: _bot_name(bot, language) for language in LANGUAGES}) for bot in BOTS],
        compiled=stofa.COMPILED,
    )


def _option(option: Any) -> p.OptionInfo:
    match option:
        case Choice(name=name, values=values, default=default):
            return p.OptionInfo(name, "choice", list(values), default)
        case Flag(name=name, default=default):
            return p.OptionInfo(name, "flag", [], default)
        case _:
            return p.OptionInfo(option.name, "seat", [], None)


def _bot_name(bot: str, language: str) -> str:
    try:
        return say("stofa.server", language, f"bot-{bot}", {})
    except LookupError:
        return bot.capitalize()


async def rules(call: Call) -> Response:
    call.house.gate.read(call.device, call.address)
    return rulebook.rules(str(call.request.path_params["game"]), call.request)


async def lesson(call: Call) -> Response:
    call.house.gate.read(call.device, call.address)
    return rulebook.lesson(str(call.request.path_params["game"]), call.request)


async def me(call: Call) -> p.You:
    """Makes sure that the browser has its cookie before it claims anything."""
    call.house.gate.read(call.device, call.address)
    call.some_device()
    return p.You([], False)


async def create(call: Call) -> p.Opening:
    call.house.gate.opening(call.address)
    wanted = call.read(p.Create)
    device, secret = call.some_device(wanted.bearer)
    table, links = await opening.create(call.house.tables, wanted, device)
    you = table.you(device)
    view = table.view(you.seats[0] if you.seats else None)
    return p.Opening(table.id, f"/#table={table.id}", links, you, view, secret)


async def own_tables(call: Call) -> p.OwnTables:
    call.house.gate.read(call.device, call.address)
    if call.device is None:
        return p.OwnTables([])
    return p.OwnTables(await call.house.tables.own(call.device))


async def table(call: Call) -> p.Told:
    found, seat = await _watched(call)
    told = await found.told(call.device, seat, found.standing.n)
    return msgspec.structs.replace(told, events=[])


async def table_events(call: Call) -> p.Told:
    found, seat = await _watched(call)
    return await found.told(call.device, seat, call.number("after") or 0)


async def try_moves(call: Call) -> p.Trial | p.Stale | p.Illegal:
    asked: p.Try = call.read(p.Try)
    return await asking.try_moves(await _seen(call, asked.seat), asked, call.language)


async def why(call: Call) -> p.Why:
    asked: p.Ask = call.read(p.Ask)
    return asking.why(await _seen(call, asked.seat), asked, call.language)


async def hint(call: Call) -> p.Advice | p.Stale:
    call.house.gate.command(call.device, call.address)
    asked: p.AskHint = call.read(p.AskHint)
    found = await _seen(call, asked.seat)
    return await call.house.adviser.hint(found, asked, call.device, call.language)


async def delete(call: Call) -> p.Gone:
    call.house.gate.command(call.device, call.address)
    found = await call.house.tables.get(call.table)
    if call.known_device() != found.row.host:
        raise Refused("not-host")
    await call.house.tables.delete(found)
    return p.Gone(found.id, None)


async def record(call: Call) -> Record | p.Story:
    found, seat = await _watched(call)
    return replays.record(found) if found.standing.finished else replays.story(found, seat)


async def replay(call: Call) -> p.Replay:
    found = await _seen(call, None)
    seat = call.number("seat")
    if found.standing.finished is None:
        # Once a game is over, it may be looked at from every side; until then with one's own eyes.
        await _seen(call, seat)
    first = call.number("from") or 0
    count = call.number("count", replays.MOST_FRAMES)
    return replays.replay(found, seat, first, count or 1)


async def chances(call: Call) -> p.Chances:
    return await call.house.analyst.chances(await _seen(call, None), call.number("from") or 0)


async def verdict(call: Call) -> p.Verdict:
    return await call.house.analyst.verdict(await _seen(call, None), call.number("at") or 0)


async def import_record(call: Call) -> p.Opening:
    call.house.gate.opening(call.address)
    given = read_record(call.body)
    await call.house.workers.check(call.body)
    if given.result is None:
        raise Refused("record-running")
    device, secret = call.some_device()
    found = await opening.import_record(call.house.tables, given, device)
    return p.Opening(found.id, f"/#table={found.id}", [], found.you(device), found.view(None), secret)


async def command(call: Call) -> p.Answer:
    return await do(call.house, call.read(p.AnyCommand), call.device, call.address, call.language)


async def claim(call: Call) -> p.Claimed:
    call.house.gate.claim(call.address)
    given = call.read(p.Claim)
    device, secret = call.some_device(given.bearer)
    found, seat = await seating.claim(call.house.tables, given.code, given.name, device)
    return p.Claimed(found.id, seat, found.you(device), found.view(seat), secret)


async def sit(call: Call) -> p.Claimed:
    call.house.gate.claim(call.address)
    given = call.read(p.Sit)
    found = await call.house.tables.get(call.table)
    device, secret = call.some_device(given.bearer)
    seat = await seating.sit(call.house.tables, found, given.seat, given.name, device)
    return p.Claimed(found.id, seat, found.you(device), found.view(seat), secret)


async def new_link(call: Call) -> p.Link:
    call.house.gate.command(call.device, call.address)
    found = await call.house.tables.get(call.table)
    return await seating.new_link(found, call.read(p.OfSeat).seat, call.known_device())


async def revoke(call: Call) -> p.Link:
    call.house.gate.command(call.device, call.address)
    found = await call.house.tables.get(call.table)
    return await seating.revoke(call.house.tables, found, call.read(p.OfSeat).seat, call.known_device())


async def start(call: Call) -> p.Accepted:
    call.house.gate.command(call.device, call.address)
    found = await call.house.tables.get(call.table)
    return await seating.start(call.house.tables, found, call.known_device())


async def health(call: Call) -> p.Health:
    try:
        await call.house.tables.desk.read(work.ping)
    except Exception:
        return p.Health("failing", stofa.__version__, stofa.COMPILED)
    return p.Health("ok", stofa.__version__, stofa.COMPILED)


T = "/api/tables/{table}"
ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", games, p.Games, "The games and the bots there are."),
    Endpoint("GET", "/api/games/{game}/rules", rules, p.Rules, "The rules of a game.", asks=("lang",)),
    Endpoint("GET", "/api/games/{game}/lesson", lesson, Lesson, "A guided first game."),
    Endpoint("GET", "/api/me", me, p.You, "Gives a browser its cookie."),
    Endpoint("POST", "/api/tables", create, p.Opening, "Opens a table.", p.Create),
    Endpoint("GET", "/api/tables", own_tables, p.OwnTables, "The tables of this device."),
    Endpoint("GET", T, table, p.Told, "How a table stands.", asks=("seat",)),
    Endpoint("DELETE", T, delete, p.Gone, "Deletes a table and all about it (the host)."),
    Endpoint("GET", T + "/events", table_events, p.Told, "What happened.", asks=("seat", "after")),
    Endpoint("GET", T + "/record", record, Record | p.Story, "The game as a record.", asks=("seat",)),
    Endpoint("GET", T + "/replay", replay, p.Replay, "A game by moments.", asks=("seat", "from", "count")),
    Endpoint(
        "POST",
        T + "/try",
        try_moves,
        p.Trial | p.Stale | p.Illegal,
        "Tries moves without making them.",
        p.Try,
    ),
    Endpoint("POST", T + "/why", why, p.Why, "Why a seat may not make a move.", p.Ask),
    Endpoint("POST", T + "/hint", hint, p.Advice | p.Stale, "What a bot would do in a seat.", p.AskHint),
    Endpoint("GET", T + "/chances", chances, p.Chances, "How a finished game stood.", asks=("from",)),
    Endpoint("GET", T + "/verdict", verdict, p.Verdict, "What a bot would have done.", asks=("at",)),
    Endpoint("POST", T + "/sit", sit, p.Claimed, "Takes an open seat.", p.Sit),
    Endpoint("POST", T + "/links", new_link, p.Link, "A one-time link to a seat.", p.OfSeat),
    Endpoint("POST", T + "/revoke", revoke, p.Link, "Takes a seat away (the host).", p.OfSeat),
    Endpoint("POST", T + "/start", start, p.Accepted, "Begins the game (the host)."),
    Endpoint("POST", "/api/claim", claim, p.Claimed, "Takes the seat of a one-time link.", p.Claim),
    Endpoint("POST", "/api/commands", command, p.Answer, "Does something at a table.", p.AnyCommand),
    Endpoint("POST", "/api/records", import_record, p.Opening, "Takes in a finished game.", Record),
    Endpoint("GET", "/health", health, p.Health, "Whether all is well."),
)
