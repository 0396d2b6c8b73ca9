"""Tasks done, taken back and exchanged, each with its pieces and what it brought."""

from collections.abc import Iterator

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import WHITE, Equipment, ShipTile
from tests.fuzz.case import Case, by, colors, minus, plus
from tests.fuzz.pieces import (
    bring,
    clear_site,
    companion,
    earned,
    exchange,
    fill_site,
    filled,
    give_back,
    lay,
    lift,
    precious,
    spare_card,
    unload,
)

WHITES = {Family.STATUE: 3, Family.OFFERING: 1, Family.MONSTER: 1}
"""How many white tasks of a family a player may have."""


FAMILY_OF = {
    Verb.FIGHT: Family.MONSTER,
    Verb.ARES: Family.MONSTER,
    Verb.LOAD_OFFERING: Family.OFFERING,
    Verb.MAKE_OFFERING: Family.OFFERING,
    Verb.LOAD_STATUE: Family.STATUE,
    Verb.RAISE_STATUE: Family.STATUE,
    Verb.HERMES: Family.STATUE,
    Verb.EXPLORE: Family.SHRINE,
    Verb.BUILD: Family.SHRINE,
}


def family_of(case: Case) -> Family | None:
    """The family whose tasks the action is about."""
    return FAMILY_OF.get(Verb(case.action.verb))


def aboard(case: Case, seat: int, family: Family) -> tuple[int, ...]:
    player = case.position.players[seat]
    if family is Family.OFFERING:
        return player.offerings
    return player.statues if family is Family.STATUE else ()


def unused(case: Case, seat: int, family: Family) -> Iterator[int]:
    """The colors that no task or cargo of a player's has."""
    player = case.position.players[seat]
    had = {*colors(player.tasks + player.done, family), *aboard(case, seat, family)}
    yield from (color for color in range(6) if color not in had)


