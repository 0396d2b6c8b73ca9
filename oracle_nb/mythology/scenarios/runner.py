"""Running scenarios of Mythology."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from oracle_nb.games.kit.scenarios import Difference, ScenarioFiles
from oracle_nb.games.scenarios.fields import Where, look_up
from oracle_nb.games.scenarios.planned_chance import PlannedChance
from oracle_nb.games.scenarios.runner import ScenarioPlay
from oracle_nb.games.scenarios.toml_file import TomlFile
from oracle_nb.mythology.model.position import Part, Position, tag_of
from oracle_nb.mythology.scenarios.compare import Comparison
from oracle_nb.mythology.scenarios.forms import ExpectForm, ScenarioForm, StepForm
from oracle_nb.mythology.scenarios.names import DECISION_NAMES, Names, word_of
from oracle_nb.mythology.scenarios.position_builder import Stage, build
from oracle_nb.mythology.text.rule_texts import rulebook


class ScenarioFile(TomlFile[ScenarioForm]):
    """The content of a scenario file. Raises ScenarioError for what is not in the format."""

    form = ScenarioForm
    merged: ClassVar = ("units", "prizes", "gods", "power")


def planned_chance(names: Names, step: StepForm, seed: int, where: Where) -> PlannedChance:
    """Return chance with the results of a step. Raises FieldFault."""
    words = {"die": {}, "own-god": names.gods, "turn": names.seats}
    given: dict[str, list[int]] = {}
    for kind, results in step.chance.items():
        look_up(kind, dict.fromkeys(words, 0), "kind of chance", where)
        for result in results:
            number = (
                look_up(result, words[kind], kind, (*where, kind))
                if isinstance(result, str)
                else result - 1
            )
            given.setdefault(kind, []).append(number)
    return PlannedChance(given, seed, words)


class _Play(ScenarioPlay):
    """A scenario of Mythology that is being played."""

    book = rulebook()
    decision_names = DECISION_NAMES

    def __init__(self, form: ScenarioForm, stage: Stage) -> None:
        super().__init__(form, stage.rules, stage.position)

    @property
    def names(self) -> Names:
        """The names of the data pack and of the gods that are drawn by now."""
        return Names(self.rules.world, self.position.gods)

    def chance(self, step: StepForm, where: Where) -> PlannedChance:
        """Return chance with the results of a step. Raises FieldFault."""
        return planned_chance(self.names, step, self.form.seed, where)

    def decision(self, position: Position) -> str:
        """Return the name of the pending decision, or "action" or "over"."""
        if position.part is Part.OVER:
            return "over"
        return tag_of(position.pending) if position.pending else "action"

    def player_name(self, seat: int) -> str:
        """Return the god of a player."""
        return word_of(self.names.seats, seat)

    def readable(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts with names instead of numbers."""
        return self.names.readable(facts)

    def differences(self, expect: ExpectForm, where: Where) -> Iterator[Difference]:
        """Yield each field of the position that differs."""
        return Comparison(self.rules.world, self.names, self.position, where).differences(expect)


_FILES = ScenarioFiles(ScenarioFile, _Play.book, lambda _, form: build(form), _Play)
read = _FILES.read
run_file = _FILES.run_file
run_text = _FILES.run_text
run = _FILES.run
stage = _FILES.stage
