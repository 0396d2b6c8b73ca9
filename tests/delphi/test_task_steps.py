"""Actions that serve a task: they are legal, do what they promise, and cost least."""

import re
from functools import cache
from random import Random
from typing import cast

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot
from oracle_nb.core.chance import ScriptedChance, SeededChance
from oracle_nb.delphi.advice.task_steps import (
    HOME,
    UNLOADING,
    destination,
    destinations,
    task_steps,
)
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.pieces import TOP_ROW, God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.ui.presentation import delphi_presentation
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.web.table.control.refusal import left_by
from tests.planning.test_adviser import guided
from tests.samples import sampled

COMPLETING = (Verb.MAKE_OFFERING, Verb.RAISE_STATUE, Verb.BUILD)
LOADING = (Verb.LOAD_OFFERING, Verb.LOAD_STATUE, Verb.HERMES)


def like(action):
    """The same for actions that do the same with different sources."""
    return action.verb, action.color, action.target


@cache
def decided(seed: int):
    """Return each decision of a game that a bot plays which errs at times, before it is made."""
    game, kept = package_of("delphi").new_game(3, seed=seed), []
    bot, random = make_bot("greedy", 1, game.rules), Random(seed)
    while (seat := game.to_move) is not None and len(game.history) < 400:
        actions = game.legal_actions()
        kept.append((game.position, seat, actions))
        known = game.view(seat)
        game.play(bot.decide(known, actions) if random.random() < 0.8 else random.choice(actions))
    return game, kept


def decisions(seed: int):
    """Yield a game at each decision of a kept one."""
    played, kept = decided(seed)
    for position, seat, actions in kept:
        yield Game(played.rules, seed, played.seats, start=position), seat, actions


@pytest.mark.parametrize("seed", sampled(range(3), 3))
def test_actions_for_tasks_are_legal_and_do_what_they_promise(seed):
    ways, moves = set(), 0
    for game, seat, actions in decisions(seed):
        rules, known = game.rules, game.view(seat)
        steps = task_steps(rules, known, seat, actions)
        assert len({step.action for step in steps}) == len(steps)
        for step in steps:
            assert step.action in actions
            verb = step.action.verb
            ways.add(verb)
            assert step.task == HOME or step.task in known.players[seat].tasks
            if step.then == NONE:
                same = [other for other in actions if like(other) == like(step.action)]
                prices = [rules.tokens(known, other) for other in same]
                assert rules.tokens(known, step.action) == min(prices)
                continue
            if step.later:
                continue
            after = rules.apply(game.position, step.action, ScriptedChance(())).position
            wanted = step.then, step.color, step.place
            legal = rules.legal_actions(after)
            assert wanted in map(like, legal)
            moves += 1
    assert ways >= {Verb.MOVE, Verb.FIGHT, Verb.EXPLORE, *COMPLETING, *LOADING[:1]}
    assert moves > 100


def test_certain_completions_come_first_and_then_the_cheapest_steps():
    mixed = set()
    for game, seat, actions in decisions(2):
        known = game.view(seat)
        steps = [x for x in task_steps(game.rules, known, seat, actions) if x.then == NONE]
        certain = [step.action.verb in (*COMPLETING, Verb.ARES) for step in steps]
        assert certain == sorted(certain, reverse=True)
        prices = [game.rules.tokens(known, step.action) for step in steps]
        others = [
            price
            for price, step in zip(prices, steps, strict=True)
            if step.action.verb not in (*COMPLETING, Verb.ARES, *LOADING)
        ]
        assert others == sorted(others)
        mixed.add((any(certain) and not all(certain), len({*others}) > 1))
    assert {mixing for mixing, _ in mixed} == {pricing for _, pricing in mixed} == {False, True}


SAYINGS = {
    "en": (
        r"white offering task · (\w+) temple on (\w\d+), (?:within reach|\w+ moves? away)",
        r"For the (\w+) temple on (\w\d+), (?:within reach|\w+ moves? away)\.",
    ),
    "pl": (
        r".+ · (\w+) świątynia na (\w\d+), (?:już w zasięgu|\w+ ruch\w* stąd)",
        r"Cel: (\w+) świątynia na (\w\d+), (?:już w zasięgu|\w+ ruch\w* stąd)\.",
    ),
}
"""The caption of an offering and the sentence about it, with where it is brought."""


