"""Everything that goes over the wire, as types. The OpenAPI and TypeScript descriptions come from here.

What a client sends has a `do`, what it gets has a `type`, and each event of a log has a `kind`.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from stofa.engine.catalogue import Rule, Section, Text
from stofa.engine.lesson import Hint
from stofa.engine.options import OptionValue
from stofa.engine.position_text import LONGEST
from stofa.engine.reasons import Reason
from stofa.engine.title import Consequence, OwnPosition, Points, PublicPosition, Statistic
from stofa.engine.view import Mover, Turn
from stofa.tables.events import OtherHappening, Reaction

Name = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
QuestionId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
MOST_MOVES: Final = 60
"""Upper bound of the moves of one choice."""

SentMove = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/AnyMove"})]
"""A move as it is sent, see `Move.encoded`: an object with its text, kind and arguments."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long somebody may think: so much each turn, then from the bank; or some days each turn."""

    per_turn_s: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    bank_s: Annotated[int, Meta(ge=0, le=86_400)] = 0
    days: Annotated[int, Meta(ge=1, le=30)] | None = None


# ── Requests ────────────────────────────────────────────────────────────────────────────────────────


class SeatWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "here", "link", "open", "bot"]
    """me and here: this device. link: whoever gets the one-time link. open: whoever knows the table."""
    name: Name = ""
    bot: Word | None = None


class Create(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    clock: Clock | None = None
    start: Literal["full", "host"] = "full"
    """When the game begins: as soon as every seat is taken, or when the host says so."""
    spectators: bool = True
    hints: bool = True
    """Whether the players may ask what a bot would do."""
    reactions: bool = True
    """Whether the players may show one another reactions."""
    bearer: bool = False
    """Return the secret of a new device, to be sent as `Authorization: Bearer`, instead of a cookie."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plays on from a moment of a finished game, against bots."""

    at: Annotated[int, Meta(ge=0)]
    """How many of its moves stay as they were."""
    seat: SeatNumber
    name: Name = ""
    bot: Word = "medium"


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes the seat that a one-time code opens."""

    code: Word
    name: Name = ""
    bearer: bool = False
    own: bool = False
    """Whether this is one more device of whoever holds the seat and made the link. Without it, only a seat
    that nobody holds is taken: nobody shares one with somebody else by mistake."""


class AskInvitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what a one-time code invites to; it can still be used afterwards."""

    code: Word


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes an open seat of a table: the one named, or the first open one."""

    name: Name = ""
    seat: SeatNumber | None = None
    screen: Word | None = None
    """The code of a big screen that the host opened: whoever sees that may also take a seat with a link."""
    bearer: bool = False


class OfSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names a seat."""

    seat: SeatNumber


class GiveSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names a seat of the running game that somebody else is to get."""

    seat: SeatNumber
    withdraw: bool = False
    """No longer: it stays with whoever has it."""


class OpenNetwork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lets other devices in the network of the server's machine come in: the wish of a table's host there."""

    table: Word
    address: Word | None = None
    """One of the choices; without it, the most likely one that works."""


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what a bot would do in a seat. Asked again for the same decision, it is not counted again."""

    seat: SeatNumber
    decision: int
    """The open decision, from the view."""


class ShowPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the board of a position, given as text."""

    game: Word
    text: Annotated[str, Meta(max_length=LONGEST)]
    seat: SeatNumber | Literal["spectator"] | None = None
    """Whose eyes to see it with; without it, those of the seat whose view it is, or a spectator's."""


ClockTime = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody is told nothing; it may reach over midnight."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """Their time zone: Atlantic/Reykjavik."""
    start: ClockTime
    end: ClockTime


class SubscribePush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wishes to be told of one's turns in this browser: what its push service has given."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=60)]


class SubscribeMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wishes to be told of one's turns by e-mail. First the address is asked whether it agrees."""

    address: Annotated[str, Meta(max_length=254)]


class SetQuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes when this device is told nothing, in whichever way. It needs one first."""

    quiet: QuietHours | None


class MailCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code that came by e-mail."""

    code: Word


# ── Commands: all have an id of the sender's choice; sent twice, they are done once ──────────────────


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True
):
    cmd: CommandId
    table: Word
    seat: SeatNumber


