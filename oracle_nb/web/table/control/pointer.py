"""What somebody points at, on the board or beside it, and what the board shows of that."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from oracle_nb.core.chance import OutcomeError, ScriptedChance
from oracle_nb.render.highlights import ahead_mark, ends_mark, look_mark, pips
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Op, Scene
from oracle_nb.web.table.control.board_state import BoardState
from oracle_nb.web.text import words

_MOST_PIPS: Final = 3
_NAMED: Final = 6
"""So many spaces are named in a hint; of more, their number is told."""
_TOLD: Final = 3
"""The same of actions."""
_AMBIGUOUS: Final = re.compile(r".|[0-9]{1,2}")
"""Names of spaces that a text may contain as something else: a letter, or a small number."""


class Pointer:
    """Where the pointer is: on a space of the board, or on an item next to it."""

    def __init__(self, controller: BoardState) -> None:
        self._controller: Final = controller
        self.space: int | None = None
        """The space of the board."""
        self.thing = ""
        """The key of a thing beside it, or the name of a space in a text; "" for none."""
        self._ahead: tuple[Any, dict[Any, tuple[Any, ...]]] = (None, {})
        self._names: tuple[Any, dict[str, int]] = (None, {})

    def hears(self, do: str, value: str) -> bool:
        """Take what a page tells of something beside the board; whether it was about that.

        It tells "point", or "focus" where the keyboard came to it, with what is pointed at now,
        "point-off" with what is left: by then something else may be pointed at elsewhere.
        """
        if do in ("point", "focus"):
            self.thing = value
        elif do == "point-off" and self.thing == value:
            self.thing = ""
        return do in ("point", "focus", "point-off")

    @property
    def names(self) -> dict[str, int]:
        """The spaces of the board by those of their names that can be told from other words."""
        base = self._controller.picture.base
        if self._names[0] is not base:
            spaces = self._controller.picture.spaces
            named = {one.name: one.space for one in spaces if not _AMBIGUOUS.fullmatch(one.name)}
            self._names = (base, named)
        return self._names[1]

    def ahead(self, action: Any) -> tuple[Any, ...]:
        """What could be done at once after an action, and can't be done before it.

        Only what is aimed at a space and is of another kind; nothing where fate has a say.
        """
        controller = self._controller
        position = controller.seating.known
        if self._ahead[0] is not position:
            self._ahead = (position, {})
        known = self._ahead[1]
        if action not in known:
            known[action] = _ahead(controller, action)
        return known[action]

    def marks(self) -> tuple[Op, ...]:
        """What is shown on the board."""
        controller = self._controller
        drawn = controller.picture
        ops: list[Op] = list(self._pips(drawn))
        here = self._reaching()
        if here is not None:
            spaces = _aims(controller, self.ahead(here))
            ops += [ahead_mark(drawn, self._here, one) for one in spaces if one != self._here]
        else:
            sources, goals = self._links()
            say = words(controller.language).say
            ops += [ends_mark(drawn, one, True, say("point-source")) for one in sources]
            ops += [ends_mark(drawn, one, False, say("point-goal")) for one in goals]
        named = self.names.get(self.thing)
        if named is not None:
            ops.append(look_mark(drawn, named))
        return tuple(ops)

    def hint(self) -> str:
        """The same in words; "" where there is nothing to be told."""
        controller, say = self._controller, words(self._controller.language).say
        here = self._reaching()
        if here is not None:
            titles = list(dict.fromkeys(controller.title(one) for one in self.ahead(here)))
            more = max(0, len(titles) - _TOLD)
            return say("point-ahead", names=tuple(titles[:_TOLD]), count=more) if titles else ""
        sources, goals = self._links()
        named = {group.space: group.name for group in controller.picture.spaces}
        sentences = []
        for message, spaces in (("point-from", sources), ("point-to", goals)):
            if spaces:
                names = tuple(named[one] for one in spaces[:_NAMED])
                sentences.append(say(message, names=names, count=len(spaces) - len(names)))
        return " ".join(sentences)

    # --- what lies behind ------------------------------------------------------------------------

    @property
    def _here(self) -> int:
        return -1 if self.space is None else self.space

    def _reaching(self) -> Any:
        """The one action that would lead to the space pointed at; None without one."""
        controller = self._controller
        if self.thing or self.space is None or not controller.seating.person_acts:
            return None
        here = controller.at(self.space, controller.source)
        return here[0] if len(here) == 1 and self.ahead(here[0]) else None

    def _pips(self, drawn: Scene) -> list[Op]:
        """On each space in reach: at how many others something could be done from there."""
        controller = self._controller
        if not controller.seating.person_acts or controller.chosen is not None:
            return []
        marks: list[Op] = []
        for action in controller.sources.get(controller.source, ()):
            space = controller.presentation.actions.target_space(
                controller.rules, controller.seating.known, action
            )
            if (
                space is not None
                and controller.presentation.actions.group(
                    controller.rules, controller.seating.known, action
                )[1]
            ):
                count = len(_aims(controller, self.ahead(action)))
                if count:
                    marks.append(pips(drawn, space, min(count, _MOST_PIPS)))
        return marks

    def _links(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        controller = self._controller
        key = self.thing or ("" if self.space is None else f"space:{self.space}")
        if not key:
            return (), ()
        position, seat = controller.seating.known, controller.seating.knower
        seen = position if seat is None else controller.rules.view(position, seat)
        return controller.presentation.actions.related_spaces(controller.rules, seen, seat, key)


def _ahead(controller: BoardState, action: Any) -> tuple[Any, ...]:
    rules, position, presentation = (
        controller.rules,
        controller.seating.known,
        controller.presentation,
    )
    try:
        after = rules.apply(position, action, ScriptedChance(())).position
    except OutcomeError:
        return ()
    if rules.to_move(after) != rules.to_move(position):
        return ()
    kind, now = (
        presentation.actions.group(rules, position, action),
        set(rules.legal_actions(position)),
    )
    return tuple(
        one
        for one in rules.legal_actions(after)
        if one not in now
        and presentation.actions.target_space(rules, position, one) is not None
        and presentation.actions.group(rules, position, one) != kind
    )


def _aims(controller: BoardState, actions: tuple[Any, ...]) -> tuple[int, ...]:
    """The spaces that actions are aimed at, each once."""
    spaces = (
        controller.presentation.actions.target_space(
            controller.rules, controller.seating.known, one
        )
        for one in actions
    )
    return tuple(dict.fromkeys(space for space in spaces if space is not None))


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
    """Return a pattern of names as whole words, the longest first."""
    longest = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")


def place(name: str, *, tab_stop: bool = True) -> Html:
    """Return the name of a space that shows it on the board."""
    keys = {"tabindex": "0"} if tab_stop else {"tabindex": "-1", "data_stop": ""}
    return tag("span", name, cls="at", data_point=name, **keys)
