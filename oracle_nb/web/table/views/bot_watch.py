"""Watching bots, as HTML: the last action and its reason, progress of thinking, their speed."""

from typing import Final

from oracle_nb.render.html import Html, button, tag
from oracle_nb.web.table.control.bots import PACES, BotThread
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.pointer import with_places
from oracle_nb.web.table.views.table_view import TableView


class BotWatch:
    """The part of a table at which bots are followed.

    Parameters
    ----------
    controller
        The controller of the table.
    table
        The table, in the theme of the page.
    """

    def __init__(self, controller: TableController, table: TableView) -> None:
        self.controller: Final = controller
        self.table: Final = table
        self.say: Final = table.say

    def render(self) -> Html:
        """Return the bot, its last action with the reason, and the buttons for its pace."""
        controller, say = self.controller, self.say
        seat = controller.game.to_move
        if controller.unshown or seat is None:
            seat = controller.game.history[-1].player
        stepwise = controller.bot_turns.pace == "step" and not controller.bot_turns.fast_forward
        goes = not stepwise and not controller.bot_turns.paused
        waits = controller.bot_turns.paused and not stepwise
        thought = None if controller.unshown else controller.bots.thought
        return tag(
            "div",
            tag("h2", self.table.icon(seat), tag("span", self._who(seat))),
            tag("p", str(controller.words.decision(controller.seating.known)), cls="decision"),
            self._did(),
            None if thought is None else self._thinks(thought),
            *(() if controller.seating.watches else self._ways(say(self._ahead()), goes, waits)),
            cls="turn bots",
        )

    def _ahead(self) -> str:
        """Return the message of the button that skips until a person must decide, or the end."""
        controller = self.controller
        seats = range(controller.game.rules.players)
        deciding = {seat for seat in seats if not controller.bots.playing(seat)}
        if not deciding:
            return "until-end"
        return "until-me" if deciding <= {*controller.seating.people} else "until-person"

    def _who(self, seat: int) -> str:
        """Return the name of the acting bot, or of the player it acts for."""
        absent = not self.controller.game.is_bot(seat) and bool(self.controller.bots.playing(seat))
        return self.say("now-bot-for" if absent else "now-bot", name=self.table.name(seat))

    def _ways(self, ahead: str, goes: bool, waits: bool) -> tuple[Html, ...]:
        """Return the buttons to go on, to wait and to step, and the speed."""
        controller, say = self.controller, self.say
        return (
            tag(
                "div",
                None
                if controller.bot_turns.fast_forward
                else button(ahead, "skip", cls="primary", data_focus=""),
                button(say("pause"), "pause", cls="quiet", data_focus="") if goes else None,
                button(say("go-on"), "go-on", cls="quiet") if waits else None,
                cls="row",
            ),
            tag(
                "div",
                button(say("next-event"), "step-event", cls="quiet"),
                button(say("next-action"), "step-action", cls="quiet"),
                cls="row",
            ),
            self._pace(),
        )

    def _did(self) -> Html | None:
        """Return a bot's last action and the reason."""
        acts = self.controller.display.log
        last = acts[-1] if acts else None
        if last is None or last.number < 0 or not self.controller.bots.playing(last.player):
            return None
        who = tag("b", self.say("log-who", name=self.table.name(last.player)))
        did = with_places(last.title, self.controller.display.space_names)
        return tag(
            "div",
            tag("p", self.table.icon(last.player), who, " ", did),
            self.table.why(last.why),
            cls="did",
        )

    def _thinks(self, thought: BotThread) -> Html:
        say = self.say
        done = thought.thinking.done
        shown = None if done is None else f"{min(max(done, 0.0), 1.0):.2f}"
        stop = None
        if thought.heeds and not thought.thinking.stopped and not self.controller.seating.watches:
            stop = button(say("stop-thinking"), "stop-thinking", cls="quiet")
        return tag(
            "div",
            tag("label", say("bot-thinks", seconds=thought.seconds), tag("progress", value=shown)),
            stop,
            cls="row thinking",
        )

    def _pace(self) -> Html:
        """Return the switch for the speed of bots."""
        controller, say = self.controller, self.say
        return tag(
            "div",
            tag("span", say("bots-pace")),
            [
                button(
                    say(f"pace-{pace}"),
                    "pace",
                    pace,
                    cls="tab" + (" on" if pace == controller.bot_turns.pace else ""),
                    aria_pressed="true" if pace == controller.bot_turns.pace else "false",
                )
                for pace in PACES
            ],
            cls="speeds",
            role="group",
            aria_label=say("bots-pace"),
        )
