"""Missing facts: what is missing where nothing works now, and where it could come from.

This decides nothing about legality: it derives facts about a refusal from the position. An answer
is complete and minimal: the action becomes legal exactly if everything in it is granted. Anything
that can't be granted is reported alone.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from oracle_nb.core.verdicts import NO_TARGET, NOT_NOW, MalformedAction, Violation
from oracle_nb.delphi.advice.payment import cheapest, last_turn, rewards, sources
from oracle_nb.delphi.advice.places import ADJACENT, PAYING, reaches
from oracle_nb.delphi.advice.refusal import COLOR, FINAL, RefusedAction
from oracle_nb.delphi.advice.similarity import Request
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.model.verbs import GOD_OF, SAILING_VERBS, SOURCED_VERBS
from oracle_nb.delphi.pieces import (
    DEPICTED,
    TILE_COLOR,
    TILE_LETTER,
    TOP_ROW,
    Equipment,
    God,
    Letter,
)
from oracle_nb.delphi.rules.action_schema import EXTRA_COST, TurnState
from oracle_nb.delphi.rules.families.exploring import face_down, shrine_serves
from oracle_nb.delphi.rules.families.oracle import source_cost
from oracle_nb.delphi.rules.transaction import first_row

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi


def steps_left(state: TurnState, god: int) -> int:
    """Return the steps from a god's row to the top row, the first a long one (god.first-step)."""
    row = state.me.gods[god]
    return TOP_ROW - row if row else 1 + TOP_ROW - first_row(len(state.position.players))


def step_ways(state: TurnState, god: int) -> tuple[str, ...]:
    """Return what can still advance a god of the player, in this turn or a later one.

    Empty if that can't take it to the top row.
    """
    ways = tuple(_ways(state, god))
    short = state.me.home and _dice_steps(state, god) < steps_left(state, god)
    return () if short and ways == ("die",) else ways


def _prices(state: TurnState, god: int) -> list[int]:
    """Return what the dice and the cheapest card cost as the god's color, sorted."""
    cards = [_tokens(state, source, god) for source in sources(state) if CARD <= source < EXTRA]
    dice = [_tokens(state, die, god) for die in state.me.dice]
    return sorted([*dice, *sorted(cards)[:1]])


def _dice_steps(state: TurnState, god: int) -> int:
    """Return the god steps that dice can still give this turn if the dearest give favor tokens."""
    prices, gain = _prices(state, god), 2 + state.powers.extra_favor
    extra = [EXTRA_COST] if EXTRA in sources(state) else []
    most = 0
    for taking in range(len(prices) + 1):
        left = state.me.favor + taking * gain
        advancing = sorted([*prices[: len(prices) - taking], *extra])
        most = max(
            most, sum(sum(advancing[: number + 1]) <= left for number in range(len(advancing)))
        )
    return most


def _tokens(state: TurnState, source: int, god: int) -> int:
    return sum(item.tokens for item in source_cost(state, source, god))


def _ways(state: TurnState, god: int) -> Iterator[str]:
    position, me, powers = state.position, state.me, state.powers
    last = last_turn(position, state.rules.rounds)
    several = not me.home and len(_prices(state, god)) > 1
    if not last or several or _dice_steps(state, god):
        yield "die"
        if powers.bonus >> god & 1:
            yield "bonus"
    # In the last turn only the remaining dice count, and nothing if the ship has returned to Zeus.
    free = not last or (bool(sources(state)) and not me.home)
    turning = free or me.gods[God.ARTEMIS] == TOP_ROW
    if turning and _brings_shrine(state):
        yield "shrine"
    if turning and rewards(state, Letter.SIGMA, position.face_up):
        yield "sigma"
    yield from _reward_ways(state, god, free)
    if not last:
        yield "unhurt"
        if me.gods[god]:
            yield "rolls"


