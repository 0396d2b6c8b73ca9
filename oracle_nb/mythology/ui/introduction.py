"""The introduction of the game: its goal in pictures, and the legend of its map."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from oracle_nb.games.presentation.introduction import GameIntroduction
from oracle_nb.mythology.pieces import HEROES, Side
from oracle_nb.mythology.ui.counters import Counter, counter_shapes
from oracle_nb.mythology.ui.signs import (
    fight_sign,
    prize_sign,
    seat_sign,
    side_sign,
    symbol_sign,
    unit_sign,
)
from oracle_nb.render import svg
from oracle_nb.render.html import Html, tag
from oracle_nb.render.scene import Group, Op, Polygon, Scene

if TYPE_CHECKING:
    from oracle_nb.games.package import GamePackage
    from oracle_nb.text.wording import Wording

_SEED: Final = 7
"""The seed of the game on the home page."""
_SIGN: Final = 40.0


class MythologyIntroduction(GameIntroduction):
    """The goal of the game, the map at the start of a game, and what its signs mean.

    ``package``: starts the game whose map is shown.
    ``words``: the texts of the app's panels in one language.
    """

    def __init__(self, package: "GamePackage", words: "Wording") -> None:
        self._package, self._words = package, words
        self._pictures: dict[str, Html] = {}

    def summary(self) -> str:
        """Return the game in one sentence."""
        return self._words.say("game-summary")

    def first_game(self) -> str:
        """Return how long a first game is."""
        return self._words.say("first-game")

    def explorer(self) -> str:
        """Return the name of the explorer of the map."""
        return self._words.say("explorer")

    def goal(self, theme: str) -> Html:
        """Return what the game is about, in a few words and pictures."""
        say = self._words.say
        signs = (
            ("god", seat_sign(0, theme, _SIGN)),
            ("power", symbol_sign("bolt", "yellow", theme, _SIGN)),
            ("fight", fight_sign(theme, _SIGN)),
            ("prize", prize_sign("GF", theme, _SIGN)),
        )
        steps = [
            tag(
                "li", sign, tag("span", tag("b", say(f"goal-{name}")), " ", say(f"goal-{name}-how"))
            )
            for name, sign in signs
        ]
        return tag(
            "div",
            tag("h1", say("goal-title")),
            tag("p", say("goal-story"), cls="lead"),
            tag("ul", steps, cls="m-goals"),
            tag("p", say("goal-end"), cls="m-end"),
            tag("p", say("goal-stand-in"), cls="m-end"),
            cls="m-goal",
        )

    def picture(self, theme: str) -> Html:
        """Return the map at the start of a game."""
        if theme not in self._pictures:
            game = self._package.new_game(seed=_SEED)
            language = self._words.language
            scene = self._package.scene(game.rules, game.position, language=language)
            drawn = svg.to_svg(_without_numbers(scene), theme, prefix="goal-", short=True)
            board = svg.compact(drawn)
            caption = tag("figcaption", self._words.say("goal-map"))
            self._pictures[theme] = tag("figure", Html(board), caption, cls="m-world")
        return self._pictures[theme]

    def legend(self, theme: str) -> Html:
        """Return what the signs on the map and beside it mean."""
        say = self._words.say
        ready = Html(
            svg.picture(
                counter_shapes(Counter("hero", "12", ready=True), 12, 10, 8),
                width=24,
                height=24,
                scale=30 / 24,
                theme=theme,
            )
        )
        signs = (
            (unit_sign(11, theme, 30), "legend-hero"),
            (unit_sign(HEROES + 8, theme, 30), "legend-monster"),
            (prize_sign("GF", theme, 30), "legend-prize"),
            (ready, "legend-ready"),
            (fight_sign(theme, 30), "legend-fight"),
            (seat_sign(0, theme, 30), "legend-god"),
            (symbol_sign("bolt", "yellow", theme, 30), "legend-power"),
            (side_sign(Side.MONSTERS, theme, 30), "legend-removed"),
        )
        rows = [tag("li", sign, tag("span", say(message))) for sign, message in signs]
        texts = [tag("p", say(f"legend-{name}")) for name in ("areas", "numbers", "stand-in")]
        return tag("div", tag("ul", rows), tag("div", texts), cls="m-legend")


def _without_numbers(scene: Scene) -> Scene:
    """Return the map without the names and numbers of spaces, which are a quarter of its bytes."""
    base: list[Op] = []
    for op in scene.base:
        if isinstance(op, Group) and op.space >= 0:
            # Sides that hexes share are drawn once, so they must be darker.
            base += (replace(other, alpha=0.7) for other in op.ops if isinstance(other, Polygon))
        else:
            base.append(op)
    return replace(scene, base=tuple(base))
