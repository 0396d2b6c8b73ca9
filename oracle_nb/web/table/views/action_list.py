"""The available actions as HTML: the sources to use, and the actions of each."""

import re
from collections.abc import Collection, Container, Sequence
from typing import Any, Final
from unicodedata import normalize

from oracle_nb.games.presentation.actions import ActionGroup, TaskAction
from oracle_nb.render.html import (
    Html,
    button,
    folded,
    html,
    idle_button,
    part,
    shared,
    tag,
    unfold_button,
)
from oracle_nb.web.table.control.kept import drawn_once
from oracle_nb.web.table.control.options import Options
from oracle_nb.web.table.control.shown import Shown
from oracle_nb.web.table.control.snapshot import TableSnapshot
from oracle_nb.web.table.views.table_view import click_again

_MOST_DIGITS: Final = 4
"""Maximum number of digits in the short name of an action."""
MOST_UNFOLDED: Final = 12
"""Maximum number of actions that are listed at once; if there are more, costly ones are folded."""
_MOST_BESIDE_BOARD: Final = 6
"""The same where actions that the board shows are folded."""
_MOST_TRIED: Final = 150
"""Maximum number of actions to try that are listed: of more, those at spaces are folded."""
_MOST_HEADINGS: Final = 6
"""Maximum number of folded kinds whose headings are shown at once."""
_FEW_FOLDED: Final = 3
"""Maximum number of actions of a kind that take hardly more room than what they are folded in."""
_FEW: Final = 5
"""Minimum number of actions of the lowest price for dearer ones to be folded."""


@drawn_once
def sources_view(options: Options, source: str) -> Html | None:
    """Return the buttons of the sources; None where there is no choice between several."""
    shown, groups = options.shown, options.sources
    if len(groups) < 2:
        return None
    buttons = {key: part(f"source-{key}", _source(shown, key, key == source)) for key in groups}
    folded_keys = [key for key in groups if shown.source_folded(key)]
    rare = [buttons.pop(key) for key in folded_keys]
    row = html(
        buttons.values(),
        unfold_button(f"{shown.say('more-menu')} ▾", shown.say("more-sources")) if rare else None,
        tag("div", rare, cls="rare chosen" if source in folded_keys else "rare") if rare else None,
    )
    label = shown.presentation.actions.source_prompt() or shown.say("choose-source")
    row = tag("div", row, cls="sources", role="toolbar", aria_label=label, data_rove="button")
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


def actions_view(table: TableSnapshot, *, by_task: bool = True, spaces: bool = True) -> Html:
    """Return what serves a task, then the actions of the source in use under their headings.

    A few are unfolded, the rest on request; learners with tips see what serves a task first, and of
    the rest only the headings. With ``by_task`` false nothing says what serves a task: neither a
    list nor the order. With ``spaces`` false, actions that the board shows are folded, all but one
    that reaches the last goal.
    """
    shown, selection, options = table.shown, table.selection, table.options
    narrowed = len(table.here) > 1 and selection.chosen is None
    listed, parts = table.here if narrowed else table.listed, list[Html | None]()
    if narrowed:
        more = button(shown.say("all-actions"), "cancel", cls="quiet")
        named = shown.say("at-space", space=space_name(table))
        parts.append(tag("p", named, " ", more, " ", click_again(shown, "cheapest")))
        parts += _groups(table, listed, MOST_UNFOLDED, alone=True, by_task=by_task)
    elif selection.everything:
        more = button(shown.say("fewer-actions"), "cancel", cls="quiet")
        # The source in use comes first.
        keys = sorted(options.sources, key=lambda key: key != selection.source)
        parts += (more, *(_everything(table, key, by_task) for key in keys))
    else:
        tasks = table.for_tasks
        if not by_task:
            tasks = tuple(task for task in tasks if task.last and not spaces)
        first = [task.action for task in tasks]
        advised = _advised(table, first) if by_task else None
        apart = _is_apart(table, listed, tasks)
        leading = (advised, _tasks(table, tasks))
        parts += () if apart else leading
        others = [x for x in listed if x not in first and not (advised and x == _beside(table))]
        named = shown.say("other-actions") if tasks and not apart else ""
        kinds = [*dict.fromkeys(map(shown.group, others))]
        now = table.guided and not apart and any(not task.later for task in tasks)
        folds = [group for group in kinds if now or group.named_by_space > spaces]
        most = (MOST_UNFOLDED if spaces else _MOST_BESIDE_BOARD) - (0 if apart else len(first))
        parts += _groups(table, others, most, by_task=by_task, named=named, folds=folds)
        parts += leading if apart else ()
        count = len(options.actions)
        if count > MOST_UNFOLDED or (len(options.sources) > 1 and _folds(table)):
            parts.append(button(shown.say("every-action", count=count), "everything", cls="quiet"))
    # A different list starts at its top.
    key = f"actions-{table.page.actions}-{selection.everything or selection.source}"
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


