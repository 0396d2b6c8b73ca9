"""The tests of the examples run as if every example were installed."""

from collections.abc import Iterator

import pytest

from tests.installed_games import HARVEST, NIM, installed_here


@pytest.fixture(scope="module", autouse=True)
def examples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install the examples while the tests of a module run."""
    with installed_here(tmp_path_factory.mktemp("packages"), {"harvest": HARVEST, "nim": NIM}):
        yield
