"""Exercises on the red and the white die, and on combat: who dies, and by which rolls."""

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.events import Event
from oracle_nb.games.exercises import Answers, NumberInput, Ordering, SingleChoice
from oracle_nb.mythology.advanced.lessons.exercises.control import HOME
from oracle_nb.mythology.advanced.lessons.exercises.tables import (
    RIVAL,
    YOU,
    Dice,
    asked,
    asked_line,
    asked_which,
    fighter,
    played,
    roll_of,
    slug,
    table,
    template,
    units_of,
)
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.missed_rules import Missed, dice_read
from oracle_nb.mythology.advanced.rules.odds import NUMBERS
from oracle_nb.mythology.advanced.rules.transaction import LOW, number_of
from oracle_nb.mythology.advanced.scenarios.position_builder import Stage
from oracle_nb.mythology.lessons.exercises.scenes import Question, place, rules_for
from oracle_nb.mythology.pieces import HEROES, Side

_ROLLS: Final = 5
"""The number of rolls among which one chooses."""
_RESULTS: Final = ("foe-dies", "unit-dies", "both-die", "rolled-again")
_COMBATS: Final = ("attacking-1", "attacking-2", "attacked-3", "attacked-4", "attacked-5")
"""Combats of a Hero and a Monster, by who attacks."""


# --- the dice --------------------------------------------------------------------------------


def _number(dice: Dice, missed: Missed) -> int:
    return number_of(dice_read(dice, missed))


