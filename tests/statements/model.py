"""A small model of a position, made without the rules: what is where, how far, and for how much."""

from collections import deque
from functools import cached_property, lru_cache
from typing import Final

from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import (
    UNKNOWN,
    PendingStep,
    Phase,
    Player,
    Position,
    Setting,
    tag,
)
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    TILE_COLOR,
    TILE_LETTER,
    TOP_ROW,
    WHITE,
    Color,
    Equipment,
    God,
    Kind,
    Letter,
    ShipTile,
)
from tests.statements.cases import Case

EXTRA_PRICE: Final = 3
"""Price of the extra action."""
COLORS: Final = tuple(map(str, Color))
GODS: Final = tuple(god.name.lower() for god in God)
LETTERS: Final = tuple(map(str, Letter))
SOURCES: Final = (*(f"die-{c}" for c in COLORS), *(f"card-{c}" for c in COLORS), "extra")
"""Names of colors, gods, letters and sources in statements, by their number."""
PLACES: Final = {
    Verb.FIGHT: (Terrain.MONSTER, Terrain.MARKED),
    Verb.ARES: (Terrain.MONSTER, Terrain.MARKED),
    Verb.EXPLORE: (Terrain.ISLAND,),
    Verb.BUILD: (Terrain.ISLAND,),
    Verb.ARTEMIS: (Terrain.ISLAND,),
    Verb.LOOK: (Terrain.ISLAND,),
    Verb.UNCOVER: (Terrain.ISLAND,),
    Verb.LOAD_OFFERING: (Terrain.OFFERING,),
    Verb.MAKE_OFFERING: (Terrain.TEMPLE,),
    Verb.LOAD_STATUE: (Terrain.CITY,),
    Verb.HERMES: (Terrain.CITY,),
    Verb.RAISE_STATUE: (Terrain.STATUE,),
}
"""On what spaces something is done."""
GOD_OF: Final = {
    Verb.HERMES: God.HERMES,
    Verb.POSEIDON: God.POSEIDON,
    Verb.APOLLON: God.APOLLON,
    Verb.ARTEMIS: God.ARTEMIS,
    Verb.APHRODITE: God.APHRODITE,
    Verb.ARES: God.ARES,
}
GOD_VERBS: Final = frozenset((*GOD_OF, Verb.TRADE))
LOCAL: Final = frozenset(
    {
        *(Verb.FIGHT, Verb.EXPLORE, Verb.BUILD, Verb.LOAD_OFFERING, Verb.MAKE_OFFERING),
        *(Verb.LOAD_STATUE, Verb.RAISE_STATUE),
    }
)
COLORED: Final = LOCAL | {Verb.MOVE, Verb.HEAL, Verb.ADVANCE, Verb.BONUS}
SOURCED: Final = COLORED | {Verb.DRAW, Verb.FAVOR, Verb.LOOK}
"""Actions with a die or card at a place, in a color, or at all."""
FARTHER: Final = {
    **dict.fromkeys((Verb.FIGHT, Verb.ARES, Verb.EXPLORE, Verb.BUILD), Equipment.REACH_ISLAND),
    **dict.fromkeys((Verb.LOAD_STATUE, Verb.HERMES, Verb.RAISE_STATUE), Equipment.REACH_STATUE),
    **dict.fromkeys((Verb.LOAD_OFFERING, Verb.MAKE_OFFERING), Equipment.REACH_OFFERING),
}
"""The card that lets a ship do something from one space farther."""
FAMILY_OF: Final = {
    **dict.fromkeys((Verb.FIGHT, Verb.ARES), Family.MONSTER),
    **dict.fromkeys((Verb.LOAD_OFFERING, Verb.MAKE_OFFERING), Family.OFFERING),
    **dict.fromkeys((Verb.LOAD_STATUE, Verb.RAISE_STATUE, Verb.HERMES), Family.STATUE),
}


