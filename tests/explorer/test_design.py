"""Searches for boards: they get better, and one that was stopped goes on to the same board."""

import re
from pathlib import Path
from random import Random

import pytest

import oracle_nb
from oracle_nb.delphi.board import GENERATORS, make_layout
from oracle_nb.delphi.board.generation.varied import varied_layout
from oracle_nb.delphi.measures import BoardStudy
from oracle_nb.explorer import design as searches
from oracle_nb.explorer.design import Design, DesignError, planned_search
from oracle_nb.games.registry import MissingPart, board_data_of


@pytest.mark.parametrize("kind", GENERATORS)
def test_a_small_change_makes_another_legal_board(kind: str) -> None:
    layout = make_layout(kind, 5)
    changed = set()
    for number in range(25):
        after = varied_layout(layout, Random(number))
        assert after.faults() == ()
        assert {tile.tile for tile in after.tiles} == {tile.tile for tile in layout.tiles}
        changed.add(len(set(after.tiles) - set(layout.tiles)))
        assert after == varied_layout(layout, Random(number))
        layout = after
    assert changed == {1, 2}


@pytest.mark.long
def test_a_search_finds_a_better_board() -> None:
    result = oracle_nb.design(("open", "sailing.diameter"), steps=80, seed=3)
    first, last = result.state.curve[0][1], result.state.curve[-1][1]
    assert result.finished
    assert result.score == last < first - 0.5
    study = BoardStudy(result.layout)
    values = {name: study.headline(name) for name, _ in result.state.plan.weights}
    assert values == result.values
    assert set(values) == {"sailing.articulation_points", "sailing.diameter"}
    scores = [score for _, score in result.state.curve]
    assert scores == sorted(scores, reverse=True)
    assert oracle_nb.new_game(players=2, seed=1, layout=result.layout).legal_actions()


def test_a_negative_weight_makes_a_measure_large() -> None:
    many = oracle_nb.design({"open": -1}, steps=60, seed=3)
    (row,) = many.rows()
    assert row[0] == "sailing.articulation_points"
    assert row[2] > row[1]


def test_a_stopped_search_goes_on_to_the_same_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Design(planned_search("open", 40, 2))
    whole.run()
    monkeypatch.setattr(searches, "KEPT", 5)
    path = tmp_path / "search.json"
    stopped = Design(planned_search("open", 40, 2), path)
    left = iter(range(12))

    def interrupt() -> None:
        if next(left, None) is None:
            raise KeyboardInterrupt

    stopped.run(interrupt)
    assert stopped.state.done == 13 and not stopped.finished
    resumed = oracle_nb.design("open", steps=40, seed=2, path=path)
    assert resumed.state == whole.state
    assert oracle_nb.design("open", steps=40, seed=2, path=path).state == whole.state
    with pytest.raises(DesignError, match="another seed"):
        oracle_nb.design("open", steps=40, seed=3, path=path)
    path.write_text("{}")
    with pytest.raises(DesignError, match="no state of a search"):
        oracle_nb.design("open", steps=40, seed=2, path=path)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"aims": "opne"}, "did you mean 'open'"),
        ({"aims": 3}, "names are needed"),
        ({"aims": {"open": 0}}, "other than 0"),
        ({"aims": {"open": "much"}}, "a number"),
        ({"steps": 1.5}, "steps"),
        ({"start": "fre"}, "free"),
    ],
)
def test_an_error_names_the_argument(arguments: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        oracle_nb.design(**{"steps": 1} | arguments)  # type: ignore[arg-type]


def test_a_game_without_such_boards_says_so() -> None:
    with pytest.raises(MissingPart, match="mythology"):
        oracle_nb.design(game="mythology", start="open")


def test_a_design_shows_its_board_and_its_measures() -> None:
    result = oracle_nb.design("fair", steps=3, seed=1)
    page = result._repr_html_()
    assert "<svg" in page and "fairness.gap" in page
    assert repr(result) == f"<Design after 3 of 3 steps, score {result.score:.2f}>"


def test_the_example_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(oracle_nb.__file__).parents[1] / "docs/designing.md").read_text("utf-8")
    (block,) = re.findall(r"(?s)```python\n(.*?)```", page)
    monkeypatch.chdir(tmp_path)
    quick = block.replace("steps=1_000", "steps=4").replace("steps=200", "steps=2")
    assert quick.count("steps=4") == quick.count("steps=2") == 1
    exec(compile(quick, "docs/designing.md", "exec"), {})
    assert (tmp_path / "search.json").exists()
    aims = board_data_of("delphi").aims  # type: ignore[attr-defined]
    assert dict(re.findall(r"(?m)^\| `(\w+)` \| `([\w.]+)`: ", page)) == aims
