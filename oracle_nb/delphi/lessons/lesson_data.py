"""The lessons of Delphi as data; see ``oracle_nb.games.lesson_data.LessonData``."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from oracle_nb.core.chance import Chance
from oracle_nb.delphi.lessons.exercises.scenes import rules_under
from oracle_nb.delphi.lessons.exercises.templates import TEMPLATES
from oracle_nb.delphi.lessons.misconceptions import BELIEFS
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.scenarios.forms import ChanceForm, DelphiScenarioForm
from oracle_nb.delphi.scenarios.position_builder import DelphiStage, build
from oracle_nb.delphi.scenarios.scripted_chance import CHANCES, ScenarioChance, chance_numbers
from oracle_nb.delphi.text.rule_texts import NAMES
from oracle_nb.games.packaged_lessons import PackagedLessons, Template
from oracle_nb.games.scenarios.fields import FieldFault
from oracle_nb.games.scenarios.toml_file import read_scene
from oracle_nb.storage.saves import misfit
from oracle_nb.text.fluent_files import LISTS, load_wording

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording


class DelphiStagedScene:
    """A scene of a lesson, written in the scenario format, ready to be played."""

    def __init__(self, stage: DelphiStage) -> None:
        self._spaces = stage.spaces
        self.rules: Final = stage.rules
        self.position: Final = stage.position

    def read(self, text: str) -> Action:
        """Return an action with the scene's labels of spaces. Raises MalformedAction."""
        return self.rules.notation.read(self._spaces.in_notation(text))

    def space(self, name: str) -> int:
        """Return a space by its label or name. Raises ValueError."""
        return self._spaces.find(name, ("point",))

    def chance(self, given: Mapping[str, Any], seed: int) -> Chance:
        """Return chance with the results that a step gives.

        Raises ValueError that names the kind.
        """
        return ScenarioChance(msgspec.convert(dict(given), ChanceForm), seed, ("chance",))


class DelphiLessons(PackagedLessons):
    """Lessons, scenes, exercises and beliefs of Delphi."""

    package = __package__
    makers: ClassVar[Mapping[str, Template]] = TEMPLATES
    beliefs: Mapping[str, tuple[str, ...]] = {key: belief.misses for key, belief in BELIEFS.items()}

    checkups: Sequence[str] = tuple(name for name in TEMPLATES if name.startswith("checkup."))

    chances: Mapping[str, Sequence[str]] = CHANCES

    def given(self, written: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[int]]:
        """Return the results that chance must give. Raises ValueError that names the kind."""
        try:
            form = msgspec.convert(dict(written), ChanceForm, strict=False)
        except msgspec.ValidationError as error:
            text, where = misfit(error)
            raise ValueError(f"{where.lstrip('.')}: {text}" if where else text) from None
        try:
            numbers = chance_numbers(form, ())
        except FieldFault as fault:
            raise ValueError(f"{'.'.join(map(str, fault.where))}: {fault}") from None
        return {kind: values for kind, values in numbers.items() if values}

    def stage(self, scene: Mapping[str, Any]) -> DelphiStagedScene:
        """Return the scene that a lesson file describes. Raises ValueError that names the field."""
        return DelphiStagedScene(
            read_scene(scene, DelphiScenarioForm, lambda form: build(form, {}))
        )

    def rules_under(self, rules: Delphi, belief: str) -> Delphi:
        """Return the same rules as somebody with a false belief has them. Raises ValueError."""
        if belief not in BELIEFS:
            raise ValueError(f"belief: there is no {belief!r}")
        return rules_under(rules, BELIEFS[belief].rule, BELIEFS[belief].variant)

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message of the lessons. Raises WordingError."""
        return _wording(language).say(message, **facts)


@cache
def _wording(language: str) -> "Wording":
    return load_wording(language, __package__, NAMES, LISTS)
