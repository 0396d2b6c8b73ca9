"""The commands of a replay, each a function from one state of it to the next."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.state import EVERYONE, SPEEDS, ReplayState
from oracle_nb.web.replay.timeline import UNITS, TimelinePlace
from oracle_nb.web.widgets.commands import Command, read_choice, read_number, read_text, taking
from oracle_nb.web.widgets.html_view import Message

V = TypeVar("V")


def _moved(state: ReplayState, place: TimelinePlace | None) -> ReplayState:
    """Go to a place, if there is one, and stay there."""
    walk = state.walk if place is None else state.walk.at(place)
    return replace(state, walk=walk, plays=False)


def _step(state: ReplayState, step: tuple[str, int]) -> ReplayState:
    return _moved(state, state.walk.step(*step))


def _go_to_number(state: ReplayState, entered: str) -> ReplayState:
    """Go to the point after a number of actions; beyond an end is that end."""
    # The field forgets its input, valid or not.
    state = replace(state, ticks=state.ticks + 1)
    digits = entered.strip().removeprefix("-")
    if not digits.isdecimal():
        return state
    beyond = entered.strip().startswith("-")
    return _moved(state, state.walk.whole(0 if beyond else int(digits[:9])))


def _go_to_end(state: ReplayState, which: str) -> ReplayState:
    return _moved(state, state.walk.end if which == "1" else state.walk.start)


def _go_to_turn(state: ReplayState, turn: tuple[int, int]) -> ReplayState:
    return _moved(state, state.walk.turn_of(*turn))


def _go_to_rule(state: ReplayState, by: str) -> ReplayState:
    return _moved(state, state.walk.by_rule(state.rule, _way(by)))


def _choose_rule(state: ReplayState, rule: str) -> ReplayState:
    return replace(state, rule=rule if rule in state.walk.rules else "")


def _seats(state: ReplayState) -> dict[str, int]:
    """Return the choices of seats, by their values in the page."""
    return {str(seat): seat for seat in (EVERYONE, *range(state.walk.players))}


def show_tracks(state: ReplayState, chosen: str) -> ReplayState:
    """Show the track of a seat, of all ("-1"), or of none ("")."""
    return replace(state, tracks=_seats(state).get(chosen))


def _show_ways(state: ReplayState, chosen: str) -> ReplayState:
    return replace(state, ways=_seats(state).get(chosen, state.ways))


def _play(state: ReplayState, _nothing: str) -> ReplayState:
    """Play by itself from here, or from the beginning at the end; or pause."""
    walk, plays = state.walk, not state.plays and state.walk.length > 0
    from_start = plays and walk.place == walk.end
    return replace(state, plays=plays, walk=walk.at(walk.start) if from_start else walk)


def _beat(state: ReplayState, _nothing: str) -> ReplayState:
    """Play one action further."""
    state = replace(state, ticks=state.ticks + 1)
    if not state.plays:
        return state
    walk = state.walk.at(state.walk.step("action", 1))
    return replace(state, walk=walk, plays=walk.place != walk.end)


def _show_seat(replay: ReplayController, seat: int) -> None:
    if 0 <= seat < replay.rules.players:
        replay.display.seat = seat


# --- values --------------------------------------------------------------------------------------


def _way(by: str) -> int:
    return -1 if by.startswith("-") else 1


def _unit(message: Message) -> tuple[str, int] | None:
    """Read a step: one of ``UNITS``, and whether forward (1) or back (-1)."""
    unit, _, by = message.value.partition(" ")
    return (unit, _way(by)) if unit in UNITS else None


def _turn(message: Message) -> tuple[int, int] | None:
    seat, _, by = message.value.partition(" ")
    return (int(seat[:3]), _way(by)) if seat.isdecimal() else None


def _changing(
    read: Callable[[Message], V | None], change: Callable[[ReplayState, V], ReplayState]
) -> Command[ReplayController]:
    """Return a command that shows the next state."""
    return taking(read, lambda replay, value: replay.show(change(replay.state, value)))


REPLAY: Final[Mapping[str, Command[ReplayController]]] = {
    "step": _changing(_unit, _step),
    "at": _changing(read_text, _go_to_number),
    "end": _changing(read_text, _go_to_end),
    "turn-of": _changing(_turn, _go_to_turn),
    "rule-of": _changing(read_text, _choose_rule),
    "by-rule": _changing(read_text, _go_to_rule),
    "tracks": _changing(read_text, show_tracks),
    "ways": _changing(read_text, _show_ways),
    "plays": _changing(read_text, _play),
    "beat": _changing(read_text, _beat),
    "speed": _changing(read_choice(SPEEDS), lambda state, speed: replace(state, speed=speed)),
    "going-on": _changing(read_text, lambda state, _: replace(state, going_on=not state.going_on)),
    "cancel": _changing(read_text, lambda state, _: replace(state, going_on=False)),
    "rule": taking(read_text, lambda replay, place: replay.display.toggle_rule(place)),
    "seat": taking(read_number, _show_seat),
    "log-more": taking(read_text, lambda replay, _: replay.display.lengthen_log()),
}
"""The commands of a replay that lead nowhere else."""
