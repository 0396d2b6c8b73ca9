"""The choices in a position as a page knows them, so that it can draw them without being asked.

Nothing of it is secret: these are the legal actions of the person at the screen, which they see
listed, with their prices and the routes that the board shows.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from oracle_nb.web.table.control.kept import drawn_once
from oracle_nb.web.table.control.options import Options
from oracle_nb.web.table.control.snapshot import TableSnapshot

_ELSEWHERE: Final = (-1, 0)
"""The space and the route of an action without."""
_NO_PRICE: Final = -1
_MOST_ACTIONS: Final = 150
"""Maximum number of actions of a source: of a list that is longer, the board shows little."""


def choices(table: TableSnapshot) -> list[Any]:
    """Return the legal actions of the person at the screen, as short as possible; [] for none.

    They are a list of
    - the number of actions done so far, to which the choices belong,
    - the sources, each with its key, its space, the key of the piece that it moves, and its actions
      (how much of its text is that of the action before, the rest of it, its price, the space at
      which it aims, and its route),
    - the ways of routes: spaces that follow each other, after a space of a way before, or after -1,
    - the regions by the space at which an action aims.

    A space is -1 for none, and so is the price of an action without a ring on the board, as those
    with a price have none before a guided game has explained prices. A route is 1 for the one that
    ends where the action aims, 0 for none, and a list where other actions come there differently.
    An action without a space and a route has those of the last action that ends with the same word,
    if there is one; and a price at the end is left out where there is none. A source with very
    many actions, such as all that can be noted on a log sheet, is left out.
    """
    if not table.helps or not table.options.actions or not table.seats.person_acts:
        return []
    return [str(table.page.actions), *_listed(table.options, table.priced)]


def chosen(table: TableSnapshot) -> list[Any]:
    """Return the source in use, the selected space, and the chosen action."""
    selection = table.selection
    # The page knows no walks, only their single steps.
    chosen = table.chosen_alone
    action = "" if chosen is None else table.options.text(chosen)
    return [selection.source, -1 if selection.space is None else selection.space, action]


@drawn_once
def _listed(options: Options, priced: bool) -> list[Any]:
    shown = options.shown
    steps: dict[int, int] = {}
    regions: dict[str, list[int]] = {}
    words: dict[str, tuple[int, Any]] = {}
    sources = [
        [
            key,
            _number(shown.source_space(key)),
            shown.piece(key),
            [*_actions(options, key, priced, steps, regions, words)],
        ]
        for key, actions in options.sources.items()
        if len(actions) <= _MOST_ACTIONS
    ]
    return [sources, _ways(steps), regions]


def _actions(
    options: Options,
    source: str,
    priced: bool,
    steps: dict[int, int],
    regions: dict[str, list[int]],
    words: dict[str, tuple[int, Any]],
) -> Iterator[list[Any]]:
    """Yield the actions of a source; add their routes, regions and places to the known ones."""
    shown, before = options.shown, ""
    for action in options.sources[source]:
        target = _number(shown.target_space(action))
        if region := shown.target_region(action):
            regions[str(target)] = list(region)
        tokens = options.tokens(action) if shown.marked_space(action) == target else -1
        if tokens > 0 and not priced:
            tokens = -1
        route = shown.route(action)
        known = route[-1:] == (target,) and all(
            steps.setdefault(space, last) == last for last, space in pairwise((-1, *route))
        )
        text = options.text(action)
        place = target, 1 if known else list(route) or 0
        word = text.split(" ")[-1]
        like = words.get(word, _ELSEWHERE)
        words[word] = place
        facts: list[Any] = [] if place == like and tokens == _NO_PRICE else [tokens]
        if place != like:
            facts += place
        letters = enumerate(zip(before, text, strict=False))
        same = next((n for n, (a, b) in letters if a != b), min(len(before), len(text)))
        yield [same, text[same:], *facts]
        before = text


def _ways(steps: dict[int, int]) -> list[list[int]]:
    """Return spaces in the order of routes, divided where a route branches off another one."""
    ways: list[list[int]] = [[]]
    for space, last in steps.items():
        if ways[-1][-1:] != [last]:
            ways.append([last])
        ways[-1].append(space)
    return ways[1:]


def _number(space: int | None) -> int:
    return -1 if space is None else space
