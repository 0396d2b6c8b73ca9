"""Checks that the reasons of answers about whole turns are true."""

from typing import Any

from oracle_nb.delphi.pieces import TOP_ROW, God
from tests.lessons.reason_checks import RANGE, ReadReason, color, general, states

general("why-turns-stops", "why-turns-pair", "why-turns-complete", "why-mistakes")


@states("why-turns-away")
def _turn_away(read: ReadReason) -> Any:
    space = read.rules.board.find(str(read.exercise.facts["space"]))
    near = [read.rules.board.spaces[one] for one in read.rules.board.adjacent[space.index]]
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
