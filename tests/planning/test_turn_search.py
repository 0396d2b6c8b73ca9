"""The turn search: how much of what a wide search finds it misses."""

from collections.abc import Iterator
from itertools import islice

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.position import DICE
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.turn_search import TurnSearch
from tests.planning.planned import mover, rules_of
from tests.samples import sampled

WIDE = 32


def turns(seed: int) -> Iterator[TurnSearch]:
    """Yield the coach's searches at the beginnings of turns of greedy bots.

    They often keep several gods in the top row, so that a turn can have ten actions.
    """
    game = new_game(players=2, seed=seed)
    rules = rules_of(game)
    coach = DelphiCoach(rules)
    bots = [make_bot("greedy", seat, rules) for seat in range(2)]
    while not any(player.home for player in game.position.players):
        seat, position = mover(game), game.position
        if not position.pending and len(position.players[seat].dice) == DICE:
            yield coach.evaluator.search(game.view(seat), seat)
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))


@pytest.mark.parametrize("step", sampled((6, 1), 2))
def test_the_coach_misses_little_of_a_wide_search(step):
    searches = islice(turns(900), 0, None, step)
    missed = [search.best().value - search.best(width=WIDE).value for search in searches]
    assert len(missed) > 15 // step
    assert sum(missed) / len(missed) < 0.03
    assert max(missed) < 0.5
