"""Exercises on the odds of a fight: the chance to win, whether to fight on, what it takes."""

from typing import Final

from oracle_nb.delphi.lessons.exercises import fight_reasons
from oracle_nb.delphi.lessons.exercises.fights import facing, facts
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, rules_under
from oracle_nb.delphi.lessons.exercises.templates import Question, number, template
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answers, NumberInput, Picture, SingleChoice

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
        explain=lambda: fight_reasons.chance(table, _only(answers(table.rules))),
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
        return frozenset({(ON if odds(rules) >= 50 else STOP,)})

    assume(
        abs(odds(table.rules) - 50) >= MARGIN
        and answers(table.rules) == {((ON, STOP)[scene.seed % 2],)}
    )
    return Question(
        table,
        answers,
        facts=facts(table, action, strength=lost),
        explain=lambda: fight_reasons.go_on(
            table, lost - table.rules.battle.weaker, odds(table.rules)
        ),
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
    return Question(
        table,
        answers,
        facts=facts(table, action, percent=wanted),
        explain=lambda: fight_reasons.tokens(
            table, wanted, odds(table.rules)[: _only(answers(table.rules)) + 1]
        ),
    )


def _apart(found: list[int], value: int) -> bool:
    """Return whether a chance is neither even nor close to any of some."""
    return 0 < value < 100 and value != EVEN and all(abs(value - one) >= APART for one in found)


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
    mistakes = [odds(rules_under(rules, *one)) for one in VARIANTS]
    mistakes += [percent(rules, strength, 0), percent(rules, strength, me.favor + 1)]
    random.shuffle(mistakes)
    found = [odds(rules)]
    for value in (*mistakes, 100 - found[0], *range(10, 100, APART)):
        if len(found) < len(OPTIONS) and _apart(found, value):
            found.append(value)
    shown = dict(zip(OPTIONS, sorted(found), strict=True))

    def answers(rules: Delphi) -> Answers:
        fits = (key for key, value in shown.items() if abs(value - odds(rules)) < APART // 2)
        return frozenset((key,) for key in fits)

    first, second, third, fourth = shown.values()
    each = {"first": first, "second": second, "third": third, "fourth": fourth}
    assume(abs(found[0] - 50) >= MARGIN)
    return Question(
        table,
        answers,
        facts=facts(
            table, action, **each, **{f"{key}-wins": value > EVEN for key, value in each.items()}
        ),
        explain=lambda: fight_reasons.chance(table, odds(rules)),
    )
