"""A map with the counters of a random setup, and its graphs."""

from functools import cached_property
from typing import Final, NamedTuple

from oracle_nb.core.arguments import whole
from oracle_nb.mythology.map.world_map import WorldMap, bits_of, map_of, members
from oracle_nb.mythology.measures.graphs import (
    Graph,
    area_graph,
    moves_graph,
    sailing_graph,
    walking_graph,
)
from oracle_nb.mythology.model.position import Setting
from oracle_nb.mythology.packs.data_pack import STANDARD
from oracle_nb.mythology.packs.installed import pack_of
from oracle_nb.mythology.pieces import HEX_COST, POWER
from oracle_nb.mythology.rules.setup import check_setting, set_up

TURN: Final = POWER // HEX_COST
"""Number of hexes that a unit can go in a turn with all power points of a player: 7."""


class Setup(NamedTuple):
    """The counters on the map, at the beginning of a game or later.

    ``units`` and ``prizes`` are the hex of each unit and of each Prize, ``OFF`` for those that have
    left the map.
    """

    pack: str
    players: int
    units: tuple[int, ...]
    prizes: tuple[int, ...]


def random_setup(pack: str = STANDARD, seed: int = 1, players: int = 4) -> Setup:
    """Return the setup of the game with a seed. Raises ValueError for a wrong number of players."""
    seed, players = whole("seed", seed), whole("players", players)
    setting = Setting(players=players, pack=pack)
    check_setting(setting)
    position = set_up(setting, map_of(pack_of(pack)), seed)
    return Setup(pack, players, position.units, position.prizes)


class SetupMap:
    """The map of a data pack with the counters of a setup.

    ``setup``: the counters.
    """

    def __init__(self, setup: Setup) -> None:
        self.world: Final[WorldMap] = map_of(pack_of(setup.pack))
        self.units: Final = setup.units
        """The hex of each unit and of each Prize; ``OFF`` for those that have left the map."""
        self.prizes: Final = setup.prizes

    @cached_property
    def moves(self) -> Graph:
        """All hexes, and the steps of a unit in the Basic Game."""
        return moves_graph(self.world)

    @cached_property
    def foot(self) -> Graph:
        """The hexes with land, and the steps between them on foot."""
        return walking_graph(self.world)

    @cached_property
    def ship(self) -> Graph:
        """The hexes with water, and the steps of a ship."""
        return sailing_graph(self.world)

    @cached_property
    def areas(self) -> Graph:
        """The Areas and their borders."""
        return area_graph(self.world)

    def reach(self, area: int, steps: int = TURN) -> dict[int, int]:
        """Return the hexes that units in an Area can reach, with their distances from it.

        Parameters
        ----------
        area : int
            The number of an Area, where a god stands.
        steps : int
            The number of hexes; by default those of a turn.

        Returns
        -------
        dict of int to int
            The distance of each hex; 0 for those of the Area.
        """
        seen = front = self.world.area_bits[area]
        result = dict.fromkeys(self.world.hexes_of(area), 0)
        for step in range(1, steps + 1):
            near = (j for i in members(front) for j in self.world.neighbors[i])
            front = bits_of(near) & ~seen
            seen |= front
            result |= dict.fromkeys(members(front), step)
        return result
