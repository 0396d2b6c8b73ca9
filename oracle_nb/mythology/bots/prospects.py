"""The gains that a player can expect from fights, Prizes, and each power point.

Values are victory points for the player, plus part of what opponents lose. The constants were tuned
in games against the random bot and against each other (docs/mythology.md).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain
from typing import Final

from oracle_nb.mythology.map.world_map import UNREACHABLE, members
from oracle_nb.mythology.model.position import Fight, Position
from oracle_nb.mythology.pieces import (
    ATTACK_COST,
    HEX_COST,
    KIND_BITS,
    LEFT_POINTS,
    OFF,
    POWER,
    PRIZE_POINTS,
    ROUNDS,
    UNIT_POINTS,
    Side,
)
from oracle_nb.mythology.rules.combat import defender_of
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.odds import prize_chance, win_chance
from oracle_nb.mythology.rules.turn_state import BasicState

UNIT_WORTH: Final = 0.0
"""The value of a unit to its side, besides the victory point for removing it."""
OWN_TURN: Final = 0.15
"""The value of a power point spent on the bot's own turn, or kept for it."""
PATIENCE: Final = 0.8
"""The share of its value that a gain keeps if it comes only on a later turn."""
GUARD: Final = 0.25
"""The share of a Prize's value that a Monster on its hex protects."""
REACH: Final = 0.95
"""The factor by which each hex between a Prize and the nearest Hero makes a guard less urgent."""
PLANNED: Final = 0.16
"""The value of a power point when fights are planned; points left over become aid in the end."""
BLOCK: Final = 0.4
"""The share of a Hero's danger that it is worth to keep other gods out of its Area for a turn."""
RIVALRY: Final = 0.3
"""The share of a rival's gain that it is worth to prevent it."""
DEFENSE: Final = 0.04
"""The value of a power point that is kept for defending."""
SPARE: Final = 0.001
"""The value of a power point that nothing else needs in this round."""
FEAR: Final = 0.8
"""The factor by which each hex between a Prize and a Hero makes the danger smaller."""
OPENING: Final = 0.4
"""The share of a Prize's value that Heroes gain by removing its guard."""
SIEGE: Final = 8
"""Power points that each guard of a Prize is expected to cost."""
WAYS: Final = frozenset({"advance", "guard"})
"""Errands that pay in later turns."""
_PRIZE: Final = tuple(float(prize_chance(aid)) for aid in range(POWER + 1))


@dataclass(frozen=True)
class Prospect:
    """Something a unit can do in this turn, or begin."""

    kind: str
    """"fight", "prize", "advance" (toward a Prize) or "guard" (a Prize)."""
    unit: int
    """The unit that does it."""
    path: tuple[int, ...]
    """The hexes it enters, in order."""
    cost: int
    """Power points for the route and for aid."""
    value: float
    """Its worth."""
    aim: int
    """The enemy or the Prize."""

    @property
    def rate(self) -> float:
        """The gain that each power point brings."""
        return self.value / max(self.cost, 1)


