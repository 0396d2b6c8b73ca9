"""Checks that the reasons of answers about the start of a game are true; see ``reason_checks``."""

from typing import Any

from oracle_nb.delphi.pieces import Color
from tests.lessons.reason_checks import ReadReason, general, states

general("why-starting-turns", "why-starting-tile")
CARDS = {"oracle": 30, "injury": 42, "equipment": 22}
FIRST = 3


def ships(read: ReadReason) -> list[str]:
    """The colors of the players' ships, in turn order."""
    return [str(Color(ship)) for ship in read.rules.setting.ships]


@states("why-starting-draft")
def _draft(read: ReadReason) -> Any:
    return read["tiles"] == len(ships(read)) + 1 == len(read.exercise.position.ship_tiles)


@states("why-starting-offered")
def _offered(read: ReadReason) -> Any:
    order = ships(read)
    later = len(order) - 1 - order.index(read["color"])
    facts = (read["tiles"], read["left"])
    return facts == (len(order) + 1, len(order) + 1 - later) and read["left"] == read.answer


def _parts(read: ReadReason, what: tuple[str, ...]) -> tuple[str, ...]:
    (order,) = read.exercise.answers
    pairs = (part.split("-") for part in order)
    return tuple(color for verb, color in pairs if verb in what)


@states("why-starting-choosers")
def _choosers(read: ReadReason) -> Any:
    return read["colors"] == _parts(read, ("choose",))


@states("why-starting-effects")
def _effects(read: ReadReason) -> Any:
    return read["colors"] == _parts(read, ("take", "return"))


@states("why-starting-first")
def _first(read: ReadReason) -> Any:
    return read["count"] == len(read.exercise.position.ship_tiles) == len(ships(read)) + 1


@states("why-starting-decks")
def _decks(read: ReadReason) -> Any:
    position = read.exercise.position
    oracle = sum(position.deck)
    injuries = sum(position.injury_deck) + sum(sum(player.injuries) for player in position.players)
    equipment = position.equipment.bit_count() + len(position.display)
    return {"oracle": oracle, "injury": injuries, "equipment": equipment} == CARDS


@states("why-starting-piles")
def _piles(read: ReadReason) -> Any:
    facts, kind = read.statement.facts, read.exercise.facts["kind"]
    whole = "total" not in facts or facts["total"] == CARDS[kind]
    return whole and read["left"] == read.answer


@states("why-starting-favor")
def _favor(read: ReadReason) -> Any:
    return read["tokens"] == FIRST == read.exercise.position.players[0].favor


@states("why-starting-tokens")
def _tokens(read: ReadReason) -> Any:
    seat = ships(read).index(read["color"])
    return (read["tokens"], read["total"]) == (FIRST, read.answer) and read.answer == FIRST + seat
