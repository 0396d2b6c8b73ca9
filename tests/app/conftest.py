"""Games for the tests of the app."""

import pytest

from oracle_nb.app.games.store import Store
from oracle_nb.app.panels import panels_of_game


@pytest.fixture
def game():
    """A first game: one person and two greedy bots, nothing done yet."""
    return panels_of_game("delphi").first_game("You", 4)


@pytest.fixture
def pair():
    """Two people at one screen, on the compact board."""
    return panels_of_game("delphi").new_game(("Ann", "Bob"), 8, {"length": "8", "tiles": "random"})


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path)
