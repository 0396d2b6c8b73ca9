"""Write the tutorials: a notebook for every lesson, and in every other language one beside it.

.venv/bin/python scripts/tutorials.py
"""

import sys
from collections.abc import Iterator
from os.path import relpath
from pathlib import Path
from typing import Final, NamedTuple

from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.lesson import LANGUAGES, Lesson
from oracle_nb.web.lessons.tutorial_notebook import tutorial

ROOT: Final = Path(__file__).resolve().parent.parent / "tutorials"
GAMES: Final = ("delphi", "mythology")


class Tutorial(NamedTuple):
    """A tutorial: its path below the folder, its lesson, and the language and game of these."""

    path: Path
    lesson: Lesson
    language: str
    game: str


def tutorials() -> Iterator[Tutorial]:
    """Yield every tutorial; those of the default game are at the top."""
    for game in GAMES:
        for lesson in lessons_of(game):
            for language in LANGUAGES:
                folder = Path() if game == DEFAULT_GAME else Path(game)
                folder = folder if language == LANGUAGES[0] else folder / language
                path = folder / f"{lesson.number:02}-{lesson.name}.ipynb"
                yield Tutorial(path, lesson, language, game)


def written(shown: Tutorial) -> str:
    """Return the content of a tutorial's file."""
    others = {
        other.language: Path(relpath(other.path, shown.path.parent)).as_posix()
        for other in tutorials()
        if (other.game, other.lesson.name) == (shown.game, shown.lesson.name)
        and other.language != shown.language
    }
    return tutorial(shown.lesson.name, shown.language, others, shown.game)


def main() -> int:
    """Write all of them anew; those of lessons that are gone go too."""
    wanted = {ROOT / tutorial.path: tutorial for tutorial in tutorials()}
    for path in ROOT.rglob("*.ipynb"):
        if path not in wanted and ".ipynb_checkpoints" not in path.parts:
            path.unlink()
    for path, wanted_tutorial in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(wanted_tutorial), encoding="utf-8")
        print(f"{path.relative_to(ROOT.parent)}: {path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
