"""Addresses in the app: their fields, and the game whose pages they show.

An address is the query of a URL, from the question mark on, such as ``?lesson=intro&of=toy``.
Tables and replays know their game by its rules; every other page names it in the field ``of``. The
default game isn't named, so that addresses from before there were other games stay valid.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, quote

from oracle_nb.core.arguments import meant
from oracle_nb.games.registry import DEFAULT_GAME, game_names

GAME_FIELD: Final = "of"
"""The field that names the game whose pages are shown."""
_UNQUOTED: Final = "/,"
"""Characters that a query may hold as they are, besides letters, digits and ``_.-~``."""


class Address(NamedTuple):
    """The content of an address: the first value of each field, and the name of a game.

    The name is as somebody has written it: the game need not exist.
    """

    fields: Mapping[str, str]
    game: str = DEFAULT_GAME


CHOSEN_IN_ADDRESSES: Final = ("language", "renderer", "theme")
"""Settings that an address can choose as well."""


def address(fields: Mapping[str, str | None] | None = None, game: str = DEFAULT_GAME) -> str:
    """Return the address of a page of a game; without fields, that of its home page.

    Parameters
    ----------
    fields
        The values by the names of the fields. One of None is written without a value.
    game
        The name of the game that is shown.

    Examples
    --------
    >>> address({"lesson": "intro", "projector": None}, "toy")
    '?lesson=intro&projector&of=toy'
    >>> address({"rules": None}), address()
    ('?rules', '')
    """
    every = dict(fields or {})
    if game != DEFAULT_GAME:
        every[GAME_FIELD] = game
    written = (
        quote(name) if value is None else f"{quote(name)}={quote(value, _UNQUOTED)}"
        for name, value in every.items()
    )
    return f"?{'&'.join(written)}" if every else ""


def read_address(search: str, default: str = DEFAULT_GAME) -> Address:
    """Return what an address says; a field without a value has "".

    Parameters
    ----------
    search
        The address, or all that a URL has after its path.
    default
        The game of an address that names none.

    Examples
    --------
    >>> read_address("?lesson=intro&projector&of=toy")
    Address(fields={'lesson': 'intro', 'projector': ''}, game='toy')
    """
    fields: dict[str, str] = {}
    for name, value in parse_qsl(search.removeprefix("?"), keep_blank_values=True):
        fields.setdefault(name, value)
    game = fields.pop(GAME_FIELD, "") or default
    return Address(fields, meant(game, game_names()) or game)
