"""Why answers about sailing are correct: ranges, colors and routes, in sentences."""

from collections.abc import Iterable, Sequence

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.templates import in_order
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Route


def route(scene: ExerciseScene, target: int) -> tuple[Route, ...]:
    """Return a shortest route of the ship to a space, to be drawn."""
    return (scene.rules.board.route(scene.me.ship, target),)


def _range(scene: ExerciseScene) -> int:
    return scene.rules.powers(scene.position).range


def _reach(scene: ExerciseScene) -> Reason:
    """Return how far and onto which color the first die takes the ship."""
    color, own, tokens = Color(scene.me.dice[0]), _range(scene), scene.me.favor
    facts = {"color": color, "range": own, "tokens": tokens, "farthest": own + tokens}
    return Reason("why-sailing-range", facts)


def _spaces(scene: ExerciseScene, spaces: Iterable[int]) -> Reason:
    named = tuple(sorted((scene.rules.board.spaces[one] for one in spaces), key=str))
    return Reason("why-sailing-spaces", {"spaces": named})


def reach(
    scene: ExerciseScene, spaces: Sequence[int], about: Sequence[Reason] = ()
) -> tuple[Reason, ...]:
    """Return why the first die reaches these spaces; ``about`` is what else matters."""
    return *about, _reach(scene), _spaces(scene, spaces)


def steps(scene: ExerciseScene, target: int) -> tuple[Reason, ...]:
    """Return the spaces of a shortest route."""
    board = scene.rules.board
    spaces = tuple(board.spaces[one] for one in board.route(scene.me.ship, target)[1:])
    return (
        Reason("why-sailing-around"),
        Reason("why-sailing-steps", {"spaces": spaces, "steps": len(spaces)}),
    )


def _away(scene: ExerciseScene, target: int) -> Reason:
    """Return how far away a space is, and how much of that is beyond the range."""
    steps, own = _steps(scene, target), _range(scene)
    space = scene.rules.board.spaces[target]
    facts = {"space": space, "steps": steps, "range": own, "beyond": max(0, steps - own)}
    return Reason("why-sailing-away", facts)


def cost(scene: ExerciseScene, target: int, tokens: int) -> tuple[Reason, ...]:
    """Return why sailing somewhere with the die as it is costs some tokens."""
    return _away(scene, target), Reason("why-sailing-cost", {"tokens": tokens})


def price(scene: ExerciseScene, target: int, tokens: int) -> tuple[Reason, ...]:
    """Return why sailing somewhere with the die recolored costs some tokens."""
    rules, die = scene.rules, scene.me.dice[0]
    color = rules.board.spaces[target].color
    recolored = rules.price(scene.position, die, color) or 0
    beyond = tokens - recolored
    facts = {"color": Color(die), "used": Color(color), "tokens": recolored}
    both = {"recoloring": recolored, "beyond": beyond, "tokens": tokens}
    return (
        Reason("why-sailing-recolor", facts),
        _away(scene, target),
        Reason("why-sailing-price", both),
    )


def _steps(scene: ExerciseScene, target: int) -> int:
    return scene.rules.board.distance()[scene.me.ship][target]


def _fine(scene: ExerciseScene, target: int, die: int) -> Reason:
    """Return why a die reaches a space."""
    board, own, tokens = scene.rules.board, _range(scene), scene.me.favor
    away = {"space": board.spaces[target], "color": Color(die), "steps": _steps(scene, target)}
    return Reason("why-sailing-fine", {**away, "tokens": tokens, "farthest": own + tokens})


def judged(scene: ExerciseScene, target: int, die: int) -> tuple[Reason, ...]:
    """Return how far a die takes the ship, and why it reaches a space or not."""
    board, tokens = scene.rules.board, scene.me.favor
    space, farthest = board.spaces[target], _range(scene) + tokens
    steps = _steps(scene, target)
    if target not in board.water:
        found = Reason("why-sailing-closed", {"space": space})
    elif space.color != die:
        facts = {"space": space, "color": Color(space.color), "used": Color(die)}
        found = Reason("why-sailing-other-color", facts)
    elif steps > farthest:
        found = Reason(
            "why-sailing-too-far", {"space": space, "steps": steps, "farthest": farthest}
        )
    else:
        facts = {"space": space, "color": Color(die), "steps": steps}
        found = Reason("why-sailing-there", facts)
    return _reach(scene), found


def which_die(scene: ExerciseScene, target: int) -> tuple[Reason, ...]:
    """Return which die has the color of a space, and whether that is within its range."""
    die = scene.rules.board.spaces[target].color
    first = Reason("why-sailing-which-die")
    if _steps(scene, target) > _range(scene) + scene.me.favor:
        return first, judged(scene, target, die)[-1]
    return first, _fine(scene, target, die)


def order(scene: ExerciseScene, line: Sequence[str]) -> tuple[Reason, ...]:
    """Return how far each move of a correct order goes."""
    rules, position, board = scene.rules, scene.position, scene.rules.board
    away = []
    for text in line:
        action: Action = rules.notation.read(text)
        away.append(board.distance()[position.players[position.turn].ship][action.target])
        position = rules.apply(position, action, SeededChance(0)).position
    return (
        Reason("why-sailing-order"),
        Reason("why-sailing-in-order", {"text": in_order(away)}),
    )


def trip(scene: ExerciseScene) -> tuple[Reason, ...]:
    """Return what each move of a trip needs."""
    facts = {"range": _range(scene), "tokens": scene.me.favor}
    return (Reason("why-sailing-trip", facts),)


def fewest(scene: ExerciseScene, target: int, stops: Sequence[int]) -> tuple[Reason, ...]:
    """Return the spaces on which the ship stops on its way with the fewest dice."""
    board = scene.rules.board
    spaces = tuple(board.spaces[one] for one in stops)
    facts = {"spaces": spaces, "dice": len(spaces)}
    return _away(scene, target), Reason("why-sailing-fewest", facts)


def legs(scene: ExerciseScene, stops: Sequence[int]) -> tuple[Route, ...]:
    """Return the routes from stop to stop, to be drawn."""
    board = scene.rules.board
    starts = (scene.me.ship, *stops[:-1])
    return tuple(board.route(start, end) for start, end in zip(starts, stops, strict=True))
