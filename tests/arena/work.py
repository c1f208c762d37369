"""What helper processes do in the tests. Apart from pytest, which they would take long to import."""

import os


def square(number: int) -> int:
    return number * number


def who(_: int) -> int:
    return os.getpid()


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


def die(number: int) -> int:
    os._exit(number)
