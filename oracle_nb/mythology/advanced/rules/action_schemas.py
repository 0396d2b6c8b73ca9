"""The action schemas of the Advanced Game: for each verb its preconditions, targets, and rules."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Final, TypeAlias

from oracle_nb.mythology.advanced.model.actions import WORDS, Action, Verb
from oracle_nb.mythology.advanced.model.cards import event_areas
from oracle_nb.mythology.advanced.model.divine import plot_of
from oracle_nb.mythology.advanced.model.position import (
    EXTRAS,
    Aim,
    Ambush,
    Capture,
    Challenge,
    Claim,
    Combat,
    Eruption,
    Way,
    Window,
)
from oracle_nb.mythology.advanced.model.vows import PROTECTIONS
from oracle_nb.mythology.advanced.model.zeus import Plea, ZeusTurn
from oracle_nb.mythology.advanced.rules import bid_preconditions as bid_pre
from oracle_nb.mythology.advanced.rules import card_preconditions as card_pre
from oracle_nb.mythology.advanced.rules import cargo_preconditions as cargo_pre
from oracle_nb.mythology.advanced.rules import divine_preconditions as divine_pre
from oracle_nb.mythology.advanced.rules import prayer_preconditions as prayer_pre
from oracle_nb.mythology.advanced.rules import preconditions as pre
from oracle_nb.mythology.advanced.rules import zeus_preconditions as zeus_pre
from oracle_nb.mythology.advanced.rules.believed_preconditions import BELIEVED
from oracle_nb.mythology.advanced.rules.cargo import FIRST_HELPER
from oracle_nb.mythology.advanced.rules.combat import magic_of
from oracle_nb.mythology.advanced.rules.evils import has_evils
from oracle_nb.mythology.advanced.rules.hercules import hercules_of
from oracle_nb.mythology.advanced.rules.missed_rules import ADDED, NO_RULES, Missed
from oracle_nb.mythology.advanced.rules.prayers import VERBS
from oracle_nb.mythology.advanced.rules.preconditions import Precondition
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.pieces import COUNTERS, FIRST_EVIL, HEROES, OFF, UNITS
from oracle_nb.mythology.rules import schema
from oracle_nb.mythology.rules.schema import ALL_UNITS

ActionSchema: TypeAlias = schema.LevelSchema[State, Action]

_TARGETS: Final[Mapping[Verb, Callable[[State], int]]] = {
    Verb.NOTE: lambda state: pre.POINTS,
    Verb.AID: lambda state: pre.POINTS,
    Verb.AIL: lambda state: pre.POINTS,
    Verb.ZEUS: lambda state: pre.POINTS,
    Verb.PLOT: lambda state: divine_pre.ALL_PLOTS,
    Verb.OCCUR: lambda state: divine_pre.ALL_PLOTS,
    Verb.ERUPT: lambda state: (1 << len(state.world.names)) - 1,
    Verb.LAY: lambda state: card_pre.ALL_CARDS,
    Verb.ORACLE: lambda state: card_pre.ALL_CARDS,
    Verb.TRAVEL: lambda state: (1 << len(state.world.area_bits)) - 1,
    Verb.AIM: lambda state: (1 << len(state.world.area_bits)) - 1,
    Verb.EVENT: card_pre.guests_of,
    Verb.UNLEASH: lambda state: divine_pre.ALL_PLOTS,
    Verb.PLACE: lambda state: (1 << len(state.world.area_bits)) - 1,
    Verb.BID: lambda state: bid_pre.BIDS,
    Verb.STEP: lambda state: (1 << len(state.world.names)) - 1,
    Verb.GO: lambda state: (1 << len(state.world.names)) - 1,
    Verb.DROP: lambda state: cargo_pre.THINGS_BITS,
    Verb.BOLT: lambda state: (1 << len(state.world.names)) - 1,
    Verb.STRIKE: zeus_pre.gods,
    Verb.REVIVE: lambda state: (1 << len(state.world.names)) - 1,
    Verb.BRIBE: lambda state: zeus_pre.BRIBES,
    Verb.FAVOR: zeus_pre.gods,
    Verb.PROTECT: lambda state: (1 << len(PROTECTIONS)) - 1,
    Verb.ATTACK: lambda state: ALL_UNITS | has_evils(state.position.units),
    Verb.PRAY: lambda state: prayer_pre.OFFERINGS,
    Verb.SACRIFICE: lambda state: prayer_pre.OFFERINGS,
    Verb.OFFER: lambda state: cargo_pre.THINGS_BITS,
}
"""The possible targets of each verb that takes one."""

_PRECONDITIONS: Final[dict[Verb, tuple[Precondition, ...]]] = {
    Verb.CLOSE: pre.CLOSE,
    Verb.THREATEN: pre.CLOSE,
    Verb.REPEAT: pre.REPEAT,
    Verb.NOTE: pre.NOTE,
    Verb.AID: pre.AID,
    Verb.AIL: pre.AID,
    Verb.ZEUS: pre.ZEUS,
    Verb.PLOT: divine_pre.PLOT,
    Verb.PLACE: pre.PLACE,
    Verb.CLAIM: pre.CLAIM,
    Verb.LET: pre.LET,
    Verb.LET_ALL: pre.LET_ALL,
    Verb.CHALLENGE: pre.CHALLENGE,
    Verb.BID: bid_pre.BID,
    Verb.DRAW: bid_pre.DRAW,
    Verb.CONCEDE: bid_pre.CONCEDE,
    Verb.STEP: pre.STEP,
    Verb.STOP: pre.STOP,
    Verb.EMBARK: cargo_pre.EMBARK,
    Verb.LAND: cargo_pre.LAND,
    Verb.DROP: cargo_pre.DROP,
    Verb.AMBUSH: pre.AMBUSH,
    Verb.ATTACK: pre.ATTACK,
    Verb.MAGIC: pre.MAGIC,
    Verb.PLAIN: pre.MAGIC,
    Verb.SEIZE: cargo_pre.SEIZE,
    Verb.KEEP: cargo_pre.KEEP,
    Verb.REMOVE: cargo_pre.KEEP,
    Verb.OCCUR: divine_pre.OCCUR,
    Verb.ERUPT: divine_pre.ERUPT,
    Verb.LAY: card_pre.LAY,
    Verb.ORACLE: card_pre.ORACLE,
    Verb.BLESS: card_pre.BLESS,
    Verb.TRAVEL: card_pre.TRAVEL,
    Verb.EVENT: card_pre.EVENT,
    Verb.POWER: card_pre.POWER,
    Verb.UNLEASH: card_pre.UNLEASH,
    Verb.AIM: card_pre.AIM,
    Verb.END: pre.END,
    Verb.GO: pre.GO,
    **zeus_pre.OF_ZEUS,
    Verb.PRAY: prayer_pre.PRAY,
    Verb.SACRIFICE: prayer_pre.SACRIFICE,
    Verb.OFFER: prayer_pre.OFFER,
}
"""The preconditions of each verb, in the order in which legal actions are listed."""

ANSWERS: Final = {
    Claim: frozenset({Verb.LET, Verb.LET_ALL, Verb.CHALLENGE}),
    Challenge: frozenset({Verb.BID, Verb.DRAW, Verb.CONCEDE, Verb.CHALLENGE, Verb.POWER}),
    Way: frozenset(
        {
            *(Verb.STEP, Verb.GO, Verb.STOP, Verb.LAND, Verb.DROP),
            *(Verb.CLAIM, Verb.CHALLENGE, Verb.ATTACK, Verb.AMBUSH, Verb.END),
            *(Verb.EMBARK, Verb.SEIZE),
        }
    ),
    Capture: frozenset({Verb.KEEP, Verb.REMOVE}),
    Ambush: frozenset({Verb.LET, Verb.LET_ALL, Verb.AMBUSH}),
    Combat: frozenset({Verb.LET, Verb.MAGIC, Verb.PLAIN}),
    Window: frozenset(
        {
            *(Verb.LET, Verb.LET_ALL, Verb.OCCUR, Verb.UNLEASH),
            *(Verb.ORACLE, Verb.BLESS, Verb.TRAVEL, Verb.EVENT, Verb.POWER),
        }
    ),
    Eruption: frozenset({Verb.ERUPT}),
    Aim: frozenset({Verb.AIM}),
    ZeusTurn: frozenset(Verb),
    Plea: frozenset({Verb.LET, Verb.BRIBE, Verb.FAVOR, Verb.ENFORCE, Verb.RELENT, Verb.PROTECT}),
}
"""The verbs that answer each pending decision, or that rules of their own refuse meanwhile."""
OTHERS_TURN: Final = {
    Verb.CLAIM: "march.own-phase",
    Verb.STEP: "march.own-phase",
    Verb.GO: "march.own-phase",
    Verb.EMBARK: "march.everything-own-phase",
    Verb.LAND: "march.everything-own-phase",
    Verb.DROP: "march.everything-own-phase",
    Verb.ATTACK: "march.everything-own-phase",
    Verb.SEIZE: "march.everything-own-phase",
}
"""The rules that refuse somebody who decides during another player's moving phase."""


