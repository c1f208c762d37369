"""What a screen reader gets from the browser: roles, names, descriptions, states. No pixels, ids or HTML."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

HEARD = frozenset({"alert", "log", "status"})
"""Roles whose texts are said when they come."""
PARTS = frozenset({"region", "complementary", "dialog"})


@dataclass(frozen=True)
class Thing:
    """A thing in the tree."""

    role: str
    name: str
    description: str
    states: dict[str, Any]
    region: str
    """The name of the nearest part of the page that has one and holds it."""
    spoken: bool
    """Whether it was said by itself when it came."""
    text: str
    """What is written in it."""

    @property
    def pressed(self) -> bool:
        return self.states.get("pressed") == "true"

    @property
    def disabled(self) -> bool:
        return bool(self.states.get("disabled"))

    @property
    def focused(self) -> bool:
        return bool(self.states.get("focused"))


class AccessibilityTree:
    """The tree of a page, as Chromium gives it to assistive technology."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")

    def title(self) -> str:
        """What a screen reader says of the page as a whole."""
        return _value(self._session.send("Accessibility.getRootAXNode")["node"], "name")

    def things(self) -> list[Thing]:
        """Everything, from the beginning of the page to its end."""
        return _listed(self._session.send("Accessibility.getFullAXTree")["nodes"])

    def focused(self) -> Thing:
        """Where the focus is."""
        here = self._session.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        wanted = {"objectId": here["objectId"], "fetchRelatives": True}
        nodes = self._session.send("Accessibility.getPartialAXTree", wanted)["nodes"]
        return _thing(nodes[0], {node["nodeId"]: node for node in nodes})


def _listed(nodes: list[dict[str, Any]]) -> list[Thing]:
    by_id = {node["nodeId"]: node for node in nodes}
    return [_thing(node, by_id) for node in nodes if not node["ignored"]]


def _value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


def _thing(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Thing:
    states = {state["name"]: state["value"].get("value") for state in node.get("properties", [])}
    above = list(_above(node, by_id))
    regions = (_value(each, "name") for each in above if _value(each, "role") in PARTS)
    return Thing(
        role=_value(node, "role"),
        name=_value(node, "name"),
        description=_value(node, "description"),
        states=states,
        region=next(filter(None, regions), ""),
        spoken=any(_value(each, "role") in HEARD for each in above),
        text=" ".join(_texts(node, by_id)),
    )


def _above(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Iterator[dict[str, Any]]:
    while (parent := by_id.get(node.get("parentId", ""))) is not None:
        yield parent
        node = parent


def _texts(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Iterator[str]:
    for child in (by_id[each] for each in node.get("childIds", []) if each in by_id):
        if _value(child, "role") == "StaticText":
            yield _value(child, "name").strip()
        else:
            yield from _texts(child, by_id)
