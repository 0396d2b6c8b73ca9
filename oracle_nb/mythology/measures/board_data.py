"""The board data of Mythology: the map, with the counters of a setup or of a position.

See ``oracle_nb.games.board_data.BoardData``. A layout is a ``Setup``. Its map is always that of the
data pack, so it can't be laid out differently.
"""

import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, Final

import networkx as nx

from oracle_nb.core.arguments import chosen, meant
from oracle_nb.games.board_data import OWN
from oracle_nb.games.board_names import seeded_name
from oracle_nb.games.game import Game
from oracle_nb.games.journeys import Journey, Leg
from oracle_nb.games.measures import Measure
from oracle_nb.mythology.map.world_map import WorldMap, map_of
from oracle_nb.mythology.measures.catalog import MEASURES, SOURCES
from oracle_nb.mythology.measures.graphs import (
    Graph,
    area_graph,
    moves_graph,
    sailing_graph,
    walking_graph,
)
from oracle_nb.mythology.measures.setup_map import Setup, SetupMap, random_setup
from oracle_nb.mythology.measures.study import SetupStudy
from oracle_nb.mythology.model.position import MOST_PLAYERS, Setting
from oracle_nb.mythology.packs.data_pack import STANDARD
from oracle_nb.mythology.packs.installed import pack_of
from oracle_nb.mythology.pieces import HEX_COST, OFF, PRIZES, UNITS
from oracle_nb.render.scene import Scene
from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.wording import Wording

_KIND: Final = "players-"
_DIGITS: Final = 20
"""Maximum number of digits of the seed in a name."""
_COUNTERS: Final = struct.Struct(f">{UNITS + PRIZES}h")