_FATES: Final = frozenset({Verb.PLOT, Verb.THREATEN, Verb.OCCUR, Verb.ERUPT})
PLAYING: Final = frozenset({Verb.ORACLE, Verb.BLESS, Verb.TRAVEL, Verb.EVENT, Verb.POWER})
"""The verbs that play cards or use powers for units."""
AT_ANY_TIME: Final = PLAYING | {Verb.OCCUR, Verb.UNLEASH, Verb.END}
"""The verbs that don't keep a moving phase from ending by itself."""
_CARDS: Final = PLAYING | {Verb.LAY, Verb.UNLEASH, Verb.AIM}
CARGO: Final = frozenset({Verb.EMBARK, Verb.LAND, Verb.DROP, Verb.SEIZE, Verb.KEEP, Verb.REMOVE})
"""The verbs about ships, Prizes and Helpers."""
_LATER: Final[Mapping[str, frozenset[Verb]]] = {
    "combat": CARGO | _FATES | _CARDS | {Verb.GO},
    "cargo": _FATES | _CARDS,
    "fates": _CARDS,
}
"""The verbs that a game with fewer parts doesn't have."""


_OPTIONAL: Final[Mapping[str, frozenset[Verb]]] = {
    "prayer": VERBS | {Verb.PROTECT},
    "zeus": frozenset(zeus_pre.OF_ZEUS),
}
"""The verbs of optional rules."""


