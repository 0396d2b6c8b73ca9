"""Powers: what a player's ship tile, companions and equipment amount to, folded into one value.

Rules read Powers and nothing of the cards themselves, so that "equipment changes everything"
touches one place. ``sources`` keeps, for every part, the ids of the rules that gave it.
"""

from functools import lru_cache
from typing import Final

import msgspec

from oracle_nb.delphi.pieces import COLORS_OF, DEPICTED, Equipment, Kind, ShipTile
from oracle_nb.delphi.position import Player, Position

CostRow = tuple[int, ...]
RANGE: Final = 3
STORAGE: Final = 2
RECOVER_SAME: Final = 3
RECOVER_ALL: Final = 6
CREATURE_RANGE: Final = 3


class Powers(msgspec.Struct, frozen=True, gc=False, eq=False):
    """What a player can do beyond the basic rules, or short of them.

    ``wheel[s][c]`` is what it costs, in favor tokens, to use a die or card of color s as color c,
    ``plain[s][c]`` what it would cost without demigods and Apollon.
    ``sailing`` sums up in one number all that moves and reaches depend on.
    ``floor`` is the row to which a used god returns, 0 or -1 for "the row of the number of
    players". ``creatures``, ``heroes``, ``demigods``, ``bonus`` and ``consult`` are color masks.
    """

    range: int
    storage: int
    wheel: tuple[CostRow, ...]
    plain: tuple[CostRow, ...]
    crossing: bool
    creatures: int
    heroes: int
    demigods: int
    bonus: int
    consult: int
    reach_island: bool
    reach_statue: bool
    reach_offering: bool
    recover_same: int
    recover_all: int
    reward_god: bool
    extra_action: bool
    extra_favor: int
    gods_out: bool
    sources: tuple[tuple[str, tuple[str, ...]], ...]
    sailing: int = 0

    def __post_init__(self) -> None:
        parts = (self.crossing, self.reach_island, self.reach_statue, self.reach_offering)
        number = self.range << 6 | self.creatures
        for part in parts:
            number = number << 1 | part
        msgspec.structs.force_setattr(self, "sailing", number)

    def given_by(self, part: str) -> tuple[str, ...]:
        """The ids of the rules that changed a part ("range", "storage", "wheel", ...)."""
        return dict(self.sources).get(part, ())


def _steps(both_ways: bool, discount: int) -> tuple[CostRow, ...]:
    """What the way around the wheel costs from every color to every color."""

    def cost(source: int, color: int) -> int:
        steps = (color - source) % 6
        if both_ways:
            steps = min(steps, -steps % 6)
        return max(0, steps - discount)

    return tuple(tuple(cost(source, color) for color in range(6)) for source in range(6))


_STEPS: Final = tuple(
    tuple(_steps(both_ways, discount) for discount in (0, 1)) for both_ways in (False, True)
)
_FREE: Final = ((0,) * 6,) * 6


def _wheel(both_ways: bool, discount: int, demigods: int, free: bool) -> tuple[CostRow, ...]:
    if free:
        return _FREE
    rows = _STEPS[both_ways][discount]
    if not demigods:
        return rows
    colors = COLORS_OF[demigods]
    by_demigod = [min([row[color] for color in colors]) for row in rows]
    return tuple(
        [
            tuple([min(most, cost) for cost in row])
            for row, most in zip(rows, by_demigod, strict=True)
        ]
    )


@lru_cache(maxsize=65536)
def fold(
    tile: int, companions: tuple[int, ...], equipment: tuple[int, ...], apollon: bool
) -> Powers:
    """Fold a ship tile, companions and equipment (and this turn's Apollon) into Powers."""
    sources: dict[str, list[str]] = {}

    def has(card: int, part: str, rule: str) -> bool:
        if card not in equipment:
            return False
        sources.setdefault(part, []).append(rule)
        return True

    def ship(which: ShipTile, part: str, rule: str) -> bool:
        if tile != which:
            return False
        sources.setdefault(part, []).append(rule)
        return True

    kinds = [0, 0, 0]
    for companion in companions:
        kinds[companion % 3] |= 1 << companion // 3
    bonus = consult = 0
    for card in equipment:
        if Equipment.BONUS_PINK <= card <= Equipment.BONUS_BLUE:
            bonus |= DEPICTED[Equipment(card)]
        elif Equipment.CONSULT_YELLOW <= card <= Equipment.CONSULT_BLACK:
            consult |= DEPICTED[Equipment(card)]
    reach = RANGE + 2 * ship(ShipTile.RANGE, "range", "ship.range")
    reach += has(Equipment.RANGE, "range", "equipment.range")
    both_ways = ship(ShipTile.BOTH_WAYS, "wheel", "ship.both-ways")
    storage = STORAGE + 2 * ship(ShipTile.BOTH_WAYS, "storage", "ship.both-ways")
    storage += has(Equipment.STORAGE, "storage", "equipment.storage")
    discount = int(ship(ShipTile.RECOLOR, "wheel", "ship.recolor"))
    if kinds[Kind.DEMIGOD]:
        sources.setdefault("wheel", []).append("companion.demigod")
    if apollon:
        sources["wheel"] = ["god.apollon"]
    patient = has(Equipment.RECOVER, "recover", "equipment.recover")
    wheel = _wheel(both_ways, discount, kinds[Kind.DEMIGOD], apollon)
    return Powers(
        range=reach,
        storage=storage,
        wheel=wheel,
        plain=_STEPS[both_ways][discount],
        crossing=has(Equipment.SHALLOWS, "crossing", "equipment.shallows"),
        creatures=kinds[Kind.CREATURE],
        heroes=kinds[Kind.HERO],
        demigods=kinds[Kind.DEMIGOD],
        bonus=bonus,
        consult=consult,
        reach_island=has(Equipment.REACH_ISLAND, "reach_island", "equipment.reach-island"),
        reach_statue=has(Equipment.REACH_STATUE, "reach_statue", "equipment.reach-statue"),
        reach_offering=has(Equipment.REACH_OFFERING, "reach_offering", "equipment.reach-offering"),
        recover_same=4 if patient else RECOVER_SAME,
        recover_all=8 if patient else RECOVER_ALL,
        reward_god=has(Equipment.REWARD_GOD, "reward_god", "equipment.reward-god"),
        extra_action=has(Equipment.EXTRA_ACTION, "extra_action", "equipment.extra-action"),
        extra_favor=int(ship(ShipTile.FAVOR, "favor", "ship.favor")),
        gods_out=ship(ShipTile.GODS, "gods", "ship.gods"),
        sources=tuple((part, tuple(rules)) for part, rules in sources.items()),
    )


def powers_of(position: Position, seat: int) -> Powers:
    """The powers of a player at this moment; Apollon counts only in the player's own turn."""
    player: Player = position.players[seat]
    wild = position.apollon and seat == position.turn
    return fold(player.tile, player.companions, player.equipment, wild)
