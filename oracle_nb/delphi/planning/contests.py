"""Contests: the last turns of a game played out by everybody, up to who wins.

Other than in `playouts`, the rivals play, too, and what counts is the result of the game.
"""

from collections.abc import Sequence
from typing import Final

from oracle_nb.core.work import checkpoint
from oracle_nb.delphi.model.actions import END_TURN, Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.planning.last_turn import MOST_TASKS
from oracle_nb.delphi.planning.playouts import LinePlayer, TurnChance
from oracle_nb.delphi.rules.engine import Delphi

ROUNDS: Final = 2
"""Number of rounds, the present one included, after which values decide who is ahead."""


class Contests:
    """Contests of one table, with what the players keep about the board."""

    def __init__(self, rules: Delphi) -> None:
        self._rules: Final = rules
        self._best: Final = [LinePlayer(rules, to_the_end=True) for _ in range(rules.players)]
        self._usual: Final = [LinePlayer(rules) for _ in range(rules.players)]

    def win(self, view: Position, line: Sequence[Action], seed: int) -> float:
        """Return whether the player in turn wins the game: 1 or 0, or a share of a victory.

        A player who isn't home after this turn, the last one, has lost.

        Parameters
        ----------
        view
            The position as the player in turn may know it.
        line
            Legal actions for the rest of the turn. The player follows them until chance decides
            something.
        seed
            The seed of all draws, see `TurnChance`.
        """
        seat, rules, chance = view.turn, self._rules, TurnChance(seed)
        # Half of the rivals do everything for ties, and the others play as bots do.
        players = [*(self._best if seed % 2 else self._usual)]
        players[seat] = self._best[seat]
        for player in players:
            player.follow(())
        players[seat].follow(line)
        position, rounds = view, view.round + ROUNDS
        while (mover := position.to_move) is not None and position.round < rounds:
            checkpoint()
            player, options = players[mover], rules.legal_actions(position)
            action = options[-1]
            # Rivals who can't end the game any more only pass.
            if mover != seat and len(position.players[mover].tasks) > MOST_TASKS:
                action = END_TURN if END_TURN in options else action
            elif len(options) > 1:
                action = player.decide(rules.view(position, mover), options)
            chance.begin(position)
            after = rules.apply(position, action, chance)
            position = after.position
            player.see(after)
            if position.turn != seat and not position.players[seat].home:
                return 0.0
        return self._share(position, seat)

    def _share(self, position: Position, seat: int) -> float:
        result = self._rules.result(position)
        if result is not None:
            return seat in result.winners and 1.0 / len(result.winners)
        left = [
            player.left(self._rules.view(position, other), other)
            for other, player in enumerate(self._best)
        ]
        return float(left[seat] == min(left))
