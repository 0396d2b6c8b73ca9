"""The course of a game turn: log sheets, gods, moving phases, the turn marker (phase.order)."""

from collections.abc import Iterable
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from oracle_nb.core.events import TURN_BEGUN
from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.actions import SECRET, Action, Verb
from oracle_nb.mythology.advanced.model.numbers import FOR_ZEUS, POWER
from oracle_nb.mythology.advanced.model.position import NOBODY, Phase, Position, Window
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.model.zeus import Ending
from oracle_nb.mythology.advanced.rules import cards, prayers
from oracle_nb.mythology.advanced.rules.effects import after_phase
from oracle_nb.mythology.advanced.rules.evils import forget, take_charge
from oracle_nb.mythology.advanced.rules.fates import ask_about_carriers, reveal, turn_up
from oracle_nb.mythology.advanced.rules.hercules import purge
from oracle_nb.mythology.advanced.rules.occurrences import open_window, roll_plagues
from oracle_nb.mythology.advanced.rules.odds import highest_results
from oracle_nb.mythology.advanced.rules.transaction import Transaction, number_of
from oracle_nb.mythology.advanced.rules.zeus_pleas import (
    ask_for_protection,
    change_zeus,
    open_moment,
)
from oracle_nb.mythology.map.world_map import WorldMap, bits_of
from oracle_nb.mythology.pieces import HEROES, OFF

VERBS: Final = SECRET | prayers.VERBS | {Verb.CLOSE, Verb.THREATEN, Verb.PLACE, Verb.END}
"""The verbs about log sheets, gods, and the end of a moving phase."""
_NEW_PHASE: Final = {
    "attempts": 0,
    "moved": 0,
    "spent": 0,
    "lost": 0,
    "letting": 0,
    "peaceful": 0,
    "held": (),
    "fought": 0,
    "fighting": False,
    "sought": 0,
    "idle": 0,
    "tried": 0,
    "seizing": False,
}
"""The fields that begin anew with each moving phase."""
_NEW_ROUND: Final = {"threatening": 0, "occurrences": (), "kept": 0, "famished": 0}
"""The fields that begin anew with each game turn."""


def carry_out(transaction: Transaction, action: Action, world: WorldMap) -> None:
    """Carry out an action that doesn't belong to a unit."""
    match action.verb:
        case Verb.PLACE:
            place(transaction, action.target, world)
        case Verb.END:
            end_turn(transaction, world)
        case _:
            write_sheet(transaction, action)


def begin_round(transaction: Transaction) -> None:
    """Begin a game turn with the log sheets (sheet.when, allot.ten)."""
    position = transaction.position
    players = len(position.areas)
    transaction.change(
        round=position.round + 1,
        phase=Phase.SHEETS,
        turn=0,
        waiting=bits_of(range(1, players)),
        gained=(0,) * len(position.glory),
        walked=0,
        bids=UNSET,
        **_NEW_ROUND,
        sheets=tuple(
            None
            if sheet is None
            else Sheet(
                totals=sheet.totals,
                last_noted=sheet.noted,
                last_zeus=sheet.zeus,
                last_aid=sheet.aid,
                last_ail=sheet.ail,
                last_plots=sheet.plots,
            )
            for sheet in position.sheets
        ),
    )
    if position.zeus is not UNSET:
        struck = position.zeus.struck
        change_zeus(transaction, thrown=False, struck=NOBODY, before=struck, resting=False)
    prayers.begin_round(transaction)
    facts = {"round": position.round + 1, "points": POWER}
    transaction.event("round-begun", "phase.order", NOBODY, **facts)


# --- log sheets ------------------------------------------------------------------------------


def write_sheet(transaction: Transaction, action: Action) -> None:
    """Carry out an action with a log sheet; nobody else may know of entries (sheet.secret)."""
    transaction.concealed = action.verb in SECRET
    match action.verb:
        case Verb.NOTE:
            note(transaction, action.unit, action.target)
        case Verb.AID | Verb.AIL:
            aid(transaction, action)
        case Verb.ZEUS:
            give_to_zeus(transaction, action.target)
        case Verb.PLOT:
            plot(transaction, action.target)
        case Verb.REPEAT:
            repeat(transaction)
        case Verb.LAY:
            cards.lay(transaction, action.target)
        case Verb.PRAY | Verb.SACRIFICE | Verb.OFFER:
            prayers.offer(transaction, action)
        case Verb.CLOSE | Verb.THREATEN:
            close_sheet(transaction, threatens=action.verb is Verb.THREATEN)


def note(transaction: Transaction, unit: int, points: int) -> None:
    """Note more points for a unit, without an event."""
    sheet = _own_sheet(transaction.position)
    now = sheet.noted[unit] + points
    _write(transaction, replace(sheet, noted=replaced(sheet.noted, unit, now)))


