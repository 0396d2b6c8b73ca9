"""What the table must know of a game besides the contract: how its actions and players look.

A game brings its own as the attribute ``panels`` of its rules, or as ``Panels`` in a module
``panels`` of its package; one that brings none is shown plainly.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from oracle_nb.event import Event
from oracle_nb.game import Game, Rules
from oracle_nb.games import GAMES


class Panels(Protocol):
    """How one game is shown. ``theme`` is "light" or "dark"; what is called HTML is safe HTML."""

    def css(self) -> str:
        """A style sheet for the HTML of the other functions."""

    def source(self, rules: Any, position: Any, action: Any) -> str:
        """The key of what an action is done with: a die, a card, a god; "" for nothing."""

    def source_title(self, rules: Any, position: Any, key: str) -> str:
        """The name of such a thing."""

    def source_icon(self, rules: Any, position: Any, key: str, theme: str) -> str:
        """A picture of it, as HTML."""

    def family(self, rules: Any, action: Any) -> tuple[str, bool]:
        """The heading under which an action is listed, and whether its space names it enough."""

    def space(self, rules: Any, action: Any) -> int | None:
        """The space an action is aimed at."""

    def mark(self, rules: Any, action: Any, theme: str) -> str:
        """A small picture for an action, as HTML."""

    def attempts(self, rules: Any, position: Any, key: str, space: int) -> Sequence[Any]:
        """What somebody may have wanted who clicked on a space, with a source or with "" none."""

    def route(self, rules: Any, position: Any, action: Any) -> tuple[int, ...]:
        """The spaces an action leads over, from the first to the last; () for none."""

    def spaces_of(self, event: Event) -> tuple[int, ...]:
        """The spaces an event is about."""

    def phase(self, rules: Any, position: Any) -> str:
        """Where the game stands, such as "round 3, actions"."""

    def player_title(self, rules: Any, seat: int) -> str:
        """What the player in a seat is called besides the name, such as "blue"."""

    def player_icon(self, rules: Any, seat: int, theme: str) -> str:
        """The player's sign, as HTML."""

    def player_line(self, rules: Any, position: Any, seat: int, theme: str) -> str:
        """The most important of what a player has, in one line of HTML."""

    def player_board(self, rules: Any, position: Any, seat: int, theme: str) -> str:
        """Everything in front of a player, as HTML."""

    def goal(self, theme: str) -> str:
        """What the game is about, in few words and pictures, as HTML."""

    def picture(self, theme: str) -> str:
        """The game itself, for the home page, as HTML."""

    def choices(self) -> "Sequence[Choice]":
        """What can be chosen for a new game besides seats and seed."""

    def seats(self) -> range:
        """How many can play."""

    def new_game(self, seats: Sequence[str], seed: int | None, chosen: Mapping[str, str]) -> Any:
        """A new game. Raises ValueError that names what was chosen wrongly."""

    def first_game(self, seed: int | None) -> Any:
        """The game for people who have never played it: one person and bots."""


class Choice(NamedTuple):
    """Something to be chosen for a new game: its name, its label, and pairs (value, label)."""

    name: str
    label: str
    options: Sequence[tuple[str, str]]


class PlainPanels:
    """How a game is shown that says nothing about it: a list of actions, no boards of players."""

    def css(self) -> str:
        return ""

    def source(self, rules: Any, position: Any, action: Any) -> str:
        return ""

    def source_title(self, rules: Any, position: Any, key: str) -> str:
        return ""

    def source_icon(self, rules: Any, position: Any, key: str, theme: str) -> str:
        return ""

    def family(self, rules: Any, action: Any) -> tuple[str, bool]:
        return "", False

    def space(self, rules: Any, action: Any) -> int | None:
        return None

    def mark(self, rules: Any, action: Any, theme: str) -> str:
        return ""

    def attempts(self, rules: Any, position: Any, key: str, space: int) -> Sequence[Any]:
        return ()

    def route(self, rules: Any, position: Any, action: Any) -> tuple[int, ...]:
        return ()

    def spaces_of(self, event: Event) -> tuple[int, ...]:
        return ()

    def phase(self, rules: Any, position: Any) -> str:
        return ""

    def player_title(self, rules: Any, seat: int) -> str:
        return ""

    def player_icon(self, rules: Any, seat: int, theme: str) -> str:
        return ""

    def player_line(self, rules: Any, position: Any, seat: int, theme: str) -> str:
        return ""

    def player_board(self, rules: Any, position: Any, seat: int, theme: str) -> str:
        return ""

    def goal(self, theme: str) -> str:
        return ""

    def picture(self, theme: str) -> str:
        return ""

    def choices(self) -> Sequence[Choice]:
        return ()

    def seats(self) -> range:
        return range(1, 2)

    def new_game(self, seats: Sequence[str], seed: int | None, chosen: Mapping[str, str]) -> Any:
        raise ValueError("this game can't be begun from the home page")

    def first_game(self, seed: int | None) -> Any:
        return self.new_game((), seed, {})


def panels_of(rules: Rules[Any, Any], language: str = "en") -> Panels:
    """How the game with these rules is shown."""
    own = getattr(rules, "panels", None)
    if own is not None:
        made: Panels = own(language)
        return made
    return panels_of_game(rules.name, language)


def panels_of_game(name: str, language: str = "en") -> Panels:
    """How the game of a name is shown; plainly where it doesn't say."""
    if name in GAMES and find_spec(f"{GAMES[name]}.panels") is not None:
        made: Panels = import_module(f"{GAMES[name]}.panels").Panels(language)
        return made
    return PlainPanels()


def bots(game: Game[Any, Any]) -> Iterable[int]:
    """The seats of a game in which bots sit."""
    return (seat for seat in range(game.rules.players) if game.is_bot(seat))
