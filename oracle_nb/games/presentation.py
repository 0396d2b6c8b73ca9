"""What the table must know of a game besides the contract: how its actions and players look.

A game that brings none is shown plainly.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Final, Protocol

from oracle_nb.core.events import Event
from oracle_nb.games.game import Game
from oracle_nb.games.match import FinalStanding, Luck, SetupOption
from oracle_nb.games.rules import Rules
from oracle_nb.render.previews import Preview
from oracle_nb.render.scene import Scene

_FEW: Final = 12


class Editor(Protocol):
    """Something being edited, a position or a layout: what ``oracle_nb.web.editor.page`` shows.

    ``notice`` is said on top of everything, until the next thing is done. ``linked`` tells whether
    links lead anywhere: not in a notebook.
    """

    notice: str
    linked: bool

    @property
    def can_undo(self) -> bool:
        """Whether the last edit can be taken back."""

    @property
    def can_redo(self) -> bool:
        """Whether one was taken back."""

    def scene(self) -> Scene:
        """The board, with what is chosen on it."""

    def side(self, theme: str) -> str:
        """What stands beside the board, as HTML."""

    def below(self, theme: str) -> str:
        """What stands below the board, as HTML."""

    def act(self, do: str, value: str, form: Mapping[str, str]) -> None:
        """Do what a button, a key or a form says.

        That is "space", "undo", "redo", "cancel", "key" with the name of a key, and its own.
        """

    def set_language(self, language: str) -> None:
        """Go on in another language; the position and what is chosen stay."""

    def code(self) -> str:
        """What is edited as a short text, for an address."""

    def game(self, form: Mapping[str, str]) -> Game[Any, Any]:
        """A game that goes on from here. Raises ValueError that says why there is none."""


class PositionEditor(Editor, Protocol):
    """A position being edited: what ``Presentation.editor`` makes."""

    @property
    def rules(self) -> Rules[Any, Any]:
        """What the position is played with."""

    @property
    def position(self) -> Any:
        """The position as it is now."""


class Presentation(Protocol):
    """How one game is shown; a game that leaves something out is shown plainly there.

    ``theme`` is "light" or "dark"; what is called HTML is safe HTML.
    """

    def css(self) -> str:
        """A style sheet for the HTML of the other functions."""
        return ""

    def source(self, rules: Any, position: Any, action: Any) -> str:
        """The key of what an action is done with: a die, a card, a god; "" for nothing."""
        return ""

    def source_title(self, rules: Any, position: Any, key: str) -> str:
        """The name of such a thing."""
        return ""

    def source_count(self, rules: Any, position: Any, key: str) -> int:
        """How many of them there are, such as equal dice."""
        return 1

    def source_icon(self, rules: Any, position: Any, key: str, theme: str) -> str:
        """A picture of it, as HTML."""
        return ""

    def family(self, rules: Any, position: Any, action: Any) -> tuple[str, bool]:
        """The heading under which an action is listed, and whether its space names it enough."""
        return "", False

    def space(self, rules: Any, position: Any, action: Any) -> int | None:
        """The space an action is aimed at."""
        return None

    def mark(self, rules: Any, position: Any, action: Any, theme: str) -> str:
        """A small picture for an action, as HTML."""
        return ""

    def attempts(self, rules: Any, position: Any, key: str, space: int) -> Sequence[Any]:
        """What somebody may have wanted who clicked on a space, with a source or with "" none."""
        return ()

    def tries(self, rules: Any, position: Any) -> Sequence[tuple[str, Any]]:
        """Everything that who is to decide could act with, now or not: its key and a try with it.

        What has no key of its own stands for itself: the action is its name.
        """
        return ()

    def place(self, rules: Any, position: Any, seat: int) -> int | None:
        """The space a player's own piece is on, where the keyboard begins; None: there is none."""
        return None

    def near(self, rules: Any, position: Any, action: Any) -> tuple[int, ...]:
        """The spaces an action brings within reach."""
        return ()

    def links(
        self, rules: Any, position: Any, seat: int | None, key: str
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The spaces where a thing comes from and those where it goes, as a seat may know it.

        The keys are the game's own, besides "space:17" for what lies on a space. ``seat`` is None
        for what everybody knows, and the position is as that player sees it.
        """
        return (), ()

    def legend(self, theme: str) -> str:
        """What the signs of the game mean, as HTML."""
        return ""

    def route(self, rules: Any, position: Any, action: Any) -> tuple[int, ...]:
        """The spaces an action leads over, from the first to the last; () for none."""
        return ()

    def plans(self, rules: Any, position: Any, action: Any) -> Sequence[Preview]:
        """What an action would do on the board, besides its route."""
        return ()

    def purse(self, rules: Any, position: Any, seat: int) -> int | None:
        """How many tokens a player has to pay with; None where nothing is paid."""
        return None

    def ends(self, rules: Any, position: Any, action: Any) -> bool:
        """Whether an action ends the turn, so that what is left can't be used in it."""
        return False

    def spaces_of(self, event: Event) -> tuple[int, ...]:
        """The spaces an event is about."""
        return ()

    def secret(self, rules: Any, known: Any, event: Event) -> str:
        """An event with what its player alone has learned by it; "" where that is nothing.

        ``known`` is the position after it, as that player may know it.
        """
        return ""

    def turn(self, rules: Any, position: Any) -> int | None:
        """The seat whose turn it is, which need not be the one that is to decide; None: unknown."""
        return None

    def round(self, rules: Any, position: Any) -> int | None:
        """The round, from 1; None: the game doesn't say."""
        return None

    def phase(self, rules: Any, position: Any) -> str:
        """Where the game stands, such as "round 3, actions"."""
        return ""

    def player_title(self, rules: Any, seat: int) -> str:
        """What the player in a seat is called besides the name, such as "blue"."""
        return ""

    def player_color(self, rules: Any, seat: int) -> str:
        """The palette name of the player's color; "" where there is none."""
        return ""

    def player_icon(self, rules: Any, seat: int, theme: str) -> str:
        """The player's sign, as HTML."""
        return ""

    def player_line(self, rules: Any, position: Any, seat: int, theme: str) -> str:
        """The most important of what a player has, in one line of HTML."""
        return ""

    def player_words(self, rules: Any, position: Any, seat: int) -> str:
        """The same as the line, in words."""
        return ""

    def player_scene(self, rules: Any, position: Any, seat: int) -> Scene | None:
        """What lies in front of a player as a picture; None where nothing is to be seen."""
        return None

    def player_board(self, rules: Any, position: Any, seat: int, theme: str) -> str:
        """Everything in front of a player, as HTML."""
        return ""

    def needs(self, rules: Any, position: Any, seat: int, theme: str) -> str:
        """What a player still needs and where it is nearest, as a strip of HTML.

        ``position`` holds no more than may be shown.
        """
        return ""

    def belongings(self, rules: Any, position: Any, seat: int, theme: str) -> str:
        """What a player can act with and is after, as a short list in HTML, for paper."""
        return ""

    def standings(self, rules: Any, position: Any) -> Sequence[FinalStanding]:
        """Everybody at the end of a game, from the first to the last; () if the game has none."""
        return ()

    def numbers(self, rules: Any, position: Any) -> Mapping[str, Sequence[int]]:
        """What is counted of each player through a game, by its name."""
        return {}

    def lucks(self, rules: Any, game: Game[Any, Any]) -> Sequence[Luck]:
        """What chance gave everybody in a game, against what it gives on average."""
        return ()

    def luck_names(self) -> Sequence[tuple[str, str]]:
        """The names of the kinds of luck and what is counted, in the order of ``lucks``."""
        return ()

    def traits(self, game: Game[Any, Any]) -> Mapping[str, str]:
        """What statistics group games by, such as their length: values by name."""
        return {}

    def trait(self, name: str, value: str = "") -> str:
        """What a value of a trait is called; without a value, the trait itself."""
        return value or name

    def goal(self, theme: str) -> str:
        """What the game is about, in few words and pictures, as HTML."""
        return ""

    def picture(self, theme: str) -> str:
        """The game itself, for the home page, as HTML."""
        return ""

    def choices(self) -> Sequence[SetupOption]:
        """What can be chosen for a new game besides seats and seed."""
        return ()

    def seat_choices(self) -> Sequence[SetupOption]:
        """What can be chosen for each player, such as a color."""
        return ()

    def seats(self) -> range:
        """How many can play."""
        return range(1, 2)

    def wrong(self, players: int, chosen: Mapping[str, str]) -> Mapping[str, str]:
        """What was chosen wrongly, by the name of the choice; a player's own is "color-0"."""
        return {}

    def new_game(self, seats: Sequence[str], seed: int | None, chosen: Mapping[str, str]) -> Any:
        """A new game. Raises ValueError that names what was chosen wrongly."""
        raise ValueError("this game can't be begun from the home page")

    def first_game(self, name: str, seed: int | None) -> Any:
        """The game for people who have never played it: one person and bots."""
        return self.new_game((), seed, {})

    def rematch(self, game: Game[Any, Any], order: Sequence[int]) -> Game[Any, Any]:
        """A new game like one that is over, set up anew; ``order`` lists its seats as they sit."""
        return Game(game.rules, seats=[game.seats[seat] for seat in order])

    def edits(self) -> bool:
        """Whether there is an editor of positions."""
        return False

    def editor(self, start: Any = None) -> PositionEditor | None:
        """An editor of positions, if the game has one.

        It begins with a game, with rules and a position, with a text (a code, a link, what was
        saved), or afresh. Raises ValueError that says what can't be opened.
        """
        return None

    def sheet_page(self, layout: str, players: int, seed: int | None = None) -> str:
        """How a game is laid out with its physical parts, as HTML with its own style.

        ``layout`` is the code of one, or its kind and seed ("free.7"); without a ``seed`` the
        game has that of the layout, or 1. Raises ValueError for what
        makes no game, and where the game has no such sheet.
        """
        raise ValueError("this game has no setup sheet")

    def lays(self) -> bool:
        """Whether there is an editor of layouts."""
        return False

    def layout_editor(self, start: Any = None) -> Editor | None:
        """An editor of the boards the game is played on, if it has one.

        It begins with a layout, with a text (a code, a link, what was saved), or afresh. Raises
        ValueError that says what can't be opened.
        """
        return None


class PlainPresentation(Presentation):
    """How a game is shown that says nothing about it: a list of actions, no boards of players."""

    def tries(self, rules: Any, position: Any) -> Sequence[tuple[str, Any]]:
        """The first few of all actions: whatever a player may think of."""
        return tuple(("", action) for action in islice(rules.every_action(position), _FEW))