class MakeMoves(Command, frozen=True, kw_only=True, tag="move"):
    """Makes one move, or several that are one choice: all of them, or none if one is not legal."""

    decision: int
    """The decision this answers, from the view."""
    moves: Annotated[list[Word], Meta(min_length=1, max_length=MOST_MOVES)]
    """Texts of moves, in order. Only the last one may bring cards, or end the seat's turn."""


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Takes moves back: at once if own ones of this turn and nothing came to light, else by consent."""

    decision: int
    to: Annotated[int, Meta(ge=0)] | None = None
    """How many moves (cards included) should be left; without it, all before the seat's last decision."""


class AnswerUndo(Command, frozen=True, kw_only=True, tag="answer-undo"):
    """Says whether somebody may take moves back."""

    asked: int
    """The wish this answers, from the view."""
    yes: bool


class Nudge(Command, frozen=True, kw_only=True, tag="nudge"):
    """Reminds whoever is to move."""


class TakeOver(Command, frozen=True, kw_only=True, tag="take-over"):
    """Wishes that a bot plays for an absent seat. Done when all others who are there wish so."""

    of: SeatNumber
    bot: Word = "medium"


class HandBack(Command, frozen=True, kw_only=True, tag="hand-back"):
    """Takes one's seat back from the bot."""


class StillHere(Command, frozen=True, kw_only=True, tag="still-here"):
    """Says that somebody is at the seat, after a reminder or when somebody else is to get it."""


class AnswerSeat(Command, frozen=True, kw_only=True, tag="answer-seat"):
    """Says whether somebody else may have a seat of the running game: another one, or one's own."""

    of: SeatNumber
    asked: int
    """The request this answers, from the view."""
    yes: bool


class React(Command, frozen=True, kw_only=True, tag="react"):
    """Shows the others a drawn reaction: at most one in five seconds."""

    reaction: Reaction


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Before the game: gives the seat up. During it: a bot plays on, until `hand-back`."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Opens a table with the same seats, once the game is over."""


AnyCommand = (
    MakeMoves
    | Undo
    | AnswerUndo
    | Nudge
    | TakeOver
    | HandBack
    | StillHere
    | AnswerSeat
    | React
    | Leave
    | Rematch
)


# ── Questions: they change nothing, and are answered in order with the commands ──────────────────────


class Question(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True
):
    ask: QuestionId
    """An id of the sender's choice, named in the answer."""
    table: Word
    seat: SeatNumber


class AskPreview(Question, frozen=True, kw_only=True, tag="preview"):
    """Asks what would come of moves that a seat might make one after the other."""

    decision: int
    """The open decision, from the view."""
    moves: Annotated[list[Word], Meta(max_length=MOST_MOVES)] = []


class AskWhy(Question, frozen=True, kw_only=True, tag="why"):
    """Asks whether a seat may make a move, and if not, why."""

    move: Word
    decision: int | None = None
    """The open decision, from the view. Without one, the question is about whatever is open by then."""


class AskReasons(Question, frozen=True, kw_only=True, tag="reasons"):
    """Asks why a seat may not make some moves: a page tells it with all that cannot be played now."""

    decision: int
    """The open decision, from the view."""
    moves: Annotated[list[Word], Meta(min_length=1, max_length=MOST_MOVES)]


AnyQuestion = AskPreview | AskWhy | AskReasons
AnyRequest = AnyCommand | AnyQuestion
"""What a seat sends, over the socket or by HTTP."""


class Watch(msgspec.Struct, frozen=True, tag_field="do", tag="watch", forbid_unknown_fields=True):
    """Asks, on a socket, for all that happens at a table, as a seat or (without one) as a spectator."""

    table: Word
    seat: SeatNumber | None = None
    after: Annotated[int, Meta(ge=0)] = 0
    """The number of the last event already known."""
    ask: QuestionId | None = None
    """An id of the sender's choice, named in the refusal, if it is refused."""
    changes: bool = False
    """Whether the sender understands `changes`. Spectators who do are sent those instead of updates."""
    screen: Annotated[str, Meta(max_length=200)] | None = None
    """That a big screen watches: its code, or an empty text where everybody may watch. It gets what a
    spectator gets, whatever else its browser holds, and no `you`."""


