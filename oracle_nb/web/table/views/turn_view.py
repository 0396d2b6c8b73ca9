"""The current turn as HTML: whose turn it is, the decision to make, and the end."""

from typing import Final

from oracle_nb.render.html import Html, button, part, tag
from oracle_nb.web.table.control.coaching import TableCoach
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.views.action_list import ActionList
from oracle_nb.web.table.views.announcements import hand_over_text
from oracle_nb.web.table.views.bot_watch import BotWatch
from oracle_nb.web.table.views.coach_view import CoachView
from oracle_nb.web.table.views.ending_view import result_view
from oracle_nb.web.table.views.explanation_view import ExplanationView
from oracle_nb.web.table.views.requests_view import absent_view, rematch_button, rematch_wanted
from oracle_nb.web.table.views.table_view import TableView
from oracle_nb.web.table.views.tip_view import guided_end, tip_view
from oracle_nb.web.widgets.error_report import report_view

MOST_EVENT_LINES: Final = 5
"""Maximum number of events shown of the last action; the log has them all."""


class TurnView:
    """The current turn of a player.

    Parameters
    ----------
    controller
        The controller of the table.
    table
        The table, in the theme of the page.
    coach
        The coach at this screen, if there can be one.
    """

    def __init__(
        self, controller: TableController, table: TableView, coach: TableCoach | None = None
    ) -> None:
        self.controller: Final = controller
        self.table: Final = table
        self.say: Final = table.say
        self._coach: Final = None if coach is None else CoachView(coach, controller, table)
        self._bots: Final = BotWatch(controller, table)
        self._actions: Final = ActionList(controller, table)
        self._explanation: Final = ExplanationView(self._actions, about=True)

    def render(self, beat: int | None = None, tick: int = 0) -> Html:
        """Return the turn, the decision to make, and the controls for it.

        ``beat``: milliseconds after which the page asks the bots to go on; None: it doesn't.
        ``tick`` changes each time, so that the page asks again even if nothing else has changed.
        """
        controller = self.controller
        parts: list[Html | None] = [self._error_line()]
        if controller.game.to_move is None and not controller.unshown:
            parts.append(self._end())
        elif controller.seating.bot_acts:
            parts += [self._bots.render(), tip_view(controller, self.table), self._coached()]
        elif controller.seating.waits:
            parts += [self._waits(), self._coached()]
        elif controller.seating.hand_over is not None:
            parts.append(self._hand_over(controller.seating.hand_over))
        else:
            actions = self._actions
            parts += [self._turn(), tip_view(controller, self.table)]
            parts += [actions.sources(), actions.idle(), self._done(), self._coached()]
            parts += [actions.actions(), self._explanation.render()]
        return tag(
            "section",
            parts,
            cls="now",
            data_at=str(len(controller.game.history)),
            data_beat=beat,
            data_tick=tick,
        )

    def _coached(self) -> Html | None:
        return None if self._coach is None else self._coach.render()

    def _error_line(self) -> Html | None:
        if self.controller.report:
            return report_view(self.controller.report, self.controller.language, table=True)
        if not self.controller.notice:
            return None
        return tag("p", self.controller.notice, cls="notice", role="alert")

    def _turn(self) -> Html:
        controller = self.controller
        seat = controller.seating.viewer
        turn = controller.presentation.progress.turn_seat(
            controller.rules, controller.seating.known
        )
        message = "now-turn" if turn in (None, seat) else "now-decide"
        alone = len(controller.seating.people) == 1
        head = self.say(message, name=self.table.name(seat), alone=alone)
        shown = tag(
            "div",
            tag("h2", self.table.icon(seat), tag("span", head)),
            tag("p", str(controller.words.decision(controller.seating.known)), cls="decision"),
            cls="turn",
        )
        return part("turn", shown)

    def _done(self) -> Html | None:
        """Return the events of this player's last action, while the turn goes on."""
        controller = self.controller
        acts = controller.display.log
        if controller.chosen is not None or controller.refusals or not acts:
            return None
        last = acts[-1]
        if last.number < 0 or last.player != controller.seating.viewer or not last.lines:
            return None
        events = [tag("li", line.text) for line in last.lines[:MOST_EVENT_LINES]]
        return tag(
            "div",
            tag("h3", self.say("done-just")),
            tag("ul", events),
            cls="done",
            data_k=f"done-{last.number}",
        )

    def _hand_over(self, seat: int) -> Html:
        """Return only the name of the next player, until they have taken the screen."""
        say = self.say
        shown = tag(
            "div",
            tag("h2", self.table.icon(seat), tag("span", hand_over_text(self.controller, seat))),
            tag("p", say("hand-over-about"), cls="decision"),
            tag(
                "div",
                button(
                    say("hand-over-done", name=self.table.name(seat)),
                    "take-screen",
                    str(seat),
                    cls="primary",
                    data_enter="",
                ),
                cls="row",
            ),
            cls="turn",
        )
        return part("hand-over", shown)

    # --- other players, the end ------------------------------------------------------------------

    def _waits(self) -> Html:
        """Return the notice that a person at another screen must decide."""
        controller, say = self.controller, self.say
        seat = controller.game.to_move
        assert seat is not None
        name = self.table.name(seat)
        return tag(
            "div",
            tag("h2", self.table.icon(seat), tag("span", say("now-waits", name=name))),
            tag("p", str(controller.words.decision(controller.seating.known)), cls="decision"),
            tag("p", say("waits-away", name=name), cls="decision")
            if seat in controller.seating.away
            else None,
            absent_view(self.table),
            cls="turn",
            data_focus="",
            tabindex="-1",
        )

    def _end(self) -> Html:
        result = self.controller.game.result
        assert result is not None
        back = button(self.say("replay-end-door"), "replay", cls="quiet", data_focus="")
        home = button(self.say("home"), "home", cls="quiet") if self.table.linked else None
        return tag(
            "div",
            result_view(self.table),
            guided_end(self.controller, self.table),
            rematch_wanted(self.table),
            tag("div", rematch_button(self.table), back, home, cls="row"),
            cls="turn end",
            data_result="finished" if result.finished else "unfinished",
        )
