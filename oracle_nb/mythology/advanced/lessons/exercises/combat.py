"""Exercises on the red and the white die, and on combat: who dies, and by which rolls."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.events import Event
from oracle_nb.games.exercises import (
    ActionSequence,
    AnswerReason,
    Answers,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
)
from oracle_nb.mythology.advanced.lessons.exercises.control import HOME
from oracle_nb.mythology.advanced.lessons.exercises.tables import (
    YOU,
    Dice,
    E,
    asked,
    fighter,
    places,
    played,
    roll_of,
    slug,
    table,
    units_of,
)
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.missed_rules import Missed, dice_read
from oracle_nb.mythology.advanced.rules.odds import NUMBERS
from oracle_nb.mythology.advanced.rules.transaction import number_of
from oracle_nb.mythology.lessons.exercises.scenes import place, rules_for, templates
from oracle_nb.mythology.pieces import HEROES, Side

_LOW: Final = (1, 1)
_ROLLS: Final = 5
"""The number of rolls among which one chooses."""
_COMBATS: Final = ("attacking-1", "attacking-2", "attacked-3", "attacked-4", "attacked-5")
_DIED: Final = "unit-killed"
_RESULTS: Final = ("foe-dies", "unit-dies", "both-die", "rolled-again")


def _number(dice: Dice, missed: Missed) -> int:
    return number_of(dice_read(dice, missed))


# --- the dice --------------------------------------------------------------------------------


def read(random: Random, seed: int) -> E | None:
    """Ask for the number that two dice show."""
    dice = red, white = roll_of(random)

    def answers(rules: AdvancedMythology) -> Answers:
        return frozenset({(str(_number(dice, rules.missed)),)})

    facts = {"red": red, "white": white, "number": number_of(dice)}
    return asked(
        "dice.read",
        seed,
        table(units={}),
        NumberInput(0, 70),
        answers,
        ("world.dice",),
        facts=facts,
        explain=lambda: (
            AnswerReason("why-dice-tens"),
            AnswerReason("why-dice-read", facts),
        ),
    )


def order(random: Random, seed: int) -> E | None:
    """Ask for the order of four rolls, which is another one by their sums."""
    rolls = [roll_of(random) for _ in range(4)]
    sums, numbers = [*map(sum, rolls)], [*map(number_of, rolls)]
    if len(set(sums)) < 4 or len(set(numbers)) < 4:
        return None
    if sorted(rolls, key=sum) == sorted(rolls):
        return None
    keys = {f"rolled-{n}": dice for n, dice in enumerate(rolls, 1)}

    def answers(rules: AdvancedMythology) -> Answers:
        return frozenset({tuple(sorted(keys, key=lambda key: _number(keys[key], rules.missed)))})

    return asked(
        "dice.order",
        seed,
        table(units={}),
        Ordering(tuple(keys)),
        answers,
        ("world.dice",),
        facts=roll_facts(keys),
    )


def ways(random: Random, seed: int) -> E | None:
    """Ask how many of the 36 results kill a unit."""
    (unit,), (foe,) = units_of(random, Side.HEROES, 1), units_of(random, Side.MONSTERS, 1)
    attack, defense = fighter(unit).attack, fighter(foe).defense
    needed = defense - attack

    def answers(rules: AdvancedMythology) -> Answers:
        rolls = (_number(divmod(number, 10), rules.missed) for number in NUMBERS)
        return frozenset({(str(sum(number >= needed for number in rolls)),)})

    count = sum(number >= needed for number in NUMBERS)
    facts = {"unit": unit, "foe": foe, "attack": attack, "defense": defense}
    facts |= {"needed": needed, "count": count}
    return asked(
        "dice.ways",
        seed,
        table(units={slug(unit): HOME, slug(foe): HOME}),
        NumberInput(0, 36),
        answers,
        ("world.dice", "combat.roll", "combat.kill"),
        facts=facts,
        explain=lambda: (
            AnswerReason("why-dice-needed", facts),
            AnswerReason("why-dice-ways", facts),
        ),
    )


# --- combat ----------------------------------------------------------------------------------


def _decided(events: tuple[Event, ...], unit: int, rolls: int) -> str:
    """Return what the first rolls of a combat have decided."""
    dead = {event.facts["unit"] for event in events if event.what == _DIED}
    kinds = [event.what for event in events]
    if not dead or kinds[: kinds.index(_DIED)].count("combat-rolled") > rolls:
        return "rolled-again"
    return "both-die" if len(dead) > 1 else "unit-dies" if unit in dead else "foe-dies"


def rolled(random: Random) -> dict[str, Dice]:
    """Return different rolls by the keys of options."""
    numbers = random.sample(NUMBERS, _ROLLS)
    return {f"rolled-{n}": (number // 10, number % 10) for n, number in enumerate(numbers, 1)}


def roll_facts(rolls: Mapping[str, Dice]) -> dict[str, int]:
    """Return the facts of options that are rolls."""
    facts = {f"red_{n}": red for n, (red, _) in enumerate(rolls.values(), 1)}
    return facts | {f"white_{n}": white for n, (_, white) in enumerate(rolls.values(), 1)}


def chosen(rolls: Mapping[str, Dice], fits: Callable[[Dice], bool]) -> Answers:
    """Return the answer that selects the rolls that fit."""
    return frozenset({tuple(sorted(key for key, dice in rolls.items() if fits(dice)))})


def mixed(answers: Answers) -> bool:
    """Return whether an answer selects some rolls, but not all."""
    return all(0 < len(answer) < _ROLLS for answer in answers)


def single(random: Random, seed: int) -> E | None:
    """Ask with which rolls a Hero dies who attacks a Monster."""
    (unit,), (foe,) = units_of(random, Side.HEROES, 1), units_of(random, Side.MONSTERS, 1)
    rolls, attack, defense = rolled(random), fighter(unit).attack, fighter(foe).defense
    if fighter(foe).attack + number_of(_LOW) >= fighter(unit).defense:
        return None
    stage = table(
        units={slug(unit): HOME, slug(foe): HOME}, moved=[slug(unit)], held={slug(unit): YOU}
    )

    def answers(rules: AdvancedMythology) -> Answers:
        def dies(dice: Dice) -> bool:
            text = f"attack {slug(unit)} {slug(foe)}"
            events = played(rules, stage.position, text, [dice, _LOW]).events
            once = "combat.hero-attacks-monster" not in rules.missed
            return _decided(events, unit, 1 if once else 2) == "unit-dies"

        return chosen(rolls, dies)

    if not mixed(answers(stage.rules)):
        return None
    facts = {"unit": unit, "foe": foe, "attack": attack, "defense": defense}
    facts |= {"needed": defense - attack, **roll_facts(rolls)}
    return asked(
        "combat.monster",
        seed,
        stage,
        MultipleChoice(tuple(rolls)),
        answers,
        ("combat.hero-attacks-monster", "combat.roll", "combat.kill", "world.dice"),
        facts=facts,
        look=places(stage.position),
        explain=lambda: (
            AnswerReason("why-combat-once"),
            AnswerReason("why-combat-monster", facts),
        ),
    )


def fatal(random: Random, seed: int) -> E | None:
    """Ask in which combats a Hero dies at once: attacking a Monster, or attacked by it."""
    (unit,), (foe,) = units_of(random, Side.HEROES, 1), units_of(random, Side.MONSTERS, 1)
    rolls = {key: (roll_of(random), roll_of(random)) for key in _COMBATS}
    near = {slug(unit): HOME, slug(foe): HOME}
    stages = [
        table(units=near, moved=[slug(fights)], held={slug(fights): YOU}) for fights in (unit, foe)
    ]

    def answers(rules: AdvancedMythology) -> Answers:
        once = "combat.hero-attacks-monster" not in rules.missed

        def dies(key: str) -> bool:
            own, other = rolls[key]
            alone = key.startswith("attacking")
            at = stages[not alone].position
            text = f"attack {slug(unit)} {slug(foe)}"
            dice = [own, _LOW] if alone else [other, own]
            if not alone:
                text = f"attack {slug(foe)} {slug(unit)}"
            events = played(rules, at, text, dice).events
            count = 1 if alone and once else 2
            return _decided(events, unit, count) in ("unit-dies", "both-die")

        return frozenset({tuple(sorted(filter(dies, rolls)))})

    harmless = fighter(foe).attack + number_of(_LOW) < fighter(unit).defense
    (dead,) = answers(stages[0].rules)
    first = [key for key in dead if key.startswith("attacking")]
    if not harmless or len(first) != 1 or len(dead) - len(first) != 1 + seed % 2:
        return None
    facts = {"unit": unit, "foe": foe}
    for name, each in (("", unit), ("_back", foe)):
        numbers = fighter(each)
        facts |= {f"attack{name}": numbers.attack, f"defense{name}": numbers.defense}
    for n, (own, other) in enumerate(rolls.values(), 1):
        facts |= {f"red_{n}": own[0], f"white_{n}": own[1]}
        facts |= {f"redback_{n}": other[0], f"whiteback_{n}": other[1]}
    return asked(
        "combat.fatal",
        seed,
        stages[0],
        MultipleChoice(tuple(rolls)),
        answers,
        (
            *("combat.hero-attacks-monster", "combat.monster-attacks"),
            *("combat.roll", "combat.kill", "world.dice"),
        ),
        facts=facts,
    )


def duel(random: Random, seed: int) -> E | None:
    """Ask what the rolls of two units decide that both roll."""
    side = Side.HEROES if seed % 2 else Side.MONSTERS
    unit, foe = units_of(random, side, 1)[0], units_of(random, Side.HEROES, 1)[0]
    if unit == foe:
        return None
    rolls = [roll_of(random), roll_of(random)]
    stage = table(
        units={slug(unit): HOME, slug(foe): HOME}, moved=[slug(unit)], held={slug(unit): YOU}
    )

    def answers(rules: AdvancedMythology) -> Answers:
        text = f"attack {slug(unit)} {slug(foe)}"
        events = played(rules, stage.position, text, rolls).events
        return frozenset({(_decided(events, unit, 2),)})

    ((result,),) = answers(stage.rules)
    if result != _RESULTS[seed // 2 % len(_RESULTS)]:
        return None
    (red, white), (red_back, white_back) = rolls
    facts = {"unit": unit, "foe": foe, "red": red, "white": white}
    facts |= {"attack": fighter(unit).attack, "defense": fighter(foe).defense}
    facts |= {"attack_back": fighter(foe).attack, "defense_back": fighter(unit).defense}
    facts |= {"red_back": red_back, "white_back": white_back}
    facts |= {"number": number_of(rolls[0]), "number_back": number_of(rolls[1])}
    facts["total"] = facts["number"] + facts["attack"]
    facts["total_back"] = facts["number_back"] + facts["attack_back"]
    return asked(
        "combat.duel",
        seed,
        stage,
        SingleChoice(_RESULTS),
        answers,
        (
            "combat.heroes" if unit < HEROES else "combat.monster-attacks",
            *("combat.roll", "combat.kill", "world.dice"),
        ),
        facts=facts,
        look=places(stage.position),
        explain=lambda: (
            AnswerReason("why-combat-duel", facts),
            AnswerReason(f"why-{result}", facts),
        ),
    )


def magic(random: Random, seed: int) -> E | None:
    """Ask which rolls of magic kill, every other time against a Helper that guards."""
    (unit,) = units_of(random, Side(seed // 2 % 2), 1, magic=True)
    (foe,) = units_of(random, Side.HEROES, 1)
    helper, guard = random.choice((("mirror-shield", 30), ("embroidered-girdle", 20)))
    rolls, guarded = rolled(random), bool(seed % 2)
    scene = table(
        units={slug(unit): HOME, slug(foe): HOME},
        cargo={slug(foe): [helper]} if guarded else {},
        moved=[slug(unit)],
        held={slug(unit): YOU},
    )
    at = played(scene.rules, scene.position, f"attack {slug(unit)} {slug(foe)}").position
    stage = replace(scene, position=at)

    def answers(rules: AdvancedMythology) -> Answers:
        def works(dice: Dice) -> bool:
            return _decided(played(rules, at, "magic", [dice]).events, unit, 1) == "foe-dies"

        return chosen(rolls, works)

    if not mixed(answers(stage.rules)):
        return None
    add = guard * guarded
    facts = {"unit": unit, "foe": foe, "magic": fighter(unit).magic, "guard": add}
    facts |= {"most": fighter(unit).magic - add, **roll_facts(rolls)}
    return asked(
        "combat.magic",
        seed,
        stage,
        MultipleChoice(tuple(rolls)),
        answers,
        ("magic.roll", "magic.fails", "world.dice", "helper.magic"),
        facts=facts,
        look=places(at),
        explain=lambda: (
            AnswerReason("why-combat-low"),
            AnswerReason("why-combat-magic", facts),
        ),
    )


def attack(random: Random, seed: int) -> E | None:
    """Ask for a line in which a Hero goes to a Monster and attacks it."""
    here, names = place(random), rules_for().world.names
    world = rules_for().world
    start, aim = random.sample(here.inside, 2)
    if world.distances(start)[aim] != 1 + seed % 2:
        return None
    hero, tired = units_of(random, Side.HEROES, 2)
    (monster,) = units_of(random, Side.MONSTERS, 1)
    if fighter(hero).attack + 66 < fighter(monster).defense:
        return None
    stage = table(
        units={slug(hero): names[start], slug(tired): names[start], slug(monster): names[aim]},
        lost=[slug(tired)],
        held={slug(tired): "hera"},
        attempts=1,
        letting=["hera"],
        threatening=[YOU],
        peaceful=["hera"],
    )
    line = (f"go {slug(hero)} {names[aim]}", f"attack {slug(hero)} {slug(monster)}")

    def answers(rules: AdvancedMythology) -> Answers:
        after = stage.position
        for text in line:
            if not rules.check(after, rules.notation.read(text)):
                return frozenset()
            after = played(rules, after, text, [_LOW]).position
        return frozenset({line})

    def goal(now: Position) -> bool:
        return bool(now.fought >> hero & now.fought >> monster & 1)

    if not answers(stage.rules):
        return None
    facts = {"unit": hero, "foe": monster, "hex": world.index[names[aim]], "unit_2": tired}
    return asked(
        "combat.attack",
        seed,
        stage,
        ActionSequence(6),
        answers,
        ("march.announce", "combat.after-movement", "combat.attacker", "control.hero-attack"),
        facts=facts,
        action=stage.rules.notation.read,
        goal=goal,
        look=places(stage.position),
        explain=lambda: (
            AnswerReason("why-combat-first", facts),
            AnswerReason("why-combat-attack", facts),
        ),
    )


TEMPLATES: Final = templates(
    {
        "dice.read": read,
        "dice.order": order,
        "dice.ways": ways,
        "combat.monster": single,
        "combat.fatal": fatal,
        "combat.duel": duel,
        "combat.magic": magic,
        "combat.attack": attack,
    }
)
