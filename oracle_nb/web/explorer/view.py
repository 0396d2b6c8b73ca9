"""The explorer as HTML: the bar, the controls, the summary, the measure shown."""

from collections.abc import Iterable
from math import floor
from typing import Final

from oracle_nb.explorer.measure_scenes import short
from oracle_nb.games.measures import Shape
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.web.explorer.code_view import code_view
from oracle_nb.web.explorer.commands import HANDS
from oracle_nb.web.explorer.exports import cell_of, picture_cell
from oracle_nb.web.explorer.game_messages import explorer_name
from oracle_nb.web.explorer.state import PICTURES, ExplorerState
from oracle_nb.web.widgets.bar import time_buttons, top_bar

_MUCH: Final = 0.75
_LITTLE: Final = 0.25
_MIDDLE: Final = (0.4, 0.6)
"""Beyond these shares of its kind a layout is called tight or open; in the middle it is usual."""


# --- the top -------------------------------------------------------------------------------------


def bar_view(state: ExplorerState, theme: str, *, linked: bool) -> Html:
    """Return the bar at the top."""
    language, history = state.language, state.history
    return top_bar(
        language,
        theme,
        first=time_buttons(
            language,
            "" if history.can_undo else "undo-none",
            "" if history.can_redo else "redo-none",
        ),
        current="explore",
        game=state.game,
        board=True,
        linked=linked,
        title=tag("h1", explorer_name(state.game, language), cls="phase"),
    )


def tools_view(state: ExplorerState) -> Html:
    """Return the layout, and the view of it."""
    notice = tag("p", state.notice, cls="notice", role="alert") if state.notice else None
    return tag(
        "section",
        notice,
        tag("div", _another(state), _pictures(state), _layout(state), cls="x-tools"),
        _not_ruled(state),
        aria_label=state.say("explore-layout"),
    )


def _another(state: ExplorerState) -> Html:
    return button(state.say("explore-another"), "another", cls="primary")


def _layout(state: ExplorerState) -> Html:
    """Return the layout, which unfolds to what changes it."""
    say, shown = state.say, state.shown
    name = f"{state.game_text(f'kind-{shown.kind}')} · {shown.seed}" if shown.kind else ""
    kinds = [
        tag("option", state.game_text(f"kind-{kind}"), value=kind, selected=kind == shown.kind)
        for kind in state.field.kinds
    ]
    if not shown.kind:
        kinds.insert(0, tag("option", say("explore-changed-board"), value="", selected=True))
    seeds = tag(
        "div",
        tag("select", kinds, aria_label=say("explore-kind"), data_change="kind"),
        button(
            "\N{LEFTWARDS ARROW}",
            "seed",
            str(shown.seed - 1),
            aria_label=say("explore-before"),
            disabled=shown.seed < 1,
        ),
        tag(
            "input",
            value=str(shown.seed) if shown.kind else "",
            inputmode="numeric",
            aria_label=say("explore-seed"),
            title=say("explore-seed-hint"),
            data_change="seed",
            autocomplete="off",
        ),
        button("\N{RIGHTWARDS ARROW}", "seed", str(shown.seed + 1), aria_label=say("explore-next")),
        cls="x-seeds",
    )
    return tag(
        "details",
        tag(
            "summary",
            tag("b", name or say("explore-changed-board")),
            " ",
            tag("span", say("explore-change")),
        ),
        seeds,
        _hands(state) if state.changes is not None else None,
        open=state.hand != "ask",
        cls="x-layout",
        data_k="layout",
    )


def _hands(state: ExplorerState) -> Html:
    """Return the choice of what a click on the board does."""
    hands = [(hand, state.say(f"explore-hand-{hand}")) for hand in HANDS]
    return _chips(state.say("explore-hand"), "hand", hands, state.hand, "x-hands")


def _pictures(state: ExplorerState) -> Html:
    """Return the choice of what the board shows: a picture or a measure."""
    say, look = state.say, state.look
    names = {name: say(f"explore-picture-{name}") for name in state.field.pictures}
    pictures = [_option(name, title, look) for name, title in names.items()]
    families: dict[str, list[Html]] = {}
    for name, measure in state.field.measures.items():
        option = _option(name, state.term(name), look)
        families.setdefault(measure.family, []).append(option)
    groups = [
        tag("optgroup", options, label=state.game_text(f"family-{family}"))
        for family, options in families.items()
    ]
    shown = tag("select", pictures, groups, data_change="look")
    return tag("label", tag("span", say("explore-show"), cls="x-label"), shown, cls="x-pictures")


def _option(value: str, text: str, chosen: str) -> Html:
    return tag("option", text, value=value, selected=value == chosen)


def _not_ruled(state: ExplorerState) -> Html | None:
    faults = state.changes.faults(state.plan, state.language) if state.changes else ()
    if not faults:
        return None
    text = state.say("explore-not-ruled", names=tuple(faults))
    return tag("p", text, cls="x-faults", role="status")


# --- under the board -----------------------------------------------------------------------------


def hand_view(state: ExplorerState) -> Html:
    """Return the space that is pointed at in words, and the effect of a click."""
    text = state.pointed_text or "\N{NO-BREAK SPACE}"
    return tag("div", tag("p", text, cls="hint"), _tools(state))


