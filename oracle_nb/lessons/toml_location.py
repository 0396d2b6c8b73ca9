"""The location of a field in a TOML file, exact enough to find it."""

import re
from collections.abc import Sequence


def line_of(lines: Sequence[str], field: str) -> int:
    """Return the line (from 1) of a field such as "steps.2.say.en" or of its nearest parent; or 0.

    Lists of tables are counted by their [[headers]]; inside one, names are searched in order.
    """
    parts = field.split(".") if field else []
    start, end, found = 0, len(lines), 0
    if len(parts) > 1 and parts[1].isdigit():
        header = re.compile(rf"\s*\[\[\s*{re.escape(parts[0])}\s*\]\]")
        heads = [number for number, line in enumerate(lines) if header.match(line)]
        place = int(parts[1]) - 1
        if heads and place >= len(heads):
            return 0
        if heads:
            start = heads[place]
            found = start + 1
            end = next((n for n in range(start + 1, end) if lines[n].startswith("[[")), end)
            parts = parts[2:]
    for part in parts:
        if part.isdigit():
            continue
        named = re.compile(rf"(?:^|[\[.{{,\s]){re.escape(part)}\s*(?:=|\])")
        line = next((n for n in range(start, end) if named.search(lines[n])), None)
        if line is None:
            break
        start, found = line, line + 1
    return found
