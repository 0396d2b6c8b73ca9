"""The pages on which lessons are written: the list of somebody's drafts, and one draft."""

from functools import cache
from pathlib import Path
from typing import Final

from oracle_nb.core.errors import OracleError
from oracle_nb.games.addresses import address
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.draft import DraftError, DraftStep, LessonDraft, read_draft
from oracle_nb.render.html import Html, button, link, tag
from oracle_nb.text.file_names import file_name
from oracle_nb.web.lesson_editor.controller import LessonEditor, RefusedInput
from oracle_nb.web.lesson_editor.fault_texts import FaultTexts
from oracle_nb.web.lesson_editor.view import (
    LessonEditorView,
    editor_address,
    import_button,
    import_notice,
    title_of,
)
from oracle_nb.web.lessons.addresses import LessonAddress
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.lessons.own_lessons import MAX_OWN, OwnLessonRefusal, OwnLessons
from oracle_nb.web.lessons.teacher_session import own_sheet_address
from oracle_nb.web.widgets.bar import time_buttons, top_bar
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_page import HtmlPage
from oracle_nb.web.widgets.html_view import Message


@cache
def _css() -> str:
    return school_css() + (Path(__file__).parent / "lesson_editor.css").read_text("utf-8")


class LessonEditorPage(HtmlPage):
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

    kind = "home school teacher w-editor"

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
        css = package_of(context.game).presentation().stylesheet + _css()
        super().__init__(context, language, css)
        self._position: Final = position
        self._store: Final = store
        self._owner: Final = owner
        self._asking = False
        self._refused_import = ""
        self._code = ""
        self._changed = 0.0
        self._published: LessonDraft | None = None
        self.editor: LessonEditor | None = None
        if code:
            self._guarded(lambda: self._open(code))
        self.refresh()

    @property
    def address(self) -> str:
        """The address of the page."""
        return editor_address(self.game, self._code)

    def _open(self, code: str) -> None:
        found = self._store.draft(code, self._owner)
        if found.game != self.game:
            raise OwnLessonRefusal("unknown")
        self._code, self._changed = found.code, found.changed
        self._published = found.published
        self.editor = LessonEditor(self.game, found.draft)

    # --- view ------------------------------------------------------------------------------------

    @property
    def place(self) -> str:
        """The name of the page, with the code of a draft."""
        return f"draft-{self._code}"

    def bar(self) -> Html:
        """Return the bar at the top, with undo and redo for a draft."""
        above, to = "teach", address({"teach": None}, self.game)
        times: tuple[Html, ...] = ()
        if self.editor is not None:
            above, to = "draft-list", editor_address(self.game)
            undo = "" if self.editor.can_undo else "undo-none"
            redo = "" if self.editor.can_redo else "redo-none"
            times = time_buttons(self.head.language, undo, redo)
        return top_bar(
            self.head.language,
            self.head.theme,
            first=times,
            home=link(self.say(above), to, cls="quiet"),
            title=tag("span", self.say("draft-editor"), cls="phase"),
            game=self.game,
        )

    def body(self) -> list[Html]:
        """Return the draft, or the list of drafts. Raises StorageError."""
        return self._list() if self.editor is None else self._draft(self.editor)

    def _list(self) -> list[Html]:
        say = self.say
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
                    import_button(say),
                    cls="row",
                ),
                import_notice(self._refused_import),
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

    def _draft(self, editor: LessonEditor) -> list[Html]:
        draft = editor.draft
        own = LessonAddress(own=self._code, game=self.game)
        links = {
            "try": own._replace(draft=True).address,
            "share": own.address if self._published is not None else "",
            "sheet": own_sheet_address(self._code, self.game),
        }
        if self._asking:
            links["sure"] = ""
        if self._refused_import:
            links["refused"] = self._refused_import
        view = LessonEditorView(
            editor,
            self.game_language,
            self.head.theme,
            links,
            newer=self._published != draft,
        )
        title = title_of(draft.heading(self.head.language), self.say("draft-untitled"))
        return [
            tag("h1", title, cls="l-title"),
            tag("p", self.say("draft-saved"), cls="lead"),
            *view.render(),
        ]

    # --- input -----------------------------------------------------------------------------------

    def reason(self, error: OracleError) -> str:
        """Return why something is refused."""
        if isinstance(error, OwnLessonRefusal):
            return self.say(f"own-lesson-{error.kind}", most=error.most)
        if not isinstance(error, RefusedInput | DraftError):
            raise error
        editor = self.editor or LessonEditor(self.game, LessonDraft())
        return FaultTexts(editor, self.game_language).refusal(error)

    def act(self, message: Message) -> None:
        """Handle a message. Raises OwnLessonRefusal, RefusedInput, DraftError and StorageError."""
        editor = self.editor
        self._asking = (message.do, message.value) == ("ask", "delete")
        self._refused_import = ""
        if message.do == "import":
            self._import(message.value)
            return
        if editor is None:
            if message.do == "begin":
                self._begin(LessonDraft())
            elif message.do == "begin-position":
                started = LessonEditor(self.game, LessonDraft(steps=(DraftStep(),)))
                started.act("scene 1", form={"scene": self._position})
                self._begin(started.draft)
            return
        match message.do:
            case "export":
                name = file_name("oracle-lesson", editor.draft.heading("en"), "toml")
                self.head.download(name, "application/toml", editor.toml().encode())
            case "publish" if editor.sound:
                self._store.publish(self._code, self._owner, editor.draft)
                self._published = editor.draft
            case "delete":
                self._store.delete(self._code, self._owner)
                self._context.navigate(editor_address(self.game))
            case _:
                self._change(editor, message)

    def _change(self, editor: LessonEditor, message: Message) -> None:
        """Change the draft, and store it."""
        before = editor.draft
        editor.act(message.do, message.value, message.form)
        if editor.draft != before:
            self._changed = self._store.save(self._code, self._owner, editor.draft, self._changed)

    def _import(self, text: str) -> None:
        """Begin or replace a draft with a file. A refusal is shown beside the button."""
        try:
            if self.editor is None:
                self._begin(read_draft(text))
            else:
                self._change(self.editor, Message("import", text))
        except (RefusedInput, DraftError) as error:
            self._refused_import = self.reason(error)

    def _begin(self, draft: LessonDraft) -> None:
        """Store a new draft, and go to its page."""
        code = self._store.add(self._owner, self.game, draft)
        self._context.navigate(editor_address(self.game, code))
