"""The rulebook of any game: tables, words, typed facts. The game here is a toy of three rules."""

import difflib
import pickle
import subprocess
import sys
from enum import IntEnum
from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest

from oracle_nb.games.registry import packages
from oracle_nb.text.rulebook import (
    Rulebook,
    RulebookError,
    RuleSource,
    UnknownLanguage,
    UnknownMessage,
    UnknownRule,
    WordingError,
)
from oracle_nb.text.search import Index
from oracle_nb.text.wording import Wording, message_id

TABLE = """
rulings = 2

[documents]
box = "The box"
ruling = "Our rulings"

[chapters.moves]
"dog.run" = { kind = "printed", sources = ["box page 1", "box page 3", "ruling 2"], related = [] }
"dog.sit" = { kind = "ruling", sources = ["ruling 1"], related = ["dog.run"] }

[chapters.end]
"end.tired" = { kind = "option", sources = ["box"], related = ["dog.sit", "dog.run"] }
"""
WORDS = """
chapter-moves = Moves
chapter-end = The end
cite-box = { COUNT($numbers) ->
    [0] box
    [one] box, { $part } { $numbers }
   *[other] box, { $part }s { $numbers }
}
cite-ruling = our ruling { $numbers }
dog-run = Running
    .text = Your dog runs 3 meadows.
    .example = From the fence to the pond.
dog-sit = Sitting
    .text = Your dog sits. This is a ruling.
    .example = It sits by the fence.
end-tired = Tired dogs
    .text = Three tired dogs end the game.
    .example = Rex is the third.
ruling-1 =
    .point = May it sit?
    .plays = Yes.
    .why = It likes to.
ruling-2 =
    .point = How far?
    .plays = 3.
    .why = It says so.
"""


class Coat(IntEnum):
    RED = 1
    BLACK_AND_TAN = 2

    def __str__(self) -> str:
        return self.name.lower().replace("_", " ")


class Field:
    def __str__(self) -> str:
        return "D7"


def book(folder: Path, table: str = TABLE, words: str = WORDS, **extra: str) -> Rulebook:
    """Return a rulebook folder on disk, opened; ``extra`` are further files of the language."""
    (folder / "en").mkdir()
    (folder / "rules.toml").write_text(table)
    (folder / "en" / "rules.ftl").write_text(words)
    for name, text in extra.items():
        (folder / "en" / f"{name}.ftl").write_text(text)
    return Rulebook(folder)


def wording(text: str, language: str = "en") -> Wording:
    """Messages of a test beside the lists that every game has."""
    lists = Path(sys.modules["oracle_nb.text"].__file__ or "").parent / "en" / "lists.ftl"
    return Wording(language, [("lists.ftl", lists.read_text()), ("test.ftl", text)])


# --- the table ---------------------------------------------------------------------------------


def test_a_rule_may_have_a_sentence_of_its_own_for_a_fact() -> None:
    words = wording("refuse-move-range = Too far.\nrefuse-move-range-shallows = Shallows.")
    base = "refuse-move.range"
    assert words.say(words.specific(base, ("steps", "shallows"))) == "Shallows."
    assert words.say(words.specific(base, ("steps",))) == "Too far."


VERBS = ("place", "load-offering", "none")
NESTED = tuple(
    f"{first}.{'-'.join(words)}"
    for first in ("victory", "zeus", "card")
    for length in (1, 2, 3)
    for words in permutations(("prize", "bolt", "hex", "own"), length)
)
"""Ids of which many begin as others do, as in ``victory.prize`` and ``victory.prize-hex``."""
EVERY_BOOK = {package.name: package.rulebook("en").ids for package in packages()} | {
    "nested": NESTED
}


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_no_rule_gets_the_message_of_another(book: str) -> None:
    """For every id, whatever facts it has: the message is its own, also with more words."""
    ids = EVERY_BOOK[book]
    names = {rule: f"refuse-{message_id(rule)}" for rule in ids}
    own = {f"{name}-zz-{verb}": rule for rule, name in names.items() for verb in VERBS}
    says = {name: rule for rule, name in names.items()} | own
    text = "\n".join(f"{name} = {rule}" for name, rule in says.items())
    words = Wording("en", [("test.ftl", text)], ids)
    for rule in ids:
        for part in {name[len(names[rule]) + 1 :] for name in says if name.startswith(names[rule])}:
            assert words.say(words.specific(f"refuse-{rule}", (part,))) == rule, part
        for verb in VERBS:
            wanted = f"{names[rule]}-zz-{verb}"
            message = words.specific(f"refuse-{rule}", ("no", f"zz-{verb}"))
            assert message_id(message) == wanted


