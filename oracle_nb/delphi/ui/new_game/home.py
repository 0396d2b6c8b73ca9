"""The home page of the game: its goal, in pictures."""

from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import Color, Letter
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.delphi.ui.new_game.new_game import FIRST, new_game
from oracle_nb.games.registry import scene_of
from oracle_nb.render import svg
from oracle_nb.render.html import Html, tag
from oracle_nb.render.scene import Shape

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording

_SEED: Final = 11
"""The board shown on the home page."""


def goal(words: "Wording", theme: str) -> Html:
    """What the game is about, in few words and pictures."""
    say = words.say
    pictures = (
        ("shrine", icons.task(Family.SHRINE, Letter.PSI, 20, 20, 17, ship=Color.YELLOW)),
        ("statue", icons.task(Family.STATUE, Color.RED, 17, 20, 17)),
        ("offering", icons.task(Family.OFFERING, Color.GREEN, 20, 20, 16)),
        ("monster", icons.task(Family.MONSTER, Color.BLUE, 20, 20, 16)),
    )
    tasks = [
        tag(
            "li",
            Html(_drawn(shapes, theme)),
            tag("span", tag("b", say(f"goal-{name}")), " ", say(f"goal-{name}-how")),
        )
        for name, shapes in pictures
    ]
    dice = [icons.die_sign(color, theme, 40) for color in (Color.GREEN, Color.RED, Color.BLUE)]
    return tag(
        "div",
        tag("h1", say("goal-title")),
        tag("p", say("goal-story"), cls="lead"),
        tag("ul", tasks, cls="d-goals"),
        tag("div", tag("span", dice, cls="d-three"), tag("p", say("goal-turn")), cls="d-turn"),
        tag("p", say("goal-end"), cls="d-end"),
        cls="d-goal",
    )


def picture(words: "Wording", theme: str) -> Html:
    """The board of a first game."""
    game = new_game(("a", "b", "c"), _SEED, FIRST)
    scene = scene_of(game.rules, game.position, language=words.language)
    board = svg.to_svg(scene, theme, prefix="goal-")
    return tag("figure", Html(board), tag("figcaption", words.say("goal-board")), cls="d-sea")


def _drawn(shapes: tuple[Shape, ...], theme: str) -> str:
    return svg.picture(shapes, width=40, height=40, scale=1.2, theme=theme)
