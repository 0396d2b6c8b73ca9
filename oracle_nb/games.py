"""The games there are: the one place that names them for the floors above.

A game is a package with a function ``rules_of(setting)`` that makes its rules from a setting. A
second game is added here with one line.
"""

import os
from importlib import import_module
from typing import Any, Final

import msgspec

from oracle_nb.game import FORMAT, VERSION, Game, Record, Rules, SaveError, read_file

GAMES: Final = {"delphi": "oracle_nb.delphi"}


def rules_of(name: str, setting: Any) -> Rules[Any, Any]:
    """The rules of a game by its name. Raises SaveError for an unknown game or a faulty setting."""
    if name not in GAMES:
        raise SaveError(f"game: {name!r} is not known here ({', '.join(GAMES)})")
    try:
        rules: Rules[Any, Any] = import_module(GAMES[name]).rules_of(setting)
    except (ValueError, msgspec.ValidationError) as error:
        raise SaveError(f"setting: {error}") from None
    return rules


def from_json(data: bytes | str, seed: int | None = None) -> Game[Any, Any]:
    """A game from its JSON, replayed to where it was saved, without random numbers.

    ``seed`` decides what comes next. Raises SaveError that names the field and what is wrong.
    """
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"not a saved game: {error}") from None
    if record.format != FORMAT:
        raise SaveError(f"format: {record.format!r} is not {FORMAT!r}")
    if record.version != VERSION:
        raise SaveError(f"version: {record.version} can't be read here, only {VERSION}")
    rules = rules_of(record.game, record.setting)
    try:
        start = msgspec.convert(record.start, rules.position_type)
    except msgspec.ValidationError as error:
        raise SaveError(f"start: {error}") from None
    return Game.replay(
        msgspec.structs.replace(record, start=start, setting=rules.setting), rules, seed
    )


def load(path: str | os.PathLike[str], seed: int | None = None) -> Game[Any, Any]:
    """A game from a file. Raises SaveError."""
    return from_json(read_file(path), seed)
