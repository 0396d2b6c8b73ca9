"""Hovered items and their highlights on the board, without a browser."""

import re
from typing import Any

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.tasks import Family, Task
from oracle_nb.delphi.pieces import WHITE, Color
from oracle_nb.delphi.ui.presentation import delphi_presentation
from oracle_nb.games import registry
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.render.scene import Group
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.pointer import pointer_hint, with_places
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.html_view import Message
from tests.toy import new_game as new_toy
from tests.toy.package import TOY


def hint(controller):
    """The text about the item pointed at."""
    table = controller.snapshot
    return pointer_hint(controller.pointer, table.shown, table)


def go_on(controller, until):
    """Play as greedy bots would, up to a place that is looked for."""
    bot = make_bot("greedy", 1, controller.rules)
    for _ in range(600):
        if controller.seating.person_acts:
            if until(controller):
                return
            game = controller.game
            controller.play(game.write(bot.decide(game.view(game.to_move), game.legal_actions())))
        elif not controller.bot_turns.skip():
            continue
    pytest.fail("what is looked for did not come up")


def sailing(controller):
    """The moves of a source that makes something possible; it is in use from now on."""
    for key, actions in controller.sources.items():
        moves = [action for action in actions if action.verb == Verb.MOVE]
        if key.startswith("die") and any(controller.options.after(move) for move in moves):
            controller.source = key
            return moves
    return []


def overlay(controller, kind):
    names = [op.id for op in controller.scene().overlay if isinstance(op, Group)]
    return [name.removeprefix(f"{kind}-") for name in names if name.startswith(f"{kind}-")]


def marked(table, *kinds):
    groups = [op for op in table.board.scene.overlay if isinstance(op, Group)]
    return {op.space for op in groups if op.id.startswith(kinds)}


def test_actions_listed_for_a_space_are_legal_after_the_move(game):
    controller = TableController(game)
    go_on(controller, sailing)
    moves = sailing(controller)
    rich = next(move for move in moves if controller.options.after(move))
    before = game.legal_actions()
    linked = controller.options.after(rich)
    game.play(rich)
    after = set(game.legal_actions())
    assert set(linked) <= after
    landed = {action for action in after - set(before) if action.verb not in (Verb.MOVE, Verb.END)}
    aimed = {
        action
        for action in landed
        if controller.presentation.actions.target_space(controller.rules, controller.known, action)
        is not None
    }
    assert set(linked) == aimed


def test_a_space_in_reach_shows_where_one_could_act_from_there_when_pointed_at(game):
    controller = TableController(game)
    go_on(controller, sailing)
    names = {space.space: space.name for space in controller.shown.picture.spaces}
    moves = sailing(controller)
    rich = [move for move in moves if controller.options.after(move)]
    assert overlay(controller, "ahead") == []
    controller.pointer.space = rich[0].target
    here = names[rich[0].target]
    aims = {names[action.target] for action in controller.options.after(rich[0])}
    assert set(overlay(controller, "ahead")) == {f"{here}-{aim}" for aim in aims}
    titles = controller.options.titles_after(rich[0])
    # They are labels with capitals, so they are no words of a sentence.
    assert " · ".join(titles[:3]) in hint(controller)
    controller.choose(controller.write(rich[0]))
    assert overlay(controller, "ahead") == [], "the answer says it"


def test_an_area_shows_what_its_units_reach_without_lines_from_the_space_pointed_at():
    controller = TableController(new_guided_game("mythology", "You", 1))
    rules: Any = controller.rules
    area = [names.en for names in rules.pack.area].index("Colchis")
    place = next(x for x in controller.game.legal_actions() if x.target == area)
    controller.pointer.space = rules.world.hexes_of(area)[0]
    names = {space.space: space.name for space in controller.shown.picture.spaces}
    aims = controller.options.aims_after(place)
    assert aims and overlay(controller, "ahead") == [names[aim] for aim in aims]
    # Its numbers can't be read on a whole map.
    assert not any(names[aim] in hint(controller) for aim in aims)


def test_the_end_of_movement_that_was_cancelled_leaves_a_unit_in_use():
    controller = TableController(new_guided_game("mythology", "You", 1))
    controller.play("place colchis")
    controller.choose("end-moves")
    assert controller.source == "end"
    controller.cancel()
    assert controller.chosen is None and controller.source.startswith("unit:")


@pytest.fixture
def places(game):
    rules: Any = game.rules
    position, board = game.position, rules.board

    def spaces_of(terrain):
        return tuple(space.index for space in board.spaces if space.terrain is terrain)

    def ends(key, seat=0):
        return delphi_presentation().actions.related_spaces(rules, position, seat, key)

    return board, position, spaces_of, ends


@pytest.mark.parametrize("number", ["9" * 5_000, "-1", "9999", "\u00b2", ""])
def test_a_number_that_no_page_sends_leads_nowhere(places, number):
    *_, ends = places
    for key in (f"space:{number}", f"task:{number}:0", f"task:0:{number}"):
        assert ends(key) == ((), ())


