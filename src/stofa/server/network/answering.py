"""Whether the server answers at an address: the server asks itself before it shows the address to anybody."""

import asyncio
from typing import Final

from stofa.server.addresses import base_of

ANSWER_S: Final = 2.0
"""Seconds that the answer may take; it does not leave the machine."""


async def answers_at(address: str, port: int) -> bool:
    """Whether this server answers at an address of this machine.

    It asks from that very address, as no other device does. A firewall of the machine lets that through, so
    whether it keeps others out cannot be told from here.
    """
    try:
        async with asyncio.timeout(ANSWER_S):
            reader, writer = await asyncio.open_connection(address, port, local_addr=(address, 0))
            try:
                host = base_of(address, port).removeprefix("http://")
                writer.write(f"GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
                status = await reader.readline()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return False
    return status.startswith(b"HTTP/1.1 ")
