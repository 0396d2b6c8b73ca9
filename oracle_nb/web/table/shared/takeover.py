"""A bot plays for an absent player: the host lets it, and the host or the player ends it.

The seat keeps its player and their name: a takeover belongs to the table, not to the game.
"""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from oracle_nb.bots import bot_names, default_bot
from oracle_nb.web.table.shared import undo_consent
from oracle_nb.web.table.shared.shared_game import HOST, SharedGame
from oracle_nb.web.table.shared.table_state import Note, TableState, with_note

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oracle_nb.games.game import Game


_ENDS: Final = ("takeover", "return", "arrival")
"""The kinds of notes that begin or end a takeover of a person's seat."""


def bots_for(shared_game: SharedGame, seat: int) -> "Sequence[str]":
    """Return the bots that the host may let play a seat now; none where it must not.

    It may for a player who is away or out of time, and for a seat that is played at the host's own
    screens.
    """
    free = seat in shared_game.people and seat not in shared_game.state.substitutes
    clock = shared_game.state.clock
    flagged = clock is not None and seat in clock.flagged
    absent = flagged or seat in shared_game.away or seat in shared_game.seats(HOST)
    if not free or not absent or shared_game.game.to_move is None:
        return ()
    return bot_names(shared_game.game.rules.name)


def own_seats(shared_game: SharedGame) -> "Sequence[int]":
    """Return the seats of the host for which bots could play from now on."""
    return [seat for seat in shared_game.seats(HOST) if bots_for(shared_game, seat)]


def usual(game: "Game") -> str:
    """Return the bot that is offered first: the strongest of the table, or else the default."""
    name = game.rules.name
    seated = {seat.removeprefix("bot:") for seat in game.seats if seat.startswith("bot:")}
    known = [bot for bot in bot_names(name) if bot in seated]
    return known[-1] if known else default_bot(name)


def finish(shared_game: SharedGame, place: int) -> None:
    """Let bots play all seats of the host from now on, if the place may. Raises OSError."""
    for seat in own_seats(shared_game):
        take_over(shared_game, place, seat, usual(shared_game.game))


def open_seat(shared_game: SharedGame, seat: int, name: str) -> None:
    """Make the seat of a bot that of a person, for whom the bot plays until they come.

    Raises OSError.
    """
    seats = shared_game.game.seats
    bot = seats[seat].removeprefix("bot:")
    shared_game.change(lambda state: replace(state, substitutes={**state.substitutes, seat: bot}))
    shared_game.game.seats = (*seats[:seat], name, *seats[seat + 1 :])


def close_seat(shared_game: SharedGame, seat: int) -> bool:
    """Give a seat back to its bot if its person never came; return whether it was so.

    Raises OSError.
    """
    state, seats = shared_game.state, shared_game.game.seats
    bot = state.substitutes.get(seat)
    if bot is None or any(note.seat == seat for note in state.log_notes if note.kind in _ENDS):
        return False
    shared_game.game.seats = (*seats[:seat], f"bot:{bot}", *seats[seat + 1 :])
    shared_game.change(lambda state: _without(state, seat))
    return True


def arrive(shared_game: SharedGame, seat: int) -> None:
    """Let a player who comes for the first time play instead of a bot. Raises OSError."""

    def update(state: TableState) -> TableState:
        if seat not in state.substitutes or seat in state.greeted:
            return state
        return with_note(
            _without(state, seat), Note(len(shared_game.game.history), "arrival", seat)
        )

    shared_game.change(update)


def _without(state: TableState, seat: int) -> TableState:
    """Return the state without the bot that plays for the person in a seat."""
    rest = {other: bot for other, bot in state.substitutes.items() if other != seat}
    return replace(state, substitutes=rest)


def may_hand_back(shared_game: SharedGame, place: int, seat: int) -> bool:
    """Return whether a place may end a takeover of a seat: the host's, and that of the player."""
    return seat in shared_game.state.substitutes and (
        place == HOST or seat in shared_game.seats(place)
    )


def take_over(shared_game: SharedGame, place: int, seat: int, bot: str) -> None:
    """Let a bot play a seat from now on, if the place may. Raises OSError."""
    if place != HOST:
        return

    def update(state: TableState) -> TableState:
        if bot not in bots_for(shared_game, seat):
            return state
        state = replace(state, substitutes={**state.substitutes, seat: bot})
        return with_note(state, Note(len(shared_game.game.history), "takeover", seat))

    shared_game.change(update)
    undo_consent.settle(shared_game)


def hand_back(shared_game: SharedGame, place: int, seat: int) -> None:
    """Let the player of a seat play it again, if the place may. Raises OSError."""

    def update(state: TableState) -> TableState:
        if not may_hand_back(shared_game, place, seat):
            return state
        return with_note(_without(state, seat), Note(len(shared_game.game.history), "return", seat))

    shared_game.change(update)


def seats_played_by_bots(state: TableState, game: "Game") -> frozenset[int]:
    """Return the seats of people for which a bot has made at least one decision that stands."""
    return frozenset(game.history[number].player for number in decisions_of_bots(state, game))


def decisions_of_bots(state: TableState, game: "Game") -> frozenset[int]:
    """Return the numbers, from 0, of the actions that bots have decided in the seats of people.

    A takeover begins with its note and ends with that of the return, or goes on. One without a
    note has gone on since the start.
    """
    begun: dict[int, int] = {}
    spans: list[tuple[int, int, int]] = []
    for note in state.log_notes:
        if note.kind == "takeover":
            begun[note.seat] = note.after
        elif note.kind in ("return", "arrival"):
            spans.append((note.seat, begun.pop(note.seat, 0), note.after))
        elif note.kind in ("undone", "reveal"):
            # Decisions that were undone don't stand.
            kept = note.after
            begun = {seat: min(start, kept) for seat, start in begun.items()}
            spans = [(seat, min(start, kept), min(end, kept)) for seat, start, end in spans]
    history = game.history
    spans += [(seat, begun.get(seat, 0), len(history)) for seat in state.substitutes]
    return frozenset(
        number
        for seat, start, end in spans
        for number in range(start, min(end, len(history)))
        if history[number].player == seat
    )
