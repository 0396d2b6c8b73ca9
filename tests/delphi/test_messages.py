"""Every id has its message in every language, and every message its use."""

import re
from typing import Any, get_args, get_type_hints

import pytest

from oracle_nb.core.events import Event
from oracle_nb.core.verdicts import UndoOutlook
from oracle_nb.delphi.model import position as positions
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import SHRINE_TASKS
from oracle_nb.delphi.text import DelphiTexts
from oracle_nb.delphi.text.facts import SOURCES, Seat
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.registry import scene_of
from oracle_nb.render.scene import Group
from tests.delphi.all_messages import (
    CODE,
    FOLDER,
    allowing_rules,
    calls,
    event_kinds,
    refusing_rules,
    texts,
)
from tests.delphi.text_checks import LANGUAGES, SPOILED, new_game, sample_steps, sound
from tests.text.languages import Book, cases, files, said


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def messages(language: str, prefix: str) -> tuple[str, ...]:
    return tuple(m for m in rulebook(language).wording.messages if m.startswith(prefix))


def dashed(rule: str) -> str:
    return rule.replace(".", "-")


# --- what the code can say -----------------------------------------------------------------------

SAMPLES: dict[str, Any] = {
    "color": 2,
    "colors": 0b100101,
    "die": 3,
    "card": 4,
    "god": 5,
    "gods": 0b11,
    "space": 7,
    "start": 9,
    "ship": 8,
    "spaces": (4, 5),
    "tile": 8,
    "equipment": 11,
    "companion": 16,
    "ship_tile": 6,
    "task": 14,
    "verb": int(Verb.ADVANCE),
    "decision": "fight-on",
    "white": True,
    "named": True,
} | dict.fromkeys(
    ("row", "tokens", "strength", "shield", "roll", "injuries", "dice", "round", "left"), 3
)


# --- every id has its message, every message its use ---------------------------------------------


def test_every_event_has_a_sentence_and_every_sentence_an_event(language: str) -> None:
    words = new_game(3, 1, RuleSet()).texts(language)
    assert isinstance(words, DelphiTexts)
    kinds = event_kinds()
    assert len(kinds) > 50
    # The rules bring no event for the eyes of one player: the app makes it.
    assert {f"event-{what}" for what in (*kinds, "tile-seen")} == set(messages(language, "event-"))
    for what, (personal, keys) in kinds.items():
        for numbers in (SAMPLES, {key: 1 for key in SAMPLES if key in keys}):
            facts = {key: SAMPLES[key] if key in _SHAPED else numbers[key] for key in keys}
            event = Event(what, "god.use", 1 if personal else -1, facts)
            sound(words.event(event))
            if personal:
                assert words.event(event, 1) != words.event(event), what
                assert words.event(event, 0) == words.event(event), what


_SHAPED = ("colors", "gods", "spaces", "decision", "white", "verb")


def test_every_refusing_rule_has_a_sentence_and_every_sentence_a_rule(language: str) -> None:
    known = messages(language, "refuse-")
    for rule in refusing_rules():
        assert rule in rulebook(), rule
        assert f"refuse-{dashed(rule)}" in known, rule
    endings = {"", *(f"-{verb}" for verb in Verb), *(f"-{fact}" for fact in SAMPLES)}
    said = {f"refuse-{dashed(rule)}{end}" for rule in refusing_rules() for end in endings}
    assert set(known) <= said


def test_every_allowing_rule_has_a_sentence_and_every_sentence_a_rule(language: str) -> None:
    wanted = {f"why-{dashed(rule)}" for rule in allowing_rules()}
    assert wanted <= set(messages(language, "why-"))
    ids = {dashed(rule) for rule in rulebook().ids}
    used = {dashed(text) for module in CODE for text in texts(module)}
    assert {m.removeprefix("why-") for m in messages(language, "why-")} <= ids & used


def test_every_cost_has_a_sentence(language: str) -> None:
    paid = {text for call in calls("pay") for text in texts(call)}
    paid |= {text for call in calls("Cost") for text in texts(call)}
    assert {f"cost-{dashed(rule)}" for rule in paid} == set(messages(language, "cost-"))