class Unwatch(msgspec.Struct, frozen=True, tag_field="do", tag="unwatch", forbid_unknown_fields=True):
    table: Word
    seat: SeatNumber | None = None


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Asks for a `pong`."""


# ── What is seen ────────────────────────────────────────────────────────────────────────────────────


class SeatView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits in a seat."""

    kind: Literal["person", "link", "open", "bot"]
    """link and open: nobody yet."""
    name: str
    bot: str | None
    """The bot that plays for the seat now."""
    bank_s: float | None = None
    hints: int = 0
    """How often the seat has asked what a bot would do."""
    bot_wanted_by: list[int] = []
    """The seats that want a bot to play here."""
    taken_back: int = 0
    """How often it took moves back after others had moved, or something hidden had been seen."""


class SeenMoved(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag="moved", omit_defaults=True):
    """A seat, or chance, made a move."""

    mover: Mover
    move: SentMove
    """Only `text` and `kind`, if it is veiled."""
    veiled: bool = False
    """Whether there is more to the move than the reader may see."""
    then: list[Consequence] = []
    """What it brought about by itself."""
    path: list[str] = []
    """The places that something passed, from the first to the last: squares where pieces walk, the two cities
    of the road where a route is extended. It is not known of moves that were taken back."""


class SeenEvent(msgspec.Struct, frozen=True, gc=False):
    """A line of the log, as one seat, or a spectator, may know it."""

    n: int
    """1, 2, 3, … without a gap, the same for everybody."""
    at: int
    """When: milliseconds since 1970, UTC."""
    what: OtherHappening | SeenMoved


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody would like to take moves back."""

    seat: int
    to: int
    """How many moves (cards included) would be left."""
    asked: int
    """The event by which they asked, to be named in the answer."""
    agreed: list[int]


class SeatRequest(msgspec.Struct, frozen=True):
    """A seat of the running game that somebody else is to get, or may take."""

    seat: int
    free: bool
    """Whether it may be taken. Until then those whom it concerns are asked."""
    asked: int
    """The event by which it was asked for, to be named in the answer."""
    by: int | None
    """The seat of the host, who asks."""
    newcomer: str
    """Who asks, if it is not the host."""
    agreed: list[int]
    free_at: int | None
    """When whoever holds the seat will have been absent for long enough, if they do not show up: milliseconds
    since 1970, UTC. Then the agreement of all others will do. None if nobody holds it."""


class SplitPosition(msgspec.Struct, frozen=True, gc=False):
    """What a seat sees of the game, in its words, in two parts that have no name in common."""

    public: PublicPosition | msgspec.Raw
    """The same for everybody at the table; Raw if it is encoded already."""
    own: OwnPosition
    """What depends on who looks."""


class Earlier(msgspec.Struct, frozen=True, gc=False):
    """The games that the same people have played before this one, each as a rematch of the one before it."""

    games: int
    wins: list[int]
    """For each seat how many of them it has won."""


class TableView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A table as one seat, or a spectator, sees it after the event `n`."""

    table: str
    n: int
    seat: int | None
    game: str
    rules: int
    options: dict[str, OptionValue]
    status: Literal["open", "playing", "finished"]
    seats: list[SeatView]
    clock: Clock | None
    deadline: int | None
    """When the bank of the seat to move is used up: milliseconds since 1970, UTC."""
    commitment: str
    """SHA-256 of the seed, which is told at the end."""
    seed: str | None
    decision: int | None
    """The open decision, to be named in a `move`."""
    turn: int | None
    legal: list[SentMove]
    moves: int
    """How many moves (cards included) have been made."""
    undo: UndoWish | None
    undoable: Literal["free", "ask"] | None
    """Whether the seat may take its last decision back, or has to ask the others, or has none."""
    result: dict[str, Any] | None
    scoring: list[list[Points]] | None
    """Once the game is over, for each seat where its points come from."""
    rematch: str | None
    hints: bool
    """Whether a seat may ask what a bot would do."""
    position: SplitPosition | None
    """None before the start."""
    requests: list[SeatRequest]
    """The seats that somebody else is to get, or may take."""
    bot_moves: int | None = None
    """After a bot has played for this seat: how many moves would be left if the seat took back what it did.
    That needs nobody's consent until somebody moves; then this is left out, as it is otherwise."""
    seen_from: int = 0
    """How many moves had been made when the holder of this seat came to the running game: of those they see
    what spectators see."""
    reactions: bool = True
    """Whether the players may show one another reactions."""
    earlier: Earlier | None = None
    """Of a rematch: what was played before."""
    start: Literal["full", "host"] = "full"
    """When the game begins: as soon as every seat is taken, or when the host says so."""


