"""A refused action in its position: what an edit is given, and what it gives back."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Player, Position, Setting
from oracle_nb.delphi.model.tasks import Family


class Case(NamedTuple):
    """A position, an action and who wants it.

    ``left`` is the rule whose cause must stay as it is while others are taken away; "" for none.
    """

    setting: Setting
    board: Board
    position: Position
    action: Action
    player: int | None
    left: str = ""

    @property
    def seat(self) -> int:
        pending = self.position.pending
        return pending[0].player if pending else self.position.turn

    @property
    def me(self) -> Player:
        return self.position.players[self.seat]

    @property
    def terrain(self) -> Terrain | None:
        """The terrain of the action's target."""
        target = self.action.target
        return self.board.spaces[target].terrain if 0 <= target < len(self.board.spaces) else None

    @property
    def slot(self) -> int:
        """The target's place among the spaces of its kind, -1 where it has none."""
        return slot_of(self.board, self.action.target)

    def put(self, **fields: Any) -> "Case":
        """The case with fields of the position changed."""
        return self._replace(position=replace(self.position, **fields))

    def give(self, seat: int, **fields: Any) -> "Case":
        """The case with fields of a player changed."""
        players = list(self.position.players)
        players[seat] = replace(players[seat], **fields)
        return self.put(players=tuple(players))

    def mine(self, **fields: Any) -> "Case":
        """The case with my fields changed."""
        return self.give(self.seat, **fields)

    def do(self, **fields: Any) -> "Case":
        """The case with fields of the action changed."""
        return self._replace(action=replace(self.action, **fields))

    def wait(self, **fields: Any) -> "Case":
        """The case with fields of the decision that waits changed."""
        first, *others = self.position.pending
        return self.put(pending=(replace(first, **fields), *others))


def slot_of(board: Board, space: int) -> int:
    """A space's place among those of its kind."""
    for group in (board.islands, board.monsters, board.offerings, board.temples, board.statues):
        if space in group:
            return group.index(space)
    return -1


def plus(items: Iterable[int], item: int) -> tuple[int, ...]:
    return tuple(sorted((*items, item)))


def minus(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def at(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])


def by(counts: tuple[int, ...], color: int, number: int) -> tuple[int, ...]:
    return at(counts, color, counts[color] + number)


def swapped(items: tuple[Any, ...], first: int, other: int) -> tuple[Any, ...]:
    return at(at(items, first, items[other]), other, items[first])


def colors(tasks: Iterable[int], family: Family) -> list[int]:
    """The values (colors, letters, white) of a family's tasks."""
    return [number & 7 for number in tasks if number >> 3 == family]
