"""Exercises on ships, Helpers and Prizes, and on the glory for what units do."""

from random import Random
from typing import Final

from oracle_nb.games.exercises import (
    ActionSequence,
    AnswerReason,
    Answers,
    MultipleChoice,
    NumberInput,
    SingleChoice,
)
from oracle_nb.mythology.advanced.lessons.exercises.combat import (
    chosen,
    mixed,
    roll_facts,
    rolled,
)
from oracle_nb.mythology.advanced.lessons.exercises.control import HOME
from oracle_nb.mythology.advanced.lessons.exercises.tables import (
    RIVAL,
    YOU,
    Dice,
    E,
    asked,
    fighter,
    knowing,
    places,
    played,
    signed,
    slug,
    table,
    units_of,
)
from oracle_nb.mythology.advanced.model.numbers import AID
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.cargo import hexes_of
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.hercules import hercules_of
from oracle_nb.mythology.advanced.rules.transaction import HIGH, number_of
from oracle_nb.mythology.advanced.scenarios.position_builder import Stage
from oracle_nb.mythology.lessons.exercises.scenes import rules_for, templates
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.packs.data_pack import helpers_of
from oracle_nb.mythology.pieces import HEROES, PRIZES, Side

_KILLER: Final = "hercules"
"""The Hero who kills without a roll."""


def _shore(random: Random) -> str:
    """Return the name of a random coast."""
    world = rules_for().world
    coasts = (hex_ for hex_ in members(world.shores & world.land) if world.water[hex_] >= 0)
    return world.names[random.choice([*coasts])]


def _prize(random: Random) -> int:
    return random.randrange(PRIZES)


# --- ships -----------------------------------------------------------------------------------


