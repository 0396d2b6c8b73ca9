"""A server with two games, to be attacked."""

from collections.abc import Iterator

import pytest

from tests.app_server import COLD, Served, running
from tests.installed_games import HARVEST


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The app at the root of its host, with an installed game."""
    games = {"harvest": HARVEST}
    with running(
        tmp_path_factory.mktemp("attacked"), games=games, attacked=True, first=COLD
    ) as served:
        yield served
