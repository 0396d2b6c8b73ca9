"""The board: everything that never moves, with the lookup tables of the rules."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from oracle_nb.core.arguments import name_key
from oracle_nb.core.caching import weak_cache
from oracle_nb.core.hexgrid import Hex, neighbors
from oracle_nb.delphi.board.faults import LayoutError, enclosed_gaps
from oracle_nb.delphi.board.layout import Layout, LayoutFormatError
from oracle_nb.delphi.board.reach import UNREACHABLE, cheapest_route, distance_rows
from oracle_nb.delphi.board.space import Space
from oracle_nb.delphi.board.tiles import ISLAND_TERRAINS, SpaceKind, Terrain, read_kind, tiles

if TYPE_CHECKING:
    from oracle_nb.delphi.board.board_graph import SeaGraph


_GAP: Final = SpaceKind(Terrain.SHALLOW, -1, 0)
"""The kind of a gap in the sea, in a ring or between tiles: a shallow (board.shallows)."""


class Board:
    """The spaces of a layout and their neighbors. A board never changes.

    Spaces are numbered by ``(r, q)``, and every table is indexed by these numbers.

    Parameters
    ----------
    layout : Layout
        The plan of the board.

    Attributes
    ----------
    spaces : tuple of Space
        Every space, with its name, kind, color and hex.
    water, islands, monsters, offerings, temples, statues, shallows, all_islands : tuple of int
        The spaces of a kind, in ascending order. ``islands`` have an island tile; ``monsters``
        include marked monster islands.
    cities : tuple of int
        The city of each color.
    zeus : int
        Zeus's space, -1 if there is none.
    sailing : tuple of tuple of int
        The water spaces next to each water space (rule move.blocked); for Zeus's space, those that
        a ship enters first (rule move.start). Empty for spaces that no ship can enter.
    shore, shore2 : tuple of tuple of int
        The islands and cities next to each water space. ``shore2`` adds those that are one water
        space farther away (rule equipment.reach-meaning). Empty for spaces that no ship can enter.

    Raises
    ------
    LayoutError
        If the layout has faults; the error lists all of them.
    LayoutFormatError
        If ``layout`` isn't a layout.

    Examples
    --------
    >>> from oracle_nb import Board, compact_layout
    >>> board = Board(compact_layout(seed=7))
    >>> len(board.cities)
    6
    >>> board.sea().number_of_nodes() == len(board.water)
    True
    """

    def __init__(self, layout: Layout) -> None:
        if not isinstance(layout, Layout):
            how = "make_layout(kind, seed) and read_layout(text) give one"
            raise LayoutFormatError(f"a board is made of a Layout, not of {layout!r:.40}; {how}")
        faults = layout.faults()
        if faults:
            raise LayoutError(faults)
        self.layout: Final = layout
        self.spaces: Final = tuple(map(self._seen, _spaces(layout)))
        self._index: Final = {space.hex: space.index for space in self.spaces}
        self._named: Final = {space.name: space for space in self.spaces}

        def having(*terrains: Terrain) -> tuple[int, ...]:
            return tuple(s.index for s in self.spaces if s.terrain in terrains)

        self.water: Final = having(Terrain.WATER)
        self.islands: Final = having(Terrain.ISLAND)
        self.monsters: Final = having(Terrain.MONSTER, Terrain.MARKED)
        self.offerings: Final = having(Terrain.OFFERING)
        self.temples: Final = having(Terrain.TEMPLE)
        self.statues: Final = having(Terrain.STATUE)
        self.shallows: Final = having(Terrain.SHALLOW)
        self.all_islands: Final = having(*ISLAND_TERRAINS)
        city_of = {self.spaces[i].color: i for i in having(Terrain.CITY)}
        self.cities: Final = tuple(city_of.get(color, -1) for color in range(6))
        self.zeus: Final = max(having(Terrain.ZEUS), default=-1)

        self.adjacent: Final = tuple(
            tuple(sorted(self._index[h] for h in neighbors(space.hex) if h in self._index))
            for space in self.spaces
        )
        """The numbers of all adjacent spaces, by space."""
        sailed = (*self.water, self.zeus) if self.zeus >= 0 else self.water
        self._is_water: Final = _flags(self.spaces, (Terrain.WATER,))
        is_land = _flags(self.spaces, (*ISLAND_TERRAINS, Terrain.CITY))

        def table(row: Callable[[int], Iterable[int]]) -> tuple[tuple[int, ...], ...]:
            rows: list[tuple[int, ...]] = [()] * len(self.spaces)
            for i in sailed:
                rows[i] = tuple(row(i))
            return tuple(rows)

        self.sailing: Final = table(lambda i: [j for j in self.adjacent[i] if self._is_water[j]])
        self.shore: Final = table(lambda i: [j for j in self.adjacent[i] if is_land[j]])
        self.shore2: Final = table(
            lambda i: sorted(
                set(self.shore[i]).union(*(self.shore[between] for between in self.sailing[i]))
            )
        )

    def _seen(self, space: Space) -> Space:
        """Return a space as this board has it; `MisreadBoard` changes it."""
        return space

    def space_at(self, hex_: Hex) -> int:
        """Return the number of the space at hex ``(q, r)``. Raises ValueError if there is none."""
        try:
            return self._index[hex_]
        except (KeyError, TypeError):
            raise ValueError(f"this board has no space at {hex_!r}") from None

    def find(self, name: str) -> Space:
        """Return the space with a name such as "D7". Raises ValueError if there is none."""
        space = self._named.get(name_key(str(name)).upper())
        if space is None:
            names = f"its spaces run from {self.spaces[0]} to {self.spaces[-1]}"
            raise ValueError(f"this board has no space {name!r:.40}; {names}")
        return space

    def distance(self, crossing: bool = False) -> tuple[bytes, ...]:
        """Return distances by space: ``[i][j]`` is the number of steps from ``i`` to ``j``.

        It is 0 for the space itself, and UNREACHABLE if there is no route. With ``crossing`` the
        ship goes through shallows and Zeus's space without counting them (rule
        equipment.shallows). The step out of Zeus's space or into it counts like any other (rules
        move.start, move.to-zeus).
        """
        return self._crossing_rows if crossing else self._sailing_rows

    def route(self, start: int, goal: int, *, crossing: bool = False) -> tuple[int, ...]:
        """Return a shortest route of a ship, both ends included; () if there is none or no need.

        With ``crossing``, the spaces that the ship crosses are listed as well.
        """
        rows = self.distance(crossing)
        if start == goal or rows[start][goal] == UNREACHABLE:
            return ()
        if crossing:
            crossed = {*self.shallows, self.zeus} - {start, goal}
            return cheapest_route(self.adjacent, {*self.water, goal}, crossed, start, goal)
        spaces = [start]
        while rows[spaces[-1]][goal] > 1:
            here = spaces[-1]
            left = rows[here][goal]
            spaces.append(next(space for space in self.sailing[here] if rows[space][goal] < left))
        return *spaces, goal

    @cached_property
    def crossing(self) -> tuple[tuple[int, ...], ...]:
        """Like ``sailing``, for a ship that may cross shallows and Zeus's space."""
        shallow = _flags(self.spaces, (Terrain.SHALLOW, Terrain.ZEUS))
        banks: list[tuple[int, ...]] = [()] * len(self.spaces)
        seen = bytearray(len(self.spaces))
        for start in range(len(self.spaces)):
            if shallow[start] and not seen[start]:
                group = [start]
                seen[start] = True
                for i in group:
                    for j in self.adjacent[i]:
                        if shallow[j] and not seen[j]:
                            seen[j] = True
                            group.append(j)
                washed = {j for i in group for j in self.adjacent[i] if self._is_water[j]}
                for i in group:
                    banks[i] = tuple(sorted(washed))
        rows: list[tuple[int, ...]] = [()] * len(self.spaces)
        for i in self.water:
            crossed = {k for j in self.adjacent[i] for k in banks[j]} - {i}
            rows[i] = tuple(sorted(crossed.union(self.sailing[i])))
        if self.zeus >= 0:
            rows[self.zeus] = banks[self.zeus]
        return tuple(rows)

    @cached_property
    def _sailing_rows(self) -> tuple[bytes, ...]:
        return self._rows(self.sailing)

    @cached_property
    def _crossing_rows(self) -> tuple[bytes, ...]:
        return self._rows(self.crossing)

    def _rows(self, nexts: Sequence[Sequence[int]]) -> tuple[bytes, ...]:
        exits = nexts[self.zeus] if self.zeus >= 0 else ()
        return distance_rows(nexts, self.water, self.zeus, exits)

    @cached_property
    def graph(self) -> "SeaGraph":
        """The board as a networkx graph, built when it is first needed.

        Nodes are hexes ``(q, r)`` with ``kind``, ``color`` (name or None), ``pos`` (``y`` upwards),
        ``name``, ``index`` and ``tile``; edges have ``kind`` "sailing", "access" or "shallow".
        The graph is frozen: to change it take a ``copy()``.
        """
        from oracle_nb.delphi.board.board_graph import board_graph

        graph = board_graph(self.spaces, self.adjacent, repr(self))
        graph.layout = self.layout
        return graph

    def sea(self, crossing: bool = False, *, names: bool = False) -> "SeaGraph":
        """Return the water spaces alone as a networkx graph, one edge for each step of a ship.

        With ``crossing`` the ship crosses shallows and Zeus's space (rule equipment.shallows). With
        ``names`` the nodes are names such as "D7" instead of hexes, and all attributes are numbers
        and texts, which any writer of networkx takes.
        """
        from oracle_nb.delphi.board.board_graph import named_graph, sea_graph

        nexts = self.crossing if crossing else self.sailing
        sea = sea_graph(self.graph, self.spaces, nexts, f"sea of {self!r}")
        sea.layout = self.layout
        return named_graph(sea) if names else sea

    def __eq__(self, other: object) -> bool:
        return self.layout == other.layout if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.layout)

    def __reduce__(self) -> tuple[Callable[[Layout], "Board"], tuple[Layout]]:
        return board_of, (self.layout,)

    def _repr_svg_(self) -> str | None:
        return self.layout._repr_svg_()

    def __repr__(self) -> str:
        cities = sum(city >= 0 for city in self.cities)
        return (
            f"<Board of {len(self.spaces)} spaces: {len(self.water)} water, "
            f"{len(self.all_islands)} islands, {cities} cities, {len(self.shallows)} shallows>"
        )


