"""Checks that the reasons of answers about companions are true."""

from typing import Any, Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.exercises import MultipleChoice
from tests.lessons.reason_checks import RANGE, ReadReason, color, general, states, steps

BONUS: Final = 3
HERO_SHIELD: Final = 2

general("why-companions-hero", "why-companions-demigod")


@states("why-companions-injuries")
def _injuries(read: ReadReason) -> Any:
    held, drawn = sum(read.me.injuries), read.exercise.facts["colors"]
    own = color(read["color"])
    gone = read.me.injuries[own] + drawn.count(own)
    facts = (read["before"], read["drawn"], read["gone"], read["left"])
    return facts == (held, len(drawn), gone, read.answer) and own == read.exercise.facts["color"]


@states("why-companions-sources")
def _sources(read: ReadReason) -> Any:
    (right,) = read.exercise.answers
    form, facts = read.exercise.form, read.exercise.facts
    assert isinstance(form, MultipleChoice)
    fitting = {option for option in form.options if option.partition("-")[2] in read["colors"]}
    near = {
        str(color)
        for color in Color
        if min(steps(str(color), read["used"]), steps(str(color), str(facts["color"])))
        <= read.me.favor
    }
    tokens = read.statement.facts.get("tokens", 0)
    return fitting == set(right) and set(read["colors"]) == near and tokens == read.me.favor


@states("why-companions-range")
def _range(read: ReadReason) -> Any:
    facts = (read["range"], read["bonus"], read["farthest"], read["color"])
    return facts == (RANGE, BONUS, RANGE + BONUS, str(read.exercise.facts["color"]))


@states("why-companions-spaces")
def _spaces(read: ReadReason) -> Any:
    (right,) = read.exercise.answers
    facts = read.exercise.facts
    ends = (str(facts[option.replace("sail-", "space")]) for option in right)
    return sorted(read["spaces"]) == sorted(ends)


@states("why-companions-without")
def _without(read: ReadReason) -> Any:
    total, gone = sum(read.me.injuries), read.me.injuries[color(read["color"])]
    few = total - gone < 6 and gone >= 3
    return few and (read["total"], read["gone"], read["left"]) == (total, gone, total - gone)


@states("why-companions-shield")
def _shield(read: ReadReason) -> Any:
    before = read.me.shield
    facts = (read["before"], read["bonus"], read["strength"], read["roll"])
    right = (before, HERO_SHIELD, before + HERO_SHIELD, read.exercise.facts["roll"])
    return facts == right and before < read["roll"] <= read["strength"] <= 5


@states("why-companions-offering")
def _offering(read: ReadReason) -> Any:
    position, board = read.exercise.position, read.rules.board
    (altar,) = (space for space in board.adjacent[read.me.ship] if space in board.temples)
    at = Color(position.temples[board.temples.index(altar)])
    dice = [str(Color(die)) for die in read.me.dice]
    return (str(at), read.me.favor) == (read["used"], 0) and read["color"] in dice


@states("why-companions-sailing")
def _sailing(read: ReadReason) -> Any:
    space = read.space()
    far = RANGE < read.away(space) <= RANGE + BONUS and space.terrain == Terrain.WATER
    return far and read["steps"] == read.away(space) and space.color != color(read["color"])
