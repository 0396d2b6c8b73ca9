"""Links and forms of the layout editor: playing, sharing, saving, other seas."""

from oracle_nb.delphi.board import GENERATORS, tiles
from oracle_nb.delphi.ui.editor.fields import game_address, labelled, link_field, pick, section
from oracle_nb.delphi.ui.layout_editor.state import LayoutEditorState
from oracle_nb.delphi.ui.new_game import new_game
from oracle_nb.render.html import Html, button, html, tag

_USUAL = {"length": "12", "tiles": "random"}


def below_view(state: LayoutEditorState) -> Html:
    """Return the panel below the table."""
    say = state.say
    return html(
        section(say("layout-play"), _play(state), key="play"),
        section(say("layout-keep"), _save(state), key="keep"),
        section(say("layout-other"), _other(state), key="other"),
        section(say("layout-list"), _list(state), key="list"),
    )


def _list(state: LayoutEditorState) -> Html:
    rows = [
        tag(
            "tr",
            tag("td", button(state.tile_name(p.tile), "take", p.tile, cls="chip")),
            tag("td", state.placement_text(p)),
        )
        for p in sorted(state.layout.tiles, key=lambda p: list(tiles()).index(p.tile))
    ]
    say = state.say
    head = tag(
        "tr",
        tag("th", say("layout-column-tile"), scope="col"),
        tag("th", say("layout-column-lies"), scope="col"),
    )
    return tag("table", tag("thead", head), tag("tbody", rows), cls="l-list")


def _play(state: LayoutEditorState) -> Html:
    say = state.say
    if not state.sound:
        return tag("p", say("layout-play-when"))
    options = [
        ("person", say("editor-person")),
        ("bot:greedy", say("editor-bot")),
        ("", say("layout-nobody")),
    ]
    usual = ("person", "bot:greedy", "bot:greedy", "")
    seats = [
        labelled(
            say("layout-player", seat=seat + 1),
            pick(f"kind-{seat}", options if seat > 1 else options[:2], chosen),
        )
        for seat, chosen in enumerate(usual)
    ]
    more = [
        labelled(
            say(f"choice-{name}"),
            pick(
                name,
                [(v, say(f"choice-{name}-{v}")) for v in new_game.CHOICES[name]],
                _USUAL[name],
            ),
        )
        for name in _USUAL
    ]
    return tag(
        "form",
        tag("div", seats, more, cls="choices"),
        tag("button", say("layout-start"), type="submit", cls="primary"),
        data_do="play",
    )


def _save(state: LayoutEditorState) -> Html:
    say = state.say
    return html(
        tag("h3", say("layout-link")),
        tag("p", say("layout-link-about")),
        tag("div", link_field(state, say("layout-link"), "layout"), cls="e-form"),
        tag("p", say("layout-save-about")),
        tag(
            "div",
            button(say("layout-save-json"), "save", "json"),
            button(say("layout-save-graphml"), "save", "graphml", disabled=not state.sound),
            cls="chips",
        ),
        _made(state, "layout.json", "board.graphml"),
        _sheet(state) if state.sound else None,
        _made(state, "setup.html"),
        _explore(state) if state.linked and state.sound else None,
    )


def _made(state: LayoutEditorState, *names: str) -> Html | None:
    """Return the requested file, if it is one of these."""
    download = state.download
    if download is None or download[0] not in names:
        return None
    name, data = download
    label = state.say("layout-download", name=name)
    file = tag("a", label, href=data, download=name, cls="l-made")
    shown = None
    if name == "setup.html" and state.linked:
        there = state.say("layout-sheet-open")
        shown = tag("a", there, href=state.sheet, target="_blank", cls="l-made")
    return tag("p", shown, " ", file, data_k=name)


def _sheet(state: LayoutEditorState) -> Html:
    """Return the setup sheet of a game on this sea, for the physical game."""
    say = state.say
    players = [(str(number), str(number)) for number in (2, 3, 4)]
    return tag(
        "form",
        tag("p", say("layout-sheet-about")),
        tag(
            "div",
            labelled(say("layout-players"), pick("players", players, "3")),
            labelled(say("layout-seed"), _seed(state)),
            cls="choices",
        ),
        tag("button", say("layout-sheet"), type="submit"),
        data_do="sheet",
    )


def _seed(state: LayoutEditorState) -> Html:
    """Return a field for a seed."""
    drawn = state.say("layout-seed-drawn")
    given = {"inputmode": "numeric", "autocomplete": "off", "placeholder": drawn}
    return tag("input", name="seed", **given)


def _looseness(state: LayoutEditorState) -> Html:
    """Return a slider for the looseness of a free sea."""
    ends = {"type": "range", "min": "0", "max": "100", "step": "5"}
    return tag("input", name="looseness", value=str(state.looseness), **ends)


def _explore(state: LayoutEditorState) -> Html:
    """Return a link to the measures of this sea."""
    there = game_address(explore=state.code)
    about = tag("p", state.say("layout-explore-about"))
    return html(about, tag("p", tag("a", state.say("layout-explore"), href=there, target="_blank")))


def _other(state: LayoutEditorState) -> Html:
    say = state.say
    kinds = [(kind, say(f"choice-board-{kind}")) for kind in GENERATORS]
    make = tag(
        "form",
        tag("h3", say("layout-make")),
        tag(
            "div",
            labelled(say("choice-board"), pick("board", kinds, state.kind)),
            labelled(say("layout-looseness"), _looseness(state)),
            labelled(say("layout-seed"), _seed(state)),
            cls="choices",
        ),
        tag("button", say("layout-make"), type="submit"),
        data_do="make",
    )
    read = tag(
        "form",
        tag("h3", say("layout-paste")),
        tag("p", say("layout-paste-about")),
        tag(
            "textarea",
            name="text",
            rows="4",
            aria_label=say("layout-paste-about"),
            spellcheck="false",
        ),
        tag("button", say("layout-read"), type="submit"),
        data_do="read",
    )
    file = labelled(
        say("layout-file"),
        tag("input", type="file", accept=".json,.graphml,.xml,.txt", data_change="read"),
    )
    whole = tag(
        "div",
        button(say("layout-mirror"), "mirror"),
        button(say("layout-clear"), "clear"),
        cls="chips",
    )
    return html(make, read, tag("p", file), whole)
