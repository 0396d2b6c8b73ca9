"""Texts use the terms of docs/glossary.md, and none of the words that it rules out."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import oracle_nb

PACKAGE: Final = Path(oracle_nb.__file__).parent
GLOSSARY: Final = PACKAGE.parent / "docs" / "glossary.md"
COLUMNS: Final = {"en": "Not in English", "pl": "Not in Polish"}

EXCEPTIONS: Final[dict[str, dict[str, str]]] = {"en": {}, "pl": {}}
"""Messages that may use a word of the list, by language: the message and the reason."""

NEUTRAL_WORDS: Final = {
    "en": (
        "dice", "die", "ship*", "captain*", "favor", "shallow*", "god*", "island*", "oracle",
        "zeus", "statue*", "shrine*", "monster*", "offering*", "cargo", "tile*", "sea", "seas",
        "sail*", "wheel*", "injur*", "temple*", "equipment", "delphi", "water", "companion*",
    ),
    "pl": (
        "kość", "kości*", "kostk*", "okręt*", "statek*", "statk*", "łask*", "mieliz*", "bóg",
        "boga", "bogi", "bogów", "bogiem", "bogowie", "bóstw*", "wysp*", "wyroczni*", "zeus*",
        "posąg*", "kaplic*", "potwor*", "potwór*", "dar", "dary", "darów", "ładun*", "ładowni*",
        "kafel*",
        "kafl*", "morz*", "mórz", "morsk*", "płyn*", "dopły*", "wypły*", "żegl*", "rana", "rany",
        "ran", "świąty*", "ekwipun*", "delf*", "towarzysz*",
    ),
}  # fmt: skip
"""Words that only The Oracle of Delphi uses: texts for any game do without them."""


def ruled_out(language: str) -> tuple[str, ...]:
    """Return the words of the glossary that texts in a language avoid."""
    words: list[str] = []
    column = None
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            column = None
        elif column is None:
            column = cells.index(COLUMNS[language]) if COLUMNS[language] in cells else None
        elif not set(cells[0]) <= set("-: "):
            words += (word.strip() for word in cells[column].split(",") if word.strip())
    return tuple(words)


def matcher(words: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern for any of the words; `*` stands for all endings."""
    each = (re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s+") for word in words)
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)", re.IGNORECASE)


class Texts(Visitor):
    """Collects the text of a message, with `{}` for each fact."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name
        """Take the text of one element."""
        self.found.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - the visitor's name
        """Separate the text before a fact from that after it."""
        self.found.append("{}")
        self.generic_visit(node)


def fluent_messages(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Yield the name and text of every message in Fluent files."""
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                texts = Texts()
                texts.visit(entry)
                yield entry.id.name, " ".join("".join(texts.found).split())


@cache
def messages(language: str) -> tuple[tuple[str, str], ...]:
    """Return the name and text of every Fluent message and of every text of a lesson."""
    every = [*fluent_messages(sorted(PACKAGE.rglob(f"{language}/*.ftl")))]
    for path in sorted(PACKAGE.rglob("lessons/**/*.toml")):
        lesson = tomllib.loads(path.read_text(encoding="utf-8"))
        texts = enumerate(translated(lesson, language))
        every += [(f"{path.stem}[{number}]", text) for number, text in texts]
    return tuple(every)


def translated(value: Any, language: str) -> Iterator[str]:
    """Yield the texts of a language in the tables of a lesson."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == language and isinstance(inner, str):
                yield inner
            else:
                yield from translated(inner, language)
    elif isinstance(value, list):
        for inner in value:
            yield from translated(inner, language)


@pytest.mark.parametrize("language", COLUMNS)
def test_no_text_uses_a_word_that_the_glossary_rules_out(language: str) -> None:
    search = matcher(ruled_out(language))
    excused = EXCEPTIONS[language]
    hits = {name: hit[0] for name, text in messages(language) if (hit := search.search(text))}
    assert {name: word for name, word in hits.items() if name not in excused} == {}
    assert sorted(excused) == sorted(set(hits) & set(excused)), "an exception is no longer needed"


FAULTS: Final = {
    "en": (
        r"\"",  # curly quotes instead
        r"(?<!likely you )(?<!hard it )\b(?:is|are) to [a-z]+\b",  # a duty, or the future
        r"\bshall\b|\bwhoever\b|\ball the same\b|\bonce more\b|\bso many\b",
        r"\b(?:players|people) are told\b|\btells? (?:what|why|how|which)\b",
        r"\bpeople play\b|\bit is the turn of\b|\bhas won after\b|\bin about round\b",
        r"\bis about another\b|\bis of another\b|\bsea of its kind\b",
        r"\bIf that were so\b|\bin which that fails\b|\bThat \w+ is \{\}\.",
        r"\bsave\w* the \w+ for the way\b|\bsee its ways\b|\blie together\b|\bdice that the rest\b",
        r"\bplay-outs?\b|\bgames of (?:bots|people)\b|\ban? \w+ of one's own\b",
        r"^(?:To the (?:lessons?|games?|table|list)\b|Not now:|With what\?|Do it\b(?! anyway))",
        r"\bis (?:here|due) now\b|\bno code of\b|\bthis link is not right\b|\bbring a game\b",
    ),
    "pl": (
        r"\"",
        r"w której to (?:za|nie)|\bIle najmniej\b|\bwyłania los\b|\bjak brzmią\b",
        r"(?:^|[.!?] )Kością płyniesz\b|\bWtrącić\b|\bcoś zrobiono\b|^Do końca$",
    ),
}
"""Patterns of phrases that readers have marked as no fluent speaker's."""


