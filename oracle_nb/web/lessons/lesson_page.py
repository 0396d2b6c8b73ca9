"""A lesson in a page or in a notebook's cell: the board, and beside it task and feedback."""

from collections.abc import Callable
from typing import Final

from oracle_nb.games.exercises import Picture
from oracle_nb.games.registry import presentation_of
from oracle_nb.lessons.course import Course
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Scene
from oracle_nb.web.lessons.board_focus import focus_spaces
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.lessons.lesson_view import Address, LessonView
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.table.control.shown import contents
from oracle_nb.web.table.views.table_view import board_view
from oracle_nb.web.text import words
from oracle_nb.web.widgets.board_page import ALONE, BESIDE, BoardPage, PageContext, area
from oracle_nb.web.widgets.html_view import HtmlView, Message

_GRID: Final = f"""{BESIDE}
:host {{ --side: minmax(400px, 37%); row-gap: 0; }}
@container (max-width: 1000px) {{
  :host {{ row-gap: 14px; grid-template-areas: "side" "sea" "below"; }}
}}
"""
_STOP_MESSAGES: Final = ("next", "check", "choose", "number", "do", "pick", "way")
_NOTHING: Final = Scene(10.0, 7.0, (), (), (), "", "", 1.0)
"""The scene before the first position."""


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
    home
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
        home: tuple[str, str] | None = None,
    ) -> None:
        self._home: Final = home
        exercise_controller = ExerciseController(course, hints=hints, public=projector)
        super().__init__(context, course.language, lambda: exercise_controller.languages)
        self.exercise_controller: Final = exercise_controller
        exercise_controller.set_theme(context.theme)
        self.appearance.on_theme(exercise_controller.set_theme)
        self.appearance.on_language(exercise_controller.set_language)
        self._address = address
        self._moved = moved
        self._after = after
        self._notice: Final = notice
        self._hover: int | None = None
        self._hinted = ""
        self._announced = ""
        css = school_css()
        if course.rules is not None:
            css = f"{presentation_of(course.rules, course.language).stylesheet}{css}"
        self._draw(self.exercise_controller.scene() or _NOTHING, "min(80vh, 960px)")
        self.board.on_click(
            lambda space: self._guarded(
                lambda: self.exercise_controller.click(space), f"click {space}"
            )
        )
        self.board.on_hover(self._hovered)
        self.board.on_key(lambda key: self.act("cancel") if key == "Escape" else None)
        html_views = [
            HtmlView(self._handle, css, kind=kind, theme=context.theme, language=course.language)
            for kind in ("head", "side", "hover", "board")
        ]
        head, self._side, self._hint, self._own = html_views
        self._own.large = True
        self._sea: Final = area("sea", self._pane, self._hint)
        areas = (self._sea, area("side", self._side), area("below", self._own))
        self._lay_out(html_views, (head,), areas, _GRID, main=address is not None)
        self.refresh()

    # --- showing ---------------------------------------------------------------------------------

    @property
    def course(self) -> Course:
        """The learner's way through the lesson."""
        return self.exercise_controller.course

    def refresh(self) -> None:
        """Show everything as it is now."""
        exercise_controller = self.exercise_controller
        view = LessonView(
            exercise_controller,
            self.appearance.theme,
            self._address,
            self._context.game,
            self._context.back,
            self._home,
        )
        self.head.html = html(view.header(), self._notice(exercise_controller.language))
        after = self._after(exercise_controller.language) if self.course.over else Html("")
        self._side.html = Html(view.side() + after)
        self._own.html = self._board_of_learner()
        size = " projector" if exercise_controller.public else ""
        for html_view, kind in zip(
            self._html_views, ("head", "side", "hover", "board"), strict=True
        ):
            html_view.kind = kind + size
        scene = exercise_controller.scene()
        self._sea.visible = scene is not None
        if scene is not None:
            with self.board.hold():
                self.board.show(scene)
                self._pane.focus_on(focus_spaces(exercise_controller), self.course.number)
        self._show_hint()
        self._announce(view)

    def _board_of_learner(self) -> Html:
        """Return the learner's player board."""
        exercise_controller = self.exercise_controller
        players, rules = exercise_controller.players, self.course.rules
        if players is None or rules is None or exercise_controller.position is None:
            return Html("")
        if exercise_controller.picture is Picture.NONE:
            return Html("")
        if exercise_controller.controller is not None:
            return board_view(
                exercise_controller.controller.game_snapshot, exercise_controller.seat
            )
        own = players.board(
            rules, exercise_controller.position, exercise_controller.seat, self.appearance.theme
        )
        if not own:
            return Html("")
        icon = Html(players.icon(rules, exercise_controller.seat, self.appearance.theme))
        say = words(exercise_controller.language).say
        head = tag("h2", icon, say("board-of", name=say("you")))
        return tag("section", head, Html(own), cls="own", data_k=f"own-{exercise_controller.seat}")

    def _announce(self, view: LessonView) -> None:
        """Have task and feedback read out, once."""
        said = self.course.said
        text = view.question if said is None else " ".join((said.explanation, *said.texts))
        if text and text != self._announced:
            self._announced = text
            self._pane.say(text)

    def _show_hint(self) -> None:
        space, controller = self._hover, self.exercise_controller.controller
        drawn = self.board.scene
        # The text for screen readers replaces the picture and says as much as it shows.
        self._hinted = seen = "" if space is None else contents(drawn, space)
        if space is not None and self.exercise_controller.asks_what_lies:
            seen = drawn.group(space).name
        acting = space is not None and controller is not None and not self.course.done
        more = (
            controller.snapshot.hint(space)
            if acting and controller is not None and space is not None
            else ""
        )
        lines = (tag("span", seen or "\N{NO-BREAK SPACE}"), tag("span", more))
        self._hint.html = tag("p", lines, cls="hint")
        self._hinted = f"{self._hinted}. {more}".strip()

    def _show_pointed(self) -> None:
        """Highlight the item pointed at on the board, there or beside it."""
        with self._pane.hold():
            scene = self.exercise_controller.scene()
            if scene is not None:
                self.board.show(scene)
            self._show_hint()

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
        if controller is not None and controller.pointer.hears(message.do, message.value):
            self._show_pointed()
            return
        # A second click on the same button may arrive after its action is done.
        if message.do not in _STOP_MESSAGES or message.at in (None, self.exercise_controller.at):
            self.act(message.do, message.value, message.form)

    def act(self, do: str, value: str = "", form: dict[str, str] | None = None) -> None:
        """Handle a button; an error leaves everything as it was and is shown."""
        exercise_controller, entered = self.exercise_controller, form or {}
        handlers: dict[str, Callable[[], object]] = {
            "next": self._next,
            "check": exercise_controller.check,
            "toggle": lambda: exercise_controller.toggle(value),
            "choose": lambda: exercise_controller.choose(value),
            "number": lambda: exercise_controller.enter_number(entered.get("number", "")),
            "up": lambda: exercise_controller.shift(value, -1),
            "down": lambda: exercise_controller.shift(value, 1),
            "line-undo": exercise_controller.undo,
            "hint": exercise_controller.hint,
            "show": exercise_controller.give_up,
            "counterexample": exercise_controller.show_counterexample,
            "hints": self._toggle_hints,
            "projector": self._toggle_projector,
            **self.appearance.handlers(value),
            "address": lambda: self._context.navigate(value),
        }
        if exercise_controller.controller is not None and not self.course.done:
            handlers |= exercise_controller.controller.handlers(value)
        if do in handlers:
            self._guarded(handlers[do], f"{do} {value}")

    def _next(self) -> None:
        self.exercise_controller.go_on()
        self._hover = None
        self.board.cursor = None
        self._moved()

    def go_to(self, number: int) -> None:
        """Show another stop. Raises ValueError for one that there isn't."""
        self.exercise_controller.go_to(number)
        self.refresh()

    def _toggle_hints(self) -> None:
        self.exercise_controller.hints = not self.exercise_controller.hints
        self._context.keep("hints", "on" if self.exercise_controller.hints else "off")

    def _toggle_projector(self) -> None:
        self.exercise_controller.set_public(not self.exercise_controller.public)
        self._moved()
