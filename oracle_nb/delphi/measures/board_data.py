"""The board data of Delphi; see ``oracle_nb.games.board_data.BoardData``."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.core.caching import owner_cache
from oracle_nb.core.hexgrid import Hex, center, corners
from oracle_nb.delphi.board import (
    Board,
    Layout,
    LayoutError,
    LayoutFormatError,
    Space,
    Terrain,
    board_of,
    layout_code,
    read_layout,
    read_layout_code,
    tiles,
)
from oracle_nb.delphi.board.generation.layouts import GENERATORS, make_layout
from oracle_nb.delphi.board.generation.varied import varied_layout
from oracle_nb.delphi.board.recipes import read_recipe
from oracle_nb.delphi.board.tiles import TileCell
from oracle_nb.delphi.measures import lower_bound, whatif
from oracle_nb.delphi.measures.catalog import MEASURES, SOURCES
from oracle_nb.delphi.measures.network import journeys
from oracle_nb.delphi.measures.seat_measures import seat_measures
from oracle_nb.delphi.measures.study import BoardStudy
from oracle_nb.delphi.measures.whatif import ModifiedSea, Plan
from oracle_nb.delphi.measures.wording import words
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN
from oracle_nb.delphi.pieces import COLORS, Color, ShipTile
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui.board_scene import draw_board
from oracle_nb.delphi.ui.board_text import titles
from oracle_nb.delphi.ui.shapes import SIZE, space_shapes
from oracle_nb.games.board_data import OWN
from oracle_nb.games.game import Game
from oracle_nb.games.journeys import Journey, LayoutPiece, Leg
from oracle_nb.games.measures import Measure
from oracle_nb.games.par import SeatPar
from oracle_nb.render.scene import Group, Polygon, Scene, moved, outline

_CODE: Final = re.compile(r"[A-Za-z0-9_-]{1,200}(~-?\d{1,3}\.-?\d{1,3}\.[a-z-]{1,20}){0,60}")
_NAMES: Final = tuple(str(color) for color in COLORS)
_SUMMARY: Final = (
    "sailing.articulation_points",
    "sailing.average_shortest_path_length",
    "turns.by_kind",
    "moves.dead_dice",
    "errands.cities",
    "percolation.intact",
)
_FEW: Final = 6
"""Maximum number of differences that are listed one by one."""


class DelphiBoardData:
    """Seas, their measures, and how ships sail them."""

    kinds: Sequence[str] = tuple(GENERATORS)
    measures: Mapping[str, Measure[BoardStudy]] = MEASURES
    means: Sequence[str] = _NAMES
    summary: Sequence[str] = tuple(name for name in _SUMMARY if name in MEASURES)
    aims: Mapping[str, str] = {
        "fair": "fairness.gap",
        "open": "sailing.articulation_points",
        "short": "turns.by_kind",
    }
    pictures: Sequence[str] = ("weak", "shells", "reach", "plain")
    sample: Path | None = Path(__file__).with_name("sample.csv.gz")

    def layout(self, kind: str, seed: int) -> Layout:
        """Return the layout of a kind that a seed makes. Raises ValueError."""
        return make_layout(kind, seed)

    def recipe(self, given: Any) -> tuple[str, Callable[[int], Plan]]:
        """Return the name of a recipe and what makes its layouts. Raises ValueError."""
        if isinstance(given, Game | ModifiedSea):
            layout = self.read(given)
            return OWN, lambda seed: layout
        return read_recipe(given)

    def kind(self, layout: Plan) -> str:
        """Return the kind with the fewest rules, with which any other sea is compared."""
        return "free"

    def study(self, layout: Plan) -> BoardStudy:
        """Return a sea with its measures. Raises LayoutError."""
        return BoardStudy(whatif.board(layout))

    def names(self, layout: Plan) -> Sequence[str]:
        """Return the short names of all spaces, by their numbers."""
        return tuple(space.name for space in whatif.board(layout).spaces)

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message about measures, kinds, dice and groups."""
        return words(language).say(message, **facts)

    def source(self, measure: str) -> str:
        """Return the citation for the definition of a measure."""
        return SOURCES[MEASURES[measure].source]

    def icon(self, means: str, theme: str) -> str:
        """Return a die of a color, as HTML."""
        from oracle_nb.delphi.ui.icons.icons import die_sign

        return die_sign(_NAMES.index(means), theme, 26)

    # --- pictures --------------------------------------------------------------------------------

    def ways(self, layout: Plan) -> Mapping[int, Sequence[int]]:
        """Return the water spaces that a ship can enter from each one."""
        board = whatif.board(layout)
        return {i: board.sailing[i] for i in board.water}

    def scene(self, layout: Plan, language: str = "en") -> Scene:
        """Return the board without pieces."""
        return _scene(whatif.board(layout), language)

    def space(self, layout: Plan, number: int, language: str = "en") -> str:
        """Return a space in words, such as "D7, blue water"."""
        return titles(language).spaces(whatif.board(layout))[number]

    def exits(self, layout: Plan, start: int) -> Sequence[int]:
        """Return the first water spaces on the way from a space."""
        return whatif.board(layout).sailing[start]

    def regions(self, layout: Plan) -> Mapping[str, Sequence[int]]:
        """Return no regions: colors and kinds of islands aren't parts of the sea."""
        return {}

    def start(self, layout: Plan) -> int:
        """Return Zeus's space, where all ships start; without one, any water space."""
        board = whatif.board(layout)
        return board.zeus if board.zeus >= 0 else board.water[0]

    def reach(self, layout: Plan, start: int, means: Sequence[str]) -> Mapping[int, str]:
        """Return where one of some dice takes a ship from there; labels are favor tokens."""
        board = whatif.board(layout)
        result: dict[int, int] = {}
        for die in means:
            result.update(journeys.reach(board, start, _NAMES.index(die)))
        return {space: str(tokens) if tokens else "" for space, tokens in result.items()}

    def journey(
        self, layout: Plan, start: int, goal: int, means: Sequence[str], language: str = "en"
    ) -> Journey:
        """Return the path with some dice that costs the fewest favor tokens, then dice."""
        board, say = whatif.board(layout), words(language).say
        begin, end = board.spaces[start], board.spaces[goal]
        if begin.terrain not in (Terrain.WATER, Terrain.ZEUS):
            return Journey((), say("journey-no-start", space=begin))
        if end.terrain == Terrain.SHALLOW:
            return Journey((), say("journey-no-goal", space=end))
        dice = journeys.colors_of(means, self.means)
        moves = journeys.journey(board, start, goal, dice)
        if moves is None:
            return Journey((), say("journey-none" if dice else "journey-no-dice", space=end))
        if not moves:
            return Journey((), say("journey-there", space=end))
        legs = []
        for move in moves:
            facts = {
                "die": Color(move.die),
                "used": Color(move.used),
                "number": len(move.spaces) - 1,
                "tokens": move.recolor + move.farther,
                "space": board.spaces[move.spaces[-1]],
                "recolored": move.die != move.used,
            }
            legs.append(Leg(_NAMES[move.die], move.spaces, say("journey-leg", **facts)))
        tokens = sum(move.recolor + move.farther for move in moves)
        at = board.spaces[moves[-1].spaces[-1]]
        texts = say("journey", space=end, alongside=at is not end, number=len(moves), tokens=tokens)
        return Journey(tuple(legs), texts)

    # --- changes ---------------------------------------------------------------------------------

    def toggled(self, layout: Plan, space: int) -> Plan:
        """Return the sea with a space changed between water and shallows. Raises ValueError."""
        return whatif.toggled(layout, space)

    def piece(self, layout: Plan, space: int, turns: int = 0, language: str = "en") -> LayoutPiece:
        """Return the tile at a space as a piece held by that space.

        Raises ValueError without one.
        """
        result = whatif.held(layout, space, turns)
        scene, numbers = _with_room(whatif.board(layout), tuple(result.spots), language)
        board = whatif.board(layout)
        covered = tuple(sorted(map(board.space_at, result.covered)))
        name = words(language).say("piece-tile", name=result.was.tile)
        spots = tuple(sorted(numbers[hex_] for hex_ in result.spots))
        return LayoutPiece(name, scene, covered, spots, _picture(result.cells))

    def place(self, layout: Plan, space: int, turns: int, spot: int) -> Plan:
        """Return the sea with that tile moved to one of its spots. Raises ValueError."""
        held = whatif.held(layout, space, turns)
        _, numbers = _with_room(whatif.board(layout), tuple(held.spots), "en")
        for hex_ in held.spots:
            if numbers[hex_] == spot:
                return whatif.place_tile(layout, space, turns, hex_)
        raise ValueError(f"{held.was.tile} can't be laid there")

    def faults(self, layout: Plan, language: str = "en") -> Sequence[str]:
        """Return how a sea deviates from the rules: the broken rules, and changed shallows."""
        if isinstance(layout, Layout):
            return ()
        rules = dict.fromkeys(whatif.broken(layout))
        say = words(language).say
        faults = [say("fault-rule", title=rulebook(language)[rule].title) for rule in rules]
        return (*faults, *([say("fault-changed")] if layout.changes else []))

    def differences(self, layout: Plan, other: Plan, language: str = "en") -> Sequence[str]:
        """Return the differences: tiles in other places, and changed spaces."""
        say = words(language).say
        before = {placement.tile: placement for placement in whatif.layout_of(layout).tiles}
        after = {placement.tile: placement for placement in whatif.layout_of(other).tiles}
        moved = [name for name in tiles() if before.get(name) != after.get(name)]
        texts = [say("differs-tile", name=name) for name in moved]
        if len(moved) > _FEW:
            texts = [say("differs-tiles", number=len(moved))]
        was, now = (dict(_changes(each)) for each in (layout, other))
        board = whatif.board(other)
        there = {space.hex: space for space in board.spaces}
        for hex_ in sorted(was.keys() ^ now.keys(), key=lambda h: (h[1], h[0])):
            space = there.get(hex_)
            if space is not None:
                texts.append(titles(language).spaces(board)[space.index])
        return texts

    # --- texts and games -------------------------------------------------------------------------

    def write(self, layout: Plan) -> str:
        """Return a sea as a short text, for an address. Raises ValueError for a board of hexes."""
        code = layout_code(whatif.layout_of(layout))
        changes = () if isinstance(layout, Layout) else layout.changes
        return "~".join((code, *(f"{q}.{r}.{kind.replace(':', '-')}" for q, r, kind in changes)))

    def read(self, given: Any) -> Plan:
        """Return a sea from a text, layout, JSON, board or game. Raises ValueError."""
        if isinstance(given, Layout | ModifiedSea):
            layout: Plan = given
        elif isinstance(given, Board):
            layout = given.layout
        elif isinstance(given, Game) and given.rules.name == "delphi":
            layout = given.rules.setting.layout
        elif isinstance(given, str):
            layout = _read_text(given)
        else:
            raise LayoutFormatError(f"a layout, board, game or text is needed, got {given!r:.40}")
        whatif.board(layout)
        return layout

    def set_up(self, layout: Plan, seed: int) -> Game:
        """Return a game for three dealt by a seed. Raises ValueError if the sea breaks a rule."""
        from oracle_nb.delphi import new_game

        return new_game(3, seed, layout=_legal(layout))

    def par(self, game: Game) -> Sequence[SeatPar]:
        """Return the lower bounds for each seat. Raises ValueError."""
        rules = game.rules
        return lower_bound.par(
            board_of(rules.setting.layout), rules.setting, game.after(0).position
        )

    def seat_measures(self, game: Game) -> Sequence[Mapping[str, float]]:
        """Return the measures of each seat of a setup, by name."""
        study = BoardStudy(board_of(game.rules.setting.layout))
        return seat_measures(study, game.after(0).position)

    def dealt(self, game: Game, seat: int, language: str = "en") -> str:
        """Return the ship tile of a seat; before a draft, that it will be chosen."""
        tile = game.after(0).position.players[seat].tile
        if tile == UNKNOWN:
            return words(language).say("explore-par-to-choose")
        return rulebook(language).say(f"name-ship-tile-{ShipTile(tile)}")

    def idle(self, options: Sequence[Action]) -> Action:
        """Return the action that ends the turn or declines, or the first one."""
        passing = (action for action in options if action.verb in (Verb.END, Verb.PASS))
        return next(passing, options[0])

    def varied(self, layout: Plan, random: Random) -> Layout:
        """Return a legal layout that differs by a small change. Raises ValueError."""
        return varied_layout(_legal(layout), random)

    def game(self, layout: Plan) -> Game:
        """Return a game for one person and two bots. Raises ValueError if the sea breaks a rule."""
        from oracle_nb.delphi import new_game

        return new_game(3, layout=_legal(layout), seats=("You", "bot:greedy", "bot:greedy"))


