"""How bots distribute power points over Heroes, by what others may have noted."""

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from oracle_nb.mythology.advanced.bots.contesting import Contest
from oracle_nb.mythology.advanced.model.numbers import ATTEMPTS, FOR_ZEUS, TURNS
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.pieces import HEROES, OFF

_LATER: Final = 0.5
"""Value of a point on a Hero in each later round, compared with this one."""
_ROUNDS: Final = 4
"""Number of later rounds in which it counts at most."""
_LOYALTY: Final = 0.3
"""Share of the value for which a bot notes the same Heroes again."""


class Allotment(NamedTuple):
    """The points for each Hero, and whether they are those of the last round."""

    points: dict[int, int]
    again: bool


def best_allotment(view: Position, world: WorldMap, seat: int, points: int) -> Allotment:
    """Return how to distribute at most these points; the rest is worth more elsewhere."""
    sheet = view.sheets[seat] or Sheet()
    blank = Sheet(totals=sheet.totals, last_noted=sheet.last_noted)
    sheets = tuple(blank if other == seat else None for other in range(len(view.sheets)))
    # The same for all decisions about one sheet.
    basis = replace(view, sheets=sheets, hands=(), laid=(), rites=UNSET)
    return _distributed(basis, world, seat, points)


@lru_cache(maxsize=64)
def _distributed(view: Position, world: WorldMap, seat: int, points: int) -> Allotment:
    sheet = view.sheets[seat]
    assert sheet is not None
    heroes = [hero for hero in range(HEROES) if can_walk(view, world, hero)]
    values = _Values(Contest(view, world, seat), sheet, heroes)
    later = 1 + _LATER * min(_ROUNDS, TURNS - view.round)
    best = values.greedy(points, 1 / FOR_ZEUS / later)
    last = {hero: noted for hero, noted in enumerate(sheet.last_noted) if noted}
    if last and {*last} <= {*heroes} and sum(last.values()) <= points:
        again = values.total(last) >= (1 - _LOYALTY) * values.total(best)
        if again:
            return Allotment(last, again=True)
    return Allotment(best, again=False)


def can_walk(view: Position, world: WorldMap, hero: int) -> bool:
    """Return whether a Hero is on the map and can move."""
    hex_ = view.units[hero]
    return hex_ != OFF and bool(view.ships >> hero & 1 or world.on_foot[hex_])


class _Values:
    """The value of points on Heroes."""

    def __init__(self, contest: Contest, sheet: Sheet, heroes: list[int]) -> None:
        self._contest, self._sheet, self._heroes = contest, sheet, heroes
        self._known: dict[tuple[int, int], tuple[float, float]] = {}

    def pair(self, hero: int, noted: int) -> tuple[float, float]:
        """Return what points on a Hero are worth in one's own phase and in others."""
        if (hero, noted) not in self._known:
            total = self._sheet.totals[hero] + noted if noted else 0
            own = self._contest.announcing(hero, total)
            self._known[hero, noted] = own, self._contest.defending(hero, total)
        return self._known[hero, noted]

    def total(self, noted: dict[int, int]) -> float:
        """Return what points are worth together; only five Heroes can be announced."""
        pairs = [self.pair(hero, noted.get(hero, 0)) for hero in self._heroes]
        best = sorted((own for own, _ in pairs), reverse=True)[:ATTEMPTS]
        return sum(best) + sum(others for _, others in pairs)

    def greedy(self, points: int, least: float) -> dict[int, int]:
        """Return points that are worth most for each of them, and at least this much."""
        noted = dict.fromkeys(self._heroes, 0)
        while points:
            best = sorted((self.pair(hero, noted[hero])[0] for hero in noted), reverse=True)
            floor = best[ATTEMPTS - 1] if len(best) >= ATTEMPTS else 0.0
            gain, hero, more = max(
                (
                    ((self._worth(hero, noted[hero] + more, floor) - now) / more, hero, more)
                    for hero in noted
                    for now in (self._worth(hero, noted[hero], floor),)
                    for more in range(1, points + 1)
                ),
                default=(0.0, 0, 0),
            )
            if gain <= least:
                break
            noted[hero] += more
            points -= more
        return {hero: number for hero, number in noted.items() if number}

    def _worth(self, hero: int, noted: int, floor: float) -> float:
        own, others = self.pair(hero, noted)
        return max(own, floor) + others
