"""The texts of pictures of the board: spaces, pieces, legend."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.core.caching import owner_cache
from oracle_nb.delphi.board import Board, Space, Terrain
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import COLORS_OF, Color, Letter
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui.board_scene import contents, draw_position
from oracle_nb.delphi.ui.shapes import PieceShape
from oracle_nb.render.scene import Scene
from oracle_nb.text.rulebook import Rulebook

_LEGEND: Final = ("color", "colors", "islands", "sites", "zeus", "ships", "tiles", "marks")


class Titles:
    """The texts of pictures in one language, cached."""

    def __init__(self, book: Rulebook) -> None:
        self._say = book.say
        self._listed = lru_cache(maxsize=512)(self._list)
        self._spaces = owner_cache(self._every_space)

    def spaces(self, board: Board) -> Mapping[int, str]:
        """Return the text of every space, by its number: "D7, blue water"."""
        return self._spaces(board)

    def texts(self, contents: Mapping[int, tuple[PieceShape, ...]]) -> dict[int, str]:
        """Return the texts of pieces on spaces: "3 red statues"."""
        return {space: self._listed(pieces) for space, pieces in contents.items()}

    def _every_space(self, board: Board) -> dict[int, str]:
        return {space.index: self._space(space) for space in board.spaces}

    def _space(self, space: Space) -> str:
        facts: dict[str, Any] = {"space": space}
        if space.color >= 0:
            facts["color"] = Color(space.color)
        facts["colors"] = tuple(map(Color, COLORS_OF[space.sites]))
        return self._say(f"space-{Terrain(space.terrain)}", **facts)

    def _list(self, pieces: tuple[PieceShape, ...]) -> str:
        return ", ".join(self._piece(piece, n) for piece, n in Counter(pieces).items())

    def _piece(self, piece: PieceShape, number: int) -> str:
        facts: dict[str, Any] = {"number": number}
        if piece.color >= 0:
            facts["color"] = Color(piece.color)
        if piece.letter >= 0:
            facts["letter"] = Letter(piece.letter)
        return self._say(f"piece-{piece.kind}", **facts)


@cache
def titles(language: str) -> Titles:
    """Return the texts of pictures in a language. Raises ``UnknownLanguage``."""
    return Titles(rulebook(language))


def picture(
    board: Board, position: Position, ships: Sequence[int], seat: int | None, language: str
) -> Scene:
    """Return a position as `draw_position` draws it, its words in a language."""
    words, say = titles(language), rulebook(language).say
    scene = draw_position(
        board,
        position,
        ships,
        seat=seat,
        titles=words.spaces(board),
        piece_titles=words.texts(contents(board, position, ships, seat)),
        title=say("scene-title"),
        description=say("scene-text", number=len(board.spaces)),
    )
    codes = (code for code, _ in scene.legend)
    texts = (say(f"scene-legend-{name}") for name in _LEGEND)
    return replace(scene, legend=tuple(zip(codes, texts, strict=True)))
