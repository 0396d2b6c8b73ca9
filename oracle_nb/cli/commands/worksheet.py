"""`oracle-nb lesson worksheet`: printable exercises of a lesson."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oracle_nb.core.arguments import close
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, Language
from oracle_nb.terminal.text import words

if TYPE_CHECKING:
    from oracle_nb.lessons.lesson import Lesson


def worksheet(
    lesson: Annotated[
        str, typer.Argument(metavar="LESSON", help="A lesson's name, such as sailing, or its file.")
    ],
    seed: Annotated[int, typer.Option(help="The same seed gives the same exercises.")] = 1,
    exercises: Annotated[int, typer.Option(min=1, max=40, help="Number of exercises.")] = 8,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="The file to write; standard output if not given and not a terminal.",
        ),
    ] = None,
    game: GameOption = DEFAULT_GAME,
    lang: Language = "en",
) -> None:
    """Write a worksheet as an HTML file that any browser can print.

    oracle-nb lesson worksheet sailing --seed 7 -o sailing.html
    """
    from oracle_nb.games.registry import lessons_of_game
    from oracle_nb.lessons.worksheet import exercises as chosen
    from oracle_nb.terminal.files import written
    from oracle_nb.web.lessons.worksheet_view import Worksheet

    if output is None and sys.stdout.isatty():
        raise CommandError(words(lang).say("sheet-where", file=f"{Path(lesson).stem[:40]}.html"))
    school = lessons_of_game(game)
    found = _found(lesson, game, lang)
    try:
        sheet = Worksheet(school, found, chosen(school, found, seed, exercises), seed, lang)
    except ValueError as error:
        raise CommandError(str(error)) from None
    written(sheet.document().encode(), output, lang)


def _found(name: str, game: str, language: str) -> "Lesson":
    """Return a lesson by its name or from its file."""
    from oracle_nb.lessons.lesson import LessonError, read_lesson
    from oracle_nb.lessons.review import lessons_of

    if name.endswith(".toml"):
        try:
            return read_lesson(Path(name))
        except LessonError as error:
            raise CommandError(str(error)) from None
    lessons = lessons_of(game)
    names = [one.name for one in lessons]
    if name not in names:
        say, near = words(language).say, close(name, names)
        if near:
            raise CommandError(say("no-lesson-near", name=name[:40], near=near))
        raise CommandError(say("no-lesson", name=name[:40], text=", ".join(names)))
    return lessons[names.index(name)]
