"""The explorer as HTML: the bar, the controls, the summary, the measure shown, the route."""

from collections.abc import Iterable
from math import floor
from typing import Final

from oracle_nb.explorer.measure_scenes import short
from oracle_nb.games.measures import Shape
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.web.explorer.controller import HANDS, PICTURES, ExplorerController
from oracle_nb.web.explorer.game_messages import explorer_name
from oracle_nb.web.widgets.bar import rules_link, time_buttons, top_bar

_MUCH: Final = 0.75
_LITTLE: Final = 0.25
_MIDDLE: Final = (0.4, 0.6)
"""Beyond these shares of its kind a layout is called tight or open; in the middle it is usual."""


class ExplorerView:
    """The explorer as HTML in one theme."""

    def __init__(self, controller: ExplorerController, theme: str = "light") -> None:
        self.controller: Final = controller
        self.theme: Final = theme
        self.say: Final = controller.say

    # --- the top ---------------------------------------------------------------------------------

    def bar(self, *, home: bool) -> Html:
        """Return the bar at the top."""
        say, controller = self.say, self.controller
        return top_bar(
            controller.language,
            self.theme,
            rules_link(controller.language, controller.game) if home else None,
            first=time_buttons(
                controller.language,
                "" if controller.can_undo else "undo-none",
                "" if controller.can_redo else "redo-none",
            ),
            games=home,
            game=controller.game,
            board=True,
            home=button(say("home"), "home", cls="quiet") if home else None,
            title=tag("h1", explorer_name(controller.game, controller.language), cls="phase"),
        )

    def tools(self) -> Html:
        """Return the layout, and the view of it."""
        return tag(
            "section",
            tag("p", self.controller.notice, cls="notice", role="alert")
            if self.controller.notice
            else None,
            tag("div", self._layout(), self._pictures(), cls="x-tools"),
            self._not_ruled(),
            aria_label=self.say("explore-layout"),
        )

    def _layout(self) -> Html:
        say, controller = self.say, self.controller
        kinds = [
            tag(
                "option",
                controller.field.say(controller.language, f"kind-{kind}"),
                value=kind,
                selected=kind == controller.shown.kind,
            )
            for kind in controller.field.kinds
        ]
        if not controller.shown.kind:
            kinds.insert(0, tag("option", say("explore-changed-board"), value="", selected=True))
        number = str(controller.shown.seed) if controller.shown.kind else ""
        return tag(
            "div",
            tag("select", kinds, aria_label=say("explore-kind"), data_change="kind"),
            button(
                "\N{LEFTWARDS ARROW}",
                "seed",
                str(controller.shown.seed - 1),
                aria_label=say("explore-before"),
                disabled=controller.shown.seed < 1,
            ),
            tag(
                "input",
                value=number,
                inputmode="numeric",
                aria_label=say("explore-seed"),
                title=say("explore-seed-hint"),
                data_change="seed",
                autocomplete="off",
            ),
            button(
                "\N{RIGHTWARDS ARROW}",
                "seed",
                str(controller.shown.seed + 1),
                aria_label=say("explore-next"),
            ),
            button(say("explore-another"), "another"),
            cls="x-layout",
            role="group",
            aria_label=say("explore-layout"),
        )

    def _pictures(self) -> Html:
        say, controller = self.say, self.controller
        families: dict[str, list[Html]] = {}
        for name, measure in controller.field.measures.items():
            chosen = name == controller.look
            families.setdefault(measure.family, []).append(
                tag("option", controller.term(name), value=name, selected=chosen)
            )
        groups = [
            tag(
                "optgroup",
                options,
                label=controller.field.say(controller.language, f"family-{family}"),
            )
            for family, options in families.items()
        ]
        first = tag(
            "option", say("explore-more-choose"), value="", selected=controller.look in PICTURES
        )
        measures = tag(
            "select",
            first,
            groups,
            aria_label=say("explore-more"),
            data_change="look",
            cls=_on(controller.look not in PICTURES),
        )
        chips = [(one, say(f"explore-picture-{one}")) for one in controller.field.pictures]
        return _chips(say("explore-show"), "look", chips, controller.look, "x-pictures", measures)

    def _not_ruled(self) -> Html | None:
        changes = self.controller.changes
        if changes is None:
            return None
        faults = changes.faults(self.controller.shown.plan, self.controller.language)
        if not faults:
            return None
        return tag(
            "p", self.say("explore-not-ruled", names=tuple(faults)), cls="x-faults", role="status"
        )

    # --- under the board -------------------------------------------------------------------------

    def hand(self) -> Html:
        """Return the choice of tools, and the effect of a click on the board."""
        say, controller = self.say, self.controller
        if controller.changes is None:
            return tag("div", tag("p", say("explore-click-ask")), cls="x-hand")
        hands = [(one, say(f"explore-hand-{one}")) for one in HANDS]
        piece = controller.piece
        if piece is None:
            more = tag("p", say(f"explore-click-{controller.hand}"))
        else:
            message = "explore-held" if piece.spots else "explore-no-room"
            more = tag(
                "p",
                say(message, name=piece.name),
                " ",
                button(say("explore-turn"), "turn"),
                button(say("explore-flip"), "flip"),
                button(say("explore-drop"), "cancel"),
            )
        chips = _chips(say("explore-hand"), "hand", hands, controller.hand, "x-hands")
        return tag("div", chips, more, cls="x-hand")

    # --- beside the board ------------------------------------------------------------------------

    def summary(self) -> Html:
        """Return a short summary of the layout, and its rank among its kind."""
        say, controller = self.say, self.controller
        first, *more = controller.field.summary
        share = controller.usual(first)
        verdict = say("explore-summary")
        if share is not None:
            level = "high" if share >= _MUCH else "low" if share <= _LITTLE else "usual"
            verdict = controller.field.say(controller.language, f"summary-{level}")
        elif controller.sight.parts > 1:
            verdict = controller.field.say(
                controller.language, "summary-parts", number=controller.sight.parts
            )
        kind = controller.field.say(
            controller.language, f"kind-{controller.shown.kind or controller.kind}-about"
        )
        return tag(
            "section",
            tag("h2", verdict),
            tag(
                "p",
                tag("b", controller.sentence(first, controller.sight.headline(first))),
                ": " if share is not None else None,
                self._compared(share),
                cls="x-lead",
            ),
            tag("ul", [self._row(name) for name in more], cls="x-rows"),
            tag(
                "p",
                kind if controller.shown.kind else say("explore-changed", name=kind),
                cls="x-kind",
            ),
            cls="now",
            role="status",
        )

    def _row(self, name: str) -> Html:
        controller = self.controller
        share = controller.usual(name)
        words_of_it = self._compared(share)
        label = html(
            tag("span", controller.sentence(name, controller.sight.headline(name))),
            self._scale(share),
            tag("span", words_of_it, cls="x-unseen") if words_of_it else None,
        )
        chosen = controller.look == name
        return tag("li", button(label, "look", name, cls=_on(chosen), title=words_of_it or None))

    def _compared(self, share: float | None) -> str:
        """Return the rank of a number within its kind, in words."""
        if share is None:
            return ""
        if share >= _MIDDLE[1]:
            return self.say("explore-more-than", share=floor(100 * share) / 100)
        if share <= _MIDDLE[0]:
            return self.say("explore-fewer-than", share=floor(100 * (1 - share)) / 100)
        return self.say("explore-usual")

    def _scale(self, share: float | None) -> Html | None:
        """Return the same as a line from 0 to 100 % with a dot."""
        if share is None:
            return None
        dot = tag("i", style=f"left:{100 * share:.1f}%")
        return tag("span", dot, cls="x-scale", aria_hidden="true")

    def card(self) -> Html:
        """Return a description of the view of the board."""
        say, controller = self.say, self.controller
        look = controller.look
        if look in PICTURES:
            start = controller.sight.names[controller.origin]
            return tag(
                "section",
                tag("h2", say(f"explore-picture-{look}")),
                tag("p", say(f"explore-about-{look}", space=start)),
                cls="now x-card",
            )
        measure = controller.field.measures[look]
        number = controller.sight.headline(look)
        term = say(
            "explore-graph",
            title=controller.field.say(controller.language, f"graph-{measure.graph}"),
        )
        equals = (
            tag(
                "p",
                say(
                    "explore-equals",
                    name=measure.equals,
                    title=controller.field.say(controller.language, f"graph-{measure.graph}"),
                ),
            )
            if measure.equals
            else None
        )
        return tag(
            "section",
            tag("h2", controller.term(look)),
            tag("p", controller.reading(look)),
            tag(
                "p",
                tag("b", controller.sentence(look, number)),
                tag("small", self._compared(controller.usual(look))),
                cls="x-number",
            ),
            tag(
                "details",
                tag("summary", term),
                tag("p", controller.field.say(controller.language, f"graph-{measure.graph}-about")),
                equals,
                tag("p", say("explore-source", title=controller.field.source(look))),
                data_k="graph",
                data_keep=True,
            ),
            self._table(),
            cls="now x-card",
        )

    def _table(self) -> Html | None:
        """Return all values, for screen readers and for readers who want the numbers."""
        controller, say = self.controller, self.say
        measure = controller.field.measures[controller.look]
        if measure.shape == Shape.NUMBER:
            return None
        rows = [
            tag("tr", tag("th", key, scope="row"), tag("td", short(number, controller.mark)))
            for key, number in self.values()
        ]
        return tag(
            "details",
            tag("summary", say("explore-table")),
            tag("div", tag("table", tag("tbody", rows)), cls="x-table", tabindex="0"),
            data_k="table",
            data_keep=True,
        )

    def values(self) -> Iterable[tuple[str, float]]:
        """Return the values of the measure shown, each with a label."""
        controller = self.controller
        measure = controller.field.measures[controller.look]
        value = controller.sight.study.measure(controller.look)
        names = controller.sight.names
        match measure.shape:
            case Shape.SPACES:
                return [(names[space], number) for space, number in value.items()]
            case Shape.LANES:
                return [
                    (f"{names[a]}\N{EN DASH}{names[b]}", number) for (a, b), number in value.items()
                ]
            case Shape.SERIES:
                return [(short(x, controller.mark), number) for x, number in value.items()]
            case Shape.GROUPS:
                return [(self.key(key), number) for key, number in value.items()]
            case Shape.MATRIX:
                return [
                    (f"{self.key(a)}\N{EN DASH}{self.key(b)}", number)
                    for (a, b), number in value.items()
                ]
        return [("", value)]

    def key(self, key: str) -> str:
        """Return the name of a key of groups or of a matrix."""
        return self.controller.field.say(self.controller.language, f"key-{key}")


def _chips(
    label: str, do: str, options: Iterable[tuple[str, str]], chosen: str, cls: str, *more: Html
) -> Html:
    """Return buttons of which one is pressed, from pairs (value, text), with a label."""
    chips = [
        button(
            text,
            do,
            value,
            cls=_on(value == chosen),
            aria_pressed="true" if value == chosen else "false",
        )
        for value, text in options
    ]
    name = tag("span", label, cls="x-label")
    return tag("div", name, chips, more, cls=cls, role="group", aria_label=label)


def _on(chosen: bool) -> str | None:
    return "on" if chosen else None
