"""Draws the icons of the installed page from the lamp and the table of `web/public/favicon.svg`.

    python -m tools.app_icons

Phones cut a maskable icon to any shape, so its drawing keeps to the middle; iOS cuts the corners itself and
wants no transparency. The badge is the white outline that Android puts into its status bar.
"""

import re
from pathlib import Path
from typing import Final

from resvg_py import svg_to_bytes

ROOT: Final = Path(__file__).resolve().parent.parent
PUBLIC: Final = ROOT / "web" / "public"
PAPER: Final = "#fbf6ea"


def _drawing() -> str:
    """The lamp and the table, without the paper behind them, on a square of 40."""
    text = (PUBLIC / "favicon.svg").read_text("utf-8")
    return "\n".join(re.findall(r"<path[^>]*/>", text))


def _svg(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">{inside}</svg>'


def _on_paper(scale: float, radius: float) -> str:
    """The drawing in the middle of the paper, smaller by `scale`."""
    paper = f'<rect width="40" height="40" rx="{radius}" fill="{PAPER}"/>'
    return _svg(f'{paper}<g transform="translate(20 20) scale({scale}) translate(-20 -19)">{_drawing()}</g>')


def _badge() -> str:
    lamp = '<path d="M11 14.5 15.5 5h9L29 14.5z" fill="#fff"/>'
    table = '<path d="M5 23h30v4H5zM9 27h4v9H9zM27 27h4v9h-4z" fill="#fff"/>'
    return _svg(lamp + table)


def icons() -> dict[str, tuple[str, int]]:
    """The drawing and the size of each icon, by its file name."""
    return {
        "icon-192.png": (_on_paper(0.92, 9), 192),
        "icon-512.png": (_on_paper(0.92, 9), 512),
        "icon-maskable-512.png": (_on_paper(0.68, 0), 512),
        "apple-touch-icon.png": (_on_paper(0.8, 0), 180),
        "badge-96.png": (_badge(), 96),
    }


def main() -> None:
    for name, (drawing, size) in icons().items():
        (PUBLIC / name).write_bytes(bytes(svg_to_bytes(svg_string=drawing, width=size, height=size)))


if __name__ == "__main__":
    main()
