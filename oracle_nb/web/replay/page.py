"""Looking back on a game, in a page or in a notebook's cell."""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from oracle_nb.bots import bot_names
from oracle_nb.core.commands import Commands, form, text, whole
from oracle_nb.games.addresses import address
from oracle_nb.games.game import Game
from oracle_nb.render.html import html, tag
from oracle_nb.render.parts import Part
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.replay.commands import REPLAY
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.live_updates import LiveUpdates
from oracle_nb.web.replay.mistakes import FIELD, MISTAKE
from oracle_nb.web.replay.review_section import ReviewSection
from oracle_nb.web.replay.state import RematchRequest, ReplaySnapshot
from oracle_nb.web.replay.summary import pictures_view
from oracle_nb.web.replay.view import (
    KEYS,
    bar_view,
    controls_view,
    point_view,
    rematch_view,
    said_text,
)
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.queries import PRACTICE
from oracle_nb.web.table.control.pointer import pointer_hint
from oracle_nb.web.table.control.shown import contents
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.views.table_view import log_view, players_view, signs_view
from oracle_nb.web.text import words
from oracle_nb.web.widgets.appearance import APPEARANCE
from oracle_nb.web.widgets.board_page import (
    ALONE,
    BESIDE,
    SEA,
    SIDE,
    BoardPage,
    PageContext,
    area,
)
from oracle_nb.web.widgets.html_view import HtmlView, Message

_log = logging.getLogger(__name__)

_GRID: Final = f"""{BESIDE}
:host {{ --side: minmax(min(380px, 42%), 34%);
  --low: max(min(100vh, 380px), 100vh - var(--bar, 52px) - var(--replay, 150px) - 74px); }}
/* Beside the zoom of a small phone, a hint would grow over a third of the board. */
@media (max-width: 360px) {{ :host {{ --hint: 106px; --hint-above: 52px; --hint-end: 4px; }} }}
"""


