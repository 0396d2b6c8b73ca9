"""Edits of turn, phase and pending steps: the refusals that stand alone (ruling 68)."""

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    CheckReward,
    ChooseShipTile,
    Decision,
    FightOn,
    GodToTop,
    HealColor,
    LookAt,
    Phase,
    Recover,
    ReturnTask,
    StartShip,
    TakeCompanion,
    TakeEquipment,
    TakeOffering,
    TakeStatue,
    Uncover,
)
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import ALL_COLORS, WHITE, Equipment, Kind, ShipTile
from tests.fuzz.case import Case, colors, minus
from tests.fuzz.edits_decisions import injury_of_color, this_fight
from tests.fuzz.edits_land import face_down
from tests.fuzz.needs import needed
from tests.fuzz.pieces import earned, exchange, give_back, unload
from tests.fuzz.tasks import bring_about, brought, equip

ANSWERED = {
    Verb.TAKE: TakeEquipment,
    Verb.DISCARD: Recover,
    Verb.TOP: GodToTop,
    Verb.SURRENDER: FightOn,
    Verb.UNCOVER: Uncover,
    Verb.COMPANION: TakeCompanion,
    Verb.RETURN: ReturnTask,
    Verb.CHOOSE: ChooseShipTile,
    Verb.PASS: AdvanceGod,
}
"""Actions that only a decision asks for."""


def my_turn(case: Case) -> Case | None:
    """play.not-your-turn: who wants it is the player to move."""
    return case._replace(player=case.position.to_move)


def running(case: Case) -> Case | None:
    """play.over: the game is not over, and it is the last player's turn."""
    last = len(case.position.players) - 1
    return case.put(phase=Phase.ACT, pending=(), spent=(), turn=last, extra=False)


def nothing_waits(case: Case) -> Case | None:
    """No decision is pending: it is the action phase of the player whose turn it is.

    For play.decision-pending, turn.one-at-a-time, turn.recover and god.not-in-check.
    """
    position = case.position
    if position.phase == Phase.SETUP:
        return set_up_done(case)
    for step in position.pending:
        if isinstance(step, TakeEquipment):
            case = earned(case, step.player, case.position.display[0])
        elif isinstance(step, TakeCompanion):
            case = _befriend(case, step.player, step.color)
    case = case.put(pending=(), phase=Phase.ACT)
    if position.phase == Phase.ACT:
        return case
    return case.put(spent=(), extra=False)


def _befriend(case: Case, seat: int, color: int) -> Case:
    left = case.position.companions
    kinds = [
        kind for kind in (Kind.CREATURE, Kind.DEMIGOD, Kind.HERO) if left >> 3 * color + kind & 1
    ]
    card = 3 * color + kinds[0]
    held = case.position.players[seat].companions
    case = case.give(seat, companions=(*held, card))
    return case.put(companions=left & ~(1 << card))


def set_up_done(case: Case) -> Case | None:
    """The setup is over: everyone has a ship tile and what it brings, and plays."""
    position = case.position
    tiles = list(position.ship_tiles)
    for step in position.pending:
        player = case.position.players[step.player]
        if isinstance(step, ChooseShipTile):
            case = case.give(step.player, tile=tiles.pop(0))
        elif isinstance(step, ReturnTask):
            shrines = [n for n in player.tasks if n >> 3 == Family.SHRINE]
            case = case.give(step.player, tasks=minus(player.tasks, (shrines or player.tasks)[0]))
        elif isinstance(step, TakeEquipment):
            case = earned(case, step.player, case.position.display[0])
        elif isinstance(step, StartShip):
            started = _started(case, step.player)
            case = started
    return case.put(pending=(), phase=Phase.ACT, ship_tiles=())


def _started(case: Case, seat: int) -> Case:
    player = case.position.players[seat]
    if player.tile == ShipTile.GODS:
        first = 5 - len(case.position.players)
        return case.give(seat, gods=tuple(max(row, first) for row in player.gods))
    if player.tile == ShipTile.TASK:
        return case.give(seat, tasks=player.tasks[1:])
    if player.tile == ShipTile.EQUIPMENT:
        return earned(case, seat, case.position.display[0])
    return case


# --- answers -------------------------------------------------------------------------------------


def asked(case: Case) -> Case | None:
    """play.not-now, and answers without a decision: it becomes the pending decision."""
    verb, color, target = Verb(case.action.verb), case.action.color, case.action.target
    seat = case.position.turn
    if verb == Verb.FAVOR:
        return case.put(phase=Phase.CHECK, pending=(CheckReward(seat),))
    case = case.put(pending=(), phase=Phase.ACT)
    step: Decision | None
    match verb:
        case Verb.ADVANCE | Verb.PASS:
            step = AdvanceGod(seat, ALL_COLORS, "explore.letter")
        case Verb.TOP:
            step = GodToTop(seat, ALL_COLORS)
        case Verb.HEAL:
            step = HealColor(seat)
        case Verb.LOAD_STATUE:
            step = TakeStatue(seat, ALL_COLORS)
        case Verb.LOAD_OFFERING:
            step = TakeOffering(seat, ALL_COLORS)
        case Verb.LOOK:
            step = LookAt(seat, 2, "action.look")
        case _:
            return _asked(case, verb, seat, target, color)
    return case.put(pending=(step,))


