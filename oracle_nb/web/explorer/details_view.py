"""More of the explorer as HTML: routes, boards compared, searches for better ones, par, links."""

from collections.abc import Sequence
from math import isfinite
from typing import Final

from oracle_nb.core.extras import installed
from oracle_nb.explorer import measure_scenes
from oracle_nb.explorer.design import SearchState
from oracle_nb.explorer.layout_view import SurveyedLayout
from oracle_nb.explorer.measure_scenes import short
from oracle_nb.games.addresses import address
from oracle_nb.games.board_data import BoardWithMeans
from oracle_nb.games.par import BoardWithPar
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.render.svg import to_svg
from oracle_nb.web.explorer.code_view import code_view
from oracle_nb.web.explorer.exports import (
    design_cell,
    difference_cell,
    par_cell,
    route_cell,
    summary_cell,
)
from oracle_nb.web.explorer.family_view import family_view
from oracle_nb.web.explorer.state import MOST_MEANS, ExplorerState

BEAT: Final = 60
"""Milliseconds between the parts of a search."""


def below_view(state: ExplorerState, theme: str, *, linked: bool) -> Html:
    """Return what is below the board."""
    return tag(
        "div",
        design_view(state),
        family_view(state, theme),
        par_view(state),
        compare_view(state, theme),
        keep_view(state, linked=linked),
        cls="x-end",
    )


# --- searches ------------------------------------------------------------------------------------


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


# --- the route -----------------------------------------------------------------------------------


def route_view(state: ExplorerState, theme: str) -> Html | None:
    """Return the route from one space to another; None until a start is chosen."""
    say, travel = state.say, state.travel
    if state.hand != "ask" or state.begin is None:
        return None
    choice = None if travel is None else _means(state, travel, theme)
    return tag(
        "section", tag("h2", say("explore-way")), choice, _answer(state, theme), cls="now x-way"
    )


def _means(state: ExplorerState, travel: BoardWithMeans, theme: str) -> Html:
    """Return the chosen means of travel, and those that can be added."""
    say = state.say
    slots = [
        button(
            Html(travel.icon(means, theme)),
            "remove",
            str(place),
            cls="x-means",
            aria_label=say("explore-way-remove", name=state.key(means)),
        )
        for place, means in enumerate(state.means)
    ]
    slots += [tag("span", cls="x-means x-empty")] * (MOST_MEANS - len(slots))
    rest = [
        button(
            Html(travel.icon(means, theme)),
            "add",
            means,
            cls="x-small",
            aria_label=say("explore-way-add", name=state.key(means)),
        )
        for means in travel.means
    ]
    return tag(
        "div",
        tag("span", say("explore-way-means"), cls="x-label"),
        tag("div", slots, cls="x-all-means"),
        tag(
            "details",
            tag("summary", say("explore-way-more")),
            tag("div", rest, cls="x-all-means"),
            data_k="more-means",
        ),
        cls="x-means",
        role="group",
        aria_label=say("explore-way-means"),
    )


def _answer(state: ExplorerState, theme: str) -> Html:
    say, travel, journey = state.say, state.travel, state.journey
    assert state.begin is not None
    start = tag("p", say("explore-way-from", space=state.space_text(state.begin)))
    again = button(say("explore-way-clear"), "clear")
    if journey is None or state.goal is None:
        return html(start, again)
    legs = [
        tag(
            "li",
            Html(travel.icon(leg.means, theme)) if travel else None,
            tag("span", leg.title),
        )
        for leg in journey.legs
    ]
    return tag(
        "div",
        start,
        tag("p", say("explore-way-to", space=state.space_text(state.goal))),
        tag("p", tag("b", journey.title)),
        tag("ol", legs, cls="x-legs") if legs else None,
        code_view(state, route_cell(state), "route"),
        again,
        role="status",
    )


# --- par -----------------------------------------------------------------------------------------


def par_view(state: ExplorerState) -> Html | None:
    """Return the par of each seat, or the button that shows it; None for a game that is no race.

    It is shown on request, because it takes a moment.
    """
    say, board = state.say, state.field
    if not isinstance(board, BoardWithPar) or not state.layout_code:
        return None
    message = "explore-par-hide" if state.par_shown else "explore-par-show"
    return tag(
        "section",
        tag("h2", say("explore-par")),
        _par_table(state, board) if state.par_shown else tag("p", say("explore-par-short")),
        button(say(message), "par"),
        cls="own",
    )


def _par_table(state: ExplorerState, board: BoardWithPar) -> Html:
    say = state.say
    seed = state.shown.seed if state.shown.kind else 1
    game = board.set_up(state.plan, seed)
    rows = [
        tag(
            "tr",
            tag("th", str(par.seat + 1), scope="row"),
            tag("td", board.dealt(game, par.seat, state.language)),
            [tag("td", str(number)) for number in (par.rounds, par.actions, par.moves)],
        )
        for par in board.par(game)
    ]
    columns = ("seat", "dealt", "rounds", "actions", "moves")
    head = [tag("th", say(f"explore-par-{name}"), scope="col") for name in columns]
    table = tag(
        "table",
        tag("thead", tag("tr", head)),
        tag("tbody", rows),
        cls="x-differences x-par",
    )
    return tag(
        "div",
        tag("p", say("explore-par-about", number=game.rules.players, seed=str(seed))),
        tag("div", table, cls="x-table", tabindex="0"),
        code_view(state, par_cell(state, game.rules.players, seed), "par"),
        role="status",
    )


