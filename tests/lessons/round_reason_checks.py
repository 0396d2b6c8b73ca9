"""Checks that the reasons of answers about a whole round are true; see ``reason_checks``."""

from typing import Any

from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.pieces import Color
from tests.lessons.reason_checks import ReadReason, general, states

general("why-round-refused", "why-round-phases", "why-round-now", "why-round-over")


@states("why-round-turn")
def _turn(read: ReadReason) -> Any:
    position = read.exercise.position
    owner = Color(read.rules.setting.ships[position.turn])
    return position.turn != 0 and read["color"] == str(owner)


@states("why-round-decision")
def _decision(read: ReadReason) -> Any:
    position = read.exercise.position
    die = Color[read["die"].upper()]
    return position.phase == Phase.CHECK and position.pending and die in read.me.dice


@states("why-round-held")
def _held(read: ReadReason) -> Any:
    dice = tuple(str(Color(die)) for die in read.me.dice)
    return read["colors"] == dice and read["die"] not in dice


@states("why-round-target")
def _target(read: ReadReason) -> Any:
    return read.space().index in read.rules.board.temples


@states("why-round-parts")
def _parts(read: ReadReason) -> Any:
    position = read.exercise.position
    last = position.turn == len(position.players) - 1
    (order,) = read.exercise.answers
    return last == bool(read.exercise.facts["last"]) == ("round-titan" in order)


@states("why-round-favor")
def _favor(read: ReadReason) -> Any:
    none = read.me.favor == 0 and Color[read["color"].upper()] not in read.me.dice
    return none and read["color"] == str(Color(read.me.offerings[0]))


@states("why-round-alongside")
def _alongside(read: ReadReason) -> Any:
    board, position = read.rules.board, read.exercise.position
    temple = board.temples.index(read.space().index)
    return position.temples[temple] == read.me.offerings[0]
