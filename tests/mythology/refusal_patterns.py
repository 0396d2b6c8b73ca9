"""Which rule a refusal is about, read from its sentence alone.

Messages are turned into patterns here, without the code that chooses messages. A message belongs to
the rule with the longest id that its name begins with.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

import oracle_nb

ROOT = Path(oracle_nb.__file__).parent
KIND = "refuse-"


def rules_said(
    text: str, language: str, ids: tuple[str, ...], level: str = "mythology"
) -> set[str]:
    """Return the ids of the rules of a level that refuse with a sentence."""
    said = (name for name, regex in _patterns(language, level) if regex.fullmatch(text))
    return {owner(name, ids) for name in said}


def owner(message: str, ids: tuple[str, ...]) -> str:
    """Return the rule with the longest id that the name of a refusal begins with."""
    name = f"{message.removeprefix(KIND)}-"
    fitting = [rule for rule in ids if name.startswith(f"{rule.replace('.', '-')}-")]
    return max(fitting, key=len, default="")


@cache
def _patterns(language: str, level: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (entry.id.name, re.compile(said))
        for folder in (f"{level}/text", "text")
        for file in sorted((ROOT / folder / language).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(KIND) and entry.value
        for said in _said(entry.value)
    )


def _said(pattern: ast.Pattern) -> Iterator[str]:
    """Yield a regular expression for each choice of variants."""
    for parts in product(*(_element(element) for element in pattern.elements)):
        yield "".join(parts)


def _element(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [re.escape(element.value)]
    if isinstance(element.expression, ast.SelectExpression):
        return [text for each in element.expression.variants for text in _said(each.value)]
    return [".+"]
