"""The values of facts in messages: by the name of a fact, with exceptions by message and book.

``values`` returns them; ``tests.text.languages`` says every message with each of them.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import DECISIONS, tag
from oracle_nb.delphi.model.tasks import Family, Task, task
from oracle_nb.delphi.pieces import (
    COMPANIONS,
    WHITE,
    Color,
    Equipment,
    God,
    IslandTile,
    Kind,
    Letter,
    ShipTile,
)
from oracle_nb.delphi.text.facts import SOURCES, Choice, RuleId, Seat, Way
from oracle_nb.mythology.advanced.model.actions import Verb as AdvancedVerb
from oracle_nb.mythology.advanced.model.position import Phase as AdvancedPhase
from oracle_nb.mythology.model.actions import Verb as MythologyVerb
from oracle_nb.mythology.model.position import Part
from oracle_nb.mythology.pieces import Side


class Place(str):
    """A space, by its name."""

    __slots__ = ()


NUMBERS: Final = (0, 1, 2, 3, 5, 12, 22)
"""Some for each plural form of Polish (one; few: 2, 3, 22; many: 0, 5, 12), and 0."""
PARTS: Final = (Fraction(1, 6), Fraction(1), Fraction(0))
SPACES: Final = (Place("D7"), Place("A12"))
FLAGS: Final = (False, True)
TASKS: Final = (
    *(Task(task(Family.SHRINE, letter)) for letter in Letter),
    *(
        Task(task(family, value))
        for family in (Family.STATUE, Family.OFFERING, Family.MONSTER)
        for value in (*Color, WHITE)
    ),
)


def _lists(values: Iterable[Any]) -> tuple[tuple[Any, ...], ...]:
    """Lists of every length from 1 to 3 and of all; each value is in one alone."""
    every = tuple(values)
    return (*((each,) for each in every), every[:2], every[:3], every)


_TEXTS: Final = (
    "first",
    "next",
    "then",
    "deed",
    "way",
    "text",
    "action",
    "reason",
    "title",
    "address",
    "name",
    "mark",
    "phase",
    "command",
    "file",
)


FACTS: Final[Mapping[str, tuple[Any, ...]]] = {
    **dict.fromkeys(("color", "used", "die", "card", "sail", "shown", "via"), tuple(Color)),
    **dict.fromkeys(("held", "kept", "own", "owner", "altar", "filled", "lacking"), tuple(Color)),
    **dict.fromkeys(("beside", "middle", "far"), tuple(Color)),
    **dict.fromkeys(("space", "place", "ship", "start"), SPACES),
    **dict.fromkeys(
        ("recolored", "sourced", "white", "bought", "ready", "alone", "more", "alongside", "final"),
        FLAGS,
    ),
    **dict.fromkeys(("reach", "played", "last", "displayed", "every"), FLAGS),
    **dict.fromkeys(("chance", "one", "six"), PARTS),
    **dict.fromkeys(("saved", "low", "high", "dice1", "dice2"), (0.3, 1.0, 12.5)),
    **dict.fromkeys(_TEXTS, ("Xyz", "q")),
    "god": tuple(God),
    "tile": tuple(IslandTile),
    "equipment": tuple(Equipment),
    "companion": COMPANIONS,
    "ship_tile": tuple(ShipTile),
    "kind": tuple(Kind),
    "task": TASKS,
    "family": tuple(Family),
    "letter": tuple(Letter),
    "terrain": tuple(Terrain),
    "verb": tuple(Verb),
    "player": tuple(Seat),
    "source": SOURCES,
    "decision": tuple(Choice(tag(kind)) for kind in DECISIONS),
    "rule": tuple(
        RuleId(rule)
        for rule in (
            *("oracle-recolor", "move-buy-range", "fight-continue", "equipment-extra-action"),
            *("god-poseidon", "end-trigger", "setup-short-game", "ship-task", "ship-favor"),
        )
    ),
    "part": ("whole", "page", "section", "step", "question"),
    **dict.fromkeys(("colors", "offerings", "statues"), ((), *_lists(Color))),
    **dict.fromkeys(("once", "twice"), tuple(Color)),
    "gods": _lists(God),
    "others": _lists(Seat),
    "letters": _lists(Letter),
    "spaces": _lists(SPACES),
    "numbers": ((), (7,), (2, 3), (1, 2, 3)),
    "parts": (("x",), ("x", "y"), ("x", "y", "z")),
    "usable": _lists(SOURCES),
    "ways": _lists(
        Way(way)
        for way in (
            *("die", "bonus", "shrine", "sigma", "offering", "statue", "monster", "gift", "top"),
            *("unhurt", "rolls", "die-2", "die-3", "card-2", "card-3", "offering-3", "offering-4"),
            *("psi-4", "psi-5", "bonus-1", "bonus-2", "gift-3", "gift-4"),
        )
    ),
    "names": (("Xyz",), ("Xyz", "q"), ("Xyz", "q", "w")),
    "known": (("en", "pl"),),
    "how": ("aboard", "done"),
    "use": ("advance", "favor", "bonus"),
    "near": ((), ("Xyz",), ("Xyz", "q")),
}
"""The values of each fact by its name. Any other fact is a number."""

ELSEWHERE: Final[Mapping[tuple[str, str], tuple[Any, ...]]] = {
    **{
        (message, "rule"): ("a.b",)
        for message in ("cost", "why", "why-not", "no-rule", "which-rule", "help-rule")
    },
    ("title", "source"): ("Xyz",),
    ("hint-select", "source"): ("Xyz",),
    ("hint-price", "price"): ("Xyz",),
    ("why-gods-steps-first", "more"): NUMBERS,
    ("why-needs-open", "white"): NUMBERS,
    ("why-sea-close", "neighbor"): tuple(Color),
    ("why-sea-city-gaps", "neighbor"): tuple(Color),
    ("why-sea-city-gaps", "opposite"): tuple(Color),
    ("why-sea-city-gaps", "more"): NUMBERS,
    ("ask-turns-card", "cards"): _lists(Color),
    **{
        (message, fact): ((), *_lists(kind))
        for message, fact, kind in (
            *((message, "cards", Color) for message in ("ask-planning", "planning-cards")),
            *((message, "gods", God) for message in ("ask-planning", "planning-gods")),
        )
    },
    ("ask-map-find", "kind"): ("monster", "offering", "temple", "statue", "city", "shallow"),
    **{(f"sea-mend-{n}", f"edit{n}"): ("turn", "exchange") for n in range(1, 5)},
    **{(f"sail-{n}", f"space{n}"): SPACES for n in range(1, 6)},
    **{(f"sail-{n}", f"die{n}"): tuple(Color) for n in range(1, 6)},
    **{
        (f"ask-populating-{what}", fact): ((), *_lists(Color))
        for what in ("offerings", "statue", "load")
        for fact in ("open", "done", "aboard")
    },
    **{
        (f"quiz-{what}", fact): tuple(Color)
        for what in ("same-recovers", "mixed-recovers", "discard-all")
        for fact in ("injury", "second", "third")
    },
    **{
        (f"quiz-god-{what}", fact): tuple(God)
        for what in ("fifth", "first", "halfway", "lowest", "other", "stays")
        for fact in ("low", "other")
    },
    **{
        (f"quiz-{kind}-{what}", kind): COMPANIONS
        for kind in ("hero", "demigod", "creature")
        for what in ("later", "others", "other", "recolored", "card", "color", "far")
    },
    **{
        (message, fact): tuple(Color)
        for message in ("ask-titan-rolled", "ask-titan-turns", *(f"titan-turn-{n}" for n in "1234"))
        for fact in ("first", "last")
    },
    **{(f"lasting-hand-{n}", f"hand{n}"): _lists(Color) for n in range(1, 5)},
    **{
        (message, "injuries"): _lists(Color)
        for message in (
            *("your-injuries", "ask-titan-ready", "ask-powers-cure", "ask-lasting-recover"),
            *("ask-companions-hero", "ask-companions-choose-injuries"),
            *(f"ask-injuries-{what}" for what in ("check", "left", "turn", "discard", "ready")),
        )
    },
    ("ask-titan-first-round", "other"): tuple(Color),
    ("quiz-ares-color", "monster"): tuple(Color),
    **{(f"quiz-{what}", "statue"): tuple(Color) for what in ("hermes-away", "hermes-city")},
    **{(f"quiz-{what}", "city"): SPACES for what in ("hermes-away", "hermes-city")},
    ("quiz-card-far", "depicted"): tuple(Color),
    ("quiz-card-far", "home"): SPACES,
    ("ask-starting-order", "other"): tuple(Color),
    **{(f"sea-mend-{n}", f"{at}{n}"): SPACES for n in range(1, 5) for at in ("at", "to")},
    ("why-sea-route", "end"): SPACES,
    **{("ask-home-winner", f"{player}-ship"): tuple(Color) for player in "abcd"},
    ("companion", "name"): COMPANIONS,
    ("wheel-field", "used"): NUMBERS,
    ("reading-exercises", "shown"): NUMBERS,
    **{("spot-wheel", fact): ((), *_lists(Color)) for fact in ("dice", "used")},
    **{(f"spot-{row}", "cards"): ((), ("Xyz",), ("Xyz", "q")) for row in ("cards", "injuries")},
    ("tasks", "done"): NUMBERS,
    ("tasks-done", "done"): NUMBERS,
    ("task", "done"): FLAGS,
    ("no-number", "last"): NUMBERS,
}
"""Facts of messages (message, fact) that take other values than their name tells."""

OWN: Final[Mapping[str, Mapping[str, tuple[Any, ...]]]] = {
    "mythology": {
        **dict.fromkeys(("player", "other", "god", "unit", "foe", "prize"), ("Xyz", "q")),
        **dict.fromkeys(("area", "roll", "rolled", "ratio", "word", "decision"), ("Xyz", "q")),
        **dict.fromkeys(("hex", "start", "there"), ("2912", "1614")),
        **dict.fromkeys(("attacks", "together", "asked"), FLAGS),
        "foes": (("Xyz",), ("Xyz", "q"), ("Xyz", "q", "r")),
        "side": tuple(Side),
        "verb": tuple(map(str, MythologyVerb)),
        "part": tuple(Part),
        "draw": ("die", "turn", "own-god"),
    },
    "mythology-advanced": {
        **dict.fromkeys(("player", "other", "god", "unit", "other_unit", "prize"), ("Xyz", "q")),
        **dict.fromkeys(("area", "ratio", "word", "decision", "thing"), ("Xyz", "q")),
        **dict.fromkeys(("occurrence", "condition", "lesser", "gift", "gathering"), ("Xyz", "q")),
        **dict.fromkeys(("oracle", "summary"), ("Xyz", "q")),
        "card": ("12", "54"),
        "guests": (("Xyz",), ("Xyz", "q"), ("Xyz", "q", "r")),
        "entries": (("Xyz",), ("Xyz", "q"), ("Xyz", "q", "r")),
        **dict.fromkeys(("hex", "start"), ("2912", "1614")),
        **dict.fromkeys(("again", "begun"), FLAGS),
        "last": NUMBERS,
        "draw": ("red", "fate"),
        "units": (("Xyz",), ("Xyz", "q"), ("Xyz", "q", "r")),
        "verb": tuple(map(str, AdvancedVerb)),
        "phase": tuple(map(str, AdvancedPhase)),
    },
    "mythology-advanced-panels": {
        **dict.fromkeys(("area", "unit", "entries", "color", "prize", "thing"), ("Xyz", "q")),
        **dict.fromkeys(("name", "condition", "power", "effect", "card"), ("Xyz", "q")),
        "half": ("half", "whole"),
    },
    "mythology-panels": {
        **dict.fromkeys(("area", "other", "god", "piece", "pieces"), ("Xyz", "q")),
        "things": (("Xyz",), ("Xyz", "q"), ("Xyz", "q", "r")),
    },
    "mythology-pictures": {
        **dict.fromkeys(("god", "points"), ("Xyz", "q")),
        "side": ("hero", "monster"),
        "power": NUMBERS,
    },
    "mythology-lessons": {
        **dict.fromkeys(("player", "god", "unit", "foe", "prize", "area"), ("Xyz", "q")),
        **dict.fromkeys(("roll", "rolled", "own", "theirs"), ("5", "9")),
        **dict.fromkeys(("attacks", "ally"), (0, 1)),
        "hex": ("2912", "1614"),
        "side": tuple(Side),
        "count": NUMBERS,
        "prizes": NUMBERS,
    },
    "mythology-advanced-lessons": {
        **dict.fromkeys(("player", "god", "unit", "foe", "prize", "area", "card"), ("Xyz", "q")),
        **dict.fromkeys(("unit_2", "unit_3", "prize_2", "change"), ("Xyz", "q")),
        **dict.fromkeys(("card_1", "card_2"), ("12", "54")),
        **dict.fromkeys(("aboard", "doubled", "hero", "laid", "wins", "bidding"), (0, 1)),
        "hex": ("2912", "1614"),
        "kind": ("earthquake", "pestilence"),
        "near": ("own", "other"),
        "now": ("free", "moved", "lost"),
        "case": ("other", "monster", "nobody", "own"),
        "helper": (0, -10, 10, 20),
        "guard": (0, 20),
    },
}
"""The values of facts in the books of another game, by book and fact."""

DICE: Final = ("ask-", "your-dice")
"""How messages begin that tell dice by their colors; elsewhere they are counted."""


def values(message: str, fact: str, book: str = "") -> tuple[Any, ...]:
    """Return what a fact of a message may be, unless it is missing."""
    if fact in OWN.get(book, {}):
        return OWN[book][fact]
    if fact == "dice" and message.startswith(DICE):
        return FACTS["colors"]
    return ELSEWHERE.get((message, fact)) or FACTS.get(fact, NUMBERS)