def test_loads_are_listed_by_the_way_to_their_destination():
    pricier = 0
    for seed in range(3):
        for game, seat, actions in decisions(seed):
            rules, known = game.rules, game.view(seat)
            steps = [x for x in task_steps(rules, known, seat, actions) if x.then == NONE]
            loads = [step.action for step in steps if step.action.verb in LOADING]
            moves = [destination(rules, known, seat, load)[0][0] for load in loads]
            assert moves == sorted(moves)
            prices = [rules.tokens(known, load) for load in loads]
            pricier += prices != sorted(prices)
    assert pricier


@pytest.mark.parametrize("language", SAYINGS)
def test_a_load_names_its_destination_as_the_sentence_about_it_does(language):
    caption, sentence = SAYINGS[language]
    presentation, said = delphi_presentation(language).actions, 0
    for seed in range(3):
        for game, seat, actions in decisions(seed):
            if all(action.verb != Verb.LOAD_OFFERING for action in actions):
                continue
            rules, known = game.rules, game.view(seat)
            for task in presentation.for_tasks(rules, known, seat, actions, "light"):
                if task.action.verb != Verb.LOAD_OFFERING:
                    continue
                purpose = re.fullmatch(sentence, presentation.purpose(rules, known, task.action))
                assert purpose
                if shown := re.fullmatch(caption, task.task):
                    assert shown.groups() == purpose.groups()
                    said += 1
    assert said


@pytest.mark.parametrize(("language", "nearest"), [("en", "The nearest "), ("pl", "Najbliższy ")])
def test_a_load_calls_its_destination_nearest_where_several_take_the_cargo(language, nearest):
    presentation, sites = delphi_presentation(language).actions, set()
    for game, seat, actions in decisions(0):
        for load in (action for action in actions if action.verb in LOADING):
            known = game.view(seat)
            places = len(destinations(game.rules, known, load))
            if said := presentation.purpose(game.rules, known, load):
                assert said.startswith(nearest) == (places > 1)
                sites.add(places > 1)
    assert sites == {False, True}


def test_a_trip_for_a_later_turn_is_listed_last_with_a_die_before_a_card():
    sources = []
    for game, seat, actions in decisions(3):
        rules, known = game.rules, game.view(seat)
        steps = task_steps(rules, known, seat, actions)
        later = [step for step in steps if step.later]
        assert len(later) <= 1 and not any(step.later for step in steps[:-1])
        for step in later:
            action, me = step.action, known.players[seat]
            assert action.verb == Verb.MOVE and action.source < EXTRA
            loaded = step.then in UNLOADING
            assert rules.tokens(known, action) <= loaded and step.task in me.tasks
            # Elsewhere, cargo alone is worth a trip.
            assert loaded or len(steps) == 1
            assert step.task not in [other.task for other in steps[:-1]]
            # It comes nearer: the ship isn't there yet.
            assert step.place in rules.board.shore2[action.target]
            assert step.place not in rules.board.shore[me.ship]
            listed = delphi_presentation("en").actions.for_tasks(
                rules, known, seat, actions, "light"
            )
            assert [task.later for task in listed] == [False] * (len(steps) - 1) + [True]
            assert listed[-1].near == loaded
            sources.append(action.source >= CARD)
    assert sources.count(False) > 3 and sources.count(True) > 3


