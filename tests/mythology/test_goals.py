"""Goals of Mythology at the table: fights and Prizes within reach, in their order."""

from typing import Any, cast

import pytest
from msgspec.structs import replace

from oracle_nb.cli.menu import unused
from oracle_nb.core.chance import SeededChance
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.mythology.bots.prospects import Prospects
from oracle_nb.mythology.bots.tactician import area_plans
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.actions import END_MOVES, Action, Verb
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import KIND_BITS, OFF, POWER, Side
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.odds import prize_chance, win_chance
from oracle_nb.mythology.text import MythologyTexts
from oracle_nb.mythology.ui.choices import Aim, aims_from
from oracle_nb.mythology.ui.goals import goals
from oracle_nb.web.table.views.explanation_view import explanation_view
from tests.mythology.positions import HERCULES, HYDRA, JASON, MINOTAUR, area, position, rules_for
from tests.mythology.shown import PACKAGE, presentation, table


def test_a_god_shows_what_it_would_bring_within_reach():
    game = PACKAGE.new_game(4, seed=5)
    actions, seen = presentation().actions, set()
    rules = cast("Mythology", game.rules)
    gods = [action for action in game.legal_actions() if action.verb is Verb.PLACE]
    for god in gods:
        reach = aims_from(rules, game.position, god.target)
        said = actions.outlook(rules, game.position, god)
        assert bool(reach) == (said != ("neither an enemy nor a Prize",))
        for aim in reach:
            assert aim.cost + aim.left == POWER and aim.left >= 0
            seen.add(bool(aim.foes))
        for aim, line in zip(reach[:3], said, strict=False):
            assert rules.world.names[aim.hex_] in line and f"; {aim.left} power point" in line
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
    assert ("You can still use, but don" in answer) is bool(waits)
    assert ("used everything yet" in answer) is (not waits)
    assert bool(unused(controller.game, END_MOVES, "en")) is (not waits)


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


@pytest.mark.parametrize(("waiting", "says"), [((1,), "You keep 15"), ((2,), "You lose 15")])
def test_points_that_nobody_waits_to_attack_are_lost(waiting: tuple[int, ...], says: str):
    rules = rules_for(4)
    sides = (Side.HEROES, Side.MONSTERS, Side.HEROES, Side.MONSTERS)
    bits = sum(1 << seat for seat in waiting)
    at = position(rules, {HERCULES: "2912"}, sides=sides, power=(POWER,) * 4, waiting=bits)
    assert presentation().actions.unused_note(rules, at, END_MOVES).startswith(says)


def test_no_hero_is_led_to_where_a_rival_would_take_its_prize():
    rules, chance = rules_for(3), SeededChance(1)
    fields: dict[str, Any] = {"sides": (0, 0, 1), "round": 7}
    prizes = {2: "1707"}
    units = {24: "2612"}

    def reached(waiting: int) -> str:
        """Return the Area in which the way on the list ends."""
        at = position(rules, units, prizes, god="Italia", waiting=waiting, **fields)
        while shown := goals(rules, at, 0, rules.legal_actions(at)):
            at = rules.apply(at, shown[0].action, chance).position
        return rules.pack.area[rules.world.area[at.units[24]]].en

    assert reached(waiting=0b100) == "Celtica"
    # No other god can enter the Area of the player's own.
    assert reached(waiting=0b110) == "Italia"


@pytest.mark.parametrize(
    ("waiting", "points", "said"),
    [
        (0b110, 2, "can still place a god in Celtica this round"),
        (0b100, 2, "comes before you in the next round"),
        # The player can still get there in this turn.
        (0b110, 15, ""),
    ],
)
def test_a_step_that_leaves_a_hero_near_a_prize_names_who_may_use_it(
    waiting: int, points: int, said: str
):
    rules = rules_for(3)
    power = (points, POWER, POWER)
    fields: dict[str, Any] = {"sides": (0, 0, 1), "round": 7, "power": power, "waiting": waiting}
    at = position(rules, {24: "2009"}, {2: "1707"}, god="Celtica", **fields)
    at = replace(at, areas=(area(rules, "Italia"), OFF, OFF))
    action = rules.notation.read("step odysseus 1908")
    explained = str(MythologyTexts(rules).explain(at, action))
    assert ("Heroes belong to nobody" in explained) is bool(said)
    assert said in explained


@pytest.mark.parametrize(
    ("part", "prize", "says"),
    [
        (Part.GOD, "2814", "Guard the Prize: Andromeda (in Eastern Sea)"),
        (Part.MOVEMENT, "2814", "Guard the Prize: Andromeda"),
        (Part.GOD, "1707", "Toward a Prize to guard: Andromeda (in Celtica)"),
        (Part.MOVEMENT, "1707", "Toward a Prize to guard: Andromeda (in Celtica)"),
    ],
)
def test_monsters_have_prizes_to_guard_as_goals(part: Part, prize: str, says: str):
    rules = rules_for()
    sides = (Side.MONSTERS, Side.HEROES)
    at = position(rules, {HYDRA: "2812", JASON: "1610"}, {0: prize}, part=part, sides=sides)
    (task,) = presentation().actions.for_tasks(rules, at, 0, rules.legal_actions(at), "light")
    assert task.task == says
    # A way of two steps that doesn't arrive isn't offered as a whole.
    assert (task.then is not None) == (part is Part.MOVEMENT and prize == "2814")


@pytest.mark.parametrize(("power", "says"), [(1, "You can't move any units."), (2, "1 unit.")])
def test_a_god_without_the_points_for_a_hex_can_move_nothing(power: int, says: str):
    rules = rules_for()
    at = position(rules, {HERCULES: "2812"}, part=Part.GOD, power=(power, POWER))
    explained = MythologyTexts(rules).explain(at, rules.notation.read("place greece"))
    assert says in explained.effects[0]
