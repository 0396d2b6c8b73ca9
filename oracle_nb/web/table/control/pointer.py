"""The pointer, on the board or beside it, and its highlights on the board."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from oracle_nb.render.highlights import ahead_mark, ends_mark, look_mark
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Op
from oracle_nb.web.table.control.display import ShownGame
from oracle_nb.web.table.control.lookahead import Lookahead
from oracle_nb.web.text import words

_NAMED: Final = 6
"""Maximum number of spaces named in a hint; if there are more, it says how many."""
_MOST_TITLES: Final = 3
"""The same for actions."""


class Pointer:
    """The place of the pointer: a space of the board, or an item next to it.

    Parameters
    ----------
    controller
        The game that is shown.
    lookahead
        The possible next actions; None if there are none, as in a replay.
    links
        Whether it shows where an item comes from and where it belongs.
    """

    def __init__(
        self, controller: ShownGame, lookahead: Lookahead | None = None, *, links: bool = True
    ) -> None:
        self._controller: Final = controller
        self._linked: Final = links
        self._lookahead: Final = lookahead
        self.space: int | None = None
        """The space of the board."""
        self.thing = ""
        """The key of an item beside it, or the name of a space in a text; "" for none."""

    def hears(self, do: str, value: str) -> bool:
        """Handle a pointer event from beside the board; return whether it was one.

        "point", or "focus" by keyboard, names the item pointed at now, "point-off" the last one:
        by then another one may be pointed at elsewhere.
        """
        if do in ("point", "focus"):
            self.thing = value
        elif do == "point-off" and self.thing == value:
            self.thing = ""
        return do in ("point", "focus", "point-off")

    def marks(self) -> tuple[Op, ...]:
        """Return the highlights on the board."""
        controller = self._controller
        drawn = controller.display.picture
        ops: list[Op] = [] if self._lookahead is None else self._lookahead.pips(drawn)
        here = self._reaching()
        if here is not None and self._lookahead is not None:
            spaces = self._lookahead.aims(here)
            ops += [ahead_mark(drawn, self._here, one) for one in spaces if one != self._here]
        else:
            sources, goals = self._links()
            say = words(controller.language).say
            ops += [ends_mark(drawn, one, True, say("point-source")) for one in sources]
            ops += [ends_mark(drawn, one, False, say("point-goal")) for one in goals]
        named = controller.display.space_names.get(self.thing)
        if named is not None:
            ops.append(look_mark(drawn, named))
        return tuple(ops)

    def hint(self) -> str:
        """Return the same in words; "" if there is no hint."""
        controller, say = self._controller, words(self._controller.language).say
        here = self._reaching()
        if here is not None and self._lookahead is not None:
            titles = self._lookahead.titles(here)
            more = max(0, len(titles) - _MOST_TITLES)
            return (
                say("point-ahead", names=tuple(titles[:_MOST_TITLES]), count=more) if titles else ""
            )
        sources, goals = self._links()
        named = {group.space: group.name for group in controller.display.picture.spaces}
        sentences = []
        for message, spaces in (("point-from", sources), ("point-to", goals)):
            if spaces:
                names = tuple(named[one] for one in spaces[:_NAMED])
                sentences.append(say(message, names=names, count=len(spaces) - len(names)))
        return " ".join(sentences)

    # --- helpers ---------------------------------------------------------------------------------

    @property
    def _here(self) -> int:
        return -1 if self.space is None else self.space

    def _reaching(self) -> Any:
        """Return the one action that would lead to the space pointed at; None without one."""
        if self._lookahead is None or self.thing or self.space is None:
            return None
        return self._lookahead.action_to(self.space)

    def _links(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        controller = self._controller
        key = self.thing or ("" if self.space is None else f"space:{self.space}")
        if not key or not self._linked:
            return (), ()
        position, seat = controller.seating.known, controller.seating.knower
        seen = position if seat is None else controller.rules.view(position, seat)
        return controller.presentation.actions.related_spaces(controller.rules, seen, seat, key)


def with_places(text: str, names: Mapping[str, int], *, tab_stops: bool = True) -> Html:
    """Return a text in which each name of a space shows that space on the board when pointed at.

    Without ``tab_stops`` arrow keys lead to them, in an element with the attribute data-rove.
    """
    parts: list[str] = []
    end = 0
    for found in _any_of(tuple(names)).finditer(text) if names else ():
        parts += [text[end : found.start()], place(found[0], tab_stop=tab_stops)]
        end = found.end()
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
