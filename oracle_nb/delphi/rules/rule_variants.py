"""Rule variants: rules as somebody with a false belief understands them.

A variant contains only the difference. So a false belief is never a second set of rules: the same
engine plays it, with one precondition, one schema, one number or one reading of the board replaced.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from oracle_nb.delphi.board import Board, Layout, LayoutFault, MisreadBoard, Terrain, board_of
from oracle_nb.delphi.model.position import FightOn, PendingStep, Position, Setting
from oracle_nb.delphi.model.powers import Powers
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.rules import action_schemas as sound
from oracle_nb.delphi.rules.action_schema import ActionSchema, Precondition, TurnState
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families.ending import Score, score
from oracle_nb.delphi.rules.families.fighting import Battle, fights
from oracle_nb.delphi.rules.lookup_tables import LookupTables
from oracle_nb.delphi.rules.transaction import Transaction

StateFactory = Callable[[LookupTables, Setting, Position], TurnState]
Effects = Mapping[type[PendingStep], Callable[[Transaction, Any], None]]


class RuleVariant(msgspec.Struct, frozen=True):
    """A difference in the rules.

    Each field is a function from the correct value to the believed one: the ``schemas``, a player's
    ``powers``, the ``rules``, the numbers of a ``battle``, a player's ``turn_state``, the faults of
    a layout that are ``overlooked``. ``taken`` has the terrains that are mistaken for others,
    ``effects`` the steps that happen automatically in another way, ``score`` how players compare at
    the end, ``setup`` changes the position before anything has happened.
    """

    schemas: Callable[[ActionSchemas], ActionSchemas] | None = None
    powers: Callable[[Powers], Powers] | None = None
    rules: Callable[[RuleSet], RuleSet] | None = None
    battle: Callable[[Battle], Battle] | None = None
    turn_state: type[TurnState] | None = None
    overlooked: Callable[[LayoutFault], bool] | None = None
    taken: Mapping[Terrain, Terrain] = {}
    effects: Effects = {}
    score: Score | None = None
    setup: Callable[[Position], Position] | None = None


Replaced = tuple[tuple[str, str], ...]
WAIVED: Final = "waived"
_LOOKED_FOR: Final = frozenset(
    {
        *("board.access", "board.cities", "board.connected", "board.tiles", "board.zeus-space"),
        *("setup.island-tiles", "setup.monsters", "setup.offerings", "setup.statues"),
        *("setup.statue-sites", "setup.temples", "setup.zeus-tiles"),
    }
)
"""Rules that no action can break: waiving one overlooks faults of layouts and positions."""


class ActiveVariants(msgspec.Struct, frozen=True):
    """All variants of a rule set's ``replaced``, combined."""

    variants: tuple[RuleVariant, ...]
    waived: frozenset[str]
    schemas: ActionSchemas

    def board(self, layout: Layout) -> Board:
        """Return the board as it is believed to be."""
        taken = tuple((a, b) for variant in self.variants for a, b in variant.taken.items())
        return _misread(layout, taken) if taken else board_of(layout)

    def effects(self, effects: Effects) -> Effects:
        """Return the effects of the steps that happen automatically."""
        changed = [variant.effects for variant in self.variants if variant.effects]
        return {**effects, **{kind: effect for own in changed for kind, effect in own.items()}}

    def set_up(self, position: Position) -> Position:
        """Return the first position as it is believed to be."""
        for variant in self.variants:
            if variant.setup is not None:
                position = variant.setup(position)
        return position

    @property
    def score(self) -> Score:
        """How players compare at the end."""
        return next(
            (variant.score for variant in self.variants if variant.score is not None), score
        )

    def setting(self, setting: Setting) -> Setting:
        """Return the setting that is played."""
        rules = setting.rules
        for variant in self.variants:
            if variant.rules is not None:
                rules = variant.rules(rules)
        return setting if rules is setting.rules else replace(setting, rules=rules)

    @property
    def believed_powers(self) -> Callable[[Powers], Powers] | None:
        """A function from the correct powers to the believed ones; None if none differ."""
        changes = [variant.powers for variant in self.variants if variant.powers is not None]
        if not changes:
            return None

        # Listings are cached by powers, so the result must be the same object each time.
        @cache
        def change_powers(powers: Powers) -> Powers:
            for change in changes:
                powers = change(powers)
            return powers

        return change_powers

    def make_state(self, believed: Callable[[Powers], Powers] | None) -> StateFactory:
        """Return a function that makes the state of a turn from tables, setting and position."""
        kind: type[TurnState] = TurnState
        for variant in self.variants:
            kind = variant.turn_state or kind
        if believed is None:
            return kind

        def make_state(tables: LookupTables, setting: Setting, position: Position) -> TurnState:
            state = kind(tables, setting, position)
            state.powers = believed(state.powers)
            return state

        return make_state

    def layout_faults(self, layout: Layout) -> tuple[LayoutFault, ...]:
        """Return the faults of a layout that are noticed."""
        looks = [variant.overlooked for variant in self.variants if variant.overlooked is not None]
        return tuple(
            fault
            for fault in _faults(layout)
            if fault.rule not in self.waived and not any(look(fault) for look in looks)
        )


