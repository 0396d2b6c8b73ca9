"""Positions to try cards, tiles, companions and gods in, and what is found there."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    BeginTurn,
    Phase,
    Position,
    Recover,
    StartShip,
    TakeCompanion,
    TakeEquipment,
)
from oracle_nb.delphi.pieces import Equipment, Kind, ShipTile
from tests.statements.cases import Case

WIDE: Final = 8
"""The distance that a board has for experiments with ranges."""


class Found(NamedTuple):
    """The results of an experiment: numbers in the order"""

    numbers: tuple[int, ...] = ()
    colors: frozenset[int] = frozenset()
    gods: frozenset[int] = frozenset()
    holds: bool = True


class First:
    """A chance that gives the first possibility, but for dice of a color."""

    def __init__(self, color: int = 0) -> None:
        self.color = color

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the color of a die, or the first of what is possible."""
        if what == "die":
            return self.color
        return next(index for index, weight in enumerate(weights) if weight)


class Lab:
    """A position of a setting in which a player has nothing special, to try cards in."""

    def __init__(self, case: Case) -> None:
        self.rules = case.rules
        self.board = board = self.rules.board
        begun = self.rules.begin(self.rules.set_up(0), First()).position
        rows = board.distance()
        ship = next(
            candidate
            for candidate in board.water
            if any(WIDE <= rows[candidate][two] < 255 for two in board.water)
        )
        self.start = self.rules.set_up(0)
        players = tuple(
            replace(
                player,
                tile=ShipTile.SHIELD,
                ship=ship,
                dice=(0, 0, 0),
                favor=20,
                shield=0,
                gods=(0,) * 6,
                injuries=(0,) * 6,
                cards=(0,) * 6,
                offerings=(),
                statues=(),
                equipment=(),
                companions=(),
                seen=0,
                owed=(),
            )
            for player in begun.players
        )
        self.position = replace(
            begun,
            players=players,
            phase=Phase.ACT,
            pending=(),
            turn=0,
            round=1,
            deck=(5,) * 6,
            discard=(0,) * 6,
            injury_deck=(7,) * 6,
            injury_discard=(0,) * 6,
            companions=(1 << 18) - 1,
            display=(Equipment.RANGE,),
            equipment=0,
        )

    def mine(self, position: Position | None = None, **fields: Any) -> Position:
        """Return the position with something else in front of the first player."""
        start = self.position if position is None else position
        return replace(start, players=(replace(start.players[0], **fields), *start.players[1:]))

    def does(self, position: Position, action: Action, color: int = 0) -> Position:
        return self.rules.apply(position, action, First(color)).position

    def takes(self, card: Equipment, position: Position | None = None) -> Position:
        """Return what comes of taking an equipment card."""
        start = self.position if position is None else position
        start = replace(start, pending=(TakeEquipment(0),), display=(card, Equipment.RECOVER))
        return self.does(start, Action(Verb.TAKE, target=card))

    def companion(self, kind: Kind, position: Position | None = None) -> Position:
        """Return what comes of taking a pink companion."""
        start = self.position if position is None else position
        start = replace(start, pending=(TakeCompanion(0, 0),))
        return self.does(start, Action(Verb.COMPANION, target=int(kind)))

    def starts(self, tile: ShipTile) -> Position:
        """Return what a ship tile brings at the start."""
        start = self.mine(tile=tile)
        return self.rules.begin(replace(start, pending=(StartShip(0),)), First()).position

    def range(self, **fields: Any) -> int:
        """Return how far a die goes for nothing, where it counts as any color."""
        position = replace(self.mine(favor=0, **fields), apollon=True)
        row = self.board.distance()[position.players[0].ship]
        moves = [
            action for action in self.rules.legal_actions(position) if action.verb == Verb.MOVE
        ]
        return max(row[move.target] for move in moves)

    def storage(self, **fields: Any) -> int:
        """Return how many pieces the ship holds."""
        action = Action(Verb.LOAD_OFFERING, 0, 0, self.board.offerings[0])
        return next(
            size
            for size in range(9)
            if "cargo.capacity"
            in self.rules.check(self.mine(offerings=(0,) * size, **fields), action).broken_rules
        )

    def price(self, color: int, **fields: Any) -> int:
        """Return what a pink die as a color costs."""
        action = Action(Verb.ADVANCE, 0, color)
        return self.rules.check(self.mine(**fields), action).tokens

    def recovers(self, injuries: tuple[int, ...], **fields: Any) -> bool:
        """Return whether a turn that begins with injuries is one of recovering."""
        position = replace(
            self.mine(injuries=injuries, **fields),
            injury_deck=tuple(7 - injury for injury in injuries),
            pending=(BeginTurn(0),),
            phase=Phase.CHECK,
        )
        after = self.rules.begin(position, First()).position
        return isinstance(after.pending[0], Recover) if after.pending else False

    def reaches(self, verb: Verb, island: int, **fields: Any) -> bool:
        """Return whether an action is near enough from one water space away."""
        between = {space for space in self.board.adjacent[island] if space in self.board.water}
        far = {two for space in between for two in self.board.sailing[space]} - between
        if not far:
            return True  # this board has no such place
        position = self.mine(ship=min(far), **fields)
        refused = self.rules.check(position, Action(verb, 0, 0, island)).broken_rules
        return "action.adjacent" not in refused


Experiment = Callable[[Lab], Found]
EXPERIMENTS: Final[dict[str, Experiment]] = {}


def text_of(rule: str) -> Callable[[Experiment], Experiment]:
    """Register the experiment for the text of a rule."""

    def register(experiment: Experiment) -> Experiment:
        EXPERIMENTS[rule] = experiment
        return experiment

    return register