class ReplayPage(BoardPage):
    """A replay of a game, shown in a page or in a notebook's cell.

    Parameters
    ----------
    replay
        The controller of the replay.
    context
        Where the page is shown.
    id_
        The name of the game in an address; "" where it has none.
    back
        Called to go to the table of this game; without it a table takes its place.
    following
        Reports how the game goes on at other screens, where it can.
    tips
        The tips that the learner has seen in the game; None for a game without tips. A game that
        goes on from here has the others.
    """

    def __init__(
        self,
        replay: ReplayController,
        context: PageContext = ALONE,
        *,
        id_: str = "",
        back: Callable[[], object] | None = None,
        following: LiveUpdates | None = None,
        tips: tuple[str, ...] | None = None,
    ) -> None:
        super().__init__(context, replay.language)
        self.controller: Final = replay
        replay.theme, replay.linked = context.theme, context.linked
        self.appearance.on_theme(replay.set_theme)
        self.appearance.on_language(replay.set_language)
        self.id: Final = id_
        play = context.play
        kept = {} if tips is None else {"tips": tips}
        self._play = partial(play, origin="continued", **kept) if play else self._open_table
        self.back: Final = back or (lambda: self._open_table(replay.played))
        self.following: Final = following
        if following is not None:
            following.configure(replay)
        self._announced = ""
        self._rematch = RematchRequest()
        self._pictured: tuple[str, str, int] | None = None
        tries = context.linked or context.trial is not None
        self.review: Final = ReviewSection(replay, tries=tries)
        theme, language, css = context.theme, replay.language, replay.presentation.stylesheet
        self._draw(replay.scene())
        self.board.on_hover(lambda space: self._point(space, ""))
        self.board.on_key(lambda key: self.handle("key", key))
        kinds = ("head", "controls", "hover", "signs", "side", "past r-past", "review", "pictures")
        handlers = {"review": self._handle_review}
        html_views = [
            HtmlView(
                handlers.get(kind, self._handle), css, kind=kind, theme=theme, language=language
            )
            for kind in kinds
        ]
        head, self._controls, self._hint, self._signs, self._side, self._past = html_views[:6]
        # Its beats are its own.
        self._reviewed, self._shown = html_views[6:]
        areas = (
            area("sea", self._pane, self._hint, self._controls, css=SEA),
            area("side", self._side, self._past, css=SIDE),
            area("below", self._signs, self._reviewed, self._shown),
        )
        self._lay_out(html_views, (head,), areas, _GRID, main=context.linked)
        self.refresh()
        self._rest = context.session().often(self.poll_changes) if following else lambda: None

    # --- showing ---------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """The address of this point; "" if there is none."""
        at = self.controller.walk.place.actions
        return f"?{FIELD}={self.id}&at={at}" if self.id else ""

    def refresh(self) -> None:
        """Show everything as it is at this point."""
        replay = self.controller.snapshot
        with self._pane.hold():
            self.board.show(self.controller.scene())
            self._pane.focus(replay.space)
            self._show(replay)
            if self.id:
                self.head.address = self.address
        said = said_text(replay)
        # While it goes on by itself, a voice could not follow.
        if said != self._announced and not replay.state.plays:
            self._pane.say(said)
        self._announced = said

    def _show(self, replay: ReplaySnapshot) -> None:
        """Show everything beside the board."""
        page = replay.page
        self._rematch = self._rematch_elsewhere()
        bar = bar_view(page, linked=self._context.linked)
        self.head.html = html(bar, rematch_view(page, self._rematch))
        self._controls.html = controls_view(replay)
        review, running = self.review.note(page), self.review.running(page)
        self._side.html = html(players_view(page), point_view(replay, review, running))
        # Each action has its rules where it is shown.
        self._past.html = log_view(page, rules=False)
        self._signs.html = signs_view(page)
        self._reviewed.html = self.review.section(page)
        pictured = (page.theme, page.language, replay.state.ways)
        if pictured != self._pictured:
            self._pictured = pictured
            self._shown.html = pictures_view(replay)
        self._show_hint()

    def _point(self, space: int | None, thing: str) -> None:
        """Describe the item pointed at, and highlight it on the board if it is beside it."""
        pointer = self.controller.pointer
        pointer.space, pointer.thing = space, thing
        with self._pane.hold():
            self.board.show(self.controller.scene())
            text = self._show_hint()
        if text and (thing or space == self.board.cursor):
            self._pane.say(text)

    def _show_hint(self) -> str:
        """Describe the item pointed at below the board, and return the text; "" for nothing."""
        pointer = self.controller.pointer
        space = None if pointer.thing else pointer.space
        named = "" if space is None else contents(self.board.scene, space)
        text = " ".join(
            part for part in (named, pointer_hint(pointer, self.controller.shown).strip()) if part
        )
        say = words(self.controller.language).say
        # Only the browser knows whether spaces are pointed at or tapped.
        how = (
            tag("span", say("point-at"), cls="clicks"),
            tag("span", say("tap-see"), cls="touch-actions"),
        )
        self._hint.html = tag("p", tag("span", text) if text else how, cls="hint")
        return text

    # --- input -----------------------------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        pointer = self.controller.pointer
        if pointer.handle_event(message.do, message.value):
            self._point(None, pointer.thing)
        else:
            self._run_command(message)

    def _handle_review(self, message: Message) -> None:
        if message.do == "beat":
            self._guarded(self.review.poll_progress, "review")
        else:
            self._handle(message)

    def handle(self, command: str, value: str = "", form: Mapping[str, str] | None = None) -> None:
        """Carry out a command or a key; an error leaves the point as it was."""
        self._run_command(Message(command, value, dict(form or {})))

    def _run_command(self, message: Message) -> None:
        if message.do == "key" and message.value in KEYS:
            message = Message(*KEYS[message.value])
        if (leave := LEAVING.find(self, message.do, message.given)) is not None:
            leave()
        elif (run := COMMANDS.find(self, message.do, message.given)) is not None:
            self._guarded(run, f"{message.do} {message.value}")

    def go_to(self, number: int | None) -> None:
        """Go to the point after a number of actions; to the end for None."""
        walk = self.controller.walk
        walk = walk.moved_to(walk.end if number is None else walk.whole(number))
        self.controller.show(replace(self.controller.state, walk=walk, plays=False))
        self.refresh()

    def poll_changes(self) -> None:
        """Show how far the game has gone on at other screens since, and requests for a rematch."""
        if self._rematch_elsewhere() != self._rematch:
            self.refresh()
        game = self._newest()
        if game is not None:
            state = self.controller.state
            seat, count = self.controller.seating.knower, len(game.history)
            known = count if game.to_move is None else game.count_known(seat, count)
            ahead = max(0, known - state.walk.length)
            if ahead != state.ahead:
                self.controller.show(replace(state, ahead=ahead))
                self.refresh()

    def _newest(self) -> Game | None:
        """Return the game as it is now at other screens; None where that can't be known."""
        if self.following is None or self.controller.over:
            return None
        try:
            return self.following.game()
        except (SavedGameNotFound, SaveError, OSError):
            # Keep the current view; the table shows the error to anyone who opens it.
            return None

    def _rematch_elsewhere(self) -> RematchRequest:
        """Return the requests of other players for a rematch of this game."""
        if self.following is None or not self.controller.over:
            return RematchRequest()
        # If the game can't be read, nothing changes; the table shows the error.
        with suppress(SavedGameNotFound, SaveError, OSError):
            self.following.look_for_rematch()
        return self.following.rematch

    def catch_up(self) -> None:
        """Go to the point that the game has reached at other screens."""
        game = self._newest()
        if game is not None and self.following is not None:
            self.following.configure(self.controller)
            self.controller.open(game, self.following.bots)
            self._pictured = None

    def close(self) -> None:
        """Dispose of the board, and stop following the game."""
        self._rest()
        self.review.close()
        super().close()

    def play_on(self, form: Mapping[str, str]) -> None:
        """Begin a new game from here, with the players of a form."""
        if self.controller.snapshot.may_play_on:
            self._play(self.controller.play_on(self._seats(form)))

    def try_again(self, number: int) -> None:
        """Begin a new game from before an action."""
        say, play = words(self.controller.language).say, self._context.play
        game = self.controller.try_again(number, say("you"))
        if game is not None and play is not None:
            play(game, PRACTICE, say("review-practice", number=number))
        elif game is not None:
            self._play(game)

    def learn(self, number: int) -> None:
        """Show the position before a clear mistake, as a puzzle."""
        trial = self.review.trial(number)
        if trial is None:
            return
        if self._context.linked:
            self.navigate(address({FIELD: self.id, MISTAKE: str(number)}))
            return
        if self._context.trial is not None:
            shown = self.view.parts
            back = partial(self._return_from_trial, shown)
            self._show_instead(self._context.trial(self, trial, back))

    def _return_from_trial(self, shown: tuple[Part, ...]) -> None:
        self.instead = None
        self.view.show(*shown)

    def _seats(self, form: Mapping[str, str]) -> dict[int, str]:
        """Return the new players by seat, as chosen in the form."""
        say = words(self.controller.language).say
        bots = bot_names(self.controller.rules.name)
        seats = range(self.controller.rules.players)
        values = [form.get(f"seat-{seat}", "") for seat in seats]
        stay = sum(not values[seat] and not self.controller.whole.is_bot(seat) for seat in seats)
        several = values.count("person") + stay > 1
        chosen = {}
        for seat, value in enumerate(values):
            if value == "person":
                # A single player is at the screen; of several, nobody knows who is.
                chosen[seat] = say("seat-label", seat=seat + 1) if several else say("you")
            elif value.removeprefix("bot:") in bots:
                chosen[seat] = value
        return chosen

    def _open_table(self, game: Game) -> None:
        """Replace this page by a table."""
        self._show_instead(TablePage(game, self.context, language=self.controller.language))


COMMANDS: Final = Commands[ReplayPage, object]()
"""The commands of the page that show something else on it."""
COMMANDS.include(APPEARANCE, lambda page: page.appearance)
COMMANDS.include(REPLAY, lambda page: page.controller)
COMMANDS.declare("catch-up")(ReplayPage.catch_up)
COMMANDS.declare("review-begin")(lambda page: page.review.begin())
COMMANDS.declare("review-see")(lambda page: page.review.show())
COMMANDS.declare("review-stop")(lambda page: page.review.stop())

LEAVING: Final = Commands[ReplayPage, object]()
"""The commands that lead to another page."""
LEAVING.declare("address", text)(lambda page, there: page.navigate(there))
LEAVING.declare("table")(lambda page: page.back())
LEAVING.declare("play-on", form)(ReplayPage.play_on)
LEAVING.declare("try-again", whole)(ReplayPage.try_again)
LEAVING.declare("learn", whole)(ReplayPage.learn)
