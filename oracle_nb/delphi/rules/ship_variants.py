"""The known variants of the rules about ship tiles, and of some about piles and last tiles."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, Position, ReturnTask
from oracle_nb.delphi.model.powers import CostRow, Powers, altered
from oracle_nb.delphi.model.tasks import Family, in_family, values_of
from oracle_nb.delphi.pieces import ALL_COLORS, WHITE
from oracle_nb.delphi.rules.action_schema import (
    OFFERING_FAVOR,
    ActionSchema,
    Precondition,
    TurnState,
)
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families import exploring, gods
from oracle_nb.delphi.rules.rule_variants import RuleVariant, each_schema, with_preconditions
from oracle_nb.delphi.rules.transaction import Transaction, first_row

Change = Callable[[ActionSchemas], ActionSchemas]

# --- recoloring and storage ----------------------------------------------------------------------


def _wheel(rule: str, cost: Callable[[int, int], int]) -> Callable[[Powers], Powers]:
    """Replace the prices of recoloring for ships with a tile, by its rule."""
    rows: tuple[CostRow, ...] = tuple(tuple(cost(a, b) for b in range(6)) for a in range(6))

    def changed(powers: Powers) -> Powers:
        if rule not in powers.given_by("wheel"):
            return powers
        return replace(powers, wheel=rows, plain=rows)

    return changed


def _small_hold(powers: Powers) -> Powers:
    more = 2 if "ship.both-ways" in powers.given_by("storage") else 0
    return altered(powers, storage=powers.storage - more)


# --- favor tokens --------------------------------------------------------------------------------


def _extra_favor(more: Callable[[str, int], int]) -> Change:
    """Change the extra tokens of a taking, by its rule and number of tokens."""

    def changed(schema: ActionSchema) -> ActionSchema:
        def carry_out(transaction: Transaction, action: Action) -> None:
            before = len(transaction.events)
            schema.effect(transaction, action)
            taken = [event for event in transaction.events[before:] if event.what == "favor-taken"]
            for first, extra in pairwise(taken):
                if extra.rule == "ship.favor":
                    seat, tokens = extra.player, more(first.rule, first.facts["tokens"])
                    favor = transaction.players[seat].favor - extra.facts["tokens"] + tokens
                    transaction.update(seat, favor=favor)

        return replace(schema, effect=carry_out)

    return lambda schemas: each_schema(schemas, changed)


# --- gods ----------------------------------------------------------------------------------------


def _must_have_moved(state: TurnState, target: int) -> int:
    """Permit gods in other players' rolls only above the row on which they started."""
    step, row = state.step, 0
    assert isinstance(step, AdvanceGod)
    if step.rule not in gods.CONSULT_STEPS:
        return ALL_COLORS
    if state.powers.gods_out:
        row = first_row(len(state.position.players))
    return sum(1 << god for god, at in enumerate(state.me.gods) if at > row)


def _out_must_move(schemas: ActionSchemas) -> ActionSchemas:
    return with_preconditions(
        schemas,
        lambda schema, precondition: precondition.permits is gods.above_lowest,
        lambda precondition: replace(precondition, permits=_must_have_moved),
    )


# --- tasks ---------------------------------------------------------------------------------------


def _returned(position: Position, seat: int, family: Family) -> int:
    """Return the mask of the colors of tasks that other players have and the player hasn't."""

    def colors(numbers: tuple[int, ...]) -> set[int]:
        return {value for value in values_of(numbers, family) if value != WHITE}

    me = position.players[seat]
    others = set().union(*(colors(player.tasks) for player in position.players))
    return sum(1 << color for color in others - colors(me.tasks) - colors(me.done))


def _reserved(schemas: ActionSchemas) -> ActionSchemas:
    """Refuse colors whose task has been returned."""

    def new(precondition: Precondition) -> Precondition:
        def permits(state: TurnState, target: int) -> int:
            returned = _returned(state.position, state.seat, Family.OFFERING)
            return precondition.permits(state, target) & ~returned

        return replace(precondition, permits=permits)

    verbs = (Verb.LOAD_OFFERING, Verb.MAKE_OFFERING)
    return with_preconditions(
        schemas,
        lambda schema, precondition: (
            schema.verb in verbs and precondition.rule == "task.color-once"
        ),
        new,
    )


def _rewarded(schemas: ActionSchemas) -> ActionSchemas:
    """Give the reward of an offering for an offering task that is returned."""

    def changed(schema: ActionSchema) -> ActionSchema:
        def carry_out(transaction: Transaction, action: Action) -> None:
            seat = transaction.pending[0].player
            schema.effect(transaction, action)
            if in_family(action.target, Family.OFFERING):
                transaction.take_favor(seat, OFFERING_FAVOR, "offering.reward")

        return replace(schema, effect=carry_out)

    own = tuple(map(changed, schemas.answers[ReturnTask]))
    return replace(schemas, answers={**schemas.answers, ReturnTask: own})


# --- piles and last tiles ------------------------------------------------------------------------


def _only_pile(state: TurnState, target: int) -> int:
    return ALL_COLORS if any(state.position.deck) else 0


def _never_renewed(schemas: ActionSchemas) -> ActionSchemas:
    return with_preconditions(
        schemas,
        lambda schema, precondition: schema.verb == Verb.DRAW and precondition == gods.CARD_LEFT,
        lambda precondition: replace(precondition, permits=_only_pile),
    )


def _two_tiles(state: TurnState, target: int) -> int:
    return ALL_COLORS if exploring.face_down(state.position).bit_count() >= 2 else 0


def _needs_two(schemas: ActionSchemas) -> ActionSchemas:
    return with_preconditions(
        schemas,
        lambda schema, precondition: (
            schema.verb == Verb.LOOK and precondition.rule == "action.look-fewer"
        ),
        lambda precondition: replace(precondition, permits=_two_tiles),
    )


SHIP_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("ship.recolor", "every-step"): RuleVariant(powers=_wheel("ship.recolor", lambda a, b: 0)),
    ("ship.both-ways", "clockwise"): RuleVariant(
        powers=_wheel("ship.both-ways", lambda a, b: (b - a) % 6)
    ),
    ("ship.both-ways", "small-hold"): RuleVariant(powers=_small_hold),
    ("ship.favor", "doubles"): RuleVariant(schemas=_extra_favor(lambda rule, tokens: tokens)),
    ("ship.favor", "dice-only"): RuleVariant(
        schemas=_extra_favor(lambda rule, tokens: int(rule == "action.take-favor"))
    ),
    ("ship.gods", "lowest"): RuleVariant(powers=lambda powers: altered(powers, gods_out=False)),
    ("ship.gods-out", "moved"): RuleVariant(schemas=_out_must_move),
    ("ship.task", "rewarded"): RuleVariant(schemas=_rewarded),
    ("task.returned-color", "reserved"): RuleVariant(schemas=_reserved),
    ("oracle.deck-empty", "never"): RuleVariant(schemas=_never_renewed),
    ("action.look-fewer", "two"): RuleVariant(schemas=_needs_two),
}
"""Every variant of these rules."""
