"""What can be asked for besides what goes over a socket. Each endpoint says what it takes and gives."""

from typing import Any, Final

import msgspec

import stofa
from stofa.bots import LEVELS, YARDSTICKS, bot_names
from stofa.engine.options import Choice, Flag
from stofa.engine.record import Record, read_record
from stofa.engine.title import Title
from stofa.engine.words import LANGUAGES, message_file, package_file, plain_words
from stofa.games import titles
from stofa.tables import (
    invitations,
    new_tables,
    points_course,
    position_texts,
    protocol as p,
    replays,
    rulebook,
    seat_claims,
)
from stofa.tables.dispatch import execute
from stofa.tables.endpoint import Endpoint
from stofa.tables.errors import Refused
from stofa.tables.request import Request
from stofa.tables.screens import screen_code, screen_link
from stofa.tables.service import Service
from stofa.tables.table import Table

AnyRequest = Request[Service]


async def _watched(request: AnyRequest) -> tuple[Table, int | None]:
    """The table of the path, and the seat of the query, if the asking device may see it."""
    seat = request.number("seat")
    return await _seen(request, seat), seat


async def _seen(request: AnyRequest, seat: int | None) -> Table:
    """The table of the path, if the asking device may see what a seat, or a spectator, sees."""
    request.context.rate_limiter.read(request.device, request.address)
    table = await request.context.tables.get(request.table)
    if seat is not None and not table.holds(request.device, seat):
        await table.catch_up()
    table.may_watch(request.device, seat)
    if seat is not None:
        await table.show_up(seat)
    return table


def _count_moves(request: AnyRequest, table: Table) -> None:
    """All moves of a game are looked through. Of a long one, that counts as several reads."""
    moves = len(table.state.game.history) if table.state.game else 0
    request.context.rate_limiter.read_log(request.device, request.address, moves)


async def games(request: AnyRequest) -> p.Games:
    return p.Games(
        games=[
            _game(title) for title in sorted(titles().values(), key=lambda title: (title.order, title.id))
        ],
        bots=[_bot(bot) for bot in bot_names()],
        compiled=stofa.COMPILED,
    )


def _game(title: Title) -> p.GameInfo:
    book = title.catalogue
    return p.GameInfo(
        id=title.id,
        name=book.name,
        short_name=book.short or book.name,
        pitch=book.pitch or book.summary,
        rules=title.rules_version,
        rule_prefix=f"{book.rule[0].id.partition('-')[0]}-",
        player_counts=list(title.player_counts),
        minutes=title.minutes,
        options=[_option(option) for option in title.options],
        sides={count: _sides(title, count) for count in title.player_counts},
        roles={kind.name: kind.role for kind in title.moves.kinds.values() if kind.role},
        has_lesson=package_file(title.package, "lesson.toml") is not None,
        has_messages=message_file(title.package, "en") is not None,
    )


def _sides(title: Title, players: int) -> list[list[int]]:
    return [list(side) for side in title.sides(players)]


def _option(option: Any) -> p.OptionInfo:
    match option:
        case Choice(name=name, values=values, default=default):
            return p.OptionInfo(name, "choice", list(values), default)
        case Flag(name=name, default=default):
            return p.OptionInfo(name, "flag", [], default)
        case _:
            return p.OptionInfo(option.name, "seat", [], None)


def _bot(bot: str) -> p.BotInfo:
    levels = list(LEVELS)
    return p.BotInfo(
        id=bot,
        name={language: _bot_name(bot, language) for language in LANGUAGES},
        about={
            language: plain_words("stofa.tables", language, f"bot-{bot}-about") or ""
            for language in LANGUAGES
        },
        level=levels.index(bot) + 1 if bot in levels else None,
        yardstick=bot in YARDSTICKS,
    )


def _bot_name(bot: str, language: str) -> str:
    known = plain_words("stofa.tables", language, f"bot-{bot}")
    return known or bot.rpartition(":")[2].replace("-", " ").replace("_", " ").capitalize()


