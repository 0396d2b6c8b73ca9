"""A teacher's work in one browser session: links, worksheets, the results of a class.

It knows no browser: the lessons show it and pass on input.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.commands import CommandInput, Commands, form
from oracle_nb.games.addresses import GAME_FIELD, address, read_address
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import DEFAULT_GAME, lessons_of_game
from oracle_nb.lessons.catalog import former_lesson, lessons_of
from oracle_nb.lessons.exercise_set import read_set, set_lesson, write_set
from oracle_nb.lessons.lesson import Lesson, Practice
from oracle_nb.lessons.result_codes import ResultCodeError, results_in
from oracle_nb.lessons.results import LearnerResult, RefusedFile, collected
from oracle_nb.lessons.worksheet import MOST, USUAL, exercises
from oracle_nb.web.lessons.handout import handout
from oracle_nb.web.lessons.link_faults import form_fault, link_fault
from oracle_nb.web.lessons.own_lessons import OwnLessonRefusal
from oracle_nb.web.lessons.position_sheet import ASK, PositionSheet
from oracle_nb.web.lessons.worksheet_view import Worksheet
from oracle_nb.web.text import words

TEACH: Final = "teach"
SHEET: Final = "worksheet"
_SEED: Final = 2**53
"""Numbers below this one are the same everywhere."""
_LONGEST: Final = 60
MOST_RESULTS: Final = 200
"""Maximum number of results that a teacher collects."""
_LARGEST: Final = 5_000_000
"""Maximum number of characters of all results together."""
_ONE_KIND: Final = 4
"""Number of exercises on the sheet of a single kind of exercise."""


def is_errand(search: str) -> bool:
    """Return whether an address belongs to the pages for teachers."""
    asked = parse_qs(search.lstrip("?"), keep_blank_values=True)
    return TEACH in asked or SHEET in asked


def sheet_address(lesson: str, seed: str, number: str, game: str = DEFAULT_GAME) -> str:
    """Return the address of a worksheet of a game."""
    return address({SHEET: lesson, "seed": seed, "exercises": number}, game)


def own_sheet_address(code: str, game: str = DEFAULT_GAME) -> str:
    """Return the address of the worksheet of a lesson that somebody has written."""
    return address({SHEET: "", "own-lesson": code}, game)


def printed(link: str, task: str = "") -> str:
    """Return the address of the sheet of what a link opens; "" for a link without exercises."""
    fields, game = read_address(link)
    sheet: dict[str, str | None] = {SHEET: ""}
    if "lesson" in fields:
        sheet[SHEET] = fields["lesson"]
    elif "exercise" in fields:
        sheet["set"] = f"{fields['exercise']}~{_ONE_KIND}"
    elif "try" in fields:
        sheet |= fields
        if task:
            sheet[ASK] = task
    elif "set" in fields or "own-lesson" in fields:
        sheet |= {name: fields[name] for name in ("set", "own-lesson") if name in fields}
    else:
        return ""
    if "seed" in fields:
        sheet["seed"] = fields["seed"]
    return address(sheet, game)


def _no_lesson(_code: str) -> Lesson:
    raise OwnLessonRefusal("unknown")


@dataclass(frozen=True)
class TeacherSnapshot:
    """The content of the page for teachers.

    Attributes
    ----------
    game, language
        The game whose lessons are taught, and the language of the page.
    entered
        The last inputs, by the names of the fields.
    links
        The address made last by each form.
    faults
        The faults in the input, by form.
    chosen
        The set of exercises that is being put together.
    results, refused
        The results in the files and codes so far, and the refused files.
    served
        Whether a server has classes.
    """

    game: str
    language: str
    entered: Mapping[str, str]
    links: Mapping[str, str]
    faults: Mapping[str, str]
    chosen: tuple[Practice, ...]
    results: tuple[LearnerResult, ...]
    refused: tuple[RefusedFile, ...]
    served: bool = True

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons of the game."""
        return lessons_of(self.game)

    @property
    def school(self) -> LessonData:
        """The exercises of the game."""
        return lessons_of_game(self.game)

    @property
    def say(self) -> Callable[..., str]:
        """The messages of the app, in the language."""
        return words(self.language).say


