"""Checks that the reasons of answers about cargo are true, against the board and the rules."""

from typing import Any

from oracle_nb.delphi.board import Space, Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.exercises import Ordering
from tests.lessons.map_reason_checks import answer_spaces, here, lands, water
from tests.lessons.reason_checks import ReadReason, general, states
from tests.lessons.setup_reason_checks import left

general("why-cargo-load-die", "why-cargo-deliver-die", "why-cargo-pick", "why-cargo-why-not")
general("why-cargo-reward", "why-cargo-fetch", "why-cargo-bring", "why-cargo-deliver")
general("why-cargo-order", "why-cargo-most")

STORAGE = 2
PLACES = {
    "offering": Terrain.OFFERING,
    "city": Terrain.CITY,
    "temple": Terrain.TEMPLE,
    "site": Terrain.STATUE,
}


def place(read: ReadReason, space: Space) -> tuple[str, set[str]]:
    """The kind of a place, and the colors of its pieces or sites."""
    board, position = read.rules.board, read.exercise.position
    land = space.index
    match space.terrain:
        case Terrain.OFFERING:
            mask = position.offerings[board.offerings.index(land)]
        case Terrain.CITY:
            mask = 1 << space.color if position.statues[space.color] else 0
        case Terrain.TEMPLE:
            mask = 1 << position.temples[board.temples.index(land)]
        case Terrain.STATUE:
            mask = space.sites & ~position.sites[board.statues.index(land)]
        case _:
            mask = 0
    what = next((name for name, kind in PLACES.items() if kind is space.terrain), "")
    return what, {str(color) for color in Color if mask >> color & 1}


def named_place(read: ReadReason) -> str:
    """The kind of place that a message names; the default variant is the last kind."""
    said = read["what"]
    return said if isinstance(said, str) else place(read, read.space())[0]


@states("why-cargo-there")
def _there(read: ReadReason) -> Any:
    what, colors = place(read, read.space())
    return (named_place(read), set(read["colors"])) == (what, colors)


@states("why-cargo-die")
def _die(read: ReadReason) -> Any:
    dice = {str(Color(die)) for die in read.me.dice}
    return read.exercise.answers == {(read["color"],)} and read["color"] in dice


@states(*(f"why-cargo-{what}" for what in ("where-load", "where-deliver", "where-raise", "sites")))
def _asked(read: ReadReason) -> Any:
    return read["color"] == str(read.exercise.facts["color"])


def fitting(read: ReadReason, what: str, color: str) -> set[str]:
    """The places of a kind with a color."""
    spaces = read.rules.board.spaces
    return {s.name for s in spaces if place(read, s)[0] == what and color in place(read, s)[1]}


@states("why-cargo-lands")
def _lands(read: ReadReason) -> Any:
    said = read["what"]
    what = said if isinstance(said, str) else "site"
    return set(read["spaces"]) == fitting(read, what, read["color"]) and _asked(read)


@states("why-cargo-docks")
def _docks(read: ReadReason) -> Any:
    family, loads = str(read.exercise.facts["family"]), "load" in read.exercise.template
    if loads:
        what = "offering" if family == "offering" else "city"
    else:
        what = "temple" if family == "offering" else "site"
    color = str(read.exercise.facts["color"])
    near = {space for land in fitting(read, what, color) for space in water(read, land)}
    return set(read["spaces"]) == near == answer_spaces(read)


@states("why-cargo-sites-left", "why-cargo-sites-all")
def _sites(read: ReadReason) -> Any:
    color = Color[str(read.exercise.facts["color"]).upper()]
    free = fitting(read, "site", str(color))
    all_of_them = {s.name for s in read.rules.board.spaces if s.sites >> color & 1}
    filled = {read["other"]} if "other" in read.statement.facts else set()
    named = read.statement.facts.get("color", str(color)) == str(color)
    return named and set(read["spaces"]) == free == answer_spaces(read) == all_of_them - filled


def possible(read: ReadReason) -> list[Action]:
    """The actions of the answer."""
    (right,) = min(read.exercise.answers)
    asked = read.exercise.action(right)
    return [asked] if asked is not None else []


