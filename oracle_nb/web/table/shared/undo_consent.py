"""Undo by consent: everybody else in the game is asked, and the last action goes if all agree.

Only what a player cannot undo alone needs consent. See docs/decisions/0010.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle_nb.web.table.shared.table_state import Note, TableState, UndoRequest, with_note

if TYPE_CHECKING:
    from oracle_nb.web.table.shared.shared_game import SharedGame


def pending(gathering: "SharedGame") -> UndoRequest | None:
    """Return the request to undo; None where there is none, or the game has gone on since."""
    request = gathering.state.undo
    if request is None or request.revision != gathering.revision:
        return None
    # Where the game can't be saved, its revision stays the same although the game changes.
    return request if request.keep < len(gathering.game.history) else None


def voters(gathering: "SharedGame", place: int) -> frozenset[int]:
    """Return the places that are asked where a place asks: all others at which a person plays."""
    playing = gathering.people - set(gathering.state.substitutes)
    return frozenset(gathering.place_of(seat) for seat in playing) - {place}


def possible(gathering: "SharedGame", place: int) -> UndoRequest | None:
    """Return what a place can ask for now: its last action taken back, and what followed."""
    game = gathering.game
    if game.to_move is None or pending(gathering) is not None or not voters(gathering, place):
        return None
    seats = gathering.seats(place)
    history = game.history
    last = next((n for n in reversed(range(len(history))) if history[n].player in seats), None)
    if last is None or (last == len(history) - 1 and game.can_undo):
        return None
    chance = any(entry.outcome for entry in history[last:])
    return UndoRequest(place, history[last].player, last, gathering.revision, chance)


def ask(gathering: "SharedGame", place: int) -> None:
    """Ask all others to take back the last action of a place. Raises OSError."""

    def update(state: TableState) -> TableState:
        request = possible(gathering, place)
        return state if request is None else replace(state, undo=request)

    gathering.change(update)


def agree(gathering: "SharedGame", place: int) -> None:
    """Agree to the pending request; with the last one to agree it is done. Raises OSError."""

    def update(state: TableState) -> TableState:
        request = pending(gathering)
        if request is None or not _asked(gathering, request, place):
            return state
        return replace(state, undo=replace(request, agreed=(*request.agreed, place)))

    try:
        gathering.change(update)
    finally:
        # It holds for this process where it can't be stored.
        settle(gathering)


def decline(gathering: "SharedGame", place: int) -> None:
    """Decline the pending request. Raises OSError."""

    def update(state: TableState) -> TableState:
        request = pending(gathering)
        if request is None or not _asked(gathering, request, place):
            return state
        return replace(state, undo=replace(request, declined=gathering.seats(place)[0]))

    gathering.change(update)


def withdraw(gathering: "SharedGame", place: int) -> None:
    """Withdraw one's own request before it is answered. Raises OSError."""

    def update(state: TableState) -> TableState:
        request = pending(gathering)
        if request is None or request.place != place or request.declined >= 0:
            return state
        return replace(state, undo=None)

    gathering.change(update)


def waits_for(gathering: "SharedGame", request: UndoRequest) -> frozenset[int]:
    """Return the places that have not answered a request yet; none once somebody has declined."""
    if request.declined >= 0:
        return frozenset()
    return voters(gathering, request.place) - set(request.agreed)


def settle(gathering: "SharedGame") -> None:
    """Take back what everybody has agreed to take back. Raises OSError."""
    request = pending(gathering)
    if request is None or request.declined >= 0 or waits_for(gathering, request):
        return
    count = len(gathering.game.history) - request.keep
    gathering.game.rewind(request.keep)
    # Where another process has been faster, this one takes what is stored instead.
    if gathering.store_game():
        kind = "reveal" if request.chance else "undone"
        note = Note(request.keep, kind, request.seat, count)
        gathering.change(lambda state: with_note(replace(state, undo=None), note))


def _asked(gathering: "SharedGame", request: UndoRequest, place: int) -> bool:
    return place in waits_for(gathering, request)
