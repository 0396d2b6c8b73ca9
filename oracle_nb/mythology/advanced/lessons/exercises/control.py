"""Exercises on log sheets and control: points that count, announcing, challenging, bidding."""

from random import Random
from typing import Any, Final

from oracle_nb.games.exercises import Answers, NumberInput, SingleChoice
from oracle_nb.mythology.advanced.lessons.exercises.tables import (
    RIVAL,
    YOU,
    asked,
    asked_legal,
    asked_line,
    asked_which,
    played,
    slug,
    table,
    template,
    units_of,
)
from oracle_nb.mythology.advanced.model.actions import Verb
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.lessons.exercises.scenes import Question, place, rules_for
from oracle_nb.mythology.pieces import HEROES, Side

HOME: Final = "2911"
"""A hex in Greece, for units whose place doesn't matter."""


@template("sheet.kept", "sheet.hero-control", "control.hero-total", "control.hero-lapse")
def kept(random: Random, seed: int) -> Question | None:
    """Ask for the total on a Hero after closing the sheet; every other time, none is noted."""
    (hero,) = units_of(random, Side.HEROES, 1)
    before, now = random.randint(3, 12), random.randint(1, 5) if seed % 2 else 0
    stage = table(
        phase="sheets",
        units={slug(hero): HOME},
        totals={YOU: {slug(hero): before}},
        noted={YOU: {slug(hero): now}} if now else {},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        sheet = played(rules, stage.position, "close").position.sheets[0]
        return frozenset({(str(sheet.totals[hero]),)} if sheet else ())

    facts = {"unit": hero, "before": before, "points": now, "total": before + now}
    why = ("why-sheet-hero", "why-sheet-kept")
    return asked(stage, NumberInput(0, 30), answers, facts=facts, why=why)


@template("sheet.highest", "sheet.monster-control", "control.monster-now", "control.hero-total")
def highest(random: Random, seed: int) -> Question | None:
    """Ask for the highest bid: two times of three for a Monster, whose points don't add up."""
    (unit,) = units_of(random, Side.MONSTERS if seed % 3 else Side.HEROES, 1)
    before, now = sorted(random.sample(range(1, 9), 2), reverse=not seed % 5)
    hero = unit < HEROES
    total = before + now if hero else now
    stage = table(
        units={slug(unit): HOME},
        noted={YOU: {slug(unit): now}},
        last_noted={YOU: {slug(unit): before}},
        totals={YOU: {slug(unit): total}} if hero else {},
        attempts=1,
        pending={"claim": slug(unit), "challenger": RIVAL},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        legal = rules.legal_actions(stage.position)
        most = max(action.target for action in legal if action.verb is Verb.BID)
        return frozenset({(str(most),)})

    facts = {"unit": unit, "before": before, "points": now, "total": total, "hero": int(hero)}
    why = ("why-sheet-adds", "why-sheet-highest")
    return asked(stage, NumberInput(0, 30), answers, facts=facts, why=why)


@template(
    "sheet.counts",
    "control.hero-total",
    "control.hero-lapse",
    "sheet.monster-control",
    "sheet.honest",
)
def counts(random: Random, seed: int) -> Question | None:
    """Ask for which units one can bid a number; each has another history."""
    heroes, monsters = units_of(random, Side.HEROES, 3), units_of(random, Side.MONSTERS, 2)
    bid, less = random.randint(4, 5), random.randint(1, 2)
    # The points before this round, and in it.
    history = [(bid, 0), (bid - 1, 1), (bid - less - 1, less), (bid, less), (1, bid)]
    if seed % 2:
        history[2], history[3] = (bid, less), (bid - 1, 1)
    cases = list(zip((*heroes, *monsters), history, strict=True))
    random.shuffle(cases)
    before, now = (
        {slug(unit): points[part] for unit, points in cases if points[part]} for part in (0, 1)
    )
    stage = table(
        phase="sheets",
        round=2,
        units=dict.fromkeys(before, HOME),
        totals={YOU: {slug(unit): before[slug(unit)] for unit in heroes}},
        last_noted={YOU: {slug(unit): before[slug(unit)] for unit in monsters}},
        noted={YOU: now},
    )
    options = {f"counted-{n}": unit for n, (unit, _) in enumerate(cases, 1)}

    def fits(rules: AdvancedMythology, key: str) -> bool:
        closed, unit = played(rules, stage.position, "close").position.sheets[0], options[key]
        if closed is not None and unit < HEROES:
            return closed.totals[unit] >= bid
        return State(rules.world, stage.position, rules.missed).available(unit) >= bid

    facts = {"bid": bid}
    for n, (unit, (first, second)) in enumerate(cases, 1):
        facts |= {f"unit_{n}": unit, f"before_{n}": first, f"points_{n}": second}
    return asked_which(stage, tuple(options), fits, facts=facts)


@template("sheet.close", "sheet.hero-control", "control.hero-total", "control.hero-lapse")
def close(random: Random, seed: int) -> Question | None:
    """Ask for a closed log sheet with a total on two Heroes, one of whom has it already."""
    hero, other = units_of(random, Side.HEROES, 2)
    total, more = random.randint(5, 9), random.randint(2, 4)
    totals = {slug(hero): total - more, slug(other): total + random.randint(0, 3)}
    stage = table(phase="sheets", units=dict.fromkeys(totals, HOME), totals={YOU: totals})

    def goal(now: Position) -> bool:
        sheet = now.sheets[0]
        assert sheet is not None
        return bool(now.turn and min(sheet.totals[hero], sheet.totals[other]) >= total)

    noted = f"note {slug(hero)} {more}"
    lines = [(noted, "close"), (noted, f"note {slug(other)} 1", "close")]
    facts = {"unit": hero, "unit_2": other, "total": total}
    facts |= {"before": total - more, "before_2": totals[slug(other)]}
    return asked_line(stage, lines, goal, facts=facts, why=("why-sheet-hero",))


_SITUATIONS: Final = (
    ("own", 1, "free"),
    ("other", 1, "free"),
    ("own", 0, "free"),
    ("other", 0, "free"),
    ("own", 1, "moved"),
    ("other", 1, "lost"),
)
"""The place of a unit, whether the learner has points on it, and what has become of it."""


@template(
    "control.announce",
    "control.try-without",
    "march.god-anywhere",
    "march.one-by-one",
    "control.result",
)
def announce(random: Random, seed: int) -> Question | None:
    """Ask which units can be announced; each is in another situation."""
    here, names = place(random), rules_for().world.names
    cases = list(_SITUATIONS)
    del cases[seed % 4]
    random.shuffle(cases)
    units = [*units_of(random, Side.HEROES, 3), *units_of(random, Side.MONSTERS, 2)]
    random.shuffle(units)
    hexes = {"own": list(here.inside), "other": list(here.outside)}
    points = [many * random.randint(1, 2) for _, many, _ in cases]
    facts: dict[str, Any] = {"area": here.area}
    scene: dict[str, Any] = {"units": {}, "moved": [], "lost": []}
    options, noted = {}, {}
    for n, (unit, many, (near, _, now)) in enumerate(zip(units, points, cases, strict=True), 1):
        scene["units"][slug(unit)] = names[hexes[near].pop()]
        if many:
            noted[slug(unit)] = many
        if now in scene:
            scene[now].append(slug(unit))
        facts |= {f"unit_{n}": unit, f"points_{n}": many, f"near_{n}": near, f"now_{n}": now}
        options[f"announced-{n}"] = f"claim {slug(unit)}"
    area = rules_for().pack.area[here.area].slug
    stage = table(gods={YOU: area}, noted={YOU: noted}, attempts=2, **scene)
    return asked_legal(stage, options, facts=facts)


@template("control.answer", "control.challenge", "control.bids", "march.own-phase")
def answer(random: Random, seed: int) -> Question | None:
    """Ask how one can answer an announcement, or the first bid after a challenge."""
    unit, other = units_of(random, Side(seed % 2), 2)
    bidding = not seed % 4
    points = random.randint(2, 8) if bidding or seed % 3 else 0
    asking = {"challenger": YOU, "bid": 1, "announcer": False} if bidding else {"asked": [YOU]}
    stage = table(
        units={slug(unit): HOME, slug(other): HOME},
        turn=RIVAL,
        noted={YOU: {slug(unit): points}} if points else {},
        attempts=1,
        pending={"claim": slug(unit), **asking},
    )
    texts = ("let", "challenge", f"claim {slug(other)}", "bid 1", "concede")
    facts = {"unit": unit, "points": points, "bidding": int(bidding)}
    options = {text: text for text in texts}
    return asked_legal(stage, options, facts=facts)


@template("control.move", "control.try-without", "march.god-anywhere", "control.result")
def move(random: Random, seed: int) -> Question | None:
    """Ask for a move to a hex, which only a Hero without points and far from one's god can make."""
    here, god, world = place(random), place(random), rules_for().world
    (start, aim), far = random.sample(here.inside, 2), random.choice(god.inside)
    away = world.distances(aim)
    if away[start] > 2 or away[far] <= 2 or god.area == here.area:
        return None
    hero, own, lost = units_of(random, Side.HEROES, 3)
    places = {hero: start, own: far, lost: start}
    stage = table(
        units={slug(unit): world.names[hex_] for unit, hex_ in places.items()},
        gods={YOU: world.pack.area[god.area].slug},
        noted={YOU: {slug(own): random.randint(2, 6)}},
        lost=[slug(lost)],
        held={slug(lost): RIVAL},
        attempts=1,
        letting=[RIVAL],
    )

    def goal(now: Position) -> bool:
        return aim in now.units

    lines = [(f"go {slug(unit)} {world.names[aim]}",) for unit in (lost, own, hero)]
    facts = {"area": god.area, "unit": own, "unit_2": lost, "hex": aim}
    why, look = ("why-control-announce",), (start, aim)
    return asked_line(stage, lines, goal, facts=facts, why=why, look=look)


@template("control.bids", "control.bids", "sheet.honest", "control.monster-now")
def bids(random: Random, seed: int) -> Question | None:
    """Ask which bids are possible after one of the rival."""
    (unit,) = units_of(random, Side(seed % 2), 1)
    last, before = random.randint(2, 5), random.randint(1, 4)
    noted, hero = last + random.randint(0, 2), unit < HEROES
    points = {YOU: {slug(unit): noted}, RIVAL: {slug(unit): last}}
    stage = table(
        units={slug(unit): HOME},
        noted=points,
        last_noted={YOU: {slug(unit): before}},
        totals=points if hero else {},
        attempts=1,
        pending={"claim": slug(unit), "challenger": RIVAL, "bid": last},
    )
    options = {f"bid {number}": f"bid {number}" for number in range(last - 1, last + 4)}
    facts = {"unit": unit, "bid": last, "noted": noted, "before": before, "hero": int(hero)}
    return asked_legal(stage, options, facts=facts)


_GLORY: Final = {(1, -1): "glory-you", (-1, 1): "glory-them", (-1, -1): "glory-both"}


@template("control.glory", "victory.challenge", "control.result")
def challenged(random: Random, seed: int) -> Question | None:
    """Ask who gains or loses glory by a challenge; every third time it is about a Monster."""
    (unit,) = units_of(random, Side.HEROES if seed % 3 else Side.MONSTERS, 1)
    wins, bid = seed % 3 == 1 or not seed % 6, random.randint(1, 5)
    stage = table(
        units={slug(unit): HOME},
        noted={YOU: {slug(unit): bid}, RIVAL: {slug(unit): bid}},
        attempts=1,
        pending={"claim": slug(unit), "challenger": RIVAL, "bid": bid, "announcer": not wins},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        (you, before), (them, other) = zip(
            played(rules, stage.position, "concede").position.glory,
            stage.position.glory,
            strict=True,
        )
        return frozenset({(_GLORY.get((you - before, them - other), "glory-none"),)})

    facts = {"unit": unit, "bid": bid, "wins": int(wins), "hero": int(unit < HEROES)}
    form = SingleChoice((*_GLORY.values(), "glory-none"))
    why = ("why-control-won", "why-control-glory")
    return asked(stage, form, answers, facts=facts, why=why)
