"""A clock for the players of a table: their total time, or a time for each turn.

The server alone measures. A clock says since when which seat's time has been running; nothing has
to happen while it runs, and a page counts down by itself.
"""

import time
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from oracle_nb.web.saved_games.change_feed import GRACE
from oracle_nb.web.table.shared.shared_game import HOST, SharedGame
from oracle_nb.web.table.shared.table_state import Clock, Note, TableState, with_note

KINDS: Final = ("total", "turn")
"""Limits of a clock: the time of the game, or that of a turn."""
MAX_SECONDS: Final = 24 * 3600
"""Maximum time in seconds that a clock gives."""
NOBODY: Final = -1


def new_clock(kind: str, seconds: int, increment: int, players: int, *, pauses: bool) -> Clock:
    """Return a clock that doesn't run yet. Raises ValueError for times out of range."""
    if kind not in KINDS or not 1 <= seconds <= MAX_SECONDS or not 0 <= increment <= MAX_SECONDS:
        raise ValueError(f"a clock of kind {kind!r} can't give {seconds} and {increment} seconds")
    return Clock(kind, seconds, increment, pauses, (float(seconds),) * players)


def seconds_left(clock: Clock, seat: int, now: float) -> float:
    """Return the time left to a seat; never less than 0."""
    used = max(0.0, now - clock.since) if seat == clock.running else 0.0
    return max(0.0, clock.left[seat] - used)


def advanced(clock: Clock, mover: int, holder: int, now: float) -> Clock:
    """Return the clock as it runs from now on.

    Parameters
    ----------
    clock
        The clock before.
    mover
        The seat whose time runs; `NOBODY` where it stops.
    holder
        The seat whose turn it is. When it changes, a turn has ended: its player gets the increment,
        or the whole time of the next turn.
    now
        The time in seconds since 1970.
    """
    left = [seconds_left(clock, seat, now) for seat in range(len(clock.left))]
    flagged = {seat for seat, rest in enumerate(left) if not rest}
    before = clock.holder
    if holder not in (before, NOBODY):
        if clock.kind == "turn":
            left = [float(clock.seconds)] * len(left)
            flagged = set()
        elif before != NOBODY and before not in flagged:
            left[before] += clock.increment
    return replace(
        clock,
        left=tuple(left),
        running=mover,
        since=now,
        holder=before if holder == NOBODY else holder,
        flagged=tuple(sorted(flagged)),
    )


def set_clock(shared_game: SharedGame, place: int, form: Mapping[str, str]) -> bool:
    """Give the table the clock of a form, or none; False where the form is wrong.

    Only the host may. Raises OSError.
    """
    if place != HOST or shared_game.game.to_move is None:
        return True
    kind, clock = form.get("clock", ""), None
    if kind:
        try:
            seconds = round(float(form.get("minutes", "")) * 60)
            increment = int(form.get("increment") or 0) if kind == "total" else 0
            players = shared_game.game.rules.players
            pauses = "pauses" in form
            clock = new_clock(kind, seconds, increment, players, pauses=pauses)
        except (ValueError, OverflowError):
            return False
    shared_game.change(lambda state: replace(state, clock=clock))
    tick(shared_game)
    return True


def tick(shared_game: SharedGame, now: float | None = None) -> None:
    """Update the clock after a change of the game, and flag players whose time is up."""
    at = time.time() if now is None else now

    def update(state: TableState) -> TableState:
        clock = state.clock
        if clock is None:
            return state
        mover, holder = _seat_on_clock(shared_game, clock), _holder(shared_game)
        up = mover == clock.running != NOBODY and not seconds_left(clock, mover, at)
        if (mover, holder) == (clock.running, clock.holder) and not (
            up and mover not in clock.flagged
        ):
            return state
        after = advanced(clock, mover, holder, at)
        for seat in sorted({*after.flagged} - {*clock.flagged}):
            state = with_note(state, Note(len(shared_game.game.history), "flag", seat))
        return replace(state, clock=after)

    shared_game.change(update)


def stop_unattended(shared_game: SharedGame, now: float | None = None) -> None:
    """Stop a clock that went on while nobody was there, as when the server was stopped.

    A player pays for the time until one was last seen at the table, and for no more. Raises
    OSError.
    """
    at = time.time() if now is None else now
    if _player_there(shared_game):
        return
    seen = shared_game.attendance.seen
    last = max((seen[place] for place in seen if shared_game.seats(place)), default=0.0)
    if at - last < GRACE:
        # Somebody may be at a screen of another process, whose report is still to come.
        return

    def update(state: TableState) -> TableState:
        clock = state.clock
        if clock is None or not clock.pauses or clock.running == NOBODY:
            return state
        return replace(state, clock=advanced(clock, NOBODY, NOBODY, max(last, clock.since)))

    shared_game.change(update)


def _seat_on_clock(shared_game: SharedGame, clock: Clock) -> int:
    """Return the seat whose time runs: no bot's, and nobody's where nobody is there to play."""
    seat = shared_game.game.to_move
    if seat is None or (shared_game.bots is not None and shared_game.bots.playing(seat)):
        return NOBODY
    if clock.pauses and not _player_there(shared_game):
        return NOBODY
    return seat


def _player_there(shared_game: SharedGame) -> bool:
    """Return whether a player is at one of the screens."""
    return any(shared_game.seats(place) for place in shared_game.attendance.places)


def _holder(shared_game: SharedGame) -> int:
    game = shared_game.game
    turn = shared_game.progress.turn_seat(game.rules, game.position)
    seat = game.to_move if turn is None else turn
    return NOBODY if seat is None else seat


def fresh_clock(clock: Clock | None) -> Clock | None:
    """Return the same clock for a new game."""
    if clock is None:
        return None
    players = len(clock.left)
    return new_clock(clock.kind, clock.seconds, clock.increment, players, pauses=clock.pauses)
