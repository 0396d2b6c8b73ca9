"""Every language says everything: the same messages, each with every value it can take."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import pytest

import oracle_nb
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.text.facts import MISSING
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui.wording import wording as panels_wording
from oracle_nb.terminal.text import words as cli_words
from oracle_nb.text.wording import Wording, message_id
from oracle_nb.web.text import words as app_words
from tests.samples import sampled
from tests.text.fact_values import values
from tests.text.languages import (
    BOOKS,
    FOLDERS,
    LISTS,
    MOST_CASES,
    PACKAGE,
    Files,
    book_of,
    cases,
    faults,
    files,
    idle_forms,
    languages,
    said,
    vocabulary,
)

ALIKE: Final = """
    achilles ares bot hektor helena herakles hermes kirke minos minus omega pan par psi sigma zeus
    her pos apo art are
    yucata beta delta gamma
    andromeda gades hellespont minotaur taurus claim
    apollo atalanta data hades hera hercules hydra iberia mythology nestor orion plus step ten
    hypnos iris nike tyche
    same one program faq enter tab port ctrl delete escape json graphml networkx gephi yed csv toml
    link svg png menu limit elo https element plan symbol true false utf
"""
"""Words of three letters and more that both languages have: names, short names of gods, others."""


def texts(language: str, book: str) -> dict[str, str]:
    """Return the Fluent files of a book."""
    folders, others = BOOKS[book]
    more = {name: text for name, text in files(language, *FOLDERS).items() if name in others}
    return files(language, *folders) | more


TYPED: Final = """
    move die green end board legend players menu log rule range undo redo save over help quit why
    lang oracle rules pack review all coach hint again always off
"""
"""Commands, the same in every language."""


ARTICLE: Final = re.compile(
    r"\b(?:a (?!one\b|use|unit)[aeiou]\w*|an (?!hour)[^aeiou\W]\w*)", re.IGNORECASE
)
"""An article before a sound that asks for the other one."""


@cache
def foreign() -> frozenset[str]:
    """Words that are English only."""
    return vocabulary(files("en", *FOLDERS)) - set(ALIKE.split())


def wrong(language: str, book: str, changed: Files | None = None) -> list[str]:
    return faults(
        language,
        changed or texts(language, book),
        texts("en", book),
        frozenset()
        if language == "en"
        else foreign() - set(TYPED.split() if book in ("cli", "mythology-packs") else ()),
        book,
    )


# --- whole languages ----------------------------------------------------------------------------


def test_every_folder_of_messages_is_looked_at() -> None:
    looked_at = {file.parents[1].relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("*.ftl")}
    assert (
        looked_at == set(FOLDERS) == {folder for folders, _ in BOOKS.values() for folder in folders}
    )


def test_english_and_polish_are_whole() -> None:
    assert languages() == rulebook().languages() == ("en", "pl")


@pytest.mark.parametrize("most", [MOST_CASES, pytest.param(5_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", languages())
def test_every_message_formats_with_every_fact(
    language: str, book: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.text.languages.MOST_CASES", most)
    assert wrong(language, book) == []


@pytest.mark.parametrize("book", BOOKS)
def test_a_and_an_match_the_following_word(book: str) -> None:
    english = book_of("en", texts("en", book))
    slips = {
        slip.group(): text
        for message in english.entries
        if message != "search-ignored"
        for part, pattern in english.parts(message).items()
        for facts in cases(message, pattern, book)
        for text in [said(english, message, part, facts)]
        for slip in ARTICLE.finditer(text)
    }
    assert slips == {}


@pytest.mark.parametrize("language", languages())
def test_every_form_of_a_name_is_asked_for(language: str) -> None:
    assert idle_forms(files(language, *FOLDERS)) == []


@pytest.mark.parametrize("language", languages())
def test_the_program_uses_the_same_message_stores(language: str) -> None:
    stores = {
        "rules": rulebook(language).wording,
        "app": app_words(language),
        "cli": cli_words(language),
        "panels": panels_wording(language),
    }
    for book, store in stores.items():
        written = Wording(language, texts(language, book).items())
        assert set(written.messages) <= set(store.messages), book
    assert app_words(language).say("win-many", names=("Xyz", "Q"), rounds=9)


# --- the table of facts is true -----------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("language", sampled(rulebook().languages(), 2))
def test_facts_have_the_types_in_their_names(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In games played at random, nothing is said with a fact that the table does not have."""
    said: dict[str, dict[str, Any]] = {}
    plainly = Wording.say

    def say(self: Wording, message: str, attribute: str | None = None, /, **facts: Any) -> str:
        asked = self.variables(message)
        for fact, value in facts.items():
            if fact in asked:
                said.setdefault(f"{message_id(message)} {fact}", {})[type(value).__name__] = value
        text = plainly(self, message, attribute, **facts)
        assert "  " not in text and "None" not in text, text
        return text

    monkeypatch.setattr(Wording, "say", say)
    for players, rules in ((2, RuleSet(draft=True, rounds=6)), (3, RuleSet(rounds=4))):
        for sentence in everything_said(players, rules, language):
            assert sentence
    assert len(said) > 150
    for place, types in said.items():
        message, fact = place.split()
        known = {type(value).__name__ for value in values(message, fact)}
        known |= {"Space"} if "Place" in known else set()
        assert set(types) <= {*known, type(MISSING).__name__}, place