class You(msgspec.Struct, frozen=True):
    """What the asking device is at a table."""

    seats: list[int]
    host: bool
    devices: list[int] = []
    """For each of these seats, how many devices hold it."""


# ── Answers and messages ────────────────────────────────────────────────────────────────────────────


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    """Something the server says."""


class Accepted(Message, frozen=True, tag="accepted"):
    """Done, and on the disk."""

    cmd: str
    n: int
    """The number of the last event it brought about."""
    duplicate: bool = False
    """The command had been done before; this is the answer of that time."""
    table: str | None = None
    """Of a rematch: the new table."""


class StaleAnswer(Message, frozen=True, kw_only=True, tag="stale"):
    """The decision has been made, or taken back, in the meantime. This is how it stands."""

    code: Literal["stale"]
    sentence: str
    view: TableView
    cmd: str | None = None
    ask: str | None = None


class IllegalAnswer(Message, frozen=True, kw_only=True, tag="illegal"):
    """The rules forbid it."""

    code: Literal["illegal"]
    rule: str
    reason: str
    facts: dict[str, str | int]
    sentence: str
    at: int
    """Which of the moves is not legal: 0 for the first."""
    cmd: str | None = None
    ask: str | None = None


class RefusedAnswer(Message, frozen=True, kw_only=True, tag="refused"):
    """Not done, for another reason."""

    code: str
    sentence: str
    cmd: str | None = None
    ask: str | None = None
    retry_after: float | None = None
    """Seconds, where waiting helps."""


class ShownMove(msgspec.Struct, frozen=True, gc=False):
    """What a move named that was veiled when it was made."""

    n: int
    """The number of its event."""
    move: SentMove


class Update(Message, frozen=True, tag="update"):
    """What has happened, and how the table stands now."""

    table: str
    seat: int | None
    events: list[SeenEvent]
    view: TableView
    present: list[bool]
    """For each seat, whether somebody is connected."""
    reset: bool = False
    """The events are all there are, from the first: forget those known before."""
    you: You | None = None
    shown: list[ShownMove] = []
    """Moves of earlier events that are no longer veiled: all have chosen, and everybody is shown what."""
    screen: bool | None = None
    """Whether a big screen shows the table; like `you`, told in the answer to `watch`, then by `presence`."""
    invites: bool = False
    """To a big screen: whether by its code others may also take seats that wait for a link."""


class Change(msgspec.Struct, frozen=True, gc=False):
    """One thing that differs in a view."""

    path: Annotated[tuple[str | int, ...], Meta(min_length=1)]
    """Where: names of fields, and places in lists, from the outside in."""
    value: Any
    """What is there now; maybe a name that was not there before."""


class Changes(Message, frozen=True, tag="changes"):
    """What has happened, and what differs now from the view before.

    Spectators who say that they understand it are sent this instead of an `update` with a whole view.
    """

    table: str
    after: int
    """The `n` of the view before. Who has a view with another `n` has missed something, and watches again."""
    events: list[SeenEvent]
    changes: list[Change]
    shown: list[ShownMove] = []
    """As in an `update`."""


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected. It has no number and is not kept."""

    table: str
    present: list[bool]
    screen: bool = False
    """Whether a big screen shows the table."""


class Gone(Message, frozen=True, tag="gone"):
    """The table was deleted, or the seat is no longer this device's."""

    table: str
    seat: int | None


