"""A replay as HTML: the current point, the controls, and the action shown there."""

from typing import Final

from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.web.replay.controller import EVERYONE, SPEEDS, ReplayController
from oracle_nb.web.replay.live_updates import RematchRequest
from oracle_nb.web.replay.timeline import UNITS
from oracle_nb.web.table.control.pointer import with_places
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.views.ending_view import result_view
from oracle_nb.web.table.views.share_panel import explorer_link
from oracle_nb.web.table.views.table_view import motive_view, reasons_view, rule_chip, rule_text
from oracle_nb.web.widgets.bar import rules_link, top_bar

KEYS: Final = {
    "ArrowLeft": ("step", "action -1"),
    "ArrowRight": ("step", "action 1"),
    "Shift+ArrowLeft": ("step", "turn -1"),
    "Shift+ArrowRight": ("step", "turn 1"),
    ",": ("step", "event -1"),
    ".": ("step", "event 1"),
    "[": ("step", "round -1"),
    "]": ("step", "round 1"),
    "Home": ("end", "-1"),
    "End": ("end", "1"),
    "p": ("plays", ""),
    "Space": ("plays", ""),
}
"""The keys, each with its command."""
_SHOWN: Final = (
    ("action", "← →"),
    ("turn", "Shift ← →"),
    ("event", ", ."),
    ("round", "[ ]"),
    ("ends", "Home End"),
    ("play", "P Space"),
)
_BACK: Final = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
_ON: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


