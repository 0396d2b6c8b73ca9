"""Notation: actions as text, written and read.

move die:green>black D7      the green die, recolored to black
fight card:red C4            an oracle card
explore extra>pink B3        the extra action, used as pink
favor die:blue               colorless actions name only their die
poseidon D7    ares red C4   gods
advance red    pass          answers to decisions
take shallows  companion pan  return offering:any  choose both-ways
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from oracle_nb.core.arguments import close
from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb, source_color
from oracle_nb.delphi.model.tasks import ALL_TASKS, Task
from oracle_nb.delphi.model.verbs import SIGNATURES, TargetKind
from oracle_nb.delphi.pieces import COMPANIONS, Color, Equipment, ShipTile

VERBS: Final = {str(verb): verb for verb in Verb}
_COLORS: Final = {str(color): int(color) for color in Color}
_CARDS: Final = {str(card): int(card) for card in Equipment}
_TILES: Final = {str(tile): int(tile) for tile in ShipTile}
_COMPANIONS: Final = {card.title.lower(): int(card) for card in COMPANIONS}
_SOURCE: Final = re.compile(r"(?:(die|card):([a-z]+)|(extra))(?:>([a-z]+))?")


TASKS: Final = {str(Task(number)): number for number in ALL_TASKS}
_NAMES: Final[dict[TargetKind, dict[str, int]]] = {
    TargetKind.EQUIPMENT: _CARDS,
    TargetKind.SHIP_TILE: _TILES,
    TargetKind.TASK: TASKS,
    TargetKind.COMPANION: _COMPANIONS,
}
_NAMED: Final = {
    kind: {value: name for name, value in names.items()} for kind, names in _NAMES.items()
}


def write(action: Action, board: Board) -> str:
    """Return the text of an action. Raises MalformedAction for numbers without a meaning."""
    try:
        words = _words(action.verb, action.source, action.color)
    except ValueError as error:
        raise MalformedAction(f"{action!r}: {error}") from None
    return words if action.target < 0 else f"{words} {_shown(action, board)}"


@lru_cache(maxsize=1024)
def _words(verb: int, source: int, color: int) -> str:
    """Return the words for a verb and its source."""
    words = [str(Verb(verb))]
    if source == EXTRA:
        words.append("extra" if color < 0 else f"extra>{Color(color)}")
    elif source >= 0:
        kind = "die" if source < CARD else "card"
        own = source_color(source)
        recolored = "" if color in (NONE, own) else f">{Color(color)}"
        words.append(f"{kind}:{Color(own)}{recolored}")
    elif color >= 0:
        words.append(str(Color(color)))
    return " ".join(words)


def _shown(action: Action, board: Board) -> str:
    """Return the name of a target; for an unknown one a number, which can't be read back."""
    target = action.target
    if names := _NAMED.get(SIGNATURES[action.verb].target):
        return names.get(target, f"#{target}")
    return board.spaces[target].name if target < len(board.spaces) else f"#{target}"


def _color(text: str, word: str) -> int:
    if word not in _COLORS:
        colors = tuple(_COLORS)
        shown = f"{', '.join(colors[:-1])} and {colors[-1]}"
        raise MalformedAction(
            f"{text!r}: {word!r} is not a color; the colors are {shown}",
            "no-color",
            text=text,
            name=word,
            known=colors,
        )
    return _COLORS[word]


def _meant(near: Sequence[str]) -> str:
    return f"; did you mean {' or '.join(near)}?" if near else ""


def read(text: str, board: Board) -> Action:
    """Return the action that a text describes.

    Raises MalformedAction, which names the word that can't be read.
    """
    if len(text) > 200:
        raise MalformedAction(
            f"an action must be shorter than 200 characters: {text[:40]!r}...",
            "long",
            text=text[:40],
        )
    words = text.split()
    if not words:
        raise MalformedAction("an empty text is not an action")
    name = words[0].lower()
    if name not in VERBS:
        known = {str(verb): int(verb) for verb in Verb}
        near = close(name, known)
        raise MalformedAction(
            f"{text!r}: there is no action {name!r}{_meant(near)}",
            "no-verb",
            text=text,
            name=name,
            near=near,
        )
    verb = VERBS[name]
    source = color = target = NONE
    for word in words[1:]:
        if match := _SOURCE.fullmatch(word.lower()):
            if source != NONE:
                raise MalformedAction(
                    f"{text!r}: {word!r} is a second die or card, but an action takes only one",
                    "second",
                    text=text,
                    name=word,
                )
            source, color = _source(text, verb, match)
        elif word.lower() in _COLORS and not SIGNATURES[verb].elsewhere and source == color == NONE:
            color = _COLORS[word.lower()]
        elif target != NONE:
            raise MalformedAction(
                f"{text!r}: {word!r} is a second target, but an action takes only one",
                "targets",
                text=text,
                name=word,
            )
        else:
            target = _target(text, verb, word, board)
    if source == EXTRA and SIGNATURES[verb].recolors and color == NONE:
        raise MalformedAction(
            f"{text!r}: give a color, for example extra>red",
            "extra",
            text=text,
            command="extra>red",
        )
    return Action(verb, source, color, target)


def _source(text: str, verb: Verb, match: re.Match[str]) -> tuple[int, int]:
    kind, own, extra, used = match.groups()
    if used and not SIGNATURES[verb].recolors:
        raise MalformedAction(
            f"{text!r}: {verb} needs no color, so you can't recolor for it",
            "recolored",
            text=text,
            name=str(verb),
        )
    if extra:
        source = EXTRA
        color = NONE
    else:
        source = _color(text, own) + (CARD if kind == "card" else 0)
        color = source_color(source) if SIGNATURES[verb].recolors else NONE
    return source, _color(text, used) if used else color


def _target(text: str, verb: Verb, word: str, board: Board) -> int:
    if names := _NAMES.get(SIGNATURES[verb].target):
        if word.lower() not in names:
            near = close(word.lower(), names)
            raise MalformedAction(
                f"{text!r}: unknown word {word!r}{_meant(near)}",
                "unknown",
                text=text,
                name=word,
                near=near,
            )
        return names[word.lower()]
    if ":" in word or ">" in word:
        raise MalformedAction(
            f"{text!r}: {word!r} is not a die or card; write these like die:red, card:red or, "
            "recolored, die:red>black",
            "no-source",
            text=text,
            name=word,
            first="die:red",
            next="card:red",
            then="die:red>black",
        )
    try:
        return board.find(word).index
    except ValueError as error:
        spaces = board.spaces
        facts = {"start": spaces[0], "place": spaces[-1]}
        raise MalformedAction(
            f"{text!r}: {error}", "no-space", text=text, name=word[:40], **facts
        ) from None


class Notation:
    """The notation of actions on one board."""

    __slots__ = ("board",)

    def __init__(self, board: Board) -> None:
        self.board = board

    def write(self, action: Action) -> str:
        """Return the text of an action."""
        return write(action, self.board)

    def read(self, text: str) -> Action:
        """Return the action of a text. Raises MalformedAction, which names the unreadable word."""
        return read(text, self.board)
