"""Names of boards, which join tables of games with tables of boards."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from oracle_nb.core.arguments import whole
from oracle_nb.games.board_data import OWN, BoardData
from oracle_nb.games.registry import MissingPart, board_data_of, package_of


def seeded_name(kind: str, seed: int) -> str:
    """Return the name of a board of a kind.

    Examples
    --------
    >>> seeded_name("free:looseness=0.8", 7)
    'free.7:looseness=0.8'
    """
    name, colon, parameter = kind.partition(":")
    return f"{name}.{seed}{colon}{parameter}"


def origin_of(field: BoardData, recipe: str, seed: int) -> tuple[str, int]:
    """Return the kind and the seed of a board of a recipe, which may be the name of one board."""
    name, colon, parameter = recipe.partition(":")
    kind, _, number = name.partition(".")
    if kind in field.kinds and number.isdecimal():
        return f"{kind}{colon}{parameter}", int(number)
    return recipe, seed


def board_name(field: BoardData, recipe: str, seed: int, make: Callable[[int], Any]) -> str:
    """Return the name of a board of a recipe, whose second part is ``make``.

    Boards of a kind have a name such as "free.7" or "free.7:looseness=0.8", which opens them again.
    All others have one such as "own.5f0c9a7be1d2", computed from the layout: their codes would be
    changed where tables are made safe for spreadsheets.
    """
    kind, number = origin_of(field, recipe, seed)
    if kind.partition(":")[0] in field.kinds:
        return seeded_name(kind, number)
    digest = hashlib.sha256(msgspec.json.encode(make(seed))).hexdigest()
    return f"{OWN}.{digest[:12]}"


def boards_of(
    game: str, players: int, seed: int, options: Mapping[str, Any]
) -> Callable[[int], str]:
    """Return a function that names the board of a game by its seed; "" for games without boards.

    The parameters are those of ``simulate``.
    """
    try:
        field = board_data_of(game)
    except MissingPart:
        return lambda _: ""
    kind = played_recipe(game, players, seed, options)

    def layout(number: int) -> Any:
        return field.read(package_of(game).new_game(whole("players", players), number, **options))

    return lambda number: board_name(field, kind, number, layout)


def played_recipe(game: str, players: int, seed: int, options: Mapping[str, Any]) -> str:
    """Return the name of the recipe of the boards of games, "own" if it has none.

    The parameters are those of ``simulate``.
    """
    try:
        field = board_data_of(game)
    except MissingPart:
        return OWN
    given = options.get("layout")
    if given is not None:
        return field.recipe(given)[0]
    players, seed = whole("players", players), whole("seed", seed)
    layout = field.read(package_of(game).new_game(players, seed, **options))
    return next((kind for kind in field.kinds if field.layout(kind, seed) == layout), OWN)
