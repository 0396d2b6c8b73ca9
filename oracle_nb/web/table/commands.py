"""The commands of a table: what its buttons, forms and keys ask for, and who may do it when."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from oracle_nb.core.commands import Commands, choice, form, text, whole
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
from oracle_nb.web.widgets.html_view import number_of


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
        Replays the game, with its review begun if that is asked for.
    """

    controller: TableController
    coach: TableCoach
    pacer: BotPacer
    screen: Screen | None
    context: PageContext
    appearance: Appearance
    download: Callable[[str, str, bytes], object]
    look_back: Callable[[bool], object]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.controller.game


BOARD: Final = Commands[TableController, object]()
"""The commands of a board and the actions beside it, which lessons and puzzles have as well."""
BOARD.declare("source", text)(TableController.use)
BOARD.declare("pick", text, once=True)(TableController.choose)
BOARD.declare("way", text, once=True)(TableController.follow)
BOARD.declare("do", text, once=True)(TableController.play)
BOARD.declare("everything")(TableController.list_everything)
BOARD.declare("cancel")(TableController.cancel)
BOARD.declare("rule", text)(lambda table, place: table.display.toggle_rule(place))
BOARD.declare("take-screen", whole, once=True)(TableController.take_screen)
BOARD.declare("tip-done", text)(lambda table, moment: table.tips.dismiss(moment))
BOARD.declare("tip-show")(lambda table: table.tips.suggest())

_COACH: Final = Commands[TableCoach, object]()
_COACH.declare("coach-ask")(lambda coach: coach.ask("lines"))
_COACH.declare("coach-hint")(lambda coach: coach.ask("hint"))
_COACH.declare("coach-best")(lambda coach: coach.ask("best"))
_COACH.declare("coach-hide")(lambda coach: coach.ask(""))
_COACH.declare("coach-line", text, once=True)(TableCoach.choose)

# --- other screens -------------------------------------------------------------------------------


def _at_place(change: Callable[[SharedGame, int], object]) -> Callable[[Screen], object]:
    """Return what changes a shared game for the players at the place of a screen."""
    return lambda screen: change(screen.shared_game, screen.place)


def _take_over(screen: Screen, chosen: str) -> None:
    seat, _, bot = chosen.partition(":")
    takeover.take_over(screen.shared_game, screen.place, number_of(seat), bot)


def _show_code(screen: Screen, asked: str) -> None:
    """Show the code of a link, given as its place and its whole address, or hide it."""
    place, _, link = asked.partition(" ")
    screen.show_code(number_of(place), link)


def _hand_back(screen: Screen, seat: int) -> None:
    takeover.hand_back(screen.shared_game, screen.place, seat)


def _let_bots_finish(screen: Screen) -> None:
    takeover.finish(screen.shared_game, screen.place)
    screen.table.controller.panel = ""


def _suggest_rematch(screen: Screen) -> None:
    rematch.suggest(screen.shared_game, screen.shared_game.seats(screen.place))


# Each checks whether this screen may do it: a message can be sent by hand.
_SCREEN: Final = Commands[Screen, object]()
_SCREEN.declare("give", whole)(Screen.give)
_SCREEN.declare("qr-code", text)(_show_code)
_SCREEN.declare("take-back", whole)(Screen.take_back)
_SCREEN.declare("my-name", text)(Screen.rename_player)
_SCREEN.declare("take-over", text)(_take_over)
_SCREEN.declare("bots-finish-do", once=True)(_let_bots_finish)
_SCREEN.declare("hand-back", whole)(_hand_back)
_SCREEN.declare("undo-ask", once=True)(_at_place(undo_consent.ask))
_SCREEN.declare("undo-agree", once=True)(_at_place(undo_consent.agree))
_SCREEN.declare("undo-decline")(_at_place(undo_consent.decline))
_SCREEN.declare("undo-withdraw")(_at_place(undo_consent.withdraw))
_SCREEN.declare("coach-request")(_at_place(coach_consent.ask))
_SCREEN.declare("coach-agree")(_at_place(coach_consent.agree))
_SCREEN.declare("coach-decline")(_at_place(coach_consent.decline))
_SCREEN.declare("coach-withdraw")(_at_place(coach_consent.withdraw))
_SCREEN.declare("coach-close")(Screen.close_decline)
_SCREEN.declare("coach-stop")(_at_place(coach_consent.stop))
_SCREEN.declare("clock", form)(Screen.set_clock)
_SCREEN.declare("talk")(Screen.toggle_talk)
_SCREEN.declare("phrase", text)(Screen.say)
_SCREEN.declare("rematch-suggest")(_suggest_rematch)

