"""Moves as values: declared once, written and read back; and the legal ones as a collection."""

import copy
import pickle
import re
from types import ModuleType

import pytest

from stofa import LegalMoves, Move, Title, Unreadable
from stofa.engine.errors import Refusal
from stofa.engine.move_kinds import Never, argument, chance, done, move, optional, part, pick, way
from stofa.engine.moves import NO_CODE, MoveSet, NeverLegal
from tests.conformance.every import every_title

CITY = argument("city", ("Ulm", "Linz"), word=True)
CARD = argument("card", ("Ulm", "Linz"), fact="city", besides={"stock": 7})
SIDE = argument("side", ("left", "right"), step=8, suffix=str, facts=lambda side: {}, splits=True)
CARS = argument("cars", {1: 1, 2: 2})
ENGINES = argument("engines", range(3), step=4)


def core(**other: int) -> ModuleType:
    """What `core/codes.py` of such a game would be."""
    module = ModuleType("codes")
    constants = {"DRAW": 0, "TAKE": 8, "LAY": 16, "LAY_LEFT": 24, "LAY_RIGHT": 32, "RUN": 40, "EACH": 56}
    for name, code in {**constants, "HOUSE": 64, "DONE": 72, "PART": 80, **other}.items():
        setattr(module, name, code)
    return module


def declared(codes: ModuleType) -> MoveSet:
    return MoveSet(
        chance("draw", CITY, secret=True, rule="TT-9", when="a card comes"),
        move("take", CARD, rule="TT-9", when="the first card"),
        move("lay", CITY, optional(SIDE), rule="TT-15", when="extends a route"),
        move(
            "run",
            CARS,
            ENGINES,
            form="run {cars}[+{engines}]",
            where=lambda cars, engines: cars + engines > 1,
            rule="TT-1",
            when="…",
        ),
        way("each", rule="TT-23", when="…"),
        pick("house", CITY, rule="TT-23", when="…"),
        done("done", rule="TT-23", when="…"),
        part("part", CITY, form="7 {city}", message="seven", rule="TT-1", when="…"),
        Never("run", r"run (?P<cars>1)", "TT-21", "too-short", lambda found: {"length": 1}),
        width=3,
        codes=codes,
        package="stofa.games.thurn_and_taxis",
    )


MOVES = declared(core())


def test_codes_follow_from_the_declaration() -> None:
    codes = {str(each): each.code for each in MOVES}
    assert codes == {
        "draw Ulm": 0,
        "draw Linz": 1,
        "take Ulm": 8,
        "take Linz": 9,
        "take stock": 15,
        "lay Ulm": 16,
        "lay Ulm left": 24,
        "lay Ulm right": 32,
        "lay Linz": 17,
        "lay Linz left": 25,
        "lay Linz right": 33,
        "run 1+1": 45,
        "run 1+2": 49,
        "run 2": 42,
        "run 2+1": 46,
        "run 2+2": 50,
        "each": 56,
        "house Ulm": 64,
        "house Linz": 65,
        "done": 72,
        "7 Ulm": 80,
        "7 Linz": 81,
    }


@pytest.mark.parametrize("name", ["DRAW", "TAKE", "LAY", "LAY_LEFT", "LAY_RIGHT", "DONE", "PART"])
def test_a_core_that_counts_otherwise_is_noticed_at_once(name: str) -> None:
    with pytest.raises(ValueError, match=rf"codes\.{name} is 5, not"):
        declared(core(**{name: 5}))


def test_a_move_is_its_text_and_what_it_means() -> None:
    lay = MOVES.read("lay Ulm left")
    assert lay == "lay Ulm left"
    assert f"{lay}" == "lay Ulm left"
    assert hash(lay) == hash("lay Ulm left")
    assert (lay.code, lay.kind, lay.word) == (24, "lay", "lay")
    assert lay.args == {"city": "Ulm", "side": "left"}
    assert MOVES.read("lay Ulm").args == {"city": "Ulm"}
    assert MOVES.read("run 2").args == {"cars": 2, "engines": 0}
    assert lay.wire == {"text": "lay Ulm left", "kind": "lay", "city": "Ulm", "side": "left"}
    assert type(lay.wire["text"]) is str


