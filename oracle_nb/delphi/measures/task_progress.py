"""Task progress: the progress of a player's tasks as bits, for searches through all of it at once.

A set of states is a number with one bit for each, so that one operation on a number advances a
whole set.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from oracle_nb.delphi.model.tasks import TaskLedger
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS_OF

DELIVERED: Final = 7
"""The state of the white offering once it is delivered; 1 to 6 are the colors aboard."""


class ErrandStep(NamedTuple):
    """One errand: the states in which it can be done, and how far it shifts their bits."""

    where: int
    by: int

    def done(self, states: int) -> int:
        """Return the states after the errand."""
        return (states & self.where) << self.by


class Progress:
    """The states of all tasks: a number in mixed radix, with a digit for each counter.

    Shrines, statues loaded and statues raised are counted; each other task has a digit of its own.
    The color of a statue is forgotten, which only makes the simplified game easier.
    """

    def __init__(self, needs: TaskLedger) -> None:
        self.offerings: Final = COLORS_OF[needs.offering.fixed]
        self.monsters: Final = COLORS_OF[needs.monster.fixed]
        self.whites: Final = needs.monster.white
        self.shrines: Final = len(needs.letters)
        self.statues: Final = needs.statue.fixed.bit_count() + needs.statue.white
        digits = {"shrine": self.shrines + 1, "white monster": self.whites + 1}
        digits |= {f"monster {color}": 2 for color in self.monsters}
        digits |= {f"offering {color}": 3 for color in self.offerings}
        self.white_offering: Final = needs.offering.white > 0
        digits["white offering"] = DELIVERED + 1 if self.white_offering else 1
        digits |= {"loaded": self.statues + 1, "raised": self.statues + 1}
        self.sizes: Final = digits
        self.unit: Final[dict[str, int]] = {}
        self.count = 1
        for name, size in digits.items():
            self.unit[name] = self.count
            self.count *= size
        self.all: Final = (1 << self.count) - 1
        self._known: dict[tuple[str, int], int] = {}

    @property
    def errands(self) -> int:
        """The number of errands: two for each statue and offering, one for each other task."""
        deliveries = self.statues + len(self.offerings) + self.white_offering
        return self.shrines + 2 * deliveries + self.fights

    @property
    def free(self) -> int:
        """The number of errands that a god or a card can do for a ship anywhere."""
        return self.shrines + self.statues + len(self.offerings) + self.white_offering

    @property
    def fights(self) -> int:
        """The number of monsters to defeat; each brings an equipment card."""
        return len(self.monsters) + self.whites

    @property
    def rewards(self) -> int:
        """The number of tasks whose reward brings a god step with the right equipment."""
        return self.errands - self.free

    @property
    def goal(self) -> int:
        """The bit of the state in which everything is done."""
        last = {name: size - 1 for name, size in self.sizes.items()}
        return 1 << sum(self.unit[name] * value for name, value in last.items())

    def where(self, digit: str, value: int) -> int:
        """Return the states in which a digit has a value."""
        known = self._known.get((digit, value))
        if known is None:
            unit = self.unit[digit]
            known, width = ((1 << unit) - 1) << (value * unit), unit * self.sizes[digit]
            while width < self.count:
                known |= known << width
                width *= 2
            known &= self.all
            self._known[digit, value] = known
        return known

    @cached_property
    def fought(self) -> int:
        """The states in which a monster has been defeated."""
        states = 0
        for color in self.monsters:
            states |= self.where(f"monster {color}", 1)
        return states | (self.all & ~self.where("white monster", 0))

    @cached_property
    def aboard(self) -> Sequence[int]:
        """The states with each number of statues and offerings aboard, from 0."""
        layers = [0] * (self.free + 1)
        for loaded in range(self.statues + 1):
            for raised in range(loaded + 1):
                states = self.where("loaded", loaded) & self.where("raised", raised)
                layers[loaded - raised] |= states
        for states in self._offerings_aboard():
            with_one = [0, *(layer & states for layer in layers[:-1])]
            layers = [
                (layer & ~states) | more for layer, more in zip(layers, with_one, strict=True)
            ]
        return layers

    def _offerings_aboard(self) -> Iterable[int]:
        for color in self.offerings:
            yield self.where(f"offering {color}", 1)
        if self.white_offering:
            states = 0
            for value in range(1, DELIVERED):
                states |= self.where("white offering", value)
            yield states

    def returned(self, tasks: int) -> dict[int, int]:
        """Return the states after returning a number of tasks, by the errands that this saves."""
        result = {0: 1}
        for _ in range(tasks):
            after: dict[int, int] = {}
            for saved, states in result.items():
                for more, step in self._returns():
                    after[saved + more] = after.get(saved + more, 0) | step.done(states)
            result = after
        return {saved: states for saved, states in result.items() if states}

    def _returns(self) -> Iterable[tuple[int, ErrandStep]]:
        yield 1, self.shrine()
        for step in self.fight(ALL_COLORS):
            yield 1, step
        for color in self.offerings:
            digit = f"offering {color}"
            yield 2, ErrandStep(self.where(digit, 0), 2 * self.unit[digit])
        if self.white_offering:
            unopened = self.where("white offering", 0)
            yield 2, ErrandStep(unopened, DELIVERED * self.unit["white offering"])
        more = self.all & ~self.where("loaded", self.statues)
        yield 2, ErrandStep(more, self.unit["loaded"] + self.unit["raised"])

    # --- errands ---------------------------------------------------------------------------------

    def shrine(self) -> ErrandStep:
        """Return the errand of building a shrine."""
        return ErrandStep(self.all & ~self.where("shrine", self.shrines), self.unit["shrine"])

    def fight(self, colors: int) -> Iterable[ErrandStep]:
        """Yield the fights against the monsters of an island."""
        for color in COLORS_OF[colors]:
            if color in self.monsters:
                digit = f"monster {color}"
                yield ErrandStep(self.where(digit, 0), self.unit[digit])
            elif self.whites:
                left = self.all & ~self.where("white monster", self.whites)
                yield ErrandStep(left, self.unit["white monster"])

    def load_statue(self, room: int) -> ErrandStep:
        """Return the errand of loading a statue, in states with room."""
        return ErrandStep(room & ~self.where("loaded", self.statues), self.unit["loaded"])

    def raise_statue(self) -> ErrandStep:
        """Return the errand of raising a statue that is aboard."""
        states = 0
        for loaded in range(1, self.statues + 1):
            for raised in range(loaded):
                states |= self.where("loaded", loaded) & self.where("raised", raised)
        return ErrandStep(states, self.unit["raised"])

    def load_offering(self, colors: int, room: int) -> Iterable[ErrandStep]:
        """Yield the errands of loading the offerings of an island, in states with room."""
        white = self.unit["white offering"]
        for color in COLORS_OF[colors]:
            if color in self.offerings:
                digit = f"offering {color}"
                yield ErrandStep(self.where(digit, 0) & room, self.unit[digit])
            elif self.white_offering:
                yield ErrandStep(self.where("white offering", 0) & room, white * (1 + color))

    def make_offering(self, color: int) -> Iterable[ErrandStep]:
        """Yield the errand of delivering an offering to the temple of its color."""
        white = self.unit["white offering"]
        if color in self.offerings:
            digit = f"offering {color}"
            yield ErrandStep(self.where(digit, 1), self.unit[digit])
        elif self.white_offering:
            by = white * (DELIVERED - 1 - color)
            yield ErrandStep(self.where("white offering", 1 + color), by)
