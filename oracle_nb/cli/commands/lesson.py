"""`oracle-nb lesson`: work with lesson files."""

import sys
import time
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oracle_nb.core.arguments import close
from oracle_nb.core.files import PRIVATE_FILE, expanded, read_bytes
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, Language, PageLanguage, console
from oracle_nb.terminal.text import words

if TYPE_CHECKING:
    from oracle_nb.games.lesson_data import LessonData
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
    lesson_found = _read_lesson(lesson, game, lang)
    try:
        sheet = Worksheet(
            school, lesson_found, chosen(school, lesson_found, seed, exercises), seed, lang
        )
    except ValueError as error:
        raise CommandError(str(error)) from None
    written(sheet.document().encode(), output, lang)


def _read_lesson(name: str, game: str, language: str) -> "Lesson":
    """Return a lesson by its name or from its file."""
    from oracle_nb.lessons.catalog import former_lesson, lessons_of
    from oracle_nb.lessons.lesson import LessonError, read_lesson

    if name.endswith(".toml"):
        try:
            return read_lesson(Path(name))
        except LessonError as error:
            raise CommandError(str(error)) from None
    lessons = lessons_of(game)
    names = [lesson.name for lesson in lessons]
    if former := former_lesson(game, name):
        return former.lesson
    if name not in names:
        say, near = words(language).say, close(name, names)
        if near:
            raise CommandError(say("no-lesson-near", name=name[:40], near=near))
        raise CommandError(say("no-lesson", name=name[:40], text=", ".join(names)))
    return lessons[names.index(name)]


class ResultGrouping(StrEnum):
    """The subjects of rows: learner, learner and lesson, or learner and rule."""

    LEARNER = "learner"
    LESSON = "lesson"
    RULE = "rule"


def results(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help="Files that learners exported from the page Learn."),
    ],
    by: Annotated[
        ResultGrouping,
        typer.Option(
            help="One row for each learner, each learner and lesson, or each learner and rule."
        ),
    ] = ResultGrouping.LESSON,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The file to write; standard output if not given."),
    ] = None,
    game: GameOption = DEFAULT_GAME,
    lang: Language = "en",
) -> None:
    """Collect the progress that learners exported into one CSV table.

    oracle-nb lesson results class/*.json -o class.csv

    The exit code is 0, or 1 if a file can't be used (the reason is printed), or 2 if none can.
    """
    from oracle_nb.games.registry import package_of
    from oracle_nb.lessons.catalog import lessons_of
    from oracle_nb.lessons.results import collected, csv_table
    from oracle_nb.terminal.files import written

    say = words(lang).say
    read, missing = [], []
    for file in files:
        place = expanded(file)
        try:
            read.append((str(file), read_bytes(place)))
        except FileNotFoundError:
            missing.append(say("file-missing", file=str(file)))
        except IsADirectoryError:
            missing.append(say("file-folder", file=str(file)))
        except OSError as error:
            missing.append(say("file-unread", file=str(file), reason=str(error.strerror or error)))
    results_read, refused = collected(read, game)
    left_out = [*missing, *map(str, refused)]
    if results_read:
        book = package_of(game).rulebook(lang).rulebook
        table = csv_table(by.value, results_read, lessons_of(game), book, lang, time.time())
        # It has the names of learners, and what they know.
        written(table.encode(), output, lang, mode=PRIVATE_FILE)
    if left_out:
        raise CommandError("\noracle-nb: ".join(left_out), 1 if results_read else 2)


