"""The commands of the lesson editor: from a draft and an input to the next draft."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace as with_values
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.commands import CommandInput, Commands, field, form, place, text
from oracle_nb.core.edit_history import EditHistory
from oracle_nb.core.errors import OracleError
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.draft import (
    UNPRINTABLE,
    DraftError,
    DraftPractice,
    DraftPrediction,
    DraftStep,
    LessonDraft,
    check_size,
    read_draft,
)
from oracle_nb.lessons.lesson import LANGUAGES, LEAST_OPTIONS, MOST_OPTIONS
from oracle_nb.lessons.lesson_check import SEEDS
from oracle_nb.web.lesson_editor.state import CheckedDraft, LessonEditorState
from oracle_nb.web.widgets.html_view import number_of

T = TypeVar("T")
State = LessonEditorState

LONGEST_POSITION: Final = 100_000
"""Maximum number of characters of a position that is pasted."""
_TEXTS: Final = ("title", "goal", "summary")
_LISTS: Final = ("do", "point", "rules")

COMMANDS: Final = Commands[State, State]()
"""The commands of the lesson editor; places follow their names, as in "text steps.2.say.pl".

They raise RefusedInput and DraftError.
"""


class RefusedInput(OracleError, ValueError):
    """An input that isn't taken: the message that says why, and its facts."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message: Final = message
        self.facts: Final = facts


def run(
    state: State, command: str, value: str = "", form: Mapping[str, str] | None = None
) -> State:
    """Return the editor after a command; the same, but for the focus, for an unknown one.

    Raises RefusedInput and DraftError.
    """
    given = {name: _clean(entered) for name, entered in (form or {}).items()}
    value = _clean(value or given.get("choice", ""))
    state = with_values(state, entered=False)
    if command not in COMMANDS:
        return state
    return COMMANDS.run(state, command, CommandInput(value, given))


def _clean(text: str) -> str:
    """Return a text without control characters and halves of characters, which no file can hold."""
    return UNPRINTABLE.sub("", text)


def _index(values: Sequence[object], number: str) -> int:
    """Return the index of a number from 1. Raises RefusedInput."""
    index = number_of(number) - 1
    if not 0 <= index < len(values):
        raise RefusedInput("draft-gone")
    return index


# --- the draft as a whole ------------------------------------------------------------------------


def _edited(state: State, *, entered: bool = False, **fields: Any) -> State:
    """Return the editor with changed fields of the draft.

    ``entered``: the fields of the page show them already.
    """
    return _with_draft(state, replace(state.draft, **fields), entered=entered)


def _with_draft(state: State, draft: LessonDraft, *, entered: bool = False) -> State:
    check_size(draft)
    if draft == state.draft:
        return state
    return _with_history(state, state.history.added(draft), entered=entered)


def _with_history(
    state: State, history: EditHistory[LessonDraft], *, entered: bool = False
) -> State:
    if history is state.history:
        return state
    return with_values(
        state,
        history=history,
        checked=CheckedDraft(state.game, history.now),
        current=max(1, min(state.current, len(history.now.steps))),
        epoch=state.epoch + (not entered),
        samples=state.samples if entered else {},
    )


COMMANDS.declare("import", text)(lambda state, file: _with_draft(state, read_draft(file)))
COMMANDS.declare("undo")(lambda state: _with_history(state, state.history.undone()))
COMMANDS.declare("redo")(lambda state: _with_history(state, state.history.redone()))


@COMMANDS.declare("text", place, text)
def _enter_text(state: State, path: str, value: str) -> State:
    """Enter a text, such as "title.en" or "steps.2.say.pl"."""
    first, *rest = path.split(".")
    value = " ".join(value.split())
    if first in _TEXTS and rest and rest[0] in LANGUAGES:
        texts = _with_text(getattr(state.draft, first), rest[0], value)
        return _edited(state, entered=True, **{first: texts})
    if first == "steps" and len(rest) == 3 and rest[1] == "say" and rest[2] in LANGUAGES:

        def change(step: DraftStep) -> DraftStep:
            return replace(step, say=_with_text(step.say, rest[2], value))

        return _step_edited(state, rest[0], change, entered=True)
    if first == "steps" and rest[1:2] == ["predict"] and rest[-1] in LANGUAGES:
        return _step_edited(
            state, rest[0], lambda step: _with_predicted(step, rest[2:], value), entered=True
        )
    return _edited(state, name=value) if first == "name" else state


