"""Sentences of the check-up about the start of a game."""

from functools import lru_cache
from random import Random

from oracle_nb.core.chance import scatter
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, elsewhere
from oracle_nb.delphi.lessons.exercises.starting import begun, decisions, drafting, rules_for
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import Family, tasks_of
from oracle_nb.delphi.pieces import ShipTile
from oracle_nb.delphi.rules.engine import Delphi

PLAYERS = 3
DISPLAYED = 6
EACH = 3
SETUPS = 8


@lru_cache(maxsize=16)
def on_start(seed: int) -> dict[str, Sentence]:
    """Return sentences on ship tiles, tokens and cards before the first turn."""
    random = Random(scatter(seed, sum(map(ord, "checkup.start"))))
    rules, setup = drafting(random, PLAYERS, ShipTile.EQUIPMENT)
    scene = ExerciseScene(rules, begun(rules, setup), random)
    last = {PLAYERS - 1: ShipTile.EQUIPMENT}
    short = rules_for(PLAYERS, 0, RuleSet(returned=1)).set_up(seed % SETUPS)

    def statues(rules: Delphi) -> bool:
        return len(tasks_of(rules.understood(short).players[0].tasks, Family.STATUE)) < EACH

    sentences: dict[str, Sentence] = {
        "quiz-start-first": lambda rules: decisions(rules, setup, {})[0][0] == 0,
        "quiz-start-spare": lambda rules: len(rules.understood(setup).ship_tiles) > PLAYERS,
        "quiz-start-at-once": lambda rules: decisions(rules, setup, last)[1][1] == "take",
        "quiz-start-tokens": lambda rules: rules.understood(setup).players[1].favor == 4,
        "quiz-start-display": lambda rules: len(rules.understood(setup).display) == DISPLAYED,
        "quiz-start-injury": lambda rules: any(rules.understood(setup).players[0].injuries),
        "quiz-short-statue": statues,
    }
    return elsewhere(scene, sentences)
