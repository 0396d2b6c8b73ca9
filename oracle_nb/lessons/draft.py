"""Drafts: lessons that are being written, which may lack anything, and their TOML.

A draft has the fields of a lesson file. Its size is limited, because drafts come from strangers:
every list, text and scene has a maximum.
"""

import math
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from oracle_nb.core.errors import OracleError
from oracle_nb.games.exercises import Picture
from oracle_nb.lessons.lesson import LANGUAGES, MOST_OPTIONS, Lesson, completed, placed
from oracle_nb.storage.toml_text import TomlError, read_toml, toml_value

MOST_STEPS: Final = 20
MOST_EXERCISES: Final = 20
"""Maximum number of kinds of exercises in a draft."""
MOST_LISTED: Final = 40
"""Maximum number of actions, spaces, rules or results of chance in one list."""
LONGEST_TITLE: Final = 80
LONGEST_TEXT: Final = 1_000
LONGEST_NAME: Final = 80
"""Maximum number of characters of the name of a rule, template, space or action."""
LARGEST_SCENE: Final = 20_000
"""Maximum number of characters of a scene as TOML."""
LARGEST_FILE: Final = 100_000
"""Maximum number of characters of a lesson file that is imported."""
UNPRINTABLE: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters and halves of characters."""
_DEEPEST: Final = 8
"""Maximum depth of tables and lists in a scene."""
_INTEGERS: Final = 2**53


class DraftError(OracleError, ValueError):
    """A file or an input that no draft can hold.

    Parameters
    ----------
    kind
        "large", "toml", "empty", "form", "long", "many" or "value".
    where
        The field, counted from 1; "" for the whole.
    most
        The limit, if there is one.
    reason
        What is wrong, if there is more to say.
    """

    def __init__(self, kind: str, where: str = "", most: int = 0, reason: str = "") -> None:
        super().__init__(f"{where}: {kind} {most or ''} {reason}".strip(": "))
        self.kind: Final = kind
        self.where: Final = where
        self.most: Final = most
        self.reason: Final = reason


class DraftPrediction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The prediction question of a draft's step; fields as in `PredictionQuestion`."""

    say: dict[str, str] = {}
    options: tuple[dict[str, str], ...] = ()


class DraftStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a draft; fields as in `LessonStep`."""

    say: dict[str, str] = {}
    scene: dict[str, Any] | None = None
    do: tuple[str, ...] | None = None
    chance: dict[str, tuple[Any, ...]] = {}
    point: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    picture: Picture = Picture.BOARD
    predict: DraftPrediction | None = None


class DraftPractice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exercises of a draft; fields as in `Practice`."""

    template: str = ""
    times: int = 1
    seed: int | None = None


class LessonDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson that is being written; fields as in `Lesson`."""

    name: str = "my-lesson"
    number: int = 90
    title: dict[str, str] = {}
    goal: dict[str, str] = {}
    summary: dict[str, str] = {}
    steps: tuple[DraftStep, ...] = ()
    exercises: tuple[DraftPractice, ...] = ()
    part: str = ""
    optional: bool = False
    after: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    merges: dict[str, int] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which it has texts."""
        texts = [self.title, self.goal, self.summary, *(step.say for step in self.steps)]
        return tuple(
            language for language in LANGUAGES if any(text.get(language) for text in texts)
        )

    def heading(self, language: str) -> str:
        """Return the title in a language, or in the other one; "" without any."""
        return self.title.get(language) or next(filter(None, self.title.values()), "")


def draft_data(draft: LessonDraft) -> dict[str, Any]:
    """Return a draft as a lesson file has it: empty texts and optional fields are left out."""
    data: dict[str, Any] = {"name": draft.name, "number": draft.number}
    data |= {key: value for key in ("part", "optional") if (value := getattr(draft, key))}
    data |= {key: list(value) for key in ("after", "teaches") if (value := getattr(draft, key))}
    if draft.merges:
        data["merges"] = draft.merges
    data |= {key: _given(getattr(draft, key)) for key in ("title", "goal", "summary")}
    steps = []
    for step in draft.steps:
        fields = {key: value for key in ("rules", "point") if (value := getattr(step, key))}
        if step.picture is not Picture.BOARD:
            fields["picture"] = step.picture
        if step.do is not None:
            fields["do"] = step.do
        if step.chance:
            fields["chance"] = step.chance
        fields["say"] = _given(step.say)
        if step.predict is not None:
            options = [_given(option) for option in step.predict.options]
            fields["predict"] = {"say": _given(step.predict.say), "options": options}
        if step.scene is not None:
            fields["scene"] = step.scene
        steps.append(msgspec.to_builtins(fields))
    data["steps"] = steps
    data["exercises"] = [
        {
            key: value
            for key in DraftPractice.__struct_fields__
            if (value := getattr(practice, key)) != getattr(DraftPractice(), key)
        }
        for practice in draft.exercises
    ]
    return data


def _given(texts: Mapping[str, str]) -> dict[str, str]:
    return {language: text for language, text in texts.items() if text.strip()}


def lesson_of(draft: LessonDraft) -> Lesson:
    """Return the lesson of a draft without faults. Raises msgspec.ValidationError for others."""
    return completed(msgspec.convert(draft_data(draft), Lesson))


# --- TOML ----------------------------------------------------------------------------------------


