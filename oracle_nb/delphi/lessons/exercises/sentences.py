"""Exercises on which of several sentences are true, decided by playing them."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.templates import Question
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason, Answers, MultipleChoice

Sentence = Callable[[Delphi], bool]
Sentences = tuple[dict[str, Sentence], dict[str, object]]
"""Sentences by the ids of their messages, and the facts of these messages."""


def quiz(
    scene: ExerciseScene,
    sentences: Mapping[str, Sentence],
    facts: Mapping[str, object],
    *reasons: AnswerReason,
) -> Question:
    """Return the question which of some sentences are true."""

    def answers(rules: Delphi) -> Answers:
        return frozenset({tuple(sorted(key for key, true in sentences.items() if true(rules)))})

    return Question(
        scene,
        answers,
        form=MultipleChoice(tuple(sentences)),
        facts=facts,
        look=(scene.me.ship,),
        explain=lambda: reasons,
    )


@lru_cache(maxsize=256)
def _rules(setting: Setting) -> Delphi:
    return Delphi(setting)


def on_board(scene: ExerciseScene, rules: Delphi) -> Delphi:
    """Return rules as they are believed, on the board of a scene."""
    return _rules(replace(scene.rules.setting, rules=rules.setting.rules))


def elsewhere(scene: ExerciseScene, sentences: Mapping[str, Sentence]) -> dict[str, Sentence]:
    """Return sentences about a scene as part of an exercise on another board."""

    def moved(true: Sentence) -> Sentence:
        return lambda rules: true(on_board(scene, rules))

    return {key: moved(true) for key, true in sentences.items()}


class _Rolls:
    """Chance with given rolls of the battle die."""

    def __init__(self, rolls: Sequence[int]) -> None:
        self._rolls = list(rolls)
        self._then = SeededChance(1)

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the next roll; a seed decides everything else."""
        if what == "battle" and self._rolls:
            return self._rolls.pop(0)
        return self._then.draw(number, what, weights)


def played(
    rules: Delphi, position: Position, actions: Sequence[Action], rolls: Sequence[int] = ()
) -> Position | None:
    """Return the position after the actions; None if one of them is refused."""
    chance = _Rolls(rolls)
    for action in actions:
        if not rules.check(position, action):
            return None
        position = rules.apply(position, action, chance).position
    return position
