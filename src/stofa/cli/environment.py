"""Options of the server from environment variables: a unit file can read them from a file that only root may
read, while everybody can see the command line of a process.

`--port 8001` is `STOFA_PORT=8001`. Options that can be repeated are separated by commas or spaces.
"""

import re
from collections.abc import Mapping
from typing import Final

REPEATED: Final = ("--origin", "--proxy", "--metrics-from")
SINGLE: Final = (
    "--host",
    "--port",
    "--database",
    "--workers",
    "--log",
    "--tunnel",
    "--smtp",
    "--mail-from",
    "--site",
)
SWITCHES: Final = ("--open-metrics",)

OF_COMMAND: Final[Mapping[str, tuple[str, ...]]] = {
    "serve": (*SINGLE, *REPEATED, *SWITCHES),
    "backup": ("--database",),
    "doctor": ("--host", "--port", "--database", "--workers", "--origin", "--proxy"),
}
"""The options of each command that may stand in the environment."""


def variable(option: str) -> str:
    return "STOFA_" + option.removeprefix("--").replace("-", "_").upper()


def environment_arguments(command: str, environment: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """What the environment says, as variables and the arguments that each stands for."""
    found = []
    for option in OF_COMMAND.get(command, ()):
        value = environment.get(variable(option), "").strip()
        if not value or (option in SWITCHES and value == "0"):
            continue
        if option in SWITCHES:
            arguments = [option]
        elif option in REPEATED:
            arguments = [f"{option}={one}" for one in re.split(r"[,\s]+", value)]
        else:
            arguments = [f"{option}={value}"]
        found.append((variable(option), arguments))
    return found
