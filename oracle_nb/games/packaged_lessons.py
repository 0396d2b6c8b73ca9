"""Lessons whose files are in a package and whose exercises come from templates."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import ClassVar, Final, TypeAlias

from oracle_nb.core.arguments import nearest, whole
from oracle_nb.core.work import checkpoint
from oracle_nb.games.exercises import Exercise

Template: TypeAlias = Callable[[int], Exercise]
"""A function that makes an exercise from a seed."""
_KEPT: Final = 128
"""Maximum number of exercises that are kept, with their answers under false beliefs."""


class PackagedLessons:
    """Part of a `LessonData`: the files of lessons, and the exercises of templates.

    Attributes
    ----------
    package : str
        The package with the files of the lessons, which are named "NUMBER-NAME.toml".
    makers : mapping of str to callable
        Every template by its name.
    """

    package: ClassVar[str]
    makers: ClassVar[Mapping[str, Template]]

    def lessons(self) -> Sequence[Path]:
        """Return the files of the lessons, in their order."""
        with as_file(files(self.package)) as folder:
            return sorted(folder.glob("*.toml"), key=lambda path: int(path.name.split("-")[0]))

    def templates(self) -> Sequence[str]:
        """Return the names of all templates."""
        return tuple(self.makers)

    def exercise(self, template: str, seed: int) -> Exercise:
        """Return the exercise that a template makes from a seed.

        Raises ValueError for an unknown one.
        """
        if template not in self.makers:
            near = nearest(template, self.makers)
            raise ValueError(f"template: there is no {template!r:.60}{near}")
        checkpoint()
        return _made(self.makers[template], whole("seed", seed))


@lru_cache(maxsize=_KEPT)
def _made(make: Template, seed: int) -> Exercise:
    return make(seed)