def _tools(state: ExplorerState) -> Html:
    say, piece = state.say, state.piece
    if state.changes is None:
        return tag("div", _asked(state), cls="x-hand")
    if state.hand == "ask":
        more = _asked(state)
    elif piece is None:
        more = tag("p", say(f"explore-click-{state.hand}"))
    else:
        more = tag(
            "p",
            say("explore-held" if piece.spots else "explore-no-room", name=piece.name),
            " ",
            button(say("explore-turn"), "turn"),
            button(say("explore-flip"), "flip"),
            button(say("explore-drop"), "cancel"),
        )
    return tag("div", more, cls="x-hand")


def _asked(state: ExplorerState) -> Html:
    """Return the answer to the question about a route, or what is still to be chosen for it."""
    if state.journey is not None:
        return tag("p", tag("b", state.journey.title))
    begun = state.begin is not None
    return tag("p", state.say("explore-way-goal" if begun else "explore-click-ask"))


# --- beside the board ----------------------------------------------------------------------------


def summary_view(state: ExplorerState) -> Html:
    """Return a short summary of the layout, and its rank among its kind."""
    say, sight = state.say, state.sight
    first, *more = state.field.summary
    share = state.usual(first)
    verdict = say("explore-summary")
    if share is not None:
        level = "high" if share >= _MUCH else "low" if share <= _LITTLE else "usual"
        verdict = state.game_text(f"summary-{level}")
    elif sight.parts > 1:
        verdict = state.game_text("summary-parts", number=sight.parts)
    kind = state.game_text(f"kind-{state.kind}-about")
    return tag(
        "section",
        tag("h2", verdict),
        tag(
            "p",
            tag("b", state.sentence(first, sight.headline(first))),
            ": " if share is not None else None,
            _compared(state, share),
            cls="x-lead",
        ),
        tag("ul", [_row(state, name) for name in more], cls="x-rows"),
        tag("p", kind if state.shown.kind else say("explore-changed", name=kind), cls="x-kind"),
        cls="now",
        role="status",
    )


def _row(state: ExplorerState, name: str) -> Html:
    share = state.usual(name)
    rank = _compared(state, share)
    label = html(
        tag("span", state.sentence(name, state.sight.headline(name))),
        _scale(share),
        tag("span", rank, cls="x-unseen") if rank else None,
    )
    chosen = state.look == name
    return tag("li", button(label, "look", name, cls=_on(chosen), title=rank or None))


def _compared(state: ExplorerState, share: float | None) -> str:
    """Return the rank of a number within its kind, in words."""
    if share is None:
        return ""
    if share >= _MIDDLE[1]:
        return state.say("explore-more-than", share=floor(100 * share) / 100)
    if share <= _MIDDLE[0]:
        return state.say("explore-fewer-than", share=floor(100 * (1 - share)) / 100)
    return state.say("explore-usual")


def _scale(share: float | None) -> Html | None:
    """Return the rank as a line from 0 to 100 % with a dot."""
    if share is None:
        return None
    dot = tag("i", style=f"left:{100 * share:.1f}%")
    return tag("span", dot, cls="x-scale", aria_hidden="true")


def card_view(state: ExplorerState) -> Html:
    """Return a description of the view of the board."""
    say, look = state.say, state.look
    if look in PICTURES:
        start = state.sight.names[state.origin]
        return tag(
            "section",
            tag("h2", say(f"explore-picture-{look}")),
            tag("p", say(f"explore-about-{look}", space=start)),
            code_view(state, picture_cell(state), "picture"),
            cls="now x-card",
        )
    measure = state.field.measures[look]
    graph = state.game_text(f"graph-{measure.graph}")
    equals = None
    if measure.equals:
        equals = tag("p", say("explore-equals", name=measure.equals, title=graph))
    return tag(
        "section",
        tag("h2", state.term(look)),
        tag("p", state.reading(look)),
        tag(
            "p",
            tag("b", state.sentence(look, state.sight.headline(look))),
            tag("small", _compared(state, state.usual(look))),
            cls="x-number",
        ),
        tag(
            "details",
            tag("summary", say("explore-graph", title=graph)),
            tag("p", state.game_text(f"graph-{measure.graph}-about")),
            equals,
            tag("p", say("explore-source", title=state.field.source(look))),
            data_k="graph",
            data_keep=True,
        ),
        _table(state),
        code_view(state, cell_of(state), "measure"),
        cls="now x-card",
    )


def _table(state: ExplorerState) -> Html | None:
    """Return all values, for screen readers and for readers who want the numbers."""
    if state.field.measures[state.look].shape == Shape.NUMBER:
        return None
    rows = [
        tag("tr", tag("th", label, scope="row"), tag("td", short(number, state.mark)))
        for _, label, number in state.labeled_values(state.look)
    ]
    return tag(
        "details",
        tag("summary", state.say("explore-table")),
        tag("div", tag("table", tag("tbody", rows)), cls="x-table", tabindex="0"),
        button(state.say("explore-values"), "values", cls="quiet"),
        data_k="table",
        data_keep=True,
    )


def _chips(
    label: str, command: str, options: Iterable[tuple[str, str]], chosen: str, cls: str
) -> Html:
    """Return buttons of which one is pressed, from pairs (value, text), with a label."""
    chips = [
        button(
            text,
            command,
            value,
            cls=_on(value == chosen),
            aria_pressed="true" if value == chosen else "false",
        )
        for value, text in options
    ]
    name = tag("span", label, cls="x-label")
    return tag("div", name, chips, cls=cls, role="group", aria_label=label)


def _on(chosen: bool) -> str | None:
    return "on" if chosen else None
