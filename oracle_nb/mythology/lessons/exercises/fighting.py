"""Exercises on fights: who leaves the map, what aid does, and who scores."""

from functools import partial
from random import Random
from typing import Final

from oracle_nb.core.chance import PresetChance, SeededChance
from oracle_nb.games.exercises import (
    AnswerReason,
    Answers,
    NumberInput,
    SingleChoice,
)
from oracle_nb.mythology.lessons.exercises.scenes import (
    Question,
    asked,
    asked_line,
    picked,
    place,
    position,
    rules_for,
    template,
)
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Fight, Part, Position
from oracle_nb.mythology.pieces import ATTACK_COST, HEX_COST, OFF, Side
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.missed_rules import aid_after

_AGAIN: Final = (5, 5, 0, 0)
"""The dice after a tie; the attacker wins then."""
_MOST: Final = 30
_OUTCOMES: Final = {
    "fighting.roll": (1, 0, -1, 0),
    "fighting.score": (-1, 1, -1, 0),
}
"""By seed, 1 where the attacker wins, 0 for a tie; every other seed shows a false belief."""


def _rolled(name: str, random: Random, seed: int) -> Question | None:
    """Ask what a roll does to the units, or who gets a point; see `_OUTCOMES`."""
    here, side = place(random), Side(seed % 2)
    hex_ = random.choice(here.inside)
    (unit,), (foe,) = picked(random, side, 1), picked(random, side.other, 1)
    dice = tuple(random.randrange(6) for _ in range(4))
    aid, aided = random.randint(0, 3), random.randint(0, 3)
    total = sum(dice[:2]) + 2 + aid
    against = sum(dice[2:]) + 2 + aided
    if (total > against) - (total < against) != _OUTCOMES[name][seed % 4]:
        return None
    at = position(
        random,
        {unit: hex_, foe: hex_},
        here.area,
        side,
        part=Part.COMBAT,
        entered=1 << unit,
        battlefields=(hex_,),
        pending=Fight(unit, foe, 1),
    )

    def answers(rules: Mythology) -> Answers:
        chance = PresetChance({"die": (*dice, *_AGAIN)}, SeededChance(1))
        helped = rules.apply(at, Action(Verb.AID, target=aid), chance).position
        after = rules.apply(helped, Action(Verb.AID, target=aided), chance)
        if any(event.what == "fight-tied" for event in after.events):
            return frozenset({("point-none" if name == "fighting.score" else "rolled-again",)})
        if name == "fighting.score":
            scored = [seat for seat in (0, 1) if after.position.trophies[seat]]
            return frozenset({(("point-you", "point-foe")[scored[0]] if scored else "point-none",)})
        return frozenset({("foe-leaves" if after.position.units[foe] == OFF else "unit-leaves",)})

    facts = {"unit": unit, "foe": foe, "aid": aid, "aided": aided, "total": total}
    facts |= {"against": against, "player": 1, **at.player_facts(1)}
    dice_facts = {"roll": (dice[0] + 1, dice[1] + 1), "rolled": (dice[2] + 1, dice[3] + 1)}
    options = ("foe-leaves", "unit-leaves", "rolled-again")
    if name == "fighting.score":
        options = ("point-you", "point-foe", "point-none")
    return asked(
        at,
        SingleChoice(options),
        answers,
        facts=facts | dice_facts,
        look=(hex_,),
        explain=lambda: (
            AnswerReason("why-fighting-totals", facts | dice_facts),
            AnswerReason(f"why-{min(answers(rules_for()))[0]}", facts),
        ),
    )


template("fighting.roll", "basic.duel", "basic.tie")(partial(_rolled, "fighting.roll"))
template("fighting.score", "basic.loser-off", "basic.vp-unit", "basic.tie")(
    partial(_rolled, "fighting.score")
)


@template("fighting.second", "basic.aid-round", "basic.duel")
def second(random: Random, seed: int) -> Question | None:
    """Ask for the total of a unit in its second fight of a turn."""
    here, side = place(random), Side(seed % 2)
    hex_ = random.choice(here.inside)
    (unit,), (foe, other) = picked(random, side, 1), picked(random, side.other, 2)
    first, aid = random.randint(2, 5), random.randint(0, 2)
    dice = (random.randrange(6), random.randrange(6))
    at = position(
        random,
        {unit: hex_, foe: hex_},
        here.area,
        side,
        power=11 - first,
        trophies=((other,), ()),
        part=Part.COMBAT,
        entered=1 << unit,
        battlefields=(hex_,),
        pending=Fight(unit, foe, 1),
    )

    def answers(rules: Mythology) -> Answers:
        kept = aid_after(first, rules.missed)
        return frozenset({(str(sum(dice) + 2 + aid + kept),)})

    facts = {"unit": unit, "foe": foe, "other_aid": first, "aid": aid}
    facts |= {"total": sum(dice) + 2 + aid}
    shown = facts | {"roll": (dice[0] + 1, dice[1] + 1)}
    return asked(
        at,
        NumberInput(0, _MOST),
        answers,
        facts=shown,
        look=(hex_,),
        explain=lambda: (
            AnswerReason("why-fighting-used", shown),
            AnswerReason("why-fighting-second", shown),
        ),
    )


@template("fighting.attack", "basic.parts-of-turn", "basic.attacker-picks", "basic.pairs")
def attack(random: Random, seed: int) -> Question | None:
    """Ask for a line of actions that leads from movement to a fight."""
    here, side, rules = place(random), Side(seed % 2), rules_for()
    target = random.choice(here.inside)
    away = rules.world.distances(target)
    starts = [hex_ for hex_ in here.inside if away[hex_] in (1, 2)]
    if not starts:
        return None
    start = random.choice(starts)
    (unit,), (foe, other) = picked(random, side, 1), picked(random, side.other, 2)
    spots = {unit: start, foe: target, other: target}
    points = HEX_COST * away[start] + ATTACK_COST + 2
    at = position(random, spots, here.area, side, power=points)

    def goal(now: Position) -> bool:
        return isinstance(now.pending, Fight)

    facts = {"unit": unit, "foe": foe, "hex": target, "points": points}
    return asked_line(
        at,
        target,
        away[start] + 3,
        goal,
        facts=facts,
        explain=lambda: (
            AnswerReason("why-fighting-attack", facts),
            AnswerReason("why-fighting-picks", facts),
        ),
    )
