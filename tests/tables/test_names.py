"""What people may be called at a table."""

import pytest

from stofa.tables.errors import Refused
from stofa.tables.names import checked_name, told_apart
from tests.server.running_server import GAME, Running

REAL = [
    "Guðrún Þórðardóttir",
    "Jürgen Groß",
    "O’Brien-Smith jr.",
    "Nguyễn Thị Ánh",
    "Łukasz",
    "Дмитрий",
    "محمد علي",
    "علی\u200cرضا",  # a joiner that changes how the letters are written
    "שָׁלוֹם",
    "हिन्दी",
    "क्\u200dष",
    "สมชาย น้ำทิพย์",
    "བཀྲ་ཤིས།",
    "李小龙",
    "葛\U000e0100城",  # a variant of a character, as names in Japan have them
    "한지민",
    "👩\u200d💻",
    "👨\u200d👩\u200d👧\u200d👦 at home",
    "❤\ufe0f\u200d🔥",
    "👍🏽",
    "1\ufe0f\u20e3",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "🏴\u200d☠\ufe0f",
    "Robot",
    "Botvinnik",
    "Lóa",
]


@pytest.mark.parametrize("name", REAL)
def test_real_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert checked_name(name, "#1") == name


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna \t Lísa ", "Anna Lísa"),
        ("", "#1"),
        ("   ", "#1"),
        ("A\u202en\u200en\u061ca", "Anna"),
        ("An\xadna\ufeff", "Anna"),
        ("An\u200dna", "Anna"),
        ("Anna\U000e0041\U000e0042", "Anna"),
        ("Anna\ufe0f", "Anna"),
        ("A\u030angstrom", "Ångstrom"),
    ],
    ids=ascii,
)
def test_what_nobody_can_see_is_left_out(given: str, shown: str) -> None:
    assert checked_name(given, "#1") == shown


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("\u200b\u200b", "invisible-name"),
        ("\u3164", "invisible-name"),
        ("\uffa0\u115f", "invisible-name"),
        (" \u2800 ", "invisible-name"),
        ("\u200e\u200f\u061c", "invisible-name"),
        ("\xad", "invisible-name"),
        ("\x07", "invisible-name"),
        ("\U000e0041\U000e007f", "invisible-name"),
        ("\u0301", "invisible-name"),
        ("A" + "\u0301" * 39, "heaped-name"),
        ("a" + "\u0323\u0324\u0325\u032d\u0330\u0331", "heaped-name"),
        ("\u0301Anna", "heaped-name"),
        ("A" * 41, "bad-name"),
        ("bot:greedy", "bot-name"),
        ("\u200bbot:greedy", "bot-name"),
        ("b\u00adot:greedy", "bot-name"),
        ("BOT : greedy", "bot-name"),
        ("ｂｏｔ：greedy", "bot-name"),
        ("bоt:greedy", "bot-name"),  # a Cyrillic o
        ("b0t꞉greedy", "bot-name"),
        ("Bot", "bot-name"),
        ("Tölva", "bot-name"),
        ("Medium", "bot-name"),
        ("Hard Bot", "bot-name"),
        ("Leicht", "bot-name"),
        ("Erfið", "bot-name"),
        ("greedy", "bot-name"),
    ],
    ids=ascii,
)
def test_names_that_mislead_are_refused(given: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(given, "#1")
    assert refused.value.reason == why
    for language in ("en", "de", "is"):
        assert refused.value.sentence(language)


def test_two_of_the_same_name_are_told_apart() -> None:
    assert told_apart("Anna", ["Björn"]) == "Anna"
    assert told_apart("Anna", ["Anna"]) == "Anna 2"
    assert told_apart("anna", ["Anna", "Аnnа 2"]) == "anna 3"  # one of them with Cyrillic letters
    assert told_apart("A" * 40, ["A" * 40]) == "A" * 37 + " 2"


def test_names_are_told_apart_however_people_come(server: Running) -> None:
    anna, björn, carla = (server.person() for _ in range(3))
    opened = anna.open("me", "here", "link", "open", game="partners")
    table = opened["table"]
    björn.claim(opened["links"][0]["code"], "anna")
    carla.sit(table, " Anna")
    names = [seat["name"] for seat in carla.look(table)["seats"]]
    assert names == ["Anna", "Anna 2", "anna 3", "Anna 4"]


def test_nobody_sits_down_unseen(server: Running) -> None:
    anna, eve = server.person(), server.person()
    opened = anna.open("me", "link", "open")
    code, table = opened["links"][0]["code"], opened["table"]
    assert eve.claim(code, "\u3164", 409)["code"] == "invisible-name"
    assert eve.sit(table, "\u200bbot:greedy", 409)["code"] == "bot-name"
    body = {"game": GAME, "seats": [{"kind": "me", "name": "\u2800"}, {"kind": "open"}]}
    assert eve.post("/api/tables", body, 409)["code"] == "invisible-name"
    assert eve.claim(code, "Eve")["seat"] == 1
