"""Refused actions that play seldom comes near: little to act with, rare things in the way."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.delphi.model.actions import NONE, Action, Verb
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    FightOn,
    GodToTop,
    Phase,
    Position,
    Recover,
    ReturnTask,
    TakeCompanion,
    TakeEquipment,
    Uncover,
)
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    ALL_COLORS,
    DEPICTED,
    TILE_COLOR,
    TOP_ROW,
    WHITE,
    Equipment,
    ShipTile,
)
from oracle_nb.delphi.rules.engine import Delphi
from tests.fuzz import perturbations, perturbations_deciding, perturbations_near
from tests.fuzz.case import Case, at, by, colors
from tests.fuzz.edits_land import GROUND
from tests.fuzz.pairs import LOCAL, Pair, tried
from tests.fuzz.perturbations import Stir
from tests.fuzz.reach import Reached, reached

EACH: Final = 6
"""How many places are tried for each action that is done at one."""
LATER: Final = 4
"""How many answers to a decision are tried before it waits."""
ACTIONS: Final = 130
"""How many actions are tried in a position."""
TAKEN: Final = 8
"""The most refused ones of them that are taken."""
IDLE: Final = Action(Verb.END)


def penniless(case: Case, random: Random) -> Case | None:
    """One die left at most, no token and no card."""
    dice = tuple(sorted((*case.me.dice, *case.position.spent)))[:3]
    left = random.choice((0, 0, 1))
    case = case.put(spent=dice[left:]).mine(dice=dice[:left], favor=random.choice((0, 0, 0, 1)))
    for color in range(6):
        if cards := case.me.cards[color]:
            discard = by(case.position.discard, color, cards)
            case = case.put(discard=discard).mine(cards=by(case.me.cards, color, -cards))
    return _humble(case)


def _humble(case: Case) -> Case:
    """No god on the top row."""
    return case.mine(gods=tuple(min(row, TOP_ROW - 2) for row in case.me.gods))


def humble(case: Case, random: Random) -> Case | None:
    return _humble(case)


def no_cards(case: Case, random: Random) -> Case | None:
    """Return every oracle card in another's hand, so that none can be drawn."""
    seats = [seat for seat in range(len(case.position.players)) if seat != case.seat]
    seat = random.choice(seats)
    piles = [a + b for a, b in zip(case.position.deck, case.position.discard, strict=True)]
    cards = tuple(a + b for a, b in zip(case.position.players[seat].cards, piles, strict=True))
    return case.give(seat, cards=cards).put(deck=(0,) * 6, discard=(0,) * 6)


def unarmed(case: Case, random: Random) -> Case | None:
    """No die and no card, a god on the top row."""
    poor = penniless(case, random)
    if poor is None:
        return None
    poor = poor.put(spent=(*poor.position.spent, *poor.me.dice)).mine(dice=())
    return poor.mine(gods=at(poor.me.gods, random.randrange(6), TOP_ROW))


def nearly_up(case: Case, random: Random) -> Case | None:
    """Gods one step below the top row."""
    god = random.randrange(6)
    return case.mine(gods=at(case.me.gods, god, TOP_ROW - 1))


def step_first(case: Case, random: Random) -> Case | None:
    """Return a god's step to be decided before something else."""
    seat = case.seat
    step = AdvanceGod(seat, ALL_COLORS, "equipment.reward-god")
    up = case.position.face_up
    covered = [island for slot, island in enumerate(case.board.islands) if not up >> slot & 1]
    others = [
        TakeEquipment(seat),
        TakeCompanion(seat, random.randrange(6)),
        GodToTop(seat, DEPICTED[Equipment.GOD_TO_TOP]),
        Recover(seat),
        ReturnTask(seat),
        *([Uncover(seat, tuple(covered[:2]))] if len(covered) > 1 else []),
        FightOn(seat, case.board.monsters[0], random.randrange(6), 5),
    ]
    return case.put(pending=(step, random.choice(others)))


def short_of_tasks(case: Case, random: Random) -> Case | None:
    """No shrine task, or no monster task, left."""
    family = random.choice((Family.SHRINE, Family.MONSTER))
    kept = tuple(task for task in case.me.tasks if task >> 3 != family)
    return case.mine(tasks=kept)


