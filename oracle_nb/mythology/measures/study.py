"""A map with a setup and its measures, each computed once."""

from typing import Any, Final

from oracle_nb.core.arguments import chosen
from oracle_nb.core.work import checkpoint
from oracle_nb.mythology.measures.catalog import MEASURES
from oracle_nb.mythology.measures.setup_map import Setup, SetupMap, random_setup
from oracle_nb.mythology.packs.data_pack import STANDARD


class SetupStudy(SetupMap):
    """The map with the counters of a setup, and its measures.

    ``setup``: the counters.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._values: Final[dict[str, Any]] = {}

    def measure(self, name: str) -> Any:
        """Return the value of a measure, such as "foot.articulation_points". Raises ValueError."""
        name = chosen("measure", name, MEASURES)
        if name not in self._values:
            checkpoint()
            self._values[name] = MEASURES[name].of(self)
        return self._values[name]

    def headline(self, name: str) -> float:
        """Return the number that sums up a measure. Raises ValueError."""
        value = self.measure(name)
        return MEASURES[name].headline(value)


class MapStudy(SetupStudy):
    """The map of a data pack with the counters of a random setup, and its measures.

    Parameters
    ----------
    pack : str
        The name of an installed data pack.
    seed : int
        The setup is that of a game with this seed.
    players : int
        The number of players, which decides how far out the Prizes are.

    Examples
    --------
    >>> study = MapStudy(seed=7)
    >>> study.measure("foot.sizes")[1]
    423.0
    """

    def __init__(self, pack: str = STANDARD, seed: int = 1, players: int = 4) -> None:
        super().__init__(random_setup(pack, seed, players))
        self.seed: Final = seed
