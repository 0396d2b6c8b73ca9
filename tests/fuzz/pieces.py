"""Pieces moved about so that none is lost: monsters, offerings, statues, cards, island tiles."""

from collections.abc import Iterator

from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.model.actions import EXTRA, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Player
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import ONE_TIME, Equipment, Kind, ShipTile
from tests.fuzz.case import Case, at, by, minus, plus, swapped

Masks = tuple[int, ...]

# --- monsters and offerings on their islands -----------------------------------------------------


def spaces_of(board: Board, family: Family) -> tuple[int, ...]:
    """The islands on which a family's pieces lie."""
    return board.monsters if family is Family.MONSTER else board.offerings


def masks_of(case: Case, family: Family) -> Masks:
    position = case.position
    return position.monsters if family is Family.MONSTER else position.offerings


def with_masks(case: Case, family: Family, masks: Masks) -> Case:
    name = "monsters" if family is Family.MONSTER else "offerings"
    return case.put(**{name: masks})


def rooms(case: Case, family: Family) -> list[int]:
    """How many pieces each island takes."""
    seats = len(case.position.players)
    return [
        (2 if case.board.spaces[space].terrain is Terrain.MARKED else seats - 1)
        if family is Family.MONSTER
        else seats
        for space in spaces_of(case.board, family)
    ]


def target_slot(case: Case, family: Family) -> int:
    """The slot of the island that the action is about, -1 where it is about none of these."""
    spaces = spaces_of(case.board, family)
    return spaces.index(case.action.target) if case.action.target in spaces else -1


def lay(case: Case, family: Family, color: int) -> Case | None:
    """Put a piece on an island, and none of that color where the action looks for it."""
    masks, most, looked = masks_of(case, family), rooms(case, family), target_slot(case, family)
    bit = 1 << color
    free = [slot for slot, mask in enumerate(masks) if mask.bit_count() < most[slot]]
    for slot in free:
        if slot != looked and not masks[slot] & bit:
            return with_masks(case, family, at(masks, slot, masks[slot] | bit))
    # No room where it may lie: a neighbor's piece makes room.
    for room in free:
        for slot, mask in enumerate(masks):
            if slot in {room, looked} or mask & bit:
                continue
            for other in range(6):
                moved = 1 << other
                if mask & moved and not masks[room] & moved:
                    if room == looked and other == case.action.color:
                        continue
                    masks = at(masks, slot, mask & ~moved | bit)
                    masks = at(masks, room, masks[room] | moved)
                    return with_masks(case, family, masks)
    return None


def lift(case: Case, family: Family, color: int) -> Case | None:
    """Take a piece from an island, but not from where the action looks for it."""
    masks, looked = masks_of(case, family), target_slot(case, family)
    for slot, mask in enumerate(masks):
        if mask >> color & 1 and (slot != looked or color != case.action.color):
            return with_masks(case, family, at(masks, slot, mask & ~(1 << color)))
    return None


def bring(case: Case, family: Family, slot: int, color: int) -> Case | None:
    """Let a piece of the color lie on one island, in exchange if need be."""
    masks, most = masks_of(case, family), rooms(case, family)
    bit = 1 << color
    if masks[slot] & bit:
        return case
    for start, mask in enumerate(masks):
        if not mask & bit:
            continue
        if masks[slot].bit_count() < most[slot]:
            moved = at(at(masks, start, mask & ~bit), slot, masks[slot] | bit)
            return with_masks(case, family, moved)
        for other in range(6):
            back = 1 << other
            if masks[slot] & back and not mask & back:
                moved = at(masks, start, mask & ~bit | back)
                moved = at(moved, slot, masks[slot] & ~back | bit)
                return with_masks(case, family, moved)
    return None


# --- oracle cards and injuries -------------------------------------------------------------------


def take_card(case: Case, color: int) -> Case | None:
    """An oracle card of the color, taken from wherever it is; somebody must be given it then."""
    position = case.position
    for pile in ("deck", "discard"):
        counts = getattr(position, pile)
        if counts[color]:
            return case.put(**{pile: by(counts, color, -1)})
    for seat, player in enumerate(position.players):
        if seat != case.seat and player.cards[color]:
            return case.give(seat, cards=by(player.cards, color, -1))
    if position.played == color and case.left != "oracle.one-card":
        return case.put(played=-1)
    return None


def injure(case: Case, color: int) -> Case | None:
    """Give me an injury of the color; a hero of that color makes way for another companion."""
    if 3 * color in case.me.companions:
        changed = recast(case, case.seat, 3 * color, (Kind.CREATURE, Kind.DEMIGOD))
        if changed is None:
            return None
        case = changed
    position = case.position
    for pile in ("injury_deck", "injury_discard"):
        counts = getattr(position, pile)
        if counts[color]:
            case = case.put(**{pile: by(counts, color, -1)})
            return case.mine(injuries=by(case.me.injuries, color, 1))
    for seat, player in enumerate(position.players):
        if seat != case.seat and player.injuries[color]:
            case = case.give(seat, injuries=by(player.injuries, color, -1))
            return case.mine(injuries=by(case.me.injuries, color, 1))
    return None


