"""oracle-nb schema."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from oracle_nb.delphi.commands.schema import SchemaKind, text_of
from tests.cli.running import played

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("what", SchemaKind)
def test_the_published_schemas_are_current(what):
    path = ROOT / "docs" / "schema" / f"{what}.json"
    again = f"oracle-nb schema {what} > docs/schema/{what}.json"
    assert path.read_bytes() == text_of(what), again


def test_saved_games_fit_the_schema(run):
    jsonschema = import_module("jsonschema")
    game = played(70)
    record = json.loads(game.to_json())
    validator = jsonschema.Draft202012Validator(json.loads(run.good("schema")))
    validator.validate(record)
    jsonschema.validate(record["start"], json.loads(run.good("schema", "position")))
    jsonschema.validate(record["setting"], json.loads(run.good("schema", "setting")))
    for spoiled in ({"turn": "one"}, {"more": 1}):
        with pytest.raises(jsonschema.ValidationError):
            validator.validate(record | {"start": record["start"] | spoiled})
