"""Reachable places of ships and actions there, by the rules, for checks of needs.

A ship is put on every water space, with a die of each color and no favor tokens, and the rules list
its moves. Nothing here is taken from the code that looks for the nearest places.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from heapq import heappop, heappush
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Phase, Player, Position
from oracle_nb.delphi.pieces import Equipment
from tests.statements.cases import Case

Way = tuple[int, int]
"""How many moves and how many spaces."""
_EVERY_DIE: Final = tuple(range(6))
_CAPACITY: Final = "cargo.capacity"


class Voyaging:
    """Possible actions of a player in a position, with unlimited dice and time."""

    def __init__(self, case: Case) -> None:
        self.rules, self.position, self.seat = case.rules, case.position, case.seat
        self.board, self.me = case.board, case.me
        self.ports = tuple(
            space.index
            for space in self.board.spaces
            if space.terrain is Terrain.WATER or space.index == self.me.ship
        )
        self._ways: dict[int, dict[int, Way]] = {}
        self._works: dict[object, dict[tuple[int, int], frozenset[int]]] = {}

    def at(self, ship: int, **more: object) -> Position:
        """The position with the player about to act, the ship elsewhere and all dice in hand."""
        changes = {"ship": ship, "dice": _EVERY_DIE, "favor": 0, **more}
        me: Player = replace(self.me, **changes)
        players = tuple(
            me if seat == self.seat else player for seat, player in enumerate(self.position.players)
        )
        wild = self.position.apollon and self.position.turn == self.seat
        return replace(
            self.position,
            players=players,
            turn=self.seat,
            phase=Phase.ACT,
            pending=(),
            apollon=wild,
            extra=True,
            played=-1,
            spent=(),
        )

    # --- ways ----------------------------------------------------------------------------------

    @cached_property
    def _moves(self) -> dict[int, tuple[int, ...]]:
        """Free destinations of a ship with one die, from every space."""
        ends_of = {}
        for port in self.ports:
            actions = self.rules.legal_actions(self.at(port))
            ends = {
                action.target
                for action in actions
                if action.verb == Verb.MOVE and action.source < 6
            }
            ends_of[port] = tuple(sorted(ends))
        return ends_of

    def _near(self, space: int) -> Iterator[int]:
        """The water spaces a ship enters next, over shallows where it may cross them."""
        crossing = Equipment.SHALLOWS in self.me.equipment
        over = (Terrain.SHALLOW, Terrain.ZEUS)
        seen, edge = {space}, [space]
        while edge:
            here = edge.pop()
            for near in self.board.adjacent[here]:
                terrain = self.board.spaces[near].terrain
                if near in seen:
                    continue
                seen.add(near)
                if terrain is Terrain.WATER or near == self.board.zeus:
                    yield near
                if crossing and terrain in over:
                    edge.append(near)

    @cached_property
    def _spaces(self) -> dict[int, dict[int, int]]:
        """How many spaces it is from every port to every other; Zeus's only ends a way."""
        nexts = {port: tuple(self._near(port)) for port in self.ports}
        rows: dict[int, dict[int, int]] = {}
        for start in self.ports:
            row, edge = {start: 0}, [start]
            for here in edge:
                if here == self.board.zeus and here != start:
                    continue
                for space in nexts.get(here, ()):
                    if space not in row:
                        row[space] = row[here] + 1
                        edge.append(space)
            rows[start] = row
        return rows

    def ways(self, start: int) -> dict[int, Way]:
        """Return the fewest moves, and of these the fewest spaces, from a space to every other."""
        if start not in self._ways:
            best: dict[int, Way] = {}
            waiting = [(0, 0, start)]
            while waiting:
                moves, spaces, here = heappop(waiting)
                if here in best:
                    continue
                best[here] = moves, spaces
                for end in self._moves.get(here, ()):
                    if end not in best:
                        heappush(waiting, (moves + 1, spaces + self._spaces[here][end], end))
            self._ways[start] = best
        return self._ways[start]

    def _around(self, target: int) -> list[int]:
        """The ports from which something could be done at a space: at most one lies between."""
        near = set(self.board.adjacent[target])
        near.update(two for space in tuple(near) for two in self.board.adjacent[space])
        return [port for port in self.ports if port in near]

    # --- what can be done ----------------------------------------------------------------------

    def docks(
        self, verb: Verb, color: int, target: int, *, room: bool = False, **more: object
    ) -> frozenset[int]:
        """Return the water spaces at which an action works; with ``room`` also into a full hold."""
        ports = set()
        for port in self._around(target):
            verdict = self.rules.check(self.at(port, **more), Action(verb, color, color, target))
            broken = {violation.rule for violation in verdict.broken}
            if not broken or (room and broken == {_CAPACITY}):
                ports.add(port)
        return frozenset(ports)

    def works(
        self,
        verb: Verb,
        targets: Sequence[int],
        colors: Sequence[int] = _EVERY_DIE,
        *,
        room: bool = False,
        **more: object,
    ) -> dict[tuple[int, int], frozenset[int]]:
        """For each target and color where the action works: the water spaces it works from."""
        key = verb, tuple(targets), tuple(colors)
        if key not in self._works:
            places = {
                (target, color): self.docks(verb, color, target, room=room, **more)
                for target in targets
                for color in colors
            }
            self._works[key] = {place: docks for place, docks in places.items() if docks}
        return self._works[key]
