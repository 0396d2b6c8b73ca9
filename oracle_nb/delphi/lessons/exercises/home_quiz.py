"""Sentences of the check-up about the race home and the end of the game."""

from functools import lru_cache

from msgspec.structs import replace

from oracle_nb.delphi.lessons.exercises.gods import among
from oracle_nb.delphi.lessons.exercises.homecoming import finished, holding, home, near_zeus
from oracle_nb.delphi.lessons.exercises.last_round import turns_after
from oracle_nb.delphi.lessons.exercises.powers import ready
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, first
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, Sentences, elsewhere
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.pieces import COLORS, Color, God
from oracle_nb.delphi.rules.engine import Delphi


def _allowed(scene: ExerciseScene, action: Action) -> Sentence:
    return lambda rules: bool(rules.check(scene.position, action))


def _wins(scene: ExerciseScene, *theirs: tuple[bool, int, int]) -> Sentence:
    """Return whether the first player alone wins, with what each player has at the end."""
    for seat, (there, cards, tokens) in enumerate(theirs):
        at = scene.with_position(turn=seat)
        scene = holding(home(finished(at) if there else at, seat, there), seat, cards, tokens)
    over = replace(scene.position, turn=0, phase=Phase.OVER, pending=())

    def true(rules: Delphi) -> bool:
        result = rules.result(over)
        return result is not None and result.winners == (0,)

    return true


def _turn(scene: ExerciseScene, seat: int, other: int) -> Sentence:
    """Return whether another player still has a turn after somebody reached Zeus."""
    table = home(finished(scene.with_position(turn=seat)), seat, there=True)
    return lambda rules: other in turns_after(rules, table.position, seat)


def _sentences(scene: ExerciseScene) -> Sentences:
    scene = near_zeus(among(scene, 3))
    board, random = scene.rules.board, scene.random
    die, last = random.sample(COLORS, 2)
    away = board.distance()[board.zeus]
    near = [space for space in board.water if away[space] == 1]
    beside = [space for space in near if board.spaces[space].color == die]
    assume(beside)
    ready_to_sail = finished(scene, last).with_me(ship=near[0], dice=(die,), favor=0)
    god = random.choice(COLORS)
    there = home(finished(scene), 0, there=True).with_me(dice=(die,), gods=ready(god), favor=0)
    cards = random.randint(2, 4)
    sentences: dict[str, Sentence] = {
        "quiz-home-open": _allowed(ready_to_sail, Action(Verb.MOVE, die, die, board.zeus)),
        "quiz-home-sail": _allowed(there, Action(Verb.MOVE, die, die, beside[0])),
        "quiz-home-draw": _allowed(there, Action(Verb.DRAW, die)),
        "quiz-home-later": _turn(scene, 1, 2),
        "quiz-home-earlier": _turn(scene, 1, 0),
        "quiz-home-first": _wins(scene, (True, cards - 1, 0), (True, cards, 0)),
        "quiz-home-cards": _wins(scene, (True, cards, 1), (True, cards - 1, 3)),
        "quiz-home-tie": _wins(scene, (True, cards, 2), (True, cards, 1)),
        "quiz-home-away": _wins(scene, (True, cards, 1), (False, cards + 1, 2)),
        "quiz-home-shared": _wins(scene, (True, cards, 2), (True, cards, 2)),
    }
    facts: dict[str, object] = {
        "sail": Color(die),
        "cards": cards,
        "lower": cards - 1,
        "higher": cards + 1,
        "god": God(god),
    }
    return elsewhere(scene, sentences), facts


@lru_cache(maxsize=64)
def on_home(seed: int) -> Sentences:
    """Return sentences on the way to Zeus, the last round and the winner."""
    return first("checkup.home", seed, _sentences)
