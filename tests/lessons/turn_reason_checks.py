"""Checks that the reasons of answers about whole turns are true."""

from typing import Any

from oracle_nb.delphi.pieces import TOP_ROW, God
from tests.lessons.reason_checks import RANGE, ReadReason, color, general, states

general("why-turns-stops", "why-turns-card", "why-turns-pair", "why-turns-complete", "why-mistakes")


@states("why-turns-away")
def _turn_away(read: ReadReason) -> Any:
    space = read.rules.board.find(str(read.exercise.facts["space"]))
    near = [read.rules.board.spaces[beside] for beside in read.rules.board.adjacent[space.index]]
    ends = [space] if space.index in read.rules.board.water else near
    steps = min(read.away(end) for end in ends if end.index in read.rules.board.water)
    return (read["steps"], read["range"]) == (steps, RANGE)


@states("why-turns-border")
def _turn_border(read: ReadReason) -> Any:
    space = read.rules.board.find(str(read.exercise.facts["space"]))
    return color(read["color"]) == space.color


@states("why-turns-god")
def _turn_god(read: ReadReason) -> Any:
    gods = {God(god).name.lower(): row for god, row in enumerate(read.me.gods)}
    return read["steps"] == TOP_ROW - gods[read["god"]]


# --- what can happen next ------------------------------------------------------------------------

general("why-next-roll")


@states("why-next-rolled")
def _next_rolled(read: ReadReason) -> Any:
    lost = read.exercise.facts["roll"] < read.strength
    return lost and (read["roll"], read["strength"]) == (
        read.exercise.facts["roll"],
        read.strength,
    )


@states("why-next-then")
def _next_then(read: ReadReason) -> Any:
    (right,) = read.exercise.answers
    strength = read.statement.facts.get("strength")
    if strength is None:
        return read.me.favor == 0 and "next-over" in right
    return strength == read.strength - 1 and read.me.favor > 0 and "next-on" in right


@states("why-next-gods", "why-next-lowest")
def _next_gods(read: ReadReason) -> Any:
    position = read.exercise.position
    others = (player.gods for n, player in enumerate(position.players) if n != position.turn)
    lowest = all(row == 0 for gods in others for row in gods)
    (right,) = read.exercise.answers
    said = read.statement.message == "why-next-lowest"
    return lowest == said and ("next-others" in right) != lowest


@states("why-next-titan")
def _next_titan(read: ReadReason) -> Any:
    position = read.exercise.position
    last = position.turn + 1 == len(position.players) == read["count"]
    (right,) = read.exercise.answers
    return (read["more"] == "true") == last == ("next-titan" in right)
