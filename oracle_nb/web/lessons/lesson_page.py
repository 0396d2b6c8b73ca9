"""A lesson in a page or in a notebook's cell: the board, and beside it task and feedback."""

from collections.abc import Callable
from typing import Final

from oracle_nb.core.commands import Commands, field, text, whole
from oracle_nb.games.registry import presentation_of
from oracle_nb.lessons.course import Course
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Scene
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.lessons.lesson_view import (
    Address,
    LessonFrame,
    bar_view,
    covers,
    learner_board,
    side_view,
)
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.lessons.state import LessonSnapshot, languages_of
from oracle_nb.web.table.commands import BOARD
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.shown import contents
from oracle_nb.web.table.views.spoken_texts import hint_view
from oracle_nb.web.widgets.appearance import APPEARANCE
from oracle_nb.web.widgets.board_page import (
    ALONE,
    BESIDE,
    DESK,
    SEA,
    SIDE,
    BoardPage,
    PageContext,
    area,
    narrow,
)
from oracle_nb.web.widgets.html_view import HtmlView, Message

_GRID: Final = f"""{BESIDE}
:host {{ --side: minmax(min(400px, 45%), 37%); row-gap: 0; }}
.alone {{ grid-column: 1 / -1; justify-self: center; width: min(100%, 640px); }}
.alone.wide {{ width: min(100%, 1120px); }}
{narrow(''':host { row-gap: 14px; grid-template-areas: "side" "sea" "below"; }''')}
@media (max-width: 620px) {{
  :host {{ --low: 34vh; row-gap: 6px !important; padding-bottom: 68px; }}
}}
"""
_UNDER: Final = f"""{SEA}
.under {{ max-width: max(480px, {DESK} - 100px); max-height: calc({DESK} * 0.52);
  overflow: var(--inner, visible); margin-top: 8px !important; }}
.under.whole {{ max-width: none; max-height: {DESK}; margin-top: 0 !important; }}
{narrow(".under, .under.whole { max-width: none; max-height: none; }")}"""
"""The style sheet of the column with the board, and below it the learner's own things.

Their height is in proportion to their width: together they are in sight. If there are many, such as
cards, the page scrolls, and the board stays legible.
"""
_KINDS: Final = ("head", "side", "hover", "board", "board")
"""The kinds of its views."""
_NOTHING: Final = Scene(10.0, 7.0, (), (), (), "", "", 1.0)
"""The scene before the first position."""


def _board(lesson: ExerciseController) -> TableController | None:
    """Return the board of a stop that isn't done."""
    return None if lesson.course.done else lesson.controller


LESSON: Final = Commands[ExerciseController, object]()
"""The commands of a stop that don't lead to another one."""
LESSON.include(BOARD, _board)
LESSON.declare("check", once=True)(ExerciseController.check)
LESSON.declare("toggle", text)(ExerciseController.toggle)
LESSON.declare("choose", text, once=True)(ExerciseController.choose)
LESSON.declare("predict", whole, once=True)(ExerciseController.predict)
LESSON.declare("number", field("number"), once=True)(ExerciseController.enter_number)
LESSON.declare("up", text)(lambda lesson, part: lesson.shift(part, -1))
LESSON.declare("down", text)(lambda lesson, part: lesson.shift(part, 1))
LESSON.declare("line-undo")(ExerciseController.undo)
LESSON.declare("unknown", once=True)(ExerciseController.pass_over)
LESSON.declare("hint")(ExerciseController.hint)
LESSON.declare("show")(ExerciseController.give_up)
LESSON.declare("put-away")(ExerciseController.put_away)
LESSON.declare("counterexample")(ExerciseController.show_counterexample)


