"""Running scenarios of the Advanced Game."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from oracle_nb.games.kit.scenarios import ScenarioFiles
from oracle_nb.games.scenarios.toml_file import TomlFile
from oracle_nb.mythology.advanced.model.position import Phase, Position, tag_of
from oracle_nb.mythology.advanced.scenarios.compare import Comparison
from oracle_nb.mythology.advanced.scenarios.forms import ScenarioForm
from oracle_nb.mythology.advanced.scenarios.position_builder import build
from oracle_nb.mythology.advanced.text.rule_texts import rulebook
from oracle_nb.mythology.pieces import GODS
from oracle_nb.mythology.scenarios.level_scenarios import LevelPlay
from oracle_nb.mythology.scenarios.names import Names, word_of

DECISION_NAMES: Final = (
    "claim",
    "challenge",
    "way",
    "ambush",
    "combat",
    "capture",
    "window",
    "eruption",
    "aim",
    "moment",
    "plea",
)


class ScenarioFile(TomlFile[ScenarioForm]):
    """The content of a scenario file. Raises ScenarioError for what is not in the format."""

    form = ScenarioForm
    merged: ClassVar = (
        *("units", "prizes", "gods", "noted", "totals", "aid", "ail", "held"),
        *("helpers", "cargo", "hands", "laid"),
    )


NUMBERED: Final = ("red", "white", "own-fate", "fate", "birth", "card")
"""Kinds of chance whose results are numbers from 1: dice, Fates, spaces of Greece, and cards."""


def kinds_of_chance(names: Names) -> dict[str, Mapping[str, int]]:
    """Return each kind of chance with the names of its results; numbers have none."""
    numbers: dict[str, Mapping[str, int]] = {kind: {} for kind in NUMBERED}
    return numbers | {"own-god": names.gods}


class _Play(LevelPlay):
    """A scenario of the Advanced Game that is being played."""

    book = rulebook()
    decision_names = DECISION_NAMES
    comparison = Comparison
    kinds_of_chance = staticmethod(kinds_of_chance)

    def gods(self) -> tuple[int, ...]:
        """Return the gods of the players, with Zeus."""
        gods: tuple[int, ...] = self.position.gods
        return (*gods, GODS) if gods and self.position.zeus_seat >= 0 else gods

    def decision(self, position: Position) -> str:
        """Return the name of the pending decision, or "action" or "over"."""
        if position.phase is Phase.OVER:
            return "over"
        return tag_of(position.top) if position.top else "action"

    def readable(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts with names instead of numbers."""
        readable = super().readable(facts)
        if "other_unit" in facts:
            readable["other_unit"] = word_of(self.names.units, facts["other_unit"])
        return readable


_FILES = ScenarioFiles(ScenarioFile, _Play.book, lambda _, form: build(form), _Play)
read = _FILES.read
run_file = _FILES.run_file
run_text = _FILES.run_text
run = _FILES.run
stage = _FILES.stage
