"""The available actions as HTML: the sources to use, and the actions of each."""

import re
from typing import Any, Final
from unicodedata import normalize

from oracle_nb.games.presentation.actions import ActionGroup
from oracle_nb.render.html import Html, button, folded, html, idle_button, part, tag
from oracle_nb.web.table.control.kept import drawn_once
from oracle_nb.web.table.control.options import Options
from oracle_nb.web.table.control.shown import Shown
from oracle_nb.web.table.control.snapshot import TableSnapshot
from oracle_nb.web.table.views.table_view import click_again

_MOST_DIGITS: Final = 4
"""Maximum number of digits in the short name of an action."""
_UNFOLDED: Final = 12
"""Maximum number of actions that are listed at once; if there are more, costly ones are folded."""
_FEW: Final = 5
"""Minimum number of actions of the lowest price for dearer ones to be folded."""


@drawn_once
def sources_view(options: Options, source: str) -> Html | None:
    """Return the buttons of the sources; None where there is no choice between several."""
    shown, groups = options.shown, options.sources
    if len(groups) < 2:
        return None
    buttons = [part(f"source-{key}", _source(shown, key, key == source)) for key in groups]
    label = shown.presentation.actions.source_prompt() or shown.say("choose-source")
    row = tag("div", buttons, cls="sources", role="toolbar", aria_label=label, data_rove="button")
    return part("sources", row)


@drawn_once
def _source(shown: Shown, key: str, on: bool) -> Html:
    """Return a button that selects a source."""
    return button(
        source_label(shown, key),
        "source",
        key,
        cls="source" + (" on" if on else ""),
        aria_pressed="true" if on else "false",
        data_group=key,
        data_k=f"source-{key}",
    )


def source_label(shown: Shown, key: str) -> Html:
    """Return the label of a source: its picture, its count, its name."""
    count = shown.source_count(key)
    many = tag("b", shown.say("times", count=count)) if count > 1 else None
    return html(
        shown.source_icon(key), tag("span", many, " " if many else "", shown.source_title(key))
    )


@drawn_once
def idle_view(options: Options) -> Html | None:
    """Return the unavailable sources: each shows its reason, and more when it is pressed."""
    shown, buttons = options.shown, []
    for source in options.idle:
        if source.key:
            title, icon = shown.source_title(source.key), shown.source_icon(source.key)
        else:
            title, icon = options.title(options.game.action(source.text)), Html("")
        place = f"source-{source.key or source.text}"
        label = html(icon, tag("span", title))
        idle = idle_button(label, "pick", source.text, source.reason, place=place)
        buttons.append(part(f"idle-{place}", idle))
    if not buttons:
        return None
    row = tag(
        "div",
        tag("span", shown.say("idle"), cls="head"),
        buttons,
        cls="unavailable",
        role="toolbar",
        aria_label=shown.say("idle"),
        data_rove="button",
    )
    return part("idle", row)


def actions_view(table: TableSnapshot, most: int = _UNFOLDED) -> Html:
    """Return the actions of the source in use, under their headings, at most ``most`` unfolded."""
    shown, selection = table.shown, table.selection
    narrowed = len(table.here) > 1 and selection.chosen is None
    listed = table.here if narrowed else table.listed
    sections: dict[ActionGroup, list[Any]] = {}
    for action in listed:
        sections.setdefault(shown.group(action), []).append(action)
    ordered = [
        (group, _in_order(table.options, group, sections[group]))
        for group in sorted(sections, key=lambda group: group.folded)
    ]
    if narrowed or (table.priced and len(listed) <= most):
        first = {*listed}
    elif not table.priced:
        first = {action for action in listed if not table.options.tokens(action)}
    else:
        first = _cheapest(table.options, [action for _, actions in ordered for action in actions])
    parts = [_group(table, head, actions, first) for head, actions in ordered]
    if narrowed:
        more = button(shown.say("all-actions"), "cancel", cls="quiet")
        named = shown.say("at-space", space=space_name(table))
        parts.insert(0, tag("p", named, " ", more, " ", click_again(shown, "cheapest")))
    # A different list starts at its top.
    key = f"actions-{table.page.actions}-{selection.source}"
    # An action that is alone is named by its source and by its explanation already.
    alone = selection.source and listed == [selection.chosen]
    shown_list = tag(
        "div",
        parts,
        cls="actions alone" if alone else "actions",
        role="toolbar",
        aria_label=shown.say("actions-list"),
        data_focus="",
        data_rove="button, summary",
        tabindex="-1",
        data_k=key,
    )
    return part("actions", shown_list)


def _cheapest(options: Options, actions: list[Any]) -> set[Any]:
    """Return the actions that cost least; if these are few, the next ones in price as well."""
    priced = sorted(actions, key=options.tokens)[:_UNFOLDED]
    least = [action for action in priced if options.tokens(action) == options.tokens(priced[0])]
    return {*(least if len(least) >= _FEW else priced)}


