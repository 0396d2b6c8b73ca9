"""Checks of what a player is said to need still, and of where the nearest place for it is."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Player
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER, Color, Equipment, Letter, ShipTile
from tests.statements.cases import Case, states
from tests.statements.panels_reading import one_of
from tests.statements.ship_reach import Voyaging, Way
from tests.statements.statement import Statement

Place = tuple[int, int]
"""A space, and the color of the die for what is done there."""
SHRINES: Final = "panels/task-shrine"
FAR: Final[Way] = (999, 999)
_LOADS: Final = {"statue": Verb.LOAD_STATUE, "offering": Verb.LOAD_OFFERING}
_BRINGS: Final = {"statue": Verb.RAISE_STATUE, "offering": Verb.MAKE_OFFERING}


def counted(value: object) -> int:
    """Return a number of a statement, also one that is written as a word."""
    if value == "one":
        return 1
    assert isinstance(value, int), value
    return value


def way_of(said: Statement) -> Way:
    """Return the moves and spaces that a way is said to take."""
    moves = counted(said["moves"])
    return moves, counted(said.facts.get("steps", 0))


def storage(player: Player) -> int:
    """Return how many pieces a ship holds (cargo.capacity, ship.both-ways, equipment.storage)."""
    more = 2 * (player.tile == ShipTile.BOTH_WAYS) + (Equipment.STORAGE in player.equipment)
    return 2 + more


class Item:
    """Texts about a single task."""

    def __init__(self, case: Case, texts: tuple[str, ...], language: str) -> None:
        self.case = case
        self.title, *self.more = [one_of(language, text, "task", "need-") for text in texts]
        self.places: dict[str, tuple[Place, Way]] = {}
        self.also: list[Place] = []
        self.aboard = -1
        self.nowhere = False
        for said in self.more:
            if said is not None:
                self._take(said)

    def _take(self, said: Statement) -> None:
        kind = said.message.removeprefix("panels/need-")
        if kind == "aboard":
            self.aboard = Color[str(said["color"]).upper()]
        elif kind == "nowhere":
            self.nowhere = True
        elif kind == "also":
            for item in said.items("names"):
                assert isinstance(item, Statement)
                self.also.append(self._place(item))
        elif kind.startswith(("from-", "to-")):
            way = said["way"]
            assert isinstance(way, Statement)
            self.places[kind.partition("-")[0]] = self._place(said), way_of(way)

    def _place(self, said: Statement) -> Place:
        color = said.facts.get("color")
        number = -1 if color is None else int(Color[str(color).upper()])
        return self.case.codes[str(said["space"])], number

    @property
    def task(self) -> str:
        """The key of the task, such as "statue-any"; "" for the way home."""
        assert self.title is not None
        if self.title.message == SHRINES:
            return "shrine-any"
        return str(self.title.facts.get("task", ""))

    @property
    def count(self) -> int:
        """The number of tasks that are named at once."""
        assert self.title is not None
        return counted(self.title.facts.get("count", 1))

    @property
    def family(self) -> str:
        return self.task.partition("-")[0]

    @property
    def color(self) -> int:
        """The color of the piece that is spoken of, -1 where none is."""
        if self.aboard >= 0:
            return self.aboard
        place = self.places.get("from") or self.places.get("to")
        return place[0][1] if place else -1


class Strip:
    """Texts about all tasks of a player, in one language."""

    def __init__(
        self, case: Case, sea: Voyaging, language: str, texts: tuple[tuple[str, ...], ...]
    ) -> None:
        self.case = case
        self.sea = sea
        self.items = [Item(case, text, language) for text in texts]
        # Texts about actions with a die use the position as this player knows it.
        self.start = self.sea.ways(case.me.ship) if case.me.ship >= 0 else {}

    def _spaces(self, *terrains: Terrain) -> list[int]:
        return [space.index for space in self.case.board.spaces if space.terrain in terrains]

    @cached_property
    def sources(self) -> Mapping[str, Mapping[Place, frozenset[int]]]:
        """Places to load statues and offerings, and their water spaces."""
        spaces = {
            "statue": self._spaces(Terrain.CITY),
            "offering": self._spaces(Terrain.OFFERING),
        }
        return {
            family: self.sea.works(verb, spaces[family], room=True)
            for family, verb in _LOADS.items()
        }

    def goals(self, family: str, color: int) -> Mapping[Place, frozenset[int]]:
        """Return where a piece of a color can be delivered, were it aboard."""
        spaces = self._spaces(Terrain.STATUE if family == "statue" else Terrain.TEMPLE)
        hold: dict[str, Any] = {"statues": (), "offerings": (), f"{family}s": (color,)}
        return self.sea.works(_BRINGS[family], spaces, (color,), **hold)

    @cached_property
    def monsters(self) -> Mapping[Place, frozenset[int]]:
        """Which monsters can be fought, and from which water."""
        return self.sea.works(Verb.FIGHT, self._spaces(Terrain.MONSTER, Terrain.MARKED))

    @cached_property
    def islands(self) -> Mapping[Place, frozenset[int]]:
        """Which tiles can be explored or built on, and from which water."""
        docks_of = {}
        for space in self.case.board.islands:
            color = self.case.board.spaces[space].color
            for verb in (Verb.EXPLORE, Verb.BUILD):
                docks = self.sea.docks(verb, color, space)
                if docks:
                    docks_of[space, color] = docks
        return docks_of

    def nearest(self, docks: frozenset[int], start: int = -1) -> Way:
        """Return the way to the nearest of some water spaces."""
        ways = self.start if start < 0 else self.sea.ways(start)
        return min((ways[dock] for dock in docks if dock in ways), default=FAR)

    def colors(self, item: Item) -> set[int]:
        """Return the colors that the piece for a task may have (task.color-once)."""
        name = item.task.partition("-")[2]
        if name != "any":
            return {int(Color[name.upper()])}
        taken = set()
        for other in self.items:
            fixed = other.task.partition("-")[2]
            if other.family == item.family and fixed != "any":
                taken.add(int(Color[fixed.upper()]))
        for other in self.items[: self.items.index(item)]:
            if other.family == item.family:
                taken.add(other.color)
        return set(range(6)) - taken

    # --- what is wrong ---------------------------------------------------------------------------

    def faults(self, item: Item) -> Iterator[str]:
        """Faults in the places that are named for a task."""
        if not item.task:
            yield from self._home(item)
        elif item.family == "shrine":
            yield from self._shrine(item)
        elif item.family == "monster":
            options = {
                place: self.nearest(docks)
                for place, docks in self.monsters.items()
                if place[1] in self.colors(item)
            }
            yield from self._single(item, "to", options)
        elif item.aboard >= 0:
            yield from self._aboard(item)
        else:
            yield from self._both(item)

    def _single(self, item: Item, name: str, options: Mapping[Place, Way]) -> Iterator[str]:
        """Check that no other place is nearer."""
        best = min(options.values(), default=FAR)
        if best == FAR or name not in item.places:
            if (best == FAR) != item.nowhere:
                yield f"the nearest place takes {best}"
            return
        place, way = item.places[name]
        if options.get(place) != way:
            yield f"that place takes {options.get(place)}"
        if way != best:
            yield f"the nearest place takes {best}"
        for other in item.also:
            if options.get(other) != best:
                yield f"{other} takes {options.get(other)}"

    def _home(self, item: Item) -> Iterator[str]:
        zeus = self.case.board.zeus
        yield from self._single(item, "to", {(zeus, -1): self.start[zeus]})

    def _aboard(self, item: Item) -> Iterator[str]:
        cargo = self.case.me.statues if item.family == "statue" else self.case.me.offerings
        if cargo.count(item.aboard) == 0 or item.aboard not in self.colors(item):
            yield "no such piece is aboard for this task"
        goals = self.goals(item.family, item.aboard)
        yield from self._single(
            item, "to", {place: self.nearest(docks) for place, docks in goals.items()}
        )

    def _both(self, item: Item) -> Iterator[str]:
        """A place to load at and one to deliver to take the fewest moves together."""
        options: dict[Place, set[tuple[Way, Way]]] = {}
        for (space, color), docks in self.sources[item.family].items():
            if color not in self.colors(item):
                continue
            ends = frozenset().union(*self.goals(item.family, color).values())
            options[space, color] = {
                (self.start[dock], self.nearest(ends, dock)) for dock in docks if dock in self.start
            }
        ranks = [
            (first[0] + two[0], first[0]) for option in options.values() for first, two in option
        ]
        best = min(ranks, default=FAR)
        if best >= FAR or not item.places:
            if (best >= FAR) != item.nowhere:
                yield f"{best[0]} moves would do"
            return
        (first, way), (last, onward) = item.places["from"], item.places["to"]
        if (way[0] + onward[0], way[0]) != best:
            yield f"the fewest moves are {best}"
        if first[1] != last[1] or last not in self.goals(item.family, first[1]):
            yield "that piece doesn't belong there"
        docks = self.sources[item.family].get(first, frozenset())
        ends = self.goals(item.family, first[1]).get(last, frozenset())
        if not any(
            self.start.get(dock) == way and self.nearest(ends, dock) == onward for dock in docks
        ):
            yield "no ship comes there like that"
        for other in item.also:
            if (*best, way[1]) not in {
                (first[0] + two[0], first[0], first[1]) for first, two in options.get(other, ())
            }:
                yield f"{other} is not as near"

    def _shrine(self, item: Item) -> Iterator[str]:
        case = self.case
        ship = case.rules.setting.ships[case.seat]
        picture = case.rules.setting.rules.picture_rule
        unknown: dict[Place, Way] = {}
        own: dict[Place, Way] = {}
        for place, docks in self.islands.items():
            slot = case.board.islands.index(place[0])
            tile = case.position.tiles[slot]
            if not (case.position.face_up | case.me.seen) >> slot & 1:
                unknown[place] = self.nearest(docks)
                continue
            letter = str(Letter(TILE_LETTER[tile]))
            fits = not picture or letter == item.task.partition("-")[2]
            if TILE_COLOR[tile] == ship and fits:
                own[place] = self.nearest(docks)
        named = {item.places["to"][0] for item in self.items if "to" in item.places}
        if "to" in item.places:
            place, way = item.places["to"]
            if own.get(place) != way:
                yield f"that place takes {own.get(place)}"
            if [item.places["to"][0] for item in self.items if "to" in item.places].count(
                place
            ) > 1:
                yield "two tasks have the same place"
        elif own.keys() - named:
            yield "there is an island of one's own"
        else:
            yield from self._single(item, "from", unknown)


def strip_of(case: Case) -> Strip:
    """Return the strip that a sentence is in."""
    strip = case.facts["strip"]
    assert isinstance(strip, Strip)
    return strip


@states("panels/need-home", SHRINES)
def title(case: Case, said: Statement) -> Iterator[str]:
    """The task is open, it is said of as often as it is there, and its places are the nearest."""
    strip = strip_of(case)
    titles = [item.title for item in strip.items]
    open_ = [str(Task(task)).replace(":", "-") for task in case.me.tasks]
    if said.message == SHRINES:
        shrines = sum(item.count for item in strip.items if item.task == "shrine-any")
        if shrines != sum(key.startswith("shrine") for key in open_):
            yield f"{shrines} shrine tasks are named"
        if case.rules.setting.rules.picture_rule:
            yield "their letters matter"
    elif titles.count(said) != (open_.count(str(said["task"])) if "task" in said.facts else 1):
        yield "the task is not open that often"
    if sum(item.count for item in strip.items) != max(1, len(open_)):
        yield "not all tasks are told"
    index = case.facts["item"]
    assert isinstance(index, int)
    yield from strip.faults(strip.items[index])


@states("panels/need-hold")
def hold(case: Case, said: Statement) -> Iterator[str]:
    """The numbers of pieces aboard and of places in the hold."""
    aboard = len(case.me.statues) + len(case.me.offerings)
    if (said["used"], said["all"]) != (aboard, storage(case.me)):
        yield f"{aboard} of {storage(case.me)} are taken"


@states("panels/need-full")
def full(case: Case, said: Statement) -> Iterator[str]:
    """There is no room for another piece."""
    if len(case.me.statues) + len(case.me.offerings) < storage(case.me):
        yield "there is room"


@states("panels/need-aboard")
def aboard(case: Case, said: Statement) -> Iterator[str]:
    """A piece of the color is aboard, and of the task's family."""
    cargo = case.me.statues if said["family"] == "statue" else case.me.offerings
    if Color[str(said["color"]).upper()] not in cargo:
        yield "it is not aboard"


@states(
    *(f"panels/need-{text}" for text in ("nowhere", "way", "way-on", "other", "also")),
    *(f"panels/need-from-{text}" for text in ("statue", "offering", "shrine")),
    *(f"panels/need-to-{text}" for text in ("statue", "offering", "monster", "shrine", "home")),
)
def place(case: Case, said: Statement) -> Iterator[str]:
    """It is part of an item that is checked with its title."""
    items = strip_of(case).items
    index = case.facts["item"]
    assert isinstance(index, int)
    if not any(said in entry.nested() for entry in items[index].more if entry is not None):
        yield "it is not part of what is said of a task"