def _legal(plan: Plan) -> Layout:
    if not isinstance(plan, Layout):
        raise ValueError("this sea is not as the rules have it")  # noqa: TRY004 - it is a sea
    return plan


def _changes(plan: Plan) -> list[tuple[Hex, str]]:
    return [] if isinstance(plan, Layout) else [((q, r), code) for q, r, code in plan.changes]


def _read_text(text: str) -> Plan:
    """Return a sea from its short text, or from a layout as a text. Raises LayoutFormatError."""
    if _CODE.fullmatch(text) and text[0].isdigit():
        return _decoded(text)
    return read_layout(text)


def _decoded(code: str) -> Plan:
    """Return a sea from its short text. Raises LayoutFormatError."""
    first, *rest = code.split("~")
    layout = read_layout_code(first)
    changes = []
    for word in rest:
        q, r, kind = word.split(".")
        changes.append((int(q), int(r), kind.replace("-", ":")))
    faults = layout.faults()
    unreadable = [fault for fault in faults if fault.rule.startswith("layout.")]
    if unreadable:
        raise LayoutError(unreadable)
    return ModifiedSea(layout, tuple(changes)) if changes or faults else layout


@owner_cache
def _scene(board: Board, language: str) -> Scene:
    return draw_board(board, titles(language).spaces(board))


