"""Everything the panels say of positions that play comes to, sentence by sentence."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Final
from xml.etree import ElementTree as ET

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.ui.presentation import delphi_presentation
from oracle_nb.games.registry import scene_of
from oracle_nb.render.html import without_marks
from oracle_nb.render.scene import Group, Op, Text
from tests.fuzz.reach import Reached, reached
from tests.statements import (
    panels_boards,
    panels_ending,
    panels_marks,
    panels_needs,
    table_idle,
    table_text,
)
from tests.statements.cases import Case, Sentence
from tests.statements.panels_reading import HERE, one_of, panel_reader
from tests.statements.ship_reach import Voyaging
from tests.statements.terminal_texts import table_reader, terminal_sentences

LANGUAGES: Final = ("en", "pl")
CHECKS: Final = (panels_boards, panels_ending, panels_marks, panels_needs, table_idle, table_text)
"""Modules that check these texts."""
BOARD: Final = (
    *("wheel-field", "wheel-clockwise", "favor", "god-row", "shield", "tasks", "task"),
    *("cargo-item", "cargo-empty", "oracle-cards-of", "injuries-of"),
)
"""Texts of a player's board."""
SPOTS: Final = ("spot-",)
HELD: Final = ("name-equipment-", "name-ship-tile-", "companion", "nothing-yet", "tile-is")
LINE: Final = (
    *("source-die", "dice-", "favor", "shield", "oracle-cards", "injuries", "tasks-done"),
    *("cargo-item", "god-row", "cards-number", "injuries-number", "no-dice", "ship-on"),
)
"""Texts about a player in a line."""


def panel(text: str, language: str, families: tuple[str, ...], case: Case) -> Sentence:
    """Return a sentence of the panels."""
    return Sentence(text, language, families, case, panel_reader)


def tree(html: str) -> ET.Element:
    """Return a piece of a page."""
    return ET.fromstring(f"<div>{without_marks(html)}</div>")


def whole(element: ET.Element) -> str:
    """Return the text of an element."""
    return "".join(element.itertext())


def panel_sentences(number: int, wanted: int) -> Iterator[Sentence]:
    """Everything the panels say of ``wanted`` positions of one game."""
    random, first = Random(number), True
    for place in reached(number, wanted):
        seat = random.randrange(place.rules.players)
        yield from needs(place, seat)
        yield from boards(place, seat)
        yield from planned(place, random)
        yield from lying(place, seat, bare=first)
        first = False
        yield from terminal_sentences(place, seat, random)
        yield from ended(place)


def needs(place: Reached, seat: int) -> Iterator[Sentence]:
    """Texts about a player's needs."""
    rules = place.rules
    known = rules.view(place.position, seat)
    if known.phase == Phase.SETUP:
        return
    case = Case(rules, known, seat)
    sea = Voyaging(case)
    for language in LANGUAGES:
        goals = delphi_presentation(language).players.open_goals(rules, known, seat, "light")
        if goals:
            yield from _strip(goals, language, case, sea)


def _strip(strip_text: str, language: str, case: Case, sea: Voyaging) -> Iterator[Sentence]:
    items: list[tuple[str, ...]] = []
    for element in tree(strip_text).iter("li"):
        if element.get("class") == "d-hold":
            yield panel(whole(element), language, (f"{HERE}need-",), case)
            continue
        (tip,) = (each for each in element.iter("span") if each.get("role") == "tooltip")
        # Shrine tasks with the same place are in one item.
        titles = [whole(each) for each in tip if each.get("class") == "d-title"]
        sentences = [whole(each) for each in tip][len(titles) :]
        items += [(title, *sentences) for title in titles]
    strip = panels_needs.Strip(case, sea, language, tuple(items))
    for index, item in enumerate(items):
        about = replace(case, facts={"strip": strip, "item": index})
        families = (f"{HERE}task", f"{HERE}need-")
        yield from (panel(text, language, families, about) for text in item)


# --- players' boards --------------------------------------------------------------------------


