"""The list of the Advanced Game under its goal: ways, fights and attempts for Prizes."""

import pytest
from msgspec.structs import replace

from oracle_nb.mythology.advanced.bots.walking import distances
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import NOBODY, Way
from oracle_nb.mythology.advanced.package import MYTHOLOGY_ADVANCED
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.advanced.ui.choices import FAR, on_foot
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.packs.data_pack import helpers_of
from oracle_nb.mythology.pieces import OFF, PRIZES
from tests.mythology.advanced.games import staged
from tests.mythology.advanced.test_combat import BESIDE, NAMES, PLACE, RULES, position


def tasks_of(stage):
    """Return the actions that are listed as bringing the player closer to glory, and what for."""
    actions, rules = MYTHOLOGY_ADVANCED.presentation("en").actions, stage.rules
    legal = rules.legal_actions(stage.position)
    listed = actions.for_tasks(rules, stage.position, 0, legal, "light")
    return [(rules.notation.write(task.action), task.task) for task in listed]


def test_no_attack_is_listed_that_its_unit_cannot_survive_or_win():
    attacks = []
    for foe in ("hercules", "jason"):
        stage = staged(
            f'units = {{ achilles = "2912", {foe} = "2912" }}\nmoved = ["achilles"]\n'
            'held = { achilles = "athena" }\nattempts = 5\nfighting = true\n'
        )
        attacks += tasks_of(stage)
    assert attacks == [("attack achilles jason", "Fight: Jason")]


def test_an_attack_before_the_end_of_movement_says_so_and_a_bad_one_is_not_listed():
    listed = []
    for hero, attempts in (("achilles", 2), ("achilles", 5), ("nestor", 2)):
        stage = staged(
            f'units = {{ {hero} = "2912", typhon = "2912" }}\nmoved = ["{hero}"]\n'
            f'held = {{ {hero} = "athena" }}\nattempts = {attempts}\n'
        )
        listed += [task for _, task in tasks_of(stage)]
    typhon = "Fight: Typhon, 3 glory, +1 for your Fate"
    assert listed == [f"{typhon}. Then nobody else can move.", typhon]
    for attempts, ends in ((5, ""), (2, "move")):
        stage = staged(
            'units = { achilles = "2912", typhon = "2912", jason = "3413" }\n'
            'prizes = { helen = "3413" }\nmoved = ["achilles", "jason"]\n'
            f'held = {{ achilles = "athena", jason = "athena" }}\nattempts = {attempts}\n'
        )
        fight = f"{typhon}. Then nobody else can move." if ends else typhon
        nobody = "move or attack" if ends else "attack"
        prize = f"Prize: Helen, 5 glory. Then nobody else can {nobody}."
        assert [task for _, task in tasks_of(stage)] == [fight, prize]


@pytest.mark.parametrize(
    ("hero", "listed"),
    [
        ("achilles", [("stop", "Fight: Typhon, 3 glory, +1 for your Fate")]),
        ("nestor", [("go nestor 2812", "Prize: Helen, 5 glory")]),
    ],
)
def test_a_hero_stays_with_a_monster_that_is_worth_a_fight(hero, listed):
    stage = staged(
        f'units = {{ {hero} = "2912", typhon = "2912" }}\nprizes = {{ helen = "2812" }}\n'
        f'held = {{ {hero} = "athena" }}\nattempts = 1\npending = {{ way = "{hero}", moved = 1 }}\n'
    )
    assert tasks_of(stage) == listed


def test_a_step_to_a_monster_that_is_worth_a_fight_comes_before_one_to_a_prize():
    stage = staged(
        'units = { achilles = "2912", typhon = "2812" }\nprizes = { helen = "2913" }\n'
        'held = { achilles = "athena" }\nattempts = 1\npending = { way = "achilles" }\n'
    )
    assert [task.partition(",")[0] for _, task in tasks_of(stage)] == [
        "Fight: Typhon",
        "Prize: Helen",
    ]


@pytest.mark.parametrize("carried", [True, False])
def test_the_way_home_and_to_the_nearest_prize_is_listed_step_by_step(carried):
    world, jason = RULES.world, NAMES["jason"]
    home = [*members(home_of(world))]
    near = {hex_: on_foot(world, hex_) for hex_ in range(len(world.names))}
    start = next(
        hex_
        for hex_, spaces in near.items()
        if min((spaces.get(end, FAR) for end in home), default=FAR) == 3
    )
    prize = start if carried else next(hex_ for hex_, n in near[start].items() if n == 3)
    before = replace(
        position({"jason": start}),
        prizes=(prize, *[OFF] * (PRIZES - 1)),
        bearers=(jason if carried else NOBODY, *[NOBODY] * (PRIZES - 1)),
        pending=(Way(jason),),
        attempts=1,
    )
    legal = RULES.legal_actions(before)
    listed = MYTHOLOGY_ADVANCED.presentation("en").actions.for_tasks(
        RULES, before, before.turn, legal, "light"
    )
    assert [task.task.partition(":")[0] for task in listed] == [
        "Home to Greece" if carried else "Prize"
    ]
    ends = home if carried else [prize]
    assert min(near[listed[0].action.target].get(end, FAR) for end in ends) < 3


