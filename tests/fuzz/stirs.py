"""Stirs: valid changes of a position that bring it near rules which play seldom comes near."""

from collections.abc import Callable
from random import Random

from oracle_nb.delphi.actions import NONE, Action, Verb
from oracle_nb.delphi.engine import Delphi
from oracle_nb.delphi.pieces import (
    ALL_COLORS,
    DEPICTED,
    TILE_LETTER,
    TOP_ROW,
    WHITE,
    Equipment,
    Kind,
)
from oracle_nb.delphi.position import (
    UNKNOWN,
    AdvanceGod,
    CheckReward,
    FightOn,
    GodToTop,
    HealColor,
    LookAt,
    NextTurn,
    Phase,
    Position,
    Recover,
    TakeCompanion,
    TakeEquipment,
    TakeOffering,
    TakeStatue,
    Uncover,
)
from oracle_nb.delphi.tasks import Family, task
from tests.fuzz.case import Case, at, by, colors, minus, plus
from tests.fuzz.pieces import cover, give_back, heal, injure, storage_of, take_aboard
from tests.fuzz.tasks import aboard, bring_about, equip, finish, own_tiles, put_tile, unused

Stir = Callable[[Case, Random], Case | None]
IDLE = Action(Verb.END, NONE, NONE, NONE)


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
            fixed = [one for one in colors(case.me.tasks, family) if one != WHITE]
            here = aboard(case, case.seat, family)
            spoken = sum(one not in fixed for one in here)
            white = colors(case.me.tasks, family).count(WHITE) > spoken
            new = color not in here and color not in colors(case.me.done, family)
            if new and (color in fixed or white):
                case = take_aboard(case, case.seat, family, color) or case
    return case


def some_done(case: Case, random: Random) -> Case | None:
    """A few tasks done, by me or by another."""
    seat = random.randrange(len(case.position.players))
    for _ in range(random.randint(1, 4)):
        case = _one_done(case, random, seat) or case
    return case