def sail(random: Random, seed: int) -> E | None:
    """Ask how many moving phases a way takes, by ship or on foot."""
    (hero,) = units_of(random, Side.HEROES, 1)
    aboard, doubled = seed % 3 != 2, seed % 2 == 0
    distance = random.randint(3, 12)
    stage = table(
        units={slug(hero): _shore(random)},
        ships=[slug(hero)] if aboard else [],
        cargo={slug(hero): ["winged-sandals"]} if doubled else {},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        most = hexes_of(stage.position, rules.world, hero, rules.missed)
        return frozenset({(str(-(-distance // most)),)})

    most = hexes_of(stage.position, stage.rules.world, hero)
    facts = {"unit": hero, "distance": distance, "aboard": int(aboard), "doubled": int(doubled)}
    facts |= {"most": most, "count": -(-distance // most)}
    return asked(
        "cargo.sail",
        seed,
        stage,
        NumberInput(1, 12),
        answers,
        ("vessel.two-hexes", "march.two-hexes", "march.four-at-most"),
        facts=facts,
        explain=lambda: (
            AnswerReason("why-cargo-most", facts),
            AnswerReason("why-cargo-sail", facts),
        ),
    )


def may(random: Random, seed: int) -> E | None:
    """Ask what a Hero can do next to a Monster and a Prize, every other time on a ship."""
    hero, monster = (units_of(random, side, 1)[0] for side in Side)
    prize, where, aboard = _prize(random), _shore(random), not seed % 2
    stage = table(
        units={slug(hero): where, slug(monster): where},
        prizes={rules_for().pack.prize[prize].slug: where},
        ships=[slug(hero)] if aboard else [],
        moved=[slug(hero)],
        held={slug(hero): YOU},
        attempts=1,
    )
    options = (
        f"attack {slug(hero)} {slug(monster)}",
        *(f"{verb} {slug(hero)}" for verb in ("seize", "land", "embark")),
        "end",
    )
    read = stage.rules.notation.read

    def answers(rules: AdvancedMythology) -> Answers:
        legal = (text for text in options if rules.check(stage.position, read(text)))
        return frozenset({tuple(sorted(legal))})

    return asked(
        "cargo.may",
        seed,
        stage,
        MultipleChoice(options),
        answers,
        ("vessel.only-sails", "vessel.leave", "vessel.gone", "vessel.where", "prize.end-there"),
        facts={"unit": hero, "foe": monster, "prize": prize, "aboard": int(aboard)},
        action=read,
        look=places(stage.position),
    )


def land(random: Random, seed: int) -> E | None:
    """Ask for a line in which a Hero leaves the ship and tries to take a Prize."""
    hero, other = units_of(random, Side.HEROES, 2)
    prize, where = _prize(random), _shore(random)
    stage = table(
        units={slug(hero): where, slug(other): where},
        prizes={rules_for().pack.prize[prize].slug: where},
        ships=[slug(hero), slug(other)],
        threatening=[YOU],
        moved=[slug(hero)],
        held={slug(hero): YOU},
        attempts=1,
    )
    lines = ((f"land {slug(hero)}", f"seize {slug(hero)}"), (f"seize {slug(hero)}",))

    def answers(rules: AdvancedMythology) -> Answers:
        for line in lines[::-1]:
            now, *later = map(rules.notation.read, line)
            if rules.check(stage.position, now):
                after = played(rules, stage.position, line[0], [HIGH]).position
                if all(rules.check(after, action) for action in later):
                    return frozenset({line})
        return frozenset()

    def goal(now: Position) -> bool:
        return bool(now.tried >> hero & 1)

    facts = {"unit": hero, "prize": prize}
    return asked(
        "cargo.land",
        seed,
        stage,
        ActionSequence(3),
        answers,
        ("vessel.only-sails", "vessel.leave", "prize.end-there"),
        facts=facts,
        action=stage.rules.notation.read,
        goal=goal,
        look=places(stage.position),
        explain=lambda: (AnswerReason("why-cargo-aboard"), AnswerReason("why-cargo-land", facts)),
    )


# --- Prizes ----------------------------------------------------------------------------------


def tried(random: Random, seed: int) -> E | None:
    """Ask which rolls take a Prize; aid would make one more enough."""
    (hero,) = units_of(random, Side.HEROES, 1)
    prize, aid, rolls = _prize(random), random.randint(1, 3), rolled(random)
    helper = random.choice([helper for helper in helpers_of(rules_for().pack) if helper.attack])
    attack, defense = fighter(hero).attack, rules_for().pack.prize[prize].defense
    needed = defense - attack - helper.attack
    if not any(needed - AID * aid <= number_of(dice) < needed for dice in rolls.values()):
        return None
    stage = table(
        units={slug(hero): HOME},
        prizes={rules_for().pack.prize[prize].slug: HOME},
        cargo={slug(hero): [helper.slug]},
        aid={YOU: {slug(hero): aid}},
        moved=[slug(hero)],
        held={slug(hero): YOU},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        def takes(dice: Dice) -> bool:
            after = played(rules, stage.position, f"seize {slug(hero)}", [dice]).position
            return after.bearers[prize] == hero

        return chosen(rolls, takes)

    if not mixed(answers(stage.rules)):
        return None
    facts = {"unit": hero, "prize": prize, "defense": defense, "attack": attack, "points": aid}
    facts |= {"helper": helper.attack, "needed": needed, **roll_facts(rolls)}
    return asked(
        "cargo.tried",
        seed,
        stage,
        MultipleChoice(tuple(rolls)),
        answers,
        ("prize.roll", "helper.use", "world.dice", "prize.once"),
        facts=facts,
        look=places(stage.position),
        explain=lambda: (
            AnswerReason("why-cargo-counts"),
            AnswerReason("why-cargo-tried", facts),
        ),
    )


# --- glory -----------------------------------------------------------------------------------


def killed(random: Random, seed: int) -> E | None:
    """Ask for the glory for a unit killed: a Monster, or a Hero of somebody or nobody."""
    case = seed % 6
    (foe,) = units_of(random, Side.MONSTERS if case == 3 else Side.HEROES, 1)
    you, them = random.randint(0, 4), random.randint(5, 9)
    if case < 3:
        you, them = random.randint(0, 1 + case), 5 * case + random.randint(2 + case, 5)
    elif case > 3:
        you, them = (0, 0) if case == 4 else (random.randint(6, 12), random.randint(0, 5))
    scene = {god: {slug(foe): points} for god, points in ((YOU, you), (RIVAL, them)) if points}
    points = {"noted": scene} if foe >= HEROES else {"totals": scene}
    stage = table(
        units={_KILLER: HOME, slug(foe): HOME},
        round=4,
        moved=[_KILLER],
        held={_KILLER: YOU},
        **points,
    )

    def answers(rules: AdvancedMythology) -> Answers:
        at = stage.position
        after = played(rules, at, f"attack {_KILLER} {slug(foe)}").position
        return frozenset({(signed(after.glory[0] - at.glory[0]),)})

    ((result,),) = answers(stage.rules)
    facts = {"foe": foe, "you": you, "them": them, "most": max(you, them), "change": result}
    facts |= {"case": ("other", "monster", "nobody", "own")[max(0, case - 2)]}
    facts |= {"player": 1, **stage.position.player_facts(1)}
    return asked(
        "glory.killed",
        seed,
        stage,
        SingleChoice(tuple(map(signed, (-5, 1, 2, 3)))),
        answers,
        ("victory.hero", "victory.hero-nobody", "victory.hero-own", "victory.monster"),
        facts=facts,
        explain=lambda: (
            AnswerReason("why-glory-whose", facts),
            AnswerReason("why-glory-killed", facts),
        ),
    )


def taken(random: Random, seed: int) -> E | None:
    """Ask for the glory for a Prize, every third time for one that was paid for."""
    (hero,) = units_of(random, Side.HEROES, 1)
    prize = _prize(random)
    if fighter(hero).attack + number_of(HIGH) < rules_for().pack.prize[prize].defense:
        return None
    name, paid = rules_for().pack.prize[prize].slug, ("nobody", "you", "them")[seed % 3]
    earlier = {"you": YOU, "them": RIVAL}.get(paid)
    stage = table(
        units={slug(hero): HOME},
        prizes={name: HOME},
        round=5,
        paid={earlier: [name]} if earlier else {},
        moved=[slug(hero)],
        held={slug(hero): YOU},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        known, at = knowing(rules, "world.dice"), stage.position
        after = played(known, at, f"seize {slug(hero)}", [HIGH]).position
        return frozenset({(signed(after.glory[0] - at.glory[0]),)})

    ((result,),) = answers(stage.rules)
    facts = {"unit": hero, "prize": prize, "paid": paid, "change": result}
    facts |= {"player": 1, **stage.position.player_facts(1)}
    return asked(
        "glory.taken",
        seed,
        stage,
        SingleChoice(tuple(map(signed, (0, 3, 5, 50)))),
        answers,
        ("victory.prize", "victory.prize-twice"),
        facts=facts,
        explain=lambda: (
            AnswerReason("why-glory-paid", facts),
            AnswerReason("why-glory-taken", facts),
        ),
    )


def which(random: Random, seed: int) -> E | None:
    """Ask which of several events bring glory; each is played."""
    hero, foe, other, lone = units_of(random, Side.HEROES, 4)
    prize, second = random.sample(range(PRIZES), 2)
    prizes = [rules_for().pack.prize[number] for number in (prize, second)]
    reach = fighter(hero).attack + number_of(HIGH)
    if reach < max(prize.defense for prize in prizes):
        return None
    points = random.randint(5, 10)
    base = {"round": 4, "held": {_KILLER: YOU, slug(hero): YOU}, "moved": [_KILLER, slug(hero)]}
    kills = table(
        units={slug(unit): HOME for unit in (hercules_of(rules_for().world), foe, other, lone)},
        totals={RIVAL: {slug(foe): points}, YOU: {slug(other): points}},
        **base,
    )
    tries = [
        table(
            units={slug(hero): HOME},
            prizes={thing.slug: HOME},
            paid={god: [thing.slug]},
            **base,
        )
        for thing, god in zip(prizes, (YOU, RIVAL), strict=True)
    ]
    bidding = [
        table(
            units={slug(hero): HOME},
            noted={YOU: {slug(hero): 3}, RIVAL: {slug(hero): 3}},
            pending={"claim": slug(hero), "challenger": RIVAL, "bid": 3, "announcer": wins},
        )
        for wins in (False, True)
    ]
    events = {
        "event-kill-theirs": (kills, f"attack {_KILLER} {slug(foe)}"),
        "event-kill-own": (kills, f"attack {_KILLER} {slug(other)}"),
        "event-kill-lone": (kills, f"attack {_KILLER} {slug(lone)}"),
        "event-prize-again": (tries[0], f"seize {slug(hero)}"),
        "event-prize-new": (tries[1], f"seize {slug(hero)}"),
        "event-win": (bidding[0], "concede"),
        "event-lose": (bidding[1], "concede"),
    }
    keys = [*events]
    del keys[random.choice((0, 4, 5))]
    random.shuffle(keys)

    def answers(rules: AdvancedMythology) -> Answers:
        known = knowing(rules, "world.dice")

        def pays(stage: Stage, text: str) -> bool:
            after = played(known, stage.position, text, [HIGH, HIGH]).position
            return after.glory[0] > stage.position.glory[0]

        return frozenset({tuple(sorted(key for key in keys if pays(*events[key])))})

    facts = {"unit": hero, "foe": foe, "unit_2": other, "unit_3": lone, "points": points}
    facts |= {"prize": prize, "prize_2": second, "player": 1, **kills.position.player_facts(1)}
    return asked(
        "glory.which",
        seed,
        kills,
        MultipleChoice(tuple(keys)),
        answers,
        (
            *("victory.hero", "victory.hero-nobody", "victory.hero-own"),
            *("victory.prize", "victory.prize-twice", "victory.challenge"),
        ),
        facts=facts,
    )


TEMPLATES: Final = templates(
    {
        "cargo.sail": sail,
        "cargo.may": may,
        "cargo.land": land,
        "cargo.tried": tried,
        "glory.killed": killed,
        "glory.taken": taken,
        "glory.which": which,
    }
)
