"""Lesson data: the files, scenes, exercises and false beliefs that a game provides."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from oracle_nb.core.chance import Chance
from oracle_nb.games.exercises import Exercise
from oracle_nb.games.rules import R_contra, Rules


class StagedScene(Protocol):
    """A scene of a lesson, ready to be played."""

    @property
    def rules(self) -> Rules:
        """The rules of the scene."""

    @property
    def position(self) -> Any:
        """The position in which it begins."""

    def read(self, text: str) -> Any:
        """Return an action written with the scene's own names.

        Raises
        ------
        MalformedAction
            If the text can't be read.
        """

    def space(self, name: str) -> int:
        """Return a space by its name in the scene.

        Raises
        ------
        ValueError
            If the scene has no such space.
        """

    def chance(self, given: Mapping[str, Any], seed: int) -> Chance:
        """Return chance with the results that a step gives, kind by kind.

        Parameters
        ----------
        given : mapping of str to value
            The results by kind, as in the lesson file.
        seed : int
            Decides every other draw.

        Raises
        ------
        ValueError
            If a kind or result is wrong; the error names the kind.
        """


class LessonData(Protocol[R_contra]):
    """The lessons of a game and everything that they need besides its rules.

    Attributes
    ----------
    beliefs : mapping of str to tuple of str
        The false beliefs that a diagnosis can name: their keys, and the ids of the rules that
        somebody with this belief gets wrong.
    checkups : sequence of str
        The templates that distinguish the beliefs best.
    chances : mapping of str to sequence of str
        What chance decides, by kind: the text of each possible result, where these can be listed.
    """

    beliefs: Mapping[str, tuple[str, ...]]
    checkups: Sequence[str]
    chances: Mapping[str, Sequence[str]]

    def __hash__(self) -> int:
        """Return a hash by identity: caches of lessons are keyed by this object."""

    def lessons(self) -> Sequence[Path]:
        """Return the files of the lessons, in order.

        Returns
        -------
        sequence of Path
            TOML files, as ``docs/lessons.md`` describes them.
        """

    def stage(self, scene: Mapping[str, Any]) -> "StagedScene":
        """Return the scene that a lesson file describes.

        Raises
        ------
        ValueError
            If a field is wrong; the error names it.
        """

    def given(self, written: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[int]]:
        """Return the results that chance must give, as `Game` expects them.

        Parameters
        ----------
        written : mapping of str to sequence of str
            The texts of the results, by kind and in order.

        Raises
        ------
        ValueError
            If a kind or result is wrong; the error names the kind and what is wrong with it.
        """

    def templates(self) -> Sequence[str]:
        """Return the names of the templates that make exercises."""

    def exercise(self, template: str, seed: int) -> Exercise:
        """Return the exercise that a template makes from a seed.

        Parameters
        ----------
        seed : int
            The same seed makes the same exercise.

        Raises
        ------
        ValueError
            If there is no such template.
        """

    def rules_under(self, rules: R_contra, belief: str) -> Rules:
        """Return the rules as somebody with a false belief understands them.

        Returns
        -------
        Rules
            The same rules with one precondition or number replaced.
        """

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message of the game's lessons, or of all lessons, with facts."""
