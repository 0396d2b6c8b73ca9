"""Secrets by fuzzing: random games in which nobody may learn what is secret."""

from dataclasses import dataclass, field
from typing import Final

from oracle_nb.games.registry import package_of
from tests.secrecy import leaks

GAMES: Final = ("mythology-advanced", "delphi")
"""The games with secrets, which take turns."""
ACTIONS: Final = 600
"""Maximum number of actions after which a pair of games is looked for."""
KEPT: Final = 20
"""Maximum number of leaks that are listed."""


@dataclass
class Tally:
    """Counts of random games, and what leaked in them."""

    total: int = 0
    troubles: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count what another has counted, too."""
        self.total += other.total
        self.troubles += other.troubles[: KEPT - len(self.troubles)]

    def faults(self) -> list[str]:
        """Return everything that shouldn't be."""
        return self.troubles if self.total else ["not one game was looked at"]

    def table(self) -> str:
        """Return the counts, and what leaked."""
        return "\n".join([f"{self.total} games", *self.troubles])


def proved(number: int, wanted: int) -> Tally:
    """Return the tally of the random game with this number."""
    name = GAMES[number % len(GAMES)]
    leaking = leaks(package_of(name), number, ACTIONS)
    return Tally(1, [f"{name} {number}: {leak}" for leak in leaking])
