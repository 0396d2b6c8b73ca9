"""Variants: rules as somebody has them who has got one wrong.

A variant says what differs; everything else is the rules as they are. So a false belief is never a
second set of rules: it is played by the same engine, with one condition, one deed, one number or
one reading of the board replaced.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from oracle_nb.delphi.board import Board, Fault, Layout, MisreadBoard, Terrain, board_of
from oracle_nb.delphi.position import FightOn, Position, Setting
from oracle_nb.delphi.powers import Powers
from oracle_nb.delphi.rules import deeds as sound
from oracle_nb.delphi.rules.base import Condition, Deed, Standing
from oracle_nb.delphi.rules.deeds import Deeds
from oracle_nb.delphi.rules.fighting import Battle, fights
from oracle_nb.delphi.rules.tables import Tables
from oracle_nb.delphi.ruleset import RuleSet

Stand = Callable[[Tables, Setting, Position], Standing]


class Variant(msgspec.Struct, frozen=True):
    """What somebody has otherwise.

    Each field takes what is sound and gives what is believed: the ``deeds``, the ``powers`` of a
    player, the ``rules``, the numbers of a ``battle``, the ``standing`` of a player, the faults of
    a layout that are ``overlooked``. ``taken`` names the terrains that are taken for others.
    """

    deeds: Callable[[Deeds], Deeds] | None = None
    powers: Callable[[Powers], Powers] | None = None
    rules: Callable[[RuleSet], RuleSet] | None = None
    battle: Callable[[Battle], Battle] | None = None
    standing: type[Standing] | None = None
    overlooked: Callable[[Fault], bool] | None = None
    taken: Mapping[Terrain, Terrain] = {}


Replaced = tuple[tuple[str, str], ...]
WAIVED: Final = "waived"
_LOOKED_FOR: Final = frozenset(
    {
        *("board.access", "board.cities", "board.connected", "board.tiles", "board.zeus-space"),
        *("setup.island-tiles", "setup.monsters", "setup.offerings", "setup.statues"),
        *("setup.statue-sites", "setup.temples", "setup.zeus-tiles"),
    }
)
"""Rules that no action can break: who is let off them overlooks faults of layouts and positions."""


class Believed(msgspec.Struct, frozen=True):
    """Everything that a rule set's ``replaced`` makes different, put together."""

    variants: tuple[Variant, ...]
    waived: frozenset[str]
    deeds: Deeds

    def board(self, layout: Layout) -> Board:
        """The board as it is seen."""
        taken = tuple((a, b) for one in self.variants for a, b in one.taken.items())
        return _misread(layout, taken) if taken else board_of(layout)

    def setting(self, setting: Setting) -> Setting:
        """The setting as it is played."""
        rules = setting.rules
        for one in self.variants:
            if one.rules is not None:
                rules = one.rules(rules)
        return setting if rules is setting.rules else replace(setting, rules=rules)

    @property
    def stand(self) -> Stand:
        """What makes a standing out of tables, setting and position."""
        kind: type[Standing] = Standing
        changes = [one.powers for one in self.variants if one.powers is not None]
        for one in self.variants:
            kind = one.standing or kind
        if not changes:
            return kind

        # Listings are kept by powers, so that the same ones must come out each time.
        @cache
        def believed(powers: Powers) -> Powers:
            for change in changes:
                powers = change(powers)
            return powers

        def stand(tables: Tables, setting: Setting, position: Position) -> Standing:
            standing = kind(tables, setting, position)
            standing.powers = believed(standing.powers)
            return standing

        return stand

    def layout_faults(self, layout: Layout) -> tuple[Fault, ...]:
        """The faults of a layout that are seen."""
        looks = [one.overlooked for one in self.variants if one.overlooked is not None]
        return tuple(
            fault
            for fault in _faults(layout)
            if fault.rule not in self.waived and not any(look(fault) for look in looks)
        )


def believed(replaced: Replaced, known: Mapping[tuple[str, str], Variant]) -> Believed:
    """What the pairs of a rule set's ``replaced`` make different.

    Raises ValueError for a rule id that nothing rests on, or a variant that is not known.
    """
    waived = tuple(rule for rule, variant in replaced if variant == WAIVED)
    others = [pair for pair in replaced if pair[1] != WAIVED]
    for rule, variant in others:
        if (rule, variant) not in known:
            raise ValueError(f"replaced: {rule} has no variant {variant!r}")
    conditions = sound.deeds_of(tuple((rule, WAIVED) for rule in waived if rule not in _LOOKED_FOR))
    return put_together(tuple(known[pair] for pair in others), frozenset(waived), conditions)


def put_together(
    variants: tuple[Variant, ...],
    waived: frozenset[str] = frozenset(),
    deeds: Deeds | None = None,
) -> Believed:
    """Several variants at once."""
    deeds = deeds or sound.deeds_of(())
    for one in variants:
        if one.deeds is not None:
            deeds = one.deeds(deeds)
        if one.battle is not None:
            deeds = _fighting(deeds, one.battle(deeds.battle))
    return Believed(variants, waived, deeds)


@lru_cache(maxsize=64)
def _faults(layout: Layout) -> tuple[Fault, ...]:
    return layout.faults()


@lru_cache(maxsize=48)
def _misread(layout: Layout, taken: tuple[tuple[Terrain, Terrain], ...]) -> Board:
    return MisreadBoard(layout, dict(taken))


def _fighting(deeds: Deeds, battle: Battle) -> Deeds:
    """The deeds with the numbers of a fight replaced."""
    fight, fight_on = fights(battle)
    new = {sound.LOCAL[0].do: fight.do, sound.ANSWERS[FightOn][0].do: fight_on.do}
    changed = each_deed(deeds, lambda deed: replace(deed, do=new.get(deed.do, deed.do)))
    return replace(changed, battle=battle)


# --- what variants are made with -----------------------------------------------------------------


def each_deed(deeds: Deeds, change: Callable[[Deed], Deed]) -> Deeds:
    """All deeds but moves, each changed."""

    def group(own: Iterable[Deed]) -> tuple[Deed, ...]:
        return tuple(map(change, own))

    return replace(
        deeds,
        local=group(deeds.local),
        anywhere=group(deeds.anywhere),
        colorless=group(deeds.colorless),
        gods=group(deeds.gods),
        answers={step: group(own) for step, own in deeds.answers.items()},
    )


def with_conditions(
    deeds: Deeds, those: Callable[[Deed, Condition], bool], new: Callable[[Condition], Condition]
) -> Deeds:
    """The deeds with some of their conditions replaced."""

    def change(deed: Deed) -> Deed:
        if not any(those(deed, one) for one in deed.conditions):
            return deed
        conditions = tuple(new(one) if those(deed, one) else one for one in deed.conditions)
        return replace(deed, conditions=conditions)

    return each_deed(deeds, change)
