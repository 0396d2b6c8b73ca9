"""Errors in the arguments of a command, in our words: typer's differ by version."""

import re
from collections.abc import Sequence
from typing import Any, Final

from oracle_nb.core.arguments import close
from oracle_nb.terminal.text import languages, words

_LEAST: Final = re.compile(r"greater than or equal to (-?\d+)|x>=(-?\d+)")
_MOST: Final = re.compile(r"less than or equal to (-?\d+)|x<=(-?\d+)")
_RANGE: Final = re.compile(r"(-?\d+)<=x<=(-?\d+)")


def language_of(arguments: Sequence[str]) -> str:
    """Return the language that arguments ask for, if one can be read from them; else English."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            asked = value or "".join(arguments[place + 1 : place + 2])
            return asked if asked in languages() else "en"
    return "en"


def misuse(error: Any, language: str) -> str:
    """Return a sentence for one of typer's errors about arguments; typer's text for others.

    The error is recognized by its attributes: typer has no public class for it in all versions.
    """
    say = words(language).say
    message = str(getattr(error, "message", ""))
    option, param = getattr(error, "option_name", None), getattr(error, "param", None)
    if option and hasattr(error, "possibilities"):
        return say("no-option", option=str(option), near=tuple(error.possibilities or ()))
    if option:
        return say("option-alone", option=str(option))
    if result := re.match(r"No such command '(.*?)'", message):
        commands = getattr(getattr(error, "ctx", None), "command", None)
        near = close(result[1], getattr(commands, "commands", ()))
        if near:
            return say("no-command-near", name=result[1], near=near)
        return say("no-command", name=result[1])
    if result := re.match(r"Got unexpected extra .*\((.*)\)$", message):
        return say("too-many", text=result[1])
    own = " ".join(str(error.format_message()).split()).replace("Value error, ", "")
    if param is None:
        return own
    name = max(param.opts, key=len)
    name = name if name.startswith("-") else name.upper()
    return _unfit(name, message, language) if message else say("argument-missing", name=name)


def _unfit(name: str, message: str, language: str) -> str:
    """Return the fault in the value of an option or argument."""
    say = words(language).say
    if " is not one of " in message:
        given, *known = re.findall("'([^']*)'", message)
        return say("no-choice", name=name, text=given, known=tuple(known))
    if result := _RANGE.search(message):
        return say("not-between", name=name, least=int(result[1]), most=int(result[2]))
    if result := _LEAST.search(message):
        return say("not-least", name=name, least=int(result[1] or result[2]))
    if result := _MOST.search(message):
        return say("not-most", name=name, most=int(result[1] or result[2]))
    if "integer" in message:
        return say("not-whole", name=name)
    return say("unfit", name=name, text=message.removeprefix("Value error, "))
