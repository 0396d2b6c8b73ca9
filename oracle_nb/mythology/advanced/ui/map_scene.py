"""The picture of a position: the map of the Basic Game with the units that can be moved."""

from typing import TYPE_CHECKING

from oracle_nb.mythology.advanced.model.evils import fought_in, moved_in
from oracle_nb.mythology.advanced.model.position import NOBODY, Phase, Position
from oracle_nb.mythology.advanced.rules.cargo import combat_strength_of
from oracle_nb.mythology.advanced.rules.combat import magic_number, possible_foes
from oracle_nb.mythology.advanced.rules.hercules import hercules_of
from oracle_nb.mythology.map.world_map import WorldMap, bits_of, members
from oracle_nb.mythology.packs.data_pack import DataPack, fighter_of
from oracle_nb.mythology.pieces import OFF, PRIZES, UNITS
from oracle_nb.mythology.ui.map_scene import MapCounters, Mark, Numbers, board_picture
from oracle_nb.render.scene import Scene

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology


def picture(rules: "AdvancedMythology", position: Position, language: str = "en") -> Scene:
    """Return the picture of a position; log sheets aren't in it (sheet.secret)."""
    claimed = position.claimed
    board = MapCounters(
        position.units,
        position.prizes,
        position.gods,
        position.areas,
        position.turn if position.phase is Phase.MOVING else OFF,
        movable=_movable(rules, position),
        ringed=OFF if claimed < 0 else position.units[claimed],
        helpers=position.helpers,
        marks=_marks(rules, position),
        numbers=_numbers(rules, position),
    )
    return board_picture(rules.pack, board, language)


def _numbers(rules: "AdvancedMythology", position: Position) -> dict[int, Numbers]:
    """Return the numbers of the units and Prizes on the map."""
    on_map = (unit for unit, hex_ in enumerate(position.units) if hex_ != OFF)
    units = {unit: numbers_of(rules.world, position, unit) for unit in on_map}
    return units | {UNITS + n: prize_numbers(rules.pack, n) for n in range(PRIZES)}


def numbers_of(world: WorldMap, position: Position, unit: int) -> Numbers:
    """Return the numbers of a unit with its Helpers, without aid, which is secret."""
    strength = combat_strength_of(position, world, unit)
    magic = fighter_of(world.pack, unit).magic and magic_number(position, world, unit)
    return Numbers(strength.attack, strength.defense, magic)


def prize_numbers(pack: DataPack, prize: int) -> Numbers:
    """Return the numbers of a Prize."""
    return Numbers(defense=pack.prize[prize].defense)


def _marks(rules: "AdvancedMythology", position: Position) -> dict[int, Mark]:
    """Return what the counters of units show: ships, what they carry, and combat."""
    bearers = {hero for hero in position.bearers if hero >= 0}
    befallen = position.kept | position.famished
    marked = {*bearers, *members(position.ships | fought_in(position) | befallen)}
    remorseful = hercules_of(rules.world) if position.remorse else NOBODY
    if remorseful >= 0:
        marked.add(remorseful)
    return {
        unit: Mark(
            position.carried_by(unit),
            bool(position.ships >> unit & 1),
            bool(fought_in(position) >> unit & 1),
            unit == remorseful,
            bool(position.kept >> unit & 1),
            bool(position.famished >> unit & 1),
        )
        for unit in marked
    }


def _movable(rules: "AdvancedMythology", position: Position) -> int:
    """Return the units that can still be announced, or the one on its way."""
    if position.phase is not Phase.MOVING:
        return 0
    if position.claimed >= 0:
        return 1 << position.claimed
    on_map = bits_of(unit for unit, hex_ in enumerate(position.units) if hex_ != OFF)
    if position.fighting:
        attackers = members(on_map & position.moved)
        return bits_of(unit for unit in attackers if possible_foes(position, rules.world, unit))
    barred = moved_in(position) | position.lost | position.idle | position.kept
    return on_map & ~barred
