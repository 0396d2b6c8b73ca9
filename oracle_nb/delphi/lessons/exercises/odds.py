"""Exercises on the odds of a fight: the chance to win, whether to fight on, what it takes."""

from typing import Final

from oracle_nb.delphi.lessons.exercises import fight_reasons
from oracle_nb.delphi.lessons.exercises.asking import E, asked, templates
from oracle_nb.delphi.lessons.exercises.fights import facing, facts, number
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answers, NumberInput, SingleChoice

ON: Final = "fighting-on"
STOP: Final = "fighting-stop"
MARGIN: Final = 4
"""Minimum distance from the requested chance in percent; closer ones would be too hard."""
MOST: Final = 5
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


TEMPLATES: Final = templates(
    {"fighting.chance": chance, "fighting.on": go_on, "fighting.tokens": tokens}
)
