"""The line below the board, about what the mouse points at."""

from oracle_nb.render.html import Html, tag
from oracle_nb.render.scene import Scene
from oracle_nb.web.table.control.board_scene import hint, names
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.text import words


def pointed_view(
    controller: TableController, scene: Scene, *, acting: bool = True
) -> tuple[Html, str]:
    """Return the line below the board, and the same as a screen reader says it.

    Parameters
    ----------
    controller
        The table.
    scene
        The board.
    acting
        Whether a click on a space can choose an action.
    """
    pointer = controller.pointer
    space = None if pointer.thing else pointer.space
    name = "" if space is None else names(scene, space)
    can = hint(controller, space) if acting and space is not None else ""
    more = f"{can} {pointer.hint()}"
    say = words(controller.language).say
    if name or more.strip():
        shown = (tag("span", name), tag("span", more.strip()))
    else:
        tap = say("tap-at") if acting and controller.game.to_move is not None else ""
        touch = tag("span", tap, cls="touch-actions")
        shown = (tag("span", say("point-at"), cls="clicks"), touch)
    return tag("p", shown, cls="hint"), f"{name}. {more}"
