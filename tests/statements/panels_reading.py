"""Read what the panels say: the strip of needs, the players' boards, the end of a game.

Their messages are apart from those of the rulebook and have the same ids in places. Here each
begins with "panels/", so that counts and checks of both kinds stand side by side.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from fluent.syntax import ast

from tests.statements.catalog import PACKAGE, parsed
from tests.statements.reading import Pattern, Reader, Slot
from tests.statements.statement import Statement

HERE: Final = "panels/"
_FILES: Final = (
    *(f"delphi/ui/{{0}}/{name}.ftl" for name in ("panels", "spots", "help", "ending")),
    "delphi/text/{0}/names.ftl",
    "text/{0}/lists.ftl",
)
_KINDS: Final[Mapping[tuple[str, str], str]] = {
    ("companion", "name"): "companion",
    ("wheel-field", "used"): "number",
    ("spot-wheel", "dice"): "color",
    ("need-hold", "used"): "number",
    ("spot-hold", "used"): "number",
    ("spot-cards", "cards"): "sentence",
    ("spot-injuries", "cards"): "sentence",
    ("need-also", "names"): "sentence",
    ("tile-is", "name"): "ship-tile",
}
"""The kind of a fact (message, fact), if its name alone doesn't determine it."""
_NESTED: Final[Mapping[str, tuple[str, ...]]] = {
    "way": ("panels/need-way",),
    "names": ("panels/need-other",),
    "cards": ("panels/oracle-cards-of", "panels/injuries-of"),
}


class PanelReader(Reader):
    """The messages of the panels in one language."""

    _message = ""

    def _parsed(self) -> dict[str, ast.Message]:
        return parsed(PACKAGE / name.format(self.language) for name in _FILES)

    def _sayable(self) -> Iterator[tuple[str, ast.Pattern]]:
        return ((HERE + name, pattern) for name, pattern in super()._sayable())

    def _compiled(self, name: str, pattern: ast.Pattern) -> Iterator[Pattern]:
        self._message = name.removeprefix(HERE)
        yield from super()._compiled(name, pattern)

    def _slot(self, node: object) -> Slot:
        slot = super()._slot(node)
        return replace(slot, kind=_KINDS.get((self._message, slot.fact), slot.kind))

    def _single(self, slot: Slot, text: str) -> Iterator[object]:
        if slot.kind == "sentence":
            yield from self.read(text, _NESTED[slot.fact])
        else:
            yield from super()._single(slot, text)


@lru_cache(maxsize=4)
def panel_reader(language: str) -> PanelReader:
    """Return the reader of the panels in a language."""
    return PanelReader(language)


def one_of(language: str, text: str, *families: str) -> Statement | None:
    """Return what a text of the panels states, None where no message of these families says it."""
    read = panel_reader(language).read(text, tuple(HERE + family for family in families))
    return read[0] if read else None