def test_a_move_cannot_be_changed() -> None:
    lay = MOVES.read("lay Ulm left")
    for name in ("code", "kind", "args", "anything"):
        with pytest.raises(AttributeError):
            setattr(lay, name, 3)
        with pytest.raises(AttributeError):
            delattr(lay, name)
    lay.args["city"] = "Linz"
    assert lay.args["city"] == "Ulm"


@pytest.mark.parametrize("text", ["lay Ulm left", "done", "run 1"])
def test_copies_are_equal_in_everything(text: str) -> None:
    one = MOVES.read(text)
    pickled = pickle.loads(pickle.dumps(one))
    for twin in (copy.copy(one), copy.deepcopy(one), copy.deepcopy([one])[0], pickled):
        assert type(twin) is type(one)
        assert twin == one
        assert (twin.code, twin.kind, twin.args, twin.wire) == (one.code, one.kind, one.args, one.wire)
    if isinstance(one, NeverLegal):
        assert pickled.refusal == one.refusal


def test_what_is_written_reads_back() -> None:
    assert len(MOVES) == 22
    for each in MOVES:
        assert MOVES.read(str(each)) is each
        assert MOVES.write(each.code) is each
        assert MOVES.from_args(each.kind, **each.args) is each


def test_kinds_have_roles() -> None:
    assert MOVES.picks == {"house": "TT-23"}
    assert [set(kinds) for kinds in (MOVES.ways, MOVES.parts, MOVES.done)] == [{"each"}, {"part"}, {"done"}]
    assert MOVES.secret == {"draw"}
    assert [kind.name for kind in MOVES.kinds.values() if kind.chance] == ["draw"]


def test_who_may_not_see_what_a_move_names_sees_its_kind() -> None:
    veiled = MOVES.veil(MOVES.read("draw Ulm"))
    assert veiled == MOVES.veil(MOVES.read("draw Linz")) == "draw"
    assert (veiled.kind, veiled.args, veiled.code) == ("draw", {}, NO_CODE)
    assert veiled.wire == {"text": "draw", "kind": "draw"}


@pytest.mark.parametrize(
    ("text", "message", "facts"),
    [
        ("draw Ulm", "draw", {"city": "Ulm"}),
        ("take Ulm", "take", {"city": "Ulm"}),
        ("take stock", "take-stock", {}),
        ("lay Ulm", "lay", {"city": "Ulm"}),
        ("lay Ulm left", "lay-left", {"city": "Ulm"}),
        ("run 2+1", "run", {"cars": 2, "engines": 1}),
        ("done", "done", {}),
        ("7 Ulm", "seven", {"city": "Ulm"}),
    ],
)
def test_a_move_has_its_messages(text: str, message: str, facts: dict[str, object]) -> None:
    assert MOVES.message_of(MOVES.read(text)) == (message, facts)


def test_a_veiled_move_has_a_message_too() -> None:
    assert MOVES.message_of(MOVES.veil(MOVES.read("draw Ulm"))) == ("draw-veiled", {})


@pytest.mark.parametrize(
    "text",
    ["", "take", "take ulm", " done", "done ", "Take Ulm", "take  Ulm", "3", "run 2+0", "run 11", "draw"],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        MOVES.read(text)
    assert text in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "args"),
    [("castle", {}), ("take", {}), ("take", {"card": "Bern"}), ("lay", {"city": "Ulm", "end": "left"})],
)
def test_arguments_that_make_no_move_are_unreadable(kind: str, args: dict[str, str]) -> None:
    with pytest.raises(Unreadable):
        MOVES.from_args(kind, **args)


def test_what_is_well_formed_but_never_legal_knows_its_rule() -> None:
    short = MOVES.read("run 1")
    assert isinstance(short, NeverLegal)
    assert (short.kind, short.args, short.code) == ("run", {"cars": 1}, NO_CODE)
    assert short.refusal == Refusal("TT-21", "too-short", {"length": 1}, "stofa.games.thurn_and_taxis")
    assert short.refusal.sentence() == "TT-21: A route of 1 card cannot be closed: it takes three."
    assert short not in list(MOVES)


