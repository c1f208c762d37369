"""P1: an acknowledged move is never lost, wherever kill -9 strikes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
KILLS = {"sqlite": (225, 75), "postgresql": (45, 15)}


def test_no_acknowledged_move_is_lost_whenever_the_process_is_killed(database: str) -> None:
    points, shots = KILLS["postgresql" if "://" in database else "sqlite"]
    command = [sys.executable, "-m", "tests.server.kill_points", database, str(points), str(shots)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=140, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    counted = json.loads(done.stdout)
    assert counted["kills"] == points + shots
    assert counted["acknowledged"] > (points + shots) // 3
    # What was on the disk but not yet acknowledged when the process died may only be more.
    assert counted["stored"] >= counted["acknowledged"]
