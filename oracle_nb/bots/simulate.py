"""Games between bots, with a small record for each."""

import hashlib
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from oracle_nb.bots.bot import Bot, BotError, Wanted, bot_names, default_bot, make_bot, title
from oracle_nb.bots.dataset import FORMAT as DATASET
from oracle_nb.bots.dataset import DatasetPlan, KeptGame, kept_games
from oracle_nb.core.arguments import items, meant, path_of, whole
from oracle_nb.core.chance import Outcome, SeededChance, scatter
from oracle_nb.core.errors import invalid
from oracle_nb.core.events import TURN_BEGUN, Event
from oracle_nb.core.generics import A, P
from oracle_nb.core.verdicts import IllegalAction
from oracle_nb.core.version import __version__
from oracle_nb.games.board_data import OWN
from oracle_nb.games.board_names import played_recipe
from oracle_nb.games.registry import DEFAULT_GAME, UnknownGame, game_names, package_of
from oracle_nb.games.rules import Rules
from oracle_nb.storage.saves import FORMAT as SAVE_FORMAT
from oracle_nb.storage.saves import VERSION as SAVE_VERSION
from oracle_nb.storage.saves import Record
from oracle_nb.text.names import BOT, seat_faults

R = TypeVar("R")

Watcher = Callable[[P, A, Sequence[Event]], None]
"""Called after every action with the position before, the action, and what happened."""


class Played(msgspec.Struct, frozen=True):
    """A game that bots have played.

    ``bots`` are their names by seat. ``finished`` is False where the limit of rounds ended the
    game. ``decisions`` counts what bots were asked, ``turns`` the turns of all players together.
    ``sides`` are the sides by seat, such as "heroes", in games whose sides have different aims, and
    ``places`` the places (from 1) by seat, where all players are ranked.
    """

    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    rounds: int
    turns: int
    decisions: int
    finished: bool
    sides: tuple[str, ...] = ()
    places: tuple[int, ...] = ()


class BotGameLog:
    """The actions of a game that bots play, with what chance decided."""

    def __init__(self) -> None:
        self.opening: Outcome = ()
        self.movers: list[int] = []
        self.actions: list[tuple[Any, Outcome]] = []


def play_out(
    rules: Rules,
    seed: int,
    bots: Sequence[Bot],
    watch: Watcher | None = None,
    log: BotGameLog | None = None,
) -> Played:
    """Play one game to its end; ``log`` gets every action.

    Raises BotError where a bot chooses something that is not allowed.
    """
    if len(bots) != rules.players:
        raise BotError(f"bots: {rules.players} seats need as many bots, not {len(bots)}")
    chance = SeededChance(seed)
    transition = rules.begin(rules.set_up(seed), chance)
    position = transition.position
    log = BotGameLog() if log is None else log
    log.opening = transition.outcome
    turns = sum(event.what == TURN_BEGUN for event in transition.events)
    while (seat := rules.to_move(position)) is not None:
        options = rules.legal_actions(position)
        action = bots[seat].decide(rules.view(position, seat), options)
        try:
            transition = rules.apply(position, action, chance)
        except IllegalAction as error:
            raise BotError(f"bot {bots[seat].name!r} in seat {seat}: {error}") from error
        log.movers.append(seat)
        log.actions.append((action, transition.outcome))
        if watch is not None:
            watch(position, action, transition.events)
        position = transition.position
        turns += sum(event.what == TURN_BEGUN for event in transition.events)
    result = rules.result(position)
    assert result is not None
    return Played(
        seed=seed,
        bots=tuple(bot.name for bot in bots),
        winners=result.winners,
        rounds=result.rounds,
        turns=turns or len(list(groupby(log.movers))),
        decisions=len(log.actions),
        finished=result.finished,
        sides=result.sides,
        places=result.places,
    )


BOT_SEEDS: Final = -1000
"""Number of the seed of the bot in the first seat; draws have numbers from 0."""


def bot_seed(seed: int, seat: int) -> int:
    """Return the seed of the bot in a seat.

    It isn't the game's, or the bot could foresee the results of chance.
    """
    return scatter(seed, BOT_SEEDS - seat)


def seated(bots: Sequence[Wanted], players: int, game: int) -> tuple[Wanted, ...]:
    """Return the bots by seat in a numbered game: in turn, one seat further in each game."""
    return tuple(bots[(seat + game) % len(bots)] for seat in range(players))