def spoken_for(case: Case, random: Random) -> Case | None:
    """Only the tasks that the cargo aboard is for are open in a family."""
    full = perturbations.full_hold(case, random)
    if full is None:
        return None
    tasks = list(full.me.tasks)
    for family, here in ((Family.OFFERING, full.me.offerings), (Family.STATUE, full.me.statues)):
        values = colors(tasks, family)
        spare = [color for color in values if color != WHITE and color not in here]
        for value in spare if here else []:
            tasks.remove(8 * family + value)
        white = values.count(WHITE) - sum(color not in values for color in here)
        for _ in range(white if here else 0):
            tasks.remove(8 * family + WHITE)
    return full.mine(tasks=tuple(tasks))


def gone(case: Case, random: Random) -> Case | None:
    """No monster of a color on the board, or no offering."""
    bit = 1 << random.randrange(6)
    name = random.choice(("monsters", "offerings"))
    masks = case.position.monsters if name == "monsters" else case.position.offerings
    return case.put(**{name: tuple(mask & ~bit for mask in masks)})


def sites_gone(case: Case, random: Random) -> Case | None:
    """Return a hold full of statues that no site is left for."""
    room = 2 + 2 * (case.me.tile == ShipTile.BOTH_WAYS) + (Equipment.STORAGE in case.me.equipment)
    aboard = tuple(sorted(random.sample(range(6), random.randint(1, room))))
    bits = sum(1 << color for color in aboard)
    spaces = [case.board.spaces[statue] for statue in case.board.statues]
    pairs = zip(spaces, case.position.sites, strict=True)
    sites = tuple(filled | space.sites & bits for space, filled in pairs)
    return case.put(sites=sites).mine(statues=aboard, offerings=())


def shrines_gone(case: Case, random: Random) -> Case | None:
    """Return every tile of my color has its shrine, and a shrine task is open."""
    tiles = list(range(len(TILE_COLOR)))
    random.shuffle(tiles)
    own = case.setting.ships[case.seat]
    mine = sum(1 << slot for slot, tile in enumerate(tiles) if TILE_COLOR[tile] == own)
    up, built = case.position.face_up | mine, case.position.shrines | mine
    return case.put(tiles=tuple(tiles), face_up=up, shrines=built)


def family_done(case: Case, random: Random) -> Case | None:
    """Return all tasks of a family done, or all but one that the cargo aboard is for."""
    family = random.choice((Family.STATUE, Family.OFFERING, Family.MONSTER))
    order = random.sample(range(6), 4)
    done = [number for number in case.me.done if number >> 3 != family]
    tasks = [task for task in case.me.tasks if task >> 3 != family]
    cut = random.choice((2, 3))
    done += [8 * family + color for color in order[:cut]]
    tasks += [8 * family + WHITE] * (3 - cut)
    changed = case.mine(tasks=tuple(sorted(tasks)), done=tuple(sorted(done)))
    changed = changed.mine(offerings=(), statues=())
    if cut == 3 or family == Family.MONSTER:
        return changed
    letters = (order[3],)
    return changed.mine(**{"statues" if family == Family.STATUE else "offerings": letters})


RECIPES: Final[tuple[tuple[Stir, ...], ...]] = (
    (penniless,),
    (unarmed,),
    (perturbations.harbored, penniless),
    (perturbations.full_hold, penniless),
    (perturbations_near.full_near, penniless),
    (perturbations_near.city_empty, penniless),
    (perturbations_near.site_taken, penniless),
    (perturbations_near.site_taken, humble),
    (perturbations_near.done_once, penniless),
    (perturbations_near.own_tile, penniless),
    (perturbations_near.wrong_letter, penniless),
    (perturbations_near.fewer_shrines, penniless),
    (perturbations.all_face_up, penniless),
    (perturbations.all_face_up, humble),
    (perturbations.all_seen, penniless),
    (perturbations.all_seen,),
    (perturbations.everybody_done, penniless),
    (perturbations.all_done, penniless),
    (perturbations.last_round, penniless),
    (perturbations.equipped, perturbations.harbored, penniless),
    (perturbations.for_sale,),
    (perturbations_near.home, penniless),
    (perturbations_near.home, humble),
    (no_cards, perturbations.gods_up),
    (no_cards, penniless),
    (nearly_up, perturbations_near.rich),
    (nearly_up, perturbations.harbored),
    (perturbations.gods_up, perturbations.harbored),
    (short_of_tasks, penniless),
    (short_of_tasks, perturbations.gods_up),
    (spoken_for, penniless),
    (spoken_for, humble),
    (gone, penniless),
    (gone, humble),
    (sites_gone, penniless),
    (sites_gone, humble),
    (shrines_gone, penniless),
    (shrines_gone, humble),
    (family_done, penniless),
    (family_done, humble),
    (step_first,),
    (perturbations.two_cards, step_first),
    (perturbations_deciding.looking,),
    (perturbations.all_seen, perturbations_deciding.looking),
)
"""The changes of a position, in this order."""


