"""The known variants of the rules about equipment, by the rule missed and the variant's name."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    Consult,
    GodToTop,
    LookAt,
    PendingStep,
    TakeEquipment,
    TakeOffering,
    TakeStatue,
)
from oracle_nb.delphi.model.powers import RECOVER_ALL, Powers, altered
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS_OF, ONE_TIME
from oracle_nb.delphi.rules.action_schema import ActionSchema, Precondition, TurnState, always
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families import moving
from oracle_nb.delphi.rules.families.cargo import reward_step
from oracle_nb.delphi.rules.families.turn import CONSULT_FAVOR, consult
from oracle_nb.delphi.rules.lookup_tables import LookupTables
from oracle_nb.delphi.rules.rule_variants import RuleVariant, each_schema, with_preconditions
from oracle_nb.delphi.rules.transaction import Transaction

Change = Callable[[ActionSchemas], ActionSchemas]
GAPS: Final = (Terrain.SHALLOW, Terrain.ZEUS)
"""Holes in the sea, which only a card lets a ship cross."""
LAND: Final = frozenset(Terrain) - {Terrain.WATER, *GAPS}
CARGO: Final = (TakeStatue, TakeOffering)
"""The decisions after taking a card that brings a statue or an offering."""


def _answering(*steps: type[PendingStep], change: Callable[[ActionSchema], ActionSchema]) -> Change:
    """Return the action schemas with the answers to some decisions changed."""

    def changed(schemas: ActionSchemas) -> ActionSchemas:
        new = {step: tuple(map(change, schemas.answers[step])) for step in steps}
        return replace(schemas, answers={**schemas.answers, **new})

    return changed


def _waiving(*rules: str) -> Callable[[ActionSchema], ActionSchema]:
    """Return a change that waives the preconditions of some rules."""

    def change(schema: ActionSchema) -> ActionSchema:
        conditions = tuple(
            Precondition(precondition.rule, always, once=precondition.once, waived=True)
            if precondition.rule in rules
            else precondition
            for precondition in schema.conditions
        )
        return replace(schema, conditions=conditions)

    return change


def _next_to_ship(schema: ActionSchema) -> ActionSchema:
    """Return a schema whose target must be next to the ship."""

    def permits(state: TurnState, target: int) -> int:
        return ALL_COLORS if target in state.near(False) else 0

    return replace(schema, conditions=(*schema.conditions, Precondition(schema.rules[0], permits)))


def _kept(schema: ActionSchema) -> ActionSchema:
    """Return a schema of taking a card in which a one-time card does nothing yet."""

    def carry_out(transaction: Transaction, action: Action) -> None:
        step = transaction.pending[0]
        assert isinstance(step, TakeEquipment)
        if action.target not in ONE_TIME:
            schema.effect(transaction, action)
            return
        transaction.pop()
        shown = tuple(card for card in transaction.position.display if card != action.target)
        held = (*transaction.players[step.player].equipment, action.target)
        transaction.change(display=shown)
        transaction.update(step.player, equipment=held)
        transaction.refill()

    return replace(schema, effect=carry_out)


def _other_god(schema: ActionSchema) -> ActionSchema:
    """Return a schema of god steps in which both steps of the gifts can't go to one god."""
    if schema.verb != Verb.ADVANCE:
        return schema

    def carry_out(transaction: Transaction, action: Action) -> None:
        schema.effect(transaction, action)
        transaction.pending = tuple(
            replace(step, among=step.among & ~(1 << action.color))
            if isinstance(step, AdvanceGod) and step.rule == "equipment.gift"
            else step
            for step in transaction.pending
        )

    return replace(schema, effect=carry_out)


def _look_nearby(schema: ActionSchema) -> ActionSchema:
    """Return a schema of looking in which a card shows only tiles next to the ship."""

    def permits(state: TurnState, target: int) -> int:
        card = isinstance(state.step, LookAt) and state.step.rule == "equipment.look"
        return 0 if card and target not in state.near(False) else ALL_COLORS

    near = Precondition("equipment.look", permits)
    return replace(schema, conditions=(*schema.conditions, near))


# --- sailing and reaching ------------------------------------------------------------------------


def _twice(part: str, rule: str) -> Callable[[Powers], Powers]:
    """Return a change of powers in which a card adds 2 to a part instead of 1."""

    def change(powers: Powers) -> Powers:
        more = rule in powers.given_by(part)
        return altered(powers, **{part: getattr(powers, part) + more})

    return change


def _any_card(powers: Powers) -> Powers:
    """Return powers in which each card for reaching farther works for all cargo."""
    far = powers.reach_island or powers.reach_statue or powers.reach_offering
    return altered(powers, reach_statue=far, reach_offering=far)


_PARTS: Final[dict[Callable[[TurnState], tuple[int, ...]], str]] = {
    TurnState.land_in_reach: "reach_island",
    TurnState.statues_in_reach: "reach_statue",
    TurnState.offerings_in_reach: "reach_offering",
}
"""The power on which a reach depends."""


