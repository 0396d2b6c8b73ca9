"""The pages on which lessons are written: the list of somebody's drafts, and one draft."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from oracle_nb.core.errors import OracleError
from oracle_nb.games.addresses import address
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.draft import DraftError, DraftStep, LessonDraft, read_draft, write_draft
from oracle_nb.render.html import Html, link, tag
from oracle_nb.text.file_names import file_name
from oracle_nb.web.lesson_editor.commands import RefusedInput, run
from oracle_nb.web.lesson_editor.fault_texts import FaultTexts
from oracle_nb.web.lesson_editor.fields import ShownDraft
from oracle_nb.web.lesson_editor.state import LessonEditorState, opened_draft
from oracle_nb.web.lesson_editor.view import draft_view, editor_address, list_view, title_of
from oracle_nb.web.lessons.addresses import LessonAddress
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.lessons.own_lessons import OwnLessonRefusal, OwnLessons
from oracle_nb.web.lessons.teacher_session import own_sheet_address
from oracle_nb.web.widgets.bar import time_buttons, top_bar
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_page import HtmlPage
from oracle_nb.web.widgets.html_view import Message


@cache
def _css() -> str:
    return school_css() + (Path(__file__).parent / "lesson_editor.css").read_text("utf-8")


class LessonEditorPage(HtmlPage):
    """The page of one draft, or without a code the list of all drafts of a browser.

    ``owner`` is the key of the browser, ``position`` the code of a position with which a new lesson
    can begin.
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
        self._refused = ""
        self._code = ""
        self._changed = 0.0
        self._published: LessonDraft | None = None
        self.state: LessonEditorState | None = None
        if code:
            self._guarded(lambda: self._open(code))
        self.refresh()

    @property
    def address(self) -> str:
        """The address of the page."""
        return editor_address(self.game, self._code)

    def _open(self, code: str) -> None:
        own = self._store.draft(code, self._owner)
        if own.game != self.game:
            raise OwnLessonRefusal("unknown")
        self._code, self._changed, self._published = own.code, own.changed, own.published
        self.state = opened_draft(self.game, own.draft)

    # --- view ------------------------------------------------------------------------------------

    @property
    def place(self) -> str:
        """The name of the page, with the code of a draft."""
        return f"draft-{self._code}"

    def bar(self) -> Html:
        """Return the bar at the top, with undo and redo for a draft."""
        above, to = "teach", address({"teach": None}, self.game)
        times: tuple[Html, ...] = ()
        if self.state is not None:
            above, to = "draft-list", editor_address(self.game)
            undo = "" if self.state.history.can_undo else "undo-none"
            redo = "" if self.state.history.can_redo else "redo-none"
            times = time_buttons(self.head.language, undo, redo)
        return top_bar(
            self.head.language,
            self.head.theme,
            first=times,
            above=link(self.say(above), to),
            within="learn",
            title=tag("span", self.say("draft-editor"), cls="phase"),
            game=self.game,
        )

    def body(self) -> list[Html]:
        """Return the draft, or the list of drafts. Raises StorageError."""
        return self._list() if self.state is None else self._draft(self.state)

    def _list(self) -> list[Html]:
        drafts = {
            editor_address(self.game, own.code): own.draft.heading(self.head.language)
            for own in self._store.of_owner(self._owner, self.game)
        }
        begins = bool(self._position)
        return list_view(self.say, drafts, from_position=begins, refused=self._refused)

    def _draft(self, state: LessonEditorState) -> list[Html]:
        own = LessonAddress(own=self._code, game=self.game)
        links = {
            "try": own._replace(draft=True).address,
            "share": own.address if self._published is not None else "",
            "sheet": own_sheet_address(self._code, self.game),
        }
        shown = ShownDraft(
            state,
            self.game_language,
            self.head.theme,
            links,
            newer=self._published != state.draft,
            asking=self._asking,
            refused=self._refused,
        )
        title = title_of(state.draft.heading(self.head.language), self.say("draft-untitled"))
        return [
            tag("h1", title, cls="l-title"),
            tag("p", self.say("draft-saved"), cls="lead"),
            *draft_view(shown),
        ]

    # --- input -----------------------------------------------------------------------------------

    def reason(self, error: OracleError) -> str:
        """Return why something is refused."""
        if isinstance(error, OwnLessonRefusal):
            return self.say(f"own-lesson-{error.kind}", most=error.most)
        if not isinstance(error, RefusedInput | DraftError):
            raise error
        state = self.state or opened_draft(self.game, LessonDraft())
        return FaultTexts(state, self.game_language).refusal(error)

    def handle(self, message: Message) -> None:
        """Handle a message. Raises OwnLessonRefusal, RefusedInput, DraftError and StorageError."""
        self._asking = (message.do, message.value) == ("ask", "delete")
        self._refused = ""
        if message.do == "import":
            self._import(message.value)
        elif self.state is None:
            self._act_on_list(message.do)
        else:
            self._act_on_draft(self.state, message)

    def _act_on_list(self, command: str) -> None:
        if command == "begin":
            self._begin(LessonDraft())
        elif command == "begin-position":
            first = opened_draft(self.game, LessonDraft(steps=(DraftStep(),)))
            self._begin(run(first, "scene 1", form={"scene": self._position}).draft)

    def _act_on_draft(self, state: LessonEditorState, message: Message) -> None:
        match message.do:
            case "export":
                name = file_name("oracle-lesson", state.draft.heading("en"), "toml")
                self.head.download(name, "application/toml", write_draft(state.draft).encode())
            case "publish" if state.sound:
                self._store.publish(self._code, self._owner, state.draft)
                self._published = state.draft
            case "delete":
                self._store.delete(self._code, self._owner)
                self._context.navigate(editor_address(self.game))
            case _:
                self._change(state, message.do, message.value, message.form)

    def _change(
        self, state: LessonEditorState, command: str, value: str, form: Mapping[str, str]
    ) -> None:
        """Change the draft, and store it."""
        self.state = run(state, command, value, form)
        if self.state.draft != state.draft:
            self._changed = self._store.save(
                self._code, self._owner, self.state.draft, self._changed
            )

    def _import(self, text: str) -> None:
        """Begin or replace a draft with a file. A refusal is shown beside the button."""
        try:
            if self.state is None:
                self._begin(read_draft(text))
            else:
                self._change(self.state, "import", text, {})
        except (RefusedInput, DraftError, OwnLessonRefusal) as error:
            self._refused = self.reason(error)

    def _begin(self, draft: LessonDraft) -> None:
        """Store a new draft, and go to its page."""
        code = self._store.add(self._owner, self.game, draft)
        self._context.navigate(editor_address(self.game, code))
