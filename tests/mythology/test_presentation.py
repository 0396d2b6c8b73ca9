"""How Mythology is presented at the table: sources, targets, players, results."""

import json
import re
from base64 import b64decode
from fractions import Fraction
from itertools import pairwise
from typing import Any, cast

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot
from oracle_nb.cli.menu import unused
from oracle_nb.core.chance import SeededChance
from oracle_nb.core.events import Event
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of, scene_of
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.mythology.bots.prospects import Prospects
from oracle_nb.mythology.bots.tactician import area_plans
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.actions import END, END_MOVES, Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Part, Position
from oracle_nb.mythology.pieces import KIND_BITS, OFF, POWER, Side
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.odds import prize_chance, win_chance
from oracle_nb.mythology.ui.choices import Aim, aims_from
from oracle_nb.mythology.ui.goals import goals
from oracle_nb.render.boards.canvas import BoardCanvas
from oracle_nb.render.scene import Group, Line
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.piece_tracks import unit_tracks
from oracle_nb.web.replay.summary import pictures_view
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.views.action_list import actions_view
from oracle_nb.web.table.views.explanation_view import explanation_view
from tests.mythology.positions import HERCULES, HYDRA, JASON, MINOTAUR, area, position, rules_for
from tests.web.shared_screens import turn_html

