"""Mutants of the preconditions of the Advanced Game, and which test notices each.

    .venv/bin/python -m tests.mythology.advanced.mutants           # by scenarios
    .venv/bin/python -m tests.mythology.advanced.mutants --second  # by the second set of rules

Each precondition of each verb is removed once, and negated once.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from msgspec.structs import replace

from oracle_nb.mythology.advanced.model.actions import Verb
from oracle_nb.mythology.advanced.rules import action_schemas
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.advanced.scenarios import ScenarioFile, read, run
from oracle_nb.mythology.rules.schema import ALL
from tests.mythology.advanced.second.proof import proved

SCHEMAS: Final = action_schemas._PRECONDITIONS
FOLDER: Final = Path(__file__).parents[3] / "scenarios" / "mythology-advanced"
FILES: Final[tuple[ScenarioFile, ...]] = tuple(map(read, sorted(FOLDER.glob("*.toml"))))
GAMES: Final = (*range(8), 14, 15)
EACH: Final = 400
"""The games that the second set looks at, and how many decisions of each."""


class Mutant(NamedTuple):
    """One precondition of a verb that is removed, or says the opposite."""

    verb: Verb
    place: int
    inverted: bool

    @property
    def rule(self) -> str:
        """The rule of the precondition."""
        return SCHEMAS[self.verb][self.place].rule

    def __str__(self) -> str:
        return f"{self.verb} {self.rule} {'negated' if self.inverted else 'removed'}"


def mutants() -> Iterator[Mutant]:
    """Yield every mutant."""
    for verb, conditions in SCHEMAS.items():
        for place in range(len(conditions)):
            yield Mutant(verb, place, inverted=False)
            yield Mutant(verb, place, inverted=True)


@contextmanager
def played(mutant: Mutant) -> Iterator[None]:
    """Everyone plays by the mutant."""
    before = SCHEMAS[mutant.verb]
    permits: Callable[[State, int], int] = before[mutant.place].permits
    changed = replace(
        before[mutant.place],
        permits=lambda state, unit: ~permits(state, unit) if mutant.inverted else ALL,
    )
    conditions = (*before[: mutant.place], changed, *before[mutant.place + 1 :])
    with patch.dict(SCHEMAS, {mutant.verb: conditions}):
        yield


def by_scenarios(mutant: Mutant) -> str:
    """Return the first scenario that fails, those about the rule before others; "" for none."""
    cases = [(file, n) for file in FILES for n in range(len(file.scenarios))]
    cases.sort(key=lambda case: mutant.rule not in case[0].scenarios[case[1]].rules)
    with played(mutant):
        for file, number in cases:
            if not _passes(file, number):
                return f"{Path(file.name).stem}: {file.scenarios[number].name}"
    return ""


def _passes(file: ScenarioFile, number: int) -> bool:
    try:
        return bool(run(file, number).passed)
    except Exception:  # noqa: BLE001  (a scenario that breaks has noticed)
        return False


def by_second_set(mutant: Mutant) -> str:
    """Return the first disagreement with the second set of rules; "" for none."""
    with played(mutant):
        for number in GAMES:
            try:
                faults = proved(number, EACH).troubles
            except Exception as error:  # noqa: BLE001  (the same)
                return f"{type(error).__name__}: {error}"
            if faults:
                return faults[0]
    return ""


def main() -> int:
    """Print which test notices each mutant."""
    parser = argparse.ArgumentParser(prog="tests.mythology.advanced.mutants", description=__doc__)
    parser.add_argument("--second", action="store_true", help="by the second set of rules")
    notice = by_second_set if parser.parse_args().second else by_scenarios
    every, noticed = list(mutants()), 0
    for mutant in every:
        finding = notice(mutant)
        noticed += bool(finding)
        print(f"{mutant!s:52} {finding[:100] or 'NOBODY NOTICES'}", flush=True)
    print(f"{noticed} of {len(every)} mutants noticed")
    return 0 if noticed == len(every) else 1


if __name__ == "__main__":
    sys.exit(main())
