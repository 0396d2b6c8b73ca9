"""Sentences of the check-up about the start of a game."""

from functools import lru_cache
from random import Random

from oracle_nb.core.chance import scatter
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, elsewhere
from oracle_nb.delphi.lessons.exercises.starting import begun, decisions, drafting
from oracle_nb.delphi.pieces import ShipTile

PLAYERS = 3
DISPLAYED = 6


@lru_cache(maxsize=16)
def on_start(seed: int) -> dict[str, Sentence]:
    """Return sentences on ship tiles, tokens and cards before the first turn."""
    random = Random(scatter(seed, sum(map(ord, "checkup.start"))))
    rules, setup = drafting(random, PLAYERS, ShipTile.EQUIPMENT)
    scene = ExerciseScene(rules, begun(rules, setup), random)
    last = {PLAYERS - 1: ShipTile.EQUIPMENT}
    sentences: dict[str, Sentence] = {
        "quiz-start-first": lambda rules: decisions(rules, setup, {})[0][0] == 0,
        "quiz-start-spare": lambda rules: len(rules.understood(setup).ship_tiles) > PLAYERS,
        "quiz-start-at-once": lambda rules: decisions(rules, setup, last)[1][1] == "take",
        "quiz-start-tokens": lambda rules: rules.understood(setup).players[1].favor == 4,
        "quiz-start-display": lambda rules: len(rules.understood(setup).display) == DISPLAYED,
        "quiz-start-injury": lambda rules: any(rules.understood(setup).players[0].injuries),
    }
    return elsewhere(scene, sentences)
