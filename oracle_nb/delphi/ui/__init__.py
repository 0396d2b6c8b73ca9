"""The Oracle of Delphi at the table of `oracle_nb.web`: how its actions and players are shown."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.events import Event
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Phase, Position, used_dice
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.text.facts import FactTypes
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui import ending
from oracle_nb.delphi.ui.actions import sources
from oracle_nb.delphi.ui.actions.attempts import attempts, near, tries, way
from oracle_nb.delphi.ui.actions.links import Links, links
from oracle_nb.delphi.ui.actions.previews import plans
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.delphi.ui.icons.legend import cards, legend
from oracle_nb.delphi.ui.new_game import home, new_game
from oracle_nb.delphi.ui.players import summary
from oracle_nb.delphi.ui.players.belongings import belongings
from oracle_nb.delphi.ui.players.hotspots import drawn_board
from oracle_nb.delphi.ui.players.needs_view import needed
from oracle_nb.delphi.ui.players.player_board import player_scene
from oracle_nb.delphi.ui.wording import wording
from oracle_nb.games.match import FinalStanding, Luck, SetupOption
from oracle_nb.render.html import html, tag
from oracle_nb.render.previews import Preview
from oracle_nb.render.scene import Scene

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.delphi.ui.editor.editor import PositionEditor
    from oracle_nb.delphi.ui.layout_editor.editor import LayoutEditor
    from oracle_nb.games.game import Game

_STYLES: Final = ("panels", "editor", "layouts")


class DelphiPresentation:
    """How the game is shown, in one language; see ``oracle_nb.games.presentation.Presentation``."""

    def __init__(self, language: str = "en") -> None:
        self._words = wording(language)
        self._book = rulebook(language)
        # The last board drawn for each seat: most actions change one player's only.
        self._drawn: dict[tuple[int, str], tuple[object, str]] = {}
        self._legends: dict[str, str] = {}
        # The same of what is still needed: it stands while somebody looks around and chooses.
        self._needs: dict[tuple[int, str], tuple[object, str]] = {}

    def css(self) -> str:
        """A style sheet for the HTML of the other functions."""
        own = files(__package__)
        return "".join(own.joinpath(f"{name}.css").read_text("utf-8") for name in _STYLES)

    # --- actions ---------------------------------------------------------------------------------

    def source(self, rules: "Delphi", position: Position, action: Action) -> str:
        """The key of what an action is done with: "die:green", "card:red", "god:ares", ..."""
        return sources.source(position, action)

    def source_title(self, rules: "Delphi", position: Position, key: str) -> str:
        """The name of such a thing."""
        return sources.source_title(key, self._words)

    def source_count(self, rules: "Delphi", position: Position, key: str) -> int:
        """How many dice or cards of a color there are."""
        return sources.source_count(position, key)

    def source_icon(self, rules: "Delphi", position: Position, key: str, theme: str) -> str:
        """A picture of it."""
        return sources.source_icon(key, theme)

    def family(self, rules: "Delphi", position: Position, action: Action) -> tuple[str, bool]:
        """The heading under which an action is listed, and whether its space names it enough."""
        return sources.family(action, self._words)

    def space(self, rules: "Delphi", position: Position, action: Action) -> int | None:
        """The space an action is aimed at."""
        return sources.space(action)

    def mark(self, rules: "Delphi", position: Position, action: Action, theme: str) -> str:
        """The color an action needs."""
        return sources.mark(rules.board, action, theme)

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

    def near(self, rules: "Delphi", position: Position, action: Action) -> tuple[int, ...]:
        """Islands and cities beside the space that a ship would sail to."""
        return near(rules.board, action)

    def links(self, rules: "Delphi", position: Position, seat: int | None, key: str) -> Links:
        """Where a thing comes from and where it goes."""
        return links(rules, position, seat, key)

    def legend(self, theme: str) -> str:
        """What the signs on the board and beside it mean, and what they are for."""
        if theme not in self._legends:
            more = cards(self._words, self._book, theme)
            self._legends[theme] = html(legend(self._words, theme), more)
        return self._legends[theme]

    def route(self, rules: "Delphi", position: Position, action: Action) -> tuple[int, ...]:
        """The spaces a ship would sail over."""
        if action.verb != Verb.MOVE or position.to_move is None:
            return ()
        seat = position.to_move
        start = position.players[seat].ship
        return way(rules, start, action.target, powers_of(position, seat).crossing)

    def plans(self, rules: "Delphi", position: Position, action: Action) -> tuple[Preview, ...]:
        """Where ship and cargo would go, what would be fought, built or turned over."""
        return plans(rules, position, action, self._words)

    def purse(self, rules: "Delphi", position: Position, seat: int) -> int:
        """A player's favor tokens."""
        return position.players[seat].favor

    def ends(self, rules: "Delphi", position: Position, action: Action) -> bool:
        """Only one action ends the turn (turn.end)."""
        return action.verb == Verb.END

    def spaces_of(self, event: Event) -> tuple[int, ...]:
        """The spaces an event is about."""
        found = [event.facts[key] for key in ("space", "ship") if key in event.facts]
        return (*found, *event.facts.get("spaces", ()))

    def secret(self, rules: "Delphi", known: Position, event: Event) -> str:
        """What a look under a tile has shown (action.look-private)."""
        if event.what != "tile-looked-at":
            return ""
        tile = known.tiles[rules.board.islands.index(event.facts["space"])]
        if tile == UNKNOWN:
            return ""
        facts = {"player": event.player, "space": event.facts["space"], "tile": tile}
        return self._book.say("told-alone-tile", **FactTypes(rules).typed(facts))

    def turn(self, rules: "Delphi", position: Position) -> int | None:
        """The seat whose turn it is."""
        return position.turn if position.phase in (Phase.CHECK, Phase.ACT, Phase.CONSULT) else None

    def round(self, rules: "Delphi", position: Position) -> int:
        """The round, from 1."""
        return position.round

    def phase(self, rules: "Delphi", position: Position) -> str:
        """Where the game stands."""
        phase = Phase(position.phase)
        return self._words.say(f"phase-{phase}", round=position.round)

    # --- players ---------------------------------------------------------------------------------

    def player_title(self, rules: "Delphi", seat: int) -> str:
        """The color of a player's ship."""
        return self._words.say(f"name-color-{Color(rules.setting.ships[seat])}")

    def player_color(self, rules: "Delphi", seat: int) -> str:
        """The color of a player's ship."""
        return str(Color(rules.setting.ships[seat]))

    def player_icon(self, rules: "Delphi", seat: int, theme: str) -> str:
        """A player's ship."""
        title = self.player_title(rules, seat)
        return icons.ship_sign(rules.setting.ships[seat], theme, 26, title)

    def player_line(self, rules: "Delphi", position: Position, seat: int, theme: str) -> str:
        """Dice, favor tokens, shield, cargo and tasks in one line."""
        return summary.player_line(position, seat, self._words, theme)

    def player_words(self, rules: "Delphi", position: Position, seat: int) -> str:
        """The same in words."""
        return summary.player_words(position, seat, self._words)

    def needs(self, rules: "Delphi", position: Position, seat: int, theme: str) -> str:
        """The open tasks with the nearest places for them."""
        before, told = self._needs.get((seat, theme), (None, ""))
        if before is not position:
            told = needed(rules, position, seat, self._words, theme)
            self._needs[seat, theme] = (position, told)
        return told

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
        return tag(
            "div",
            drawn_board(rules, position, seat, self._words, self._book, theme),
            summary.held(position, seat, self._words, self._book, theme),
            cls="d-board",
        )

    # --- looking back -----------------------------------------------------------------------------

    def standings(self, rules: "Delphi", position: Position) -> tuple[FinalStanding, ...]:
        """Everybody at the end, from the first to the last."""
        return ending.standings(position, self._words)

    def numbers(self, rules: "Delphi", position: Position) -> dict[str, tuple[int, ...]]:
        """Tasks done and favor tokens."""
        return ending.numbers(position, self._words)

    def lucks(self, rules: "Delphi", game: "Game[Position, Action]") -> tuple[Luck, ...]:
        """Fights, unknown tiles, oracle dice and titan attacks."""
        return ending.lucks(rules, game, self._words)

    def luck_names(self) -> tuple[tuple[str, str], ...]:
        """Fights, unknown tiles, oracle dice and titan attacks, with what is counted."""
        return ending.luck_names(self._words)

    def traits(self, game: "Game[Position, Action]") -> Mapping[str, str]:
        """The number of tasks, and the kind of board."""
        return new_game.traits(game)

    def trait(self, name: str, value: str = "") -> str:
        """What is chosen for a new game, and the value that was chosen."""
        return self._words.say(f"choice-{name}-{value}" if value else f"choice-{name}")

    # --- home ------------------------------------------------------------------------------------

    def goal(self, theme: str) -> str:
        """What the game is about, in few words and pictures."""
        return home.goal(self._words, theme)

    def picture(self, theme: str) -> str:
        """The board of a first game."""
        return home.picture(self._words, theme)

    def choices(self) -> tuple[SetupOption, ...]:
        """Length, ship tiles, board, options of the rules."""
        return new_game.choices(self._words)

    def seat_choices(self) -> tuple[SetupOption, ...]:
        """Ship color and ship tile."""
        return new_game.own_choices(self._words)

    def seats(self) -> range:
        """How many can play."""
        return range(2, 5)

    def wrong(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """What was chosen wrongly, by the name of the choice."""
        return new_game.wrong(players, chosen, self._words)

    def new_game(
        self, seats: Sequence[str], seed: int | None, chosen: Mapping[str, str]
    ) -> "Game[Position, Action]":
        """A new game. Raises ValueError that names what was chosen wrongly."""
        return new_game.new_game(seats, seed, chosen)

    def first_game(self, name: str, seed: int | None) -> "Game[Position, Action]":
        """Eight tasks on the compact board, one person of that name and two bots."""
        return new_game.new_game((name, "bot:greedy", "bot:greedy"), seed, new_game.FIRST)

    def rematch(
        self, game: "Game[Position, Action]", order: Sequence[int]
    ) -> "Game[Position, Action]":
        """The same rules and kind of board; players keep their ship colors and chosen tiles."""
        return new_game.rematch(game, order)

    def edits(self) -> bool:
        """There is a position editor."""
        return True

    def sheet(self, game: "Game[Position, Action]") -> str:
        """How a game is laid out with the physical parts: an HTML document to be printed."""
        from oracle_nb.delphi.ui.new_game.setup_sheet import set_up_sheet

        return set_up_sheet(game, self._words, self._words.language)

    def sheet_page(self, layout: str, players: int, seed: int | None = None) -> str:
        """The same for a layout (its code, or "free.7"), as HTML to be put into a page."""
        from oracle_nb.delphi.ui.new_game.setup_sheet import sheet_part

        return sheet_part(layout, players, seed, self._words, self._words.language)

    def lays(self) -> bool:
        """There is a layout editor."""
        return True

    def layout_editor(self, start: Any = None) -> "LayoutEditor":
        """The layout editor. Raises ValueError that says what can't be opened."""
        from oracle_nb.delphi.ui.layout_editor.editor import LayoutEditor

        return LayoutEditor(wording, self._words.language, start)

    def editor(self, start: Any = None) -> "PositionEditor":
        """The position editor. Raises ValueError that says what can't be opened."""
        from oracle_nb.delphi.ui.editor.editor import PositionEditor

        return PositionEditor(wording, self._words.language, self.attempts, start)
