"""A lesson being written: every input changes the draft, which is checked at once.

It knows no browser: the page shows it and passes on input, and a test can do the same.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.edit_history import EditHistory
from oracle_nb.core.errors import OracleError
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import lessons_of_game, package_of
from oracle_nb.lessons.draft import (
    UNPRINTABLE,
    DraftError,
    DraftPractice,
    DraftStep,
    LessonDraft,
    check_size,
    read_draft,
    write_draft,
)
from oracle_nb.lessons.draft_check import DraftFault, StepScene, draft_faults, step_scenes
from oracle_nb.lessons.lesson import LANGUAGES, Lesson
from oracle_nb.lessons.lesson_check import SEEDS
from oracle_nb.lessons.review import lessons_of
from oracle_nb.web.widgets.html_view import number_of

T = TypeVar("T")

MOST_UNDONE: Final = 30
"""Maximum number of changes that can be undone: drafts may be large, and servers are shared."""
LONGEST_POSITION: Final = 100_000
"""Maximum number of characters of a position that is pasted."""
MOST_FOUND: Final = 8
"""Maximum number of rules that a search lists."""
_TEXTS: Final = ("title", "goal", "summary")
_LISTS: Final = ("do", "point", "rules")


class RefusedInput(OracleError, ValueError):
    """An input that isn't taken: the message that says why, and its facts."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message: Final = message
        self.facts: Final = facts


