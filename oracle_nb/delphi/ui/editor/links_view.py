"""The ways into the editor and out of it, as HTML: keeping a position, playing on, beginning."""

from urllib.parse import quote

from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.ui.editor.fields import copy_button, game_address, labelled, link_field, pick
from oracle_nb.delphi.ui.editor.state import PositionEditorState
from oracle_nb.delphi.ui.new_game import new_game
from oracle_nb.render.html import Html, button, html, tag

_USUAL = {"length": "12", "board": "compact", "tiles": "random"}
"""The defaults of a new setup."""


def keep(state: PositionEditorState) -> Html:
    """Return the link, the scenario, and playing on."""
    say = state.say
    code = state.code
    address = game_address(position=code)
    field = link_field(state, say("editor-link"), "position")
    opens = tag("a", say("editor-open-link"), href=address, target="_blank")
    parts = [
        tag("h3", say("editor-link")),
        tag("p", say("editor-link-about")),
        tag("div", field, opens if state.linked else None, cls="e-form"),
        tag("p", _hand_out(state, code)) if state.linked else None,
        tag("p", _in_a_lesson(state, code)) if state.linked else None,
        tag("p", _on_paper(state, code)) if state.linked else None,
        tag("h3", say("editor-scenario")),
        tag("p", say("editor-scenario-about")),
        button(say("editor-write"), "write"),
    ]
    if state.scenario:
        parts += [
            tag("pre", state.scenario, cls="e-scenario", tabindex="0"),
            copy_button(say, ".e-scenario"),
            tag(
                "a",
                say("editor-download"),
                href=f"data:text/plain;charset=utf-8,{quote(state.scenario)}",
                download="position.toml",
            ),
        ]
    return html(parts, _play(state))


def _hand_out(state: PositionEditorState, code: str) -> Html:
    """Return a link that includes the results of chance."""
    address = game_address(teach=None, position=code)
    text = state.say("editor-hand-out")
    return tag("a", text, href=address, data_do="address", data_value=address)


def _in_a_lesson(state: PositionEditorState, code: str) -> Html:
    """Return a link that begins a lesson with the position."""
    address = game_address(**{"lesson-editor": "", "position": code})
    text = state.say("editor-lesson")
    return tag("a", text, href=address, data_do="address", data_value=address)


def _on_paper(state: PositionEditorState, code: str) -> Html:
    """Return a link to the position with a task, room for an answer, and answers."""
    address = game_address(**{"worksheet": "", "try": code})
    return tag("a", state.say("editor-paper"), href=address, target="_blank")


def _play(state: PositionEditorState) -> Html:
    """Return the seats of a game from here."""
    say = state.say
    if state.edited.blocked:
        return tag("p", say("editor-no-check"))
    seats = []
    for seat, ship in enumerate(state.rules.setting.ships):
        person = seat == (state.position.to_move or 0)
        options = [("person", say("editor-person")), ("bot:greedy", say("editor-bot"))]
        name = say(f"name-color-{Color(ship)}")
        chosen = options[0 if person else 1][0]
        seats.append(labelled(name, pick(f"kind-{seat}", options, chosen)))
    return tag(
        "form",
        tag("h3", say("editor-play")),
        tag("div", seats, cls="choices"),
        tag("button", say("editor-play-on"), type="submit", cls="primary"),
        data_do="play",
    )


def begin(state: PositionEditorState) -> Html:
    """Another position to begin with: a fresh setup, or one that is pasted in."""
    say = state.say
    players = [(str(number), str(number)) for number in (2, 3, 4)]
    fields = [labelled(say("editor-players"), pick("players", players, "3"))]
    for name, values in new_game.CHOICES.items():
        options = [(value, say(f"choice-{name}-{value}")) for value in values if value != "draft"]
        fields.append(labelled(say(f"choice-{name}"), pick(name, options, _USUAL[name])))
    seed = tag("input", name="seed", inputmode="numeric", autocomplete="off")
    fields.append(labelled(say("editor-seed"), seed))
    fresh = tag(
        "form",
        tag("h3", say("editor-fresh")),
        tag("div", fields, cls="choices"),
        tag("button", say("editor-set-up"), type="submit"),
        data_do="fresh",
    )
    text = tag(
        "textarea", name="text", rows="6", aria_label=say("editor-paste"), spellcheck="false"
    )
    paste = tag(
        "form",
        tag("h3", say("editor-paste")),
        tag("p", say("editor-paste-about")),
        text,
        tag("button", say("editor-read"), type="submit"),
        data_do="read",
    )
    return html(fresh, paste)
