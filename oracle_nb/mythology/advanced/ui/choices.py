"""Effects of places, for the app: Heroes whom occurrences touch, and Prizes near a Hero."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.mythology.advanced.bots.walking import distances
from oracle_nb.mythology.advanced.model.divine import Kind, Occurrence, plot_of
from oracle_nb.mythology.advanced.model.numbers import HEXES
from oracle_nb.mythology.advanced.model.position import NOBODY, Position
from oracle_nb.mythology.advanced.rules.occurrences import defense_of, strike_chance, touched
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.pieces import HEROES, OFF

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology


FAR: Final = 2 * HEXES + 1
"""The number of spaces from which on a Prize is far: a Hero gets there in three rounds or more."""


class NearPrize(NamedTuple):
    """A Prize near a Hero, and the number of spaces."""

    spaces: int
    prize: int


def nearest_prize(rules: "AdvancedMythology", position: Position, hero: int) -> NearPrize | None:
    """Return the Prize that a Hero reaches in up to two rounds, on foot or aboard; or None."""
    if hero >= HEROES or position.units[hero] == OFF:
        return None
    world, start, aboard = rules.world, position.units[hero], position.ships >> hero & 1
    walks = on_foot(world, start)
    bearers = position.bearers or (NOBODY,) * len(position.prizes)
    loose = [
        NearPrize(
            distances(world, 1 << hex_).aboard[start] if aboard else walks.get(hex_, FAR), prize
        )
        for prize, hex_ in enumerate(position.prizes)
        if hex_ != OFF and bearers[prize] == NOBODY
    ]
    near = min(loose, default=None)
    return None if near is None or near.spaces >= FAR else near


@lru_cache(maxsize=128)
def on_foot(world: WorldMap, start: int) -> Mapping[int, int]:
    """Return the number of spaces on foot to each hex that isn't far."""
    spaces, front = {start: 0}, [start]
    for number in range(1, FAR):
        steps = {near for hex_ in front for near in members(world.on_foot[hex_])}
        front = [near for near in steps if near not in spaces]
        spaces.update(dict.fromkeys(front, number))
    return spaces


def own_plots(position: Position) -> tuple[int, ...]:
    """Return the occurrences that the player to move can set off, as they know them."""
    seat = position.to_move
    if seat is None or not position.threatening >> seat & 1:
        return ()
    return tuple(dict.fromkeys(position.open_plots(seat)))


def struck_from(
    rules: "AdvancedMythology", position: Position, plot: int, area: int
) -> Mapping[int, Fraction]:
    """Return the Heroes that an occurrence touches in an Area, with its chance against each.

    A volcano erupts where most Heroes are.
    """
    world, seat = rules.world, position.to_move
    assert seat is not None
    volcano = plot_of(plot).kind is Kind.VOLCANO
    spaces = [hex_ for hex_ in world.hexes_of(area) if world.land >> hex_ & 1]
    heroes = max(
        (
            touched(position, world, Occurrence(seat, plot, area, hex_))
            for hex_ in (spaces if volcano else [OFF])
        ),
        key=len,
        default=(),
    )
    return {hero: strike_chance(plot, defense_of(position, world, hero)) for hero in heroes}


def heroes_struck(rules: "AdvancedMythology", position: Position, area: int) -> int:
    """Return how many Heroes the own occurrences touch in an Area."""
    plots = own_plots(position)
    return len({hero for plot in plots for hero in struck_from(rules, position, plot, area)})


def area_group(rules: "AdvancedMythology", position: Position, area: int) -> str:
    """Return the group of an Area where the player to move places a god.

    "god" has the Areas with Heroes for the own occurrences, "god-stay" that of the god where no
    occurrence can be set off, and "god-other" those beside them; "god-any" has all.
    """
    if own_plots(position):
        return "god" if heroes_struck(rules, position, area) else "god-other"
    seat = position.to_move
    assert seat is not None
    if position.areas[seat] == OFF:
        return "god-any"
    return "god-stay" if area == position.areas[seat] else "god-other"
