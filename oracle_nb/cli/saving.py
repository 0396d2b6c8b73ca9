"""Saving a game in the terminal: to a file when asked, and when somebody quits."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from oracle_nb.cli.narration import Narration
from oracle_nb.core.arguments import path_of
from oracle_nb.core.files import make_private_folder
from oracle_nb.games.game import Game


class Saving:
    """The files of one game."""

    def __init__(self, game: Game, keep: Path) -> None:
        self._game: Final = game
        self._keep: Final = keep
        """The file in which an unfinished game is saved on quitting."""
        self._saved = len(game.history)
        # Files this game was saved to: going on saving there asks nothing.
        self._own: Final[set[Path]] = set()

    def save(self, typed: str, narration: Narration) -> str:
        """Save to the file that somebody has typed, and return what to say about it."""
        say = narration.say
        first, _, others = typed.partition(" ")
        over, place = (True, others) if first == "over" else (False, typed)
        if not place:
            return say("save-where")
        try:
            where = path_of("save", place.strip())
        except ValueError:
            return say("not-saved", file=place, reason=os.strerror(errno.ENOENT))
        try:
            if not over and where not in self._own and where.exists():
                return say("save-over", file=place)
            path = self._game.save(where)
        except OSError as error:
            return say("not-saved", file=place, reason=error.strerror or str(error))
        self._own.add(where)
        self._saved = len(self._game.history)
        return say("saved", command=narration.go_on(path))

    def stop(self, narration: Narration) -> Iterator[str]:
        """Save an unfinished game, and yield what to say about it."""
        say = narration.say
        if len(self._game.history) == self._saved:
            yield f"\n{say('until-next-time')}"
            return
        try:
            make_private_folder(self._keep.parent)
            path = self._game.save(self._keep)
        except OSError as error:
            yield f"\n{say('not-kept', file=str(self._keep), reason=str(error))}"
            return
        yield f"\n{say('kept')}"
        yield f"  {narration.go_on(path)}"
