"""The search for a better board as HTML: what it wants, how far it is, what it has found."""

from typing import Final

from oracle_nb.explorer.design import SearchState
from oracle_nb.render.html import Html, button, tag
from oracle_nb.web.explorer.code_view import code_view
from oracle_nb.web.explorer.exports import design_cell
from oracle_nb.web.explorer.state import ExplorerState

BEAT: Final = 60
"""Milliseconds between the parts of a search."""


def design_view(state: ExplorerState) -> Html | None:
    """Return the section of searches; None for a board that a search can't improve."""
    say = state.say
    if state.designs is None:
        return None
    aims = [
        button(
            state.game_text(f"aim-{name}"),
            "aim",
            name,
            cls="on" if name in state.aims else None,
            aria_pressed="true" if name in state.aims else "false",
            disabled=state.searching,
        )
        for name in state.designs.aims
    ]
    return tag(
        "section",
        tag("h2", say("explore-design")),
        tag("p", say("explore-design-about")),
        tag("div", aims, cls="x-aims row", role="group", aria_label=say("explore-design-aims")),
        _progress(state, state.search) if state.searching and state.search else _begin(state),
        cls="own x-design",
        data_k="design",
    )


def _progress(state: ExplorerState, search: SearchState) -> Html:
    """Return how far the search is, with the button that stops it."""
    text = state.say("explore-design-progress", done=search.done, number=search.plan.steps)
    bar = tag("progress", value=f"{search.done / search.plan.steps:.3f}")
    return tag(
        "div",
        tag("label", bar, " ", tag("span", text)),
        button(state.say("explore-design-stop"), "design-stop", cls="quiet", data_focus=""),
        cls="row thinking",
        data_beat=BEAT,
        data_tick=search.done,
        data_k="design-progress",
    )


def _begin(state: ExplorerState) -> tuple[Html | None, ...]:
    """Return what the last search has found, and the button that begins or continues one."""
    say, search = state.say, state.search
    result = None
    if search is not None and state.layout_code == search.best.code:
        better = search.best.score < search.curve[0][1]
        result = tag(
            "p", say("explore-design-found" if better else "explore-design-none"), role="status"
        )
    label = say("explore-design-resume" if state.resumable else "explore-design-begin")
    begin = button(label, "design", cls="primary", disabled=not state.aims, data_focus="")
    return result, tag("div", begin, cls="row"), code_view(state, design_cell(state), "design")