def _with_predicted(step: DraftStep, path: Sequence[str], value: str) -> DraftStep:
    """Return a step with a text of its prediction question: "say.en" or "options.2.pl"."""
    if step.predict is None:
        raise RefusedInput("draft-gone")
    name, *number, language = path
    if name == "say" and not number:
        return replace(
            step,
            predict=replace(step.predict, say=_with_text(step.predict.say, language, value)),
        )
    if name != "options" or len(number) != 1:
        raise RefusedInput("draft-gone")
    options = step.predict.options
    index = _index(options, number[0])
    option = _with_text(options[index], language, value)
    return replace(step, predict=replace(step.predict, options=_with_part(options, index, option)))


@COMMANDS.declare("predict", place, text)
def _predict(state: State, number: str, change: str) -> State:
    """Change the prediction question of a step: "add", "more", "fewer" or "remove"."""

    def changed(step: DraftStep) -> DraftStep:
        asked = step.predict
        if asked is None:
            added = DraftPrediction(options=({}, {})) if change == "add" else None
            return replace(step, predict=added)
        if change == "remove":
            return replace(step, predict=None)
        options = asked.options
        if change == "more" and len(options) < MOST_OPTIONS:
            options = (*options, {})
        if change == "fewer" and len(options) > LEAST_OPTIONS:
            options = options[:-1]
        return replace(step, predict=replace(asked, options=options))

    return _step_edited(state, number, changed)


def _with_text(texts: Mapping[str, str], language: str, value: str) -> dict[str, str]:
    """Return texts with another one in a language, in the usual order."""
    every = {**texts, language: value}
    return {name: every[name] for name in LANGUAGES if every.get(name)}


@COMMANDS.declare("not-after", text)
def _remove_after(state: State, name: str) -> State:
    return _edited(state, after=tuple(other for other in state.draft.after if other != name))


@COMMANDS.declare("after", text)
def _add_after(state: State, name: str) -> State:
    known = [lesson.name for lesson in state.others if lesson.name == name]
    left = (other for other in state.draft.after if other != name)
    return _edited(state, after=(*left, *known))


# --- parts: steps and exercises ------------------------------------------------------------------


def _parts(state: State, kind: str) -> tuple[Any, ...]:
    if kind not in ("steps", "exercises"):
        raise RefusedInput("draft-gone")
    parts: tuple[Any, ...] = getattr(state.draft, kind)
    return parts


def _with_part(parts: tuple[T, ...], index: int, part: T) -> tuple[T, ...]:
    return (*parts[:index], part, *parts[index + 1 :])


def _step_edited(
    state: State,
    number: str,
    change: Callable[[DraftStep], DraftStep],
    *,
    entered: bool = False,
) -> State:
    steps = state.draft.steps
    index = _index(steps, number)
    return _edited(state, entered=entered, steps=_with_part(steps, index, change(steps[index])))


@COMMANDS.declare("open", text)
def _open(state: State, number: str) -> State:
    return with_values(state, current=_index(state.draft.steps, number) + 1, entered=True)


@COMMANDS.declare("add", place)
def _add(state: State, kind: str) -> State:
    if kind != "steps":
        return state
    longer = _edited(state, steps=(*state.draft.steps, DraftStep()))
    return _open(longer, str(len(longer.draft.steps)))


@COMMANDS.declare("remove", place, text)
def _remove(state: State, kind: str, number: str) -> State:
    parts = _parts(state, kind)
    index = _index(parts, number)
    return _with_draft(state, replace(state.draft, **{kind: parts[:index] + parts[index + 1 :]}))


@COMMANDS.declare("move", place, text)
def _move(state: State, kind: str, value: str) -> State:
    """Move a part: "2 up" or "2 down"."""
    number, _, way = value.partition(" ")
    parts = list(_parts(state, kind))
    index = _index(parts, number)
    other = index + (-1 if way == "up" else 1)
    if not 0 <= other < len(parts):
        return state
    parts[index], parts[other] = parts[other], parts[index]
    moved = _with_draft(state, replace(state.draft, **{kind: tuple(parts)}))
    if kind == "steps" and moved.current == index + 1:
        return with_values(moved, current=other + 1)
    return moved


# --- lists of a step -----------------------------------------------------------------------------


@COMMANDS.declare("list", place, text)
def _list(state: State, path: str, value: str) -> State:
    """Add a value to a list of a step: "2 rules"."""
    number, _, name = path.partition(" ")
    if name not in _LISTS or not value:
        return state

    def change(step: DraftStep) -> DraftStep:
        values = getattr(step, name) or ()
        return replace(step, **{name: values if value in values else (*values, value)})

    return _step_edited(state, number, change)


