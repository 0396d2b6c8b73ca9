"""Edits that give what an action is done with: dice, cards, tokens."""

from oracle_nb.delphi.model.actions import CARD, EXTRA
from oracle_nb.delphi.pieces import Equipment
from tests.fuzz.case import Case, by, minus, plus
from tests.fuzz.pieces import take_card
from tests.fuzz.tasks import equip
from tests.fuzz.wheel import PRICE, cost


def held(case: Case) -> Case | None:
    """play.not-held: I have the die, the card or the equipment."""
    source, me = case.action.source, case.me
    if source == EXTRA:
        return equip(case, Equipment.EXTRA_ACTION)
    if source >= CARD:
        taken = take_card(case, source - CARD)
        return taken and taken.mine(cards=by(taken.me.cards, source - CARD, 1))
    if me.dice:
        return case.mine(dice=plus(me.dice[1:], source))
    return case.put(spent=case.position.spent[1:]).mine(dice=(source,))


def unspent(case: Case) -> Case | None:
    """turn.die-once: the die lies there unused."""
    source = case.action.source
    spent = minus(case.position.spent, source)
    return case.put(spent=spent).mine(dice=plus(case.me.dice, source))


def no_card_played(case: Case) -> Case | None:
    """oracle.one-card: no card was played in this turn."""
    played = case.position.played
    return case.put(played=-1, discard=by(case.position.discard, played, 1))


def extra_for_sale(case: Case) -> Case | None:
    """equipment.extra-action: it is not bought yet, and there are tokens for it."""
    return case.put(extra=False).mine(favor=max(PRICE, case.me.favor))


def tokens_for_color(case: Case) -> Case | None:
    """oracle.recolor: as many tokens as the color costs."""
    return case.mine(favor=cost(case, case.action.source, case.action.color))


EDITS = {
    "play.not-held": held,
    "turn.die-once": unspent,
    "oracle.one-card": no_card_played,
    "equipment.extra-action": extra_for_sale,
    "oracle.recolor": tokens_for_color,
}