@lru_cache(maxsize=8)
def _with_room(
    board: Board, hexes: tuple[Hex, ...], language: str
) -> tuple[Scene, Mapping[Hex, int]]:
    """Return the board with empty places for some hexes around it, and the numbers of all hexes."""
    scene = _scene(board, language)
    there = {space.hex: space.index for space in board.spaces}
    new = sorted((h for h in hexes if h not in there), key=lambda h: (h[1], h[0]))
    first = scene.group(0)
    x0, y0 = center(board.spaces[0].hex, SIZE)
    ghosts = [_ghost(len(there) + n, h, first.x - x0, first.y - y0) for n, h in enumerate(new)]
    points = [point for ghost in ghosts for point in outline(ghost)]
    edge = 0.35 * SIZE
    dx = max(0.0, edge - min((x for x, _ in points), default=edge))
    dy = max(0.0, edge - min((y for _, y in points), default=edge))
    wide = max((x + edge for x, _ in points), default=0.0)
    tall = max((y + edge for _, y in points), default=0.0)
    whole = replace(
        scene,
        width=round(max(scene.width, wide) + dx, 2),
        height=round(max(scene.height, tall) + dy, 2),
        base=tuple(moved(op, dx, dy) for op in (*scene.base, *ghosts)),
    )
    return whole, {**there, **{h: len(there) + n for n, h in enumerate(new)}}


def _picture(cells: Sequence[TileCell]) -> tuple[Group, ...]:
    """Return a picture of cells around (0, 0)."""
    groups = []
    for cell in cells:
        x, y = center(cell.hex, SIZE)
        space = Space(0, cell.hex, *cell.kind)
        groups.append(Group(space_shapes(space, x, y), x=x, y=y))
    return tuple(groups)


def _ghost(number: int, hex_: Hex, dx: float, dy: float) -> Group:
    x, y = center(hex_, SIZE)
    points = tuple((px + dx, py + dy) for px, py in corners(hex_, SIZE))
    shape = Polygon(points, "paper", "water-edge", 1.0)
    return Group((shape,), id=f"room-{number}", space=number, x=x + dx, y=y + dy)
