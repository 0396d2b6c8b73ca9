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
    DatasetError,
    DatasetPlan,
    KeptGame,
    action_rows,
    read_games,
    seat_rows,
)
from oracle_nb.core.arguments import path_of
from oracle_nb.explorer.rules_column import rules_text
from oracle_nb.games.opening import open_game
from oracle_nb.games.package import MissingPart, board_data_of
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

    Columns: ``kind``, ``seed``, ``entry`` (the number of the action, from 1), ``seat`` and ``bot``
    (who acted), ``action``, ``outcome`` (what chance decided, as JSON), ``version``, ``rules``.

    Raises ValueError if the folder has no complete dataset.
    """
    return _table(path_of("folder", folder), ACTIONS, action_rows)


def _table(folder: Path, name: str, rows: Rows) -> "pd.DataFrame":
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
    kind, printed = _origin(folder, plan)
    frame.insert(0, "kind", kind)
    frame["rules"] = printed
    return frame.astype({"version": "category", "rules": "category"})


def _plan(folder: Path) -> DatasetPlan:
    try:
        return msgspec.json.decode(read_file(folder / ABOUT), type=DatasetPlan)
    except (SaveError, msgspec.MsgspecError) as error:
        raise DatasetError(f"{folder}: no complete dataset of games: {error}") from None


def _origin(folder: Path, plan: DatasetPlan) -> tuple[str, str]:
    """Return the kind of the layouts of a dataset, and its rules."""
    first = next(read_games(folder), None)
    if first is None:
        return "own", rules_text(None)
    save = msgspec.structs.replace(first.save, log=())
    game = open_game(msgspec.json.encode(save).decode())
    rules = rules_text(getattr(game.rules.setting, "rules", None))
    try:
        field = board_data_of(plan.game)
    except MissingPart:
        return "own", rules
    layout = field.read(game)
    return next((k for k in field.kinds if field.layout(k, plan.seed) == layout), "own"), rules
