"""Checks that the reasons of answers about setting up and tasks are true, by counting."""

from typing import Any

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import COLORS, Color
from tests.lessons.reason_checks import ReadReason, general, states

general("why-populating-crowded", "why-populating-temples", "why-populating-cities")
general("why-populating-dealt", "why-populating-offerings", "why-populating-monsters")
general("why-populating-statue", "why-populating-completes", "why-populating-load")

ALL = {str(color) for color in Color}


def players(read: ReadReason) -> int:
    return len(read.exercise.position.players)


@states(
    "why-populating-how-many",
    "why-populating-too-many",
    "why-populating-missing",
    "why-populating-wrong",
)
def _players(read: ReadReason) -> Any:
    return read["players"] == players(read)


@states("why-populating-fixed")
def _fixed(read: ReadReason) -> Any:
    return read.exercise.facts["what"] in {"statues", "temples", "tiles", "monsters-marked"}


@states("why-populating-count")
def _count(read: ReadReason) -> Any:
    many, facts = players(read), read.statement.facts
    right = {
        "offerings": 6 * many,
        "offerings-color": many,
        "offerings-island": many,
        "monsters": 6 + 6 * (many - 1),
        "monsters-color": many,
        "monsters-marked": 2,
        "monsters-island": many - 1,
        "statues": 18,
        "temples": 6,
        "tiles": 12,
    }[read.exercise.facts["what"]]
    said = facts.get("players", many) == many and facts.get("each", many - 1) == many - 1
    return said and read["total"] == right == read.answer


def pieces(read: ReadReason, kind: str) -> dict[str, list[str]]:
    """The colors of the pieces of a kind on each island."""
    board, position = read.rules.board, read.exercise.position
    lands = getattr(board, kind)
    masks = getattr(position, kind)
    return {
        board.spaces[land].name: [str(color) for color in Color if mask >> color & 1]
        for land, mask in zip(lands, masks, strict=True)
    }


def kind_of(read: ReadReason) -> str:
    """The kind of pieces that a message is about."""
    return read.statement.message.rpartition("-")[2]


@states("why-populating-each-offerings", "why-populating-each-monsters")
def _each(read: ReadReason) -> Any:
    # Exercises on monsters are for three players, with whom every island has two.
    right = players(read) if kind_of(read) == "offerings" else 2
    return (read["players"], read["most"]) == (players(read), right)


@states("why-populating-crowded-offerings", "why-populating-crowded-monsters")
def _crowded(read: ReadReason) -> Any:
    counts = pieces(read, kind_of(read))
    right = players(read) if kind_of(read) == "offerings" else 2
    longest = max(counts, key=lambda errors: len(counts[errors]))
    facts = (read["space"], read["count"], read["most"])
    return facts == (longest, len(counts[longest]), right) and read["count"] > right


@states("why-populating-no-temple")
def _no_temple(read: ReadReason) -> Any:
    there = {str(Color(color)) for color in read.exercise.position.temples}
    return ALL - there == {read["color"]}


@states("why-populating-temples-are")
def _temples(read: ReadReason) -> Any:
    board, temples = read.rules.board, read.exercise.position.temples
    right = {
        board.spaces[land].name
        for land, color in zip(board.temples, temples, strict=True)
        if str(Color(color)) == read["color"]
    }
    return set(read["spaces"]) == right and len(right) == 2


@states("why-populating-city")
def _city(read: ReadReason) -> Any:
    color = Color[read["color"].upper()]
    space = read.space()
    city = space.terrain is Terrain.CITY and space.color == color
    return city and read["count"] == read.exercise.position.statues[color] < 3


@states("why-populating-color-offerings", "why-populating-color-monsters")
def _color(read: ReadReason) -> Any:
    counts = pieces(read, kind_of(read))
    count = sum(read["color"] in colors for colors in counts.values())
    return read["count"] == count != read["wanted"] == players(read)


@states("why-populating-nothing")
def _nothing(read: ReadReason) -> Any:
    offerings, monsters = pieces(read, "offerings"), pieces(read, "monsters")
    facts = (read["offerings"], read["monsters"])
    right = tuple(sum(map(len, counts.values())) for counts in (offerings, monsters))
    position = read.exercise.position
    whole = sum(position.statues) == 18 and len(set(position.temples)) == 6
    return facts == right == (18, 18) and whole


# --- tasks ---------------------------------------------------------------------------------------