def _reaching(beyond: Callable[[TurnState], Iterable[int]]) -> Change:
    """Return action schemas in which a card for reaching farther reaches more land."""

    def changed(precondition: Precondition) -> Precondition:
        reach = precondition.narrows
        assert reach is not None
        part = _PARTS[reach]

        def lands(state: TurnState) -> tuple[int, ...]:
            lands = reach(state)
            if not getattr(state.powers, part):
                return lands
            return tuple(sorted({*lands, *beyond(state)}))

        def permits(state: TurnState, target: int) -> int:
            return ALL_COLORS if target in lands(state) else 0

        return Precondition(precondition.rule, permits, precondition.facts, lands)

    return lambda schemas: with_preconditions(
        schemas,
        lambda schema, precondition: (
            precondition.rule == "action.adjacent" and precondition.narrows in _PARTS
        ),
        changed,
    )


def _behind_shallows(state: TurnState) -> Iterator[int]:
    board = state.tables.board
    for gap in board.adjacent[state.me.ship]:
        if board.spaces[gap].terrain in GAPS:
            yield from (land for land in board.adjacent[gap] if board.spaces[land].terrain in LAND)


def _two_waters(state: TurnState) -> Iterator[int]:
    tables = state.tables
    for water in tables.board.sailing[state.me.ship]:
        yield from tables.near2[water]


@lru_cache(maxsize=128)
def rings(tables: LookupTables, start: int) -> tuple[int, ...]:
    """Return the spaces within 0, 1, 2 ... steps over water, shallows and Zeus, as bit sets."""
    board, result = tables.board, [1 << start]
    way = [space.terrain in (Terrain.WATER, *GAPS) for space in board.spaces]
    while True:
        near = result[-1]
        for space in tables.spaces(result[-1]):
            for end in board.adjacent[space]:
                near |= way[end] << end
        if near == result[-1]:
            return tuple(result)
        result.append(near)


def _counted(schemas: ActionSchemas) -> ActionSchemas:
    """Return schemas of moves in which shallows count as spaces for a ship that crosses them."""

    def ways(state: TurnState) -> tuple[int, ...]:
        if state.powers.crossing:
            return rings(state.tables, state.me.ship)
        return state.tables.within[False][state.me.ship]

    def permits(state: TurnState, color: int, tokens: int) -> int:
        within = ways(state)
        return within[min(moving.reach(state, color) + max(0, tokens), len(within) - 1)]

    def fare(state: TurnState, target: int, color: int) -> int:
        within = enumerate(ways(state))
        steps = next((steps for steps, bits in within if bits >> target & 1), 0)
        return max(0, steps - moving.reach(state, color))

    move = tuple(
        replace(precondition, permits=permits)
        if precondition.rule in ("move.range", "move.buy-range")
        else precondition
        for precondition in schemas.move
    )
    return replace(schemas, move=move, fare=fare)


EQUIPMENT_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("equipment.one-time", "kept"): RuleVariant(schemas=_answering(TakeEquipment, change=_kept)),
    ("equipment.statues", "any-color"): RuleVariant(
        schemas=_answering(*CARGO, change=_waiving("equipment.statues", "equipment.offerings"))
    ),
    ("equipment.statues", "adjacent"): RuleVariant(
        schemas=_answering(*CARGO, change=_next_to_ship)
    ),
    ("equipment.gift", "two-gods"): RuleVariant(schemas=_answering(AdvanceGod, change=_other_god)),
    ("equipment.god-to-top", "any-god"): RuleVariant(
        schemas=_answering(GodToTop, change=_waiving("equipment.god-to-top"))
    ),
    ("equipment.look", "adjacent"): RuleVariant(schemas=_answering(LookAt, change=_look_nearby)),
    ("equipment.range", "two"): RuleVariant(powers=_twice("range", "equipment.range")),
    ("equipment.storage", "two"): RuleVariant(powers=_twice("storage", "equipment.storage")),
    ("equipment.shallows", "counted"): RuleVariant(schemas=_counted),
    ("equipment.reach-meaning", "any-card"): RuleVariant(powers=_any_card),
    ("equipment.reach-meaning", "shallows"): RuleVariant(schemas=_reaching(_behind_shallows)),
    ("equipment.reach-meaning", "two-spaces"): RuleVariant(schemas=_reaching(_two_waters)),
}
"""Every variant of the rules about equipment."""


def _total_stays(powers: Powers) -> Powers:
    """Return powers in which the card for recovering later changes only the limit of one color."""
    return altered(powers, recover_all=min(powers.recover_all, RECOVER_ALL))


def _each_die(transaction: Transaction, step: Consult) -> None:
    """Consult the oracle, with tokens for each die that shows the color of a card."""
    consult(transaction, step)
    dice = transaction.players[step.player].dice
    for color in COLORS_OF[transaction.powers(step.player).consult]:
        for _ in range(dice.count(color) - 1):
            transaction.take_favor(step.player, CONSULT_FAVOR, "equipment.consult")


def _with_shrines(schema: ActionSchema) -> ActionSchema:
    """Return a schema in which the card for god steps counts shrines, too."""

    def carry_out(transaction: Transaction, action: Action) -> None:
        before = len(transaction.events)
        schema.effect(transaction, action)
        for event in tuple(transaction.events[before:]):
            if event.what == "shrine-built":
                reward_step(transaction, event.player)

    return replace(schema, effect=carry_out)


def _shrines(schemas: ActionSchemas) -> ActionSchemas:
    return each_schema(schemas, _with_shrines)


LASTING_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("equipment.recover", "total-stays"): RuleVariant(powers=_total_stays),
    ("equipment.consult", "each-die"): RuleVariant(effects={Consult: _each_die}),
    ("equipment.reward-god", "shrines"): RuleVariant(schemas=_shrines),
}
"""Every variant of these rules."""