@pytest.mark.parametrize(
    ("ship", "dice", "cards", "trip"),
    [
        ("H9", ["red"], {}, "move die:red K7"),
        # A card that delivers isn't spent on the way, and cargo is worth a token.
        ("H9", [], {"yellow": 1}, None),
        ("H9", [], {"yellow": 1, "blue": 1}, "move card:blue K6"),
        ("H9", [], {"pink": 1, "green": 1}, "move card:green>red K7"),
        # Without a token, a monster would be nearer.
        ("G8", ["red"], {}, "move die:red K7"),
    ],
)
def test_cargo_is_taken_next_to_its_end_for_a_later_turn(ship, dice, cards, trip):
    table = guided(ship=ship, dice=dice, cards=cards, offerings=["yellow"])
    rules = cast("Delphi", table.game.rules)
    steps = task_steps(rules, table.known, 0, table.game.legal_actions())
    assert [table.write(step.action) for step in steps] == [trip] * bool(trip)
    assert all(step.later and step.then == Verb.MAKE_OFFERING for step in steps)


@pytest.mark.parametrize(
    ("favor", "tasks", "trips"),
    [
        (3, ["shrine:psi"], ["move die:green>red K7"]),
        (0, ["shrine:psi"], []),
        (3, ["shrine:psi", "offering:yellow"], ["move die:green L10"]),
    ],
)
def test_the_last_task_is_worth_a_token_for_the_way(favor, tasks, trips):
    table = guided(
        ship="L8", dice=["green"], favor=favor, tasks=tasks, gods={}, equipment=["reach-island"]
    )
    rules = cast("Delphi", table.game.rules)
    steps = task_steps(rules, table.known, 0, table.game.legal_actions())
    assert [table.write(step.action) for step in steps] == trips
    assert all(step.later for step in steps)


def price_of(rules, position, known, step):
    """Return the tokens for a move and for what becomes possible after it."""
    after = rules.apply(position, step.action, ScriptedChance(())).position
    wanted = step.then, step.color, step.place
    ends = [action for action in rules.legal_actions(after) if like(action) == wanted]
    return rules.tokens(known, step.action) + min(rules.tokens(after, end) for end in ends)


def test_poseidon_is_listed_last_and_only_where_he_saves_tokens_or_leads_further():
    saved, further = 0, 0
    for game, seat, actions in decisions(0):
        known = game.view(seat)
        steps = [x for x in task_steps(game.rules, known, seat, actions) if not x.later]
        gods = [step.action.verb == Verb.POSEIDON and step.task != HOME for step in steps]
        assert not any(gods[:-1])
        if not any(gods):
            continue
        *others, last = steps
        price = price_of(game.rules, game.position, known, last)
        same = [step for step in others if step.task == last.task and step.then != NONE]
        for step in same:
            assert price < price_of(game.rules, game.position, known, step)
        # A god is worth more than a step that leaves the task open.
        assert others or last.then in COMPLETING
        saved, further = saved + bool(same), further + (not same)
    assert saved or further


def test_poseidon_is_listed_where_nothing_else_leads_to_the_last_shrine():
    gods, tasks = {"poseidon": TOP_ROW}, ["shrine:psi"]
    dice = ["pink", "green", "black"]
    table = guided(ship="H8", dice=dice, favor=2, gods=gods, tasks=tasks)
    rules = cast("Delphi", table.game.rules)
    first, *_ = task_steps(rules, table.known, 0, table.game.legal_actions())
    assert (table.write(first.action), first.then) == ("poseidon K6", Verb.BUILD)
    # The last die doesn't count as useless then, and the tip about it waits.
    alone = {"ship": "H8", "dice": ["pink"], "favor": 1, "tasks": ["shrine:psi"]}
    assert "spare-die" not in guided(**alone, gods=gods).tips.moments()
    assert "spare-die" in guided(**alone, gods={}).tips.moments()


def test_a_listed_fight_names_the_chance_that_its_explanation_ends_with():
    shown, presentation = set(), delphi_presentation("en").actions
    for game, seat, actions in decisions(1):
        again = bool(game.position.pending)
        for task in presentation.for_tasks(game.rules, game.view(seat), seat, actions, "light"):
            if task.action.verb != Verb.FIGHT:
                continue
            said = " ".join(game.explain(task.action, "en").chance)
            chances = re.findall(
                r"(?:chance of winning with this roll is|to fight on:) ([\d.]+%)", said
            )
            assert re.findall(r"[\d.]+%", task.task) == chances[-1:]
            # A fight that is as good as lost isn't listed; one that has begun is.
            assert again or float(chances[-1].rstrip("%")) > 33
            # Every token that is left is meant, and none are named where there are none.
            assert ("if you spend all tokens" in task.task) == ("to fight on" in said)
            shown.add((again, len(chances)))
    assert shown == {(False, 1), (False, 2), (True, 1), (True, 2)}


