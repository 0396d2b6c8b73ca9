"""Tournaments of bots: which games are played, and playing them, with a file to resume from.

Bots play in lineups: each two bots against each other; with more than two seats, each bot alone
against the others' seats filled by one other bot, and all different bots at one table. Every lineup
plays each seed once in each seating: the bots move on by one seat from game to game.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import combinations, permutations
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

import msgspec

from oracle_nb.bots.bot import Bot, BotError, Wanted, make_bot, title
from oracle_nb.bots.dataset import Count, Side
from oracle_nb.bots.simulate import (
    BotGameLog,
    bot_seed,
    play_out,
    record_of,
    wanted_bots,
)
from oracle_nb.core.arguments import path_of, whole
from oracle_nb.core.errors import OracleError
from oracle_nb.core.processes import unordered, worker_pool
from oracle_nb.core.version import __version__
from oracle_nb.games.registry import DEFAULT_GAME, UnknownGame, game_names, package_of
from oracle_nb.games.rules import Rules
from oracle_nb.storage.journal import open_journal
from oracle_nb.storage.saves import made_folder, write_atomically

FORMAT: Final = "oracle_nb arena 1"
LONGEST: Final = 1e12
"""Maximum milliseconds of a seat's decisions in a file: 31 years."""

Progress = Callable[[int, int], object]
"""Called with the number of games that are finished, and how many there will be."""


class TournamentError(OracleError, ValueError):
    """A tournament that can't be played; the error says what is wrong."""


class TournamentPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games of a tournament, which are the same whenever they are played.

    ``setting`` identifies the options of the game.
    """

    format: str
    game: str
    version: str
    players: int
    bots: tuple[str, ...]
    seed: int
    setting: str

    @property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """The bots of each lineup, by number."""
        bots = range(len(self.bots))
        if self.players == 2:
            return tuple(combinations(bots, 2))
        alone = [(bot, *(self.players - 1) * (other,)) for bot, other in permutations(bots, 2)]
        return (*alone, *combinations(bots, self.players))

    def seating(self, number: int) -> tuple[int, int, tuple[int, ...]]:
        """Return the seed of a numbered game, the number of its lineup, and the bots by seat."""
        block, turn = divmod(number, self.players)
        seeds, lineup = divmod(block, len(self.lineups))
        bots = self.lineups[lineup]
        seats = range(self.players)
        return self.seed + seeds, lineup, tuple(bots[(seat - turn) % len(bots)] for seat in seats)


class TournamentGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a tournament.

    ``milliseconds`` and ``decisions`` are the totals of each seat; the times differ from run to
    run.
    """

    number: Count
    winners: tuple[Count, ...]
    rounds: Count
    finished: bool
    sides: tuple[Side, ...]
    decisions: tuple[Count, ...]
    milliseconds: tuple[Annotated[float, msgspec.Meta(ge=0, le=LONGEST)], ...]


