"""The Oracle of Delphi at the table of `oracle_nb.app`: how its actions and players are shown."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.delphi.actions import CARD, EXTRA, NONE, Action, Verb
from oracle_nb.delphi.panels import home, opening, signs
from oracle_nb.delphi.panels.belongings import belongings
from oracle_nb.delphi.panels.board import player_scene, used_dice
from oracle_nb.delphi.panels.help import legend
from oracle_nb.delphi.panels.speaking import wording
from oracle_nb.delphi.panels.wishes import GOD_OF, attempts, near, tries, way
from oracle_nb.delphi.pieces import (
    EQUIPMENT_RULES,
    Color,
    Companion,
    Equipment,
    God,
    Kind,
    ShipTile,
)
from oracle_nb.delphi.position import UNKNOWN, Phase, Position
from oracle_nb.delphi.powers import powers_of
from oracle_nb.delphi.rulebook import rulebook
from oracle_nb.delphi.rules.deeds import GOD_VERBS
from oracle_nb.delphi.tasks import Family
from oracle_nb.draw.html import Html, html, tag
from oracle_nb.draw.svg import to_svg
from oracle_nb.event import Event
from oracle_nb.scene import Scene

if TYPE_CHECKING:
    from oracle_nb.delphi.engine import Delphi
    from oracle_nb.delphi.panels.editor.editor import Editor
    from oracle_nb.delphi.panels.layouts.editor import LayoutEditor
    from oracle_nb.game import Game

_FAMILY: Final = {
    Verb.MOVE: "move",
    Verb.HEAL: "color",
    Verb.ADVANCE: "color",
    Verb.BONUS: "color",
    Verb.DRAW: "any",
    Verb.FAVOR: "any",
    Verb.LOOK: "any",
    Verb.END: "end",
}
_AIMED: Final = frozenset({Verb.TAKE, Verb.CHOOSE, Verb.RETURN, Verb.COMPANION})
"""Verbs whose target is no space."""
_SHIP_RULE: Final = {tile: f"ship.{tile}" for tile in ShipTile}


_STYLES: Final = ("panels", "editor", "layouts")


class Panels:
    """How the game is shown, in one language; see ``oracle_nb.app.panels.Panels``."""

    def __init__(self, language: str = "en") -> None:
        self._words = wording(language)
        self._book = rulebook(language)
        # The last board drawn for each seat: most actions change one player's only.
        self._drawn: dict[tuple[int, str], tuple[object, str]] = {}
        self._legends: dict[str, str] = {}

    def css(self) -> str:
        """A style sheet for the HTML of the other functions."""
        own = files(__package__)
        return "".join(own.joinpath(f"{name}.css").read_text("utf-8") for name in _STYLES)

    # --- actions ---------------------------------------------------------------------------------

    def source(self, rules: "Delphi", position: Position, action: Action) -> str:
        """The key of what an action is done with: "die:green", "card:red", "god:ares", ..."""
        if position.pending:
            return "answer"
        source, verb = action.source, action.verb
        if source == EXTRA:
            return "extra"
        if source >= CARD:
            return f"card:{Color(source - CARD)}"
        if source >= 0:
            return f"die:{Color(source)}"
        if verb == Verb.TRADE:
            return "trade"
        if verb in GOD_VERBS:
            return f"god:{GOD_OF[Verb(verb)].name.lower()}"
        return "end"

    def source_title(self, rules: "Delphi", position: Position, key: str) -> str:
        """The name of such a thing."""
        kind, _, name = key.partition(":")
        if kind == "god":
            return self._words.say(f"name-god-{name}")
        if name:
            return self._words.say(f"source-{kind}", color=Color[name.upper()])
        return self._words.say(f"source-{kind}")

    def source_count(self, rules: "Delphi", position: Position, key: str) -> int:
        """How many dice or cards of a color there are."""
        kind, _, name = key.partition(":")
        player = position.players[position.turn]
        if kind == "die":
            return player.dice.count(Color[name.upper()])
        return player.cards[Color[name.upper()]] if kind == "card" else 1

    def source_icon(self, rules: "Delphi", position: Position, key: str, theme: str) -> str:
        """A picture of it."""
        kind, _, name = key.partition(":")
        if kind == "die":
            return signs.die_sign(Color[name.upper()], theme, 34)
        if kind == "card":
            return signs.card_sign(Color[name.upper()], theme, 34)
        if kind == "god":
            return signs.badge_sign(God[name.upper()], theme, 34)
        symbol = {"extra": ("bolt", "yellow"), "trade": ("card", "tile")}.get(kind)
        if symbol is None:
            return ""
        return signs.symbol_sign(symbol[0], symbol[1], theme, 34, ink="ink")

    def family(self, rules: "Delphi", action: Action) -> tuple[str, bool]:
        """The heading under which an action is listed, and whether its space names it enough."""
        verb = Verb(action.verb)
        if action.source < 0:
            return "", verb in (Verb.LOOK, Verb.POSEIDON)
        return self._words.say(f"family-{_FAMILY.get(verb, 'land')}"), verb == Verb.MOVE

    def space(self, rules: "Delphi", action: Action) -> int | None:
        """The space an action is aimed at."""
        if action.target == NONE or action.verb in _AIMED:
            return None
        return action.target

    def mark(self, rules: "Delphi", action: Action, theme: str) -> str:
        """The color an action needs."""
        if action.verb in _AIMED or action.verb in (Verb.DRAW, Verb.FAVOR, Verb.LOOK):
            return ""
        color = action.color
        if color < 0 and action.target >= 0:
            color = rules.board.spaces[action.target].color
        return signs.badge_sign(color, theme) if color >= 0 else ""

    def attempts(
        self, rules: "Delphi", position: Position, key: str, space: int
    ) -> tuple[Action, ...]:
        """What somebody may have wanted who clicked on a space."""
        return attempts(rules, position, key, space)

    def tries(self, rules: "Delphi", position: Position) -> tuple[tuple[str, Action], ...]:
        """Dice, cards and gods of who is to decide, each with something to try with it."""
        return tries(rules, position)

    def place(self, rules: "Delphi", position: Position, seat: int) -> int | None:
        """Where a player's ship is."""
        return position.players[seat].ship

    def near(self, rules: "Delphi", action: Action) -> tuple[int, ...]:
        """Islands and cities beside the space that a ship would sail to."""
        return near(rules.board, action)

    def legend(self, theme: str) -> str:
        """What the signs on the board and beside it mean, and what they are for."""
        if theme not in self._legends:
            self._legends[theme] = legend(self._words, theme)
        return self._legends[theme]

    def route(self, rules: "Delphi", position: Position, action: Action) -> tuple[int, ...]:
        """The spaces a ship would sail over."""
        if action.verb != Verb.MOVE or position.to_move is None:
            return ()
        seat = position.to_move
        start = position.players[seat].ship
        return way(rules, start, action.target, powers_of(position, seat).crossing)

    def spaces_of(self, event: Event) -> tuple[int, ...]:
        """The spaces an event is about."""
        found = [event.facts[key] for key in ("space", "ship") if key in event.facts]
        return (*found, *event.facts.get("spaces", ()))

    def turn(self, rules: "Delphi", position: Position) -> int | None:
        """The seat whose turn it is."""
        return position.turn if position.phase in (Phase.CHECK, Phase.ACT, Phase.CONSULT) else None

    def phase(self, rules: "Delphi", position: Position) -> str:
        """Where the game stands."""
        phase = Phase(position.phase)
        return self._words.say(f"phase-{phase}", round=position.round)

    # --- players ---------------------------------------------------------------------------------

    def player_title(self, rules: "Delphi", seat: int) -> str:
        """The color of a player's ship."""
        return self._words.say(f"name-color-{Color(rules.setting.ships[seat])}")

    def player_icon(self, rules: "Delphi", seat: int, theme: str) -> str:
        """A player's ship."""
        title = self.player_title(rules, seat)
        return signs.ship_sign(rules.setting.ships[seat], theme, 26, title)

    def player_line(self, rules: "Delphi", position: Position, seat: int, theme: str) -> str:
        """Dice, favor tokens, shield, cargo and tasks in one line."""
        say = self._words.say
        player = position.players[seat]
        done, total = len(player.done), len(player.done) + len(player.tasks)
        spent = used_dice(position, seat)
        dice = [
            signs.die_sign(die, theme, 20, title=say("source-die", color=Color(die)))
            for die in player.dice
        ]
        dice += [signs.die_sign(die, theme, 20, used=True) for die in spent]
        cargo = [
            signs.small(
                signs.cargo(family, color, 12, 12, 9),
                theme,
                20,
                say("cargo-item", family=family, color=Color(color)),
            )
            for family, colors in (
                (Family.OFFERING, player.offerings),
                (Family.STATUE, player.statues),
            )
            for color in colors
        ]
        injuries = sum(player.injuries)
        cards = sum(player.cards)
        return html(
            tag("span", dice, cls="d-dice", title=say("dice-held")),
            _count("coin", "yellow", player.favor, theme, say("favor", tokens=player.favor)),
            _count("shield", "blue", player.shield, theme, say("shield", strength=player.shield)),
            _count("card", "tile", cards, theme, say("oracle-cards")),
            _count("drop", "refuse", injuries, theme, say("injuries")),
            tag(
                "span",
                tag("b", str(done)),
                f"/{total}",
                cls="d-tasks",
                title=say("tasks-done", done=done, all=total),
            ),
            tag("span", cargo, cls="d-cargo", title=say("cargo")),
        )

    def player_words(self, rules: "Delphi", position: Position, seat: int) -> str:
        """The same in words."""
        say, player = self._words.say, position.players[seat]
        done = len(player.done)
        parts = (
            say("dice-are", colors=tuple(Color(die) for die in player.dice)),
            say("favor", tokens=player.favor),
            say("shield", strength=player.shield),
            say("cards-number", count=sum(player.cards)),
            say("injuries-number", count=sum(player.injuries)),
            say("tasks-done", done=done, all=done + len(player.tasks)),
        )
        return "; ".join(parts)

    def belongings(self, rules: "Delphi", position: Position, seat: int, theme: str) -> str:
        """What a player can act with, carries and is after, as a short list."""
        return belongings(rules, position, seat, self._words, theme)

    def player_scene(self, rules: "Delphi", position: Position, seat: int) -> Scene:
        """Wheel, gods, shield, cargo, cards and tasks."""
        return player_scene(rules, position, seat, self._words)

    def player_board(self, rules: "Delphi", position: Position, seat: int, theme: str) -> str:
        """Wheel, gods, shield, cargo, cards and tasks, drawn; below, what the player's cards do."""
        state = (rules.setting, position.players[seat], used_dice(position, seat), position.apollon)
        before, drawn = self._drawn.get((seat, theme), (None, ""))
        if before != state:
            drawn = self._board(rules, position, seat, theme)
            self._drawn[seat, theme] = (state, drawn)
        return drawn

    def _board(self, rules: "Delphi", position: Position, seat: int, theme: str) -> str:
        scene = self.player_scene(rules, position, seat)
        picture = Html(to_svg(scene, theme, prefix=f"own{seat}-"))
        return tag("div", picture, self._held(position, seat, theme), cls="d-board")

    def _held(self, position: Position, seat: int, theme: str) -> Html:
        """Ship tile, equipment and companions by name, each with its rule as a tooltip."""
        say, player = self._words.say, position.players[seat]
        rows: list[tuple[str, list[Html]]] = []
        if player.tile != UNKNOWN:
            tile = ShipTile(player.tile)
            rows.append(
                (say("ship-tile"), [self._thing(say(f"name-ship-tile-{tile}"), _SHIP_RULE[tile])])
            )
        cards = [Equipment(card) for card in player.equipment]
        rows.append(
            (
                say("equipment"),
                [self._thing(say(f"name-equipment-{one}"), EQUIPMENT_RULES[one]) for one in cards],
            )
        )
        friends = [Companion(card) for card in player.companions]
        rows.append(
            (
                say("companions"),
                [
                    self._thing(
                        say("companion", name=one, color=one.color, kind=one.kind),
                        f"companion.{Kind(one.kind)}",
                        signs.badge_sign(one.color, theme),
                    )
                    for one in friends
                ],
            )
        )
        return tag(
            "dl",
            [
                (tag("dt", name), tag("dd", things or tag("i", say("nothing-yet"))))
                for name, things in rows
            ],
            cls="d-held",
        )

    def _thing(self, name: str, rule: str, sign: Html = Html("")) -> Html:  # noqa: B008 - a value
        told = self._book[rule].text if rule in self._book else ""
        return tag("span", sign, name, cls="d-thing", title=told, tabindex="0")

    # --- home ------------------------------------------------------------------------------------

    def goal(self, theme: str) -> str:
        """What the game is about, in few words and pictures."""
        return home.goal(self._words, theme)

    def picture(self, theme: str) -> str:
        """The board of a first game."""
        return home.picture(self._words, theme)

    def choices(self) -> tuple[opening.Choice, ...]:
        """Length, ship tiles, board, options of the rules."""
        return opening.choices(self._words)

    def seat_choices(self) -> tuple[opening.Choice, ...]:
        """Ship color and ship tile."""
        return opening.own_choices(self._words)

    def seats(self) -> range:
        """How many can play."""
        return range(2, 5)

    def wrong(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """What was chosen wrongly, by the name of the choice."""
        return opening.wrong(players, chosen, self._words)

    def new_game(
        self, seats: Sequence[str], seed: int | None, chosen: Mapping[str, str]
    ) -> "Game[Position, Action]":
        """A new game. Raises ValueError that names what was chosen wrongly."""
        return opening.new_game(seats, seed, chosen)

    def first_game(self, name: str, seed: int | None) -> "Game[Position, Action]":
        """Eight tasks on the compact board, one person of that name and two bots."""
        return opening.new_game((name, "bot:greedy", "bot:greedy"), seed, opening.FIRST)

    def edits(self) -> bool:
        """There is a position editor."""
        return True

    def sheet(self, game: "Game[Position, Action]") -> str:
        """How a game is laid out with the physical parts: an HTML document to be printed."""
        from oracle_nb.delphi.panels.sheet import set_up_sheet

        return set_up_sheet(game, self._words, self._words.language)

    def sheet_page(self, layout: str, players: int, seed: int | None = None) -> str:
        """The same for a layout (its code, or "free.7"), as HTML to be put into a page."""
        from oracle_nb.delphi.panels.sheet import sheet_part

        return sheet_part(layout, players, seed, self._words, self._words.language)

    def lays(self) -> bool:
        """There is a layout editor."""
        return True

    def layout_editor(self, start: Any = None) -> "LayoutEditor":
        """The layout editor. Raises ValueError that says what can't be opened."""
        from oracle_nb.delphi.panels.layouts.editor import LayoutEditor

        return LayoutEditor(wording, self._words.language, start)

    def editor(self, start: Any = None) -> "Editor":
        """The position editor. Raises ValueError that says what can't be opened."""
        from oracle_nb.delphi.panels.editor.editor import Editor

        return Editor(wording, self._words.language, self.attempts, start)


def _count(symbol: str, fill: str, number: int, theme: str, title: str) -> Html:
    ink = "on-yellow" if fill == "yellow" else "paper" if fill != "tile" else "ink"
    sign = signs.symbol_sign(symbol, fill, theme, 18, ink=ink)
    return tag("span", sign, str(number), cls="d-count", title=title)
