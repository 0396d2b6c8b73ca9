"""A numbered menu of actions, grouped as the game's text interface groups them."""

from itertools import groupby
from textwrap import wrap
from typing import Any, Final

from oracle_nb.games.rules import Rules
from oracle_nb.games.text_interface import MenuPlace, TextInterface
from oracle_nb.games.texts import GameTexts

_INDENT: Final = "    "


class Menu:
    """The legal actions of a position, numbered from 1 in the order in which they are shown."""

    def __init__(self, rules: Rules, table: TextInterface, words: GameTexts, position: Any) -> None:
        groups: dict[str, dict[object, list[tuple[Any, MenuPlace]]]] = {}
        for index, action in enumerate(rules.legal_actions(position)):
            place = table.place(position, action)
            line: object = place.line or index
            groups.setdefault(place.group, {}).setdefault(line, []).append((action, place))
        for lines in groups.values():
            for entries in lines.values():
                entries.sort(key=lambda entry: (entry[1].folded, entry[1].order))
        self._groups = groups
        self._rules = rules
        self._words = words
        self._position = position
        self.actions: tuple[Any, ...] = tuple(
            action for lines in groups.values() for line in lines.values() for action, _ in line
        )

    def __getitem__(self, number: int) -> Any:
        """Return the action with that number. Raises LookupError."""
        if not 1 <= number <= len(self.actions):
            raise LookupError(number)
        return self.actions[number - 1]

    def __len__(self) -> int:
        return len(self.actions)

    def lines(self, width: int = 80, *, everything: bool = False) -> list[str]:
        """Return the menu as lines of text; "(2)" after an entry is its price in tokens.

        Parameters
        ----------
        width
            The number of columns of the terminal.
        everything
            Whether actions are listed that are usually folded.
        """
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
                for folded, several in groupby(entries, lambda entry: entry[1].folded):
                    first, run = number + 1, list(several)
                    number += len(run)
                    if folded and not everything and len(run) < len(entries):
                        parts.append(f"{first}\N{EN DASH}{number}\xa0{folded} (`menu\xa0all`)")
                        continue
                    for place_number, (action, place) in enumerate(run, first):
                        label = f"{place_number} {place.label}{self._price(action)}"
                        parts.append(label.replace(" ", "\xa0"))
                indent = " " * (wide + 4)
                whole = wrap(
                    f"{line}  {'  '.join(parts)}",
                    max(40, width - 1),
                    initial_indent=indent,
                    subsequent_indent=indent + _INDENT,
                    break_on_hyphens=False,
                )
                text += [word.replace("\xa0", " ") for word in whole]
        return text

    def _price(self, action: Any) -> str:
        tokens = self._rules.check(self._position, action).tokens
        return f" ({tokens})" if tokens else ""
