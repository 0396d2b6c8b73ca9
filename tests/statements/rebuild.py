"""Rebuild a position from what is said of events, beginning with the position before them.

What a reader can't rebuild is left out of the comparison: what waits to be decided (decisions have
sentences of their own), how many draws there were, and the tiles that were only looked at, which
no event tells.
"""

from collections.abc import Callable
from copy import copy
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    CheckReward,
    Phase,
    Player,
    Position,
    Setting,
    TakeCompanion,
    Titan,
)
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    COMPANION_NAMES,
    WHITE,
    Color,
    Equipment,
    God,
    IslandTile,
    Letter,
    ShipTile,
)
from tests.statements.cases import Case
from tests.statements.statement import Statement

COLORS: Final = {str(color): int(color) for color in Color}
GODS: Final = {god.name.lower(): int(god) for god in God}
CARDS: Final = {str(card): int(card) for card in Equipment}
SHIP_TILES: Final = {str(tile): int(tile) for tile in ShipTile}
TILES: Final = {str(tile).replace(" ", "-"): int(tile) for tile in IslandTile}
COMPANIONS: Final = {
    name.lower(): 3 * color + kind
    for color, names in enumerate(COMPANION_NAMES)
    for kind, name in enumerate(names)
}
FAMILIES: Final = {str(family): family for family in Family}
LETTERS: Final = {str(letter): int(letter) for letter in Letter}

Change = Callable[["Rebuilt", Statement], None]
CHANGES: Final[dict[str, Change]] = {}
"""Changes by an event's sentence, by its message."""


def changes(*messages: str) -> Callable[[Change], Change]:
    """Register what messages of events change."""

    def register(change: Change) -> Change:
        CHANGES.update(dict.fromkeys(messages, change))
        return change

    return register


def task_number(key: object) -> int:
    """Return the number of a task from its key, such as "statue-red"."""
    family, value = str(key).rsplit("-", 1)
    if family == "shrine":
        return LETTERS[value]
    return 8 * FAMILIES[family] + (WHITE if value == "any" else COLORS[value])


