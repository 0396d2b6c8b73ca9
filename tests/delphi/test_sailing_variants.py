"""False beliefs about routes: what a move costs where a ship may not cross every space."""

import networkx as nx
import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.scenes import rules_under
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Phase, Position
from oracle_nb.delphi.rules.engine import Delphi
from tests.delphi.played_games import table

FAVOR = 2


def opening(rules: Delphi, color: int) -> Position:
    """Return a first turn with dice of a color and some tokens, close to another ship."""
    chance = SeededChance(3)
    position = rules.begin(rules.set_up(3), chance).position
    while position.pending or position.phase != Phase.ACT:
        position = rules.apply(position, rules.legal_actions(position)[0], chance).position
    ship = rules.board.water[7]
    near = rules.board.sailing[ship][0]
    players = tuple(
        replace(player, ship=ship, dice=(color,) * 3, favor=FAVOR)
        if seat == position.turn
        else replace(player, ship=near)
        for seat, player in enumerate(position.players)
    )
    return replace(position, players=players)


@pytest.mark.parametrize("color", range(6))
@pytest.mark.parametrize("block", [True, False])
def test_a_move_costs_the_way_over_free_spaces(color: int, block: bool) -> None:
    rules = table(3, 2)
    position = opening(rules, color)
    board, ship = rules.board, position.players[position.turn].ship
    near = position.players[1 - position.turn].ship
    rule = ("board.ships-share", "block") if block else ("move.end-color", "every-space")
    free = [
        space
        for space in board.water
        if (space != near if block else board.spaces[space].color == color) or space == ship
    ]
    sea = board.sea().subgraph(board.spaces[space].hex for space in free)
    ways = nx.single_source_shortest_path_length(sea, board.spaces[ship].hex)
    allowed = []
    believed, reach = rules_under(rules, *rule), rules.powers(position).range
    for space in {*board.water} - {ship}:
        verdict = believed.check(position, Action(Verb.MOVE, color, color, space))
        here = board.spaces[space]
        tokens = ways.get(here.hex, 99) - reach
        assert verdict.allowed == (tokens <= FAVOR and here.color == color)
        if verdict.allowed:
            assert verdict.tokens == max(0, tokens)
            allowed.append(verdict.tokens)
    assert allowed or not block
