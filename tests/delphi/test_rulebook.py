"""The rulebook of The Oracle of Delphi: complete, well cited, and said in every language."""

import re
from itertools import chain
from pathlib import Path

import pytest

from oracle_nb.delphi import pieces
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.tasks import Family, Task, task
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.text.rulebook import Rulebook

FROZEN_IDS = (Path(__file__).parent / "rule-ids.txt").read_text().split()
LANGUAGES = rulebook().languages()
HIGHEST = {"page": 12, "section": 7, "step": 12, "question": 8, "whole": 68}


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook(request.param)


def test_ids_are_never_renamed_or_lost() -> None:
    """Lessons, links and saved games cite ids. A new rule is a new line of rule-ids.txt."""
    assert list(rulebook().ids) == FROZEN_IDS


def test_the_book_is_made_once() -> None:
    assert rulebook() is rulebook("en")


def test_every_rule_has_title_text_and_example(book: Rulebook) -> None:
    for rule in book:
        assert 1 <= len(rule.title.split()) <= 6, rule.id
        assert book.wording.attributes(rule.id) == ("text", "example"), rule.id
        for words in (rule.text, rule.example):
            assert words == " ".join(words.split()), f"{rule.id}: stray spaces or line breaks"
            assert not words[0].islower() and words[-1] in ".?)", f"{rule.id}: {words}"
            assert len(words) < 400, f"{rule.id} is too long for one reading"


def test_no_two_rules_have_the_same_text(book: Rulebook) -> None:
    for field in ("title", "text", "example"):
        said = [getattr(rule, field) for rule in book]
        assert len(set(said)) == len(said), field


def test_every_message_belongs_to_something(book: Rulebook) -> None:
    """A message of rules.ftl or rulings.ftl that no rule or ruling claims is a misspelt id."""
    folder = Path(__file__).parents[2] / "oracle_nb/delphi/text" / book.language
    claimed = {rule.replace(".", "-") for rule in book.ids}
    claimed |= {f"ruling-{number}" for number in range(1, len(book.rulings) + 1)}
    for file in ("rules.ftl", "rulings.ftl"):
        for message in re.findall(r"^([\w-]+) =", (folder / file).read_text(), re.MULTILINE):
            assert message in claimed, f"{file}: {message}"


def test_rules_are_in_the_order_of_their_documents(book: Rulebook) -> None:
    for rule in book:
        assert rule.citation, rule.id
        assert rule.sources, rule.id
        for source in rule.sources:
            assert source.number is None or 1 <= source.number <= HIGHEST[source.part], rule.id


def test_kinds_describe_themselves(book: Rulebook) -> None:
    """The text of a ruling or an option says that it is one."""
    ruling, option = {"en": ("ruling", "Option"), "pl": ("rozstrzygnię", "Wariant")}[book.language]
    for rule in book:
        documents = {source.document for source in rule.sources}
        if rule.kind == "ruling":
            assert "ruling" in documents, rule.id
            assert ruling in rule.text, rule.id
        assert (rule.kind == "option") == rule.text.startswith(option), rule.id
        if ruling in rule.text:
            assert "ruling" in documents, rule.id
        assert (rule.kind == "general") == (documents == {"play"}), rule.id


def test_every_ruling_is_cited_and_in_words(book: Rulebook) -> None:
    assert [ruling.number for ruling in book.rulings] == list(range(1, 69))
    for ruling in book.rulings:
        assert ruling.rules, f"no rule rests on ruling {ruling.number}"
        assert ruling.point.endswith("?"), ruling.number
        assert all((ruling.plays, ruling.why)), ruling.number


def test_related_rules_are_a_short_list_of_others() -> None:
    for rule in rulebook():
        assert 1 <= len(rule.related) <= 4, rule.id
        assert len(set(rule.related)) == len(rule.related), rule.id
        assert rule.id not in rule.related, rule.id


def test_rules_of_a_family_stay_together_in_one_chapter() -> None:
    chapters = rulebook().chapters
    assert [rule for chapter in chapters for rule in chapter.rules] == FROZEN_IDS
    assert all(chapter.title and chapter.rules for chapter in chapters)