class Restarting(Message, frozen=True, tag="restarting"):
    """The server goes down for a moment: connect again."""

    retry_after: float


class AddressesChanged(Message, frozen=True, tag="addresses"):
    """What links should begin with may have changed: ask `GET /api/addresses` again."""


class Pong(Message, frozen=True, tag="pong"):
    pass


class Preview(Message, frozen=True, kw_only=True, tag="preview"):
    """What would come of some moves."""

    ask: str
    moves: list[SentMove]
    """The moves in the order in which they are to be sent."""
    more: list[SentMove]
    """What can be chosen besides."""
    ready: bool
    """Whether they can be sent as they are."""
    finish: SentMove | None
    """What has to be sent after them, if nothing more is chosen."""
    position: SplitPosition
    """What the seat would see, without the cards that would come."""
    path: list[str]
    """The places that something passes by the last of the moves."""


class Why(Message, frozen=True, kw_only=True, tag="why"):
    """Whether a seat may make a move, and if not, why."""

    ask: str
    legal: bool
    rule: str | None = None
    """None if it is simply not the seat's turn."""
    reason: str | None = None
    facts: dict[str, str | int] = {}
    sentence: str | None = None


class Reasons(Message, frozen=True, kw_only=True, tag="reasons"):
    """Why a seat may not make some moves."""

    ask: str
    sentences: list[str | None]
    """One for each move that was asked about, in that order; None if it may be made."""


class Suggestion(msgspec.Struct, frozen=True):
    """A move that somebody could make."""

    move: SentMove
    chance: float
    """How likely the side of the seat is to win after it, by what the seat can know."""


class Advice(Message, frozen=True, tag="advice"):
    """What a bot that thinks ahead would do, going by nothing but what the seat sees."""

    decision: int
    moves: list[SentMove]
    """One move, or several that are chosen together, in the order in which they are to be sent."""
    chance: float
    """How likely the seat's side is to win then, by games that the bot played on in its head."""
    because: list[Reason] = []
    """Why: what the moves bring, and the next best does not."""
    other: Suggestion | None = None
    """The next best move, whose chance is never higher; none where several things are chosen together."""


Answer = Accepted | Preview | Why | Reasons | StaleAnswer | IllegalAnswer | RefusedAnswer
AnyMessage = (
    Accepted
    | Preview
    | Why
    | Reasons
    | StaleAnswer
    | IllegalAnswer
    | RefusedAnswer
    | Update
    | Changes
    | Presence
    | Gone
    | Restarting
    | AddressesChanged
    | Pong
)


# ── Replies over HTTP ───────────────────────────────────────────────────────────────────────────────


class Link(msgspec.Struct, frozen=True):
    """A one-time link: whoever opens it takes the seat."""

    seat: int
    code: str
    path: str