def _asked(case: Case, verb: Verb, seat: int, target: int, color: int) -> Case | None:
    """The decisions that more hangs on."""
    match verb:
        case Verb.UNCOVER:
            hidden = case if _lies_face_down(case) else face_down(case)
            return hidden and hidden.put(pending=(Uncover(seat, (target,)),))
        case Verb.FIGHT | Verb.SURRENDER:
            return _fighting(case, seat, target, color)
        case Verb.TAKE:
            return _choosing(case, seat, target)
        case Verb.COMPANION:
            return _befriending(case, seat, target // 3)
        case Verb.DISCARD:
            injured = injury_of_color(case)
            return injured and injured.put(phase=Phase.CHECK, pending=(Recover(seat),))
    return None


def _lies_face_down(case: Case) -> bool:
    return not case.position.face_up >> case.slot & 1


def _choosing(case: Case, seat: int, card: int) -> Case | None:
    """The choice of equipment is pending, with the card on display."""
    ready = case if case.me.equipment else equip(case, Equipment.GIFT)
    if ready is None:
        return None
    if card not in ready.position.display:
        ready = exchange(ready, ready.position.display[0], card)
    lent = give_back(ready, seat)
    return lent and lent.put(pending=(TakeEquipment(seat),))


def _befriending(case: Case, seat: int, color: int) -> Case | None:
    """The choice of a companion of the color is pending."""
    mine = [companion for companion in case.me.companions if companion // 3 == color]
    if not mine:
        white = task(Family.STATUE, WHITE)
        if color in case.me.statues:
            case = unload(case, seat, Family.STATUE, color) or case
        if colors(case.me.tasks, Family.STATUE).count(WHITE) <= len(case.me.statues):
            return None
        ready = case.mine(tasks=minus(case.me.tasks, white))
        raised = bring_about(ready, seat, Family.STATUE, color)
        if raised is None:
            return None
        case = raised
        mine = [companion for companion in case.me.companions if companion // 3 == color]
    case = case.mine(companions=minus(case.me.companions, mine[0]))
    left = case.position.companions | 1 << mine[0]
    return case.put(companions=left, pending=(TakeCompanion(seat, color),))


def _fighting(case: Case, seat: int, target: int, color: int) -> Case | None:
    if target < 0:
        here = [
            (space, number)
            for slot, space in enumerate(case.board.monsters)
            for number in range(6)
            if case.position.monsters[slot] >> number & 1
        ]
        open_now = colors(case.me.tasks, Family.MONSTER)
        fits = [(s, c) for s, c in here if WHITE in open_now or c in open_now]
        target, color = (fits or here)[0]
    there = brought(case, Family.MONSTER, case.board.monsters.index(target), color)
    if there is None:
        return None
    open_now = colors(there.me.tasks, Family.MONSTER)
    if WHITE not in open_now and color not in open_now:
        fight = there.do(verb=Verb.FIGHT, target=target, color=color)
        opened = needed(fight)
        there = opened and opened._replace(action=there.action)
    return there and there.put(pending=(FightOn(seat, target, color, 5),))


def not_now(case: Case) -> Case | None:
    """play.not-now: the decision that the action answers is pending."""
    dice = case.position.phase == Phase.ACT
    edited = asked(case)
    if edited is None or edited.position.phase == Phase.ACT or not dice:
        return edited
    return _fresh(edited)


def _fresh(case: Case) -> Case:
    """Three dice, for a phase in which none is used."""
    dice = tuple(sorted((*case.me.dice, 0, 0, 0)[:3]))
    played = case.position.played
    if played >= 0:
        discard = list(case.position.discard)
        discard[played] += 1
        case = case.put(discard=tuple(discard))
    return case.mine(dice=dice).put(spent=(), played=-1, apollon=False, extra=False)


def decision_made(case: Case) -> Case | None:
    """The pending decision is made; or it becomes the one that the action answers."""
    if case.action.verb in ANSWERED or (
        case.action.source < 0 and case.action.verb < Verb.POSEIDON
    ):
        return not_now(case)
    return nothing_waits(case)


def recovered(case: Case) -> Case | None:
    """turn.recover: I have an injury of the color discarded; or I need not recover."""
    if case.action.verb == Verb.DISCARD:
        return injury_of_color(case)
    return nothing_waits(case)


def one_at_a_time(case: Case) -> Case | None:
    """turn.one-at-a-time: this fight; or nothing waits."""
    fighting = isinstance(case.position.pending[0], FightOn)
    if fighting and case.action.verb == Verb.FIGHT and case.action.source < 0:
        return this_fight(case)
    return decision_made(case)


EDITS = {
    "play.not-your-turn": my_turn,
    "play.over": running,
    "play.decision-pending": decision_made,
    "play.not-now": not_now,
    "turn.one-at-a-time": one_at_a_time,
    "turn.recover": recovered,
    "god.not-in-check": nothing_waits,
}
