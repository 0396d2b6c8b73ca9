"""oracle-nb rules."""

import re

import pytest

from oracle_nb.delphi.text.rule_texts import rulebook
from tests.samples import sampled


def test_all_rules_are_listed_by_chapter(run):
    out = run.good("rules")
    book = rulebook()
    assert set(re.findall(r"^  (\S+)", out, re.MULTILINE)) == set(book.ids)
    places = [out.index(f"\n{chapter.title}\n") for chapter in book.chapters]
    assert places == sorted(places)


def test_a_rule_is_printed_with_example_source_and_related_rules(run):
    said = " ".join(run.good("rules", "move.range").split())
    rule = rulebook()["move.range"]
    for text in (rule.title, rule.text, rule.example, rule.citation, *rule.related):
        assert " ".join(text.split()) in said


@pytest.mark.parametrize("rule", sampled(rulebook().ids, 5))
def test_every_rule_can_be_asked_for(run, rule):
    assert f"({rule})" in run.good("rules", rule)


def test_rules_are_found_by_words(run):
    out = run.good("rules", "cross", "shallows")
    assert "(equipment.shallows)" in out


def test_a_ruling_is_printed(run):
    assert rulebook().ruling(27).point in run.good("rules", "ruling", "27")
