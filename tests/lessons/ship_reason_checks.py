"""Checks that the reasons of answers about ship tiles are true."""

from typing import Any, Final

from oracle_nb.delphi.pieces import TOP_ROW, God, ShipTile
from tests.lessons.reason_checks import RANGE, ReadReason, color, general, states, steps

STORAGE: Final = 2
MORE: Final = 2
DIE: Final = 3
OFFERING: Final = 4

general("why-ships-favor", "why-ships-rolled", "why-ships-early")


def clockwise(read: ReadReason) -> int:
    facts = read.exercise.facts
    return steps(str(facts["color"]), str(facts["used"]))


@states("why-ships-both-ways")
def _both_ways(read: ReadReason) -> Any:
    back = 6 - clockwise(read)
    shorter = min(back, clockwise(read))
    return (read.statement.facts.get("back", 1), read["tokens"]) == (back, shorter) and (
        shorter == read.answer
    )


@states("why-ships-rolled-are")
def _rolled_are(read: ReadReason) -> Any:
    gods, dice = read.exercise.position.players[0].gods, read.exercise.facts["dice"]
    right = {God(die).name.lower() for die in dice if gods[God(die)] < TOP_ROW}
    answer = {part.removeprefix("god-") for part in read.exercise.solution}
    return set(read["gods"]) == right == answer


@states("why-ships-recolor")
def _recolor(read: ReadReason) -> Any:
    return (read["steps"], read["tokens"]) == (clockwise(read), read.answer) and (
        read["tokens"] == read["steps"] - 1
    )


@states("why-ships-tokens")
def _tokens(read: ReadReason) -> Any:
    facts = read.exercise.facts
    left = facts["tokens"] + DIE * facts["count"] + OFFERING * facts["delivered"]
    right = (facts["tokens"], facts["count"], left)
    return (read["before"], read["count"], read["left"]) == right and left == read.answer


@states("why-ships-storage")
def _storage(read: ReadReason) -> Any:
    more = MORE if read.me.tile == ShipTile.BOTH_WAYS else 0
    return int(str(read.statement.facts.get("bonus", 0))) == more


@states("why-ships-hold")
def _hold(read: ReadReason) -> Any:
    more = MORE if read.me.tile == ShipTile.BOTH_WAYS else 0
    aboard = len(read.me.offerings) + len(read.me.statues)
    facts = (read["storage"], read["aboard"], read["left"])
    return facts == (STORAGE + more, aboard, read.answer)


@states("why-ships-range")
def _range(read: ReadReason) -> Any:
    facts = (read["range"], read["bonus"], read["farthest"])
    return facts == (RANGE, MORE, RANGE + MORE) and read.me.tile == ShipTile.RANGE


@states("why-ships-far")
def _far(read: ReadReason) -> Any:
    space = read.space()
    away = read.away(space)
    near = RANGE < away <= RANGE + MORE and read["steps"] == away
    return near and space.color == color(read["color"]) and space.color in read.me.dice


@states("why-ships-end")
def _end(read: ReadReason) -> Any:
    return read.space().color == color(read["used"])


@states("why-ships-back")
def _back(read: ReadReason) -> Any:
    shorter = steps(read["used"], read["color"]) == 1 and color(read["color"]) in read.me.dice
    return shorter and (read.me.tile, read.me.favor) == (ShipTile.BOTH_WAYS, 1)


@states("why-ships-free")
def _free(read: ReadReason) -> Any:
    shorter = steps(read["color"], read["used"]) == 1 and color(read["color"]) in read.me.dice
    return shorter and (read.me.tile, read.me.favor) == (ShipTile.RECOLOR, 0)


def row(players: int) -> int:
    """The row that shows the number of players."""
    return 5 - players


@states("why-ships-row")
def _row(read: ReadReason) -> Any:
    players = len(read.exercise.position.players)
    return (read["players"], read["row"]) == (players, row(players))


@states("why-ships-god")
def _god(read: ReadReason) -> Any:
    facts = read.statement.facts
    count = int(str(facts.get("count", 0)))
    left = row(len(read.exercise.position.players)) + count
    right = (read.answer, read.exercise.facts["count"])
    return (read["left"], count) == right and left == read.answer


@states("why-ships-again")
def _again(read: ReadReason) -> Any:
    start = row(len(read.exercise.position.players))
    return (read["row"], read["left"]) == (start, read.exercise.facts["row"])


@states("why-ships-free-color")
def _free_color(read: ReadReason) -> Any:
    number = color(read["color"])
    own = {task.color for task in read.exercise.facts["tasks"]}
    return number == read.exercise.facts["color"] and number not in own


@states("why-ships-returned")
def _returned(read: ReadReason) -> Any:
    (right,) = read.exercise.answers
    done = {str(color) for color in read.exercise.facts["colors"]}
    return tuple(sorted(read["colors"])) == right and not done & set(right)


@states(*(f"why-ships-start-{tile}" for tile in ("shield", "favor", "task", "equipment", "gods")))
def _start(read: ReadReason) -> Any:
    signs = {
        "shield": ("start-shield",),
        "favor": ("start-favor",),
        "task": ("start-tasks",),
        "equipment": ("start-card", "start-equipment"),
        "gods": ("start-gods",),
    }
    (right,) = read.exercise.answers
    tile = str(read.exercise.facts["ship_tile"])
    return read.statement.message.endswith(f"-{tile}") and right == signs[tile]