PACKAGE = package_of("mythology")


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a complete game of three bots."""
    played = PACKAGE.new_game(3, seed=4)
    bots = [make_bot("random", seat, played.rules) for seat in range(3)]
    while (seat := played.to_move) is not None:
        played.play(bots[seat].decide(played.view(seat), played.legal_actions()))
    return played


@pytest.fixture(scope="module")
def rules(game: Game) -> Mythology:
    assert isinstance(game.rules, Mythology)
    return game.rules


@pytest.fixture(scope="module")
def moving(game: Game) -> Position:
    """Return a position in which at least two units can move, with an enemy beside one."""
    for entry in game.history:
        position = entry.position
        if position.part is Part.MOVEMENT and position.movable.bit_count() > 1:
            steps = [
                action for action in game.rules.legal_actions(position) if action.verb is Verb.STEP
            ]
            costs = {game.rules.check(position, step).tokens for step in steps}
            if costs == {2, 4} and len({step.unit for step in steps}) > 1:
                state: Position = position
                return state
    raise AssertionError("no such position")


def presentation(language: str = "en") -> Any:
    return PACKAGE.presentation(language)


def table(position: Position, rules: Mythology) -> TableController:
    seats = ("Ann",) * rules.players
    return TableController(Game(rules, 1, seats, start=position))


def test_a_unit_is_the_source_of_its_actions(rules: Mythology, moving: Position):
    actions = presentation().actions
    steps = [action for action in rules.legal_actions(moving) if action.verb is Verb.STEP]
    for step in steps:
        source = actions.source(rules, moving, step)
        assert source == f"unit:{step.unit}"
        assert actions.source_space(rules, moving, source) == moving.units[step.unit]
        assert actions.source_title(rules, moving, source) == rules.pack.units[step.unit].en
        assert str(step.unit + 1) in actions.source_icon(rules, moving, source, "light")
        assert actions.target_space(rules, moving, step) == step.target
        assert actions.route(rules, moving, step) == (moving.units[step.unit], step.target)
        attack = rules.check(moving, step).tokens > 2
        group = actions.group(rules, moving, step)
        assert (group.title.startswith("Attack"), group.named_by_space) == (attack, True)
        assert bool(actions.icon(rules, moving, step, "light")) == attack


def test_a_god_shows_what_it_would_bring_within_reach():
    game = PACKAGE.new_game(4, seed=5)
    actions, seen = presentation().actions, set()
    rules = cast("Mythology", game.rules)
    gods = [action for action in game.legal_actions() if action.verb is Verb.PLACE]
    for god in gods:
        reach = aims_from(rules, game.position, god.target)
        said = actions.outlook(rules, game.position, god)
        assert bool(reach) == (said != ("No enemy and no Prize",))
        for aim in reach:
            assert aim.cost + aim.left == POWER and aim.left >= 0
            seen.add(bool(aim.foes))
        for aim, line in zip(reach[:3], said, strict=False):
            assert rules.world.names[aim.hex_] in line and f"; {aim.left} left" in line
        names = [rules.pack.units[foe].en for aim in reach[3:] for foe in aim.foes]
        assert len(said) == 1 or all(name in said[-1] for name in names), "none is only counted"
    assert True in seen
    assert actions.stage(rules, game.position) == ()
    placed = next(
        action for action in game.legal_actions() if aims_from(rules, game.position, action.target)
    )
    reach = aims_from(rules, game.position, placed.target)
    game.play(placed)
    assert actions.stage(rules, game.position) == rules.world.hexes_of(placed.target)
    # Every step into the nearest fight is legal and costs what was said.
    nearest = next(aim for aim in reach if aim.foes)
    spent = 0
    for _ in range(nearest.cost):
        steps = [action for action in game.legal_actions() if action.verb is Verb.STEP]
        far = rules.world.distances(nearest.hex_)
        step = min(steps, key=lambda option: far[option.target])
        spent += rules.check(game.position, step).tokens
        game.play(step)
        if step.target == nearest.hex_:
            break
    assert spent == nearest.cost


def test_a_prize_within_reach_has_its_article():
    game = new_guided_game("mythology", "You", 1)
    rules = cast("Mythology", game.rules)
    action = next(x for x in game.legal_actions() if game.write(x) == "place colchis")
    said = " ".join(presentation().actions.outlook(rules, game.position, action))
    assert "Try for the Golden Fleece in" in said and "Try for Pegasus in" in said


def test_a_guarded_prize_is_within_reach_with_the_fight_for_it():
    game, actions = new_guided_game("mythology", "You", 1), presentation().actions
    rules = cast("Mythology", game.rules)
    guarded = game.position.prizes.index(rules.world.index["3413"])
    dragon = rules.pack.units.index(next(x for x in rules.pack.units if x.en == "Colchian Dragon"))
    units = [*game.position.units]
    units[dragon] = game.position.prizes[guarded]
    position = replace(game.position, units=tuple(units))
    prize, name = rules.pack.prize[guarded].en, rules.pack.units[dragon].en
    for seat, side in ((0, Side.HEROES), (1, Side.MONSTERS)):
        position = replace(position, turn=seat)
        assert position.sides[seat] == side
        said = [
            line
            for god in rules.legal_actions(position)
            for line in actions.outlook(rules, position, god)
            if god.verb is Verb.PLACE and f"then try for {prize}" in line
        ]
        assert bool(said) == (side is Side.HEROES)
        assert all(f"{name} ({dragon + 1})" in line for line in said)
        assert all("for both" in line for line in said)


@pytest.mark.parametrize(("left", "against"), [(3, 0), (3, 3), (11, 15)])
def test_the_chance_of_a_guarded_prize_is_that_of_fight_and_attempt(left: int, against: int):
    aim = Aim(0, (40,), 12, left, prize=1, defender=1, against=against)
    best, worst = (
        max(win_chance(aid - reply) * prize_chance(left - aid) for aid in range(left + 1))
        for reply in (0, against)
    )
    assert (aim.best, aim.worst) == (best, worst) and best < win_chance(left)
    alone = Aim(0, (40,), 4, left, defender=1, against=against)
    assert (alone.best, alone.worst) == (win_chance(left), win_chance(left - against))


def test_the_listed_steps_lead_to_the_prize_of_an_area_and_never_away_from_it():
    lengths, start = set(), new_guided_game("mythology", "You", 1)
    rules, actions = cast("Mythology", start.rules), start.legal_actions()
    for placing in goals(rules, start.position, 0, actions):
        game = new_guided_game("mythology", "You", 1)
        if placing.foes:
            continue
        aims = aims_from(rules, game.position, placing.action.target)
        aim = next(x for x in aims if game.position.prize_at(x.hex_) == placing.prize)
        # A Hero that arrives there has points left for aid.
        assert aim.left >= 4
        game.play(placing.action)
        for left in range(POWER - 2, aim.left - 1, -2):
            leading = goals(rules, game.position, 0, game.legal_actions())
            game.play(next(goal for goal in leading if goal.prize == placing.prize).action)
            assert game.position.power[0] == left
        assert game.position.units_at(aim.hex_) & KIND_BITS[Side.HEROES]
        there = goals(rules, game.position, 0, game.legal_actions())
        leaving = {game.position.units[goal.action.unit] for goal in there}
        assert aim.hex_ not in leaving, "nobody leaves it before its player has tried for it"
        lengths.add(aim.cost)
    assert len(lengths) > 1 and max(lengths) > 4


@pytest.mark.parametrize("part", [Part.GOD, Part.MOVEMENT])
@pytest.mark.parametrize(
    ("power", "says"),
    [
        (POWER, "Prize: Andromeda (in Illyria), up to 100%"),
        (7, "Prize: Andromeda (in Illyria), up to 42%"),
        (4, "Prize: Andromeda (in Illyria), up to 8%"),
        (3, "Toward the Prize: Andromeda (in Illyria)"),
    ],
)
def test_a_prize_out_of_reach_is_a_goal_for_later(part: Part, power: int, says: str):
    rules = rules_for()
    at = position(rules, {HERCULES: "2812"}, {0: "2910"}, part=part, power=(power, POWER))
    (task,) = presentation().actions.for_tasks(rules, at, 0, rules.legal_actions(at), "light")
    # While units move, only a Prize in another turn needs its Area.
    expected = says if part is Part.GOD or power < 4 else says.replace(" (in Illyria)", "")
    assert (task.task, task.later) == (expected, power < 4)


@pytest.mark.parametrize("side", Side)
def test_fights_in_which_the_defender_can_give_more_aid_come_last_or_are_left_out(side: Side):
    rules, texts = rules_for(4), presentation().actions
    own, foes = (HERCULES, JASON), (HYDRA, MINOTAUR)
    if side is Side.MONSTERS:
        own, foes = foes, own
    units = {own[0]: "2812", foes[0]: "2713", own[1]: "1610", foes[1]: "1510"}
    sides = (side, side.other, side, side.other)
    power = (POWER, 13, 0, 2)
    at = position(rules, units, part=Part.GOD, waiting=2, power=power, sides=sides)
    at = replace(at, areas=(OFF, OFF, OFF, rules.world.area[at.units[foes[1]]]))
    # The tactician expects a defender that waits for its own turn to keep its points.
    first, other = area_plans(Prospects(rules, at))[:2]
    assert (first.plan[0].aim, other.plan[0].aim) == foes
    listed = goals(rules, at, 0, rules.legal_actions(at))
    expected = [(foes[1], 2), (foes[0], 13)]
    shown = texts.for_tasks(rules, at, 0, rules.legal_actions(at), "light")
    if side is Side.HEROES:
        del expected[1]
    assert [(goal.foes[0], goal.against) for goal in listed] == expected
    assert shown[0].task.endswith(", defended with up to 2")
    (aim,) = texts.outlook(rules, at, Action(Verb.PLACE, target=first.area))
    assert ": 99.9%, 10% if Apollo gives all 13; " in aim


@pytest.mark.parametrize(("prize", "said"), [("2813", "Prize: "), ("2910", " (in Illyria)")])
def test_an_area_names_the_one_in_which_its_prize_is(prize: str, said: str):
    rules = rules_for()
    at = position(rules, {HERCULES: "2812"}, {0: prize}, part=Part.GOD, god="Greece")
    (task,) = presentation().actions.for_tasks(rules, at, 0, rules.legal_actions(at), "light")
    assert said in task.task and ("(in" in task.task) == ("(in" in said), task.task


def test_areas_without_units_are_folded_and_all_are_in_the_order_of_the_language():
    game = PACKAGE.new_game(seed=3, seats=("Ann", "Bob"))
    actions = presentation("pl").actions
    for action in game.legal_actions():
        group = actions.group(game.rules, game.position, action)
        assert group.folded == (not actions.icon(game.rules, game.position, action, "light"))
        # Only Heroes take Prizes.
        heroes = game.position.sides[game.position.turn] == Side.HEROES
        assert group.folded or ("skarby" in group.title) is heroes
        # Any space of the Area means it, so none is marked.
        assert actions.marked_space(game.rules, game.position, action) is None
    controller = TableController(game, language="pl")
    html, options = str(actions_view(controller.snapshot)), controller.options
    lists = [re.findall(r"<span>([A-Z][^<]+)</span>", part) for part in html.split("<details")]
    # Twelve at once; the others with units, and those without, are folded.
    shown, more, without = (
        [name for name in names if not name.startswith("Jeszcze")] for names in lists
    )
    # The three Areas from which most can be reached come first, with what that is.
    tasks = [options.text(task.action) for task in options.for_tasks][:3]
    assert re.findall(r'data-value="(place [^"]*)"', html)[:3] == tasks
    assert len(shown) == 9 and len(more) > 0 and len(without) > 10
    # The next four follow; the others are in alphabetical order.
    left = [x for x in game.legal_actions() if options.text(x) not in tasks]
    titles = [
        actions.short_title(game.rules, game.position, x) for x in options.serving(tuple(left))
    ]
    assert shown[:4] == titles
    assert shown[4:] + more == sorted(shown[4:] + more) and without == sorted(without)
    assert "Etiopia" in without


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
    assert "4 more (12\N{EN DASH}15 power points)" in html


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
    assert table(moving, rules).snapshot.sights is None


def test_only_own_units_on_prizes_are_named_as_unavailable(rules: Mythology, moving: Position):
    hexes = rules.world.hexes_of(area(rules, "Greece"))
    own, foe = (next(iter(members(KIND_BITS[side]))) for side in (Side.HEROES, Side.MONSTERS))
    units = [OFF] * len(moving.units)
    units[own], units[foe] = hexes[:2]
    after = replace(
        moving,
        part=Part.PRIZES,
        sides=(Side.HEROES,) * rules.players,
        units=tuple(units),
        prizes=(*hexes[:2], *(OFF for _ in moving.prizes[2:])),
        pending=None,
    )
    examples = presentation().actions.source_examples(rules, after)
    assert [source for source, _ in examples] == [f"unit:{own}"]


@pytest.mark.parametrize(("prize", "warns"), [("2912", False), ("2811", True)])
def test_points_kept_for_a_prize_are_no_reason_for_a_warning(prize: str, *, warns: bool):
    rules = rules_for()
    at = position(rules, {HERCULES: "2912"}, {0: prize})
    assert bool(presentation().actions.unused_note(rules, at, END_MOVES)) is warns


@pytest.mark.parametrize(("waiting", "says"), [((1,), "You keep 15"), ((2,), "You lose 15")])
def test_points_that_nobody_waits_to_attack_are_lost(waiting: tuple[int, ...], says: str):
    rules = rules_for(4)
    sides = (Side.HEROES, Side.MONSTERS, Side.HEROES, Side.MONSTERS)
    bits = sum(1 << seat for seat in waiting)
    at = position(rules, {HERCULES: "2912"}, sides=sides, power=(POWER,) * 4, waiting=bits)
    assert presentation().actions.unused_note(rules, at, END_MOVES).startswith(says)


@pytest.mark.parametrize("waits", ["fight", "prize", ""])
def test_points_that_a_fight_or_a_prize_needs_are_kept_without_a_warning(waits: str):
    rules = rules_for()
    units = {HERCULES: "2912", JASON: "2811"} | ({HYDRA: "2912"} if waits == "fight" else {})
    at = position(rules, units, {0: "2912"} if waits == "prize" else {})
    if waits == "fight":
        at = replace(at, entered=1 << HERCULES, battlefields=(at.units[HERCULES],))
    controller = table(at, rules)
    controller.use("end")
    assert f"unit:{JASON}" in controller.snapshot.left
    answer = str(explanation_view(controller.snapshot))
    assert ("Do it anyway" in answer) is (not waits)
    assert ("You could still use, but needn" in answer) is bool(waits)
    assert ("used everything yet" in answer) is (not waits)
    assert bool(unused(controller.game, END_MOVES, "en")) is (not waits)


def test_a_unit_of_ones_own_side_that_is_lost_is_a_setback(moving: Position):
    event = Event("unit-removed", "basic.loser-off", 1, {"unit": HERCULES})
    position, progress = replace(moving, sides=(0, 1, 0)), presentation().progress
    assert [progress.harms(position, event, seat) for seat in range(3)] == [True, False, True]
    taken = Event("prize-taken", "basic.prize-roll", 2, {"unit": HERCULES, "prize": 0})
    assert [progress.harms(position, taken, seat) for seat in range(3)] == [True, True, False]
    allied = replace(position, alliances=(1, 0, 1))
    assert [progress.harms(allied, taken, seat) for seat in range(3)] == [False, True, False]


def test_a_kind_that_is_called_like_its_source_has_one_heading():
    rules = rules_for(4)
    page = TablePage(table(position(rules, {HERCULES: "2912"}), rules).game)
    page.handle("everything")
    assert len(re.findall("Alliances(?:</span>)?</h3>", page._side.html)) == 1
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


@pytest.mark.parametrize(
    ("pending", "aid", "odds"),
    [
        (Fight(0, 32, 1), 0, "50% · 0.1%"),
        (Fight(0, 32, 1), 1, "62% · 0.4%"),
        (Fight(0, 32, 1, aid=3), 1, "26%"),
        (Attempt(0, 0), 2, "28%"),
        (Attempt(0, 0), 9, "100%"),
        # Tenths keep a chance from looking certain or impossible.
        (Fight(0, 32, 1), 9, "99.9% · 50%"),
        (Fight(0, 32, 1, aid=9), 1, "0.4%"),
        (Fight(0, 32, 1, aid=15), 0, "0%"),
    ],
)
def test_aid_shows_its_odds(rules: Mythology, moving: Position, pending: Any, aid: int, odds: str):
    # With the aid of an attacker, the chance against all that the defender has.
    position = replace(moving, pending=pending, power=(9,) * rules.players)
    actions = presentation().actions
    action = Action(Verb.AID, target=aid)
    assert f">{odds}<" in actions.icon(rules, position, action, "light")
    assert actions.source(rules, position, action) == "aid"


def test_summaries_have_god_side_power_and_points(rules: Mythology, moving: Position):
    players = presentation().players
    seat = moving.turn
    allied = replace(
        moving,
        sides=(0, 1, 1),
        trophies=((32, 33), (0,), ()),
        captured=((3,), (), ()),
        alliances=(0, 1, 1),
        prizes=(*moving.prizes[:3], OFF, *moving.prizes[4:]),
    )
    left = sum(hex_ != OFF for hex_ in allied.prizes)
    hero = players.summary_text(rules, allied, 0)
    assert "2 enemies removed; 1 Prize taken; 5 points" in hero
    monster = players.summary_text(rules, allied, 1)
    # One enemy and a half of 2 points for each Prize; the ally has no enemy.
    assert f"{left} 1/2 points" in monster
    assert "allied with" in monster
    assert f"{moving.power[seat]}" in players.summary(rules, allied, seat, "light")
    assert f"own: {left + 1} points" in players.summary(rules, allied, 1, "light")
    assert f"own: {left + 1} points" in players.board(rules, allied, 1, "light")


def test_standings_are_exact_and_say_why(game: Game, rules: Mythology):
    final = game.position
    result = game.result
    assert result is not None
    standings = presentation().results.standings(rules, final)
    assert standings[0].seat in result.winners
    assert [standing.seat for standing in standings] == sorted(
        range(3), key=lambda seat: (result.places[seat], seat)
    )
    assert all(standing.why for standing in standings[:-1]) and not standings[-1].why
    points = presentation().results.counters(rules, final)["Victory points"]
    assert all(isinstance(point, int | Fraction) for point in points)
    assert str(points[standings[0].seat].numerator) in standings[0].has
    # Everybody is compared with the next player, whom the log calls by the god's name.
    names = [rules.pack.god[final.gods[standing.seat]].en for standing in standings]
    for standing, name, other in zip(standings[:-1], names, names[1:], strict=False):
        assert standing.has.startswith(f"{name}: ") and other in standing.why
    assert names[1] in standings[0].won
    second = presentation().results.standings(rules, final, standings[1].seat)
    assert second[0].won == standings[0].won.replace(names[1], "you")
    # Players who share a place are named together, and not compared with each other.
    heads = (
        replace(final, trophies=won, captured=((),) * 3, prizes=(-1,) * 10, alliances=(0,) * 3)
        for won in (((1, 2), (3,), (4,)), ((1,), (2, 3), (4, 5)))
    )
    gods = [rules.pack.god[god].en for god in final.gods]
    alone, shared = (presentation().results.standings(rules, head) for head in heads)
    assert alone[0].won == f"1 point ahead of {gods[1]} and {gods[2]}" and not alone[1].why
    assert shared[0].won == shared[1].won == f"1 point ahead of {gods[0]}"
    level = replace(final, trophies=((),) * 3, captured=((),) * 3, prizes=(-1,) * 10)
    assert not any(each.won for each in presentation().results.standings(rules, level))


def test_before_a_god_is_placed_the_map_is_where_most_own_units_are():
    game = new_guided_game("mythology", "You", 1)
    space = presentation().players.piece_space(game.rules, game.position, 0)
    world_rules = cast("Mythology", game.rules)
    assert space is not None and world_rules.world.area[space] == area(world_rules, "Colchis")


def test_tracks_are_those_of_units(game: Game, rules: Mythology):
    replay = ReplayController(game)
    moved = [
        (entry.player, event.facts["start"], event.facts["hex"])
        for entry in game.history
        for event in entry.events
        if event.what == "unit-moved"
    ]
    tracks = [
        (seat, *step)
        for seat in range(3)
        for track in unit_tracks(replay.look, game, seat)
        for step in pairwise(track.spaces)
    ]
    assert sorted(tracks) == sorted(moved) and moved
    # The table below has the same ways.
    cells = re.findall(r"<td>(\w+: [^<]*)</td>", str(pictures_view(replay.snapshot)))
    assert "; ".join(cells).count("→") == len(moved)


def test_a_round_that_has_just_begun_is_not_in_the_charts():
    played = PACKAGE.new_game(3, seed=4)
    bots = [make_bot("random", seat, played.rules) for seat in range(3)]
    while played.position.round < 3:
        seat = cast("int", played.to_move)
        played.play(bots[seat].decide(played.view(seat), played.legal_actions()))
    charts = str(pictures_view(ReplayController(played).snapshot))
    assert re.findall(r"<th[^>]*>(\d+)</th>", charts)[:2] == ["1", "2"]
    assert not re.search(r"<th[^>]*>3</th>", charts)


def test_luck_counts_every_fight_for_both_sides(game: Game, rules: Mythology):
    attacks, defenses, prizes = presentation().results.luck(rules, game)
    events = [event for entry in game.history for event in entry.events]
    fights = sum(event.what == "unit-removed" for event in events)
    assert sum(attacks.asked) == sum(defenses.asked) == fights > 0
    assert sum(attacks.came) + sum(defenses.came) == fights
    assert sum(attacks.expected) + sum(defenses.expected) == pytest.approx(fights)
    tried = sum(event.what in ("prize-taken", "prize-missed") for event in events)
    assert sum(prizes.asked) == tried


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_part_has_a_title_in_each_language(game: Game, rules: Mythology, language: str):
    shown = presentation(language)
    for part in Part:
        position = replace(game.position, part=part)
        assert shown.progress.phase_title(rules, position)
    position = game.opening.position
    for verb in Verb:
        source = shown.actions.source(rules, position, Action(verb, 3, 1))
        assert shown.actions.source_title(rules, position, source)
    assert all(shown.players.title(rules, seat) for seat in range(8))
    for theme in ("light", "dark"):
        goal = shown.introduction.goal(theme) + shown.introduction.legend(theme)
        assert goal.count("<svg") >= 12
    assert {Side(side) for side in position.sides} == set(Side)


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


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "You pay 2 power points and have 13 left."), ("pl", "Płacisz 2 punkty mocy, zostaje")],
)
def test_the_price_of_a_step_names_power_points(language: str, text: str) -> None:
    game = PACKAGE.new_game(seed=3, seats=("Ann", "Bob"))
    controller = TableController(game, language=language)
    place = next(
        action
        for action in game.legal_actions()
        if game.rules.apply(game.position, action, SeededChance(1)).position.movable
    )
    assert controller.play(controller.write(place))
    step = next(
        action
        for action in controller.game.legal_actions()
        if controller.options.tokens(action) == 2
    )
    controller.choose(controller.write(step))
    assert text in turn_html(controller)


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "with an odd number of players, one more"), ("pl", "przy nieparzystej liczbie")],
)
def test_the_home_page_says_how_many_players_favor_heroes(language: str, says: str) -> None:
    """Half of the players, or one more than the others: see test_setup for every number."""
    goal = PACKAGE.presentation(language).introduction.goal("light")
    assert says in goal


def test_the_button_says_what_it_ends(rules: Mythology) -> None:
    actions = PACKAGE.presentation().actions
    for part, says in (
        (Part.MOVEMENT, "End the movement"),
        (Part.PRIZES, "End the turn"),
        (Part.ALLIANCES, "No alliance"),
    ):
        at = position(rules, {HERCULES: "2912"}, part=part)
        assert actions.source_title(rules, at, "end") == says
    allied = replace(at, alliances=(1,) * len(at.sides))
    assert actions.source_title(rules, allied, "end") == "Keep alliances"
    texts = PACKAGE.texts(rules)
    assert texts.action(at, END) == "End without an alliance"
    assert texts.action(allied, END) == "Keep alliances as they are"


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


def test_a_sheet_names_units_by_their_numbers_and_unfolds_one_that_is_clicked_on_the_map():
    game = package_of("mythology-advanced").new_game(seed=3, seats=("Ann", "bot:random"))
    controller = TableController(game)
    controller.source = "heroes"
    folded = re.findall(r"<summary[^>]*>(.*?)</summary>", str(actions_view(controller.snapshot)))
    # The map shows numbers; how many points could be noted is no number of the unit.
    units = [name for name in folded if " · " in name]
    near = [name.split(" · ")[0] for name in units if "Prize" not in name]
    assert near[:2] == ["1 Achilles", "2 Admetus"]
    space = controller.options.shown.target_space(controller.sources["heroes"][0])
    assert space is not None
    controller.click(space)
    html = str(actions_view(controller.snapshot))
    assert "<details" not in html and 'data-value="note achilles 3"' in html
    assert "10 power points to note" in turn_html(controller)
    game.play("note achilles 3")
    assert "7 power points to note" in turn_html(TableController(game))
    game.play("close")
    assert game.position.phase == "sheets" and "Your points: " in turn_html(TableController(game))
    assert "points to note" not in turn_html(TableController(game))
    while game.position.phase == "sheets":
        game.play("close")
    while controller.game.to_move:
        game.play(game.legal_actions()[0])
    assert game.position.phase == "placing"
    assert "Choose any Area: it matters only for occurrences" in turn_html(TableController(game))


def test_a_log_sheet_shows_at_first_what_most_sheets_use():
    game = package_of("mythology-advanced").new_game(seed=3, seats=("Ann", "bot:random"))
    row, _, rare = turn_html(TableController(game)).partition('class="rare"')

    def keys(html):
        return re.findall(r'data-group="(\w+)"', html)

    assert keys(row) == ["heroes", "monsters", "zeus", "sheet"]
    assert keys(rare) == ["unborn", "aid", "ail", "occurrences", "cards"]


def test_a_new_log_sheet_offers_units_first_and_its_two_ways_to_close_last():
    game = package_of("mythology-advanced").new_game(seed=3, seats=("Ann", "bot:random"))
    sources = [*TableController(game).sources]
    assert sources[0] == "heroes" and "heroes" not in sources[-1]
    closing = TableController(game).sources[sources[-1]]
    assert len(closing) == 2
    assert all(map(TableController(game).options.shown.ends_turn, closing))


def test_the_buttons_of_an_answer_come_before_the_news_and_those_of_a_turn_after_it():
    game, orders = new_guided_game("mythology", "You", 1), set()
    bot = make_bot("tactician", 1, game.rules)
    while game.to_move is not None:
        if game.to_move == 0:
            shown = turn_html(TableController(game))
            news, buttons = shown.find("Since your last action"), shown.find('data-do="pick"')
            if news > 0:
                orders.add((game.position.turn == 0, news < buttons))
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    assert orders == {(True, True), (False, False)}