@COMMANDS.declare("unlist", place, text)
def _unlist(state: State, path: str, value: str) -> State:
    number, _, name = path.partition(" ")
    if name not in _LISTS:
        return state

    def change(step: DraftStep) -> DraftStep:
        left = tuple(other for other in getattr(step, name) or () if other != value)
        if name == "do" and not left:
            return replace(step, do=None, chance={})
        return replace(step, **{name: left})

    return _step_edited(state, number, change)


@COMMANDS.declare("point-at", place, text)
def _point_at(state: State, number: str, name: str) -> State:
    """Point at a space of the step's position, or no longer."""
    index = _index(state.draft.steps, number)
    scene = state.scenes[index]

    def space(label: str) -> int | None:
        try:
            return None if scene is None else scene.staged.space(label)
        except ValueError:
            return None

    clicked = space(name)
    if clicked is None:
        raise RefusedInput("draft-gone")
    # Files may name a space by its label, too.
    same = [label for label in state.draft.steps[index].point if space(label) == clicked]
    for label in same:
        state = _unlist(state, f"{number} point", label)
    return state if same else _list(state, f"{number} point", name)


@COMMANDS.declare("chance", place, form)
def _set_chance(state: State, number: str, results: Mapping[str, str]) -> State:
    """Set the results of chance from texts such as "red, blue"; numbers become numbers."""
    chance = {
        kind: tuple(
            int(result) if result.isascii() and result.isdecimal() and len(result) < 4 else result
            for part in results[kind][:1_000].split(",")
            if (result := part.strip())
        )
        for kind in state.school.chances
        if results.get(kind, "").strip()
    }
    return _step_edited(state, number, lambda step: replace(step, chance=chance))


# --- scenes --------------------------------------------------------------------------------------


def _with_scene(state: State, number: str, scene: Any) -> State:
    return _step_edited(state, number, lambda step: replace(step, scene=scene))


@COMMANDS.declare("scene", place, field("scene"))
def _paste_scene(state: State, number: str, pasted: str) -> State:
    """Use the position of a code, a link or a scenario."""
    if not pasted.strip():
        raise RefusedInput("draft-no-position")
    if len(pasted) > LONGEST_POSITION:
        raise DraftError("long", most=LONGEST_POSITION)
    position_editor = package_of(state.game).presentation().position_editor
    if position_editor is None:
        raise RefusedInput("draft-no-position")
    try:
        scene = dict(position_editor(pasted).lesson_scene())
    except ValueError as error:
        raise RefusedInput("wrong-position", reason=str(error)) from None
    return _with_scene(state, number, scene)


@COMMANDS.declare("built-in", place, text)
def _use_built_in_scene(state: State, number: str, key: str) -> State:
    if key not in state.built_in_scenes:
        return state
    lesson, step = state.built_in_scenes[key]
    return _with_scene(state, number, msgspec.to_builtins(lesson.steps[step - 1].scene))


COMMANDS.declare("no-scene", place)(lambda state, number: _with_scene(state, number, None))


# --- rules and exercises -------------------------------------------------------------------------


@COMMANDS.declare("find", place, field("find"))
def _find_rules(state: State, number: str, searched: str) -> State:
    return with_values(state, searching=(_index(state.draft.steps, number) + 1, searched[:100]))


COMMANDS.declare("topic", text)(lambda state, topic: with_values(state, topic=topic))


@COMMANDS.declare("template", text)
def _add_exercise(state: State, template: str) -> State:
    if template not in state.school.templates():
        raise RefusedInput("draft-gone")
    return _edited(state, exercises=(*state.draft.exercises, DraftPractice(template)))


def _practice_edited(state: State, number: str, **fields: int | None) -> State:
    exercises = state.draft.exercises
    index = _index(exercises, number)
    practice = replace(exercises[index], **fields)
    return _edited(state, exercises=_with_part(exercises, index, practice))


def _whole(name: str, value: str, least: int, most: int) -> int:
    try:
        return whole_text(name, value, least, most)
    except ValueError:
        raise RefusedInput("draft-number", least=least, most=most) from None


@COMMANDS.declare("times", place, text)
def _set_times(state: State, number: str, value: str) -> State:
    _index(state.draft.exercises, number)
    return _practice_edited(state, number, times=_whole("times", value.strip(), 1, 10))


@COMMANDS.declare("seed", place, text)
def _set_seed(state: State, number: str, value: str) -> State:
    _index(state.draft.exercises, number)
    seed = _whole("seed", value.strip(), 0, 2**53 - 1) if value.strip() else None
    return _practice_edited(state, number, seed=seed)


@COMMANDS.declare("sample", place)
def _next_sample(state: State, number: str) -> State:
    index = _index(state.draft.exercises, number)
    sample = (state.samples.get(index, 0) + 1) % SEEDS
    return with_values(state, samples={**state.samples, index: sample})