def heal(case: Case, seat: int, color: int) -> Case:
    """Put a player's injuries of a color on their discard pile."""
    player = case.position.players[seat]
    count = player.injuries[color]
    case = case.give(seat, injuries=at(player.injuries, color, 0))
    return case.put(injury_discard=by(case.position.injury_discard, color, count))


# --- companions ----------------------------------------------------------------------------------


def recast(case: Case, seat: int, card: int, kinds: tuple[int, ...]) -> Case | None:
    """Exchange a player's companion for one of its color and of another kind."""
    color = card // 3
    for kind in kinds:
        wanted = 3 * color + kind
        if wanted == card:
            return case
        if case.position.companions >> wanted & 1:
            held = case.position.players[seat].companions
            case = case.give(seat, companions=at(held, held.index(card), wanted))
            left = case.position.companions & ~(1 << wanted) | 1 << card
            case = case.put(companions=left)
            return heal(case, seat, color) if kind == Kind.HERO else case
        for other, player in enumerate(case.position.players):
            if other != seat and wanted in player.companions:
                held = case.position.players[seat].companions
                case = case.give(seat, companions=at(held, held.index(card), wanted))
                place = player.companions.index(wanted)
                case = case.give(other, companions=at(player.companions, place, card))
                if card % 3 == Kind.HERO:
                    case = heal(case, other, color)
                return heal(case, seat, color) if kind == Kind.HERO else case
    return None


def companion(case: Case, seat: int, color: int) -> Case | None:
    """Give a player a companion of the color, a hero rather than another."""
    for kind in (Kind.HERO, Kind.DEMIGOD, Kind.CREATURE):
        card = 3 * color + kind
        if case.position.companions >> card & 1:
            held = case.position.players[seat].companions
            case = case.give(seat, companions=(*held, card))
            case = case.put(companions=case.position.companions & ~(1 << card))
            if kind == Kind.HERO:
                return heal(case, seat, color)
            return recast(case, seat, card, (Kind.HERO,)) or case
    return None


# --- equipment -----------------------------------------------------------------------------------

LONGER = {
    Verb.FIGHT: Equipment.REACH_ISLAND,
    Verb.ARES: Equipment.REACH_ISLAND,
    Verb.EXPLORE: Equipment.REACH_ISLAND,
    Verb.BUILD: Equipment.REACH_ISLAND,
    Verb.LOAD_STATUE: Equipment.REACH_STATUE,
    Verb.RAISE_STATUE: Equipment.REACH_STATUE,
    Verb.HERMES: Equipment.REACH_STATUE,
    Verb.LOAD_OFFERING: Equipment.REACH_OFFERING,
    Verb.MAKE_OFFERING: Equipment.REACH_OFFERING,
}
"""The equipment that lengthens a verb's reach."""
_REVEALING = frozenset(
    {
        *(Equipment.RANGE, Equipment.SHALLOWS, Equipment.STORAGE, Equipment.EXTRA_ACTION),
        *(Equipment.REACH_ISLAND, Equipment.REACH_STATUE, Equipment.REACH_OFFERING),
        *(Equipment.BONUS_PINK, Equipment.BONUS_GREEN, Equipment.BONUS_BLUE),
    }
)
"""Cards that bear on what can be done."""