@states("why-cargo-can")
def _can(read: ReadReason) -> Any:
    action = possible(read)[0]
    color, space = read["color"], read.space()
    what, colors = place(read, space)
    cargo = {"temple": read.me.offerings, "site": read.me.statues}.get(what)
    held = {str(Color(color)) for color in cargo or ()}
    room = len(read.me.offerings) + len(read.me.statues) < STORAGE
    return (
        named_place(read) == what
        and color in colors
        and space.name in lands(read, here(read))
        and color in {str(Color(die)) for die in read.me.dice}
        and (room if cargo is None else color in held)
        and (action.target, str(Color(action.color))) == (space.index, color)
        and read.exercise.check(action).allowed
    )


@states("why-cargo-far")
def _far(read: ReadReason) -> Any:
    asked = read["space"] == str(read.exercise.facts["space"])
    return asked and read["ship"] == here(read) and read["space"] not in lands(read, here(read))


@states("why-cargo-full")
def _full(read: ReadReason) -> Any:
    loaded = len(read.me.offerings) + len(read.me.statues)
    return (read["room"], read["loaded"]) == (STORAGE, loaded) and loaded == STORAGE


@states("why-cargo-color")
def _color(read: ReadReason) -> Any:
    what, colors = place(read, read.space())
    fits = (named_place(read), set(read["colors"])) == (what, colors)
    return fits and read["color"] not in colors and _asked(read)


@states("why-cargo-needless")
def _needless(read: ReadReason) -> Any:
    fixed, white = left(read)
    return read["color"] not in fixed and white <= 0 and _asked(read)


@states("why-cargo-tokens")
def _tokens(read: ReadReason) -> Any:
    facts = read.exercise.facts
    die, color = (Color[str(facts[text]).upper()] for text in ("color", "used"))
    price = (color - die) % 6
    said = read.statement.facts
    right = (read.me.favor, price, 3, read.me.favor - price + 3)
    return right == (said["tokens"], said["price"], said["reward"], said["left"]) and (
        said["left"] == read.answer
    )


@states("why-cargo-example")
def _example(read: ReadReason) -> Any:
    what, colors = place(read, read.space())
    loads = {"offering": Verb.LOAD_OFFERING, "city": Verb.LOAD_STATUE}
    delivers = {"temple": Verb.MAKE_OFFERING, "site": Verb.RAISE_STATUE}
    verb = (loads | delivers)[what]
    used = {
        (action.verb, action.target, str(Color(action.color)))
        for line in read.exercise.answers
        for action in map(read.rules.notation.read, line)
        if action.color >= 0
    }
    fits = named_place(read) == what and read["color"] in colors
    return fits and (verb, read.space().index, read["color"]) in used


@states("why-order-is")
def _order(read: ReadReason) -> Any:
    assert isinstance(read.exercise.form, Ordering)
    words = {
        Verb.MOVE: "move",
        Verb.LOAD_OFFERING: "load",
        Verb.LOAD_STATUE: "load",
        Verb.MAKE_OFFERING: "deliver",
        Verb.RAISE_STATUE: "deliver",
    }
    spaces = read.rules.board.spaces
    said = [(read[f"step{n}"], read[f"at{n}"]) for n in (1, 2, 3)]
    right = []
    for line in read.exercise.answers:
        actions: list[Action] = list(map(read.rules.notation.read, line))
        right.append([(words.get(Verb(a.verb)), spaces[a.target].name) for a in actions])
    # Building is the default variant.
    return [(place if isinstance(place, str) else None, at) for place, at in said] in right


@states("why-cargo-most-there")
def _most_there(read: ReadReason) -> Any:
    board = read.rules.board
    kinds = {Terrain.OFFERING, Terrain.CITY}
    right = {land for land in lands(read, here(read)) if board.find(land).terrain in kinds}
    return set(read["spaces"]) == right


@states("why-cargo-most-is")
def _most(read: ReadReason) -> Any:
    room = STORAGE - len(read.me.offerings) - len(read.me.statues)
    board, kinds = read.rules.board, set()
    for land in lands(read, here(read)):
        what, colors = place(read, board.find(land))
        if what in {"offering", "city"}:
            cargo = read.me.offerings if what == "offering" else read.me.statues
            kinds |= {(what, color) for color in colors - {str(Color(color)) for color in cargo}}
    matching = sum(
        min(read.me.dice.count(color), sum(color_ == str(color) for _, color_ in kinds))
        for color in Color
    )
    facts = (read["room"], read["matching"], read["least"])
    return facts == (room, matching, read.answer) and min(room, matching) == read.answer
