"""What a page knows of the choices in a position, so that it can draw them without being asked.

Nothing of it is secret: these are the legal actions of the person at the screen, which they see
listed, with their prices and the routes that the board shows.
"""

from collections.abc import Iterator
from typing import Any

from oracle_nb.web.table.control.kept import drawn_once
from oracle_nb.web.table.control.options import Options
from oracle_nb.web.table.control.snapshot import TableSnapshot


def choices(table: TableSnapshot) -> list[Any]:
    """Return the legal actions of the person at the screen, as short as possible; [] for none.

    They are a list of
    - the number of actions done so far, to which the choices belong,
    - the sources, each with its key, its space, the key of the piece that it moves, and its actions
      (the text, the space at which it aims, its price, and its route),
    - the routes by their last spaces,
    - the regions by the space at which an action aims.

    A space is -1 for none, and so is the price of an action without a ring on the board, as those
    with a price have none before a guided game has explained prices. A route is
    1 for the one with the same last space, 0 for none, and a list where another source sails it
    differently.
    """
    if not table.helps or not table.options.actions or not table.seats.person_acts:
        return []
    return [str(table.page.actions), *_listed(table.options, table.priced)]


def chosen(table: TableSnapshot) -> list[Any]:
    """Return the source in use, the selected space, and the chosen action."""
    selection = table.selection
    action = "" if selection.chosen is None else table.options.text(selection.chosen)
    return [selection.source, -1 if selection.space is None else selection.space, action]


@drawn_once
def _listed(options: Options, priced: bool) -> list[Any]:
    shown = options.shown
    routes: dict[str, list[int]] = {}
    regions: dict[str, list[int]] = {}
    sources = [
        [
            key,
            _number(shown.source_space(key)),
            shown.piece(key),
            [*_actions(options, key, priced, routes, regions)],
        ]
        for key in options.sources
    ]
    return [sources, routes, regions]


def _actions(
    options: Options,
    source: str,
    priced: bool,
    routes: dict[str, list[int]],
    regions: dict[str, list[int]],
) -> Iterator[list[Any]]:
    """Yield the actions of a source; add their routes and regions to those that are known."""
    shown = options.shown
    for action in options.sources[source]:
        target = _number(shown.target_space(action))
        if region := shown.target_region(action):
            regions[str(target)] = list(region)
        tokens = options.tokens(action) if shown.marked_space(action) == target else -1
        if tokens > 0 and not priced:
            tokens = -1
        route = list(shown.route(action))
        same = bool(route) and routes.setdefault(str(target), route) == route
        yield [options.text(action), target, tokens, 1 if same else route or 0]


def _number(space: int | None) -> int:
    return -1 if space is None else space
