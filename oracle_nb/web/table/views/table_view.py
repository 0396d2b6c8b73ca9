"""The table as HTML: the bar at the top, the players, and the log."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from oracle_nb.core.verdicts import Reason
from oracle_nb.games.addresses import address
from oracle_nb.render.html import Html, button, folded, html, part, tag
from oracle_nb.web.saved_games.summary import player_name
from oracle_nb.web.table.control.display import ShownGame
from oracle_nb.web.table.control.game_log import LogEntry
from oracle_nb.web.table.control.pointer import with_places
from oracle_nb.web.text import words

if TYPE_CHECKING:
    from oracle_nb.web.table.shared.screen import Screen


class TableView:
    """The table as HTML in one theme: what a page shows, and what its other views are made of.

    Parameters
    ----------
    controller
        The game that is shown.
    theme
        "light" or "dark".
    linked
        Whether the page has an address, where ``?rules`` leads to the rulebook.
    screen
        The connection to other screens at the same game, where others can join.
    """

    def __init__(
        self,
        controller: ShownGame,
        theme: str = "light",
        *,
        linked: bool = False,
        screen: "Screen | None" = None,
    ) -> None:
        self.controller: Final = controller
        self.theme: Final = theme
        self.say: Final = words(controller.language).say
        self.linked: Final = linked
        self.screen: Final = screen

    # --- names -----------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return player_name(
            self.controller.game,
            self.controller.presentation.players,
            seat,
            self.controller.language,
        )

    def bot_kind(self, seat: int) -> str:
        """Return which bot plays in a seat, and how strong it is; "" for a person."""
        kind = self.controller.game.seats[seat].removeprefix("bot:")
        return self.say("seat-bot", name=kind) if self.controller.game.is_bot(seat) else ""

    def icon(self, seat: int) -> Html:
        """Return the sign of the player in a seat."""
        return Html(
            self.controller.presentation.players.icon(self.controller.rules, seat, self.theme)
        )

    def rule_chip(self, rule: str, place: str, *, tab_stop: bool = True) -> Html:
        """Return a button with the title of a rule, which shows the rule; "" for an unknown rule.

        Without ``tab_stop`` arrow keys lead to it, in an element with the attribute data-rove.
        """
        name = self.controller.display.rule_name(rule)
        if not name:
            return Html("")
        key = f"{place}/{rule}"
        shown = "true" if key in self.controller.display.open_rules else "false"
        return button(
            name,
            "rule",
            key,
            cls="chip",
            aria_label=self.say("rule-label", title=name),
            aria_expanded=shown,
            tabindex=None if tab_stop else "-1",
            data_stop=None if tab_stop else "",
        )

    def rule_text(self, rule: str, place: str) -> Html | None:
        """Return the text of a rule and where it is printed, if its chip was pressed."""
        key = f"{place}/{rule}"
        if (
            key not in self.controller.display.open_rules
            or rule not in self.controller.words.rulebook
        ):
            return None
        entry = self.controller.words.rulebook[rule]
        return tag(
            "aside",
            tag("p", entry.text),
            tag("p", entry.example, cls="example") if entry.example else None,
            tag("p", entry.citation, cls="cite"),
            self.book_link(self.say("rule-open"), {"rule": rule}) if self.linked else None,
            cls="rule-text",
            aria_label=entry.title,
            data_k=key,
        )

    def spaced(self, text: str) -> Html:
        """Return a text whose spaces can be pointed at, to see them on the board."""
        return with_places(text, self.controller.display.space_names)

    def reasons(self, reasons: tuple[Reason, ...], place: str, cls: str) -> list[Html]:
        """Return sentences with their rules, each of which opens to its text."""
        return [
            tag(
                "div",
                tag(
                    "p",
                    self.spaced(reason.text),
                    " ",
                    self.rule_chip(reason.rule, place),
                ),
                self.rule_text(reason.rule, place),
                cls=f"reason {cls}",
            )
            for reason in reasons
        ]

    def book_link(self, label: str, fields: Mapping[str, str]) -> Html:
        """Return a link into the rulebook of the game, which opens beside it."""
        href = address(fields, self.controller.rules.name)
        title = self.say("rules-beside")
        return tag("a", label, href=href, target="_blank", title=title, cls="quiet")

    # --- players ---------------------------------------------------------------------------------

    def players(self) -> Html:
        """Return all players in one line each."""
        controller = self.controller
        rows = [self._player(seat) for seat in range(controller.rules.players)]
        return tag("section", rows, cls="players", aria_label=self.say("players"))

    def _player(self, seat: int) -> Html:
        controller, name = self.controller, self.name(seat)
        on, large = seat == controller.game.to_move, seat == controller.display.large_seat
        line = controller.presentation.players.summary(
            controller.rules, controller.seating.known, seat, self.theme
        )
        said = controller.presentation.players.summary_text(
            controller.rules, controller.seating.known, seat
        )
        show = self.say("show-board", name=name, own=controller.seating.people == (seat,))
        shown = button(
            html(
                self.icon(seat),
                tag("span", name, cls="who"),
                self._presence(seat),
                # Return pictures with numbers, and the same in words for screen readers.
                tag("span", Html(line), cls="line", aria_hidden="true") if said else Html(line),
                tag("span", said, cls="full-text") if said else None,
            ),
            "seat",
            str(seat),
            cls=f"player{' on' if on else ''}{' shown' if large else ''}",
            title=" · ".join(filter(None, (show, self.bot_kind(seat)))),
            aria_current="true" if on else None,
            data_k=f"player-{seat}",
        )
        return part(f"player-{seat}", shown)

    def _presence(self, seat: int) -> Html | None:
        """Return whether a bot plays for the player in a seat, or they are away."""
        controller = self.controller
        if controller.bots.playing(seat) and not controller.game.is_bot(seat):
            return tag("small", self.say("bot-for-player"), cls="away")
        return (
            tag("small", self.say("away"), cls="away") if seat in controller.seating.away else None
        )

    def again(self, what: str) -> Html:
        """Return the effect of a second click: "again", "never", "cheapest"; by click or touch."""
        return html(
            tag("small", self.say(f"click-{what}"), cls="clicks"),
            tag("small", self.say(f"tap-{what}"), cls="touch-actions"),
        )

    def board(self, seat: int) -> Html:
        """Return the player board and belongings of one player."""
        controller = self.controller
        own = controller.presentation.players.board(
            controller.rules, controller.seating.known, seat, self.theme
        )
        if not own:
            return Html("")
        named = self.say("board-of", name=self.name(seat))
        kind = self.bot_kind(seat)
        head = tag("h2", self.icon(seat), tag("span", named), tag("small", kind) if kind else None)
        board = tag("section", head, Html(own), cls="own", data_k=f"own-{seat}")
        return part(f"own-{seat}", board)

    def aims(self) -> Html:
        """Return the open goals and the nearest spaces for each.

        "" for a game without them, and once the game is over.
        """
        controller = self.controller
        if controller.game.to_move is None and not controller.unshown:
            return Html("")
        goals = controller.presentation.players.open_goals(
            controller.rules, controller.seating.known, controller.seating.viewer, self.theme
        )
        if not goals:
            return Html("")
        alone = controller.seating.people == (controller.seating.viewer,)
        head = self.say("needs", name=self.name(controller.seating.viewer), alone=alone)
        unfold = tag(
            "button",
            tag("span", "▾", aria_hidden="true"),
            type="button",
            cls="unfold",
            aria_label=self.say("needs-all"),
            aria_expanded="false",
            data_unfold="",
            data_stays="",
        )
        parts = (tag("h2", tag("span", head)), unfold, Html(goals))
        return tag("section", parts, cls="aims", aria_label=head)

    def signs(self) -> Html:
        """Return the legend of the game's signs, folded; "" for a game without one."""
        legend = self.controller.presentation.introduction.legend(self.theme)
        if not legend:
            return Html("")
        more = None
        if self.linked:
            more = self.book_link(self.say("legend-all"), {"rules": "legend"})
        shown = folded("legend", tag("div", Html(legend), more))
        return tag("details", tag("summary", self.say("legend")), shown, cls="signs")

    # --- the log ---------------------------------------------------------------------------------

    def log(self) -> Html:
        """Return the log, the newest event first: it is visible without scrolling the log."""
        controller, say = self.controller, self.say
        acts = controller.display.log
        more = None
        if acts and acts[0].number >= 0:
            more = button(say("log-more"), "log-more", cls="quiet")
        return tag(
            "section",
            tag("h2", say("log")),
            tag("p", say("analysis-log"), cls="mark") if controller.game.analysis else None,
            tag(
                "div",
                tag(
                    "ol",
                    [(self._notes(act.number), self._act(act)) for act in reversed(acts)],
                    cls="acts",
                ),
                more,
                cls="tail",
                tabindex="0",
                role="log",
                aria_label=say("log"),
                data_rove="",
            ),
            cls="log",
        )

    def _notes(self, number: int) -> list[Html]:
        """Return the notes on takeovers and undo after the action of a number, -1 for the opening.

        A note after an action that was later undone is shown at the end of the log.
        """
        if self.screen is None:
            return []
        last = len(self.controller.game.history) - 1
        return [
            tag(
                "li",
                tag(
                    "p", self.say(f"note-{note.kind}", name=self.name(note.seat), count=note.count)
                ),
                cls="note",
                data_k=f"note-{n}-{note.after}",
            )
            for n, note in enumerate(self.screen.shared_game.state.log_notes)
            if min(note.after - 1, last) == number
        ]

    def _act(self, act: LogEntry) -> Html:
        if act.number < 0:
            head = tag("p", tag("em", self.say("log-opening")), cls="head")
        else:
            who = tag("b", self.say("log-who", name=self.name(act.player)))
            did = self._logged(act.title)
            head = tag("p", self.icon(act.player), tag("span", who, " ", did), cls="head")
        place = f"log-{act.number}"
        events = [
            tag(
                "li",
                self._logged(line.text),
                " ",
                self.rule_chip(line.rule, f"{place}-{n}", tab_stop=False),
                self.rule_text(line.rule, f"{place}-{n}"),
                data_event=line.event.what,
            )
            for n, line in enumerate(act.lines)
        ]
        key = f"act-{act.number}"
        details = tag("ul", events) if events else None
        return part(key, tag("li", head, self.why(act.why, logged=True), details, data_k=key))

    def _logged(self, text: str) -> Html:
        """Return a text of the log, which is a single stop of the Tab key."""
        return with_places(text, self.controller.display.space_names, tab_stops=False)

    def why(self, reason: str, *, logged: bool = False) -> Html | None:
        """Return the reason for a bot's action, if it has given one."""
        if not reason:
            return None
        text = self._logged(reason) if logged else self.spaced(reason)
        return tag("p", tag("b", self.say("bot-why")), " ", text, cls="motive")
