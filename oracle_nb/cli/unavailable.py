"""Unavailable actions with their reasons, and warnings before a turn ends, for a terminal."""

from typing import Any, Final

from oracle_nb.games.game import Game
from oracle_nb.terminal.text import words
from oracle_nb.web.table.control.refusal import first_reason, idle_of, left_by

SPACE: Final = "@"
"""The prefix of a space's name that could be read as something else: ``?@3111``."""


def idle_by_rule(game: Game, language: str) -> dict[str, list[str]]:
    """Return every unavailable source (die, card, god and so on) with its reason.

    They are grouped by the title of the rule that makes them unavailable.
    """
    say, texts = words(language).say, game.texts(language)
    presentation, position = game.package.presentation(language).actions, game.position
    result: dict[str, list[str]] = {}
    usable = {presentation.source(game.rules, position, legal) for legal in game.legal_actions()}
    for source in idle_of(game, presentation, texts, usable):
        action = game.action(source.text)
        name = texts.action(position, action)
        if source.key:
            name = presentation.source_title(game.rules, position, source.key)
        line = say("idle-line", name=name, reason=source.reason, action=source.text)
        title = texts.rulebook.title(game.check(action).broken[0].rule)
        result.setdefault(title, []).append(line)
    return result


def at_space(game: Game, name: str, language: str) -> list[str]:
    """Return the action of each source at a space, or the reason why it has none.

    The name of a space may begin with ``@``, and must where it's a number: those are actions of the
    menu. Nothing is returned for other texts.
    """
    say, texts = words(language).say, game.texts(language)
    presentation, position = game.package.presentation(language).actions, game.position
    spaces = game.package.scene(game.rules, position, language=language).spaces
    named = {group.name.lower(): group.space for group in spaces}
    space = named.get(name.removeprefix(SPACE).strip().lower())
    if space is None:
        return [say("no-space", name=name)] if name.startswith(SPACE) else []
    if name.isdecimal():
        return []
    legal: dict[str, list[Any]] = {}
    for action in game.legal_actions():
        key = presentation.source(game.rules, position, action)
        here = presentation.target_space(game.rules, position, action) == space
        legal.setdefault(key, []).extend([action] if here else [])
    lines = []
    for key, actions in legal.items():
        title = presentation.source_title(game.rules, position, key)
        lines += [
            say("works-there", name=title, action=texts.action(position, option))
            for option in actions
        ]
        tries = () if actions else presentation.candidates(game.rules, position, key, space)
        own = (
            option for option in tries if presentation.source(game.rules, position, option) == key
        )
        refused = sorted(own, key=lambda action: len(game.check(action).broken))[:1]
        lines += [
            say(
                "idle-line",
                name=title,
                reason=first_reason(texts, game, option),
                action=game.write(option),
            )
            for option in refused
        ]
    return lines or [say("nothing-there")]


def unused(game: Game, action: Any, language: str) -> list[str]:
    """Return a warning if an action would end the turn with something left; else nothing."""
    say, presentation, position = (
        words(language).say,
        game.package.presentation(language).actions,
        game.position,
    )
    options = game.legal_actions()
    left = left_by(presentation, game.rules, position, options, action)
    if not left or action not in options:
        return []
    names = tuple(presentation.source_title(game.rules, position, key) for key in left)
    return [say("unused", names=names), say("type-again", action=game.write(action))]
