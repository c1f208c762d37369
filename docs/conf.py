"""The documentation site: `python3 run.py docs` builds it into build/docs.

The source folder is the whole checkout, so that links between docs/, benchmarks/ and CONTRIBUTING.md are
the same here as on a code host.
"""

import os
import sys
from pathlib import Path

# Docstrings and signatures are read from the Python sources: a compiled module has neither.
os.environ["STOFA_PURE"] = "1"
sys.path.insert(0, str(Path(__file__).parents[1]))

import stofa
from stofa.engine.picture.palette import DARK, LIGHT

project = "Stofa"
author = "The Stofa contributors"
project_copyright = "The Stofa contributors, under the MIT licence"
version = release = stofa.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "docs._ext"]

root_doc = "docs/index"
source_suffix = {".md": "markdown"}
include_patterns = ["docs/**", "benchmarks/*.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
exclude_patterns = [".*", "build", "dist", "node_modules", "src", "tests", "web"]

# ── Markdown ────────────────────────────────────────────────────────────────────────────────────────

myst_enable_extensions = ["smartquotes"]
myst_heading_anchors = 4

# ── Python ──────────────────────────────────────────────────────────────────────────────────────────

nitpicky = True
# Types in signatures that are shown without a link: those of others, because the site is built without a
# network, and our own that nobody outside needs to know.
nitpick_ignore_regex = [
    (
        "py:class",
        r"(collections\.abc|types|typing_extensions|mypy_extensions|msgspec|numpy|gymnasium|pyspiel)\..*",
    ),
    ("py:class", r"stofa\.(engine|games|bots|arena|server|envs)\..*"),
    ("py:class", r"Look|Partners|ThurnAndTaxis|TicketToRide"),
    ("py:class", r"CycleEnv|Opponent|SeatEnv|TurnEnv|VectorEnv|i64|vec"),
]
# Docstrings say `name` for anything written in code; few of these are names that could be linked.
default_role = "code"
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_class_signature = "separated"
python_use_unqualified_type_names = True
maximum_signature_line_length = 80

# ── The pages ───────────────────────────────────────────────────────────────────────────────────────

html_theme = "furo"
# The colours of the page, by day and by night.
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": LIGHT["accent"],
        "color-brand-content": LIGHT["accent"],
        "color-brand-visited": LIGHT["last"],
        "color-background-primary": LIGHT["paper-raised"],
        "color-background-secondary": LIGHT["paper"],
        "color-foreground-primary": LIGHT["ink"],
        "color-foreground-secondary": LIGHT["ink-soft"],
    },
    "dark_css_variables": {
        "color-brand-primary": DARK["accent"],
        "color-brand-content": DARK["accent"],
        "color-brand-visited": DARK["last"],
        "color-background-primary": DARK["paper-sunk"],
        "color-background-secondary": DARK["paper"],
        "color-foreground-primary": DARK["ink"],
    },
}
html_logo = html_favicon = "../web/public/favicon.svg"
html_title = f"Stofa {version}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_extra_path = ["_root"]
html_copy_source = False
html_show_sphinx = False