def boards(place: Reached, seat: int) -> Iterator[Sentence]:
    """Texts about a player's possessions: on the board, in a line, in words, in a list."""
    rules = place.rules
    known = rules.view(place.position, seat)
    case = Case(rules, known, seat)
    sea = Voyaging(case)
    plain = sea.at(case.me.ship, companions=())
    prices = [[rules.price(plain, number, other) for other in range(6)] for number in range(6)]
    for language in LANGUAGES:
        presentation = delphi_presentation(language)
        scene = presentation.players.board_scene(rules, known, seat)
        assert scene is not None
        titles = _titles(scene.base)
        drawn = tree(presentation.players.board(rules, known, seat, "light"))
        named = [
            element.get("aria-label") or ""
            for element in drawn.iter()
            if element.get("role") == "img"
        ]
        line = tree(presentation.players.summary(rules, known, seat, "light"))
        words = presentation.players.summary_text(rules, known, seat).split("; ")
        listed = [
            whole(element[1])
            for element in tree(
                presentation.players.printable_summary(rules, known, seat, "light")
            ).iter("li")
        ]
        phase = presentation.progress.phase_title(rules, known)
        for texts, ids in (
            (titles, BOARD),
            ([text for text in named if text], (*BOARD, *SPOTS, *HELD)),
            ([text for text in map(_title, line.iter()) if text], (*LINE, *HELD)),
            (words, (*LINE, *HELD)),
            ([text for text in listed if text], (*BOARD, *LINE, *HELD)),
            ([phase], ("phase-",)),
        ):
            yield from _possessions(texts, ids, language, replace(case, facts={"prices": prices}))


def _possessions(
    texts: list[str], ids: tuple[str, ...], language: str, case: Case
) -> Iterator[Sentence]:
    counts: Counter[tuple[str, bool]] = Counter()
    empty = 0
    for text in texts:
        said = one_of(language, text, "task", "cargo-empty") if "task" in ids else None
        if said is not None and said.message == f"{HERE}task":
            counts[str(said["task"]), said["done"] == "true"] += 1
        empty += said is not None and said.message == f"{HERE}cargo-empty"
    facts = {**case.facts, "told": counts, "empty": empty}
    families = tuple(HERE + rule for rule in ids)
    yield from (panel(text, language, families, replace(case, facts=facts)) for text in texts)


def _titles(ops: Iterable[Op]) -> list[str]:
    """Return the titles of what is drawn, and the headings that count something."""
    titles = []
    for op in ops:
        if isinstance(op, Group):
            titles += [op.title] if op.title else []
        elif isinstance(op, Text) and any(each.isdigit() for each in op.text):
            titles.append(op.text)
    return titles


def _title(element: ET.Element) -> str:
    """Return what an element says when it is pointed at."""
    return element.get("title") or ""


# --- on the board -----------------------------------------------------------------------------


def planned(place: Reached, random: Random) -> Iterator[Sentence]:
    """Effects of some actions that the board shows."""
    rules, position = place
    seat = rules.to_move(position)
    if seat is None:
        return
    actions: dict[int, Action] = {}
    for action in random.sample(options := rules.legal_actions(position), len(options)):
        actions.setdefault(action.verb, action)
    for action in actions.values():
        transition = rules.apply(position, action, SeededChance(random.randrange(1 << 30)))
        case = Case(
            *(rules, position, seat, action), after=transition.position, events=transition.events
        )
        for language in LANGUAGES:
            plans = delphi_presentation(language).actions.previews(rules, position, action)
            if not plans and action.verb in panels_marks.PLANNED and action.target >= 0:
                yield panel("", language, (f"{HERE}plan-",), case)
            for plan in plans:
                about = replace(case, facts={"space": plan.space})
                yield panel(plan.title, language, (f"{HERE}plan-",), about)


_PIECES: Final = re.compile(r", (?!seen by you|znany tylko tobie)")
"""Separator of the names of pieces on a space."""


def lying(place: Reached, seat: int, *, bare: bool = True) -> Iterator[Sentence]:
    """Pieces on spaces in the board's texts, with ``bare`` also the kinds of spaces."""
    rules, position = place
    case = Case(rules, position, seat)
    for language in LANGUAGES:
        scene = scene_of(rules, rules.view(position, seat), seat=seat, language=language)
        for group in scene.base if bare else ():
            if isinstance(group, Group) and group.title:
                yield Sentence(group.title, language, ("space-",), case, table_reader)
        titles = {piece.space: piece.title for piece in scene.pieces if isinstance(piece, Group)}
        for space in range(len(rules.board.spaces)):
            pieces = _PIECES.split(titles[space]) if titles.get(space) else []
            about = replace(case, facts={"space": space, "pieces": len(pieces)})
            if not pieces and table_text.lying(about):
                yield Sentence("", language, ("piece-",), about, table_reader)
            for text in pieces:
                yield Sentence(text, language, ("piece-",), about, table_reader)


# --- the end ----------------------------------------------------------------------------------


def ended(place: Reached) -> Iterator[Sentence]:
    """The standings."""
    rules, position = place
    for language in LANGUAGES:
        standings = delphi_presentation(language).results.standings(rules, position)
        for entry, behind in zip(standings, (*standings[1:], None), strict=True):
            facts: dict[str, object] = {} if behind is None else {"behind": behind.seat}
            case = Case(rules, position, entry.seat, facts=facts)
            for text in (entry.has, entry.why, entry.won):
                if text:
                    yield panel(text, language, (f"{HERE}ending-",), case)