def write_draft(draft: LessonDraft) -> str:
    """Return a draft as the text of a lesson file."""
    data = draft_data(draft)
    steps, exercises = data.pop("steps"), data.pop("exercises")
    tables = {key: data.pop(key) for key in ("title", "goal", "summary")}
    lines = _fields(data)
    for name, table in tables.items():
        lines += _table(f"[{name}]", table)
    for step in steps:
        inner = [(key, step.pop(key)) for key in ("say", "predict", "scene") if key in step]
        lines += _table("[[steps]]", step)
        for name, table in inner:
            lines += _table(f"[steps.{name}]", table)[name == "say" :]
    for practice in exercises:
        lines += _table("[[exercises]]", practice)
    return "\n".join(lines) + "\n"


def _table(head: str, fields: Mapping[str, Any]) -> list[str]:
    return ["", head, *_fields(fields)]


def _fields(fields: Mapping[str, Any]) -> list[str]:
    # Names of fields are written like those in inline tables, without the braces.
    return [toml_value({key: value})[2:-2] for key, value in fields.items()]


def read_draft(text: str) -> LessonDraft:
    """Return the draft in the text of a lesson file. Raises DraftError."""
    if len(text) > LARGEST_FILE:
        raise DraftError("large", most=LARGEST_FILE)
    try:
        data = read_toml(text)
        if not data:
            raise DraftError("empty")
        draft = msgspec.convert(data, LessonDraft)
    except TomlError as error:
        raise DraftError("toml", reason=str(error)) from None
    except RecursionError:
        raise DraftError("form") from None
    except msgspec.ValidationError as error:
        where, what = placed(error)
        raise DraftError("form", where, reason=what) from None
    check_size(draft)
    return draft


# --- limits --------------------------------------------------------------------------------------


def check_size(draft: LessonDraft) -> None:
    """Raise DraftError for a draft that is larger than any lesson needs to be."""
    for where, values, most in _lists(draft):
        if len(values) > most:
            raise DraftError("many", where, most)
    for where, text, most in _texts(draft):
        if len(text) > most:
            raise DraftError("long", where, most)
        if UNPRINTABLE.search(text):
            raise DraftError("value", where)
    for number, step in enumerate(draft.steps, 1):
        _check_plain(f"steps.{number}.chance", step.chance, 0)
        if step.scene is not None:
            _check_plain(f"steps.{number}.scene", step.scene, 0)
            if len(toml_value(step.scene)) > LARGEST_SCENE:
                raise DraftError("long", f"steps.{number}.scene", LARGEST_SCENE)
    numbers = [
        draft.number,
        *draft.merges.values(),
        *(n for practice in draft.exercises for n in (practice.times, practice.seed or 0)),
    ]
    if any(abs(number) >= _INTEGERS for number in numbers):
        raise DraftError("value")


def _lists(draft: LessonDraft) -> Iterator[tuple[str, Any, int]]:
    yield "steps", draft.steps, MOST_STEPS
    yield "exercises", draft.exercises, MOST_EXERCISES
    yield "after", draft.after, MOST_LISTED
    yield "teaches", draft.teaches, MOST_LISTED
    yield "merges", draft.merges, MOST_LISTED
    for name in ("title", "goal", "summary"):
        yield name, getattr(draft, name), len(LANGUAGES)
    for number, step in enumerate(draft.steps, 1):
        yield f"steps.{number}.say", step.say, len(LANGUAGES)
        for field, texts in _predicted(step):
            yield f"steps.{number}.{field}", texts, len(LANGUAGES)
        if step.predict is not None:
            yield f"steps.{number}.predict.options", step.predict.options, MOST_OPTIONS
        yield f"steps.{number}.do", step.do or (), MOST_LISTED
        yield f"steps.{number}.chance", step.chance, MOST_LISTED
        for kind, results in step.chance.items():
            yield f"steps.{number}.chance.{kind[:LONGEST_NAME]}", results, MOST_LISTED
        for name in ("point", "rules"):
            yield f"steps.{number}.{name}", getattr(step, name), MOST_LISTED


def _texts(draft: LessonDraft) -> Iterator[tuple[str, str, int]]:
    yield "name", draft.name, LONGEST_NAME
    yield "part", draft.part, LONGEST_NAME
    for field in ("title", "goal", "summary"):
        most = LONGEST_TITLE if field == "title" else LONGEST_TEXT
        for language, text in getattr(draft, field).items():
            yield field, language, LONGEST_NAME
            yield f"{field}.{language}", text, most
    for field in ("after", "teaches", "merges"):
        for place, text in enumerate(getattr(draft, field), 1):
            yield f"{field}.{place}", text, LONGEST_NAME
    for number, step in enumerate(draft.steps, 1):
        for field, texts in (("say", step.say), *_predicted(step)):
            for language, text in texts.items():
                yield f"steps.{number}.{field}", language, LONGEST_NAME
                yield f"steps.{number}.{field}.{language}", text, LONGEST_TEXT
        for name in ("do", "point", "rules", "chance"):
            for text in getattr(step, name) or ():
                yield f"steps.{number}.{name}", text, LONGEST_NAME
    for number, practice in enumerate(draft.exercises, 1):
        yield f"exercises.{number}.template", practice.template, LONGEST_NAME


def _predicted(step: DraftStep) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the texts of the prediction question of a step with their fields."""
    if step.predict is not None:
        yield "predict.say", step.predict.say
        for place, option in enumerate(step.predict.options, 1):
            yield f"predict.options.{place}", option


def _check_plain(where: str, value: Any, depth: int) -> None:
    """Raise DraftError for values that scenes don't have, such as dates."""
    if depth > _DEEPEST:
        raise DraftError("value", where)
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list | tuple):
        for item in value:
            _check_plain(where, item, depth + 1)
    elif isinstance(value, str):
        if UNPRINTABLE.search(value):
            raise DraftError("value", where)
    elif not isinstance(value, int | float) or not (
        math.isfinite(value) and abs(value) < _INTEGERS
    ):
        raise DraftError("value", where)
