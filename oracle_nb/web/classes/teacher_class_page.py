"""The page of one class for its teacher, which shows every change as it happens."""

from collections.abc import Mapping
from contextlib import suppress
from typing import ClassVar, Final

from oracle_nb.core.commands import Commands, field, form, text
from oracle_nb.core.errors import OracleError
from oracle_nb.games.addresses import address
from oracle_nb.games.registry import MissingPart, package_of
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.progress import progress_of
from oracle_nb.lessons.results import TABLES, csv_table
from oracle_nb.render.html import Html, link, tag
from oracle_nb.storage.database import StorageError
from oracle_nb.text.file_names import file_name
from oracle_nb.web.classes.class_view import class_view
from oracle_nb.web.classes.page import CLASSES, CLASSROOM, class_css, class_refusal
from oracle_nb.web.classes.shown_board import chosen_board
from oracle_nb.web.classes.state import ClassroomState, ClassSnapshot
from oracle_nb.web.classes.store import ClassStore, SchoolClass
from oracle_nb.web.lessons.link_faults import link_fault
from oracle_nb.web.lessons.own_lessons import OwnLessonRefusal
from oracle_nb.web.lessons.written_lessons import WrittenLessons
from oracle_nb.web.table.shared.rematch import BrowserKeys
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_page import HtmlPage

_STALE: Final = 30.0
"""Seconds after which times such as "2 minutes ago" are shown anew."""


class TeacherClassPage(HtmlPage):
    """The page of one class, to which the teacher's ``secret`` has led."""

    title = "classroom"
    above, within = "classes", "learn"
    commands: ClassVar = Commands["TeacherClassPage", ClassroomState]()
    state: ClassroomState

    def __init__(
        self,
        classes: ClassStore,
        keys: BrowserKeys,
        context: PageContext,
        language: str,
        *,
        school_class: SchoolClass,
        secret: str,
    ) -> None:
        super().__init__(context, language, class_css())
        self._classes: Final = classes
        self._own: Final = WrittenLessons(classes.database, keys.owner, self.game).visited
        self._class = school_class
        self._secret: Final = secret
        self.state = ClassroomState()
        self._seen_revision = -1
        self._shown_at = 0.0
        with suppress(StorageError):
            # A class can be shown where nothing can be written.
            classes.use(school_class.id)
        self.refresh()
        self._rest = context.session().often(self.poll_changes)

    @property
    def address(self) -> str:
        """The address of the page, which opens the class only in browsers of its teacher."""
        return address({CLASSROOM: self._class.id}, self.game)

    def close(self) -> None:
        """Stop updating the page."""
        self._rest()

    def poll_changes(self) -> None:
        """Show what has changed since the last look."""
        try:
            changed = self._classes.revision(self._class.id) != self._seen_revision
        except OSError:
            # The page keeps showing what it knows; the next look may succeed.
            return
        if changed or self._classes.clock() > self._shown_at + _STALE:
            self.refresh()

    # --- commands --------------------------------------------------------------------------------

    def reason(self, error: OracleError) -> str:
        """Return why something is refused."""
        return class_refusal(error, self.head.language)

    commands.declare("edit", text)(lambda page, member: page.state._replace(edited=member))
    commands.declare("ask", text)(lambda page, about: page.state._replace(asking=about))

    @commands.declare("rename", field("name"))
    def _rename(self, name: str) -> ClassroomState:
        if self.state.edited:
            self._classes.rename(self._class.id, self.state.edited, name)
        return self.state._replace(edited="")

    @commands.declare("remove", text)
    def _remove(self, member: str) -> ClassroomState:
        self._classes.remove(self._class.id, member)
        return self.state._replace(edited="", asking="")

    @commands.declare("code")
    def _renew_code(self) -> ClassroomState:
        self._classes.renew_code(self._class.id, self._secret)
        return self.state._replace(edited="", asking="")

    @commands.declare("end")
    def _end(self) -> ClassroomState:
        self._classes.end(self._class.id)
        self._context.navigate(address({CLASSES: None}, self.game))
        return self.state

    @commands.declare("show", form)
    def _show(self, form: Mapping[str, str]) -> ClassroomState:
        """Show the class the board that is chosen in a form."""
        self.state = self.state._replace(form=form)
        try:
            self._classes.show(self._class.id, chosen_board(form, self.game, self._own))
        except OwnLessonRefusal as error:
            self.notice = self.say(f"own-lesson-{error.kind}", most=error.most)
        except (ValueError, MissingPart) as error:
            reason = link_fault(str(error), self.head.language)
            self.notice = self.say("teach-wrong", reason=reason)
        return self.state

    @commands.declare("hide")
    def _hide(self) -> ClassroomState:
        self._classes.show(self._class.id, "")
        return self.state

    @commands.declare("table", text)
    def _download(self, kind: str) -> ClassroomState:
        """Have the browser save a table of results."""
        if kind in TABLES:
            language = self.game_language
            book = package_of(self.game).rulebook(language).rulebook
            shown = self._snapshot()
            lessons = lessons_of(self.game)
            table = csv_table(kind, shown.results, lessons, book, language, shown.now)
            name = file_name(f"oracle-class-{kind}", self._class.name, "csv")
            self.head.download(name, "text/csv", table.encode())
        return self.state

    # --- view ------------------------------------------------------------------------------------

    def _snapshot(self) -> ClassSnapshot:
        """Return the class as it is now. Raises StorageError."""
        members = self._classes.members(self._class.id)
        keys = [member.learner for member in members]
        return ClassSnapshot(
            self.game,
            self._class,
            self._secret,
            members,
            progress_of(self._classes.database, self.game, keys),
            self._classes.clock(),
            self.game_language,
            self.say,
            self.state,
        )

    def body(self) -> list[Html]:
        """Return what is below the title."""
        school_class = self._classes.of_teacher(self._secret)
        if school_class is None:
            self._seen_revision = 0
            gone = tag("p", self.say("classroom-gone"), cls="notice", role="alert")
            return [gone, link(self.say("classes"), address({CLASSES: None}, self.game))]
        self._class, self._seen_revision = school_class, school_class.revision
        shown = self._snapshot()
        self._shown_at = shown.now
        return class_view(shown)
