"""How Harvest is shown in the app: its carts as buttons, its places as targets, its players."""

from collections.abc import Mapping, Sequence

from harvest_game.picture import cart
from harvest_game.rules import CARTS, ROUNDS, SECRET, Action, Harvest, Position, Setting
from harvest_game.texts import COLORS, HarvestTexts
from oracle_nb.core.events import Event
from oracle_nb.games.match import FinalStanding
from oracle_nb.games.package import GamePackage
from oracle_nb.games.presentation import (
    ActionGroup,
    ActionPresentation,
    GameIntroduction,
    PlainSetup,
    PlayerPresentation,
    Presentation,
    ProgressPresentation,
    ResultPresentation,
)
from oracle_nb.render import svg
from oracle_nb.render.html import Html, tag

STYLESHEET = """
.h-carts { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; }
"""


def harvest_presentation(package: GamePackage, language: str = "en") -> Presentation:
    """Return how Harvest is shown in a language."""
    texts = HarvestTexts(Harvest(Setting()), language)
    return Presentation(
        actions=HarvestActions(texts),
        players=HarvestPlayers(texts),
        progress=HarvestProgress(texts),
        results=HarvestResults(texts),
        setup=PlainSetup(package),
        introduction=HarvestIntroduction(texts),
        stylesheet=STYLESHEET,
    )


def cart_icon(color: str, number: str, theme: str, title: str, size: float = 36) -> str:
    """Return a picture of a cart as HTML."""
    shapes = cart(13, 12, color, number)
    return svg.picture(shapes, width=26, height=24, theme=theme, title=title, scale=size / 26)


class HarvestActions(ActionPresentation):
    """A player acts with a cart, and aims at a place."""

    def __init__(self, texts: HarvestTexts) -> None:
        self._texts = texts

    def source(self, rules: Harvest, position: Position, action: Action) -> str:
        """Return the key of the cart."""
        return f"cart:{action.cart}"

    def source_title(self, rules: Harvest, position: Position, source: str) -> str:
        """Return the name of a cart."""
        return self._texts.say("cart", cart=_number(source))

    def source_count(self, rules: Harvest, position: Position, source: str) -> int:
        """Return how many carts of a number the player has."""
        seat = rules.to_move(position)
        return 1 if seat is None else max(1, position.hands[seat].count(_number(source)))

    def source_icon(self, rules: Harvest, position: Position, source: str, theme: str) -> str:
        """Return a picture of a cart in the player's color."""
        seat = rules.to_move(position) or 0
        return cart_icon(COLORS[seat], str(_number(source)), theme, "")

    def source_examples(self, rules: Harvest, position: Position) -> Sequence[tuple[str, Action]]:
        """Return nothing: every cart that a player has can be sent somewhere."""
        return ()

    def group(self, rules: Harvest, position: Position, action: Action) -> ActionGroup:
        """Return one group for all places: the name of the place says enough."""
        return ActionGroup(self._texts.say("send-to"), named_by_space=True)

    def target_space(self, rules: Harvest, position: Position, action: Action) -> int | None:
        """Return the place."""
        return action.place

    def candidates(
        self, rules: Harvest, position: Position, source: str, space: int
    ) -> Sequence[Action]:
        """Return the orders that a click on a place can mean."""
        carts = CARTS if not source else [_number(source)]
        return [Action(number, space) for number in carts]