async def rules(request: AnyRequest) -> p.Rules:
    request.context.rate_limiter.read(request.device, request.address)
    return rulebook.rules(request.path["game"], asked_language(request))


async def lesson(request: AnyRequest) -> p.Lesson:
    request.context.rate_limiter.read(request.device, request.address)
    return rulebook.lesson(request.path["game"])


async def messages(request: AnyRequest) -> p.Messages:
    request.context.rate_limiter.read(request.device, request.address)
    return rulebook.messages(request.path["game"], asked_language(request) or LANGUAGES[0])


def asked_language(request: AnyRequest) -> str | None:
    """The language of the query, if it is one of ours."""
    asked = request.query.get("lang")
    return asked if asked in LANGUAGES else None


async def me(request: AnyRequest) -> p.You:
    """Makes sure that the browser has its cookie before it claims anything."""
    request.context.rate_limiter.read(request.device, request.address)
    request.device_or_new()
    return p.You([], False)


async def create(request: AnyRequest) -> p.Opening:
    await request.context.rate_limiter.opening(request.address)
    wanted = request.read(p.Create)
    device, secret = request.device_or_new(wanted.bearer)
    table, links = await new_tables.create(request.context.tables, wanted, device)
    you = table.you(device)
    view = table.view(you.seats[0] if you.seats else None)
    return p.Opening(table.id, f"/#table={table.id}", links, you, view, secret)


async def play_on(request: AnyRequest) -> p.Opening:
    await request.context.rate_limiter.opening(request.address)
    wanted: p.PlayOn = request.read(p.PlayOn)
    source = await _seen(request, None)
    device, secret = request.device_or_new()
    table = await new_tables.play_on(request.context.tables, source, wanted, device)
    return p.Opening(table.id, f"/#table={table.id}", [], table.you(device), table.view(wanted.seat), secret)


async def own_tables(request: AnyRequest) -> p.OwnTables:
    request.context.rate_limiter.read(request.device, request.address)
    if request.device is None:
        return p.OwnTables([])
    return p.OwnTables(await request.context.tables.own(request.device))


async def table(request: AnyRequest) -> p.Update:
    found, seat = await _watched(request)
    update = await found.update_since(request.device, seat, found.state.n)
    return msgspec.structs.replace(update, events=[])


async def table_events(request: AnyRequest) -> p.Update:
    found, seat = await _watched(request)
    after = request.number("after") or 0
    request.context.rate_limiter.read_log(request.device, request.address, found.state.n - after)
    return await found.update_since(request.device, seat, after)


async def hint(request: AnyRequest) -> p.Advice | p.StaleAnswer:
    request.context.rate_limiter.command(request.device, request.address)
    asked: p.AskHint = request.read(p.AskHint)
    found = await _seen(request, asked.seat)
    return await request.context.adviser.hint(found, asked, request.device, request.language)


async def delete(request: AnyRequest) -> p.Gone:
    request.context.rate_limiter.command(request.device, request.address)
    found = await request.context.tables.get(request.table)
    if request.known_device() != found.row.host:
        raise Refused("not-host")
    await request.context.tables.delete(found)
    return p.Gone(found.id, None)


async def record(request: AnyRequest) -> Record | p.Story:
    found, seat = await _watched(request)
    _count_moves(request, found)
    return replays.record(found) if found.state.finished else replays.story(found, seat)


async def replay(request: AnyRequest) -> p.Replay:
    found = await _seen(request, None)
    seat = request.number("seat")
    if found.state.finished is None:
        # Once a game is over, it may be looked at from every side; until then with one's own eyes.
        await _seen(request, seat)
    first = request.number("from") or 0
    count = request.number("count", replays.MOST_FRAMES)
    _count_moves(request, found)
    return replays.replay(found, seat, first, count or 1)


async def course(request: AnyRequest) -> p.Course:
    found = await _seen(request, None)
    _count_moves(request, found)
    return points_course.course(found)


