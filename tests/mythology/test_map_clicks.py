"""The map of Mythology at the table: clicks, marks and sights."""

import json
import re
from base64 import b64decode
from typing import Any, cast

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of, scene_of
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.pieces import KIND_BITS, OFF, Side
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.ui.choices import aims_from
from oracle_nb.mythology.ui.goals import goals
from oracle_nb.render.boards.canvas import BoardCanvas
from oracle_nb.render.scene import Group, Line
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.views.action_list import actions_view
from oracle_nb.web.table.views.explanation_view import explanation_view
from tests.mythology.positions import HERCULES, HYDRA, area, position, rules_for
from tests.mythology.shown import PACKAGE, presentation, table


def test_a_click_selects_units_and_then_where_they_go(rules: Mythology, moving: Position):
    controller = table(moving, rules)
    units = [unit for unit in members(moving.movable) if f"unit:{unit}" in controller.sources]
    for unit in units:
        controller.source = ""
        controller.click(moving.units[unit])
        assert not explanation_view(controller.snapshot), "a unit that was selected isn't refused"
        assert controller.source in {
            f"unit:{member}" for member in members(moving.units_at(moving.units[unit]))
        }
        assert controller.chosen is None
    source = controller.source
    controller.click(moving.units[units[-1]])
    assert controller.chosen is None, "a second click on a unit chooses nothing"
    assert not explanation_view(controller.snapshot) and not controller.refusals
    occupied = {moving.units[unit] for unit in units}
    step = next(
        candidate for candidate in controller.sources[source] if candidate.target not in occupied
    )
    controller.click(step.target)
    assert controller.chosen == step
    controller.click(step.target)
    assert controller.game.position.units[step.unit] == step.target


def test_each_click_selects_the_next_of_several_units(rules: Mythology, moving: Position):
    first, other, *_ = members(moving.movable)
    units = list(moving.units)
    units[other] = units[first]
    controller = table(replace(moving, units=tuple(units)), rules)
    seen = []
    for _ in range(3):
        controller.click(units[first])
        seen.append(controller.source)
    assert seen[0] == seen[2] != seen[1]
    assert set(seen) == {f"unit:{first}", f"unit:{other}"}


def test_after_movement_a_hero_at_a_prize_is_selected_and_then_its_aid(rules: Mythology):
    here = rules.world.names[rules.world.hexes_of(area(rules, "Greece"))[0]]
    start = position(rules, {HERCULES: here}, {0: here})
    controller = table(start, rules)
    actions, source = presentation().actions, f"unit:{HERCULES}"
    # It isn't left unused by the end of the movement, but by a step to another space.
    assert not actions.expires(rules, start, source)
    step = next(x for x in rules.legal_actions(start) if x.verb is Verb.STEP)
    assert any("the only one from which" in x for x in controller.options.explain(step).effects)
    controller.use("end")
    controller.play("end-moves")
    assert actions.expires(rules, controller.game.position, source)
    # The end of the turn would be pressed by mistake.
    assert controller.source == f"unit:{HERCULES}"
    assert controller.snapshot.focus == start.units[HERCULES]
    controller.click(start.units[HERCULES])
    controller.click(start.units[HERCULES])
    assert controller.source == "aid" and controller.snapshot.focus == start.units[HERCULES]
    html = str(actions_view(controller.snapshot))
    shown = [int(aid) for aid in re.findall(r"<span>(\d+)</span>", html)]
    assert shown == list(range(16)), "10 comes after 9"
    # Aid that can no longer help is folded.
    unfolded, *_, folded = html.split("More aid than needed: 9 points make it certain")
    assert "<span>9</span>" in unfolded and "<span>10</span>" in folded


def test_a_phone_shows_the_whole_map_and_then_the_chosen_area_with_what_is_within_reach(
    rules: Mythology, moving: Position
):
    start = new_guided_game("mythology", "You", 1)
    own = cast("Mythology", start.rules)
    controller = table(start.position, own)
    assert controller.snapshot.sights == frozenset()
    placing = goals(own, start.position, 0, start.legal_actions())[0].action
    controller.choose(own.notation.write(placing))
    shown = controller.snapshot.sights
    target = aims_from(own, start.position, placing.target)[0].hex_
    assert shown is not None
    assert shown >= {*own.world.hexes_of(placing.target), target}
    # A phone keeps the Area of the god in sight, whatever unit is selected.
    sights = table(moving, rules).snapshot.sights
    area = rules.world.hexes_of(moving.areas[moving.turn])
    assert sights is not None and sights >= {*area}


def test_the_end_of_a_game_shows_the_whole_map():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", HYDRA: "3714"}, god="Greece", round=10, waiting=0)
    game = Game(rules, seed=1, seats=("Ann", "bot:tactician"), start=at)
    page = TablePage(game)
    view = page.board.view
    assert view.region and view.focus[0] > 0
    page.handle("do", "end-moves")
    assert game.result is not None
    # A stop that isn't negative counts even where somebody has moved the map.
    assert view.region == [] and view.focus == [0, 0, 0, 0, 0, 0]
    page.close()


