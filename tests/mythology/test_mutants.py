"""Scenarios notice when a precondition is missing or says the opposite."""

from collections.abc import Callable
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from oracle_nb.games.scenarios import ScenarioError
from oracle_nb.mythology.model.actions import Verb
from oracle_nb.mythology.rules import action_schemas
from oracle_nb.mythology.rules.schema import ALL
from oracle_nb.mythology.rules.turn_state import BasicState
from oracle_nb.mythology.scenarios import run
from tests.mythology.scenario_files import CASES

SCHEMAS = action_schemas._PRECONDITIONS
PLACES = [(verb, place) for verb, conditions in SCHEMAS.items() for place in range(len(conditions))]


def noticed() -> bool:
    """Whether a scenario fails."""
    for file, number in CASES:
        try:
            if not run(file, number).passed:
                return True
        except (ScenarioError, ValueError, LookupError):
            return True
    return False


@pytest.mark.long
@pytest.mark.parametrize(
    ("verb", "place"), PLACES, ids=[f"{verb} {SCHEMAS[verb][n].rule}" for verb, n in PLACES]
)
@pytest.mark.parametrize("inverted", [False, True])
def test_a_changed_precondition_is_noticed(verb: Verb, place: int, inverted: bool):
    before = SCHEMAS[verb]
    permits: Callable[[BasicState, int], int] = before[place].permits
    changed = replace(
        before[place], permits=lambda state, unit: ~permits(state, unit) if inverted else ALL
    )
    conditions = (*before[:place], changed, *before[place + 1 :])
    with patch.dict(SCHEMAS, {verb: conditions}):
        assert noticed()


def test_nothing_is_noticed_without_a_change():
    assert not noticed()