def _reward_ways(state: TurnState, god: int, free: bool) -> Iterator[str]:
    """Yield the tasks and equipment cards that raise a god; ``free``: actions are left."""
    position, me, powers, book = state.position, state.me, state.powers, state.ledger
    fight = monster_left(state) and (free or me.gods[God.ARES] == TOP_ROW)
    if powers.reward_god and free:
        if book.offering.fixed or book.offering.white:
            yield "offering"
        if book.statue.fixed or book.statue.white:
            yield "statue"
    if fight and powers.reward_god:
        yield "monster"
    if fight:
        if Equipment.GIFT in position.display:
            yield "gift"
        among = DEPICTED[Equipment.GOD_TO_TOP]
        if Equipment.GOD_TO_TOP in position.display and among >> god & 1:
            yield "top"


def _brings_shrine(state: TurnState) -> bool:
    """Return whether a tile is left on which the player can build a shrine."""
    position, letters = state.position, state.ledger.letters
    built = {
        tile
        for slot, tile in enumerate(position.tiles)
        if position.face_up & position.shrines & 1 << slot
    }
    return any(
        tile not in built and shrine_serves(state.rules.picture_rule, letters, TILE_LETTER[tile])
        for tile, color in enumerate(TILE_COLOR)
        if color == state.ship_color
    )


def monster_left(state: TurnState) -> bool:
    """Return whether a monster that the player's tasks ask for is on the board."""
    needs = state.ledger.monster
    wanted = needs.takes(0)
    there = 0
    for mask in state.position.monsters:
        there |= mask
    return bool(wanted & there)


TASKS: Final = frozenset({"task.needed", "task.color-once"})
_FIRST: Final = (frozenset({"end.leftovers"}), TASKS)
"""Rules that make other refusals irrelevant, in order of precedence."""
_DELIVERY: Final = {Verb.MAKE_OFFERING: "offering.make", Verb.RAISE_STATUE: "statue.raise"}
"""The rules about where a piece from the hold can go."""


def missing(rules: "Delphi", position: Position, request: Request) -> tuple[Violation, ...]:
    """Return what is missing, by the rules that refuse; never empty.

    A refusal that another available die or card would remove isn't reported besides others.
    """
    action = _paid(rules, position, request.action)
    refusal = RefusedAction(rules, position, action)
    violations = _elsewhere(refusal)
    if not violations:
        refusal = RefusedAction(rules, position, _fitted(rules, position, action))
        for broken in refusal.broken:
            if not refusal.is_payment(broken):
                violations += MISSING_BY_RULE.get(broken.rule, _as_refused)(refusal, broken)
    if final := [violation for violation in violations if refusal.is_final(violation)]:
        first = ([violation for violation in final if violation.rule in group] for group in _FIRST)
        return _once(next(filter(None, first), final[:1]))
    # The distance counts only if the target is the place that was wanted.
    sailing = [violation for violation in violations if violation.rule == ADJACENT]
    violations = [violation for violation in violations if violation.rule != ADJACENT]
    violations += [] if refusal.moved else sailing
    violations += refusal.payment()
    if answer := _once(violations) or _unnamed(refusal, request):
        return answer
    # In another color, or with another die, nothing is missing.
    means = tuple(
        violation for violation in request.verdict.broken if refusal.is_payment(violation)
    )
    return means or request.verdict.broken


def _once(violations: Iterable[Violation]) -> tuple[Violation, ...]:
    """Return each missing fact once; a completed color implies what is needed."""
    rules: dict[str, Violation] = {}
    for violation in violations:
        rules.setdefault(violation.rule, violation)
    if "task.color-once" in rules:
        rules.pop("task.needed", None)
    return tuple(rules.values())


def _unnamed(refusal: "RefusedAction", request: Request) -> tuple[Violation, ...]:
    """Return what can be used where no die or card was named and nothing else is missing."""
    if request.action.source >= 0 or request.action.verb not in SOURCED_VERBS:
        return ()
    state, color = refusal.state, refusal.action.color
    costs = {other: source_cost(state, other, color) for other in sources(state)}
    usable = tuple(
        source
        for source, cost in costs.items()
        if sum(item.tokens for item in cost) <= refusal.me.favor
    )
    return (Violation(NOT_NOW, {"usable": usable}),) if usable else ()


