"""The position editor as HTML: the selected space, faults, checks, and panels below."""

from typing import Any
from urllib.parse import quote

from oracle_nb.core.verdicts import Reason
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, Action, Verb, source_color
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COMPANIONS, Color, Equipment, God, Letter, ShipTile
from oracle_nb.delphi.rules.consistency import PositionFault
from oracle_nb.delphi.ui.editor.board_view import BoardFields
from oracle_nb.delphi.ui.editor.fields import (
    copy_button,
    game_address,
    labelled,
    link_field,
    pick,
    section,
)
from oracle_nb.delphi.ui.editor.player_view import PlayerFields
from oracle_nb.delphi.ui.editor.state import PositionEditorState
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.delphi.ui.new_game import new_game
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.text.wording import Wording

_USUAL = {"length": "12", "board": "compact", "tiles": "random"}
"""The defaults of a new setup."""


def _keeping(state: PositionEditorState) -> Html:
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


def _beginning(state: PositionEditorState) -> Html:
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


MOST_TRIES = 14
"""Maximum number of actions that are offered for a check at a space."""


def _board(state: PositionEditorState, theme: str) -> BoardFields:
    return BoardFields(state.rules, state.position, state.say, theme)


def side_view(state: PositionEditorState, theme: str) -> Html:
    """Return the side panel."""
    return html(_space(state, theme), _faults(state), _check(state))


def below_view(state: PositionEditorState, theme: str) -> Html:
    """Return the panel below the board."""
    say = state.say
    return html(
        section(say("editor-players"), _players(state, theme), key="players", cls="e-wide"),
        section(say("editor-table"), _board(state, theme).table(), key="table"),
        section(say("editor-keep"), _keeping(state), key="keep"),
        section(say("editor-begin"), _beginning(state), key="begin"),
    )


# --- selected space ------------------------------------------------------------------------------


def _space(state: PositionEditorState, theme: str) -> Html:
    say, space = state.say, state.space
    board = _board(state, theme)
    if space is None:
        return tag("section", tag("p", say("editor-choose-space")), cls="now e-space")
    return tag(
        "section",
        tag("h2", board.title(space)),
        board.space(space),
        _tries(state, theme, space),
        cls="now e-space",
        data_space=str(space),
        data_focus="",
        tabindex="-1",
    )


def _tries(state: PositionEditorState, theme: str, space: int) -> Html | None:
    """Actions that somebody may want at the space, to be checked."""
    say = state.say
    tries = state.tries(space)[:MOST_TRIES]
    if not tries:
        return None
    buttons = [
        button(
            html(_sign(theme, action), state.words.action(state.position, action)),
            "check",
            state.rules.notation.write(action),
            cls="act brief",
        )
        for action in tries
    ]
    return html(tag("h3", say("editor-try")), tag("div", buttons, cls="chips"))


def _sign(theme: str, action: Action) -> Html | None:
    if not 0 <= action.source < 2 * CARD:
        return None
    draw = icons.die_sign if action.source < CARD else icons.card_sign
    return draw(source_color(action.source), theme, 18)


# --- faults --------------------------------------------------------------------------------------


def _faults(state: PositionEditorState) -> Html:
    say, faults = state.say, state.edited.faults
    if not faults:
        line = tag("p", tag("b", "\N{CHECK MARK}", aria_hidden="true"), " ", say("editor-sound"))
        return tag("section", line, cls="now e-faults sound", role="status")
    rows = [_fault(state, fault) for fault in faults[:30]]
    over = state.position.to_move is None
    playable = "editor-impossible-over" if over else "editor-impossible"
    return tag(
        "section",
        tag("h2", say("editor-faults", number=len(faults))),
        tag("p", say("editor-blocked" if state.edited.blocked else playable)),
        tag("ul", rows),
        cls="now e-faults",
        role="status",
    )


def _fault(state: PositionEditorState, fault: PositionFault) -> Html:
    text = sentence(state.wording, fault)
    where = state.place_of(fault)
    go = None
    if where is not None:
        command, value, label = where
        go = button(label, command, value, cls="chip")
    return tag(
        "li", text, " ", go, _chip(state, fault.rule), data_fault=str(fault.facts["problem"])
    )


def _chip(state: PositionEditorState, rule: str) -> Html | None:
    """Return the title of a rule, as a link to the rulebook where there is one."""
    book = state.words.rulebook
    if rule not in book:
        return None
    title, text = book[rule].title, book[rule].text
    if not state.linked:
        return tag("span", title, cls="chip", title=text)
    return tag("a", title, href=game_address(rule=rule), cls="chip", title=text, target="_blank")


# --- checking an action --------------------------------------------------------------------------