def board_of(layout: Layout) -> Board:
    """Return the board of a layout, one shared object. Raises LayoutError like Board."""
    try:
        hash(layout)
    except TypeError:  # a list instead of a tuple: the error of Board is better
        return Board(layout)
    return _board_of(layout)


@weak_cache(recent=4)
def _board_of(layout: Layout) -> Board:
    return Board(layout)


def _spaces(layout: Layout) -> tuple[Space, ...]:
    kinds: dict[Hex, tuple[SpaceKind, str]] = {}
    for q, r, code in layout.hexes:
        kinds[q, r] = read_kind(code), ""
    for placement in layout.tiles:
        cells = tiles()[placement.tile].cells
        for hex_, cell in zip(placement.hexes(), cells, strict=True):
            kinds[hex_] = cell.kind, placement.tile
    for hex_ in enclosed_gaps(tuple(kinds)):
        kinds[hex_] = _GAP, ""
    west = min(q for q, _ in kinds)
    north = min(r for _, r in kinds)
    spaces: list[Space] = []
    for q, r in sorted(kinds, key=lambda h: (h[1], h[0])):
        kind, tile = kinds[q, r]
        name = f"{_letters(r - north)}{q - west + 1}"
        spaces.append(Space(len(spaces), (q, r), *kind, name, tile))
    return tuple(spaces)


def _letters(row: int) -> str:
    """Return a to Z, then AA, AB and so on."""
    return ("" if row < 26 else _letters(row // 26 - 1)) + chr(ord("A") + row % 26)


def _flags(spaces: Sequence[Space], terrains: Sequence[Terrain]) -> bytes:
    return bytes(space.terrain in terrains for space in spaces)


class MisreadBoard(Board):
    """The board of a layout with one terrain ``taken`` for another.

    Spaces keep their numbers and names; new water has no color.
    """

    def __init__(self, layout: Layout, taken: Mapping[Terrain, Terrain]) -> None:
        self._taken = taken
        super().__init__(layout)

    def _seen(self, space: Space) -> Space:
        return replace(space, terrain=self._taken.get(space.terrain, space.terrain))

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)