class LessonEditor:
    """A lesson being written.

    Parameters
    ----------
    game
        The game that the lesson teaches.
    draft
        The draft to begin with.
    """

    def __init__(self, game: str, draft: LessonDraft) -> None:
        self.game: Final = game
        self.school: Final[LessonData] = lessons_of_game(game)
        self._history: Final = EditHistory(draft, MOST_UNDONE)
        self.current = 1
        """The step that is shown in full, from 1."""
        self.entered = False
        """Whether the current step has just been opened, so that its text gets the focus."""
        self.searching: tuple[int, str] = (0, "")
        """The step (from 1) for which rules are searched, and the words; (0, "") for none."""
        known = [name for name in draft.after if name in [one.name for one in self.others]]
        self.topic = (known or [self.others[0].name if self.others else ""])[-1]
        """The lesson whose kinds of exercises are offered."""
        self.samples: dict[int, int] = {}
        """The number of the sample shown of each kind of exercise, from 0."""
        self.epoch = 0
        """Grows whenever fields get other contents than those that were entered."""

    # --- state -----------------------------------------------------------------------------------

    @property
    def draft(self) -> LessonDraft:
        """The lesson as it is now."""
        return self._history.now

    @property
    def can_undo(self) -> bool:
        """Whether the last change can be undone."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an undone change can be redone."""
        return self._history.can_redo

    @property
    def others(self) -> tuple[Lesson, ...]:
        """The lessons of the game."""
        return lessons_of(self.game)

    @cached_property
    def faults(self) -> tuple[DraftFault, ...]:
        """Everything that is wrong with the draft."""
        return draft_faults(self.draft, self.school, self.others)

    @cached_property
    def scenes(self) -> tuple[StepScene | None, ...]:
        """The position of each step."""
        return tuple(step_scenes(self.draft, self.school))

    @property
    def sound(self) -> bool:
        """Whether the lesson can be taken."""
        return all(one.note for one in self.faults)

    def found(self, language: str) -> list[str]:
        """Return the ids of the rules that were searched for."""
        step, text = self.searching
        if not step or not text.strip():
            return []
        book = package_of(self.game).rulebook(language).rulebook
        return [one.id for one in book.search(text[:100])][:MOST_FOUND]

    def toml(self) -> str:
        """Return the lesson as a file."""
        return write_draft(self.draft)

    # --- changes ---------------------------------------------------------------------------------

    def act(self, do: str, value: str = "", form: Mapping[str, str] | None = None) -> None:
        """Handle an input: ``do`` is a command, with its place after a space.

        Raises RefusedInput and DraftError; the draft stays as it was then.
        """
        command, _, place = do.partition(" ")
        given = {name: _clean(text) for name, text in (form or {}).items()}
        value = _clean(value or given.get("choice", ""))
        commands: dict[str, Callable[[], object]] = {
            "text": lambda: self._text(place, value),
            "open": lambda: self._open(value),
            "add": lambda: self._add(place),
            "remove": lambda: self._remove(place, value),
            "move": lambda: self._move(place, value),
            "list": lambda: self._list(place, value),
            "unlist": lambda: self._unlist(place, value),
            "point-at": lambda: self._point_at(place, value),
            "reads": lambda: self._step(place, lambda one: replace(one, do=None, chance={})),
            "chance": lambda: self._chance(place, given),
            "scene": lambda: self._scene(place, given.get("scene", "")),
            "built-in": lambda: self._built_in(place, value),
            "no-scene": lambda: self._step(place, lambda one: replace(one, scene=None)),
            "find": lambda: self._find(place, given.get("find", "")),
            "topic": lambda: setattr(self, "topic", value),
            "template": lambda: self._template(value),
            "times": lambda: self._practice(place, "times", value, 1, 10),
            "seed": lambda: self._practice(place, "seed", value, 0, 2**53 - 1),
            "sample": lambda: self._sample(place),
            "after": lambda: self._after(value, True),
            "not-after": lambda: self._after(value, False),
            "import": lambda: self._put(read_draft(value)),
            "undo": lambda: self._travel(self._history.undo),
            "redo": lambda: self._travel(self._history.redo),
        }
        self.entered = False
        if command in commands:
            commands[command]()

    def _put(self, draft: LessonDraft, *, entered: bool = False) -> None:
        """Go on with a changed draft. ``entered``: the fields show it already."""
        check_size(draft)
        if draft == self.draft:
            return
        self._history.add(draft)
        self._changed(entered=entered)

    def _changed(self, *, entered: bool = False) -> None:
        for name in ("faults", "scenes"):
            self.__dict__.pop(name, None)
        self.current = max(1, min(self.current, len(self.draft.steps)))
        if not entered:
            self.epoch += 1
            self.samples.clear()

    def _travel(self, step: Callable[[], bool]) -> None:
        if step():
            self._changed()

    def _text(self, field: str, value: str) -> None:
        """Enter a text, such as "title.en" or "steps.2.say.pl"."""
        first, *rest = field.split(".")
        text = " ".join(value.split())
        if first in _TEXTS and rest and rest[0] in LANGUAGES:
            texts = _with(getattr(self.draft, first), rest[0], text)
            self._put(replace(self.draft, **{first: texts}), entered=True)
        elif first == "steps" and len(rest) == 3 and rest[1] == "say" and rest[2] in LANGUAGES:
            place = self._place(self.draft.steps, rest[0])
            step = self.draft.steps[place]
            step = replace(step, say=_with(step.say, rest[2], text))
            self._put(replace(self.draft, steps=_set(self.draft.steps, place, step)), entered=True)
        elif first == "name":
            self._put(replace(self.draft, name=text))

    # --- steps and exercises ---------------------------------------------------------------------

    def _place(self, values: Sequence[object], number: str) -> int:
        """Return the index of a number from 1. Raises RefusedInput."""
        place = number_of(number) - 1
        if not 0 <= place < len(values):
            raise RefusedInput("draft-gone")
        return place

    def _step(self, number: str, change: Callable[[DraftStep], DraftStep]) -> None:
        place = self._place(self.draft.steps, number)
        step = change(self.draft.steps[place])
        self._put(replace(self.draft, steps=_set(self.draft.steps, place, step)))

    def _parts(self, kind: str) -> tuple[Any, ...]:
        if kind not in ("steps", "exercises"):
            raise RefusedInput("draft-gone")
        parts: tuple[Any, ...] = getattr(self.draft, kind)
        return parts

    def _open(self, number: str) -> None:
        self.current = self._place(self.draft.steps, number) + 1
        self.entered = True

    def _add(self, kind: str) -> None:
        if kind == "steps":
            self._put(replace(self.draft, steps=(*self.draft.steps, DraftStep())))
            self._open(str(len(self.draft.steps)))

    def _remove(self, kind: str, value: str) -> None:
        parts = self._parts(kind)
        place = self._place(parts, value)
        self._put(replace(self.draft, **{kind: parts[:place] + parts[place + 1 :]}))

    def _move(self, kind: str, value: str) -> None:
        """Move a part: "2 up" or "2 down"."""
        parts = list(self._parts(kind))
        number, _, way = value.partition(" ")
        place = self._place(parts, number)
        other = place + (-1 if way == "up" else 1)
        if 0 <= other < len(parts):
            parts[place], parts[other] = parts[other], parts[place]
            self._put(replace(self.draft, **{kind: tuple(parts)}))
            if kind == "steps" and self.current == place + 1:
                self.current = other + 1

    def _list(self, place: str, value: str) -> None:
        """Add to a list of a step: "2 rules"."""
        number, _, field = place.partition(" ")
        if field in _LISTS and value:
            self._step(number, lambda one: _listed(one, field, value))

    def _unlist(self, place: str, value: str) -> None:
        number, _, field = place.partition(" ")

        def change(step: DraftStep) -> DraftStep:
            left = tuple(one for one in getattr(step, field) or () if one != value)
            if field == "do" and not left:
                return replace(step, do=None, chance={})
            return replace(step, **{field: left})

        if field in _LISTS:
            self._step(number, change)

    def _point_at(self, number: str, name: str) -> None:
        """Point at a space of the step's position, or no longer."""
        place = self._place(self.draft.steps, number)
        scene = self.scenes[place]
        if scene is None:
            raise RefusedInput("draft-gone")

        def space(text: str) -> int | None:
            try:
                return scene.staged.space(text)
            except ValueError:
                return None

        clicked = space(name)
        if clicked is None:
            raise RefusedInput("draft-gone")
        # Files may name a space by its label, too.
        there = [one for one in self.draft.steps[place].point if space(one) == clicked]
        for one in there:
            self._unlist(f"{number} point", one)
        if not there:
            self._list(f"{number} point", name)

    def _chance(self, number: str, form: Mapping[str, str]) -> None:
        """Set the results of chance from texts such as "red, blue"; numbers become numbers."""
        given = {
            kind: tuple(
                int(one) if one.isascii() and one.isdecimal() and len(one) < 4 else one
                for each in form[kind][:1_000].split(",")
                if (one := each.strip())
            )
            for kind in self.school.chances
            if form.get(kind, "").strip()
        }
        self._step(number, lambda one: replace(one, chance=given))

    # --- scenes ----------------------------------------------------------------------------------

    def _scene(self, number: str, text: str) -> None:
        """Use the position of a code, a link or a scenario."""
        if not text.strip():
            raise RefusedInput("draft-no-position")
        if len(text) > LONGEST_POSITION:
            raise DraftError("long", most=LONGEST_POSITION)
        opened = package_of(self.game).presentation().position_editor
        if opened is None:
            raise RefusedInput("draft-no-position")
        try:
            scene = dict(opened(text).lesson_scene())
        except ValueError as error:
            raise RefusedInput("wrong-position", reason=str(error)) from None
        self._step(number, lambda one: replace(one, scene=scene))

    def built_in(self) -> dict[str, tuple[Lesson, int]]:
        """Return the scenes of the game's lessons: by their keys the lesson and step, from 1."""
        return {
            f"{lesson.name}:{number}": (lesson, number)
            for lesson in self.others
            for number, step in enumerate(lesson.steps, 1)
            if step.scene is not None
        }

    def _built_in(self, number: str, key: str) -> None:
        if found := self.built_in().get(key):
            lesson, step = found
            scene = msgspec.to_builtins(lesson.steps[step - 1].scene)
            self._step(number, lambda one: replace(one, scene=scene))

    # --- rules and exercises ---------------------------------------------------------------------

    def _find(self, number: str, text: str) -> None:
        self.searching = (self._place(self.draft.steps, number) + 1, text[:100])

    def _template(self, name: str) -> None:
        if name not in self.school.templates():
            raise RefusedInput("draft-gone")
        self._put(replace(self.draft, exercises=(*self.draft.exercises, DraftPractice(name))))

    def _practice(self, number: str, field: str, value: str, least: int, most: int) -> None:
        place = self._place(self.draft.exercises, number)
        text = value.strip()
        found: int | None = None
        if text or field == "times":
            try:
                found = whole_text(field, text, least, most)
            except ValueError:
                raise RefusedInput("draft-number", least=least, most=most) from None
        practice = replace(self.draft.exercises[place], **{field: found})
        self._put(replace(self.draft, exercises=_set(self.draft.exercises, place, practice)))

    def _sample(self, number: str) -> None:
        place = self._place(self.draft.exercises, number)
        self.samples[place] = (self.samples.get(place, 0) + 1) % SEEDS

    def _after(self, name: str, wanted: bool) -> None:
        left = tuple(one for one in self.draft.after if one != name)
        known = name in [one.name for one in self.others]
        self._put(replace(self.draft, after=(*left, name) if wanted and known else left))


def _clean(text: str) -> str:
    """Return a text without control characters and halves of characters, which no file can hold."""
    return UNPRINTABLE.sub("", text)


def _with(texts: Mapping[str, str], language: str, text: str) -> dict[str, str]:
    """Return texts with another one in a language, in the usual order."""
    every = {**texts, language: text}
    return {one: every[one] for one in LANGUAGES if every.get(one)}


def _set(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _listed(step: DraftStep, field: str, value: str) -> DraftStep:
    """Return a step with a value at the end of a list, once."""
    there = getattr(step, field) or ()
    return replace(step, **{field: there if value in there else (*there, value)})