def _is_apart(table: TableSnapshot, listed: Sequence[Any], tasks: Sequence[TaskAction]) -> bool:
    """Return whether actions come before tasks, unfolded: those for which a source was opened.

    These are the end of something, and for learners the only kind of a source that no tip means.
    """
    shown, source = table.shown, table.selection.source
    if not listed or all(map(shown.ends_turn, listed)):
        return bool(listed)
    if not table.guided or (tasks and shown.source(tasks[0].action) == source):
        return False
    kind, *others = {*map(shown.group, listed)}
    return len(table.options.sources) > 1 and not others and not kind.named_by_space


def _tasks(table: TableSnapshot, tasks: Sequence[TaskAction]) -> Html | None:
    """Return the actions that serve a task, each with the task and with what it is done with."""
    if not tasks:
        return None
    say, chosen, options = table.shown.say, table.chosen_alone, table.options
    rows = tag(
        "div", [_task(options, task, task.action == chosen) for task in tasks], cls="rows tasks"
    )
    # Which of them is the best one, only a bot knows.
    about = tag("small", say("for-tasks-about")) if len(tasks) > 1 else None
    listed = _section(say("for-tasks"), rows, about)
    return part("for-tasks", listed)


def _beside(table: TableSnapshot) -> Any:
    """Return the recommended action that was asked for, or that the tip names; None for none."""
    return table.chosen_alone if table.suggested else table.named


def _advised(table: TableSnapshot, tasks: Sequence[Any]) -> Html | None:
    """Return the recommended action, if it serves none of the tasks."""
    action, chosen, say = _beside(table), table.chosen_alone, table.shown.say
    # A tip needs no row above a list that has nothing else for a goal.
    if action is None or action in tasks or not (tasks or table.suggested):
        return None
    by = bool(table.shown.source_note(action))
    row = action_button(table.options, action, "", "act", action == chosen, by)
    return part("advised", _section(say("advised"), tag("div", row, cls="rows")))


@drawn_once
def _task(options: Options, task: TaskAction, on: bool) -> Html:
    """Return the button of an action that serves a task."""
    shown, action = options.shown, task.action
    then = None
    if task.then is not None:
        then = shown.say("then-later" if task.later else "then", action=options.title(task.then))
    label = html(
        tag("span", options.title(action), tag("small", then or task.task), cls="serves"),
        # The picture of a task is named where the line below says something else.
        tag("span", task.task, cls="visually-hidden") if then else None,
        tag("span", shown.source_note(action), cls="by"),
    )
    icon = shared(Html(task.icon)) if task.icon else None
    return _button(options, action, html(icon, label), "act", on, "task")


def _folds(table: TableSnapshot) -> bool:
    """Return whether some actions would be folded with their source selected."""
    return any(table.shown.group(action).folded for action in table.options.actions)


def _everything(table: TableSnapshot, key: str, by_task: bool) -> Html:
    """Return all actions of a source, none folded; of very many to try, those at spaces are."""
    options, shown = table.options, table.shown
    actions = options.sources[key]
    # A kind may be called like its source, as alliances are.
    named = {shown.group(action).title for action in actions} == {shown.source_title(key)}
    name = tag("h3", source_label(shown, key), cls="of-source") if key and not named else None
    groups = _groups(table, actions, len(actions), unfolded=True, by_task=by_task)
    return tag("div", name, groups)