class TeacherSession:
    """The inputs, links and results of a teacher.

    Parameters
    ----------
    game
        The game whose lessons are taught.
    own
        Returns the lesson with a code that somebody has written. It raises ValueError.
    served
        Whether a server has classes.
    """

    def __init__(
        self, game: str, own: Callable[[str], Lesson] = _no_lesson, *, served: bool = True
    ) -> None:
        self._own: Final = own
        self._served: Final = served
        self.game: Final = game
        self.language = "en"
        self.form: dict[str, str] = {}
        """The last inputs, by the names of the fields."""
        self.links: dict[str, str] = {}
        """The address made last by a form."""
        self.notice = ""
        """A notice about a faulty address."""
        self.wrong: dict[str, str] = {}
        """The faults in the input, by form."""
        self._results: dict[str, LearnerResult] = {}
        """The results by the names of their files, or their codes."""
        self._refused: dict[str, RefusedFile] = {}
        self._size = 0
        """The number of characters of everything that was collected."""
        self.chosen: tuple[Practice, ...] = ()
        """The set of exercises that is being put together."""

    @property
    def snapshot(self) -> TeacherSnapshot:
        """The content of the page now."""
        results = sorted(
            self._results.values(), key=lambda result: (result.learner.casefold(), result.file)
        )
        return TeacherSnapshot(
            self.game,
            self.language,
            self.form,
            self.links,
            self.wrong,
            self.chosen,
            tuple(results),
            tuple(self._refused.values()),
            self._served,
        )

    def sheet(self, search: str) -> Worksheet | PositionSheet | None:
        """Return the worksheet of an address; None for an address without one, or a faulty one.

        A position in an address is entered.
        """
        asked = {
            name: values[0]
            for name, values in parse_qs(search.lstrip("?"), keep_blank_values=True).items()
        }
        if SHEET in asked:
            try:
                return self._sheet(asked)
            except OwnLessonRefusal as error:
                say = words(self.language).say
                self.notice = say(f"own-lesson-{error.kind}", most=error.most)
            except ValueError as error:
                reason = link_fault(str(error), self.language)
                self.notice = words(self.language).say("teach-wrong", reason=reason)
        elif "position" in asked:
            self.form.setdefault("position", asked["position"])
        return None

    def _sheet(self, asked: Mapping[str, str]) -> Worksheet | PositionSheet:
        """Return the worksheet of an address. Raises ValueError that names the field at fault."""
        if "try" in asked:
            fields = {
                name: value for name, value in asked.items() if name not in (SHEET, GAME_FIELD)
            }
            return PositionSheet(fields, self.game, self.language)
        seed = _number("seed", asked.get("seed", "1"))
        lesson, usual = self._sheet_lesson(asked)
        number = _number("exercises", asked.get("exercises", str(usual)))
        school = lessons_of_game(self.game)
        chosen = exercises(school, lesson, seed, number)
        return Worksheet(school, lesson, chosen, seed, self.language)

    def _sheet_lesson(self, asked: Mapping[str, str]) -> tuple[Lesson, int]:
        """Return the lesson of a worksheet, and its usual number of exercises."""
        if "own-lesson" in asked:
            lesson = self._own(asked["own-lesson"])
        elif "set" in asked:
            lesson = set_lesson(read_set(asked["set"], self.game))
        else:
            lessons = {lesson.name: lesson for lesson in lessons_of(self.game)}
            name = asked[SHEET]
            if former := former_lesson(self.game, name):
                name = former.lesson.name
            if name not in lessons:
                raise ValueError(f"{SHEET}: there is no lesson {name[:_LONGEST]!r}")
            return lessons[name], USUAL
        return lesson, min(MOST, sum(practice.times for practice in lesson.exercises))

    # --- commands --------------------------------------------------------------------------------

    def run(self, command: str, given: CommandInput) -> str:
        """Carry out a command; return the address to go to, or "" to stay.

        ``wrong`` holds the faults of the input.
        """
        self.notice, self.wrong = "", {}
        try:
            return COMMANDS.run(self, command, given) if command in COMMANDS else ""
        except ResultCodeError as error:
            self.wrong[command] = words(self.language).say(f"teach-codes-{error.fault}")
        except ValueError as error:
            self.wrong[command] = self._fault_text(str(error))
        return ""

    def enter(self, form: Mapping[str, str]) -> str:
        """Remember what has been entered."""
        self.form |= form
        return ""

    def open_sheet(self, form: Mapping[str, str]) -> str:
        """Return the address of the worksheet that a form describes. Raises ValueError."""
        self.enter(form)
        lesson, number = form.get("lesson", ""), form.get("number", "")
        seed = form.get("sheet-seed", "").strip() or "1"
        self._sheet({SHEET: lesson, "seed": seed, "exercises": number})
        return sheet_address(lesson, seed, number, self.game)

    def link_lesson(self, form: Mapping[str, str]) -> str:
        """Make the link to a lesson, a kind of exercise or the check-up. Raises ValueError."""
        self.enter(form)
        self.links.pop("lesson", None)
        self.links["lesson"] = self._lesson_link(form)
        return ""

    def link_position(self, form: Mapping[str, str]) -> str:
        """Make the link to a position to be tried out. Raises ValueError."""
        self.enter(form)
        self.links.pop("position", None)
        given = {
            kind: form.get(f"chance-{kind}", "") for kind in lessons_of_game(self.game).chances
        }
        self.links["position"] = handout(form.get("position", "").strip(), given, self.game)
        return ""

    def add_to_set(self, form: Mapping[str, str]) -> str:
        """Add a kind of exercise to the set. Raises ValueError."""
        self.enter(form)
        times = _number("times", form.get("times", "").strip() or "1")
        added = (*self.chosen, Practice(form.get("template", "")[:_LONGEST], times))
        practices = read_set(write_set(added), self.game)
        fields: dict[str, str | None] = {"set": write_set(practices)}
        if seed := form.get("set-seed", "").strip():
            fields["seed"] = str(_number("seed", seed))
        self.chosen, self.links["set"] = practices, address(fields, self.game)
        return ""

    def clear_set(self) -> str:
        """Begin a new set of exercises."""
        self.chosen = ()
        self.links.pop("set", None)
        return ""

    def load_files(self, files: Mapping[str, str]) -> str:
        """Collect the results in files, of which a later one takes the place of its namesake."""
        for name, content in files.items():
            if not self._has_room("load", len(content)):
                break
            results, refused = collected([(name, content.encode())], self.game)
            self._results.pop(name, None)
            self._refused.pop(name, None)
            for result in results:
                self._results[name] = result
            for file in refused:
                self._refused[name] = file
        return ""

    def read_codes(self, form: Mapping[str, str]) -> str:
        """Collect the results in a text with codes. Raises ValueError if there are none."""
        results, unread = results_in(form.get("codes", ""), self.game)
        for code, kept in results.items():
            if not self._has_room("codes", len(code)):
                return ""
            self._results[code] = LearnerResult(kept.name, "", kept)
        if unread:
            self.wrong["codes"] = words(self.language).say("teach-codes-some", count=unread)
        return ""

    def clear_results(self) -> str:
        """Remove all results."""
        self._results, self._refused, self._size = {}, {}, 0
        return ""

    def _has_room(self, command: str, size: int) -> bool:
        """Return whether another result can be collected; if not, a fault says so."""
        number = len(self._results) + len(self._refused)
        if number < MOST_RESULTS and self._size + size <= _LARGEST:
            self._size += size
            return True
        self.wrong[command] = words(self.language).say("teach-most", most=MOST_RESULTS)
        return False

    def _fault_text(self, fault: str) -> str:
        """Return a fault of an address as one of the form: the field by its label."""
        name, reason = form_fault(fault, self.game, self.language)
        message = "teach-wrong-field" if name else "teach-wrong"
        return words(self.language).say(message, name=name, reason=reason)

    def _lesson_link(self, form: Mapping[str, str]) -> str:
        kind, _, name = form.get("what", "").partition(":")
        known = [lesson.name for lesson in lessons_of(self.game)]
        if kind == "exercise":
            known = list(lessons_of_game(self.game).templates())
        if kind == "checkup":
            known = [""]
        if kind not in ("lesson", "exercise", "checkup") or name not in known:
            raise ValueError(f"{kind[:_LONGEST] or 'lesson'}: there is no {name[:_LONGEST]!r}")
        fields: dict[str, str | None] = {kind: name or None}
        if seed := form.get("seed", "").strip():
            fields["seed"] = str(_number("seed", seed))
        if "projector" in form:
            fields["projector"] = None
        if "no-hints" in form:
            fields["hints"] = "off"
        return address(fields, self.game)


COMMANDS: Final = Commands[TeacherSession, str]()
"""The commands of the page for teachers: each returns the address to go to, "" to stay.

They raise ValueError for an input at fault.
"""
COMMANDS.declare("link-lesson", form)(TeacherSession.enter)
COMMANDS.declare("set-lesson", form)(TeacherSession.enter)
COMMANDS.declare("sheet", form)(TeacherSession.open_sheet)
COMMANDS.declare("lesson-link", form)(TeacherSession.link_lesson)
COMMANDS.declare("position-link", form)(TeacherSession.link_position)
COMMANDS.declare("set-add", form)(TeacherSession.add_to_set)
COMMANDS.declare("set-clear")(TeacherSession.clear_set)
COMMANDS.declare("load", form)(TeacherSession.load_files)
COMMANDS.declare("codes", form)(TeacherSession.read_codes)
COMMANDS.declare("clear")(TeacherSession.clear_results)


def _number(field: str, text: str) -> int:
    """Return an integer of at least 0. Raises ValueError that names the field."""
    try:
        return whole_text(field, text, 0, _SEED - 1)
    except ValueError:
        reason = f"{field}: {text[:_LONGEST]!r} is not a number from 0 to {_SEED - 1}"
        raise ValueError(reason) from None
