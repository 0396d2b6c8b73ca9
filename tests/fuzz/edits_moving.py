"""Edits of ships and ways."""

from oracle_nb.delphi.pieces import Equipment
from tests.fuzz.case import Case
from tests.fuzz.finish import finish
from tests.fuzz.wheel import cost, paid_as

FAR = {"move.range", "move.buy-range"}


def steps(case: Case, start: int, end: int) -> int:
    """How many spaces a ship of mine enters on its way."""
    crossing = Equipment.SHALLOWS in case.me.equipment
    return case.board.distance(crossing)[start][end]


def of_color(case: Case, color: int) -> list[int]:
    return [space for space in case.board.water if case.board.spaces[space].color == color]


def beside(case: Case, target: int) -> Case:
    """My ship one space from the target."""
    return case.mine(ship=case.board.sailing[target][0])


def elsewhere(case: Case) -> Case | None:
    """Another target as good as this one, for a ship that must stay where it is."""
    color = case.action.color
    wrong = case.left == "move.end-color"
    for space in case.board.water:
        fits = color < 0 or (case.board.spaces[space].color == color) != wrong
        if space != case.me.ship and fits and steps(case, case.me.ship, space) <= 3:
            return case.do(target=space)
    return None


def water(case: Case) -> Case | None:
    """move.blocked: a target that ships come to."""
    color = case.action.color
    for space in case.board.water if color < 0 else of_color(case, color):
        if space != case.me.ship and (color < 0 or steps(case, case.me.ship, space) <= 3):
            return case.do(target=space)
    target = of_color(case, color)[0]
    return beside(case.do(target=target), target)


def all_done(case: Case) -> Case | None:
    """move.to-zeus: all my tasks are done."""
    edited = finish(case, case.seat)
    paid = edited and paid_as(case, edited)
    # A demigod that comes with the last statue may pay for every color.
    price = cost(paid, case.action.source, case.action.color) if paid else 0
    if paid and case.left == "oracle.recolor" and price <= paid.me.favor:
        return None
    return paid


def still_out(case: Case) -> Case | None:
    """end.leftovers: I have not come home."""
    return case.mine(home=False)


def away(case: Case) -> Case | None:
    """move.must-move: my ship is beside the target."""
    if case.me.home:
        return elsewhere(case)
    return beside(case, case.action.target)


def right_color(case: Case) -> Case | None:
    """move.end-color: a target of the color used, as far or near."""
    ship, target = case.me.ship, case.action.target
    spaces = of_color(case, case.action.color)
    if ship == target:
        return case.do(target=spaces[0]) if case.me.home else _both(case, spaces[0])
    way = steps(case, ship, target)
    far = case.left in FAR
    for space in sorted(spaces, key=lambda end: abs(steps(case, ship, end) - way)):
        there = steps(case, ship, space)
        if space != ship and (there >= way if far else there <= way):
            return case.do(target=space)
    # None so near, or so far: the ship goes to where one is.
    for space in spaces:
        for start in case.board.water:
            if not case.me.home and steps(case, start, space) == way:
                return case.do(target=space).mine(ship=start)
    return None


def _both(case: Case, space: int) -> Case:
    return case.do(target=space).mine(ship=space)


def near_enough(case: Case) -> Case | None:
    """move.range, move.buy-range: my ship is beside the target."""
    if case.me.home:
        return elsewhere(case)
    return beside(case, case.action.target)


def another_space(case: Case) -> Case | None:
    """action.effect for Poseidon: my ship is elsewhere."""
    if not case.me.home:
        return beside(case, case.action.target)
    space = next(space for space in case.board.water if space != case.me.ship)
    return case.do(target=space)


EDITS = {
    "move.blocked": water,
    "move.to-zeus": all_done,
    "end.leftovers": still_out,
    "move.must-move": away,
    "move.end-color": right_color,
    "move.range": near_enough,
    "move.buy-range": near_enough,
}
