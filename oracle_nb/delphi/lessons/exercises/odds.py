"""Exercises on the odds of a fight: the chance to win, whether to fight on, what it takes."""

from typing import Final

from oracle_nb.delphi.lessons.exercises import fight_reasons
from oracle_nb.delphi.lessons.exercises.asking import E, asked, templates
from oracle_nb.delphi.lessons.exercises.fights import facing, facts, number
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, rules_under
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answers, NumberInput, SingleChoice

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
RULES: Final = ("fight.win", "fight.strength", "fight.continue")


def _only(answers: Answers) -> int:
    """Return the number that is the only answer."""
    return int(min(answers)[0])


def percent(rules: Delphi, strength: int, tokens: int) -> int:
    """Return the chance to win from a strength on with tokens for some further rounds."""
    return round(100 * rules.battle.chance(strength, tokens))


def chance(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for the chance to win with all tokens."""
    there = facing(scene.with_me(shield=scene.random.randint(1, 5), favor=seed % 4))
    if there is None:
        return None
    table, action = there
    me = table.me

    def solve(rules: Delphi) -> Answers:
        return number(percent(rules, rules.battle.strength(me.shield), me.favor))

    return asked(
        table,
        "fighting.chance",
        seed,
        NumberInput(0, 100, within=5),
        solve,
        RULES,
        facts=facts(table, action),
        explain=lambda: fight_reasons.chance(table, _only(solve(table.rules))),
    )


def go_on(scene: ExerciseScene, seed: int) -> E | None:
    """Ask whether to fight on after a lost round if an even chance is enough."""
    random = scene.random
    there = facing(scene.with_me(shield=random.randint(0, 4), favor=random.randint(1, 3)))
    if there is None:
        return None
    table, action = there
    lost = table.rules.battle.strength(table.me.shield) - random.randint(0, 1)

    def odds(rules: Delphi) -> int:
        return percent(rules, lost - rules.battle.weaker, table.me.favor - 1)

    def solve(rules: Delphi) -> Answers:
        return frozenset({(ON if odds(rules) >= 50 else STOP,)})

    if abs(odds(table.rules) - 50) < MARGIN or solve(table.rules) != {((ON, STOP)[seed % 2],)}:
        return None
    return asked(
        table,
        "fighting.on",
        seed,
        SingleChoice((ON, STOP)),
        solve,
        ("fight.continue", "fight.win"),
        facts=facts(table, action, strength=lost),
        explain=lambda: fight_reasons.go_on(
            table, lost - table.rules.battle.weaker, odds(table.rules)
        ),
    )


def tokens(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how many tokens are needed to win with a given chance."""
    random = scene.random
    there = facing(scene.with_me(shield=random.randint(1, 5), favor=MOST))
    if there is None:
        return None
    table, action = there
    wanted = random.choice((50, 60, 70, 80, 90))

    def odds(rules: Delphi) -> list[int]:
        start = rules.battle.strength(table.me.shield)
        return [percent(rules, start, each) for each in range(MOST + 1)]

    def solve(rules: Delphi) -> Answers:
        enough = [each for each, odd in enumerate(odds(rules)) if odd >= wanted]
        return number(enough[0]) if enough else frozenset()

    if any(abs(odd - wanted) < MARGIN for odd in odds(table.rules)) or not solve(table.rules):
        return None
    return asked(
        table,
        "fighting.tokens",
        seed,
        NumberInput(0, MOST),
        solve,
        RULES,
        facts=facts(table, action, percent=wanted),
        explain=lambda: fight_reasons.tokens(
            table, wanted, odds(table.rules)[: _only(solve(table.rules)) + 1]
        ),
    )


def _apart(found: list[int], value: int) -> bool:
    """Return whether a chance is neither even nor close to any of some."""
    return 0 < value < 100 and value != EVEN and all(abs(value - one) >= APART for one in found)


def who(scene: ExerciseScene, seed: int) -> E | None:
    """Ask who is more likely to win, and how likely; the other options are common mistakes."""
    random = scene.random
    there = facing(scene.with_me(shield=random.randint(1, 5), favor=random.randint(0, 2)))
    if there is None:
        return None
    table, action = there
    rules, me = table.rules, table.me

    def odds(rules: Delphi) -> int:
        return percent(rules, rules.battle.strength(me.shield), me.favor)

    strength = rules.battle.strength(me.shield)
    mistakes = [odds(rules_under(rules, *one)) for one in VARIANTS]
    mistakes += [percent(rules, strength, 0), percent(rules, strength, me.favor + 1)]
    random.shuffle(mistakes)
    found = [odds(rules)]
    for value in (*mistakes, 100 - found[0], *range(10, 100, APART)):
        if len(found) < len(OPTIONS) and _apart(found, value):
            found.append(value)
    shown = dict(zip(OPTIONS, sorted(found), strict=True))

    def solve(rules: Delphi) -> Answers:
        fits = (key for key, value in shown.items() if abs(value - odds(rules)) < APART // 2)
        return frozenset((key,) for key in fits)

    first, second, third, fourth = shown.values()
    each = {"first": first, "second": second, "third": third, "fourth": fourth}
    if abs(found[0] - 50) < MARGIN:
        return None
    return asked(
        table,
        "fighting.who",
        seed,
        SingleChoice(OPTIONS),
        solve,
        RULES,
        facts=facts(
            table, action, **each, **{f"{key}-wins": value > EVEN for key, value in each.items()}
        ),
        explain=lambda: fight_reasons.chance(table, odds(rules)),
    )


TEMPLATES: Final = templates(
    {
        "fighting.chance": chance,
        "fighting.who": who,
        "fighting.on": go_on,
        "fighting.tokens": tokens,
    }
)
