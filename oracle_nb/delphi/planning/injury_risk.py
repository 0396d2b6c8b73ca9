"""The risk that injuries take a player's next turn."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import Powers
from oracle_nb.delphi.planning.turn_node import TurnNode, changed
from oracle_nb.delphi.rules.families.turn import injury_cards, may_recover, must_recover

STRENGTHS: Final = range(1, 7)
"""The strengths of the titan, which are equally likely."""


def next_turn_risk(view: Position, node: TurnNode, powers: Powers) -> float:
    """Return the chance that the titan's next attack takes the next turn (turn.recover).

    It is 0 where more than one injury would have to come, which hardly happens, and where the turn
    is lost already. Two cards can come at once.

    Parameters
    ----------
    view
        The position as the player may know it.
    node
        The state of the player at the end of the turn.
    powers
        What the player's tiles and cards change.
    """
    injuries = node.injuries
    if not may_recover(injuries, powers) or must_recover(injuries, powers):
        return 0.0
    deck = view.injury_deck if any(view.injury_deck) else view.injury_discard
    drawn = [injury_cards(strength, node.shield) for strength in STRENGTHS]
    return sum(_lost(injuries, deck, cards, powers) for cards in drawn) / len(STRENGTHS)


def _lost(injuries: tuple[int, ...], deck: Sequence[int], cards: int, powers: Powers) -> float:
    """Return the chance that some cards force a recovery; a hero's color goes at once."""
    if must_recover(injuries, powers):
        return 1.0
    left = sum(deck)
    if not cards or not left:
        return 0.0
    chance = 0.0
    for color, count in enumerate(deck):
        if count:
            hero = powers.heroes >> color & 1
            after = injuries if hero else changed(injuries, color, injuries[color] + 1)
            rest = changed(tuple(deck), color, count - 1)
            chance += count / left * _lost(after, rest, cards - 1, powers)
    return chance
