"""Why the best turn of a puzzle is better than the next one, where that needs an explanation."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.model.actions import Action
from oracle_nb.games.motives import Motive
from oracle_nb.games.puzzles import puzzle_coach

if TYPE_CHECKING:
    from oracle_nb.games.puzzle_set import Puzzle

LATER: Final = Motive("puzzle-later")
"""That the other turn doesn't end the race, which then takes another round at least."""

HARMLESS: Final = frozenset(("card", "equipment"))
"""Random draws on which it doesn't depend whether the actions of a turn succeed."""


def compared(puzzle: "Puzzle") -> Motive | None:
    """Return that only the best turn brings the player home; None where that isn't so."""
    best, other = (_comes_home(puzzle, line) for line in (puzzle.line, puzzle.alternative))
    return LATER if best and other is False else None


def _comes_home(puzzle: "Puzzle", line: Sequence[str]) -> bool | None:
    """Return whether a turn brings the player home; None if that depends on chance.

    Decisions that come between the actions are answered as the coach would.
    """
    game = puzzle.start()
    coach, seat = puzzle_coach(game), game.to_move
    if coach is None or seat is None:
        return None
    for text in line:
        action: Action = game.action(text)
        while not game.check(action).allowed:
            answer = coach.best(game.view(seat)).actions
            if len(answer) != 1 or game.to_move != seat or not game.position.pending:
                return None
            game.play(answer[0])
        game.play(action)
    draws = {draw.what for entry in game.history for draw in entry.outcome}
    if not draws <= HARMLESS:
        return None
    return bool(game.position.players[seat].home)
