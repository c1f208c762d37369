"""The example game as a real installed distribution, and others that are broken."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "goofspiel"


def install_example(folder: Path) -> Path:
    """Build the wheel of the example, and unpack it into a folder for PYTHONPATH."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "wheels")]
    subprocess.run(command, cwd=EXAMPLE, check=True, capture_output=True)
    (wheel,) = (folder / "wheels").glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def install(folder: Path, name: str, source: str, entry_points: str) -> None:
    """A distribution of one module, as an installer would leave it in a folder."""
    module = name.replace("-", "_")
    (folder / f"{module}.py").write_text(source)
    info = folder / f"{module}-0.3.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.3\n")
    (info / "entry_points.txt").write_text(entry_points)