def verbs_of(parts: str, extras: Collection[str] = EXTRAS) -> frozenset[Verb]:
    """Return the verbs of a game with some parts of the Advanced Game and optional rules."""
    left_out = (verbs for name, verbs in _OPTIONAL.items() if name not in extras)
    return frozenset(Verb).difference(_LATER.get(parts, ()), *left_out)


def action_schemas(
    parts: str = "cards", extras: Collection[str] = EXTRAS, missed: Missed = NO_RULES
) -> dict[Verb, ActionSchema]:
    """Return the schema of each verb in a game with some parts and optional rules.

    ``missed``: rules whose preconditions are left out, for somebody who doesn't know them.
    """
    verbs, with_zeus = verbs_of(parts, extras), "zeus" in extras
    return {
        verb: ActionSchema(
            partial(Action, verb),
            _known(
                (*zeus_pre.for_gods(verb), *conditions) if with_zeus else conditions, verb, missed
            ),
            _counters(verb, extras),
            _TARGETS.get(verb),
        )
        for verb, conditions in _PRECONDITIONS.items()
        if verb in verbs
    }


def _known(
    conditions: tuple[Precondition, ...], verb: Verb, missed: Missed
) -> tuple[Precondition, ...]:
    """Return the preconditions that somebody knows who misses some rules."""
    if not missed:
        return conditions
    left_out = missed - ADDED
    added = (condition for condition in BELIEVED.get(verb, ()) if condition.rule in missed)
    return (*(each for each in conditions if each.rule not in left_out), *added)


