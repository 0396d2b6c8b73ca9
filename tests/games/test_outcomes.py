"""Chance nodes, equality of positions, and copies of games."""

import copy
import pickle
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.core.chance import ScriptedChance
from oracle_nb.core.verdicts import IllegalAction
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.model.actions import Verb
from oracle_nb.mythology.rules.odds import win_chance

GAMES = ("delphi", "mythology")


def pickled(value):
    """Return a value after its way through a pickle, as between processes."""
    return pickle.loads(pickle.dumps(value))


def started(name: str, players: int = 3, actions: int = 40) -> Any:
    """Return a game that bots have begun."""
    game: Any = package_of(name).new_game(players, seed=3)
    best = next(iter(package_of(name).bots))
    bot = make_bot(best, 0, game.rules)
    for _ in range(actions):
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    return game


def test_three_dice_are_56_outcomes_with_their_numbers_of_orders():
    game: Any = oracle_nb.new_game(players=3, seed=3)
    outcomes = list(game.rules.outcomes(game.position, game.action("end")))
    rolled = Counter(tuple(sorted(dice)) for dice in product(range(6), repeat=3))
    assert {
        tuple(draw.value for draw in outcome.transition.outcome): outcome.probability
        for outcome in outcomes
    } == {dice: Fraction(number, 216) for dice, number in rolled.items()}


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_are_what_their_draws_lead_to(name):
    game = started(name)
    rules, position = game.rules, game.position
    for action in rules.legal_actions(position)[:20]:
        outcomes = list(rules.outcomes(position, action))
        assert sum(outcome.probability for outcome in outcomes) == 1
        for outcome in outcomes[:: max(1, len(outcomes) // 10)]:
            chance = ScriptedChance(outcome.transition.outcome)
            assert rules.apply(position, action, chance) == outcome.transition


def test_cards_are_drawn_in_proportion_to_the_deck():
    game: Any = oracle_nb.new_game(players=3, seed=3)
    action = next(
        candidate for candidate in game.legal_actions() if game.write(candidate).startswith("draw")
    )
    deck = game.position.deck
    assert [
        (outcome.transition.outcome[0].value, outcome.probability)
        for outcome in game.rules.outcomes(game.position, action)
    ] == [(color, Fraction(n, sum(deck))) for color, n in enumerate(deck) if n]


def test_ties_are_left_out_of_a_fight():
    game = started("mythology", players=2, actions=0)
    bot = make_bot("tactician", 0, game.rules)
    while True:
        action = bot.decide(game.view(game.to_move), game.legal_actions())
        fight = game.position.pending
        if action.verb == Verb.AID and getattr(fight, "aid", -1) >= 0:
            break
        game.play(action)
    won = sum(
        outcome.probability
        for outcome in game.rules.outcomes(game.position, action)
        if outcome.transition.position.units[fight.foe] < 0
    )
    assert won == win_chance(fight.aid - action.target)


def test_outcomes_refuse_an_illegal_action():
    game: Any = oracle_nb.new_game(players=3, seed=3)
    with pytest.raises(IllegalAction):
        next(game.rules.outcomes(game.position, game.action("move die:pink A11")))


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_equal_whatever_the_number_of_draws(name):
    position = started(name).position
    later = replace(position, draws=position.draws + 5)
    assert type(position).__struct_fields__[-1] == "draws"
    assert later == position and hash(later) == hash(position)
    assert not later != position  # noqa: SIM202 - the other operator
    assert {position, later} == {position}
    other = replace(position, round=position.round + 1)
    assert other != position and not other == position  # noqa: SIM201 - both operators
    assert position not in (other, "something else")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_copied_game_plays_on_like_the_game(name, copied):
    game = started(name)
    clone = copied(game)
    assert clone.record() == game.record() and clone.position == game.position
    action = game.legal_actions()[-1]
    assert clone.legal_actions() == game.legal_actions()
    length = len(game.history)
    assert clone.play(action) == game.after(length).play(action)
    assert len(game.history) == length


@pytest.mark.parametrize("name", GAMES)
def test_threads_share_rules(name):
    game = started(name)
    positions = [entry.position for entry in game.history]
    alone = [game.rules.legal_actions(position) for position in positions]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(game.rules.legal_actions, positions * 3)) == alone * 3
