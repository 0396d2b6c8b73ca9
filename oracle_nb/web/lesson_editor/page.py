"""The pages on which lessons are written: the list of somebody's drafts, and one draft."""

import logging
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

from oracle_nb.games.addresses import address
from oracle_nb.games.package import package_of
from oracle_nb.lessons.draft import DraftError, DraftStep, LessonDraft, read_draft
from oracle_nb.render.html import Html, button, html, link, tag
from oracle_nb.render.palette import THEMES
from oracle_nb.storage.database import StorageError
from oracle_nb.text import UnknownLanguage
from oracle_nb.text.file_names import file_name
from oracle_nb.web.lesson_editor.controller import LessonEditor, RefusedInput
from oracle_nb.web.lesson_editor.fault_texts import FaultTexts
from oracle_nb.web.lesson_editor.view import LessonEditorView, editor_address, title_of
from oracle_nb.web.lessons.addresses import LessonAddress
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.lessons.own_lessons import MAX_OWN, OwnLessonRefusal, OwnLessons
from oracle_nb.web.lessons.teacher_session import own_sheet_address
from oracle_nb.web.saved_games.stored_games import storage_text
from oracle_nb.web.text import languages, words
from oracle_nb.web.widgets.bar import time_buttons, top_bar
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_view import HtmlView, Message

_log = logging.getLogger(__name__)


@cache
def _css() -> str:
    return school_css() + (Path(__file__).parent / "lesson_editor.css").read_text("utf-8")


