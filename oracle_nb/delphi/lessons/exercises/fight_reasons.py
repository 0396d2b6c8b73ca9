"""Why answers about fights are correct: the calculation, in sentences."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason

SIDES: Final = 10
"""Number of faces of the battle die."""
EVEN: Final = 0.5


def start(scene: ExerciseScene) -> Reason:
    """Return how strong a monster is when the fight begins."""
    battle, shield = scene.rules.battle, scene.me.shield
    facts = {"full": battle.full, "shield": shield, "strength": battle.strength(shield)}
    return Reason("why-fighting-start", facts)


def strength(scene: ExerciseScene) -> tuple[Reason, ...]:
    """Return why a monster has its strength at the start."""
    battle, shield = scene.rules.battle, scene.me.shield
    return (
        Reason("why-fighting-subtract", {"full": battle.full}),
        Reason(
            "why-fighting-strength",
            {"full": battle.full, "shield": shield, "strength": battle.strength(shield)},
        ),
    )


def later(scene: ExerciseScene, lost: int) -> tuple[Reason, ...]:
    """Return why a monster has its strength after some lost rounds."""
    battle = scene.rules.battle
    before = battle.strength(scene.me.shield)
    now = before - battle.weaker * lost
    facts = {"before": before, "rounds": lost, "strength": now}
    return start(scene), Reason("why-fighting-later", facts)


def again(scene: ExerciseScene) -> tuple[Reason, ...]:
    """Return why a new fight begins as it does."""
    return Reason("why-fighting-again"), start(scene)


def winning(rules: Delphi, now: int) -> tuple[Reason, ...]:
    """Return which rolls win a round."""
    rolls = wins(rules, now)
    return (
        Reason("why-fighting-reach"),
        Reason("why-fighting-winning", {"strength": now, "numbers": rolls}),
    )


def hurting(now: int) -> tuple[Reason, ...]:
    """Return which rolls give an injury."""
    return Reason("why-fighting-zero"), Reason("why-fighting-hurting", {"strength": now})


def wins(rules: Delphi, now: int) -> tuple[int, ...]:
    """Return the rolls that win a round."""
    return tuple(roll for roll in range(SIDES) if rules.battle.wins(roll, now))


def _falling(scene: ExerciseScene, rounds: int) -> Reason:
    """Return the strength of a monster in each round of a fight."""
    battle = scene.rules.battle
    first = battle.strength(scene.me.shield)
    strengths = tuple(first - battle.weaker * number for number in range(rounds))
    return Reason("why-fighting-falls", {"numbers": strengths})


def when(scene: ExerciseScene, rolls: Sequence[int], rounds: int) -> tuple[Reason, ...]:
    """Return why a fight is won in a round."""
    battle = scene.rules.battle
    last = battle.strength(scene.me.shield) - battle.weaker * (rounds - 1)
    facts = {"round": rounds, "roll": rolls[rounds - 1], "strength": last}
    return start(scene), _falling(scene, len(rolls)), Reason("why-fighting-when", facts)


def injuries(rolls: Sequence[int]) -> tuple[Reason, ...]:
    """Return why a fight that is won with its last roll costs some injuries."""
    return (
        Reason("why-fighting-zero"),
        Reason("why-fighting-injuries", {"injuries": rolls.count(0)}),
    )


def left(scene: ExerciseScene, rounds: int) -> tuple[Reason, ...]:
    """Return why some tokens are left after a fight with some rounds."""
    tokens = scene.me.favor
    facts = {"rounds": rounds, "tokens": tokens, "paid": rounds - 1, "left": tokens - rounds + 1}
    return (
        start(scene),
        Reason("why-fighting-pays"),
        Reason("why-fighting-left", facts),
    )


def dice(scene: ExerciseScene, target: int) -> tuple[Reason, ...]:
    """Return which monsters of a place can be fought."""
    rules = scene.rules
    space = rules.board.spaces[target]
    colors = tuple(
        Color(color)
        for color in COLORS
        if rules.check(
            scene.with_me(dice=(color,)).position, Action(Verb.FIGHT, color, color, target)
        ).allowed
    )
    return (
        Reason("why-fighting-color"),
        Reason("why-fighting-die", {"space": space, "colors": colors}),
    )


def places(scene: ExerciseScene, color: Color) -> tuple[Reason, ...]:
    """Return where monsters of a color can be fought."""
    board, monsters = scene.rules.board, scene.position.monsters
    spaces = tuple(
        board.spaces[land]
        for land, there in zip(board.monsters, monsters, strict=True)
        if there >> color & 1
    )
    return (
        Reason("why-fighting-there", {"color": color, "spaces": spaces}),
        Reason("why-fighting-where"),
    )


def meanwhile() -> tuple[Reason, ...]:
    """Return what is possible during a fight."""
    return (Reason("why-fighting-meanwhile"),)


# --- odds ----------------------------------------------------------------------------------------


def _product(first: int, rounds: int, weaker: int) -> str:
    """Return the chance to lose all of some rounds, as a product of fractions."""
    return " \N{MULTIPLICATION SIGN} ".join(
        f"{max(0, first - weaker * number)}/{SIDES}" for number in range(rounds)
    )


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


def _odds(rules: Delphi, now: int, tokens: int, percent: int) -> dict[str, object]:
    """Return the chances to lose and to win, and the calculation."""
    text = _product(now, tokens + 1, rules.battle.weaker)
    return {"text": text, "lost": 100 - percent, "percent": percent}


def chance(scene: ExerciseScene, percent: int) -> tuple[Reason, ...]:
    """Return why a fight is won with a chance."""
    rules, tokens = scene.rules, scene.me.favor
    now = rules.battle.strength(scene.me.shield)
    reasons = (start(scene), *_rounds(rules, now, tokens))
    if not tokens:
        return reasons
    return *reasons, Reason("why-fighting-chance", _odds(rules, now, tokens, percent))


def go_on(scene: ExerciseScene, now: int, percent: int) -> tuple[Reason, ...]:
    """Return whether it pays to fight on; ``now`` is the strength in the next round."""
    rules, tokens = scene.rules, scene.me.favor - 1
    odds = _odds(rules, now, tokens, percent) | {"more": percent >= 100 * EVEN}
    return (
        Reason("why-fighting-next", {"strength": now, "tokens": tokens}),
        *_rounds(rules, now, tokens),
        Reason("why-fighting-on", odds),
    )


def tokens(scene: ExerciseScene, wanted: int, percents: Sequence[int]) -> tuple[Reason, ...]:
    """Return how many tokens are enough for a chance; the last of the chances is the first such."""
    facts = {"tokens": len(percents) - 1, "percent": percents[-1], "wanted": wanted}
    return (
        start(scene),
        Reason("why-fighting-each", {"numbers": tuple(percents[:-1])}),
        Reason("why-fighting-tokens", facts),
    )


def ready(scene: ExerciseScene, color: Color) -> tuple[Reason, ...]:
    """Return how many tokens a fight needs for at least an even chance."""
    battle = scene.rules.battle
    now = battle.strength(scene.me.shield)
    needed = next(n for n in range(SIDES) if battle.chance(now, n) >= EVEN)
    facts = {"color": color, "tokens": needed, "percent": round(100 * battle.chance(now, needed))}
    return start(scene), Reason("why-fighting-ready", facts)


def approach(scene: ExerciseScene, action: Action) -> tuple[Reason, ...]:
    """Return what a ship and its dice need for a fight."""
    space = scene.rules.board.spaces[action.target]
    facts = {"color": Color(action.color), "space": space}
    return (Reason("why-fighting-approach", facts),)
