"""The commands of a table: what its buttons, forms and keys ask for, and who may do it when."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.games.game import Game
from oracle_nb.web.saved_games.importing import FILE, KIND
from oracle_nb.web.table.control.bot_turns import BotTurns
from oracle_nb.web.table.control.bots import PACES
from oracle_nb.web.table.control.coaching import TableCoach
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.pacing import BotPacer
from oracle_nb.web.table.shared import coach_consent, rematch, takeover, undo_consent
from oracle_nb.web.table.shared.screen import Screen
from oracle_nb.web.table.shared.shared_game import SharedGame
from oracle_nb.web.widgets.appearance import APPEARANCE, Appearance
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.commands import (
    Command,
    command,
    read_choice,
    read_form,
    read_number,
    read_text,
    taking,
    within,
)
from oracle_nb.web.widgets.html_view import Message, number_of


@dataclass(frozen=True)
class TableSession:
    """Everything that the commands of a table act on.

    Attributes
    ----------
    controller, coach, pacer
        The table, its coach, and what lets its bots go on.
    screen
        The connection to other screens at the same game, if there can be any.
    context, appearance
        Where the page is shown, and its theme and language.
    download
        Has the browser save a file: called with its name, its kind and its content.
    look_back
        Replays the game.
    """

    controller: TableController
    coach: TableCoach
    pacer: BotPacer
    screen: Screen | None
    context: PageContext
    appearance: Appearance
    download: Callable[[str, str, bytes], object]
    look_back: Callable[[], object]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.controller.game


BOARD: Final[Mapping[str, Command[TableController]]] = {
    "source": taking(read_text, TableController.use),
    "pick": taking(read_text, TableController.pick, once=True),
    "way": taking(read_text, TableController.follow, once=True),
    "do": taking(read_text, TableController.do, once=True),
    "cancel": command(TableController.clear),
    "rule": taking(read_text, lambda table, place: table.display.toggle_rule(place)),
    "take-screen": taking(read_number, TableController.take_screen, once=True),
    "tip-done": taking(read_text, lambda table, moment: table.tips.dismiss(moment)),
    "tip-show": command(lambda table: table.tips.suggest()),
}
"""The commands of a board and the actions beside it, which lessons and puzzles have as well."""

_COACH: Final[Mapping[str, Command[TableCoach]]] = {
    "coach-ask": command(lambda coach: coach.ask("lines")),
    "coach-hint": command(lambda coach: coach.ask("hint")),
    "coach-best": command(lambda coach: coach.ask("best")),
    "coach-hide": command(lambda coach: coach.ask("")),
    "coach-line": taking(read_text, TableCoach.choose, once=True),
}

# --- other screens -------------------------------------------------------------------------------


def _at_place(
    change: Callable[[SharedGame, int], object], *, once: bool = False
) -> Command[Screen]:
    """Return a command that changes a shared game for the players at the place of a screen."""
    return command(lambda screen: change(screen.shared_game, screen.place), once=once)


def _take_over(screen: Screen, chosen: str) -> None:
    seat, _, bot = chosen.partition(":")
    takeover.take_over(screen.shared_game, screen.place, number_of(seat), bot)


def _show_code(screen: Screen, asked: str) -> None:
    """Show the code of a link, given as its place and its whole address, or hide it."""
    place, _, link = asked.partition(" ")
    screen.show_code(number_of(place), link)


def _hand_back(screen: Screen, seat: int) -> None:
    takeover.hand_back(screen.shared_game, screen.place, seat)


def _suggest_rematch(screen: Screen) -> None:
    rematch.suggest(screen.shared_game, screen.shared_game.seats(screen.place))


def _carried_out(inner: Command[Screen]) -> Command[Screen]:
    """Return a command whose effects can be stored, or not, and are shown at other screens."""

    def find(screen: Screen, message: Message) -> Callable[[], object] | None:
        run = inner.find(screen, message)
        return None if run is None else partial(screen.carry_out, run)

    return replace(inner, find=find)


# Each checks whether this screen may do it: a message can be sent by hand.
_SCREEN: Final[Mapping[str, Command[Screen]]] = {
    "give": taking(read_number, Screen.give),
    "qr-code": taking(read_text, _show_code),
    "take-back": taking(read_number, Screen.take_back),
    "my-name": taking(read_text, Screen.call_me),
    "take-over": taking(read_text, _take_over),
    "hand-back": taking(read_number, _hand_back),
    "undo-ask": _at_place(undo_consent.ask, once=True),
    "undo-agree": _at_place(undo_consent.agree, once=True),
    "undo-decline": _at_place(undo_consent.decline),
    "undo-withdraw": _at_place(undo_consent.withdraw),
    "coach-request": _at_place(coach_consent.ask),
    "coach-agree": _at_place(coach_consent.agree),
    "coach-decline": _at_place(coach_consent.decline),
    "coach-withdraw": _at_place(coach_consent.withdraw),
    "coach-close": command(Screen.close_decline),
    "coach-stop": _at_place(coach_consent.stop),
    "clock": taking(read_form, Screen.set_clock),
    "talk": command(Screen.toggle_talk),
    "phrase": taking(read_text, Screen.say),
    "rematch-suggest": command(_suggest_rematch),
}

# --- the page ------------------------------------------------------------------------------------


def _plays(session: TableSession) -> bool:
    """Return whether people at this screen play: at a shared table, others only watch."""
    return not session.controller.seating.watches


def _may_step(session: TableSession) -> bool:
    """Return whether bots may go on: not while they wait for the answer to a request to undo."""
    return _plays(session) and not (session.screen is not None and session.screen.holds_bots)


def _sees_all(session: TableSession) -> bool:
    """Return whether all of the game may be shown here, or taken back: nobody plays elsewhere."""
    return not session.controller.seating.shared


def _stepping(step: Callable[[BotTurns], object]) -> Command[TableSession]:
    return command(
        lambda session: session.pacer.step(partial(step, session.controller.bot_turns)),
        once=True,
        allowed=_may_step,
    )


def _halting(paused: bool) -> Command[TableSession]:
    halt = BotTurns.halt
    return command(lambda session: halt(session.controller.bot_turns, paused), allowed=_plays)


def _set_pace(session: TableSession, pace: str) -> None:
    session.controller.bot_turns.pace = pace
    session.controller.bot_turns.paused = False
    session.context.keep("pace", pace)


def _show_seat(session: TableSession, seat: int) -> None:
    if 0 <= seat < session.controller.rules.players:
        viewer = session.controller.seating.viewer
        session.controller.display.seat = None if seat == viewer else seat


def _set_phrases(session: TableSession, shown: str) -> None:
    """Show or hide phrases of the others, and keep that."""
    if session.screen is not None:
        session.screen.muted = shown == "off"
        session.context.keep("phrases", shown)


def _toggling(panel: str) -> Callable[[TableSession], None]:
    """Return what opens a panel instead of any other, or closes it."""

    def toggle(session: TableSession) -> None:
        session.controller.panel = "" if session.controller.panel == panel else panel

    return toggle


def _rematch(session: TableSession) -> None:
    """Go to the rematch, or begin it: at an address of its own, or here."""
    if session.screen is not None:
        if there := session.screen.rematch_address():
            session.context.navigate(there)
    elif session.game.to_move is None:
        session.controller.open(rematch.next_game(session.game))


def _edit(session: TableSession) -> None:
    """Go to the position editor, with the position as it is known at this screen."""
    controller = session.controller
    open_editor = controller.presentation.position_editor
    if open_editor is not None:
        code = open_editor((controller.rules, controller.known)).code()
        session.context.navigate(address({"position": code}, controller.rules.name))


COMMANDS: Final[Mapping[str, Command[TableSession]]] = {
    **within(APPEARANCE, lambda session: session.appearance),
    **within(BOARD, lambda session: session.controller),
    **within(_COACH, lambda session: session.coach),
    **within(
        {name: _carried_out(inner) for name, inner in _SCREEN.items()},
        lambda session: session.screen,
    ),
    "undo": command(lambda session: session.controller.undo_history.undo(), once=True),
    "redo": command(lambda session: session.controller.undo_history.redo(), once=True),
    "share": command(_toggling("share"), allowed=_sees_all),
    "save-file": command(
        lambda session: session.download(FILE, KIND, session.game.to_json()), allowed=_sees_all
    ),
    "analysis": command(_toggling("analysis"), allowed=_sees_all),
    "analyse": command(lambda session: session.controller.analyse(), allowed=_sees_all),
    "edit": command(_edit, allowed=_sees_all),
    "together": command(_toggling("together")),
    "phrases": taking(read_choice(("on", "off")), _set_phrases),
    "tips": taking(
        read_text,
        lambda session, value: session.context.keep("tips", session.controller.tips.switch(value)),
    ),
    "coach": taking(
        read_text, lambda session, value: session.context.keep("coach", session.coach.switch(value))
    ),
    "seat": taking(read_number, _show_seat),
    "log-more": command(lambda session: session.controller.display.lengthen_log()),
    "step-event": _stepping(BotTurns.step_event),
    "step-action": _stepping(BotTurns.step_action),
    "skip": command(lambda session: session.pacer.hurry(), once=True, allowed=_may_step),
    "stop-thinking": command(
        lambda session: session.controller.bots.stop(), once=True, allowed=_may_step
    ),
    # Of several screens that let bots go on, only the first does.
    "beat": command(lambda session: session.pacer.go_on(), once=True, allowed=_plays),
    "pause": _halting(True),
    "go-on": _halting(False),
    "pace": taking(read_choice(PACES), _set_pace, allowed=_plays),
    "rematch": command(_rematch),
    "replay": command(lambda session: session.look_back()),
    "home": command(
        lambda session: session.context.navigate(address(game=session.game.rules.name))
    ),
    "address": taking(read_text, lambda session, there: session.context.navigate(there)),
}
"""The commands of the page."""
