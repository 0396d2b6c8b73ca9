"""Exercises on log sheets and control: points that count, announcing, challenging, bidding."""

from random import Random
from typing import Any, Final

from oracle_nb.games.exercises import (
    AnswerReason,
    Answers,
    MultipleChoice,
    NumberInput,
    SingleChoice,
)
from oracle_nb.mythology.advanced.lessons.exercises.tables import (
    RIVAL,
    YOU,
    E,
    asked,
    played,
    slug,
    table,
    units_of,
)
from oracle_nb.mythology.advanced.model.actions import Verb
from oracle_nb.mythology.advanced.model.numbers import POWER
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.lessons.exercises.scenes import place, rules_for, templates
from oracle_nb.mythology.pieces import HEROES, Side

_MOST: Final = 30
"""The highest number that can be entered."""
HOME: Final = "2911"
"""A hex in Greece, for units whose place doesn't matter."""


def kept(random: Random, seed: int) -> E | None:
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

    facts = {"unit": hero, "before": before, "points": now, "total": before + now if now else 0}
    return asked(
        "sheet.kept",
        seed,
        stage,
        NumberInput(0, _MOST),
        answers,
        ("sheet.hero-control", "control.hero-total", "control.hero-lapse"),
        facts=facts,
        explain=lambda: (
            AnswerReason("why-sheet-hero"),
            AnswerReason("why-sheet-kept", facts),
        ),
    )


