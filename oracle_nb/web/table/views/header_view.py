"""The bar at the top of a table, and the dialog that marks the game as an analysis."""

from dataclasses import dataclass

from oracle_nb.render.html import Html, button, part, tag
from oracle_nb.web.table.control.kept import drawn_once
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.widgets.bar import time_buttons, top_bar
from oracle_nb.web.widgets.panels import dialog


@dataclass(frozen=True)
class HeaderState:
    """The content of the bar besides the game.

    Attributes
    ----------
    undo_refusal, redo_refusal
        The messages that say why nothing can be undone or redone; "" where something can.
    asks_undo
        Whether the others can be asked to undo the last action.
    panel
        The dialog that is open: "share", "analysis", "bots-finish" or "together"; "" for none.
    joined
        Whether others can join the game.
    finishes
        Whether bots can play the seats of this screen to the end.
    """

    undo_refusal: str
    redo_refusal: str
    asks_undo: bool
    panel: str
    joined: bool
    finishes: bool


@drawn_once
def header_view(page: GameSnapshot, state: HeaderState) -> Html:
    """Return the bar at the top."""
    say, seats, linked, game = page.say, page.seats, page.linked, page.shown.rules.name
    undo, redo = time_buttons(
        page.language, state.undo_refusal, state.redo_refusal, asks=state.asks_undo
    )
    return top_bar(
        page.language,
        page.theme,
        # The state of the game that the buttons here belong to.
        part("at", tag("span", data_at=str(page.actions), hidden="")),
        None
        if seats.shared or page.analysis
        else _panel_button(page, "analysis", state.panel, say("analysis-short")),
        _panel_button(page, "together", state.panel) if state.joined else None,
        _panel_button(page, "bots-finish", state.panel, say("bots-finish-about"))
        if state.finishes
        else None,
        button(say("replay"), "replay", cls="quiet", title=say("replay-about")),
        None if seats.shared else _panel_button(page, "share", state.panel),
        _edit_button(page) if linked and not seats.shared else None,
        first=(
            tag("span", say("watching"), cls="mark") if seats.watches else None,
            _analysis_mark(page) if page.analysis else None,
            part("undo", undo),
            part("redo", redo),
        ),
        within="games",
        game=game,
        linked=linked,
        tab=_tab_title(page),
        turn=seats.own_turn and not seats.watches,
        board=True,
        title=part("title", tag("h1", page.shown.phase_title, cls="phase")),
        known=page.shown.texts.rulebook.languages(),
    )


def _tab_title(page: GameSnapshot) -> str:
    """Return the title of the browser's tab: the player to move."""
    seat, seats = page.game.to_move, page.seats
    if seat is None:
        return page.say("tab-over")
    if seats.own_turn and not seats.watches:
        return page.say("tab-turn", name=page.name(seat), alone=seats.people == (seat,))
    return page.say("tab-waits", name=page.name(seat))


def _panel_button(page: GameSnapshot, name: str, open_panel: str, title: str | None = None) -> Html:
    shown = "true" if name == open_panel else "false"
    return button(page.say(name), name, cls="quiet", aria_expanded=shown, title=title)


def _analysis_mark(page: GameSnapshot) -> Html:
    return tag("span", page.say("analysis-mark"), cls="mark", title=page.say("analysis-log"))


def marking_view(page: GameSnapshot) -> Html:
    """Return the dialog that explains analyses, and asks whether to start one."""
    say = page.say
    return dialog(
        say,
        "analysis",
        say("analysis-title"),
        tag("p", say("analysis-about")),
        tag("p", say("analysis-kept"), cls="secret"),
        tag(
            "div",
            button(say("analysis-do"), "analyse", cls="primary"),
            button(say("cancel"), "analysis", cls="quiet"),
            cls="row",
        ),
    )


def finishing_view(page: GameSnapshot, bot: str) -> Html:
    """Return the dialog that asks whether a bot should play this screen's seats to the end."""
    say = page.say
    return dialog(
        say,
        "bots-finish",
        say("bots-finish-title"),
        tag("p", say("bots-finish-how", bot=say("seat-bot", name=bot), now=page.seats.own_turn)),
        tag(
            "div",
            button(say("bots-finish"), "bots-finish-do", cls="primary"),
            button(say("cancel"), "bots-finish", cls="quiet"),
            cls="row",
        ),
    )


def _edit_button(page: GameSnapshot) -> Html | None:
    """Return the way to the position editor, where the game has one."""
    if page.shown.presentation.position_editor is None:
        return None
    return button(page.say("editor"), "edit", cls="quiet", title=page.say("edit-this"))
