"""Games and positions for the tests of the planner."""

from msgspec.structs import replace

from oracle_nb.core.chance import random_below
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.coach import Coach
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of


def rules_of(game: Game) -> Delphi:
    """Return the rules of a game of The Oracle of Delphi."""
    rules = game.rules
    assert isinstance(rules, Delphi)
    return rules


def coach_of(game: Game) -> Coach:
    """Return the coach of a game."""
    coach = package_of("delphi").coach(game.rules)
    assert coach is not None
    return coach


def acting(players: int, seed: int) -> Game:
    """Return a game whose first player can act."""
    game = new_game(players=players, seed=seed)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    return game


def mover(game: Game) -> int:
    """Return the seat to move."""
    seat = game.rules.to_move(game.position)
    assert seat is not None
    return seat


def wandering(players: int, seed: int, actions: int) -> Game:
    """Return a game after some random actions."""
    game = new_game(players=players, seed=seed)
    for number in range(actions):
        options = game.legal_actions()
        game.play(options[random_below(seed, number, len(options))])
    return game


def with_player(position: Position, seat: int, **changes: object) -> Position:
    player = replace(position.players[seat], **changes)
    players = (*position.players[:seat], player, *position.players[seat + 1 :])
    return replace(position, players=players)
