"""The picture of Harvest: seven flat-topped hexes with sacks, and the carts of the last round."""

from typing import Final

from harvest_game.rules import Harvest, Position
from harvest_game.texts import COLORS, HarvestTexts
from oracle_nb.core.hexgrid import center, corners
from oracle_nb.render.scene import Circle, Group, Polygon, Scene, Shape, Symbol, Text
from oracle_nb.render.symbol_parts import area, line, mirrored
from oracle_nb.render.symbols import draw_parts

SIZE: Final = 60.0
"""The distance from the middle of a hex to its corners, in scene units."""
HEXES: Final = ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The hex of each place: the mill in the middle, the others clockwise from the north."""
GROUNDS: Final = ("tile", "water", "grass", "stone", "water", "grass", "land")
"""The color of each place."""
MARGIN: Final = 8.0
SACK: Final = (
    area("fill", *mirrored(((0.4, -0.9), (0.3, -0.5), (0.8, 0.4), (0.5, 0.9)))),
    line("ink", 0.16, (-0.3, -0.5), (0.3, -0.5)),
)
"""A symbol of our own, in a box from -1 to 1."""
ACROSS: Final = 4
"""Maximum number of carts in the first row; more are drawn in a second one."""


def picture(
    rules: Harvest, position: Position, seat: int | None = None, language: str = "en"
) -> Scene:
    """Return the valley. It shows nothing secret: hands and orders are not drawn."""
    texts = HarvestTexts(rules, language)
    outlines = [corners(hex_, SIZE, flat=True) for hex_ in HEXES]
    left = min(x for points in outlines for x, _ in points) - MARGIN
    top = min(y for points in outlines for _, y in points) - MARGIN
    base, pieces = [], []
    for place, hex_ in enumerate(HEXES):
        x, y = center(hex_, SIZE, flat=True)
        x, y = x - left, y - top
        name = texts.say("place", place=place)
        sacks = position.sacks[place]
        edge = tuple((px - left, py - top) for px, py in outlines[place])
        shapes = (
            Polygon(edge, GROUNDS[place], "ink", 2.0),
            Text(x, y - 22, name, 12, bold=True),
            *draw_parts(SACK, Symbol("", x - 14, y + 2, 11, "land-edge", "ink", "ink")),
            Text(x + 12, y + 2, str(sacks), 22, bold=True),
        )
        title = texts.say("space", place=place, sacks=sacks)
        base.append(
            Group(shapes, f"place-{place}", title, place, name, x, y, f" {sacks}", GROUNDS[place])
        )
        pieces += _carts(texts, position, place, name, x, y)
    return Scene(
        width=-2 * left,
        height=-2 * top,
        base=tuple(base),
        pieces=tuple(pieces),
        title=texts.say("board"),
        pitch=SIZE,
    )


def _carts(
    texts: HarvestTexts, position: Position, place: int, name: str, x: float, y: float
) -> list[Group]:
    """Return the carts that were sent to a place in the last round, as one group."""
    visitors = [
        (seat, visit[0])
        for seat, visit in enumerate(position.visits)
        if visit is not None and visit[1] == place
    ]
    if not visitors:
        return []
    shapes: list[Shape] = []
    for index, (seat, number) in enumerate(visitors):
        row, column = divmod(index, ACROSS)
        middle = (min(ACROSS, len(visitors) - ACROSS * row) - 1) / 2
        shapes += cart(x + 20 * (column - middle), y + 24 + 17 * row, COLORS[seat], str(number))
    title = "; ".join(texts.say("visit", cart=number, player=seat) for seat, number in visitors)
    code = "".join(f" {seat + 1}:{number}" for seat, number in visitors)
    return [Group(tuple(shapes), title=title, space=place, name=name, x=x, y=y, code=code)]


def cart(x: float, y: float, color: str, number: str) -> tuple[Shape, ...]:
    """Return a cart in a player's color with its number, about 18 units wide."""
    body = ((x - 9, y - 7), (x + 9, y - 7), (x + 7, y + 5), (x - 7, y + 5))
    return (
        Polygon(body, color, "rim", 1.0),
        Circle(x - 4, y + 6, 2.5, "ink", "paper"),
        Circle(x + 4, y + 6, 2.5, "ink", "paper"),
        Text(x, y - 1, number, 11, f"on-{color}", bold=True),
    )