def _check(state: PositionEditorState) -> Html:
    say = state.say
    if state.edited.blocked or state.position.to_move is None:
        return tag(
            "section",
            tag("h2", say("editor-check")),
            tag("p", say("editor-no-check" if state.edited.blocked else "editor-over")),
            cls="now e-check",
        )
    if state.edited.happens_first:
        return tag(
            "section",
            tag("h2", say("editor-check")),
            tag("p", say("editor-happens")),
            cls="now e-check",
        )
    position, example = state.position, _example(state)
    form = tag(
        "form",
        tag(
            "input",
            name="action",
            value=state.asked,
            placeholder=example,
            aria_label=say("editor-action", text=example),
            autocomplete="off",
            maxlength="80",
        ),
        tag("button", say("editor-check-it"), type="submit"),
        cls="e-form",
        data_do="check",
    )
    return tag(
        "section",
        tag("h2", say("editor-check")),
        tag("p", state.words.decision(position), cls="decision"),
        form,
        _message(state),
        cls="now e-check",
    )


def _example(state: PositionEditorState) -> str:
    """Return an example of an action's text, with an existing die and space."""
    legal = state.rules.legal_actions(state.position)
    moves = [action for action in legal if action.verb == Verb.MOVE]
    texts = [state.rules.notation.write(action) for action in moves or legal]
    return min(texts, key=len, default="")


def _message(state: PositionEditorState) -> Html | None:
    explanation, say = state.explanation, state.say
    if explanation is None:
        return None
    if not explanation.allowed:
        return tag(
            "div",
            tag("h3", say("editor-refused", title=explanation.title)),
            _reasons(state, explanation.refusals),
            _repairs(state),
            cls="explain refused",
            data_go="",
            tabindex="-1",
        )
    return tag(
        "div",
        tag("h3", say("editor-allowed", title=explanation.title)),
        tag("ul", [tag("li", line) for line in explanation.effects])
        if explanation.effects
        else None,
        _reasons(state, explanation.cost),
        [tag("p", text, cls="reason") for text, _ in explanation.cheaper],
        _reasons(state, explanation.why),
        tag("ul", [tag("li", line) for line in explanation.chance]) if explanation.chance else None,
        button(say("editor-do-it"), "do", cls="primary"),
        cls="explain",
        data_go="",
        tabindex="-1",
    )


def _reasons(state: PositionEditorState, reasons: tuple[Reason, ...]) -> list[Html]:
    return [
        tag("p", reason.text, " ", _chip(state, reason.rule), cls="reason") for reason in reasons
    ]


def _repairs(state: PositionEditorState) -> Html | None:
    say, repairs = state.say, state.repairs
    lines = [
        button(
            state.words.repair(state.position, line),
            "check",
            state.rules.notation.write(line.actions[0]),
            cls="act",
        )
        for line in repairs.lines
    ]
    missing = [tag("p", state.words.missing(violation)) for violation in repairs.missing]
    if not lines and not missing:
        return None
    heading = tag("h3", say("editor-instead")) if lines else None
    return html(heading, tag("div", lines, cls="rows"), missing)


# --- below ---------------------------------------------------------------------------------------


def _players(state: PositionEditorState, theme: str) -> Html:
    ships = state.rules.setting.ships
    tabs = [
        button(
            html(icons.ship_sign(ship, theme, 22), state.say(f"name-color-{Color(ship)}")),
            "seat",
            str(seat),
            cls="tab on" if seat == state.seat else "tab",
            aria_pressed="true" if seat == state.seat else "false",
        )
        for seat, ship in enumerate(ships)
    ]
    view = PlayerFields(state.rules, state.position, state.seat, state.say, theme)
    return html(
        tag("div", tabs, cls="e-tabs"), tag("div", view.html(), data_k=f"seat-{state.seat}")
    )


_NAMED: dict[str, dict[str, Any]] = {
    "color": {str(color): color for color in Color},
    "god": {str(god): god for god in God},
    "family": {str(family): family for family in Family},
    "letter": {str(letter): letter for letter in Letter},
    "terrain": {str(terrain): terrain for terrain in Terrain},
}
_SPLIT = {
    "cards-too-many": "injuries",
    "cards-missing": "injuries",
    "card-again": "companion",
    "card-nowhere": "companion",
}
"""Faults with other texts for injury cards and companions."""


def sentence(wording: Wording, fault: PositionFault) -> str:
    """One fault, without its place; in plain English where the language has no words for it."""
    problem = str(fault.facts["problem"])
    message = f"fault-{problem}"
    if problem in _SPLIT and fault.field.startswith(("injury", "companion")):
        message = f"{message}-{_SPLIT[problem]}"
    facts: dict[str, Any] = dict(fault.facts)
    if problem == "tasks-family" and str(facts["family"]).startswith("white "):
        message = "fault-tasks-white"
        facts["family"] = str(facts["family"]).removeprefix("white ")
    for name, known in _NAMED.items():
        if name in facts:
            facts[name] = known.get(str(facts[name]), facts[name])
    value = facts.get("value")
    if problem in ("card-again", "card-nowhere") and isinstance(value, int):
        facts["equipment"] = Equipment(value)
        if value < len(COMPANIONS):
            facts["companion"] = COMPANIONS[value]
    if problem == "ship-tiles-twice":
        facts["ship_tile"] = next(
            ship_tile for ship_tile in ShipTile if str(ship_tile) == str(value)
        )
    if message not in wording:
        return str(fault)
    return wording.say(message, **facts)
