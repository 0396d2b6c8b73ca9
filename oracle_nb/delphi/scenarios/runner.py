"""Running scenarios of Delphi."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from oracle_nb.delphi.model.position import DECISIONS, Phase, Position, tag
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.scenarios import names
from oracle_nb.delphi.scenarios.compare import Comparison, Difference
from oracle_nb.delphi.scenarios.forms import ExpectForm, ScenarioForm, StepForm
from oracle_nb.delphi.scenarios.names import human
from oracle_nb.delphi.scenarios.pending_steps import DECISION_NAMES
from oracle_nb.delphi.scenarios.position_builder import Stage, build
from oracle_nb.delphi.scenarios.scripted_chance import ScenarioChance
from oracle_nb.delphi.scenarios.toml_file import ScenarioFile, read
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.scenarios.fields import FieldFault, Where
from oracle_nb.games.scenarios.runner import Report, ScenarioPlay, check_citations, played


def run_file(path: str | Path) -> tuple[Report, ...]:
    """Run every scenario of a file.

    Raises ScenarioError, which names file, line, scenario and field, for anything that isn't in the
    format.
    """
    file = read(path)
    return tuple(run(file, number) for number in range(len(file.scenarios)))


def run_text(text: str, name: str = "scenario") -> tuple[Report, ...]:
    """Run every scenario of a text; errors use ``name`` as the name of the file."""
    file = ScenarioFile(text, name)
    return tuple(run(file, number) for number in range(len(file.scenarios)))


def run(file: ScenarioFile, number: int) -> Report:
    """Run one scenario of a file. Raises ScenarioError."""
    return played(file, number, lambda: _Play(file.scenarios[number], stage(file, number)))


def stage(file: ScenarioFile, number: int) -> Stage:
    """Return the position that a scenario starts from, with its rules. Raises ScenarioError."""
    form = file.scenarios[number]
    try:
        check_citations(rulebook(), form)
        return build(form, file.boards)
    except FieldFault as fault:
        raise file.error(number, fault) from None


class _Play(ScenarioPlay):
    """A scenario of Delphi that is being played."""

    book = rulebook()
    event_names = names.EVENT_NAMES
    decision_names = DECISION_NAMES

    def __init__(self, form: ScenarioForm, stage: Stage) -> None:
        super().__init__(form, stage.rules, stage.position)
        self.stage = stage

    def chance(self, step: StepForm, where: Where) -> ScenarioChance:
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

    def differences(self, expect: ExpectForm, where: Where) -> Iterator[Difference]:
        """Yield each field of the position that differs."""
        return Comparison(self.stage, self.position, where).differences(expect)

    def in_notation(self, text: str) -> str:
        """Return the text of an action with the names of spaces that the notation has."""
        return self.stage.spaces.in_notation(text)

    def is_automatic(self, position: Position) -> bool:
        """Whether something happens before anybody can decide."""
        return bool(position.pending) and not isinstance(position.pending[0], DECISIONS)
