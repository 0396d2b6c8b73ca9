"""Exercises on what the gods send: occurrences and cards."""

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.games.exercises import AnswerReason, Answers, MultipleChoice
from oracle_nb.mythology.advanced.lessons.exercises.control import HOME
from oracle_nb.mythology.advanced.lessons.exercises.tables import (
    YOU,
    Dice,
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
from oracle_nb.mythology.advanced.model.divine import Kind, Plot
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.hercules import hercules_of
from oracle_nb.mythology.advanced.rules.odds import NUMBERS
from oracle_nb.mythology.advanced.rules.transaction import HIGH, number_of
from oracle_nb.mythology.lessons.exercises.scenes import place, rules_for, templates
from oracle_nb.mythology.packs.data_pack import helpers_of
from oracle_nb.mythology.pieces import CARDS, OFF, UNITS, Side


def strikes(random: Random, seed: int) -> E | None:
    """Ask whom an earthquake kills or a pestilence keeps; the total equals one Defense Number."""
    kind = Kind.PESTILENCE if seed % 3 == 2 else Kind.EARTHQUAKE
    here, world = place(random), rules_for().world
    heroes = units_of(random, Side.HEROES, 20)
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
    """Ask what kills Hercules: two earthquakes, two rolls of magic, or a normal attack."""
    hero = hercules_of(rules_for().world)
    (mage,), (foe,) = units_of(random, Side.HEROES, 1, magic=True), units_of(random, Side.HEROES, 1)
    magic = fighter(mage).magic
    plots = [(points, roll_of(random)) for points in (random.randint(6, 9), random.randint(6, 9))]
    totals = [10 * points + number_of(dice) for points, dice in plots]
    spells = [roll_of(random), roll_of(random)]
    low = [number_of(dice) <= magic for dice in spells]
    if totals[0] <= 120 or totals[1] > 120 or sum(low) != 1:
        return None
    stage = table(
        units={slug(unit): HOME for unit in (hero, mage, foe)},
        gods={YOU: "greece"},
        plots={YOU: [f"earthquake-{plots[seed % 2][0]}"]},
        threatening=[YOU],
        moved=[slug(mage), slug(foe)],
        held={slug(mage): YOU, slug(foe): YOU},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        def dies(position: Position) -> bool:
            return position.units[hero] == OFF

        def strikes(points: int, dice: Dice) -> bool:
            sheet = Sheet(plots=(Plot(Kind.EARTHQUAKE, points).target,))
            at = replace(stage.position, sheets=(sheet, Sheet()))
            return dies(played(rules, at, f"occur earthquake-{points}", [dice]).position)

        declared = played(rules, stage.position, f"attack {slug(mage)} {slug(hero)}").position
        attacked = played(rules, stage.position, f"attack {slug(foe)} {slug(hero)}", [HIGH])
        fatal = {
            **{f"quake-{n}": strikes(*plot) for n, plot in enumerate(plots, 1)},
            **{
                f"spell-{n}": dies(played(rules, declared, "magic", [dice]).position)
                for n, dice in enumerate(spells, 3)
            },
            "attack-5": dies(attacked.position),
        }
        return frozenset({tuple(sorted(key for key, kills in fatal.items() if kills))})

    facts: dict[str, Any] = {"unit_5": foe, "unit_3": mage, "unit_4": mage, "most": magic}
    facts |= {f"points_{n}": points for n, (points, _) in enumerate(plots, 1)}
    for n, dice in enumerate((*(dice for _, dice in plots), *spells, HIGH), 1):
        facts |= {f"red_{n}": dice[0], f"white_{n}": dice[1]}
    facts |= {"magic_3": magic, "magic_4": magic}
    return asked(
        "divine.hercules",
        seed,
        stage,
        MultipleChoice(("quake-1", "quake-2", "spell-3", "spell-4", "attack-5")),
        answers,
        (
            *("hercules.occurrences", "hercules.wins", "hercules.magic"),
            *("divine.earthquake", "magic.roll", "world.dice"),
        ),
        facts=facts,
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
