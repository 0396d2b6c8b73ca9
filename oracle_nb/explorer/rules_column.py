"""The column of tables that says by which rules a game was played."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from oracle_nb.core.arguments import whole
from oracle_nb.games.registry import package_of
from oracle_nb.games.rules import Rules

PRINTED: Final = "printed"
"""The printed rules, without options."""


def rules_text(rules: object) -> str:
    """Return a RuleSet or a setting as a short text: its differences from the printed rules."""
    if not isinstance(rules, msgspec.Struct):
        return PRINTED
    differing = {
        field.name: value
        for field in msgspec.structs.fields(rules)
        if (value := getattr(rules, field.name)) != field.default
    }
    return msgspec.json.encode(differing).decode() if differing else PRINTED


def played_rules(rules: Rules) -> str:
    """Return the rules of a game (``Rules``) as a short text."""
    departures = package_of(rules.name).departures(rules)
    if departures is None:
        return rules_text(getattr(rules.setting, "rules", rules.setting))
    return msgspec.json.encode(departures).decode() if departures else PRINTED


def chosen_rules(game: str, players: int, options: Mapping[str, Any]) -> str:
    """Return the rules of games with these options as a short text."""
    made = package_of(game).new_game(whole("players", players), 0, **options)
    return played_rules(made.rules)
