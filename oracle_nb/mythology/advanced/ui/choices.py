"""The effects of actions, for the app: whom the own occurrences touch from an Area."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from oracle_nb.mythology.advanced.model.divine import Kind, Occurrence, plot_of
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.occurrences import defense_of, strike_chance, touched
from oracle_nb.mythology.pieces import OFF

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology


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
