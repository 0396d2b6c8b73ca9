"""Episodes: games whose actions and positions are numbers, for environments of any interface."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.arguments import whole
from oracle_nb.core.chance import SeededChance
from oracle_nb.core.errors import OracleError
from oracle_nb.core.verdicts import IllegalAction
from oracle_nb.games.encoding import EncodedGame, Encoding, IncrementalEncoding
from oracle_nb.games.registry import MissingPart, UnknownGame, game_names, package_of, texts_of
from oracle_nb.games.rules import Result, Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class NotReset(OracleError, RuntimeError):
    """An environment that was used before its first reset, or after its end."""


class EpisodeError(OracleError, ValueError):
    """An environment with a faulty argument; the error names it and what would be right."""


ILLEGAL_REWARD: Final = -1.0
"""The reward for an illegal action, which ends the game."""


class EpisodeMaker:
    """Sets up the games of an environment: all with the same options, each with its own seed.

    Parameters
    ----------
    game : str
        The name of the game.
    players : int, optional
        The number of seats; the game's usual number if not given.
    options : mapping of str to value
        The options of the game's ``new_game``.

    Raises
    ------
    ValueError
        If an argument is wrong, or the game has no encoding.
    """

    def __init__(self, game: str, players: int | None, options: Mapping[str, Any]) -> None:
        if game not in game_names():
            raise EpisodeError(f"game: {UnknownGame(game)}")
        package = package_of(game)
        if not isinstance(package, EncodedGame):
            raise MissingPart(game, "numbers for its actions, which an environment needs")
        if "seats" in options:
            raise EpisodeError("seats: an environment names its agents itself")
        if "seed" in options:
            raise EpisodeError("seed: an environment gets its seed from reset(seed=...)")
        self.package: Final = package
        self.options: Final = dict(options)
        self.players: Final = (
            package.default_players if players is None else whole("players", players)
        )
        self.encoding: Final = package.encoding(self._game(0).rules)

    def _game(self, seed: int) -> Any:
        return self.package.new_game(self.players, seed, **self.options)

    def episode(self, seed: int) -> "Episode":
        """Return a new game, which the seed determines."""
        game = self._game(seed)
        encoding = self.package.encoding(game.rules)
        if (encoding.actions, encoding.names) != (self.encoding.actions, self.encoding.names):
            raise EpisodeError(
                f"seed {seed} makes a board with other kinds of spaces; pass a layout"
            )
        return Episode(game.rules, encoding, game.position, game.seed)


class Episode:
    """One game, played by numbers.

    Parameters
    ----------
    rules : Rules
        The rules of the game.
    encoding : Encoding
        The numbers of its actions.
    position : position
        Where it begins.
    seed : int
        Decides what is random.
    """

    def __init__(self, rules: Rules, encoding: Encoding, position: Any, seed: int) -> None:
        self.rules: Final = rules
        self.encoding: Final = encoding
        self._chance: Final = SeededChance(seed)
        self.position = position
        self._legal: dict[int, Any] | None = None
        self._limits: NDArray[np.float32] | None = None
        self._changes: Final = (
            encoding.changes if isinstance(encoding, IncrementalEncoding) else None
        )
        self._latest: dict[int, tuple[NDArray[np.float32], dict[int, Any]]] = {}
        """The last observation of each seat, with the notes of the encoding on it."""

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None when the game is over."""
        seat: int | None = self.rules.to_move(self.position)
        return seat

    @property
    def result(self) -> Result | None:
        """The result; None before the end."""
        result: Result | None = self.rules.result(self.position)
        return result

    @property
    def legal(self) -> dict[int, Any]:
        """The legal actions by their numbers."""
        if self._legal is None:
            number = self.encoding.number
            actions = self.rules.legal_actions(self.position)
            self._legal = {number(action): action for action in actions}
        return self._legal

    def action(self, number: object) -> Any:
        """Return the action with a number, legal or not.

        Raises EpisodeError if it isn't the number of an action.
        """
        result = whole("action", number)
        if not 0 <= result < self.encoding.actions:
            raise EpisodeError(f"action: 0 to {self.encoding.actions - 1}, not {result}")
        legal = self._legal.get(result) if self._legal is not None else None
        return self.encoding.action(result) if legal is None else legal

    def play(self, action: Any) -> None:
        """Carry out a legal action. Raises IllegalAction for another one."""
        self.position = self.rules.apply(self.position, action, self._chance).position
        self._legal = None

    def refusal(self, action: Any) -> IllegalAction:
        """Return the error for an illegal action, which says why it is refused."""
        rules, position = self.rules, self.position

        def explained(language: str) -> str:
            reasons = texts_of(rules, language).explain(position, action).refusals
            return " ".join(reason.text for reason in reasons)

        verdict = rules.check(position, action)
        return IllegalAction(rules.notation.write(action), verdict, explained)

    def observation(self, seat: int) -> "dict[str, NDArray[Any]]":
        """Return what a seat knows, and which actions it can take now: none if others decide."""
        import numpy as np

        encoding = self.encoding
        vector = np.empty(len(encoding.names), np.float32)
        mask = np.empty(encoding.actions, np.int8)
        self.observe_into(seat, vector, mask)
        return {"observation": vector, "action_mask": mask}

    def observe_into(
        self, seat: int, vector: "NDArray[np.float32]", mask: "NDArray[np.int8]"
    ) -> None:
        """Write what ``observation`` returns into two arrays, such as rows of larger ones."""
        vector[:] = self._vector(seat)
        mask[:] = 0
        if seat == self.to_move:
            mask[list(self.legal)] = 1

    def _vector(self, seat: int) -> "NDArray[np.float32]":
        """Return what a seat knows; only what has changed since it was asked last is computed."""
        import numpy as np

        encoding = self.encoding
        if self._limits is None:
            self._limits = np.array((encoding.low, encoding.high), np.float32)
        if seat not in self._latest:
            self._latest[seat] = np.empty(len(encoding.names), np.float32), {}
        vector, known = self._latest[seat]
        view = self.rules.view(self.position, seat)
        if self._changes is None:
            vector[:] = encoding.observation(view, seat)
        else:
            for start, values in self._changes(view, seat, known):
                vector[start : start + len(values)] = values
        np.clip(vector, *self._limits, out=vector)
        return vector

    def rewards(self) -> tuple[float, ...]:
        """Return the share of the victory of each seat; zeros before the end and without winners.

        Winners share a victory in equal parts.
        """
        result = self.result
        winners = result.winners if result is not None else ()
        return tuple(
            1 / len(winners) if seat in winners else 0.0 for seat in range(self.rules.players)
        )
