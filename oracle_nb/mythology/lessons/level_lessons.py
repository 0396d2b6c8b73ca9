"""The common base of the lessons of all levels; see ``oracle_nb.games.lesson_data.LessonData``."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from oracle_nb.core.chance import Chance
from oracle_nb.games.packaged_lessons import PackagedLessons
from oracle_nb.games.scenarios.planned_chance import PlannedChance
from oracle_nb.mythology.text.facts import FactNames

FACES: Final = tuple(map(str, range(1, 7)))
"""The numbers on a die."""


def dice_numbers(given: Mapping[str, Sequence[Any]], kinds: Iterable[str]) -> dict[str, list[int]]:
    """Return the numbers of results of dice of some kinds. Raises ValueError that names the kind.

    Examples
    --------
    >>> dice_numbers({"red": [5]}, ["red", "white"])
    {'red': [4]}
    """
    numbers: dict[str, list[int]] = {}
    for kind, results in given.items():
        if kind not in kinds:
            raise ValueError(f"{kind}: chance gives only {' and '.join(map(repr, kinds))}")
        if wrong := [result for result in results if str(result) not in FACES]:
            raise ValueError(f"{kind}: a die shows 1 to 6, not {wrong[0]!r}")
        numbers[kind] = [int(result) - 1 for result in results]
    return numbers


class LevelStagedScene:
    """A scene of a lesson, written in the scenario format, ready to be played.

    ``kinds``: the dice that a step can give.
    """

    def __init__(self, rules: Any, position: Any, kinds: Iterable[str]) -> None:
        self.rules: Final = rules
        self.position: Final = position
        self._kinds = kinds

    def read(self, text: str) -> Any:
        """Return an action by its text. Raises MalformedAction."""
        return self.rules.notation.read(text)

    def space(self, name: str) -> int:
        """Return a space by its name. Raises ValueError."""
        if name not in self.rules.world.index:
            raise ValueError(f"point: the map has no space {name!r}")
        space: int = self.rules.world.index[name]
        return space

    def chance(self, given: Mapping[str, Any], seed: int) -> Chance:
        """Return chance with the dice that a step gives. Raises ValueError that names the kind."""
        return PlannedChance(dice_numbers(given, self._kinds), seed, {})


class LevelLessons(PackagedLessons):
    """Lessons, scenes, exercises and beliefs of a level."""

    beliefs: Mapping[str, tuple[str, ...]]
    checkups: Sequence[str]
    chances: Mapping[str, Sequence[str]]

    @staticmethod
    def stage_of(scene: Mapping[str, Any]) -> Any:
        """Return the rules and the position of a scene. Raises ValueError."""
        raise NotImplementedError

    def given(self, written: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[int]]:
        """Return the results that chance must give. Raises ValueError that names the kind."""
        return dice_numbers(written, self.chances)

    def stage(self, scene: Mapping[str, Any]) -> LevelStagedScene:
        """Return the scene that a lesson file describes. Raises ValueError that names the field."""
        stage = self.stage_of(scene)
        return LevelStagedScene(stage.rules, stage.position, self.chances)

    def rules_under(self, rules: Any, belief: str) -> Any:
        """Return the rules as a learner with a misconception plays them. Raises ValueError.

        Misconceptions add up.
        """
        if belief not in self.beliefs:
            raise ValueError(f"belief: there is no {belief!r}")
        return type(rules)(rules.setting, rules.missed.union(self.beliefs[belief]))


def typed_facts(types: FactNames, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts as names; units also by the numbers on their counters.

    A key such as "unit_2" is the second fact of its kind. The dice of a roll stay in one line.
    """
    typed = types.typed(facts)
    for key, value in facts.items():
        kind, _, number = key.rpartition("_")
        if number.isdecimal():
            typed |= {key: types.typed({kind: value})[kind]}
        else:
            kind = key
        if kind in ("roll", "rolled"):
            typed[key] = typed[key].replace(" ", "\N{NO-BREAK SPACE}")
        elif kind in ("unit", "foe"):
            typed[key] = f"{typed[key]} ({value + 1})"
    return typed
