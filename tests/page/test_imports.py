"""What runs in a browser needs nothing that is not there."""

import subprocess
import sys
from pathlib import Path


def test_tables_run_without_a_server_and_without_fluent() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.page.without_a_server"],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        check=False,
    )
    assert done.stdout == "played\n", done.stderr
