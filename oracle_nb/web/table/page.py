"""The table: a game with its board, its players, its actions and its log."""

import logging
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from oracle_nb.core.commands import text
from oracle_nb.games.game import Game
from oracle_nb.render.html import html
from oracle_nb.render.parts import Part
from oracle_nb.storage.database import StorageError
from oracle_nb.web.table.commands import COMMANDS, TableSession
from oracle_nb.web.table.control.choices import choices, chosen
from oracle_nb.web.table.control.coaching import TableCoach
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.pacing import POLL, SHARE, BotPacer
from oracle_nb.web.table.control.pointer import pointer_hint
from oracle_nb.web.table.control.snapshot import TableSnapshot
from oracle_nb.web.table.shared import coach_consent, takeover, undo_consent
from oracle_nb.web.table.shared.open_games import Screen
from oracle_nb.web.table.shared.table_state import known_notes
from oracle_nb.web.table.views.bot_watch import BotState
from oracle_nb.web.table.views.clock_view import ClockView
from oracle_nb.web.table.views.header_view import (
    HeaderState,
    finishing_view,
    header_view,
    marking_view,
)
from oracle_nb.web.table.views.invitations import chance_notice, invite_dialog, invite_panel
from oracle_nb.web.table.views.phrases_view import phrases_view
from oracle_nb.web.table.views.requests_view import banners_view, requests_view, unsaved_view
from oracle_nb.web.table.views.share_panel import share_view
from oracle_nb.web.table.views.spoken_texts import pointed_view, spoken
from oracle_nb.web.table.views.table_view import (
    aims_view,
    log_view,
    players_view,
    signs_view,
)
from oracle_nb.web.table.views.turn_alerts import TurnAlerts
from oracle_nb.web.table.views.turn_view import TurnContent, strip_seat, turn_view
from oracle_nb.web.text.storage_errors import storage_text
from oracle_nb.web.widgets.board_page import (
    ALONE,
    BESIDE,
    SEA,
    SIDE,
    BoardPage,
    PageContext,
    area,
    narrow,
)
from oracle_nb.web.widgets.error_report import report
from oracle_nb.web.widgets.html_view import HtmlView, Message

_log = logging.getLogger(__name__)

_AVAILABLE_HEIGHT: Final = "100vh - var(--bar, 52px) - var(--aims, 80px) - var(--means)"
"""The height left to the board in one column.

The bar, the open goals, the line below the board, and the sources are there, too, and the
explanation of the choice. On phones a tip of a guided game takes ``--tips`` from it.
"""
_GRID: Final = f"""{BESIDE}
:host {{ --side: minmax(min(380px, 42%), 34%); row-gap: 0;
  --means: calc(250px + 24vh);
  --room: min({_AVAILABLE_HEIGHT}, 1000px);
  --low: var(--tall, calc(max(var(--least, 300px), var(--room)) - var(--tips, 0px))); }}
{
    narrow('''
  :host { row-gap: 14px; --end: calc(14px + var(--answer, 0px)); padding-bottom: var(--end); }
''')
}
@media (max-width: 620px) {{
  :host {{ --means: calc(206px + 29vh); --tips: min(30px, var(--guide-tip, 0px));
    row-gap: 6px !important; padding: 0 8px var(--end) !important; }}
}}
@media (max-width: 620px) and (max-height: 640px) {{
  :host {{ --least: 148px; row-gap: 2px !important; }}
}}
"""


