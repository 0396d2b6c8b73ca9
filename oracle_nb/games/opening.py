"""Opening saved games and positions from files, codes, links and JSON."""

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec

from oracle_nb.core.chance import OutcomeError, ScriptedChance
from oracle_nb.core.errors import LocalizedError
from oracle_nb.core.files import UnreadableText, decoded, expanded
from oracle_nb.core.generics import A, P
from oracle_nb.games.game import Game
from oracle_nb.games.package import GamePackage
from oracle_nb.games.registry import GameImportError, UnknownGame, package_of
from oracle_nb.games.rules import Rules, RulesWithData
from oracle_nb.storage.codes import found_code, read_pasted
from oracle_nb.storage.saves import (
    ANALYSIS_VERSION,
    FORMAT,
    LARGEST,
    POSITION_FORMAT,
    VERSION,
    DamagedFile,
    PositionRecord,
    Record,
    SaveError,
    misfit,
    read_file,
)
from oracle_nb.text.names import InvalidName, NameFault, checked_seats

_READ: Final = {FORMAT: (VERSION, ANALYSIS_VERSION), POSITION_FORMAT: (VERSION,)}
"""The readable versions of each format."""
_LONGEST_PATH: Final = 4_096
"""Maximum number of characters in the path of a file."""
_LINK: Final = re.compile(r"\s*<?https?://", re.IGNORECASE)
T = TypeVar("T")
CheckSeats = Callable[[Sequence[str]], tuple[str, ...]]
"""Normalizes the names of players, or raises InvalidName."""


class SeatError(SaveError):
    """A saved game with an invalid name of a player."""

    def __init__(self, error: InvalidName) -> None:
        super().__init__(str(error))
        self.seat: Final[int] = error.seat
        self.fault: Final[NameFault] = error.fault


class UnavailableGame(SaveError):
    """A save needs a game or a file that is missing or can't be used; it may itself be in order.

    Where a file of the game's is the reason, the cause is a LocalizedError.
    """

    def __init__(self, message: str, game: str, *, installed: bool) -> None:
        super().__init__(message)
        self.game: Final = game
        self.installed: Final = installed
        """Whether the game is installed; if so, it can't be loaded."""


def rules_of(name: str, setting: Any) -> Rules:
    """Return the rules of a game by its name.

    Raises UnavailableGame, or SaveError for a bad setting.
    """
    game = _known(name, "game")
    try:
        return game.rules(setting)
    except LocalizedError as error:
        raise UnavailableGame(f"setting: {error}", name, installed=True) from error
    except (ValueError, msgspec.ValidationError) as error:
        raise SaveError(_located("setting", error)) from None


def _known(name: str, field: str) -> GamePackage:
    try:
        return package_of(name)
    except UnknownGame as error:
        raise UnavailableGame(f"{field}: {error}", name, installed=False) from None
    except GameImportError as error:
        message = f"{field}: {name!r} is installed, but can't be loaded"
        raise UnavailableGame(message, name, installed=True) from error


class TooManyActions(SaveError):
    """A saved game with more actions than are replayed."""

    def __init__(self, actions: int, most: int) -> None:
        super().__init__(f"log: {actions} actions, and at most {most} are replayed here")
        self.actions: Final = actions
        self.most: Final = most


# --- games ---------------------------------------------------------------------------------------


def from_json(
    data: bytes | str,
    seed: int | None = None,
    check_seats: CheckSeats = checked_seats,
    most: int = sys.maxsize,
) -> Game:
    """Return a game from its JSON, replayed to where it was saved, without random numbers.

    ``seed`` decides what happens next; ``check_seats`` normalizes the players' names; ``most`` is
    the maximum number of actions. Raises SaveError that names the field and what is wrong with it.
    """
    return _replayed(_decoded(data, Record, FORMAT, "a saved game"), seed, check_seats, most)


