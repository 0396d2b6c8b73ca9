"""The column of tables that says by which rules a game was played."""

from typing import Any

import msgspec

from oracle_nb.explorer.atlas_files import PRINTED


def rules_text(rules: Any) -> str:
    """Return a RuleSet as a short text: its differences from the printed rules."""
    if rules is None:
        return PRINTED
    differing = {
        field.name: value
        for field in msgspec.structs.fields(rules)
        if (value := getattr(rules, field.name)) != field.default
    }
    return msgspec.json.encode(differing).decode() if differing else PRINTED