def everything_said(players: int, rules: RuleSet, language: str) -> Iterator[str]:
    """The texts of a game played at random."""
    game, random = oracle_nb.new_game(players, seed=5, rules=rules), Random(5)
    words = game.texts(language)
    for _ in range(40):
        options = list(game.legal_actions())
        if not options:
            return
        yield words.decision(game.position)
        every = list(game.rules.every_action(game.position))
        for action in (*random.sample(options, min(3, len(options))), *random.sample(every, 2)):
            yield words.explain(game.position, action).title
        for event in game.play(random.choice(options)):
            yield words.event(event)
            yield words.event(event, event.player)


# --- what must fail -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("event-unhurt =", "event-unhurd =", "event-unhurt: missing"),
        ("event-unhurt =", "event-unhurd =", "event-unhurd: unknown"),
        ("event-unhurt =", "event-surrendered =", "event-surrendered is already a message"),
        ("    .you = Odrzucasz { $task }.\n", "", "event-task-returned.you: missing"),
        (".you = Odrzucasz { $task", ".me = Odrzucasz { $task", "event-task-returned.me: unknown"),
        ("{ $player } odrzuca { $task }.", "Odrzuca { $task }.", "event-task-returned: asks for"),
        ("odrzuca { $task }", "odrzuca { $tsk }", "event-task-returned: asks for"),
        ("    .genitive = Czerwonego\n", "", "no attribute .genitive"),
        ("odrzuca { $injuries } {", "odrzuca { $injury } {", "event-injuries-discarded: asks for"),
        ("Rezygnujesz z przesunięcia", "You waive a step of", "event-step-declined.you: in Eng"),
        ("[few] Dobierasz { $number } karty", "[few] Dobierasz  karty", "Dobierasz  karty"),
        ("Nie ma już kart wyroczni do dobrania.", "{ nowhere }", "Unknown message: nowhere"),
        ("event-pile-renewed = ", "event-pile-renewed : ", "not a Fluent message"),
        ("kartę wyroczni.", "kartę wyroczni .", "kartę wyroczni ."),
    ],
)
def test_a_faulty_translation_fails(old: str, new: str, fault: str) -> None:
    events = "delphi/text/events.ftl"
    names = ("delphi/text/names.ftl", "delphi/text/decisions.ftl", *LISTS, events)
    polish = {name: text for name, text in texts("pl", "rules").items() if name in names}
    english = {name: text for name, text in texts("en", "rules").items() if name in names}
    assert old in polish[events]
    polish[events] = polish[events].replace(old, new, 1)
    problems = faults("pl", polish, english, foreign())
    assert any(fault in each for each in problems), problems


def test_a_lagging_translation_fails() -> None:
    english = texts("en", "app") | {"web/text/more.ftl": "more = More\n"}
    polish = texts("pl", "app")
    assert faults("pl", polish, english, foreign()) == [
        "web/text/more.ftl: no such file",
        "more: missing",
    ]
    polish["web/text/old.ftl"] = "old = Stare\n"
    problems = faults("pl", polish, texts("en", "app"), foreign())
    assert problems == ["web/text/old.ftl: not in English", "old: unknown"]
