"""Running scenarios of Mythology."""

from collections.abc import Mapping
from typing import ClassVar

from oracle_nb.games.kit.scenarios import ScenarioFiles
from oracle_nb.games.scenarios.toml_file import TomlFile
from oracle_nb.mythology.model.position import Part, Position, tag_of
from oracle_nb.mythology.scenarios.compare import Comparison
from oracle_nb.mythology.scenarios.forms import ScenarioForm
from oracle_nb.mythology.scenarios.level_scenarios import LevelPlay
from oracle_nb.mythology.scenarios.names import DECISION_NAMES, Names
from oracle_nb.mythology.scenarios.position_builder import build
from oracle_nb.mythology.text.rule_texts import rulebook


class ScenarioFile(TomlFile[ScenarioForm]):
    """The content of a scenario file. Raises ScenarioError for what is not in the format."""

    form = ScenarioForm
    merged: ClassVar = ("units", "prizes", "gods", "power")


def kinds_of_chance(names: Names) -> dict[str, Mapping[str, int]]:
    """Return each kind of chance with the names of its results; dice have none."""
    return {"die": {}, "own-god": names.gods, "turn": names.seats}


class _Play(LevelPlay):
    """A scenario of Mythology that is being played."""

    book = rulebook()
    decision_names = DECISION_NAMES
    comparison = Comparison
    kinds_of_chance = staticmethod(kinds_of_chance)

    def decision(self, position: Position) -> str:
        """Return the name of the pending decision, or "action" or "over"."""
        if position.part is Part.OVER:
            return "over"
        return tag_of(position.pending) if position.pending else "action"


_FILES = ScenarioFiles(ScenarioFile, _Play.book, lambda _, form: build(form), _Play)
read = _FILES.read
run_file = _FILES.run_file
run_text = _FILES.run_text
run = _FILES.run
stage = _FILES.stage
