"""The tables of docs/measures.md, written from the measures themselves and their words.

    .venv/bin/python scripts/measures.py    # write them anew

The text between the marks in the page is replaced; the rest is written by hand.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from oracle_nb.delphi.measures import MEASURES, SOURCES, say
from oracle_nb.delphi.measures.network.graphs import GRAPHS
from oracle_nb.delphi.measures.wording import message_of
from oracle_nb.text import WordingError

PAGE: Final = Path(__file__).parents[1] / "docs" / "measures.md"


def graphs() -> Iterator[str]:
    """Yield a table of the graphs."""
    yield "| graph | nodes and edges |"
    yield "| --- | --- |"
    for graph in GRAPHS:
        yield f"| `study.{graph}` | {say('en', f'graph-{graph}-about')} |"


def measures() -> Iterator[str]:
    """Yield a table for each family."""
    cited = _cited()
    for family in dict.fromkeys(measure.family for measure in MEASURES.values()):
        yield f"\n### {say('en', f'family-{family}')}\n"
        yield "| measure | meaning | summary number | graph, shape | equals | source |"
        yield "| --- | --- | --- | --- | --- | --- |"
        for name, entry in MEASURES.items():
            if entry.family == family:
                term, reading = _said(name), _said(f"{name}-reading")
                equals = f"`{entry.equals}`" if entry.equals else ""
                number = cited.index(entry.source) + 1
                yield (
                    f"| `{name}`<br>{term} | {reading} | {_number(name)} "
                    f"| {entry.graph}, {entry.shape} | {equals} | {number} |"
                )


def _said(message: str, **facts: object) -> str:
    return say("en", message_of(message), **facts)


def _number(name: str) -> str:
    """Return what the headline is, with dots for the number itself."""
    try:
        return _said(f"{name}-number", number="…")
    except WordingError:  # a share of a hundred takes none but a number
        return re.sub(r"\d+%", "… %", _said(f"{name}-number", number=0.5), count=1)


def sources() -> Iterator[str]:
    """Yield a numbered list of what is cited."""
    yield from (f"{n}. {SOURCES[key]}" for n, key in enumerate(_cited(), 1))


def _cited() -> list[str]:
    return sorted({measure.source for measure in MEASURES.values()})


PARTS: Final = {"graphs": graphs, "measures": measures, "sources": sources}


def filled(page: str) -> str:
    """Return the page with its tables as they should be."""
    for name, lines in PARTS.items():
        block = f"<!-- {name} -->\n\n" + "\n".join(lines()).strip() + f"\n\n<!-- /{name} -->"
        parts = re.split(rf"<!-- {name} -->.*?<!-- /{name} -->", page, flags=re.DOTALL)
        if len(parts) != 2:
            times = len(parts) - 1
            raise SystemExit(f"{PAGE.name}: the marks <!-- {name} --> are there {times} times")
        page = block.join(parts)
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")
    print(f"{PAGE}: {len(MEASURES)} measures")
