"""God steps: how many a god needs to the top row, and what can provide them."""

from collections.abc import Iterator

from oracle_nb.delphi.advice.payment import last_turn, rewards, sources
from oracle_nb.delphi.model.actions import CARD, EXTRA
from oracle_nb.delphi.pieces import (
    DEPICTED,
    TILE_COLOR,
    TILE_LETTER,
    TOP_ROW,
    Equipment,
    God,
    Letter,
)
from oracle_nb.delphi.rules.action_schema import EXTRA_COST, TurnState
from oracle_nb.delphi.rules.families.exploring import shrine_serves
from oracle_nb.delphi.rules.families.oracle import source_cost
from oracle_nb.delphi.rules.transaction import first_row


def steps_left(state: TurnState, god: int) -> int:
    """Return the steps from a god's row to the top row, the first a long one (god.first-step)."""
    row = state.me.gods[god]
    return TOP_ROW - row if row else 1 + TOP_ROW - first_row(len(state.position.players))


def step_ways(state: TurnState, god: int) -> tuple[str, ...]:
    """Return what can still advance a god of the player, in this turn or a later one.

    Empty if that can't take it to the top row.
    """
    ways = tuple(_ways(state, god))
    short = state.me.home and _dice_steps(state, god) < steps_left(state, god)
    return () if short and ways == ("die",) else ways


def _prices(state: TurnState, god: int) -> list[int]:
    """Return what the dice and the cheapest card cost as the god's color, sorted."""
    cards = [_tokens(state, source, god) for source in sources(state) if CARD <= source < EXTRA]
    dice = [_tokens(state, die, god) for die in state.me.dice]
    return sorted([*dice, *sorted(cards)[:1]])


def _dice_steps(state: TurnState, god: int) -> int:
    """Return the god steps that dice can still give this turn if the dearest give favor tokens."""
    prices, gain = _prices(state, god), 2 + state.powers.extra_favor
    extra = [EXTRA_COST] if EXTRA in sources(state) else []
    most = 0
    for taking in range(len(prices) + 1):
        left = state.me.favor + taking * gain
        advancing = sorted([*prices[: len(prices) - taking], *extra])
        most = max(
            most, sum(sum(advancing[: number + 1]) <= left for number in range(len(advancing)))
        )
    return most


def _tokens(state: TurnState, source: int, god: int) -> int:
    return sum(item.tokens for item in source_cost(state, source, god))


def _ways(state: TurnState, god: int) -> Iterator[str]:
    position, me, powers = state.position, state.me, state.powers
    last = last_turn(position, state.rules.rounds)
    several = not me.home and len(_prices(state, god)) > 1
    if not last or several or _dice_steps(state, god):
        yield "die"
        if powers.bonus >> god & 1:
            yield "bonus"
    # In the last turn only the remaining dice count, and nothing if the ship has returned to Zeus.
    free = not last or (bool(sources(state)) and not me.home)
    turning = free or me.gods[God.ARTEMIS] == TOP_ROW
    if turning and _shrine(state):
        yield "shrine"
    if turning and rewards(state, Letter.SIGMA, position.face_up):
        yield "sigma"
    yield from _reward_ways(state, god, free)
    if not last:
        yield "unhurt"
        if me.gods[god]:
            yield "rolls"


def _reward_ways(state: TurnState, god: int, free: bool) -> Iterator[str]:
    """Yield the tasks and equipment cards that raise a god; ``free``: actions are left."""
    position, me, powers, book = state.position, state.me, state.powers, state.ledger
    fight = monster_left(state) and (free or me.gods[God.ARES] == TOP_ROW)
    if powers.reward_god and free:
        if book.offering.fixed or book.offering.white:
            yield "offering"
        if book.statue.fixed or book.statue.white:
            yield "statue"
    if fight and powers.reward_god:
        yield "monster"
    if fight:
        if Equipment.GIFT in position.display:
            yield "gift"
        among = DEPICTED[Equipment.GOD_TO_TOP]
        if Equipment.GOD_TO_TOP in position.display and among >> god & 1:
            yield "top"


def _shrine(state: TurnState) -> bool:
    """Return whether a tile is left on which the player can build a shrine."""
    position, letters = state.position, state.ledger.letters
    built = {
        tile
        for slot, tile in enumerate(position.tiles)
        if position.face_up & position.shrines & 1 << slot
    }
    return any(
        tile not in built and shrine_serves(state.rules.picture_rule, letters, TILE_LETTER[tile])
        for tile, color in enumerate(TILE_COLOR)
        if color == state.ship_color
    )


def monster_left(state: TurnState) -> bool:
    """Return whether a monster that the player's tasks ask for is on the board."""
    needs = state.ledger.monster
    wanted = needs.takes(0)
    there = 0
    for mask in state.position.monsters:
        there |= mask
    return bool(wanted & there)
