"""Games between bots in a folder: as JSON Lines, and as Parquet tables if pyarrow is installed.

``games.jsonl`` has a line for each game, ``games.parquet`` a row for each seat of a game, and
``actions.parquet`` a row for each action. ``about.json`` says how the games are played again. Until
all games are over, the folder has only ``games.jsonl.part``, from which the work resumes.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from oracle_nb.core import files
from oracle_nb.core.chance import Outcome
from oracle_nb.core.errors import OracleError
from oracle_nb.core.files import expanded
from oracle_nb.games.board_data import OWN
from oracle_nb.storage.journal import open_journal
from oracle_nb.storage.saves import Record, made_folder, read_file, write_atomically

FORMAT: Final = "oracle_nb games 1"
ABOUT: Final = "about.json"
LINES: Final = "games.jsonl"
PART: Final = "games.jsonl.part"
GAMES: Final = "games.parquet"
ACTIONS: Final = "actions.parquet"
Count = Annotated[int, msgspec.Meta(ge=0)]
"""A number in a file that can't be negative."""
Side = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[\w -]*\Z")]
"""The name of a side in a file; it may be printed in a terminal."""
VALUES: Final = "values.parquet"
REVIEWS: Final = "reviews.parquet"
SETUPS: Final = "setups.parquet"
"""Written when they are first asked for, as computing them takes longer than playing."""


class DatasetError(OracleError, ValueError):
    """A folder whose games are others or damaged; the error says which."""


class DatasetPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games of a dataset, which are the same whenever they are played.

    ``setting`` identifies the options of the game, and ``layout`` is the recipe of the boards.
    """

    format: str
    game: str
    version: str
    players: int
    bots: tuple[str, ...]
    seed: int
    games: int
    setting: str
    layout: str = OWN


class KeptGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a dataset.

    ``number`` counts from 0, and ``movers`` are the seats that acted, in order. ``save`` is a saved
    game, which ``open_game`` reads: its ``log`` has every action with what chance decided.
    """

    number: int
    seed: int
    bots: tuple[str, ...]
    winners: tuple[Count, ...]
    places: tuple[Count, ...]
    sides: tuple[Side, ...]
    rounds: Count
    turns: Count
    decisions: Count
    finished: bool
    movers: tuple[Count, ...]
    save: Record


def kept_games(
    folder: Path, plan: DatasetPlan, play: Callable[[Iterable[int]], Iterator[KeptGame]]
) -> Generator[KeptGame, None, None]:
    """Yield the games of a dataset, those in its folder first; write it when it is complete.

    Parameters
    ----------
    folder : path
        The folder, which is made if it doesn't exist.
    plan : DatasetPlan
        Which games.
    play : function
        Plays games by their numbers, and yields them in order.

    Yields
    ------
    KeptGame
        The games, in order.

    Raises
    ------
    ValueError
        If the folder has other games, or a damaged file.
    UnwritableFile
        If the folder or a file can't be written; the games before that are kept.
    """
    folder = expanded(folder)
    if (folder / ABOUT).exists():
        try:
            _compare(read_file(folder / ABOUT), plan)
        except DatasetError as error:
            raise DatasetError(f"{folder / ABOUT}: {error}") from None
        yield from read_games(folder)
        return
    made_folder(folder)
    done: list[KeptGame] = []

    def read(line: bytes) -> None:
        done.append(_decoded(line, len(done)))

    part = folder / PART
    with open_journal(
        part, msgspec.json.encode(plan), lambda line: _compare(line, plan), read
    ) as journal:
        yield from done
        for game in play(range(len(done), plan.games)):
            journal.add(msgspec.json.encode(game))
            done.append(game)
            yield game
        _write(folder, plan, done)
        part.unlink()


def read_games(folder: Path) -> Iterator[KeptGame]:
    """Yield the games of a complete dataset. Raises DatasetError, SaveError."""
    path = expanded(folder) / LINES
    for number, line in enumerate(read_lines(path)):
        try:
            yield _decoded(line, number)
        except ValueError as error:
            raise DatasetError(f"{path}, line {number + 1}: {error}") from None


