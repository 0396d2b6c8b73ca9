"""A bot plays for an absent player: the host lets it, and the host or the player ends it.

The seat keeps its player and their name: a takeover belongs to the table, not to the game.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle_nb.bots import bot_names
from oracle_nb.web.table.shared import undo_consent
from oracle_nb.web.table.shared.shared_game import HOST, SharedGame
from oracle_nb.web.table.shared.table_state import Note, TableState, with_note

if TYPE_CHECKING:
    from collections.abc import Sequence


def bots_for(gathering: SharedGame, seat: int) -> "Sequence[str]":
    """Return the bots that the host may let play a seat now; none where it must not.

    It may for a player who is away or out of time, and for a seat that is played at the host's own
    screens.
    """
    free = seat in gathering.people and seat not in gathering.state.substitutes
    clock = gathering.state.clock
    flagged = clock is not None and seat in clock.flagged
    absent = flagged or seat in gathering.away or seat in gathering.seats(HOST)
    if not free or not absent or gathering.game.to_move is None:
        return ()
    return bot_names(gathering.game.rules.name)


def may_hand_back(gathering: SharedGame, place: int, seat: int) -> bool:
    """Whether a place may end that a bot plays a seat: the host's, and that of the player."""
    return seat in gathering.state.substitutes and (place == HOST or seat in gathering.seats(place))


def take_over(gathering: SharedGame, place: int, seat: int, bot: str) -> None:
    """Let a bot play a seat from now on, if the place may. Raises OSError."""
    if place != HOST:
        return

    def update(state: TableState) -> TableState:
        if bot not in bots_for(gathering, seat):
            return state
        state = replace(state, substitutes={**state.substitutes, seat: bot})
        return with_note(state, Note(len(gathering.game.history), "takeover", seat))

    gathering.change(update)
    undo_consent.settle(gathering)


def hand_back(gathering: SharedGame, place: int, seat: int) -> None:
    """Let the player of a seat play it again, if the place may. Raises OSError."""

    def update(state: TableState) -> TableState:
        if not may_hand_back(gathering, place, seat):
            return state
        rest = {one: bot for one, bot in state.substitutes.items() if one != seat}
        state = replace(state, substitutes=rest)
        return with_note(state, Note(len(gathering.game.history), "return", seat))

    gathering.change(update)