def _paid(rules: "Delphi", position: Position, action: Action) -> Action:
    """Return the action with a die or card where it names none but takes one."""
    if action.source >= 0 or action.verb not in SOURCED_VERBS or position.pending:
        return action
    usable = sources(TurnState(rules.tables, rules.setting, position))
    # The tiles are named later.
    target = NONE if action.verb == Verb.LOOK else action.target
    named = replace(action, source=usable[0] if usable else 0, target=target)
    try:
        rules.check(position, named)
    except MalformedAction:
        return action
    return named


def _elsewhere(refusal: RefusedAction) -> list[Violation]:
    """Return where a piece can go, or where a statue can be loaded, if this place is wrong for it.

    Of the pieces in the hold, the one in the color of the action comes first. Nothing is returned
    if one of the others belongs here: then only its price is missing.
    """
    color, place = refusal.action.color, refusal.action.target
    verb = Verb(refusal.action.verb)
    if "action.color-match" not in refusal.broken_rules:
        return []
    if verb == Verb.LOAD_STATUE:
        here = refusal.fit(verb)
        if any(fit.place == place for fit in here) or not refusal.fit(verb, (color,)):
            return []
        return [Violation(NO_TARGET, {"verb": verb} | refusal.take(here))]
    aboard = {Verb.MAKE_OFFERING: refusal.me.offerings, Verb.RAISE_STATUE: refusal.me.statues}
    pieces = aboard.get(verb, ())
    fits = refusal.fit(verb, (color,) if color in pieces else pieces)
    if not fits or any(fit.place == place for fit in fits):
        return []
    color, rule = fits[0].color, _DELIVERY[verb]
    return [Violation(rule, {"aboard": True, "color": color} | refusal.take(fits[:1]))]


def _fitted(rules: "Delphi", position: Position, action: Action) -> Action:
    """Return the action in a color that fits its place.

    A fight or an offering keeps its color if an open task needs it: the color was meant.
    """
    broken = rules.check(position, action).broken_rules
    refusing = COLOR
    if not TASKS.isdisjoint(broken):
        refusing |= {"fight.color", "offering.load"}
    if refusing.isdisjoint(broken):
        return action
    state = TurnState(rules.tables, rules.setting, position)
    best: tuple[tuple[int, ...], Action] | None = None
    for color in range(6):
        other = replace(action, color=color)
        broken = rules.check(position, other).broken_rules
        if not refusing.isdisjoint(broken):
            continue
        finals = sum(rule in FINAL for rule in broken)
        faults = sum(rule not in PAYING for rule in broken)
        price = cheapest(state, (color,), -1)
        key = (finals, faults, price.tokens if price else 0, color)
        if best is None or key < best[0]:
            best = (key, other)
    return action if best is None else best[1]


