"""The exercises on lists of sentences, by name."""

from collections.abc import Callable
from typing import Final

from oracle_nb.delphi.lessons.exercises.asking import E
from oracle_nb.delphi.lessons.exercises.cargo_quiz import cargo
from oracle_nb.delphi.lessons.exercises.fight_quiz import fight
from oracle_nb.delphi.lessons.exercises.god_quiz import gods
from oracle_nb.delphi.lessons.exercises.tile_quiz import tiles

TEMPLATES: Final[dict[str, Callable[[int], E]]] = {
    "checkup.fight": fight,
    "checkup.tiles": tiles,
    "checkup.cargo": cargo,
    "checkup.gods": gods,
}
