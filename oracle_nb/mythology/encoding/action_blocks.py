"""Action blocks: every action that some position allows, numbered without gaps.

The blocks are in the order of the verbs. Within a block, a number counts the units, then the
targets, the last ones fastest.
"""

from typing import Final, NamedTuple

from oracle_nb.games.encoding import UnnumberedAction
from oracle_nb.mythology.model.actions import NONE, TAKES_TARGET, TAKES_UNIT, Action, Verb
from oracle_nb.mythology.pieces import POWER, UNITS


class ActionBlock(NamedTuple):
    """The numbers of one verb: the first one, and how many units and targets it can name."""

    first: int
    verb: Verb
    units: int
    targets: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return max(self.units, 1) * max(self.targets, 1)


class ActionBlocks:
    """The numbers of all actions on one map.

    Parameters
    ----------
    areas, hexes, players : int
        How many Areas and hexes the map has, and how many play.
    """

    def __init__(self, areas: int, hexes: int, players: int) -> None:
        targets = {
            Verb.PLACE: areas,
            Verb.STEP: hexes,
            Verb.FIGHT: UNITS,
            Verb.AID: POWER + 1,
            Verb.PROPOSE: players,
        }
        assert targets.keys() == TAKES_TARGET
        blocks: list[ActionBlock] = []
        total = 0
        for verb in Verb:
            units = UNITS if verb in TAKES_UNIT else 0
            blocks.append(ActionBlock(total, verb, units, targets.get(verb, 0)))
            total += blocks[-1].size
        self.blocks: Final = tuple(blocks)
        self.total: Final = total
        self._of_verb: Final = {block.verb: block for block in blocks}

    def number(self, action: Action) -> int:
        """Return the number of an action. Raises UnnumberedAction if it has none."""
        block = self._of_verb[action.verb]
        units = range(block.units) if block.units else (NONE,)
        targets = range(block.targets) if block.targets else (NONE,)
        if action.unit not in units or action.target not in targets:
            raise UnnumberedAction(f"no position allows {action!r}, so it has no number")
        return block.first + max(action.unit, 0) * max(block.targets, 1) + max(action.target, 0)

    def action(self, number: int) -> Action:
        """Return the action with a number. Raises UnnumberedAction if there is none."""
        for block in self.blocks:
            if 0 <= number - block.first < block.size:
                unit, target = divmod(number - block.first, max(block.targets, 1))
                return Action(
                    block.verb, unit if block.units else NONE, target if block.targets else NONE
                )
        raise UnnumberedAction(f"the numbers of actions are 0 to {self.total - 1}, not {number}")
