"""Running scenarios of the Advanced Game."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from oracle_nb.games.kit.scenarios import Difference, ScenarioFiles
from oracle_nb.games.scenarios.fields import Where, look_up
from oracle_nb.games.scenarios.planned_chance import PlannedChance
from oracle_nb.games.scenarios.runner import ScenarioPlay
from oracle_nb.games.scenarios.toml_file import TomlFile
from oracle_nb.mythology.advanced.model.position import Phase, Position, tag_of
from oracle_nb.mythology.advanced.scenarios.compare import Comparison
from oracle_nb.mythology.advanced.scenarios.forms import ExpectForm, ScenarioForm, StepForm
from oracle_nb.mythology.advanced.scenarios.position_builder import Stage, build
from oracle_nb.mythology.advanced.text.rule_texts import rulebook
from oracle_nb.mythology.scenarios.names import Names, word_of

DECISION_NAMES: Final = ("claim", "challenge", "way", "ambush", "combat")


class ScenarioFile(TomlFile[ScenarioForm]):
    """The content of a scenario file. Raises ScenarioError for what is not in the format."""

    form = ScenarioForm
    merged: ClassVar = ("units", "prizes", "gods", "noted", "totals", "aid", "ail", "held")


def planned_chance(names: Names, step: StepForm, seed: int, where: Where) -> PlannedChance:
    """Return chance with the results of a step. Raises FieldFault."""
    words = {"red": {}, "white": {}, "own-god": names.gods}
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
    """A scenario of the Advanced Game that is being played."""

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
        if position.phase is Phase.OVER:
            return "over"
        return tag_of(position.top) if position.top else "action"

    def player_name(self, seat: int) -> str:
        """Return the god of a player."""
        return word_of(self.names.seats, seat)

    def readable(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts with names instead of numbers."""
        readable = self.names.readable(facts)
        if "other_unit" in facts:
            readable["other_unit"] = word_of(self.names.units, facts["other_unit"])
        return readable

    def differences(self, expect: ExpectForm, where: Where) -> Iterator[Difference]:
        """Yield each field of the position that differs."""
        return Comparison(self.rules.world, self.names, self.position, where).differences(expect)


_FILES = ScenarioFiles(ScenarioFile, _Play.book, lambda _, form: build(form), _Play)
read = _FILES.read
run_file = _FILES.run_file
run_text = _FILES.run_text
run = _FILES.run
stage = _FILES.stage
