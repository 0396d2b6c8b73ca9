"""Values on the last line of a notebook's cell: short texts, and HTML or a picture."""

from typing import Any

import pytest
from IPython.core.formatters import DisplayFormatter

import oracle_nb
from oracle_nb.core.verdicts import Advice
from oracle_nb.games.registry import package_of

GAMES = ("delphi", "mythology")


def displayed(value: Any) -> dict[str, str]:
    """Return what a notebook stores for a value, by type."""
    data: dict[str, str] = DisplayFormatter().format(value)[0]
    return data


@pytest.mark.parametrize("name", GAMES)
def test_values_of_a_game_are_short_texts_and_html(name):
    game = package_of(name).new_game(2, seed=3)
    action = game.legal_actions()[0]
    for value in (game.explain(action), game.check(action), game.position):
        data = displayed(value)
        assert len(data["text/plain"]) < 1_000
        assert 10 < len(data["text/html"]) < 6_000
    explanation = game.explain(action)
    assert displayed(explanation)["text/plain"] == str(explanation)
    assert f"<b>{explanation.title}</b>" in displayed(explanation)["text/html"]
    assert "Game(rules, start=position)" in displayed(game.position)["text/plain"]


def test_a_refusal_is_html_without_markup_of_its_own():
    game = oracle_nb.new_game(players=2, seed=3)
    refused = game.explain("fight die:green F12")
    html = displayed(refused)["text/html"]
    assert html.count("<li>") == len(refused.refusals)
    assert "<b>Refused</b>" in displayed(game.check("fight die:green F12"))["text/html"]
    advice = Advice((("Take <it>", ("take",)),))
    assert "Take &lt;it&gt; [take]" in displayed(advice)["text/html"]


@pytest.mark.parametrize(("name", "words"), [("delphi", "move"), ("mythology", "prize")])
def test_a_search_in_the_rulebook_takes_little_space_in_a_notebook(name, words):
    results = package_of(name).rulebook().search(words)
    data = displayed(results)
    assert len(results) > 8 and "<svg" in data["text/html"]
    assert sum(map(len, data.values())) < 100_000
    assert data["text/plain"].startswith(f"<{len(results)} rules: {results[0].rule.id}, ")
    assert len(displayed(results[0])["text/plain"]) < 100


def test_boards_and_layouts_are_pictures():
    layout = oracle_nb.compact_layout(3)
    for value in (layout, oracle_nb.Board(layout)):
        data = displayed(value)
        assert data["image/svg+xml"].startswith("<svg")
        assert len(data["text/plain"]) < 100
    faulty = oracle_nb.Layout(layout.tiles[:3])
    assert displayed(faulty) == {"text/plain": "<Layout of 3 tiles>"}


def test_a_scene_is_a_short_text():
    data = displayed(oracle_nb.new_game(players=2, seed=3).scene())
    assert data["text/plain"].startswith("<Scene of ") and len(data["text/plain"]) < 120


def test_frames_are_reachable_after_an_import():
    assert "frames" in dir(oracle_nb)
    assert oracle_nb.frames.games.__annotations__["workers"]