class Tournament:
    """Games between bots, in all lineups and seatings.

    Parameters
    ----------
    bots : str or sequence of names and classes
        At least two different bots, as for ``simulate``.
    games : int
        The least number of games of each lineup; all seatings of a seed are played.
    players : int
        Number of seats.
    seed : int
        The seed of the first games of each lineup; the others follow.
    game : str
        Name of the game.
    options : object
        The options of the game's ``new_game``.

    Raises
    ------
    ValueError
        If a parameter is wrong; a ``BotError`` if a bot is.
    """

    def __init__(
        self,
        bots: Sequence[Wanted] | str,
        games: int = 100,
        players: int = 2,
        seed: int = 0,
        *,
        game: str = DEFAULT_GAME,
        **options: Any,
    ) -> None:
        games = whole("games", games, 1)
        players, seed = whole("players", players, 2), whole("seed", seed)
        if game not in game_names():
            raise TournamentError(f"game: {UnknownGame(game)}")
        self._bots: Final = wanted_bots(bots, game)
        names = tuple(map(title, self._bots))
        if len(names) < 2:
            raise BotError(f"bots: a tournament needs at least two, got {', '.join(names)}")
        for name in names:
            if names.count(name) > 1:
                raise BotError(f"bots: {name!r} is there twice")
        rules = package_of(game).new_game(players, seed, **options).rules
        for bot in self._bots:
            make_bot(bot, 0, rules)
        self._options: Final = options
        setting = hashlib.sha256(msgspec.json.encode(rules.setting)).hexdigest()[:16]
        self.plan: Final = TournamentPlan(FORMAT, game, __version__, players, names, seed, setting)
        self.seeds: Final = -(-games // players)
        self._played: Final[dict[int, TournamentGame]] = {}

    @property
    def total(self) -> int:
        """The number of all games."""
        return self.seeds * len(self.plan.lineups) * self.plan.players

    @property
    def played(self) -> list[TournamentGame]:
        """The finished games, in order."""
        return [self._played[number] for number in sorted(self._played)]

    def play(
        self,
        workers: int = 1,
        dask: str = "",
        keep: str | Path | None = None,
        progress: Progress | None = None,
        saves: str | Path | None = None,
    ) -> None:
        """Play all games that aren't finished yet.

        Parameters
        ----------
        workers : int
            Number of processes; 0 for one per core.
        dask : str
            The address of a Dask cluster that does all the work instead.
        keep : path, optional
            A file for the finished games. If it exists, its games aren't played again.
        progress : function, optional
            Called first, and after every game.
        saves : path, optional
            A folder for saved games. Finished games that aren't there are played again.

        Raises
        ------
        ValueError
            If the file belongs to another tournament or is damaged, or the cluster doesn't answer.
        UnwritableFile
            If the file can't be written; the games before that are kept.
        BotError
            If a bot chooses what isn't allowed.
        """
        whole("workers", workers, 0)
        folder = None if saves is None else made_folder(path_of("saves", saves))
        work: Callable[..., Any] = play_numbered if folder is None else play_and_save
        with self._kept(keep) as store:
            missing = [
                number
                for number in range(self.total)
                if number not in self._played or (folder and not _save(folder, number).exists())
            ]
            if progress is not None:
                progress(self.total - len(missing), self.total)
            if not missing:
                return
            with worker_pool(workers, dask):
                tasks = ((self.plan, self._bots, self._options, number) for number in missing)
                for done in unordered(work, tasks):
                    game = done
                    if folder is not None:
                        game, save = done
                        write_atomically(_save(folder, game.number), save)
                    if game.number not in self._played:
                        self._played[game.number] = game
                        store(game)
                    if progress is not None:
                        progress(len(self._played), self.total)

    @contextmanager
    def _kept(self, keep: str | Path | None) -> Iterator[Callable[[TournamentGame], object]]:
        """Read the games of a file; yield what adds one to it."""
        if keep is None:
            yield lambda game: None
            return
        with open_journal(
            path_of("keep", keep), msgspec.json.encode(self.plan), self._check, self._read
        ) as journal:
            yield lambda game: journal.add(msgspec.json.encode(game))

    def _check(self, line: bytes) -> None:
        try:
            plan = msgspec.json.decode(line, type=TournamentPlan)
        except msgspec.MsgspecError:
            plan = None
        if plan is None or plan.format != FORMAT:
            raise TournamentError("this isn't a file of an arena")
        for name in TournamentPlan.__struct_fields__:
            theirs, ours = getattr(plan, name), getattr(self.plan, name)
            if theirs != ours:
                said = "other options" if name == "setting" else f"{name} {_said(theirs)}"
                also = "" if name == "setting" else f", not {_said(ours)}"
                raise TournamentError(f"these games have {said}{also}; choose another file")

    def _read(self, line: bytes) -> None:
        game = msgspec.json.decode(line, type=TournamentGame)
        seats = self.plan.players
        if not len(game.decisions) == len(game.milliseconds) == (len(game.sides) or seats) == seats:
            raise TournamentError(f"game {game.number} doesn't fit this tournament")
        if any(winner >= seats for winner in game.winners):
            raise TournamentError(f"game {game.number} has the winners {_said(game.winners)}")
        if game.number < self.total:
            self._played[game.number] = game


def _said(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else repr(value)


class _Timed:
    """A bot whose decisions are counted and timed."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self._bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, view: Any, options: Sequence[Any]) -> Any:
        """Return what the bot decides."""
        begun = perf_counter()
        action = self._bot.decide(view, options)
        self.seconds += perf_counter() - begun
        self.decisions += 1
        return action


def play_numbered(
    plan: TournamentPlan, bots: Sequence[Wanted], options: Mapping[str, Any], number: int
) -> TournamentGame:
    """Play a game of a tournament."""
    return _play(plan, bots, options, number, BotGameLog())[0]


def play_and_save(
    plan: TournamentPlan, bots: Sequence[Wanted], options: Mapping[str, Any], number: int
) -> tuple[TournamentGame, bytes]:
    """Play a game of a tournament, and return the saved game, too."""
    log = BotGameLog()
    game, rules = _play(plan, bots, options, number, log)
    seed, _, seats = plan.seating(number)
    names = tuple(plan.bots[bot] for bot in seats)
    return game, msgspec.json.encode(record_of(rules, seed, names, log))


def _save(folder: Path, number: int) -> Path:
    """Return the file of a saved game."""
    return folder / f"game-{number:06}.json"


def _play(
    plan: TournamentPlan,
    bots: Sequence[Wanted],
    options: Mapping[str, Any],
    number: int,
    log: BotGameLog,
) -> tuple[TournamentGame, Rules]:
    if plan.version != __version__:
        raise TournamentError(f"a worker has version {__version__}, not {plan.version}")
    seed, _, seats = plan.seating(number)
    rules = package_of(plan.game).new_game(plan.players, seed, **options).rules
    made = [
        _Timed(make_bot(bots[bot], bot_seed(seed, seat), rules)) for seat, bot in enumerate(seats)
    ]
    played = play_out(rules, seed, made, log=log)
    game = TournamentGame(
        number=number,
        winners=played.winners,
        rounds=played.rounds,
        finished=played.finished,
        sides=played.sides,
        decisions=tuple(other.decisions for other in made),
        milliseconds=tuple(round(1000 * other.seconds, 3) for other in made),
    )
    return game, rules
