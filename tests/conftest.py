"""What all tests share: hypothesis profiles, and the browser that browser tests use."""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# `make test` looks at the same examples each time, so that a red run means a change; `make long`
# looks for new ones.
settings.register_profile("test", derandomize=True, deadline=None)
settings.register_profile(
    "long",
    max_examples=2_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium that scripts/chromium.py finds, quiet and without its own net traffic."""
    from scripts.chromium import find

    program = find()
    if program is None:
        pytest.fail("no Chromium: run `make chromium`")
    return {
        **browser_type_launch_args,
        "executable_path": program,
        "args": [
            "--no-sandbox",  # as root, as in most containers, Chromium starts in no other way
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--disable-sync",
            "--disable-background-networking",
            "--disable-component-update",
            "--no-first-run",
        ],
    }
