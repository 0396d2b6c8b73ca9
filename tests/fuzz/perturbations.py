"""Stirs: valid changes of a position that bring it near rules which play seldom comes near."""

from collections.abc import Callable
from random import Random

from oracle_nb.delphi.model.position import (
    UNKNOWN,
)
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    TOP_ROW,
    WHITE,
    Equipment,
    Kind,
)
from tests.fuzz.case import Case, at, by, colors, minus
from tests.fuzz.finish import finish
from tests.fuzz.pieces import cover, heal, injure, storage_of, take_aboard
from tests.fuzz.tasks import aboard, bring_about, equip, unused

Stir = Callable[[Case, Random], Case | None]


def full_hold(case: Case, random: Random) -> Case | None:
    """As much aboard as there is room and need for."""
    families = [Family.OFFERING, Family.STATUE]
    random.shuffle(families)
    for family in families:
        options = list(range(6))
        random.shuffle(options)
        for color in options:
            if len(case.me.offerings) + len(case.me.statues) >= storage_of(case.me):
                return case
            fixed = [color for color in colors(case.me.tasks, family) if color != WHITE]
            here = aboard(case, case.seat, family)
            spoken = sum(color not in fixed for color in here)
            white = colors(case.me.tasks, family).count(WHITE) > spoken
            new = color not in here and color not in colors(case.me.done, family)
            if new and (color in fixed or white):
                case = take_aboard(case, case.seat, family, color) or case
    return case


def some_done(case: Case, random: Random) -> Case | None:
    """A few tasks done, by me or by another."""
    seat = random.randrange(len(case.position.players))
    for _ in range(random.randint(1, 4)):
        case = one_done(case, random, seat) or case
    return case


def one_done(case: Case, random: Random, seat: int) -> Case | None:
    player = case.position.players[seat]
    number = random.choice(player.tasks) if player.tasks else 0
    family, value = Family(number >> 3), number & 7
    if family is Family.SHRINE:
        return None
    here = aboard(case, seat, family)
    fixed = [color for color in colors(player.tasks, family) if color != WHITE]
    if value in here:
        return None
    if value == WHITE and sum(color not in fixed for color in here) >= colors(
        player.tasks, family
    ).count(WHITE):
        return None
    options = list(unused(case, seat, family)) if value == WHITE else [value]
    if not options:
        return None
    ready = case.give(seat, tasks=minus(player.tasks, number))
    return bring_about(ready, seat, family, random.choice(options))


def all_done(case: Case, random: Random) -> Case | None:
    """All my tasks done, and the ship near Zeus."""
    edited = finish(case, case.seat)
    return edited and near_zeus(edited, random)


def others_done(case: Case, random: Random) -> Case | None:
    """All tasks of another player done."""
    seats = [seat for seat in range(len(case.position.players)) if seat != case.seat]
    return finish(case, random.choice(seats))


def everybody_done(case: Case, random: Random) -> Case | None:
    """All tasks of all others done: sites filled, cities empty, companions gone."""
    for seat in range(len(case.position.players)):
        if seat != case.seat:
            case = finish(case, seat) or case
    return case


def near_zeus(case: Case, random: Random) -> Case | None:
    """The ship within a few spaces of Zeus."""
    board = case.board
    near = [space for space in board.water if board.distance()[board.zeus][space] <= 4]
    return case.mine(ship=random.choice(near), home=False)


def harbored(case: Case, random: Random) -> Case | None:
    """The ship beside some island or city, and a hand full of tokens or none."""
    board = case.board
    goal = random.choice((*board.all_islands, *board.cities))
    near = [space for space in board.water if goal in board.shore[space]]
    return case.mine(ship=random.choice(near), home=False, favor=random.choice((0, 1, 2, 5, 9)))


def gods_up(case: Case, random: Random) -> Case | None:
    """Some gods on the top row."""
    gods = case.me.gods
    for god in random.sample(range(6), random.randint(1, 4)):
        gods = at(gods, god, TOP_ROW)
    return case.mine(gods=gods)


def equipped(case: Case, random: Random) -> Case | None:
    """An equipment card that changes what can be done."""
    card = random.choice([*range(11, 20), 7, 8, 9])
    return equip(case.mine(favor=max(case.me.favor, random.randint(0, 6))), card)


def for_sale(case: Case, random: Random) -> Case | None:
    """The card that sells an extra action, and tokens about its price."""
    edited = equip(case, Equipment.EXTRA_ACTION)
    return edited and edited.mine(favor=random.randint(1, 7)).put(extra=random.random() < 0.3)


def hands_full(case: Case, random: Random) -> Case | None:
    """Every oracle card in somebody's hands."""
    for seat, player in enumerate(case.position.players):
        if seat == case.seat and random.random() < 0.5:
            continue
        position = case.position
        piles = [a + b for a, b in zip(position.deck, position.discard, strict=True)]
        cards = tuple(a + b for a, b in zip(player.cards, piles, strict=True))
        case = case.give(seat, cards=cards).put(deck=(0,) * 6, discard=(0,) * 6)
    return case


def two_cards(case: Case, random: Random) -> Case | None:
    """Oracle cards in my hand."""
    for _ in range(3):
        color = random.randrange(6)
        if case.position.deck[color]:
            case = case.put(deck=by(case.position.deck, color, -1))
            case = case.mine(cards=by(case.me.cards, color, 1))
    return case


def all_face_up(case: Case, random: Random) -> Case | None:
    """Every island tile but perhaps one or two face up."""
    tiles = list(case.position.tiles)
    unknown = [tile for tile in range(12) if tile not in tiles]
    random.shuffle(unknown)
    tiles = [unknown.pop() if tile == UNKNOWN else tile for tile in tiles]
    case = case.put(tiles=tuple(tiles), face_up=(1 << 12) - 1)
    bare = [slot for slot in range(12) if not case.position.shrines >> slot & 1]
    for slot in random.sample(bare, min(len(bare), random.choice((0, 0, 1, 2)))):
        case = cover(case, slot)
    return case


def all_seen(case: Case, random: Random) -> Case | None:
    """Every island tile looked at by me, all but perhaps one."""
    tiles = list(case.position.tiles)
    unknown = [tile for tile in range(12) if tile not in tiles]
    random.shuffle(unknown)
    tiles = [unknown.pop() if tile == UNKNOWN else tile for tile in tiles]
    case = case.put(tiles=tuple(tiles))
    return case.mine(seen=(1 << 12) - 1)


def hurt(case: Case, random: Random) -> Case | None:
    """Injuries of a few colors, or none."""
    for color in range(6):
        case = heal(case, case.seat, color)
    for _ in range(random.randint(0, 5)):
        color = random.randrange(6)
        if 3 * color + Kind.HERO not in case.me.companions:
            case = injure(case, color) or case
    return case


def last_round(case: Case, random: Random) -> Case | None:
    """The last turn of the last round."""
    case = case.mine(dice=tuple(sorted((*case.me.dice, *case.position.spent)))[:3])
    last = len(case.position.players) - 1
    return case.put(turn=last, spent=(), extra=False, round=case.setting.rules.rounds)
