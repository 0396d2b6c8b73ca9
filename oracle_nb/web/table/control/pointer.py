"""The pointer, on the board or beside it, and its highlights on the board."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from oracle_nb.games.presentation import RelatedSpaces
from oracle_nb.render.highlights import ahead_mark, ends_mark, look_mark
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Op
from oracle_nb.web.table.control.shown import Shown
from oracle_nb.web.table.control.snapshot import TableSnapshot

_NAMED: Final = 6
"""Maximum number of spaces named in a hint; if there are more, it says how many."""
_MOST_TITLES: Final = 3
"""The same for actions."""


class Pointer:
    """The place of the pointer: a space of the board, or an item next to it."""

    def __init__(self) -> None:
        self.space: int | None = None
        """The space of the board."""
        self.thing = ""
        """The key of an item beside it, or the name of a space in a text; "" for none."""

    def handle_event(self, do: str, value: str) -> bool:
        """Handle a pointer event from beside the board; return whether it was one.

        "point", or "focus" by keyboard, names the item pointed at now, "point-off" the last one:
        by then another one may be pointed at elsewhere.
        """
        if do in ("point", "focus"):
            self.thing = value
        elif do == "point-off" and self.thing == value:
            self.thing = ""
        return do in ("point", "focus", "point-off")


def pointer_marks(
    pointer: Pointer, shown: Shown, table: TableSnapshot | None = None
) -> tuple[Op, ...]:
    """Return the highlights on the board.

    In a replay, where nobody can act, there is no table.
    """
    drawn, ops = shown.picture, list[Op]()
    here = _reaching(pointer, table)
    if here is not None and table is not None:
        # An action for a whole region has no space from which others can be reached.
        at = None if shown.target_region(here) else pointer.space
        # The answer to a choice says this in words, and a finger still points at what it chose.
        aims = () if here == table.selection.chosen else table.options.aims_after(here)
        ops += [ahead_mark(drawn, at, x) for x in aims if x != at]
    else:
        sources, goals = _links(pointer, shown, table)
        ops += [ends_mark(drawn, space, True, shown.say("point-source")) for space in sources]
        ops += [ends_mark(drawn, space, False, shown.say("point-goal")) for space in goals]
    named = shown.space_names.get(pointer.thing)
    if named is not None:
        ops.append(look_mark(drawn, named))
    return tuple(ops)


def pointer_hint(pointer: Pointer, shown: Shown, table: TableSnapshot | None = None) -> str:
    """Return the same in words; "" if there is no hint."""
    say, here = shown.say, _reaching(pointer, table)
    if here is not None and table is not None:
        titles = [] if shown.target_region(here) else table.options.titles_after(here)
        more = max(0, len(titles) - _MOST_TITLES)
        labels = " · ".join(titles[:_MOST_TITLES])
        return say("point-ahead", names=labels, count=more) if titles else ""
    sources, goals = _links(pointer, shown, table)
    sentences = []
    for message, spaces in (("point-from", sources), ("point-to", goals)):
        if spaces:
            names = tuple(shown.names[space] for space in spaces[:_NAMED])
            sentences.append(say(message, names=names, count=len(spaces) - len(names)))
    return " ".join(sentences)


def _reaching(pointer: Pointer, table: TableSnapshot | None) -> Any:
    """Return the one action that would lead to the space pointed at; None without one."""
    if table is None or not table.helps or pointer.thing or pointer.space is None:
        return None
    here = table.options.actions_at(pointer.space, table.selection.source)
    return here[0] if len(here) == 1 and table.options.after(here[0]) else None


def _links(pointer: Pointer, shown: Shown, table: TableSnapshot | None) -> RelatedSpaces:
    """Return where an item comes from and where it belongs."""
    key = pointer.thing or ("" if pointer.space is None else f"space:{pointer.space}")
    if not key or (table is not None and not table.helps):
        return RelatedSpaces()
    return shown.related_spaces(key)


def with_places(text: str, names: Mapping[str, int], *, tab_stops: bool = True) -> Html:
    """Return a text in which each name of a space shows that space on the board when pointed at.

    Without ``tab_stops`` arrow keys lead to them, in an element with the attribute data-rove.
    """
    parts: list[str] = []
    end = 0
    for match in _any_of(tuple(names)).finditer(text) if names else ():
        parts += [text[end : match.start()], place(match[0], tab_stop=tab_stops)]
        end = match.end()
    return html([*parts, text[end:]])


@lru_cache(maxsize=64)
def _any_of(names: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern of names as complete words, the longest first."""
    longest = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")


def place(name: str, *, tab_stop: bool = True) -> Html:
    """Return the name of a space that shows it on the board."""
    keys = {"tabindex": "0"} if tab_stop else {"tabindex": "-1", "data_stop": ""}
    return tag("span", name, cls="at", data_point=name, **keys)
