"""Why answers of the check-up are correct: the numbers that decide them, in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from oracle_nb.delphi.lessons.exercises.map_reasons import answered
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.exercises import AnswerReason as Reason


def die(
    scene: ExerciseScene, color: Color, used: Color, price: int, spaces: Sequence[str]
) -> tuple[Reason, ...]:
    """Return what is left after recoloring, and where a die or card can be used."""
    facts = {"color": color, "used": used, "tokens": price, "left": scene.me.favor - price}
    return (
        Reason("why-checkup-die", {"used": used}),
        Reason("why-checkup-price", facts),
        Reason("why-checkup-spaces", {"used": used, "spaces": answered(scene, spaces)}),
    )


def fight(scene: ExerciseScene) -> tuple[Reason, ...]:
    """Return the strength of a monster in three rounds."""
    battle, shield = scene.rules.battle, scene.me.shield
    strengths = [battle.strength(shield) - battle.weaker * number for number in range(3)]
    facts = {"full": battle.full, "shield": shield}
    facts |= dict(zip(("strength", "second", "third"), strengths, strict=True))
    return Reason("why-checkup-fight"), Reason("why-checkup-strengths", facts)


def cargo(facts: Mapping[str, Any]) -> tuple[Reason, ...]:
    """Return the steps from three dice to the color of an offering."""
    shown = {name: facts[name] for name in ("color", "card", "beside", "far")}
    return Reason("why-checkup-cargo"), Reason("why-checkup-steps", shown)


def tiles(facts: Mapping[str, Any]) -> tuple[Reason, ...]:
    """Return the colors of a ship, of another one and of a border."""
    shown = {name: facts[name] for name in ("own", "owner", "space", "color")}
    return Reason("why-checkup-tiles"), Reason("why-checkup-colors", shown)


def gods(scene: ExerciseScene) -> tuple[Reason, ...]:
    """Return the row of the first step."""
    players = len(scene.position.players)
    return Reason("why-checkup-gods"), Reason(
        "why-checkup-rows", {"players": players, "row": 5 - players}
    )