Task: TypeAlias = tuple[int, int, int, Sequence[Wanted], str, Mapping[str, Any]]
"""A game to play: its number and seed, the players, the bots, the game's name and options."""


def _play_task(task: Task) -> Played:
    return _logged(task)[0]


def _logged(task: Task) -> tuple[Played, Rules, BotGameLog]:
    number, seed, players, bots, game, options = task
    table = package_of(game).new_game(players, seed, **options).rules
    wanted = seated(bots, players, number)
    made = [make_bot(bot, bot_seed(seed, seat), table) for seat, bot in enumerate(wanted)]
    log = BotGameLog()
    played = play_out(table, seed, made, log=log)
    return msgspec.structs.replace(played, bots=tuple(map(title, wanted))), table, log


def record_of(rules: Rules, seed: int, bots: Sequence[str], log: BotGameLog) -> Record:
    """Return the saved game of a game that bots have played; ``bots`` are their names by seat."""
    write = rules.notation.write
    return Record(
        format=SAVE_FORMAT,
        version=SAVE_VERSION,
        game=rules.name,
        setting=rules.setting,
        start=rules.set_up(seed),
        opening=log.opening,
        log=tuple((write(action), outcome) for action, outcome in log.actions),
        seats=seat_titles(rules.name, bots),
    )


def seat_titles(game: str, bots: Sequence[str]) -> tuple[str, ...]:
    """Return the names of seats in a saved game that bots have played.

    Bots that the game knows are named as such. The app doesn't open games with others, so they get
    the names of people, or "player 2" where a name can't be one.

    Examples
    --------
    >>> seat_titles("delphi", ["greedy", "mine:Hasty", "mine:Hasty"])
    ('bot:greedy', 'mine:Hasty', 'mine:Hasty 2')
    """
    known, seen = bot_names(game), Counter[str]()
    names = []
    for bot in bots:
        seen[bot] += 1
        own = bot if seen[bot] == 1 else f"{bot} {seen[bot]}"
        names.append(f"{BOT}{bot}" if bot in known else own)
    faults = seat_faults(names)
    return tuple(
        f"player {seat + 1}" if seat in faults else name for seat, name in enumerate(names)
    )


def _kept(task: Task) -> KeptGame:
    played, rules, log = _logged(task)
    return KeptGame(
        number=task[0],
        movers=tuple(log.movers),
        save=record_of(rules, played.seed, played.bots, log),
        **{name: getattr(played, name) for name in Played.__struct_fields__},
    )


def simulate(
    games: int = 1,
    players: int = 3,
    bots: Sequence[Wanted] | Wanted | None = None,
    seed: int = 0,
    *,
    game: str = DEFAULT_GAME,
    workers: int = 1,
    keep: str | Path | None = None,
    **options: Any,
) -> Generator[Played, None, None]:
    """Let bots play games, and yield a record of each.

    They come in order, the same for any number of workers. Close the generator to stop the games.

    Parameters
    ----------
    games, players, workers : int
        Numbers of games, of seats, and of processes that play at the same time.
    bots : str or class or sequence of them, optional
        Names of bots, separated by commas, or classes of your own. They take the seats in turn, and
        move on by one in each game. The game's own bot, such as "greedy", if not given.
    seed : int
        Game number n, counted from 0, has the seed ``seed + n``.
    game : str
        Name of the game.
    keep : path, optional
        A folder for the games with all actions; the same call reads them there, or resumes.
    options : object
        The options of the game's ``new_game``, such as ``layout`` and ``rules``.

    Yields
    ------
    Played
        The seed, the bots, the winners and the number of rounds of a game, among others.

    Raises
    ------
    ValueError
        If a parameter is wrong; no game is played then. If a bot is wrong, a ``BotError``.

    Examples
    --------
    >>> import oracle_nb
    >>> (played,) = oracle_nb.simulate(1, players=2, bots="greedy", seed=1)
    >>> played.seed, len(played.winners)
    (1, 1)
    """
    games, workers = whole("games", games, 0), whole("workers", workers, 1)
    players, seed = whole("players", players), whole("seed", seed)
    if game not in game_names():
        raise invalid(f"game: {UnknownGame(game)}")
    names = _at_most(players, wanted_bots(default_bot(game) if bots is None else bots, game))
    table = package_of(game).new_game(players, seed, **options).rules
    _ = [make_bot(name, 0, table) for name in names]
    tasks: list[Task] = [(n, seed + n, players, names, game, options) for n in range(games)]
    folder = None if keep is None else path_of("keep", keep)
    recipe = OWN if folder is None else played_recipe(game, players, seed, options)
    return _games(tasks, workers, folder, _plan(table, names, seed, games, recipe))