def test_a_hero_with_a_helper_goes_for_a_prize():
    start, carried = 'units = { jason = "3611" }\nprizes = { golden-fleece = "3413" }\n', []
    first, *_, last = (helper.slug for helper in helpers_of(RULES.pack))
    for cargo in ("", first, last, "helen"):
        things = f'"{cargo}"' if cargo else ""
        stage = staged(
            f"{start}cargo = {{ jason = [{things}] }}\nattempts = 1\n"
            'held = { jason = "athena" }\npending = { way = "jason" }\n'
        )
        carried.append([task.partition(":")[0] for _, task in tasks_of(stage)])
    assert carried == [["Prize"]] * 3 + [["Home to Greece"]]


@pytest.mark.parametrize("bearer", ["", "nestor"])
def test_a_ship_that_reaches_a_prize_is_listed_unless_somebody_carries_it(bearer):
    jason = NAMES["jason"]
    aboard = replace(
        position({"jason": PLACE, "nestor": BESIDE}),
        prizes=(BESIDE, *[OFF] * (PRIZES - 1)),
        bearers=(NAMES[bearer] if bearer else NOBODY, *[NOBODY] * (PRIZES - 1)),
        ships=1 << jason,
        pending=(Way(jason),),
        attempts=1,
    )
    legal = [Action(Verb.GO, jason, BESIDE), Action(Verb.GO, jason, RULES.world.index["2811"])]
    listed = MYTHOLOGY_ADVANCED.presentation("en").actions.for_tasks(
        RULES, aboard, aboard.turn, legal, "light"
    )
    assert [task.action for task in listed] == ([] if bearer else legal[:1])


@pytest.mark.parametrize("carried", [True, False])
def test_a_ship_is_led_home_or_toward_a_prize(carried):
    jason, prize = NAMES["jason"], RULES.world.index["3413"]
    ends = home_of(RULES.world) if carried else 1 << prize
    away = distances(RULES.world, ends).aboard
    start = next(hex_ for hex_ in members(RULES.world.afloat) if away[hex_] == 4)
    aboard = replace(
        position({"jason": start}),
        prizes=(start if carried else prize, *[OFF] * (PRIZES - 1)),
        bearers=(jason if carried else NOBODY, *[NOBODY] * (PRIZES - 1)),
        ships=1 << jason,
        pending=(Way(jason),),
        attempts=1,
    )
    legal = RULES.legal_actions(aboard)
    (goal,) = MYTHOLOGY_ADVANCED.presentation("en").actions.for_tasks(
        RULES, aboard, aboard.turn, legal, "light"
    )
    assert goal.task.startswith("Home to Greece" if carried else "Prize")
    targets = [way.target for way in legal if way.verb in (Verb.STEP, Verb.GO)]
    assert away[goal.action.target] == min(away[target] for target in targets) < 4


@pytest.mark.parametrize(
    ("action", "folded"),
    [
        ("attack jason medusa", False),
        ("seize jason", False),
        ("land jason", False),
        ("embark jason", True),
        ("drop jason helen", True),
        ("claim jason", False),
        ("claim nestor", True),
        ("claim medusa", True),
        ("step jason 2913", False),
        ("go jason 2914", True),
        ("bolt 2912", True),
        ("strike 2", False),
        ("revive jason 2912", True),
        ("event 3", True),
        ("pray jason 2", True),
        ("occur earthquake-4", False),
        ("plot earthquake-4", True),
    ],
)
def test_rare_actions_are_folded(action, folded):
    stage = staged(
        'players = ["athena", "hera", "hermes", "ares", "zeus"]\nprayer = "yes"\n'
        'units = { jason = "2912", nestor = "2912", medusa = "2912" }\n'
        "noted = { athena = { jason = 3 } }\n"
    )
    actions, rules = MYTHOLOGY_ADVANCED.presentation("en").actions, stage.rules
    group = actions.group(rules, stage.position, rules.notation.read(action))
    assert group.title and group.folded is folded


@pytest.mark.parametrize(
    ("extra", "first", "folded"),
    [
        ("", 33, 0),
        ('gods = { athena = "egypt" }', 1, 32),
        ('threatening = ["athena"]\nplots = { athena = ["earthquake-3"] }', 1, 32),
    ],
)
def test_areas_that_matter_for_a_god_come_before_the_others(extra, first, folded):
    stage = staged(f'phase = "placing"\nunits = {{ jason = "2912" }}\n{extra}')
    actions, rules = MYTHOLOGY_ADVANCED.presentation("en").actions, stage.rules
    kinds = [
        actions.group(rules, stage.position, action)
        for action in rules.legal_actions(stage.position)
        if action.verb is Verb.PLACE
    ]
    assert [sum(kind.folded is is_folded for kind in kinds) for is_folded in (False, True)] == [
        first,
        folded,
    ]
    assert len({kind.title for kind in kinds}) == 1 + (folded > 0)
