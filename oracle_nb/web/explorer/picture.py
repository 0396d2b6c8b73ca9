"""The board of the explorer as a scene: with the numbers of the view, the route, a held piece."""

from oracle_nb.explorer import measure_scenes
from oracle_nb.games.journeys import LayoutPiece
from oracle_nb.games.measures import Shape
from oracle_nb.render.highlights import reach_mark, route_line, selected_ring
from oracle_nb.render.scene import Op, Scene, moved
from oracle_nb.web.explorer.state import ExplorerState


def board_scene(state: ExplorerState) -> Scene:
    """Return the board with the view's values."""
    if state.piece is not None:
        return _with_piece(state, state.piece)
    picture = _picture(state)
    if state.hand != "ask":
        return picture
    ops: list[Op] = []
    if state.journey is not None:
        legs = state.journey.legs
        ops += [route_line(picture, leg.spaces) for leg in legs]
        ops += [
            reach_mark(picture, leg.spaces[-1], str(number)) for number, leg in enumerate(legs, 1)
        ]
    if state.begin is not None:
        ops.append(selected_ring(picture, state.begin))
    return picture.with_overlay(*picture.overlay, *ops)


def _with_piece(state: ExplorerState, piece: LayoutPiece) -> Scene:
    """Return a piece's position, its possible positions, and a preview under the pointer."""
    ops: list[Op] = [selected_ring(piece.scene, space) for space in piece.covered]
    ops += [measure_scenes.spot(piece.scene, space) for space in piece.spots]
    if state.pointed in piece.spots:
        group = piece.scene.group(state.pointed)
        ops += [moved(op, group.x, group.y) for op in piece.picture]
        ops.append(measure_scenes.spot(piece.scene, state.pointed))
    return measure_scenes.plain(piece.scene.with_overlay(*ops))


def _picture(state: ExplorerState) -> Scene:
    say, sight = state.say, state.sight
    scene = state.field.scene(state.plan, state.language)
    match state.look:
        case "plain":
            return measure_scenes.plain(scene)
        case "weak" if not sight.cuts:
            return measure_scenes.captioned(scene, say("explore-caption-whole"))
        case "weak":
            captions = (say("explore-caption-cut"), say("explore-caption-bridge"))
            return measure_scenes.weak_spots(scene, sight.cuts, sight.bridges, captions)
        case "shells" | "reach":
            origin = state.origin
            caption = say(f"explore-caption-{state.look}", space=sight.names[origin])
            if state.look == "reach":
                return measure_scenes.marked(scene, state.reach, origin, caption)
            return measure_scenes.heat(scene, state.shells, caption, mark=state.mark, start=origin)
    return _measured(state, scene)


def _measured(state: ExplorerState, scene: Scene) -> Scene:
    shape, caption = state.field.measures[state.look].shape, state.term(state.look)
    if shape == Shape.LANES:
        value = state.sight.study.measure(state.look)
        return measure_scenes.lanes(scene, value, caption, mark=state.mark)
    if not state.space_values and shape != Shape.SPACES:
        return measure_scenes.captioned(scene, "")
    return measure_scenes.heat(scene, state.space_values, caption, mark=state.mark)
