"""Everything else works without NumPy, and whoever lacks it is told what to install."""

import subprocess
import sys

WITHOUT = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import stofa
from stofa import envs
from stofa.fast import Batch
batch = Batch("partners", 2, seed=1, observations=True)
batch.step(batch.random_actions(stofa.Rng(1)))
assert len(stofa.new("partners", seed=1).view(0).encoded()) == batch.layout.width
for make in (envs.aec, envs.parallel, envs.gym, lambda game: envs.vector(game, 1), envs.openspiel):
    try:
        make("partners")
    except ModuleNotFoundError as error:
        print(error)
"""


def test_who_lacks_a_package_is_told_which_extra_brings_it() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    said = "This environment needs more packages: pip install 'stofa[{}]'"
    assert done.stdout.splitlines() == [said.format("envs")] * 4 + [said.format("openspiel")]