def read_lines(path: Path) -> Iterator[bytes]:
    """Yield the lines of a file. Raises DatasetError if it can't be read."""
    try:
        yield from files.read_lines(path)
    except (OSError, UnicodeError) as error:
        raise DatasetError(f"{path}: can't be read: {files.unreadable(error)}") from None


def _decoded(line: bytes, number: int) -> KeptGame:
    try:
        game = msgspec.json.decode(line, type=KeptGame)
    except RecursionError:
        raise DatasetError("nested too deeply") from None
    seats = len(game.bots)
    if max((*game.movers, *game.winners), default=0) >= seats:
        raise DatasetError(f"a seat of game {game.number} isn't among its {seats} bots")
    if not {len(game.places), len(game.sides)} <= {0, seats}:
        raise DatasetError(f"places and sides of game {game.number} don't fit its {seats} bots")
    if not all(map(str.isprintable, game.bots)):
        raise DatasetError(f"a bot of game {game.number} has characters that can't be printed")
    if game.number != number:
        raise DatasetError(f"game {game.number} is in the place of game {number}")
    if len(game.movers) != len(game.save.log):
        raise DatasetError(f"{len(game.save.log)} actions of {len(game.movers)} seats")
    return game


def _compare(data: bytes, plan: DatasetPlan) -> None:
    try:
        written = msgspec.json.decode(data, type=DatasetPlan)
    except msgspec.MsgspecError:
        raise DatasetError("this isn't a dataset of games") from None
    for name in DatasetPlan.__struct_fields__:
        theirs, ours = getattr(written, name), getattr(plan, name)
        if theirs != ours:
            said = f"{name} is {theirs!r} there, not {ours!r}"
            text = "they have other options" if name == "setting" else said
            raise DatasetError(f"these are other games: {text}; choose another folder")


def _write(folder: Path, plan: DatasetPlan, games: list[KeptGame]) -> None:
    write_atomically(folder / LINES, b"".join(msgspec.json.encode(game) + b"\n" for game in games))
    if find_spec("pyarrow") is not None:
        for name, rows in ((GAMES, seat_rows), (ACTIONS, action_rows)):
            write_table(folder / name, list(rows(games, plan.version)))
    # The last file: if it is there, all the others are, too.
    write_atomically(folder / ABOUT, msgspec.json.encode(plan))


def seat_rows(games: Iterable[KeptGame], version: str) -> Iterator[Mapping[str, Any]]:
    """Yield a row for each seat of each game: who won, on which side, and in which place."""
    for game in games:
        for seat, bot in enumerate(game.bots):
            yield {
                "seed": game.seed,
                "players": len(game.bots),
                "seat": seat,
                "bot": bot,
                "side": game.sides[seat] if game.sides else "",
                "won": 1 / len(game.winners) if seat in game.winners else 0.0,
                "place": game.places[seat] if game.places else 0,
                "rounds": game.rounds,
                "turns": game.turns,
                "decisions": game.decisions,
                "finished": game.finished,
                "version": version,
            }


def action_rows(games: Iterable[KeptGame], version: str) -> Iterator[Mapping[str, Any]]:
    """Yield a row for each action of each game, with what chance decided as JSON."""
    for game in games:
        for entry, (seat, (action, outcome)) in enumerate(
            zip(game.movers, game.save.log, strict=True), 1
        ):
            yield {
                "seed": game.seed,
                "entry": entry,
                "seat": seat,
                "bot": game.bots[seat],
                "action": action,
                "outcome": outcome_text(outcome),
                "version": version,
            }


def outcome_text(outcome: Outcome) -> str:
    """Return what chance decided as JSON.

    Examples
    --------
    >>> from oracle_nb.core.chance import Draw
    >>> outcome_text((Draw("die", 3),))
    '[["die",3]]'
    """
    return msgspec.json.encode([(draw.what, draw.value) for draw in outcome]).decode()


def write_table(path: Path, rows: list[Mapping[str, Any]]) -> None:
    """Write rows as a Parquet file, all or nothing; pyarrow must be installed."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    sink = BytesIO()
    pq.write_table(pa.Table.from_pylist(rows), sink, compression="zstd")
    write_atomically(path, sink.getvalue())