def test_any_space_of_an_area_means_the_area(game: Game, rules: Mythology):
    start = game.opening.position
    controller = table(start, rules)
    greece = next(n for n, area in enumerate(rules.pack.area) if area.en == "Greece")
    for space in rules.world.hexes_of(greece):
        assert controller.options.actions_at(space) == [Action(Verb.PLACE, target=greece)]
    controller.click(rules.world.hexes_of(greece)[0])
    assert controller.chosen == Action(Verb.PLACE, target=greece)


def test_refused_clicks_say_why(rules: Mythology, moving: Position):
    controller = table(moving, rules)
    side = KIND_BITS[moving.sides[moving.turn]]
    idle = next(
        unit
        for unit in members(side & ~moving.movable)
        if moving.units[unit] != OFF and not controller.options.actions_at(moving.units[unit])
    )
    controller.click(moving.units[idle])
    (refusal, *_) = controller.refusals
    # Nobody has chosen where it would go.
    assert refusal.title == f"moving {rules.pack.units[idle].en}"
    assert "basic.in-area" in {reason.rule for reason in refusal.explanation.refusals}
    assert not refusal.ways and refusal.missing
    foe = next(
        unit
        for unit in members(KIND_BITS[Side(moving.sides[moving.turn]).other])
        if moving.units[unit] != OFF and not controller.options.actions_at(moving.units[unit])
    )
    # A click on an enemy is an attack that the nearest unit can't make.
    controller.click(moving.units[foe])
    (refusal,) = controller.refusals
    assert refusal.action.unit in members(moving.movable)
    assert refusal.action.target == moving.units[foe]


def test_before_a_god_is_placed_the_map_is_where_most_own_units_are():
    game = new_guided_game("mythology", "You", 1)
    space = presentation().players.piece_space(game.rules, game.position, 0)
    world_rules = cast("Mythology", game.rules)
    assert space is not None and world_rules.world.area[space] == area(world_rules, "Colchis")


def test_an_action_sends_only_pieces(rules: Mythology, moving: Position):
    scene = PACKAGE.scene(rules, moving)
    action = next(
        candidate for candidate in rules.legal_actions(moving) if candidate.verb is Verb.STEP
    )
    after = rules.apply(moving, action, SeededChance(1)).position
    assert PACKAGE.scene(rules, after).base is scene.base


def test_numbers_of_hexes_are_drawn_on_a_canvas_only_where_they_can_be_read() -> None:
    game: Any = package_of("mythology").new_game(2, seed=1)
    number = game.rules.world.names[0]
    whole = scene_of(game.rules, game.position)

    def magnification(name: str) -> float:
        """Return the magnification from which on a text is drawn."""
        drawing = BoardCanvas(whole).view.state()[3]
        commands = json.loads(b64decode(drawing.data)[: drawing.lengths[0]])
        (at,) = (n for n, command in enumerate(commands) if name in str(command[1]))
        runs = zip(*[iter(drawing.texts)] * 4, strict=True)
        return next(float(zoom) for start, end, _unit, zoom in runs if start <= at < end)

    assert magnification(f"'{number}'") > 1
    assert magnification("'Libya'") == 1


def test_an_area_that_is_chosen_is_marked_as_a_whole(game: Game, rules: Mythology):
    start = next(
        entry.position
        for entry in game.history
        if any(action.verb is Verb.PLACE for action in rules.legal_actions(entry.position))
    )
    controller = table(start, rules)
    for action in rules.legal_actions(start):
        if action.verb is not Verb.PLACE:
            continue
        controller.choose(controller.write(action))
        (marked,) = controller.scene().overlay
        assert isinstance(marked, Group) and marked.id == "region"
        sides = [op for op in marked.ops if isinstance(op, Line) and op.stroke == "select"]
        hexes = rules.world.hexes_of(action.target)
        near = [rules.world.neighbors[hex_] for hex_ in hexes]
        # One line around all of them, and nothing between them.
        assert len(sides) == sum(6 - len({*beside} & {*hexes}) for beside in near)


def test_a_click_on_a_unit_that_cannot_move_explains_only_that():
    controller = TableController(new_guided_game("mythology", "You", 1))
    assert controller.play("place colchis")
    controller.use("unit:5")
    controller.click(rules_for().world.index["3411"])
    assert [refusal.title for refusal in controller.refusals] == ["moving Theseus"]


def test_a_guided_game_selects_the_unit_that_its_list_names():
    guided = TableController(new_guided_game("mythology", "You", 1))
    plain = TableController(new_guided_game("mythology", "You", 1))
    guided.tips.seen = ()
    for controller in (guided, plain):
        assert controller.play("place colchis")
    first = guided.options.for_tasks[0].action
    assert guided.write(first).startswith("step jason")
    assert (guided.source, plain.source) == ("unit:13", next(iter(plain.sources)))
