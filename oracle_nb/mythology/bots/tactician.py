"""The tactician: plans each turn so that its power points bring the most victory points."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from oracle_nb.games.motives import ONLY, Decision, Motive, Thinking
from oracle_nb.mythology.bots.prospects import (
    DEFENSE,
    OWN_TURN,
    SPARE,
    Prospect,
    Prospects,
    chance_with_lead,
)
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.actions import END, END_MOVES, JOIN, LEAVE, REFUSE, Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Part, Pending, Position
from oracle_nb.mythology.pieces import HERO_BITS, KIND_BITS, OFF
from oracle_nb.mythology.rules.combat import FightAhead, fights_ahead
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.scoring import own_points, scores


class TacticianBot:
    """A bot that looks for the best fights and Prizes of its turn, but no further ahead.

    Its choice depends on the position alone: it uses no random numbers.
    """

    name = "tactician"
    cautious: ClassVar[bool] = False
    """Whether it begins no fight with Heroes in which the defender can give more aid."""
    __slots__ = ("_rules",)

    def __init__(self, rules: Mythology, seed: int = 0) -> None:
        self._rules = rules

    def decide(self, view: Position, options: Sequence[Action]) -> Action:
        """Return the best of the options."""
        return self.think(view, options).action

    def think(
        self, view: Position, options: Sequence[Action], thinking: Thinking | None = None
    ) -> Decision[Action]:
        """Return the same option, with the reason."""
        if len(options) == 1:
            return Decision(options[0], ONLY)
        prospects = Prospects(self._rules, view, cautious=self.cautious)
        if view.pending is not None:
            return _pending(prospects, view.pending)
        match view.part:
            case Part.GOD:
                return _place(prospects)
            case Part.MOVEMENT:
                return _move(prospects)
            case Part.COMBAT:
                return _fight(prospects, options)
            case Part.PRIZES:
                return _seize(prospects, options)
        return _last(view, options)


class CautiousTactician(TacticianBot):
    """A tactician for learners, who proposes no fight that the list of choices leaves out."""

    name = "adviser"
    cautious = True
    __slots__ = ()


def _pending(prospects: Prospects, pending: Pending) -> Decision[Action]:
    """Answer the pending decision."""
    match pending:
        case Fight():
            return _fight_aid(prospects, pending)
        case Attempt(unit=unit, prize=prize):
            aid = prospects.prize_aid(prospects.state.power)
            facts = {"unit": unit, "prize": prize, "aid": aid}
            return Decision(Action(Verb.AID, target=aid), Motive("prize-aid", facts))
    return _answer(prospects.position)


class AreaPlan(NamedTuple):
    """The gain of a god in an Area: by errands of its units, and by units that it stops."""

    value: float
    area: int
    plan: list[Prospect]
    block: float
    stopped: int
    """The unit that no other god can move then."""


def area_plans(prospects: Prospects) -> list[AreaPlan]:
    """Return the Areas without a god, the best first."""
    plans = []
    rivals = prospects.rival_blocks
    for area, bits in enumerate(prospects.world.area_bits):
        if area in prospects.position.areas:
            continue
        units = prospects.state.units_in(bits) & KIND_BITS[prospects.side]
        plan = prospects.plan(units, prospects.state.power)
        block, stopped = max(prospects.block(area), rivals.get(area, (0.0, OFF)))
        value = sum(errand.value for errand in plan) + block
        plans.append(AreaPlan(value, area, plan, block, stopped))
    return sorted(plans, key=lambda plan: -plan.value)


def _place(prospects: Prospects) -> Decision[Action]:
    """Place the god where its units can gain the most."""
    value, area, plan, block, stopped = area_plans(prospects)[0]
    action = Action(Verb.PLACE, target=area)
    if block > value / 2:
        return Decision(action, Motive("place-block", {"area": area, "foe": stopped}))
    if not plan:
        what = "place-outmatched" if _is_outmatched(prospects) else "place-idle"
        return Decision(action, Motive(what, {"area": area}))
    return Decision(action, _motive(f"place-{plan[0].kind}", plan[0]))


def _is_outmatched(prospects: Prospects) -> bool:
    """Return whether enemies are in reach, but would more likely win each fight."""
    state = prospects.state
    fights = [
        errand.value
        for unit in members(state.own)
        if prospects.position.units[unit] != OFF
        for errand in prospects.errands(unit, state.power)
        if errand.kind == "fight"
    ]
    return bool(fights) and (prospects.cautious or max(fights) <= 0)


def _motive(what: str, errand: Prospect) -> Motive:
    """Return a motive with the facts of an errand."""
    aim = "foe" if errand.kind == "fight" else "prize"
    return Motive(what, {"unit": errand.unit, aim: errand.aim})


def _reserved(prospects: Prospects) -> int:
    """Return the power points that fights and attempts already begun will need."""
    position, state = prospects.position, prospects.state
    fights = sum(
        prospects.attack(unit, foe, state.power, OWN_TURN)[0]
        for unit in members(position.entered & state.units_in(state.contested))
        for foe in members(state.enemies & position.units_at(position.units[unit]))
    )
    return fights + _for_prizes(prospects)


def _for_prizes(prospects: Prospects) -> int:
    """Return the power points for the attempts of Heroes that are on Prizes."""
    position = prospects.position
    ready = sum(
        position.prize_at(position.units[unit]) != OFF
        for unit in members(position.movable & ~position.tried & HERO_BITS)
        if position.units[unit] != OFF
    )
    return min(prospects.state.power, ready * prospects.prize_aid(prospects.state.power))


def planned_moves(prospects: Prospects) -> list[Prospect]:
    """Return the errands that are worth a move now, the best first.

    Fights and attempts that have begun keep the points that they need.
    """
    position, state = prospects.position, prospects.state
    power = state.power - _reserved(prospects)
    if power <= 0:
        return []
    units = position.movable & ~(position.entered & state.units_in(state.contested))
    return [errand for errand in prospects.plan(units, power) if errand.path]


def best_fights(prospects: Prospects, options: Sequence[Action]) -> list[Action]:
    """Return the fights among some actions, the one that is worth most first."""
    fights = [action for action in options if action.verb is Verb.FIGHT]
    return sorted(fights, key=lambda fight: -prospects.fight_value(fight.unit, fight.target, 0))


def _move(prospects: Prospects) -> Decision[Action]:
    """Take the next step of the best errand."""
    errands = planned_moves(prospects)
    if not errands:
        return Decision(END_MOVES, Motive("end-moves"))
    first = errands[0]
    return Decision(Action(Verb.STEP, first.unit, first.path[0]), _motive(first.kind, first))


def _fight(prospects: Prospects, options: Sequence[Action]) -> Decision[Action]:
    """Choose the pair that is worth most."""
    best = best_fights(prospects, options)[0]
    return Decision(best, Motive("pair", {"unit": best.unit, "foe": best.target}))


def _fight_aid(prospects: Prospects, step: Fight) -> Decision[Action]:
    """Give the aid that is worth most; the attacker keeps some for Prizes and other fights.

    The reason says whether it would give more without these Prizes, or the unit that it will have
    to defend later in this round, surely or perhaps.
    """
    state, saves, price = prospects.state, False, prospects.point_value
    begun: tuple[int, int] | None = None
    if step.aid < 0:
        unit, foe = step.unit, step.foe
        power = max(0, state.power - _for_prizes(prospects))
        enemies = state.enemies & state.units_in(state.contested)
        if enemies != 1 << foe:
            price = OWN_TURN
        aid, _ = prospects.attack(unit, foe, power, price)
        most, _ = prospects.attack(unit, foe, power, SPARE)
        saves = prospects.attack(unit, foe, state.power, price)[0] > aid
    else:
        unit, foe = step.foe, step.unit
        aid, most = (prospects.defense(unit, foe, state.power, step.aid, x) for x in (price, SPARE))
        ahead = fights_ahead(prospects.world, prospects.position, state.seat)
        if ahead and prospects.foresees:
            aid = _shared_aid(prospects, step, ahead)
            begun = prospects.position.turn, ahead[0].units[0]
    facts = {"unit": unit, "foe": foe, "aid": aid}
    threat = prospects.threat(state.seat) if price == DEFENSE and most > aid else None
    threat = begun if begun and most > aid else threat
    motive = Motive("fight-save", facts) if saves else Motive("fight-aid", facts)
    if threat and not saves:
        rival, hero = threat
        facts |= {"other_unit": hero, "god": prospects.position.gods[rival]}
        motive = Motive("fight-keep", facts)
    return Decision(Action(Verb.AID, target=aid), motive)


def _shared_aid(prospects: Prospects, step: Fight, ahead: Sequence[FightAhead]) -> int:
    """Return a defender's aid where more fights follow, to which both players give all the rest."""
    position, count = prospects.position, len(ahead)
    against = position.power[position.turn] // count

    def wins(aid: int) -> float:
        left = (prospects.state.power - aid) // count
        return chance_with_lead(aid - step.aid) + count * chance_with_lead(left - against)

    return max(range(prospects.state.power + 1), key=lambda aid: (wins(aid), -aid))


def _seize(prospects: Prospects, options: Sequence[Action]) -> Decision[Action]:
    """Try for a Prize while there is a chance."""
    for option in options:
        if option.verb is Verb.SEIZE:
            position = prospects.position
            prize = position.prize_at(position.units[option.unit])
            return Decision(option, Motive("prize", {"unit": option.unit, "prize": prize}))
    return Decision(END, Motive("end"))


def _answer(position: Position) -> Decision[Action]:
    """Join an alliance if that raises the bot's points."""
    seat, other = position.to_move, position.turn
    assert seat is not None
    allies = position.allies(other) or (other,)
    average = sum(own_points(position, ally) for ally in allies) / len(allies)
    joins = average > own_points(position, seat)
    return Decision(JOIN if joins else REFUSE, Motive("join" if joins else "refuse"))


def _last(position: Position, options: Sequence[Action]) -> Decision[Action]:
    """Leave an alliance if it lowers the bot's points."""
    seat = position.to_move
    assert seat is not None
    if LEAVE in options and own_points(position, seat) > scores(position)[seat]:
        return Decision(LEAVE, Motive("leave"))
    return Decision(END, Motive("end"))
