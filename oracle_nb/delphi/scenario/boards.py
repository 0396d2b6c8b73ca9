"""The coast: a small board with one of everything, that any scenario can name."""

from typing import Final

from oracle_nb.delphi.scenario.form import BoardForm

COAST: Final = BoardForm(
    hexes=(
        (0, 0, "w:red", "w0"),
        (1, 0, "w:blue", "w1"),
        (2, 0, "w:yellow", "w2"),
        (3, 0, "w:green", "w3"),
        (4, 0, "w:pink", "w4"),
        (5, 0, "w:black", "w5"),
        (6, 0, "w:red", "w6"),
        (7, 0, "w:blue", "w7"),
        (8, 0, "w:yellow", "w8"),
        (9, 0, "w:green", "w9"),
        (1, -1, "monster", "lair"),
        (2, -1, "monster2", "den"),
        (3, -1, "offering", "orchard"),
        (4, -1, "offering", "grove"),
        (5, -1, "temple", "altar"),
        (6, -1, "temple", "dome"),
        (7, -1, "statue:pink,blue,red", "park"),
        (8, -1, "city:red", "troy"),
        (9, -1, "city:pink", "corinth"),
        (0, 1, "island:red", "isle"),
        (1, 1, "island:blue", "rock"),
        (2, 1, "island:green", "skerry"),
        (3, 1, "island:yellow", "holm"),
        (4, 1, "statue:green,black,blue", "plaza"),
        (5, 1, "city:blue", "thebes"),
        (6, 1, "monster", "cave"),
        (7, 1, "city:green", "sparta"),
        (8, 1, "zeus", "olympus"),
    )
)
"""Ten water spaces in a row, from west to east, with land on both sides.

North, each between two of them: lair (monsters, w0 w1), den (two monsters, w1 w2), orchard and
grove (offerings, w2 w3 and w3 w4), altar and dome (temples, w4 w5 and w5 w6), park (statues, w6
w7), the cities troy (red, w7 w8) and corinth (pink, w8 w9). South: isle, rock, skerry, holm (island
tiles with red, blue, green and yellow borders, w0 w1 to w3 w4), plaza (statues, w4 w5), the city
thebes (blue, w5 w6), cave (monsters, w6 w7), the city sparta (green, w7 w8), olympus (Zeus, w8 w9).
"""
BOARDS: Final = {"coast": COAST}
"""The boards that every scenario file knows."""
