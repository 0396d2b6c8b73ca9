"""Lessons as data. ``docs/lessons.md`` describes the files.

A lesson has a goal, steps in which the learner acts, exercises, and a summary. The file has every
text in each language. The format of scenes belongs to the game; here it is only passed on.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

import msgspec

from oracle_nb.core.errors import OracleError
from oracle_nb.core.files import read_text, unreadable
from oracle_nb.games.exercises import Picture
from oracle_nb.storage.saves import misfit
from oracle_nb.text.names import hidden_character

LANGUAGES: Final = ("en", "pl")
MOST_SENTENCES: Final = 3
"""Maximum number of sentences between two actions of the learner."""
LEAST_OPTIONS: Final = 2
"""Minimum number of answers that a prediction question offers."""
MOST_OPTIONS: Final = 4
"""Maximum number of answers that a prediction question offers."""
_SENTENCE: Final = re.compile(r"[.!?…](?=\s|$)")

Text = Annotated[str, msgspec.Meta(min_length=1)]
Texts = Mapping[str, Text]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,30}$")]


class LessonError(OracleError, ValueError):
    """A faulty lesson file; the error names the file, the place and what is wrong."""


class PredictionQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about what the board shows, which a learner answers before reading the step.

    Parameters
    ----------
    say
        The question, a single sentence.
    options
        The answers to choose from, the right one first; learners see them in another order.
    """

    say: Texts
    options: Annotated[
        tuple[Texts, ...], msgspec.Meta(min_length=LEAST_OPTIONS, max_length=MOST_OPTIONS)
    ]

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Yield every text with its field."""
        yield "say", self.say
        for number, option in enumerate(self.options, 1):
            yield f"options.{number}", option


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: one action of the learner.

    Parameters
    ----------
    say
        The text before it, at most three sentences.
    scene
        The position in which it begins; the result of the last step if not given.
    do
        The actions that complete the step, any of them. None: the step is only read.
    chance
        The results of chance during the step, by kind and in order.
    point
        The spaces to point at.
    rules
        The ids of the rules it teaches.
    picture
        What it shows: the board, or only the learner's own things, where the board doesn't matter.
    predict
        The question that is asked before the text is shown; None for none.
    """

    say: Texts
    scene: Mapping[str, Any] | None = None
    do: tuple[str, ...] | None = None
    chance: Mapping[str, tuple[Any, ...]] = {}
    point: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    picture: Picture = Picture.BOARD
    predict: PredictionQuestion | None = None


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exercises made by a template: ``times`` of them, one after the other.

    With a ``seed`` the exercises are always the same.
    """

    template: str
    times: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    seed: int | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it.

    ``after`` names the lessons before it, ``part`` the group of lessons to which it belongs, "" for
    none. A game can be played well without an ``optional`` lesson. ``merges`` has the former names
    of lessons that are part of it now, in order, with the number of its steps that come from each;
    with 0, only links lead from there to here.
    """

    name: Name
    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    title: Texts
    goal: Texts
    summary: Texts
    steps: tuple[LessonStep, ...]
    exercises: tuple[Practice, ...]
    part: Name | Literal[""] = ""
    optional: bool = False
    after: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    merges: Mapping[Name, int] = {}

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules it teaches, each once, in order."""
        ids = [rule for step in self.steps for rule in step.rules]
        return tuple(dict.fromkeys((*ids, *self.teaches)))

    @property
    def length(self) -> int:
        """The number of steps and planned exercises."""
        return len(self.steps) + sum(practice.times for practice in self.exercises)

    @property
    def in_one_language(self) -> bool:
        """Whether its texts are the same in all languages, because they are in a single one."""
        return all(len(set(texts.values())) == 1 for _, texts in self.texts())

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Yield every text with its field."""
        yield from (("title", self.title), ("goal", self.goal), ("summary", self.summary))
        for number, step in enumerate(self.steps, 1):
            yield f"steps.{number}.say", step.say
            if step.predict is not None:
                for field, texts in step.predict.texts():
                    yield f"steps.{number}.predict.{field}", texts


