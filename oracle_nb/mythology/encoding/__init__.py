"""The encoding of Mythology: actions as numbers, and the position as a vector."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from oracle_nb.games.encoding import (
    SINGLE,
    FeatureGroup,
    FeatureTable,
    UnnumberedAction,
    bits,
    one_hot,
    seat_names,
)
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.model.actions import NONE, TAKES_TARGET, TAKES_UNIT, Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Offer, Part, Position
from oracle_nb.mythology.pieces import GODS, POWER, PRIZES, ROUNDS, UNITS, Side
from oracle_nb.mythology.rules.engine import Mythology

MOST_COORDINATE: Final = 100
"""Maximum number of a coordinate of a hex, and minimum below zero."""
_PARTS: Final = tuple(Part)
_PENDING: Final = (Fight, Attempt, Offer)


class MythologyEncoding:
    """The encoding for one setting; see `oracle_nb.games.encoding.Encoding`.

    Raises
    ------
    ValueError
        If rules are missed, which makes other actions legal.
    """

    def __init__(self, rules: Mythology) -> None:
        if rules.missed:
            raise ValueError(
                "rules: `missed` must be empty, because only legal actions of the "
                "real rules have numbers"
            )
        world = rules.world
        self._blocks: Final = ActionBlocks(len(world.pack.area), len(world.names), rules.players)
        self._rules: Final = rules
        self._features: Final = FeatureTable(_groups(world, rules.players))
        self.actions: Final = self._blocks.total
        self.names: Final = self._features.names
        self.low: Final = self._features.low
        self.high: Final = self._features.high

    def __reduce__(self) -> tuple[type["MythologyEncoding"], tuple[Mythology]]:
        """Return the rules, which are all that copies and pickles need."""
        return MythologyEncoding, (self._rules,)

    def number(self, action: Action) -> int:
        """Return the number of an action. Raises UnnumberedAction if it has none."""
        return self._blocks.number(action)

    def action(self, number: int) -> Action:
        """Return the action with a number. Raises UnnumberedAction if there is none."""
        return self._blocks.action(number)

    def observation(self, view: Position, seat: int) -> list[float]:
        """Return the position from a seat, as numbers."""
        count = len(view.power)
        return self._features.values(
            _Outlook(view, tuple((seat + turn) % count for turn in range(count)))
        )


class _Outlook(NamedTuple):
    """A position, and all seats in turn order, the observer first."""

    view: Position
    seats: tuple[int, ...]


def _groups(world: WorldMap, players: int) -> Iterator[FeatureGroup]:
    names = seat_names(players)
    units = tuple(unit.slug for unit in world.pack.units)
    yield FeatureGroup("round", SINGLE, lambda s: [s.view.round], high=ROUNDS)
    yield FeatureGroup("turn", names, lambda s: [seat == s.view.turn for seat in s.seats])
    yield FeatureGroup("decides", names, lambda s: [seat == s.view.to_move for seat in s.seats])
    yield FeatureGroup("waiting", names, lambda s: [s.view.waiting >> seat & 1 for seat in s.seats])
    yield FeatureGroup("asked", names, lambda s: [s.view.asked >> seat & 1 for seat in s.seats])
    yield FeatureGroup(
        "part", tuple(map(str, _PARTS)), lambda s: [s.view.part is p for p in _PARTS]
    )
    yield FeatureGroup(
        "pending",
        tuple(kind.__name__.lower() for kind in _PENDING),
        lambda s: [type(s.view.pending) is kind for kind in _PENDING],
    )
    yield FeatureGroup(
        "pending.aid", SINGLE, lambda s: [getattr(s.view.pending, "aid", -1)], high=POWER, low=-1
    )
    for label in ("unit", "foe"):
        yield FeatureGroup(
            f"pending.{label}",
            units,
            lambda s, label=label: one_hot(getattr(s.view.pending, label, -1), UNITS),  # type: ignore[misc]
        )
    for place, name in enumerate(names):
        yield from _seat_groups(world, names, place, name)
    yield from _counter_groups(world)


def _seat_groups(
    world: WorldMap, names: tuple[str, ...], place: int, name: str
) -> Iterator[FeatureGroup]:
    """Yield what one player has; ``place`` counts from the observer."""
    pack = world.pack
    areas = tuple(area.slug for area in pack.area)
    sides = tuple(map(str, Side))

    def value_of(values: tuple[int, ...], outlook: _Outlook) -> int:
        return values[outlook.seats[place]] if values else -1

    yield FeatureGroup(f"{name}.power", SINGLE, lambda s: [value_of(s.view.power, s)], high=POWER)
    yield FeatureGroup(
        f"{name}.god",
        tuple(map(str, range(1, GODS + 1))),
        lambda s: one_hot(value_of(s.view.gods, s), 10),
    )
    yield FeatureGroup(
        f"{name}.side", sides, lambda s: one_hot(value_of(s.view.sides, s), len(sides))
    )
    yield FeatureGroup(
        f"{name}.area", areas, lambda s: one_hot(value_of(s.view.areas, s), len(areas))
    )
    yield FeatureGroup(f"{name}.ally", names, lambda s: _allies(s.view, s.seats[place], s.seats))
    yield FeatureGroup(
        f"{name}.removed-units",
        SINGLE,
        lambda s: [len(s.view.trophies[s.seats[place]])],
        high=UNITS,
    )
    yield FeatureGroup(
        f"{name}.prizes", SINGLE, lambda s: [len(s.view.captured[s.seats[place]])], high=PRIZES
    )


def _allies(view: Position, seat: int, seats: tuple[int, ...]) -> list[float]:
    allies = view.allies(seat)
    return [other in allies for other in seats]


def _counter_groups(world: WorldMap) -> Iterator[FeatureGroup]:
    """Yield where units and Prizes are, and what the units did in this turn."""
    hexes = world.hexes

    def counts_at(places: tuple[int, ...]) -> list[float]:
        result: list[float] = []
        for hex_ in places:
            result += (1, *hexes[hex_]) if hex_ >= 0 else (0, 0, 0)
        return result

    units = tuple(unit.slug for unit in world.pack.units)
    prizes = tuple(prize.slug for prize in world.pack.prize)
    for name, slugs, field in (("unit", units, "units"), ("prize", prizes, "prizes")):
        yield FeatureGroup(
            name,
            tuple(f"{slug}.{label}" for slug in slugs for label in ("on-map", "q", "r")),
            lambda s, field=field: counts_at(getattr(s.view, field)),  # type: ignore[misc]
            MOST_COORDINATE,
            -MOST_COORDINATE,
        )
    for name in ("movable", "entered", "tried"):
        yield FeatureGroup(
            name,
            units,
            lambda s, name=name: bits(getattr(s.view, name), UNITS),  # type: ignore[misc]
        )


__all__ = ["MythologyEncoding"]


class ActionBlock(NamedTuple):
    """The numbers of one verb: the first one, and how many units and targets it can name."""

    first: int
    verb: Verb
    units: int
    targets: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return max(self.units, 1) * max(self.targets, 1)


class ActionBlocks:
    """The numbers of all actions on one map, without gaps.

    The blocks are in the order of the verbs. Within a block, a number counts the units, then the
    targets, the last ones fastest.

    ``areas``, ``hexes``, ``players``: how many Areas and hexes the map has, and how many play.
    """

    def __init__(self, areas: int, hexes: int, players: int) -> None:
        targets = {
            Verb.PLACE: areas,
            Verb.STEP: hexes,
            Verb.FIGHT: UNITS,
            Verb.AID: POWER + 1,
            Verb.PROPOSE: players,
        }
        assert targets.keys() == TAKES_TARGET
        blocks: list[ActionBlock] = []
        total = 0
        for verb in Verb:
            units = UNITS if verb in TAKES_UNIT else 0
            blocks.append(ActionBlock(total, verb, units, targets.get(verb, 0)))
            total += blocks[-1].size
        self.blocks: Final = tuple(blocks)
        self.total: Final = total
        self._of_verb: Final = {block.verb: block for block in blocks}

    def number(self, action: Action) -> int:
        """Return the number of an action. Raises UnnumberedAction if it has none."""
        block = self._of_verb[action.verb]
        units = range(block.units) if block.units else (NONE,)
        targets = range(block.targets) if block.targets else (NONE,)
        if action.unit not in units or action.target not in targets:
            raise UnnumberedAction(f"no position allows {action!r}, so it has no number")
        return block.first + max(action.unit, 0) * max(block.targets, 1) + max(action.target, 0)

    def action(self, number: int) -> Action:
        """Return the action with a number. Raises UnnumberedAction if there is none."""
        for block in self.blocks:
            if 0 <= number - block.first < block.size:
                unit, target = divmod(number - block.first, max(block.targets, 1))
                return Action(
                    block.verb, unit if block.units else NONE, target if block.targets else NONE
                )
        raise UnnumberedAction(f"the numbers of actions are 0 to {self.total - 1}, not {number}")
