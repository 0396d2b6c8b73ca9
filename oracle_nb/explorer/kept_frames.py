"""Tables of the games that ``simulate`` keeps in a folder."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from oracle_nb.bots.dataset import (
    ABOUT,
    ACTIONS,
    GAMES,
    REVIEWS,
    SETUPS,
    VALUES,
    DatasetError,
    DatasetPlan,
    KeptGame,
    action_rows,
    read_games,
    seat_rows,
    write_table,
)
from oracle_nb.core.arguments import path_of, whole
from oracle_nb.core.extras import need
from oracle_nb.core.files import decoded
from oracle_nb.core.processes import unordered, worker_pool
from oracle_nb.explorer.par import setup_rows
from oracle_nb.explorer.rules_column import PRINTED, played_rules
from oracle_nb.games.board_names import board_name
from oracle_nb.games.coach import Coach
from oracle_nb.games.game import Game
from oracle_nb.games.opening import open_game
from oracle_nb.games.registry import (
    MissingPart,
    board_data_of,
    coach_of,
    package_of,
    presentation_of,
)
from oracle_nb.games.reviews.reviewer import Reviewer
from oracle_nb.games.reviews.words import NoCoach
from oracle_nb.games.turns import divide
from oracle_nb.storage.saves import SaveError, read_file

if TYPE_CHECKING:
    import pandas as pd

Computation: TypeAlias = Callable[[KeptGame, str], list[Mapping[str, Any]]]
Rows: TypeAlias = Callable[[Iterable[KeptGame], str], Iterator[Mapping[str, Any]]]


SEAT_KEYS: Final = ["board", "seed", "players", "seat"]
"""The columns by which tables of games and of setups are joined."""


def kept_games(folder: "str | Path", *, setups: bool = False, workers: int = 1) -> "pd.DataFrame":
    """Return the games that ``simulate(..., keep=folder)`` has kept: a row for each seat.

    Columns: those of ``games``, and ``side`` (such as "heroes", if the sides have different aims)
    and ``place`` (from 1, if all players are ranked; else 0).

    Parameters
    ----------
    folder : str or path
        The folder that was given as ``keep``.
    setups : bool
        Whether the columns of ``seats`` are added, which are kept in ``setups.parquet``.
    workers : int
        Number of processes for them, 0 for all cores.

    Raises ValueError if the folder has no complete dataset.
    """
    folder, workers = path_of("folder", folder), whole("workers", workers, 0)
    played = _table(folder, GAMES, seat_rows)
    if not setups:
        return played
    dealt = _computed(folder, SETUPS, _setup, workers).drop(columns=["version", "rules"])
    return played.merge(dealt, on=SEAT_KEYS)


def kept_actions(folder: "str | Path") -> "pd.DataFrame":
    """Return the actions of the games that ``simulate(..., keep=folder)`` has kept, a row for each.

    Columns: ``board``, ``seed``, ``entry`` (the number of the action, from 1), ``seat`` and ``bot``
    (who acted), ``action``, ``outcome`` (what chance decided, as JSON), ``version``, ``rules``.

    Raises ValueError if the folder has no complete dataset.
    """
    return _table(path_of("folder", folder), ACTIONS, action_rows)


def kept_values(folder: "str | Path", *, workers: int = 1) -> "pd.DataFrame":
    """Return the expected ends of all players in the games that ``simulate`` has kept.

    A row for each seat at the beginning of each turn. Columns: ``board``, ``seed``, ``entry`` (the
    number of actions before), ``turn`` (the seat whose turn it is), ``seat``, ``end`` (the round in
    which the coach expects this seat to finish), ``version``, ``rules``.

    The first call lets the coach value the positions, with a progress bar. What that takes depends
    on the number of turns alone: seven to eight times as long as three players of ``greedy`` took
    to play, so use several ``workers``, and a quarter of the time of ``planner``. If pyarrow is
    installed, it writes them to ``values.parquet`` in the folder, which later calls read.

    Parameters
    ----------
    folder : str or path
        The folder that was given as ``keep``.
    workers : int
        Number of processes that value positions, 0 for all cores.

    Raises
    ------
    ValueError
        If the folder has no complete dataset.
    NoCoach
        If the game has no coach.
    OSError
        If the folder can't be written to.
    """
    return _computed(path_of("folder", folder), VALUES, _values, workers)


def kept_reviews(folder: "str | Path", *, workers: int = 1) -> "pd.DataFrame":
    """Return the reviews of the games that ``simulate`` has kept: a row for each decision.

    Columns: ``board``, ``seed``, ``entry`` (the number of the action), ``seat``, ``action``, those
    of ``Game.review().frame()`` except ``reasons``, and ``version``, ``rules``.

    A review takes a minute or more of processor time. The parameters, the errors and the file,
    ``reviews.parquet``, are as for ``kept_values``.
    """
    return _computed(path_of("folder", folder), REVIEWS, _reviewed, workers)


def _computed(folder: Path, name: str, compute: Computation, workers: int) -> "pd.DataFrame":
    """Return a table that the coach computes game by game, or has computed before."""
    from tqdm.auto import tqdm

    many, plan, path = whole("workers", workers, 0), _plan(folder), folder / name
    rows: list[Mapping[str, Any]] = []
    if not path.exists() or find_spec("pyarrow") is None:
        tasks = ((game, plan.version) for game in read_games(folder))
        with tqdm(total=plan.games, unit="game", leave=False) as bar, worker_pool(many):
            for added in unordered(compute, tasks):
                rows += added
                bar.update()
        rows.sort(key=lambda row: (row["seed"], row.get("entry", 0), row["seat"]))
        if find_spec("pyarrow") is not None:
            write_table(path, rows)
    return _table(folder, name, lambda games, version: iter(rows))


def _setup(kept: KeptGame, version: str) -> list[Mapping[str, Any]]:
    save = msgspec.structs.replace(kept.save, log=())
    game = open_game(msgspec.json.encode(save).decode())
    return [{**row, "version": version} for row in setup_rows(game, kept.seed)]


def _values(kept: KeptGame, version: str) -> list[Mapping[str, Any]]:
    game, coach = _coached(kept)
    rules = game.rules
    positions = (game.opening.position, *(entry.position for entry in game.history))
    return [
        {
            "seed": kept.seed,
            "entry": start,
            "turn": turn,
            "seat": seat,
            "end": coach.end(rules.view(positions[start], seat), seat),
            "version": version,
        }
        for start, turn in divide(game, presentation_of(rules).progress).turns
        for seat in range(rules.players)
    ]


def _reviewed(kept: KeptGame, version: str) -> list[Mapping[str, Any]]:
    game, _ = _coached(kept)
    reviewer = Reviewer(game, presentation_of(game.rules).progress, coach_of)
    reviewer.run()
    assert reviewer.result is not None
    rows: list[Mapping[str, Any]] = []
    for decision in reviewer.result.decisions:
        row = msgspec.to_builtins(decision)
        del row["reasons"]
        row |= {"best": "; ".join(decision.best), "loss": decision.loss, "version": version}
        rows.append({"seed": kept.seed, "entry": row.pop("number"), **row})
    return rows


def _coached(kept: KeptGame) -> tuple[Game, Coach]:
    """Return a kept game and its coach. Raises NoCoach."""
    game = open_game(msgspec.json.encode(kept.save).decode())
    coach = coach_of(game.rules)
    if coach is None:
        raise NoCoach(package_of(game.rules.name).title("en"))
    return game, coach


def _table(folder: Path, name: str, rows: Rows) -> "pd.DataFrame":
    need("analysis", "pandas")
    import pandas as pd

    plan = _plan(folder)
    path = folder / name
    if path.exists() and find_spec("pyarrow") is not None:
        try:
            frame = pd.read_parquet(path)
        except (OSError, ValueError) as error:
            raise DatasetError(f"{path}: can't be read: {error}") from None
    else:
        frame = pd.DataFrame(list(rows(read_games(folder), plan.version)))
    return _finished(frame, folder, plan)


def _finished(frame: "pd.DataFrame", folder: Path, plan: DatasetPlan) -> "pd.DataFrame":
    """Return a table with the columns that all tables of a dataset have."""
    boards, rules = _origin(folder, plan)
    frame.insert(0, "board", frame["seed"].map(boards) if len(frame) else "")
    frame["rules"] = rules
    return frame.astype({"version": "category", "rules": "category"})


def _plan(folder: Path) -> DatasetPlan:
    try:
        return msgspec.json.decode(decoded(read_file(folder / ABOUT)), type=DatasetPlan)
    except (SaveError, UnicodeError, msgspec.MsgspecError) as error:
        raise DatasetError(f"{folder}: no complete dataset of games: {error}") from None


def _origin(folder: Path, plan: DatasetPlan) -> tuple[Mapping[int, str], str]:
    """Return the names of the boards of a dataset by the seeds of its games, and its rules."""
    rules = PRINTED
    boards: dict[int, str] = {}
    seeded = plan.layout.partition(":")[0] in _kinds(plan.game)
    for kept in read_games(folder):
        if not boards or not seeded:
            save = msgspec.structs.replace(kept.save, log=())
            game = open_game(msgspec.json.encode(save).decode())
            rules = played_rules(game.rules)
        boards[kept.seed] = _board(plan, kept.seed, game)
    return boards, rules


def _kinds(game: str) -> Sequence[str]:
    try:
        return board_data_of(game).kinds
    except MissingPart:
        return ()


def _board(plan: DatasetPlan, seed: int, game: Game) -> str:
    if not _kinds(plan.game):
        return ""
    field = board_data_of(plan.game)
    return board_name(field, plan.layout, seed, lambda _: field.read(game))
