"""Edits of what a decision offers."""

from oracle_nb.delphi.model.position import (
    AdvanceGod,
    FightOn,
    GodToTop,
    ReturnTask,
    TakeCompanion,
    TakeOffering,
    TakeStatue,
    Uncover,
)
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import WHITE, Equipment
from tests.fuzz.case import Case, at, colors, minus, plus
from tests.fuzz.edits_gods import injured
from tests.fuzz.needs import needed
from tests.fuzz.pieces import cover, exchange, recast
from tests.fuzz.shrines import own_tiles
from tests.fuzz.tasks import WHITES, brought, rename_done, retask

# --- gods ----------------------------------------------------------------------------------------


def god_offered(case: Case) -> Case | None:
    """turn.consult-gods: the god's color was rolled, and the god has left the lowest row."""
    god, step = case.action.color, case.position.pending[0]
    assert isinstance(step, AdvanceGod)
    case = case.wait(among=step.among | 1 << god)
    if case.me.gods[god]:
        return case
    return case.mine(gods=at(case.me.gods, god, 5 - len(case.position.players)))


def among(case: Case) -> Case | None:
    """equipment.god-to-top, equipment.statues, equipment.offerings: the card shows the color."""
    step = case.position.pending[0]
    assert isinstance(step, GodToTop | TakeStatue | TakeOffering)
    return case.wait(among=step.among | 1 << case.action.color)


# --- cards and tiles -----------------------------------------------------------------------------


def displayed(case: Case) -> Case | None:
    """fight.reward: the card is displayed."""
    if case.action.target == Equipment.EXTRA_ACTION:
        case = case.put(extra=False)
    return exchange(case, case.position.display[0], case.action.target)


def looked_at(case: Case) -> Case | None:
    """equipment.look: the tile is one of those looked at, and lies face down."""
    step = case.position.pending[0]
    assert isinstance(step, Uncover)
    slot = case.slot
    if case.position.face_up >> slot & 1:
        if case.position.shrines >> slot & 1:
            return case.do(target=step.spaces[0])
        case = cover(case, slot)
    return case.wait(spaces=at(step.spaces, 0, case.action.target))


def tile_offered(case: Case) -> Case | None:
    """setup.ship-draft: the ship tile lies there to choose."""
    tile, offered = case.action.target, case.position.ship_tiles
    gone = offered[0]
    for seat, player in enumerate(case.position.players):
        if player.tile == tile:
            case = case.give(seat, tile=gone)
    return case.put(ship_tiles=plus(minus(offered, gone), tile))


def right_companion(case: Case) -> Case | None:
    """statue.reward: a companion of the color of the statue raised, of those left or of those gone.

    Which of the two, as the action named before.
    """
    step = case.position.pending[0]
    assert isinstance(step, TakeCompanion)
    card = case.action.target
    left = case.position.companions >> card & 1
    for kind in (card % 3, 0, 1, 2):
        if case.position.companions >> 3 * step.color + kind & 1 == left:
            return case.do(target=3 * step.color + kind)
    return None


def companion_left(case: Case) -> Case | None:
    """companion.taken: nobody has the companion; who had it has another one of its color."""
    card = case.action.target
    for seat, player in enumerate(case.position.players):
        if card in player.companions:
            kinds = [
                kind for kind in range(3) if case.position.companions >> card // 3 * 3 + kind & 1
            ]
            if kinds:
                return recast(case, seat, card, (max(kinds),))
            return rename_done(case, seat, Family.STATUE, card // 3)
    return None


# --- a fight -------------------------------------------------------------------------------------


def can_pay(case: Case) -> Case | None:
    """fight.continue: there is a token to pay with."""
    return case.mine(favor=1)


def this_fight(case: Case) -> Case | None:
    """turn.one-at-a-time in a fight: the fight is with the monster named."""
    step, action = case.position.pending[0], case.action
    assert isinstance(step, FightOn)
    if action.target == step.space:
        return case.do(color=step.color)
    if action.color == step.color:
        return case.do(target=step.space)
    slot = case.board.monsters.index(action.target)
    there = brought(case, Family.MONSTER, slot, action.color)
    if there is None:
        return case.do(target=step.space, color=step.color)
    case = there.wait(space=action.target, color=action.color)
    open_now = colors(case.me.tasks, Family.MONSTER)
    if WHITE in open_now or action.color in open_now:
        return case
    return needed(case)


# --- injuries and tasks --------------------------------------------------------------------------


def injury_of_color(case: Case) -> Case | None:
    """turn.recover: I have an injury of the color."""
    return injured(case)


def task_open(case: Case) -> Case | None:
    """ship.task: the task is open."""
    target, me = case.action.target, case.me
    family, value = Family(target >> 3), target & 7
    held = colors(me.tasks, family)
    step = case.position.pending[0]
    assert isinstance(step, ReturnTask)
    if family is Family.SHRINE:
        return case.do(target=held[0]) if held else _shrine_instead(case)
    if not held:
        other = next((n for n in me.tasks if n >> 3 not in {family, Family.SHRINE}), None)
        return None if other is None else retask(case, case.seat, other, target)
    if value == WHITE and held.count(WHITE) >= WHITES[family]:
        return None
    spare = next((candidate for candidate in held if candidate != WHITE), held[0])
    return retask(case, case.seat, task(family, spare), target)


def _shrine_instead(case: Case) -> Case | None:
    letter = own_tiles(case, case.seat)[0] % 3
    other = next((n for n in case.me.tasks if n >> 3 != Family.SHRINE), None)
    return None if other is None else retask(case, case.seat, other, letter)


def shrine_returned(case: Case) -> Case | None:
    """setup.short-game: a shrine task is named, open or not as the one named before."""
    held = colors(case.me.tasks, Family.SHRINE)
    open_before = case.action.target in case.me.tasks
    letters = [letter for letter in range(4) if (letter in held) == open_before]
    return case.do(target=letters[0]) if letters else None


EDITS = {
    "turn.consult-gods": god_offered,
    "equipment.god-to-top": among,
    "equipment.statues": among,
    "equipment.offerings": among,
    "fight.reward": displayed,
    "equipment.look": looked_at,
    "setup.ship-draft": tile_offered,
    "statue.reward": right_companion,
    "companion.taken": companion_left,
    "fight.continue": can_pay,
    "ship.task": task_open,
    "setup.short-game": shrine_returned,
}
