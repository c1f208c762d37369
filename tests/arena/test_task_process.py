"""One process that carries out tasks: what it answers, and when it ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest

from stofa.arena.task_process import ProcessDied, TaskFailed, TaskProcess, TaskTimedOut
from tests.arena.work import die, fail_badly, refuse, sleep, square, who


@pytest.fixture
def process() -> Iterator[TaskProcess]:
    process = TaskProcess()
    yield process
    process.close()


def test_results_come_in_order_and_errors_are_raised_here(process: TaskProcess) -> None:
    assert process.call(square, 3) == 9
    with pytest.raises(ValueError, match="not 4"):
        process.call(refuse, 4)
    with pytest.raises(TaskFailed, match="UnpicklableError: no way back"):
        process.call(fail_badly)
    process.send(square, 5)
    process.send(square, 6)
    assert [process.receive(), process.receive()] == [25, 36]


def test_a_process_that_dies_is_noticed(process: TaskProcess) -> None:
    with pytest.raises(ProcessDied):
        process.call(die, 1)
    with pytest.raises(ProcessDied):
        process.call(square, 1)


def test_a_task_that_takes_too_long_is_cut_off_and_harms_no_other_process(process: TaskProcess) -> None:
    other = TaskProcess()
    try:
        pid = process.call(who, 0)
        other.send(square, 2)
        with pytest.raises(TaskTimedOut):
            process.call(sleep, 60, timeout_s=0.1)
        wait_for_end(pid)
        assert other.receive() == 4
    finally:
        other.close()


@pytest.mark.parametrize("size", [10, 400_000])  # the larger one does not fit into the pipe
def test_the_time_limit_covers_sending_to_a_process_that_does_not_read(
    process: TaskProcess, size: int
) -> None:
    pid = process.call(who, 0)
    os.kill(pid, signal.SIGSTOP)
    failsafe = Timer(20, process.kill)  # then it is ProcessDied
    failsafe.start()
    try:
        with pytest.raises(TaskTimedOut):
            process.call(len, b"x" * size, timeout_s=0.2)
    finally:
        failsafe.cancel()
    wait_for_end(pid)


def test_an_interrupt_of_the_terminal_does_not_reach_it(process: TaskProcess) -> None:
    pid = process.call(who, 0)
    process.send(sleep, 0.2)
    os.kill(pid, signal.SIGINT)
    assert process.receive() is None
    assert process.call(who, 0) == pid


def test_closing_ends_it_in_the_middle_of_a_task() -> None:
    process = TaskProcess()
    pid = process.call(who, 0)
    process.send(sleep, 60)
    process.close()
    wait_for_end(pid)


PARENT = """
import os, signal, sys
from stofa.arena.task_process import TaskProcess
from tests.arena.work import sleep, who

if __name__ == "__main__":
    idle, busy = TaskProcess(), TaskProcess()
    with open(sys.argv[1], "w") as file:
        print(idle.call(who, 0), busy.call(who, 0), file=file)
    busy.send(sleep, 60)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_processes_end_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, "utf-8")
    root = Path(__file__).parents[2]
    killed = subprocess.run(
        [sys.executable, script, tmp_path / "pids"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": str(root)},
    )
    assert killed.returncode == -signal.SIGKILL
    for pid in (tmp_path / "pids").read_text("utf-8").split():
        wait_for_end(int(pid))


def wait_for_end(pid: int) -> None:
    for _ in range(1000):
        if not runs(pid):
            return
        time.sleep(0.01)
    pytest.fail("the process was still there after ten seconds")


def runs(pid: int) -> bool:
    """Whether a process is there, and more than an entry that nobody has cleared away."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
