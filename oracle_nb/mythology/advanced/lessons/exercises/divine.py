"""Exercises on what the gods send: occurrences and cards."""

from random import Random
from typing import Any, Final

from oracle_nb.games.exercises import AnswerReason, Answers, MultipleChoice, SingleChoice
from oracle_nb.mythology.advanced.lessons.exercises.control import HOME
from oracle_nb.mythology.advanced.lessons.exercises.tables import (
    YOU,
    E,
    asked,
    fighter,
    played,
    roll_of,
    slug,
    table,
    units_of,
)
from oracle_nb.mythology.advanced.model.cards import cards_of
from oracle_nb.mythology.advanced.model.divine import Kind
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.hercules import hercules_of
from oracle_nb.mythology.advanced.rules.odds import NUMBERS
from oracle_nb.mythology.advanced.rules.transaction import number_of
from oracle_nb.mythology.lessons.exercises.scenes import place, rules_for, templates
from oracle_nb.mythology.packs.data_pack import helpers_of
from oracle_nb.mythology.pieces import CARDS, HEROES, OFF, UNITS, Side


def strikes(random: Random, seed: int) -> E | None:
    """Ask whom an earthquake kills or a pestilence keeps; the total equals one Defense Number."""
    kind = Kind.PESTILENCE if seed % 3 == 2 else Kind.EARTHQUAKE
    here, world = place(random), rules_for().world
    heroes = units_of(random, Side.HEROES, HEROES)
    equal, points = heroes[0], random.randint(1, 3)
    total = fighter(equal).defense
    number = total - points * (10 if kind is Kind.EARTHQUAKE else 20)
    lower = [hero for hero in heroes if fighter(hero).defense < total]
    higher = [hero for hero in heroes if fighter(hero).defense > total]
    helpers = [helper for helper in helpers_of(world.pack) if helper.defense > 0]
    helper = random.choice(helpers)
    guarded = [hero for hero in lower if fighter(hero).defense + helper.defense >= total]
    coasts = [hex_ for hex_ in here.inside if world.water[hex_] >= 0]
    if number not in NUMBERS or not (higher and guarded and coasts):
        return None
    shield = guarded[0]
    weak, sailor, *_ = [hero for hero in lower if hero != shield] + [OFF, OFF]
    units = [equal, higher[0], shield, weak, sailor]
    if OFF in units:
        return None
    random.shuffle(units)
    inside = random.sample(here.inside, 4)
    hexes = {hero: inside.pop() for hero in units if hero != sailor} | {sailor: coasts[0]}
    stage = table(
        units={slug(hero): world.names[hex_] for hero, hex_ in hexes.items()},
        gods={YOU: world.pack.area[here.area].slug},
        plots={YOU: [f"{kind}-{points}"]},
        threatening=[YOU],
        cargo={slug(shield): [helper.slug]},
        ships=[slug(sailor)],
    )
    options = {f"struck-{n}": hero for n, hero in enumerate(units, 1)}

    def answers(rules: AdvancedMythology) -> Answers:
        roll = [divmod(number, 10)]
        after = played(rules, stage.position, f"occur {kind}-{points}", roll).position
        struck = (
            key
            for key, hero in options.items()
            if after.units[hero] == OFF or after.kept >> hero & 1
        )
        return frozenset({tuple(sorted(struck))})

    red, white = divmod(number, 10)
    facts: dict[str, Any] = {"area": here.area, "points": points, "red": red, "white": white}
    facts |= {"kind": str(kind), "total": total, "number": number}
    for n, hero in enumerate(units, 1):
        facts |= {f"unit_{n}": hero, f"defense_{n}": fighter(hero).defense}
        facts |= {f"helper_{n}": helper.defense if hero == shield else 0}
        facts |= {f"aboard_{n}": int(hero == sailor)}
    return asked(
        "divine.strikes",
        seed,
        stage,
        MultipleChoice(tuple(options)),
        answers,
        (f"divine.{kind}", "divine.heroes-only", "divine.one-roll", "world.dice"),
        facts=facts,
        explain=lambda: (
            AnswerReason("why-divine-total", facts),
            AnswerReason("why-divine-strikes", facts),
        ),
    )


def hercules(random: Random, seed: int) -> E | None:
    """Ask what an earthquake does to Hercules, and what that costs."""
    hero, points, roll = hercules_of(rules_for().world), random.randint(6, 9), roll_of(random)
    stage = table(
        units={slug(hero): HOME},
        gods={YOU: "greece"},
        plots={YOU: [f"earthquake-{points}"]},
        threatening=[YOU],
        totals={"hera": {slug(hero): random.randint(2, 9)}},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        at = stage.position
        after = played(rules, at, f"occur earthquake-{points}", [roll]).position
        if after.units[hero] != OFF:
            return frozenset({("hercules-stays",)})
        lost = after.glory[0] < at.glory[0]
        return frozenset({("hercules-costs" if lost else "hercules-pays",)})

    number = number_of(roll)
    total = number + 10 * points
    ((result,),) = answers(stage.rules)
    if result != ("hercules-stays", "hercules-costs")[seed % 2] or abs(total - 120) > 15:
        return None
    facts = {"points": points, "red": roll[0], "white": roll[1], "number": number, "total": total}
    return asked(
        "divine.hercules",
        seed,
        stage,
        SingleChoice(("hercules-stays", "hercules-costs", "hercules-pays", "hercules-rages")),
        answers,
        ("hercules.occurrences", "divine.earthquake", "world.dice"),
        facts=facts,
        explain=lambda: (
            AnswerReason("why-divine-hercules", facts),
            AnswerReason(f"why-{result}"),
        ),
    )


def cards(random: Random, seed: int) -> E | None:
    """Ask what can be played now: every other time, no card lies in front of the learner."""
    world = rules_for().world
    decks = cards_of(world.pack)
    nike = [number for number in range(CARDS) if decks[number].blessing == "nike"]
    named = [
        n
        for n in range(CARDS)
        if n not in nike and len(decks[n].counters) == 1 and max(decks[n].counters) < UNITS
    ]
    (oracle, other), blessing = random.sample(named, 2), random.choice(nike)
    if decks[oracle].counters == decks[other].counters:
        return None
    laid = bool(seed % 2)
    (hero,) = units_of(random, Side.HEROES, 1)
    (feat,) = decks[oracle].counters
    hand = [f"card-{number + 1}" for number in (oracle, other, blessing)]
    stage = table(
        units={slug(hero): HOME},
        hands={YOU: hand[: 3 - laid]},
        laid={YOU: hand[2]} if laid else {},
        feats={YOU: {slug(feat): 3}},
        attempts=1,
    )
    options = {
        "play-bless": f"bless {slug(hero)}",
        "play-oracle": f"oracle {hand[0]}",
        "play-other": f"oracle {hand[1]}",
        "play-lay": f"lay {hand[0]}",
        "play-end": "end",
    }
    read = stage.rules.notation.read

    def answers(rules: AdvancedMythology) -> Answers:
        legal = (key for key, text in options.items() if rules.check(stage.position, read(text)))
        return frozenset({tuple(sorted(legal))})

    facts = {"unit": hero, "foe": feat, "laid": int(laid), "card_1": oracle, "card_2": other}
    return asked(
        "divine.cards",
        seed,
        stage,
        MultipleChoice(tuple(options)),
        answers,
        ("card.laid", "card.from-hand", "card.oracle", "card.one", "phase.cards"),
        facts=facts,
        action=lambda key: read(options[key]),
    )


TEMPLATES: Final = templates(
    {
        "divine.strikes": strikes,
        "divine.hercules": hercules,
        "divine.cards": cards,
    }
)