def aid(transaction: Transaction, action: Action) -> None:
    """Note more points of aid or ailment for a Hero (sheet.aid)."""
    sheet, field = _own_sheet(transaction.position), str(action.verb)
    points: tuple[int, ...] = getattr(sheet, field)
    now = points[action.unit] + action.target
    _write(transaction, replace(sheet, **{field: replaced(points, action.unit, now)}))


def give_to_zeus(transaction: Transaction, points: int) -> None:
    """Note more points for the glory of Zeus."""
    sheet = _own_sheet(transaction.position)
    _write(transaction, replace(sheet, zeus=sheet.zeus + points))


def plot(transaction: Transaction, target: int) -> None:
    """Note another occurrence, also of a kind that is noted already (sheet.occurrence)."""
    sheet = _own_sheet(transaction.position)
    _write(transaction, replace(sheet, plots=tuple(sorted((*sheet.plots, target)))))


def repeat(transaction: Transaction) -> None:
    """Note the same as in the last game turn, except for what must be on the map and isn't.

    In a game with Fates, in which Heroes die every turn, that is everything off the map.
    """
    position = transaction.position
    sheet = _own_sheet(position)
    noted = tuple(
        points if position.units[unit] != OFF or (unit < HEROES and not position.fates) else 0
        for unit, points in enumerate(sheet.last_noted)
    )
    aids, ails = (
        tuple(number if position.units[hero] != OFF else 0 for hero, number in enumerate(last))
        for last in (sheet.last_aid, sheet.last_ail)
    )
    same = {"zeus": sheet.last_zeus, "plots": sheet.last_plots}
    _write(transaction, replace(sheet, noted=noted, aid=aids, ail=ails, **same))


def _own_sheet(position: Position) -> Sheet:
    """Return the sheet that is filled in; an empty one if it isn't known."""
    return position.sheets[position.turn] or Sheet()


def _write(transaction: Transaction, sheet: Sheet) -> None:
    position = transaction.position
    if position.sheets[position.turn] is not None:
        seat = position.turn
        sheets = (*position.sheets[:seat], sheet, *position.sheets[seat + 1 :])
        transaction.change(sheets=sheets)


def close_sheet(transaction: Transaction, *, threatens: bool = False) -> None:
    """Close a log sheet: totals of Heroes without a new point lapse (control.hero-lapse).

    ``threatens``: whether the player may set off occurrences in this game turn (ruling 48).
    """
    position = transaction.position
    seat = position.turn
    sheet = _own_sheet(position)
    totals = sheet.closed_totals()
    if "control.hero-lapse" in transaction.missed:
        totals = tuple(map(max, totals, sheet.totals))
    _write(transaction, replace(sheet, totals=totals))
    transaction.event("sheet-closed", "sheet.when", seat)
    if threatens:
        transaction.change(threatening=position.threatening | 1 << seat)
        transaction.event("occurrences-threatened", "divine.plotted", seat)
    if not _next_seat(transaction):
        cards.show_laid(transaction)
        _begin_placing(transaction)


def _next_seat(transaction: Transaction) -> bool:
    """Let the next seat clockwise decide in this phase; return whether there is one."""
    position = transaction.position
    seat = next(position.clockwise(position.waiting), NOBODY)
    if seat == NOBODY:
        return False
    transaction.change(turn=seat, waiting=position.waiting & ~(1 << seat))
    return True


# --- order -----------------------------------------------------------------------------------


def _roll_order(transaction: Transaction, rule: str) -> None:
    """Roll for the first player; the equal ones roll again (phase.placing, phase.moving)."""
    players = len(transaction.position.areas)
    seats: Iterable[int] = range(players)
    transaction.expect(lambda: highest_results((0,) * players))
    leaders: list[int] = []
    while len(leaders) != 1:
        rolls = {seat: number_of(transaction.roll()) for seat in seats}
        highest = max(rolls.values())
        # In one event, so that everybody reads who was higher.
        ranked = sorted(rolls, key=lambda seat: -rolls[seat])
        gods = [transaction.position.gods[seat] for seat in ranked]
        facts = {"seats": (*ranked,), "gods": (*gods,), "rolls": tuple(map(rolls.get, ranked))}
        transaction.event("order-rolled", rule, NOBODY, **facts)
        seats = leaders = [seat for seat, roll in rolls.items() if roll == highest]
    first = leaders[0]
    transaction.change(turn=first, waiting=bits_of(range(players)) & ~(1 << first))


