"""What can't be used now, and why not, as lines for a terminal."""

from typing import Any

from oracle_nb.app.panels import panels_of
from oracle_nb.app.table.refusal import first_reason, idle_of
from oracle_nb.cli.wording import words
from oracle_nb.game import Game


def all_idle(game: Game[Any, Any], language: str) -> list[str]:
    """Every die, card, god or other thing that can't be used now, each with its reason."""
    say, told = words(language).say, game.rules.words(language)
    panels, position = panels_of(game.rules, language), game.position
    return [
        say(
            "idle-line",
            name=panels.source_title(game.rules, position, one.key)
            if one.key
            else told.action(position, game.action(one.text)),
            reason=one.reason,
            action=one.text,
        )
        for one in idle_of(game, panels, told)
    ]


def at_space(game: Game[Any, Any], name: str, language: str) -> list[str]:
    """What each thing could do at a space, or why it can't; empty for the name of no space."""
    say, told = words(language).say, game.rules.words(language)
    panels, position = panels_of(game.rules, language), game.position
    named = {group.name.lower(): group.space for group in game.rules.scene(position).spaces}
    space = named.get(name.lower())
    # A number is an action of the menu, whatever a space is called.
    if space is None or name.isdecimal():
        return []
    legal: dict[str, list[Any]] = {}
    for action in game.legal_actions():
        key = panels.source(game.rules, position, action)
        here = panels.space(game.rules, action) == space
        legal.setdefault(key, []).extend([action] if here else [])
    lines = []
    for key, actions in legal.items():
        title = panels.source_title(game.rules, position, key)
        lines += [
            say("works-there", name=title, action=told.action(position, one)) for one in actions
        ]
        tries = () if actions else panels.attempts(game.rules, position, key, space)
        own = (one for one in tries if panels.source(game.rules, position, one) == key)
        refused = sorted(own, key=lambda one: len(game.check(one).broken))[:1]
        lines += [
            say(
                "idle-line",
                name=title,
                reason=first_reason(told, game, one),
                action=game.write(one),
            )
            for one in refused
        ]
    return lines or [say("nothing-there")]
