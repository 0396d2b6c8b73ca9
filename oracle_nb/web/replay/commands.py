"""The commands of a replay, each a function from one state of it to the next."""

from dataclasses import replace
from typing import Final

from oracle_nb.core.commands import CommandInput, Commands, choice, text, whole
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.state import EVERYONE, SPEEDS, ReplayState
from oracle_nb.web.replay.timeline import UNITS, TimelinePlace


def _moved(state: ReplayState, place: TimelinePlace | None) -> ReplayState:
    """Go to a place, if there is one, and stay there."""
    walk = state.walk if place is None else state.walk.moved_to(place)
    return replace(state, walk=walk, plays=False)


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


def _play(state: ReplayState) -> ReplayState:
    """Play by itself from here, or from the beginning at the end; or pause."""
    walk, plays = state.walk, not state.plays and state.walk.length > 0
    from_start = plays and walk.place == walk.end
    return replace(state, plays=plays, walk=walk.moved_to(walk.start) if from_start else walk)


def _play_on(state: ReplayState) -> ReplayState:
    """Play one action further."""
    state = replace(state, ticks=state.ticks + 1)
    if not state.plays:
        return state
    walk = state.walk.moved_to(state.walk.step("action", 1))
    return replace(state, walk=walk, plays=walk.place != walk.end)


# --- values --------------------------------------------------------------------------------------


def _way(by: str) -> int:
    return -1 if by.startswith("-") else 1


def _unit(given: CommandInput) -> tuple[str, int]:
    """Read a step: one of ``UNITS``, and whether forward (1) or back (-1)."""
    unit, _, by = given.value.partition(" ")
    return choice(*UNITS)(CommandInput(unit)), _way(by)


def _turn(given: CommandInput) -> tuple[int, int]:
    seat, _, by = given.value.partition(" ")
    return whole(CommandInput(seat)), _way(by)


STATE: Final = Commands[ReplayState, ReplayState]()
"""The commands that show another state of the replay."""
STATE.declare("step", _unit)(lambda state, step: _moved(state, state.walk.step(*step)))
STATE.declare("at", text)(_go_to_number)
STATE.declare("end", text)(_go_to_end)
STATE.declare("turn-of", _turn)(lambda state, turn: _moved(state, state.walk.turn_of(*turn)))
STATE.declare("rule-of", text)(_choose_rule)
STATE.declare("by-rule", text)(_go_to_rule)
STATE.declare("tracks", text)(show_tracks)
STATE.declare("ways", text)(_show_ways)
STATE.declare("plays")(_play)
STATE.declare("beat")(_play_on)
STATE.declare("speed", choice(*SPEEDS))(lambda state, speed: replace(state, speed=speed))
STATE.declare("going-on")(lambda state: replace(state, going_on=not state.going_on))
STATE.declare("cancel")(lambda state: replace(state, going_on=False))

REPLAY: Final = Commands[ReplayController, object]()
"""The commands of a replay that lead nowhere else."""
REPLAY.include(STATE, lambda replay: replay.state, lambda replay, run: replay.show(run()))
REPLAY.declare("rule", text)(lambda replay, place: replay.display.toggle_rule(place))
REPLAY.declare("log-more")(lambda replay: replay.display.lengthen_log())
