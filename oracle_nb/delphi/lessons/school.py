"""What Delphi brings to the school; see ``oracle_nb.learn.school.School``."""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from oracle_nb.chance import Fate
from oracle_nb.delphi.actions import Action
from oracle_nb.delphi.engine import Delphi
from oracle_nb.delphi.lessons import (
    cargo,
    checkup,
    deliveries,
    exploring,
    fighting,
    hand,
    lading,
    needs,
    odds,
    populating,
    quiz,
    reading,
    sailing,
    sea,
    trips,
    ventures,
    ways,
    wheel,
)
from oracle_nb.delphi.lessons.beliefs import BELIEFS
from oracle_nb.delphi.lessons.scenes import rules_under
from oracle_nb.delphi.position import Position
from oracle_nb.delphi.scenario.build import Stage, build
from oracle_nb.delphi.scenario.fate import CHANCES, ScenarioFate, fate_numbers
from oracle_nb.delphi.scenario.form import FateForm, FieldFault, ScenarioForm
from oracle_nb.exercise import Exercise
from oracle_nb.saves import misfit

if TYPE_CHECKING:
    from oracle_nb.words.wording import Wording

OWN_LESSONS: Final = "ORACLE_NB_LESSONS"
"""The environment variable with the paths of further lesson files, as in PATH."""
Template = Callable[[int], Exercise[Position, Action]]
TEMPLATES: Final[dict[str, Template]] = {
    **reading.TEMPLATES,
    **ways.TEMPLATES,
    **sea.TEMPLATES,
    **populating.TEMPLATES,
    **needs.TEMPLATES,
    **wheel.TEMPLATES,
    **hand.TEMPLATES,
    **sailing.TEMPLATES,
    **trips.TEMPLATES,
    **cargo.TEMPLATES,
    **lading.TEMPLATES,
    **deliveries.TEMPLATES,
    **exploring.TEMPLATES,
    **fighting.TEMPLATES,
    **odds.TEMPLATES,
    **ventures.TEMPLATES,
    **checkup.TEMPLATES,
    **quiz.TEMPLATES,
}
"""Every template by its name."""


class Staged:
    """A scene of a lesson, written in the scenario format, ready to be played."""

    def __init__(self, stage: Stage) -> None:
        self._spaces = stage.spaces
        self.rules: Final = stage.rules
        self.position: Final = stage.position

    def read(self, text: str) -> Action:
        """An action with the scene's labels of spaces. Raises MalformedAction."""
        return self.rules.notation.read(self._spaces.in_notation(text))

    def space(self, name: str) -> int:
        """A space by its label or name. Raises ValueError."""
        return self._spaces.find(name, ("point",))

    def fate(self, given: Mapping[str, Any], seed: int) -> Fate:
        """Fate as a step gives it. Raises ValueError that names the kind."""
        return ScenarioFate(msgspec.convert(dict(given), FateForm), seed, ("fate",))


class School:
    """Lessons, scenes, exercises and beliefs of Delphi."""

    beliefs: Mapping[str, tuple[str, ...]] = {key: one.misses for key, one in BELIEFS.items()}

    checkups: Sequence[str] = (*checkup.TEMPLATES, *quiz.TEMPLATES)

    chances: Mapping[str, Sequence[str]] = CHANCES

    def given(self, written: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[int]]:
        """What fate shall give. Raises ValueError that names the kind."""
        try:
            form = msgspec.convert(dict(written), FateForm, strict=False)
        except msgspec.ValidationError as error:
            text, where = misfit(error)
            raise ValueError(f"{where.lstrip('.')}: {text}" if where else text) from None
        try:
            found = fate_numbers(form, ())
        except FieldFault as fault:
            raise ValueError(f"{'.'.join(map(str, fault.where))}: {fault}") from None
        return {kind: values for kind, values in found.items() if values}

    def lessons(self) -> Sequence[Path]:
        """The files of the lessons: our own, in their order, and those that OWN_LESSONS names."""
        with as_file(files(__package__)) as folder:
            ours = sorted(folder.glob("*.toml"))
        named = os.environ.get(OWN_LESSONS, "").split(os.pathsep)
        return [*ours, *(Path(name) for name in named if name)]

    def stage(self, scene: Mapping[str, Any]) -> Staged:
        """What a scene describes. Raises ValueError that names the field."""
        try:
            form = msgspec.convert({"name": "scene", **scene}, ScenarioForm)
        except msgspec.ValidationError as error:
            text, path = misfit(error)
            raise ValueError(f"scene{path}: {text}") from None
        try:
            return Staged(build(form, {}))
        except FieldFault as fault:
            where = ".".join(map(str, ("scene", *fault.where)))
            raise ValueError(f"{where}: {fault}") from None

    def templates(self) -> Sequence[str]:
        """The names of all templates."""
        return tuple(TEMPLATES)

    def exercise(self, template: str, seed: int) -> Exercise[Position, Action]:
        """The exercise that a template makes of a seed. Raises ValueError for an unknown one."""
        if template not in TEMPLATES:
            raise ValueError(f"template: there is no {template!r}")
        return TEMPLATES[template](seed)

    def rules_under(self, rules: Delphi, belief: str) -> Delphi:
        """The same rules as somebody with a false belief has them. Raises ValueError."""
        if belief not in BELIEFS:
            raise ValueError(f"belief: there is no {belief!r}")
        return rules_under(rules, BELIEFS[belief].rule, BELIEFS[belief].variant)

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """A message of the lessons. Raises WordingError."""
        return _wording(language).say(message, **facts)


@cache
def _wording(language: str) -> "Wording":
    from oracle_nb.words.wording import Wording

    own = files(__package__).joinpath(language)
    names = files("oracle_nb.delphi.rulebook").joinpath(language)
    lists = files("oracle_nb.words").joinpath(language)
    asked = sorted(own.iterdir(), key=lambda file: file.name)
    found = [*asked, names / "names.ftl", lists / "lists.ftl"]
    return Wording(language, [(file.name, file.read_text("utf-8")) for file in found])