def _one_done(case: Case, random: Random, seat: int) -> Case | None:
    player = case.position.players[seat]
    number = random.choice(player.tasks) if player.tasks else 0
    family, value = Family(number >> 3), number & 7
    if family is Family.SHRINE:
        return None
    here = aboard(case, seat, family)
    fixed = [one for one in colors(player.tasks, family) if one != WHITE]
    if value in here:
        return None
    if value == WHITE and sum(one not in fixed for one in here) >= colors(
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
    found = finish(case, case.seat)
    return found and near_zeus(found, random)


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
    near = [one for one in board.water if board.distance()[board.zeus][one] <= 4]
    return case.mine(ship=random.choice(near), home=False)


def harbored(case: Case, random: Random) -> Case | None:
    """The ship beside some island or city, and a hand full of tokens or none."""
    board = case.board
    goal = random.choice((*board.all_islands, *board.cities))
    near = [one for one in board.water if goal in board.shore[one]]
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
    found = equip(case, Equipment.EXTRA_ACTION)
    return found and found.mine(favor=random.randint(1, 7)).put(extra=random.random() < 0.3)


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


def own_tile(case: Case, random: Random) -> Case | None:
    """A tile of mine face up without a shrine, and my ship beside it."""
    tiles = [
        tile
        for tile in own_tiles(case, case.seat)
        if tile not in case.position.tiles
        or not case.position.shrines >> case.position.tiles.index(tile) & 1
    ]
    return _laid_near(case, random, tiles)


def _laid_near(case: Case, random: Random, tiles: list[int]) -> Case | None:
    """One of the tiles face up, and my ship beside it."""
    bare = [slot for slot in range(12) if not case.position.shrines >> slot & 1]
    if not tiles or not bare:
        return None
    slot = random.choice(bare)
    tile = random.choice(tiles)
    if tile not in case.position.tiles and UNKNOWN not in case.position.tiles:
        return None
    case = put_tile(case, slot, tile)
    case = case.put(face_up=case.position.face_up | 1 << slot)
    space = case.board.islands[slot]
    near = [one for one in case.board.water if space in case.board.shore[one]]
    return case.mine(ship=random.choice(near), home=False)


def fewer_shrines(case: Case, random: Random) -> Case | None:
    """A shrine task done on a tile of mine."""
    player, seat = case.me, case.seat
    shrines = [number for number in player.tasks if number >> 3 == Family.SHRINE]
    position = case.position
    for number in shrines:
        for tile in own_tiles(case, seat):
            if UNKNOWN in position.tiles and tile not in position.tiles:
                slot = position.tiles.index(UNKNOWN)
                picture = case.setting.rules.picture_rule
                if picture and tile not in _of_letter(number & 7):
                    continue
                case = case.put(
                    tiles=at(position.tiles, slot, tile),
                    face_up=position.face_up | 1 << slot,
                    shrines=position.shrines | 1 << slot,
                )
                return case.mine(tasks=minus(player.tasks, number), done=plus(player.done, number))
    return None


def _of_letter(letter: int) -> list[int]:
    return [tile for tile, own in enumerate(TILE_LETTER) if own == letter]


def hurt(case: Case, random: Random) -> Case | None:
    """Injuries of a few colors, or none."""
    for color in range(6):
        case = heal(case, case.seat, color)
    for _ in range(random.randint(0, 5)):
        color = random.randrange(6)
        if 3 * color + Kind.HERO not in case.me.companions:
            case = injure(case, color) or case
    return case


def recovering(case: Case, random: Random) -> Case | None:
    """At the start of a turn, with injuries to be discarded."""
    if not any(case.me.injuries):
        return None
    if random.random() < 0.7:
        case = gods_up(case, random) or case
    left = min(3, sum(case.me.injuries))
    return _at_check(case).put(pending=(Recover(case.seat, left),))


def unhurt(case: Case, random: Random) -> Case | None:
    """At the start of a turn, with a reward to choose."""
    seat = case.seat
    for color in range(6):
        case = heal(case, seat, color)
    return _at_check(case).put(pending=(CheckReward(seat),))


def _at_check(case: Case) -> Case:
    dice = tuple(sorted((*case.me.dice, *case.position.spent)))[:3]
    played = case.position.played
    if played >= 0:
        case = case.put(discard=by(case.position.discard, played, 1))
    case = case.mine(dice=dice)
    return case.put(phase=Phase.CHECK, spent=(), played=-1, apollon=False, extra=False)


def last_round(case: Case, random: Random) -> Case | None:
    """The last turn of the last round."""
    case = case.mine(dice=tuple(sorted((*case.me.dice, *case.position.spent)))[:3])
    last = len(case.position.players) - 1
    return case.put(turn=last, spent=(), extra=False, round=case.setting.rules.rounds)


# --- decisions -----------------------------------------------------------------------------------


def deciding(case: Case, random: Random) -> Case | None:
    """A decision that a card, a tile or a god asks for."""
    seat = case.seat
    shown = DEPICTED[Equipment(random.randrange(4))]
    step = random.choice(
        (
            TakeStatue(seat, shown),
            TakeStatue(seat, shown),
            TakeOffering(seat, shown),
            HealColor(seat),
            AdvanceGod(seat, ALL_COLORS, "explore.letter"),
        )
    )
    return case.put(pending=(step,))


def lifting(case: Case, random: Random) -> Case | None:
    """A god to be put on the top row."""
    return case.put(pending=(GodToTop(case.seat, DEPICTED[Equipment.GOD_TO_TOP]),))


def looking(case: Case, random: Random) -> Case | None:
    """Tiles to look at, or one of two to be uncovered."""
    seat = case.seat
    islands = [
        space
        for slot, space in enumerate(case.board.islands)
        if not case.position.face_up >> slot & 1
    ]
    if len(islands) < 2:
        return None
    two = tuple(random.sample(islands, 2))
    asked = random.choice(("equipment.look", "action.look"))
    step = random.choice(
        (LookAt(seat, 2, asked), LookAt(seat, 2, asked, two[:1]), Uncover(seat, two))
    )
    return case.put(pending=(step,))


def choosing_card(case: Case, random: Random) -> Case | None:
    """Equipment to be chosen, for a monster."""
    found = case if case.me.equipment else _one_done(case, random, case.seat)
    lent = found and give_back(found, found.seat)
    return lent and lent.put(pending=(TakeEquipment(lent.seat),))


def choosing_companion(case: Case, random: Random) -> Case | None:
    """A companion to be chosen, of a color of which another player has one, too."""
    colors_ = list(range(6))
    random.shuffle(colors_)
    for color in colors_:
        mine = _raised(case, case.seat, color)
        if mine is None:
            continue
        for seat in range(len(mine.position.players)):
            if seat != mine.seat and (found := _raised(mine, seat, color)):
                card = next(one for one in found.me.companions if one // 3 == color)
                found = found.mine(companions=minus(found.me.companions, card))
                left = found.position.companions | 1 << card
                return found.put(companions=left, pending=(TakeCompanion(found.seat, color),))
    return None


def rolled(case: Case, random: Random) -> Case | None:
    """Another's roll offers me a god's step."""
    others = [seat for seat in range(len(case.position.players)) if seat != case.position.turn]
    if case.setting.rules.delayed_gods:
        return None
    seat = random.choice(others)
    first = 5 - len(case.position.players)
    gods = tuple(
        row if row >= first and random.random() < 0.5 else random.choice((first, first, 5, 6, 6))
        for row in case.position.players[seat].gods
    )
    if case.position.players[seat].tile != 2:
        gods = at(gods, random.randrange(6), 0)
    turn = case.position.turn
    case = _at_check(case).give(seat, gods=gods)
    step = AdvanceGod(seat, random.randint(7, 63), "turn.consult-gods")
    return case.put(phase=Phase.CONSULT, pending=(step, NextTurn(turn)))


# --- near one rule -------------------------------------------------------------------------------


def home(case: Case, random: Random) -> Case | None:
    """Home on Zeus's space, the turn not over yet."""
    found = finish(case, case.seat)
    return found and found.mine(home=True, ship=case.board.zeus, favor=random.randint(0, 5))


def wrong_letter(case: Case, random: Random) -> Case | None:
    """Where letters must match: a tile of mine face up whose letter no open task has."""
    if not case.setting.rules.picture_rule:
        return None
    letters = [number for number in case.me.tasks if number >> 3 == Family.SHRINE]
    tiles = [tile for tile in own_tiles(case, case.seat) if TILE_LETTER[tile] not in letters]
    return _laid_near(case, random, tiles) if letters else None


def city_empty(case: Case, random: Random) -> Case | None:
    """A city that others have emptied, my ship beside it."""
    colors_ = list(range(6))
    random.shuffle(colors_)
    for color in colors_:
        found = case
        for seat in range(len(case.position.players)):
            if seat != case.seat and found.position.statues[color]:
                found = _raised(found, seat, color) or found
        if not found.position.statues[color]:
            return _beside(found, random, found.board.cities[color])
    return None


def _raised(case: Case, seat: int, color: int) -> Case | None:
    """A player has raised a statue of the color."""
    player = case.position.players[seat]
    open_now = colors(player.tasks, Family.STATUE).count(WHITE)
    if color not in unused(case, seat, Family.STATUE) or open_now <= len(player.statues):
        return None
    ready = case.give(seat, tasks=minus(player.tasks, task(Family.STATUE, WHITE)))
    return bring_about(ready, seat, Family.STATUE, color)


def site_taken(case: Case, random: Random) -> Case | None:
    """A statue aboard, and my ship beside a site of its color that another has filled."""
    if not case.me.statues:
        loaded = full_hold(case, random)
        if loaded is None or not loaded.me.statues:
            return None
        case = loaded
    color = random.choice(case.me.statues)
    for seat in range(len(case.position.players)):
        if seat != case.seat and (found := _raised(case, seat, color)):
            case = found
    sites = [
        space
        for slot, space in enumerate(case.board.statues)
        if case.position.sites[slot] >> color & 1
    ]
    return _beside(case, random, random.choice(sites)) if sites else None


def done_once(case: Case, random: Random) -> Case | None:
    """A color done, a white task open, and my ship beside a piece of that color."""
    me, seat = case.me, case.seat
    family = random.choice((Family.STATUE, Family.OFFERING, Family.MONSTER))
    open_now = colors(me.tasks, family)
    spoken = len(aboard(case, seat, family))
    fixed = [value for value in open_now if value != WHITE]
    if family is Family.STATUE:
        if len(open_now) < 2 + spoken:
            return None
        color = random.choice(list(unused(case, seat, family)))
        ready = case.mine(tasks=minus(me.tasks, task(family, WHITE)))
    else:
        if not fixed or spoken or WHITE not in open_now:
            return None
        color = random.choice(fixed)
        ready = case.mine(tasks=minus(me.tasks, task(family, color)))
    found = bring_about(ready, seat, family, color)
    if found is None:
        return None
    if family is Family.STATUE:
        return _beside(found, random, case.board.cities[color])
    masks = found.position.monsters if family is Family.MONSTER else found.position.offerings
    islands = case.board.monsters if family is Family.MONSTER else case.board.offerings
    spots = [space for slot, space in enumerate(islands) if masks[slot] >> color & 1]
    return _beside(found, random, random.choice(spots)) if spots else found


def _beside(case: Case, random: Random, goal: int) -> Case:
    near = [one for one in case.board.water if goal in case.board.shore[one]]
    return case.mine(ship=random.choice(near), home=False)


def rich(case: Case, random: Random) -> Case | None:
    """Tokens, dice and no card played: nothing else is in the way."""
    spent, played = case.position.spent, case.position.played
    if played >= 0:
        case = case.put(discard=by(case.position.discard, played, 1), played=-1)
    dice = tuple(sorted((*case.me.dice, *spent)))
    return case.mine(dice=dice, favor=max(case.me.favor, 6)).put(spent=())


def full_near(case: Case, random: Random) -> Case | None:
    """A full hold beside something that is still needed."""
    found = full_hold(case, random)
    goal = random.choice((*case.board.offerings, *case.board.cities))
    return found and _beside(found, random, goal)


COMMON: tuple[tuple[Stir, ...], ...] = (
    *((full_hold,), (some_done, harbored), (all_done,), (others_done, harbored), (near_zeus,)),
    *((everybody_done, harbored), (gods_up, harbored), (equipped, harbored), (for_sale, harbored)),
    *((hands_full, gods_up), (two_cards, harbored), (all_face_up, gods_up), (all_seen,)),
    *((own_tile,), (fewer_shrines, own_tile), (hurt, gods_up), (last_round,), (rolled,)),
    *((full_near,), (some_done, full_near), (hurt, recovering), (unhurt,), (choosing_card,)),
    *((full_hold, deciding), (some_done, deciding), (looking,), (all_face_up, looking)),
)
RARE: tuple[tuple[Stir, ...], ...] = (
    *((home, rich), (home, gods_up), (wrong_letter, rich), (fewer_shrines, wrong_letter, rich)),
    *((city_empty, rich), (city_empty, rich), (city_empty, rich), (city_empty, gods_up)),
    *((site_taken, rich), (choosing_companion,), (choosing_companion,), (deciding,), (deciding,)),
    *((site_taken, rich), (done_once, rich), (some_done, done_once, rich), (done_once, gods_up)),
    *((full_near, rich), (full_near, gods_up), (choosing_companion,), (choosing_companion,)),
    *((deciding,), (done_once, deciding), (deciding,), (unhurt,), (hurt, recovering)),
    *((lifting,), (lifting,), (gods_up, lifting), (looking,), (choosing_companion,)),
    *((choosing_companion,), (full_hold, deciding)),
)
"""What is done to a position, in this order. Whatever waits comes last."""
TRIES = 4
"""How often another recipe is tried where one can't be followed."""


def stirred(rules: Delphi, position: Position, random: Random) -> Position | None:
    """A position of the action phase, stirred; None if it can't be, or if it would not be valid."""
    case = Case(rules.setting, rules.board, position, IDLE, None)
    for _ in range(TRIES):
        found: Case | None = case
        recipe = random.choice(RARE if random.random() < 0.6 else COMMON)
        if rules.setting.rules.picture_rule and random.random() < 0.3:
            recipe = (wrong_letter, rich)
        for stir in recipe:
            found = found and stir(found, random)
        if found and found.position is not position and not rules.faults(found.position):
            return found.position
    return None


def penniless(rules: Delphi, position: Position, random: Random) -> Position | None:
    """A fight that goes on with no token left, which play ends by itself (R 67)."""
    case = Case(rules.setting, rules.board, position, IDLE, None)
    open_now = colors(case.me.tasks, Family.MONSTER)
    fights = [
        FightOn(case.seat, space, color, random.randint(1, 9))
        for space, mask in zip(case.board.monsters, position.monsters, strict=True)
        for color in range(6)
        if mask >> color & 1 and (color in open_now or WHITE in open_now)
    ]
    if not fights:
        return None
    found = case.mine(favor=0).put(pending=(random.choice(fights),))
    return None if rules.faults(found.position) else found.position