@pytest.mark.parametrize(
    ("dice", "favor", "listed"),
    [
        (["blue", "black"], 0, [("favor die:blue", Verb.FIGHT)]),
        (["black", "black"], 0, [("favor die:black", Verb.FIGHT)]),
        (["blue", "black"], 1, [("fight die:black J6", NONE)]),
        (["black"], 0, []),
    ],
)
def test_tokens_are_listed_where_a_fight_is_in_vain_without_them(dice, favor, listed):
    tasks = ["monster:black"]
    table = guided(ship="J7", dice=dice, favor=favor, shield=2, gods={}, tasks=tasks)
    rules, actions = cast("Delphi", table.game.rules), table.game.legal_actions()
    assert any(action.verb == Verb.FIGHT for action in actions)
    steps = task_steps(rules, table.known, 0, actions)
    assert [(table.write(step.action), step.then) for step in steps if not step.later] == listed


def test_everything_that_serves_a_task_is_listed_up_to_four_actions():
    for game, seat, actions in decisions(4):
        steps = task_steps(game.rules, game.view(seat), seat, actions)
        now = [step.action for step in steps if step.then == NONE]
        serving = {like(action) for action in actions if action.verb in COMPLETING + LOADING}
        assert serving <= {*map(like, now)} or len(now) == 4


def test_once_all_tasks_are_done_the_way_home_comes_first():
    homes = 0
    for game, seat, actions in decisions(2):
        steps = task_steps(game.rules, game.view(seat), seat, actions)
        for step in steps:
            assert (step.task == HOME) == (not game.position.players[seat].tasks)
            homes += step.task == HOME
            if step.task == HOME:
                assert step.action.target == game.rules.board.zeus
    assert homes


def test_poseidon_is_a_way_home_that_is_not_forgotten():
    game = package_of("delphi").new_game(3, seed=1)
    rules, position = game.rules, game.position
    assert isinstance(rules, Delphi)
    while position.phase != Phase.ACT:
        first = rules.legal_actions(position)[0]
        position = rules.apply(position, first, SeededChance(1)).position
    seat, away = position.turn, rules.board.zeus - 3
    gods = tuple(TOP_ROW * (god == God.POSEIDON) for god in God)
    known = replace(position.players[seat], ship=away, dice=(), cards=(0,) * 6, gods=gods)
    for tasks in (known.tasks, ()):
        players = [*position.players]
        players[seat] = replace(known, tasks=tasks, done=() if tasks else known.tasks)
        at = replace(position, players=tuple(players))
        actions = rules.legal_actions(at)
        steps = task_steps(rules, at, seat, actions)
        home = [step for step in steps if step.action.verb == Verb.POSEIDON]
        assert [step.action.target for step in home] == [rules.board.zeus] * (not tasks)
        left = left_by(delphi_presentation("en").actions, rules, at, actions, Action(Verb.END))
        assert ("god:poseidon" in left) == (not tasks)


def test_nobody_is_advised_in_another_turn():
    for game, seat, actions in decisions(1):
        other = (seat + 1) % 3
        assert task_steps(game.rules, game.view(other), other, actions) == ()


@pytest.mark.parametrize(("equipment", "within"), [([], False), (["reach-island"], True)])
def test_a_move_shows_what_a_card_brings_within_reach(equipment, within):
    table = guided(ship="L8", dice=["green"], favor=3, equipment=equipment)
    rules, shown = cast("Delphi", table.game.rules), delphi_presentation("en").actions
    move = table.game.action("move die:green>red K7")
    names = [
        str(rules.board.spaces[space]) for space in shown.newly_reachable(rules, table.known, move)
    ]
    assert {"L6", "L7"} <= {*names} and ("K5" in names) == within