def activate_variants(
    replaced: Replaced, known: Mapping[tuple[str, str], RuleVariant]
) -> ActiveVariants:
    """Return the variants for the pairs of a rule set's ``replaced``.

    Raises ValueError for a rule id without effect, or an unknown variant.
    """
    waived = tuple(rule for rule, variant in replaced if variant == WAIVED)
    others = [pair for pair in replaced if pair[1] != WAIVED]
    for rule, variant in others:
        if (rule, variant) not in known:
            raise ValueError(f"replaced: {rule} has no variant {variant!r}")
    conditions = sound.action_schemas_of(
        tuple((rule, WAIVED) for rule in waived if rule not in _LOOKED_FOR)
    )
    return put_together(tuple(known[pair] for pair in others), frozenset(waived), conditions)


def put_together(
    variants: tuple[RuleVariant, ...],
    waived: frozenset[str] = frozenset(),
    schemas: ActionSchemas | None = None,
) -> ActiveVariants:
    """Combine several variants."""
    schemas = schemas or sound.action_schemas_of(())
    for variant in variants:
        if variant.schemas is not None:
            schemas = variant.schemas(schemas)
        if variant.battle is not None:
            schemas = _fighting(schemas, variant.battle(schemas.battle))
    return ActiveVariants(variants, waived, schemas)


@lru_cache(maxsize=64)
def _faults(layout: Layout) -> tuple[LayoutFault, ...]:
    return layout.faults()


@lru_cache(maxsize=48)
def _misread(layout: Layout, taken: tuple[tuple[Terrain, Terrain], ...]) -> Board:
    return MisreadBoard(layout, dict(taken))


def _fighting(schemas: ActionSchemas, battle: Battle) -> ActionSchemas:
    """Return the action schemas with the numbers of a fight replaced."""
    fight, fight_on = fights(battle)
    new = {sound.LOCAL[0].effect: fight.effect, sound.ANSWERS[FightOn][0].effect: fight_on.effect}
    changed = each_schema(
        schemas, lambda schema: replace(schema, effect=new.get(schema.effect, schema.effect))
    )
    return replace(changed, battle=battle)


# --- building blocks of variants -----------------------------------------------------------------


def each_schema(
    schemas: ActionSchemas, change: Callable[[ActionSchema], ActionSchema]
) -> ActionSchemas:
    """Return all action schemas except moves, each changed by a function."""

    def group(own: Iterable[ActionSchema]) -> tuple[ActionSchema, ...]:
        return tuple(map(change, own))

    return replace(
        schemas,
        local=group(schemas.local),
        anywhere=group(schemas.anywhere),
        colorless=group(schemas.colorless),
        gods=group(schemas.gods),
        answers={step: group(own) for step, own in schemas.answers.items()},
    )


def with_preconditions(
    schemas: ActionSchemas,
    those: Callable[[ActionSchema, Precondition], bool],
    new: Callable[[Precondition], Precondition],
) -> ActionSchemas:
    """Return the action schemas with some of their conditions replaced."""

    def change(schema: ActionSchema) -> ActionSchema:
        if not any(those(schema, precondition) for precondition in schema.conditions):
            return schema
        conditions = tuple(
            new(precondition) if those(schema, precondition) else precondition
            for precondition in schema.conditions
        )
        return replace(schema, conditions=conditions)

    return each_schema(schemas, change)
