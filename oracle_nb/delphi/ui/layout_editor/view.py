"""The side panel: the held tile, tiles set aside, and faults."""

from oracle_nb.delphi.board import LayoutFault, Placement
from oracle_nb.delphi.board.tiles import Terrain
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui.editor.fields import game_address
from oracle_nb.delphi.ui.layout_editor.drawing import tile_picture
from oracle_nb.delphi.ui.layout_editor.state import LayoutEditorState, color_of
from oracle_nb.delphi.ui.layout_editor.table import fitting
from oracle_nb.render.html import Html, button, html, tag

_WAYS = ("east", "south-east", "south-west", "west", "north-west", "north-east")
_ARROWS = "→↘↙←↖↗"
_SHOWN = 30
_USUAL = {"length": "12", "tiles": "random"}


def side_view(state: LayoutEditorState, theme: str) -> Html:
    """Return the side panel."""
    return html(_hand(state, theme), _tray(state, theme), _faults(state))


# --- tiles ---------------------------------------------------------------------------------------


def _hand(state: LayoutEditorState, theme: str) -> Html:
    say, hold = state.say, state.table.hold
    if hold is None:
        return tag(
            "section",
            tag("p", say("layout-begin")),
            tag("p", tag("small", say("layout-keys")), cls="clicks"),
            cls="now l-hand",
        )
    placement = hold.placement
    fits = next(iter(fitting(state.table)), None) is not None
    where = "layout-dots" if fits else "layout-none-fits"
    if not state.layout.tiles:
        where = "layout-anywhere"
    return tag(
        "section",
        tag("h2", say("layout-hand", name=state.tile_name(placement.tile))),
        tag(
            "div",
            Html(tile_picture(placement, theme, 150)),
            tag(
                "div",
                tag("p", state.placement_text(placement)),
                tag("p", say(where)),
            ),
            cls="l-held",
        ),
        tag(
            "div",
            _sign(say("layout-turn-left"), "↺", "turn", "-1"),
            _sign(say("layout-turn-right"), "↻", "turn", "1"),
            _sign(say("layout-flip"), "⇋", "flip", ""),
            button(say("layout-aside"), "aside") if hold.at >= 0 else None,
            button(say("layout-let-go"), "cancel"),
            cls="chips",
        ),
        _nudges(state) if hold.at >= 0 else None,
        tag("p", tag("small", say("layout-keys")), cls="clicks"),
        cls="now l-hand",
        data_focus="",
        tabindex="-1",
    )


def _nudges(state: LayoutEditorState) -> Html:
    say = state.say
    nudge = say("layout-nudge")
    ways = [
        button(
            arrow,
            "nudge",
            str(number),
            cls="l-way",
            title=f"{nudge} {say(f'layout-{way}')}",
            aria_label=f"{nudge} {say(f'layout-{way}')}",
        )
        for number, (way, arrow) in enumerate(zip(_WAYS, _ARROWS, strict=True))
    ]
    return tag("div", tag("span", nudge, cls="e-label"), ways, cls="chips l-nudges")


def _tray(state: LayoutEditorState, theme: str) -> Html | None:
    aside = state.table.aside
    hold = state.table.hold
    if not aside:
        return None
    held = hold.placement.tile if hold else ""
    mark = tag("small", state.say("layout-held"))
    pictures = [
        button(
            html(
                Html(tile_picture(Placement(tile), theme, 74)),
                mark if tile == held else None,
            ),
            "take",
            tile,
            cls="l-tile on" if tile == held else "l-tile",
            title=state.tile_name(tile),
            aria_label=state.tile_name(tile),
            aria_pressed="true" if tile == held else "false",
        )
        for tile in aside
    ]
    return tag(
        "section",
        tag("h2", state.say("layout-tray")),
        tag("div", pictures, cls="chips"),
        cls="now l-tray",
    )


# --- faults --------------------------------------------------------------------------------------


def _faults(state: LayoutEditorState) -> Html:
    say, faults = state.say, state.faults
    if not faults:
        line = tag("p", tag("b", "\N{CHECK MARK}", aria_hidden="true"), " ", say("layout-sound"))
        return tag("section", line, cls="now e-faults sound", role="status")
    rows = [_fault(state, number, fault) for number, fault in enumerate(faults[:_SHOWN])]
    overlap = any(fault.facts["problem"] == "tiles-overlap" for fault in faults)
    return tag(
        "section",
        tag("h2", say("layout-faults", number=len(faults))),
        tag("p", say("layout-faults-about")) if any(f.hexes for f in faults) else None,
        tag("ul", rows),
        tag("p", tag("small", say("layout-more-later"))) if overlap else None,
        cls="now e-faults",
        role="status",
    )


def _fault(state: LayoutEditorState, number: int, fault: LayoutFault) -> Html:
    pointed = state.pointed == number
    go = button(
        state.say("layout-show"),
        "point",
        str(number),
        cls="chip on" if pointed else "chip",
        aria_pressed="true" if pointed else "false",
    )
    return tag(
        "li",
        sentence(state, fault),
        " ",
        go if fault.hexes else None,
        " ",
        _chip(state, fault.rule),
        data_fault=str(fault.facts["problem"]),
    )


def sentence(state: LayoutEditorState, fault: LayoutFault) -> str:
    """One fault in the words of the language."""
    facts: dict[str, object] = dict(fault.facts)
    problem = str(facts.pop("problem"))
    if problem == "cut-off":
        problem = f"cut-off-{facts.pop('stage')}"
        facts["number"] = facts.pop("parts")
    if problem == "spacing":
        facts["number"] = facts.pop("degrees")
    if problem == "no-water":
        facts["terrain"] = Terrain[str(facts.pop("kind")).upper()]
    if "tile" in facts:
        tile = str(facts.pop("tile"))
        color = color_of(tile)
        facts |= {"name": tile} if color is None else {"color": color}
    if "first" in facts:
        facts["next"] = state.tile_name(str(facts.pop("second")))
        facts["first"] = state.tile_name(str(facts["first"]))
    message = f"layout-fault-{problem}"
    return state.say(message, **facts) if message in state.wording else str(fault)


def _chip(state: LayoutEditorState, rule: str) -> Html | None:
    """Return the title of a broken rule, as a link to the rulebook where there is one."""
    book = rulebook(state.wording.language)
    if rule not in book:
        return None
    title = book.say(rule)
    if not state.linked:
        return tag("span", title, cls="chip")
    return tag("a", title, href=game_address(rule=rule), cls="chip", target="_blank")


def _sign(label: str, sign: str, do: str, value: str) -> Html:
    return button(html(tag("span", sign, aria_hidden="true"), " ", label), do, value)