# --- two boards ----------------------------------------------------------------------------------


def compare_view(state: ExplorerState, theme: str) -> Html | None:
    """Return two boards side by side, with their differences."""
    say, changes, pinned, now = state.say, state.changes, state.pinned, state.sight
    if changes is None:
        return None
    if pinned is None:
        return tag(
            "section",
            tag("h2", say("explore-compare")),
            tag("p", say("explore-compare-about")),
            button(say("explore-pin"), "pin"),
            cls="own",
        )
    differences = changes.differences(pinned.plan, now.plan, state.language)
    return tag(
        "section",
        tag("h2", say("explore-compare")),
        _pair(state, pinned, theme),
        tag("ul", [tag("li", difference) for difference in differences])
        if differences
        else tag("p", say("explore-compare-same")),
        _differences(state, pinned),
        button(say("explore-unpin"), "pin"),
        cls="own x-compare",
    )


def _pair(state: ExplorerState, pinned: SurveyedLayout, theme: str) -> Html:
    """Return the two boards at the same scale, side by side where there is room."""
    scenes = {
        name: measure_scenes.weak_spots(
            state.field.scene(sight.plan, state.language), sight.cuts, sight.bridges
        )
        for name, sight in (("pinned", pinned), ("now", state.sight))
    }
    widest = max(scene.width for scene in scenes.values())
    figures = [
        tag(
            "figure",
            tag("figcaption", state.say(f"explore-{name}")),
            tag(
                "div",
                Html(to_svg(scene, theme, prefix=f"{name}-")),
                style=f"width:{100 * scene.width / widest:.1f}%",
            ),
        )
        for name, scene in scenes.items()
    ]
    return tag("div", figures, cls="x-pair")


def _differences(state: ExplorerState, pinned: SurveyedLayout) -> Html:
    """Return the measures in which the two boards differ, first those of the summary."""
    names = [
        name for name in state.field.measures if pinned.headline(name) != state.sight.headline(name)
    ]
    first = [name for name in state.field.summary if name in names]
    return html(
        _difference_table(state, pinned, first) if first else None,
        tag(
            "details",
            tag("summary", state.say("explore-table")),
            _difference_table(state, pinned, names),
            cls="x-code",
            data_k="differences",
            data_keep=True,
        )
        if names != first
        else None,
        code_view(state, difference_cell(state, names), "differences"),
    )


def _difference_table(state: ExplorerState, pinned: SurveyedLayout, names: Sequence[str]) -> Html:
    mark = state.mark
    rows = []
    for name in names:
        was, now = pinned.headline(name), state.sight.headline(name)
        rows.append(
            tag(
                "tr",
                tag("th", button(state.term(name), "look", name, cls="quiet"), scope="row"),
                tag("td", short(was, mark)),
                tag("td", short(now, mark)),
                tag("td", _signed(now - was, mark)),
            )
        )
    columns = ("explore-pinned", "explore-now", "explore-difference")
    head = [tag("th", state.say(message), scope="col") for message in columns]
    return tag(
        "table",
        tag("thead", tag("tr", tag("td"), head)),
        tag("tbody", rows),
        cls="x-differences",
    )


def _signed(number: float, mark: str) -> str:
    if not isfinite(number):
        return short(number, mark)
    sign = "+" if number > 0 else "\N{MINUS SIGN}"
    return f"{sign}{short(abs(number), mark)}"


# --- links and downloads -------------------------------------------------------------------------


def keep_view(state: ExplorerState, *, linked: bool) -> Html:
    """Return links, pictures, and the button that plays on the board."""
    say, code = state.say, state.layout_code
    parts: list[Html] = [button(say("explore-svg"), "svg")]
    if installed("PIL"):
        parts.append(button(say("explore-png"), "png"))
    parts.append(button(say("explore-csv"), "csv"))
    playable = state.changes is not None
    if linked and code:
        editor = address({"layout": code}, state.game)
        sheet = address({"sheet": code}, state.game)
        parts.append(button(say("explore-play"), "play", cls="primary"))
        parts.append(tag("a", say("explore-editor"), href=editor, target="_blank"))
        parts.append(tag("a", say("set-up-sheet"), href=sheet, target="_blank"))
    elif linked and playable:
        parts.append(tag("small", say("explore-no-play")))
    if linked:
        field = tag(
            "input",
            value=address({"explore": state.code}, state.game),
            readonly=True,
            aria_label=say("explore-link"),
            data_change="",
            data_link=True,
        )
        parts.append(tag("label", tag("span", say("explore-link")), field, cls="x-link"))
    return tag(
        "section",
        tag("h2", say("explore-keep" if playable else "explore-save")),
        tag("div", parts, cls="row"),
        tag(
            "p",
            say("explore-charts-save" if installed("bokeh") else "explore-charts-none"),
            cls="x-hint",
        ),
        code_view(state, summary_cell(state), "summary"),
        cls="own x-keep",
    )