class Prospects:
    """The gains that the seat to move can expect in a position.

    ``cautious``: whether a player of Heroes begins no fight in which the defender can give more
    aid, and leads no Hero to where a rival of the same side would use it first. Monsters then give
    the aid: in 64 games of three bots, Heroes won 10% of 274 such fights. Players of both
    sides also keep points only for units that somebody can still attack. The setups were balanced
    with bots that don't look so far.
    """

    def __init__(self, rules: Mythology, position: Position, *, cautious: bool = False) -> None:
        self.rules = rules
        self.world = rules.world
        self.position = position
        self.state = BasicState(rules.world, position)
        self.side = self.state.side
        self.foresees = cautious
        self.cautious = cautious and self.side is Side.HEROES
        self._replies: dict[int, tuple[int, float, float]] = {}
        self._threats: dict[int, tuple[int, int] | None] = {}
        heroes = position.sides.count(Side.HEROES)
        monsters = position.sides.count(Side.MONSTERS)
        self.rivals = heroes if self.side is Side.HEROES else monsters
        self.pressure = (heroes / monsters) ** 3
        self.left = LEFT_POINTS / monsters
        self.prize_value = PRIZE_POINTS + self.left
        self.guard_value = self.left + PRIZE_POINTS / heroes

    # --- single gains ----------------------------------------------------------------------------

    @cached_property
    def point_value(self) -> float:
        """The value of a power point that is kept for defending in this round."""
        return self.price_of_point(self.state.seat)

    def price_of_point(self, seat: int) -> float:
        """Return the value to a player of a power point that is kept."""
        position = self.position
        if position.waiting >> seat & 1:
            return OWN_TURN
        side = position.sides[seat]
        if self.foresees:
            return DEFENSE if self.threat(seat) else SPARE
        foes = any(position.sides[other_seat] != side for other_seat in members(position.waiting))
        return DEFENSE if foes else SPARE

    def threat(self, seat: int) -> tuple[int, int] | None:
        """Return an opponent who can attack a unit that a player defends, and the unit.

        Points that are kept help only in this round, so opponents that have had their turns, or
        have too few points for an attack, count no more. None without such an opponent.
        """
        if seat not in self._threats:
            self._threats[seat] = next(self._find_threats(seat), None)
        return self._threats[seat]

    def _find_threats(self, seat: int) -> Iterator[tuple[int, int]]:
        position, side = self.position, Side(self.position.sides[seat])
        fight = position.pending
        # Aid has a price only as far as it could help other units.
        defended = fight.foe if isinstance(fight, Fight) else OFF
        for foe in members(position.waiting):
            steps = (position.power[foe] - ATTACK_COST) // HEX_COST
            if position.sides[foe] == side or steps < 1:
                continue
            starts = {
                hex_
                for unit in members(KIND_BITS[side.other] & self.state.on_map)
                if self.world.area[hex_ := position.units[unit]] not in position.areas
            }
            blocked = self.state.hexes_against(side.other)
            for unit in members(KIND_BITS[side] & self.state.on_map):
                hex_ = position.units[unit]
                if unit != defended and self._defends(seat, foe, hex_):
                    far = self.world.distances(hex_, blocked)
                    if any(0 < far[start] <= steps for start in starts):
                        yield foe, unit

    def _defends(self, seat: int, foe: int, hex_: int) -> bool:
        """Return whether a player would defend in a hex against an opponent's attack."""
        # The god that is being placed can go to any Area.
        placing = self.position.areas[seat] == OFF
        return placing or defender_of(self.world, self.position, hex_, foe) == seat

    def danger(self, hero: int) -> float:
        """Return what the Monsters stand to lose by a Hero: the nearer a Prize, the more."""
        where = self.world.distances(self.position.units[hero])
        near = min((where[hex_] for hex_ in self.position.prizes if hex_ != OFF), default=99)
        return float(self.guard_value * FEAR**near)

    def block(self, area: int) -> tuple[float, int]:
        """Return what Monsters gain if their god blocks an Area, and which Hero it stops.

        Heroes in an Area that no god of their side can enter take no Prizes this round.
        """
        position = self.position
        foes = any(position.sides[seat] != self.side for seat in members(position.waiting))
        heroes = self.state.units_in(self.world.area_bits[area]) & self.state.enemies
        if self.side is Side.HEROES or not foes or not heroes:
            return 0.0, OFF
        worst = max(members(heroes), key=self.danger)
        return BLOCK * self.danger(worst), worst

    @cached_property
    def rival_blocks(self) -> dict[int, tuple[float, int]]:
        """By Area, the value of blocking it for a rival of the own side, and the unit stopped.

        It is the rival's best Area, if the rival has more power points left: with as many points,
        the same Area is the best one for the player.
        """
        position, seat = self.position, self.state.seat
        excluded = (seat, *position.allies(seat))
        power = max(
            (
                position.power[other]
                for other in members(position.waiting)
                if position.sides[other] == self.side and other not in excluded
            ),
            default=0,
        )
        if power <= self.state.power:
            return {}
        gains = sorted(
            (
                (sum(errand.value for errand in plan), area, plan[0].unit)
                for area, bits in enumerate(self.world.area_bits)
                if area not in position.areas
                and (plan := self.plan(self.state.units_in(bits) & self.state.own, power))
            ),
            reverse=True,
        )
        best, second = [*gains, (0.0, OFF, OFF), (0.0, OFF, OFF)][:2]
        return {best[1]: (RIVALRY * (best[0] - second[0]), best[2])}

    def foe_value(self, foe: int) -> float:
        """Return what it is worth to remove an enemy."""
        worth = UNIT_POINTS + UNIT_WORTH / 2
        if self.side is Side.MONSTERS:
            return worth + self.danger(foe)
        hex_ = self.position.units[foe]
        opens = self.position.prize_at(hex_) != OFF
        return worth + OPENING * self.prize_value if opens else worth

    def own_value(self, unit: int) -> float:
        """Return what it costs to lose a unit."""
        return UNIT_POINTS + UNIT_WORTH

    def fight_value(self, unit: int, foe: int, lead: int) -> float:
        """Return what a fight is worth with a lead in aid."""
        win = chance_with_lead(lead)
        return win * self.foe_value(foe) - (1 - win) * self.own_value(unit)

    def attack(self, unit: int, foe: int, power: int, price: float) -> tuple[int, float]:
        """Return the aid for an attack that is worth most, and the value of the attack."""
        hex_ = self.position.units[foe]
        if hex_ not in self._replies:
            defender = defender_of(self.world, self.position, hex_)
            stake = 2 * UNIT_POINTS + 1.5 * UNIT_WORTH
            self._replies[hex_] = (
                self.position.power[defender],
                self.price_of_point(defender),
                stake,
            )
        gain = round(self.foe_value(foe), 2)
        return best_attack(power, price, self._replies[hex_], gain, self.own_value(unit))

    def defense(self, unit: int, foe: int, power: int, aid: int, price: float) -> int:
        """Return the aid for a unit against an attack that is worth most."""
        stake = round(self.foe_value(foe) + self.own_value(unit), 2)
        return best_reply(aid, power, price, stake)

    def prize_aid(self, power: int) -> int:
        """Return the aid that is worth most for a Prize."""
        return max(
            range(power + 1),
            key=lambda aid: (_PRIZE[aid] * self.prize_value - aid * self.point_value, -aid),
        )

    # --- errands ---------------------------------------------------------------------------------

    def errands(self, unit: int, power: int) -> Iterator[Prospect]:
        """Yield what a unit can do with some power points, or begin."""
        ways, pull = self._ways(unit, power // HEX_COST), self._pull(unit)
        kind = self._prizes if self.side is Side.HEROES else self._guards
        for errand in chain(self._fights(unit, power, ways), kind(unit, power, ways)):
            if not pull or self._stays_away(errand, pull):
                yield errand

    def _ways(self, unit: int, steps: int) -> dict[int, tuple[int, ...]]:
        """Return the shortest route to each hex that a unit can reach, stopping at enemies."""
        enemies = self.state.hexes_against(self.side)
        start = self.position.units[unit]
        ways: dict[int, tuple[int, ...]] = {start: ()}
        front = [start]
        for _ in range(steps):
            beyond = []
            for hex_ in front:
                for near in self.world.neighbors[hex_]:
                    if near not in ways:
                        ways[near] = (*ways[hex_], near)
                        if not enemies >> near & 1:
                            beyond.append(near)
            front = beyond
        return ways

    def _fights(
        self, unit: int, power: int, ways: dict[int, tuple[int, ...]]
    ) -> Iterator[Prospect]:
        for hex_, way in ways.items():
            foes = members(self.position.units_at(hex_) & self.state.enemies) if way else ()
            spare = power - len(way) * HEX_COST - ATTACK_COST
            # A unit must fight until it is alone there.
            if len(foes) != 1 or spare < 0:
                continue
            aid, value = self.attack(unit, foes[0], spare, PLANNED)
            yield Prospect("fight", unit, way, power - spare + aid, value, foes[0])

    def _prizes(
        self, unit: int, power: int, ways: dict[int, tuple[int, ...]]
    ) -> Iterator[Prospect]:
        turns = ROUNDS - self.position.round
        distances = self.world.distances(self.position.units[unit])
        for prize, hex_ in enumerate(self.position.prizes):
            if hex_ == OFF or distances[hex_] == UNREACHABLE:
                continue
            way = ways.get(hex_)
            spare = power - len(way) * HEX_COST if way is not None else -1
            guarded = self.state.hexes_against(self.side) >> hex_ & 1
            if way is not None and spare >= 0 and not guarded:
                aid = self.prize_aid(spare)
                value = _PRIZE[aid] * self.prize_value
                cost = len(way) * HEX_COST + aid
                if not self.position.tried >> unit & 1:
                    yield Prospect("prize", unit, way, cost, value, prize)
                if aid >= 5:
                    continue
            if turns:
                yield from self._advance(unit, prize, hex_, power, ways)

    def _advance(
        self, unit: int, prize: int, goal: int, power: int, ways: dict[int, tuple[int, ...]]
    ) -> Iterator[Prospect]:
        """Yield the route that brings a Hero closest to a Prize, but not for rivals to take it."""
        enemies = self.state.hexes_against(self.side)
        distances = self.world.distances(goal)
        free = [hex_ for hex_ in ways if not enemies >> hex_ & 1]
        start = self.position.units[unit]
        nearer = [hex_ for hex_ in free if distances[hex_] <= distances[start]]
        best = min(
            (hex_ for hex_ in nearer if not self._is_for_rivals(unit, hex_, goal)),
            key=lambda hex_: (distances[hex_], len(ways[hex_])),
            default=start,
        )
        way = ways[best]
        if not way or distances[best] * HEX_COST > POWER * (ROUNDS - self.position.round):
            return
        cost = len(way) * HEX_COST
        gain = self._advance_rate(start, goal) * cost
        yield Prospect("advance", unit, way, cost, gain, prize)

    def _is_for_rivals(self, hero: int, hex_: int, goal: int) -> bool:
        """Return whether a rival could take a Prize first with a Hero in a hex, for the adviser."""
        if not self.cautious:
            return False
        position, area = self.position, self.world.area
        planned = position.areas[self.state.seat] == OFF
        # The god will be placed where the Hero is.
        stays = planned and area[hex_] == area[position.units[hero]]
        return not stays and bool(self.state.rivals_reaching(hex_, goal))

    def _advance_rate(self, start: int, goal: int) -> float:
        """Return the gain that each power point brings on the way of a Hero to a Prize."""
        whole = HEX_COST * self.world.distances(goal)[start] + POWER // 2
        whole += SIEGE * (self.position.units_at(goal) & self.state.enemies).bit_count()
        return self.prize_value * PATIENCE / self.rivals / whole

    @cached_property
    def _guard_values(self) -> dict[int, float]:
        """The value of a first guard to the Monsters, by the hexes of Prizes without one."""
        guarded = self.state.hexes_against(Side.HEROES)
        hexes = (hex_ for hex_ in self.position.prizes if hex_ != OFF)
        return {hex_: self._guard_value(hex_) for hex_ in hexes if not guarded >> hex_ & 1}

    def _guard_value(self, hex_: int) -> float:
        """Return the value to the Monsters of a guard on the hex of a Prize."""
        if self.position.last_round and not self.position.foes_wait(self.state.seat):
            return 0.0
        far = self.world.distances(hex_)
        heroes = {self.position.units[hero] for hero in members(self.state.enemies)}
        near = min((far[hero] for hero in heroes), default=UNREACHABLE)
        return GUARD * self.guard_value * self.pressure * REACH**near

    def _guards_alone(self, unit: int) -> bool:
        """Return whether no other Monster guards the Prize in the hex of a Monster."""
        hex_ = self.position.units[unit]
        alone = self.position.units_at(hex_) & self.state.own == 1 << unit
        return self.side is Side.MONSTERS and hex_ in self.position.prizes and alone

    def _pull(self, unit: int) -> float:
        """Return what each power point would bring on the way back of a unit that has arrived.

        It has if it guards a Prize alone, or waits next to one that enemies hold.
        """
        start = self.position.units[unit]
        if self._guards_alone(unit):
            return self._guard_value(start) / HEX_COST
        enemies = self.state.hexes_against(self.side)
        near = (hex_ for hex_ in self.world.neighbors[start] if enemies >> hex_ & 1)
        held = [hex_ for hex_ in near if hex_ in self.position.prizes]
        if self.side is Side.HEROES:
            return max((self._advance_rate(start, hex_) for hex_ in held), default=0.0)
        return (
            max((self._guard_value(hex_) for hex_ in held), default=0.0) * PATIENCE / (2 * HEX_COST)
        )

    def _stays_away(self, errand: Prospect, pull: float) -> bool:
        """Return whether a unit that has arrived would carry out an errand and not turn back."""
        steps = len(errand.path)
        ends = errand.kind == "fight" or not steps or errand.path[-1] in self.position.prizes
        if ends and steps < 2:
            return True
        rest = HEX_COST if ends else 0
        return errand.value / (errand.cost - rest) > pull

    def _guards(
        self, unit: int, power: int, ways: dict[int, tuple[int, ...]]
    ) -> Iterator[Prospect]:
        """Yield routes onto Prizes or toward them."""
        start = self.position.units[unit]
        if self._guards_alone(unit):
            return
        free = ways.keys() - set(members(self.state.hexes_against(self.side)))
        for hex_, value in self._guard_values.items():
            prize = self.position.prize_at(hex_)
            if hex_ in free:
                cost = len(ways[hex_]) * HEX_COST
                yield Prospect("guard", unit, ways[hex_], cost, value, prize)
            elif self.position.round < ROUNDS:
                distances = self.world.distances(hex_)
                best = min(free, key=lambda place: (distances[place], len(ways[place]), place))
                cost = len(ways[best]) * HEX_COST
                part = cost / (HEX_COST * distances[start])
                if cost:
                    yield Prospect("guard", unit, ways[best], cost, value * part * PATIENCE, prize)

    # --- plans -----------------------------------------------------------------------------------

    def _price(self, errand: Prospect) -> float:
        """Return the gain that a power point must bring; advancing to Prizes may use all points."""
        return 0.0 if errand.kind in WAYS else self.point_value

    def _is_outbid(self, errand: Prospect, power: int) -> bool:
        """Return whether it is a fight in which the defender can give more aid than the player."""
        if errand.kind != "fight":
            return False
        defender = defender_of(self.world, self.position, self.position.units[errand.aim])
        spare = power - len(errand.path) * HEX_COST - ATTACK_COST
        return self.position.power[defender] > spare

    def plan(self, units: int, power: int) -> list[Prospect]:
        """Return errands, the best use of power points first, at most one for each unit."""
        offers = [errand for unit in members(units) for errand in self.errands(unit, power)]
        offers = [errand for errand in offers if errand.value > errand.cost * self._price(errand)]
        # In the last turn, nothing better is left for the points; the defender pays to win.
        if self.cautious and not self.position.last_round:
            offers = [errand for errand in offers if not self._is_outbid(errand, power)]
        offers.sort(key=lambda offer: (-offer.rate, offer.cost, offer.unit))
        chosen: list[Prospect] = []
        for errand in offers:
            fresh = all(errand.unit != other.unit and errand.aim != other.aim for other in chosen)
            if fresh and errand.cost <= power:
                chosen.append(errand)
                power -= errand.cost
        return chosen


DRAIN: Final = 0.8
"""The share of the value of the defender's aid that its loss is worth to the attacker."""
_WIN: Final = tuple(float(win_chance(lead)) for lead in range(-POWER, POWER + 1))


def chance_with_lead(lead: int) -> float:
    """Return the chance to win a fight with a lead in aid."""
    return _WIN[lead + POWER]


@cache
def best_reply(aid: int, power: int, price: float, stake: float) -> int:
    """Return a defender's best aid.

    ``aid``: the aid of the attacker.
    ``power``: the power points of the defender.
    ``price``: what a power point is worth to the defender elsewhere.
    ``stake``: the difference in value between winning and losing.
    """
    return max(
        range(power + 1),
        key=lambda reply: (chance_with_lead(reply - aid) * stake - reply * price, -reply),
    )


@cache
def best_attack(
    power: int, price: float, replies: tuple[int, float, float], gain: float, loss: float
) -> tuple[int, float]:
    """Return an attacker's best aid, and the value of the fight with it.

    ``power``: the power points for aid.
    ``price``: what a power point is worth to the attacker elsewhere.
    ``replies``: the defender's power points, their price, and the stake, as in `best_reply`.
    ``gain``, ``loss``: the value of a victory, and what a defeat costs.

    Examples
    --------
    >>> best_attack(10, 0.1, (0, 0.1, 2.3), 1.0, 1.0)[0]
    4
    """

    def value(aid: int) -> float:
        reply = best_reply(aid, *replies)
        chance = chance_with_lead(aid - reply)
        return chance * gain - (1 - chance) * loss + DRAIN * reply * replies[1]

    best = max(range(power + 1), key=lambda aid: (value(aid) - aid * price, -aid))
    return best, value(best)