def plus(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    return tuple(sorted((*items, item)))


def minus(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Return the items without one of them, or all where it isn't among them."""
    place = items.index(item) if item in items else len(items)
    return items[:place] + items[place + 1 :]


def by(counts: tuple[int, ...], color: int, number: int) -> Any:
    return (*counts[:color], counts[color] + number, *counts[color + 1 :])


def at(items: tuple[int, ...], place: int, item: int) -> Any:
    return (*items[:place], item, *items[place + 1 :])


class Rebuilt:
    """A position while it is being rebuilt.

    ``reader`` is the seat the sentences are said to; ``faults`` says what can't be as a sentence
    says, given all that was said before. In a ``forecast`` colors of cards to be drawn are unknown:
    ``unknown_cards`` counts these, ``unknown_taken`` those from the pile as it is now.
    ``is_rewarding`` is set while the reward for no injuries is due, ``among`` holds the gods of
    steps from rolls, ``raised`` the color of a raised statue, ``built`` the letter of the tile with
    the last shrine. ``decider`` is who decided last, ``titan`` what the titan die shows.
    """

    def __init__(self, case: Case, position: Position, forecast: bool = False) -> None:
        self.board: Board = case.board
        self.setting: Setting = case.rules.setting
        self.position = position
        self.reader = case.seat
        self.action = case.action
        self.forecast = forecast
        self.faults: list[str] = []
        self.unknown_cards = self.unknown_taken = 0
        step = position.pending[0] if position.pending else None
        self.is_rewarding = isinstance(step, CheckReward)
        self.decider = position.to_move
        rolled = [step.strength for step in position.pending if isinstance(step, Titan)]
        self.titan = max(rolled, default=0)
        self.among = [step.among] if isinstance(step, AdvanceGod) else []
        self.built = -1
        self.raised = step.color if isinstance(step, TakeCompanion) else -1

    def copy(self) -> "Rebuilt":
        """Return the same, to go on from without changing this one; without its faults."""
        other = copy(self)
        other.faults, other.among = [], list(self.among)
        return other

    @property
    def color(self) -> int:
        """The color that the action uses its die or card as."""
        return -1 if self.action is None else self.action.color

    def enter(self, said: Statement) -> None:
        """Change what a sentence says is changed."""
        change = CHANGES.get(said.message.removesuffix(".you"))
        if change is None:
            self.faults.append("nobody knows what this changes")
            return
        try:
            change(self, said)
        except (KeyError, ValueError, IndexError) as fault:
            self.faults.append(f"impossible: {fault!r}")

    # --- whom and what a sentence is about -----------------------------------------------------

    def seat(self, said: Statement) -> int:
        """The player affected by the event."""
        if said.message.endswith(".you"):
            return self.reader
        return self.setting.ships.index(COLORS[str(said["player"])])

    def player(self, said: Statement) -> Player:
        return self.position.players[self.seat(said)]

    def space(self, said: Statement, fact: str = "space") -> int:
        return self.board.find(str(said[fact])).index

    def wish(self, holds: bool, fault: str) -> None:
        """Note a fault if something doesn't hold."""
        if not holds:
            self.faults.append(fault)

    def same(self, what: str, stated: object, actual: object) -> None:
        self.wish(stated == actual, f"{what} is {actual}, not {stated}")

    @property
    def first_row(self) -> int:
        return 5 - len(self.position.players)

    def lowest(self, player: Player) -> int:
        """Return the row to which a player's gods go back."""
        return self.first_row if player.tile == ShipTile.GODS else 0

    def task_done(self, said: Statement) -> int:
        """The task that was completed: a shrine's is that of its letter if it is open (task.fixed).

        Only the picture rule makes letters of shrines matter.
        """
        any_shrine = str(said["task"]) == "shrine-any"
        if str(said["task"]).startswith("shrine"):
            self.wish(any_shrine != self.setting.rules.picture_rule, "its letter matters, or not")
        if not any_shrine:
            return task_number(said["task"])
        shrines = [number for number in self.player(said).tasks if number < 8]
        return self.built if self.built in shrines else min(shrines, default=-1)

    # --- changing ------------------------------------------------------------------------------

    def put(self, **fields: Any) -> None:
        self.position = replace(self.position, **fields)

    def give(self, seat: int, **fields: Any) -> None:
        players = self.position.players
        changed = replace(players[seat], **fields)
        self.put(players=(*players[:seat], changed, *players[seat + 1 :]))

    def rewarded(self, seat: int) -> None:
        """The reward for no injuries is taken, and the actions follow."""
        if self.is_rewarding and seat == self.position.turn:
            self.is_rewarding = False
            self.put(phase=Phase.ACT)


HIDDEN: Final = ("players", "pending", "draws", "tiles")
"""Fields compared otherwise, or not at all."""


def differences(rebuilt: Position, after: Position) -> list[str]:
    """Return what differs between a rebuilt position and the true one."""
    faults = []
    for field in after.__struct_fields__:
        if field in HIDDEN:
            continue
        first, other = getattr(rebuilt, field), getattr(after, field)
        if field == "spent":
            first, other = sorted(first), sorted(other)
        if first != other:
            faults.append(f"{field} is {other}, and the sentences make it {first}")
    for slot, tile in enumerate(after.tiles):
        if after.face_up >> slot & 1 and rebuilt.tiles[slot] != tile:
            faults.append(f"the tile in slot {slot} is {tile}, not {rebuilt.tiles[slot]}")
    for seat, (mine, theirs) in enumerate(zip(rebuilt.players, after.players, strict=True)):
        for field in theirs.__struct_fields__:
            first, other = getattr(mine, field), getattr(theirs, field)
            if first != other:
                faults.append(
                    f"{field} of seat {seat} is {other}, and the sentences make it {first}"
                )
    return faults