@pytest.mark.parametrize("language", COLUMNS)
def test_no_text_has_a_phrase_that_readers_have_marked(language: str) -> None:
    hits = [
        (name, pattern, hit[0])
        for pattern in FAULTS[language]
        for name, text in messages(language)
        if (hit := re.search(pattern, text, re.IGNORECASE))
    ]
    assert not hits


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Two people play."),
        ("en", "{} is to decide"),
        ("en", 'a card "storage +1" is there'),
        ("en", "Do it all the same"),
        ("en", "It is the turn of the red player."),
        ("en", "Two errands from one space save the dice for the way between them."),
        ("pl", "Pozycja, w której to zawodzi"),
        ("pl", "Ile najmniej żetonów łaski musisz mieć"),
    ],
)
def test_marked_phrases_are_found(language: str, text: str) -> None:
    assert any(re.search(pattern, text, re.IGNORECASE) for pattern in FAULTS[language])


MOUSE: Final = {"en": r"\bclick", "pl": r"\bklik"}
OTHERS: Final = {"en": r"\btap\b|Enter|saves clicks", "pl": r"dotyk|Enter|oszczędza klik"}
"""Words of texts that name other ways as well, or only mention clicks."""


@pytest.mark.parametrize("language", COLUMNS)
def test_texts_that_ask_for_clicks_name_other_ways_too(language: str) -> None:
    hits = [
        (name, text)
        for name, text in messages(language)
        if re.search(MOUSE[language], text, re.IGNORECASE) and not re.search(OTHERS[language], text)
    ]
    assert not hits


def test_a_task_that_is_returned_has_one_verb_in_polish() -> None:
    # Buttons say "odrzucasz"; "odkładasz" would be another action.
    sentences = [part for _, text in messages("pl") for part in re.split(r"[.:;]", text.lower())]
    wrong = [
        sentence
        for sentence in sentences
        if "zadani" in sentence and re.search(r"\bod(kład|łoż|łóż)", sentence)
    ]
    assert len(sentences) > 1000 and not wrong


@pytest.mark.parametrize("language", COLUMNS)
def test_texts_for_any_game_have_no_words_of_one_game(language: str) -> None:
    search = matcher(NEUTRAL_WORDS[language])
    paths = [
        path
        for path in sorted(PACKAGE.rglob(f"{language}/*.ftl"))
        if not {"delphi", "mythology"} & set(path.relative_to(PACKAGE).parts)
    ]
    hits = {
        name: hit[0]
        for name, text in fluent_messages(paths)
        if (hit := search.search(text.replace("oracle-nb", "")))
    }
    assert len(paths) > 15
    assert hits == {}


@pytest.mark.parametrize("language", COLUMNS)
def test_apostrophes_are_straight(language: str) -> None:
    assert [
        name for name, text in messages(language) if "\N{RIGHT SINGLE QUOTATION MARK}" in text
    ] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You uncover a tile."),
        ("en", "Stop beside the island."),
        ("pl", "Odsłoń kafel."),
        ("pl", "To jest koniec rozgrywki."),
    ],
)
def test_a_word_that_is_ruled_out_is_found(language: str, text: str) -> None:
    assert matcher(ruled_out(language)).search(text)


def test_words_are_found_whole() -> None:
    search = matcher(ruled_out("en"))
    assert not search.search("Reveal the hexagonal tile next to the battlefield.")


def test_every_text_is_read() -> None:
    for language in COLUMNS:
        names = [name for name, _ in messages(language)]
        assert "do-move" in names and "01-map[0]" in names and len(names) > 2000, language
