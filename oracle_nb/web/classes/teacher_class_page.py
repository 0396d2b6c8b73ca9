"""The page of one class for its teacher, which shows every change as it happens."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from oracle_nb.core.errors import OracleError
from oracle_nb.games.addresses import address
from oracle_nb.games.registry import MissingPart, package_of
from oracle_nb.lessons.progress import progress_of
from oracle_nb.lessons.results import TABLES, csv_table
from oracle_nb.lessons.review import lessons_of
from oracle_nb.render.html import Html, button, isolated, link, tag
from oracle_nb.storage.database import StorageError
from oracle_nb.text.file_names import file_name
from oracle_nb.web.classes.class_view import ClassState, ClassView
from oracle_nb.web.classes.codes import class_code, written
from oracle_nb.web.classes.page import CLASSES, CLASSROOM, JOIN_CLASS, class_css, class_refusal
from oracle_nb.web.classes.shown_board import chosen_board, large_address
from oracle_nb.web.classes.store import MAX_MEMBERS, ClassStore, SchoolClass
from oracle_nb.web.lessons.class_boards import board_title
from oracle_nb.web.lessons.link_faults import link_fault
from oracle_nb.web.lessons.own_lessons import OwnLessonRefusal
from oracle_nb.web.lessons.teacher_session import printed
from oracle_nb.web.lessons.written_lessons import WrittenLessons
from oracle_nb.web.table.shared.rematch import BrowserKeys
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_page import HtmlPage
from oracle_nb.web.widgets.html_view import Message

_SHARE: Final = "oracle-nb play --share"
"""The command that lets others reach the app."""
_STALE: Final = 30.0
"""Seconds after which times such as "2 minutes ago" are shown anew."""


class TeacherClassPage(HtmlPage):
    """The page of one class.

    Parameters
    ----------
    classes
        The classes.
    keys
        The keys of the browser.
    context, language
        As those of `HtmlPage`.
    found
        The class.
    secret
        The teacher's secret, which has led to it.
    """

    title = "classroom"
    home = "classes"

    def __init__(
        self,
        classes: ClassStore,
        keys: BrowserKeys,
        context: PageContext,
        language: str,
        *,
        found: SchoolClass,
        secret: str,
    ) -> None:
        super().__init__(context, language, class_css())
        self._classes: Final = classes
        self._keys: Final = keys
        self._own: Final = WrittenLessons(classes.database, keys.owner, self.game).visited
        self._class = found
        self._secret: Final = secret
        self._edited = ""
        self._form: dict[str, str] = {}
        self._asking = ""
        self._seen_revision = -1
        self._shown_at = 0.0
        with suppress(StorageError):
            # A class can be shown where nothing can be written.
            classes.use(found.id)
        self.refresh()
        self._rest = context.session().often(self.look_round)

    @property
    def address(self) -> str:
        """The address of the page, which opens the class only in browsers of its teacher."""
        return address({CLASSROOM: self._class.id}, self.game)

    def close(self) -> None:
        """Stop updating the page."""
        self._rest()

    def look_round(self) -> None:
        """Show what has changed since the last look."""
        try:
            changed = self._classes.revision(self._class.id) != self._seen_revision
        except OSError:
            # The page keeps showing what it knows; the next look may succeed.
            return
        if changed or self._classes.clock() > self._shown_at + _STALE:
            self.refresh()

    # --- input -----------------------------------------------------------------------------------

    def reason(self, error: OracleError) -> str:
        """Return why something is refused."""
        return class_refusal(error, self.head.language)

    def act(self, message: Message) -> None:
        """Handle a message."""
        do, value = message.do, message.value
        id_ = self._class.id
        handlers: dict[str, Callable[[], object]] = {
            "edit": lambda: setattr(self, "_edited", value),
            "rename": lambda: self._rename(message.form.get("name", "")),
            "remove": lambda: self._classes.remove(id_, value),
            "ask": lambda: setattr(self, "_asking", value),
            "code": lambda: self._classes.renew_code(id_, self._secret),
            "table": lambda: self._download(value),
            "show": lambda: self._show(message.form),
            "hide": lambda: self._classes.show(id_, ""),
        }
        if do == "end":
            self._classes.end(id_)
            self._context.navigate(address({CLASSES: None}, self.game))
        elif do in handlers:
            handlers[do]()
            if do in ("remove", "code"):
                self._edited = self._asking = ""

    def _show(self, form: dict[str, str]) -> None:
        """Show the class the board that is chosen in a form."""
        self._form = form
        try:
            self._classes.show(self._class.id, chosen_board(form, self.game, self._own))
        except OwnLessonRefusal as error:
            self.notice = self.say(f"own-lesson-{error.kind}", most=error.most)
        except (ValueError, MissingPart) as error:
            reason = link_fault(str(error), self.head.language)
            self.notice = self.say("teach-wrong", reason=reason)

    def _rename(self, name: str) -> None:
        if self._edited:
            self._classes.rename(self._class.id, self._edited, name)
            self._edited = ""

    def _download(self, kind: str) -> None:
        """Have the browser save a table of results."""
        if kind not in TABLES:
            return
        now, language = self._classes.clock(), self.game_language
        book = package_of(self.game).rulebook(language).rulebook
        results = self._state().results
        text = csv_table(kind, results, lessons_of(self.game), book, language, now)
        name = file_name(f"oracle-class-{kind}", self._class.name, "csv")
        self.head.download(name, "text/csv", text.encode())

    # --- view ------------------------------------------------------------------------------------

    def _state(self) -> ClassState:
        """Return the class as it is now. Raises StorageError."""
        members = self._classes.members(self._class.id)
        keys = [one.learner for one in members]
        progress = progress_of(self._classes.database, self.game, keys)
        return ClassState(members, progress, self._classes.clock())

    def body(self) -> list[Html | None]:
        """Return what is below the title."""
        found = self._classes.of_teacher(self._secret)
        if found is None:
            self._seen_revision = 0
            gone = tag("p", self.say("classroom-gone"), cls="notice", role="alert")
            return [gone, link(self.say("classes"), address({CLASSES: None}, self.game))]
        self._class, self._seen_revision = found, found.revision
        state = self._state()
        self._shown_at = state.now
        view = ClassView(self.game, self.game_language, self.say, state, self._edited)
        say = self.say
        return [
            tag("h1", isolated(found.name), cls="l-title"),
            self._invitation(len(state.members)),
            _section("learners", say("classroom-learners"), view.learners(), self._tables()),
            _section(
                "beliefs",
                say("classroom-beliefs"),
                tag("p", say("classroom-beliefs-about"), cls="c-small"),
                view.beliefs(),
            ),
            _section(
                "board",
                say("classroom-board"),
                tag("p", say("classroom-board-about")),
                self._shown(),
                self._board_form(),
            ),
            self._manage(),
        ]

    def _invitation(self, members: int) -> Html:
        """Return the code and the link for learners."""
        say = self.say
        code = class_code(self._secret, self._class.code_salt)
        before, _, after = say("classroom-here", command=_SHARE).partition(_SHARE)
        return _section(
            "invitation",
            say("classroom-invite"),
            tag("p", say("classroom-invite-about")),
            tag("p", written(code), cls="c-code"),
            self._link({JOIN_CLASS: code}, say("classroom-link"), "c-link"),
            tag(
                "p",
                say("classroom-members", count=members, most=MAX_MEMBERS),
                cls="c-small",
                role="status",
            ),
            tag("p", before, tag("code", _SHARE), after, cls="c-small", data_near="here"),
        )  # fmt: skip

    def _link(self, fields: dict[str, str], label: str, cls: str) -> Html:
        """Return a link to be copied."""
        field = tag(
            "input",
            value=address(fields, self.game),
            readonly=True,
            aria_label=label,
            cls=cls,
            data_change="",
            data_link="",
        )
        copied = self.say("teach-copied")
        copy = button(self.say("teach-copy"), "copy", data_copy=f".{cls}", data_copied=copied)
        return tag("div", field, copy, cls="row t-made")

    def _shown(self) -> Html | None:
        """Return the board that is shown now, with the link to its large view."""
        address, say = self._class.shown, self.say
        if not address:
            return None
        title = board_title(address, self.game_language)
        return tag(
            "div",
            tag("strong", say("classroom-shown", title=title)),
            tag(
                "a",
                say("classroom-project"),
                href=large_address(address),
                target="_blank",
                cls="l-button primary",
            ),
            tag("a", say("teach-paper"), href=printed(address), target="_blank", cls="l-button"),
            button(say("classroom-hide"), "hide"),
            cls="row c-shown",
            role="status",
        )

    def _board_form(self) -> Html:
        """Return the form that chooses a board."""
        say = self.say
        options = [
            tag(
                "option",
                f"{number}. {one.title[self.game_language]}",
                value=one.name,
                selected=self._form.get("lesson") == one.name,
            )
            for number, one in enumerate(lessons_of(self.game), 1)
        ]
        part = tag("input", name="part", value=self._form.get("part", "1"), inputmode="numeric")
        link_field = tag(
            "input", name="link", value=self._form.get("link", ""), autocomplete="off",
            spellcheck="false",
        )  # fmt: skip
        return tag(
            "form",
            tag(
                "label",
                say("classroom-lesson"),
                tag("select", options, name="lesson"),
                cls="t-field",
            ),
            tag("label", say("classroom-part"), part, cls="t-field"),
            tag("label", say("classroom-board-link"), link_field, cls="t-field"),
            tag("button", say("classroom-show"), type="submit", cls="primary"),
            data_do="show",
            cls="t-form",
        )

    def _tables(self) -> Html:
        """Return the buttons that download tables."""
        buttons = [button(self.say(f"teach-by-{one}"), "table", one) for one in TABLES]
        return tag("div", buttons, cls="row c-tables")

    def _manage(self) -> Html:
        """Return what changes the class as a whole."""
        say = self.say
        sure = None
        if self._asking in ("code", "end"):
            sure = tag(
                "div",
                tag("p", say(f"classroom-sure-{self._asking}")),
                button(say(f"classroom-yes-{self._asking}"), self._asking, data_focus=""),
                button(say("cancel"), "ask", cls="quiet"),
                role="alert",
                cls="l-sure",
            )
        elif self._asking == "link":
            label = say("classroom-elsewhere")
            sure = tag(
                "div",
                tag("p", say("classroom-elsewhere-about")),
                self._link({CLASSROOM: self._secret}, label, "c-secret"),
                button(say("classroom-elsewhere-hide"), "ask", cls="quiet"),
                cls="l-sure",
            )
        return _section(
            "manage",
            say("classroom-manage"),
            tag("p", say("classroom-manage-about")),
            tag(
                "div",
                button(say("classroom-elsewhere"), "ask", "link"),
                button(say("classroom-code"), "ask", "code"),
                button(say("classroom-end"), "ask", "end"),
                cls="row",
            ),
            sure,
        )


def _section(key: str, title: str, *parts: Html | None) -> Html:
    """Return a part of the page."""
    return tag("section", tag("h2", title), parts, cls="panel", data_k=key)
