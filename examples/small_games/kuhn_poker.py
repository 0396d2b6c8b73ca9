"""Kuhn poker: one card each of three, and one bet."""

import msgspec
from msgspec.structs import replace

from oracle_nb.games.game_type import GameType
from oracle_nb.games.package import GamePackage
from oracle_nb.games.simple_rules import SimpleRules, Step

CARDS = ("-", "jack", "queen", "king")
"""The cards, the lowest first; "-" is one that the reader may not see."""


class Position(msgspec.Struct, frozen=True):
    """The card of each player, and what has been said: "p" for a pass, "b" for a bet."""

    cards: tuple[str, ...] = ()
    said: str = ""
    seat: int = 0
    draws: int = 0


class KuhnPoker(SimpleRules[Position]):
    """The rules of Kuhn poker, by H. W. Kuhn (1950)."""

    name = "kuhn"
    title = "Kuhn poker"
    position_type = Position
    actions = ("pass", "bet")
    sentences = {
        "kuhn.speak": "Pass or bet. To bet after a bet is to call it, to pass is to give up.",
        "kuhn.show": "After a call or two passes, the higher card wins.",
    }

    def deal(self, position: Position, step: Step) -> Position:
        """Deal a card to each player, which only that player sees."""
        return replace(position, cards=drawn(("-", "-"), step))

    def play(self, position: Position, action: str, step: Step) -> Position:
        """Return the position after an action; the cards are shown at the end."""
        after = replace(position, said=position.said + action[0], seat=1 - position.seat)
        if not self.is_over(after):
            return after
        if not self.is_folded(after):
            after = replace(after, cards=drawn(position.cards, step))
            for card in after.cards:
                step.event("shown", "kuhn.show", card=card)
        return after

    def is_over(self, position: Position) -> bool:
        """Return whether nothing more can be said."""
        return position.said in {"pp", "bb", "bp", "pbp", "pbb"}

    def is_folded(self, position: Position) -> bool:
        """Return whether the last player has given up."""
        return position.said.endswith("bp")

    def winners(self, position: Position) -> tuple[int, ...]:
        """Return who holds the higher card, or hasn't given up."""
        if not self.is_over(position):
            return ()
        if self.is_folded(position):
            return (position.seat,)
        ranks = [CARDS.index(card) for card in position.cards]
        return (ranks.index(max(ranks)),)

    def view(self, position: Position, player: int) -> Position:
        """Return the position without the other player's card, unless it has been shown."""
        if not position.cards or (self.is_over(position) and not self.is_folded(position)):
            return position
        cards = tuple(card if seat == player else "-" for seat, card in enumerate(position.cards))
        return replace(position, cards=cards)


def drawn(cards: tuple[str, ...], step: Step) -> tuple[str, ...]:
    """Return cards of which chance decides the hidden ones: somebody thinks ahead from a view."""
    known = list(cards)
    for seat, card in enumerate(known):
        if card == "-":
            weights = [int(name not in known) for name in CARDS]
            known[seat] = CARDS[step.draw("card", weights)]
    return tuple(known)


KUHN_POKER = GamePackage(KuhnPoker, GameType(chance=True, secrets=True))