def test_two_rules_with_the_same_message_ids_are_refused() -> None:
    with pytest.raises(WordingError, match=r"sea\.route-long and sea-route\.long"):
        Wording("en", [], ("sea.route-long", "sea-route.long"))


def test_a_rule_has_its_words_sources_and_relations(tmp_path: Path) -> None:
    rules = book(tmp_path)
    rule = rules["dog.run"]
    assert (rule.id, rule.kind, rule.title) == ("dog.run", "printed", "Running")
    assert rule.text == "Your dog runs 3 meadows."
    assert rule.example == "From the fence to the pond."
    assert rule.sources == (
        RuleSource("box", "page 1"),
        RuleSource("box", "page 3"),
        RuleSource("ruling", "2"),
    )
    assert rule.citation == rules.cite(rule) == rules.cite("dog.run")
    assert rule.citation == "box, pages 1 and 3; our ruling 2"
    assert rules.cite("end.tired") == "box"
    assert rules["end.tired"].related == ("dog.sit", "dog.run")


def test_ids_chapters_and_rulings_keep_their_order(tmp_path: Path) -> None:
    rules = book(tmp_path)
    assert rules.ids[:3] == ("dog.run", "dog.sit", "end.tired")
    assert rules.ids[3:] == Rulebook().ids, "the general rules come last"
    assert [chapter.title for chapter in rules.chapters] == ["Moves", "The end", "Playing"]
    assert rules.chapters[0].rules == ("dog.run", "dog.sit")
    assert [ruling.rules for ruling in rules.rulings] == [("dog.sit",), ("dog.run",)]
    assert rules.ruling(1).plays == "Yes."
    with pytest.raises(UnknownRule, match="numbered 1 to 2"):
        rules.ruling(3)
    assert "dog.run" in rules and "dog.fly" not in rules
    assert len(rules) == len(list(rules)) == len(rules.ids)


def test_the_general_rules_are_complete() -> None:
    rules = Rulebook()
    assert rules.ids == (
        "play.not-your-turn",
        "play.decision-pending",
        "play.not-now",
        "play.not-held",
        "play.no-target",
        "play.over",
    )
    for rule in rules:
        assert rule.kind == "general"
        assert all((rule.title, rule.text, rule.example, rule.citation, rule.related)), rule.id


def test_an_unknown_rule_names_the_nearest(tmp_path: Path) -> None:
    rules = book(tmp_path)
    with pytest.raises(UnknownRule, match=r"no rule 'dog.rnu'; did you mean 'dog.run'"):
        rules["dog.rnu"]
    with pytest.raises(UnknownRule, match=r"no rule 'cat'; the ids begin with dog, end, play$"):
        rules["cat"]
    with pytest.raises(KeyError):
        rules.cite("dog.fly")


