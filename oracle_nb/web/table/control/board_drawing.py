"""The board as a screen may see it, without highlights."""

from typing import Any

from oracle_nb.games.registry import scene_of
from oracle_nb.render.scene import Scene


class BoardDrawing:
    """The board without highlights, drawn once for each position."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules
        self._drawn: tuple[tuple[Any, int | None, str], Scene] | None = None

    def of(self, position: Any, seat: int | None, language: str) -> Scene:
        """Return the board as a seat, or nobody in particular, may see it."""
        key = (position, seat, language)
        if self._drawn is None or any(a is not b for a, b in zip(self._drawn[0], key, strict=True)):
            self._drawn = (key, scene_of(self._rules, position, seat=seat, language=language))
        return self._drawn[1]
