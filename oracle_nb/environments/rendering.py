"""Pictures and texts of positions for the render modes of environments."""

import sys
from io import BytesIO
from typing import TYPE_CHECKING, Final

from oracle_nb.core.arguments import meant
from oracle_nb.environments.episode import Episode, EpisodeError
from oracle_nb.games.registry import package_of, scene_of
from oracle_nb.games.views import common_view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
PICTURE_SIDE: Final = 640
"""Length of the longer side of a picture, in pixels."""


def check_mode(mode: object) -> str | None:
    """Return a render mode. Raises EpisodeError if there is no such mode."""
    if mode is None or (known := meant(mode, RENDER_MODES)):
        return None if mode is None else known
    raise EpisodeError(f"render_mode: {', '.join(RENDER_MODES)} or None, not {mode!r:.40}")


def rendered(
    episode: Episode, mode: str | None, seat: int | None = None
) -> "str | NDArray[np.uint8] | None":
    """Return a text or picture of the position, with what a seat knows or what all know.

    The mode "human" prints the text and returns None.
    """
    match mode:
        case "ansi":
            return as_text(episode, seat)
        case "rgb_array":
            return as_pixels(episode, seat)
        case "human":
            sys.stdout.write(as_text(episode, seat))
    return None


def as_text(episode: Episode, seat: int | None = None) -> str:
    """Return the board and the players' boards as text."""
    from oracle_nb.render.text_map import to_text

    rules, position = episode.rules, episode.position
    position = common_view(rules, position, range(rules.players) if seat is None else (seat,))
    texts = package_of(rules.name).text_interface(rules)
    rows = [f"{name}: {' | '.join(values)}" for name, values in texts.boards(position)]
    board = to_text(scene_of(rules, position, seat=seat), legend=False)
    return "\n".join([texts.heading(position), "", board, *rows]) + "\n"


def as_pixels(episode: Episode, seat: int | None = None) -> "NDArray[np.uint8]":
    """Return the board as an array of rows, columns, and red, green and blue."""
    import numpy as np
    from PIL import Image

    from oracle_nb.render.png import to_png

    scene = scene_of(episode.rules, episode.position, seat=seat)
    png = to_png(scene, PICTURE_SIDE / max(scene.width, scene.height))
    return np.array(Image.open(BytesIO(png)).convert("RGB"), np.uint8)
