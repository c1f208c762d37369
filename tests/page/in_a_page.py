"""What tests have Python do in a page, where nothing is but what the site has. Free of pytest."""

import importlib
import json
import sys
from importlib.util import find_spec
from pathlib import Path

import stofa
from tests.page.carried import using_tabs
from tests.page.visiting import visit

ABSENT = ("babel", "fluent", "stofa.server", "typing_extensions", "unittest")
SITE = Path(stofa.__file__).parents[1]


def imports() -> str:
    """Imports every module of ours; how many there are, whether the core is compiled, and what is missing."""
    modules = [
        ".".join(path.relative_to(SITE).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((SITE / "stofa").rglob("*.pyc"))
    ]
    for module in modules:
        importlib.import_module(module)
    absent = [name for name in ABSENT if find_spec(name) is None]
    return json.dumps({"modules": len(modules), "compiled": stofa.COMPILED, "absent": absent})


async def plays() -> str:
    """All that a visitor does, but for the browser's database."""
    await using_tabs(1, visit)
    assert not {"babel", "fluent"} & sys.modules.keys()
    return "played"
