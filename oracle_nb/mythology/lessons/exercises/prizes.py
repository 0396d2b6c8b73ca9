"""Exercises on Prizes, alliances and scoring."""

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any, Final

from oracle_nb.core.chance import PresetChance, SeededChance
from oracle_nb.games.exercises import (
    AnswerReason,
    Answers,
    MultipleChoice,
    Picture,
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
from oracle_nb.mythology.model.position import Attempt, Part, Position
from oracle_nb.mythology.pieces import HEX_COST, OFF, PRIZE_POINTS, PRIZE_TOTAL, PRIZES, Side
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.scoring import own_points, prizes_left, scores
from oracle_nb.mythology.text.points import points_text

_OPTIONS: Final = 5
"""Number of scores of which one is correct."""


@template("prizes.tried", "basic.prize-roll", "basic.prize-fails")
def tried(random: Random, seed: int) -> Question | None:
    """Ask for the result of a roll for a Prize; two times of five, the total is ten."""
    here = place(random)
    hex_, prize = random.choice(here.inside), random.randrange(PRIZES)
    (unit,) = picked(random, Side.HEROES, 1)
    dice = (random.randrange(6), random.randrange(6))
    aid = random.randint(0, 4)
    total = sum(dice) + 2 + aid
    above = (1, 0, 1, 0, -1)[seed % 5]
    if abs(total - PRIZE_TOTAL) > 3 or above != (total >= PRIZE_TOTAL) - (total < PRIZE_TOTAL - 1):
        return None
    at = position(
        random,
        {unit: hex_},
        here.area,
        prizes={prize: hex_},
        power=9,
        part=Part.PRIZES,
        tried=1 << unit,
        pending=Attempt(unit, prize),
    )

    def answers(rules: Mythology) -> Answers:
        chance = PresetChance({"die": dice}, SeededChance(1))
        after = rules.apply(at, Action(Verb.AID, target=aid), chance).position
        if after.captured[0]:
            return frozenset({("prize-taken",)})
        return frozenset({("hero-lost" if after.units[unit] == OFF else "prize-stays",)})

    facts = {"unit": unit, "prize": prize, "aid": aid, "total": total}
    shown = facts | {"roll": (dice[0] + 1, dice[1] + 1)}
    return asked(
        at,
        SingleChoice(("prize-taken", "prize-stays", "hero-lost")),
        answers,
        facts=shown,
        look=(hex_,),
        explain=lambda: (
            AnswerReason("why-prizes-total", shown),
            AnswerReason(f"why-{min(answers(rules_for()))[0]}", shown),
        ),
    )


@template("prizes.allies", "basic.ally", "basic.ally-side")
def allies(random: Random, seed: int) -> Question | None:
    """Ask to whom an alliance can be offered."""
    players = 4 + seed % 3
    here, side, rules = place(random), Side(seed % 2), rules_for(players)
    units = dict(zip(picked(random, side, 2), random.sample(here.inside, 2), strict=True))
    at = position(random, units, here.area, side, players=players)
    options = tuple(f"propose {seat + 1}" for seat in range(1, players))

    def answers(rules: Mythology) -> Answers:
        legal = (option for option in options if rules.check(at, rules.notation.read(option)))
        return frozenset({tuple(sorted(legal))})

    return asked(
        at,
        MultipleChoice(options),
        answers,
        facts={"side": int(side)},
        action=rules.notation.read,
        picture=Picture.NONE,
    )


@template("prizes.count", "basic.vp-unit", "basic.vp-prize", "basic.vp-left", "basic.ally-average")
def count(random: Random, seed: int) -> Question | None:
    """Ask for a player's points at the end, with allies every other time."""
    players = random.choice((4, 5, 6))
    side = Side(seed // 2 % 2) if seed % 2 else Side.MONSTERS
    here = place(random)
    spots = dict(zip(range(PRIZES), random.sample(range(600), PRIZES), strict=True))
    taken = random.sample(range(PRIZES), random.randint(2, 4))
    own = picked(random, side.other, random.randint(0, 3))
    ally = 2 if seed % 2 else 0
    others = [unit for unit in picked(random, side.other, 6) if unit not in own][:3]
    captors = [seat for seat in range(players) if (side + seat) % 2 == Side.HEROES]
    captured: list[list[int]] = [[] for _ in range(players)]
    for prize in taken:
        captured[random.choice(captors)].append(prize)
    trophies: list[tuple[int, ...]] = [()] * players
    trophies[0], trophies[2] = tuple(own), tuple(others[: random.randint(0, 3)])
    at = position(
        random,
        {},
        here.area,
        side,
        players=players,
        prizes={prize: hex_ for prize, hex_ in spots.items() if prize not in taken},
        captured=tuple(map(tuple, captured)),
        trophies=tuple(trophies),
        alliances=tuple(1 if ally and seat in (0, ally) else 0 for seat in range(players)),
    )

    def answers(rules: Mythology) -> Answers:
        return frozenset({(points_text(scores(at, rules.missed)[0]),)})

    right = scores(at)[0]
    wrong = {
        scores(at, frozenset({"basic.vp-left"}))[0],
        scores(at, frozenset({"basic.ally-average"}))[0],
    } - {right}
    if ally and scores(at, frozenset({"basic.ally-average"}))[0] == right:
        return None
    listed = _around(random, right, wrong)
    if listed is None:
        return None
    options = tuple(map(points_text, listed))
    facts = _points(at) | {"ally": ally}
    return asked(
        at,
        SingleChoice(options),
        answers,
        facts=facts,
        picture=Picture.NONE,
        explain=lambda: (
            AnswerReason("why-prizes-own", facts),
            AnswerReason("why-prizes-count", facts),
        ),
    )


def _around(random: Random, right: Fraction, wrong: Iterable[Fraction]) -> list[Fraction] | None:
    """Return scores with wrong ones among them, in order; the correct one may have any place.

    Returns None where too few scores can be lower.
    """
    less = [points for points in wrong if points < right]
    more = [points for points in wrong if points > right]
    steps = [Fraction(step) for step in (Fraction(1, 2), 1, PRIZE_POINTS, 2)]
    lower = random.randrange(_OPTIONS)
    below = [right - step for step in steps if right >= step and right - step not in less]
    above = [right + step for step in steps if right + step not in more]
    if not len(less) <= lower <= _OPTIONS - 1 - len(more) or lower - len(less) > len(below):
        return None
    less += below[: lower - len(less)]
    more += above[: _OPTIONS - 1 - lower - len(more)]
    return sorted({right, *less, *more})


def _points(at: Position) -> dict[str, Any]:
    """Return what the points of the first player come from."""
    return {
        "side": at.sides[0],
        "count": len(at.trophies[0]),
        "prizes": len(at.captured[0]),
        "left": prizes_left(at),
        "players": at.sides.count(Side.MONSTERS),
        "own": points_text(own_points(at, 0)),
        "theirs": points_text(own_points(at, 2)),
        "points": points_text(scores(at)[0]),
    }


@template("prizes.seize", "basic.prize-try", "basic.in-area", "basic.parts-of-turn")
def seize(random: Random, seed: int) -> Question | None:
    """Ask for a line of actions that ends with an attempt to take a Prize."""
    here, rules = place(random), rules_for()
    target, prize = random.choice(here.outside), random.randrange(PRIZES)
    away = rules.world.distances(target)
    starts = [hex_ for hex_ in here.inside if away[hex_] in (2, 3)]
    if not starts:
        return None
    start = random.choice(starts)
    points = HEX_COST * away[start] + 2
    # Another Hero can move as well, but not far enough: it is not the only button.
    far = [hex_ for hex_ in here.inside if HEX_COST * away[hex_] > points]
    unit, idle, late = picked(random, Side.HEROES, 3)
    others = [hex_ for hex_ in rules.world.neighbors[target] if hex_ not in here.inside]
    if not others or not far:
        return None
    at = position(
        random,
        {unit: start, idle: random.choice(others), late: random.choice(far)},
        here.area,
        prizes={prize: target},
        power=points,
    )

    def goal(now: Position) -> bool:
        return isinstance(now.pending, Attempt)

    facts = {"prize": prize, "hex": target, "area": here.area, "points": points, "unit": unit}
    return asked_line(
        at,
        target,
        away[start] + 3,
        goal,
        facts=facts,
        explain=lambda: (
            AnswerReason("why-prizes-hero", facts),
            AnswerReason("why-prizes-seize", facts),
        ),
    )
