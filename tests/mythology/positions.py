"""Positions of Mythology for tests: a few counters where they are wanted, nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from oracle_nb.core.chance import PresetChance, SeededChance
from oracle_nb.mythology.model.position import Fight, Part, Position, Setting
from oracle_nb.mythology.pieces import OFF, POWER, PRIZES, ROUNDS, UNITS
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.turn_state import BasicState

HERCULES, JASON, PERSEUS = 12, 13, 30
MINOTAUR, HYDRA, GERYON = 32, 34, 33


def rules_for(players: int = 2) -> Mythology:
    """Return the rules for a number of players and the standard map."""
    return Mythology(Setting(players=players))


def area(rules: Mythology, name: str) -> int:
    """Return the number of an Area by its English name."""
    return next(n for n, candidate in enumerate(rules.pack.area) if candidate.en == name)


def position(
    rules: Mythology,
    units: Mapping[int, str],
    prizes: Mapping[int, str] | None = None,
    *,
    god: str = "Greece",
    part: Part = Part.MOVEMENT,
    **fields: Any,
) -> Position:
    """Return a position in the turn of seat 0, whose god is in an Area.

    Seats favor Heroes and Monsters by turns, seat 0 Heroes. Counters that aren't named are off the
    map.
    """
    index = rules.world.index
    where = [OFF] * UNITS
    for unit, hex_ in units.items():
        where[unit] = index[hex_]
    lies = [OFF] * PRIZES
    for prize, hex_ in (prizes or {}).items():
        lies[prize] = index[hex_]
    players = rules.players
    areas = [OFF] * players
    if part not in (Part.GOD, Part.ALLIANCES):
        areas[0] = area(rules, god)
    values: dict[str, Any] = {
        "units": tuple(where),
        "prizes": tuple(lies),
        "gods": tuple(range(players)),
        "sides": tuple(seat % 2 for seat in range(players)),
        "areas": tuple(areas),
        "power": (POWER,) * players,
        "trophies": ((),) * players,
        "captured": ((),) * players,
        "alliances": (0,) * players,
        "round": 1,
        "waiting": (1 << players) - 2,
        "turn": 0,
        "part": part,
    }
    made = Position(**(values | fields))
    if part in (Part.MOVEMENT, Part.COMBAT, Part.PRIZES) and "movable" not in fields:
        state = BasicState(rules.world, made)
        movable = state.own & state.units_in(state.god_area)
        made = Position(**(values | fields | {"movable": movable}))
    return made


def two_fights(rules: Mythology, **fields: Any) -> Position:
    """Return the defense of the Hydra against Hercules, while Jason attacks the Minotaur, too."""
    hexes = [rules.world.index[name] for name in ("2813", "2711")]
    values: dict[str, Any] = {
        "part": Part.COMBAT,
        "pending": Fight(HERCULES, HYDRA, 1, aid=0),
        "entered": 1 << HERCULES | 1 << JASON,
        "battlefields": tuple(hexes),
        "round": ROUNDS,
        "waiting": 0,
    }
    units = {HERCULES: "2813", HYDRA: "2813", JASON: "2711", MINOTAUR: "2711"}
    return position(rules, units, **(values | fields))


def then_seeded(*dice: int) -> PresetChance:
    """Return chance with the results of dice, from 1 to 6; a seed decides everything else."""
    return PresetChance({"die": [result - 1 for result in dice]}, SeededChance(1))


def broken(rules: Mythology, at: Position, text: str) -> Sequence[str]:
    """Return the ids of the rules that refuse an action."""
    return rules.check(at, rules.notation.read(text)).broken_rules
