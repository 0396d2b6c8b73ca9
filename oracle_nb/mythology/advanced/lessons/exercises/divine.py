"""Exercises on what the gods send: occurrences and cards."""

from random import Random
from typing import Any

from msgspec.structs import replace

from oracle_nb.mythology.advanced.lessons.exercises.combat import roll_facts
from oracle_nb.mythology.advanced.lessons.exercises.control import HOME
from oracle_nb.mythology.advanced.lessons.exercises.tables import (
    YOU,
    asked_legal,
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
from oracle_nb.mythology.advanced.model.cards import cards_of
from oracle_nb.mythology.advanced.model.divine import Kind, Plot
from oracle_nb.mythology.advanced.model.numbers import HERCULES_DEFENSE
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.hercules import hercules_of
from oracle_nb.mythology.advanced.rules.odds import NUMBERS
from oracle_nb.mythology.advanced.rules.transaction import HIGH, number_of
from oracle_nb.mythology.lessons.exercises.scenes import Question, place, rules_for
from oracle_nb.mythology.packs.data_pack import helpers_of
from oracle_nb.mythology.pieces import CARDS, OFF, UNITS, Side


@template("divine.strikes", "divine.heroes-only", "divine.one-roll", "world.dice")
def strikes(random: Random, seed: int) -> Question | None:
    """Ask whom an earthquake kills or a pestilence keeps; the total equals one Defense Number."""
    kind = Kind.PESTILENCE if seed % 3 == 2 else Kind.EARTHQUAKE
    here, world = place(random), rules_for().world
    equal, *heroes = units_of(random, Side.HEROES, 20)
    points, total = random.randint(1, 3), fighter(equal).defense
    number = total - Plot(kind, points).bonus
    helper = random.choice([each for each in helpers_of(world.pack) if each.defense > 0])
    lower = [hero for hero in heroes if fighter(hero).defense < total]
    higher = [hero for hero in heroes if fighter(hero).defense > total]
    guarded = [hero for hero in lower if fighter(hero).defense + helper.defense >= total]
    coasts = [hex_ for hex_ in here.inside if world.water[hex_] >= 0]
    if number not in NUMBERS or len(lower) < 3 or not (higher and guarded and coasts):
        return None
    shield = guarded[0]
    weak, sailor = [hero for hero in lower if hero != shield][:2]
    units = [equal, higher[0], shield, weak, sailor]
    random.shuffle(units)
    where = [*random.sample(here.inside, 4), coasts[0]]
    on_land = [hero for hero in units if hero != sailor]
    stage = table(
        units={
            slug(hero): world.names[hex_]
            for hero, hex_ in zip((*on_land, sailor), where, strict=True)
        },
        gods={YOU: world.pack.area[here.area].slug},
        plots={YOU: [f"{kind}-{points}"]},
        parts="fates",
        threatening=[YOU],
        cargo={slug(shield): [helper.slug]},
        ships=[slug(sailor)],
    )
    options, dice = {f"struck-{n}": hero for n, hero in enumerate(units, 1)}, divmod(number, 10)

    def strikes(rules: AdvancedMythology, key: str) -> bool:
        after = played(rules, stage.position, f"occur {kind}-{points}", [dice]).position
        return after.units[options[key]] == OFF or bool(after.kept >> options[key] & 1)

    facts: dict[str, Any] = {"area": here.area, "points": points, "red": dice[0], "white": dice[1]}
    facts |= {"kind": str(kind), "total": total, "number": number}
    for n, hero in enumerate(units, 1):
        facts |= {f"unit_{n}": hero, f"defense_{n}": fighter(hero).defense}
        facts |= {f"helper_{n}": helper.defense if hero == shield else 0}
        facts |= {f"aboard_{n}": int(hero == sailor)}
    why, keys = ("why-divine-total", "why-divine-strikes"), [*options]
    return asked_which(stage, keys, strikes, rests_on=(f"divine.{kind}",), facts=facts, why=why)


@template(
    "divine.hercules",
    "hercules.occurrences",
    "hercules.wins",
    "hercules.magic",
    "divine.earthquake",
    "magic.roll",
    "world.dice",
)
def hercules(random: Random, seed: int) -> Question | None:
    """Ask what kills Hercules: two earthquakes, two rolls of magic, or a normal attack."""
    hero = hercules_of(rules_for().world)
    (mage,) = units_of(random, Side.HEROES, 1, magic=True)
    (foe,) = units_of(random, Side.HEROES, 1)
    keys = ("quake-1", "quake-2", "spell-3", "spell-4", "attack-5")
    dice = {key: roll_of(random) for key in keys[:4]} | {keys[4]: HIGH}
    plots = {key: Plot(Kind.EARTHQUAKE, random.randint(6, 9)) for key in keys[:2]}
    high = [plot.bonus + number_of(dice[key]) > HERCULES_DEFENSE for key, plot in plots.items()]
    low = [number_of(dice[key]) <= fighter(mage).magic for key in keys[2:4]]
    if sum(high) != 1 or sum(low) != 1:
        return None
    stage = table(
        units={slug(unit): HOME for unit in (hero, mage, foe)},
        gods={YOU: "greece"},
        parts="fates",
        threatening=[YOU],
        moved=[slug(mage), slug(foe)],
        held={slug(mage): YOU, slug(foe): YOU},
    )

    def kills(rules: AdvancedMythology, key: str) -> bool:
        at, text = stage.position, f"attack {slug(foe)} {slug(hero)}"
        if key in plots:
            at = replace(at, sheets=(Sheet(plots=(plots[key].target,)), Sheet()))
            text = f"occur earthquake-{plots[key].points}"
        elif key.startswith("spell"):
            at = played(rules, at, f"attack {slug(mage)} {slug(hero)}").position
            text = "magic"
        return played(rules, at, text, [dice[key]]).position.units[hero] == OFF

    facts = {"unit_3": mage, "unit_4": mage, "unit_5": foe, **roll_facts(dice)}
    facts |= {f"points_{n}": plot.points for n, plot in enumerate(plots.values(), 1)}
    facts |= dict.fromkeys(("magic_3", "magic_4"), fighter(mage).magic)
    return asked_which(stage, keys, kills, facts=facts)


@template("divine.lay", "card.laid", "card.laid-any", "phase.cards")
def lay(random: Random, seed: int) -> Question | None:
    """Ask for a log sheet that is closed after laying the card with a god section."""
    deck = cards_of(rules_for().world.pack)
    wanted, *others = random.sample(range(CARDS), 4)
    if deck[wanted].blessing != "nike" or any(deck[n].blessing == "nike" for n in others):
        return None
    hand = [f"card-{n + 1}" for n in random.sample((wanted, *others), 4)]
    stage = table(phase="sheets", parts="cards", hands={YOU: hand})

    def goal(now: Position) -> bool:
        return bool(now.turn and now.laid[0] == wanted)

    lines = [(f"lay card-{wanted + 1}", "close")]
    return asked_line(stage, lines, goal, facts={"card": wanted}, why=("why-divine-lay",))


@template("divine.cards", "card.laid", "card.from-hand", "card.oracle", "card.one", "phase.cards")
def cards(random: Random, seed: int) -> Question | None:
    """Ask what can be played now: every other time, no card lies in front of the learner."""
    deck = cards_of(rules_for().world.pack)
    nike = [number for number in range(CARDS) if deck[number].blessing == "nike"]
    named = [
        n
        for n in range(CARDS)
        if n not in nike and len(deck[n].counters) == 1 and max(deck[n].counters) < UNITS
    ]
    (oracle, other), blessing = random.sample(named, 2), random.choice(nike)
    if deck[oracle].counters == deck[other].counters:
        return None
    laid = bool(seed % 2)
    (hero,), (feat,) = units_of(random, Side.HEROES, 1), deck[oracle].counters
    hand = [f"card-{number + 1}" for number in (oracle, other, blessing)]
    stage = table(
        units={slug(hero): HOME},
        hands={YOU: hand[: 3 - laid]},
        laid={YOU: hand[2]} if laid else {},
        parts="cards",
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
    facts = {"unit": hero, "foe": feat, "laid": int(laid), "card_1": oracle, "card_2": other}
    return asked_legal(stage, options, facts=facts)