class TablePage(BoardPage):
    """A game of people and bots, shown in a page or in a notebook's cell.

    Parameters
    ----------
    game
        The game. Seats called "bot:NAME" are played by bots, all others by people at this screen.
    context
        Where the page is shown.
    changed
        Called after every action, to save the game.
    make_bot
        Makes the bots: called with (name, seed, rules).
    screen
        The connection to other screens at the same game, if there can be any.
    """

    def __init__(
        self,
        game: Game,
        context: PageContext = ALONE,
        *,
        language: str = "en",
        changed: Callable[[], object] = lambda: None,
        make_bot: Callable[[str, int, Any], Any] | None = None,
        screen: Screen | None = None,
    ) -> None:
        super().__init__(context, language)
        self.controller: Final = TableController(
            game, language=language, changed=changed, make_bot=make_bot
        )
        self.controller.theme, self.controller.linked = context.theme, context.linked
        self.appearance.on_theme(self.controller.set_theme)
        self.appearance.on_language(self.controller.set_language)
        self.controller.bot_turns.wait = SHARE
        self.screen: Final = screen
        self.coach: Final = TableCoach(
            self.controller, lambda: screen is None or coach_consent.allowed(screen.shared_game)
        )
        if screen is not None:
            self.controller.open(game, screen.shared_game.bots)
            screen.configure(self.controller)
            self.controller.catch_up()
        self.pacer: Final = BotPacer(
            self.controller, lambda: screen is not None and screen.holds_bots
        )
        self._hinted = ""
        self._announced = ""
        theme, css = context.theme, self.controller.presentation.stylesheet
        self._draw(self.controller.scene())
        self.board.on_click(self._clicked)
        self.board.on_hover(self._hovered)
        self.board.on_key(self._pressed)
        html_views = [
            HtmlView(self._handle, css, kind=kind, theme=theme, language=language)
            for kind in ("head", "side", "past", "hover", "signs", "aims", "talk")
        ]
        head, self._side, self._past, self._hint, self._signs, self._aims, self._talk = html_views
        self._clock: Final = ClockView()
        self._alerts: Final = TurnAlerts()
        areas = (
            area("sea", self._aims, self._pane, self._hint, css=SEA),
            area("side", *self._beside(), self._signs, css=SIDE),
        )
        self._lay_out(html_views, (head,), areas, _GRID, main=context.linked)
        # A screen has the table shown when it enters.
        if screen is None:
            self.refresh()

    @cached_property
    def _session(self) -> TableSession:
        """The parts of the table that commands act on."""
        return TableSession(
            self.controller,
            self.coach,
            self.pacer,
            self.screen,
            self._context,
            self.appearance,
            self.head.download,
            self._open_replay,
        )

    def _beside(self) -> tuple[Any, ...]:
        """Return the parts beside the board: only a page has other screens, and a tab to leave."""
        if self.screen is None:
            return self._side, self._past
        return self._clock, self._side, self._talk, self._alerts, self._past

    # --- showing ---------------------------------------------------------------------------------

    @property
    def theme(self) -> str:
        """The theme it is shown in; can be set."""
        return self.appearance.theme

    @theme.setter
    def theme(self, theme: str) -> None:
        if theme != self.appearance.theme:
            self.appearance.theme = theme
            self.refresh()

    @property
    def language(self) -> str:
        """The language of all texts; can be set. Raises UnknownLanguage."""
        return self.controller.language

    @language.setter
    def language(self, language: str) -> None:
        self.appearance.language = language
        self.refresh()

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return self.controller.game

    def refresh(self) -> None:
        """Show everything as it is now, in one message: the board first, at which people look."""
        controller = self.controller
        controller.tips.refresh()
        self.coach.follow()
        if self.screen is not None:
            self.screen.keep_tips()
        table = controller.snapshot
        self.board.start = table.shown.start_space(table.seats.viewer)
        # In a message of its own, and first: together, one text would replace the other.
        self._announce(table)
        with self._pane.hold():
            self.board.show(controller.scene_of(table))
            self.board.view.update(choices=choices(table), chosen=chosen(table))
            self._look(table)
            self._pane.reveal(controller.display.others_space(table.page))
            self._show(table)
            self._show_hint(table)

    def _look(self, table: TableSnapshot) -> None:
        """Look at the part of the board that matters now: at the end, at all of it."""
        if table.page.over:
            self._pane.look_at(())
            self._pane.focus_on((), stop=0)
            return
        stage = table.shown.stage
        if stage is not None and (stage or table.seats.person_acts):
            self._pane.look_at(stage)
        if table.sights is None:
            self._pane.focus(table.focus)
        else:
            self._pane.focus_on(table.sights)

    def _show(self, table: TableSnapshot) -> None:
        """Show everything beside the board."""
        controller, screen, page = self.controller, self.screen, table.page
        header = self._header_state()
        self.head.html = html(
            header_view(page, header),
            banners_view(page, screen),
            unsaved_view(page, screen),
            share_view(page, controller.game)
            if controller.panel == "share" and not page.seats.shared
            else None,
            invite_dialog(page, screen) if controller.panel == "together" else None,
            marking_view(page) if controller.panel == "analysis" else None,
            finishing_view(page, takeover.usual(controller.game))
            if controller.panel == "bots-finish" and header.finishes
            else None,
            requests_view(page, screen),
        )
        self._side.html = html(
            invite_panel(page, screen) if controller.panel == "together" else None,
            players_view(page, strip_seat(page)),
            chance_notice(page, screen),
            turn_view(table, self._turn_state()),
        )
        notes = (
            ()
            if screen is None
            else known_notes(screen.shared_game.state, controller.game, table.seats.knower)
        )
        self._past.html = log_view(page, notes)
        self._talk.html = phrases_view(page, screen)
        self._talk.visible = bool(self._talk.html)
        if screen is not None:
            self._clock.follow(page, screen)
            self._alerts.follow(page)
        self._signs.html = signs_view(page)
        self._aims.html = aims_view(page, False, table.for_tasks)

    def _header_state(self) -> HeaderState:
        """Return what the bar shows besides the game."""
        controller, screen = self.controller, self.screen
        undo = controller.undo_history
        asked = screen is not None and undo_consent.pending(screen.shared_game) is not None
        return HeaderState(
            "undo-pending" if asked else undo.undo_refusal,
            undo.redo_refusal,
            screen is not None
            and undo_consent.possible(screen.shared_game, screen.place) is not None,
            controller.panel,
            screen is not None,
            screen is not None and screen.hosts and bool(takeover.own_seats(screen.shared_game)),
        )

    def _turn_state(self) -> TurnContent:
        """Return what the current turn shows besides the table."""
        controller, coach = self.controller, self.coach
        turns = controller.bot_turns
        # The page asks again, as well, until the coach has an answer.
        interval = self.pacer.interval or (POLL if coach.thinking else None)
        bots = BotState(turns.pace, turns.paused, turns.fast_forward, controller.bots.thought)
        return TurnContent(
            controller.tips.snapshot,
            bots,
            coach.snapshot,
            self.screen,
            controller.report,
            controller.notice,
            interval,
            self.pacer.ticks,
        )

    def _task(self) -> str:
        return self.controller.snapshot.shown.decision

    def _announce(self, table: TableSnapshot) -> None:
        """Have changes read out, once: the choice or the refusal, else the decision to make."""
        if (text := spoken(table, self.controller.notice)) != self._announced:
            self._announced = text
            self._pane.say(text)

    def _show_hint(self, table: TableSnapshot) -> None:
        pointer, scene = self.controller.pointer, self.board.scene
        self._hint.html, self._hinted = pointed_view(table, pointer, scene)

    # --- input -----------------------------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        if not self.controller.pointer.handle_event(message.do, message.value):
            self._run_command(message)
            return
        self._show_pointed()
        # The mouse may rest on an item: its hint must not replace the text that is read out.
        if message.do == "focus":
            table = self.controller.snapshot
            self._pane.say(pointer_hint(self.controller.pointer, table.shown, table))

    def handle(self, command: str, value: str = "", form: Mapping[str, str] | None = None) -> None:
        """Carry out a command; an error leaves the game as it was and is shown."""
        self._run_command(Message(command, value, dict(form or {})))

    def _run_command(self, message: Message) -> None:
        at = str(len(self.controller.known_game.history))
        run = COMMANDS.find(self._session, message.do, message.given, at)
        if run is not None:
            self._guarded(run, f"{message.do} {text(message.given)}")

    def _guarded(self, handler: Callable[[], object], doing: str = "") -> None:
        if self.screen is not None and not self.screen.admitted():
            return
        self.controller.report = ""
        if self.controller.outdated:
            self.controller.catch_up()
        try:
            handler()
        except StorageError as error:
            self.controller.notice = storage_text(error, self.controller.language)
        except Exception as error:  # noqa: BLE001 - whatever it is, the game stays as it was
            self._show_error(error, doing)
        if self.screen is not None:
            self.screen.keep_pace()
        self.refresh()

    def _show_error(self, error: Exception, doing: str) -> None:
        _log.exception("at the table")
        self.controller.bot_turns.fast_forward = False
        self.controller.bot_turns.paused = True
        shared = self.controller.seating.shared
        self.controller.report = report(error, doing, None if shared else self.controller.game)

    def _open_replay(self, review: bool) -> None:
        """Replay the game, and review it if asked to: at an address of its own, or here."""
        if self._context.linked:
            self._context.navigate("?replay=&with=review" if review else "?replay=")
            return
        if self._context.replay is not None:
            shown = self.view.parts
            self._show_instead(self._context.replay(self, lambda: self._return_from_replay(shown)))

    def _return_from_replay(self, shown: tuple[Part, ...]) -> None:
        self.instead = None
        self.view.show(*shown)

    def _clicked(self, space: int) -> None:
        if not self.controller.seating.person_acts:
            # A finger can't hover: a tap says what is there.
            self._hovered(space)
            return
        self._guarded(lambda: self.controller.click(space), f"click {space}")

    def _show_pointed(self) -> None:
        with self._pane.hold():
            table = self.controller.snapshot
            self.board.show(self.controller.scene_of(table))
            self._show_hint(table)

    def _hovered(self, space: int | None) -> None:
        self.controller.pointer.space = space
        self._show_pointed()
        if space is not None and space == self.board.cursor:
            self._pane.say(self._hinted)

    def _pressed(self, key: str) -> None:
        if key == "Escape":
            self._guarded(self.controller.clear)

    def close(self) -> None:
        """Dispose of the board; it can't be shown afterwards. Bots think no longer."""
        if self.screen is not None:
            self.screen.leave()
        if self.screen is None or not self.screen.shared_game.screens:
            self.controller.bots.stop()
        super().close()