def bits(mask: int) -> frozenset[int]:
    """Return the numbers of the bits of a mask."""
    return frozenset(place for place in range(mask.bit_length()) if mask >> place & 1)


@lru_cache(maxsize=256)
def ways(board: Board, start: int, crossing: bool) -> dict[int, int]:
    """Return the water spaces that a ship enters on its way from a space, for all it can stop on.

    With ``crossing`` shallows and Zeus's space are crossed and don't count.
    """
    spaces = board.spaces
    through = {Terrain.SHALLOW, Terrain.ZEUS} if crossing else set()
    distances = {start: 0}
    line = deque([start])
    while line:
        here = line.popleft()
        for there in board.adjacent[here]:
            terrain = spaces[there].terrain
            step = 1 if terrain == Terrain.WATER else 0 if terrain in through else None
            if step is None or distances[here] + step >= distances.get(there, 1 << 20):
                continue
            distances[there] = distances[here] + step
            (line.append if step else line.appendleft)(there)
    stops = {
        space: far for space, far in distances.items() if spaces[space].terrain == Terrain.WATER
    }
    if board.zeus >= 0:
        before = [distances[space] for space in board.adjacent[board.zeus] if space in distances]
        if before:
            stops[board.zeus] = min(before) + 1
    stops[start] = 0
    return stops


