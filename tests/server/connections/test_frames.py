"""Cutting a stream of frames into pieces."""

from random import Random

import pytest

from stofa.server.connections.frames import MOST_AT_ONCE, FrameCutter

TEXT, CONTINUED, PING, PONG, CLOSE = 0x81, 0x80, 0x89, 0x8A, 0x88


def frame(kind: int, size: int = 0, *, masked: bool = True) -> bytes:
    if size < 126:
        length = bytes((size,))
    else:
        length = b"\x7e" + size.to_bytes(2) if size < 65536 else b"\x7f" + size.to_bytes(8)
    mask = b"mask" if masked else b""
    return bytes((kind, length[0] | (0x80 if masked else 0))) + length[1:] + mask + b"\x81" * size


def pieces(cutter: FrameCutter, data: bytes) -> list[tuple[bytes, int]]:
    found: list[tuple[bytes, int]] = []
    while True:
        end, extra = cutter.cut(data)
        if not end:
            return found
        found.append((data[:end], extra))
        data = data[end:]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
@pytest.mark.parametrize("masked", [True, False])
def test_each_message_is_a_piece_of_its_own(size: int, masked: bool) -> None:
    message = frame(TEXT, size, masked=masked)
    assert pieces(FrameCutter(), message * 3) == [(message, 0)] * 3
    assert FrameCutter().is_one_message(message)
    assert not FrameCutter().is_one_message(message * 2)
    assert not FrameCutter().is_one_message(message[:-1])


def test_other_frames_are_counted_and_come_a_few_at_a_time() -> None:
    pings = frame(PING) * (MOST_AT_ONCE + 5)
    assert [extra for _, extra in pieces(FrameCutter(), pings)] == [MOST_AT_ONCE, 5]
    parts = frame(0x01, 3) + frame(0x00, 3) + frame(CONTINUED, 3)
    mixed = frame(PING) + frame(PONG, 9) + parts + frame(CLOSE, 2)
    assert [extra for _, extra in pieces(FrameCutter(), mixed)] == [2, 3]
    assert not FrameCutter().is_one_message(frame(PING))


def test_what_looks_like_a_message_in_the_middle_of_another_is_none() -> None:
    cutter = FrameCutter()
    message = frame(TEXT, 500)
    assert cutter.cut(message[:300]) == (300, 0)
    assert not cutter.is_one_message(frame(TEXT, 2))


def test_however_the_stream_is_broken_up_the_same_frames_are_found() -> None:
    random = Random(7)
    kinds = (TEXT, CONTINUED, PING, PONG, 0x82, 0x01)
    frames = [
        (kind := random.choice(kinds), frame(kind, random.choice((0, 1, 125, 126, 300)))) for _ in range(300)
    ]
    stream = b"".join(data for _, data in frames)
    extra = sum(kind in (CONTINUED, PING, PONG) for kind, _ in frames)
    for longest in (1, 2, 7, 64, 5000):
        cutter, waiting, counted, handed = FrameCutter(), b"", 0, b""
        at = 0
        while at < len(stream):
            step = random.randint(1, longest)
            waiting += stream[at : at + step]
            at += step
            for piece, more in pieces(cutter, waiting):
                handed += piece
                counted += more
                waiting = waiting[len(piece) :]
        assert (handed, counted, waiting) == (stream, extra, b"")
