"""Files that grow line by line."""

import os
from pathlib import Path

import pytest

from stofa.cli.growing_file import GrowingFile


@pytest.mark.skipif(os.name == "nt", reason="nobody can remove an open file there")
def test_a_file_removed_before_it_is_locked_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    path = tmp_path / "games"
    other, flock = GrowingFile(str(path)), fcntl.flock

    def flock_late(*arguments: int) -> None:
        other.close()  # which removes the file: it is empty
        monkeypatch.setattr(fcntl, "flock", flock)
        flock(*arguments)

    monkeypatch.setattr(fcntl, "flock", flock_late)
    file = GrowingFile(str(path))
    file.write(b"a line")
    file.close()
    assert path.read_bytes() == b"a line\n"


def test_a_new_file_without_lines_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "games"
    GrowingFile(str(path)).close()
    assert not path.exists()
    path.touch()
    GrowingFile(str(path)).close()
    assert path.exists(), "it was there before"
