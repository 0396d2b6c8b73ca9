"""Fixtures for the tests of Mythology."""

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.mythology.model.actions import Verb
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.rules.engine import Mythology
from tests.mythology.shown import PACKAGE


@pytest.fixture(scope="session")
def game() -> Game:
    """Return a complete game of three bots."""
    played = PACKAGE.new_game(3, seed=4)
    bots = [make_bot("random", seat, played.rules) for seat in range(3)]
    while (seat := played.to_move) is not None:
        played.play(bots[seat].decide(played.view(seat), played.legal_actions()))
    return played


@pytest.fixture(scope="session")
def rules(game: Game) -> Mythology:
    assert isinstance(game.rules, Mythology)
    return game.rules


@pytest.fixture(scope="session")
def moving(game: Game) -> Position:
    """Return a position in which at least two units can move, with an enemy beside one."""
    for entry in game.history:
        position = entry.position
        if position.part is Part.MOVEMENT and position.movable.bit_count() > 1:
            steps = [
                action for action in game.rules.legal_actions(position) if action.verb is Verb.STEP
            ]
            costs = {game.rules.check(position, step).tokens for step in steps}
            if costs == {2, 4} and len({step.unit for step in steps}) > 1:
                state: Position = position
                return state
    raise AssertionError("no such position")