def rolled(random: Random, count: int = _ROLLS) -> dict[str, Dice]:
    """Return different rolls by the keys of options."""
    numbers = random.sample(NUMBERS, count)
    return {f"rolled-{n}": (number // 10, number % 10) for n, number in enumerate(numbers, 1)}


def roll_facts(rolls: Mapping[str, Dice]) -> dict[str, int]:
    """Return the facts of options that are rolls."""
    facts = {f"red_{n}": red for n, (red, _) in enumerate(rolls.values(), 1)}
    return facts | {f"white_{n}": white for n, (_, white) in enumerate(rolls.values(), 1)}


@template("dice.read", "world.dice")
def read(random: Random, seed: int) -> Question | None:
    """Ask for the number that two dice show."""
    dice = red, white = roll_of(random)

    def answers(rules: AdvancedMythology) -> Answers:
        return frozenset({(str(_number(dice, rules.missed)),)})

    facts = {"red": red, "white": white, "number": number_of(dice)}
    why = ("why-dice-tens", "why-dice-read")
    return asked(table(units={}), NumberInput(0, 70), answers, facts=facts, why=why)


@template("dice.order", "world.dice")
def order(random: Random, seed: int) -> Question | None:
    """Ask for the order of four rolls, which is another one by their sums."""
    rolls = rolled(random, 4)
    if len({*map(sum, rolls.values())}) < len(rolls):
        return None
    if sorted(rolls.values(), key=sum) == sorted(rolls.values()):
        return None

    def answers(rules: AdvancedMythology) -> Answers:
        ordered = sorted(rolls, key=lambda key: _number(rolls[key], rules.missed))
        return frozenset({tuple(ordered)})

    return asked(table(units={}), Ordering(tuple(rolls)), answers, facts=roll_facts(rolls))


@template("dice.ways", "world.dice", "combat.roll", "combat.kill")
def ways(random: Random, seed: int) -> Question | None:
    """Ask how many of the 36 results kill a unit."""
    (unit,), (foe,) = units_of(random, Side.HEROES, 1), units_of(random, Side.MONSTERS, 1)
    attack, defense = fighter(unit).attack, fighter(foe).defense
    needed = defense - attack

    def count(missed: Missed) -> int:
        return sum(_number(divmod(number, 10), missed) >= needed for number in NUMBERS)

    def answers(rules: AdvancedMythology) -> Answers:
        return frozenset({(str(count(rules.missed)),)})

    stage = table(units={slug(unit): HOME, slug(foe): HOME})
    facts = {"unit": unit, "foe": foe, "attack": attack, "defense": defense}
    facts |= {"needed": needed, "count": count(frozenset())}
    why = ("why-dice-needed", "why-dice-ways")
    return asked(stage, NumberInput(0, 36), answers, facts=facts, why=why)


@template("dice.attack", "world.dice", "combat.roll", "combat.kill")
def just_enough(random: Random, seed: int) -> Question | None:
    """Ask for an attack by the Hero for whom a roll is the lowest that kills."""
    foe, *units = units_of(random, Side.HEROES, 4)
    needed = {unit: fighter(foe).defense - fighter(unit).attack for unit in units}
    least = {unit: min(n for n in NUMBERS if n >= many) for unit, many in needed.items()}
    if len({*least.values()}) < len(units):
        return None
    right, heroes = random.choice(units), [slug(unit) for unit in units]
    red, white = divmod(least[right], 10)
    places, held = dict.fromkeys((*heroes, slug(foe)), HOME), dict.fromkeys(heroes, YOU)
    stage = table(units=places, moved=heroes, held=held)
    facts = {"foe": foe, "red": red, "white": white, "defense": fighter(foe).defense}
    facts |= {"unit": right, "number": least[right], "needed": needed[right]}
    for n, unit in enumerate(units, 1):
        facts |= {f"unit_{n}": unit, f"attack_{n}": fighter(unit).attack}
    lines = [(f"attack {slug(right)} {slug(foe)}",)]
    why = ("why-dice-read", "why-dice-attack")
    return asked_line(
        stage, lines, lambda now: bool(now.fought >> right & 1), 1, facts=facts, why=why
    )


# --- combat ----------------------------------------------------------------------------------


def _fight(unit: int, foe: int, **scene: object) -> Stage:
    """Return a scene in which a unit can attack another one."""
    units = {slug(unit): HOME, slug(foe): HOME}
    return table(units=units, moved=[slug(unit)], held={slug(unit): YOU}, **scene)


def _decided(events: tuple[Event, ...], unit: int, rolls: int) -> str:
    """Return what the first rolls of a combat have decided."""
    dead = {event.facts["unit"] for event in events if event.what == "unit-killed"}
    kinds = [event.what for event in events]
    if not dead or kinds[: kinds.index("unit-killed")].count("combat-rolled") > rolls:
        return "rolled-again"
    return "both-die" if len(dead) > 1 else "unit-dies" if unit in dead else "foe-dies"


@template(
    "combat.fatal",
    "combat.hero-attacks-monster",
    "combat.monster-attacks",
    "combat.roll",
    "combat.kill",
    "world.dice",
)
def fatal(random: Random, seed: int) -> Question | None:
    """Ask in which combats a Hero dies at once: attacking a Monster, or attacked by it."""
    (unit,), (foe,) = units_of(random, Side.HEROES, 1), units_of(random, Side.MONSTERS, 1)
    rolls = {key: (roll_of(random), roll_of(random)) for key in _COMBATS}
    attacks, attacked = _fight(unit, foe), _fight(foe, unit)

    def dies(rules: AdvancedMythology, key: str) -> bool:
        own, other = rolls[key]
        if key.startswith("attacked"):
            text, dice, stage, count = f"attack {slug(foe)} {slug(unit)}", [other, own], attacked, 2
        else:
            text, dice, stage = f"attack {slug(unit)} {slug(foe)}", [own, LOW], attacks
            count = 1 + ("combat.hero-attacks-monster" in rules.missed)
        events = played(rules, stage.position, text, dice).events
        return _decided(events, unit, count) in ("unit-dies", "both-die")

    first = [key for key in _COMBATS[:2] if dies(attacks.rules, key)]
    later = [key for key in _COMBATS[2:] if dies(attacks.rules, key)]
    harmless = fighter(foe).attack + number_of(LOW) < fighter(unit).defense
    if not harmless or len(first) != 1 or len(later) != 1 + seed % 2:
        return None
    facts = {"unit": unit, "foe": foe, **_numbers(unit, ""), **_numbers(foe, "_back")}
    facts |= roll_facts({key: own for key, (own, _) in rolls.items()})
    for n, (_, other) in enumerate(rolls.values(), 1):
        facts |= {f"redback_{n}": other[0], f"whiteback_{n}": other[1]}
    return asked_which(attacks, _COMBATS, dies, facts=facts)


def _numbers(unit: int, end: str) -> dict[str, int]:
    return {f"attack{end}": fighter(unit).attack, f"defense{end}": fighter(unit).defense}


@template("combat.duel", "combat.roll", "combat.kill", "world.dice")
def duel(random: Random, seed: int) -> Question | None:
    """Ask what the rolls of two units decide that both roll."""
    side = Side.HEROES if seed % 2 else Side.MONSTERS
    unit, foe = units_of(random, side, 1)[0], units_of(random, Side.HEROES, 1)[0]
    if unit == foe:
        return None
    rolls, stage = [roll_of(random), roll_of(random)], _fight(unit, foe)

    def answers(rules: AdvancedMythology) -> Answers:
        text = f"attack {slug(unit)} {slug(foe)}"
        events = played(rules, stage.position, text, rolls).events
        return frozenset({(_decided(events, unit, 2),)})

    ((result,),) = answers(stage.rules)
    if result != _RESULTS[seed // 2 % len(_RESULTS)]:
        return None
    facts = {"unit": unit, "foe": foe, **_numbers(unit, ""), **_numbers(foe, "_back")}
    for end, dice, own in zip(("", "_back"), rolls, (unit, foe), strict=True):
        number = number_of(dice)
        facts |= {f"red{end}": dice[0], f"white{end}": dice[1], f"number{end}": number}
        facts[f"total{end}"] = number + fighter(own).attack
    kind = "combat.heroes" if unit < HEROES else "combat.monster-attacks"
    why, form = ("why-combat-duel", f"why-{result}"), SingleChoice(_RESULTS)
    return asked(stage, form, answers, rests_on=(kind,), facts=facts, why=why)


@template("combat.magic", "magic.roll", "magic.fails", "world.dice", "helper.magic")
def magic(random: Random, seed: int) -> Question | None:
    """Ask which rolls of magic kill, every other time against a Helper that guards."""
    (unit,) = units_of(random, Side(seed // 2 % 2), 1, magic=True)
    (foe,) = units_of(random, Side.HEROES, 1)
    helper, guard = (("mirror-shield", 30), ("embroidered-girdle", 20))[seed // 2 % 2]
    add, rolls = guard * (seed % 2), rolled(random)
    scene = _fight(unit, foe, cargo={slug(foe): [helper]} if add else {})
    at = played(scene.rules, scene.position, f"attack {slug(unit)} {slug(foe)}").position

    def kills(rules: AdvancedMythology, key: str) -> bool:
        return _decided(played(rules, at, "magic", [rolls[key]]).events, unit, 1) == "foe-dies"

    facts = {"unit": unit, "foe": foe, "magic": fighter(unit).magic, "guard": add}
    facts |= {"most": fighter(unit).magic - add, **roll_facts(rolls)}
    why, stage, keys = ("why-combat-low", "why-combat-magic"), replace(scene, position=at), [*rolls]
    return asked_which(stage, keys, kills, facts=facts, why=why)


@template(
    "combat.attack",
    "march.announce",
    "combat.after-movement",
    "combat.attacker",
    "control.hero-attack",
)
def attack(random: Random, seed: int) -> Question | None:
    """Ask for a line in which a Hero goes to a Monster and attacks it."""
    here, world = place(random), rules_for().world
    start, aim = random.sample(here.inside, 2)
    (hero, tired), (monster,) = units_of(random, Side.HEROES, 2), units_of(random, Side.MONSTERS, 1)
    if world.distances(start)[aim] != 1 + seed % 2:
        return None
    near, far = world.names[start], world.names[aim]
    stage = table(
        units={slug(hero): near, slug(tired): near, slug(monster): far},
        gods={YOU: world.pack.area[here.area].slug},
        noted={YOU: {slug(hero): 2}},
        lost=[slug(tired)],
        held={slug(tired): RIVAL},
        attempts=1,
        letting=[RIVAL],
        parts="fates",
        threatening=[YOU],
        peaceful=[RIVAL],
    )

    def goal(now: Position) -> bool:
        return bool(now.fought >> hero & now.fought >> monster & 1)

    facts = {"unit": hero, "foe": monster, "hex": aim, "unit_2": tired}
    lines = [(f"go {slug(hero)} {far}", f"attack {slug(hero)} {slug(monster)}")]
    why = ("why-combat-first",)
    return asked_line(stage, lines, goal, facts=facts, why=why)
