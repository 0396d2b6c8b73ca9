"""Exercises on the odds of a fight: the chance to win, whether to fight on, how to prepare."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.deliveries import MOVE
from oracle_nb.delphi.lessons.exercises.fighting import (
    SIDES,
    facing,
    facts,
    fight,
    start_reason,
    wins,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, rules_under, shores
from oracle_nb.delphi.lessons.exercises.templates import Question, number, only, template, written
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, NumberInput, Picture, SingleChoice
from oracle_nb.games.exercises import AnswerReason as Reason

ON: Final = "fighting-on"
STOP: Final = "fighting-stop"
MARGIN: Final = 4
"""Minimum distance from the requested chance in percent; closer ones would be too hard."""
MOST: Final = 5
APART: Final = 8
"""Minimum difference between two chances to choose from, in percent."""
EVEN: Final = 50
OPTIONS: Final = ("who-first", "who-second", "who-third", "who-fourth")
VARIANTS: Final = (
    ("fight.strength", "no-shield"),
    ("fight.win", "more"),
    ("fight.continue", "never-weaker"),
)
"""Misunderstood rules whose chances are options."""

FAVOR: Final = (int(Verb.FAVOR),)
FAR: Final = 5
"""Maximum distance of a monster."""
SAILED: Final = 4
"""The same where one move must be enough."""
EVEN_CHANCE: Final = 0.5


def _only(answers: Answers) -> int:
    """Return the number that is the only answer."""
    return int(min(answers)[0])


def percent(rules: Delphi, strength: int, tokens: int) -> int:
    """Return the chance to win from a strength on with tokens for some further rounds.

    It is 0 or 100 only if that is certain.
    """
    chance = rules.battle.chance(strength, tokens)
    return int(chance * 100) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


def _product(first: int, rounds: int, weaker: int) -> str:
    """Return the chance to lose all of some rounds, as a product of fractions."""
    return " \N{MULTIPLICATION SIGN} ".join(
        f"{max(0, first - weaker * number)}/{SIDES}" for number in range(rounds)
    )


def _odds(rules: Delphi, now: int, tokens: int, percent: int) -> dict[str, object]:
    """Return the chances to lose and to win, and the calculation."""
    text = _product(now, tokens + 1, rules.battle.weaker)
    return {"text": text, "lost": 100 - percent, "percent": percent}


def _rounds(rules: Delphi, now: int, tokens: int) -> tuple[Reason, ...]:
    """Return which rounds can be fought from a strength on, and how likely the first is won."""
    numbers = wins(rules, now)
    facts = {"strength": now, "numbers": numbers, "percent": SIDES * len(numbers)}
    first = Reason("why-fighting-one-round", facts)
    if not tokens:
        return (first,)
    weaker = rules.battle.weaker
    more = {"tokens": tokens, "numbers": tuple(now - weaker * (n + 1) for n in range(tokens))}
    return first, Reason("why-fighting-rounds", more)


def chance_reasons(scene: ExerciseScene, percent: int) -> tuple[Reason, ...]:
    """Return why a fight is won with a chance."""
    rules, tokens = scene.rules, scene.me.favor
    now = rules.battle.strength(scene.me.shield)
    reasons = (start_reason(scene), *_rounds(rules, now, tokens))
    if not tokens:
        return reasons
    return *reasons, Reason("why-fighting-chance", _odds(rules, now, tokens, percent))


@template(
    "fighting.chance",
    rests_on=("fight.win", "fight.strength", "fight.continue"),
    form=NumberInput(0, 100, within=5),
    picture=Picture.OWN,
)
def chance(scene: ExerciseScene) -> Question:
    """Ask for the chance to win with all tokens."""
    table, action = facing(scene.with_me(shield=scene.random.randint(1, 5), favor=scene.seed % 4))
    me = table.me

    def answers(rules: Delphi) -> Answers:
        return number(percent(rules, rules.battle.strength(me.shield), me.favor))

    return Question(
        table,
        answers,
        facts=facts(table, action),
        explain=lambda: chance_reasons(table, _only(answers(table.rules))),
    )


@template(
    "fighting.who",
    rests_on=("fight.win", "fight.strength", "fight.continue"),
    form=SingleChoice(OPTIONS),
    picture=Picture.OWN,
)
def who(scene: ExerciseScene) -> Question:
    """Ask who is more likely to win, and how likely; the other options are common mistakes."""
    random = scene.random
    table, action = facing(scene.with_me(shield=random.randint(1, 5), favor=random.randint(0, 2)))
    rules, me = table.rules, table.me

    def odds(rules: Delphi) -> int:
        return percent(rules, rules.battle.strength(me.shield), me.favor)

    strength = rules.battle.strength(me.shield)
    mistakes = [odds(rules_under(rules, *variant)) for variant in VARIANTS]
    mistakes += [percent(rules, strength, 0), percent(rules, strength, me.favor + 1)]
    random.shuffle(mistakes)
    chances = [odds(rules)]
    for value in (*mistakes, 100 - chances[0], *range(10, 100, APART)):
        if len(chances) < len(OPTIONS) and _apart(chances, value):
            chances.append(value)
    shown = dict(zip(OPTIONS, sorted(chances), strict=True))

    def answers(rules: Delphi) -> Answers:
        fits = (key for key, value in shown.items() if abs(value - odds(rules)) < APART // 2)
        return frozenset((key,) for key in fits)

    first, second, third, fourth = shown.values()
    each = {"first": first, "second": second, "third": third, "fourth": fourth}
    assume(abs(chances[0] - 50) >= MARGIN and (chances[0] > EVEN) == bool(scene.seed % 2))
    return Question(
        table,
        answers,
        facts=facts(
            table, action, **each, **{f"{key}-wins": value > EVEN for key, value in each.items()}
        ),
        explain=lambda: chance_reasons(table, odds(rules)),
    )


@template(
    "fighting.on",
    rests_on=("fight.continue", "fight.win"),
    form=SingleChoice((ON, STOP)),
    picture=Picture.OWN,
)
def go_on(scene: ExerciseScene) -> Question:
    """Ask whether to fight on after a lost round if an even chance is enough."""
    random = scene.random
    table, action = facing(scene.with_me(shield=random.randint(0, 4), favor=random.randint(1, 3)))
    lost = table.rules.battle.strength(table.me.shield) - random.randint(0, 1)

    def odds(rules: Delphi) -> int:
        return percent(rules, lost - rules.battle.weaker, table.me.favor - 1)

    def answers(rules: Delphi) -> Answers:
        return only(ON if odds(rules) >= 50 else STOP)

    assume(
        abs(odds(table.rules) - 50) >= MARGIN
        and answers(table.rules) == {((ON, STOP)[scene.seed % 2],)}
    )

    def explain() -> tuple[Reason, ...]:
        rules, tokens, chance = table.rules, table.me.favor - 1, odds(table.rules)
        now = lost - rules.battle.weaker
        more = {"more": chance >= 100 * EVEN_CHANCE}
        return (
            Reason("why-fighting-next", {"strength": now, "tokens": tokens}),
            *_rounds(rules, now, tokens),
            Reason("why-fighting-on", _odds(rules, now, tokens, chance) | more),
        )

    return Question(
        table,
        answers,
        facts=facts(table, action, strength=lost),
        explain=explain,
    )


def _apart(chances: list[int], value: int) -> bool:
    """Return whether a chance is neither even nor close to any of some."""
    return (
        0 < value < 100
        and value != EVEN
        and all(abs(value - chance) >= APART for chance in chances)
    )


@template(
    "fighting.tokens",
    rests_on=("fight.win", "fight.strength", "fight.continue"),
    form=NumberInput(0, MOST),
    picture=Picture.OWN,
)
def tokens(scene: ExerciseScene) -> Question:
    """Ask how many tokens are needed to win with a given chance."""
    random = scene.random
    table, action = facing(scene.with_me(shield=random.randint(1, 5), favor=MOST))
    wanted = random.choice((50, 60, 70, 80, 90))

    def odds(rules: Delphi) -> list[int]:
        start = rules.battle.strength(table.me.shield)
        return [percent(rules, start, each) for each in range(MOST + 1)]

    def answers(rules: Delphi) -> Answers:
        enough = [each for each, odd in enumerate(odds(rules)) if odd >= wanted]
        return number(enough[0]) if enough else frozenset()

    assume(
        not any(abs(odd - wanted) < MARGIN for odd in odds(table.rules)) and answers(table.rules)
    )

    def explain() -> tuple[Reason, ...]:
        percents = odds(table.rules)[: _only(answers(table.rules)) + 1]
        facts = {"tokens": len(percents) - 1, "percent": percents[-1], "wanted": wanted}
        return (
            start_reason(table),
            Reason("why-fighting-each", {"numbers": tuple(percents[:-1])}),
            Reason("why-fighting-tokens", facts),
        )

    return Question(table, answers, facts=facts(table, action, percent=wanted), explain=explain)


# --- fights --------------------------------------------------------------------------------------


def _left(rules: Delphi, position: Position, color: int, land: int) -> int:
    """Return the most tokens left when a die starts the fight; -1 if none can."""
    me = position.players[position.turn]
    most = -1
    for die in me.dice:
        price = rules.price(position, die, color)
        if price is not None and rules.check(position, Action(Verb.FIGHT, die, color, land)):
            most = max(most, me.favor - price)
    return most


def _prepared(
    scene: ExerciseScene,
    action: Action,
    waters: Sequence[int],
    least: int,
    why: Callable[[], tuple[Reason, ...]],
    *,
    whole_turn: bool = False,
) -> Question:
    """Ask to prepare a fight with at most two actions.

    A die for it must be left, and with the remaining tokens a chance of at least ``least`` percent.
    The ship can only go to ``waters``. For ``whole_turn``, one action isn't enough.
    """
    seat = scene.position.turn

    def ready(rules: Delphi, position: Position) -> bool:
        tokens = _left(rules, position, action.color, action.target)
        strength = rules.battle.strength(position.players[seat].shield)
        return tokens >= 0 and percent(rules, strength, tokens) >= least

    def way(rules: Delphi, position: Position, most: int) -> list[tuple[Action, ...]]:
        paths: list[tuple[Action, ...]] = []
        for step in rules.legal_actions(position):
            if step.verb not in FAVOR and (step.verb not in MOVE or step.target not in waters):
                continue
            then = rules.apply(position, step, SeededChance(0)).position
            if ready(rules, then):
                paths.append((step,))
            elif most > 1:
                paths += [(step, *line) for line in way(rules, then, most - 1)]
        return paths

    def answer_key(rules: Delphi) -> Answers:
        return written(rules, iter(way(rules, scene.position, 2)))

    answers = answer_key(scene.rules)
    assume(not ready(scene.rules, scene.position) and answers)
    assume(not whole_turn or min(map(len, answers)) >= 2)
    return Question(
        scene,
        answer_key,
        form=ActionSequence(2, whole_turn),
        facts=facts(scene, action, dice=scene.dice),
        action=scene.rules.notation.read,
        goal=lambda position: ready(scene.rules, position),
        look=(scene.me.ship, action.target),
        explain=why,
    )


def approach_reasons(scene: ExerciseScene, action: Action) -> tuple[Reason, ...]:
    """Return what a ship and its dice need for a fight."""
    space = scene.rules.board.spaces[action.target]
    facts = {"color": Color(action.color), "space": space}
    return (Reason("why-fighting-approach", facts),)


@template(
    "fighting.approach",
    rests_on=("move.end-color", "fight.color", "action.adjacent", "oracle.recolor"),
)
def approach(scene: ExerciseScene) -> Question:
    """Ask to sail next to a monster and keep a die for it."""
    board, random = scene.rules.board, scene.random
    land = random.choice(board.monsters)
    color = random.choice(COLORS)
    waters = shores(board, land)
    table = scene.with_me(favor=scene.seed % 2)
    there = table.with_me(ship=waters[0], dice=(color,))
    assume(there.rules.check(there.position, fight(color, land)))
    assume(min(board.distance()[table.me.ship][space] for space in waters) <= FAR)
    action = fight(color, land)
    why = partial(approach_reasons, table, action)
    return _prepared(table, action, waters, 0, why)


def ready_reasons(scene: ExerciseScene, color: Color) -> tuple[Reason, ...]:
    """Return how many tokens a fight needs for at least an even chance."""
    battle = scene.rules.battle
    now = battle.strength(scene.me.shield)
    needed = next(n for n in range(SIDES) if battle.chance(now, n) >= EVEN_CHANCE)
    facts = {"color": color, "tokens": needed, "percent": round(100 * battle.chance(now, needed))}
    return start_reason(scene), Reason("why-fighting-ready", facts)


@template(
    "fighting.ready",
    rests_on=("fight.continue", "fight.color", "action.adjacent", "oracle.recolor"),
)
def ready(scene: ExerciseScene) -> Question:
    """Ask to take tokens before a fight until winning is more likely than not."""
    random = scene.random
    # With other shields some number of tokens gives almost an even chance.
    table, action = facing(scene.with_me(shield=random.randint(1, 3), favor=random.randint(0, 1)))
    third, other = random.sample(COLORS, 2)
    dice = ((action.color - random.randint(0, 2)) % len(COLORS), third, other)
    armed = table.with_me(dice=tuple(sorted(dice)))
    why = partial(ready_reasons, table, Color(action.color))
    return _prepared(armed, action, (), EVEN, why)


@template(
    "turns.fight", rests_on=("move.end-color", "fight.color", "action.adjacent", "oracle.recolor")
)
def prepare(scene: ExerciseScene) -> Question:
    """Ask to get next to a monster in one turn, with a die and enough tokens for the fight."""
    board, random = scene.rules.board, scene.random
    table = scene.with_me(favor=scene.seed % 3, shield=random.randint(1, 3))
    land, color = random.choice(board.monsters), random.choice(COLORS)
    waters = shores(board, land)
    action = fight(color, land)
    there = table.with_me(ship=waters[0], dice=(color,))
    assume(there.rules.check(there.position, action))
    away = {space: min(board.distance()[space][end] for end in waters) for space in board.water}
    near = [space for space in board.water if 0 < away[space] <= SAILED]
    # One die may have to be recolored for the fight.
    dice = ((color - random.randint(0, 1)) % len(COLORS), *random.choices(COLORS, k=2))
    table = table.with_me(ship=random.choice(near), dice=tuple(sorted(dice)))

    def why() -> tuple[Reason, ...]:
        odds = ready_reasons(table, Color(color))
        return (*approach_reasons(table, action), *odds)

    return _prepared(table, action, waters, EVEN, why, whole_turn=True)
