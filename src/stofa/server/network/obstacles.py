"""What may keep devices out although the server listens: recognised as far as that goes without rights."""

import sys
from pathlib import Path
from typing import Literal

from stofa.engine.words import say

Obstacle = Literal["container", "firewalld", "macos", "ufw", "unknown", "windows", "wsl"]


def likely_obstacle(platform: str = sys.platform, root: Path = Path("/")) -> Obstacle:
    """What is most likely in the way on this machine."""
    if platform == "win32":
        return "windows"
    if platform == "darwin":
        return "macos"
    if "microsoft" in _text(root / "proc/sys/kernel/osrelease").lower():
        return "wsl"
    if (root / ".dockerenv").exists() or (root / "run/.containerenv").exists():
        return "container"
    if "enabled=yes" in _text(root / "etc/ufw/ufw.conf").lower():
        return "ufw"
    if (root / "run/firewalld").exists() or (root / "sys/fs/cgroup/system.slice/firewalld.service").exists():
        return "firewalld"
    return "unknown"


def what_to_try(language: str, port: int, several_addresses: bool) -> list[str]:
    """Sentences for somebody who waits in vain for others to come in."""
    facts: dict[str, str | int] = {"port": str(port)}
    messages = ["network-same-wifi", f"obstacle-{likely_obstacle()}"]
    if several_addresses:
        messages.append("network-other-address")
    return [say("stofa.server", language, message, facts) for message in messages]


def _text(path: Path) -> str:
    try:
        return path.read_text(errors="replace")
    except OSError:
        return ""
