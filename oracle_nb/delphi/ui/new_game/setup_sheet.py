"""The setup sheet: a printable HTML file for setting up the physical game."""

import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.hexgrid import center, neighbors
from oracle_nb.delphi.board import (
    GENERATORS,
    Board,
    Layout,
    Placement,
    layout_code,
    make_layout,
    read_layout_code,
    tiles,
)
from oracle_nb.delphi.board.tiles import Terrain
from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.model.ruleset import STANDARD
from oracle_nb.delphi.pieces import COLORS_OF, Color, Equipment, ShipTile
from oracle_nb.delphi.ui.board_scene import draw_board
from oracle_nb.delphi.ui.icons.legend import legend
from oracle_nb.delphi.ui.layout_editor.drawing import tile_picture, tile_shapes
from oracle_nb.delphi.ui.players.player_board import player_scene
from oracle_nb.delphi.ui.shapes import SIZE
from oracle_nb.delphi.ui.wording import wording
from oracle_nb.games.registry import scene_of
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Group
from oracle_nb.render.svg import to_svg

if TYPE_CHECKING:
    from oracle_nb.delphi.model.actions import Action
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.games.game import Game

_THEME: Final = "light"


@cache
def _css() -> str:
    return files(__package__).joinpath("sheet.css").read_text("utf-8")


def set_up_sheet(game: "Game[Position, Action]", language: str) -> str:
    """Return the sheet of a game as it was set up, as a whole HTML document.

    It lists the placement of each tile, the pieces on it, and the initial possessions of every
    player, but nothing hidden. Raises ValueError for a board that is not made of tiles.
    """
    sheet = _Sheet(game, language)
    title = sheet.say("sheet-title")
    head = tag(
        "head",
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width">'),
        tag("title", f"{title} {game.seed}"),
        tag("style", Html(_css())),
    )
    return f"<!DOCTYPE html>\n{tag('html', head, tag('body', sheet.html()), lang=language)}\n"


def sheet_part(layout: str, players: int, seed: int | None, language: str) -> Html:
    """Return the sheet of a game on a layout, given by its code or by kind and seed, for a page.

    Without a ``seed`` the game has that of the layout, or 1.

    Raises ValueError for a layout or a number of players that makes no game.
    """
    from oracle_nb.delphi import new_game

    kind, dot, number = layout.partition(".")
    if dot:
        usual = whole_text("seed", number, -(10**18), 10**18)
        sea = make_layout(kind, usual)
    else:
        usual, sea = 1, read_layout_code(layout)
    game = new_game(players=players, seed=usual if seed is None else seed, layout=sea)
    return html(tag("style", Html(_css())), _Sheet(game, language).html())


