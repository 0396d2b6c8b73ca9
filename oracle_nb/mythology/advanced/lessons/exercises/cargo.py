"""Exercises on ships, Helpers and Prizes, and on the glory for what units do."""

from random import Random
from typing import Any, Final

from oracle_nb.games.exercises import Answers, SingleChoice
from oracle_nb.mythology.advanced.lessons.exercises.combat import roll_facts, rolled
from oracle_nb.mythology.advanced.lessons.exercises.control import HOME
from oracle_nb.mythology.advanced.lessons.exercises.tables import (
    RIVAL,
    YOU,
    asked,
    asked_legal,
    asked_line,
    asked_which,
    fighter,
    knowing,
    places,
    played,
    slug,
    table,
    template,
    units_of,
)
from oracle_nb.mythology.advanced.model.numbers import AID
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.cargo import hexes_of
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.hercules import NAME as KILLER
from oracle_nb.mythology.advanced.rules.transaction import HIGH, number_of
from oracle_nb.mythology.advanced.scenarios.position_builder import Stage
from oracle_nb.mythology.lessons.exercises.scenes import Question, rules_for
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.packs.data_pack import PrizeData, helpers_of
from oracle_nb.mythology.pieces import HEROES, PRIZES, Side
from oracle_nb.text.numbers import signed


def _shore(random: Random) -> str:
    """Return the name of a random coast."""
    world = rules_for().world
    coasts = (hex_ for hex_ in members(world.shores & world.land) if world.water[hex_] >= 0)
    return world.names[random.choice([*coasts])]


def _prize(number: int) -> PrizeData:
    return rules_for().pack.prize[number]


_FEW: Final = 4
"""The options of questions that alone show a belief: check-ups ask those with few first."""
_TRIPS: Final = ((1, 0, 3, 4), (1, 0, 5, 8), (1, 1, 5, 8), (0, 1, 5, 8), (0, 0, 5, 8))
"""Ways: by ship, with doubled movement, and the least and most spaces."""


@template("cargo.sail", "vessel.two-hexes", "march.two-hexes", "march.four-at-most")
def sail(random: Random, seed: int) -> Question | None:
    """Ask which ways take at most two moving phases, by ship and on foot."""
    (hero,) = units_of(random, Side.HEROES, 1)
    trips = [(aboard, doubled, random.randint(*most)) for aboard, doubled, *most in _TRIPS]
    if seed % 2:
        trips[0] = (0, 0, random.randint(3, 4))
    random.shuffle(trips)
    del trips[_FEW:]
    where = _shore(random)
    stages, facts = {}, {"unit": hero}
    for n, (aboard, doubled, distance) in enumerate(trips, 1):
        stages[f"way-{n}"] = table(
            units={slug(hero): where},
            ships=[slug(hero)] if aboard else [],
            cargo={slug(hero): ["winged-sandals"]} if doubled else {},
        )
        facts |= {f"aboard_{n}": aboard, f"doubled_{n}": doubled, f"distance_{n}": distance}

    def reaches(rules: AdvancedMythology, key: str) -> bool:
        most = hexes_of(stages[key].position, rules.world, hero, rules.missed)
        return facts[f"distance_{key[-1]}"] <= 2 * most

    return asked_which(stages["way-1"], [*stages], reaches, facts=facts)


@template("cargo.may", "vessel.only-sails", "vessel.leave", "vessel.where", "prize.end-there")
def may(random: Random, seed: int) -> Question | None:
    """Ask what a Hero can do next to a Monster and a Prize, every other time on a ship."""
    hero, monster = (units_of(random, side, 1)[0] for side in Side)
    prize, where, aboard = random.randrange(PRIZES), _shore(random), not seed % 2
    stage = table(
        units={slug(hero): where, slug(monster): where},
        prizes={_prize(prize).slug: where},
        ships=[slug(hero)] if aboard else [],
        moved=[slug(hero)],
        held={slug(hero): YOU},
        attempts=1,
    )
    texts = (
        f"attack {slug(hero)} {slug(monster)}",
        *(f"{verb} {slug(hero)}" for verb in ("seize", "land", "embark")),
        "end",
    )
    facts = {"unit": hero, "foe": monster, "prize": prize, "aboard": int(aboard)}
    options, look = {text: text for text in texts}, places(stage.position)
    return asked_legal(stage, options, facts=facts, look=look)


