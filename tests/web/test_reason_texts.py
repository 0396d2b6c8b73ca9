"""Reasons why a lesson file can't be read: in Polish no English is left of them."""

import re

import pytest

from oracle_nb.games.registry import lessons_of_game, package_of
from oracle_nb.lessons.draft import DraftError, LessonDraft, read_draft
from oracle_nb.storage.saves import _ERROR_PATTERNS, _KINDS, misfit
from oracle_nb.web.lesson_editor.commands import RefusedInput, run
from oracle_nb.web.lesson_editor.fault_texts import FaultTexts
from oracle_nb.web.lesson_editor.state import opened_draft
from oracle_nb.web.text import words
from oracle_nb.web.text.reason_texts import reason_text

SAILING = lessons_of_game("delphi").lessons()[4].read_text("utf-8")
ENGLISH = re.compile(r"\b(the|is|this|there|not|of|must|can't|did)\b")


def changed(old, new):
    text = SAILING.replace('name = "sailing"', 'name = "mine"', 1).replace(old, new, 1)
    assert new in text
    return text


def said(language, text):
    """Everything that the page says of a file."""
    try:
        state = opened_draft("delphi", read_draft(text))
    except DraftError as error:
        return FaultTexts(opened_draft("delphi", LessonDraft()), language).refusal(error)
    texts = FaultTexts(state, language)
    return " ".join(texts.text(fault) for fault in state.faults if not fault.note)


@pytest.mark.parametrize(
    ("text", "polish"),
    [
        ("[[steps]", "zobacz wiersz 1, kolumna 8"),
        ('a = "x', "brakuje zakończenia"),
        (f"a = {'[' * 3000}", "za dużo zagnieżdżonych nawiasów"),
        ("a" + ".a" * 101, "zobacz wiersz 1"),
        (changed("number = 5", 'number = "six"'), "Potrzebne: liczba całkowita. Podano: tekst."),
        (changed("[[exercises]]", "[[exercises]]\nsed = 2"), "Nie ma pola „sed”"),
        (changed("[[exercises]]", "[[exercises]]\ntimes = 20"), "najwyżej 10"),
        (changed('part = "turn"', 'part = "A B"'), "To nie ma wymaganej postaci."),
        (changed('point = ["w6"]', 'point = ["zz"]'), "Nie ma niczego o nazwie „zz”."),
        (changed('do = ["move', 'do = ["mov'), "nie ma akcji „mov”"),
        (changed('"coast"', '"cost"'), "Nie ma niczego o nazwie „cost”. Do wyboru: "),
        (changed("dice = [", 'dice = ["red", '), "nie pasuje to do reszty"),
        (changed("do = [", 'chance = { die = ["rad"] }\ndo = ['), "Najbardziej podobne: red."),
        (changed("do = [", 'chance = { dye = ["red"] }\ndo = ['), "Nie ma pola „dye”."),
    ],
)
def test_a_faulty_file_is_explained_in_polish(text, polish):
    message = said("pl", text)
    assert polish in message
    assert not ENGLISH.search(message)
    assert said("en", text) != message


def test_every_misfit_of_a_value_has_a_text_in_both_languages():
    examples = [
        "Expected `array` of length 2, got 3",
        "Expected `array` of at least length 1",
        "Expected `int` >= 1",
        "Expected `int` <= 10",
        "Expected `str` matching regex '^a$'",
        "Expected `str` of length >= 1",
        "Object missing required field `say`",
        "Object contains unknown field `sai`",
        "Invalid enum value 'x'",
    ]
    assert len(examples) == len(_ERROR_PATTERNS)
    examples += [f"Expected `{kind}`, got `{kind}`" for kind in _KINDS]
    examples.append("Expected `bool | null`, got `object`")
    for example in examples:
        reason, _ = misfit(ValueError(example))
        assert reason != example
        for language in ("en", "pl"):
            assert reason_text(words(language).say, reason), example


@pytest.mark.parametrize(
    ("text", "polish"),
    [
        ("hello", "to nie jest link, kod ani scenariusz pozycji."),
        ("12345", "kod jest uszkodzony albo niepełny."),
        ("[[scenario]]\nname = 'x'\nboard = 'coast'", "nie da się odczytać wiersza 1 scenariusza."),
    ],
)
def test_a_position_that_cannot_be_opened_is_explained_in_polish(text, polish):
    assert package_of("delphi").presentation().position_editor is not None
    state = run(opened_draft("delphi", LessonDraft()), "add steps")
    with pytest.raises(RefusedInput) as refused:
        run(state, "scene 1", form={"scene": text})
    assert FaultTexts(state, "pl").refusal(refused.value).endswith(polish)
    assert not ENGLISH.search(FaultTexts(state, "pl").refusal(refused.value))
