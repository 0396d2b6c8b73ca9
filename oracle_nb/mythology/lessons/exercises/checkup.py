"""Exercises of the check-up: sentences that are true or false, each about another belief."""

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import PresetChance, SeededChance
from oracle_nb.core.history import Transition
from oracle_nb.games.exercises import Answers, MultipleChoice, Picture
from oracle_nb.mythology.lessons.exercises.scenes import (
    Question,
    asked,
    picked,
    place,
    position,
    template,
)
from oracle_nb.mythology.model.actions import END, Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Part, Position
from oracle_nb.mythology.pieces import OFF, POWER, PRIZE_TOTAL, PRIZES, Side
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.missed_rules import aid_after
from oracle_nb.mythology.rules.scoring import scores

_LOST: Final = (0, 1, 4, 5)
_TIED: Final = (2, 3, 3, 2, 5, 5, 0, 0)
"""Dice, from 0 to 5, with which an attacker loses, and with which the first roll is a tie."""


def _true_keys(sentences: Mapping[str, bool]) -> Answers:
    return frozenset({tuple(sorted(key for key, holds in sentences.items() if holds))})


def _rolled(
    rules: Mythology, at: Position, aid: int, dice: tuple[int, ...]
) -> Transition[Position]:
    """Return what happens if aid is announced and the dice show given numbers."""
    chance = PresetChance({"die": dice}, SeededChance(1))
    return rules.apply(at, Action(Verb.AID, target=aid), chance)


@template(
    "checkup.fights",
    "basic.aid-round",
    "basic.tie",
    "basic.loser-off",
    "basic.vp-unit",
    "basic.power-renewed",
)
def fights(random: Random, seed: int) -> Question | None:
    """Ask what is true of the second fight of a unit, and of power points that are left."""
    here, side = place(random), Side(seed % 2)
    hex_ = random.choice(here.inside)
    (unit,), (foe, other) = picked(random, side, 1), picked(random, side.other, 2)
    first, left = random.randint(2, 4), random.randint(2, 6)
    dice = (random.randint(1, 6), random.randint(1, 6))
    at = position(
        random,
        {unit: hex_, foe: hex_},
        here.area,
        side,
        power=left,
        trophies=((other,), ()),
        part=Part.COMBAT,
        entered=1 << unit,
        battlefields=(hex_,),
        pending=Fight(unit, foe, 1, 0),
    )
    last = position(random, {unit: hex_}, here.area, side, power=left, part=Part.PRIZES, waiting=0)
    total, saved = sum(dice), POWER + left

    def answers(rules: Mythology) -> Answers:
        tied, lost = _rolled(rules, at, 0, _TIED), _rolled(rules, at, 0, _LOST).position
        now = total + aid_after(first, rules.missed)
        power = rules.apply(last, END, SeededChance(seed)).position.power[0]
        again = any(event.what == "fight-tied" for event in tied.events)
        return _true_keys(
            {
                "quiz-aid-new": now == total,
                "quiz-aid-kept": now == total + first,
                "quiz-tie-wins": not again and tied.position.units[foe] == OFF,
                "quiz-tie-again": again,
                "quiz-lost-leaves": lost.units[unit] == OFF,
                "quiz-lost-scores": bool(lost.trophies[1]),
                "quiz-power-new": power == POWER,
                "quiz-power-saved": power == saved,
            }
        )

    facts = {"unit": unit, "foe": foe, "first": first, "roll": dice, "total": total}
    facts |= {"summed": total + first, "left": left, "renewed": POWER, "saved": saved}
    return asked(
        at,
        MultipleChoice(
            (
                *("quiz-aid-new", "quiz-aid-kept", "quiz-tie-wins", "quiz-tie-again"),
                *("quiz-lost-leaves", "quiz-lost-scores", "quiz-power-new", "quiz-power-saved"),
            )
        ),
        answers,
        facts=facts | {"player": 1, **at.player_facts(1)},
        picture=Picture.NONE,
    )


def _scored(random: Random, area: int, own: int, theirs: int) -> Position:
    """Return a position in which the first player and an ally have removed some Monsters."""
    foes = picked(random, Side.MONSTERS, own + theirs)
    return position(
        random,
        {},
        area,
        players=4,
        trophies=(tuple(foes[:own]), (), tuple(foes[own:]), ()),
        alliances=(1, 0, 1, 0),
    )


_SENTENCES: Final = (
    *("quiz-prize-ten", "quiz-prize-eleven", "quiz-hero-leaves", "quiz-hero-stays"),
    *("quiz-ally-other", "quiz-ally-same", "quiz-score-average", "quiz-score-own"),
)


@template(
    "checkup.prizes",
    "basic.prize-roll",
    "basic.prize-fails",
    "basic.ally-side",
    "basic.ally-average",
)
def prizes(random: Random, seed: int) -> Question | None:
    """Ask what is true of an attempt to take a Prize, and with whom its player can ally."""
    here = place(random)
    hex_, prize = random.choice(here.inside), random.randrange(PRIZES)
    (unit,) = picked(random, Side.HEROES, 1)
    start = position(random, {unit: hex_}, here.area, players=4, prizes={prize: hex_}, power=9)
    at = replace(start, part=Part.PRIZES, tried=1 << unit, pending=Attempt(unit, prize))
    own = random.randint(1, 4)
    theirs = own + random.choice((2, 4))
    average = (own + theirs) // 2
    end = _scored(random, here.area, own, theirs)

    def answers(rules: Mythology) -> Answers:
        # Two dice that show 3 each, counted from 0.
        taken, failed = (
            _rolled(rules, at, total - 6, (2, 2)).position
            for total in (PRIZE_TOTAL - 1, PRIZE_TOTAL - 4)
        )
        sure = _rolled(rules, at, PRIZE_TOTAL - 6, (2, 2)).position
        proposals = [rules.notation.read(f"propose {seat}") for seat in (2, 3)]
        other, same = (bool(rules.check(start, action)) for action in proposals)
        score = scores(end, rules.missed)[0]
        return _true_keys(
            {
                "quiz-prize-ten": bool(taken.captured[0]),
                "quiz-prize-eleven": bool(sure.captured[0]),
                "quiz-hero-leaves": failed.units[unit] == OFF,
                "quiz-hero-stays": failed.units[unit] == hex_,
                "quiz-ally-other": other,
                "quiz-ally-same": same,
                "quiz-score-average": score == average,
                "quiz-score-own": score == own,
            }
        )

    god, side = at.gods[2], at.sides[2]
    facts = {"own": own, "theirs": theirs, "average": average} | {
        "unit": unit,
        "prize": prize,
        "player": 1,
        **at.player_facts(1),
    }
    return asked(
        at,
        MultipleChoice(_SENTENCES),
        answers,
        facts=facts | {"other": 2, "other_god": god, "other_side": side},
        picture=Picture.NONE,
    )
