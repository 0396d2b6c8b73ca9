"""Scenario files of Delphi: reading and running them."""

from collections.abc import Iterator, Mapping
from typing import Any

from oracle_nb.delphi.model.position import DECISIONS, Phase, Position, tag
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.scenarios.compare import DelphiComparison
from oracle_nb.delphi.scenarios.forms import (
    SHIPS,
    BoardForm,
    DelphiExpectForm,
    DelphiScenarioForm,
    DelphiStepForm,
)
from oracle_nb.delphi.scenarios.names import human
from oracle_nb.delphi.scenarios.pending_steps import DECISION_NAMES
from oracle_nb.delphi.scenarios.position_builder import DelphiStage, build
from oracle_nb.delphi.scenarios.scripted_chance import ScenarioChance
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.kit.scenarios import Difference, ScenarioFiles
from oracle_nb.games.scenarios.fields import Where
from oracle_nb.games.scenarios.runner import ScenarioPlay
from oracle_nb.games.scenarios.toml_file import TomlFile


class DelphiScenarioFile(TomlFile[DelphiScenarioForm]):
    """The content of a scenario file.

    ``scenarios`` are its scenarios, ``boards`` the boards that it names. Raises ScenarioError,
    which names line, scenario and field, for everything that is not in the format.
    """

    form = DelphiScenarioForm
    tables = ("defaults", "boards")
    merged = SHIPS

    def read_tables(self, data: dict[str, Any]) -> None:
        """Read the boards."""
        boards = data.get("boards", {})
        self.boards = {
            name: self.read_table(("boards", name), board, BoardForm)
            for name, board in (boards.items() if isinstance(boards, dict) else ())
        }


class _Play(ScenarioPlay):
    """A scenario of Delphi that is being played."""

    book = rulebook()
    decision_names = DECISION_NAMES

    def __init__(self, form: DelphiScenarioForm, stage: DelphiStage) -> None:
        super().__init__(form, stage.rules, stage.position)
        self.stage = stage

    def chance(self, step: DelphiStepForm, where: Where) -> ScenarioChance:
        """Return chance with the results of a step. Raises FieldFault."""
        return ScenarioChance(step.chance, self.form.seed, where)

    def decision(self, position: Position) -> str:
        """Return the tag of the pending decision, or "action" or "over"."""
        if position.phase == Phase.OVER:
            return "over"
        return tag(position.pending[0]) if position.pending else "action"

    def player_name(self, seat: int) -> str:
        """Return the ship color of a player."""
        return str(Color(self.stage.ships[seat]))

    def readable(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts with names instead of numbers."""
        return {
            key: human(key, value, self.stage.spaces, self.stage.ships)
            for key, value in facts.items()
        }

    def differences(self, expect: DelphiExpectForm, where: Where) -> Iterator[Difference]:
        """Yield each field of the position that differs."""
        return DelphiComparison(self.stage, self.position, where).differences(expect)

    def in_notation(self, text: str) -> str:
        """Return the text of an action with the names of spaces that the notation has."""
        return self.stage.spaces.in_notation(text)

    def is_automatic(self, position: Position) -> bool:
        """Whether something happens before anybody can decide."""
        return bool(position.pending) and not isinstance(position.pending[0], DECISIONS)


_FILES = ScenarioFiles(
    DelphiScenarioFile, _Play.book, lambda file, form: build(form, file.boards), _Play
)
read = _FILES.read
run_file = _FILES.run_file
run_text = _FILES.run_text
run = _FILES.run
stage = _FILES.stage
