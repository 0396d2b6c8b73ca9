"""Markup as a change of other markup that a browser has already."""

import re
import sys
from collections.abc import Sequence
from difflib import SequenceMatcher
from pathlib import Path
from typing import Final, TypeAlias

Change: TypeAlias = list[int | str]
"""Three values for each place that differs: how many tokens before it stay, how many are gone, and
the text that takes their place. ``changed_text.js`` reads it, too."""

SCRIPT: Final = Path(__file__).with_name("changed_text.js").read_text("utf-8")
"""The code with which a browser reads changes."""
_TOKEN: Final = re.compile(r"""[^"'> ]*["'> ]|[^"'> ]+\Z""")
_MOST_COMPARED: Final = 0 if sys.platform == "emscripten" else 40_000
"""Maximum product of the numbers of tokens for a comparison of each with each.

A page whose Python is in the same browser waits for comparisons, but for no bytes.
"""


def change(before: str, after: str) -> Change:
    """Return the change that makes one text of another."""
    old, new = _TOKEN.findall(before), _TOKEN.findall(after)
    start = _alike(old, new)
    end = _alike(old[start:][::-1], new[start:][::-1])
    old, new = old[start : len(old) - end], new[start : len(new) - end]
    result: Change = []
    kept = start
    for old_start, old_end, new_start, new_end in _differences(old, new):
        result += [start + old_start - kept if result else start + old_start]
        result += [old_end - old_start, "".join(new[new_start:new_end])]
        kept = start + old_end
    return result


def changed(before: str, made: Sequence[int | str]) -> str:
    """Return the text that a change makes of another."""
    tokens, place, pieces = _TOKEN.findall(before), 0, []
    for kept, gone, text in zip(made[::3], made[1::3], made[2::3], strict=True):
        assert not isinstance(kept, str)
        assert not isinstance(gone, str)
        pieces += [*tokens[place : place + kept], str(text)]
        place += kept + gone
    return "".join([*pieces, *tokens[place:]])


def _alike(old: Sequence[str], new: Sequence[str]) -> int:
    """Return how many tokens are the same at the start."""
    count = 0
    for token, other in zip(old, new, strict=False):
        if token != other:
            break
        count += 1
    return count


def _differences(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int, int, int]]:
    """Return the ranges of the old tokens that differ, each with that of the new ones."""
    if not old and not new:
        return []
    if len(old) == len(new):
        differs = [place for place, token in enumerate(old) if token != new[place]]
        ranges: list[tuple[int, int, int, int]] = []
        for place in differs:
            first = ranges.pop()[0] if ranges and ranges[-1][1] == place else place
            ranges.append((first, place + 1, first, place + 1))
        return ranges
    if len(old) * len(new) > _MOST_COMPARED:
        return [(0, len(old), 0, len(new))]
    steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return [ranges for kind, *ranges in steps if kind != "equal"]  # type: ignore[misc]
