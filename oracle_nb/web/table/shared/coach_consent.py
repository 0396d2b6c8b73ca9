"""The coach by consent: where people play at several screens, all must agree to it.

Everybody agrees for the rest of the game, and can switch the coach off again for all. See
docs/decisions/0041.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle_nb.web.table.shared.table_state import CoachConsent, Note, TableState, with_note

if TYPE_CHECKING:
    from oracle_nb.web.table.shared.shared_game import SharedGame


def places(shared_game: "SharedGame") -> frozenset[int]:
    """Return the places at which people play, without those for whom a bot plays now."""
    playing = shared_game.people - shared_game.state.substitutes.keys()
    return frozenset(map(shared_game.place_of, playing))


def allowed(shared_game: "SharedGame") -> bool:
    """Return whether the players may use the coach: all at one screen, or all have agreed."""
    asked = places(shared_game)
    if len(asked) < 2:
        return True
    consent = shared_game.state.coach
    return consent is not None and consent.declined < 0 and asked <= {*consent.agreed}


def _announced(shared_game: "SharedGame") -> int:
    """Return how many actions everybody knows of: others mustn't show when they were done."""
    game = shared_game.game
    return game.count_known(None, len(game.history))


def pending(shared_game: "SharedGame") -> CoachConsent | None:
    """Return the request that isn't settled, or was declined just now; None without one."""
    consent = shared_game.state.coach
    if consent is None or len(places(shared_game)) < 2 or allowed(shared_game):
        return None
    lapsed = consent.declined >= 0 and consent.after != _announced(shared_game)
    return None if lapsed or shared_game.game.to_move is None else consent


def possible(shared_game: "SharedGame", place: int) -> bool:
    """Return whether a place can ask the others now."""
    asked = places(shared_game)
    if place not in asked or len(asked) < 2 or shared_game.game.to_move is None:
        return False
    request = pending(shared_game)
    return not allowed(shared_game) and (request is None or request.declined >= 0)


def waits_for(shared_game: "SharedGame", consent: CoachConsent) -> frozenset[int]:
    """Return the places that have not answered yet; none once somebody has declined."""
    return frozenset() if consent.declined >= 0 else places(shared_game) - {*consent.agreed}


def ask(shared_game: "SharedGame", place: int) -> None:
    """Ask all others to agree to the coach. Raises OSError."""

    def update(state: TableState) -> TableState:
        if not possible(shared_game, place):
            return state
        seat, count = shared_game.seats(place)[0], _announced(shared_game)
        return replace(state, coach=CoachConsent(place, seat, count, (place,)))

    shared_game.change(update)


def agree(shared_game: "SharedGame", place: int) -> None:
    """Agree to the pending request; with the last one to agree the coach is on. Raises OSError."""

    def answered(consent: CoachConsent) -> CoachConsent:
        return replace(consent, agreed=(*consent.agreed, place))

    _answer(shared_game, place, answered)


def decline(shared_game: "SharedGame", place: int) -> None:
    """Decline the pending request. Raises OSError."""

    def answered(consent: CoachConsent) -> CoachConsent:
        count = _announced(shared_game)
        return replace(consent, declined=shared_game.seats(place)[0], after=count)

    _answer(shared_game, place, answered)


def _answer(
    shared_game: "SharedGame", place: int, answered: Callable[[CoachConsent], CoachConsent]
) -> None:
    """Answer the pending request from a place that is asked."""

    def update(state: TableState) -> TableState:
        consent = pending(shared_game)
        if consent is None or place not in waits_for(shared_game, consent):
            return state
        after = answered(consent)
        state = replace(state, coach=after)
        if after.declined < 0 and not waits_for(shared_game, after):
            count = len(shared_game.game.history)
            state = with_note(state, Note(count, "coached", after.seat))
        return state

    shared_game.change(update)


def withdraw(shared_game: "SharedGame", place: int) -> None:
    """Withdraw your request before all have answered. Raises OSError."""

    def update(state: TableState) -> TableState:
        consent = pending(shared_game)
        if consent is None or consent.place != place or consent.declined >= 0:
            return state
        return replace(state, coach=None)

    shared_game.change(update)


def stop(shared_game: "SharedGame", place: int) -> None:
    """Switch the coach off again for all players. Raises OSError."""

    def update(state: TableState) -> TableState:
        asked = places(shared_game)
        if place not in asked or len(asked) < 2 or not allowed(shared_game):
            return state
        note = Note(len(shared_game.game.history), "uncoached", shared_game.seats(place)[0])
        return with_note(replace(state, coach=None), note)

    shared_game.change(update)


def forget(shared_game: "SharedGame", place: int) -> None:
    """Forget that a place has agreed: another player may sit there. Raises OSError.

    If all others have agreed, the coach was on, and the log says why it is off again.
    """

    def update(state: TableState) -> TableState:
        consent = state.coach
        if consent is None:
            return state
        left = tuple(agreed for agreed in consent.agreed if agreed != place)
        others = places(shared_game) - {place}
        was_on = consent.declined < 0 and len(consent.agreed) > 1 and others <= {*left}
        state = replace(state, coach=replace(consent, agreed=left))
        if not was_on or place < 0:
            return state
        return with_note(state, Note(len(shared_game.game.history), "reseated", place))

    shared_game.change(update)
