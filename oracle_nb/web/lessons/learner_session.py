"""The lessons in one browser session: the overview and each lesson, with its progress."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from oracle_nb.core.commands import Commands, choice, text
from oracle_nb.games.addresses import address, read_address
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.activity import LESSON_PART, REVIEW_PART
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.placement import PlacementExamination
from oracle_nb.lessons.result_codes import ResultCodeError, write_results
from oracle_nb.lessons.review import CHECKUP, PLACEMENT, REVIEW, main_lesson, rests_on
from oracle_nb.lessons.session_progress import SessionProgress
from oracle_nb.render.html import Html, html, link, tag
from oracle_nb.render.parts import Area
from oracle_nb.text.names import InvalidName
from oracle_nb.web.lessons.addresses import END, LessonAddress, address_in, course_at, resolved
from oracle_nb.web.lessons.class_boards import ClassBoards, LessonClasses
from oracle_nb.web.lessons.lesson_page import LessonPage
from oracle_nb.web.lessons.link_faults import wrong_link
from oracle_nb.web.lessons.overview import overview_of
from oracle_nb.web.lessons.overview_view import (
    lesson_address,
    overview_view,
    school_css,
    teaching_links,
)
from oracle_nb.web.lessons.own_lessons import EDITOR, OwnLessonRefusal
from oracle_nb.web.lessons.teacher_session import TeacherSession
from oracle_nb.web.lessons.teacher_view import sheet_view, teacher_view
from oracle_nb.web.lessons.worksheet_view import worksheet_css
from oracle_nb.web.lessons.written_lessons import WrittenLessons
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.saved_games.stored_games import guided_begun, guided_over
from oracle_nb.web.text import words
from oracle_nb.web.text.storage_errors import storage_text
from oracle_nb.web.widgets.appearance import APPEARANCE, Appearance
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_view import HtmlView, Message

_EXAMINATIONS: Final = (CHECKUP, PLACEMENT)
"""The names of what asks one question after another, and has no addresses of its stops."""
_TEACHING: Final = 3
"""Maximum number of lessons to which the summary of a check-up leads."""


class LearnerSession:
    """The lessons as one browser session shows them.

    ``whole`` is called with each view that fills the page, and with its address. The key ``owner``
    opens the lessons that were written in this browser. ``streak`` says whether the days of
    practice in a row are counted: "on", "off", or "" where nobody has chosen.
    """

    def __init__(
        self,
        store: Store,
        learner: str,
        context: PageContext,
        *,
        language: str,
        hints: bool,
        streak: str,
        renderer: str,
        whole: Callable[[HtmlView, str], object],
        classes: LessonClasses,
        owner: str,
    ) -> None:
        written = WrittenLessons(store.database, owner, context.game)
        self._own: Final = written.visited
        self._store: Final = store
        self._owner: Final = owner
        self._classes: Final = classes
        self._boards: Final = ClassBoards(classes.boards)
        self.memory: Final = SessionProgress(
            store.database, learner, game=context.game, changed=self._report
        )
        self.game: Final = context.game
        self._context = context
        self.appearance: Final = Appearance(context.theme, language, keep=context.keep)
        self._hints = hints
        self._streak = streak
        self._renderer = renderer
        self._whole = whole
        self.view: Final = Area()
        self.visit = LessonAddress(game=self.game)
        self.table: LessonPage | None = None
        self._html_view: HtmlView | None = None
        self._asking = False
        self._code = ""
        self._handed_out = False
        self._notice = ""
        self._seed = 0
        self._teacher: Final = TeacherSession(
            self.game, written.for_sheet, served=not store.database.local
        )
        self._teacher.language = language
        self.appearance.on_language(self._set_language)
        # Somebody without a class joins one on another page.
        often = context.session().often if self._boards.member else None
        self._rest: Final = often(self.poll_changes) if often else lambda: None

    def _say(self, message: str, **facts: Any) -> str:
        return words(self.appearance.language).say(message, **facts)

    @property
    def head(self) -> HtmlView:
        """The view that fills the page."""
        shown = self._html_view if self.table is None else self.table.head
        assert shown is not None
        return shown

    def close(self) -> None:
        """Dispose of the board, and stop following classes."""
        self._rest()
        self._close_table()

    def _close_table(self) -> None:
        if self.table is not None:
            self.table.close()
            self.table = None

    def _report(self) -> None:
        """Report where the learner is."""
        course = None if self.table is None else self.table.course
        if course is None:
            self._classes.report("", 0)
        elif not self.visit.projector:
            self._classes.report(course.lesson.name, min(course.number, course.stops - 1))

    # --- classes ---------------------------------------------------------------------------------

    def poll_changes(self) -> None:
        """Show what the teacher of a class shows now, and go on with it from where it was."""
        if not self._boards.changed() or self.visit.errand:
            return
        after = None if self.table is None else self._boards.next_stop(self.visit)
        if after is not None:
            self.show(after)
        elif self.table is not None:
            self.table.refresh()
        else:
            self.show_first(self._notice)

    def _class_board(self, language: str) -> Html | None:
        return self._boards.notice(self.visit, language)

    def _project(self, before: LessonAddress) -> None:
        """Report that the part has changed from one to another in the large view."""
        if before.projector and self.visit.projector:
            plain = (place._replace(projector=False, back="") for place in (before, self.visit))
            old, new = (place.address for place in plain)
            if old != new:
                self._classes.move_boards(old, new)

    # --- navigation ------------------------------------------------------------------------------

    def show(self, visit: LessonAddress) -> None:
        """Show a place; the first page with a message where there is no such place."""
        # A reload still leads back to the game; the link of a guest stays out of addresses.
        back = read_address(self._context.back).fields.get("game", "")
        visit = visit._replace(back=back if visit.lesson else "")
        if self.table is not None and self._is_here(visit):
            visit = resolved(visit, self.table.course)
            if visit.stop != self.table.course.number:
                before, self.visit = self.visit, self.visit._replace(stop=visit.stop)
                self.table.go_to(visit.stop)
                self.head.address = address_in(visit, self.table.course)
                self._project(before)
                self._report()
            return
        if visit.fault:
            self.show_first(wrong_link(visit.fault, self.appearance.language))
            return
        if visit.errand:
            self._close_table()
            self.visit = visit
            self._show_page(self._teacher_page())
            return
        try:
            course = course_at(visit, self.appearance.language, self.memory, self._own)
        except OwnLessonRefusal as error:
            self.show_first(self._say(f"own-lesson-{error.kind}", most=error.most))
            return
        except ValueError:
            asked = visit.template or visit.chosen
            missing = "learn-unknown-exercise" if asked else "learn-unknown-lesson"
            name = asked or visit.lesson
            self.show_first(self._say(missing, name=name))
            return
        if course is None:
            nothing = "learn-checkup-none" if visit.lesson == CHECKUP else ""
            self.show_first(self._say(nothing) if nothing else "")
            return
        self._begin(resolved(visit, course), course)

    def _begin(self, visit: LessonAddress, course: Course) -> None:
        """Show a lesson or an examination from one of its stops."""
        if visit.stop > course.stops:
            # Lessons change, and so does the number of their exercises.
            visit = visit._replace(stop=0)
        self._close_table()
        self._html_view = None
        self.visit, self._seed = visit, course.seed
        self._handed_out = bool(visit.chosen)
        course.go_to(visit.stop)
        theme, renderer = self.appearance.theme, self._renderer
        self.table = LessonPage(
            course,
            replace(self._context, theme=theme, keep=self._chosen, renderer=renderer),
            above=("draft-back", address({EDITOR: visit.own}, self.game)) if visit.draft else None,
            hints=self._hints and visit.hints,
            projector=visit.projector,
            address=self._address,
            moved=self._moved,
            after=self._after,
            notice=self._class_board,
        )
        self._whole(self.table.head, address_in(visit, course))
        self.view.show(self.table)
        self._report()

    def _is_here(self, visit: LessonAddress) -> bool:
        """Return whether this is the lesson that is shown, at any of its stops."""
        same = visit[:2] == self.visit[:2] and visit.projector == self.visit.projector
        same = same and visit[-3:] == self.visit[-3:]
        # Somebody who tries a lesson has changed it meanwhile.
        same = same and not visit.draft
        assert self.table is not None
        if visit.lesson in _EXAMINATIONS or (visit.lesson == REVIEW and self.table.course.over):
            return False
        course = self.table.course
        there = visit.stop in range(course.stops + 1) or visit.stop == END
        return same and there and visit.seed in (None, course.seed)

    def _address(self, number: int) -> str:
        """Return the address of a stop of the lesson that is shown."""
        return self._place(number).address

    def _place(self, number: int) -> LessonAddress:
        # Steps are the same with any seed: a lesson begins at its plain address.
        drawn = number and self.visit.lesson not in _EXAMINATIONS
        seed = self._seed if drawn else self.visit.seed
        return self.visit._replace(stop=number, seed=seed)

    def _moved(self) -> None:
        assert self.table is not None
        number, large = self.table.course.number, self.table.exercise_controller.public
        before, self.visit = self.visit, self.visit._replace(stop=number, projector=large)
        self._project(before)
        if not self.visit.template or large:
            self.head.address = address_in(self._place(number), self.table.course)
        self._note_practice(number > before.stop)
        self._report()

    def _note_practice(self, ahead: bool) -> None:
        """Note a step of a lesson, or the end of a review."""
        assert self.table is not None
        lesson, course = self.visit.lesson, self.table.course
        if ahead and lesson in {each.name for each in lessons_of(self.game)}:
            self.memory.practise(LESSON_PART)
        elif lesson == REVIEW and course.over:
            self.memory.practise(REVIEW_PART)

    def _after(self, language: str) -> Html:
        """Return links to what follows a lesson: the next one, a game, a review, all lessons."""
        say = words(language).say
        home = address({"learn": None}, self.game)
        links = [link(say("learn-home"), home, cls="l-button")]
        if self.visit.draft:
            to = address({EDITOR: self.visit.own}, self.game)
            links = [link(say("draft-back"), to, cls="l-button primary")]
        if self.visit.chosen:
            # There, what a teacher waits for comes first.
            links = [link(say("learn-code"), home, cls="l-button primary")]
        if self.memory.due and self.visit.lesson != REVIEW:
            review = address({"review": None}, self.game)
            links.insert(0, link(say("learn-review"), review, cls="l-button"))
        lessons = lessons_of(self.game)
        names = [lesson.name for lesson in lessons]
        course = self.table.course if self.table is not None else None
        if isinstance(course, Checkup):
            missed = course.to_learn
            # The lessons on misunderstood rules come first.
            about = [main_lesson(course.lessons, rests_on(self.game), [rule]) for rule in missed]
            ordered = {lesson.name: lesson for lesson in about if lesson is not None}
            teaching = teaching_links([*ordered.values()], missed, language, self.game)
            links = [*teaching[:_TEACHING], *links]
        at = names.index(self.visit.lesson) + 1 if self.visit.lesson in names else 0
        if at and all(later.optional for later in lessons[at:]):
            # A game needs none of the lessons still to come.
            game = link(say("learn-play"), address(game=self.game), cls="l-button")
            links.insert(0, game)
        if 0 < at < len(lessons):
            after = lessons[at]
            name = say("learn-next", title=after.title[language])
            to = lesson_address(after.name, game=self.game)
            links.insert(0, link(name, to, cls="l-button primary"))
        if isinstance(course, PlacementExamination) and course.start is not None:
            name = say("learn-go-to", title=course.start.title[language])
            to = lesson_address(course.start.name, game=self.game)
            links.insert(0, link(name, to, cls="l-button primary"))
        return tag("div", links, cls="row l-after")

    # --- the first page --------------------------------------------------------------------------

    def show_first(self, notice: str = "") -> None:
        """Show the lessons, with a message on top."""
        self._close_table()
        self._notice = notice
        self.visit = LessonAddress(game=self.game)
        book = package_of(self.game).rulebook(self.appearance.language)
        overview = overview_of(self.game, book, lessons_of(self.game), self.memory)
        # Whether progress can be stored is known once it was read.
        above = html(self._storage(), self._class_board(self.appearance.language))
        overview = replace(
            overview,
            theme=self.appearance.theme,
            notice=notice,
            asking=self._asking,
            above=above,
            days=overview.days if self._counts_days else None,
            code=self._code,
            handed_out=self._handed_out,
            guided_over=guided_over(self._store, self._owner, self.game),
            guided_begun=guided_begun(self._store, self._owner, self.game),
        )
        self._show_page(overview_view(overview))

    @property
    def _counts_days(self) -> bool:
        """Whether the days of practice in a row are counted; in a class only if that was chosen."""
        return self._streak == "on" or (self._streak != "off" and not self._boards.member)

    def count_days(self, streak: str) -> str:
        """Count the days of practice in a row, or don't."""
        self._streak = streak
        self._context.keep("streak", streak)
        return ""

    def _storage(self) -> Html | None:
        """Return the reason why progress can't be stored, with a remedy; None if it can."""
        fault = self.memory.fault
        if fault is None:
            return None
        say = words(self.appearance.language).say
        return tag(
            "div",
            tag("strong", say("progress-unsaved")),
            tag("p", storage_text(fault, self.appearance.language)),
            tag("p", say("progress-go-on")),
            cls="notice storage",
            role="alert",
            data_k="storage",
        )

    def _show_page(self, page: Html) -> None:
        """Show a page without a board."""
        html_view = self._html_view
        if html_view is None:
            presentation = package_of(self.game).presentation(self.appearance.language)
            css = f"{presentation.stylesheet}{school_css()}{worksheet_css()}"
            html_view = self._html_view = HtmlView(
                self._handle, css, kind="page", theme=self.appearance.theme
            )
        html_view.theme, html_view.language = self.appearance.theme, self.appearance.language
        html_view.html = page
        html_view.address = self.visit.address
        if self.view.parts != (html_view,):
            self._whole(html_view, self.visit.address)
            self.view.show(html_view)

    def _handle(self, message: Message) -> None:
        self._code = ""
        run = COMMANDS.find(self, message.do, message.given)
        notice = "" if run is None else run()
        if notice is None:
            return
        if self.visit.errand:
            self._teach(message)
            return
        self._asking = message.do == "reset"
        self.show_first(notice)

    def _teach(self, message: Message) -> None:
        """Handle a message from a page for teachers."""
        address = self._teacher.run(message.do, message.given)
        if address:
            self._context.navigate(address)
        else:
            self._show_page(self._teacher_page())

    def _teacher_page(self) -> Html:
        """Return the page of an address for teachers: a worksheet, or the one with the forms."""
        teacher = self._teacher
        sheet = teacher.sheet(self.visit.errand)
        if sheet is not None:
            return sheet_view(sheet, self.appearance.theme, self.game)
        notice, teacher.notice = teacher.notice, ""
        return teacher_view(teacher.snapshot, self.appearance.theme, notice)

    # --- commands of pages without a board, which return a notice --------------------------------

    def appear(self, run: Callable[[], object]) -> str:
        """Change the theme or the language; the browser reports a theme once it has loaded."""
        run()
        return self._notice

    def set_name(self, name: str) -> str:
        """Give the learner a name, unless it is refused."""
        try:
            self.memory.name = name
        except InvalidName as error:
            return error.fault.message(self.appearance.language)
        return ""

    def load(self, progress: str) -> str:
        """Import a file of progress."""
        try:
            self.memory.take(progress.encode())
        except ValueError as error:
            return self._say("learn-import-wrong", reason=str(error))
        return self._say("learn-imported")

    def show_code(self) -> str:
        """Show the results as a code for a teacher, who needs a name."""
        if not self.memory.name:
            return self._say("learn-code-name")
        try:
            self._code = write_results(self.memory.export, self.game)
        except ResultCodeError:
            return self._say("learn-code-long")
        return ""

    def reset(self) -> str:
        """Delete the progress, once that is confirmed."""
        self.memory.reset()
        return self._say("learn-reset-done")

    def leave(self, place: str) -> None:
        """Go to another address of the app."""
        self._context.navigate(place)

    def _set_language(self, language: str) -> None:
        self._teacher.language, self._notice = language, ""

    def _chosen(self, name: str, value: str) -> None:
        """Keep what somebody has chosen in a lesson."""
        if name == "theme":
            self.appearance.show_theme(value)
        elif name == "language":
            self.appearance.language = value
        elif name == "hints":
            self._hints = value == "on"
        elif name == "renderer":
            self._renderer = value
        self._context.keep(name, value)


COMMANDS: Final = Commands[LearnerSession, str | None]()
"""The commands of pages without a board: each returns a notice, None where the page is left."""
COMMANDS.include(APPEARANCE, lambda session: session.appearance, LearnerSession.appear)
COMMANDS.declare("import", text)(LearnerSession.load)
COMMANDS.declare("name", text)(LearnerSession.set_name)
COMMANDS.declare("streak", choice("on", "off"))(LearnerSession.count_days)
COMMANDS.declare("code")(LearnerSession.show_code)
COMMANDS.declare("reset-yes")(LearnerSession.reset)
COMMANDS.declare("address", text)(LearnerSession.leave)
