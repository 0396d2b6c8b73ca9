"""The available actions as HTML: the sources to use, and the actions of each."""

import re
from typing import Any, Final
from unicodedata import normalize

from oracle_nb.games.presentation.actions import ActionGroup
from oracle_nb.render.html import Html, button, html, idle_button, part, tag
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.views.table_view import TableView

_MOST_DIGITS: Final = 4
"""Maximum number of digits in the short name of an action."""


class ActionList:
    """The sources of a player, and the actions of each.

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

    def sources(self) -> Html | None:
        """Return the buttons of the sources; None where there is no choice between several."""
        controller = self.controller
        groups = controller.sources
        if len(groups) < 2:
            return None
        buttons = [part(f"source-{key}", self._source(key)) for key in groups]
        label = controller.presentation.actions.source_prompt() or self.say("choose-source")
        shown = tag(
            "div", buttons, cls="sources", role="toolbar", aria_label=label, data_rove="button"
        )
        return part("sources", shown)

    def _source(self, key: str) -> Html:
        """Return a button that selects a source."""
        on = key == self.controller.source
        return button(
            self.source_label(key),
            "source",
            key,
            cls="source" + (" on" if on else ""),
            aria_pressed="true" if on else "false",
            data_group=key,
            data_k=f"source-{key}",
        )

    def source_label(self, key: str) -> Html:
        """Return the label of a source: its picture, its count, its name."""
        controller = self.controller
        title = controller.presentation.actions.source_title(
            controller.rules, controller.seating.known, key
        )
        icon = controller.presentation.actions.source_icon(
            controller.rules, controller.seating.known, key, self.table.theme
        )
        count = controller.presentation.actions.source_count(
            controller.rules, controller.seating.known, key
        )
        many = tag("b", self.say("times", count=count)) if count > 1 else None
        return html(Html(icon), tag("span", many, " " if many else "", title))

    def idle(self) -> Html | None:
        """Return the unavailable sources: each shows its reason, and more when it is pressed."""
        controller = self.controller
        position = controller.seating.known
        buttons = []
        for one in controller.idle:
            if one.key:
                title = controller.presentation.actions.source_title(
                    controller.rules, position, one.key
                )
                icon = controller.presentation.actions.source_icon(
                    controller.rules, position, one.key, self.table.theme
                )
            else:
                title, icon = controller.title(controller.game.action(one.text)), ""
            label = html(Html(icon), tag("span", title))
            place = f"source-{one.key or one.text}"
            shown = idle_button(label, "pick", one.text, one.reason, place=place)
            buttons.append(part(f"idle-{place}", shown))
        if not buttons:
            return None
        idle = tag(
            "div",
            tag("span", self.say("idle"), cls="head"),
            buttons,
            cls="unavailable",
            role="toolbar",
            aria_label=self.say("idle"),
            data_rove="button",
        )
        return part("idle", idle)

    def actions(self) -> Html:
        """Return the actions of the source in use, under their headings."""
        controller = self.controller
        here = (
            controller.at(controller.space, controller.source)
            if controller.space is not None
            else []
        )
        narrowed = len(here) > 1 and controller.chosen is None
        shown = here if narrowed else controller.sources.get(controller.source, [])
        sections: dict[ActionGroup, list[Any]] = {}
        group, known = controller.presentation.actions.group, controller.seating.known
        for action in shown:
            sections.setdefault(group(controller.rules, known, action), []).append(action)
        ordered = sorted(sections.items(), key=lambda section: section[0].folded)
        parts = [self._group(head, actions) for head, actions in ordered]
        if narrowed:
            more = button(self.say("all-actions"), "cancel", cls="quiet")
            named = self.say("at-space", space=self.space_name())
            parts.insert(0, tag("p", named, " ", more, " ", self.table.again("cheapest")))
        # A different list starts at its top.
        key = f"actions-{len(controller.game.history)}-{controller.source}"
        listed = tag(
            "div",
            parts,
            # An action that is alone is named by its source and by its explanation already.
            cls="actions alone"
            if controller.source and shown == [controller.chosen]
            else "actions",
            role="toolbar",
            aria_label=self.say("actions-list"),
            data_focus="",
            data_rove="button",
            tabindex="-1",
            data_k=key,
        )
        return part("actions", listed)

    def _group(self, group: ActionGroup, actions: list[Any]) -> Html:
        """Return the actions of a group, which is folded unless the chosen action is one."""
        if group.named_by_space:
            listed = self._by_space(actions)
        elif self._short_title(actions[0]):
            listed = self._by_short_title(actions)
        else:
            rows = [self.action(one, self.controller.title(one), "act") for one in actions]
            listed = tag("div", rows, cls="rows")
        if not group.folded:
            return self._section(group.title, listed)
        return tag(
            "details",
            tag("summary", group.title, tag("span", str(len(actions)), cls="many")),
            listed,
            open=self.controller.chosen in actions,
            data_k=f"folded-{group.title}",
        )

    def _section(self, head: str, listed: Html) -> Html:
        """Return the actions of one kind, under their heading."""
        named = {"role": "group", "aria_label": head} if head else {}
        return tag("div", tag("h3", head) if head else None, listed, **named)

    def space_name(self) -> str:
        """Return the name of the selected space; "" without one."""
        controller = self.controller
        if controller.space is None:
            return ""
        return controller.display.picture.group(controller.space).name

    def _short_title(self, action: Any) -> str:
        """Return the short name of an action; "" for none."""
        controller = self.controller
        return controller.presentation.actions.short_title(
            controller.rules, controller.seating.known, action
        )

    def _by_short_title(self, actions: list[Any]) -> Html:
        """Return actions by their short names, in the order of the alphabet and of numbers."""
        named = sorted(((self._short_title(one), one) for one in actions), key=_alphabetical)
        return tag("div", [self.action(one, name, "act brief") for name, one in named], cls="chips")

    def _by_space(self, actions: list[Any]) -> Html:
        controller = self.controller
        scene = controller.display.picture
        target, known = controller.presentation.actions.target_space, controller.seating.known
        priced = sorted(
            (controller.tokens(one), target(controller.rules, known, one) or 0, place, one)
            for place, one in enumerate(actions)
        )
        chips = [
            self.action(one, scene.group(space).name, "act brief") for _, space, _, one in priced
        ]
        return tag("div", chips, cls="chips")

    def action(self, action: Any, label: str, cls: str, *, by: bool = False) -> Html:
        """Return a button for an action; ``by``: it names the source of the action."""
        controller = self.controller
        text = controller.write(action)
        cost = controller.tokens(action)
        mark = controller.presentation.actions.icon(
            controller.rules, controller.seating.known, action, self.table.theme
        )
        on = action == controller.chosen
        price = None
        if cost:
            costs = controller.presentation.actions.price(cost) or self.say("costs", tokens=cost)
            price = tag("span", str(cost), cls="price", title=costs, aria_label=costs)
        named = self._label(action, label, priced=price is not None)
        shown = button(
            html(self._by(action) if by else Html(mark), named, price),
            "pick",
            text,
            cls=cls + (" on" if on else ""),
            aria_pressed="true" if on else "false",
            title=controller.title(action),
            data_action="",
        )
        return part(f"{'by' if by else 'do'} {text}", shown)

    def _label(self, action: Any, label: str, *, priced: bool) -> Html:
        """Return a label, which says in words for screen readers what is only in its picture."""
        controller = self.controller
        variant = controller.presentation.actions.source_variant(
            controller.rules, controller.seating.known, action
        )
        if not variant:
            return tag("span", label)
        said = f"{label}, {variant}," if priced else f"{label}, {variant}"
        return html(
            tag("span", label, aria_hidden="true"), tag("span", said, cls="visually-hidden")
        )

    def _by(self, action: Any) -> Html:
        """Return the name of an action's source."""
        controller = self.controller
        position = controller.seating.known
        key = controller.presentation.actions.source(controller.rules, position, action)
        icon = Html(
            controller.presentation.actions.source_icon(
                controller.rules, position, key, self.table.theme
            )
        )
        return tag(
            "span",
            icon,
            controller.presentation.actions.source_title(controller.rules, position, key),
            cls="by",
        )


def _alphabetical(named: tuple[str, Any]) -> str:
    """Return a key that puts Polish letters after those they are derived from, and 10 after 9."""
    letters = normalize("NFD", named[0].casefold().replace("ł", "l\u0335"))
    return re.sub(r"\d+", lambda number: number[0].zfill(_MOST_DIGITS), letters)
