"""The wheel's build hook: compiles the rules core where a C compiler works.

Without one the wheel holds the same sources as plain Python: the same results, about a hundred times slower.
``STOFA_REQUIRE_COMPILED=1`` makes that an error. Editable installs are left alone: ``run.py`` compiles for
them, into a place where an edited source is noticed.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CoreBuildHook(BuildHookInterface[Any]):
    """Puts the extensions beside their sources, into the wheel and nowhere else."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files."""
        if version == "editable":
            return
        self.temp = TemporaryDirectory(prefix="stofa-core-")
        core = Path(self.temp.name, "core")
        done = subprocess.run([sys.executable, Path(self.root, "build_core.py"), "--into", core], check=False)
        if done.returncode == 0:
            extensions = [path for path in core.rglob("*") if path.is_file()]
            build_data["force_include"].update({str(e): e.relative_to(core).as_posix() for e in extensions})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif os.environ.get("STOFA_REQUIRE_COMPILED") == "1":
            raise RuntimeError("STOFA_REQUIRE_COMPILED=1, but the core could not be compiled")
        else:
            self.app.display_warning("The core could not be compiled: this wheel is plain Python, and slow.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling when the wheel is written."""
        if version != "editable":
            self.temp.cleanup()
