"""A tutorial: a lesson as a notebook, to be taken there, and to be read without being run."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.lessons.review import course_of
from oracle_nb.web.lessons.readable_lesson import ReadableLesson, ReadingPages
from oracle_nb.web.text import words

SEED: Final = 5
"""Makes the exercises of a tutorial, until somebody puts another one there."""

Cell = dict[str, Any]


def tutorial(
    name: str | Path,
    language: str = "en",
    others: Mapping[str, str] | None = None,
    game: str = DEFAULT_GAME,
) -> str:
    """Return a notebook of a lesson, as JSON.

    Parameters
    ----------
    name
        The name of a lesson, such as "sailing", or the path of a lesson file (.toml).
    language
        The language it is in until somebody puts another one in its first cell of code.
    others
        The same notebook in other languages: the address of each by its language.
    game
        The game that the lesson teaches.

    Raises ValueError for an unknown lesson, LessonError for a faulty file.
    """
    say = words(language).say
    lesson = course_of(name, language, game=game).lesson
    reading = ReadableLesson(name, language, SEED, game)
    title = say("tutorial-title", number=lesson.number, title=lesson.title[language])
    elsewhere = [
        f"[{words(other).say('tutorial-other')}]({at})" for other, at in (others or {}).items()
    ]
    head = [f"# {title}", lesson.goal[language], say("tutorial-about"), *elsewhere]
    quoted = repr(str(name)).replace("'", '"')
    called = f"{quoted}, LANGUAGE, SEED" + (f', "{game}"' if game != DEFAULT_GAME else "")
    cells = [
        _text("\n\n".join(head)),
        _code(f'LANGUAGE = "{language}"  # en, pl\nSEED = {SEED}', tags=["parameters"]),
        _text(f"## {say('tutorial-take')}\n\n{say('tutorial-take-about')}"),
        _code(f"import oracle_nb\n\noracle_nb.lesson({called})"),
        _text(f"## {say('tutorial-steps')}"),
        _code(
            "from oracle_nb.web.lessons.readable_lesson import ReadableLesson\n\n"
            f"reading = ReadableLesson({called})\nreading.steps()",
            reading.steps(),
        ),
        _text(f"## {say('tutorial-exercises')}"),
        _code("reading.exercises()", reading.exercises()),
        _text(f"## {say('tutorial-summary')}"),
        _code("reading.summary()", reading.summary()),
    ]
    return _notebook(cells)


def _notebook(cells: Sequence[Cell]) -> str:
    """Return a notebook of some cells, as JSON."""
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
        if cell.get("outputs"):
            # Cells with outputs need an execution count.
            cell["execution_count"] = number
    notebook = {
        "cells": [*cells],
        "metadata": {
            "kernelspec": {
                "display_name": "Python 3 (ipykernel)",
                "language": "python",
                "name": "python3",
            },
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _text(text: str) -> Cell:
    return {"cell_type": "markdown", "metadata": {}, "source": _lines(text)}


def _code(text: str, shown: ReadingPages | None = None, tags: Iterable[str] = ()) -> Cell:
    metadata: dict[str, Any] = {"tags": list(tags)} if tags else {}
    outputs = [
        {"output_type": "display_data", "metadata": noted, "data": _data(data)}
        for data, noted in (shown.outputs() if shown else ())
    ]
    return {
        "cell_type": "code",
        "execution_count": None,
        "metadata": metadata,
        "outputs": outputs,
        "source": _lines(text),
    }


def _data(data: dict[str, str]) -> dict[str, Any]:
    return {kind: text if "image" in kind else _lines(text) for kind, text in data.items()}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)