class HarvestPlayers(PlayerPresentation):
    """Players have a color, sacks, and carts that only they see."""

    def __init__(self, texts: HarvestTexts) -> None:
        self._texts = texts

    def title(self, rules: Harvest, seat: int) -> str:
        """Return the name of the player's color."""
        return self._texts.say("player", player=seat)

    def color(self, rules: Harvest, seat: int) -> str:
        """Return the player's color."""
        return COLORS[seat]

    def icon(self, rules: Harvest, seat: int, theme: str) -> str:
        """Return an empty cart in the player's color."""
        return cart_icon(COLORS[seat], "", theme, self.title(rules, seat), 26)

    def summary(self, rules: Harvest, position: Position, seat: int, theme: str) -> str:
        """Return how many sacks the player has, and whether an order has been given."""
        return tag("span", self.summary_text(rules, position, seat))

    def summary_text(self, rules: Harvest, position: Position, seat: int) -> str:
        """Return the same as text."""
        message = "summary-open" if position.orders[seat] is None else "summary-given"
        return self._texts.say(message, sacks=position.barns[seat])

    def board(self, rules: Harvest, position: Position, seat: int, theme: str) -> str:
        """Return the player's carts; those of others are hidden in the position."""
        numbers = [str(number or "?") for number in position.hands[seat]]
        icons = [Html(cart_icon(COLORS[seat], number, theme, number)) for number in numbers]
        return tag("div", tag("b", self._texts.say("carts")), icons, cls="h-carts")

    def piece_space(self, rules: Harvest, position: Position, seat: int) -> int | None:
        """Return the place to which the player sent the last cart."""
        visit = position.visits[seat]
        return None if visit is None else visit[1]


class HarvestProgress(ProgressPresentation):
    """Rounds, and what everybody knows of orders."""

    def __init__(self, texts: HarvestTexts) -> None:
        self._texts = texts

    def round_number(self, rules: Harvest, position: Position) -> int:
        """Return the round."""
        return min(position.round, ROUNDS)

    def phase_title(self, rules: Harvest, position: Position) -> str:
        """Return the round in words."""
        if rules.to_move(position) is None:
            return self._texts.say("over")
        return self._texts.say("round", round=position.round, rounds=ROUNDS)

    def event_spaces(self, event: Event) -> tuple[int, ...]:
        """Return the place to which a cart has gone, but not where sacks ripen."""
        return (event.facts["place"],) if "cart" in event.facts else ()

    def private_event(self, rules: Harvest, known: Position, event: Event) -> Event | None:
        """Return a player's own order, as long as it is secret."""
        order = known.orders[event.player] if event.what == "ordered" else None
        if order is None or order == SECRET:
            return None
        return Event("sent", event.rule, event.player, {"cart": order[0], "place": order[1]})


class HarvestResults(ResultPresentation):
    """The ranking at the end, and the sacks of each player during the game."""

    def __init__(self, texts: HarvestTexts) -> None:
        self._texts = texts

    def standings(
        self, rules: Harvest, position: Position, reader: int | None = None
    ) -> Sequence[FinalStanding]:
        """Return the players from the most sacks to the fewest."""
        barns = position.barns
        order = sorted(range(rules.players), key=lambda seat: -barns[seat])
        return [
            FinalStanding(
                seat,
                self._texts.say("sacks-count", sacks=barns[seat]),
                "",
                1 + sum(other > barns[seat] for other in barns),
            )
            for seat in order
        ]

    def counters(self, rules: Harvest, position: Position) -> Mapping[str, Sequence[int]]:
        """Return everybody's sacks."""
        return {self._texts.say("sacks"): position.barns}


class HarvestIntroduction(GameIntroduction):
    """The goal of the game, and a picture of the valley."""

    def __init__(self, texts: HarvestTexts) -> None:
        self._texts = texts

    def summary(self) -> str:
        """Return the game in one sentence."""
        return self._texts.say("game-summary")

    def goal(self, theme: str) -> str:
        """Return the most important rules."""
        book = self._texts.rulebook
        rules = ("harvest.order", "harvest.load", "harvest.jam", "harvest.goal")
        lines = [tag("p", tag("b", book[rule].title), ". ", book[rule].text) for rule in rules]
        return tag("div", tag("h2", self._texts.say("game-title")), lines)

    def legend(self, theme: str) -> str:
        """Return the meaning of a cart on the board."""
        icon = Html(cart_icon(COLORS[0], "4", theme, ""))
        return tag("p", icon, " ", self._texts.say("legend-cart"))


def _number(source: str) -> int:
    """Return the number of a cart from its key."""
    return int(source.removeprefix("cart:"))
