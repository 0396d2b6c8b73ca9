"""The counters on the map in positions of any level."""

from oracle_nb.core.positions import CountedPosition
from oracle_nb.mythology.pieces import OFF


class PlacedPosition(CountedPosition, frozen=True):
    """The counters on the map, and the gods of the players.

    Parameters
    ----------
    units : tuple of int
        The hex of each of the 64 units; -1 for a unit that is off the map.
    prizes : tuple of int
        The hex of each of the 10 Prizes; -1 for one that is off the map.
    gods : tuple of int
        The god of each seat; empty before they are drawn.
    """

    units: tuple[int, ...]
    prizes: tuple[int, ...]
    gods: tuple[int, ...]

    def units_at(self, hex_: int) -> int:
        """Return the units in a hex as a bit set."""
        bits, unit = 0, -1
        for _ in range(self.units.count(hex_)):
            unit = self.units.index(hex_, unit + 1)
            bits |= 1 << unit
        return bits

    def prize_at(self, hex_: int) -> int:
        """Return the Prize in a hex; -1 for none."""
        return self.prizes.index(hex_) if hex_ != OFF and hex_ in self.prizes else -1
