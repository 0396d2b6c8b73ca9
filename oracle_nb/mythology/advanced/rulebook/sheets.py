"""A picture of what players have that isn't on the map: glory, log sheets, cards and Fates."""

from collections.abc import Iterator, Sequence
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from oracle_nb.mythology.advanced.model.position import Phase, Position
from oracle_nb.mythology.advanced.ui.entries import (
    fate_entry,
    laid_entry,
    noted_entries,
    total_entries,
)
from oracle_nb.mythology.pieces import GODS
from oracle_nb.mythology.text.facts import ZEUS
from oracle_nb.mythology.ui.counters import COLORS, plate_shapes
from oracle_nb.render.scene import Group, Scene, Shape, Text
from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology

_PARTS: Final = {
    "glory": ("glory.", "phase.marker", "phase.placing", "play.over", "ready.gods", "victory.end"),
    "sheet": (
        *("allot.", "control.hero-", "counter.occurrences", "divine.any", "glory.apart"),
        *("play.not-your-turn", "sheet."),
    ),
    "cards": ("card.", "phase.cards"),
    "fate": ("ready.fate", "victory.fate", "victory.most"),
}
"""Parts of what players have beside the map, and the beginnings of the rules about them."""
_PLATE: Final = (62.0, 104.0, 24.0)
"""The middle, the width and the height of a god's plate."""
_LINE: Final = 19.0
_LETTERS: Final = 13.0
_MOST: Final = 44
"""The most letters in a line, which can be read on a phone."""
_WIDE: Final = 6.4
"""The usual width of a letter."""


def parts_about(rules: Sequence[str]) -> tuple[str, ...]:
    """Return what some rules are about that players have and that isn't on the map."""
    return tuple(part for part, about in _PARTS.items() if any(r.startswith(about) for r in rules))


def sheets_scene(
    rules: "AdvancedMythology",
    position: Position,
    viewer: int,
    parts: Sequence[str],
    language: str,
) -> Scene:
    """Return a picture of what everybody has, as one player sees it, with glory points."""
    at, words = rules.view(position, viewer), _wording(language)
    shown = [list(_entries(rules, words, at, seat, parts)) for seat in range(len(at.gods))]
    wrapped = [[line for entry in entries for line in wrap(entry, _MOST)] for entries in shown]
    half = max(len(line) for lines in wrapped for line in lines) * _WIDE / 2
    rows, y = [], 0.0
    for seat, lines in enumerate(wrapped):
        god = at.gods[seat]
        name = ZEUS if god == GODS else rules.pack.god[god].name(language)
        shapes: list[Shape] = [*plate_shapes(name, COLORS[seat], _PLATE[0], y + 20, *_PLATE[1:])]
        for place, line in enumerate(lines):
            shapes.append(Text(126 + half, y + 20 + place * _LINE, line, _LETTERS))
        rows.append(
            Group(tuple(shapes), title="; ".join((name, *shown[seat])), x=_PLATE[0], y=y + 20)
        )
        y += 21 + _LINE * len(lines)
    return Scene(134 + 2 * half, y, base=tuple(rows))


def _entries(
    rules: "AdvancedMythology", words: Wording, at: Position, seat: int, parts: Sequence[str]
) -> Iterator[str]:
    """Yield what a player has."""
    say = words.say
    yield say("glory", count=at.glory[seat])
    if seat == at.zeus_seat:
        return
    sheet = at.sheets[seat]
    if "sheet" in parts and sheet is not None:
        if at.phase is Phase.SHEETS:
            yield say("to-note", count=sheet.left)
        if noted := noted_entries(rules, words, sheet):
            yield say("noted", entries=", ".join(noted))
        if totals := total_entries(rules, words, sheet):
            yield f"{say('row-totals')}: {', '.join(totals)}"
    elif "sheet" in parts:
        yield f"{say('row-sheet')}: {say('sheet-hidden')}"
    if "cards" in parts:
        yield say("hand-hidden", count=at.hand_sizes()[seat])
        if laid := laid_entry(rules, words, at, seat):
            yield f"{say('row-laid')}: {laid}"
    if "fate" in parts and (fate := fate_entry(words, at, seat)):
        yield fate


@cache
def _wording(language: str) -> Wording:
    return load_wording(language, "oracle_nb.mythology.advanced.ui", LISTS)