def _counters(verb: Verb, extras: Collection[str]) -> Collection[int] | None:
    """Return the units, for a claim also the Prizes, and the Lesser Evils that a verb can name."""
    words = WORDS[verb]
    if not words.unit:
        return None
    units = range(pre.COUNTERS if words.prizes else UNITS)
    return (*units, *range(FIRST_EVIL, COUNTERS)) if "evils" in extras else units


_RULES: Final[Mapping[Verb, tuple[str, ...]]] = {
    Verb.ZEUS: ("sheet.zeus", "allot.uses"),
    Verb.CLOSE: ("sheet.when",),
    Verb.THREATEN: ("sheet.when", "divine.plotted"),
    Verb.PLOT: ("sheet.occurrence", "divine.any"),
    Verb.ERUPT: ("divine.own-area", "divine.volcano"),
    Verb.REPEAT: ("sheet.columns", "allot.uses"),
    Verb.PLACE: ("placing.any-area",),
    Verb.LET: ("control.challenge",),
    Verb.LET_ALL: ("control.challenge",),
    Verb.CHALLENGE: ("control.challenge",),
    Verb.BID: ("control.bids", "sheet.honest"),
    Verb.CONCEDE: ("control.bids",),
    Verb.STOP: ("march.two-hexes",),
    Verb.EMBARK: ("vessel.where", "vessel.attempt", "vessel.roll"),
    Verb.LAND: ("vessel.leave", "vessel.gone"),
    Verb.SEIZE: ("prize.end-there", "prize.after-combat", "prize.roll"),
    Verb.KEEP: ("march.carry", "prize.fixed"),
    Verb.REMOVE: ("victory.prize-removed",),
    Verb.AMBUSH: ("combat.ambush", "combat.by-choice"),
    Verb.MAGIC: ("magic.elect", "magic.one-roll"),
    Verb.PLAIN: ("magic.elect", "combat.kinds"),
    Verb.AID: ("sheet.aid", "modify.aid"),
    Verb.AIL: ("sheet.aid", "modify.aid"),
    Verb.END: ("phase.moving",),
    Verb.PRAY: ("prayer.note", "prayer.prayer", "prayer.result"),
    Verb.SACRIFICE: ("prayer.note", "prayer.sacrifice", "prayer.result"),
    Verb.OFFER: ("prayer.goods", "prayer.sacrifice", "prayer.result"),
    Verb.LAY: ("phase.cards", "card.free"),
    Verb.BLESS: ("card.laid-any", "card.god"),
    Verb.TRAVEL: ("card.laid-any", "card.god"),
    Verb.POWER: ("godcard.any-time", "godcard.own"),
    Verb.UNLEASH: ("godcard.plotted", "godcard.own"),
    Verb.AIM: ("godcard.own",),
    Verb.BOLT: ("zeus.bolt", "zeus.bolt-hex"),
    Verb.STRIKE: ("zeus.bolt", "zeus.bolt-god"),
    Verb.REVIVE: ("zeus.revives",),
    Verb.BRIBE: ("zeus.glory",),
    Verb.FAVOR: ("zeus.arbitrates",),
    Verb.PROTECT: ("zeus.protects",),
}
"""The rules that allow actions, where they are always the same."""


def allowing_rules(state: State, action: Action) -> tuple[str, ...]:
    """Return the ids of the rules that allow a legal action."""
    if isinstance(state.top, ZeusTurn | Plea) and action.verb in zeus_pre.ANSWERS:
        return zeus_pre.rules_of(state.top, action.verb)
    if action.verb in (Verb.LET, Verb.LET_ALL) and isinstance(state.top, Window):
        return ("divine.any",)
    if action.verb in (Verb.LET, Verb.LET_ALL) and not isinstance(state.top, Claim):
        return ("magic.elect" if isinstance(state.top, Combat) else "combat.by-choice",)
    special = _special_rules(state, action)
    return special or _RULES[action.verb]


