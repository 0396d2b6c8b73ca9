"""Quick phrases and reactions between seats: a fixed set, read at each screen in its language."""

import time
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.errors import OracleError
from oracle_nb.web.table.shared.shared_game import SharedGame
from oracle_nb.web.table.shared.table_state import SaidPhrase, TableState

PHRASES: Final = ("hello", "luck", "nice", "thanks", "sorry", "moment", "back", "game")
"""Phrases, by the last part of their message."""
REACTIONS: Final = {"joy": "😀", "wow": "😮", "puzzled": "😕", "sad": "😢", "heart": "♥"}
"""Reactions, shown as signs."""
MAX_PHRASES: Final = 12
"""Maximum number of phrases that a table keeps."""
MAX_SHOWN: Final = 3
"""Maximum number of phrases shown at a time."""
SHOWN_SECONDS: Final = 60
"""Seconds for which a phrase is shown; the style sheet hides it after as many."""
LIMIT: Final = 4
"""Maximum number of phrases of a seat within ``LIMIT_SECONDS``."""
LIMIT_SECONDS: Final = 15


class TooFast(OracleError, RuntimeError):
    """A seat has sent more phrases than are allowed in this time."""


def say_phrase(shared_game: SharedGame, seat: int, key: str, now: float | None = None) -> None:
    """Say a phrase from a seat, if there is such a phrase. Raises TooFast, OSError."""
    at = time.time() if now is None else now
    if seat not in shared_game.people or (key not in PHRASES and key not in REACTIONS):
        return

    def update(state: TableState) -> TableState:
        said = state.phrases
        recent = [
            phrase for phrase in said if phrase.seat == seat and at - phrase.at < LIMIT_SECONDS
        ]
        if len(recent) >= LIMIT:
            raise TooFast
        number = said[-1].number + 1 if said else 1
        return replace(state, phrases=(*said, SaidPhrase(number, seat, key, at))[-MAX_PHRASES:])

    shared_game.change(update)
