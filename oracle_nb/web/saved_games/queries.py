"""Queries and pages of a list of games: search, filters, sorting."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from oracle_nb.games.addresses import address, read_address
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.text.names import folded, hidden_character

FIELD: Final = "games"
"""Field of an address that leads to the list of games."""
SHOWN: Final = ("all", "running", "finished", "shared")
"""Filters; the first is the default."""
SORTED: Final = ("newest", "oldest", "name")
"""Orders; the first is the default."""
PAGE_SIZE: Final = 20
"""Number of games on a page."""
PRACTICE: Final = "practice"
"""Origin of games that begin before an action of another game, to try again."""
_GUIDED: Final = "guided"
"""Beginning of the origin of guided games."""
_TEXT_LENGTH: Final = 60
"""Maximum number of characters that are searched for."""
_WORDS: Final = 6
"""Maximum number of words that are searched for."""
_DIGITS: Final = 6
"""Maximum number of digits in the number of a page."""


def guided_origin(game: str) -> str:
    """Return the origin of the guided games of a kind: the same in all languages."""
    return f"{_GUIDED}:{game}"


class StoredGame(NamedTuple):
    """A stored game as a list shows it; ``changed`` in seconds since 1970.

    ``name`` is the name given to it, or "". ``players`` and ``stage`` are texts: the names of the
    players, and their progress. ``game`` is the name of the game that they play. ``turn`` says
    whose turn it is, or how the game ended, and ``won`` is "yes" or "no" for its only person.
    ``practice`` is whether it begins before an action of another game, ``guided`` whether it is a
    guided one.
    """

    id: str
    title: str
    changed: float
    over: bool
    name: str = ""
    players: str = ""
    stage: str = ""
    damaged: bool = False
    shared: bool = False
    game: str = DEFAULT_GAME
    turn: str = ""
    won: str = ""
    practice: bool = False
    guided: bool = False

    @property
    def called(self) -> str:
        """The name of the game, or else of those who play it."""
        return self.name or self.players


class GameQuery(NamedTuple):
    """Which saved games a list shows, and which page of them.

    ``game`` is the name of the game whose home page leads to the list; it shows games of all kinds,
    those of the kinds in ``first`` before the others.
    """

    text: str = ""
    show: str = SHOWN[0]
    sort: str = SORTED[0]
    page: int = 1
    size: int = PAGE_SIZE
    game: str = DEFAULT_GAME
    first: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The words that names must contain, in the form in which names are compared."""
        return tuple(folded(self.text).split(" ")[:_WORDS]) if self.text else ()

    @property
    def address(self) -> str:
        """The address of this page."""
        fields = {
            "q": self.text,
            "show": self.show if self.show != SHOWN[0] else "",
            "sort": self.sort if self.sort != SORTED[0] else "",
            "page": str(self.page) if self.page > 1 else "",
        }
        asked = {name: value for name, value in fields.items() if value}
        return address({FIELD: None, **asked}, self.game)

    @property
    def filters(self) -> bool:
        """Whether only some games are asked for."""
        return bool(self.text) or self.show != SHOWN[0]


class GameListPage(NamedTuple):
    """One page of games, and how many there are."""

    games: tuple[StoredGame, ...]
    total: int
    page: int = 1
    pages: int = 1


def query_in(search: str) -> GameQuery:
    """Return the query in an address, without anything invalid."""
    fields, game = read_address(search)
    return query_of(fields)._replace(game=game)


def query_of(fields: Mapping[str, str]) -> GameQuery:
    """Return the query in the fields of a form or an address."""
    text = " ".join(fields.get("q", "")[:_TEXT_LENGTH].split())
    show, sort, page = (fields.get(name, "") for name in ("show", "sort", "page"))
    number = int(page) if page.isascii() and page.isdecimal() and len(page) <= _DIGITS else 1
    return GameQuery(
        "" if hidden_character(text) else text,
        show if show in SHOWN else SHOWN[0],
        sort if sort in SORTED else SORTED[0],
        max(1, number),
    )