def test_a_statue_goes_from_its_city_to_the_sites_of_its_color(places):
    board, _, spaces_of, ends = places
    sources, goals = ends("statue:red")
    assert sources == (board.cities[Color.RED],)
    sites = [s for s in spaces_of(Terrain.STATUE) if board.spaces[s].sites >> Color.RED & 1]
    assert goals == tuple(sites)
    assert ends("cargo:statue:red") == ((), goals)
    assert ends(f"space:{board.cities[Color.RED]}") == ((), goals)
    assert board.cities[Color.RED] in ends(f"space:{sites[0]}")[0]


def test_an_offering_goes_from_its_islands_to_its_temple(places):
    board, position, _, ends = places
    for color in Color:
        sources, goals = ends(f"offering:{color}")
        temple = board.temples[position.temples.index(color)]
        assert goals == (temple,)
        assert ends(f"space:{temple}") == (sources, ())
        for space in sources:
            assert position.offerings[board.offerings.index(space)] >> color & 1
            assert temple in ends(f"space:{space}")[1]


def test_a_task_leads_where_it_can_be_done(places):
    board, position, spaces_of, ends = places
    for number in position.players[0].tasks:
        task, (sources, goals) = Task(number), ends(f"task:0:{number}")
        kinds = {board.spaces[goal].terrain for goal in goals}
        if task.family is Family.SHRINE:
            # Nobody has looked at anything yet.
            assert set(sources) | set(goals) <= set(spaces_of(Terrain.ISLAND))
        elif task.family is Family.MONSTER:
            assert goals and kinds <= {Terrain.MONSTER, Terrain.MARKED}
        else:
            assert sources and goals
            if number % 8 != WHITE:
                assert (sources, goals) == ends(f"{task.family}:{task.color}")
    done = next(number for number in range(32) if number not in position.players[0].tasks)
    assert ends(f"task:0:{done}") == ((), ())


@pytest.mark.parametrize("key", ["", "task:9:1", "task:x:y", "space:9999", "statue:mauve", "x:red"])
def test_a_key_that_means_nothing_leads_nowhere(places, key):
    assert places[3](key) == ((), ())


def test_a_tile_that_only_others_looked_at_counts_as_unknown(pair):
    rules, position = pair.rules, pair.position
    task = next(
        candidate for candidate in position.players[0].tasks if candidate // 8 == Family.SHRINE
    )
    open_, known = (
        delphi_presentation().actions.related_spaces(rules, position, seat, f"task:0:{task}")
        for seat in (None, 0)
    )
    hidden = [s for n, s in enumerate(rules.board.islands) if not position.face_up >> n & 1]
    assert set(hidden) == set(open_[0])
    assert set(known[0]) <= set(open_[0])


def test_coordinates_in_a_text_can_be_hovered_and_other_words_cannot():
    linked = with_places("From A1 & B12 to Z9, A 1, AA1B.", {"A1": 0, "B12": 4})
    assert re.findall(r'data-point="(\w+)"', linked) == ["A1", "B12"]
    assert re.sub(r"<[^>]*>", "", linked) == "From A1 &amp; B12 to Z9, A 1, AA1B."


def test_names_of_spaces_are_those_of_the_board():
    """Words, numbers of four digits, and names with a space in them, as whole words only."""
    names = {"Mill": 0, "3111": 1, "Mill Pond": 2, "Młyn": 3}
    linked = with_places("Mill Pond, Mills, 31112, 3111 & Młyn.", names)
    assert re.findall(r'data-point="([^"]+)"', linked) == ["Mill Pond", "3111", "Młyn"]
    assert with_places("A1 & 3111", {}) == "A1 &amp; 3111"


def test_the_log_shows_its_spaces_on_the_board(game):
    table = TablePage(game)
    controller = table.controller
    go_on(controller, lambda controller: controller.game.history and sailing(controller))
    table.refresh()
    name = re.findall(r'data-point="([A-Z]+[0-9]+)"', table._past.html)[-1]
    space = controller.shown.space_names[name]
    table._handle(Message("point", name))
    assert marked(table, "look-") == {space}
    # The pointer may leave an item and enter another elsewhere.
    table._handle(Message("point-off", "A0"))
    assert marked(table, "look-") == {space}
    table._handle(Message("point-off", name))
    assert marked(table, "look-") == set()
    table.close()


def test_tasks_and_cargo_of_a_player_can_be_hovered(game):
    table = TablePage(game)
    position = game.position
    shown = set(re.findall(r'data-point="([^"]+)"', table._side.html))
    tasks = {f"task:0:{task}" for task in position.players[0].tasks}
    assert tasks <= shown
    said = table.board.view.live
    table._handle(Message("point", min(tasks)))
    sources, goals = table.controller.presentation.actions.related_spaces(
        table.controller.rules, position, 0, min(tasks)
    )
    assert marked(table, "from-", "to-") == {*sources, *goals}
    # Only what the keyboard has come to is read out.
    assert table.board.view.live == said
    table._handle(Message("focus", min(tasks)))
    assert table.board.view.live == hint(table.controller) != said
    table.close()


def test_a_game_without_links_between_spaces_can_be_pointed_at(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    table = TablePage(new_toy(seats=("Ann", "Bob"), seed=1))
    for space in range(3):
        table.board._point_at(space)
    table._handle(Message("point", "whatever"))
    assert hint(table.controller) == ""
    table.close()
