"""What the board of a table shows: all that its drawing and the pointer ask the controller for."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from oracle_nb.games.definition import GameTexts
from oracle_nb.games.game import Game
from oracle_nb.games.presentation import Presentation
from oracle_nb.render.scene import Scene
from oracle_nb.web.table.control.game_log import LogEntry
from oracle_nb.web.table.control.refusal import RefusalNotice
from oracle_nb.web.table.control.seating import Seating


class BoardState(Protocol):
    """The part of a table's controller that decides what its board shows."""

    game: Game[Any, Any]
    rules: Any
    presentation: Presentation
    words: GameTexts[Any, Any]
    language: str
    source: str
    chosen: Any
    space: int | None
    refusals: tuple[RefusalNotice, ...]

    @property
    def seating(self) -> Seating:
        """Who sits at this screen, and what they know."""
        ...

    @property
    def picture(self) -> Scene:
        """The board without anything pointed out on it."""
        ...

    @property
    def log(self) -> Sequence[LogEntry]:
        """The last actions, as far as they are shown."""
        ...

    @property
    def sources(self) -> Mapping[str, Sequence[Any]]:
        """The legal actions by the key of their source."""
        ...

    def at(self, space: int, key: str | None = None) -> list[Any]:
        """Return the legal actions aimed at a space, with one source or with any."""
        ...

    def unaimed(self, space: int) -> list[Any]:
        """Return the actions without a target that a click on a player's own place stands for."""
        ...

    def refused_at(self, space: int) -> list[Any]:
        """Return the likeliest actions at a space that the rules refuse."""
        ...

    def title(self, action: Any) -> str:
        """Return an action in words."""
        ...

    def tokens(self, action: Any) -> int:
        """Return what a legal action costs."""
        ...
