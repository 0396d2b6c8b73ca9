"""Sentences of the check-up about companions."""

from functools import lru_cache

from oracle_nb.delphi.lessons.exercises.bays import ashore
from oracle_nb.delphi.lessons.exercises.companions import (
    FAR,
    NEAR,
    choosing,
    companion,
    injuries_left,
    joined,
)
from oracle_nb.delphi.lessons.exercises.hand import with_cards
from oracle_nb.delphi.lessons.exercises.injury_cards import by_color, hurt
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, first
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, Sentences, elsewhere
from oracle_nb.delphi.lessons.exercises.wheel import use
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.pieces import COLORS, Color, Kind
from oracle_nb.delphi.rules.engine import Delphi


def _left(scene: ExerciseScene, held: list[int], drawn: tuple[int, int], number: int) -> Sentence:
    """Return whether a hero of the first color leaves this many injury cards."""
    color = held[0]
    table = hurt(choosing(scene, color), by_color(held))
    card = companion(color, Kind.HERO)
    return lambda rules: injuries_left(rules, table.position, card, drawn) == number


def _acts(scene: ExerciseScene, source: int, used: int) -> Sentence:
    """Return whether a die or card can be used as a color."""
    return lambda rules: bool(rules.check(scene.position, use(source, used)))


def _sails(scene: ExerciseScene, die: int, space: int) -> Sentence:
    """Return whether a die takes the ship to a space."""

    def true(rules: Delphi) -> bool:
        return bool(rules.check(scene.position, Action(Verb.MOVE, die, die, space)))

    return true


def _sentences(scene: ExerciseScene) -> Sentences:
    scene, random = ashore(scene), scene.random
    # The other ship must not be on the way of somebody who thinks that it blocks.
    scene = scene.with_other(scene.me.ship)
    board = scene.rules.board
    color, other, third = random.sample(COLORS, 3)
    before = (color - 1) % len(COLORS)
    # One token doesn't make any of the dice this color.
    used = random.choice([one for one in COLORS if (one - color) % len(COLORS) in (2, 3, 4)])
    away = board.distance()[scene.me.ship]
    spaces = [one for one in board.water if one != scene.me.ship]
    near = [one for one in spaces if away[one] <= NEAR and board.spaces[one].color != color]
    far = [one for one in spaces if NEAR < away[one] <= FAR]
    own = [one for one in far if board.spaces[one].color == color]
    # As far as a creature goes: somebody who overestimates the range must not be mistaken.
    others = [one for one in far if away[one] == FAR and board.spaces[one].color == other]
    assume(near and own and others and used != other)
    demigod = joined(scene, companion(color, Kind.DEMIGOD))
    dice = demigod.with_me(dice=(color, before, other), gods=(0,) * len(COLORS))
    creature = joined(scene, companion(color, Kind.CREATURE)).with_me(dice=(color, other))
    space, target, mark = random.choice(near), random.choice(own), random.choice(others)
    sentences: dict[str, Sentence] = {
        "quiz-hero-later": _left(scene, [color], (color, third), 1),
        "quiz-hero-others": _left(scene, [color, other], (third, third), 2),
        "quiz-demigod-other": _acts(dice, other, used),
        "quiz-demigod-recolored": _acts(dice.with_me(favor=1), before, used),
        "quiz-demigod-card": _acts(with_cards(dice, (color,)), CARD + color, used),
        "quiz-creature-color": _sails(creature, color, space),
        "quiz-creature-far": _sails(creature, color, target),
        "quiz-creature-other": _sails(creature, other, mark),
    }
    facts: dict[str, object] = {
        "shown": Color(color),
        "kept": Color(other),
        "beside": Color(before),
        "used": Color(used),
        "held": Color(board.spaces[space].color),
        "hero": companion(color, Kind.HERO),
        "demigod": companion(color, Kind.DEMIGOD),
        "creature": companion(color, Kind.CREATURE),
        "steps": int(away[target]),
        "farthest": int(away[mark]),
    }
    return elsewhere(scene, sentences), facts


@lru_cache(maxsize=64)
def on_companions(seed: int) -> Sentences:
    """Return sentences on what heroes, demigods and creatures do."""
    return first("checkup.companions", seed, _sentences)
