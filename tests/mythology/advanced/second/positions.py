"""Positions for the second set of rules: random games, and crowded ones in which much happens."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.verdicts import PositionError
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.map.world_map import members

PARTING: Final = frozenset({Verb.END, Verb.CLOSE, Verb.LET_ALL, Verb.CONCEDE, Verb.EVENT})
"""Verbs that make games short, which are chosen less often."""


def chosen(options: list[Action], random: Random) -> Action:
    """Return a random action of a random verb."""
    verbs = sorted({option.verb for option in options})
    busy = [verb for verb in verbs if verb not in PARTING]
    verb = random.choice(busy if busy and random.random() < 0.7 else verbs)
    return random.choice([option for option in options if option.verb == verb])


def crowded(rules: AdvancedMythology, at: Position, random: Random) -> Position:
    """Return the position with most units, Prizes and Helpers in a few hexes of the coast."""
    shores = members(rules.world.shores)
    start = random.choice(shores)
    near = [hex_ for hex_ in shores if rules.world.distances(start)[hex_] <= 3]
    near += random.sample([*rules.world.neighbors[start]], 2)
    land = [hex_ for hex_ in near if rules.world.land >> hex_ & 1]
    ships = 0
    units = list(at.units)
    for unit, hex_ in enumerate(units):
        if random.random() < 0.7 and hex_ >= 0:
            units[unit] = random.choice(near if 32 <= unit < 86 else land)
            if unit < 32 and rules.world.shores >> units[unit] & 1 and random.random() < 0.2:
                ships |= 1 << unit
    fields: dict[str, Any] = {"units": tuple(units), "ships": ships}
    for name in ("prizes", "helpers"):
        fields[name] = tuple(
            random.choice(land) if random.random() < 0.5 and bearer < 0 else place
            for place, bearer in zip(getattr(at, name), _bearers(at, name), strict=True)
        )
    return rules.begin(replace(at, **fields), SeededChance(random.randrange(1 << 30))).position


def equal(at: Position, random: Random) -> Position:
    """Return the position with few totals of points, so that there are draws over Heroes."""
    totals = [tuple(random.choice((0, 2, 2)) for _ in range(32)) for _ in at.sheets]
    sheets = [
        sheet and replace(sheet, totals=own) for sheet, own in zip(at.sheets, totals, strict=True)
    ]
    return replace(at, sheets=tuple(sheets))


def _bearers(at: Position, name: str) -> tuple[int, ...]:
    return at.bearers[:10] if name == "prizes" else at.bearers[10:]


def games(rules: AdvancedMythology, random: Random) -> Iterator[tuple[Position, Action, Position]]:
    """Yield the steps of random games without end: a position, an action, the position after it."""
    while True:
        seed = random.randrange(1 << 30)
        chance = SeededChance(seed)
        at = rules.begin(rules.set_up(seed), chance).position
        while at.to_move is not None:
            if at.pending == () and at.phase == "placing" and random.random() < 0.3:
                try:
                    at = crowded(rules, at, random)
                except PositionError:
                    continue
            if at.phase == "placing" and at.zeus is not UNSET:
                at = equal(at, random)
            action = chosen(rules.legal_actions(at), random)
            after = rules.apply(at, action, chance).position
            yield at, action, after
            at = after
