"""Action numbers: every action that some position allows, numbered without gaps.

The numbers are in blocks, one for each verb with a source (a die, an oracle card or the extra
action), and one for each without. Within a block, a number counts the sources, then the colors,
then the targets, the last ones fastest. The blocks follow from ``SIGNATURES`` and from the action
schemas of the rules, which say on which terrain each verb works.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from oracle_nb.delphi.encoding.board_slots import BoardSlots
from oracle_nb.delphi.model.actions import NONE, SOURCES, Action
from oracle_nb.delphi.model.tasks import ALL_TASKS
from oracle_nb.delphi.model.verbs import SAILING_VERBS, SIGNATURES, TargetKind, Verb
from oracle_nb.delphi.pieces import COLORS, COMPANIONS, Equipment, ShipTile
from oracle_nb.delphi.rules.action_schemas import ANSWERS, ANYWHERE, COLORLESS, GODS, LOCAL
from oracle_nb.delphi.rules.families.turn import END
from oracle_nb.games.encoding import UnnumberedAction

_NO_TARGET: Final = (NONE,)
_NAMED: Final[dict[TargetKind, tuple[int, ...]]] = {
    TargetKind.EQUIPMENT: tuple(map(int, Equipment)),
    TargetKind.COMPANION: tuple(map(int, COMPANIONS)),
    TargetKind.TASK: tuple(map(int, ALL_TASKS)),
    TargetKind.SHIP_TILE: tuple(map(int, ShipTile)),
}
"""The targets that aren't spaces."""


class ActionForm(NamedTuple):
    """A form of actions that the rules know: a verb, and which parts it has.

    ``terrains`` is empty for a form whose target is no space.
    """

    verb: int
    sourced: bool
    colored: bool
    terrains: tuple[int, ...]


@cache
def forms() -> tuple[ActionForm, ...]:
    """Return all forms of actions, by verb; with a source before those without."""
    result = {ActionForm(int(Verb.MOVE), sourced=True, colored=True, terrains=())}
    for schema in (*LOCAL, *ANYWHERE, *COLORLESS):
        result.add(ActionForm(int(schema.verb), True, schema.colored, schema.terrains))
    answers = (schema for group in ANSWERS.values() for schema in group)
    for schema in (*GODS, *answers, END):
        terrains = () if schema.verb in SAILING_VERBS else schema.terrains
        result.add(ActionForm(int(schema.verb), False, schema.colored, terrains))
    return tuple(sorted(result, key=lambda form: (form.verb, not form.sourced)))


class Block(NamedTuple):
    """The numbers of one form on a board: the first one, and the values of each part."""

    first: int
    verb: int
    sources: tuple[int, ...]
    colors: tuple[int, ...]
    targets: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.sources) * len(self.colors) * len(self.targets)


class ActionNumbers:
    """The numbers of all actions on one board.

    ``slots``: the spaces of the board by kind.
    """

    def __init__(self, slots: BoardSlots) -> None:
        blocks: list[Block] = []
        total = 0
        for form in forms():
            block = Block(
                total,
                form.verb,
                SOURCES if form.sourced else (NONE,),
                tuple(map(int, COLORS)) if form.colored else (NONE,),
                _targets(form, slots),
            )
            blocks.append(block)
            total += block.size
        self.blocks: Final = tuple(blocks)
        """The blocks in the order of their numbers."""
        self.total: Final = total
        """The number of all numbered actions."""
        self._places: Final = {
            (block.verb, block.sources[0] != NONE): (
                block,
                {target: place for place, target in enumerate(block.targets)},
            )
            for block in blocks
        }
        self._known: Final[dict[Action, int]] = {}

    def number(self, action: Action) -> int:
        """Return the number of an action. Raises UnnumberedAction if it has none."""
        number = self._known.get(action)
        if number is None:
            number = self._known[action] = self._lookup(action)
        return number

    def _lookup(self, action: Action) -> int:
        verb, source, color, target = action.verb, action.source, action.color, action.target
        block, places = self._places.get((verb, source != NONE), (None, {}))
        place = places.get(target)
        if block is None or place is None or source not in block.sources:
            raise UnnumberedAction(f"no position allows {action!r}, so it has no number")
        if color not in block.colors:
            raise UnnumberedAction(
                f"{action!r} has a color that it can't have, so it has no number"
            )
        colors, targets = len(block.colors), len(block.targets)
        return block.first + (max(source, 0) * colors + max(color, 0)) * targets + place

    def action(self, number: int) -> Action:
        """Return the action with a number. Raises UnnumberedAction if there is none."""
        for block in self.blocks:
            if 0 <= number - block.first < block.size:
                rest, place = divmod(number - block.first, len(block.targets))
                source, color = divmod(rest, len(block.colors))
                return Action(
                    block.verb, block.sources[source], block.colors[color], block.targets[place]
                )
        raise UnnumberedAction(f"the numbers of actions are 0 to {self.total - 1}, not {number}")

    def __iter__(self) -> Iterator[Action]:
        return map(self.action, range(self.total))


def _targets(form: ActionForm, slots: BoardSlots) -> tuple[int, ...]:
    """Return the targets of a form on a board, in the order of their numbers."""
    if form.verb in SAILING_VERBS:
        return slots.sailed
    if form.terrains:
        return slots.with_terrains(form.terrains)
    return _NAMED.get(SIGNATURES[form.verb].target, _NO_TARGET)
