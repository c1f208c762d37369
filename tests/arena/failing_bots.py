"""Bots that do everything wrong that a bot can do. Their processes import this module."""

import os
import sys

from stofa import Move, Rng, View

TROUBLE = 3
"""One in so many decisions goes wrong."""


def _unlucky(rng: Rng) -> bool:
    return rng.below(TROUBLE) == 0


def raising(view: View, rng: Rng) -> Move:
    if _unlucky(rng):
        raise ValueError("no\nidea")
    return view.legal[0]


def cheating(view: View, rng: Rng) -> str:
    return "fold" if _unlucky(rng) else view.legal[0]


def silent(view: View, rng: Rng) -> None:
    return None


def hanging(view: View, rng: Rng) -> Move:
    while _unlucky(rng):
        while True:
            pass
    return view.legal[0]


def exiting(view: View, rng: Rng) -> Move:
    if _unlucky(rng):
        os._exit(1)
    return view.legal[0]


def leaving(view: View, rng: Rng) -> Move:
    if _unlucky(rng):
        sys.exit("enough")
    return view.legal[0]


class NeverReady:
    """It can be imported, but not made."""

    def __init__(self) -> None:
        raise OSError("no weights")

    def choose(self, view: View, rng: Rng) -> Move:
        return view.legal[0]


class Counting:
    """Remembers something in the course of a game: each game has one of its own."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, rng: Rng) -> Move:
        self.asked += 1
        return view.legal[self.asked % len(view.legal)]