def _groups(
    table: TableSnapshot,
    listed: Sequence[Any],
    most: int,
    *,
    unfolded: bool = False,
    alone: bool = False,
    by_task: bool = True,
    named: str = "",
    folds: Container[ActionGroup] = (),
) -> list[Html]:
    """Return actions under the headings of their kinds, at most some unfolded.

    ``named`` is the heading of a kind without one; ``folds`` are kinds of which only that is shown.

    What serves a task comes first, both among the kinds and among the actions of a kind. With
    ``alone``, a kind without others is never folded.
    """
    options, sections = table.options, dict[ActionGroup, list[Any]]()
    serving = options.serving(tuple(listed)) if by_task and table.helps else {}
    for action in listed:
        sections.setdefault(table.shown.group(action), []).append(action)

    def rank(action: Any) -> tuple[int, int]:
        return options.tokens(action), serving.get(action, len(serving))

    tried = not table.helps and len(options.actions) > _MOST_TRIED
    ordered = [
        (
            group._replace(
                folded=group.named_by_space and tried
                if unfolded
                else (group.folded or group in folds) and not _is_single(table, actions)
            ),
            sorted(_in_order(options, group, actions), key=rank),
        )
        for group, actions in sections.items()
    ]
    if alone and len(ordered) == 1:
        ordered[0] = (ordered[0][0]._replace(folded=False), ordered[0][1])
    ordered.sort(key=lambda section: (section[0].folded, section[0].rank, rank(section[1][0])))
    first = {*listed}
    if not unfolded:
        first = {action for action in listed if table.priced or not options.tokens(action)}
        at_once = [
            options.cheapest(actions) if group.named_by_space else actions
            for group, actions in ordered
            if not group.folded
        ]
        first &= _first(table, [x for kind in at_once for x in kind if x in first], most, serving)
        others = ([x for x in kind if x not in first] for kind in at_once)
        single = {kind[0] for kind in others if _is_single(table, kind)}
        first |= single if len(first) + len(single) <= most else set()
        first |= _few(table, at_once, first, most - len(first))
    groups = []
    for head, actions in ordered:
        group = _group(table, head._replace(title=head.title or named), actions, first)
        groups.append(group if unfolded else part(f"group {'-'.join(map(str, head))}", group))
    return groups if unfolded else _with_few_headings(table, groups, [head for head, _ in ordered])


def _with_few_headings(
    table: TableSnapshot, groups: list[Html], heads: list[ActionGroup]
) -> list[Html]:
    """Return kinds of actions with the last headings folded; the most important ones come first."""
    shown = sum(not head.folded for head in heads) + _MOST_HEADINGS
    rest = groups[shown:]
    if len(rest) < 2:
        return groups
    summary = tag("summary", table.shown.say("more-actions", count=len(rest)))
    key = f"more-kinds-{table.selection.source}"
    return [*groups[:shown], tag("details", summary, rest, cls="kinds", data_k=key)]


def _few(
    table: TableSnapshot, kinds: Sequence[Sequence[Any]], first: Collection[Any], room: int
) -> set[Any]:
    """Return the actions of kinds that would be folded as a whole, though they are few.

    Those that cost something stay folded until prices are shown. There is room for some actions.
    """
    few: set[Any] = set()
    for kind in kinds:
        number = len(kind)
        if number > min(_FEW_FOLDED, room) or not {*kind}.isdisjoint(first):
            continue
        if table.priced or not any(map(table.options.tokens, kind)):
            few |= {*kind}
            room -= number
    return few


def _is_single(table: TableSnapshot, actions: Sequence[Any]) -> bool:
    """Return whether there is one action, which takes no more room than what it is folded in.

    One whose price isn't shown yet stays folded.
    """
    return len(actions) == 1 and (table.priced or not table.options.tokens(actions[0]))


def _first(
    table: TableSnapshot, actions: list[Any], most: int, serving: Container[Any]
) -> set[Any]:
    """Return the actions to show at once.

    If not all have room, these are the ones that cost least, or if they are few, the next ones in
    price as well; of these first the ones that serve a task, then the ones for which the board
    can't be clicked.
    """
    options, shown = table.options, table.shown
    if len(actions) <= most:
        return {*actions}

    def rank(action: Any) -> tuple[int, bool, bool]:
        return options.tokens(action), action not in serving, shown.group(action).named_by_space

    ranked = sorted(actions, key=rank)[:most]
    cheapest = min(map(options.tokens, actions))
    least = [x for x in ranked if options.tokens(x) == cheapest]
    return {*(least if len(least) >= _FEW else ranked)}


