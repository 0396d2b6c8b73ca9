"""A numbered menu of actions, in the groups and lines that the game's own table gives them."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from textwrap import wrap
from typing import Any, Final, Protocol

from oracle_nb.games.game import Rules
from oracle_nb.games.opening import GAMES


class MenuPlace(Protocol):
    """Where an action stands in a menu.

    ``group`` is a heading. Actions with the same ``line`` stand in one line, each with its
    ``label``; without a line, an action has one for itself.
    """

    @property
    def group(self) -> str:
        """The heading; "" for none."""

    @property
    def line(self) -> str:
        """What the line begins with; "" where the action has one for itself."""

    @property
    def label(self) -> str:
        """The action within its line."""


class TextInterface(Protocol):
    """What a game tells of a position beside its board: class ``TextTable`` of its ``text``."""

    def turn(self, position: Any) -> str:
        """Round and turn in words; a new text is a new turn."""

    def whose(self, position: Any) -> int | None:
        """The seat whose turn it is; None where turns say nothing."""

    def heading(self, position: Any) -> str:
        """Round, turn and phase in words."""

    def seat(self, seat: int) -> str:
        """What tells a player from the others, such as a color."""

    def boards(self, position: Any) -> Sequence[tuple[str, Sequence[str]]]:
        """Rows of the players' boards: a name, and a text for each seat."""

    def place(self, position: Any, action: Any) -> MenuPlace:
        """Where an action stands in a menu."""


class _NoMenuPlace:
    group = line = label = ""


class PlainTextInterface:
    """The table of a game that has nothing to tell beside its board."""

    def turn(self, position: Any) -> str:
        """Nothing."""
        return ""

    def whose(self, position: Any) -> int | None:
        """Nobody's."""
        return None

    def heading(self, position: Any) -> str:
        """Nothing."""
        return ""

    def seat(self, seat: int) -> str:
        """Nothing but the name."""
        return ""

    def boards(self, position: Any) -> Sequence[tuple[str, Sequence[str]]]:
        """No rows."""
        return ()

    def place(self, position: Any, action: Any) -> MenuPlace:
        """No group, a line for each."""
        return _NoMenuPlace()


def text_interface_of(rules: Rules[Any, Any], language: str = "en") -> TextInterface:
    """The text table of a game: ``TextTable`` in its module ``text``, where it has one."""
    package = GAMES.get(rules.name)
    if package is None or find_spec(f"{package}.ui") is None:
        return PlainTextInterface()
    module = import_module(f"{package}.ui.terminal")
    table: TextInterface = module.DelphiTextInterface(rules, language)
    return table


_INDENT: Final = "    "


class Menu:
    """The legal actions of a position, numbered from 1 in the order in which they are shown."""

    def __init__(
        self, rules: Rules[Any, Any], table: TextInterface, words: Any, position: Any
    ) -> None:
        groups: dict[str, dict[object, list[tuple[Any, str]]]] = {}
        for index, action in enumerate(rules.legal_actions(position)):
            place = table.place(position, action)
            line: object = place.line or index
            groups.setdefault(place.group, {}).setdefault(line, []).append((action, place.label))
        self._groups = groups
        self._rules = rules
        self._words = words
        self._position = position
        self.actions: tuple[Any, ...] = tuple(
            action for lines in groups.values() for line in lines.values() for action, _ in line
        )

    def __getitem__(self, number: int) -> Any:
        """The action with that number. Raises LookupError."""
        if not 1 <= number <= len(self.actions):
            raise LookupError(number)
        return self.actions[number - 1]

    def __len__(self) -> int:
        return len(self.actions)

    def lines(self, width: int = 80) -> list[str]:
        """The menu as lines of text; "(2)" behind an entry is its price in tokens."""
        wide = len(str(len(self)))
        number = 0
        text = []
        for group, lines in self._groups.items():
            if group:
                text.append(group)
            for line, entries in lines.items():
                if not isinstance(line, str):
                    number += 1
                    action = entries[0][0]
                    said = self._words.action(self._position, action) + self._price(action)
                    text.append(f"  {number:>{wide}}  {said}")
                    continue
                parts = []
                for action, label in entries:
                    number += 1
                    parts.append(f"{number} {label}{self._price(action)}".replace(" ", "\xa0"))
                indent = " " * (wide + 4)
                whole = wrap(
                    f"{line}  {'  '.join(parts)}",
                    max(40, width - 1),
                    initial_indent=indent,
                    subsequent_indent=indent + _INDENT,
                    break_on_hyphens=False,
                )
                text += [one.replace("\xa0", " ") for one in whole]
        return text

    def _price(self, action: Any) -> str:
        tokens = self._rules.check(self._position, action).tokens
        return f" ({tokens})" if tokens else ""
