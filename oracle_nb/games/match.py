"""The beginning and the end of any game: setup options, final standings, luck."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple


class SetupOption(NamedTuple):
    """An option of a new game: its name, its label, and pairs (value, label).

    The first value is the default. Without values a text is entered, and ``blank`` says what an
    empty one means. A ``folded`` option is hidden at first. A text can also come from a file of the
    types in ``accept``. The value ``by_player`` says that the options of single players decide.
    """

    name: str
    label: str
    options: Sequence[tuple[str, str]]
    hint: str = ""
    blank: str = ""
    folded: bool = False
    accept: str = ""
    by_player: str = ""

    def common(self) -> "SetupOption":
        """Return the option without the value for which options of single players are needed."""
        values = [(value, label) for value, label in self.options if value != self.by_player]
        return self._replace(options=values)


class FinalStanding(NamedTuple):
    """The final standing of a player, and what decided against the next one ("" for the last).

    Players who are level in everything share a ``place``, which counts from 1. ``won`` is ``why``
    of a winner as the end of a sentence: "You win in round 9, ahead on tasks, 8 to 7."
    """

    seat: int
    has: str
    why: str
    place: int
    won: str = ""


class Luck(NamedTuple):
    """A kind of luck: the number of draws of each seat, their results, and the expected results.

    A larger number is better luck. ``about`` says what is counted.
    """

    name: str
    about: str
    asked: Sequence[int]
    came: Sequence[int]
    expected: Sequence[float]


def luck_titles(say: Callable[..., str], kinds: Iterable[str]) -> dict[str, tuple[str, str]]:
    """Return the name of each kind of luck and what it counts: messages ``ending-luck-<kind>``."""
    return {kind: (say(f"ending-luck-{kind}"), say(f"ending-luck-{kind}-about")) for kind in kinds}


def count_luck(
    draws: Iterable[tuple[str, int, int, float]],
    kinds: Mapping[str, tuple[str, str]],
    players: int,
) -> tuple[Luck, ...]:
    """Return each kind of luck, added up over the draws of a game.

    Parameters
    ----------
    draws
        The kind of each draw, its seat, its result, and the expected result.
    kinds
        The name of each kind and what it counts, in the order of the result.
    players
        The number of seats.

    Examples
    --------
    >>> draws = [("fight", 1, 1, 0.5), ("fight", 1, 0, 0.25)]
    >>> count_luck(draws, {"fight": ("Fights", "fights won")}, 2)
    (Luck(name='Fights', about='fights won', asked=(0, 2), came=(0, 1), expected=(0, 0.75)),)
    """
    sums: dict[str, list[list[tuple[int, float]]]] = {
        kind: [[] for _ in range(players)] for kind in kinds
    }
    for kind, seat, came, expected in draws:
        sums[kind][seat].append((came, expected))
    return tuple(
        Luck(
            name,
            about,
            tuple(len(own) for own in sums[kind]),
            tuple(sum(came for came, _ in own) for own in sums[kind]),
            tuple(sum(expected for _, expected in own) for own in sums[kind]),
        )
        for kind, (name, about) in kinds.items()
    )