class Giving(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has come of giving a seat away."""

    n: int
    free: bool
    """Whether the seat may be taken. Until then those whom it concerns are asked."""
    link: Link | None = None
    """By which it is taken."""


class ScreenLink(msgspec.Struct, frozen=True):
    """A link to the table on a big screen."""

    table: str
    code: str | None
    """None where everybody may watch and the asking device is not at the table."""
    path: str


class Opening(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table was opened."""

    table: str
    path: str
    links: list[Link]
    you: You
    view: TableView
    secret: str | None = None


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """What a one-time link invites to."""

    table: str
    seat: int
    game: str
    options: dict[str, OptionValue]
    clock: Clock | None
    seats: list[SeatView]
    host: str | None
    """What whoever opened the table is called there; None: they do not sit at it."""
    spectators: bool
    """Whether it may be looked at without a seat."""
    used: bool
    """Whether somebody has taken the seat by it, so that it opens no seat any more."""


class Claimed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat was taken."""

    table: str
    seat: int
    you: You
    view: TableView
    secret: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    status: Literal["open", "playing", "finished"]
    turn: int | None
    names: list[str]
    scores: list[int] | None = None
    """The points of a finished game, seat by seat. Null where no result was kept: of old games, and of those
    that were played on from a moment of another."""
    winners: list[int] | None = None
    since: int | None = None
    """In a running game: when whoever has to decide became due. Milliseconds since 1970, UTC."""


class OwnTable(msgspec.Struct, frozen=True):
    table: str
    game: str
    seats: list[int]
    """The seats of the asking device."""
    host: bool
    summary: Summary
    created_at: int
    deadline: int | None
    finished_at: int | None


class OwnTables(msgspec.Struct, frozen=True):
    tables: list[OwnTable]


class Notices(msgspec.Struct, frozen=True):
    """How this device is told that it is somebody's turn while nobody is connected."""

    push_key: str
    """The server's key, which a browser needs to subscribe: base64url."""
    push: bool
    mail: Literal["off", "asked", "on"]
    """asked: the address has not agreed yet."""
    mail_address: str | None
    """The address, with most of its name left out."""
    mail_offered: bool
    """Whether this server sends e-mail at all."""
    quiet: QuietHours | None


class MailAnswered(msgspec.Struct, frozen=True):
    """A code that came by e-mail did what it is for."""

    done: bool
    """False if there was nothing left to do."""


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["choice", "flag", "seat"]
    values: list[str]
    default: OptionValue | None


class BotInfo(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str]
    about: dict[str, str]
    """How it plays, in a few words; empty of bots that are not ours."""
    level: int | None = None
    """How hard it is to beat, from 1 to 5, if it is one of the levels."""
    yardstick: bool = False
    """Meant for comparing bots, and named by older tables: nobody is offered it as an opponent."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: dict[str, str]
    short_name: dict[str, str]
    pitch: dict[str, str]
    """What one does in the game, in one sentence."""
    rules: int
    rule_prefix: str
    """What the numbers of its rules begin with: "TT-"."""
    player_counts: list[int]
    minutes: int | None
    """How long a game takes, if that is known."""
    options: list[OptionInfo]
    sides: dict[int, list[list[int]]]
    """For each number of players, who wins together: the seats of each side."""
    roles: dict[str, str]
    """How moves of a kind are chosen: "pick", "way", "part" or "done"; the others are whole choices."""
    has_lesson: bool
    has_messages: bool
    """Whether it has sentences of its own."""


class Rules(msgspec.Struct, frozen=True):
    """The numbered rules of a game. Each text is there in all languages, or in the one asked for."""

    game: str
    version: int
    name: Text
    summary: Text
    sections: list[Section]
    rules: list[Rule]


class Messages(msgspec.Struct, frozen=True):
    """The sentences that a game brings with it."""

    game: str
    fluent: str
    """A Fluent file; empty if the game has none."""


class Games(msgspec.Struct, frozen=True):
    """What can be played, and against which bots."""

    games: list[GameInfo]
    bots: list[BotInfo]
    compiled: bool
    device: bool = False
    """Whether there is a page at /device/ that needs no server once a browser has kept it."""


class Story(msgspec.Struct, frozen=True):
    """A running game as one seat, or a spectator, has seen it: hidden moves without what they name."""

    format: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[str]
    moves: list[list[Any]]


class Frame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One moment of a game."""

    moves: int
    """How many moves (cards included) had been made."""
    mover: Mover | None
    move: SentMove | None
    """The last of them."""
    veiled: bool = False
    """Whether there is more to that move than the reader may see."""
    path: list[str] = []
    """The places that something passed by it, in games where pieces walk."""
    turn: Turn
    position: SplitPosition


class Replay(msgspec.Struct, frozen=True):
    """Some moments of a game, in order."""

    table: str
    seat: int | None
    total: int
    frames: list[Frame]
    moves: list[SeenMoved]
    """All moves of the whole game, in the part that begins at 0: as the reader saw them or, once the game is
    over, with nothing hidden. Empty in later parts."""


class Standing(msgspec.Struct, frozen=True):
    """The points after a turn that changed them."""

    moves: int
    """How many moves (cards included) had been made by then."""
    turn: int
    points: list[int]
    """Of each seat."""


class Course(msgspec.Struct, frozen=True):
    """How the points of a finished game came."""

    table: str
    turns: int
    first: list[int]
    """The points that each seat began with."""
    standings: list[Standing]
    """In order; none in games that count only at the end."""
    statistics: list[Statistic]
    """What was counted besides points, in the order of telling; none where a game counts nothing."""


class ShownPosition(msgspec.Struct, frozen=True):
    """A position as one of its seats, or a spectator, sees it."""

    game: str
    players: int
    seats: list[int]
    """The seats from which it can be looked at: all of them, or only the one whose view the text was."""
    seat: int | None
    turn: Turn
    position: SplitPosition
    text: str
    """What is shown, in its usual form."""


class WrittenPosition(msgspec.Struct, frozen=True):
    """What a seat, or a spectator, sees of a game, as text."""

    game: str
    text: str


class Alternative(msgspec.Struct, frozen=True):
    """What the learner could choose instead, and how it would look then."""

    moves: list[SentMove]
    position: SplitPosition


class Moment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A guided first game at one moment, as the learner sees it."""

    mover: Mover | None
    """Who made the last move: None before the first."""
    move: SentMove | None
    veiled: bool
    """Whether there is more to that move than the learner may see."""
    then: list[Consequence]
    """What it brought about by itself."""
    path: list[str] = []
    """The places that something passed by it, in games where pieces walk."""
    position: SplitPosition
    legal: list[SentMove]
    """What the learner could do now."""
    wanted: SentMove | None = None
    """What the learner should try now."""
    hint: Hint | None = None
    """Without anything to try, it is read before the lesson goes on from another position."""
    instead: list[Alternative] = []


class Lesson(msgspec.Struct, frozen=True):
    """A guided first game, moment by moment."""

    game: str
    seat: int
    names: list[str]
    moments: list[Moment]
    farewell: Text
    aim: Text
    """What the game is about, in two sentences or three."""
    result: dict[str, Any] | None
    """How the game ended; null if the lesson does not lead so far."""
    scoring: list[list[Points]] | None


class Outlook(msgspec.Struct, frozen=True):
    """How a finished game stood at one moment."""

    moves: int
    """How many moves (cards included) had been made."""
    chances: list[float]
    """For each side, how likely it was to win."""
    decision: int | None
    """Of the decisions from here to the next moment, the one that seems to have given away most, by the
    number of moves before it; None if none did."""
    loss: float
    """How much of the chance to win was given away by it, at first sight."""


class Chances(msgspec.Struct, frozen=True):
    """How a finished game stood, moment by moment."""

    table: str
    total: int
    """How many moves the whole game has."""
    games: int
    """How many games were played on from each moment."""
    sides: list[list[int]]
    """The seats of each side."""
    moments: list[Outlook]
    next: int | None
    """Where to ask on: not all is worked out at once. None if that was the end."""


class Verdict(msgspec.Struct, frozen=True):
    """A decision of a finished game: what was done, and what a bot that thinks ahead would have done."""

    table: str
    moves: int
    """How many moves (cards included) had been made before."""
    seat: int
    made: Suggestion
    best: Suggestion
    """The same as `made`, if the bot would have done so, too. Its chance is never lower."""
    because: list[Reason] = []
    """What speaks for it and not for what was made."""


class NetworkChoice(msgspec.Struct, frozen=True):
    """An address of the server's machine on a network."""

    address: str
    interface: str
    """What the machine calls its way to that network, such as "wlan0"."""


class Network(msgspec.Struct, frozen=True, kw_only=True):
    """Whether other devices in the network of the server's machine can come in."""

    address: str | None
    """The address that links begin with; None: they cannot."""
    can_be_closed: bool
    """Not if the server was told to listen everywhere when it started."""
    choices: list[NetworkChoice]
    """The addresses that can be asked for, the most likely one first."""
    came_in: int
    """How many devices have come in since."""
    try_this: list[str]
    """What may help, if nobody has come in for a while: sentences in the language asked for."""


class Addresses(msgspec.Struct, frozen=True):
    """Where the server can be reached."""

    links: str | None
    """What links begin with that the asking page passes on; None: with the page's own address."""
    only_here: bool
    """Whether such links open on the server's machine only."""
    network: Network | None = None
    """Only for whoever sits at the server's machine."""


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    status: Literal["ok", "failing"]
    version: str
    compiled: bool
    reason: str | None = None
    """What fails, for whoever looks after the server."""
