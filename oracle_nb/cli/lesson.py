"""`oracle-nb lesson`: what is done with lesson files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oracle_nb.cli.console import console
from oracle_nb.cli.results import results
from oracle_nb.cli.worksheet import worksheet

if TYPE_CHECKING:
    from oracle_nb.learn.lesson import Lesson
    from oracle_nb.learn.school import School

app = typer.Typer(
    no_args_is_help=True,
    help="Lessons: check the file of one, print exercises, collect the results of a class.",
    context_settings={"help_option_names": ["-h", "--help"]},
)
GAME = "delphi"

app.command()(worksheet)
app.command()(results)


@app.command()
def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Lesson files; see docs/lessons.md.")
    ],
) -> None:
    """Check lesson files: every fault with its place, or what the lesson holds.

    oracle-nb lesson check my/9-titan.toml

    Exit code 0 if there is no fault, else 1.
    """
    from oracle_nb.learn.check import faults
    from oracle_nb.learn.lesson import read_lesson
    from oracle_nb.learn.school import school_of

    school, screen, wrong = school_of(GAME), console(), 0
    for file in files:
        found = faults(file, school, _others(school, file, files))
        for fault in found:
            screen.print(str(fault), soft_wrap=True, highlight=False)
        wrong += len(found)
        if not found:
            screen.print(_held(school, read_lesson(file), file), soft_wrap=True, highlight=False)
    if wrong:
        raise typer.Exit(1)


def _others(school: "School", file: Path, files: list[Path]) -> tuple["Lesson", ...]:
    """The lessons that one stands among, ours and those checked with it; none that is faulty."""
    from oracle_nb.learn.lesson import LessonError, read_lesson

    found = []
    for other in dict.fromkeys(path.resolve() for path in (*school.lessons(), *files)):
        if other != file.resolve():
            try:
                found.append(read_lesson(other))
            except LessonError:
                continue
    return tuple(found)


def _held(school: "School", lesson: "Lesson", file: Path) -> str:
    from oracle_nb.learn.pace import minutes

    asked = sum(practice.times for practice in lesson.exercises)
    taken = minutes(school, lesson, "en")
    return (
        f"{file}: lesson {lesson.number} {lesson.name!r} is sound: {len(lesson.steps)} steps, "
        f"{asked} exercises, {len(lesson.rules)} rules, about {taken:.0f} minutes"
    )
