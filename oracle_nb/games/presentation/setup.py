"""The options of a new game, and how it starts."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from oracle_nb.games.game import Game
from oracle_nb.games.match import SetupOption


class GameSetup:
    """The options of a new game, and how it starts.

    A choice maps the name of an option to the chosen value; the option of one player has the
    number of the seat behind its name, such as "color-0".
    """

    def options(self) -> Sequence[SetupOption]:
        """Return what can be chosen besides seats and seed."""
        return ()

    def names(self) -> tuple[str, ...]:
        """Return the names of all options, also of those with a single value at present."""
        return tuple(option.name for option in self.options())

    def arguments(self, chosen: Mapping[str, str]) -> Mapping[str, Any]:
        """Return the options of the package's ``new_game`` for the chosen options.

        Options of single players are left out.
        """
        return dict(chosen)

    def player_options(self) -> Sequence[SetupOption]:
        """Return what can be chosen for each player, such as a color."""
        return ()

    def option_errors(self, players: int, chosen: Mapping[str, str]) -> Mapping[str, str]:
        """Return what is wrong with a choice, by the name of the option."""
        return {}

    def new_game(self, seats: Sequence[str], seed: int | None, chosen: Mapping[str, str]) -> Game:
        """Return a new game.

        Parameters
        ----------
        seats
            A name for each seat; "bot:NAME" for a bot.
        seed
            Makes the game repeatable. If None, nobody can foresee it: its chance is secret.
        chosen
            The chosen options.

        Raises
        ------
        ValueError
            If something can't be chosen; the error names the option.
        """
        raise ValueError("this game can't be started from the home page")

    def first_game(self, name: str, seed: int | None) -> Game:
        """Return a game for somebody of that name who has never played it, against bots."""
        return self.new_game((name,), seed, {})

    def rematch(self, game: Game, order: Sequence[int]) -> Game:
        """Return a new game of the same players.

        Parameters
        ----------
        game
            The game that is over.
        order
            Its seats in the order in which they sit in the new game.
        """
        seats = [game.seats[seat] for seat in order]
        return Game(game.rules, seats=seats, package=game.package)


class GameStarter(Protocol):
    """An object that starts games: a game package."""

    default_players: int

    @property
    def bots(self) -> Mapping[str, str]:
        """The game's own bots, by their names."""

    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> Game:
        """Return a new game for a number of players, with a name for each seat."""

    def beginner_options(self) -> Mapping[str, Any]:
        """Return the options of ``new_game`` for people who have never played the game."""


class PlainSetup(GameSetup):
    """How a game starts whose choices, if any, are options of the package's ``new_game``.

    Parameters
    ----------
    package
        Starts the games.
    """

    def __init__(self, package: GameStarter) -> None:
        self._package = package

    def new_game(self, seats: Sequence[str], seed: int | None, chosen: Mapping[str, str]) -> Game:
        """Return a new game."""
        return self._package.new_game(len(seats), seed, seats, **chosen)

    def first_game(self, name: str, seed: int | None) -> Game:
        """Return a game for beginners, against the first of the game's own bots, or random ones."""
        package = self._package
        others = package.default_players - 1
        seats = (name, *[f"bot:{next(iter(package.bots), 'random')}"] * others)
        return package.new_game(len(seats), seed, seats, **package.beginner_options())