def test_two_moves_cannot_share_a_notation_a_code_or_a_name() -> None:
    def made(*kinds: object) -> MoveSet:
        codes = core(ONE=0, TWO=8)
        return MoveSet(*kinds, width=3, codes=codes, package="stofa")  # type: ignore[arg-type]

    one = move("one", rule="TT-1", when="…")
    with pytest.raises(ValueError, match="twice"):
        made(one, one)
    with pytest.raises(ValueError, match="share one notation"):
        made(one, move("two", form="one", rule="TT-1", when="…")).read("one")
    alike = argument("city", {"Ulm": 3, "Linz": 3})
    with pytest.raises(ValueError, match="share one code"):
        len(made(move("one", alike, rule="TT-1", when="…")))


@every_title
def test_every_move_of_a_game_is_its_text_its_code_and_its_arguments(title: Title) -> None:
    for each in title.moves:
        assert title.moves.read(str(each)) is each
        assert title.moves.write(each.code) is each
        assert title.moves.from_args(each.kind, **each.args) is each
        assert set(each.wire) == {"text", "kind", *each.args}


@every_title
def test_rules_of_kinds_are_rules_of_the_game(title: Title) -> None:
    known = {rule.id for rule in title.catalogue.rule}
    for kind in title.moves.kinds.values():
        assert kind.rule in known
        assert kind.when == kind.when.strip() != ""
    for texts in title.moves.never:
        assert texts.rule in known
        assert texts.kind in title.moves.kinds
        re.compile(texts.pattern)


@every_title
def test_what_is_never_legal_is_not_what_can_be(title: Title) -> None:
    """Patterns may be wider than what is never legal: what can be is read first."""
    for each in title.moves:
        assert type(title.moves.read(str(each))) is Move


def test_legal_moves_behave_like_a_list_of_texts() -> None:
    legal = LegalMoves([8, 72], MOVES)
    assert legal
    assert len(legal) == 2
    assert list(legal) == ["take Ulm", "done"]
    assert (legal[0], legal[-1]) == ("take Ulm", "done")
    assert legal[1:] == ["done"]
    assert legal[0].code == 8
    assert list(reversed(legal)) == ["done", "take Ulm"]
    assert legal.index(MOVES.read("done")) == 1
    assert sorted(legal) == ["done", "take Ulm"]
    with pytest.raises(IndexError):
        legal[2]


def test_in_asks_for_a_move_or_its_text() -> None:
    legal = LegalMoves([8, 72], MOVES)
    assert "take Ulm" in legal
    assert MOVES.read("done") in legal
    assert "take stock" not in legal
    assert "nonsense" not in legal
    other_things: list[object] = [8, None, ["done"]]
    assert not any(thing in legal for thing in other_things)


def test_legal_moves_equal_a_list_of_the_same_moves_in_the_same_order() -> None:
    legal = LegalMoves([8, 72], MOVES)
    assert legal == ["take Ulm", "done"]
    assert legal == LegalMoves([8, 72], MOVES)
    assert legal != ["done", "take Ulm"]
    assert legal != ["take Ulm"]
    assert legal != LegalMoves([72], MOVES)
    assert legal != ("take Ulm", "done")  # as for a list
    assert legal != {"take Ulm", "done"}
    with pytest.raises(TypeError):
        hash(legal)


def test_moves_without_a_title_are_pickled_by_their_parts() -> None:
    move = MOVES.read("take Ulm")
    twin = pickle.loads(pickle.dumps(move))
    assert (twin, twin.code, twin.kind, twin.args) == (move, move.code, move.kind, move.args)
    with pytest.raises(pickle.PicklingError, match="without a title"):
        pickle.dumps(LegalMoves([8], MOVES))


def test_legal_moves_show_what_they_are() -> None:
    assert repr(LegalMoves([8, 72], MOVES)) == "<2 legal moves: take Ulm, done>"
    nothing = LegalMoves([], MOVES)
    assert not nothing
    assert repr(nothing) == "<no legal moves>"