def from_code(
    text: str,
    seed: int | None = None,
    check_seats: CheckSeats = checked_seats,
    most: int = sys.maxsize,
) -> Game:
    """Return a game from its code, or from a link that carries it; see `from_json`."""
    record = read_pasted(text, lambda name: _known(name, "code").typical_save)
    return _replayed(record, seed, check_seats, most)


def from_contents(data: bytes | str, seed: int | None = None) -> Game:
    """Return a game from the contents of a file: its JSON, its code, or a link with its code.

    Raises SaveError.
    """
    try:
        text = decoded(data).strip()
    except UnreadableText as error:
        raise SaveError(str(error)) from None
    if not text:
        raise SaveError("it is empty; a saved game, its code or a link is needed")
    if not text.startswith("{") and found_code(text):
        return from_code(text, seed)
    try:
        return from_json(text, seed)
    except SaveError:
        if (games := _games_in(text)) == 0:
            raise
    count = "1 game" if games == 1 else f"{games} games"
    raise SaveError(
        f"this is a dataset of {count}, not a saved game; open the game of a line with "
        'oracle_nb.open_game(json.loads(line)["save"])'
    )


class _KeptLine(msgspec.Struct, frozen=True):
    """The fields by which a line of a dataset of games is known."""

    number: int
    movers: tuple[int, ...]
    save: Mapping[str, Any]


def _games_in(text: str) -> int:
    """Return the number of games if a text is a dataset of games, one in a line; 0 if it isn't."""
    lines = text.splitlines()
    try:
        msgspec.json.decode(lines[0], type=_KeptLine)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0
    return len(lines)


def load(path: str | os.PathLike[str], seed: int | None = None) -> Game:
    """Return the game that is saved in a file, or whose code is there. Raises SaveError."""
    return from_contents(read_file(path), seed)


def open_game(source: str | os.PathLike[str] | Mapping[str, Any], seed: int | None = None) -> Game:
    """Open a saved or shared game.

    Parameters
    ----------
    source : str, path or mapping
        The path of a file, its contents, a share code, or a link with a code. A file contains a
        saved game, a code or a link. A mapping is a saved game that JSON has been read from, such
        as ``save`` in a line of a dataset that ``simulate`` keeps.
    seed : int, optional
        Decides what happens next; a new secret does if not given.

    Returns
    -------
    Game
        The game, at the action where it was saved.

    Raises
    ------
    SaveError
        If the source can't be read; the message names the field and what is wrong.

    Examples
    --------
    >>> import oracle_nb
    >>> game = oracle_nb.new_game(players=2, seed=3)
    >>> _ = game.play(game.legal_actions()[0])
    >>> oracle_nb.open_game(game.share()).position == game.position
    True
    """
    if isinstance(source, Mapping):
        return from_contents(_encoded(source), seed)
    if not isinstance(source, str | os.PathLike):
        raise SaveError(f"source must be a path, a code, a link or a mapping, got {source!r:.40}")
    text = os.fspath(source).strip()
    if not text:
        raise SaveError("a path, a code or a link is needed, got an empty text")
    if _is_text(text):
        return from_contents(text, seed)
    if len(text) > _LONGEST_PATH:
        raise SaveError(
            f"{text[:40]!r}...: neither a saved game nor a code, and too long for a path"
        )
    if _LINK.match(text):
        raise SaveError(f"{text[:60]!r}: this link carries no game; open it in a browser")
    if not any(sign in text for sign in "./\\"):
        # Somebody who means a file without a suffix can still open it.
        try:
            return load(text, seed)
        except SaveError as error:
            raise SaveError(f"{error} (and {text!r:.40} isn't a code or a link, either)") from None
    return load(text, seed)


def _is_text(text: str) -> bool:
    """Return whether a text is a saved game, a code or a link, and not the path of a file."""
    if text.removeprefix("\ufeff").startswith("{"):
        return True
    with suppress(OSError, ValueError):
        if len(text) < _LONGEST_PATH and expanded(text).is_file():
            return False
    return bool(found_code(text))


