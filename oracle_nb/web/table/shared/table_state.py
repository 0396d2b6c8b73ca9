"""The state of a shared table besides its game: one immutable value, stored as JSON.

All screens of a game show the same state, in whichever process they are: it lives in the database,
and processes hold only a copy of it. It is changed by functions from one state to the next.
"""

import logging
from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from oracle_nb.games.game import Game

_log = logging.getLogger(__name__)

MAX_NOTES: Final = 200
"""Maximum number of notes that a table keeps; the oldest are dropped."""


class Note(msgspec.Struct, frozen=True):
    """An entry of the log that isn't part of the game.

    ``after`` is the number of actions before it, ``kind`` the message without its prefix
    ``note-``, ``seat`` the player concerned, ``count`` a number in the message.
    """

    after: int
    kind: str
    seat: int
    count: int = 0


class UndoRequest(msgspec.Struct, frozen=True):
    """A player's request to all others to take back the last action and those after it.

    Parameters
    ----------
    place, seat
        The screens that ask, and the player at them whose action it is.
    keep
        How many actions stay.
    revision
        The revision of the game when it was asked. The request lapses once the game changes.
    chance
        Whether something random came of the actions that would be taken back.
    agreed
        The places that have agreed.
    declined
        The seat whose player has declined, -1 for nobody.
    announced
        How many actions everybody knew of when it was asked. Concealed ones since then don't end
        the request, which would show that they were done.
    """

    place: int
    seat: int
    keep: int
    revision: int
    chance: bool = False
    agreed: tuple[int, ...] = ()
    declined: int = -1
    announced: int = -1


class CoachConsent(msgspec.Struct, frozen=True):
    """A player's request that everybody may use the coach, and who has agreed.

    Parameters
    ----------
    place, seat
        The screens that ask, and a player at them.
    after
        How many actions had been done when it was asked or declined. That it was declined is shown
        until the next action.
    agreed
        The places that have agreed, with the one that asks.
    declined
        The seat whose player has declined, -1 for nobody.
    """

    place: int
    seat: int
    after: int
    agreed: tuple[int, ...]
    declined: int = -1


class Rematch(msgspec.Struct, frozen=True):
    """The game in which the same players meet again.

    ``links`` holds the secret of each new link by the place that it replaces, encrypted with the
    secret of the old link: only its owner can read it.
    """

    game: str
    links: Mapping[int, str] = {}


class SaidPhrase(msgspec.Struct, frozen=True):
    """A phrase from a seat: its number at this table, its key, and the time."""

    number: int
    seat: int
    key: str
    at: float


class Clock(msgspec.Struct, frozen=True):
    """The time that players have.

    Parameters
    ----------
    kind
        "total" for a whole game, "turn" for each turn.
    seconds, increment
        The time that is given, and the increment after each turn.
    pauses
        Whether it stops while no player is at the table.
    left
        The seconds left to each seat at the moment ``since``.
    running
        The seat whose time has been running since then, -1 for none.
    since
        In seconds since 1970.
    holder
        The seat whose turn it was then, -1 before the first.
    flagged
        The seats whose time is up.
    """

    kind: str
    seconds: int
    increment: int
    pauses: bool
    left: tuple[float, ...]
    running: int = -1
    since: float = 0.0
    holder: int = -1
    flagged: tuple[int, ...] = ()


class TableState(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The state of a shared table besides its game.

    Parameters
    ----------
    pace, paused
        How bots play, and whether they wait.
    greeted
        The seats whose players were asked for a name.
    substitutes
        The bots that play for absent players, by seat.
    undo
        The pending request to undo, if any.
    coach
        Who has agreed to the coach, if somebody has asked for it.
    log_notes
        Notes in the log besides the actions.
    rematch
        The next game of the same players, once there is one.
    wanting_rematch
        The seats whose players have asked for a rematch.
    phrases
        The latest phrases.
    clock
        The time that players have, if it is limited.
    tips
        The moments whose tips have been seen; None in a game without tips.
    """

    pace: str = "follow"
    paused: bool = False
    greeted: tuple[int, ...] = ()
    substitutes: Mapping[int, str] = {}
    undo: UndoRequest | None = None
    coach: CoachConsent | None = None
    log_notes: tuple[Note, ...] = ()
    rematch: Rematch | None = None
    wanting_rematch: tuple[int, ...] = ()
    phrases: tuple[SaidPhrase, ...] = ()
    clock: Clock | None = None
    tips: tuple[str, ...] | None = None


_decoder: Final = msgspec.json.Decoder(TableState)


def encode_state(state: TableState) -> str:
    """Return a state as text for the database."""
    return msgspec.json.encode(state).decode()


def decode_state(text: str) -> TableState:
    """Return the state of a text; a new one for "" and for a damaged text."""
    if not text:
        return TableState()
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        # The game itself is sound: it must stay playable.
        _log.exception("the state of a table is damaged: %.200r", text)
        return TableState()


def known_notes(state: TableState, game: Game, seat: int | None) -> tuple[Note, ...]:
    """Return the notes, each after the actions that the player in a seat knows of."""
    return tuple(
        replace(note, after=game.count_known(seat, note.after)) for note in state.log_notes
    )


def with_note(state: TableState, note: Note) -> TableState:
    """Return the state with another note for the log."""
    return replace(state, log_notes=(*state.log_notes, note)[-MAX_NOTES:])
