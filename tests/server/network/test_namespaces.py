"""A house of its own: a network of two machines that is there for this test alone, with real addresses."""

import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from stofa.server.network.interfaces import STAND_INS
from tests.cli.runner import command

PORT = 8123
END_S = 60

ASK = """
import json, sys, urllib.request
method, url, body, headers = json.loads(sys.argv[1])
data = None if body is None else json.dumps(body).encode()
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
request = urllib.request.Request(url, data, headers, method=method)
try:
    print(opener.open(request, timeout=20).read().decode())
except urllib.error.HTTPError as refused:
    print(refused.read().decode())
except OSError as error:
    print(json.dumps({"unreachable": str(error)}))
"""


def can_make_networks() -> bool:
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    probe = f"stofa-probe-{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", probe], capture_output=True, check=False)
    if made.returncode == 0:
        subprocess.run(["ip", "netns", "del", probe], check=True)
    return made.returncode == 0


pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not can_make_networks(), reason="takes root and `ip`, to make networks"),
]


class House:
    """A computer and a phone in one network. The computer also has a network of containers."""

    computer = "192.168.77.2"
    computer_6 = "fd00:77::2"

    def __init__(self) -> None:
        self.names = {who: f"stofa-{who}-{os.getpid()}" for who in ("computer", "phone")}

    def build(self) -> None:
        computer, phone = self.names["computer"], self.names["phone"]
        for steps in (
            f"netns add {computer}",
            f"netns add {phone}",
            f"-n {computer} link add wlan0 type veth peer name wlan0 netns {phone}",
            f"-n {computer} link add docker0 type bridge",
            f"-n {computer} addr add 172.17.0.1/16 dev docker0",
            f"-n {computer} addr add {self.computer}/24 dev wlan0",
            f"-n {computer} addr add {self.computer_6}/64 dev wlan0 nodad",
            f"-n {phone} addr add 192.168.77.1/24 dev wlan0",
            f"-n {phone} addr add fd00:77::1/64 dev wlan0 nodad",
            *(f"-n {each} link set {device} up" for each in (computer, phone) for device in ("lo", "wlan0")),
            f"-n {computer} link set docker0 up",
            f"-n {computer} route add default via 192.168.77.1",
        ):
            subprocess.run(["ip", *steps.split()], check=True, capture_output=True)

    def tear_down(self) -> None:
        for name in self.names.values():
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)

    def inside(self, who: str, *arguments: str) -> list[str]:
        return ["ip", "netns", "exec", self.names[who], *arguments]

    def ask(self, who: str, url: str, body: Any = None, method: str = "", **headers: str) -> dict[str, Any]:
        """What somebody on one of the machines is answered."""
        asked = json.dumps([method or ("GET" if body is None else "POST"), url, body, headers])
        arguments = self.inside(who, command()[0], "-I", "-S", "-c", ASK, asked)
        done = subprocess.run(arguments, capture_output=True, text=True, check=True, timeout=END_S)
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer


@pytest.fixture
def house() -> Iterator[House]:
    house = House()
    with ExitStack() as cleaning:
        cleaning.callback(house.tear_down)
        house.build()
        yield house


def test_a_phone_in_the_house_comes_in(house: House, tmp_path: Path) -> None:
    serve = command("serve", "--lan", "--port", str(PORT), "--database", tmp_path / "s.db", "--log", "error")
    env = {name: value for name, value in os.environ.items() if name != STAND_INS}
    with subprocess.Popen(
        house.inside("computer", *serve), stdout=subprocess.PIPE, text=True, env=env
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline() + process.stdout.readline()
            here = f"http://127.0.0.1:{PORT}"
            there, there_6 = f"http://{house.computer}:{PORT}", f"http://[{house.computer_6}]:{PORT}"
            assert re.findall(r"http://[^\s/]+", said) == [here, there]

            seats = [{"kind": "me", "name": "Anna"}, {"kind": "link"}]
            opening = house.ask(
                "computer", f"{here}/api/tables", {"game": "partners", "seats": seats * 2, "bearer": True}
            )
            host = {"Authorization": f"Bearer {opening['secret']}"}
            code = opening["links"][0]["code"]
            assert "unreachable" in house.ask("phone", f"{there_6}/health")  # not wished for yet
            claimed = house.ask("phone", f"{there}/api/claim", {"code": code, "name": "Björn"}, Origin=there)
            assert claimed["seat"] == 1
            foreign = {"Origin": "http://evil.example", "Host": f"evil.example:{PORT}"}
            assert house.ask("phone", f"{there}/api/games", **foreign)["code"] == "wrong-origin"
            assert house.ask("phone", f"{there}/api/network", method="DELETE")["code"] == "not-here"

            table = {"table": opening["table"], "address": house.computer_6}
            opened = house.ask("computer", f"{here}/api/network", table, **host)
            assert opened["links"] == there_6
            assert [(each["interface"], each["address"]) for each in opened["network"]["choices"]] == [
                ("wlan0", house.computer),
                ("wlan0", house.computer_6),
            ]
            assert house.ask("phone", f"{there_6}/api/addresses")["links"] is None
            network = house.ask("computer", f"{here}/api/addresses")["network"]
            assert network["came_in"] == 2  # told apart by address: one phone with both

            house.ask("computer", f"{here}/api/network", method="DELETE", **host)
            assert "unreachable" in house.ask("phone", f"{there}/health")
            assert "unreachable" in house.ask("phone", f"{there_6}/health")
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(END_S)
