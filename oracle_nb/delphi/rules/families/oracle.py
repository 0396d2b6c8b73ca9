"""Dice, the wheel and oracle cards: sources of actions, and colorless actions."""

from typing import Final

from msgspec.structs import replace

from oracle_nb.core.verdicts import NOT_HELD, Cost, Violation
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb, source_color
from oracle_nb.delphi.model.powers import Powers
from oracle_nb.delphi.pieces import COLORS_OF
from oracle_nb.delphi.rules.action_schema import (
    EXTRA_COST,
    FAVOR_TAKEN,
    ActionSchema,
    Facts,
    SourcePrecondition,
    TurnState,
)
from oracle_nb.delphi.rules.families.gods import CARD_LEFT
from oracle_nb.delphi.rules.transaction import Transaction, changed, removed


def _held(state: TurnState, source: int, color: int) -> bool:
    if source == EXTRA:
        return state.powers.extra_action
    if source >= CARD:
        return state.me.cards[source - CARD] > 0
    return source in state.me.dice or source in state.position.spent


def _source(state: TurnState, source: int, color: int) -> Facts:
    return {"source": source}


def _unused(state: TurnState, source: int, color: int) -> bool:
    if source >= CARD:
        return True
    return source in state.me.dice or source not in state.position.spent


def _one_card(state: TurnState, source: int, color: int) -> bool:
    return not CARD <= source < EXTRA or state.position.played < 0


def _played(state: TurnState, source: int, color: int) -> Facts:
    return {"source": source, "color": state.position.played}


def _extra(state: TurnState, source: int, color: int) -> bool:
    if source != EXTRA:
        return True
    return not state.position.extra and state.me.favor >= EXTRA_COST


def _extra_facts(state: TurnState, source: int, color: int) -> Facts:
    return {
        "tokens": state.me.favor,
        "needed": EXTRA_COST,
        "bought": state.position.extra,
    }


def _affordable(state: TurnState, source: int, color: int) -> bool:
    if color < 0 or source == EXTRA:
        return True
    return state.cost_row(source)[color] <= state.me.favor


def _recoloring(state: TurnState, source: int, color: int) -> Facts:
    return {
        "source": source,
        "used": color,
        "needed": state.cost_row(source)[color],
        "tokens": state.me.favor,
    }


SOURCE: Final = (
    SourcePrecondition(NOT_HELD, _held, _source),
    SourcePrecondition("turn.die-once", _unused, _source),
    SourcePrecondition("oracle.one-card", _one_card, _played),
    SourcePrecondition("equipment.extra-action", _extra, _extra_facts),
    SourcePrecondition("oracle.recolor", _affordable, _recoloring),
)


def broken_sources(
    conditions: tuple[SourcePrecondition, ...], state: TurnState, source: int, color: int
) -> list[Violation]:
    """Return every reason why the source can't be used as the color."""
    return [
        Violation(condition.rule, condition.facts(state, source, color))
        for condition in conditions
        if not condition.holds(state, source, color)
    ]


def usable(
    conditions: tuple[SourcePrecondition, ...], state: TurnState, candidates: tuple[int, ...]
) -> list[int]:
    """Return the candidates that can be used, each once, in order."""
    result = []
    for source in dict.fromkeys(candidates):
        for condition in conditions:
            if not condition.holds(state, source, -1):
                break
        else:
            result.append(source)
    return result


def source_cost(state: TurnState, source: int, color: int) -> tuple[Cost, ...]:
    """Return what using the source as the color costs."""
    if source == EXTRA:
        return (Cost("equipment.extra-action", EXTRA_COST),)
    if color < 0:
        return ()
    tokens = state.cost_row(source)[color]
    return (Cost("oracle.recolor", tokens),) if tokens else ()


def source_rules(state: TurnState, source: int, color: int) -> tuple[str, ...]:
    """Return the ids that let the source be used as the color."""
    if source == EXTRA:
        return ("equipment.extra-action",)
    rules = ["turn.sources"]
    if source >= CARD:
        rules += ["oracle.card-as-die", "oracle.one-card"]
    if color >= 0 and color != source_color(source):
        rules += _recoloring_rules(state.powers, source_color(source), color)
    return tuple(rules)


def _recoloring_rules(powers: Powers, shown: int, color: int) -> tuple[str, ...]:
    """Return the rules that recolor a die or card, except for advantages that save nothing."""
    given = powers.given_by("wheel")
    if "god.apollon" in given:
        return ("oracle.any-color", *given)
    cost = powers.wheel[shown][color]
    via: tuple[int, ...] = (color,)
    if cost < powers.plain[shown][color]:
        if powers.demigods >> shown & 1:
            return ("oracle.any-color", "companion.demigod")
        via = COLORS_OF[powers.demigods]
    else:
        given = tuple(rule for rule in given if rule != "companion.demigod")
    if cost == min((end - shown) % 6 for end in via):
        given = tuple(rule for rule in given if rule != "ship.both-ways")
    return ("oracle.recolor", "oracle.wheel", *given)


def wheel_steps(powers: Powers, shown: int, color: int) -> tuple[int, int]:
    """Return the color that moves on the wheel to become ``color``, and the number of steps.

    It moves to the color of a demigod, which counts as any color, if that is cheaper.
    """
    via = color
    if powers.demigods and powers.wheel[shown][color] < powers.plain[shown][color]:
        via = min(COLORS_OF[powers.demigods], key=lambda color: powers.plain[shown][color])
    steps = (via - shown) % 6
    both_ways = "ship.both-ways" in powers.given_by("wheel")
    return via, min(steps, -steps % 6) if both_ways else steps


def use_source(transaction: Transaction, state: TurnState, action: Action) -> None:
    """Pay for and use up the source of an action (ruling 57: paying comes first)."""
    seat, source = state.seat, action.source
    if source == EXTRA:
        transaction.pay(seat, EXTRA_COST, "equipment.extra-action")
    elif action.color >= 0 and (tokens := state.cost_row(source)[action.color]):
        transaction.pay(seat, tokens, "oracle.recolor")
    me, position = transaction.players[seat], transaction.position
    if source == EXTRA:
        transaction.position = replace(position, extra=True)
        transaction.event("extra-used", "equipment.extra-action", seat, color=action.color)
    elif source >= CARD:
        color = source - CARD
        transaction.players[seat] = replace(me, cards=changed(me.cards, color, -1))
        transaction.position = replace(position, played=color)
        transaction.event("card-used", "oracle.one-card", seat, card=color, color=action.color)
    else:
        transaction.players[seat] = replace(me, dice=removed(me.dice, source))
        transaction.position = replace(position, spent=(*position.spent, source))
        transaction.event("die-used", "turn.die-once", seat, die=source, color=action.color)


def _do_draw(transaction: Transaction, action: Action) -> None:
    transaction.draw_cards(transaction.position.turn, 1, "action.draw-card")


def _do_favor(transaction: Transaction, action: Action) -> None:
    transaction.take_favor(transaction.position.turn, FAVOR_TAKEN, "action.take-favor")


DRAW: Final = ActionSchema(
    verb=Verb.DRAW,
    rules=("action.draw-card",),
    conditions=(CARD_LEFT,),
    effect=_do_draw,
)
FAVOR: Final = ActionSchema(
    verb=Verb.FAVOR, rules=("action.take-favor",), conditions=(), effect=_do_favor
)