def exchange(case: Case, first: int, other: int) -> Case:
    """Put two equipment cards in each other's place, wherever they are."""
    turn = {first: other, other: first}

    def cards(held: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(turn.get(card, card) for card in held)

    pile = case.position.equipment
    if (pile >> first & 1) != (pile >> other & 1):
        pile ^= 1 << first | 1 << other
    for seat, player in enumerate(case.position.players):
        case = case.give(seat, equipment=cards(player.equipment))
    case = case.put(display=cards(case.position.display), equipment=pile)
    if Equipment.STORAGE not in turn:
        return case
    for seat, player in enumerate(case.position.players):
        cargo = len(player.offerings) + len(player.statues)
        if cargo > storage_of(player):
            family = Family.OFFERING if player.offerings else Family.STATUE
            color = (player.offerings or player.statues)[0]
            case = unload(case, seat, family, color) or case
    return case


def storage_of(player: Player) -> int:
    """How many pieces a player's ship holds."""
    more = 2 * (player.tile == ShipTile.BOTH_WAYS)
    return 2 + more + (Equipment.STORAGE in player.equipment)


def earned(case: Case, seat: int, card: int) -> Case:
    """Give a player one more equipment card from the display, and fill the display up."""
    if card not in case.position.display:
        case = exchange(case, case.position.display[0], card)
    held = case.position.players[seat].equipment
    case = case.give(seat, equipment=(*held, card))
    display, pile = minus(case.position.display, card), case.position.equipment
    if pile:
        first = (pile & -pile).bit_length() - 1
        display, pile = (*display, first), pile & ~(1 << first)
    return case.put(display=display, equipment=pile)


def precious(case: Case, seat: int, card: int) -> int:
    """How much hangs on a player's card: the action itself, something else, nothing."""
    player = case.position.players[seat]
    full = len(player.offerings) + len(player.statues) >= 2
    extra = case.action.source == EXTRA or case.position.extra
    if card == Equipment.STORAGE:
        return 2 if full else 1
    if card == Equipment.EXTRA_ACTION:
        return 2 if extra else 1
    if card == LONGER.get(Verb(case.action.verb)):
        return 2
    return int(card in _REVEALING)


def give_back(case: Case, seat: int) -> Case | None:
    """Put one of a player's equipment cards, one that tells least, into the pile."""
    held = case.position.players[seat].equipment
    card = min(
        held, key=lambda item: (precious(case, seat, item), item not in ONE_TIME), default=-1
    )
    if card < 0 or precious(case, seat, card) == 2:
        return None
    case = case.give(seat, equipment=minus(held, card))
    display, pile = case.position.display, case.position.equipment
    if len(display) < 6:
        return case.put(display=(*display, card))
    return case.put(equipment=pile | 1 << card)


def spare_card(case: Case, seat: int) -> int | None:
    """A card a player can do without."""
    held = case.position.players[seat].equipment
    return next((card for card in held if card not in _REVEALING), None)


# --- statues -------------------------------------------------------------------------------------


def fill_site(case: Case, color: int) -> Case | None:
    """Fill a free building site of the color, but not where the action builds."""
    sites = case.position.sites
    for slot, space in enumerate(case.board.statues):
        if space == case.action.target or sites[slot] >> color & 1:
            continue
        if case.board.spaces[space].sites >> color & 1:
            return case.put(sites=at(sites, slot, sites[slot] | 1 << color))
    return None


def filled(case: Case, color: int) -> Iterator[int]:
    """The slots of the filled sites of a color, that of the action last."""
    statues = case.board.statues
    for slot in sorted(
        range(len(statues)), key=lambda number: statues[number] == case.action.target
    ):
        if case.position.sites[slot] >> color & 1:
            yield slot


def clear_site(case: Case, color: int, slot: int) -> Case:
    sites = case.position.sites
    return case.put(sites=at(sites, slot, sites[slot] & ~(1 << color)))


# --- island tiles --------------------------------------------------------------------------------


def swap_islands(case: Case, first: int, other: int) -> Case:
    """Let two islands exchange their tiles, with all that is known of them and built on them."""

    def bits(mask: int) -> int:
        if (mask >> first & 1) != (mask >> other & 1):
            mask ^= 1 << first | 1 << other
        return mask

    position = case.position
    for seat, player in enumerate(position.players):
        case = case.give(seat, seen=bits(player.seen))
    return case.put(
        tiles=swapped(position.tiles, first, other),
        face_up=bits(position.face_up),
        shrines=bits(position.shrines),
    )


def cover(case: Case, slot: int) -> Case:
    """Turn a tile face down, as if nobody had seen it."""
    for seat, player in enumerate(case.position.players):
        case = case.give(seat, seen=player.seen & ~(1 << slot))
    position = case.position
    return case.put(
        tiles=at(position.tiles, slot, UNKNOWN), face_up=position.face_up & ~(1 << slot)
    )


# --- cargo ---------------------------------------------------------------------------------------


def unload(case: Case, seat: int, family: Family, color: int) -> Case | None:
    """Put cargo back to where it came from."""
    player = case.position.players[seat]
    if family is Family.STATUE:
        case = case.give(seat, statues=minus(player.statues, color))
        return case.put(statues=by(case.position.statues, color, 1))
    return lay(case.give(seat, offerings=minus(player.offerings, color)), Family.OFFERING, color)


def take_aboard(case: Case, seat: int, family: Family, color: int) -> Case | None:
    """Load what lies on the table."""
    player = case.position.players[seat]
    if family is Family.STATUE:
        if not case.position.statues[color]:
            return None
        case = case.put(statues=by(case.position.statues, color, -1))
        return case.give(seat, statues=plus(player.statues, color))
    taken = lift(case, Family.OFFERING, color)
    return taken and taken.give(seat, offerings=plus(player.offerings, color))
