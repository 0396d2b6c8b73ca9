"""Fields of scenario files: their faults, and the numbers behind names."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from oracle_nb.core.arguments import close
from oracle_nb.core.errors import OracleError

Step = TypeVar("Step")
Where = tuple[str | int, ...]
"""The path to a field from the scenario on: names of fields and indices in lists."""


class FieldFault(OracleError, ValueError):
    """A fault of a field of a scenario; ``where`` is the path to it."""

    def __init__(self, where: Where, message: str) -> None:
        super().__init__(message)
        self.where = where


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base class of all parts of a scenario: an unknown field is an error."""


class OutcomeForm(Form, frozen=True, kw_only=True):
    """How the game ends: the names of the winners and, where ranked, everyone's places."""

    winners: tuple[str, ...]
    places: dict[str, int] | UnsetType = UNSET
    finished: bool = True


def is_set(value: object) -> bool:
    """Return whether a field was given at all."""
    return value is not UNSET


def all_steps(scenario: Any, step: Callable[..., Step]) -> tuple[Step, ...]:
    """Return the steps of a scenario in their form, with short forms expanded."""
    if is_set(scenario.steps):
        return tuple(step(do=each) if isinstance(each, str) else each for each in scenario.steps)
    if not is_set(scenario.do):
        return ()
    names = ("do", "by", "chance", "expect")
    return (step(**{name: value for name in names if is_set(value := getattr(scenario, name))}),)


def look_up(word: str, known: Mapping[str, int], what: str, where: Where) -> int:
    """Return the number for a name. Raises FieldFault with similar names, or all of them."""
    if word in known:
        return known[word]
    near = close(word, known)
    hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(known)}"
    raise FieldFault(where, f"{word!r} is not a valid {what}; {hint}")


def mask(words: Iterable[str], known: Mapping[str, int], what: str, where: Where) -> int:
    """Return the bit mask of names; one named twice is an error."""
    bits = 0
    for word in words:
        bit = 1 << look_up(word, known, what, where)
        if bits & bit:
            raise FieldFault(where, f"{word} is named twice")
        bits |= bit
    return bits


def numbers(
    words: Iterable[str], known: Mapping[str, int], what: str, where: Where
) -> tuple[int, ...]:
    """Return the numbers behind names, in the order given."""
    return tuple(look_up(word, known, what, where) for word in words)


def counts(
    table: Mapping[str, int], known: Mapping[str, int], what: str, where: Where, most: int
) -> dict[int, int]:
    """Return numbers by name, each from 0 to ``most``."""
    numbers = {}
    for word, number in table.items():
        key = look_up(word, known, what, (*where, word))
        if not 0 <= number <= most:
            raise FieldFault((*where, word), f"must be 0 to {most}, not {number}")
        numbers[key] = number
    return numbers