def test_an_unknown_language_names_the_known(tmp_path: Path) -> None:
    assert book(tmp_path).languages() == ("en",)
    with pytest.raises(UnknownLanguage, match=r"'tlh'; available: en$"):
        Rulebook(tmp_path, language="tlh")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"box page 1"', '"bag page 1"', r"dog.run: no document 'bag'"),
        ('"box page 1"', '"box leaf 1"', r"dog.run: no such place as 'leaf 1'"),
        ('"box page 1"', '"box page 0"', r"dog.run: no such place as 'page 0'"),
        ('["ruling 1"]', '["ruling 3"]', r"dog.sit: no such ruling as 'ruling 3'"),
        ('"dog.sit", "dog.run"', '"dog.fly"', r"end.tired is related to unknown dog.fly"),
        ('"end.tired"', '"dog.run"', r"dog.run occurs twice in the table"),
        ("printed", "painted", r"'painted' - at `\$.chapters"),
        ("related = []", "relatives = []", r"field `relat"),
        ("[documents]", "[documents", r"rules.toml can't be read"),
    ],
)
def test_a_faulty_table_is_refused(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in TABLE
    with pytest.raises(RulebookError, match=fault):
        book(tmp_path, TABLE.replace(old, new, 1))


@pytest.mark.parametrize("label", ["12", "204 C", "010 E2", "216 G4b", "007"])
def test_a_place_is_labelled_as_it_is_printed(tmp_path: Path, label: str) -> None:
    rules = book(tmp_path, TABLE.replace('"box page 1", "box page 3"', f'"box section {label}"'))
    assert rules["dog.run"].citation == f"box, section {label}; our ruling 2"


def test_search_ranks_ids_and_titles_before_texts(tmp_path: Path) -> None:
    rules = book(tmp_path)

    def rules_about(words: str) -> list[str]:
        return [rule.id for rule in rules.search(words)]

    assert rules_about("sitting") == ["dog.sit"]
    assert rules_about("dog")[:2] == ["dog.run", "dog.sit"]
    assert rules_about("Fence?") == ["dog.run", "dog.sit"]
    assert rules_about("tired dog")[0] == "end.tired"
    assert rules_about("runs")[0] == "dog.run"
    assert rules_about("the of") == rules_about("") == rules_about("xylophone") == []


@pytest.mark.parametrize("words", [3, None, b"dog", ["dog"]])
def test_search_asks_for_text(tmp_path: Path, words: object) -> None:
    with pytest.raises(TypeError, match="`words` must be text such as 'red die', got ") as error:
        book(tmp_path).search(words)  # type: ignore[arg-type]
    assert str(error.value).endswith(repr(words))


def test_search_finds_a_word_in_any_form() -> None:
    texts = {"a": [("Mielizny", 1)], "b": [("Odpoczynek", 1)], "c": [("recover", 1)]}
    index = Index(texts)
    assert index.search("mielizn\u0119") == index.search("mieliznami") == ("a",)
    assert index.search("odpoczywa\u0107") == ("b",)
    assert index.search("recolor") == (), "half a word in common is another word"
    assert index.search("mi") == (), "two letters are no stem"


def test_it_shows_in_a_notebook(tmp_path: Path) -> None:
    rules = book(tmp_path, words=WORDS.replace("3 meadows", "<3> meadows"))
    assert "&lt;3&gt; meadows" in rules._repr_html_()
    assert rules["dog.sit"]._repr_markdown_().startswith("**Sitting** `dog.sit`")
    assert str(rules["dog.sit"]).splitlines()[0] == "Sitting (dog.sit)"


# --- the words ---------------------------------------------------------------------------------


def test_every_file_of_the_language_is_read(tmp_path: Path) -> None:
    rules = book(tmp_path, play="event-barked = It barked at { $field }.\n")
    assert rules.say("event.barked", field=Field()) == "It barked at D7."
    assert rules.say("event-barked", field=Field()) == "It barked at D7."
    assert rules.say("dog.run", "text") == "Your dog runs 3 meadows."


def test_numbers_choose_plurals_and_percents() -> None:
    words = wording(
        "cost = { $tokens ->\n"
        "    [0] free\n    [one] { $tokens } token\n   *[other] { $tokens } tokens\n }\n"
        'odds = { NUMBER($chance, style: "percent") }\n'
    )
    assert [words.say("cost", tokens=n) for n in (0, 1, 2)] == ["free", "1 token", "2 tokens"]
    assert words.say("cost", tokens=float("inf")) == "∞ tokens"
    assert words.say("cost", tokens=-6) == "\N{MINUS SIGN}6 tokens", "a minus sign, no hyphen"
    assert words.say("odds", chance=0.28) == words.say("odds", chance=Fraction(7, 25)) == "28%"


@pytest.mark.parametrize(
    ("chance", "written"),
    [
        (Fraction(249, 250), "99.6%"),
        (Fraction(1, 250), "0.4%"),
        (0.99997, "99.997%"),
        (Fraction(994, 1000), "99%"),
        (0, "0%"),
        (1, "100%"),
        (1 - 1e-12, "100%"),
    ],
)
def test_only_a_certain_percentage_is_0_or_100(chance: float | Fraction, written: str) -> None:
    words = wording('odds = { NUMBER($chance, style: "percent") }\n')
    assert words.say("odds", chance=chance) == written


def test_values_match_by_key_and_print_by_name() -> None:
    words = wording(
        "name-coat-red = ginger\n"
        "name-coat-black-and-tan = black with tan\n"
        "plain = a { $coat } dog on { $field }\n"
        "chosen = { $coat ->\n    [red] R\n    [black-and-tan] B\n   *[other] ?\n }\n"
        "flag = { $wet ->\n    [true] wet\n   *[false] dry\n }\n"
    )
    assert words.say("plain", coat=Coat.RED, field=Field()) == "a ginger dog on D7"
    assert words.say("plain", coat="<b>", field=7) == "a <b> dog on 7", "text is left as it is"
    assert [words.say("chosen", coat=coat) for coat in Coat] == ["R", "B"]
    assert [words.say("flag", wet=wet) for wet in (True, False)] == ["wet", "dry"]


def test_lists_are_joined_in_words() -> None:
    words = wording(
        "all = { $coats }\nany = { OR($coats) }\ncount = { COUNT($coats) }\n"
        'forms = { OR(NAME($coats, form: "many")) }\n'
        "name-coat-red = red\n    .many = reds\n"
        "name-coat-black-and-tan = tan\n    .many = tans\n"
    )
    red, tan = Coat.RED, Coat.BLACK_AND_TAN
    assert words.say("all", coats=()) == "none"
    assert words.say("all", coats=(red,)) == "red"
    assert words.say("all", coats=[red, tan]) == "red and tan"
    assert words.say("all", coats=(red, tan, 3, "x")) == "red, tan, 3 and x"
    assert words.say("all", coats=(red, tan, red)) == "red \N{MULTIPLICATION SIGN}2 and tan"
    assert words.say("any", coats=(red, tan, red)) == "red or tan"
    assert words.say("forms", coats=(red, tan)) == "reds or tans"
    assert words.say("count", coats=(red, tan)) == "2"


def test_an_inflected_language_finds_its_forms() -> None:
    words = wording(
        "name-coat-red = czerwony\n    .feminine-accusative = czerwoną\n"
        'take = Weź { NAME($coat, form: "feminine-accusative") } obrożę.\n'
        "cost = { $n ->\n"
        "    [one] { $n } żeton\n    [few] { $n } żetony\n   *[many] { $n } żetonów\n }\n",
        "pl",
    )
    assert words.say("take", coat=Coat.RED) == "Weź czerwoną obrożę."
    assert [words.say("cost", n=n) for n in (1, 3, 5, 22)] == [
        "1 żeton",
        "3 żetony",
        "5 żetonów",
        "22 żetony",
    ]


def test_a_rule_can_be_named_by_its_title() -> None:
    words = wording("dog-run = Running\nbecause = by the rule “{ TITLE($rule) }”\n")
    assert words.say("because", rule="dog.run") == "by the rule “Running”"


@pytest.mark.parametrize(
    ("message", "facts", "fault"),
    [
        ("here", {}, r"message here \(en\): Unknown external: coat"),
        ("here", {"coat": None}, r"message here \(en\): fact coat is None"),
        ("here", {"coat": object()}, r"message here \(en\): fact coat is <object"),
        ("here", {"coat": {Coat.RED}}, r"fact coat is \{"),
        ("here", {"coat": (1, None)}, r"fact coat is None"),
        ("form", {"coat": Coat.RED}, r"message form \(en\): .*name-coat-red .*no attribute .many"),
        ("form", {"coat": Field()}, r"message form \(en\): no message name-field-d7"),
        ("form", {"coat": 3}, r"message form \(en\): NAME is for pieces of the game"),
        ("any", {"coat": 3}, r"message any \(en\): OR is for lists, not 3"),
        ("lost", {}, r"message lost \(en\): Unknown message: nowhere"),
        ("hree", {}, r"no message hree \(en\); did you mean 'here'"),
        ("bare", {}, r"message bare \(en\) has no value"),
    ],
)
def test_a_value_without_a_text_is_an_error(
    message: str, facts: dict[str, object], fault: str
) -> None:
    words = wording(
        "here = a { $coat } dog\nany = { OR($coat) }\nlost = see { nowhere }\n"
        'form = { NAME($coat, form: "many") }\nbare =\n    .a = A\nname-coat-red = red\n'
    )
    with pytest.raises(WordingError, match=fault):
        words.say(message, **facts)


def test_similar_messages_are_sought_only_for_an_error_that_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = wording("here = x\n")
    with monkeypatch.context() as without:
        without.delattr(difflib, "get_close_matches")
        with pytest.raises(UnknownMessage) as caught:
            words.say("hree")
    assert str(pickle.loads(pickle.dumps(caught.value))).endswith("; did you mean 'here'?")


def test_an_unknown_attribute_is_an_error() -> None:
    with pytest.raises(UnknownMessage, match=r"here \(en\) has no attribute .text"):
        wording("here = x\n").say("here", "text")


def test_a_file_that_is_not_fluent_is_refused() -> None:
    with pytest.raises(WordingError, match=r"test.ftl \(en\): not a Fluent message: here is"):
        wording("here is no message\n")
    with pytest.raises(WordingError, match=r"list-none is already a message of lists.ftl"):
        wording("list-none = nothing\n")


def test_a_message_lists_its_facts() -> None:
    words = wording(
        "inner = { $b }\n    .more = { $c }\n"
        "outer = { $d ->\n    [one] { OR($a) }\n   *[other] { inner }\n }\n    .text = { $e }\n"
    )
    assert words.variables("outer") == ("a", "b", "c", "d", "e")
    assert words.attributes("outer") == ("text",)
    assert words.messages[-2:] == ("inner", "outer")


def test_the_table_loads_without_fluent() -> None:
    code = (
        "import sys, oracle_nb.text.rulebook as r; r.Rulebook().ids; "
        "print([m for m in ('fluent', 'babel', 'numpy', 'networkx') if m in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"
