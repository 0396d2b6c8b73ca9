"""A coach for the toy game, and games to review."""

from collections.abc import Sequence
from typing import Any

from oracle_nb.bots import make_bot
from oracle_nb.games.coach import CoachLine, Judgment
from oracle_nb.games.motives import Motive
from tests.toy import GO, PEEK, ROLL, STAY, Position, Toy

STEPS = 2.0
"""Average number of steps of the toy's die."""
COSTS = {ROLL: 0.0, GO: 0.0, PEEK: 0.75, STAY: 1.0}
"""The cost of each action, in rounds."""


class ToyCoach:
    """Counts the rounds to the end; going on is always best."""

    def __init__(self, rules: Toy) -> None:
        self.rules = rules
        self.asked: list[tuple[Position, int]] = []

    def end(self, view: Position, seat: int) -> float:
        self.asked.append((view, seat))
        rolled = view.rolled if view.turn == seat else 0
        # Whose turn it is in this round has it ahead, unless it has rolled.
        steps = self.rules.setting.spaces - view.places[seat] - (rolled - STEPS if rolled else 0.0)
        return view.round + (seat < view.turn) + max(0.0, steps / STEPS - 1.0)

    def best(self, view: Position) -> CoachLine[str]:
        return self.lines(view)[0]

    def lines(self, view: Position, number: int = 3) -> list[CoachLine[str]]:
        self.asked.append((view, view.turn))
        actions = (GO,) if view.rolled else (ROLL,)
        return [CoachLine(actions, self.end(view, view.turn))]

    def listed(self, view: Position) -> CoachLine[str] | None:
        return None

    def judge(self, view: Position, action: str, *, closely: bool = False) -> Judgment[str]:
        best = self.best(view)
        return Judgment(best, best.end + COSTS[action])

    def hint(self, view: Position, line: Sequence[str] = ()) -> Motive:
        return Motive("only")


def played(game: Any, bots: str = "greedy", actions: int = 10_000) -> Any:
    """Let bots play a game in all seats."""
    made = [make_bot(bots, seat, game.rules) for seat in range(game.rules.players)]
    while (seat := game.to_move) is not None and len(game.history) < actions:
        game.play(made[seat].decide(game.view(seat), game.legal_actions()))
    return game
