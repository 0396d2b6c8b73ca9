"""What is told of an action before it is done, as HTML: effects and price, or why it is refused."""

from typing import Any

from oracle_nb.core.verdicts import Explanation
from oracle_nb.render.html import Html, button, part, tag
from oracle_nb.web.table.control.board_scene import names
from oracle_nb.web.table.control.refusal import RefusalNotice
from oracle_nb.web.table.shared.undo_consent import voters
from oracle_nb.web.table.views.action_list import ActionList


class ExplanationView(ActionList):
    """What would come of the chosen action, or why it can't be done."""

    def _explanation(self) -> Html | None:
        desk = self.desk
        told = desk.explanation
        if told is None:
            return None
        say = self.say
        text = desk.write(desk.chosen)
        left = desk.left
        doing = "do-anyway" if left else "do-it"
        again = "never" if left else "again"
        why = None
        if told.why:
            reasons = self.reasons(told.why, "explain", "why")
            why = tag("details", tag("summary", say("why-heading")), reasons, data_k="why")
        shown = tag(
            "article",
            tag(
                "div",
                tag("h3", told.title),
                tag("ul", [tag("li", self.spaced(one)) for one in told.effects])
                if told.effects
                else None,
                self.reasons(told.cost, "explain", "cost"),
                self._purse(),
                [button(one, "pick", texts[0], cls="act way") for one, texts in told.cheaper],
                self._near(),
                [tag("p", self.spaced(one), cls="chance") for one in told.chance],
                self._unused(left),
                tag("p", told.undo, cls="undo"),
                tag("p", say("undo-consent"), cls="undo") if self._consents() else None,
                why,
                [
                    tag("p", say("then", action=desk.title(desk.game.action(one))), cls="then")
                    for one in desk.then
                ],
                cls="told",
            ),
            tag(
                "div",
                button(say(doing), "do", text, cls="primary", data_go=""),
                button(say("cancel"), "cancel", cls="quiet"),
                self._more(),
                self.again(again) if desk.space is not None else None,
                cls="row",
            ),
            cls="explain",
            aria_live="polite",
            data_show="",
            data_k=f"explain-{text}",
        )
        return part("explain", shown)

    def _consents(self) -> bool:
        """Whether only the consent of other players could undo the chosen action."""
        game, screen = self.desk.game, self.screen
        if screen is None or game.undo_outlook(self.desk.chosen).possible:
            return False
        return bool(voters(screen.gathering, screen.place))

    def _more(self) -> Html:
        """A button that shows all of the text; the page hides it where everything fits."""
        return tag(
            "button",
            self.say("explain-all"),
            type="button",
            cls="quiet",
            hidden=True,
            aria_expanded="false",
            data_unfold="",
            data_stays="",
            data_k="more",
        )

    def _purse(self) -> Html | None:
        """What is left to pay with once the chosen action is paid for."""
        desk = self.desk
        cost = desk.tokens(desk.chosen)
        purse = desk.panels.purse(desk.rules, desk.known, desk.viewer)
        if not cost or purse is None:
            return None
        return tag("p", self.say("left-after", tokens=cost, left=purse - cost), cls="purse")

    def _unused(self, left: list[str]) -> Html | None:
        """A warning before a turn ends: what is left, and what could be done with it."""
        if not left:
            return None
        rows = [
            tag(
                "li",
                button(self.source_label(key), "source", key, cls="source"),
                tag("span", self._uses(key), cls="uses"),
            )
            for key in left
        ]
        return tag(
            "div",
            tag("p", tag("strong", self.say("unused"))),
            tag("ul", rows),
            cls="unused",
            role="status",
        )

    def _uses(self, key: str) -> str:
        """What could be done with something: an example of each kind of action."""
        desk, say = self.desk, self.say
        kinds: dict[tuple[str, bool], list[Any]] = {}
        for action in desk.sources[key]:
            kinds.setdefault(desk.panels.family(desk.rules, desk.known, action), []).append(action)
        told = [
            say("use-of-many", title=head, count=len(actions))
            if brief and head
            else say("use-of", title=desk.title(actions[0]), count=len(actions) - 1)
            for (head, brief), actions in kinds.items()
        ]
        return say("uses", names=tuple(told))

    def _refusals(self) -> Html | None:
        desk, say = self.desk, self.say
        if desk.chosen is not None or (desk.space is None and not desk.refusals):
            return None
        there = [] if desk.space is None else desk.at(desk.space)
        if not desk.refusals and any(one in desk.sources[desk.source] for one in there):
            return None
        offered = {way.text for one in desk.refusals for way in one.ways}
        instead = [
            self._action(one, desk.title(one), "act", by=True)
            for one in there
            if desk.write(one) not in offered
        ]
        named = "" if desk.refusals else say("at-space", space=self._space_name())
        shown = tag(
            "article",
            tag("div", button(say("cancel"), "cancel", cls="quiet"), cls="corner"),
            tag(
                "div",
                tag("h3", named) if named else None,
                [self._refusal(number, one) for number, one in enumerate(desk.refusals)],
                None if desk.refusals else tag("p", say("nothing-here")),
                tag("p", say("try-instead"), cls="instead") if instead else None,
                tag("div", instead, cls="rows") if instead else None,
                self.again("cheapest") if instead else None,
                cls="told",
            ),
            tag("div", self._more(), cls="row"),
            cls="explain refused",
            aria_live="polite",
            data_show="",
            data_k=f"refused-{desk.space}-{'-'.join(one.text for one in desk.refusals)}",
        )
        return part("refused", shown)

    def _refusal(self, number: int, refusal: RefusalNotice) -> Html:
        say = self.say
        told: Explanation = refusal.explanation
        before = {way.text for one in self.desk.refusals[:number] for way in one.ways}
        ways = [
            button(way.sentence, "way", way.text, cls="act way")
            for way in refusal.ways
            if way.text not in before
        ]
        return tag(
            "div",
            tag("p", tag("strong", say("not-allowed", title=told.title))),
            self.reasons(told.refusals, f"refused-{number}", "broken"),
            tag("p", say("try-ways"), cls="instead") if ways else None,
            tag("div", ways, cls="rows") if ways else None,
            tag("p", say("missing"), cls="instead") if refusal.missing else None,
            tag("ul", [tag("li", one) for one in refusal.missing]) if refusal.missing else None,
        )

    def _near(self) -> Html | None:
        """What the chosen action brings within reach."""
        desk = self.desk
        near = [
            tag("li", self.spaced(names(desk.picture, one)))
            for one in desk.panels.near(desk.rules, desk.known, desk.chosen)
        ]
        return tag("div", tag("p", self.say("near")), tag("ul", near), cls="near") if near else None
