"""Mutants of the rules, one condition deleted or inverted in each, and which test notices.

    .venv/bin/python -m tests.fuzz.mutants            # by the scenarios
    .venv/bin/python -m tests.fuzz.mutants --proof    # by the proof of refusals alone

A precondition of several action schemas is a mutant of each of them.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from msgspec.structs import replace
from tqdm import tqdm

from oracle_nb.delphi.model.position import tag
from oracle_nb.delphi.pieces import ALL_COLORS
from oracle_nb.delphi.rules import action_schemas as deeds_module
from oracle_nb.delphi.rules.action_schema import (
    ActionSchema,
    Precondition,
    SourcePrecondition,
    SpacePrecondition,
    always,
)
from oracle_nb.delphi.rules.action_schemas import ActionSchemas, action_schemas_of
from oracle_nb.delphi.rules.families.moving import EVERYWHERE
from oracle_nb.delphi.scenarios import DelphiScenarioFile, position_builder, read, run
from tests.fuzz.tally import Tally, proved

FOLDER: Final = Path(__file__).parents[2] / "scenarios"
GAMES: Final = 14
STRIDE: Final = 5
EACH: Final = 800
"""How many games, how far from one to the next, and how many pairs of each the proof looks at."""


class Mutant(NamedTuple):
    """The action schemas with one precondition changed."""

    name: str
    rule: str
    schemas: ActionSchemas


# --- making them ---------------------------------------------------------------------------------


def _conditions(condition: Precondition) -> Iterator[tuple[str, Precondition]]:
    """Deleted and inverted; what narrows a listing goes with what it stands for."""
    open_to = replace(condition, permits=always, narrows=None, once=False, fixed=False)
    permits = condition.permits
    yield "deleted", open_to
    yield (
        "inverted",
        replace(open_to, permits=lambda state, target: ALL_COLORS & ~permits(state, target)),
    )


def _spaces(condition: SpacePrecondition) -> Iterator[tuple[str, SpacePrecondition]]:
    permits = condition.permits
    yield "deleted", replace(condition, permits=lambda state, color, tokens: EVERYWHERE)
    yield "inverted", replace(condition, permits=lambda *given: ~permits(*given))


def _sources(condition: SourcePrecondition) -> Iterator[tuple[str, SourcePrecondition]]:
    holds = condition.holds
    yield "deleted", replace(condition, holds=lambda state, source, color: True)
    yield "inverted", replace(condition, holds=lambda *given: not holds(*given))


def _each(
    items: tuple[Any, ...], change: Callable[[Any], Iterator[tuple[str, Any]]]
) -> Iterator[tuple[str, str, tuple[Any, ...]]]:
    """The items with one of them changed, in each way, with its rule and the way."""
    for place, item in enumerate(items):
        for how, other in change(item):
            yield item.rule, how, (*items[:place], other, *items[place + 1 :])


def _mutated(schema: ActionSchema) -> Iterator[tuple[str, str, ActionSchema]]:
    for rule, how, conditions in _each(schema.conditions, _conditions):
        yield rule, how, replace(schema, conditions=conditions)


def mutants() -> Iterator[Mutant]:
    """Every precondition of every action schema deleted once, and inverted once."""
    schemas = action_schemas_of(())
    for rule, how, move in _each(schemas.move, _spaces):
        yield Mutant(f"move: {rule} {how}", rule, replace(schemas, move=move))
    for rule, how, source in _each(schemas.source, _sources):
        yield Mutant(f"dice and cards: {rule} {how}", rule, replace(schemas, source=source))
    for group in ("local", "anywhere", "colorless", "gods"):
        own: tuple[ActionSchema, ...] = getattr(schemas, group)
        for place, schema in enumerate(own):
            for rule, how, other in _mutated(schema):
                changed = {group: (*own[:place], other, *own[place + 1 :])}
                yield Mutant(f"{schema.verb}: {rule} {how}", rule, replace(schemas, **changed))
    for step, own in schemas.answers.items():
        for place, schema in enumerate(own):
            for rule, how, other in _mutated(schema):
                answers = {**schemas.answers, step: (*own[:place], other, *own[place + 1 :])}
                name = f"{tag(step)}, {schema.verb}: {rule} {how}"
                yield Mutant(name, rule, replace(schemas, answers=answers))


# --- noticing them -------------------------------------------------------------------------------


@contextmanager
def played(mutant: Mutant) -> Iterator[None]:
    """Everyone plays by the mutant, but for those with beliefs of their own."""

    def changed(replaced: tuple[tuple[str, str], ...]) -> ActionSchemas:
        return action_schemas_of(replaced) if replaced else mutant.schemas

    position_builder.rules_of.cache_clear()
    with patch.object(deeds_module, "action_schemas_of", changed):
        yield
    position_builder.rules_of.cache_clear()


@cache
def scenarios() -> tuple[tuple[DelphiScenarioFile, int], ...]:
    files = [read(path) for path in sorted(FOLDER.glob("*.toml"))]
    return tuple((file, number) for file in files for number in range(len(file.scenarios)))


def by_scenarios(mutant: Mutant) -> str:
    """The first scenario that notices, those about the rule before others; "" for none."""

    def about(scenario: tuple[DelphiScenarioFile, int]) -> bool:
        return mutant.rule not in scenario[0].scenarios[scenario[1]].rules

    with played(mutant):
        for file, number in sorted(scenarios(), key=about):
            if not _passes(file, number):
                return f"{Path(file.name).stem}: {file.scenarios[number].name}"
    return ""


def _passes(file: DelphiScenarioFile, number: int) -> bool:
    try:
        return run(file, number).passed
    except Exception:  # noqa: BLE001  (a test that breaks has noticed)
        return False


def by_proof(mutant: Mutant) -> str:
    """The first finding of the proof of refusals; "" if it notices nothing.

    It looks at refusals only, so that a condition that refuses no more is beyond it, unless the
    game goes to pieces without it.
    """
    tally = Tally()
    with played(mutant):
        for count in range(GAMES):
            try:
                tally.add(proved(STRIDE * count, EACH))
            except Exception as error:  # noqa: BLE001  (the same)
                return f"{type(error).__name__}: {error}"
            if faults := tally.faults():
                return faults[0]
    return ""


def main() -> int:
    """Print who notices which mutant."""
    parser = argparse.ArgumentParser(prog="tests.fuzz.mutants", description=__doc__)
    parser.add_argument("--proof", action="store_true", help="by the proof, not the scenarios")
    notice = by_proof if parser.parse_args().proof else by_scenarios
    every = list(mutants())
    seen: Counter[bool] = Counter()
    for mutant in tqdm(every, unit="mutant", file=sys.stderr):
        who = notice(mutant)
        seen[bool(who)] += 1
        print(f"{mutant.name:60} {who[:120] or 'NOBODY NOTICES'}", flush=True)
    print(f"{seen[True]} of {len(every)} mutants noticed")
    return 0 if not seen[False] else 1


if __name__ == "__main__":
    sys.exit(main())
