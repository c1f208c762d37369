"""What helper processes do in the tests. Apart from pytest, which they would take long to import."""

import os
import time


def square(number: int) -> int:
    return number * number


def who(_: int) -> int:
    return os.getpid()


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


def die(number: int) -> int:
    os._exit(number)


class UnpicklableError(Exception):
    """Can be sent, but not received: nobody knows its second argument there."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what} {why}")


def fail_badly() -> None:
    raise UnpicklableError("no", "way back")


def sleep(seconds: float) -> None:
    time.sleep(seconds)
