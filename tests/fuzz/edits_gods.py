"""Edits of gods, and of what an action would change."""

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import LookAt
from oracle_nb.delphi.pieces import TOP_ROW, Equipment, God
from tests.fuzz.case import Case, at, by
from tests.fuzz.edits_moving import another_space
from tests.fuzz.pieces import cover, injure
from tests.fuzz.tasks import equip
from tests.fuzz.wheel import cost, used_as

GODS = {
    Verb.POSEIDON: God.POSEIDON,
    Verb.APOLLON: God.APOLLON,
    Verb.ARTEMIS: God.ARTEMIS,
    Verb.APHRODITE: God.APHRODITE,
    Verb.ARES: God.ARES,
    Verb.HERMES: God.HERMES,
}
BONUS = {0: Equipment.BONUS_PINK, 3: Equipment.BONUS_GREEN, 1: Equipment.BONUS_BLUE}


def on_top(case: Case) -> Case | None:
    """god.use: the god is on the top row."""
    god = GODS.get(Verb(case.action.verb), case.action.color)
    return case.mine(gods=at(case.me.gods, int(god), TOP_ROW))


def below_top(case: Case) -> Case | None:
    """god.top: the god is one row lower."""
    return case.mine(gods=at(case.me.gods, case.action.color, TOP_ROW - 1))


def injured(case: Case) -> Case | None:
    """action.effect for healing: I have an injury of the color, or any for Aphrodite."""
    if case.action.color >= 0:
        return injure(case, case.action.color)
    for color in range(6):
        if 3 * color not in case.me.companions and (edited := injure(case, color)):
            return edited
    return None


def card_to_draw(case: Case) -> Case | None:
    """action.effect for drawing: an oracle card lies on the discard pile."""
    source, position = case.action.source, case.position
    for seat in (*range(case.seat + 1, len(position.players)), *range(case.seat + 1)):
        cards = position.players[seat].cards
        for color, count in enumerate(cards):
            if count > (seat == case.seat and source == 6 + color):
                case = case.give(seat, cards=by(cards, color, -1))
                return case.put(discard=by(position.discard, color, 1))
    return None


def something_new(case: Case) -> Case | None:
    """action.effect for looking: a face-down tile that I have not seen, the target if there is one.

    Nobody has seen it then.
    """
    position = case.position
    step = position.pending[0] if position.pending else None
    if isinstance(step, LookAt):
        if case.left != "play.no-target":
            return cover(case, case.slot)
        others = [space for space in step.chosen if space != case.action.target]
        return cover(case, case.board.islands.index(others[0])) if others else None
    down = [s for s in range(len(position.tiles)) if not position.face_up >> s & 1]
    return cover(case, down[0]) if down else case


def tile_left(case: Case) -> Case | None:
    """action.look-fewer: a tile lies face down."""
    position = case.position
    for slot in range(len(position.tiles)):
        if not position.shrines >> slot & 1:
            return cover(case, slot)
    return None


def bonus_card(case: Case) -> Case | None:
    """equipment.die-bonus: I have the card of the color, or the color is one that has a card."""
    color = case.action.color
    if color in BONUS:
        return equip(case, BONUS[color])
    wanted = sorted(BONUS, key=lambda card: BONUS[card] not in case.me.equipment)
    if case.left == "oracle.recolor":
        wanted = [color for color in wanted if cost(case, case.action.source, color)]
    for other in wanted:
        if given := equip(case, BONUS[other]):
            return used_as(given, other)
    return None


EFFECTS = {
    Verb.HEAL: injured,
    Verb.APHRODITE: injured,
    Verb.DRAW: card_to_draw,
    Verb.TRADE: card_to_draw,
    Verb.APOLLON: card_to_draw,
    Verb.LOOK: something_new,
    Verb.POSEIDON: another_space,
}


def effective(case: Case) -> Case | None:
    """action.effect: it would change something."""
    return EFFECTS[Verb(case.action.verb)](case)


EDITS = {
    "god.use": on_top,
    "god.top": below_top,
    "action.effect": effective,
    "action.look-fewer": tile_left,
    "equipment.die-bonus": bonus_card,
}
