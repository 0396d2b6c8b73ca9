"""The results of chance in a scenario, kind by kind; a seed decides the rest."""

from collections.abc import Mapping, Sequence
from typing import Final

from oracle_nb.delphi.scenarios import names
from oracle_nb.delphi.scenarios.forms import ChanceForm
from oracle_nb.games.scenarios.fields import FieldFault, Where, numbers
from oracle_nb.games.scenarios.planned_chance import PlannedChance

_KINDS: Final[Mapping[str, Mapping[str, int]]] = {
    "die": names.COLOR_NAMES,
    "card": names.COLOR_NAMES,
    "injury": names.COLOR_NAMES,
    "tile": names.TILE_NAMES,
    "equipment": names.EQUIPMENT_NAMES,
}


_ROLLS: Final = {"battle": (0, 9), "titan": (1, 6)}
"""The dice with numbers, with their lowest and highest result."""
CHANCES: Final[Mapping[str, tuple[str, ...]]] = {
    **{kind: tuple(known) for kind, known in _KINDS.items()},
    **{kind: tuple(map(str, range(low, high + 1))) for kind, (low, high) in _ROLLS.items()},
}
"""The kinds of draws: how each possible result is written."""


def chance_numbers(form: ChanceForm, where: Where) -> dict[str, tuple[int, ...]]:
    """Return the given results by kind, as numbers of draws. Raises FieldFault."""
    given = {}
    for kind, known in _KINDS.items():
        words: Sequence[str] = getattr(form, kind)
        given[kind] = tuple(numbers(words, known, kind, (*where, kind)))
    for kind, (low, high) in _ROLLS.items():
        values: Sequence[int] = getattr(form, kind)
        for value in values:
            if not low <= value <= high:
                raise FieldFault((*where, kind), f"it shows {low} to {high}, not {value}")
        given[kind] = tuple(value - low for value in values)
    return given


class ScenarioChance(PlannedChance):
    """Chance with the results of a scenario of Delphi."""

    def __init__(self, form: ChanceForm, seed: int, where: Where) -> None:
        super().__init__(chance_numbers(form, where), seed, _KINDS)
