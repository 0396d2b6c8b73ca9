"""What another color of a die or card costs, reckoned once more without the rules' own tables."""

from oracle_nb.delphi.actions import CARD, EXTRA
from oracle_nb.delphi.pieces import Kind, ShipTile
from tests.fuzz.case import Case

PRICE = 3
"""What an extra action costs (equipment.extra-action)."""


def cost(case: Case, source: int, color: int) -> int:
    """The tokens for using a source as a color."""
    if source == EXTRA:
        return PRICE
    if source < 0 or color < 0:
        return 0
    if case.position.apollon and case.seat == case.position.turn:
        return 0
    me = case.me

    def steps(end: int) -> int:
        way = (end - source % CARD) % 6
        if me.tile == ShipTile.BOTH_WAYS:
            way = min(way, 6 - way)
        return max(0, way - (me.tile == ShipTile.RECOLOR))

    wild = [card // 3 for card in me.companions if card % 3 == Kind.DEMIGOD]
    return min(steps(end) for end in (color, *wild))


def used_as(case: Case, color: int) -> Case:
    """The action with another color, as easy or hard to pay for as before."""
    before = cost(case, case.action.source, case.action.color)
    after = cost(case, case.action.source, color)
    case = case.do(color=color)
    favor = case.me.favor
    if before <= favor < after:
        return case.mine(favor=after)
    if after <= favor < before and after:
        return case.mine(favor=after - 1)
    return case
