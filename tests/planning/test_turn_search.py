"""The turn search: how much of what a wide search finds it misses."""

from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import DICE
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.turn_node import TurnLine
from oracle_nb.delphi.planning.turn_search import TurnSearch
from tests.planning.planned import acting, mover, rules_of
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


@pytest.mark.parametrize("step", sampled((3, 1), 2))
def test_the_coach_misses_little_of_a_wide_search(step):
    searches = islice(turns(900), 0, None, step)
    missed = [search.best().value - search.best(width=WIDE).value for search in searches]
    assert len(missed) > 15 // step
    assert sum(missed) / len(missed) < 0.03
    assert max(missed) < 0.5


@pytest.mark.parametrize(("players", "seed"), [(2, 37), (2, 48), (3, 32)])
def test_no_opening_is_another_line_with_a_detour(players, seed):
    game = acting(players, seed)
    coach = DelphiCoach(rules_of(game))
    search = coach.evaluator.search(game.view(0), 0)

    def goals(path):
        """Return what a path does, by whatever means, without tokens and cards that it takes."""
        return [(a.verb, a.target) for a in path if a.verb not in (Verb.FAVOR, Verb.DRAW)]

    def detours(lines):
        """Return the lines that do the same as another one after a move elsewhere."""
        return [
            line.path
            for line in lines
            if line.path and line.path[0].verb == Verb.MOVE
            for other in lines
            if goals(other.path) and goals(line.path)[1:] == goals(other.path)
        ]

    assert detours(search.openings(12)), "there would be nothing to leave out"
    assert not detours(search.openings(12, straight=True))


def test_the_coach_shows_no_line_with_a_stop_that_brings_nothing():
    game = acting(2, 132)
    lines = DelphiCoach(rules_of(game)).lines(game.view(0))
    assert len(lines) == 3
    for line in lines:
        verbs = [action.verb for action in line.actions]
        assert (Verb.MOVE, Verb.MOVE) not in pairwise(verbs)


def test_a_stop_that_saves_tokens_is_not_left_out():
    game = acting(2, 28)
    coach = DelphiCoach(rules_of(game))
    search = coach.evaluator.search(game.view(0), 0)
    best = search.openings(12, straight=True)[0]
    assert [action.verb for action in best.path] == [Verb.MOVE, Verb.MOVE, Verb.DRAW]
    assert search.followed(best.path) == best


def test_no_opening_pays_tokens_for_what_it_can_do_from_elsewhere():
    game = acting(2, 13)
    search = DelphiCoach(rules_of(game)).evaluator.search(game.view(0), 0)

    def loading(*, straight: bool) -> TurnLine:
        """Return the best opening that sails to an offering."""
        return next(
            line
            for line in search.openings(12, straight=straight)
            if [action.verb for action in line.path[:2]] == [Verb.MOVE, Verb.LOAD_OFFERING]
        )

    paid, free = loading(straight=False), loading(straight=True)
    assert paid.path[1:] == free.path[1:]
    assert paid.path[0].source == free.path[0].source
    assert paid.node.favor < free.node.favor == search.root.favor
    assert search.followed(free.path) == free