def _begin_placing(transaction: Transaction) -> None:
    _roll_order(transaction, "phase.placing")
    transaction.change(phase=Phase.PLACING)
    transaction.event("placing-begun", "phase.placing", transaction.position.turn)


def place(transaction: Transaction, area: int, world: WorldMap) -> None:
    """Place a god, and begin the moving phases after the last one (placing.any-area)."""
    position = transaction.position
    seat = position.turn
    what = "god-stays" if area == position.areas[seat] else "god-placed"
    transaction.change(areas=replaced(position.areas, seat, area))
    transaction.event(what, "placing.any-area", seat, area=area)
    if not _next_seat(transaction):
        if transaction.position.zeus is UNSET:
            prayers.settle(transaction, world)
        _roll_order(transaction, "phase.moving")
        transaction.change(phase=Phase.MOVING)
        if not ask_for_protection(transaction):
            begin_turn(transaction, world)


def begin_turn(transaction: Transaction, world: WorldMap) -> None:
    """Begin a moving phase, which a player whose god is struck doesn't have (phase.moving)."""
    position = transaction.position
    effects = after_phase(position)
    transaction.change(walked=position.walked | position.moved, effects=effects, **_NEW_PHASE)
    take_charge(transaction, world)
    if position.silenced:
        # A player who lets everything happen is not asked.
        transaction.change(letting=position.silenced, peaceful=position.silenced)
    transaction.event(TURN_BEGUN, "phase.moving", position.turn, round=position.round)
    if position.silenced >> position.turn & 1:
        transaction.event("phase-lost", "zeus.bolt-god", position.turn)
    elif not open_moment(transaction):
        open_window(transaction)


def end_turn(transaction: Transaction, world: WorldMap) -> None:
    """End a moving phase, and after the last one the game turn."""
    if _next_seat(transaction):
        begin_turn(transaction, world)
        return
    effects = after_phase(transaction.position)
    transaction.change(walked=0, effects=effects, **_NEW_PHASE)
    forget(transaction)
    if not open_window(transaction, last=True):
        end_round(transaction, world)


def settle_window(transaction: Transaction, world: WorldMap) -> None:
    """Go on after everybody who threatens has answered."""
    window = transaction.position.top
    assert isinstance(window, Window)
    transaction.change(pending=())
    if window.last:
        end_round(transaction, world)


def end_round(transaction: Transaction, world: WorldMap) -> None:
    """End a game turn: plagues first, about which Zeus as a player may have to decide."""
    roll_plagues(transaction, world)
    if transaction.position.pending:
        transaction.change(pending=(Ending(), *transaction.position.pending))
    else:
        end_after_plagues(transaction, world)


def end_after_plagues(transaction: Transaction, world: WorldMap) -> None:
    """Go on with Fates, Zeus, then the turn marker (phase.fates, phase.marker)."""
    turn_up(transaction, world)
    _honor_zeus(transaction)
    purge(transaction)
    cards.settle(transaction)
    position = transaction.position
    if position.fates and not position.occurrences:
        transaction.change(calm=position.calm + 1)
    transaction.event("round-ended", "phase.marker", NOBODY, round=position.round)
    if position.last_round or all(hex_ == OFF for hex_ in position.prizes):
        ask_about_carriers(transaction, world)
        if transaction.position.pending:
            transaction.change(pending=(Ending(over=True), *transaction.position.pending))
        else:
            end_game(transaction, world)
    else:
        cards.refill(transaction)
        begin_round(transaction)


def end_game(transaction: Transaction, world: WorldMap) -> None:
    """Show the secret conditions, and end the game (victory.end)."""
    reveal(transaction, world)
    over = {"turn": NOBODY, "waiting": 0, "held": ()}
    transaction.change(phase=Phase.OVER, **over, **_NEW_ROUND)
    prayers.begin_round(transaction)
    transaction.event("game-over", "victory.end", NOBODY)


def settle_ending(transaction: Transaction, world: WorldMap) -> None:
    """Go on with the end of a game turn after Zeus has decided what he was asked."""
    ending = transaction.position.top
    assert isinstance(ending, Ending)
    transaction.change(pending=())
    (end_game if ending.over else end_after_plagues)(transaction, world)


def _honor_zeus(transaction: Transaction) -> None:
    """Give glory for points given to Zeus (victory.zeus). For a sheet that isn't known, draw it."""
    for seat, sheet in enumerate(transaction.position.sheets):
        if sheet is None:
            points = transaction.draw("zeus", (1,) * (POWER // FOR_ZEUS + 1))
        else:
            points = sheet.zeus // FOR_ZEUS
        if points:
            transaction.glory(seat, points, "victory.zeus")
            if transaction.position.zeus is not UNSET:
                transaction.glory(transaction.position.zeus_seat, points, "zeus.glory")
