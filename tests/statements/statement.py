"""The content of a sentence: a message and its facts."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Percent:
    """A rounded chance as it is printed: 33 for "33%"."""

    value: float


@dataclass(frozen=True)
class Other:
    """A fact that isn't printed and has none of the values ``but``."""

    but: frozenset[str]


@dataclass(frozen=True)
class Statement:
    """A message and the facts that a sentence states.

    A number is an int, a chance a ``Percent``, a space its code ("D7"), any other piece its key
    ("red", "die-red"), a list a tuple, a sentence within the sentence a ``Statement``. A fact that
    decides on a variant without being printed is that variant's key, or an ``Other``.
    """

    message: str
    facts: Mapping[str, object]

    def __getitem__(self, fact: str) -> object:
        return self.facts[fact]

    def number(self, fact: str) -> int:
        """Return a fact that must be a whole number."""
        value = self.facts[fact]
        assert isinstance(value, int), f"{fact} of {self.message} is {value!r}"
        return value

    def items(self, fact: str) -> tuple[object, ...]:
        """Return a fact that must be a list."""
        value = self.facts[fact]
        assert isinstance(value, tuple), f"{fact} of {self.message} is {value!r}"
        return value

    def nested(self) -> Iterator["Statement"]:
        """The statement and all those within it."""
        yield self
        for value in self.facts.values():
            for each in value if isinstance(value, tuple) else (value,):
                if isinstance(each, Statement):
                    yield from each.nested()
