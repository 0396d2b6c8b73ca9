"""“Still to do” and “Closer to your goal” lead to the same places, or one says why not."""

from html import unescape

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import ScriptedChance
from oracle_nb.delphi.advice.task_steps import HOME, task_steps
from oracle_nb.delphi.model.actions import NONE, Action, Verb
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.ui.players.needs import needs
from oracle_nb.delphi.ui.presentation import delphi_presentation
from oracle_nb.games.registry import package_of
from oracle_nb.render.html import without_marks
from oracle_nb.web.table.page import TablePage
from tests.delphi.test_task_steps import decisions, like

GODS = (Verb.ARES, Verb.ARTEMIS, Verb.HERMES)
"""Gods act far away, and say so: the list of tasks names the places for ships."""


def turns(seed):
    """Yield the decisions of a game in which a player acts, with what is listed for tasks."""
    for game, seat, actions in decisions(seed):
        known = game.view(seat)
        if known.phase == Phase.ACT and not known.pending:
            steps = [x for x in task_steps(game.rules, known, seat, actions) if x.task != HOME]
            yield game, seat, known, steps


def aim(step):
    """The action for which a task is listed, in this turn or a later one."""
    return step.action if step.then == NONE else Action(step.then, NONE, step.color, step.place)


def test_each_listed_place_is_that_of_its_task():
    changed = 0
    for seed in range(2):
        for game, seat, known, steps in turns(seed):
            aims = [aim(step) for step in steps[:3]]
            listed = needs(game.rules, known, seat, aims)
            changed += listed != needs(game.rules, known, seat)
            assert [need.task for need in listed] == [
                n.task for n in needs(game.rules, known, seat)
            ]
            led = set()
            for step, goal in zip(steps, aims, strict=False):
                if goal.verb in GODS or step.task in led:
                    continue
                # Of two places for the same task, the first one is its place.
                led.add(step.task)
                mine = [need for need in listed if need.task == step.task]
                assert goal.target in {need.first.space for need in mine if need.first}
    assert changed > 20


def test_a_shorter_way_is_never_cheaper_this_turn():
    shorter = 0
    for game, seat, known, steps in turns(0):
        for step in (step for step in steps[:3] if step.then != NONE and not step.later):
            rules, goal = game.rules, aim(step)
            for need in needs(rules, known, seat, [goal]):
                if need.task != step.task or not need.shorter:
                    continue
                shorter += 1
                price = rules.tokens(known, step.action)
                price += min(price_of(rules, known, step.action, goal), default=99)
                for stop in need.shorter:
                    other = replace(goal, color=stop.color, target=stop.space)
                    for move in rules.legal_actions(known):
                        if move.verb == Verb.MOVE and stop.space in rules.board.shore[move.target]:
                            for cost in price_of(rules, known, move, other):
                                assert price <= rules.tokens(known, move) + cost
    assert shorter > 10


def test_no_task_calls_a_place_hard_for_the_dice_to_which_another_leads():
    shorter = 0
    for seed in range(3):
        for game, seat, known, steps in turns(seed):
            listed = needs(game.rules, known, seat, [aim(step) for step in steps[:3]])
            for need in listed:
                firsts = {other.first[:2] for other in listed if other.first}
                shorter += len(need.shorter)
                assert not firsts & {stop[:2] for stop in need.shorter}
    assert shorter


@pytest.mark.long
def test_of_equally_cheap_moves_the_shortest_is_listed():
    several = 0
    for game, seat, known, steps in turns(1):
        rules, ship = game.rules, known.players[seat].ship
        sailed = rules.board.distance(powers_of(known, seat).crossing)[ship]
        for step in steps:
            if step.then not in (Verb.FIGHT, Verb.EXPLORE, Verb.BUILD) or step.later:
                continue
            ways = {
                move.target: rules.tokens(known, move)
                + min(price_of(rules, known, move, aim(step)))
                for move in rules.legal_actions(known)
                if move.verb == Verb.MOVE and step.place in rules.board.shore[move.target]
                if [*price_of(rules, known, move, aim(step))]
            }
            cheap = [space for space, price in ways.items() if price == ways[step.action.target]]
            several += len({sailed[space] for space in cheap}) > 1
            assert sailed[step.action.target] == min(sailed[space] for space in cheap)
    assert several > 5


def price_of(rules, known, move, goal):
    """Yield the price of each way to reach a goal after a move."""
    after = rules.apply(known, move, ScriptedChance(())).position
    for action in rules.legal_actions(after):
        if like(action) == like(goal):
            yield rules.tokens(after, action)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A shorter way, but your dice suit it less: "),
        ("pl", "Krótsza droga, ale mniej pasują do niej twoje kości: "),
    ],
)
def test_the_strip_says_why_it_names_a_longer_way(language, sentence):
    players = delphi_presentation(language).players
    for game, seat, known, steps in turns(0):
        goals = [aim(step) for step in steps[:3]]
        shorter = [n for n in needs(game.rules, known, seat, goals) if n.shorter]
        shown = without_marks(players.open_goals(game.rules, known, seat, "light", goals))
        assert shown.count(sentence) == len(shorter)
        assert sentence not in players.open_goals(game.rules, known, seat, "light")
        if shorter:
            name = game.rules.board.spaces[shorter[0].shorter[0].space].name
            assert f"{sentence}{name}" in shown
            return
    pytest.fail("no position has a shorter way")


def test_the_table_shows_the_places_of_its_list():
    differ = 0
    for seed in range(6):
        table = TablePage(package_of("delphi").presentation().setup.first_game("You", seed))
        tasks, shown = table.controller.snapshot.for_tasks, table.controller.shown
        strip = unescape(table._aims.html)
        for task in tasks:
            space = (task.then or task.action).target
            assert f"<b>{shown.names[space]}</b>" in strip
        differ += shown.open_goals(0) not in strip
        table.close()
    assert differ