def _as_refused(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    return (broken,)


def _target(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    verb = Verb(refusal.action.verb)
    facts: dict[str, Any] = {"verb": verb}
    more: list[Violation] = []
    if len(refusal.broken) == 1 and (god := GOD_OF.get(verb)) is not None:
        # For an invalid place, the god's row and the distance to a city are irrelevant.
        row = refusal.me.gods[god]
        if row < TOP_ROW:
            more += _to_the_top(refusal, Violation("god.use", {"god": god, "row": row}))
        cities = refusal.board.cities
        if verb == Verb.HERMES and not any(
            refusal.steps(city) == 0 for city in cities if city >= 0
        ):
            more += _adjacent(refusal, Violation(ADJACENT))
    if verb == Verb.ARTEMIS:
        if number := face_down(refusal.position).bit_count():
            facts["number"] = number
    elif verb == Verb.HERMES:
        if colors := _fetched(refusal):
            facts["colors"] = colors
    elif verb not in SAILING_VERBS:
        facts |= refusal.take(refusal.fit(Verb.FIGHT if verb == Verb.ARES else verb))
    return (*more, Violation(broken.rule, facts))


def _fetched(refusal: RefusedAction) -> int:
    """Return the colors of the statues that Hermes could fetch from the top row, next to a city."""
    colors = 0
    for color, city in enumerate(refusal.board.cities):
        hermes = Action(Verb.HERMES, -1, color, city)
        if city >= 0 and {*refusal.rules.check(refusal.position, hermes).broken_rules} <= {
            "god.use",
            ADJACENT,
        }:
            colors |= 1 << color
    return colors


def _adjacent(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    space = broken.facts.get("space", -1)
    cities = [city for city in refusal.board.cities if city >= 0]
    way = refusal.nearest(cities if space < 0 else (space,))
    facts: dict[str, Any] = {"space": space}
    if way:
        powers = refusal.state.powers
        facts |= way | {"range": powers.range, "reach": reaches(powers, refusal.action.verb)}
    elif refusal.me.home:
        return (Violation("end.leftovers", {"space": refusal.me.ship}),)
    return (Violation(broken.rule, facts),)


def _monster(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    color = broken.facts["color"]
    refusal.moved = True
    there = refusal.holding(refusal.board.monsters, refusal.position.monsters, color)
    return (Violation(broken.rule, {"color": color} | _nearest_or_gone(refusal, there)),)


def _nearest_or_gone(
    refusal: RefusedAction, places: Iterable[int], verb: int | None = None
) -> dict[str, Any]:
    return refusal.nearest(places, verb) or {"gone": True}


def _offering(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    color = broken.facts["color"]
    refusal.moved = True
    there = refusal.holding(refusal.board.offerings, refusal.position.offerings, color)
    return (Violation(broken.rule, {"color": color} | _nearest_or_gone(refusal, there)),)


def _unloaded(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    """Return where an offering or statue can be loaded, and what must come first."""
    color, position = broken.facts["color"], refusal.position
    if broken.rule == "statue.raise":
        family, verb = Family.STATUE, Verb.LOAD_STATUE
        city = refusal.board.cities[color]
        there = [city] if city >= 0 and position.statues[color] else []
    else:
        family, verb = Family.OFFERING, Verb.LOAD_OFFERING
        there = refusal.holding(refusal.board.offerings, position.offerings, color)
    if not _open(refusal, family, loading=False) >> color & 1:
        return ()  # task.needed or task.color-once refuses as well, and says so.
    if not _open(refusal, family, loading=True) >> color & 1:
        return _tasks(refusal, "task.needed", family, loading=True)
    facts = {"color": color} | _nearest_or_gone(refusal, there, verb)
    result = [Violation(broken.rule, facts)]
    me = refusal.me
    if len(me.offerings) + len(me.statues) >= refusal.state.powers.storage:
        result[:0] = _hold(refusal, Violation("cargo.capacity"))
    return tuple(result)


def _site(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    color = broken.facts["color"]
    refusal.moved = True
    sites = refusal.rules.tables.sites
    pairs = zip(refusal.board.statues, refusal.position.sites, strict=True)
    there = [space for space, filled in pairs if sites[space] & ~filled & 1 << color]
    return (Violation(broken.rule, {"color": color} | _nearest_or_gone(refusal, there)),)


def _hold(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    fits = [(fit, Family.OFFERING) for fit in refusal.fit(Verb.MAKE_OFFERING, refusal.me.offerings)]
    fits += [(fit, Family.STATUE) for fit in refusal.fit(Verb.RAISE_STATUE, refusal.me.statues)]
    facts: dict[str, Any] = {"storage": refusal.state.powers.storage}
    if not fits:
        return (Violation(broken.rule, facts | {"gone": True}),)
    fit, family = min(fits)
    way = {"place": fit.place, "steps": fit.steps}
    return (Violation(broken.rule, facts | way | {"family": family, "color": fit.color}),)


def _open(refusal: RefusedAction, family: Family, *, loading: bool) -> int:
    """Return the colors of a family that open tasks need besides the cargo aboard."""
    aboard = {Family.STATUE: refusal.state.statues, Family.OFFERING: refusal.state.offerings}
    needs = refusal.state.ledger.needs(family)
    spoken = aboard.get(family, 0) if loading else 0
    return needs.takes(spoken)


def _tasks(
    refusal: RefusedAction, rule: str, family: Family, *, loading: bool
) -> tuple[Violation, ...]:
    facts: dict[str, Any] = {"family": family}
    if colors := _open(refusal, family, loading=loading):
        facts["colors"] = colors
    elif _open(refusal, family, loading=False):
        facts["aboard"] = True
    return (Violation(rule, facts),)


def _needed(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    family = Family(broken.facts["family"])
    if family == Family.SHRINE:
        return (Violation(broken.rule, {"family": family}),)
    # A delivery needs its piece aboard.
    delivered = {Verb.MAKE_OFFERING: refusal.me.offerings, Verb.RAISE_STATUE: refusal.me.statues}
    loading = broken.facts["color"] not in delivered.get(Verb(refusal.action.verb), ())
    return _tasks(refusal, broken.rule, family, loading=loading)


def _covered_islands(refusal: RefusedAction) -> list[int]:
    """Return the islands whose tile lies face down."""
    down = face_down(refusal.position)
    return [space for slot, space in enumerate(refusal.board.islands) if down >> slot & 1]


def _shrine(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    facts = refusal.take(refusal.fit(Verb.BUILD))
    if not facts:
        state, position = refusal.state, refusal.position
        shown = {tile for slot, tile in enumerate(position.tiles) if position.face_up >> slot & 1}
        letters, picture = state.ledger.letters, state.rules.picture_rule
        own = sum(
            tile not in shown and shrine_serves(picture, letters, TILE_LETTER[tile])
            for tile, color in enumerate(TILE_COLOR)
            if color == state.ship_color
        )
        borders = {refusal.board.spaces[space].color for space in _covered_islands(refusal)}
        refusal.moved, refusal.colors = True, tuple(sorted(borders))
        number = face_down(position).bit_count()
        every = {"number": number, "fits": own, "every": own == number}
        facts = every if own else {"gone": True}
    if broken.rule == "explore.picture-rule":
        facts |= {"letters": broken.facts["letters"]}
    return (Violation(broken.rule, facts),)


def _to_the_top(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    god = broken.facts["god"]
    facts = {"god": god, "row": broken.facts["row"], "steps": steps_left(refusal.state, god)}
    ways = step_ways(refusal.state, god)
    return (Violation(broken.rule, facts | ({"ways": ways} if ways else {"last": True})),)


def _bonus(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    color = broken.facts["color"]
    cards = [card for card in DEPICTED if "BONUS" in card.name]
    card = next((other for other in cards if DEPICTED[other] >> color & 1), None)
    if card is None:
        every = sum(DEPICTED[other] for other in cards)
        return (Violation(broken.rule, {"color": color, "colors": every, "gone": True}),)
    for seat, player in enumerate(refusal.position.players):
        if card in player.equipment:
            return (Violation(broken.rule, {"color": color, "player": seat, "gone": True}),)
    facts: dict[str, Any] = {"color": color, "equipment": int(card)}
    if not monster_left(refusal.state):
        return (Violation(broken.rule, facts | {"gone": True}),)
    return (Violation(broken.rule, facts | {"displayed": card in refusal.position.display}),)


def _idle(refusal: RefusedAction, broken: Violation) -> tuple[Violation, ...]:
    return (Violation(broken.rule, {"verb": Verb(refusal.action.verb)} | dict(broken.facts)),)


MISSING_BY_RULE: Final[dict[str, Callable[[RefusedAction, Violation], tuple[Violation, ...]]]] = {
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
"""The additional facts for refusals by these rules."""
