import importlib.metadata
import os
import sys

import pytest
from hypothesis import settings

# `ci` is also the everyday profile: small, and the same on every run. `long` searches on, for new examples each time.
settings.register_profile("ci", max_examples=50, deadline=None, derandomize=True, database=None, print_blob=True)
settings.register_profile("long", max_examples=2000, deadline=None, print_blob=True)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "ci")
settings.load_profile(PROFILE)


@pytest.fixture(scope="session")
def random_games() -> int:
    """How many random games a test marked `long` plays."""
    return {"ci": 200, "long": 20_000}[PROFILE]


def _quicken_simcord() -> None:
    """Take away the 50 ms that simcord waits, idle, after each act of a simulated person."""
    assert importlib.metadata.version("simcord") == "3.2.1", "read Env._settle_internal again before a new version"
    from simcord import Env

    defaults = Env._settle_internal.__kwdefaults__
    assert defaults
    assert defaults["idle"] == 0.05
    defaults["idle"] = 1e-9
    assert Env.settle.__defaults__ == (None, 0.05)
    Env.settle.__defaults__ = (None, 1e-9)


if "simcord" in sys.modules:  # its pytest plugin has loaded it, unless `-p no:simcord` was given
    _quicken_simcord()
