"""Why answers about island tiles are correct: borders, tiles and letters, in sentences."""

from collections.abc import Sequence

from oracle_nb.delphi.lessons.exercises.map_reasons import answered, named
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.pieces import TILE_COLOR, Color, IslandTile
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Solver


def _border(scene: ExerciseScene, land: int) -> Color:
    return Color(scene.rules.board.spaces[land].color)


def _own(scene: ExerciseScene) -> Color:
    return Color(scene.rules.setting.ships[scene.position.turn])


def die(scene: ExerciseScene, land: int) -> tuple[Reason, ...]:
    """Return which die matches a border."""
    facts = {"space": scene.rules.board.spaces[land], "color": _border(scene, land)}
    return Reason("why-exploring-die"), Reason("why-exploring-border", facts)


def islands(
    scene: ExerciseScene, general: str, color: Color, spaces: Sequence[str]
) -> tuple[Reason, ...]:
    """Return the islands with a border of a color, and what is left of them."""
    board, position = scene.rules.board, scene.position
    every = [land for land in board.islands if _border(scene, land) == color]
    up = [land for land in every if position.face_up >> board.islands.index(land) & 1]
    facts = {"color": color, "spaces": named(scene, every)}
    turned = Reason("why-exploring-face-up", {"space": board.spaces[up[0]]}) if up else None
    last = "why-exploring-docks" if general.endswith("where") else "why-exploring-islands-are"
    # With no tile face up, the islands are the answer.
    shown = up or last == "why-exploring-docks"
    return (
        Reason(general, {"color": color}),
        *((Reason("why-exploring-borders", facts),) if shown else ()),
        *((turned,) if turned else ()),
        Reason(last, {"color": color, "spaces": answered(scene, spaces)}),
    )


def _whose(scene: ExerciseScene, tile: IslandTile) -> Reason:
    """Return whose color a tile has."""
    own = _own(scene)
    mine = "own" if TILE_COLOR[tile] == own else "foreign"
    return Reason(f"why-exploring-{mine}", {"tile": tile, "color": own})


def reward(scene: ExerciseScene, tile: IslandTile) -> tuple[Reason, ...]:
    """Return what a tile brings."""
    own = TILE_COLOR[tile] == _own(scene)
    result = Reason("why-tile-shrine" if own else f"why-tile-{tile.letter}")
    return Reason("why-exploring-reward"), _whose(scene, tile), result


def builder(scene: ExerciseScene, tile: IslandTile) -> tuple[Reason, ...]:
    """Return who builds a shrine at once."""
    own = TILE_COLOR[tile] == _own(scene)
    result = Reason("why-exploring-you" if own else "why-exploring-nobody", {"tile": tile})
    return Reason("why-exploring-builder"), _whose(scene, tile), result


def tokens(scene: ExerciseScene, tile: IslandTile, answers: Solver) -> tuple[Reason, ...]:
    """Return how many tokens a tile with Psi leaves."""
    left = int(min(answers(scene.rules))[0])
    facts = {"tokens": scene.me.favor, "reward": left - scene.me.favor, "left": left}
    result = Reason("why-exploring-tokens-psi", facts)
    if TILE_COLOR[tile] == _own(scene):
        result = Reason("why-exploring-tokens-own", {"left": left})
    return Reason("why-exploring-tokens"), _whose(scene, tile), result


def sites(scene: ExerciseScene, spaces: Sequence[str]) -> tuple[Reason, ...]:
    """Return how many tiles of the player's color are face up, and where."""
    own = {"color": _own(scene)}
    return (
        Reason("why-exploring-sites", own),
        Reason("why-exploring-sites-count", {**own, "count": len(spaces)}),
        Reason("why-exploring-sites-are", {**own, "spaces": answered(scene, spaces)}),
    )


def looked() -> tuple[Reason, ...]:
    """Return what looking does."""
    return Reason("why-exploring-peek"), Reason("why-exploring-looked")


def aim(scene: ExerciseScene, land: int, color: Color) -> tuple[Reason, ...]:
    """Return whether a die explores an island from where the ship is."""
    board = scene.rules.board
    near, fits = land in board.shore[scene.me.ship], _border(scene, land) == color
    facts = {"space": board.spaces[land], "border": _border(scene, land), "color": color}
    if near and fits:
        result = Reason("why-exploring-aim-both", facts)
    elif near:
        result = Reason("why-exploring-aim-color", facts)
    else:
        ship = board.spaces[scene.me.ship]
        result = Reason("why-exploring-aim-place", {"ship": ship, "space": board.spaces[land]})
    return Reason("why-exploring-aim"), result


def example(scene: ExerciseScene, general: str, line: Sequence[str]) -> tuple[Reason, ...]:
    """Return an island that one way to the goal explores or builds on."""
    actions: map[Action] = map(scene.rules.notation.read, line)
    last = next(one for one in actions if one.verb in (Verb.EXPLORE, Verb.BUILD))
    what = "build" if last.verb == Verb.BUILD else "explore"
    space, color = scene.rules.board.spaces[last.target], Color(last.color)
    facts = {"what": what, "space": space, "color": color}
    return Reason(general), Reason("why-exploring-example", facts)