class LessonEditorPage:
    """The page of one draft, or without one the list of all drafts of a browser.

    Parameters
    ----------
    store
        Where lessons are stored.
    owner
        The key of the browser.
    context
        Where the page is shown, and the game that the lessons teach.
    language
        The language of the page.
    code
        The code of a draft; "" for the list.
    position
        The code of a position with which a new lesson can begin, if any.
    """

    def __init__(
        self,
        store: OwnLessons,
        owner: str,
        context: PageContext,
        language: str,
        *,
        code: str = "",
        position: str = "",
    ) -> None:
        self._position = position
        self._store: Final = store
        self._owner: Final = owner
        self._context: Final = context
        self.game: Final = context.game
        self.notice = ""
        """A message above the page, until the next input."""
        self._asking = False
        self._code = ""
        self._changed = 0.0
        self._published: LessonDraft | None = None
        self.editor: LessonEditor | None = None
        css = package_of(self.game).presentation().stylesheet + _css()
        self.head: Final = HtmlView(
            self._handle, css, kind="page", theme=context.theme, language=language
        )
        if code:
            self._guarded(lambda: self._open(code))
        self.refresh()

    @property
    def address(self) -> str:
        """The address of the page."""
        return editor_address(self.game, self._code)

    @property
    def game_language(self) -> str:
        """The language of the game's texts: English where the game lacks that of the page."""
        try:
            package_of(self.game).rulebook(self.head.language)
        except UnknownLanguage:
            return "en"
        return self.head.language

    def _say(self, message: str, **facts: object) -> str:
        return words(self.head.language).say(message, **facts)

    def _open(self, code: str) -> None:
        found = self._store.draft(code, self._owner)
        if found.game != self.game:
            raise OwnLessonRefusal("unknown")
        self._code, self._changed = found.code, found.changed
        self._published = found.published
        self.editor = LessonEditor(self.game, found.draft)

    # --- view ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show everything as it is now."""
        say, language = self._say, self.head.language
        try:
            parts = self._draft() if self.editor is not None else self._list()
        except StorageError as error:
            self.notice, parts = storage_text(error, language), []
        above = "teach" if self.editor is None else "draft-list"
        to = address({"teach": None}, self.game)
        if self.editor is not None:
            to = editor_address(self.game)
        times: tuple[Html, ...] = ()
        if self.editor is not None:
            undo = "" if self.editor.can_undo else "undo-none"
            redo = "" if self.editor.can_redo else "redo-none"
            times = time_buttons(language, undo, redo)
        bar = top_bar(
            language,
            self.head.theme,
            first=times,
            home=link(say(above), to, cls="quiet"),
            title=tag("span", say("draft-editor"), cls="phase"),
            game=self.game,
        )
        notice = tag("p", self.notice, cls="notice", role="alert") if self.notice else None
        place = f"draft-{self._code}"
        main = tag("main", notice, parts, cls="home school teacher w-editor", data_place=place)
        self.head.html = html(bar, main)

    def _list(self) -> list[Html]:
        say = self._say
        drafts = self._store.of_owner(self._owner, self.game)
        items = [
            tag(
                "li",
                link(
                    title_of(one.draft.heading(self.head.language), say("draft-untitled")),
                    editor_address(self.game, one.code),
                ),
            )
            for one in drafts
        ]
        load = tag(
            "label",
            say("draft-import"),
            tag("input", type="file", accept=".toml", data_change="import"),
            cls="l-button l-file",
        )
        return [
            tag("h1", say("draft-editor"), cls="l-title"),
            tag("p", say("draft-about"), cls="lead"),
            tag(
                "section",
                tag("h2", say("draft-new")),
                tag(
                    "div",
                    button(say("draft-begin-position"), "begin-position", cls="primary")
                    if self._position
                    else None,
                    button(say("draft-begin"), "begin", cls="" if self._position else "primary"),
                    load,
                    cls="row",
                ),
                cls="panel",
                data_k="new",
            ),
            tag(
                "section",
                tag("h2", say("draft-list")),
                tag("ul", items) if items else tag("p", say("draft-none")),
                tag("p", say("draft-kept", most=MAX_OWN)),
                cls="panel",
                data_k="own",
            ),
        ]

    def _draft(self) -> list[Html]:
        assert self.editor is not None
        draft = self.editor.draft
        own = LessonAddress(own=self._code, game=self.game)
        links = {
            "try": own._replace(draft=True).address,
            "share": own.address if self._published is not None else "",
            "sheet": own_sheet_address(self._code, self.game),
        }
        if self._asking:
            links["sure"] = ""
        view = LessonEditorView(
            self.editor,
            self.game_language,
            self.head.theme,
            links,
            newer=self._published != draft,
        )
        title = title_of(draft.heading(self.head.language), self._say("draft-untitled"))
        return [
            tag("h1", title, cls="l-title"),
            tag("p", self._say("draft-saved"), cls="lead"),
            *view.render(),
        ]

    # --- input -----------------------------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        do, value = message.do, message.value
        if do == "address":
            self._context.navigate(value)
            return
        if do in ("theme", "theme-seen") and value in THEMES:
            if do == "theme":
                self._context.keep("theme", value)
            self.head.theme = value
        elif do == "language" and value in languages():
            self._context.keep("language", value)
            self.head.language = value
        else:
            self.notice = ""
            self._asking = (do, value) == ("ask", "delete")
            self._guarded(lambda: self.act(message))
        self.refresh()

    def _guarded(self, action: Any) -> None:
        """Do something, and say why if it is refused."""
        try:
            action()
        except OwnLessonRefusal as error:
            self.notice = self._say(f"own-lesson-{error.kind}", most=error.most)
        except (RefusedInput, DraftError) as error:
            editor = self.editor or LessonEditor(self.game, LessonDraft())
            self.notice = FaultTexts(editor, self.game_language).refusal(error)
        except StorageError as error:
            _log.warning("a lesson of one's own: %s", error)
            self.notice = storage_text(error, self.head.language)

    def act(self, message: Message) -> None:
        """Handle a message. Raises OwnLessonRefusal, RefusedInput, DraftError and StorageError."""
        editor = self.editor
        if editor is None:
            if message.do == "begin":
                self._begin(LessonDraft())
            elif message.do == "begin-position":
                started = LessonEditor(self.game, LessonDraft(steps=(DraftStep(),)))
                started.act("scene 1", form={"scene": self._position})
                self._begin(started.draft)
            elif message.do == "import":
                self._begin(read_draft(message.value))
            return
        match message.do:
            case "export":
                today = datetime.now(UTC).date()
                name = file_name("oracle-lesson", editor.draft.heading("en"), today, "toml")
                self.head.download(name, "application/toml", editor.toml().encode())
            case "publish" if editor.sound:
                self._store.publish(self._code, self._owner, editor.draft)
                self._published = editor.draft
            case "delete":
                self._store.delete(self._code, self._owner)
                self._context.navigate(editor_address(self.game))
            case _:
                before = editor.draft
                editor.act(message.do, message.value, message.form)
                if editor.draft != before:
                    self._changed = self._store.save(
                        self._code, self._owner, editor.draft, self._changed
                    )

    def _begin(self, draft: LessonDraft) -> None:
        """Store a new draft, and go to its page."""
        code = self._store.add(self._owner, self.game, draft)
        self._context.navigate(editor_address(self.game, code))