class _Sheet:
    def __init__(self, game: "Game[Position, Action]", language: str) -> None:
        if not game.rules.setting.layout.tiles:
            raise ValueError("a setup sheet is for a board of tiles, not of single hexes")
        self.game = game
        self.rules: Delphi = game.rules  # type: ignore[assignment]
        self.position = game.opening.position
        self.board: Board = self.rules.board
        self.words = wording(language)
        self.say = self.words.say
        self.language = language

    def html(self) -> Html:
        return tag(
            "article",
            tag("h1", self.say("sheet-title")),
            self._about(),
            self._sea(),
            self._pieces(),
            self._players(),
            tag(
                "section",
                tag("h2", self.say("sheet-signs")),
                Html(legend(self.words, _THEME)),
                cls="s-signs s-page",
            ),
            cls="s-sheet",
        )

    def _about(self) -> Html:
        """Return the origin of the game, so that it can be made again."""
        from oracle_nb.core.version import __version__

        say, layout = self.say, self.board.layout
        kinds = [kind for kind, make in GENERATORS.items() if make(self.game.seed) == layout]
        title = say(f"choice-board-{kinds[0]}") if kinds else say("sheet-kind-laid")
        rules = self.rules.setting.rules
        options = ", ".join(
            f"{name} = {value}"
            for name in rules.__struct_fields__
            if (value := getattr(rules, name)) != getattr(STANDARD, name)
        )
        return tag(
            "p",
            say(
                "sheet-about",
                seed=str(self.game.seed),
                title=title,
                number=len(self.rules.setting.ships),
                name=f"oracle-nb {__version__}",
            ),
            Html("<br>"),
            say("sheet-rules", name=options or say("sheet-standard")),
            Html("<br>"),
            say("sheet-code", name=layout_code(layout)),
            cls="s-about",
        )

    # --- the sea ---------------------------------------------------------------------------------

    def _sea(self) -> Html:
        say = self.say
        placements = laying_order(self.board.layout)
        scene = draw_board(self.board)
        first = self.board.spaces[0]
        at = scene.group(0)
        x, y = center(first.hex, SIZE)
        shift = (at.x - x, at.y - y)
        marks = tuple(
            Group(tile_shapes(p, shift, "" if tiles()[p.tile].is_city else str(n)))
            for n, p in enumerate(placements, start=1)
        )
        named = replace(scene, title=say("sheet-sea"), description="", overlay=marks)
        pictures = [
            tag(
                "li",
                Html(tile_picture(p, _THEME, 110)),
                tag("span", self._tile(n, p)),
                cls="s-city" if tiles()[p.tile].is_city else None,
            )
            for n, p in enumerate(placements, start=1)
        ]
        return tag(
            "section",
            tag("h2", say("sheet-sea")),
            tag("p", say("sheet-sea-how")),
            tag("div", Html(to_svg(named, _THEME, prefix="sea-")), cls="s-map"),
            tag("ol", pictures, cls="s-tiles"),
        )

    def _tile(self, number: int, placement: Placement) -> str:
        if tiles()[placement.tile].is_city:
            color = Color[placement.tile.removeprefix("C-").upper()]
            return self.say("sheet-city", color=color)
        return self.say("sheet-number", number=number, name=placement.tile)

    # --- pieces ----------------------------------------------------------------------------------

    def _pieces(self) -> Html:
        say, board, position = self.say, self.board, self.position
        scene = scene_of(self.rules, position, language=self.language)
        rows = [
            ("sheet-temples", self._lines(board.temples, [1 << c for c in position.temples])),
            ("sheet-offerings", self._lines(board.offerings, position.offerings)),
            ("sheet-monsters", self._lines(board.monsters, position.monsters)),
            ("sheet-statues", html(say("sheet-statues-how"))),
            (
                "sheet-islands",
                html(say("sheet-islands-how"), ": ", self._names(board.islands)),
            ),
        ]
        if board.zeus >= 0:
            texts = say("sheet-ships-how", space=board.spaces[board.zeus])
            rows.append(("sheet-ships", html(texts)))
        lines = [tag("tr", tag("th", say(name), scope="row"), tag("td", it)) for name, it in rows]
        return tag(
            "section",
            tag("h2", say("sheet-pieces")),
            tag("p", say("sheet-pieces-how")),
            tag("div", Html(to_svg(scene, _THEME, prefix="pieces-")), cls="s-map"),
            tag("table", tag("tbody", lines), cls="s-list"),
            cls="s-page",
        )

    def _lines(self, spaces: Sequence[int], masks: Sequence[int]) -> Html:
        parts: list[Html] = []
        for space, mask in zip(spaces, masks, strict=True):
            colors = tuple(map(Color, COLORS_OF[mask]))
            texts = self.say("sheet-at", space=self.board.spaces[space], colors=colors)
            parts += [tag("span", texts, cls="s-place"), Html("; ")]
        return html(parts[:-1])

    def _names(self, spaces: Sequence[int]) -> str:
        return ", ".join(str(self.board.spaces[space]) for space in spaces)

    # --- players ---------------------------------------------------------------------------------

    def _players(self) -> Html:
        say, position = self.say, self.position
        display = [tag("li", say(f"name-equipment-{Equipment(card)}")) for card in position.display]
        return tag(
            "section",
            tag("h2", say("sheet-players")),
            [self._player(seat) for seat in range(len(position.players))],
            tag("h3", say("sheet-display")),
            tag("ul", display, cls="s-plain"),
            tag("p", say("sheet-rest")),
            cls="s-page",
        )

    def _player(self, seat: int) -> Html:
        say, player = self.say, self.position.players[seat]
        color = Color(self.rules.setting.ships[seat])
        tile = (
            say("sheet-ship-draft")
            if player.tile == UNKNOWN
            else say("sheet-ship-tile", ship_tile=ShipTile(player.tile))
        )
        scene = player_scene(self.rules, self.position, seat, self.words)
        return tag(
            "div",
            tag("h3", say("sheet-player", color=color)),
            tag("p", tile),
            Html(to_svg(scene, _THEME, prefix=f"player-{seat}-")),
            cls="s-player",
        )


def laying_order(layout: Layout) -> tuple[Placement, ...]:
    """Return the tiles in an order in which each touches an earlier one, then the cities."""
    sea = [p for p in layout.tiles if not tiles()[p.tile].is_city]
    cities = [p for p in layout.tiles if tiles()[p.tile].is_city]
    sea.sort(key=lambda p: (not _has_zeus(p), p.tile))
    placements = [sea.pop(0)]
    while sea:
        near = {n for p in placements for h in p.hexes() for n in neighbors(h)}
        # The tile that touches the most hexes is the easiest to place correctly.
        best = max(sea, key=lambda p: len(near.intersection(p.hexes())))
        sea.remove(best)
        placements.append(best)
    points = [center(h) for p in placements for h in p.hexes()]
    x0 = sum(x for x, _ in points) / len(points)
    y0 = sum(y for _, y in points) / len(points)

    def bearing(placement: Placement) -> float:
        x, y = center(placement.hexes()[0])
        # From the north on, clockwise.
        return (math.degrees(math.atan2(y - y0, x - x0)) + 90) % 360

    return (*placements, *sorted(cities, key=bearing))


def _has_zeus(placement: Placement) -> bool:
    return any(cell.kind.terrain == Terrain.ZEUS for cell in tiles()[placement.tile].cells)