def highest(random: Random, seed: int) -> E | None:
    """Ask for the highest bid: two times of three for a Monster, whose points don't add up."""
    side = Side.MONSTERS if seed % 3 else Side.HEROES
    (unit,) = units_of(random, side, 1)
    before, now = sorted(random.sample(range(1, 9), 2), reverse=not seed % 5)
    total = before + now if unit < HEROES else now
    stage = table(
        units={slug(unit): HOME},
        noted={YOU: {slug(unit): now}},
        last_noted={YOU: {slug(unit): before}},
        totals={YOU: {slug(unit): total}} if unit < HEROES else {},
        attempts=1,
        pending={"claim": slug(unit), "challenger": RIVAL},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        bids = [a.target for a in rules.legal_actions(stage.position) if a.verb is Verb.BID]
        return frozenset({(str(max(bids)),)})

    facts = {"unit": unit, "before": before, "points": now, "total": total}
    facts |= {"hero": int(unit < HEROES), "player": 1, **stage.position.player_facts(1)}
    return asked(
        "sheet.highest",
        seed,
        stage,
        NumberInput(0, _MOST),
        answers,
        ("sheet.monster-control", "control.monster-now", "control.hero-total", "sheet.honest"),
        facts=facts,
        explain=lambda: (
            AnswerReason("why-sheet-adds", facts),
            AnswerReason("why-sheet-highest", facts),
        ),
    )


def counts(random: Random, seed: int) -> E | None:
    """Ask for which units one can bid a number; each has another history."""
    heroes, monsters = units_of(random, Side.HEROES, 3), units_of(random, Side.MONSTERS, 2)
    bid = random.randint(4, 5)
    less = random.randint(1, 2)
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

    def answers(rules: AdvancedMythology) -> Answers:
        closed = played(rules, stage.position, "close").position.sheets[0]
        noted = State(rules.world, stage.position, rules.missed)
        if closed is None:
            return frozenset()
        most = {u: closed.totals[u] if u < HEROES else noted.available(u) for u, _ in cases}
        enough = (key for key, unit in options.items() if most[unit] >= bid)
        return frozenset({tuple(sorted(enough))})

    facts = {"bid": bid}
    for n, (unit, (first, second)) in enumerate(cases, 1):
        facts |= {f"unit_{n}": unit, f"before_{n}": first, f"points_{n}": second}
    return asked(
        "sheet.counts",
        seed,
        stage,
        MultipleChoice(tuple(options)),
        answers,
        ("control.hero-total", "control.hero-lapse", "sheet.monster-control", "sheet.honest"),
        facts=facts,
    )


def note(random: Random, seed: int) -> E | None:
    """Ask which entries are possible on a log sheet with some points left."""
    here, hero, away = units_of(random, Side.HEROES, 3)
    monster, gone = units_of(random, Side.MONSTERS, 2)
    left, some = random.randint(3, 6), random.randint(1, 3)
    stage = table(
        phase="sheets",
        units={slug(unit): HOME for unit in (here, hero, monster)},
        noted={YOU: {slug(here): POWER - left}},
    )
    full, over = (hero, monster)[:: 1 if seed % 2 else -1]
    entries = ((away, some), (gone, some), (full, left), (over, left + 1))
    options = tuple(f"note {slug(unit)} {points}" for unit, points in entries)
    read = stage.rules.notation.read

    def answers(rules: AdvancedMythology) -> Answers:
        legal = (text for text in options if rules.check(stage.position, read(text)))
        return frozenset({tuple(sorted(legal))})

    return asked(
        "sheet.note",
        seed,
        stage,
        MultipleChoice(options),
        answers,
        ("allot.ten", "sheet.on-and-off-map"),
        facts={"unit_1": away, "unit_2": gone, "points": left},
        action=read,
    )


_SITUATIONS: Final = (
    ("own", 1, "free"),
    ("other", 1, "free"),
    ("own", 0, "free"),
    ("other", 0, "free"),
    ("own", 1, "moved"),
    ("other", 1, "lost"),
)
"""Where a unit is, whether the learner has points on it, and what has become of it."""


def announce(random: Random, seed: int) -> E | None:
    """Ask which units can be announced; each is in another situation."""
    here = place(random)
    names, greek = rules_for().world.names, rules_for().pack.area[here.area].slug
    cases = list(_SITUATIONS)
    del cases[seed % 4]
    random.shuffle(cases)
    units = [
        *units_of(random, Side.HEROES, 3),
        *units_of(random, Side.MONSTERS, 2),
    ]
    random.shuffle(units)
    hexes = {"own": list(here.inside), "other": list(here.outside)}
    where = {unit: hexes[near].pop() for unit, (near, _, _) in zip(units, cases, strict=True)}
    points = [many * random.randint(1, 2) for _, many, _ in cases]
    stage = table(
        units={slug(unit): names[hex_] for unit, hex_ in where.items()},
        gods={YOU: greek},
        noted={YOU: {slug(u): n for u, n in zip(units, points, strict=True) if n}},
        attempts=2,
        **{
            state: [slug(u) for u, (_, _, now) in zip(units, cases, strict=True) if now == state]
            for state in ("moved", "lost")
        },
    )
    options = {f"announced-{n}": f"claim {slug(unit)}" for n, unit in enumerate(units, 1)}
    read = stage.rules.notation.read

    def answers(rules: AdvancedMythology) -> Answers:
        legal = (key for key, text in options.items() if rules.check(stage.position, read(text)))
        return frozenset({tuple(sorted(legal))})

    facts: dict[str, Any] = {"area": here.area}
    for n, (unit, number, (near, _, now)) in enumerate(zip(units, points, cases, strict=True), 1):
        facts |= {f"unit_{n}": unit, f"points_{n}": number, f"near_{n}": near, f"now_{n}": now}
    return asked(
        "control.announce",
        seed,
        stage,
        MultipleChoice(tuple(options)),
        answers,
        ("control.try-without", "march.god-anywhere", "march.one-by-one", "control.result"),
        facts=facts,
        action=lambda key: read(options[key]),
    )


def answer(random: Random, seed: int) -> E | None:
    """Ask how one can answer an announcement, two times of three with points on the unit."""
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
    options = ("let", "challenge", f"claim {slug(other)}", "bid 1", "concede")
    read = stage.rules.notation.read

    def answers(rules: AdvancedMythology) -> Answers:
        legal = (text for text in options if rules.check(stage.position, read(text)))
        return frozenset({tuple(sorted(legal))})

    facts = {"unit": unit, "points": points, "bidding": int(bidding)}
    facts |= {"player": 1, **stage.position.player_facts(1)}
    return asked(
        "control.answer",
        seed,
        stage,
        MultipleChoice(options),
        answers,
        ("control.challenge", "control.bids", "march.own-phase"),
        facts=facts,
        action=read,
    )


def bids(random: Random, seed: int) -> E | None:
    """Ask which bids are possible after one of the rival."""
    (unit,) = units_of(random, Side(seed % 2), 1)
    last, before = random.randint(2, 5), random.randint(1, 4)
    noted = last + random.randint(0, 2)
    stage = table(
        units={slug(unit): HOME},
        noted={YOU: {slug(unit): noted}, RIVAL: {slug(unit): last}},
        last_noted={YOU: {slug(unit): before}},
        totals={YOU: {slug(unit): noted}, RIVAL: {slug(unit): last}} if unit < HEROES else {},
        attempts=1,
        pending={"claim": slug(unit), "challenger": RIVAL, "bid": last},
    )
    options = tuple(f"bid {number}" for number in range(last - 1, last + 4))
    read = stage.rules.notation.read

    def answers(rules: AdvancedMythology) -> Answers:
        legal = (text for text in options if rules.check(stage.position, read(text)))
        return frozenset({tuple(sorted(legal))})

    facts = {"unit": unit, "bid": last, "noted": noted, "before": before}
    facts |= {"hero": int(unit < HEROES), "player": 1, **stage.position.player_facts(1)}
    return asked(
        "control.bids",
        seed,
        stage,
        MultipleChoice(options),
        answers,
        ("control.bids", "sheet.honest", "control.monster-now"),
        facts=facts,
        action=read,
    )


_GLORY: Final = {(1, -1): "glory-you", (-1, 1): "glory-them", (-1, -1): "glory-both"}


def challenged(random: Random, seed: int) -> E | None:
    """Ask who gains or loses glory by a challenge; every third time it is about a Monster."""
    (unit,) = units_of(random, Side.HEROES if seed % 3 else Side.MONSTERS, 1)
    wins, bid = random.randrange(2), random.randint(1, 5)
    stage = table(
        units={slug(unit): HOME},
        noted={YOU: {slug(unit): bid}, RIVAL: {slug(unit): bid}},
        attempts=1,
        pending={"claim": slug(unit), "challenger": RIVAL, "bid": bid, "announcer": not wins},
    )

    def answers(rules: AdvancedMythology) -> Answers:
        now = played(rules, stage.position, "concede").position.glory
        you, them = (
            after - before for after, before in zip(now, stage.position.glory, strict=True)
        )
        return frozenset({(_GLORY.get((you, them), "glory-none"),)})

    facts = {"unit": unit, "bid": bid, "wins": wins, "hero": int(unit < HEROES)}
    facts |= {"player": 1, **stage.position.player_facts(1)}
    return asked(
        "control.glory",
        seed,
        stage,
        SingleChoice((*_GLORY.values(), "glory-none")),
        answers,
        ("victory.challenge", "control.result"),
        facts=facts,
        explain=lambda: (
            AnswerReason("why-control-won", facts),
            AnswerReason("why-control-glory", facts),
        ),
    )


TEMPLATES: Final = templates(
    {
        "sheet.kept": kept,
        "sheet.highest": highest,
        "sheet.counts": counts,
        "sheet.note": note,
        "control.announce": announce,
        "control.answer": answer,
        "control.bids": bids,
        "control.glory": challenged,
    }
)