_STORED: Final = Commands[Screen, object]()
"""The same; their effects can be stored, or not, and are shown at other screens."""
_STORED.include(_SCREEN, lambda screen: screen, Screen.carry_out)

# --- the page ------------------------------------------------------------------------------------


def _plays(session: TableSession) -> bool:
    """Return whether bots go on at this screen: at a shared table, others only watch."""
    return session.controller.seating.leads_bots


def _may_step(session: TableSession) -> bool:
    """Return whether bots may go on: not while they wait for the answer to a request to undo."""
    return _plays(session) and not (session.screen is not None and session.screen.holds_bots)


def _sees_all(session: TableSession) -> bool:
    """Return whether all of the game may be shown here, or taken back: nobody plays elsewhere."""
    return not session.controller.seating.shared


def _step(session: TableSession, step: Callable[[BotTurns], object]) -> None:
    session.pacer.step(partial(step, session.controller.bot_turns))


def _set_pace(session: TableSession, pace: str) -> None:
    session.controller.bot_turns.pace = pace
    session.controller.bot_turns.paused = False
    session.context.keep("pace", pace)


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


def _close(session: TableSession) -> None:
    """Close the panel that is open, if any is."""
    session.controller.panel = ""


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


COMMANDS: Final = Commands[TableSession, object]()
"""The commands of the page."""
COMMANDS.include(APPEARANCE, lambda session: session.appearance)
COMMANDS.include(BOARD, lambda session: session.controller)
COMMANDS.include(_COACH, lambda session: session.coach)
COMMANDS.include(_STORED, lambda session: session.screen)
COMMANDS.declare("undo", once=True)(lambda session: session.controller.undo_history.undo())
COMMANDS.declare("redo", once=True)(lambda session: session.controller.undo_history.redo())
COMMANDS.declare("share", allowed=_sees_all)(_toggling("share"))
COMMANDS.declare("save-file", allowed=_sees_all)(
    lambda session: session.download(FILE, KIND, session.game.to_json())
)
COMMANDS.declare("analysis", allowed=_sees_all)(_toggling("analysis"))
COMMANDS.declare("analyse", allowed=_sees_all)(lambda session: session.controller.analyse())
COMMANDS.declare("edit", allowed=_sees_all)(_edit)
COMMANDS.declare("together")(_toggling("together"))
COMMANDS.declare("bots-finish")(_toggling("bots-finish"))
COMMANDS.declare("close")(_close)
COMMANDS.declare("phrases", choice("on", "off"))(_set_phrases)
COMMANDS.declare("tips", text)(
    lambda session, value: session.context.keep("tips", session.controller.tips.switch(value))
)
COMMANDS.declare("coach", text)(
    lambda session, value: session.context.keep("coach", session.coach.switch(value))
)
COMMANDS.declare("log-more")(lambda session: session.controller.display.lengthen_log())
COMMANDS.declare("step-event", once=True, allowed=_may_step)(
    lambda session: _step(session, BotTurns.step_event)
)
COMMANDS.declare("step-action", once=True, allowed=_may_step)(
    lambda session: _step(session, BotTurns.step_action)
)
COMMANDS.declare("skip", once=True, allowed=_may_step)(lambda session: session.pacer.hurry())
COMMANDS.declare("stop-thinking", once=True, allowed=_may_step)(
    lambda session: session.controller.bots.stop()
)
# Of several screens that let bots go on, only the first does.
COMMANDS.declare("beat", once=True, allowed=_plays)(lambda session: session.pacer.go_on())
COMMANDS.declare("pause", allowed=_plays)(
    lambda session: session.controller.bot_turns.halt(paused=True)
)
COMMANDS.declare("go-on", allowed=_plays)(
    lambda session: session.controller.bot_turns.halt(paused=False)
)
COMMANDS.declare("pace", choice(*PACES), allowed=_plays)(_set_pace)
COMMANDS.declare("rematch")(_rematch)
COMMANDS.declare("replay")(lambda session: session.look_back(False))
COMMANDS.declare("review")(lambda session: session.look_back(True))
COMMANDS.declare("home")(
    lambda session: session.context.navigate(address(game=session.game.rules.name))
)
COMMANDS.declare("address", text)(lambda session, there: session.context.navigate(there))
