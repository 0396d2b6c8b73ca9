"""The lesson of Nim: its scenes, its exercise, and what learners may get wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from nim_game.rulebook import book
from nim_game.rules import Nim, Position, number
from oracle_nb.core.chance import Chance, SeededChance, random_below
from oracle_nb.games.exercises import Answers, Exercise, NumberInput
from oracle_nb.games.packaged_lessons import PackagedLessons


class LastLoses(Nim):
    """Nim as somebody plays it who believes that the last stone loses."""

    def winners(self, position: Position) -> tuple[int, ...]:
        """Return the player who hasn't taken the last stone."""
        return () if position.stones else (position.seat,)


def is_won(rules: Nim, position: Position, action: str) -> bool:
    """Return whether an action wins, whatever the other player does."""
    after = rules.apply(position, action, SeededChance(0)).position
    winners = rules.winners(after)
    if winners:
        return position.seat in winners
    return not any(is_won(rules, after, reply) for reply in rules.legal_actions(after))


def winning(seed: int) -> Exercise[Position, str]:
    """Return a question: how many stones do you take to win?"""
    position = Position(stones=(3, 6, 7)[random_below(seed, 0, 3)])

    def solve(rules: Nim) -> Answers:
        actions = rules.legal_actions(position)
        wins = [action for action in actions if is_won(rules, position, action)]
        return frozenset((str(number(action)),) for action in wins)

    return Exercise(
        template="nim.winning",
        seed=seed,
        rules=Nim(),
        position=position,
        prompt="ask-winning",
        facts={"stones": position.stones},
        form=NumberInput(1, 3),
        solve=solve,
        rests_on=("nim.take",),
    )


class SceneForm(msgspec.Struct, forbid_unknown_fields=True):
    """A scene as a lesson file describes it."""

    stones: int


class Staged:
    """A scene: some stones, and it is the learner's turn."""

    def __init__(self, form: SceneForm) -> None:
        self.rules = Nim()
        self.position = Position(form.stones)

    def read(self, text: str) -> str:
        """Return an action by its text."""
        return self.rules.notation.read(text)

    def space(self, name: str) -> int:
        """Return a stone by its number."""
        return int(name) - 1

    def chance(self, given: Mapping[str, Any], seed: int) -> Chance:
        """Return chance, which decides nothing."""
        return SeededChance(seed)


class NimLessons(PackagedLessons):
    """Everything that lessons need besides the rules; see ``LessonData``."""

    package = "nim_game.lessons"
    makers = {"nim.winning": winning}
    beliefs: Mapping[str, tuple[str, ...]] = {"last-loses": ("nim.take",)}
    checkups: Sequence[str] = ("nim.winning",)
    chances: Mapping[str, Sequence[str]] = {}

    def stage(self, scene: Mapping[str, Any]) -> Staged:
        """Return the scene that a file describes. Raises ValueError that names the field."""
        return Staged(msgspec.convert(scene, SceneForm))

    def given(self, written: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[int]]:
        """Return nothing: chance gives nothing. Raises ValueError for anything else."""
        if written:
            raise ValueError(f"{next(iter(written))}: chance gives nothing")
        return {}

    def rules_under(self, rules: Nim, belief: str) -> Nim:
        """Return the rules as somebody with the false belief plays them."""
        return LastLoses(rules.setting)

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message of the lesson."""
        return book(language).rulebook.say(message, **facts)


LESSONS = NimLessons()
