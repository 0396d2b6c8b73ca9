"""Undo by consent: everybody else in the game is asked, and the last action goes if all agree.

Only actions that a player cannot undo alone need consent. See docs/decisions/0010.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle_nb.web.table.shared.table_state import Note, TableState, UndoRequest, with_note

if TYPE_CHECKING:
    from oracle_nb.games.game import Game
    from oracle_nb.web.table.shared.shared_game import SharedGame


def pending(shared_game: "SharedGame") -> UndoRequest | None:
    """Return the request to undo; None where there is none, or the game has gone on since."""
    request, game = shared_game.state.undo, shared_game.game
    if request is None:
        return None
    if request.revision != shared_game.revision:
        concealed = game.last is not None and game.last.concealed
        if not concealed or request.announced != _announced(game):
            return None
    # If the game can't be saved, its revision stays the same although the game changes.
    return request if request.keep < len(game.history) else None


def voters(shared_game: "SharedGame", place: int) -> frozenset[int]:
    """Return the places that are asked where a place asks: all others at which a person plays."""
    playing = shared_game.people - set(shared_game.state.substitutes)
    return frozenset(shared_game.place_of(seat) for seat in playing) - {place}


def possible(shared_game: "SharedGame", place: int) -> UndoRequest | None:
    """Return the request that a place can make now: to undo its last action and later ones."""
    game = shared_game.game
    if game.to_move is None or pending(shared_game) is not None or not voters(shared_game, place):
        return None
    seats = shared_game.seats(place)
    history = game.history
    last = next((n for n in reversed(range(len(history))) if history[n].player in seats), None)
    if last is None or (last == len(history) - 1 and game.can_undo):
        return None
    chance = any(entry.outcome for entry in history[last:])
    return UndoRequest(
        place,
        history[last].player,
        last,
        shared_game.revision,
        chance,
        announced=_announced(game),
    )


def ask(shared_game: "SharedGame", place: int) -> None:
    """Ask all others to take back the last action of a place. Raises OSError."""

    def update(state: TableState) -> TableState:
        request = possible(shared_game, place)
        return state if request is None else replace(state, undo=request)

    shared_game.change(update)


def agree(shared_game: "SharedGame", place: int) -> None:
    """Agree to the pending request; with the last one to agree it is done. Raises OSError."""

    def update(state: TableState) -> TableState:
        request = pending(shared_game)
        if request is None or not _asked(shared_game, request, place):
            return state
        return replace(state, undo=replace(request, agreed=(*request.agreed, place)))

    try:
        shared_game.change(update)
    finally:
        # It holds for this process where it can't be stored.
        settle(shared_game)


def decline(shared_game: "SharedGame", place: int) -> None:
    """Decline the pending request. Raises OSError."""

    def update(state: TableState) -> TableState:
        request = pending(shared_game)
        if request is None or not _asked(shared_game, request, place):
            return state
        return replace(state, undo=replace(request, declined=shared_game.seats(place)[0]))

    shared_game.change(update)


def withdraw(shared_game: "SharedGame", place: int) -> None:
    """Withdraw your request before it is answered. Raises OSError."""

    def update(state: TableState) -> TableState:
        request = pending(shared_game)
        if request is None or request.place != place or request.declined >= 0:
            return state
        return replace(state, undo=None)

    shared_game.change(update)


def waits_for(shared_game: "SharedGame", request: UndoRequest) -> frozenset[int]:
    """Return the places that have not answered a request yet; none once somebody has declined."""
    if request.declined >= 0:
        return frozenset()
    return voters(shared_game, request.place) - set(request.agreed)


def settle(shared_game: "SharedGame") -> None:
    """Undo the actions that everybody has agreed to take back. Raises OSError."""
    request = pending(shared_game)
    if request is None or request.declined >= 0 or waits_for(shared_game, request):
        return
    game = shared_game.game
    known = _announced(game) - game.count_known(None, request.keep)
    game.rewind(request.keep)
    # If another process was faster, this one takes the stored game instead.
    if shared_game.store_game():
        kind = "reveal" if request.chance else "undone"
        note = Note(request.keep, kind, request.seat, max(1, known))
        shared_game.change(lambda state: with_note(replace(state, undo=None), note))


def _announced(game: "Game") -> int:
    return game.count_known(None, len(game.history))


def _asked(shared_game: "SharedGame", request: UndoRequest, place: int) -> bool:
    return place in waits_for(shared_game, request)
