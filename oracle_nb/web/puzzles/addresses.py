"""Addresses of puzzles: one of them, the next one of a selection, or the page to choose from."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple, TypeAlias

from oracle_nb.games.addresses import address
from oracle_nb.games.puzzle_set import GRADES, Puzzle, PuzzleSet
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.web.replay.mistakes import MistakePlace

PUZZLES: Final = "puzzles"
"""The field of these addresses: the id of a puzzle, NEXT, or nothing to choose."""
NEXT: Final = "next"
_SET: Final = "among"
MOST: Final = 30
"""Maximum number of puzzles in a set."""


class PuzzleAddress(NamedTuple):
    """The content of an address of puzzles.

    ``grade`` is 0 and ``tag`` is "" for any; ``chosen`` holds the ids of a set, which a teacher
    gives a class, and then the other two don't count.
    """

    name: str = ""
    grade: int = 0
    tag: str = ""
    chosen: tuple[str, ...] = ()
    game: str = DEFAULT_GAME

    @property
    def address(self) -> str:
        """The address as text."""
        fields: dict[str, str | None] = {PUZZLES: self.name or None}
        if self.grade:
            fields["grade"] = str(self.grade)
        if self.tag:
            fields["tag"] = self.tag
        if self.chosen:
            fields[_SET] = ",".join(self.chosen)
        return address(fields, self.game)

    @property
    def following(self) -> str:
        """The address of the next puzzle of the selection."""
        return self._replace(name=NEXT).address

    @property
    def above(self) -> str:
        """The address of the page to choose from; "" where it is that of all puzzles."""
        chooser = self._replace(name="").address
        return "" if chooser == address({PUZZLES: None}, self.game) else chooser

    def among(self, puzzles: PuzzleSet) -> tuple[Puzzle, ...]:
        """Return the puzzles of the selection: those of the set, or of the grade and tag."""
        if self.chosen:
            return tuple(puzzles[name] for name in self.chosen)
        return puzzles.select(self.grade or None, self.tag or None)


def puzzle_address(fields: Mapping[str, str], puzzles: PuzzleSet, game: str) -> PuzzleAddress:
    """Return what the fields of an address say; what doesn't exist is left out."""
    name, grade, tag = (fields.get(field, "") for field in (PUZZLES, "grade", "tag"))
    chosen = dict.fromkeys(name for name in fields.get(_SET, "").split(",") if name in puzzles)
    return PuzzleAddress(
        name,
        int(grade) if grade in map(str, GRADES) else 0,
        tag if tag in puzzles.tags else "",
        tuple(chosen)[:MOST],
        game,
    )


PuzzlePlace: TypeAlias = PuzzleAddress | MistakePlace
"""The place of a puzzle: an address, or a mistake in a game."""


def wrong_field(fields: Mapping[str, str], puzzles: PuzzleSet) -> str:
    """Return a part of an address that names nothing, such as "grade=9"; "" if all of it is right.

    The id of a single puzzle isn't checked.
    """
    checks: tuple[tuple[str, Collection[str]], ...] = (
        ("grade", [str(grade) for grade in GRADES]),
        ("tag", puzzles.tags),
        (_SET, puzzles),
    )
    for field, known in checks:
        value = fields.get(field, "")
        for named in value.split(",") if field == _SET else [value]:
            if value and named not in known:
                return f"{field}={named}"
    return ""
