"""Write the tutorials: a notebook for every lesson, and in every other language one beside it.

.venv/bin/python scripts/tutorials.py
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from oracle_nb.lessons.lesson import LANGUAGES, Lesson
from oracle_nb.lessons.review import lessons_of
from oracle_nb.web.lessons.tutorial_notebook import tutorial

ROOT: Final = Path(__file__).resolve().parent.parent / "tutorials"
GAME: Final = "delphi"


def tutorials() -> Iterator[tuple[Path, Lesson, str]]:
    """Yield every tutorial: where it lies below the folder, its lesson, its language."""
    for lesson in lessons_of(GAME):
        for language in LANGUAGES:
            folder = Path() if language == LANGUAGES[0] else Path(language)
            yield folder / f"{lesson.number:02}-{lesson.name}.ipynb", lesson, language


def written(path: Path, lesson: Lesson, language: str) -> str:
    """One of them as it should stand in its file."""
    up = Path(*[".."] * (len(path.parts) - 1))
    others = {
        other: (up / twin).as_posix()
        for twin, same, other in tutorials()
        if same.name == lesson.name and other != language
    }
    return tutorial(lesson.name, language, others)


def main() -> int:
    """Write all of them anew; those of lessons that are gone go too."""
    wanted = {ROOT / path: (path, lesson, language) for path, lesson, language in tutorials()}
    for path in ROOT.rglob("*.ipynb"):
        if path not in wanted and ".ipynb_checkpoints" not in path.parts:
            path.unlink()
    for path, one in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(*one), encoding="utf-8")
        print(f"{path.relative_to(ROOT.parent)}: {path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