class LessonPage(BoardPage):
    """A lesson in a page or in a notebook's cell.

    Parameters
    ----------
    course
        The learner's way through the lesson.
    context
        Where the page is shown. It also keeps ("hints", "off").
    hints
        Whether hints are offered.
    projector
        Whether everything is large, in strong contrast, and shows only what everybody knows.
    address
        Gives the address of a stop by its number; without it the lesson has none.
    moved
        Called when the learner has come to another stop.
    after
        Gives what follows the lesson, as HTML, in a language.
    notice
        Gives what is shown below the bar, such as the board of a class, in a language.
    above
        The message and the address of the page above this one, if it isn't the list of lessons.
    """

    def __init__(
        self,
        course: Course,
        context: PageContext = ALONE,
        *,
        hints: bool = True,
        projector: bool = False,
        address: Address | None = None,
        moved: Callable[[], object] = lambda: None,
        after: Callable[[str], Html] = lambda language: Html(""),
        notice: Callable[[str], Html | None] = lambda language: None,
        above: tuple[str, str] | None = None,
    ) -> None:
        self._frame: Final = LessonFrame(address, context.game, context.back, above)
        exercise_controller = ExerciseController(course, hints=hints, public=projector)
        super().__init__(context, course.language, lambda: languages_of(course))
        self.exercise_controller: Final = exercise_controller
        exercise_controller.set_theme(context.theme)
        exercise_controller.book = context.game if address else None
        self.appearance.on_theme(exercise_controller.set_theme)
        self.appearance.on_language(exercise_controller.set_language)
        self._moved = moved
        self._after = after
        self._notice: Final = notice
        self._hover: int | None = None
        self._hinted = ""
        self._announced = ""
        css = school_css()
        if course.rules is not None:
            css = f"{presentation_of(course.rules, course.language).stylesheet}{css}"
        self._draw(exercise_controller.snapshot.scene or _NOTHING)
        self.board.on_click(
            lambda space: self._guarded(
                lambda: self.exercise_controller.click(space), f"click {space}"
            )
        )
        self.board.on_hover(self._hovered)
        self.board.on_key(lambda key: self.handle("cancel") if key == "Escape" else None)
        html_views = [
            HtmlView(self._handle, css, kind=kind, theme=context.theme, language=course.language)
            for kind in _KINDS
        ]
        head, self._side, self._hint, self._under, self._own = html_views
        self._under.css_classes = ["under"]
        self._under.large = self._own.large = True
        self._sea: Final = area("sea", self._pane, self._hint, self._under, css=_UNDER)
        self._panel: Final = area("side", self._side, css=SIDE)
        areas = (self._sea, self._panel, area("below", self._own))
        self._lay_out(html_views, (head,), areas, _GRID, main=address is not None)
        self.refresh()

    # --- showing ---------------------------------------------------------------------------------

    @property
    def course(self) -> Course:
        """The learner's way through the lesson."""
        return self.exercise_controller.course

    def refresh(self) -> None:
        """Show everything as it is now."""
        lesson = self.exercise_controller.snapshot
        self.head.html = html(bar_view(lesson, self._frame), self._notice(lesson.language))
        after = self._after(lesson.language) if self.course.over else Html("")
        self._side.html = Html(side_view(lesson, self._frame.address) + after)
        room = tag("div", cls="l-room") if covers(lesson) or lesson.hints_cover else Html("")
        own = Html("" if lesson.sums_up else learner_board(lesson) + room)
        self._own.html, self._under.html = (own, "") if lesson.shows_whole_board else ("", own)
        size = " projector" if lesson.public else ""
        for html_view, kind in zip(self._html_views, _KINDS, strict=True):
            html_view.kind = kind + size
        shown = lesson.scene is not None and not lesson.sums_up
        self._pane.view.visible = self._hint.visible = shown
        # Without a board above it, it has all the room.
        self._under.css_classes = ["under"] if shown else ["under", "whole"]
        self._under.visible = bool(self._under.html)
        self._sea.visible = self._pane.view.visible or self._under.visible
        # Without a board the question is in the middle, and so is a summary.
        alone = ["alone", "wide"] if self.course.over else ["alone"]
        self._panel.css_classes = ["side"] if self._sea.visible else ["side", *alone]
        if lesson.scene is not None:
            with self.board.hold():
                self.board.show(lesson.scene)
                self._pane.focus_on(lesson.focus_spaces(), self.course.number)
        self._show_hint(lesson)
        self._announce(lesson)

    def _task(self) -> str:
        return self.exercise_controller.snapshot.question

    def _announce(self, lesson: LessonSnapshot) -> None:
        """Have task and feedback read out, once."""
        said = lesson.said
        text = f"{lesson.prediction_text} {lesson.question}".strip()
        if said is not None:
            text = " ".join((said.explanation, *said.texts))
        if text and text != self._announced:
            self._announced = text
            self._pane.say(text)

    def _show_hint(self, lesson: LessonSnapshot) -> None:
        space, drawn = self._hover, self.board.scene
        # The text for screen readers replaces the picture and says as much as it shows.
        name = seen = "" if space is None else contents(drawn, space)
        if space is not None and lesson.asks_what_lies:
            seen = drawn.group(space).name
        more = ""
        shown: Html | str = ""
        if space is not None and lesson.table is not None and not self.course.done:
            more, shown = lesson.table.hint(space), hint_view(lesson.table, space)
        lines = (tag("span", seen or "\N{NO-BREAK SPACE}"), tag("span", shown))
        self._hint.html = tag("p", lines, cls="hint")
        self._hinted = f"{name}. {more}".strip()

    def _show_pointed(self) -> None:
        """Highlight the item pointed at on the board, there or beside it."""
        lesson = self.exercise_controller.snapshot
        with self._pane.hold():
            if lesson.scene is not None:
                self.board.show(lesson.scene)
            self._show_hint(lesson)

    def _hovered(self, space: int | None) -> None:
        self._hover = space
        if self.exercise_controller.controller is not None:
            self.exercise_controller.controller.pointer.space = space
        self._show_pointed()
        if space is not None and space == self.board.cursor:
            self._pane.say(self._hinted)

    # --- input -----------------------------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        controller = self.exercise_controller.controller
        if controller is not None and controller.pointer.handle_event(message.do, message.value):
            self._show_pointed()
        else:
            self._run_command(message)

    def handle(self, command: str, value: str = "", form: dict[str, str] | None = None) -> None:
        """Carry out a command; an error leaves everything as it was and is shown."""
        self._run_command(Message(command, value, form or {}))

    def _run_command(self, message: Message) -> None:
        at = self.exercise_controller.snapshot.at
        run = COMMANDS.find(self, message.do, message.given, at)
        if run is not None:
            self._guarded(run, f"{message.do} {message.value}")

    def go_on(self) -> None:
        """Show the next stop, if this one is done."""
        self.exercise_controller.go_on()
        self._hover = None
        self.board.cursor = None
        self._moved()

    def take_skipped(self) -> None:
        """Show the first of the exercises that were left out."""
        self.exercise_controller.take_skipped()
        self._moved()

    def go_to(self, number: int) -> None:
        """Show another stop. Raises ValueError for one that there isn't."""
        self.exercise_controller.go_to(number)
        self.refresh()

    def toggle_hints(self) -> None:
        """Offer hints or not, and keep that."""
        self.exercise_controller.hints = not self.exercise_controller.hints
        self._context.keep("hints", "on" if self.exercise_controller.hints else "off")

    def toggle_projector(self) -> None:
        """Show everything large, as on a projector, or not."""
        self.exercise_controller.set_public(not self.exercise_controller.public)
        self._moved()


COMMANDS: Final = Commands[LessonPage, object]()
"""The commands of the page."""
COMMANDS.include(APPEARANCE, lambda page: page.appearance)
COMMANDS.include(LESSON, lambda page: page.exercise_controller)
COMMANDS.declare("next", once=True)(LessonPage.go_on)
COMMANDS.declare("skipped", once=True)(LessonPage.take_skipped)
COMMANDS.declare("hints")(LessonPage.toggle_hints)
COMMANDS.declare("projector")(LessonPage.toggle_projector)
COMMANDS.declare("address", text)(LessonPage.navigate)