def prepared(rules: Delphi, position: Position, random: Random) -> Position | None:
    """A position of the action phase after one of the recipes; None where it can't be followed."""
    stirred: Case | None = Case(rules.setting, rules.board, position, IDLE, None)
    for stir in random.choice(RECIPES):
        stirred = stirred and stir(stirred, random)
    if stirred is None or stirred.position is position:
        return None
    return stirred.position


def wished(rules: Delphi, position: Position, random: Random) -> Iterator[Action]:
    """Actions that are tried: at random, and some of every kind that names no place."""
    yield from (action for action, player in tried(rules, position, random) if player is None)
    if len(position.pending) > 1:
        later = rules.legal_actions(replace(position, pending=position.pending[1:]))
        yield from random.sample(later, min(LATER, len(later)))
        return
    color = random.randrange(6)
    source = random.choice((*range(13),))
    for verb in (Verb.HEAL, Verb.ADVANCE, Verb.BONUS):
        yield Action(verb, source, color)
    for verb in (Verb.DRAW, Verb.FAVOR, Verb.LOOK):
        yield Action(verb, source)
        yield Action(verb)
    for verb in (Verb.APOLLON, Verb.APHRODITE):
        yield Action(verb)
    yield Action(Verb.TRADE, NONE, color)
    board = rules.board
    for verb in (Verb.FIGHT, Verb.MOVE, Verb.EXPLORE, Verb.BUILD, Verb.MAKE_OFFERING):
        yield Action(verb, source, color, random.randrange(len(board.spaces)))
    for verb in (Verb.ARES, Verb.HERMES):
        yield Action(verb, NONE, color, random.randrange(len(board.spaces)))
    for verb in (Verb.ARTEMIS, Verb.POSEIDON):
        yield Action(verb, NONE, NONE, random.randrange(len(board.spaces)))
    yield Action(Verb.POSEIDON, NONE, NONE, position.players[position.turn].ship)
    yield Action(Verb.MOVE, source, color)
    me = position.players[position.turn]
    aboard = {Verb.RAISE_STATUE: me.statues, Verb.MAKE_OFFERING: me.offerings}
    for verb in LOCAL:
        places = [space for space in board.spaces if space.terrain in GROUND[verb]]
        for _ in range(EACH):
            wanted = random.choice(aboard.get(verb) or range(6))
            fit = [place for place in places if not place.sites or place.sites >> wanted & 1]
            target = random.choice(fit or places).index
            yield Action(verb, random.randrange(12), wanted, target)


def rarities(number: int, wanted: int) -> Iterator[Pair]:
    """Refused actions in prepared positions of a game, those of rarely seen rules first."""
    random = Random(-7 - number)
    seen: Counter[tuple[int, tuple[str, ...]]] = Counter()
    given = 0
    for place in reached(number, 4 * wanted):
        rules, position = place
        if position.phase != Phase.ACT or position.pending or given >= wanted:
            continue
        start = prepared(rules, position, random)
        if start is None:
            continue
        groups: dict[tuple[int, tuple[str, ...]], Action] = {}
        for action in list(wished(rules, start, random))[-ACTIONS:]:
            try:
                broken = rules.check(start, action).broken_rules
            except MalformedAction:
                continue
            if broken:
                groups.setdefault((action.verb, broken), action)
        keys = sorted(groups)
        random.shuffle(keys)
        for key in sorted(keys, key=lambda word: seen[word])[:TAKEN]:
            seen[key] += 1
            given += 1
            yield Pair(Reached(rules, start), groups[key], None, key[1])
