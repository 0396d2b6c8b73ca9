"""Combat: ambushes and attacks, who dies, and the glory for it.

Every player may have a hidden interest in a unit, so all are asked; points and aid are told when
they matter (ruling 26, ruling 30).
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from oracle_nb.games.kit.transaction import replaced
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.cards import COMBAT_LONG, Feat
from oracle_nb.mythology.advanced.model.evils import fought_in, marked
from oracle_nb.mythology.advanced.model.numbers import (
    AID,
    EVIL_KILLED,
    HERCULES_KILLED,
    HERO_WASTED,
    MONSTER_KILLED,
    MOST_BID,
    MOST_FOR_STRUCK,
    POWER,
    TOTAL_SHARE,
)
from oracle_nb.mythology.advanced.model.position import NOBODY, Ambush, Combat, Position
from oracle_nb.mythology.advanced.model.zeus import Kill, Plea
from oracle_nb.mythology.advanced.rules import control
from oracle_nb.mythology.advanced.rules.cargo import (
    Strength,
    combat_strength_of,
    leave,
    pick_up,
)
from oracle_nb.mythology.advanced.rules.effects import (
    hexes_under,
    magic_bonus,
    spend,
    units_under,
)
from oracle_nb.mythology.advanced.rules.hercules import check_remorse, hercules_of, in_remorse
from oracle_nb.mythology.advanced.rules.odds import duel_results, hit_chance, low_chance
from oracle_nb.mythology.advanced.rules.transaction import (
    HIGH,
    LOW,
    Result,
    Transaction,
    number_of,
)
from oracle_nb.mythology.advanced.rules.zeus_pleas import bury, payers, plead
from oracle_nb.mythology.map.world_map import WorldMap, bits_of, members
from oracle_nb.mythology.packs.data_pack import fighter_of
from oracle_nb.mythology.pieces import EVIL_BITS, FIRST_EVIL, HERO_BITS, HEROES, OFF

_MOST_AID: Final = POWER
"""Points of aid or ailment that a player can have on a Hero."""


def magic_of(world: WorldMap, unit: int) -> int:
    """Return the Magical Ability Number of a unit; 0 without one."""
    return fighter_of(world.pack, unit).magic


def magic_number(position: Position, world: WorldMap, unit: int) -> int:
    """Return the Magical Ability Number of a unit that has one, with blessings (card.god)."""
    return magic_of(world, unit) + magic_bonus(position, unit)


def possible_foes(position: Position, world: WorldMap, unit: int) -> int:
    """Return the units that one can attack in its hex, as a bit set (combat.who, combat.once).

    A Hero aboard, or one who got no ship, can only be attacked (vessel.only-sails, vessel.roll).
    """
    if (position.ships | position.idle | position.blessed) >> unit & 1:
        return 0
    foes = _fighters_beside(position, world, unit) & ~position.prayers.safe
    return foes & ~units_under(position, "truce") if unit < HEROES else foes


def _fighters_beside(position: Position, world: WorldMap, unit: int) -> int:
    """Return the units in the hex of one with which it can fight, as attacker or not."""
    hex_ = position.units[unit]
    if hex_ == OFF or fought_in(position) >> unit & 1 or in_remorse(position, world, unit):
        return 0
    if hexes_under(position, "pan") >> hex_ & 1:
        return 0
    foes = position.units_at(hex_) & ~fought_in(position) & ~(1 << unit)
    if unit >= HEROES:
        foes &= HERO_BITS
    hercules = hercules_of(world)
    if hercules >= 0 and in_remorse(position, world, hercules):
        foes &= ~(1 << hercules)
    return foes


# --- ambushes --------------------------------------------------------------------------------


def allow_ambush(transaction: Transaction, world: WorldMap) -> None:
    """Ask about ambushes on a unit that has entered a hex (combat.ambush).

    Everybody is asked who may control a unit there, as far as all know (ruling 26).
    """
    position = transaction.position
    unit = position.claimed
    others = bits_of(range(len(position.areas))) & ~(1 << position.turn)
    asked = 0
    barred = position.ships | position.idle | EVIL_BITS
    attackers = _fighters_beside(position, world, unit) & ~barred
    attackers &= 0 if position.prayers.safe >> unit & 1 else ~position.blessed
    if units_under(position, "truce") >> unit & 1:
        attackers &= ~HERO_BITS
    for foe in members(attackers):
        holder = position.holder(foe)
        asked |= others if holder == NOBODY else 1 << holder & others
    asked &= ~(position.letting | position.peaceful)
    if asked:
        transaction.change(pending=(*position.pending, Ambush(unit, asked)))


def answer(transaction: Transaction, action: Action, world: WorldMap) -> None:
    """Carry out an answer to a pending ambush or choice of magic."""
    position = transaction.position
    seat, pending = position.to_move, position.top
    assert seat is not None
    assert isinstance(pending, Ambush | Combat)
    wishes = pending.wishes
    match action.verb:
        case Verb.AMBUSH:
            wishes = (*wishes, (seat, action.unit))
            facts = {"unit": action.unit, "foe": pending.unit}
            transaction.event("ambush-wished", "combat.ambush", seat, **facts)
        case Verb.MAGIC | Verb.PLAIN if isinstance(pending, Combat):
            magic = action.verb is Verb.MAGIC
            wishes = (*wishes, (seat, int(magic)))
            what = "magic-chosen" if magic else "plain-chosen"
            transaction.event(what, "magic.elect", seat, unit=pending.magician)
        case Verb.LET_ALL:
            transaction.change(peaceful=position.peaceful | 1 << seat)
            transaction.event("no-ambushes", "combat.ambush", seat)
        case _:
            ambush = isinstance(pending, Ambush)
            what, rule = (
                ("ambush-declined", "combat.by-choice") if ambush else ("magic-left", "magic.elect")
            )
            transaction.event(what, rule, seat, unit=pending.unit)
    after = replace(pending, waiting=pending.waiting & ~(1 << seat), wishes=wishes)
    transaction.change(pending=(*position.pending[:-1], after))


def settle_ambush(transaction: Transaction, world: WorldMap, favored: int = NOBODY) -> None:
    """Let the unit attack whose player has the most points on it, if anybody wants to.

    ``favored``: the seat for which Zeus as a player has decided equal points.
    """
    position = transaction.position
    ambush = position.top
    assert isinstance(ambush, Ambush)
    seat = favored
    if ambush.wishes and seat == NOBODY:
        plea = Plea("ambush", 0, ambush.unit)
        seat = Resolution(transaction, world).strongest(ambush.wishes, plea)
        if seat == NOBODY:
            return
    transaction.change(pending=position.pending[:-1])
    if not ambush.wishes:
        return
    unit = dict(ambush.wishes)[seat]
    transaction.change(held=position.held_by(unit, seat))
    declare(transaction, world, seat, unit, ambush.unit)


# --- attacks and magic -----------------------------------------------------------------------


def attack(transaction: Transaction, world: WorldMap, unit: int, foe: int) -> None:
    """Attack with a unit of the moving phase; this ends its movement (combat.after-movement)."""
    transaction.change(fighting=True)
    declare(transaction, world, transaction.position.turn, unit, foe)


def declare(transaction: Transaction, world: WorldMap, seat: int, unit: int, foe: int) -> None:
    """Begin combat, and ask about magic if one of the units has it (magic.elect)."""
    position = transaction.position
    transaction.change(**marked(position, "fought", 1 << unit | 1 << foe))
    facts = {"unit": unit, "foe": foe, "hex": position.units[unit]}
    transaction.event("combat-declared", "combat.attacker", seat, **facts)
    magicians = [fighter for fighter in (unit, foe) if magic_of(world, fighter)]
    if len(magicians) != 1:
        Resolution(transaction, world).fight(seat, unit, foe, magicians)
        return
    magician = magicians[0]
    decides = seat if magician == unit else position.holder(foe)
    everybody = bits_of(range(len(position.areas))) & ~position.silenced
    asked = everybody if decides == NOBODY else 1 << decides
    combat = Combat(seat, unit, foe, magician, asked)
    transaction.change(pending=(*position.pending, combat))


def settle_combat(transaction: Transaction, world: WorldMap, favored: int = NOBODY) -> None:
    """Fight, once it is known whether by magic.

    ``favored``: the seat for which Zeus as a player has decided equal points.
    """
    position = transaction.position
    combat = position.top
    assert isinstance(combat, Combat)
    resolution = Resolution(transaction, world)
    wishes = dict(combat.wishes)
    magic = max(wishes.values(), default=0)
    if len(set(wishes.values())) > 1:
        rivals = [(seat, combat.magician) for seat in wishes]
        seat = favored
        if seat == NOBODY:
            seat = resolution.strongest(rivals, Plea("draw", 0, combat.magician))
        if seat == NOBODY:
            return
        magic = wishes[seat]
    transaction.change(pending=position.pending[:-1])
    magicians = [combat.magician] if magic else []
    resolution.fight(combat.seat, combat.unit, combat.foe, magicians)


# --- what happens ----------------------------------------------------------------------------


class Resolution:
    """The resolution of one combat; what players tell about their sheets holds throughout it."""

    def __init__(self, transaction: Transaction, world: WorldMap) -> None:
        self._transaction = transaction
        self._world = world
        self._points: dict[tuple[int, int], int] = {}
        self._attacker = NOBODY

    # --- what players tell -----------------------------------------------------------------------

    def points(self, seat: int, unit: int) -> int:
        """Return the points of a player on a unit, who tells them to everybody."""
        if (seat, unit) not in self._points:
            position = self._transaction.position
            sheet = position.sheets[seat]
            if sheet is None:
                most = min(MOST_BID, POWER * position.round) if unit < HEROES else POWER
                points = self._transaction.draw("points", (1,) * (most + 1))
            else:
                points = sheet.available(unit)
            self._points[seat, unit] = points
            if points:
                facts = {"unit": unit, "points": points}
                self._transaction.event("points-told", "victory.hero", seat, **facts)
        return self._points[seat, unit]

    def strongest(self, rivals: Sequence[tuple[int, int]], plea: Plea) -> int:
        """Return the seat with the most points on its unit; equal ones roll dice.

        -1: Zeus as a player must decide before (ruling 68).
        """
        if len(rivals) == 1:
            return rivals[0][0]
        points = [self.points(seat, unit) for seat, unit in rivals]
        leaders = [
            rival for rival, number in zip(rivals, points, strict=True) if number == max(points)
        ]
        return self._first(leaders, plea)

    def _first(self, leaders: Sequence[tuple[int, int]], plea: Plea) -> int:
        """Return one of those with equal points: by Zeus as a player over Heroes, else by dice."""
        if len(leaders) == 1:
            return leaders[0][0]
        heroes = all(unit < HEROES for _, unit in leaders)
        if heroes and self._transaction.position.zeus is not UNSET:
            rivals = tuple(seat for seat, _ in leaders)
            plead(self._transaction, replace(plea, rivals=rivals), bits_of(payers(plea, rivals)))
            return NOBODY
        return control.highest(self._transaction, self._world, leaders, "control.arbitration")

    def _all_points(self, unit: int) -> list[int]:
        players = range(len(self._transaction.position.areas))
        return [self.points(seat, unit) for seat in players]

    def controller(self, unit: int, kill: Kill | None = None) -> int:
        """Return who controls a unit: as settled in this phase, else by the most points.

        A Lesser Evil is the phase player's when it attacks (evil.kills). -1: nobody, or Zeus as a
        player must decide before.
        """
        if unit >= FIRST_EVIL:
            return self._transaction.position.turn if unit == self._attacker else NOBODY
        holder = self._transaction.position.holder(unit)
        if holder != NOBODY:
            return holder
        points = self._all_points(unit)
        if not max(points):
            return NOBODY
        leaders = [(seat, unit) for seat, number in enumerate(points) if number == max(points)]
        return self._first(leaders, Plea("draw", 0, unit, kill=kill))

    def attack_of(self, unit: int) -> int:
        """Return the Attack Number of a unit with the aid and ailment of all (modify.aid)."""
        attack = self._strength(unit).attack
        if unit >= HEROES:
            return attack
        for seat, sheet in enumerate(self._transaction.position.sheets):
            if sheet is None:
                weights = (1,) * (2 * _MOST_AID + 1)
                aid = self._transaction.draw("aid", weights) - _MOST_AID
            else:
                aid = sheet.aid_for(unit)
            if aid:
                attack += AID * aid
                what = "aid-told" if aid > 0 else "ailment-told"
                facts = {"unit": unit, "points": abs(aid), "attack": attack}
                self._transaction.event(what, "modify.aid", seat, **facts)
        return attack

    # --- rolls -----------------------------------------------------------------------------------

    def fight(self, seat: int, unit: int, foe: int, magicians: Sequence[int]) -> None:
        """Carry out a combat: who dies, glory, and the remorse of Hercules."""
        self._attacker = unit
        normal, hex_ = not magicians, self._transaction.position.units[unit]
        deaths = self._normal(seat, unit, foe) if normal else self._magic(unit, foe, magicians)
        for dead, rule in deaths:
            self._bury(dead, foe if dead == unit else unit, rule)
        pick_up(self._transaction, self._world, hex_)
        spend(self._transaction, COMBAT_LONG, (unit, foe))
        hercules = hercules_of(self._world)
        dead_units = {dead for dead, _ in deaths}
        if hercules in (unit, foe) and hercules not in dead_units:
            check_remorse(self._transaction, self._world)
            if self._transaction.position.remorse:
                things = self._transaction.position.carried_by(hercules)
                leave(self._transaction, hercules, things, "hercules.barred")

    def _strength(self, unit: int) -> Strength:
        return combat_strength_of(self._transaction.position, self._world, unit)

    def _magic_number(self, unit: int) -> int:
        return magic_number(self._transaction.position, self._world, unit)

    def _magic(self, unit: int, foe: int, magicians: Sequence[int]) -> list[tuple[int, str]]:
        """Roll once for each unit that uses magic (magic.roll, magic.fails, magic.one-roll)."""
        chances = [
            low_chance(
                self._magic_number(fighter) - self._strength(foe if fighter == unit else unit).guard
            )
            for fighter in magicians
        ]
        self._transaction.expect(lambda: _magic_results(chances))
        deaths: dict[int, str] = {}
        for magician in magicians:
            other = foe if magician == unit else unit
            number, magic = number_of(self._transaction.roll()), self._magic_number(magician)
            guard = self._strength(other).guard
            works = number + guard <= magic
            if "magic.roll" in self._transaction.missed:
                works = not works
            facts = {"unit": magician, "foe": other, "roll": number, "magic": magic, "guard": guard}
            rule = "magic.roll" if works else "magic.fails"
            self._transaction.event("magic-rolled", rule, NOBODY, **facts)
            deaths.setdefault(other if works else magician, rule)
        return list(deaths.items())

    def _normal(self, seat: int, unit: int, foe: int) -> list[tuple[int, str]]:
        """Return who dies in normal combat, each with the rule."""
        hercules = hercules_of(self._world)
        if hercules in (unit, foe):
            return [(foe if hercules == unit else unit, "hercules.wins")]
        attack = self.attack_of(unit)
        hit = hit_chance(attack, self._strength(foe).defense)
        once = "combat.hero-attacks-monster" not in self._transaction.missed
        if unit < HEROES <= foe and once:
            return self._single_roll(unit, foe, attack, hit)
        back = self.attack_of(foe)
        hit_back = hit_chance(back, self._strength(unit).defense)
        if not hit or not hit_back:
            if not hit and not hit_back:
                facts = {"unit": unit, "foe": foe}
                self._transaction.event("combat-stalled", "combat.stalemate", NOBODY, **facts)
                self._transaction.glory(seat, -1, "combat.stalemate", unit=unit)
                return []
            return [(foe if hit else unit, "combat.certain")]
        self._transaction.expect(lambda: duel_results(hit, hit_back))
        while True:
            deaths = [
                (other, "combat.kill")
                for fighter, other, strength in ((unit, foe, attack), (foe, unit, back))
                if self._roll(fighter, other, strength, "combat.roll")
            ]
            # Without this, two dice that are added up could be rolled forever.
            if deaths or "world.dice" in self._transaction.missed:
                return deaths

    def _single_roll(
        self, unit: int, foe: int, attack: int, hit: Fraction
    ) -> list[tuple[int, str]]:
        """Roll for a Hero that attacks a Monster, once (combat.hero-attacks-monster)."""
        rule = "combat.hero-attacks-monster"
        if not hit:
            return [(unit, rule)]
        self._transaction.expect(lambda: (Result(hit, (HIGH,)), Result(1 - hit, (LOW,))))
        killed = self._roll(unit, foe, attack, rule)
        return [(foe, "combat.kill") if killed else (unit, rule)]

    def _roll(self, unit: int, foe: int, attack: int, rule: str) -> bool:
        """Roll for a unit; return whether it kills the other (combat.roll, combat.kill)."""
        number = number_of(self._transaction.roll())
        defense = self._strength(foe).defense
        facts = {
            "unit": unit,
            "foe": foe,
            "roll": number,
            "attack": attack,
            "total": number + attack,
            "defense": defense,
        }
        self._transaction.event("combat-rolled", rule, NOBODY, **facts)
        return number + attack >= defense

    # --- deaths ----------------------------------------------------------------------------------

    def remove(self, unit: int) -> None:
        """Take a unit off the map, with its ship and what has befallen it."""
        position, left = self._transaction.position, ~(1 << unit)
        self._transaction.change(
            units=replaced(position.units, unit, OFF),
            ships=position.ships & left,
            kept=position.kept & left,
            famished=position.famished & left,
        )
        bury(self._transaction, unit)
        if in_remorse(position, self._world, unit):
            self._transaction.change(remorse=0)

    def scatter(self, unit: int, hex_: int) -> None:
        """Leave what a dead Hero carried in its hex (helper.left-behind, prize.dropped)."""
        leave(self._transaction, unit, self._transaction.position.carried_by(unit))
        pick_up(self._transaction, self._world, hex_)

    def strike(self, hero: int, seat: int, rule: str) -> None:
        """Let an occurrence of a player kill a Hero, and give the glory for it."""
        position, hex_ = self._transaction.position, self._transaction.position.units[hero]
        struck = replaced(position.struck, seat, position.struck[seat] + 1)
        self._transaction.change(struck=struck)
        self.remove(hero)
        bury(self._transaction, hero, hex_)
        self._transaction.event("hero-struck", rule, NOBODY, unit=hero, hex=hex_)
        self.scatter(hero, hex_)
        if hero == hercules_of(self._world):
            rule = "hercules.occurrences"
            self._transaction.glory(seat, -HERCULES_KILLED, rule, unit=hero)
        else:
            self.reward(self._kill(hero, seat=seat, limit=MOST_FOR_STRUCK))

    def smite(self, hero: int) -> None:
        """Let a lightning bolt kill a Hero; nobody gains by that (zeus.bolt-hex)."""
        hex_ = self._transaction.position.units[hero]
        self.remove(hero)
        facts = {"unit": hero, "hex": hex_}
        self._transaction.event("hero-struck", "zeus.bolt-hex", NOBODY, **facts)
        self.scatter(hero, hex_)

    def _bury(self, unit: int, killer: int, rule: str) -> None:
        """Remove a unit that was killed in combat, and give the glory for it."""
        position = self._transaction.position
        facts = {"unit": unit, "foe": killer, "hex": position.units[unit]}
        self.remove(unit)
        bury(self._transaction, unit, position.units[unit])
        self._transaction.event("unit-killed", rule, NOBODY, **facts)
        leave(self._transaction, unit, position.carried_by(unit))
        if unit < HEROES:
            self._transaction.change(slain=position.slain + 1)
        elif unit < FIRST_EVIL:
            self._transaction.change(killed=position.killed + 1)
        self.reward(self._kill(unit, killer))

    def _kill(
        self, dead: int, killer: int = NOBODY, seat: int = NOBODY, limit: int = MOST_BID
    ) -> Kill:
        """Return a kill without its glory; all tell their points on a dead Hero (ruling 30)."""
        if dead >= HEROES:
            return Kill(dead, killer, seat)
        points = self._all_points(dead)
        most = max(points)
        owners = tuple(own for own, number in enumerate(points) if number == most > 0)
        return Kill(dead, killer, seat, owners, min(limit, -(-most // TOTAL_SHARE)))

    def reward(self, kill: Kill) -> None:
        """Give the glory for a kill, or take it; Zeus as a player may have to decide before."""
        dead, seat = kill.dead, kill.seat
        if seat == NOBODY and (seat := self.controller(kill.killer, kill)) == NOBODY:
            return
        if dead >= FIRST_EVIL:
            self._transaction.glory(seat, EVIL_KILLED, "evil.killed", unit=dead)
        elif dead >= HEROES:
            self._transaction.glory(seat, MONSTER_KILLED, "victory.monster", unit=dead)
            self._transaction.add_feat(Feat(seat, dead, MONSTER_KILLED))
        else:
            self._reward_hero(replace(kill, seat=seat))

    def _reward_hero(self, kill: Kill) -> None:
        """Give a player glory for a dead Hero, or take it."""
        dead, seat, owner = kill.dead, kill.seat, NOBODY
        rule = "evil.kills" if kill.killer >= FIRST_EVIL else "victory.hero"
        rule = rule if kill.killer >= 0 else "victory.hero-occurrence"
        if "victory.hero-nobody" in self._transaction.missed:
            self._transaction.glory(seat, max(1, kill.glory), rule, unit=dead)
            return
        if seat in kill.owners:
            plea = Plea("draw", 0, dead, kill=kill)
            owner = self._first([(own, dead) for own in kill.owners], plea)
            if owner == NOBODY:
                return
        if not kill.owners:
            self._transaction.glory(seat, -HERO_WASTED, "victory.hero-nobody", unit=dead)
        elif owner == seat:
            self._transaction.glory(seat, -HERO_WASTED, "victory.hero-own", unit=dead)
        else:
            self._transaction.glory(seat, kill.glory, rule, unit=dead)


def _magic_results(chances: Sequence[Fraction]) -> Iterator[Result]:
    """Yield the results of one or two rolls of magic; the dice are low where magic works."""
    first, *rest = chances
    for works, chance in ((True, first), (False, 1 - first)):
        dice = LOW if works else HIGH
        if not rest:
            yield Result(chance, (dice,))
            continue
        for too, other in ((True, rest[0]), (False, 1 - rest[0])):
            yield Result(chance * other, (dice, LOW if too else HIGH))
