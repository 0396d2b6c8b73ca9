"""Names of colors, gods, cards, tiles, tasks and spaces in scenarios, and their numbers."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.model.actions import CARD, EXTRA, Verb
from oracle_nb.delphi.model.notation import TASKS
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.model.tasks import Family, Task
from oracle_nb.delphi.pieces import (
    COLORS_OF,
    COMPANIONS,
    SHIP_COLORS,
    Color,
    Equipment,
    God,
    IslandTile,
    Letter,
    ShipTile,
)
from oracle_nb.games.scenarios.fields import FieldFault, Where

COLOR_NAMES: Final = {str(color): int(color) for color in Color}
SHIP_NAMES: Final = {str(color): int(color) for color in SHIP_COLORS}
GOD_NAMES: Final = {god.name.lower(): int(god) for god in God}
EQUIPMENT_NAMES: Final = {str(equipment): int(equipment) for equipment in Equipment}
COMPANION_NAMES: Final = {companion.title.lower(): int(companion) for companion in COMPANIONS}
SHIP_TILE_NAMES: Final = {str(ship_tile): int(ship_tile) for ship_tile in ShipTile}
TILE_NAMES: Final = {tile.name.lower().replace("_", "-"): int(tile) for tile in IslandTile}
TASK_NAMES: Final = TASKS
PHASE_NAMES: Final = {str(phase): int(phase) for phase in Phase}
_SPACE: Final = re.compile(r"\(?(-?\d+)\s*,\s*(-?\d+)\)?")
LABEL: Final = re.compile(r"[a-z][a-z0-9-]*")


class Spaces:
    """The spaces of a board by label, name ("D7") or hex ("2,-1"), and their names."""

    def __init__(self, board: Board, labels: Mapping[str, int]) -> None:
        self.board = board
        self._labels = dict(labels)
        self._called = {index: label for label, index in labels.items()}

    def find(self, word: str, where: Where) -> int:
        """Return the space's index. Raises FieldFault."""
        if word in self._labels:
            return self._labels[word]
        try:
            if match := _SPACE.fullmatch(word):
                return self.board.space_at((int(match.group(1)), int(match.group(2))))
            return self.board.find(word).index
        except ValueError as error:
            labels = f"; its labels are {', '.join(self._labels)}" if self._labels else ""
            raise FieldFault(where, f"{error}{labels}") from None

    def on(self, word: str, group: Sequence[int], what: str, where: Where) -> int:
        """Return the index of a space within a tuple of the board, such as ``board.temples``."""
        index = self.find(word, where)
        if index not in group:
            kind = self.board.spaces[index].terrain
            article = "an" if what[0] in "aeiou" else "a"
            raise FieldFault(where, f"{word} must be {article} {what}, but has the kind {kind}")
        return group.index(index)

    def name(self, index: int) -> str:
        """Return the name of a space in the scenario."""
        if index in self._called:
            return self._called[index]
        return self.board.spaces[index].name if 0 <= index < len(self.board.spaces) else "none"

    def in_notation(self, text: str) -> str:
        """Return an action's text with labels and hexes replaced by names of the notation."""

        def named(word: str) -> str:
            if word in self._labels:
                return self.board.spaces[self._labels[word]].name
            if match := _SPACE.fullmatch(word):
                try:
                    index = self.board.space_at((int(match.group(1)), int(match.group(2))))
                except ValueError:
                    return word
                return self.board.spaces[index].name
            return word

        return " ".join(named(word) for word in text.split())


# --- facts in human names ---

_COLOR_KEYS: Final = frozenset({"color", "used", "die", "card"})
_SPACE_KEYS: Final = frozenset({"space", "ship", "start"})
_ENUMS: Final[Mapping[str, Any]] = {
    "tile": IslandTile,
    "equipment": Equipment,
    "ship_tile": ShipTile,
    "family": Family,
    "letter": Letter,
    "terrain": Terrain,
    "verb": Verb,
}


def _color(value: int) -> str:
    return str(Color(value)) if 0 <= value < 6 else "none"


def _source(value: int) -> str:
    if value == EXTRA:
        return "extra"
    return f"card:{Color(value - CARD)}" if value >= CARD else f"die:{Color(value)}"


def human(key: str, value: Any, spaces: Spaces, ships: Sequence[int]) -> Any:
    """Return a fact of an event or refusal by the names of scenarios; its key is its type."""
    result: Any = value
    if key in _COLOR_KEYS:
        result = _color(value)
    elif key == "colors":
        shown = COLORS_OF[value] if isinstance(value, int) else value
        result = [_color(color) for color in shown]
    elif key == "god":
        result = God(value).name.lower()
    elif key == "gods":
        result = [God(c).name.lower() for c in COLORS_OF[value]]
    elif key in _SPACE_KEYS:
        result = spaces.name(value)
    elif key == "spaces":
        result = [spaces.name(number) for number in value]
    elif key in _ENUMS:
        result = _ENUMS[key](value).name.lower().replace("_", "-")
    elif key == "companion":
        result = COMPANIONS[value].title.lower()
    elif key == "task":
        result = str(Task(value))
    elif key == "letters":
        result = [str(Letter(number)) for number in value]
    elif key == "player":
        result = str(Color(ships[value])) if 0 <= value < len(ships) else "none"
    elif key == "source":
        result = _source(value)
    return result