@template("cargo.land", "vessel.only-sails", "vessel.leave", "prize.end-there")
def land(random: Random, seed: int) -> Question | None:
    """Ask for a line in which a Hero leaves the ship and tries to take a Prize."""
    hero, other = units_of(random, Side.HEROES, 2)
    prize, where = random.randrange(PRIZES), _shore(random)
    stage = table(
        units={slug(hero): where, slug(other): where},
        prizes={_prize(prize).slug: where},
        ships=[slug(hero), slug(other)],
        parts="fates",
        threatening=[YOU],
        moved=[slug(hero)],
        held={slug(hero): YOU},
        attempts=1,
    )

    def goal(now: Position) -> bool:
        return bool(now.tried >> hero & 1)

    lines = [(f"seize {slug(hero)}",), (f"land {slug(hero)}", f"seize {slug(hero)}")]
    facts = {"unit": hero, "prize": prize}
    why = ("why-cargo-aboard",)
    return asked_line(stage, lines, goal, facts=facts, why=why)


@template("cargo.tried", "prize.roll", "helper.use", "world.dice", "prize.once")
def tried(random: Random, seed: int) -> Question | None:
    """Ask which rolls take a Prize; aid would make one more enough."""
    (hero,) = units_of(random, Side.HEROES, 1)
    prize, aid, rolls = random.randrange(PRIZES), random.randint(1, 3), rolled(random, _FEW)
    helper = random.choice([helper for helper in helpers_of(rules_for().pack) if helper.attack])
    attack, defense = fighter(hero).attack, _prize(prize).defense
    needed = defense - attack - helper.attack
    if not any(needed - AID * aid <= number_of(dice) < needed for dice in rolls.values()):
        return None
    stage = table(
        units={slug(hero): HOME},
        prizes={_prize(prize).slug: HOME},
        cargo={slug(hero): [helper.slug]},
        aid={YOU: {slug(hero): aid}},
        moved=[slug(hero)],
        held={slug(hero): YOU},
    )

    def takes(rules: AdvancedMythology, key: str) -> bool:
        after = played(rules, stage.position, f"seize {slug(hero)}", [rolls[key]]).position
        return after.bearers[prize] == hero

    facts = {"unit": hero, "prize": prize, "defense": defense, "attack": attack, "points": aid}
    facts |= {"helper": helper.attack, "needed": needed, **roll_facts(rolls)}
    why, keys = ("why-cargo-counts", "why-cargo-tried"), [*rolls]
    return asked_which(stage, keys, takes, facts=facts, why=why)


# --- glory -----------------------------------------------------------------------------------


_PAID: Final = {
    "other": "victory.hero",
    "nobody": "victory.hero-nobody",
    "own": "victory.hero-own",
    "monster": "victory.monster",
}
"""The rule about the glory for a unit killed, by whose it is."""


