"""A numbered menu of actions, the reasons why others are unavailable, and warnings."""

from itertools import groupby
from textwrap import wrap
from typing import Any, Final

from oracle_nb.core.generics import A, P
from oracle_nb.games.game import Game
from oracle_nb.games.rules import Rules
from oracle_nb.games.text_interface import MenuPlace, TextInterface
from oracle_nb.games.texts import GameTexts
from oracle_nb.terminal.text import words
from oracle_nb.web.table.control.refusal import first_reason, idle_of, left_by

_INDENT: Final = "    "


class Menu:
    """The legal actions of a position, numbered from 1 in the order in which they are shown."""

    def __init__(
        self,
        rules: Rules[P, A],
        table: TextInterface[P, A],
        words: GameTexts[P, A],
        position: P,
    ) -> None:
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


SPACE: Final = "@"
"""The prefix of a space's name that could be read as something else: ``?@3111``."""


def idle_by_rule(game: Game, language: str) -> dict[str, list[str]]:
    """Return every unavailable source (die, card, god and so on) with its reason.

    They are grouped by the title of the rule that makes them unavailable.
    """
    say, texts = words(language).say, game.texts(language)
    presentation, position = game.package.presentation(language).actions, game.position
    result: dict[str, list[str]] = {}
    usable = {presentation.source(game.rules, position, legal) for legal in game.legal_actions()}
    for source in idle_of(game, presentation, texts, usable):
        action = game.action(source.text)
        name = texts.action(position, action)
        if source.key:
            name = presentation.source_title(game.rules, position, source.key)
        line = say("idle-line", name=name, reason=source.reason, action=source.text)
        title = texts.rulebook.title(game.check(action).broken[0].rule)
        result.setdefault(title, []).append(line)
    return result


def at_space(game: Game, name: str, language: str) -> list[str]:
    """Return the action of each source at a space, or the reason why it has none.

    The name of a space may begin with ``@``, and must where it's a number: those are actions of the
    menu. Nothing is returned for other texts.
    """
    say, texts = words(language).say, game.texts(language)
    presentation, position = game.package.presentation(language).actions, game.position
    spaces = game.package.scene(game.rules, position, language=language).spaces
    named = {group.name.lower(): group.space for group in spaces}
    space = named.get(name.removeprefix(SPACE).strip().lower())
    if space is None:
        return [say("no-space", name=name)] if name.startswith(SPACE) else []
    if name.isdecimal():
        return []
    legal: dict[str, list[Any]] = {}
    for action in game.legal_actions():
        key = presentation.source(game.rules, position, action)
        here = presentation.target_space(game.rules, position, action) == space
        legal.setdefault(key, []).extend([action] if here else [])
    lines = []
    for key, actions in legal.items():
        title = presentation.source_title(game.rules, position, key)
        lines += [
            say("works-there", name=title, action=texts.action(position, option))
            for option in actions
        ]
        tries = () if actions else presentation.candidates(game.rules, position, key, space)
        own = (
            option for option in tries if presentation.source(game.rules, position, option) == key
        )
        refused = sorted(own, key=lambda action: len(game.check(action).broken))[:1]
        lines += [
            say(
                "idle-line",
                name=title,
                reason=first_reason(texts, game, option),
                action=game.write(option),
            )
            for option in refused
        ]
    return lines or [say("nothing-there")]


def unused(game: Game, action: Any, language: str) -> list[str]:
    """Return a warning if an action would end the turn with something left; else nothing."""
    say, presentation, position = (
        words(language).say,
        game.package.presentation(language).actions,
        game.position,
    )
    options = game.legal_actions()
    left = left_by(presentation, game.rules, position, options, action)
    saves = presentation.saves(game.rules, position, action)
    note = presentation.unused_note(game.rules, position, action)
    if not (left or note) or saves or action not in options:
        return []
    names = tuple(presentation.source_title(game.rules, position, key) for key in left)
    lines = [say("unused", names=names)] if left else []
    return [*lines, *filter(None, [note]), say("type-again", action=game.write(action))]