class MythologyBoardData:
    """Setups for each number of players, their measures, and routes on the map."""

    kinds: Sequence[str] = tuple(f"{_KIND}{number}" for number in range(2, MOST_PLAYERS + 1))
    measures: Mapping[str, Measure[SetupMap]] = MEASURES
    summary: Sequence[str] = (
        "prizes.favor",
        "prizes.nearest",
        "turn.prizes",
        "turn.hexes",
        "foot.articulation_points",
        "areas.diameter",
    )
    pictures: Sequence[str] = ("plain", "shells", "reach")
    sample: Path | None = Path(__file__).with_name("sample.csv.gz")

    def layout(self, kind: str, seed: int) -> Setup:
        """Return the setup of the game with a seed. Raises ValueError for an unknown kind."""
        known = chosen("kind", kind, self.kinds)
        return random_setup(STANDARD, seed, int(known.removeprefix(_KIND)))

    def recipe(self, given: Any) -> tuple[str, Callable[[int], Setup]]:
        """Return a kind, a name or "own", and what makes its setups. Raises ValueError."""
        if kind := meant(given, self.kinds):
            return kind, partial(self.layout, kind)
        first, _, number = given.partition(".") if isinstance(given, str) else ("", "", "")
        number = number.strip()
        if (kind := meant(first, self.kinds)) and number.isdecimal() and len(number) <= _DIGITS:
            seed = int(number)
            return seeded_name(kind, seed), lambda _: self.layout(kind, seed)
        setup = self.read(given)
        return OWN, lambda seed: setup

    def kind(self, layout: Setup) -> str:
        """Return the random setups for the same number of players."""
        return f"{_KIND}{layout.players}"

    def study(self, layout: Setup) -> SetupStudy:
        """Return a setup with its measures."""
        return SetupStudy(layout)

    def names(self, layout: Setup) -> Sequence[str]:
        """Return the names of all hexes, such as "3112"."""
        return _world(layout).names

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message about measures, kinds, Areas and sides."""
        if message.startswith(f"kind-{_KIND}"):
            number, _, about = message.removeprefix(f"kind-{_KIND}").partition("-")
            name = "kind-players-about" if about else "kind-players"
            return words(language).say(name, number=int(number))
        if message.startswith("key-"):
            key = message.removeprefix("key-")
            # A key of Areas is the English name, which isn't a message.
            return _areas(language).get(key) or words(language).say(message)
        return words(language).say(message, **facts)

    def source(self, measure: str) -> str:
        """Return the citation for the definition of a measure."""
        return SOURCES[MEASURES[measure].source]

    # --- pictures --------------------------------------------------------------------------------

    def ways(self, layout: Setup) -> Mapping[int, Sequence[int]]:
        """Return the hexes next to each: terrain makes no difference (basic.no-terrain)."""
        return dict(enumerate(_world(layout).neighbors))

    def scene(self, layout: Setup, language: str = "en") -> Scene:
        """Return the map with the counters."""
        return _scene(layout, language)

    def space(self, layout: Setup, number: int, language: str = "en") -> str:
        """Return a hex in words, such as "2909, Ister; Haemus (mountains)"."""
        from oracle_nb.mythology.ui.base_map import space_titles

        return space_titles(pack_of(layout.pack), language)[number]

    def exits(self, layout: Setup, start: int) -> Sequence[int]:
        """Return the hexes next to a hex."""
        return _world(layout).neighbors[start]

    def regions(self, layout: Setup) -> Mapping[str, Sequence[int]]:
        """Return the hexes of each Area."""
        world = _world(layout)
        return {area.en: world.hexes_of(n) for n, area in enumerate(world.pack.area)}

    def start(self, layout: Setup) -> int:
        """Return the first hex of the first Area in which units begin."""
        world = _world(layout)
        return world.hexes_of(world.inner[0])[0]

    def reach(self, layout: Setup, start: int, means: Sequence[str]) -> Mapping[int, str]:
        """Return what units in the Area of a hex can reach in a turn; labels are power points."""
        study = SetupMap(layout)
        result = study.reach(study.world.area[start])
        return {hex_: str(far * HEX_COST) for hex_, far in result.items()}

    def journey(
        self, layout: Setup, start: int, goal: int, means: Sequence[str], language: str = "en"
    ) -> Journey:
        """Return a shortest path, and the distances on foot, by ship and between Areas."""
        world, say = _world(layout), words(language).say
        spaces = nx.shortest_path(moves_graph(world), start, goal)
        far = len(spaces) - 1
        begin, end = world.area[start], world.area[goal]
        texts = [
            say("journey-hexes", number=far, points=far * HEX_COST),
            say("journey-foot", number=_distance(walking_graph(world), start, goal)),
            say("journey-ship", number=_distance(sailing_graph(world), start, goal)),
            say("journey-areas", number=_distance(area_graph(world), begin, end)),
        ]
        legs = (Leg("", tuple(spaces), " ".join(world.names[i] for i in spaces)),) if far else ()
        return Journey(legs, " ".join(texts))

    # --- texts and games -------------------------------------------------------------------------

    def write(self, layout: Setup) -> str:
        """Return the counters of a setup as a short text, for an address."""
        counters = _COUNTERS.pack(*layout.units, *layout.prizes)
        return f"{layout.pack}~{layout.players}~{urlsafe_b64encode(counters).decode()}"

    def read(self, given: Any) -> Setup:
        """Return the setup in a text from `write`, or the counters of a game's position."""
        if isinstance(given, Setup):
            return given
        if isinstance(given, Game) and isinstance(given.rules.setting, Setting):
            setting, position = given.rules.setting, given.position
            return Setup(setting.pack, setting.players, position.units, position.prizes)
        try:
            pack, players, counters = str(given).split("~")
            places = _COUNTERS.unpack(urlsafe_b64decode(counters))
            setup = Setup(pack, int(players), places[:UNITS], places[UNITS:])
        except (ValueError, struct.error):
            raise ValueError(f"a setup such as players-4.7 is needed, got {given!r:.40}") from None
        if self.kind(setup) not in self.kinds:
            raise ValueError(f"players: 2 to {MOST_PLAYERS} can play, not {setup.players}")
        wrong = [place for place in places if not OFF <= place < len(_world(setup).names)]
        if wrong:
            raise ValueError(f"the map has no hex number {wrong[0]}")
        return setup


def _world(layout: Setup) -> WorldMap:
    return map_of(pack_of(layout.pack))


def _distance(graph: Graph, start: int, goal: int) -> int:
    """Return a distance, -1 where there is no way."""
    if start not in graph or goal not in graph or not nx.has_path(graph, start, goal):
        return -1
    return int(nx.shortest_path_length(graph, start, goal))


@cache
def _areas(language: str) -> Mapping[str, str]:
    """Return the names of the Areas by their English names."""
    return {area.en: area.name(language) for area in pack_of(STANDARD).area}


@lru_cache(4)
def _scene(layout: Setup, language: str) -> Scene:
    from msgspec.structs import replace

    from oracle_nb.mythology.rules.engine import Mythology
    from oracle_nb.mythology.ui.map_scene import picture

    rules = Mythology(Setting(players=layout.players, pack=layout.pack))
    position = replace(rules.set_up(1), units=layout.units, prizes=layout.prizes)
    return picture(rules, position, language)


@cache
def words(language: str) -> Wording:
    """Return the messages in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, LISTS)
