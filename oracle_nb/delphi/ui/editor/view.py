"""The position editor as HTML: the selected space, faults, checks, and panels below."""

from typing import Any

from oracle_nb.core.verdicts import Reason
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, Action, Verb, source_color
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COMPANIONS, Color, Equipment, God, Letter, ShipTile
from oracle_nb.delphi.rules.consistency import PositionFault
from oracle_nb.delphi.ui.editor import links_view
from oracle_nb.delphi.ui.editor.board_view import BoardFields
from oracle_nb.delphi.ui.editor.fields import game_address, section
from oracle_nb.delphi.ui.editor.player_view import PlayerFields
from oracle_nb.delphi.ui.editor.state import PositionEditorState
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.text.wording import Wording

MOST_TRIES = 14
"""Maximum number of actions that are offered for a check at a space."""


class EditorView:
    """An editor as HTML, in one theme."""

    def __init__(self, editor: PositionEditorState, theme: str) -> None:
        self.editor = editor
        self.theme = theme
        self.say = editor.say
        self._board = BoardFields(editor.rules, editor.position, editor.say, theme)

    def side(self) -> Html:
        """Return the side panel."""
        return html(self._space(), self._faults(), self._check())

    def below(self) -> Html:
        """Return the panel below the board."""
        say = self.say
        return html(
            section(say("editor-players"), self._players(), key="players", cls="e-wide"),
            section(say("editor-table"), self._board.table(), key="table"),
            section(say("editor-keep"), links_view.keep(self.editor), key="keep"),
            section(say("editor-begin"), links_view.begin(self.editor), key="begin"),
        )

    # --- selected space ------------------------------------------------------------------------

    def _space(self) -> Html:
        say, space = self.say, self.editor.space
        if space is None:
            return tag("section", tag("p", say("editor-choose-space")), cls="now e-space")
        return tag(
            "section",
            tag("h2", self._board.title(space)),
            self._board.space(space),
            self._tries(space),
            cls="now e-space",
            data_space=str(space),
            data_focus="",
            tabindex="-1",
        )

    def _tries(self, space: int) -> Html | None:
        """Actions that somebody may want at the space, to be checked."""
        editor, say = self.editor, self.say
        tries = editor.tries(space)[:MOST_TRIES]
        if not tries:
            return None
        buttons = [
            button(
                html(self._sign(action), editor.words.action(editor.position, action)),
                "check",
                editor.rules.notation.write(action),
                cls="act brief",
            )
            for action in tries
        ]
        return html(tag("h3", say("editor-try")), tag("div", buttons, cls="chips"))

    def _sign(self, action: Action) -> Html | None:
        if not 0 <= action.source < 2 * CARD:
            return None
        draw = icons.die_sign if action.source < CARD else icons.card_sign
        return draw(source_color(action.source), self.theme, 18)

    # --- faults ----------------------------------------------------------------------------------

    def _faults(self) -> Html:
        say, faults = self.say, self.editor.faults
        if not faults:
            line = tag(
                "p", tag("b", "\N{CHECK MARK}", aria_hidden="true"), " ", say("editor-sound")
            )
            return tag("section", line, cls="now e-faults sound", role="status")
        rows = [self._fault(fault) for fault in faults[:30]]
        over = self.editor.position.to_move is None
        playable = "editor-impossible-over" if over else "editor-impossible"
        return tag(
            "section",
            tag("h2", say("editor-faults", number=len(faults))),
            tag("p", say("editor-blocked" if self.editor.blocked else playable)),
            tag("ul", rows),
            cls="now e-faults",
            role="status",
        )

    def _fault(self, fault: PositionFault) -> Html:
        text = sentence(self.editor.wording, fault)
        where = self.editor.place_of(fault)
        go = None
        if where is not None:
            do, value, label = where
            go = button(label, do, value, cls="chip")
        return tag(
            "li", text, " ", go, self._chip(fault.rule), data_fault=str(fault.facts["problem"])
        )

    def _chip(self, rule: str) -> Html | None:
        """Return the title of a rule, as a link to the rulebook where there is one."""
        book = self.editor.words.rulebook
        if rule not in book:
            return None
        title, text = book[rule].title, book[rule].text
        if not self.editor.linked:
            return tag("span", title, cls="chip", title=text)
        return tag(
            "a", title, href=game_address(rule=rule), cls="chip", title=text, target="_blank"
        )

    # --- checking an action ----------------------------------------------------------------------

    def _check(self) -> Html:
        editor, say = self.editor, self.say
        if editor.blocked or editor.position.to_move is None:
            return tag(
                "section",
                tag("h2", say("editor-check")),
                tag("p", say("editor-no-check" if editor.blocked else "editor-over")),
                cls="now e-check",
            )
        if editor.happens_first:
            return tag(
                "section",
                tag("h2", say("editor-check")),
                tag("p", say("editor-happens")),
                cls="now e-check",
            )
        position, example = editor.position, self._example()
        form = tag(
            "form",
            tag(
                "input",
                name="action",
                value=editor.asked,
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
            tag("p", editor.words.decision(position), cls="decision"),
            form,
            self._message(),
            cls="now e-check",
        )

    def _example(self) -> str:
        """Return an example of an action's text, with an existing die and space."""
        editor = self.editor
        legal = editor.rules.legal_actions(editor.position)
        moves = [action for action in legal if action.verb == Verb.MOVE]
        texts = [editor.rules.notation.write(action) for action in moves or legal]
        return min(texts, key=len, default="")

    def _message(self) -> Html | None:
        explanation, say = self.editor.explanation, self.say
        if explanation is None:
            return None
        if not explanation.allowed:
            return tag(
                "div",
                tag("h3", say("editor-refused", title=explanation.title)),
                self._reasons(explanation.refusals),
                self._repairs(),
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
            self._reasons(explanation.cost),
            [tag("p", text, cls="reason") for text, _ in explanation.cheaper],
            self._reasons(explanation.why),
            tag("ul", [tag("li", line) for line in explanation.chance])
            if explanation.chance
            else None,
            button(say("editor-do-it"), "do", cls="primary"),
            cls="explain",
            data_go="",
            tabindex="-1",
        )

    def _reasons(self, reasons: tuple[Reason, ...]) -> list[Html]:
        return [
            tag("p", reason.text, " ", self._chip(reason.rule), cls="reason") for reason in reasons
        ]

    def _repairs(self) -> Html | None:
        editor, say = self.editor, self.say
        found = editor.repairs
        lines = [
            button(
                editor.words.repair(editor.position, line),
                "check",
                editor.rules.notation.write(line.actions[0]),
                cls="act",
            )
            for line in found.lines
        ]
        missing = [tag("p", editor.words.missing(violation)) for violation in found.missing]
        if not lines and not missing:
            return None
        heading = tag("h3", say("editor-instead")) if lines else None
        return html(heading, tag("div", lines, cls="rows"), missing)

    # --- below -----------------------------------------------------------------------------------

    def _players(self) -> Html:
        editor = self.editor
        ships = editor.rules.setting.ships
        tabs = [
            button(
                html(icons.ship_sign(ship, self.theme, 22), self.say(f"name-color-{Color(ship)}")),
                "seat",
                str(seat),
                cls="tab on" if seat == editor.seat else "tab",
                aria_pressed="true" if seat == editor.seat else "false",
            )
            for seat, ship in enumerate(ships)
        ]
        view = PlayerFields(editor.rules, editor.position, editor.seat, self.say, self.theme)
        return html(
            tag("div", tabs, cls="e-tabs"), tag("div", view.html(), data_k=f"seat-{editor.seat}")
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
