"""Lines of actions: as long as asked for, and no longer than there is hope."""

from functools import partial

import pytest

from oracle_nb.delphi import new_game
from oracle_nb.delphi.lessons.exercises.templates import lines, shortest
from oracle_nb.delphi.model.actions import Verb

GAME = new_game(players=2, seed=3, layout="compact")
VERBS = (Verb.MOVE, Verb.FAVOR)


@pytest.fixture(scope="module")
def turn():
    """The first turn in which the ship can sail, and dice can become favor tokens."""
    while not set(VERBS) <= {action.verb for action in GAME.legal_actions()}:
        GAME.play(GAME.legal_actions()[0])
    return GAME.rules, GAME.position


def lines_of(turn, most, goal, *, hope=True, last=True):
    rules, position = turn
    return list(lines(rules, position, most, VERBS, lambda *_: last, goal, lambda *_: hope))


def test_lines_of_one_action_are_the_legal_actions_with_these_verbs(turn):
    legal = [(action,) for action in GAME.legal_actions() if action.verb in VERBS]
    assert lines_of(turn, 1, lambda position: True) == legal
    assert lines_of(turn, 5, lambda position: True) == legal, "a line ends at the goal"
    assert lines_of(turn, 1, lambda position: False) == []
    assert lines_of(turn, 1, lambda position: True, last=False) == []


def test_a_line_goes_on_only_while_there_is_hope(turn):
    count = len(lines_of(turn, 1, lambda position: True))
    for hope in (False, True):
        seen: list[object] = []
        assert lines_of(turn, 2, lambda position, seen=seen: seen.append(position), hope=hope) == []
        assert (len(seen) > count) == hope


def test_the_shortest_line_has_as_many_actions_as_needed(turn):
    rules, position = turn
    favor = position.players[GAME.to_move].favor

    def richer(then, tokens):
        return then.players[GAME.to_move].favor >= favor + tokens

    for tokens, length in ((2, 1), (4, 2), (6, 3)):
        line = shortest(rules, position, 3, VERBS, lambda *_: True, partial(richer, tokens=tokens))
        assert [action.verb for action in line] == [Verb.FAVOR] * length
    assert shortest(rules, position, 1, VERBS, lambda *_: True, partial(richer, tokens=4)) == ()