def open_tasks(read: ReadReason, family: str) -> list[str]:
    """The colors of the open tasks of a family; "any" for white ones."""
    keys = (str(Task(task)).split(":") for task in read.me.tasks)
    return [value for kind, value in keys if kind == family]


def wrong_kind(read: ReadReason, family: str) -> bool:
    return read.exercise.answers == {(f"dealt-{family}",)}


@states("why-dealt-right")
def _dealt_right(read: ReadReason) -> Any:
    kinds = [open_tasks(read, text) for text in ("shrine", "offering", "monster")]
    return wrong_kind(read, "right") and all(len(set(kind)) == 3 for kind in kinds)


@states("why-dealt-foreign")
def _foreign(read: ReadReason) -> Any:
    own = [str(letter) for letter in read.exercise.facts["own"]]
    letter = read["letter"]
    return letter not in own and letter in open_tasks(read, "shrine") and wrong_kind(read, "shrine")


@states("why-dealt-again")
def _again(read: ReadReason) -> Any:
    return open_tasks(read, "shrine").count(read["letter"]) == 2 and wrong_kind(read, "shrine")


@states("why-dealt-white", "why-dealt-twice")
def _twice(read: ReadReason) -> Any:
    said = read["kind"]
    family = said if isinstance(said, str) else "monster"
    color = str(read.statement.facts.get("color", "any"))
    return open_tasks(read, family).count(color) == 2 and wrong_kind(read, family)


def family_of(read: ReadReason) -> str:
    """The family of the tasks that an exercise is about."""
    return str(read.exercise.facts.get("family", "offering"))


def aboard(read: ReadReason) -> set[str]:
    """The colors of the cargo of that family."""
    family = family_of(read)
    cargo = {"offering": read.me.offerings, "statue": read.me.statues}.get(family, ())
    return {str(Color(color)) for color in cargo}


def done(read: ReadReason) -> set[str]:
    """The colors of the completed tasks of that family."""
    keys = (str(Task(number)).split(":") for number in read.me.done)
    return {value for kind, value in keys if kind == family_of(read)}


def left(read: ReadReason) -> tuple[set[str], int]:
    """The colors that open tasks ask for, and the number of white ones, without the cargo."""
    tasks, cargo = open_tasks(read, family_of(read)), aboard(read)
    fixed = set(tasks) - {"any"}
    return fixed - cargo, tasks.count("any") - len(cargo - fixed)


@states("why-needs-used")
def _used(read: ReadReason) -> Any:
    said = read.statement.facts.get("colors", ())
    assert isinstance(said, tuple)
    return set(said) == aboard(read) | done(read)


@states("why-needs-open")
def _open(read: ReadReason) -> Any:
    said = read.statement.facts.get("colors", ())
    assert isinstance(said, tuple)
    white = read["white"]
    fixed, free = left(read)
    return set(said) == fixed and (white == free if isinstance(white, int) else free > 1)


@states("why-needs-offerings", "why-needs-monsters")
def _needs(read: ReadReason) -> Any:
    right = read.exercise.solution
    fixed, free = left(read)
    used = aboard(read) | done(read)
    options = set(read.exercise.form.options)  # type: ignore[union-attr]
    fits = (options if free else options & fixed) - used
    return set(read["colors"]) == set(right) == fits


@states("why-may-load", "why-may-not-needed")
def _may(read: ReadReason) -> Any:
    tasks, cargo = open_tasks(read, "statue"), aboard(read)
    facts = (read["open"], read["loaded"], read["left"])
    right = (len(tasks), len(cargo), len(tasks) - len(cargo))
    fresh = str(read.exercise.facts["color"]) not in cargo | done(read)
    loads = read.statement.message == "why-may-load"
    named = read.statement.facts.get("color", str(read.exercise.facts["color"]))
    same = named == str(read.exercise.facts["color"])
    return facts == right and same and (fresh and right[2] > 0 if loads else right[2] == 0)


@states("why-may-not-twice")
def _may_not_twice(read: ReadReason) -> Any:
    return read["color"] in aboard(read) | done(read) and (
        read["color"] == str(read.exercise.facts["color"])
    )


@states("why-task-white")
def _task(read: ReadReason) -> Any:
    colors = {str(color) for color in COLORS} - {*open_tasks(read, "offering")}
    return set(read["colors"]) == colors == set(read.exercise.solution)
