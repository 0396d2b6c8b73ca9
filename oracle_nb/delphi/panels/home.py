"""The home page of the game: its goal in pictures, and how a new game is chosen."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.board import GENERATORS, make_layout
from oracle_nb.delphi.panels import signs
from oracle_nb.delphi.pieces import Color, Letter
from oracle_nb.delphi.tasks import Family
from oracle_nb.draw import svg
from oracle_nb.draw.html import Html, tag
from oracle_nb.scene import Shape

if TYPE_CHECKING:
    from oracle_nb.delphi.actions import Action
    from oracle_nb.delphi.board import Layout
    from oracle_nb.delphi.position import Position
    from oracle_nb.game import Game
    from oracle_nb.words.wording import Wording

CHOICES: Final = {
    "length": ("8", "9", "10", "11", "12"),
    "board": tuple(GENERATORS),
    "tiles": ("first", "random", "draft"),
}
"""What can be chosen for a new game, and what is offered for it."""
FIRST: Final = {"length": "8", "board": "compact", "tiles": "first"}
"""What is chosen for a first game (setup.first-game)."""
TASKS: Final = 12
_SEED: Final = 11
"""The board shown on the home page."""


def new_game(
    seats: Sequence[str],
    seed: int | None,
    chosen: Mapping[str, str],
    layout: "Layout | None" = None,
) -> "Game[Position, Action]":
    """A new game, on a layout or on one of the kind that was chosen.

    Raises ValueError that names what was chosen wrongly.
    """
    import secrets

    from oracle_nb.delphi import new_game as begin
    from oracle_nb.delphi.ruleset import RuleSet

    for name, values in CHOICES.items():
        if chosen.get(name, values[0]) not in values:
            raise ValueError(f"{name}: {chosen[name]!r} is none of {', '.join(values)}")
    if not 2 <= len(seats) <= 4:
        raise ValueError(f"players: 2 to 4 can play, not {len(seats)}")
    number = secrets.randbits(32) if seed is None else seed
    sea = layout or make_layout(chosen.get("board", "compact"), number)
    tiles = chosen.get("tiles", "random")
    returned = TASKS - int(chosen.get("length", TASKS))
    rules = RuleSet(
        returned=returned,  # type: ignore[arg-type]
        first_game_tiles=tiles == "first",
        draft=tiles == "draft",
    )
    return begin(players=len(seats), seed=number, layout=sea, rules=rules, seats=seats)


def goal(words: "Wording", theme: str) -> Html:
    """What the game is about, in few words and pictures."""
    say = words.say
    pictures = (
        ("shrine", signs.task(Family.SHRINE, Letter.PSI, 20, 20, 17, ship=Color.YELLOW)),
        ("statue", signs.task(Family.STATUE, Color.RED, 17, 20, 17)),
        ("offering", signs.task(Family.OFFERING, Color.GREEN, 20, 20, 16)),
        ("monster", signs.task(Family.MONSTER, Color.BLUE, 20, 20, 16)),
    )
    tasks = [
        tag(
            "li",
            Html(_drawn(shapes, theme)),
            tag("span", tag("b", say(f"goal-{name}")), " ", say(f"goal-{name}-how")),
        )
        for name, shapes in pictures
    ]
    dice = [signs.die_sign(color, theme, 40) for color in (Color.GREEN, Color.RED, Color.BLUE)]
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
    scene = game.rules.scene(game.position, language=words.language)
    board = svg.to_svg(scene, theme, prefix="goal-")
    return tag("figure", Html(board), tag("figcaption", words.say("goal-board")), cls="d-sea")


def _drawn(shapes: tuple[Shape, ...], theme: str) -> str:
    return svg.picture(shapes, width=40, height=40, scale=1.2, theme=theme)
