"""The plan of an atlas, and the rows that follow from it."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from oracle_nb.core.arguments import items, meant, unknown, whole
from oracle_nb.core.errors import OracleError
from oracle_nb.core.version import __version__
from oracle_nb.games.registry import DEFAULT_GAME, board_data_of

_DIGITS: Final = 6
"""Number of significant digits that are kept, which are the same on every machine."""


class AtlasError(OracleError, ValueError):
    """An atlas that can't be made or read; the message says what and where."""


Row = tuple[int, tuple[float | None, ...]]
"""The number of a layout and its measures, None where it has no such value."""


class AtlasPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The layouts and measures of an atlas, which with their number make it again.

    Layout number n, counted from 0, has the seed ``seed + n``; the kinds alternate.
    """

    game: str
    version: str
    seed: int
    kinds: tuple[str, ...]
    measures: tuple[str, ...]

    def kind(self, number: int) -> str:
        """Return the kind of a layout by its number."""
        return self.kinds[number % len(self.kinds)]


def planned(
    game: str = DEFAULT_GAME, seed: int = 0, kinds: Iterable[str] = (), measures: Iterable[str] = ()
) -> AtlasPlan:
    """Return the plan of an atlas, by default with all kinds of layouts and all measures.

    Raises ValueError for an unknown game, kind or measure.
    """
    field = board_data_of(game)
    return AtlasPlan(
        game,
        __version__,
        whole("seed", seed),
        _chosen("kinds", _names("kinds", kinds), tuple(field.kinds)),
        _chosen("measures", _names("measures", measures), tuple(field.measures)),
    )


def _names(what: str, given: Iterable[str]) -> tuple[str, ...]:
    """Return the names, of which a single one may be given as a text."""
    names = (given,) if isinstance(given, str) else items(given)
    if names is None:
        raise AtlasError(f"{what}: names are needed, not {given!r:.40}")
    return names


def _chosen(what: str, wanted: tuple[str, ...], known: tuple[str, ...]) -> tuple[str, ...]:
    result = []
    for each in wanted:
        if (name := meant(each, known)) is None:
            raise AtlasError(f"{what}: {unknown(what.removesuffix('s'), each, known)}")
        if name in result:
            raise AtlasError(f"{what}: {name} is there twice")
        result.append(name)
    return tuple(result) or known


def kept(value: float | None) -> float | None:
    """Return a value rounded as in an atlas; None if it isn't a number."""
    if value is None or not math.isfinite(value):
        return None
    return float(f"{value:.{_DIGITS}g}")


def survey(plan: AtlasPlan, numbers: Sequence[int]) -> list[Row]:
    """Return the rows of some layouts. Raises AtlasError that names the layout and the measure."""
    if plan.version != __version__:
        raise AtlasError(f"a worker has version {__version__}, not {plan.version}")
    field = board_data_of(plan.game)
    rows: list[Row] = []
    for number in numbers:
        kind, seed = plan.kind(number), plan.seed + number
        at = "the layout itself"
        try:
            study = field.study(field.layout(kind, seed))
            values = []
            for at in plan.measures:
                value = study.measure(at)
                values.append(kept(field.measures[at].headline(value)))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise AtlasError(f"{kind} layout of seed {seed}, {at}: {reason}") from error
        rows.append((number, tuple(values)))
    return rows