async def position(request: AnyRequest) -> p.WrittenPosition:
    found = await _seen(request, None)
    seat = request.number("seat")
    if found.state.finished is None:
        await _seen(request, seat)
    return position_texts.write_position(found, seat, request.number("at"))


async def show_position(request: AnyRequest) -> p.ShownPosition:
    request.context.rate_limiter.command(request.device, request.address)
    return position_texts.show_position(request.read(p.ShowPosition))


async def chances(request: AnyRequest) -> p.Chances:
    return await request.context.analyst.chances(await _seen(request, None), request.number("from") or 0)


async def verdict(request: AnyRequest) -> p.Verdict:
    return await request.context.analyst.verdict(await _seen(request, None), request.number("at") or 0)


async def import_record(request: AnyRequest) -> p.Opening:
    await request.context.rate_limiter.opening(request.address)
    given = read_record(request.body)
    if given.position is not None:
        raise Refused("record-position")
    most = request.context.room.record_moves
    if len(given.moves) > most:
        raise Refused("record-long", most=most)
    await request.context.thinker.check(request.body)
    device, secret = request.device_or_new()
    found = await new_tables.import_record(request.context.tables, given, device)
    you = found.you(device)
    view = found.view(you.seats[0] if you.seats else None)
    return p.Opening(found.id, f"/#table={found.id}", [], you, view, secret)


async def command(request: AnyRequest) -> p.Answer:
    return await execute(
        request.context, request.read(p.AnyRequest), request.device, request.address, request.language
    )


async def claim(request: AnyRequest) -> p.Claimed:
    await request.context.rate_limiter.claim(request.address)
    given = request.read(p.Claim)
    device, secret = request.device_or_new(given.bearer)
    found, seat = await seat_claims.claim(request.context.tables, given.code, given.name, device, given.own)
    return p.Claimed(found.id, seat, found.you(device), found.view(seat), secret)


async def invitation(request: AnyRequest) -> p.Invitation:
    request.context.rate_limiter.read(request.device, request.address)
    asked: p.AskInvitation = request.read(p.AskInvitation)
    return await invitations.invitation(request.context.tables, asked.code, request.device)


async def sit(request: AnyRequest) -> p.Claimed:
    await request.context.rate_limiter.claim(request.address)
    given = request.read(p.Sit)
    found = await request.context.tables.get(request.table)
    device, secret = request.device_or_new(given.bearer)
    seat = await seat_claims.sit(request.context.tables, found, given.seat, given.name, device, given.screen)
    return p.Claimed(found.id, seat, found.you(device), found.view(seat), secret)


async def screen(request: AnyRequest) -> p.ScreenLink:
    code = request.query.get("code")
    if code is None:
        return _screen_of(await _seen(request, None), request.device)
    # A screen asks where its people play on.
    request.context.rate_limiter.read(request.device, request.address)
    found = await request.context.tables.get(request.table)
    found.may_watch(None, None, code)
    if found.state.rematch is None:
        raise Refused("not-finished")
    rematch = await request.context.tables.get(found.state.rematch)
    return _screen_of(rematch, found.screen_opener(code))


def _screen_of(table: Table, device: str | None) -> p.ScreenLink:
    you = table.you(device)
    at_the_table = device is not None and (you.host or you.seats)
    return screen_link(table.id, screen_code(table.id, device) if device and at_the_table else None)


async def new_link(request: AnyRequest) -> p.Link:
    request.context.rate_limiter.command(request.device, request.address)
    found = await request.context.tables.get(request.table)
    return await seat_claims.new_link(found, request.read(p.OfSeat).seat, request.known_device())


async def revoke(request: AnyRequest) -> p.Link:
    request.context.rate_limiter.command(request.device, request.address)
    found = await request.context.tables.get(request.table)
    return await seat_claims.revoke(
        request.context.tables, found, request.read(p.OfSeat).seat, request.known_device()
    )


