"""Read sentences of lessons back into messages and facts."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from fluent.syntax import ast

from tests.statements.catalog import PACKAGE, parsed
from tests.statements.reading import Reader, Slot

_FOLDERS: Final = ("delphi/lessons",)
_FILES: Final = ("delphi/text/{0}/names.ftl", "text/{0}/lists.ftl")


class LessonReader(Reader):
    """The messages of the lessons in one language."""

    def _parsed(self) -> dict[str, ast.Message]:
        folders = (PACKAGE / folder / self.language for folder in _FOLDERS)
        files = [file for folder in folders for file in sorted(folder.glob("*.ftl"))]
        return parsed([*files, *(PACKAGE / name.format(self.language) for name in _FILES)])

    def _sayable(self) -> Iterator[tuple[str, ast.Pattern]]:
        found = super()._sayable()
        return ((name, pattern) for name, pattern in found if name.startswith("why-"))

    def _slot(self, node: object) -> Slot:
        slot = super()._slot(node)
        if slot.fact in {"numbers", "colors", "spaces"}:
            return Slot(slot.fact, slot.kind, slot.form, listed=True)
        if slot.fact in {"once", "twice"}:
            return Slot(slot.fact, "color", slot.form)
        return Slot(slot.fact, "words", "") if slot.fact == "text" else slot

    def _item(self, slot: Slot) -> str:
        return "[\\d/\N{MULTIPLICATION SIGN}, ]+" if slot.kind == "words" else super()._item(slot)

    def _single(self, slot: Slot, text: str) -> Iterator[object]:
        if slot.kind == "words":
            yield text
        else:
            yield from super()._single(slot, text)


@lru_cache(maxsize=4)
def lesson_reader(language: str) -> LessonReader:
    """Return the reader of the lessons in a language."""
    return LessonReader(language)
