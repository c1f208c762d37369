"""What all tests share: how hard Hypothesis tries, that Ctrl-C is heard, and that no network is spoken to."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every run, so that a failure is somebody's change and never bad luck. To look for new
# ones: STOFA_HYPOTHESIS=search
# Nothing is timed here: how long examples take to make says how busy the machine is.
settings.register_profile(
    "same", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "search", max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
)
settings.load_profile(os.environ.get("STOFA_HYPOTHESIS", "same"))


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a PostgreSQL as slow: starting one takes seconds, and so does each new database."""
    for item in items:
        if isinstance(item, pytest.Function):
            kinds = item.callspec.params.values() if hasattr(item, "callspec") else ()
            if "postgres" in item.fixturenames or "postgresql" in kinds:
                item.add_marker(pytest.mark.slow)


# Whoever starts the tests in the background may have made them, and all they start, deaf to Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)

# No test speaks to an address of a real network: servers find none but those that a test gives them.
os.environ["STOFA_NETWORK_ADDRESSES"] = ""