def test_pieces_have_rules() -> None:
    ids = rulebook().ids
    assert set(pieces.EQUIPMENT_RULES.values()) <= set(ids)
    for each in chain(pieces.ShipTile, pieces.Kind, pieces.God):
        family = {"ShipTile": "ship", "Kind": "companion", "God": "god"}[type(each).__name__]
        assert f"{family}.{str(each).lower()}" in ids


def test_every_piece_has_a_name(book: Rulebook) -> None:
    """A piece without a name message would print the key that the program knows it by."""
    tasks = [Task(task(Family.SHRINE, letter)) for letter in pieces.Letter]
    for family in (Family.STATUE, Family.OFFERING, Family.MONSTER):
        tasks += [Task(task(family, value)) for value in (*pieces.Color, pieces.WHITE)]
    kinds = (
        pieces.Color,
        pieces.God,
        pieces.Letter,
        pieces.IslandTile,
        pieces.ShipTile,
        pieces.Kind,
        pieces.COMPANIONS,
        pieces.Equipment,
        Family,
        Terrain,
        tasks,
    )
    for piece in chain.from_iterable(kinds):
        kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(piece).__name__).lower()
        key = re.sub(r"[^a-z0-9]+", "-", str(piece).lower())
        assert f"name-{kind}-{key}" in book.wording.messages, repr(piece)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("shallows", "board.shallows"),
        ("can I cross shallows?", "equipment.shallows"),
        ("how many oracle cards may I play", "oracle.one-card"),
        ("injuries recover", "turn.recover"),
        ("recolor", "oracle.recolor"),
        ("throw cargo away", "cargo.no-dumping"),
        ("tie", "end.winner"),
        ("purple", "oracle.wheel"),
        ("hermes", "god.hermes"),
        ("move range", "move.range"),
    ],
)
def test_search_answers_questions_of_learners(words: str, expected: str) -> None:
    rules = [rule.id for rule in rulebook("en").search(words)]
    assert expected in rules[:3], rules[:6]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("mielizna", "board.shallows"),
        ("czy mogę przepłynąć przez mieliznę?", "equipment.shallows"),
        ("ile kart wyroczni mogę zagrać", "oracle.one-card"),
        ("kiedy muszę odpoczywać", "turn.recover"),
        ("zmienić kolor kości", "oracle.recolor"),
        ("wyrzucić ładunek", "cargo.no-dumping"),
        ("remis", "end.winner"),
        ("fioletowy", "oracle.wheel"),
        ("hermes", "god.hermes"),
        ("zetony laski", "favor.uses"),
        ("koniec gry", "end.trigger"),
    ],
)
def test_search_answers_questions_of_polish_learners(words: str, expected: str) -> None:
    """In whatever form the words stand, and typed without Polish letters."""
    rules = [rule.id for rule in rulebook("pl").search(words)]
    assert expected in rules[:3], rules[:6]


def test_citations_in_english() -> None:
    book = rulebook("en")
    assert book.cite("move.range") == "English rulebook, page 10"
    assert book.cite("god.reach") == "Yucata's rules page, questions 2 and 3; our ruling 4"
    assert book.cite("setup.players") == "Yucata's rules page; the printed parts"
    assert (
        book.cite("setup.statues") == "English rulebook, page 3; Yucata's rules page, setup step 7"
    )
    assert book.cite("equipment.reach-meaning") == "our ruling 27"
    assert book.cite("god.not-in-check") == (
        "English rulebook, page 5; reference manual, section 7"
    )


def test_citations_in_polish() -> None:
    book = rulebook("pl")
    assert book.cite("move.range") == "instrukcja angielska, strona 10"
    assert book.cite("god.reach") == ("strona zasad Yucaty, pytania 2 i 3; nasze rozstrzygnięcie 4")
    assert book.cite("explore.picture-rule") == (
        "instrukcja polska, strona 11; strona zasad Yucaty; nasze rozstrzygnięcia 2 i 46"
    )


def test_facts_print_as_the_game_calls_them(book: Rulebook) -> None:
    for color in pieces.Color:
        assert book.say(f"name-color-{color}")
    if book.language == "en":
        assert book.wording.join(("a", "b", "c"), "and") == "a, b and c"
        assert book.say("name.equipment.range") == "range +1"
