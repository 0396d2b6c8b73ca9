"""Boards of scenarios: the coast, which any scenario can name, and those made by hand."""

from collections.abc import Mapping
from typing import Final

from msgspec import UnsetType

from oracle_nb.delphi.board import Board, Layout, LayoutError, board_of, compact_layout
from oracle_nb.delphi.model.notation import VERBS
from oracle_nb.delphi.scenarios.forms import BoardForm
from oracle_nb.delphi.scenarios.names import COLOR_NAMES, LABEL, Spaces
from oracle_nb.games.scenarios.fields import FieldFault, Where

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


def make_board(form: str | BoardForm, boards: Mapping[str, BoardForm]) -> tuple[Board, Spaces]:
    """Return the board of a scenario and the names of its spaces. Raises FieldFault."""
    where: Where = ("board",)
    if isinstance(form, str):
        known = {**BOARDS, **boards}
        if form not in known:
            raise FieldFault(where, f"there is no board {form!r}; there are {', '.join(known)}")
        form = known[form]
    if (
        sum(not isinstance(number, UnsetType) for number in (form.compact, form.tiles, form.hexes))
        != 1
    ):
        raise FieldFault(where, "a board has either `compact`, a seed, or `tiles`, or `hexes`")
    if isinstance(form.compact, int):
        board = board_of(compact_layout(form.compact))
        return board, Spaces(board, {})
    if not isinstance(form.tiles, UnsetType):
        try:
            board = board_of(Layout(tiles=form.tiles))
        except LayoutError as error:
            raise FieldFault((*where, "tiles"), str(error)) from None
        return board, Spaces(board, {})
    hexes = tuple(form.spaces())
    try:
        board = board_of(Layout(hexes=tuple((q, r, kind) for q, r, kind, _ in hexes)))
    except LayoutError as error:
        raise FieldFault((*where, "hexes"), str(error)) from None
    labels: dict[str, int] = {}
    for q, r, _, label in hexes:
        if not label:
            continue
        if not LABEL.fullmatch(label) or label in COLOR_NAMES or label in VERBS:
            raise FieldFault(
                (*where, "hexes"),
                f"{label!r} can't be a label: small letters, digits and hyphens, and neither a "
                "color nor a word of an action",
            )
        if label in labels:
            raise FieldFault((*where, "hexes"), f"two spaces have the label {label!r}")
        labels[label] = board.space_at((q, r))
    return board, Spaces(board, labels)
