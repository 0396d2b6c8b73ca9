"""The explanation of an action as HTML: effects and price, or why it is refused."""

from collections.abc import Collection
from typing import Any, Final

from oracle_nb.core.verdicts import Explanation
from oracle_nb.games.presentation.actions import ActionGroup
from oracle_nb.render.html import Html, button, html, part, tag
from oracle_nb.web.table.control.board_scene import names
from oracle_nb.web.table.control.refusal import RefusalNotice
from oracle_nb.web.table.shared.undo_consent import voters
from oracle_nb.web.table.views.about_view import about_view
from oracle_nb.web.table.views.action_list import ActionList


class ExplanationView:
    """The effects of the chosen action, or the reasons for its refusal.

    Parameters
    ----------
    actions
        The list of actions beside it.
    offered
        The alternatives to offer after a refusal, as text; None: all of them.
    about
        Whether to say what gods, cards, tiles and spaces are.
    """

    def __init__(
        self,
        actions: ActionList,
        offered: Collection[str] | None = None,
        *,
        about: bool = False,
    ) -> None:
        self._tells_about: Final = about
        self.controller: Final = actions.controller
        self.table: Final = actions.table
        self.say: Final = actions.say
        self.actions: Final = actions
        self._offered: Final = offered

    def render(self) -> Html:
        """Return the refusals, or the explanation of the chosen action; "" without a choice."""
        return html(self._refusals(), self._explanation())

    def _explanation(self) -> Html | None:
        controller = self.controller
        explanation = controller.explanation
        if explanation is None:
            return None
        say = self.say
        text = controller.write(controller.chosen)
        left = controller.left
        doing = "do-anyway" if left else "do-it"
        again = "never" if left else "again"
        shown = tag(
            "article",
            tag("h3", explanation.title),
            # A warning comes first, and isn't part of what may be folded.
            self._unused(left),
            tag(
                "div",
                tag("ul", [tag("li", self.table.spaced(one)) for one in explanation.effects])
                if explanation.effects
                else None,
                self.table.reasons(explanation.cost, "explain", "cost"),
                self._purse(),
                [
                    button(one, "pick", texts[0], cls="act way")
                    for one, texts in explanation.cheaper
                ],
                self._about(controller.chosen),
                self._near(),
                [tag("p", self.table.spaced(one), cls="chance") for one in explanation.chance],
                tag("p", explanation.undo, cls="undo"),
                tag("p", say("undo-consent"), cls="undo") if self._consents() else None,
                self._why(explanation),
                [
                    tag(
                        "p",
                        say("then", action=controller.title(controller.game.action(one))),
                        cls="then",
                    )
                    for one in controller.then
                ],
                cls="details",
            ),
            tag(
                "div",
                button(say(doing), "do", text, cls="primary", data_go=""),
                button(say("cancel"), "cancel", cls="quiet"),
                self._more(),
                self.table.again(again) if controller.space is not None else None,
                cls="row",
            ),
            cls="explain",
            aria_live="polite",
            data_show="",
            data_k=f"explain-{text}",
        )
        return part("explain", shown)

    def _why(self, explanation: Explanation) -> Html | None:
        if not explanation.why:
            return None
        reasons = self.table.reasons(explanation.why, "explain", "why")
        return tag("details", tag("summary", self.say("why-heading")), reasons, data_k="why")

    def _about(self, action: Any) -> Html | None:
        """Return what an action is about, such as a god."""
        controller = self.controller
        rules = controller.presentation.actions.subjects(
            controller.rules, controller.seating.known, action
        )
        if not self._tells_about:
            return None
        return about_view(self.table, rules, f"about-{controller.write(action)}", shown=True)

    def _about_space(self) -> Html | None:
        """Return what the selected space is for, where nothing can be done."""
        controller = self.controller
        if controller.space is None or not self._tells_about:
            return None
        rules = controller.presentation.actions.space_subjects(
            controller.rules, controller.seating.known, controller.space
        )
        return about_view(self.table, rules, f"about-space-{controller.space}", shown=False)

    def _consents(self) -> bool:
        """Return whether only the consent of other players could undo the chosen action."""
        game, screen = self.controller.game, self.table.screen
        if screen is None or game.undo_outlook(self.controller.chosen).possible:
            return False
        return bool(voters(screen.shared_game, screen.place))

    def _more(self) -> Html:
        """Return a button that shows all of the text; the page hides it where everything fits."""
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
        """Return the means of payment left after the chosen action."""
        controller = self.controller
        cost = controller.tokens(controller.chosen)
        purse = controller.presentation.players.payment_tokens(
            controller.rules, controller.seating.known, controller.seating.viewer
        )
        if not cost or purse is None:
            return None
        actions = controller.presentation.actions
        paid = actions.price(cost) or cost
        return tag("p", self.say("left-after", tokens=paid, left=purse - cost), cls="tokens")

    def _unused(self, left: list[str]) -> Html | None:
        """Return a warning before a turn ends: the unused sources, and the uses of each."""
        if not left:
            return None
        rows = [
            tag(
                "li",
                button(self.actions.source_label(key), "source", key, cls="source"),
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
        """Return the uses of a source: an example of each kind of action."""
        controller, say = self.controller, self.say
        kinds: dict[ActionGroup, list[Any]] = {}
        for action in controller.sources[key]:
            kinds.setdefault(
                controller.presentation.actions.group(
                    controller.rules, controller.seating.known, action
                ),
                [],
            ).append(action)
        uses = [
            say("use-of-many", title=group.title, count=len(actions))
            if group.named_by_space and group.title
            else say("use-of", title=controller.title(actions[0]), count=len(actions) - 1)
            for group, actions in kinds.items()
        ]
        return say("uses", names=tuple(uses))

    def _refusals(self) -> Html | None:
        controller, say = self.controller, self.say
        if controller.chosen is not None or (controller.space is None and not controller.refusals):
            return None
        there = [] if controller.space is None else controller.at(controller.space)
        if not controller.refusals and (
            any(one in controller.sources[controller.source] for one in there)
            or (controller.space is not None and controller.source_is_at(controller.space))
        ):
            return None
        offered = {way.text for one in controller.refusals for way in one.ways}
        instead = [
            self.actions.action(one, controller.title(one), "act", by=True)
            for one in there
            if controller.write(one) not in offered
        ]
        named = "" if controller.refusals else say("at-space", space=self.actions.space_name())
        refused = "-".join(one.text for one in controller.refusals)
        nothing = "" if controller.refusals else self._nothing(controller.space)
        shown = tag(
            "article",
            tag("div", button(say("cancel"), "cancel", cls="quiet"), cls="corner"),
            tag(
                "div",
                tag("h3", named) if named else None,
                [self._refusal(number, one) for number, one in enumerate(controller.refusals)],
                tag("p", say(nothing)) if nothing else None,
                self._about_space(),
                tag("p", say("try-instead"), cls="instead") if instead else None,
                tag("div", instead, cls="rows") if instead else None,
                self.table.again("cheapest") if instead else None,
                cls="details",
            ),
            tag("div", self._more(), cls="row"),
            cls="explain own-place" if nothing == "own-place" else "explain refused",
            aria_live="polite",
            data_show="",
            data_k=f"refused-{controller.space}-{refused}",
        )
        return part("refused", shown)

    def _nothing(self, space: int | None) -> str:
        """Return the message for a selected space on which there is nothing to do or refuse."""
        own = space is not None and self.controller.is_own_place(space)
        return "own-place" if own else "nothing-here"

    def _refusal(self, number: int, refusal: RefusalNotice) -> Html:
        say = self.say
        explanation: Explanation = refusal.explanation
        before = {way.text for one in self.controller.refusals[:number] for way in one.ways}
        ways = [
            button(way.sentence, "way", way.text, cls="act way")
            for way in refusal.ways
            if way.text not in before and (self._offered is None or way.text in self._offered)
        ]
        return tag(
            "div",
            tag("p", tag("strong", say("not-allowed", title=explanation.title))),
            self.table.reasons(explanation.refusals, f"refused-{number}", "broken"),
            tag("p", say("try-ways"), cls="instead") if ways else None,
            tag("div", ways, cls="rows") if ways else None,
            tag("p", say("missing"), cls="instead") if refusal.missing else None,
            tag("ul", [tag("li", one) for one in refusal.missing]) if refusal.missing else None,
            self._about(refusal.action),
        )

    def _near(self) -> Html | None:
        """Return the actions that the chosen action makes possible."""
        controller = self.controller
        if not controller.helps:
            return None
        near = [
            tag("li", self.table.spaced(names(controller.display.picture, one)))
            for one in controller.presentation.actions.newly_reachable(
                controller.rules, controller.seating.known, controller.chosen
            )
        ]
        return tag("div", tag("p", self.say("near")), tag("ul", near), cls="near") if near else None
