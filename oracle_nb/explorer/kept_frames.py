"""Tables of the games that ``simulate`` keeps in a folder."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from oracle_nb.bots.dataset import (
    ABOUT,
    ACTIONS,
    GAMES,
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
from oracle_nb.explorer.rules_column import PRINTED, played_rules
from oracle_nb.games.board_data import OWN
from oracle_nb.games.board_names import board_name
from oracle_nb.games.game import Game
from oracle_nb.games.opening import open_game
from oracle_nb.games.registry import (
    MissingPart,
    board_data_of,
    coach_of,
    package_of,
    presentation_of,
)
from oracle_nb.games.reviews.words import NoCoach
from oracle_nb.games.turns import divide
from oracle_nb.storage.saves import SaveError, read_file

if TYPE_CHECKING:
    import pandas as pd

Rows: TypeAlias = Callable[[Iterable[KeptGame], str], Iterator[Mapping[str, Any]]]


def kept_games(folder: "str | Path") -> "pd.DataFrame":
    """Return the games that ``simulate(..., keep=folder)`` has kept: a row for each seat.

    Columns: those of ``games``, and ``side`` (such as "heroes", if the sides have different aims)
    and ``place`` (from 1, if all players are ranked; else 0).

    Raises ValueError if the folder has no complete dataset.
    """
    return _table(path_of("folder", folder), GAMES, seat_rows)


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

    The first call lets the coach value the positions, with a progress bar; that takes about five
    times as long as games of ``greedy`` took to play, so use several ``workers``. If pyarrow is
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
    from tqdm.auto import tqdm

    folder = path_of("folder", folder)
    plan = _plan(folder)
    path = folder / VALUES
    many = whole("workers", workers, 0)
    if path.exists() and find_spec("pyarrow") is not None:
        return _table(folder, VALUES, value_rows)
    rows: list[Mapping[str, Any]] = []
    with tqdm(total=plan.games, unit="game", leave=False) as bar, worker_pool(many):
        for values in unordered(
            _game_values, ((game, plan.version) for game in read_games(folder))
        ):
            rows += values
            bar.update()
    rows.sort(key=lambda row: (row["seed"], row["entry"], row["seat"]))
    if find_spec("pyarrow") is not None:
        write_table(path, rows)
    return _table(folder, VALUES, lambda games, version: iter(rows))


def value_rows(games: Iterable[KeptGame], version: str) -> Iterator[Mapping[str, Any]]:
    """Yield a row for each seat at the beginning of each turn of each game. Raises NoCoach."""
    for game in games:
        yield from _values(game, version)


def _game_values(game: KeptGame, version: str) -> list[Mapping[str, Any]]:
    return list(_values(game, version))


def _values(other: KeptGame, version: str) -> Iterator[Mapping[str, Any]]:
    game = open_game(msgspec.json.encode(other.save).decode())
    rules = game.rules
    coach = coach_of(rules)
    if coach is None:
        raise NoCoach(package_of(rules.name).title("en"))
    positions = (game.opening.position, *(entry.position for entry in game.history))
    for start, turn in divide(game, presentation_of(rules).progress).turns:
        for seat in range(rules.players):
            yield {
                "seed": other.seed,
                "entry": start,
                "turn": turn,
                "seat": seat,
                "end": coach.end(rules.view(positions[start], seat), seat),
                "version": version,
            }


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
    for kept in read_games(folder):
        if not boards or plan.layout == OWN:
            save = msgspec.structs.replace(kept.save, log=())
            game = open_game(msgspec.json.encode(save).decode())
            rules = played_rules(game.rules)
        boards[kept.seed] = _board(plan, kept.seed, game)
    return boards, rules


def _board(plan: DatasetPlan, seed: int, game: Game) -> str:
    try:
        field = board_data_of(plan.game)
    except MissingPart:
        return ""
    return board_name(field, plan.layout, seed, lambda _: field.read(game))