def take_back(case: Case, seat: int, family: Family, color: int) -> Case | None:
    """Let a task not be done, nor open: its piece goes back, and so does what it brought."""
    edited = case.give(seat, done=minus(case.position.players[seat].done, task(family, color)))
    if family is Family.STATUE:
        edited = clear_site(edited, color, next(filled(edited, color)))
        edited = edited.put(statues=by(edited.position.statues, color, 1))
        cards = edited.position.players[seat].companions
        card = next((card for card in cards if card // 3 == color), None)
        if card is None:
            return None
        edited = edited.give(seat, companions=minus(cards, card))
        return edited.put(companions=edited.position.companions | 1 << card)
    laid = lay(edited, family, color)
    if laid is not None and family is Family.MONSTER:
        return give_back(laid, seat) or by_tile(laid, seat)
    return laid


def by_tile(case: Case, seat: int) -> Case | None:
    """One equipment card more is the ship tile's, if nobody has that tile."""
    if any(player.tile == ShipTile.EQUIPMENT for player in case.position.players):
        return None
    if case.position.players[seat].tile not in _DISPENSABLE:
        return None
    return case.give(seat, tile=ShipTile.EQUIPMENT)


_DISPENSABLE = (ShipTile.SHIELD, ShipTile.FAVOR, ShipTile.GODS, ShipTile.RANGE)


def bring_about(case: Case, seat: int, family: Family, color: int) -> Case | None:
    """Let a task that a player has nowhere be done, its piece coming from the table."""
    player = case.position.players[seat]
    edited: Case | None = case.give(seat, done=plus(player.done, task(family, color)))
    assert edited is not None
    if family is Family.STATUE:
        if not edited.position.statues[color]:
            return None
        edited = edited.put(statues=by(edited.position.statues, color, -1))
        edited = fill_site(edited, color)
        return edited and companion(edited, seat, color)
    edited = lift(edited, family, color)
    if edited is not None and family is Family.MONSTER:
        held = edited.position.players[seat].equipment
        return earned(edited, seat, next(card for card in _QUIET if card not in held))
    return edited


_QUIET = (4, 5, 6, 13, 18, 0, 1, 2, 3, 10, 20, 21)
"""Equipment that bears on nothing that can be tried."""


def rename_done(case: Case, seat: int, family: Family, color: int) -> Case | None:
    """Let a task have been done with another color, which the player has nowhere."""
    player = case.position.players[seat]
    for other in unused(case, seat, family):
        if other == case.action.color:
            continue
        done = plus(minus(player.done, task(family, color)), task(family, other))
        edited: Case | None = case.give(seat, done=done)
        assert edited is not None
        if family is Family.STATUE:
            edited = _statue_renamed(edited, seat, color, other)
        else:
            edited = lift(edited, family, other)
            edited = edited and lay(edited, family, color)
        if edited:
            return edited
    return None


def _statue_renamed(case: Case, seat: int, color: int, other: int) -> Case | None:
    """Another statue was raised than the one that was, with another companion for it."""
    if not case.position.statues[other]:
        return None
    case = clear_site(case, color, next(filled(case, color)))
    case = case.put(statues=by(by(case.position.statues, color, 1), other, -1))
    filled_in = fill_site(case, other)
    cards = case.position.players[seat].companions
    card = next((card for card in cards if card // 3 == color), None)
    if filled_in is None or card is None:
        return None
    case = filled_in.give(seat, companions=minus(cards, card))
    return companion(case.put(companions=case.position.companions | 1 << card), seat, other)


def retask(case: Case, seat: int, old: int, new: int) -> Case:
    """Put an open task in the place of another."""
    return case.give(seat, tasks=plus(minus(case.position.players[seat].tasks, old), new))


def release(case: Case, family: Family, color: int) -> Case | None:
    """One piece of the color lies on the table: unloaded by others, or never delivered by them."""
    seats = [seat for seat in range(len(case.position.players)) if seat != case.seat]
    for seat in seats:
        if color in aboard(case, seat, family):
            edited = unload(case, seat, family, color)
            if edited is not None:
                return edited
    for seat in (*seats, case.seat):
        if color in colors(case.position.players[seat].done, family):
            if seat == case.seat and case.left == "task.color-once":
                continue
            if edited := rename_done(case, seat, family, color):
                return edited
    return None


def brought(case: Case, family: Family, slot: int, color: int) -> Case | None:
    """A piece of the color lies on an island, wherever it comes from."""
    if edited := bring(case, family, slot, color):
        return edited
    loose = release(case, family, color)
    if edited := loose and bring(loose, family, slot, color):
        return edited
    if color in colors(case.me.done, family) and case.left != "task.color-once":
        loose = rename_done(case, case.seat, family, color)
        return loose and bring(loose, family, slot, color)
    return None


def equip(case: Case, card: int) -> Case | None:
    """Let me hold an equipment card: for another one, or for a monster more."""
    if card in case.me.equipment:
        return case
    if (held := spare_card(case, case.seat)) is not None:
        return exchange(case, held, card)
    me, seat = case.me, case.seat
    fixed = [value for value in colors(me.tasks, Family.MONSTER) if value != WHITE]
    fights = family_of(case) is Family.MONSTER
    for value in colors(me.tasks, Family.MONSTER):
        for color in [value] if value != WHITE else unused(case, seat, Family.MONSTER):
            if fights and (color == case.action.color or value == WHITE):
                continue
            if value == WHITE and color in fixed:
                continue
            ready = case.mine(tasks=minus(me.tasks, task(Family.MONSTER, value)))
            if edited := bring_about(ready, seat, Family.MONSTER, color):
                if card in edited.me.equipment:
                    return edited
                return exchange(edited, edited.me.equipment[-1], card)
    if tiled := by_tile(case, seat):
        return earned(tiled, seat, card)
    held = min(me.equipment, key=lambda item: precious(case, seat, item), default=None)
    # A card that makes room goes if what must be unloaded then is not what the action is about.
    cargo = family_of(case) in {Family.OFFERING, Family.STATUE}
    dear = held == Equipment.EXTRA_ACTION or cargo
    if held is None or (dear and precious(case, seat, held) == 2):
        return None
    return exchange(case, held, card)