def _group(table: TableSnapshot, group: ActionGroup, actions: list[Any], first: set[Any]) -> Html:
    """Return the actions of a group: the first ones, and folded the others."""
    chosen = table.selection.chosen
    if group.folded:
        summary = html(group.title, tag("span", str(len(actions)), cls="many"))
        return _folded(table, group, actions, summary)
    shown = [action for action in actions if action in first]
    others = [action for action in actions if action not in first]
    parts = [_buttons(table.options, group, shown, chosen) if shown else None]
    if others:
        parts.append(_folded(table, group, others, _more(table, others)))
    return _section(group.title, html(parts))


def _folded(table: TableSnapshot, group: ActionGroup, actions: list[Any], summary: Html) -> Html:
    """Return actions that are sent once somebody unfolds them.

    One that is chosen elsewhere, as on the board, unfolds nothing: its answer names it.
    """
    chosen = table.selection.chosen
    buttons = _buttons(table.options, group, actions, chosen)
    name = f"listed-{table.page.actions}-{table.selection.source}-{group.title}"
    return tag(
        "details",
        tag("summary", summary, cls="on" if chosen in actions else None),
        folded(name, buttons),
        data_k=f"folded-{group.title}",
    )


def _more(table: TableSnapshot, actions: list[Any]) -> Html:
    """Return how many actions are folded, and what the cheapest of them costs."""
    shown, count, least = table.shown, len(actions), min(map(table.options.tokens, actions))
    if not least or not table.priced:
        return html(shown.say("more-actions", count=count))
    return html(shown.say("more-priced", count=count, price=price_in_words(shown, least)))


def price_in_words(shown: Shown, tokens: int) -> str:
    """Return a cost in the game's own words."""
    return shown.presentation.actions.price(tokens) or shown.say("costs", tokens=tokens)


def _buttons(options: Options, group: ActionGroup, actions: list[Any], chosen: Any) -> Html:
    """Return the buttons of actions of a group."""
    shown = options.shown
    brief = group.named_by_space or bool(shown.short_title(actions[0]))
    buttons = [
        action_button(
            options,
            action,
            (shown.short_title(action) or shown.names[_space(options, action)]) if brief else "",
            "act brief" if brief else "act",
            action == chosen,
        )
        for action in actions
    ]
    numbers = brief and all(shown.short_title(action).isdecimal() for action in actions)
    return tag("div", buttons, cls="chips numbers" if numbers else "chips" if brief else "rows")


def _section(head: str, listed: Html) -> Html:
    """Return the actions of one kind, under their heading."""
    named = {"role": "group", "aria_label": head} if head else {}
    return tag("div", tag("h3", head) if head else None, listed, **named)


def space_name(table: TableSnapshot) -> str:
    """Return the name of the selected space; "" without one."""
    space = table.selection.space
    return "" if space is None else table.shown.names[space]


def _in_order(options: Options, group: ActionGroup, actions: list[Any]) -> list[Any]:
    """Return actions at spaces with the cheapest first, those with short names by these names."""
    if group.named_by_space:
        return sorted(actions, key=lambda action: (options.tokens(action), _space(options, action)))
    if options.shown.short_title(actions[0]):
        return sorted(actions, key=lambda action: _alphabetical(options.shown.short_title(action)))
    return actions


def _space(options: Options, action: Any) -> int:
    return options.shown.target_space(action) or 0


@drawn_once
def action_button(
    options: Options, action: Any, label: str, cls: str, on: bool, by: bool = False
) -> Html:
    """Return a button for an action.

    Without a label it has the title of the action; ``by`` is whether it names the source, too.
    """
    shown, text, title = options.shown, options.text(action), options.title(action)
    price = None
    if cost := options.tokens(action):
        costs = price_in_words(shown, cost)
        price = tag("span", str(cost), cls="price", title=costs, aria_label=costs)
    named = _label(shown, action, label or title, priced=price is not None)
    pressed = button(
        html(_by(shown, action) if by else shown.icon(action), named, price),
        "pick",
        text,
        cls=cls + (" on" if on else ""),
        aria_pressed="true" if on else "false",
        title=title,
        data_action="",
    )
    return part(f"{'by' if by else 'do'} {text}", pressed)


def _label(shown: Shown, action: Any, label: str, *, priced: bool) -> Html:
    """Return a label, which says in words for screen readers what is only in its picture."""
    variant = shown.source_variant(action)
    if not variant:
        return tag("span", label)
    said = f"{label}, {variant}," if priced else f"{label}, {variant}"
    return html(tag("span", label, aria_hidden="true"), tag("span", said, cls="visually-hidden"))


def _by(shown: Shown, action: Any) -> Html:
    """Return the name of an action's source."""
    key = shown.source(action)
    return tag("span", shown.source_icon(key), shown.source_title(key), cls="by")


def _alphabetical(name: str) -> str:
    """Return a key that puts Polish letters after those they are derived from, and 10 after 9."""
    letters = normalize("NFD", name.casefold().replace("ł", "l\u0335"))
    return re.sub(r"\d+", lambda number: number[0].zfill(_MOST_DIGITS), letters)
