"""`oracle-nb lesson`: work with lesson files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oracle_nb.cli.commands.results import results
from oracle_nb.cli.commands.worksheet import worksheet
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, Language, PageLanguage, console

if TYPE_CHECKING:
    from oracle_nb.games.lesson_data import LessonData
    from oracle_nb.lessons.lesson import Lesson

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
        found = faults(file, school, others)
        for fault in found:
            screen.print(str(fault), soft_wrap=True, highlight=False)
        wrong += len(found)
        if not found:
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
    from oracle_nb.lessons.lesson import read_lesson
    from oracle_nb.lessons.review import OWN_LESSONS

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
    from oracle_nb.lessons.lesson import LessonError, read_lesson
    from oracle_nb.lessons.review import lesson_files

    found = {}
    for path in dict.fromkeys((*lesson_files(game), *(file.resolve() for file in files))):
        try:
            found[path] = read_lesson(path)
        except LessonError:
            continue
    return found


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