def _plan(rules: Rules, bots: Sequence[Wanted], seed: int, games: int, layout: str) -> DatasetPlan:
    """Return which games are played; ``rules`` are those of the first one."""
    return DatasetPlan(
        format=DATASET,
        game=rules.name,
        version=__version__,
        players=rules.players,
        bots=tuple(map(title, bots)),
        seed=seed,
        games=games,
        setting=hashlib.sha256(msgspec.json.encode(rules.setting)).hexdigest()[:16],
        layout=layout,
    )


def _games(
    tasks: list[Task], workers: int, keep: Path | None, plan: DatasetPlan
) -> Generator[Played, None, None]:
    """Play games, or read those that are already in the folder that keeps them."""
    if keep is None:
        yield from _run(_play_task, tasks, workers)
        return
    whole("games", plan.games, 1)

    def play(numbers: Iterable[int]) -> Iterator[KeptGame]:
        return _run(_kept, [tasks[number] for number in numbers], workers)

    for game in kept_games(keep, plan, play):
        yield Played(**{name: getattr(game, name) for name in Played.__struct_fields__})


def wanted_bots(bots: Sequence[Wanted] | Wanted, game: str) -> tuple[Wanted, ...]:
    """Return the bots that were asked for, one by one. Raises BotError if there are none."""
    given = bots.split(",") if isinstance(bots, str) else [bots] if callable(bots) else items(bots)
    if given is None:
        raise BotError(f"bots: names or classes of bots are needed, not {bots!r:.40}")
    known = bot_names(game)
    seats = {BOT + name: name for name in known}
    names = tuple(
        meant(bot, known) or seats.get(meant(bot, seats) or "", bot.strip())
        if isinstance(bot, str)
        else bot
        for bot in given
    )
    if not names:
        raise BotError("bots: at least one name is needed")
    return names


def _at_most(seats: int, names: tuple[Wanted, ...]) -> tuple[Wanted, ...]:
    """Return the bots. Raises BotError if there are more than seats."""
    if len(names) > seats:
        raise BotError(f"bots: {len(names)} names are too many for {seats} seats")
    return names


def _run(play: Callable[[Task], R], tasks: list[Task], workers: int) -> Generator[R, None, None]:
    if workers == 1 or len(tasks) < 2:
        for task in tasks:
            yield play(task)
        return
    from joblib import Parallel, delayed

    run = Parallel(n_jobs=workers, return_as="generator", pre_dispatch="2*n_jobs")
    results: Iterator[R] = run(delayed(play)(task) for task in tasks)
    yield from results


class BotTotals(msgspec.Struct, frozen=True):
    """The result of one bot: its seats, and its wins; a shared victory is divided."""

    bot: str
    seats: int
    wins: float

    @property
    def share(self) -> float:
        """The wins per seat."""
        return self.wins / self.seats if self.seats else 0.0


class GameTotals(msgspec.Struct, frozen=True):
    """The totals of some games."""

    games: int
    finished: int
    rounds: float
    turns: int
    decisions: int
    bots: tuple[BotTotals, ...]

    @classmethod
    def from_games(cls, played: Iterable[Played]) -> "GameTotals":
        """Return the totals of some games; bots come in the order of their first seats."""
        games = finished = rounds = turns = decisions = 0
        seats: dict[str, int] = {}
        wins: dict[str, float] = {}
        for result in played:
            games += 1
            turns += result.turns
            decisions += result.decisions
            if result.finished:
                finished += 1
                rounds += result.rounds
            for seat, bot in enumerate(result.bots):
                seats[bot] = seats.get(bot, 0) + 1
                won = 1 / len(result.winners) if seat in result.winners else 0.0
                wins[bot] = wins.get(bot, 0.0) + won
        return cls(
            games=games,
            finished=finished,
            rounds=rounds / finished if finished else 0.0,
            turns=turns,
            decisions=decisions,
            bots=tuple(BotTotals(bot, count, wins[bot]) for bot, count in seats.items()),
        )