def test_every_decision_and_verb_has_its_words(language: str) -> None:
    tags = {str(positions.tag(step)) for step in sample_steps()}
    assert len(tags) == len(positions.DECISIONS)
    decisions = {f"decision-{tag}" for tag in tags} | {
        "decision-act",
        "decision-end",
        "decision-over",
    }
    assert set(messages(language, "decision-")) == decisions
    assert set(messages(language, "name-choice-")) == {f"name-choice-{tag}" for tag in tags}
    assert set(messages(language, "name-verb-")) == {f"name-verb-{verb}" for verb in Verb}
    assert set(messages(language, "name-seat-")) == {f"name-seat-{seat}" for seat in Seat}
    assert set(messages(language, "name-source-")) == {
        f"name-source-{source}" for source in SOURCES
    }
    assert set(messages(language, "name-phase-")) == {
        f"name-phase-{phase}" for phase in positions.Phase
    }
    plain = {f"do-{verb}" for verb in Verb}
    answers = {f"do-{verb}-{tag}" for verb in Verb for tag in tags}
    assert plain <= set(messages(language, "do-")) <= plain | answers


def test_the_remaining_messages_are_asked_for_by_name(language: str) -> None:
    """A message whose id is nowhere in the code of the words is never used."""
    code = "".join(file.read_text() for file in sorted(FOLDER.glob("text/*.py")))
    for prefix in ("chance-", "next-", "source-", "group-", "title"):
        for message in messages(language, prefix):
            assert f'"{message}"' in code, message
    reasons = get_args(get_type_hints(UndoOutlook)["reason"])
    assert set(messages(language, "undo-")) == {f"undo-{reason}" for reason in reasons}


PLURALS = re.compile(
    r"(?<![\d.+-])(?<!of the )1 (?:favor |oracle |god |more )?"
    r"(?:tokens|spaces|tasks|steps|injuries|cards|dice|rounds|actions|tiles|times)\b"
    r"|(?<![\w.+-])(?:0|[2-9]|\d\d) (?:favor |oracle |god |more )?"
    r"(?:token|space|task|step|injury|card|die|round|action|tile|time)\b"
)
"""A number that doesn't go with its noun, in English; "1 of the 1 spaces" is no range."""


def test_numbers_go_with_their_nouns() -> None:
    """With every number and every length of a list that a message can be given."""
    book = Book("en", files("en", "delphi/text", "text"))
    said_ids = {kind for kind in book.entries if kind.startswith(FAMILIES)}
    assert len(said_ids) > 200
    for message in said_ids:
        for part, pattern in book.parts(message).items():
            for facts in cases(message, pattern):
                text = said(book, message, part, facts)
                assert not PLURALS.search(text), (message, text)


FAMILIES = (
    *("do-", "source-", "cost-", "why-", "next-", "chance-", "undo-"),
    *("event-", "decision-", "refuse-", "motive-", "table-", "scene-"),
)


# --- the sentences themselves --------------------------------------------------------------------


def test_pictures_have_descriptions(language: str) -> None:
    """A scene is the same picture in every language; its spaces and pieces have titles in words."""
    game = new_game(3, 3, RuleSet())
    english = scene_of(game.rules, game.position, seat=0)
    scene = scene_of(game.rules, game.position, seat=0, language=language)
    sentences = [op.title for op in (*scene.base, *scene.pieces) if isinstance(op, Group)]
    assert len(sentences) > 100 and not any(SPOILED.search(title) for title in sentences)
    assert [space.code for space in scene.spaces] == [space.code for space in english.spaces]
    assert len(scene.legend) == len(english.legend)
    if language == "pl":
        assert "A11, czarne pole morza" in sentences and "3 czarne posągi" in sentences
        assert scene.title == "Plansza"


@pytest.mark.parametrize("letters", [False, True])
def test_a_completed_shrine_task_is_named_by_its_letter_only_where_it_matters(
    letters: bool,
) -> None:
    game = new_game(players=2, seed=1, rules=RuleSet(picture_rule=letters))
    facts = {"task": SHRINE_TASKS[1], "color": -1, "white": False, "left": 3}
    event = Event("task-completed", "shrine.build", 0, facts)
    said = game.texts("en").event(event, 0), game.texts("pl").event(event)
    if letters:
        assert said[0].startswith("You complete your shrine task with Phi;")
        assert "z kapliczką Fi;" in said[1]
    else:
        assert said[0].startswith("You complete a shrine task;")
        assert "wykonuje zadanie z kapliczką;" in said[1]
