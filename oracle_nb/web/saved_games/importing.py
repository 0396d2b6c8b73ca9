"""Opening an imported game: a code, a link or a file."""

import re
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final, TypeAlias

import msgspec

from oracle_nb.core.errors import LocalizedError, OracleError
from oracle_nb.core.files import decoded
from oracle_nb.core.pasted import parameters, readings
from oracle_nb.core.verdicts import IllegalAction
from oracle_nb.games.game import Game
from oracle_nb.games.opening import (
    SeatError,
    TooManyActions,
    UnavailableGame,
    from_code,
    from_json,
)
from oracle_nb.storage.codes import CodeError, found_code
from oracle_nb.storage.saves import DamagedFile, SaveError
from oracle_nb.text.names import readable_seats
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.text import words
from oracle_nb.web.text.storage_errors import storage_text

BotNames: TypeAlias = Callable[[str], Collection[str]]
"""Gives the names of the bots that can be chosen for a game, by its name."""
FILE: Final = "oracle-game.json"
"""Name of the file of a game that has no name."""
KIND: Final = "application/json"
LARGEST: Final = 4_000_000
"""Maximum number of characters of a saved game: more than a game of many hours has."""
ACTIONS: Final = 10_000
"""Maximum number of actions of an imported game. Games of four bots over 200 rounds have 4,000."""


_LINKS: Final = (
    *("join", "class", "game", "replay", "layout", "position", "explore", "lesson", "puzzles"),
)
"""Parameters of links that lead to something else than an imported game."""
_PART: Final = 200_000
"""Maximum number of bytes of a part of a saved game other than its actions."""


class _Parts(msgspec.Struct, frozen=True):
    """The parts of a saved game that may contain any JSON, undecoded."""

    setting: msgspec.Raw = msgspec.Raw()
    start: msgspec.Raw = msgspec.Raw()
    opening: msgspec.Raw = msgspec.Raw()


class RefusedNames(OracleError, ValueError):
    """A game that isn't imported because of its players' names; ``game`` is the rejected game."""

    def __init__(self, reason: str, game: Game) -> None:
        super().__init__(reason)
        self.game: Final = game


def file_name(called: str) -> str:
    """Return the name of the file of a game: letters and digits, which any disk accepts."""
    safe = "-".join(re.findall(r"\w+", called))[:60].strip("-_")
    return f"oracle-{safe}.json" if safe else FILE


def _has_code(text: str) -> bool:
    """Return whether there is a code in a text, or in a link."""
    return bool(found_code(text[:20_000]))


def _is_save(text: str) -> bool:
    """Return whether a text should be read as a saved game."""
    start = text.lstrip()[:1]
    return start == "{" or (start == "[" and not _has_code(text))


def _leads_elsewhere(text: str) -> bool:
    """Return whether a text is a link of the app that carries no game."""
    return any(parameters(next(readings(text)), *_LINKS))


def _is_inflated(text: str) -> bool:
    """Return whether a saved game has a part that is longer than any real one.

    A few bytes of small lists would become hundreds.
    """
    try:
        parts = msgspec.json.decode(text, type=_Parts)
    except (ValueError, RecursionError):
        # The error of the whole is better.
        return False
    sizes = (memoryview(part).nbytes for part in msgspec.structs.astuple(parts))
    return max(sizes) > _PART


def opened_file(text: str, file: str, bots: BotNames, language: str) -> Game:
    """Return the game in a file of this name. Raises ValueError as `opened` does."""
    say, text = words(language).say, decoded(text)
    if not text.strip():
        raise ValueError(say("unread-empty", file=file[:100]))
    if "\ufffd" in text or "\0" in text:
        raise ValueError(say("unread-encoding", file=file[:100]))
    if not _is_save(text) and not _has_code(text):
        raise ValueError(say("unread-no-save", file=file[:100]))
    return opened(text, bots, language)


def opened(text: str, bots: BotNames, language: str) -> Game:
    """Return the game of a code, a link or a file's text.

    Parameters
    ----------
    bots
        Gives the names of the bots that may play a game, by its name.
    language
        The language of errors.

    Raises
    ------
    RefusedNames
        If only the names of the players are wrong.
    ValueError
        If anything else is wrong with it; the message says what.
    """
    say, text = words(language).say, decoded(text)
    if not text.strip():
        raise ValueError(say("unread-nothing"))
    if len(text) > LARGEST:
        raise ValueError(say("unread-large", size=str(round(len(text) / 1e6))))
    read = from_json if _is_save(text) else from_code
    if read is from_json and _is_inflated(text):
        raise ValueError(say("unread-game", reason=say("unread-unreadable")))
    try:
        game = read(text.strip(), most=ACTIONS)
    except SeatError as error:
        with suppress(SaveError):
            # It may be damaged elsewhere, too.
            game = read(text.strip(), None, readable_seats, ACTIONS)
            raise RefusedNames(unread(error, language), game) from None
        raise ValueError(unread(error, language)) from None
    except TooManyActions as error:
        reason = say("unread-long", actions=str(error.actions), most=str(error.most))
        raise ValueError(reason) from None
    except SaveError as error:
        if isinstance(error, CodeError) and error.fault == "none" and _leads_elsewhere(text):
            raise ValueError(say("unread-code-link")) from None
        raise ValueError(unread(error, language)) from None
    for seat in range(game.rules.players):
        name = game.seats[seat].removeprefix("bot:")
        if game.is_bot(seat) and name not in bots(game.rules.name):
            raise ValueError(say("unread-game", reason=say("unread-bot", name=name[:60])))
    return game


def own_game(store: Store, owner: str, game: Game) -> str:
    """Return the id of the owner's game from which a code or a file was made; "" if there is none.

    Games from before names were checked stay open to their owners by their codes and files too.
    """
    played = [entry.action for entry in game.history]
    for name in store.of_players(owner, game):
        with suppress(SaveError, SavedGameNotFound):
            kept, _ = store.load(name)
            begun = [entry.action for entry in kept.history[: len(played)]]
            if kept.opening.position == game.opening.position and begun == played:
                return name
    return ""


def unread(error: SaveError | OSError, language: str) -> str:
    """Return the reason why a game can't be opened; for an illegal action, its refusal."""
    say, cause = words(language).say, error.__cause__
    if isinstance(error, CodeError):
        return say(f"unread-code-{error.fault}")
    if isinstance(error, SeatError):
        return say("unread-seat", seat=error.seat + 1, reason=error.fault.message(language))
    if isinstance(error, UnavailableGame) and not isinstance(cause, LocalizedError):
        message = "unread-not-loaded" if error.installed else "unread-not-installed"
        return say(message, game=error.game[:40])
    if isinstance(error, DamagedFile):
        reason = say(f"unread-{error.fault}", place=str(error.place))
        return say("unread-game", reason=reason)
    if isinstance(error, OSError):
        return say("unread-game", reason=storage_text(error, language))
    if isinstance(cause, IllegalAction):
        reason = cause.message(language)
        return say(
            "unread-action", number=str(error.action), action=str(cause.action), reason=reason
        )
    if error.action:
        return say("unread-entry", number=str(error.action), reason=str(cause or error))
    reason = cause.message(language) if isinstance(cause, LocalizedError) else str(error)[:500]
    return say("unread-game", reason=reason)