def _group(table: TableSnapshot, group: ActionGroup, actions: list[Any], first: set[Any]) -> Html:
    """Return the actions of a group: the first ones, and folded the others."""
    chosen = table.chosen_alone
    if group.folded:
        # Beside a name, a count of points to choose from would look like points of it.
        count = None if _numbered(table.options, actions) else str(len(actions))
        summary = html(group.title, (" ", tag("span", count, cls="many")) if count else None)
        return _folded(table, group, actions, summary)
    shown = [action for action in actions if action in first]
    others = [action for action in actions if action not in first]
    if group.named_by_space and not table.selection.everything:
        cheapest = table.options.cheapest(actions)
        others = [action for action in others if action in cheapest]
    parts = [_buttons(table.options, group, shown, chosen) if shown else None]
    if others:
        parts.append(_folded(table, group, others, _more(table, others)))
    return _section(group.title, html(parts))


def _folded(table: TableSnapshot, group: ActionGroup, actions: list[Any], summary: Html) -> Html:
    """Return actions that are sent once somebody unfolds them.

    One that is chosen elsewhere, as on the board, unfolds nothing: its answer names it.
    """
    chosen = table.chosen_alone
    buttons = _buttons(table.options, group, actions, chosen)
    everything, source = table.selection.everything, table.selection.source
    key = f"{table.shown.source(actions[0])}-{group.title}" if everything else group.title
    name = f"listed-{table.page.actions}-{source}-{key}"
    return tag(
        "details",
        tag("summary", summary, cls="on" if chosen in actions else None),
        folded(name, buttons),
        data_k=f"folded-{key}",
    )


def _more(table: TableSnapshot, actions: list[Any]) -> Html:
    """Return how many actions are folded, and what they cost."""
    shown, count, prices = table.shown, len(actions), [*map(table.options.tokens, actions)]
    least, most = min(prices), max(prices)
    if not least or not table.priced:
        return html(shown.say("more-actions", count=count))
    price = price_in_words(shown, most)
    if least < most:
        price = f"{least}\N{EN DASH}{price}"
    return html(shown.say("more-priced", count=count, price=price))


def price_in_words(shown: Shown, tokens: int) -> str:
    """Return a cost in the game's own words."""
    return shown.presentation.actions.price(tokens) or shown.say("costs", tokens=tokens)


def _buttons(options: Options, group: ActionGroup, actions: list[Any], chosen: Any) -> Html:
    """Return the buttons of actions of a group."""
    shown = options.shown
    brief = group.named_by_space or bool(shown.short_title(actions[0]))
    numbers = brief and _numbered(options, actions)
    if numbers:
        # Of numbers, the one that serves a task isn't first: readers look for them in their order.
        actions = sorted(actions, key=lambda action: _alphabetical(shown.short_title(action)))
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
    return tag("div", buttons, cls="chips numbers" if numbers else "chips" if brief else "rows")


def _numbered(options: Options, actions: list[Any]) -> bool:
    """Return whether the short names of actions are numbers, such as points."""
    return all(
        options.shown.short_title(action).removeprefix("+").isdecimal() for action in actions
    )


def _section(head: str, listed: Html, about: Html | None = None) -> Html:
    """Return the actions of one kind, under their heading, with a note on them."""
    named = {"role": "group", "aria_label": head} if head else {}
    shown = tag("h3", head, (" ", about) if about else None) if head else None
    return tag("div", shown, listed, **named)


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
    shown = options.shown
    priced = options.tokens(action) > 0
    named = _label(shown, action, label or options.title(action), priced=priced)
    sign = _by(shown, action) if by else shown.icon(action)
    if not label and (detail := shown.detail(action)):
        named = tag("span", named, " ", tag("small", detail), cls="detailed")
    return _button(options, action, html(sign, named), cls, on, "by" if by else "do")


def _button(options: Options, action: Any, label: Html, cls: str, on: bool, kind: str) -> Html:
    """Return a button for an action, with its price."""
    shown, text, price = options.shown, options.text(action), None
    if cost := options.tokens(action):
        costs = price_in_words(shown, cost)
        price = tag("span", str(cost), cls="price", title=costs, aria_label=costs)
    pressed = button(
        html(label, price),
        "pick",
        text,
        cls=cls + (" on" if on else ""),
        aria_pressed="true" if on else "false",
        title=options.title(action),
        data_action="",
    )
    return part(f"{kind} {text}", pressed)


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
