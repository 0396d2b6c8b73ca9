"""The actions that a click on a space of the map can mean in the Advanced Game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import Aim, Ambush, Eruption, Phase, Position, Way
from oracle_nb.mythology.advanced.model.zeus import ZeusTurn
from oracle_nb.mythology.advanced.rules.zeus_pleas import mortal
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.pieces import HEROES, OFF

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology


def candidates_at(rules: "AdvancedMythology", position: Position, space: int) -> Iterator[Action]:
    """Yield what can be meant by a space, the likeliest first."""
    units = members(position.units_at(space))
    match position.top:
        case Way(unit=unit):
            near = space in rules.world.neighbors[position.units[unit]]
            verbs = (Verb.STEP, Verb.GO) if near else (Verb.GO, Verb.STEP)
            yield from (Action(verb, unit, space) for verb in verbs)
            return
        case Eruption():
            yield Action(Verb.ERUPT, target=space)
            return
        case Aim():
            areas = {rules.world.area[space], rules.world.water[space]} - {OFF}
            yield from (Action(Verb.AIM, target=area) for area in sorted(areas))
            return
        case Ambush():
            yield from (Action(Verb.AMBUSH, unit) for unit in units)
            return
        case ZeusTurn():
            yield Action(Verb.BOLT, target=space)
            yield from (Action(Verb.REVIVE, unit, space) for unit in members(mortal(position)))
            return
        case None:
            pass
        case _:
            return
    match position.phase:
        case Phase.SHEETS:
            yield from (Action(Verb.NOTE, unit, 1) for unit in units)
        case Phase.PLACING:
            yield Action(Verb.PLACE, target=rules.world.area[space])
        case Phase.MOVING:
            own = [unit for unit in units if position.holder(unit) == position.turn]
            yield from (
                Action(Verb.ATTACK, unit, foe) for unit in own for foe in units if foe != unit
            )
            yield from (Action(Verb.SEIZE, unit) for unit in own if unit < HEROES)
            yield from (Action(Verb.CLAIM, unit) for unit in units)
            yield from (Action(Verb.EMBARK, unit) for unit in units if unit < HEROES)