async def give(request: AnyRequest) -> p.Giving:
    request.context.rate_limiter.command(request.device, request.address)
    found = await request.context.tables.get(request.table)
    return await seat_claims.give(
        request.context.tables, found, request.read(p.GiveSeat), request.known_device()
    )


async def start(request: AnyRequest) -> p.Accepted:
    request.context.rate_limiter.command(request.device, request.address)
    found = await request.context.tables.get(request.table)
    return await seat_claims.start(request.context.tables, found, request.known_device())


T = "/api/tables/{table}"
ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", games, p.Games, "The games and the bots there are."),
    Endpoint("GET", "/api/games/{game}/rules", rules, p.Rules, "The rules of a game.", asks=("lang",)),
    Endpoint("GET", "/api/games/{game}/lesson", lesson, p.Lesson, "A guided first game."),
    Endpoint(
        "GET",
        "/api/games/{game}/messages",
        messages,
        p.Messages,
        "The sentences of a game, in a language.",
        asks=("lang",),
    ),
    Endpoint("GET", "/api/me", me, p.You, "Gives a browser its cookie."),
    Endpoint("POST", "/api/tables", create, p.Opening, "Opens a table.", p.Create),
    Endpoint("GET", "/api/tables", own_tables, p.OwnTables, "The tables of this device."),
    Endpoint("GET", T, table, p.Update, "How a table stands.", asks=("seat",)),
    Endpoint("DELETE", T, delete, p.Gone, "Deletes a table and all about it (the host)."),
    Endpoint("GET", T + "/events", table_events, p.Update, "What happened.", asks=("seat", "after")),
    Endpoint("GET", T + "/record", record, Record | p.Story, "The game as a record.", asks=("seat",)),
    Endpoint("GET", T + "/replay", replay, p.Replay, "A game by moments.", asks=("seat", "from", "count")),
    Endpoint("GET", T + "/course", course, p.Course, "How the points of a finished game came."),
    Endpoint(
        "POST", T + "/play-on", play_on, p.Opening, "Plays on from a moment of a finished game.", p.PlayOn
    ),
    Endpoint("GET", T + "/position", position, p.WrittenPosition, "A moment as text.", asks=("seat", "at")),
    Endpoint(
        "POST", T + "/hint", hint, p.Advice | p.StaleAnswer, "What a bot would do in a seat.", p.AskHint
    ),
    Endpoint("GET", T + "/chances", chances, p.Chances, "How a finished game stood.", asks=("from",)),
    Endpoint("GET", T + "/verdict", verdict, p.Verdict, "What a bot would have done.", asks=("at",)),
    Endpoint("POST", T + "/sit", sit, p.Claimed, "Takes an open seat.", p.Sit),
    Endpoint("POST", T + "/links", new_link, p.Link, "A one-time link to a seat.", p.OfSeat),
    Endpoint("POST", T + "/revoke", revoke, p.Link, "Takes a seat away (the host).", p.OfSeat),
    Endpoint(
        "POST", T + "/give", give, p.Giving, "Gives a seat of a running game to somebody else.", p.GiveSeat
    ),
    Endpoint("GET", T + "/screen", screen, p.ScreenLink, "The table on a big screen.", asks=("code",)),
    Endpoint("POST", T + "/start", start, p.Accepted, "Begins the game (the host)."),
    Endpoint(
        "POST",
        "/api/invitation",
        invitation,
        p.Invitation,
        "What a one-time link invites to.",
        p.AskInvitation,
    ),
    Endpoint("POST", "/api/claim", claim, p.Claimed, "Takes the seat of a one-time link.", p.Claim),
    Endpoint("POST", "/api/commands", command, p.Answer, "A command or question of a seat.", p.AnyRequest),
    Endpoint(
        "POST", "/api/records", import_record, p.Opening, "Takes in a game, to look at or to play on.", Record
    ),
    Endpoint(
        "POST",
        "/api/position",
        show_position,
        p.ShownPosition,
        "The board of a position given as text.",
        p.ShowPosition,
    ),
)
