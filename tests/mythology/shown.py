"""Mythology as it is shown at the table, for tests."""

from typing import Any, Final

from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.web.table.control.controller import TableController

PACKAGE: Final = package_of("mythology")


def presentation(language: str = "en") -> Any:
    """Return how the game is presented in a language."""
    return PACKAGE.presentation(language)


def table(position: Position, rules: Mythology) -> TableController:
    """Return a table with a position, all of whose players are people."""
    seats = ("Ann",) * rules.players
    return TableController(Game(rules, 1, seats, start=position))
