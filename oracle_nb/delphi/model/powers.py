"""Powers: the effects of a player's ship tile, companions and equipment, as one value.

Rules read Powers and never the cards themselves, so that only one module knows the effects of
cards. ``sources`` has, for every part, the ids of the rules that changed it.
"""

from functools import lru_cache
from typing import Final

import msgspec

from oracle_nb.delphi.model.position import Player, Position
from oracle_nb.delphi.pieces import COLORS_OF, DEPICTED, Equipment, Kind, ShipTile, companion_parts

CostRow = tuple[int, ...]
RANGE: Final = 3
STORAGE: Final = 2
RECOVER_SAME: Final = 3
RECOVER_ALL: Final = 6
CREATURE_RANGE: Final = 3
NEVER: Final = 1_000_000
"""The price of an impossible recoloring, which occurs only with a false belief about the wheel."""


class Powers(msgspec.Struct, frozen=True, gc=False, eq=False):
    """The abilities of a player beyond the basic rules, or short of them.

    ``wheel[s][c]`` is the price in favor tokens of a die or card of color s as color c,
    ``plain[s][c]`` the price without demigods and Apollon. ``sailing`` is a single number for
    everything that moves and reaches depend on. ``floor`` is the row to which a used god returns, 0
    or -1 for "the row of the number of players". ``creatures``, ``heroes``, ``demigods``, ``bonus``
    and ``consult`` are color masks.
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
    sailing: int

    def given_by(self, part: str) -> tuple[str, ...]:
        """Return the ids of the rules that changed a part ("range", "storage", "wheel", ...)."""
        return dict(self.sources).get(part, ())


def _steps(both_ways: bool, discount: int) -> tuple[CostRow, ...]:
    """Return the price of each recoloring by the steps on the wheel."""

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


def with_demigods(rows: tuple[CostRow, ...], demigods: int) -> tuple[CostRow, ...]:
    """Return the prices with demigods, whose colors become any other color for free."""
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


_BOTH_WAYS: Final = int(ShipTile.BOTH_WAYS)
_RECOLOR: Final = int(ShipTile.RECOLOR)
Advantage = tuple[str, str, int]
"""A change of Powers: the part, the rule, and the amount."""
_TILES: Final[dict[int, tuple[Advantage, ...]]] = {
    int(ShipTile.RANGE): (("range", "ship.range", 2),),
    int(ShipTile.BOTH_WAYS): (
        ("wheel", "ship.both-ways", 1),
        ("storage", "ship.both-ways", 2),
    ),
    int(ShipTile.RECOLOR): (("wheel", "ship.recolor", 1),),
    int(ShipTile.FAVOR): (("favor", "ship.favor", 1),),
    int(ShipTile.GODS): (("gods", "ship.gods", 1),),
}
_CARDS: Final[dict[int, Advantage]] = {
    int(Equipment.RANGE): ("range", "equipment.range", 1),
    int(Equipment.STORAGE): ("storage", "equipment.storage", 1),
    int(Equipment.RECOVER): ("recover", "equipment.recover", 1),
    int(Equipment.SHALLOWS): ("crossing", "equipment.shallows", 1),
    int(Equipment.REACH_ISLAND): ("reach_island", "equipment.reach-island", 1),
    int(Equipment.REACH_STATUE): ("reach_statue", "equipment.reach-statue", 1),
    int(Equipment.REACH_OFFERING): ("reach_offering", "equipment.reach-offering", 1),
    int(Equipment.REWARD_GOD): ("reward_god", "equipment.reward-god", 1),
    int(Equipment.EXTRA_ACTION): ("extra_action", "equipment.extra-action", 1),
}
_BONUS: Final = {int(card): mask for card, mask in DEPICTED.items() if "BONUS" in card.name}
_CONSULT: Final = {int(card): mask for card, mask in DEPICTED.items() if "CONSULT" in card.name}


def _sailing(reach: int, creatures: int, flags: tuple[bool, bool, bool, bool]) -> int:
    """Return a number for everything that moves and reaches depend on."""
    crossing, island, statue, offering = flags
    return reach << 10 | creatures << 4 | crossing << 3 | island << 2 | statue << 1 | offering


@lru_cache(maxsize=4096)
def fold(
    tile: int, companions: tuple[int, ...], equipment: tuple[int, ...], apollon: bool
) -> Powers:
    """Fold a ship tile, companions and equipment (and this turn's Apollon) into Powers."""
    creatures = heroes = demigods = bonus = consult = 0
    for companion in companions:
        color, kind = companion_parts(companion)
        creatures |= (kind == Kind.CREATURE) << color
        heroes |= (kind == Kind.HERO) << color
        demigods |= (kind == Kind.DEMIGOD) << color
    advantages = list(_TILES.get(tile, ()))
    for card in equipment:
        bonus |= _BONUS.get(card, 0)
        consult |= _CONSULT.get(card, 0)
        if card in _CARDS:
            advantages.append(_CARDS[card])
    if demigods:
        advantages.append(("wheel", "companion.demigod", 1))
    more: dict[str, int] = {}
    sources: dict[str, tuple[str, ...]] = {}
    for part, rule, amount in advantages:
        more[part] = more.get(part, 0) + amount
        sources[part] = (*sources.get(part, ()), rule)
    if apollon:
        sources["wheel"] = ("god.apollon",)
    plain = _STEPS[tile == _BOTH_WAYS][tile == _RECOLOR]
    crossing, island = "crossing" in more, "reach_island" in more
    statue, offering = "reach_statue" in more, "reach_offering" in more
    reach = RANGE + more.get("range", 0)
    return Powers(
        range=reach,
        storage=STORAGE + more.get("storage", 0),
        wheel=_FREE if apollon else with_demigods(plain, demigods),
        plain=plain,
        crossing=crossing,
        creatures=creatures,
        heroes=heroes,
        demigods=demigods,
        bonus=bonus,
        consult=consult,
        reach_island=island,
        reach_statue=statue,
        reach_offering=offering,
        recover_same=4 if "recover" in more else RECOVER_SAME,
        recover_all=8 if "recover" in more else RECOVER_ALL,
        reward_god="reward_god" in more,
        extra_action="extra_action" in more,
        extra_favor=more.get("favor", 0),
        gods_out="gods" in more,
        sources=tuple(sources.items()),
        sailing=_sailing(reach, creatures, (crossing, island, statue, offering)),
    )


def altered(powers: Powers, **parts: int | bool) -> Powers:
    """Return powers with some parts replaced, as with a false belief."""
    new = msgspec.structs.replace(powers, **parts)
    flags = new.crossing, new.reach_island, new.reach_statue, new.reach_offering
    sailing = _sailing(new.range, new.creatures, flags)
    return msgspec.structs.replace(new, sailing=sailing)


def powers_of(position: Position, seat: int) -> Powers:
    """Return the current powers of a player; Apollon counts only in the player's own turn."""
    player: Player = position.players[seat]
    wild = position.apollon and seat == position.turn
    return fold(player.tile, player.companions, player.equipment, wild)
