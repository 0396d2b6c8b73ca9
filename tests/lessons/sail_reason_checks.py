"""Checks that the reasons of answers about sailing are true, against the board."""

from itertools import pairwise
from typing import Any

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.pieces import Color
from tests.lessons.reason_checks import RANGE, ReadReason, general, states

general("why-sailing-around", "why-sailing-start", "why-sailing-order", "why-sailing-which-die")


@states("why-sailing-range")
def _range(read: ReadReason) -> Any:
    facts = read.statement.facts
    tokens = read.me.favor
    far = facts.get("farthest", RANGE)
    color = str(Color(read.me.dice[0]))
    said = facts.get("tokens", tokens)
    if isinstance(said, int) and said != tokens:
        return False
    return (facts["range"], far, facts["color"]) == (RANGE, RANGE + tokens, color)


@states("why-sailing-spaces")
def _spaces(read: ReadReason) -> Any:
    (right,) = read.exercise.answers
    return tuple(sorted(read["spaces"])) == right


@states("why-sailing-company", "why-sailing-beside")
def _space(read: ReadReason) -> Any:
    return bool(read["space"] == str(read.exercise.facts["space"]))


@states("why-sailing-steps")
def _steps(read: ReadReason) -> Any:
    board = read.rules.board
    way = [read.me.ship, *(board.find(name).index for name in read["spaces"])]
    linked = all(b in board.sailing[a] for a, b in pairwise(way))
    return linked and read["steps"] == len(way) - 1 == read.answer


@states("why-sailing-away")
def _away(read: ReadReason) -> Any:
    away = read.away(read.space())
    same = read["space"] == str(read.exercise.facts["space"])
    return same and (read["steps"], read["range"], read["beyond"]) == (
        away,
        RANGE,
        max(0, away - RANGE),
    )


@states("why-sailing-cost")
def _cost(read: ReadReason) -> Any:
    return bool(read["tokens"] == read.answer)


@states("why-sailing-recolor")
def _recolor(read: ReadReason) -> Any:
    die, used = Color(read.me.dice[0]), Color[read["used"].upper()]
    end = read.rules.board.find(str(read.exercise.facts["space"]))
    facts = (read["color"], read["tokens"], used)
    return facts == (str(die), (used - die) % 6, end.color)


@states("why-sailing-price")
def _price(read: ReadReason) -> Any:
    facts = read.statement.facts
    parts = facts.get("recoloring", facts["tokens"]), facts["beyond"]
    return facts["tokens"] == read.answer == sum(map(int, map(str, parts)))


@states("why-sailing-fine")
def _fine(read: ReadReason) -> Any:
    far, tokens = RANGE + read.me.favor, read.statement.facts.get("tokens", read.me.favor)
    same = tokens == read.me.favor if isinstance(tokens, int) else read.me.favor > 1
    return same and read["farthest"] == far and _there(read)


@states("why-sailing-there")
def _there(read: ReadReason) -> Any:
    space = read.space()
    facts = (read["color"], read["steps"])
    right = (str(Color(space.color)), read.away(space))
    owned = any(die == space.color for die in read.me.dice)
    return facts == right and read.away(space) <= RANGE + read.me.favor and owned


@states("why-sailing-closed")
def _closed(read: ReadReason) -> Any:
    return read.space().terrain is not Terrain.WATER and _space(read)


@states("why-sailing-other-color")
def _other_color(read: ReadReason) -> Any:
    space, die = read.space(), read.me.dice[0]
    facts = (read["color"], read["used"])
    return facts == (str(Color(space.color)), str(Color(die))) and space.color != die


@states("why-sailing-too-far")
def _too_far(read: ReadReason) -> Any:
    far = RANGE + read.me.favor
    return (read["steps"], read["farthest"]) == (read.away(read.space()), far) and (
        read["steps"] > far
    )


@states("why-sailing-in-order")
def _in_order(read: ReadReason) -> Any:
    rules, ship = read.rules, read.me.ship
    lengths = []
    for text in read.exercise.solution:
        action: Action = rules.notation.read(text)
        assert action.verb == Verb.MOVE
        lengths.append(rules.board.distance()[ship][action.target])
        ship = action.target
    beyond = sum(max(0, length - RANGE) for length in lengths)
    return read["text"] == ", ".join(map(str, lengths)) and beyond <= read.me.favor


@states("why-sailing-trip")
def _trip(read: ReadReason) -> Any:
    said = read.statement.facts.get("tokens", read.me.favor)
    # The last variant in Polish and English prints more than one token.
    same = said == read.me.favor if isinstance(said, int) else read.me.favor > 1
    ways = [[*map(read.rules.notation.read, line)] for line in read.exercise.answers]
    takes = all(any(action.verb == Verb.FAVOR for action in way) for way in ways)
    said_so = any(reason.message == "why-sailing-take" for reason in read.exercise.reasons)
    return same and takes == said_so and read["range"] == RANGE


@states("why-sailing-take")
def _take(read: ReadReason) -> Any:
    actions = [read.rules.notation.read(line[0]) for line in read.exercise.answers]
    return all(action.verb == Verb.FAVOR for action in actions)


@states("why-sailing-fewest")
def _fewest(read: ReadReason) -> Any:
    board, here = read.rules.board, read.me.ship
    dice = list(read.me.dice)
    for name in read["spaces"]:
        space = board.find(name)
        assert board.distance()[here][space.index] <= RANGE
        dice.remove(space.color)
        here = space.index
    end = str(read.exercise.facts["space"]) == board.spaces[here].name
    return end and read["dice"] == len(read["spaces"]) == read.answer
