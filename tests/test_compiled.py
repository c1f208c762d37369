"""Whether the core runs compiled is said truly, however its modules are found."""

import compileall
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import stofa

ASK = "import sys; sys.path.insert(0, sys.argv[1]); import stofa; print(stofa.COMPILED, stofa.__file__)"


def test_bytecode_without_sources_is_not_compiled(tmp_path: Path) -> None:
    source = Path(stofa.__file__).parent
    left_out = ("arena", "cli", "page", "server", "tables", "web", "envs", "__pycache__", "*.so", "*.pyd")
    copytree(source, tmp_path / "stofa", ignore=ignore_patterns(*left_out))
    assert compileall.compile_dir(tmp_path / "stofa", quiet=1, legacy=True)
    for path in (tmp_path / "stofa").rglob("*.py"):
        path.unlink()
    asked = subprocess.run(
        [sys.executable, "-c", ASK, tmp_path], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert asked.stdout.split() == ["False", str(tmp_path / "stofa" / "__init__.pyc")]
