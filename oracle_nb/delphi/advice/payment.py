"""Payment: the dice, cards and favor tokens for an action, and where more could come from."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.core.verdicts import Facts
from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER, TOP_ROW, Equipment, Letter
from oracle_nb.delphi.rules.action_schema import TurnState
from oracle_nb.delphi.rules.families.exploring import face_down, shrine_serves
from oracle_nb.delphi.rules.families.moving import tokens_for
from oracle_nb.delphi.rules.families.oracle import source_cost

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

_GAINS: Final = {"die": 2, "card": 2, "offering": 3, "psi": 4, "bonus": 1, "gift": 3}
"""The favor tokens that each source of them brings."""


class ActionPrice(NamedTuple):
    """The lowest price of an action, with its source and the color of the source."""

    tokens: int
    way: int
    source: int
    color: int


def sources(state: TurnState) -> tuple[int, ...]:
    """Return the remaining sources of the turn, whatever they cost."""
    me, position = state.me, state.position
    result = list(dict.fromkeys(me.dice))
    if position.played < 0:
        result += [CARD + color for color in range(6) if me.cards[color]]
    if state.powers.extra_action and not position.extra:
        result.append(EXTRA)
    return tuple(result)


def cheapest(state: TurnState, colors: Iterable[int], target: int) -> ActionPrice | None:
    """Return the lowest price in any of the colors; None where nothing is left to act with.

    ``standing``: the state of the player's turn.
    ``colors``: the suitable colors; -1 if any is.
    ``target``: the target of a move; -1 for other actions.
    """
    prices = []
    for color in colors:
        way = tokens_for(state, target, color) if target >= 0 else 0
        for source in sources(state):
            tokens = sum(item.tokens for item in source_cost(state, source, color))
            prices.append(ActionPrice(tokens + way, way, source, color))
    return min(prices, default=None)


def last_turn(position: Position, rounds: int) -> bool:
    """Return whether the turn is the player's last one (end.trigger)."""
    return any(player.home for player in position.players) or position.round >= rounds


def rewards(state: TurnState, letter: int, known: int) -> int:
    """Return the mask of face-down tiles that would bring the player the reward of a letter.

    The face-down tiles follow from the face-up ones, without those on the islands of the mask
    ``known``.
    """
    tiles = state.position.tiles
    shown = {tile for slot, tile in enumerate(tiles) if known >> slot & 1}
    own = shrine_serves(state.rules.picture_rule, state.ledger.letters, letter)
    return sum(
        1 << tile
        for tile, shows in enumerate(TILE_LETTER)
        if shows == letter
        and tile not in shown
        and not (own and TILE_COLOR[tile] == state.ship_color)
    )


def token_ways(rules: "Delphi", state: TurnState, price: ActionPrice) -> tuple[str, ...]:
    """Return what can bring favor tokens now and leaves the source of a price alone."""
    position, more = state.position, state.powers.extra_favor
    ways = set()
    for action in rules.legal_actions(position):
        if _takes(state, action.source, price.source):
            continue
        tokens = rules.tokens(position, action)
        ways |= {way for way in _ways(state, action) if _GAINS[way] + more > tokens}
    return tuple(f"{way}-{gain + more}" for way, gain in _GAINS.items() if way in ways)


def _takes(state: TurnState, source: int, kept: int) -> bool:
    """Return whether using a source leaves another one unusable."""
    if CARD <= source < EXTRA and CARD <= kept < EXTRA:
        return True
    return source == kept and not (source < CARD and state.me.dice.count(source) > 1)


def _ways(state: TurnState, action: Action) -> set[str]:
    """Return the ways in which an action can bring favor tokens."""
    verb, position = Verb(action.verb), state.position
    if verb == Verb.FAVOR:
        return {"card" if CARD <= action.source < EXTRA else "die"}
    if verb in (Verb.EXPLORE, Verb.ARTEMIS):
        slot = state.tables.slot[action.target]
        return {"psi"} if _psi(state) >> slot & 1 else set()
    if verb in (Verb.FIGHT, Verb.ARES):
        ways = {"gift"} if Equipment.GIFT in position.display else set()
        two = face_down(position).bit_count() > 1
        look = Equipment.LOOK in position.display and two and _psi(state)
        return ways | ({"psi"} if look else set())
    return {Verb.MAKE_OFFERING: {"offering"}, Verb.BONUS: {"bonus"}}.get(verb, set())


def _psi(state: TurnState) -> int:
    """Return the mask of islands that may have a reward of Psi, as far as the player knows."""
    position = state.position
    known = position.face_up | state.me.seen
    seen, down = known & ~position.face_up, face_down(position)
    here = rewards(state, Letter.PSI, position.face_up)
    result = down & ~known if rewards(state, Letter.PSI, known) else 0
    for slot, tile in enumerate(position.tiles):
        if seen >> slot & 1 and here >> tile & 1:
            result |= 1 << slot
    return result


def nothing_left(state: TurnState) -> Facts:
    """Return the facts about a turn without a die, card or extra action left."""
    position, me = state.position, state.me
    facts: dict[str, object] = {
        "sources": 0,
        "played": position.played >= 0,
        "last": last_turn(position, state.rules.rounds),
    }
    gods = sum(1 << god for god, row in enumerate(me.gods) if row == TOP_ROW)
    if gods and position.played < 0 and (any(position.deck) or any(position.discard)):
        facts["gods"] = gods
    return facts


def fare(state: TurnState, colors: Iterable[int], target: int) -> Facts | None:
    """Return the facts about a route that costs more tokens than the player has, with any die.

    None if it is short enough, or there is no route.
    """
    ways = [tokens_for(state, target, color) for color in colors]
    steps = state.tables.steps(state.powers.crossing, state.me.ship, target)
    if steps >= UNREACHABLE or not ways or min(ways) <= state.me.favor:
        return None
    way = min(ways)
    return {
        "space": target,
        "steps": steps,
        "range": steps - way,
        "needed": way,
        "tokens": state.me.favor,
    }
