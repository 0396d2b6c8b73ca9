"""Missing: what it would take where nothing works now, and where that could come from.

Nothing here decides what is legal: it tells of a refusal what the position says about it. An answer
is complete: with everything granted that it names, the action becomes legal, and with less it
doesn't. What nothing could grant stands alone.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from oracle_nb.delphi.actions import NONE, Action, Verb
from oracle_nb.delphi.pieces import DEPICTED, TILE_COLOR, TILE_LETTER, TOP_ROW
from oracle_nb.delphi.position import Position
from oracle_nb.delphi.repairs.god_steps import monster_left, step_ways, steps_left
from oracle_nb.delphi.repairs.likeness import Wish
from oracle_nb.delphi.repairs.means import cheapest, fare, nothing_left, sources, token_ways
from oracle_nb.delphi.repairs.openers import GOD_OF
from oracle_nb.delphi.repairs.places import ADJACENT, PAYING, Fit, fitting, reaches, steps_to
from oracle_nb.delphi.rules.base import Standing
from oracle_nb.delphi.rules.deeds import SOURCED_VERBS
from oracle_nb.delphi.rules.exploring import face_down, shrine_serves
from oracle_nb.delphi.rules.oracle import source_cost
from oracle_nb.delphi.rules.tables import FAR
from oracle_nb.delphi.tasks import Family
from oracle_nb.verdict import NO_TARGET, NOT_NOW, Broken, MalformedAction

if TYPE_CHECKING:
    from oracle_nb.delphi.engine import Delphi

_COLOR: Final = frozenset({"move.end-color", "explore.color", "action.color-match"})
"""Rules that ask for a color which a source could be used as."""
_FARE: Final = frozenset({"move.range", "move.buy-range"})
"""Rules that ask for tokens for the way."""
_FINAL: Final = frozenset(
    {
        *("task.color-once", "task.needed", "move.blocked", "move.must-move", "end.leftovers"),
        *("statue.load", "god.top", "action.look-fewer"),
    }
)
"""Rules whose refusal nothing can mend: what else refuses is of no interest then."""
_FIRST: Final = (("end.leftovers",), ("task.needed", "task.color-once"))
"""Of these, rules beside which the others are of no interest either, the first before the next."""
_IDLE: Final = frozenset({Verb.HEAL, Verb.APHRODITE, Verb.POSEIDON})
"""Verbs for which action.effect is final as well: there is nothing to be done by them."""


def missing(rules: "Delphi", position: Position, wish: Wish) -> tuple[Broken, ...]:
    """Return what is missing, by the rules that refuse; never empty.

    What another die or card at hand would mend is not missing, where something else is.
    """
    action = _paid(rules, position, wish.action)
    lack = _Lack(rules, position, _fitted(rules, position, action))
    found: list[Broken] = []
    for broken in lack.broken:
        if not lack.is_payment(broken):
            found += TELL.get(broken.rule, _as_refused)(lack, broken)
    if final := [one for one in found if lack.is_final(one)]:
        first = ([one for one in final if one.rule in group] for group in _FIRST)
        return _once(next(filter(None, first), final[:1]))
    # The ship sails to the place wanted last, and not at all where another one is named.
    sailing = [one for one in found if one.rule == ADJACENT]
    found = [one for one in found if one.rule != ADJACENT]
    found += [] if lack.moved else sailing
    found += lack.payment()
    return _once(found) or _unnamed(lack, wish) or wish.verdict.broken


def _once(found: Iterable[Broken]) -> tuple[Broken, ...]:
    """What is missing, each once: that a color is done already tells also what is needed."""
    rules: dict[str, Broken] = {}
    for one in found:
        rules.setdefault(one.rule, one)
    if "task.color-once" in rules:
        rules.pop("task.needed", None)
    return tuple(rules.values())


def _unnamed(lack: "_Lack", wish: Wish) -> tuple[Broken, ...]:
    """What can be used where no die or card was named and nothing else is missing."""
    if wish.action.source >= 0 or wish.action.verb not in SOURCED_VERBS:
        return ()
    standing, color = lack.standing, lack.action.color
    costs = {one: source_cost(standing, one, color) for one in sources(standing)}
    usable = tuple(
        source
        for source, cost in costs.items()
        if sum(item.tokens for item in cost) <= lack.me.favor
    )
    return (Broken(NOT_NOW, {"usable": usable}),) if usable else ()


def _paid(rules: "Delphi", position: Position, action: Action) -> Action:
    """The action with a die or card where it names none but takes one."""
    if action.source >= 0 or action.verb not in SOURCED_VERBS or position.pending:
        return action
    found = sources(Standing(rules.tables, rules.setting, position))
    # The tiles to be looked at are named later.
    target = NONE if action.verb == Verb.LOOK else action.target
    named = replace(action, source=found[0] if found else 0, target=target)
    try:
        rules.check(position, named)
    except MalformedAction:
        return action
    return named


def _fitted(rules: "Delphi", position: Position, action: Action) -> Action:
    """The action in a color that its place asks for, where it has another one."""
    if _COLOR.isdisjoint(rules.check(position, action).broken_rules):
        return action
    standing = Standing(rules.tables, rules.setting, position)
    best: tuple[tuple[int, ...], Action] | None = None
    for color in range(6):
        other = replace(action, color=color)
        broken = rules.check(position, other).broken_rules
        if not _COLOR.isdisjoint(broken):
            continue
        finals = sum(rule in _FINAL for rule in broken)
        faults = sum(rule not in PAYING for rule in broken)
        price = cheapest(standing, (color,), -1)
        key = (finals, faults, price.tokens if price else 0, color)
        if best is None or key < best[0]:
            best = (key, other)
    return action if best is None else best[1]


class _Lack:
    """An action and the position in which it is refused.

    ``colors`` are the colors it can be done in, ``moved`` tells that another place is named for it.
    """

    def __init__(self, rules: "Delphi", position: Position, action: Action) -> None:
        self.rules = rules
        self.position = position
        self.action = action
        self.board = rules.board
        self.standing = Standing(rules.tables, rules.setting, position)
        self.me = self.standing.me
        self.broken = rules.check(position, action).broken
        self.colors: tuple[int, ...] = (action.color,)
        self.moved = False

    # --- what it is done with ----------------------------------------------------------------

    def is_payment(self, broken: Broken) -> bool:
        """Whether only what the action is done with is wrong."""
        rule, sourced = broken.rule, self.action.verb in SOURCED_VERBS
        if rule == NOT_NOW:
            return sourced
        return rule in PAYING or rule in _FARE or (rule in _COLOR and sourced)

    def is_final(self, broken: Broken) -> bool:
        """Whether nothing can mend it."""
        if broken.rule == NO_TARGET:
            return not {"place", "number", "colors"} & set(broken.facts)
        if broken.rule == "action.effect":
            return self.action.verb in _IDLE
        if broken.rule == ADJACENT:
            return "place" not in broken.facts
        return broken.rule in _FINAL or bool(broken.facts.get("gone") or broken.facts.get("last"))

    def payment(self) -> tuple[Broken, ...]:
        """What is missing to act at all, or in the color asked for; nothing where something does.

        ``needed`` are the favor tokens that the cheapest way to the color costs.
        """
        action, standing, favor = self.action, self.standing, self.me.favor
        if action.verb not in SOURCED_VERBS or standing.step is not None:
            return ()
        refusing = [one.rule for one in self.broken if self.is_payment(one)]
        target = action.target if action.verb == Verb.MOVE else -1
        if not 0 <= target < len(self.rules.tables.terrain):
            target = -1
        colors = self._sailing_colors() if target >= 0 else self.colors
        price = cheapest(standing, colors, target)
        rule = next((one for one in refusing if one not in _FARE), "oracle.recolor")
        if price is None:
            way = fare(standing, colors, target) if target >= 0 else None
            none = Broken(rule, nothing_left(standing))
            return (none,) if way is None else (none, Broken("move.range", way))
        if price.tokens <= favor:
            return ()
        facts: dict[str, Any] = {
            "sources": 1,
            "source": price.source,
            "used": price.color,
            "recolored": price.tokens > price.way,
            "needed": price.tokens,
            "tokens": favor,
        }
        if price.way:
            steps = standing.tables.steps(standing.powers.crossing, self.me.ship, target)
            facts = {"beyond": price.way, "space": target, "range": steps - price.way} | facts
        if ways := token_ways(self.rules, standing, price):
            facts["ways"] = ways
        return (Broken(refusing[0] if refusing else rule, facts),)

    def _sailing_colors(self) -> tuple[int, ...]:
        """The colors in which the move may end where it does."""
        check = self.rules.check
        return tuple(
            color
            for color in range(6)
            if "move.end-color"
            not in check(self.position, replace(self.action, source=0, color=color)).broken_rules
        )

    # --- where something is ------------------------------------------------------------------

    def steps(self, place: int, verb: int | None = None) -> int:
        """The spaces to sail to do something at a place."""
        verb = self.action.verb if verb is None else verb
        return steps_to(self.rules, self.position, self.standing.seat, place, verb)

    def nearest(self, places: Iterable[int], verb: int | None = None) -> dict[str, Any]:
        """The place that is nearest to sail to, with the spaces of the way; {} where none is."""
        steps, place = min(
            [(self.steps(place, verb), place) for place in places], default=(FAR, -1)
        )
        return {} if steps >= FAR else {"place": place, "steps": steps}

    def holding(self, spaces: tuple[int, ...], masks: tuple[int, ...], color: int) -> list[int]:
        """The spaces whose mask has the color."""
        return [space for space, mask in zip(spaces, masks, strict=True) if mask >> color & 1]

    def fit(self, verb: int, colors: Iterable[int] = range(6)) -> list[Fit]:
        """Where something could be done, the nearest first."""
        return sorted(fitting(self.rules, self.position, verb, colors))

    def take(self, fits: list[Fit]) -> dict[str, Any]:
        """The nearest of some places, in whose colors the action is paid for from here on."""
        if not fits:
            return {}
        first, self.moved = fits[0], True
        self.colors = tuple(fit.color for fit in fits if fit.place == first.place)
        return {"place": first.place, "steps": first.steps}


def _as_refused(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    return (broken,)


def _target(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    verb = Verb(lack.action.verb)
    facts: dict[str, Any] = {"verb": verb}
    more: list[Broken] = []
    if len(lack.broken) == 1 and (god := GOD_OF.get(verb)) is not None:
        # That the god is not on the top row, or no city near, is not said of a place that is none.
        row = lack.me.gods[god]
        if row < TOP_ROW:
            more += _to_the_top(lack, Broken("god.use", {"god": god, "row": row}))
        cities = lack.board.cities
        if verb == Verb.HERMES and not any(lack.steps(one) == 0 for one in cities if one >= 0):
            more += _adjacent(lack, Broken(ADJACENT))
    if verb == Verb.ARTEMIS:
        if number := face_down(lack.position).bit_count():
            facts["number"] = number
    elif verb == Verb.HERMES:
        if colors := _fetched(lack):
            facts["colors"] = colors
    elif verb not in (Verb.MOVE, Verb.POSEIDON):
        facts |= lack.take(lack.fit(Verb.FIGHT if verb == Verb.ARES else verb))
    return (*more, Broken(broken.rule, facts))


def _fetched(lack: _Lack) -> int:
    """The colors of the statues that Hermes could fetch from the top row, next to a city."""
    colors = 0
    for color, city in enumerate(lack.board.cities):
        hermes = Action(Verb.HERMES, -1, color, city)
        if city >= 0 and {*lack.rules.check(lack.position, hermes).broken_rules} <= {
            "god.use",
            ADJACENT,
        }:
            colors |= 1 << color
    return colors


def _adjacent(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    space = broken.facts.get("space", -1)
    cities = [city for city in lack.board.cities if city >= 0]
    way = lack.nearest(cities if space < 0 else (space,))
    facts: dict[str, Any] = {"space": space}
    if way:
        powers = lack.standing.powers
        facts |= way | {"range": powers.range, "reach": reaches(powers, lack.action.verb)}
    elif lack.me.home:
        return (Broken("end.leftovers", {"space": lack.me.ship}),)
    return (Broken(broken.rule, facts),)


def _monster(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    color = broken.facts["color"]
    lack.moved = True
    there = lack.holding(lack.board.monsters, lack.position.monsters, color)
    return (Broken(broken.rule, {"color": color} | _nearest_or_gone(lack, there)),)


def _nearest_or_gone(lack: _Lack, places: Iterable[int], verb: int | None = None) -> dict[str, Any]:
    return lack.nearest(places, verb) or {"gone": True}


def _offering(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    color = broken.facts["color"]
    lack.moved = True
    there = lack.holding(lack.board.offerings, lack.position.offerings, color)
    return (Broken(broken.rule, {"color": color} | _nearest_or_gone(lack, there)),)


def _unloaded(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    """Where an offering or statue that is not aboard can be loaded, and what comes before."""
    color, position = broken.facts["color"], lack.position
    if broken.rule == "statue.raise":
        family, verb = Family.STATUE, Verb.LOAD_STATUE
        city = lack.board.cities[color]
        there = [city] if city >= 0 and position.statues[color] else []
    else:
        family, verb = Family.OFFERING, Verb.LOAD_OFFERING
        there = lack.holding(lack.board.offerings, position.offerings, color)
    if not _open(lack, family, loading=False) >> color & 1:
        return ()  # task.needed or task.color-once refuses as well, and says so.
    if not _open(lack, family, loading=True) >> color & 1:
        return _tasks(lack, "task.needed", family, loading=True)
    facts = {"color": color} | _nearest_or_gone(lack, there, verb)
    found = [Broken(broken.rule, facts)]
    me = lack.me
    if len(me.offerings) + len(me.statues) >= lack.standing.powers.storage:
        found[:0] = _hold(lack, Broken("cargo.capacity"))
    return tuple(found)


def _site(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    color = broken.facts["color"]
    lack.moved = True
    sites = lack.rules.tables.sites
    pairs = zip(lack.board.statues, lack.position.sites, strict=True)
    there = [space for space, filled in pairs if sites[space] & ~filled & 1 << color]
    return (Broken(broken.rule, {"color": color} | _nearest_or_gone(lack, there)),)


def _hold(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    fits = [(fit, Family.OFFERING) for fit in lack.fit(Verb.MAKE_OFFERING, lack.me.offerings)]
    fits += [(fit, Family.STATUE) for fit in lack.fit(Verb.RAISE_STATUE, lack.me.statues)]
    facts: dict[str, Any] = {"storage": lack.standing.powers.storage}
    if not fits:
        return (Broken(broken.rule, facts | {"gone": True}),)
    fit, family = min(fits)
    way = {"place": fit.place, "steps": fit.steps}
    return (Broken(broken.rule, facts | way | {"family": family, "color": fit.color}),)


def _open(lack: _Lack, family: Family, *, loading: bool) -> int:
    """The colors of a family that open tasks still take, beyond what cargo stands for."""
    aboard = {Family.STATUE: lack.standing.statues, Family.OFFERING: lack.standing.offerings}
    needs = lack.standing.ledger.needs(family)
    spoken = aboard.get(family, 0) if loading else 0
    return needs.wanted(spoken) & needs.fresh(spoken)


def _tasks(lack: _Lack, rule: str, family: Family, *, loading: bool) -> tuple[Broken, ...]:
    facts: dict[str, Any] = {"family": family}
    if colors := _open(lack, family, loading=loading):
        facts["colors"] = colors
    elif _open(lack, family, loading=False):
        facts["aboard"] = True
    return (Broken(rule, facts),)


def _needed(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    family = Family(broken.facts["family"])
    if family == Family.SHRINE:
        return (Broken(broken.rule, {"family": family}),)
    # What is to be delivered has to be loaded first.
    delivered = {Verb.MAKE_OFFERING: lack.me.offerings, Verb.RAISE_STATUE: lack.me.statues}
    loading = broken.facts["color"] not in delivered.get(Verb(lack.action.verb), ())
    return _tasks(lack, broken.rule, family, loading=loading)


def _covered_islands(lack: _Lack) -> list[int]:
    """The islands whose tile lies face down."""
    down = face_down(lack.position)
    return [space for slot, space in enumerate(lack.board.islands) if down >> slot & 1]


def _shrine(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    facts = lack.take(lack.fit(Verb.BUILD))
    if not facts:
        standing, position = lack.standing, lack.position
        shown = {tile for slot, tile in enumerate(position.tiles) if position.face_up >> slot & 1}
        letters, picture = standing.ledger.letters, standing.rules.picture_rule
        own = sum(
            tile not in shown and shrine_serves(picture, letters, TILE_LETTER[tile])
            for tile, color in enumerate(TILE_COLOR)
            if color == standing.ship_color
        )
        borders = {lack.board.spaces[space].color for space in _covered_islands(lack)}
        lack.moved, lack.colors = True, tuple(sorted(borders))
        number = face_down(position).bit_count()
        facts = {"number": number, "fits": own} if own else {"gone": True}
    if broken.rule == "explore.picture-rule":
        facts |= {"letters": broken.facts["letters"]}
    return (Broken(broken.rule, facts),)


def _to_the_top(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    god = broken.facts["god"]
    facts = {"god": god, "row": broken.facts["row"], "steps": steps_left(lack.standing, god)}
    ways = step_ways(lack.standing, god)
    return (Broken(broken.rule, facts | ({"ways": ways} if ways else {"last": True})),)


def _bonus(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    color = broken.facts["color"]
    cards = [card for card in DEPICTED if "BONUS" in card.name]
    card = next((one for one in cards if DEPICTED[one] >> color & 1), None)
    if card is None:
        every = sum(DEPICTED[one] for one in cards)
        return (Broken(broken.rule, {"color": color, "colors": every, "gone": True}),)
    for seat, player in enumerate(lack.position.players):
        if card in player.equipment:
            return (Broken(broken.rule, {"color": color, "player": seat, "gone": True}),)
    facts: dict[str, Any] = {"color": color, "equipment": int(card)}
    if not monster_left(lack.standing):
        return (Broken(broken.rule, facts | {"gone": True}),)
    return (Broken(broken.rule, facts | {"displayed": card in lack.position.display}),)


def _idle(lack: _Lack, broken: Broken) -> tuple[Broken, ...]:
    return (Broken(broken.rule, {"verb": Verb(lack.action.verb)} | dict(broken.facts)),)


TELL: Final[dict[str, Callable[[_Lack, Broken], tuple[Broken, ...]]]] = {
    NO_TARGET: _target,
    ADJACENT: _adjacent,
    "fight.color": _monster,
    "offering.load": _offering,
    "offering.make": _unloaded,
    "statue.raise": _unloaded,
    "statue.site-once": _site,
    "cargo.capacity": _hold,
    "task.needed": _needed,
    "task.color-once": _needed,
    "shrine.build": _shrine,
    "explore.picture-rule": _shrine,
    "god.use": _to_the_top,
    "equipment.die-bonus": _bonus,
    "action.effect": _idle,
}
"""What is told of a rule's refusal, where it is more than the refusal's own facts."""
