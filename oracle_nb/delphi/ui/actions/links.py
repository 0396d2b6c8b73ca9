"""Origins and destinations of pieces, as spaces of the board.

A piece is named by a key: "statue:red", "offering:blue", "monster:pink", "cargo:statue:red" for one
that is aboard, "task:2:13" for a task of the player in seat 2; "space:17" for the pieces on a
space; "way:C4:D7" for one of several routes, either end of which may be left out.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.model.tasks import Family, Task, ledger, value_of
from oracle_nb.delphi.pieces import COLORS_OF, TILE_COLOR, TILE_LETTER, WHITE, Color
from oracle_nb.games.presentation.actions import RelatedSpaces

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

_NONE: Final = RelatedSpaces()
_DIGITS: Final = 5


def piece_key(family: Family, color: int) -> str:
    """Return the key of a statue, an offering or a monster of a color."""
    return f"{family}:{Color(color)}"


def related_spaces(
    rules: "Delphi", position: Position, seat: int | None, key: str
) -> RelatedSpaces:
    """Return where an object comes from and where it goes, as the player in a seat knows it.

    Without a seat it is what everybody knows; nothing for a key that can't be read.
    """
    places = _Places(rules, position, seat)
    kind, _, rest = key.partition(":")
    if kind == "cargo":
        return RelatedSpaces((), related_spaces(rules, position, seat, rest).destinations)
    if kind == "task":
        owner, _, number = rest.partition(":")
        whose, task = _whole(owner), _whole(number)
        if whose is not None and task is not None and whose < rules.players:
            return places.of_task(whose, task)
    elif kind == "way":
        named = {space.name: space.index for space in rules.board.spaces}
        ends = [(named[name],) if name in named else () for name in rest.split(":")]
        return RelatedSpaces(*ends) if len(ends) == 2 else _NONE
    elif kind == "space":
        place = _whole(rest)
        if place is not None and place < len(rules.board.spaces):
            return places.of_space(place)
    elif rest.upper() in Color.__members__:
        mask = 1 << Color[rest.upper()]
        families: dict[str, Callable[[int], RelatedSpaces]] = {
            "statue": places.statues,
            "offering": places.offerings,
            "monster": places.monsters,
        }
        if kind in families:
            return families[kind](mask)
    return _NONE


def _whole(text: str) -> int | None:
    """Return the index of a space or task in a key; a page can send any text."""
    return int(text) if text.isdecimal() and len(text) < _DIGITS else None


class _Places:
    """The places of pieces, by masks of colors."""

    def __init__(self, rules: "Delphi", position: Position, seat: int | None) -> None:
        self.board = rules.board
        self.ships = rules.setting.ships
        self.picture = rules.setting.rules.picture_rule
        self.position = position
        self.known = position.face_up | (0 if seat is None else position.players[seat].seen)

    def statues(self, mask: int) -> RelatedSpaces:
        """Return routes from the cities with statues to the free sites."""
        board, position = self.board, self.position
        cities = [board.cities[c] for c in COLORS_OF[mask] if position.statues[c]]
        sites = [
            space
            for space, raised in zip(board.statues, position.sites, strict=True)
            if board.spaces[space].sites & ~raised & mask
        ]
        return RelatedSpaces(_spaces(cities), _spaces(sites))

    def offerings(self, mask: int) -> RelatedSpaces:
        """Return routes from the islands with offerings to the temples of their colors."""
        board, position = self.board, self.position
        islands = [s for s, m in zip(board.offerings, position.offerings, strict=True) if m & mask]
        temples = [s for s, c in zip(board.temples, position.temples, strict=True) if 1 << c & mask]
        return RelatedSpaces(_spaces(islands), _spaces(temples))

    def monsters(self, mask: int) -> RelatedSpaces:
        """Return routes to the monsters."""
        board, position = self.board, self.position
        lairs = [s for s, m in zip(board.monsters, position.monsters, strict=True) if m & mask]
        return RelatedSpaces((), _spaces(lairs))

    def shrines(self, ship: int, letter: int) -> RelatedSpaces:
        """Return routes to the islands for a ship color's shrines, and from unknown ones."""
        board, position = self.board, self.position
        own, unknown = [], []
        for slot, space in enumerate(board.islands):
            tile = position.tiles[slot]
            if tile == UNKNOWN or not self.known >> slot & 1:
                unknown.append(space)
                continue
            fits = not self.picture or TILE_LETTER[tile] == letter
            if fits and TILE_COLOR[tile] == ship and not position.shrines >> slot & 1:
                own.append(space)
        return RelatedSpaces(_spaces(unknown), _spaces(own))

    def of_task(self, seat: int, number: int) -> RelatedSpaces:
        """Return the routes of a player's task; none when it is done."""
        player = self.position.players[seat]
        if number not in player.tasks:
            return _NONE
        task = Task(number)
        if task.family is Family.SHRINE:
            return self.shrines(self.ships[seat], value_of(number))
        mask = 1 << value_of(number)
        if value_of(number) == WHITE:
            needs = ledger(player.tasks, player.done).needs(task.family)
            # A color of another task of the family can't be used for a white one (task.color-once).
            mask = needs.fresh(0) & ~needs.fixed
        finders = {
            Family.STATUE: self.statues,
            Family.OFFERING: self.offerings,
            Family.MONSTER: self.monsters,
        }
        return finders[task.family](mask)

    def of_space(self, space: int) -> RelatedSpaces:
        """Return the destinations of the pieces on a space, or the origins of what it needs."""
        board, position = self.board, self.position
        where = board.spaces[space]
        terrain = where.terrain
        if terrain is Terrain.CITY:
            return RelatedSpaces((), self.statues(1 << where.color).destinations)
        if terrain is Terrain.OFFERING:
            mask = position.offerings[board.offerings.index(space)]
            return RelatedSpaces((), self.offerings(mask).destinations)
        if terrain is Terrain.TEMPLE:
            mask = 1 << position.temples[board.temples.index(space)]
            return RelatedSpaces(self.offerings(mask).origins)
        if terrain is Terrain.STATUE:
            free = where.sites & ~position.sites[board.statues.index(space)]
            return RelatedSpaces(self.statues(free).origins)
        return _NONE


def _spaces(spaces: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(space for space in spaces if space >= 0))