class ReplayView:
    """A replay as HTML.

    Parameters
    ----------
    controller
        The controller of the replay.
    table
        The table, in the theme of the page.
    """

    def __init__(self, controller: ReplayController, table: GameSnapshot) -> None:
        self.controller: Final = controller
        self.table: Final = table
        self.say: Final = table.say

    # --- current point ---------------------------------------------------------------------------

    @property
    def place(self) -> str:
        """The number of actions shown, out of how many, and the round."""
        walk = self.controller.walk
        number = walk.place.actions
        position = self.say("replay-at", number=number, all=walk.length)
        # The round of an action is that in which it was begun.
        count = walk.round_at(number - 1)
        return self.say("replay-where", first=position, round=count) if count else position

    def said(self) -> str:
        """Return the current point and its last event, for screen readers."""
        controller = self.controller
        act = controller.display.log[-1]
        title = self.say("replay-opening")
        if act.number >= 0:
            title = f"{self.say('log-who', name=self.table.name(act.player))} {act.title}"
        # Readers who step by events hear them one by one.
        lines = act.lines if not controller.unshown else act.lines[-1:]
        text = " ".join(line.text for line in lines)
        return self.say("replay-said", first=self.place, title=title, text=text)

    def bar(self, *, home: bool) -> Html:
        """Return the bar at the top, with the way home where there is one."""
        say, controller = self.say, self.controller
        return top_bar(
            controller.language,
            self.table.theme,
            button(say("replay-table"), "table", cls="quiet"),
            rules_link(controller.language, controller.rules.name) if self.table.linked else None,
            home=button(say("home"), "home", cls="quiet") if home else None,
            games=home,
            game=controller.rules.name,
            board=True,
            title=tag("h1", say("replay-title"), cls="phase"),
        )

    def rematch_asked(self, request: RematchRequest) -> Html | None:
        """Return the requests of other players for a rematch, with a link to the table."""
        if not request:
            return None
        names = tuple(self.table.name(seat) for seat in request.seats)
        wanted = self.say("rematch-wanted", names=names)
        text = self.say("rematch-begun") if request.begun else wanted
        table = button(self.say("replay-table"), "table", cls="primary")
        parts = (tag("p", text), tag("div", table, cls="row"))
        section = tag("section", parts, cls="request", role="status", data_k="request-rematch")
        return tag("div", section, cls="requests", data_k="requests")

    # --- navigation ------------------------------------------------------------------------------

    def controls(self, beat: int | None, tick: int) -> Html:
        """Return the controls of the replay.

        ``beat``: milliseconds after which the page asks to go on; None: it doesn't.
        """
        say = self.say
        units = [self._unit(unit) for unit in UNITS[::-1]]
        return tag(
            "section",
            tag("div", self._slider(), self._number(), cls="r-place"),
            tag("div", self._play(), units, self._keys(), cls="r-row"),
            tag("div", self._turns(), self._rule(), self._tracks(), cls="r-row"),
            cls="replay",
            aria_label=say("replay-title"),
            data_keys=" ".join(KEYS),
            data_keys_all=self.table.linked,
            data_beat=beat,
            data_tick=tick,
        )

    def _slider(self) -> Html:
        said = {"aria_label": self.say("replay-slider"), "aria_valuetext": self.place}
        return self._field("range", **said)

    def _number(self) -> Html:
        return tag(
            "label",
            tag("span", self.say("replay-number")),
            self._field("number"),
            tag("span", self.say("replay-of", all=self.controller.walk.length)),
        )

    def _field(self, kind: str, **said: str) -> Html:
        """Return the field for the number of actions after which the game is shown."""
        walk = self.controller.walk
        here = walk.place.actions
        return tag("input", type=kind, min=0, max=walk.length, value=here, data_change="at", **said)

    def _play(self) -> Html:
        controller, say = self.controller, self.say
        ends = controller.walk.place, controller.walk.start, controller.walk.end
        start = self._go(say("replay-start"), "end", "-1", say("replay-start"), ends[0] != ends[1])
        end = self._go(say("replay-end"), "end", "1", say("replay-end"), ends[0] != ends[2])
        speeds = [
            tag("option", say(f"replay-speed-{one}"), value=one, selected=one == controller.speed)
            for one in SPEEDS
        ]
        return tag(
            "span",
            start,
            button(
                say("replay-pause" if controller.plays else "replay-play"),
                "plays",
                cls="primary",
                data_k="plays",
            ),
            tag("select", speeds, data_change="speed", aria_label=say("replay-speed")),
            end,
            cls="r-group",
        )

    def _go(self, label: str, do: str, value: str, title: str, can: bool) -> Html:
        """Return a button to a place; where there is none it stays, so that the focus does."""
        return button(
            label,
            do,
            value,
            title=title,
            aria_label=title,
            aria_disabled=None if can else "true",
            data_k=f"{do} {value}",
        )

    def _unit(self, unit: str) -> Html:
        say, walk = self.say, self.controller.walk
        name = say(f"replay-unit-{unit}")
        can_back, can_on = (walk.step(unit, by) != walk.place for by in (-1, 1))
        return tag(
            "span",
            self._go(_BACK, "step", f"{unit} -1", say(f"replay-back-{unit}"), can_back),
            tag("span", name),
            self._go(_ON, "step", f"{unit} 1", say(f"replay-next-{unit}"), can_on),
            cls="r-group",
            role="group",
            aria_label=name,
        )

    def _turns(self) -> list[Html]:
        """To the next turn of each player, and the one before."""
        controller, say = self.controller, self.say
        groups = []
        for seat in range(controller.rules.players):
            name = self.table.name(seat)
            back, on = (controller.walk.turn_of(seat, by) is not None for by in (-1, 1))
            label = say("replay-turn-of", name=name)
            groups.append(
                tag(
                    "span",
                    self._go(
                        _BACK, "turn-of", f"{seat} -1", say("replay-turn-of-back", name=name), back
                    ),
                    self.table.icon(seat) or tag("span", name),
                    self._go(
                        _ON, "turn-of", f"{seat} 1", say("replay-turn-of-next", name=name), on
                    ),
                    cls="r-group",
                    role="group",
                    aria_label=label,
                    title=label,
                )
            )
        return groups

    def _rule(self) -> Html:
        """To the next place at which a rule comes up."""
        controller, say = self.controller, self.say
        options = [tag("option", say("replay-rule-none"), value="", selected=not controller.rule)]
        named = sorted(
            (controller.words.rulebook.title(rule) or rule, rule) for rule in controller.walk.rules
        )
        for title, rule in named:
            count = len(controller.walk.rules[rule])
            text = say("replay-rule-option", title=title, count=count)
            options.append(tag("option", text, value=rule, selected=rule == controller.rule))
        back, on = (controller.walk.by_rule(controller.rule, by) is not None for by in (-1, 1))
        return tag(
            "span",
            self._go(_BACK, "by-rule", "-1", say("replay-rule-back"), back),
            tag("select", options, data_change="rule-of", aria_label=say("replay-rule")),
            self._go(_ON, "by-rule", "1", say("replay-rule-next"), on),
            cls="r-group r-rule",
        )

    def _tracks(self) -> Html | None:
        """Return the choice of pieces whose track is shown on the board."""
        controller, say = self.controller, self.say
        rules = controller.rules
        seats = range(rules.players)
        position = controller.whole.position
        if all(
            controller.presentation.players.piece_space(rules, position, seat) is None
            for seat in seats
        ):
            return None
        choices: list[tuple[int | None, str]] = [
            (None, say("replay-tracks-none")),
            (EVERYONE, say("replay-tracks-all")),
            *((seat, self.table.name(seat)) for seat in seats),
        ]
        options = [
            tag(
                "option",
                text,
                value="" if seat is None else str(seat),
                selected=seat == controller.tracks,
            )
            for seat, text in choices
        ]
        return tag(
            "label",
            tag("span", say("replay-tracks")),
            tag("select", options, data_change="tracks"),
            cls="r-group",
        )

    def _keys(self) -> Html:
        say = self.say
        lines = [
            tag("span", [tag("kbd", one) for one in keys.split()], " ", say(f"replay-key-{name}"))
            for name, keys in _SHOWN
        ]
        return tag("details", tag("summary", say("replay-keys")), tag("p", lines), cls="r-keys")

    # --- the action shown ------------------------------------------------------------------------

    def shown(self, review: Html | None = None) -> Html:
        """Return the action at this point, its effects, and the reasons; at the end the winners."""
        controller = self.controller
        parts: list[Html | None] = []
        if controller.ahead:
            ahead = tag("span", self.say("replay-ahead", count=controller.ahead))
            there = button(self.say("replay-catch-up"), "catch-up", data_focus="")
            parts.append(tag("p", ahead, there, cls="notice row", role="status"))
        if controller.ended:
            parts.append(tag("div", result_view(self.table), cls="turn end"))
        parts += [self._action(), review, self._on(), explorer_link(self.table)]
        return tag("section", parts, cls="now r-now")

    def _action(self) -> Html:
        controller, say = self.controller, self.say
        act, spaces = controller.display.log[-1], controller.shown.space_names
        number = controller.walk.place.actions
        if act.number < 0:
            head = tag("h2", say("replay-opening"))
        else:
            who = say("log-who", name=self.table.name(act.player))
            did = with_places(act.title, spaces)
            head = tag("h2", self.table.icon(act.player), tag("span", who, " ", did))
        events = [
            tag(
                "li",
                with_places(line.text, spaces),
                " ",
                rule_chip(self.table, line.rule, f"shown-{n}"),
                rule_text(self.table, line.rule, f"shown-{n}"),
            )
            for n, line in enumerate(act.lines)
        ]
        left = None
        if controller.unshown and events:
            left = tag("p", say("replay-more", count=controller.unshown), cls="decision")
        elif controller.unshown:
            left = tag("p", say("replay-chosen"), cls="decision")
        return tag(
            "div",
            tag("p", self.place, cls="decision"),
            head,
            motive_view(self.table, act.why),
            tag("ul", events) if events else None,
            left,
            self._explained(),
            cls="details",
            data_k=f"shown-{number}",
        )

    def _explained(self) -> Html | None:
        """Return the explanation of the action, as it was known before it."""
        controller, say = self.controller, self.say
        explanation = controller.explanation
        if explanation is None:
            return None
        parts: list[tuple[str, list[Html]]] = [
            # The results are shown above.
            (
                "replay-would",
                [tag("p", one) for one in explanation.effects] if controller.unshown else [],
            ),
            ("replay-cost", reasons_view(self.table, explanation.cost, "shown", "cost")),
            ("replay-chance", [tag("p", one, cls="chance") for one in explanation.chance]),
            ("replay-why", reasons_view(self.table, explanation.why, "shown", "why")),
        ]
        return tag(
            "div",
            [tag("div", tag("h3", say(head)), lines) for head, lines in parts if lines],
            cls="r-why",
        )

    def _on(self) -> Html | None:
        """Playing on from here."""
        controller, say = self.controller, self.say
        if controller.ended or not controller.may_play_on:
            return None
        opened = "true" if controller.going_on else "false"
        toggle = button(say("replay-on"), "going-on", aria_expanded=opened, data_focus="")
        if not controller.going_on:
            return tag("div", toggle, cls="row")
        fields = []
        for seat in range(controller.rules.players):
            name = self.table.name(seat)
            same = say("replay-on-same", name=name)
            kinds = [("", same)]
            if controller.game.is_bot(seat):
                kinds.append(("person", say("seat-person")))
            kinds += [(f"bot:{one}", say("seat-bot", name=one)) for one in controller.bot_names]
            options = [tag("option", text, value=value) for value, text in kinds]
            fields.append(
                tag(
                    "label",
                    self.table.icon(seat),
                    tag("span", say("replay-on-seat", name=name)),
                    tag("select", options, name=f"seat-{seat}"),
                )
            )
        form = tag(
            "form",
            tag("p", say("replay-on-about"), cls="decision"),
            fields,
            tag(
                "div",
                tag("button", say("replay-on-start"), type="submit", cls="primary"),
                button(say("cancel"), "going-on", cls="quiet"),
                cls="row",
            ),
            cls="r-on",
            data_do="play-on",
            data_show="",
            data_k="play-on",
        )
        return html(tag("div", toggle, cls="row"), form)
