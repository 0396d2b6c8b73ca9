"""Checks that the reasons of answers about the last cards and tiles are true."""

from typing import Any

from tests.lessons.reason_checks import ReadReason, general, states

general("why-wheel-renewed", "why-exploring-fewer")


@states("why-wheel-drawn")
def _drawn(read: ReadReason) -> Any:
    position = read.exercise.position
    pile, discarded = sum(position.deck), sum(position.discard)
    facts = (read["pile"], read["discarded"], read["total"], read["left"])
    return facts == (pile, discarded, pile + discarded, read.answer)


@states("why-exploring-last")
def _last(read: ReadReason) -> Any:
    position = read.exercise.position
    down = len(position.tiles) - position.face_up.bit_count()
    count = int(str(read.statement.facts.get("count", 1)))
    return (count, read["left"]) == (down, read.answer)
