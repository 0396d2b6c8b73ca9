"""A game in progress: playing, saving, replaying and sharing."""

import os
import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from oracle_nb.core.arguments import path_of, seat_number, whole
from oracle_nb.core.chance import (
    Chance,
    Draw,
    GameChance,
    Outcome,
    OutcomeError,
    PresetChance,
    ScriptedChance,
    SecretChance,
    chance_for,
)
from oracle_nb.core.errors import invalid
from oracle_nb.core.events import Event
from oracle_nb.core.files import PRIVATE_FILE
from oracle_nb.core.generics import A, P
from oracle_nb.core.history import entry_of
from oracle_nb.core.verdicts import IllegalAction, MalformedAction, Reason, Verdict
from oracle_nb.core.work import checkpoint
from oracle_nb.games.queries import GameQueries
from oracle_nb.games.rules import Rules
from oracle_nb.games.texts import titled
from oracle_nb.storage.codes import encode
from oracle_nb.storage.saves import (
    ANALYSIS_VERSION,
    FORMAT,
    VERSION,
    Record,
    SaveError,
    write_atomically,
)

if TYPE_CHECKING:
    from oracle_nb.games.package import GamePackage
    from oracle_nb.games.reviews.report import GameReview


class Game(GameQueries[P, A]):
    """A game in progress: its rules, its position and its history.

    Parameters
    ----------
    rules : Rules
        The rules of the game, for one setting.
    seed : int, optional
        The same seed makes the same game. Without one nobody can foresee the game.
    seats : sequence of str
        A name for each seat; "bot:NAME" for a bot.
    start : position, optional
        The position to begin from, instead of one that the seed sets up.
    opening : iterable of Draw
        The first draws before the first decision; chance decides the others.
    given : mapping of str to sequence of int, optional
        The first results of chance, fixed by a teacher, by kind and in order; ``chance`` decides
        the others. You can change it later. Like the seed, it isn't saved.
    chance : SeededChance or SecretChance, optional
        Decides the draws instead of the seed, which then makes only the setup.
    package : GamePackage, optional
        The game's texts, pictures and everything else besides rules; the installed game with the
        name of the rules if not given.

    Attributes
    ----------
    rules : Rules
        The rules of the game.
    seed : int
        The seed of the setup.
    chance : SeededChance or SecretChance
        What decides the draws; it isn't saved.
    seats : tuple of str
        The names of the seats.
    given : dict of str to tuple of int
        The results that a teacher has fixed.

    Raises
    ------
    PositionError
        If nothing can be played from ``start``.
    ValueError
        If the number of names isn't the number of seats.

    Examples
    --------
    >>> import oracle_nb
    >>> game = oracle_nb.new_game(players=3, seed=3)
    >>> _ = game.play("move die:green F12")
    >>> game.undo()
    >>> game.play("move die:yellow F12")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    IllegalAction: ...
    >>> game.position == oracle_nb.new_game(players=3, seed=3).position
    True
    """

    def __init__(
        self,
        rules: Rules[P, A],
        seed: int | None = None,
        seats: Sequence[str] = (),
        start: P | None = None,
        opening: Iterable[Draw] = (),
        given: Mapping[str, Sequence[int]] | None = None,
        chance: GameChance | None = None,
        package: "GamePackage | None" = None,
    ) -> None:
        if not hasattr(rules, "players"):
            raise invalid(f"rules: the rules of a game are needed, not {rules!r:.40}")
        self.rules = rules
        self._package = package
        self.seed = secrets.randbits(48) if seed is None else whole("seed", seed)
        self.chance = chance_for(None if seed is None else self.seed) if chance is None else chance
        self.seats = tuple(seats) or tuple(f"player {n + 1}" for n in range(rules.players))
        if len(self.seats) != rules.players:
            raise invalid(f"{rules.players} seats need as many names, not {len(self.seats)}")
        self.given = {kind: tuple(values) for kind, values in (given or {}).items()}
        self._start = rules.set_up(self.seed) if start is None else start
        super().__init__(rules.begin(self._start, self._chance(opening)))

    def _chance(self, forced: Iterable[Draw], before: Iterable[Draw] = ()) -> Chance:
        draws = tuple(forced)
        # In an analysis an action that is repeated gets other dice.
        then: Chance = SecretChance() if self.analysis else self.chance
        if self.given:
            then = PresetChance(self.given, then, (*before, *draws))
        return ScriptedChance(draws, then=then) if draws else then

    # --- playing ---------------------------------------------------------------------------------

    def play(
        self, action: A | str, outcome: Iterable[Draw] = (), player: int | None = None
    ) -> tuple[Event, ...]:
        """Carry out an action and return what happened.

        Parameters
        ----------
        action : action or str
            A legal action, or its text.
        outcome : iterable of Draw
            The first draws of the action; chance decides the others.
        player : int, optional
            The seat that acts; the one to move if not given.

        Returns
        -------
        tuple of Event
            What happened, in order.

        Raises
        ------
        MalformedAction
            If a text can't be read. The game stays as it is, as with the other errors.
        IllegalAction
            If the action is refused; the error has the verdict.
        OutcomeError
            If ``outcome`` doesn't match the draws that the action needs.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> [event.what for event in game.play("move die:green F12")]
        ['die-used', 'moved']
        """
        wanted = self.action(action)
        if player is not None and seat_number(player, self.rules.players) != self.to_move:
            raise self._refusal(wanted, self.check(wanted, player))
        before = self.to_move
        try:
            transition = self.rules.apply(
                self.position, wanted, self._chance(outcome, self._draws())
            )
        except IllegalAction as error:
            raise self._refusal(wanted, error.verdict) from None
        assert before is not None
        after = self.rules.to_move(transition.position)
        sealed = bool(transition.outcome) or self._passes_to(after)
        self._add(entry_of(before, wanted, transition, sealed=sealed))
        return transition.events

    def _refusal(self, action: A, verdict: Verdict) -> IllegalAction:
        """Return the error for a refused action; it makes its sentences when they are read."""
        position = self.position

        def tell(language: str) -> str:
            words = self.texts(language)
            reasons = words.explain(position, action).refusals or tuple(
                Reason(violation.rule, words.broken(violation)) for violation in verdict.broken
            )
            return " ".join(map(str, titled(reasons, words)))

        return IllegalAction(self.write(action), verdict, tell)

    # --- saving ----------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the saved game as data.

        Returns
        -------
        Record
            The setting, the start, and each action with its outcome, but no seed.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> _ = game.play("move die:green F12")
        >>> game.record().log
        (('move die:green F12', ()),)
        """
        notation = self.rules.notation
        return Record(
            format=FORMAT,
            version=ANALYSIS_VERSION if self.analysis else VERSION,
            game=self.rules.name,
            setting=self.rules.setting,
            start=self._start,
            opening=self._opening.outcome,
            log=tuple((notation.write(entry.action), entry.outcome) for entry in self.history),
            seats=self.seats,
            undone=tuple(
                (notation.write(entry.action), entry.outcome)
                if entry.outcome
                else notation.write(entry.action)
                for entry in self._entries[self._count :]
            ),
            analysis=self.analysis,
        )

    def to_json(self) -> bytes:
        """Return the saved game as JSON.

        Returns
        -------
        bytes
            The JSON, which `oracle_nb.open_game` reads from a file or a text.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> oracle_nb.open_game(game.to_json().decode()).position == game.position
        True
        """
        return msgspec.json.encode(self.record())

    def share(self) -> str:
        """Return the game as a share code, with everything that anybody has seen.

        Returns
        -------
        str
            The code, which `oracle_nb.open_game` and links of the app read.

        Raises
        ------
        SaveError
            If the game is too long for a code.

        Examples
        --------
        >>> import oracle_nb
        >>> oracle_nb.new_game(players=3, seed=3).share()[:9]
        '1.delphi.'
        """
        return encode(self.record(), self.package.typical_save)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the game to a file, either completely or not at all.

        Parameters
        ----------
        path : str or path
            The file. It is replaced if it exists; nobody else can read a new one.

        Returns
        -------
        Path
            The file.

        Raises
        ------
        UnwritableFile
            If the file can't be written; it is an OSError.
        ValueError
            If ``path`` isn't a path.

        Examples
        --------
        >>> import oracle_nb, tempfile
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     game.save(f"{folder}/game.json").name
        'game.json'
        """
        return write_atomically(path_of("path", path), self.to_json(), PRIVATE_FILE)

    def review(self, language: str = "en") -> "GameReview":
        """Compare each decision with the best line of the coach, and show what chance did.

        It takes a minute or two, with a progress bar; for a game that it knows, no time.

        Parameters
        ----------
        language : str
            The code of a language, such as "en" or "pl".

        Returns
        -------
        GameReview
            Losses, luck and expected ends; a chart and tables in a notebook.

        Raises
        ------
        NoCoach
            If the game has no coach; it is a ValueError.

        Examples
        --------
        >>> import oracle_nb
        >>> oracle_nb.new_game(players=2, seed=3).review().decisions
        ()
        """
        return self.package.review(self, language)

    @classmethod
    def replay(
        cls,
        record: Record,
        rules: Rules[P, A],
        seed: int | None = None,
        package: "GamePackage | None" = None,
    ) -> "Game[P, A]":
        """Replay a saved game without random numbers.

        Parameters
        ----------
        record : Record
            The saved game.
        rules : Rules
            The rules for its setting.
        seed : int, optional
            Decides what happens later; a new secret does if not given.
        package : GamePackage, optional
            The game, as in `Game`.

        Returns
        -------
        Game
            The game after its last action, with the undone actions ready for `redo`.

        Raises
        ------
        SaveError
            If an entry can't be played; the error names it.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> oracle_nb.Game.replay(game.record(), game.rules).position == game.position
        True
        """
        if len(record.seats) != rules.players:
            raise SaveError(f"seats: {len(record.seats)} names for {rules.players} players")
        try:
            game = cls(rules, seed, record.seats, record.start, record.opening, package=package)
        except ValueError as error:
            field = "opening" if isinstance(error, OutcomeError) else "start"
            raise SaveError(f"{field}: {error}") from None
        if game.opening.outcome != record.opening:
            raise SaveError("opening: its outcome is not what the start asks of chance")
        for number, (text, outcome) in enumerate(record.log):
            game._replay_entry(f"log[{number}] {text!r:.80}", text, outcome)
        if record.analysis != (record.version == ANALYSIS_VERSION):
            raise SaveError(f"analysis: a game of version {record.version} doesn't say this")
        if record.analysis:
            game.analyse()
        for number, (text, outcome) in enumerate(record.taken_back):
            game._replay_entry(where := f"undone[{number}] {text!r:.80}", text, outcome)
            if not game.can_undo:
                raise SaveError(f"{where}: this can't have been taken back")
        for _ in record.undone:
            game.undo()
        return game

    def _replay_entry(self, where: str, text: str, outcome: Outcome) -> None:
        """Carry out an entry of a record, or raise SaveError that names its place ``where``."""
        checkpoint()
        if self.to_move is None:
            raise SaveError(f"{where}: the game is over before this", self._count + 1)
        try:
            self.play(text, outcome)
        except (MalformedAction, IllegalAction, OutcomeError) as error:
            raise SaveError(f"{where}: {error}", self._count + 1) from error
        if self.last is None or self.last.outcome != outcome:
            text = f"{where}: its outcome is not what the action asks of chance"
            raise SaveError(text, self._count)
