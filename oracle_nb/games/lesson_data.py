"""What a game brings to the school: lessons, scenes, exercises, and the beliefs behind mistakes."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from oracle_nb.core.chance import Chance
from oracle_nb.games.exercises import Exercise
from oracle_nb.games.rules import Rules


class StagedScene(Protocol):
    """A scene ready to be played."""

    @property
    def rules(self) -> Rules[Any, Any]:
        """What it is played with."""

    @property
    def position(self) -> Any:
        """Where it begins."""

    def read(self, text: str) -> Any:
        """Return an action in the scene's own names. Raises MalformedAction."""

    def space(self, name: str) -> int:
        """Return a space by its name in the scene. Raises ValueError."""

    def chance(self, given: Mapping[str, Any], seed: int) -> Chance:
        """Fate as a step gives it, kind by kind. Raises ValueError that names the kind."""


class LessonData(Protocol):
    """What the school must know of a game besides its rules.

    ``beliefs`` are the false beliefs it can name: the key of each, and the ids of the rules that
    somebody who has it misses.
    """

    beliefs: Mapping[str, tuple[str, ...]]
    checkups: Sequence[str]
    """The templates that tell the beliefs from each other best."""
    chances: Mapping[str, Sequence[str]]
    """What chance decides, by kind: how each possibility is written, where they can be told."""

    def __hash__(self) -> int:
        """Return what is made for a school is kept by it."""

    def lessons(self) -> Sequence[Path]:
        """Return the files of the lessons."""

    def stage(self, scene: Mapping[str, Any]) -> "StagedScene":
        """Return what a scene describes. Raises ValueError that names the field."""

    def given(self, written: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[int]]:
        """Return what chance shall give, by kind and in order, as ``Game`` takes it.

        Raises ValueError that names the kind and what is wrong with it.
        """

    def templates(self) -> Sequence[str]:
        """Return the names of the templates that exercises are made by."""

    def exercise(self, template: str, seed: int) -> Exercise[Any, Any]:
        """The exercise that a template makes of a seed. Raises ValueError for an unknown one."""

    def rules_under(self, rules: Any, belief: str) -> Rules[Any, Any]:
        """Return the same rules as somebody with a false belief has them."""

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message of the game's lessons, or of the school."""
