"""The introduction of the game: its goal in pictures, and the legend of its symbols."""

from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import Color, Letter
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.delphi.ui.icons.legend import cards, legend
from oracle_nb.delphi.ui.new_game.new_game import FIRST, new_game
from oracle_nb.games.presentation.introduction import GameIntroduction
from oracle_nb.render import svg
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Shape

if TYPE_CHECKING:
    from oracle_nb.text.rulebook import Rulebook
    from oracle_nb.text.wording import Wording

_SEED: Final = 11
"""The seed of the board on the home page."""


class DelphiIntroduction(GameIntroduction):
    """The goal of the game, the board of a first game, and what all symbols mean.

    ``words``: the texts of the app's panels in one language.
    ``rulebook``: the rulebook, which says what cards and tiles do.
    """

    def __init__(self, words: "Wording", rulebook: "Rulebook") -> None:
        self._words, self._rulebook = words, rulebook
        self._legends: dict[str, str] = {}

    def first_game(self) -> str:
        """Return how many tasks and bots a first game has."""
        return self._words.say("first-game")

    def summary(self) -> str:
        """Return the game in one sentence."""
        return self._words.say("game-summary")

    def goal(self, theme: str) -> Html:
        """Return what the game is about, in a few words and pictures."""
        say = self._words.say
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

    def picture(self, theme: str) -> Html:
        """Return the board of a first game."""
        game = new_game(("a", "b", "c"), _SEED, FIRST)
        scene = game.package.scene(game.rules, game.position, language=self._words.language)
        board = svg.compact(svg.to_svg(scene, theme, prefix="goal-", short=True))
        return tag(
            "figure", Html(board), tag("figcaption", self._words.say("goal-board")), cls="d-sea"
        )

    def legend(self, theme: str) -> str:
        """Return what the symbols on the board and beside it mean."""
        if theme not in self._legends:
            more = cards(self._words, self._rulebook, theme)
            self._legends[theme] = html(legend(self._words, theme), more)
        return self._legends[theme]


def _drawn(shapes: tuple[Shape, ...], theme: str) -> str:
    return svg.picture(shapes, width=40, height=40, scale=1.2, theme=theme)
