"""The fewest stops of a ship with which a player's tasks can be completed.

The search is exact for a simplified game, in which a move leads from any space to any other.
docs/par.md proves that the real game is never faster.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from oracle_nb.core.work import checkpoint
from oracle_nb.delphi.board import Board
from oracle_nb.delphi.measures.task_progress import ErrandStep, Progress
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import ALL_COLORS

ISLAND: Final = "island"
STATUE: Final = "statue"
OFFERING: Final = "offering"
STORAGE: Final = "storage"
CARDS: Final = (ISLAND, STATUE, OFFERING, STORAGE)
"""The equipment that can make a stop unnecessary: three longer reaches, and storage."""


class Dock(NamedTuple):
    """A space for a stop: the errands that one visit can repeat, and the others.

    ``islands`` and ``cities`` have the states in which each island with a tile and each city next
    to the space can be used; a visit uses each of them once.
    """

    monsters: frozenset[ErrandStep]
    cargo: frozenset[ErrandStep]
    islands: tuple[int, ...]
    cities: tuple[int, ...]


def fewest_stops(
    board: Board,
    position: Position,
    progress: Progress,
    storage: int,
    cards: Iterable[str] = (),
    *,
    at_once: bool = False,
    starts: int = 1,
) -> tuple[int, ...]:
    """Return the fewest stops before the way home, by the number of errands done without a stop.

    ``storage`` is the room for cargo, and ``cards`` the equipment with a longer reach or more room.
    It works from the first defeated monster on, or ``at_once``. ``starts`` are the possible states
    at the beginning.
    """
    have = frozenset(cards)
    ready = progress.all if at_once else progress.fought
    room = _upto(progress.aboard, storage - 1)
    if STORAGE in have:
        room |= _upto(progress.aboard, storage) & ready
    docks, start = _docks(board, position, progress, room, have, ready)
    visit = _Visit(progress, room)
    layers = visit([starts] + [0] * progress.free, start)
    seen = [0] * len(layers)
    fewest: list[int] = []
    stops = 0
    while any(layers):
        fewer = 0
        for helped, states in enumerate(layers):
            seen[helped] |= fewer
            layers[helped] = states & ~seen[helped]
            fewer = seen[helped] = seen[helped] | states
        while seen[-1 - len(fewest)] & progress.goal:
            fewest.append(stops)
            if len(fewest) == len(layers):
                return tuple(reversed(fewest))
        after = [visit(layers, dock) for dock in docks]
        layers = [_all(states) for states in zip(*after, strict=True)]
        stops += 1
    raise ValueError("there are tasks that can't be completed on this board")


class _Visit:
    """A visit of a ship to a space, in which it does anything or nothing."""

    def __init__(self, progress: Progress, room: int) -> None:
        self._shrine = progress.shrine().by
        self._load = progress.load_statue(room).by
        self._free = [*progress.load_offering(ALL_COLORS, room)]
        if progress.shrines:
            self._free.append(progress.shrine())
        if progress.statues:
            self._free.append(progress.load_statue(room))

    def __call__(self, layers: Sequence[int], dock: Dock) -> list[int]:
        """Return the states after a visit, by the number of errands that gods or cards did."""
        after = []
        before = 0
        checkpoint()
        for layer in layers:
            states = layer | _all(step.done(before) for step in self._free)
            before = self._alone(states, dock) if states else 0
            after.append(before)
        return after

    def _alone(self, states: int, dock: Dock) -> int:
        """Return the states after everything that actions can do."""
        states = _done(states, dock.monsters)
        for where in dock.islands:
            states |= (states & where) << self._shrine
        states = _done(states, dock.cargo)
        for where in dock.cities:
            states = _done(states | (states & where) << self._load, dock.cargo)
        return states


def _upto(layers: Sequence[int], most: int) -> int:
    return _all(layers[: max(0, most + 1)])


def _all(sets: Iterable[int]) -> int:
    states = 0
    for mask in sets:
        states |= mask
    return states


def _done(states: int, steps: Iterable[ErrandStep]) -> int:
    """Return the states after errands in any order, until nothing is left to do."""
    before = -1
    while states != before:
        before = states
        for step in steps:
            states |= step.done(states)
    return states


def _docks(
    board: Board,
    position: Position,
    progress: Progress,
    room: int,
    cards: frozenset[str],
    ready: int,
) -> tuple[list[Dock], Dock]:
    """Return the spaces worth a stop, and Zeus's space."""
    errands = _errands(board, position, progress, room)
    shrine, load = progress.shrine().where, progress.load_statue(room).where

    def dock(space: int) -> Dock:
        monsters: set[ErrandStep] = set()
        cargo: set[ErrandStep] = set()
        islands, cities = [], []
        near = set(board.shore[space])
        for place in board.shore2[space]:
            card, kind, steps = errands[place]
            if place not in near and card not in cards:
                continue
            when = progress.all if place in near else ready
            if kind == "tile":
                islands.append(shrine & when)
            elif kind == "city":
                cities.append(load & when)
            else:
                group = monsters if kind == "monster" else cargo
                group.update(ErrandStep(step.where & when, step.by) for step in steps)
        return Dock(
            frozenset(monsters), frozenset(cargo), tuple(sorted(islands)), tuple(sorted(cities))
        )

    every = {dock(space) for space in board.water}
    best = [dock for dock in every if not any(_less(dock, other) for other in every)]
    return best, dock(board.zeus)


def _less(dock: Dock, other: Dock) -> bool:
    """Return whether another dock offers everything that this one does, and more."""
    return dock != other and (
        dock.monsters <= other.monsters
        and dock.cargo <= other.cargo
        and _contained(dock.islands, other.islands)
        and _contained(dock.cities, other.cities)
    )


def _contained(few: Sequence[int], many: Sequence[int]) -> bool:
    left = list(many)
    for number in few:
        if number not in left:
            return False
        left.remove(number)
    return True


def _errands(
    board: Board, position: Position, progress: Progress, room: int
) -> dict[int, tuple[str, str, list[ErrandStep]]]:
    """Return for each island and city the card that extends its reach, its kind, its errands."""
    errands: dict[int, tuple[str, str, list[ErrandStep]]] = {}
    for place in board.islands:
        errands[place] = ISLAND, "tile", []
    for place, colors in zip(board.monsters, position.monsters, strict=True):
        errands[place] = ISLAND, "monster", [*progress.fight(colors)]
    for place in board.cities:
        errands[place] = STATUE, "city", []
    for place in board.statues:
        errands[place] = STATUE, "site", [progress.raise_statue()]
    for place, colors in zip(board.offerings, position.offerings, strict=True):
        errands[place] = OFFERING, "source", [*progress.load_offering(colors, room)]
    for place, color in zip(board.temples, position.temples, strict=True):
        errands[place] = OFFERING, "temple", [*progress.make_offering(color)]
    return errands