def _encoded(source: Mapping[str, Any]) -> bytes:
    """Return a mapping as JSON. Raises SaveError if it has values that JSON doesn't have."""
    try:
        return msgspec.json.encode(source)
    except (TypeError, ValueError, RecursionError) as error:
        raise SaveError(f"not a saved game: {error}") from None


def _replayed(record: Record, seed: int | None, check_seats: CheckSeats, most: int) -> Game:
    if (actions := len(record.log) + len(record.undone)) > most:
        raise TooManyActions(actions, most)
    rules = rules_of(record.game, record.setting)
    start = _converted(record.start, rules, "start")
    if len(record.seats) != rules.players:
        # Before names are compared with each other: there can be a million of them.
        raise SaveError(f"seats: {len(record.seats)} names for {rules.players} players")
    try:
        seats = check_seats(record.seats)
    except InvalidName as error:
        raise SeatError(error) from None
    whole = msgspec.structs.replace(record, start=start, setting=rules.setting, seats=seats)
    try:
        return Game.replay(whole, rules, seed, package_of(record.game))
    except SaveError as error:
        doubt = rules.doubt() if isinstance(rules, RulesWithData) else None
        if doubt is None:
            raise
        raise UnavailableGame(f"{error} ({doubt})", record.game, installed=True) from doubt


# --- single positions ----------------------------------------------------------------------------


def position_to_json(rules: Rules[P, A], position: P) -> bytes:
    """Return a position as JSON, with the setting it belongs to."""
    return msgspec.json.encode(
        PositionRecord(POSITION_FORMAT, VERSION, rules.name, rules.setting, position)
    )


def position_from_json(data: bytes | str) -> tuple[Rules, Any]:
    """Return a position from its JSON, and its rules: ``Game(rules, start=position)``.

    Raises SaveError that names the field and what is wrong with it, also if nothing can be played
    from a well-formed position.
    """
    record = _decoded(data, PositionRecord, POSITION_FORMAT, "a saved position")
    rules = rules_of(record.game, record.setting)
    position = _converted(record.position, rules, "position")
    try:
        rules.begin(position, ScriptedChance(()))
    except OutcomeError:
        pass  # The position is valid, but something random would happen before the first decision.
    except ValueError as error:
        raise SaveError(f"position: {error}") from None
    return rules, position


# --- reading -------------------------------------------------------------------------------------


def _decoded(data: bytes | str, kind: type[T], wanted: str, what: str) -> T:
    """Return a record of a format and version that can be read here."""
    if len(data) > LARGEST:
        raise SaveError(f"not {what}: too large to be one")
    try:
        text = decoded(data)
    except UnreadableText as error:
        raise SaveError(str(error)) from None
    try:
        head = msgspec.json.decode(text, type=_Head)
        if head.format != wanted:
            raise SaveError(f"format: {head.format[:40]!r} is not {wanted!r}")
        if head.version not in _READ[wanted]:
            known = " and ".join(map(str, _READ[wanted]))
            raise SaveError(f"version: {head.version} can't be read here, only {known}")
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        if text.lstrip()[:1] != "{":
            raise DamagedFile(what, error, text) from None
        raise SaveError(_located("", error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DamagedFile(what, error, text) from None


class _Head(msgspec.Struct):
    """The header of a file, which is read first, so that a foreign file gets the right error."""

    format: str
    version: int


def _converted(value: Any, rules: Rules, field: str) -> Any:
    try:
        return msgspec.convert(value, rules.position_type)
    except msgspec.ValidationError as error:
        raise SaveError(_located(field, error)) from None


def _located(field: str, error: Exception) -> str:
    """Return an error message that begins with the field."""
    text, path = misfit(error)
    where = f"{field}{path}".lstrip(".")
    return f"{where}: {text}" if where else text
