"""`oracle-nb lesson results`: the progress of a class as one table."""

import time
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from oracle_nb.core.files import PRIVATE_FILE, expanded, read_bytes
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, Language
from oracle_nb.terminal.text import words


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
    from oracle_nb.lessons.results import collected, csv_table
    from oracle_nb.lessons.review import lessons_of
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
    found, refused = collected(read, game)
    left_out = [*missing, *map(str, refused)]
    if found:
        book = package_of(game).rulebook(lang).rulebook
        table = csv_table(by.value, found, lessons_of(game), book, lang, time.time())
        # It has the names of learners, and what they know.
        written(table.encode(), output, lang, mode=PRIVATE_FILE)
    if left_out:
        raise CommandError("\noracle-nb: ".join(left_out), 1 if found else 2)