app = typer.Typer(
    no_args_is_help=True,
    help="Check and open lessons of your own, print exercises, collect class results.",
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.command()
def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Lesson files; see docs/lessons.md.")
    ],
    game: GameOption = DEFAULT_GAME,
) -> None:
    """Check lesson files: list every error with its place, or the contents of the lesson.

    oracle-nb lesson check my/9-titan.toml

    The exit code is 0 if there is no error, else 1.
    """
    from oracle_nb.games.registry import lessons_of_game
    from oracle_nb.lessons.lesson import read_lesson
    from oracle_nb.lessons.lesson_check import faults

    school, screen, wrong = lessons_of_game(game), console(), 0
    lessons = _sound_lessons(game, files)
    for file in files:
        others = [lesson for path, lesson in lessons.items() if path != file.resolve()]
        faults_found = faults(file, school, others)
        for fault in faults_found:
            screen.print(str(fault), soft_wrap=True, highlight=False)
        wrong += len(faults_found)
        if not faults_found:
            screen.print(_held(school, read_lesson(file), file), soft_wrap=True, highlight=False)
    if wrong:
        raise typer.Exit(1)


@app.command(name="open")
def open_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A lesson file.")],
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port of the app; 0: any.")
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Print the lesson's address without opening it.")
    ] = False,
    game: GameOption = DEFAULT_GAME,
    lang: PageLanguage = None,
) -> None:
    """Open a lesson of your own in the app, listed with the others.

    oracle-nb lesson open my/9-titan.toml

    The environment variable ORACLE_NB_LESSONS names files that are always there, each with the name
    of its game before it unless that is the default game: harvest=my/2-barn.toml.
    """
    import os

    from oracle_nb.cli.commands.play import served
    from oracle_nb.games.addresses import address
    from oracle_nb.lessons.catalog import OWN_LESSONS
    from oracle_nb.lessons.lesson import read_lesson

    check([file], game)
    own = str(file.resolve()) if game == DEFAULT_GAME else f"{game}={file.resolve()}"
    os.environ[OWN_LESSONS] = os.pathsep.join(filter(None, [os.environ.get(OWN_LESSONS, ""), own]))
    served(port, not no_browser, lang, address({"lesson": read_lesson(file).name}, game))


@app.command()
def exercises(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORDS...]", help="Only exercises that contain these words."),
    ] = None,
    game: GameOption = DEFAULT_GAME,
    lang: Language = "en",
) -> None:
    """List the exercise templates, each with an example question and the rules it is about.

    oracle-nb lesson exercises shallows
    oracle-nb lesson exercises move.range
    """
    from oracle_nb.games.registry import lessons_of_game

    school, screen, shown = lessons_of_game(game), console(), 0
    for template in school.templates():
        exercise = school.exercise(template, 1)
        question = school.say(lang, exercise.prompt, **exercise.facts)
        form, rules = exercise.form.__struct_config__.tag, " ".join(exercise.rests_on)
        text = f"{template} ({form}) {question} {rules}".lower()
        if all(word.lower() in text for word in words or ()):
            shown += 1
            screen.print(f"{template} ({form})", style="bold", highlight=False)
            screen.print(f"  {question}\n  {rules}", soft_wrap=True)
    if not shown:
        raise CommandError(f"no exercise has {' '.join(words or ())!r} in it", 1)


def _sound_lessons(game: str, files: list[Path]) -> dict[Path, "Lesson"]:
    """Return the installed lessons and some others by their paths, without faulty ones."""
    from oracle_nb.lessons.catalog import lesson_files
    from oracle_nb.lessons.lesson import LessonError, read_lesson

    lessons = {}
    for path in dict.fromkeys((*lesson_files(game), *(file.resolve() for file in files))):
        try:
            lessons[path] = read_lesson(path)
        except LessonError:
            continue
    return lessons


def _held(school: "LessonData", lesson: "Lesson", file: Path) -> str:
    from oracle_nb.lessons.duration import USUAL, minutes

    asked = sum(practice.times for practice in lesson.exercises)
    taken = round(minutes(school, lesson, "en"))
    note = "" if taken in USUAL else f" ({USUAL[0]} to {USUAL[-1]} are usual)"
    note += "; its texts are in one language only" if lesson.in_one_language else ""
    return (
        f"{file}: lesson {lesson.number} {lesson.name!r} is sound: {len(lesson.steps)} steps, "
        f"{asked} exercises, {len(lesson.rules)} rules, about {taken} minutes{note}"
    )


for command in (worksheet, results):
    app.command()(command)
