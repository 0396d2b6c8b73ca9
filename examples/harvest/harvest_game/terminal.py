"""Harvest in a terminal: the round, everybody's sacks and orders, and your own carts."""

from collections.abc import Sequence

from harvest_game.rules import ROUNDS, Action, Harvest, Position
from harvest_game.texts import HarvestTexts
from oracle_nb.games.text_interface import MenuPlace, TextInterface


class HarvestTextInterface(TextInterface):
    """Harvest in a terminal; see `oracle_nb.games.text_interface.TextInterface`."""

    def __init__(self, rules: Harvest, language: str = "en") -> None:
        self.texts = HarvestTexts(rules, language)
        self.rules = rules

    def turn(self, position: Position) -> str:
        """Return the round: the board is shown again whenever it changes."""
        return self.heading(position)

    def turn_seat(self, position: Position) -> int | None:
        """Return None: everybody plays at the same time."""
        return None

    def heading(self, position: Position) -> str:
        """Return the round in words."""
        if self.rules.to_move(position) is None:
            return self.texts.say("over")
        return self.texts.say("round", round=position.round, rounds=ROUNDS)

    def seat(self, seat: int) -> str:
        """Return a player's color."""
        return self.texts.say("player", player=seat)

    def boards(self, position: Position) -> Sequence[tuple[str, Sequence[str]]]:
        """Return what each player has, from a position that hides what others may not know."""
        say = self.texts.say
        orders = [say("order-given" if order else "order-open") for order in position.orders]
        carts = [
            " ".join(map(str, hand)) if all(hand) else say("carts-hidden", count=len(hand))
            for hand in position.hands
        ]
        return [
            (say("sacks"), [str(sacks) for sacks in position.barns]),
            (say("order"), orders),
            (say("carts"), carts),
        ]

    def place(self, position: Position, action: Action) -> MenuPlace:
        """Return the place of an action: a line for each cart, a label for each place."""
        line = self.texts.say("cart", cart=action.cart)
        return MenuPlace("", line, self.texts.say("place", place=action.place))