class Model:
    """A position as one player sees it."""

    def __init__(self, board: Board, setting: Setting, position: Position, seat: int) -> None:
        self.board = board
        self.setting = setting
        self.position = position
        self.seat = seat
        self.me: Player = position.players[seat]

    # --- the ship ------------------------------------------------------------------------------

    def has(self, card: Equipment) -> bool:
        """Return whether I have an equipment card."""
        return int(card) in self.me.equipment

    def companions(self, kind: Kind) -> frozenset[int]:
        """Return the colors of my companions of a kind."""
        return frozenset(card // 3 for card in self.me.companions if card % 3 == kind)

    @property
    def crossing(self) -> bool:
        return self.has(Equipment.SHALLOWS)

    @property
    def storage(self) -> int:
        both = self.me.tile == ShipTile.BOTH_WAYS
        return 2 + 2 * both + self.has(Equipment.STORAGE)

    @property
    def room(self) -> int:
        return self.storage - len(self.me.offerings) - len(self.me.statues)

    @property
    def base_range(self) -> int:
        return 3 + 2 * (self.me.tile == ShipTile.RANGE) + self.has(Equipment.RANGE)

    def range(self, color: int) -> int:
        """Return how far a move in a color goes for nothing."""
        return self.base_range + 3 * (color in self.companions(Kind.CREATURE))

    @cached_property
    def ways(self) -> dict[int, int]:
        return ways(self.board, self.me.ship, self.crossing)

    def steps(self, space: int) -> int | None:
        """Return the spaces of the way to a space, None where no way leads to it."""
        return self.ways.get(space)

    # --- neighbors ------------------------------------------------------------------------

    def terrain(self, space: int) -> Terrain | None:
        spaces = self.board.spaces
        return Terrain(spaces[space].terrain) if 0 <= space < len(spaces) else None

    def beside(self, place: int) -> set[int]:
        """Return the water next to an island or city."""
        spaces = self.board.spaces
        return {
            space for space in self.board.adjacent[place] if spaces[space].terrain == Terrain.WATER
        }

    def docks(self, place: int, verb: int) -> set[int]:
        """Return the water from which something can be done at a place."""
        near = self.beside(place)
        card = FARTHER.get(Verb(verb))
        if card is None or not self.has(card):
            return near
        return near | {two for space in near for two in self.beside(space)}

    def reaches(self, place: int, verb: int) -> bool:
        """Return whether something can be done at a place from where the ship is."""
        here = self.me.ship
        if here != self.board.zeus:
            return here in self.docks(place, verb)
        # Zeus's space lies next to land and water as any other.
        if place in self.board.adjacent[here]:
            return True
        card = FARTHER.get(Verb(verb))
        far = card is not None and self.has(card)
        return far and bool(self.beside(here) & self.beside(place))

    def way_to(self, place: int, verb: int) -> int | None:
        """The spaces of the way to where something can be done at a place; None for no way."""
        if self.reaches(place, verb):
            return 0
        if self.me.home:
            return None
        ends = (self.ways.get(space) for space in self.docks(place, verb))
        return min((far for far in ends if far is not None), default=None)

    @property
    def cities(self) -> tuple[int, ...]:
        return tuple(city for city in self.board.cities if city >= 0)

    def border(self, space: int) -> int:
        return self.board.spaces[space].color

    def monsters(self, space: int) -> frozenset[int]:
        return bits(self.position.monsters[self.board.monsters.index(space)])

    def offerings(self, space: int) -> frozenset[int]:
        return bits(self.position.offerings[self.board.offerings.index(space)])

    def temple(self, space: int) -> int:
        return self.position.temples[self.board.temples.index(space)]

    def sites(self, space: int) -> frozenset[int]:
        return bits(self.board.spaces[space].sites)

    def filled(self, space: int) -> frozenset[int]:
        return bits(self.position.sites[self.board.statues.index(space)])

    # --- island tiles --------------------------------------------------------------------------

    def slot(self, space: int) -> int:
        return self.board.islands.index(space)

    def is_up(self, space: int) -> bool:
        return bool(self.position.face_up >> self.slot(space) & 1)

    def is_seen(self, space: int) -> bool:
        return bool(self.me.seen >> self.slot(space) & 1)

    @property
    def covered(self) -> tuple[int, ...]:
        """The islands whose tile lies face down."""
        return tuple(island for island in self.board.islands if not self.is_up(island))

    def tile(self, space: int) -> int:
        return self.position.tiles[self.slot(space)]

    def is_bare_own(self, space: int) -> bool:
        """Return whether an open tile of my color lies there without a shrine."""
        slot, tile = self.slot(space), self.tile(space)
        bare = self.is_up(space) and not self.position.shrines >> slot & 1
        return bare and tile != UNKNOWN and TILE_COLOR[tile] == self.setting.ships[self.seat]

    @property
    def letters(self) -> frozenset[int]:
        """The letters of my open shrine tasks."""
        return frozenset(task & 7 for task in self.me.tasks if task >> 3 == Family.SHRINE)

    def takes_shrine(self, tile: int) -> bool:
        """Return whether a tile, turned up by me, takes a shrine of mine."""
        if TILE_COLOR[tile] != self.setting.ships[self.seat] or not self.letters:
            return False
        return not self.setting.rules.picture_rule or TILE_LETTER[tile] in self.letters

    # --- tasks ---------------------------------------------------------------------------------

    def aboard(self, family: int) -> tuple[int, ...]:
        if family == Family.OFFERING:
            return self.me.offerings
        return self.me.statues if family == Family.STATUE else ()

    def tasks(self, family: int) -> list[int]:
        """Return the values of my open tasks of a family."""
        return [task & 7 for task in self.me.tasks if task >> 3 == family]

    def done(self, family: int) -> frozenset[int]:
        return frozenset(number & 7 for number in self.me.done if number >> 3 == family)

    def needs(self, family: int, color: int) -> bool:
        """Return whether an open task is left for one more of a color, beside what is aboard."""
        fixed = [task for task in self.tasks(family) if task != WHITE]
        aboard = self.aboard(family)
        if color in fixed and color not in aboard:
            return True
        spoken = sum(color not in fixed for color in aboard)
        return self.tasks(family).count(WHITE) > spoken

    def is_fresh(self, family: int, color: int) -> bool:
        """Return whether a color is neither done nor aboard."""
        return color not in self.done(family) and color not in self.aboard(family)

    def wants(self, family: int, color: int) -> bool:
        """Return whether one more of a color may be fought or loaded."""
        return self.needs(family, color) and self.is_fresh(family, color)

    def accepts(self, family: int, color: int) -> bool:
        """Return whether an open task takes a color when it is delivered."""
        values = self.tasks(family)
        return color in values or WHITE in values

    # --- what is paid with ---------------------------------------------------------------------

    @property
    def wild(self) -> bool:
        """Whether Apollon makes my dice any color now."""
        return self.position.apollon and self.seat == self.position.turn

    def around(self, shown: int, color: int) -> int:
        """Return the tokens for turning a die to a color, without demigods and Apollon."""
        way = (color - shown) % 6
        if self.me.tile == ShipTile.BOTH_WAYS:
            way = min(way, (shown - color) % 6)
        return max(0, way - (self.me.tile == ShipTile.RECOLOR))

    def price(self, source: int, color: int) -> int:
        """Return the tokens for using a die, a card or the extra action as a color."""
        if source == EXTRA:
            return EXTRA_PRICE
        if source < 0 or color < 0 or self.wild:
            return 0
        ends = (color, *self.companions(Kind.DEMIGOD))
        return min(self.around(source % CARD, end) for end in ends)

    def has_source(self, source: int) -> bool:
        """Return whether a source is mine and not used up."""
        if source == EXTRA:
            return self.has(Equipment.EXTRA_ACTION) and not self.position.extra
        if source >= CARD:
            return self.me.cards[source - CARD] > 0 and self.position.played < 0
        return source in self.me.dice

    @property
    def sources(self) -> list[int]:
        """My remaining resources, with the extra action if I can pay for it."""
        usable = [number for number in range(EXTRA) if self.has_source(number)]
        if self.has_source(EXTRA) and self.me.favor >= EXTRA_PRICE:
            usable.append(EXTRA)
        return usable

    # --- what waits, and what is left ----------------------------------------------------------

    @property
    def step(self) -> PendingStep | None:
        return self.position.pending[0] if self.position.pending else None

    @property
    def decision(self) -> str:
        """The kind of decision that waits, "" for none."""
        return tag(self.step) if self.step is not None else ""

    @property
    def acting(self) -> bool:
        return self.position.phase == Phase.ACT and not self.position.pending

    @property
    def is_card_left(self) -> bool:
        return any(self.position.deck) or any(self.position.discard)

    @property
    def first_row(self) -> int:
        """The row to which the first step of a god on the lowest row leads."""
        return 5 - len(self.position.players)

    def steps_to_top(self, god: int) -> int:
        """Return the steps that a god needs to the top row."""
        row = self.me.gods[god]
        return TOP_ROW - row if row else TOP_ROW - self.first_row + 1

    def is_idle(self, action: Action) -> bool:
        """Return whether an action would change nothing."""
        me, position = self.me, self.position
        match action.verb:
            case Verb.DRAW | Verb.TRADE:
                return not self.is_card_left
            case Verb.HEAL:
                return not me.injuries[action.color]
            case Verb.APHRODITE:
                return not any(me.injuries)
            case Verb.POSEIDON:
                return action.target == me.ship
            case Verb.LOOK:
                return all(map(self.is_seen, self.covered))
            case Verb.APOLLON:
                card = position.played < 0 and any(me.cards)
                colored = not position.apollon and (bool(me.dice) or card)
                return not self.is_card_left and not colored
        return False


_MODELS: dict[tuple[int, int], Model] = {}
MOST: Final = 64  # models kept


def model(case: Case) -> Model:
    """Return the model of a case's position, kept for the next sentence."""
    return model_of(case, case.position, case.seat)


def model_of(case: Case, position: Position, seat: int) -> Model:
    """Return the model of another position of the same game."""
    key = (id(position), seat)
    kept = _MODELS.get(key)
    if kept is None or kept.position is not position or kept.board is not case.board:
        if len(_MODELS) >= MOST:
            _MODELS.clear()
        kept = _MODELS[key] = Model(case.board, case.rules.setting, position, seat)
    return kept
