"""Reasons why a lesson file or a link can't be read, in any language.

The reasons come from libraries and from the check of files, which know English only. What they say
is recognized by its form; a file can also be read in a terminal, where it stays English.
"""

import re
from collections.abc import Callable
from typing import Final

_KINDS: Final = {
    "a whole number": "int",
    "a number": "float",
    "a text": "str",
    "true or false": "bool",
    "nothing": "null",
    "a list": "array",
    "a table": "object",
}
_KIND_NAME: Final = re.compile("|".join(_KINDS))
_KIND: Final = re.compile(r"(.+) is needed, not (.+)")
_FORMS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), message)
    for pattern, message in (
        (r"'(?P<name>.*)' is not a valid .*; did you mean (?P<near>.*)\?", "draft-why-near"),
        (r"'(?P<name>.*)' is not a valid .*; there are (?P<near>.*)", "draft-why-known"),
        (r"there is no \w+ '(?P<name>.*?)'; there are (?P<near>.*)", "draft-why-known"),
        (r"(?:\w+: )?there is no (?:\w+ )?'(?P<name>.*?)'.*", "draft-fault-unknown"),
        (r"'?(?P<name>.*?)'? is none of the values there are", "draft-fault-unknown"),
        (r"a text is needed, not an empty one", "draft-fault-empty"),
        (r"(?P<count>\d+) entries are needed", "draft-why-entries"),
        (r"at least (?P<count>\d+) entries are needed", "draft-why-least-entries"),
        (r"must be (?P<least>\S+) or more", "draft-why-least"),
        (r"must be (?P<most>\S+) or less", "draft-why-most"),
        (r"(?:must be|it shows) (?P<least>\d+) to (?P<most>\d+), not .*", "draft-number"),
        (r"the field `?(?P<name>.*?)`? is missing", "draft-why-missing"),
        (r"Object contains unknown field `(?P<name>.*)`", "draft-why-field"),
        (r"there is no field `?(?P<name>.*?)`?", "draft-why-field"),
        (r"must have the form .*", "draft-why-form"),
        (r"(?P<name>.*) is named twice", "draft-why-twice"),
        (r"chance can't give (?P<name>.*) here", "draft-why-chance"),
        (r"it occurs (?P<count>\d+) times in the link", "link-why-repeated"),
        (r"there is no such kind of chance, only (?P<near>.*)", "link-why-chance"),
        (r"there is no position in the link", "link-why-empty"),
        (r"the game \w+ has no positions to hand out", "link-why-no-positions"),
        (r"at most (?P<most>\d+) (?:are given|kinds of exercises), not \d+", "link-why-many"),
        (r"'.*' is not a number from (?P<least>\d+) to (?P<most>\d+)", "draft-number"),
        (r"(?P<least>\d+) to (?P<most>\d+) fit on a worksheet, not \d+", "draft-number"),
        (r".*: from (?P<least>\d+) to (?P<most>\d+) exercises, not \d+", "draft-number"),
        (r".* has no exercises", "link-why-no-exercises"),
        (r"'(?P<name>.*)' can't be read in the link to a .*", "link-why-unread"),
    )
)
_TOML: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), message)
    for pattern, message in (
        (r"\(at line (?P<line>\d+), column (?P<column>\d+)\)", "draft-toml-column"),
        (r"\(at line (?P<line>\d+)\)", "draft-toml-line"),
        (r"\(at end of document\)", "draft-toml-end"),
        (r"nested brackets", "draft-toml-nested"),
    )
)
_SCENARIO: Final = re.compile(r"[^:]*:(?P<line>\d+): ")

Say = Callable[..., str]
"""A function from a message and its facts to the text."""


def reason_text(say: Say, reason: str) -> str | None:
    """Return why a value can't be read; None for a reason of an unknown form."""
    if (match := _KIND.fullmatch(reason)) and reason != "a text is needed, not an empty one":
        kinds = [_KIND_NAME.findall(group) for group in match.groups()]
        if all(kinds):
            wanted, given = (
                ", ".join(say(f"draft-kind-{_KINDS[kind]}") for kind in each) for each in kinds
            )
            return say("draft-why-kind", wanted=wanted, given=given)
    for pattern, message in _FORMS:
        if match := pattern.fullmatch(reason):
            facts = match.groupdict()
            if "near" in facts:
                facts["near"] = facts["near"].replace(" or ", ", ")
            if "count" in facts:
                return say(message, count=int(facts["count"]))
            return say(message, **facts)
    return None


def position_text(say: Say, reason: str) -> str:
    """Return why a position can't be opened, within a sentence."""
    if reason.startswith("this isn't a position code"):
        return say("draft-why-code")
    if reason.startswith("this code is damaged"):
        return say("draft-why-damaged")
    if match := _SCENARIO.match(reason):
        return say("draft-why-scenario", line=match["line"])
    return say("draft-why-no-position")


def toml_text(say: Say, reason: str) -> str:
    """Return where a text isn't TOML."""
    for pattern, message in _TOML:
        if match := pattern.search(reason):
            return say(message, **match.groupdict())
    return say("draft-toml-somewhere")
