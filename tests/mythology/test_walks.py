"""Walks over several spaces, chosen and confirmed as a whole at a table."""

import re
from html import unescape

import pytest

from oracle_nb.games.game import Game
from oracle_nb.mythology.model.actions import Verb
from oracle_nb.mythology.ui.walks import walk_to
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.page import TablePage
from tests.mythology.positions import HYDRA, JASON, MINOTAUR, PERSEUS, position, rules_for

RULES = rules_for()
INDEX = RULES.world.index


def walk(start, units, target, **fields):
    """Return the spaces of Jason's walk from a space; what enemies there are, ``units`` says."""
    at = position(RULES, {JASON: start, **units}, **fields)
    steps = walk_to(RULES, at, JASON, INDEX[target])
    return [RULES.world.names[step.target] for step in steps]


@pytest.fixture
def game():
    at = position(RULES, {JASON: "2911", MINOTAUR: "3714", PERSEUS: "3112"})
    return Game(RULES, seed=1, seats=("you", "bot:tactician"), start=at)


def ready(game):
    """Return a table at which Jason is chosen."""
    table = TableController(game)
    table.use(f"unit:{JASON}")
    return table


def test_a_walk_is_a_shortest_way_without_enemies():
    straight = walk("2911", {MINOTAUR: "3714"}, "2909")
    assert straight == ["2910", "2909"]
    around = walk("2911", {MINOTAUR: "2910"}, "2909")
    assert len(around) == 3 and "2910" not in around


@pytest.mark.parametrize(
    ("units", "target", "fields"),
    [
        ({MINOTAUR: "3714"}, "2909", {"power": (3, 15)}),
        ({MINOTAUR: "2909"}, "2909", {}),
        ({MINOTAUR: "2911", HYDRA: "3714"}, "2909", {"entered": 1 << JASON}),
        ({MINOTAUR: "3714"}, "2909", {"movable": 0}),
    ],
)
def test_there_is_no_walk_that_rules_or_points_forbid(units, target, fields):
    assert walk("2911", units, target, **fields) == []


def test_a_walk_is_chosen_and_confirmed_by_two_clicks_and_undone_as_a_whole(game):
    table, target = ready(game), INDEX["2907"]
    before, steps = game.position, walk_to(RULES, game.position, JASON, target)
    table.click(target)
    assert table.chosen == steps[0] and game.position == before
    table.click(target)
    after = game.position
    assert [entry.action for entry in game.history] == [*steps]
    assert after.units[JASON] == target and after.power[0] == before.power[0] - 2 * len(steps)
    table.undo_history.undo()
    assert game.position == before
    table.undo_history.redo()
    assert game.position == after
    table.undo_history.undo()
    # Later actions are undone one by one.
    near = [step for step in game.legal_actions() if step.verb is Verb.STEP]
    for _ in range(2):
        table.play(table.write(near[0]))
        near = [step for step in game.legal_actions() if step.unit == near[0].unit]
    table.undo_history.undo()
    assert len(game.history) == 1


def test_the_page_names_the_way_and_the_price_of_all_steps(game):
    page = TablePage(game)
    page.controller.use(f"unit:{JASON}")
    page.controller.click(INDEX["2909"])
    page.refresh()
    shown = re.search(r'class="explain".*?</article>', page._side.html, re.DOTALL)
    route = page.controller.snapshot._route
    pressed = re.findall(r"<button[^>]*aria-pressed=.true.[^>]*>", page._side.html)
    page.close()
    assert shown is not None
    text = unescape(re.sub("<[^>]*>", " ", shown[0]))
    assert "The way: 2910 → 2909" in text and "You pay 4 power points and have 11 left." in text
    assert "from 2910" not in text
    # No row of the list is the whole walk.
    assert pressed and not any("step " in tag for tag in pressed)
    assert [RULES.world.names[space] for space in route] == ["2911", "2910", "2909"]


def test_the_line_below_the_board_says_how_far_a_walk_is(game):
    hint = ready(game).snapshot.hint(INDEX["2909"])
    assert hint.endswith("2909 in 2 steps, for 4 power points.")


def test_where_an_action_is_judged_there_are_no_walks(game):
    table = TableController(game, play=lambda text: False)
    table.use(f"unit:{JASON}")
    table.click(INDEX["2909"])
    assert table.chosen is None and table.refusals
    assert "steps" not in table.snapshot.hint(INDEX["2908"])