def read_lesson(path: Path) -> Lesson:
    """Return a lesson from its file. Raises LessonError that names what is wrong and where."""
    try:
        data = tomllib.loads(read_text(path))
    except (OSError, UnicodeError) as error:
        raise LessonError(f"{path.name}: it can't be read: {unreadable(error)}") from None
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{path.name}: this is not TOML: {error}") from None
    try:
        lesson = msgspec.convert(data, Lesson)
    except msgspec.ValidationError as error:
        raise LessonError(f"{path.name}: {_located(*placed(error))}") from None
    for field, fault in text_faults(lesson):
        raise LessonError(f"{path.name}: {_located(field, fault)}")
    return completed(lesson)


class Flaw(str):
    """A fault in plain English, with its kind and facts for other languages."""

    __slots__ = ("facts", "kind")

    kind: str
    facts: Mapping[str, Any]

    def __new__(cls, kind: str, text: str, **facts: Any) -> Self:
        """Return a fault."""
        made = super().__new__(cls, text)
        made.kind, made.facts = kind, facts
        return made


def text_faults(lesson: Lesson) -> Iterator[tuple[str, Flaw]]:
    """Yield faults of the texts with their fields: a missing language, or too much to read.

    A lesson may have a single language, if all of its texts are in it.
    """
    given = {language for _, texts in lesson.texts() for language in texts}
    wanted = tuple(given) if len(given) == 1 and given <= set(LANGUAGES) else LANGUAGES
    for field, texts in lesson.texts():
        if sorted(texts) != sorted(wanted):
            there = ", ".join(texts) or "none"
            text = f"it is wanted in {' and '.join(wanted)}, not in {there}"
            yield field, Flaw("languages", text, missing=[x for x in wanted if x not in texts])
        for language, text in texts.items():
            if not text.strip():
                yield f"{field}.{language}", Flaw("empty", "there is no text")
            if sign := hidden_character(text):
                what = f"the invisible character {sign} can't be used"
                yield f"{field}.{language}", Flaw("hidden", what, mark=sign)
            asks = ".predict." in field
            most, kind = (1, "sentence") if asks else (MOST_SENTENCES, "sentences")
            if field.startswith("steps") and (said := sentences(text)) > most:
                what = f"{said} sentences; at most {most}"
                yield f"{field}.{language}", Flaw(kind, what, said=said, most=most)
    yield from _repeated_options(lesson)


def _repeated_options(lesson: Lesson) -> Iterator[tuple[str, Flaw]]:
    """Yield the options of prediction questions that say the same as an earlier one."""
    for number, step in enumerate(lesson.steps, 1):
        seen: dict[tuple[str, str], int] = {}
        for place, option in enumerate(step.predict.options if step.predict else (), 1):
            for language, text in option.items():
                first = seen.setdefault((language, " ".join(text.split()).casefold()), place)
                if first != place:
                    field = f"steps.{number}.predict.options.{place}.{language}"
                    what = f"this is the same as option {first}"
                    yield field, Flaw("repeated", what)


def completed(lesson: Lesson) -> Lesson:
    """Return a lesson in which a text of a single language also serves the others."""

    def every(texts: Texts) -> Texts:
        spare = next(iter(texts.values()))
        return {language: texts.get(language, spare) for language in LANGUAGES}

    def complete(step: LessonStep) -> LessonStep:
        asked = step.predict
        if asked is not None:
            options = tuple(map(every, asked.options))
            asked = PredictionQuestion(every(asked.say), options)
        return msgspec.structs.replace(step, say=every(step.say), predict=asked)

    return msgspec.structs.replace(
        lesson,
        title=every(lesson.title),
        goal=every(lesson.goal),
        summary=every(lesson.summary),
        steps=tuple(map(complete, lesson.steps)),
    )


def sentences(text: str) -> int:
    """Return how many sentences a text has."""
    return len(_SENTENCE.findall(text))


def placed(error: Exception) -> tuple[str, str]:
    """Return the field of a validation error, counted from 1, and the fault."""
    text, path = misfit(error)
    # msgspec writes the key of a table as dots.
    where = re.sub(r"\[(\d+)\]", lambda match: f".{int(match[1]) + 1}", path.replace("[...]", ""))
    return where.lstrip("."), text


def numbered(where: Sequence[str | int]) -> str:
    """Return the path to a field as text, counted from 1, such as "steps.2.chance"."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in where)


def _located(field: str, fault: str) -> str:
    return f"{field}: {fault}" if field else fault
