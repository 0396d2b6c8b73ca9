"""The plan of an atlas, and the rows that follow from it."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from oracle_nb.core.arguments import items, meant, unknown, whole
from oracle_nb.core.errors import OracleError
from oracle_nb.core.version import __version__
from oracle_nb.games.board_data import OWN
from oracle_nb.games.board_names import board_name
from oracle_nb.games.registry import DEFAULT_GAME, board_data_of

if TYPE_CHECKING:
    from oracle_nb.games.board_data import BoardData

_DIGITS: Final = 6
"""Number of significant digits that are kept, which are the same on every machine."""


class AtlasError(OracleError, ValueError):
    """An atlas that can't be made or read; the message says what and where."""


Row = tuple[int, tuple[float | None, ...]]
"""The number of a layout and its measures, None where it has no such value."""


class AtlasPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The layouts and measures of an atlas, which with their number make it again.

    The first layouts have the seed ``seed``, one of each kind; then comes the next seed. A kind is
    the name of a recipe, or, as long as the plan isn't written to a file, a function.
    """

    game: str
    version: str
    seed: int
    kinds: tuple[Any, ...]
    measures: tuple[str, ...]

    def kind(self, number: int) -> Any:
        """Return the kind of a layout by its number."""
        return self.kinds[number % len(self.kinds)]

    def kind_text(self, number: int) -> str:
        """Return the kind of a layout in tables, where it is "own" for a function."""
        kind = self.kind(number)
        return kind if isinstance(kind, str) else OWN

    def seed_of(self, number: int) -> int:
        """Return the seed of a layout by its number."""
        return self.seed + number // len(self.kinds)

    def boards(self, numbers: Iterable[int]) -> Iterator[str]:
        """Yield the names of some layouts."""
        field = board_data_of(self.game)
        recipes = {kind: field.recipe(kind)[1] for kind in self.kinds}
        for number in numbers:
            make = recipes[self.kind(number)]
            yield board_name(field, self.kind_text(number), self.seed_of(number), make)


def planned(
    game: str = DEFAULT_GAME,
    seed: int = 0,
    kinds: Any = (),
    measures: Iterable[str] = (),
    *,
    kept: bool = True,
) -> AtlasPlan:
    """Return the plan of an atlas, by default with all kinds of layouts and all measures.

    A plan that isn't ``kept`` in a file may have functions that other processes can't import.

    Raises ValueError for an unknown game, kind or measure.
    """
    field = board_data_of(game)
    return AtlasPlan(
        game,
        __version__,
        whole("seed", seed),
        _recipes(field, kinds, kept),
        _chosen("measures", _names("measures", measures), tuple(field.measures)),
    )


def _names(what: str, given: Iterable[str]) -> tuple[str, ...]:
    """Return the names, of which a single one may be given as a text."""
    names = (given,) if isinstance(given, str) else items(given)
    if names is None:
        raise AtlasError(f"{what}: names are needed, not {given!r:.40}")
    return names


def _recipes(field: "BoardData", kinds: Any, kept: bool) -> tuple[Any, ...]:
    """Return the names of recipes, from which other processes can make the layouts, too."""
    alone = not isinstance(kinds, Iterable)
    names: list[Any] = []
    for given in (kinds,) if alone else _names("kinds", kinds):
        name = meant(given, field.kinds) or _recipe(field, given, kept)
        if name in names:
            raise AtlasError(f"kinds: {name} is there twice")
        names.append(name)
    return tuple(names) or tuple(field.kinds)


def _recipe(field: "BoardData", given: Any, kept: bool) -> Any:
    """Return the name of a recipe that isn't just a kind, or a function. Raises AtlasError."""
    try:
        name, make = field.recipe(given)
        if name == OWN and not callable(given):
            return field.write(make(0))
    except ValueError as error:
        plain = isinstance(given, str) and given.replace(" ", "").isidentifier()
        text = unknown("kind", given, field.kinds) if plain else str(error)
        raise AtlasError(f"kinds: {text.removeprefix('layout: ')}") from None
    if name == OWN and kept:
        raise AtlasError(
            f"kinds: {given!r:.60} has no name from which an atlas could be resumed; a kind, a "
            "file, or a function of a module that can be imported has one"
        )
    return given if name == OWN else name


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
    recipes = {kind: field.recipe(kind)[1] for kind in plan.kinds}
    rows: list[Row] = []
    for number in numbers:
        make, seed = recipes[plan.kind(number)], plan.seed_of(number)
        at = "the layout itself"
        try:
            study = field.study(make(seed))
            values = []
            for at in plan.measures:
                value = study.measure(at)
                values.append(kept(field.measures[at].headline(value)))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            kind = plan.kind_text(number)
            raise AtlasError(f"{kind} layout of seed {seed}, {at}: {reason}") from error
        rows.append((number, tuple(values)))
    return rows
