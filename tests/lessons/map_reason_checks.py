"""Checks that the reasons of answers about the map are true, against the board."""

from itertools import pairwise
from typing import Any

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.pieces import Color
from tests.lessons.reason_checks import ReadReason, general, states

general("why-map-kind", "why-map-find", "why-map-sites", "why-map-water-next", "why-map-which-land")
general("why-map-steps", "why-map-nearby")


def answer_spaces(read: ReadReason) -> set[str]:
    """The spaces of the answer."""
    return set(read.exercise.solution)


def neighbors(read: ReadReason, name: str) -> set[str]:
    """The names of all spaces next to one."""
    board = read.rules.board
    return {board.spaces[space].name for space in board.adjacent[board.find(name).index]}


def water(read: ReadReason, name: str) -> set[str]:
    """The names of the water next to a space."""
    board = read.rules.board
    return {
        neighbor
        for neighbor in neighbors(read, name)
        if board.find(neighbor).terrain is Terrain.WATER
    }


def lands(read: ReadReason, name: str) -> set[str]:
    """The names of the islands and cities next to a space."""
    board = read.rules.board
    closed = {Terrain.WATER, Terrain.SHALLOW, Terrain.ZEUS}
    return {
        neighbor for neighbor in neighbors(read, name) if board.find(neighbor).terrain not in closed
    }


def here(read: ReadReason) -> str:
    """The space of the ship."""
    return read.rules.board.spaces[read.me.ship].name


@states("why-map-landfall", "why-map-straight", "why-map-route", "why-map-dock")
def _asked(read: ReadReason) -> Any:
    return read["space"] == str(read.exercise.facts["space"])


@states("why-map-both")
def _both(read: ReadReason) -> Any:
    facts = read.exercise.facts
    return (read["space"], read["other"]) == (str(facts["space"]), str(facts["other"]))


@states("why-map-kind-is")
def _kind(read: ReadReason) -> Any:
    terrain = read.space().terrain
    # A mark is no kind of its own.
    right = "monster" if terrain is Terrain.MARKED else terrain.name.lower()
    return read["terrain"] == right and _asked(read)


@states("why-map-found")
def _found(read: ReadReason) -> Any:
    spaces = read["spaces"]
    same = {read.rules.board.find(space).terrain.name.lower() for space in spaces}
    kind = read.exercise.facts["kind"]
    fits = same <= ({"monster", "marked"} if kind == "monster" else {kind})
    return fits and set(spaces) == answer_spaces(read) and read["count"] == len(spaces)


@states("why-map-sites-are")
def _sites(read: ReadReason) -> Any:
    board, color = read.rules.board, Color[read["color"].upper()]
    right = {s.name for s in board.spaces if s.terrain is Terrain.STATUE and s.sites >> color & 1}
    return set(read["spaces"]) == right and read["color"] == str(read.exercise.facts["color"])


@states("why-map-water-count")
def _water_count(read: ReadReason) -> Any:
    facts = (read["neighbors"], read["count"])
    space = read["space"]
    return facts == (len(neighbors(read, space)), len(water(read, space))) and _asked(read)


@states("why-map-water-are")
def _water_are(read: ReadReason) -> Any:
    return set(read["spaces"]) == water(read, read["space"]) == answer_spaces(read)


@states("why-map-land-count")
def _land_count(read: ReadReason) -> Any:
    facts = (read["neighbors"], read["count"])
    space = read["space"]
    return space == here(read) and facts == (
        len(neighbors(read, space)),
        len(lands(read, space)),
    )


@states("why-map-land-are")
def _land_are(read: ReadReason) -> Any:
    right = lands(read, here(read))
    return set(read["spaces"]) == right == answer_spaces(read) and read["space"] == here(read)


@states("why-map-which-is")
def _which(read: ReadReason) -> Any:
    options = set(read.exercise.form.options)  # type: ignore[union-attr]
    near = options & lands(read, here(read))
    return near == {read["space"]} and read["ship"] == here(read)


@states("why-map-water-near")
def _water_near(read: ReadReason) -> Any:
    return set(read["spaces"]) == water(read, read["space"])


@states("why-map-both-are")
def _both_are(read: ReadReason) -> Any:
    right = water(read, read["space"]) & water(read, read["other"])
    return set(read["spaces"]) == right == answer_spaces(read)


@states("why-map-straight-is")
def _straight(read: ReadReason) -> Any:
    terrain = read.space().terrain
    closed = {Terrain.SHALLOW: "shallow", Terrain.ZEUS: "zeus", Terrain.WATER: "water"}
    said = read["terrain"]
    right = said == closed[terrain] if terrain in closed else not isinstance(said, str)
    return right and read.exercise.solution == (("yes",) if said == "water" else ("no",))


@states("why-map-detour")
def _detour(read: ReadReason) -> Any:
    right = read.away(read.space())
    near = read.exercise.facts["number"]
    return read["steps"] == right > near and read["space"] not in answer_spaces(read)


@states("why-map-nearby-are")
def _nearby(read: ReadReason) -> Any:
    facts = read.exercise.facts
    same = (read["color"], read["number"]) == (str(facts["color"]), facts["number"])
    return same and set(read["spaces"]) == answer_spaces(read)


@states("why-map-route-first")
def _route_first(read: ReadReason) -> Any:
    items = set(read.exercise.form.items)  # type: ignore[union-attr]
    return read["space"] == here(read) and items & water(read, here(read)) == {read["place"]}


@states("why-map-route-order")
def _route(read: ReadReason) -> Any:
    way = [here(read), *read["spaces"]]
    linked = all(b in water(read, a) for a, b in pairwise(way))
    return linked and tuple(read["spaces"]) in read.exercise.answers


@states("why-map-dock-colors")
def _dock(read: ReadReason) -> Any:
    board = read.rules.board
    colors = {str(Color(board.find(space).color)) for space in water(read, read["space"])}
    dice = {str(Color(die)) for die in read.me.dice}
    return (set(read["colors"]), set(read["held"])) == (colors, dice)
