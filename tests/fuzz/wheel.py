"""Prices of recoloring a die or card, computed without the rules' own tables."""

from oracle_nb.delphi.model.actions import CARD, EXTRA
from oracle_nb.delphi.pieces import Kind, ShipTile
from tests.fuzz.case import Case

PRICE = 3
"""The price of an extra action (equipment.extra-action)."""


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


def paid_as(before: Case, after: Case) -> Case:
    """The case afterwards, with as many tokens left for the action, or missing, as before."""
    was = cost(before, before.action.source, before.action.color)
    now = cost(after, after.action.source, after.action.color)
    return after.mine(favor=max(0, after.me.favor + now - was))


def used_as(case: Case, color: int) -> Case:
    """The action with another color, as easy or hard to pay for as before."""
    return paid_as(case, case.do(color=color))