@template("glory.killed")
def killed(random: Random, seed: int) -> Question | None:
    """Ask for the glory for a unit killed: a Monster, or a Hero of somebody or nobody."""
    case = seed % 6
    (foe,) = units_of(random, Side.MONSTERS if case == 3 else Side.HEROES, 1)
    you, them = random.randint(0, 4), random.randint(5, 9)
    if case < 3:
        you, them = random.randint(0, 1 + case), 5 * case + random.randint(2 + case, 5)
    elif case > 3:
        you, them = (0, 0) if case == 4 else (random.randint(6, 12), random.randint(0, 5))
    points = {god: {slug(foe): many} for god, many in ((YOU, you), (RIVAL, them)) if many}
    stage = table(
        units={KILLER: HOME, slug(foe): HOME},
        round=4,
        moved=[KILLER],
        held={KILLER: YOU},
        **{"noted" if foe >= HEROES else "totals": points},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        at = stage.position
        after = played(rules, at, f"attack {KILLER} {slug(foe)}").position
        return frozenset({(signed(after.glory[0] - at.glory[0]),)})

    ((result,),) = answers(stage.rules)
    facts = {"foe": foe, "you": you, "them": them, "most": max(you, them), "change": result}
    whose = ("other", "monster", "nobody", "own")[max(0, case - 2)]
    facts |= {"case": whose}
    form = SingleChoice(tuple(map(signed, (-5, 1, 2, 3))))
    rests_on = tuple(sorted(_PAID.values(), key=lambda rule: rule != _PAID[whose]))
    why = ("why-glory-whose", "why-glory-killed")
    return asked(stage, form, answers, rests_on=rests_on, facts=facts, why=why)


@template("glory.attack", *_PAID.values(), "hercules.wins")
def best_victim(random: Random, seed: int) -> Question | None:
    """Ask for the attack that brings most glory: on a Monster, or a Hero of a player or nobody."""
    theirs, own, lone = units_of(random, Side.HEROES, 3)
    (monster,) = units_of(random, Side.MONSTERS, 1)
    points, more = random.randint(16, 20) if seed % 2 else random.randint(6, 10), 25
    fifth = -(-points // 5)
    stage = table(
        units=dict.fromkeys((KILLER, *map(slug, (theirs, own, lone, monster))), HOME),
        round=8,
        totals={RIVAL: {slug(theirs): points}, YOU: {slug(own): more}},
        moved=[KILLER],
        held={KILLER: YOU},
    )

    def goal(now: Position) -> bool:
        return now.glory[0] >= stage.position.glory[0] + max(3, fifth)

    lines = [(f"attack {KILLER} {slug(unit)}",) for unit in (own, lone, theirs, monster)]
    facts = {"unit": theirs, "unit_2": own, "unit_3": lone, "foe": monster}
    facts |= {"points": points, "more": more, "fifth": fifth}
    return asked_line(stage, lines, goal, 1, facts=facts, why=("why-glory-attack",))


@template(
    "glory.which",
    "victory.hero",
    "victory.hero-nobody",
    "victory.hero-own",
    "victory.prize",
    "victory.prize-twice",
    "victory.challenge",
)
def which(random: Random, seed: int) -> Question | None:
    """Ask which of several events bring glory; each is played."""
    hero, foe, other, lone = units_of(random, Side.HEROES, 4)
    prizes = random.sample(range(PRIZES), 2)
    if any(fighter(hero).attack + number_of(HIGH) < _prize(each).defense for each in prizes):
        return None
    points = random.randint(5, 10)
    base: dict[str, Any] = {"round": 4, "held": {KILLER: YOU, slug(hero): YOU}}
    base["moved"] = [KILLER, slug(hero)]
    kills = table(
        units={KILLER: HOME} | {slug(unit): HOME for unit in (foe, other, lone)},
        totals={RIVAL: {slug(foe): points}, YOU: {slug(other): points}},
        **base,
    )
    events: dict[str, tuple[Stage, str]] = {
        "event-kill-theirs": (kills, f"attack {KILLER} {slug(foe)}"),
        "event-kill-own": (kills, f"attack {KILLER} {slug(other)}"),
        "event-kill-lone": (kills, f"attack {KILLER} {slug(lone)}"),
    }
    for key, god, number in zip(("again", "new"), (YOU, RIVAL), prizes, strict=True):
        name = _prize(number).slug
        scene = table(units={slug(hero): HOME}, prizes={name: HOME}, paid={god: [name]}, **base)
        events[f"event-prize-{key}"] = (scene, f"seize {slug(hero)}")
    for key, loses in (("win", False), ("lose", True)):
        pending = {"claim": slug(hero), "challenger": RIVAL, "bid": 3, "announcer": loses}
        noted = {god: {slug(hero): 3} for god in (YOU, RIVAL)}
        scene = table(units={slug(hero): HOME}, noted=noted, pending=pending)
        events[f"event-{key}"] = (scene, "concede")
    # Check-ups would put off a question with more options than others until the end.
    del events[random.choice(("event-kill-theirs", "event-prize-new", "event-win"))]
    del events[random.choice(("event-kill-own", "event-kill-lone"))]

    def pays(rules: AdvancedMythology, key: str) -> bool:
        stage, text = events[key]
        after = played(knowing(rules, "world.dice"), stage.position, text, [HIGH, HIGH]).position
        return after.glory[0] > stage.position.glory[0]

    facts = {"unit": hero, "foe": foe, "unit_2": other, "unit_3": lone, "points": points}
    facts |= {"prize": prizes[0], "prize_2": prizes[1]}
    return asked_which(kills, [*events], pays, facts=facts)
