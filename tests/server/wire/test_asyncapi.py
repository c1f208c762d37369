"""The description of the socket: complete, consistent, and true of what is really sent."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError

import stofa
from stofa.server.wire import openapi
from stofa.server.wire.asyncapi import INCOMING, OUTGOING, asyncapi, is_answer, tag
from stofa.tables import protocol as p
from stofa.tables.conversation import Incoming
from tests.server.running_server import Person, Running, command


@pytest.fixture
def described(server: Running) -> dict[str, Any]:
    """The description that a running server gives of itself."""
    return dict(server.person().get("/asyncapi.json"))


def references(part: object) -> Iterator[str]:
    """Every `$ref` anywhere in a description."""
    match part:
        case dict():
            if isinstance(part.get("$ref"), str):
                yield part["$ref"]
            for value in part.values():
                yield from references(value)
        case list():
            for value in part:
                yield from references(value)


def resolve(described: dict[str, Any], reference: str) -> Any:
    found: Any = described
    for step in reference.removeprefix("#/").split("/"):
        found = found[step.replace("~1", "/").replace("~0", "~")]
    return found


def closed(schema: Any) -> Any:
    """A schema that allows no field it does not name, so that one that is missing in it is noticed."""
    match schema:
        case dict():
            more = {"additionalProperties": False} if "properties" in schema else {}
            return {key: closed(value) for key, value in schema.items()} | more
        case list():
            return [closed(value) for value in schema]
        case _:
            return schema


def without_discriminators(schema: Any) -> Any:
    match schema:
        case dict():
            return {
                key: without_discriminators(value) for key, value in schema.items() if key != "discriminator"
            }
        case list():
            return [without_discriminators(value) for value in schema]
        case _:
            return schema


def check(described: dict[str, Any], message: dict[str, Any]) -> str:
    """That a message is one of those described, by its name; the name."""
    name = str(message.get("do") or message.get("type"))
    kinds = [kind for kind in (INCOMING if "do" in message else OUTGOING) if tag(kind) == name]
    assert kinds, f"{name} is not described"
    found = resolve(described, f"#/components/messages/{kinds[0].__name__}")
    assert found["name"] == name
    components = {"components": {"schemas": closed(described["components"]["schemas"])}}
    Draft202012Validator({**found["payload"], **components}).validate(message)
    return name


def test_every_reference_leads_somewhere(described: dict[str, Any]) -> None:
    assert described == json.loads(msgspec.json.encode(asyncapi()))
    found = list(references(described))
    assert len(found) > 100
    for reference in found:
        resolve(described, reference)


def test_it_has_what_the_standard_asks_for(described: dict[str, Any]) -> None:
    assert described["asyncapi"] == "3.0.0"
    assert described["info"]["title"]
    assert described["info"]["version"] == stofa.__version__
    for operation in described["operations"].values():
        assert operation["action"] in ("send", "receive")
        channel = operation["channel"]["$ref"]
        assert channel.removeprefix("#/channels/") in described["channels"]
        for message in operation["messages"]:
            assert message["$ref"].startswith(f"{channel}/messages/")


def test_the_schemas_are_those_of_openapi(described: dict[str, Any]) -> None:
    """But for discriminators: AsyncAPI has only the name of the field."""
    ours, theirs = described["components"]["schemas"], json.loads(msgspec.json.encode(openapi.schemas()))
    assert ours["SeenEvent"]["properties"]["what"]["discriminator"] == "kind"
    assert without_discriminators(ours) == without_discriminators(theirs)


def test_every_message_that_can_be_sent_or_received_is_described(described: dict[str, Any]) -> None:
    assert set(INCOMING) == set(get_args(Incoming))
    assert set(OUTGOING) == set(get_args(p.AnyMessage))
    channel = described["channels"]["socket"]["messages"]
    assert set(channel) == {kind.__name__ for kind in (*INCOMING, *OUTGOING)}
    operations = described["operations"]
    taken = {message["$ref"].rpartition("/")[2] for message in operations["take"]["messages"]}
    answers = {message["$ref"].rpartition("/")[2] for message in operations["take"]["reply"]["messages"]}
    told = {message["$ref"].rpartition("/")[2] for message in operations["tell"]["messages"]}
    assert taken == {kind.__name__ for kind in INCOMING}
    assert answers | told == {kind.__name__ for kind in OUTGOING}
    assert not answers & told
    assert answers >= {kind.__name__ for kind in get_args(p.Answer)}


def test_names_are_what_messages_call_themselves() -> None:
    assert len({tag(kind) for kind in INCOMING}) == len(INCOMING)
    assert len({tag(kind) for kind in OUTGOING}) == len(OUTGOING)


def test_real_messages_are_as_described(tmp_path: Path) -> None:
    """Everything that can be brought about in one game, and then a server that goes down."""
    seen: set[str] = set()
    with Running(tmp_path / "s.db") as server:
        described = server.person().get("/asyncapi.json")
        anna = server.person()
        table = anna.open("me", "here", options={"start": 0})["table"]
        with anna.socket() as socket:
            socket.watch(table, 0)
            socket.watch(table, changes=True)
            socket.send(do="ping")
            socket.until("pong")
            socket.send(do="nonsense")
            socket.until("refused")
            sent = messages_of_a_game(anna, table)
            for message in sent:
                assert check(described, message) == message["do"]
                socket.send(**message)
                socket.until(*(tag(kind) for kind in OUTGOING if is_answer(kind)))
            anna.http.delete(f"/api/tables/{table}").raise_for_status()
            socket.until("gone")
            other = anna.open("me", "here")["table"]
            socket.watch(other, 0)
            server.run(public(server))
            socket.until("addresses")
            server.run(goodbye(server))
            socket.until("restarting")
            seen = {check(described, json.loads(text)) for text in socket.bytes}
    assert seen == {tag(kind) for kind in OUTGOING}


async def public(server: Running) -> None:
    server.context.addresses.set_public("https://stofa.example")


async def goodbye(server: Running) -> None:
    server.context.say_goodbye()


def messages_of_a_game(person: Person, table: str) -> list[dict[str, Any]]:
    """A move, one that is not legal, one that comes too late, and the other things that a seat may do."""
    decision = person.look(table, 0)["decision"]
    return [
        command("nudge", table, 1),
        {"do": "preview", "ask": "q1", "table": table, "seat": 0, "decision": decision, "moves": []},
        {"do": "why", "ask": "q2", "table": table, "seat": 0, "move": "lay Ulm"},
        {"do": "reasons", "ask": "q3", "table": table, "seat": 0, "decision": decision, "moves": ["lay Ulm"]},
        command("move", table, 0, moves=["lay Ulm"], decision=decision),
        command("move", table, 0, moves=["take stock"], decision=decision),
        command("move", table, 0, moves=["take stock"], decision=decision),
        command("undo", table, 0, decision=decision),
        command("leave", table, 1),
        command("hand-back", table, 1),
    ]


def test_a_message_that_is_not_as_described_is_noticed(described: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        check(described, {"type": "accepted", "cmd": 7, "n": 1})
    with pytest.raises(ValidationError):
        check(described, {"type": "accepted", "cmd": "c", "n": 1, "more": True})
    with pytest.raises(AssertionError):
        check(described, {"type": "unheard-of"})


def test_the_stream_tells_only_what_nobody_asked_for(described: dict[str, Any]) -> None:
    told = set(described["channels"]["stream"]["messages"])
    assert told == {kind.__name__ for kind in OUTGOING if not is_answer(kind)} - {"Changes"}
    assert "Presence" in told
    assert "Accepted" not in told
