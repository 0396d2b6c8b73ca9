"""Questions without a choice, which a table answers itself for a person who plays bots alone."""

from typing import Any, Protocol

from oracle_nb.core.history import HistoryEntry
from oracle_nb.games.game import Game
from oracle_nb.games.presentation import ActionPresentation, Presentation
from oracle_nb.web.table.control.seat_facts import SeatFacts, people_among


class AskedTable(Protocol):
    """The parts of a table that questions use."""

    game: Game
    presentation: Presentation

    @property
    def seating(self) -> SeatFacts:
        """The people at the screen."""
        ...


def answer_forced(table: AskedTable) -> bool:
    """Give the forced answers of a lone person; return whether there were any.

    They are actions like any other, in the history and in saves.
    """
    before = len(table.game.history)
    while (answer := forced_answer(table)) is not None:
        table.game.play(answer)
    return len(table.game.history) > before


def forced_answer(table: AskedTable) -> Any:
    """Return the answer that a person would have to give now; None for a real decision.

    Where a second person plays, everyone is asked: nobody must see who could choose.
    """
    game = table.game
    if table.seating.shared:
        return None
    return _answer(game, table.presentation.actions, game.position, game.to_move)


def is_forced(game: Game, actions: ActionPresentation, number: int, entry: HistoryEntry) -> bool:
    """Return whether an action of the history is an answer without a choice of a lone person."""
    if game.is_bot(entry.player):
        return False
    before = game.history[number - 1].position if number else game.opening.position
    answer = _answer(game, actions, before, entry.player)
    return answer is not None and bool(answer == entry.action)


def forced_at_end(table: AskedTable) -> int:
    """Return how many of the last actions are answers without a choice."""
    history, actions, count = table.game.history, table.presentation.actions, 0
    while count < len(history):
        number = len(history) - 1 - count
        if not is_forced(table.game, actions, number, history[number]):
            break
        count += 1
    return count


def _answer(game: Game, actions: ActionPresentation, position: Any, seat: int | None) -> Any:
    """Return the answer of a seat to a question without a choice, if no other person plays."""
    if people_among(game, None) != (seat,):
        return None
    return actions.forced_answer(game.rules, position)
