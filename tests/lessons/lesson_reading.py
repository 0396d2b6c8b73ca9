"""Read sentences of lessons back into messages and facts."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from fluent.syntax import ast

from tests.statements.catalog import PACKAGE, parsed
from tests.statements.reading import Reader, Slot, reader
from tests.statements.statement import Statement

_FOLDERS: Final = ("delphi/lessons",)
_FILES: Final = ("delphi/text/{0}/names.ftl", "text/{0}/lists.ftl")
_KINDS: Final = {
    "text": "words",
    "families": "family",
    **dict.fromkeys(("once", "twice", "held", "neighbor", "opposite", "border"), "color"),
    **dict.fromkeys(("owner", "own", "beside", "far"), "color"),
    "saved": "decimal",
    "motive": "motive",
    **dict.fromkeys(("other", "end", "at1", "at2", "at3"), "space"),
}
"""The kinds of facts that only lessons have."""
_LISTED: Final = {"numbers", "colors", "spaces", "held", "families"}


class LessonReader(Reader):
    """The messages of the lessons in one language."""

    def _parsed(self) -> dict[str, ast.Message]:
        folders = (PACKAGE / folder / self.language for folder in _FOLDERS)
        files = [file for folder in folders for file in sorted(folder.glob("*.ftl"))]
        return parsed([*files, *(PACKAGE / name.format(self.language) for name in _FILES)])

    def _sayable(self) -> Iterator[tuple[str, ast.Pattern]]:
        patterns = super()._sayable()
        return ((name, pattern) for name, pattern in patterns if name.startswith("why-"))

    def _slot(self, node: object) -> Slot:
        slot = super()._slot(node)
        kind = _KINDS.get(slot.fact, slot.kind)
        return Slot(slot.fact, kind, slot.form, slot.listed or slot.fact in _LISTED)

    def _item(self, slot: Slot) -> str:
        if slot.kind == "decimal":
            return r"\d+[.,]\d"
        if slot.kind == "motive":
            return ".+"
        return "[\\d/\N{MULTIPLICATION SIGN}, ]+" if slot.kind == "words" else super()._item(slot)

    def _single(self, slot: Slot, text: str) -> Iterator[object]:
        if slot.kind == "words":
            yield text
        elif slot.kind == "motive":
            read = reader(self.language).read(text, ("motive-coach-",))
            # Repairs say some actions in the same words.
            yield from (said for said in read if _goal(said).startswith("goal-"))
        elif slot.kind == "decimal":
            yield float(text.replace(",", "."))
        else:
            yield from super()._single(slot, text)


def _goal(said: Statement) -> str:
    deed = said.facts.get("deed")
    return deed.message if isinstance(deed, Statement) else "goal-"


@lru_cache(maxsize=4)
def lesson_reader(language: str) -> LessonReader:
    """Return the reader of the lessons in a language."""
    return LessonReader(language)