def _special_rules(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules that allow an action, where they depend on the position."""
    match action.verb:
        case Verb.NOTE:
            kind = "hero" if action.unit < HEROES else "monster"
            return (f"sheet.{kind}-control", "allot.uses")
        case Verb.CLAIM:
            return _claim_rules(state, action.unit)
        case Verb.ATTACK:
            return _attack_rules(state, action)
        case Verb.DRAW:
            hero = state.position.claimed < HEROES
            if hero and state.position.zeus_seat >= 0:
                return ("control.draw", "zeus.arbitrates")
            return ("control.draw", "control.arbitration" if hero else "control.monster-draw")
        case Verb.STEP | Verb.GO:
            return _step_rules(state, action)
    return _divine_rules(state, action)


def _divine_rules(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules that allow an action with an occurrence, a card or a thing."""
    match action.verb:
        case Verb.OCCUR:
            return ("divine.plotted", "divine.own-area", f"divine.{plot_of(action.target).kind}")
        case Verb.EVENT:
            card = card_pre.laid_card(state)
            away = card is not None and event_areas(state.world.pack)[card.event] < 0
            return ("card.laid-any", "card.event", f"card.event-{'away' if away else 'area'}")
        case Verb.ORACLE:
            from_hand = state.laid != action.target
            return ("card.oracle", "card.from-hand" if from_hand else "card.laid-any")
        case Verb.PLACE if state.position.areas[state.seat] == OFF and state.position.round > 1:
            return ("placing.any-area", "placing.back")
        case Verb.DROP:
            return ("prize.dropped" if action.target < FIRST_HELPER else "helper.drop",)
    return ()


def _claim_rules(state: State, unit: int) -> tuple[str, ...]:
    position = state.position
    if unit >= FIRST_EVIL:
        shared = position.areas.count(position.areas[position.turn]) > 1
        return ("evil.moved", "evil.shared") if shared else ("evil.moved",)
    if state.remorseful >> unit & 1:
        return ("hercules.free-move",)
    rules = ["march.five", "control.try-without"]
    if position.fighting or position.kept >> unit & 1:
        return (*rules, "control.other-claims")
    if position.walked >> unit & 1:
        rules.append("march.same-unit")
    if state.world.area[position.units[unit]] != position.areas[position.turn]:
        rules.append("march.god-anywhere")
    return tuple(rules)


def _attack_rules(state: State, action: Action) -> tuple[str, ...]:
    unit, foe = action.unit, action.target
    magicians = [side for side in (unit, foe) if magic_of(state.world, side)]
    if len(magicians) == 2:
        kind = "magic.both"
    elif magicians:
        kind = "combat.kinds"
    elif hercules_of(state.world) in (unit, foe):
        kind = "hercules.wins"
    elif unit >= HEROES:
        kind = "combat.monster-attacks"
    else:
        kind = "combat.heroes" if foe < HEROES else "combat.hero-attacks-monster"
    evil = ("evil.kills",) if unit >= FIRST_EVIL else ("evil.killed",) if foe >= FIRST_EVIL else ()
    return ("combat.by-choice", "combat.who", kind, *evil)


def _step_rules(state: State, action: Action) -> tuple[str, ...]:
    world, position = state.world, state.position
    start, aboard = position.units[action.unit], state.aboard >> action.unit & 1
    doubled = state.doubled >> action.unit & 1 and not aboard
    rules = ["march.adjacent", "march.four-at-most" if doubled else "march.two-hexes"]
    if action.verb is Verb.GO:
        rules = [rules[1], "march.one-by-one"]
        if state.on_way is None and action.unit >= FIRST_EVIL:
            rules = [*_claim_rules(state, action.unit), *rules]
        elif state.on_way is None:
            rules = [*_claim_rules(state, action.unit), "control.unchallenged", *rules]
    if aboard:
        rules += ["vessel.goes", "vessel.two-hexes"]
    else:
        rules.append(_ground_rule(action.unit))
    if position.carried_by(action.unit):
        rules.append("march.carry")
    if position.units_at(action.target):
        rules.append("march.stacking")
    if world.area[start] != world.area[action.target]:
        rules.append("world.area-use")
    if world.rough >> action.target & 1:
        rules.append("march.terrain")
    return tuple(rules)


def _ground_rule(unit: int) -> str:
    """Return the rule about where a unit on foot goes."""
    if unit >= FIRST_EVIL:
        return "evil.land-and-sea"
    return "march.hero-land" if unit < HEROES else "march.monster-anywhere"
