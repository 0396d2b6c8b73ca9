"""The explorer's data: cells that compute what is shown, tables, families and searches."""

import csv
import re
from html import unescape
from typing import Any

import pytest

from oracle_nb.explorer.design import Design, planned_search
from oracle_nb.explorer.measure_scenes import short
from oracle_nb.web.explorer import commands
from oracle_nb.web.explorer.details_view import design_view
from oracle_nb.web.explorer.exports import cell_of
from oracle_nb.web.explorer.family_view import NUMBER, family_view
from oracle_nb.web.explorer.page import explore
from oracle_nb.web.explorer.state import explored
from tests.web.test_explorer import page, shown

__all__ = ["page"]


def test_the_cell_of_a_measure_computes_what_is_shown(page):
    for look in ("sailing.diameter", "sailing.betweenness_centrality", "sailing.bridges"):
        page.handle("look", look)
        cell = cell_of(page.state)
        assert cell.splitlines()[1] in shown(page).replace("&quot;", '"')
        names: dict[str, Any] = {}
        exec(cell.replace("\nframes", "\nresult = frames"), names)
        if look == "sailing.diameter":
            assert names["result"]["value"] == page.state.sight.headline(look)
        else:
            values = names["result"].astype(float).dropna()
            ours = page.state.sight.study.measure(look)
            assert values.sum() == pytest.approx(sum(ours.values()))
    page.handle("look", "plain")
    assert cell_of(page.state) == ""


def cells_shown(text):
    """The cells that a page shows, by the name of their figure."""
    cells = re.findall(r'<code class="x-cell-([\w-]+)">(.*?)</code>', text, re.DOTALL)
    return {name: unescape(cell) for name, cell in cells}


def result_of(cell):
    """The value of the last line of a cell."""
    *lines, last = cell.splitlines()
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    return eval(last, names)


def test_each_figure_has_a_cell_that_computes_its_numbers(page):
    page.handle("pin")
    for command, value in (
        ("seed", "8"),
        ("look", "sailing.diameter"),
        ("par", ""),
        ("family", ""),
    ):
        page.handle(command, value)
    state, text = page.state, shown(page)
    cells = cells_shown(text)
    charts = {"chart-0", "chart-2", "chart-3", "chart-4"}
    assert set(cells) == {"summary", "measure", "differences", "family", "par", *charts}
    for name in cells:
        assert f'data-copy=".x-cell-{name}"' in text
    summary = result_of(cells["summary"])["value"]
    assert [*summary.index] == [*state.field.summary]
    for name, value in summary.items():
        assert value == pytest.approx(state.sight.headline(name))
        assert state.sentence(name, value) in unescape(text)
    differences = result_of(cells["differences"])
    first, table = re.findall(r'<table class="x-differences">.*?</table>', text, re.DOTALL)
    assert first.count("<tr>") - 1 <= len(state.field.summary)
    assert len(differences) == table.count("<tr>") - 1 > 20
    for name, row in differences.iterrows():
        assert (row["before"], row["after"]) == pytest.approx(
            (state.pinned.headline(name), state.sight.headline(name))
        )
    for board in result_of(cells["family"]).itertuples():
        assert f"{board.board_seed}: <b>{board[-1]:.0f}</b>" in text
    for par in result_of(cells["par"]).seats:
        assert f"<td>{par.rounds}</td><td>{par.actions}</td><td>{par.moves}</td>" in text


def bars_of(plot):
    """The heights of the bars that a chart shows."""
    return [*plot.figure.renderers[0].data_source.data["top"]]


def test_each_chart_has_a_cell_that_computes_its_bars(page):
    plots, study = page.charts._plots, page.state.sight.study

    def chart(number):
        return result_of(cells_shown(shown(page))[f"chart-{number}"])

    assert [*chart(2).values()] == bars_of(plots[2])
    blocks, cuts = chart(3)
    assert (blocks, cuts) == (page.state.sight.blocks, page.state.sight.cuts)
    assert chart(4) == study.measure(page.charts._matrix)
    page.handle("look", "sailing.diameter")
    assert [bar.height for bar in chart(0)] == bars_of(plots[0])
    assert sum(bars_of(plots[0])) == 2500
    page.handle("look", "turns.by_kind")
    assert [*chart(0).values()] == bars_of(plots[0])
    page.handle("look", "shells")
    assert [chart(0)[steps] for steps in sorted(chart(0))] == bars_of(plots[0])
    page.handle("look", page.charts._matrix)
    assert chart(1) == study.measure(page.charts._matrix)


def test_pictures_and_routes_have_cells_that_compute_what_is_shown(page):
    state = page.state
    for look, value in (
        ("weak", (state.sight.cuts, state.sight.bridges)),
        ("shells", state.shells),
        ("reach", state.reach),
    ):
        page.handle("look", look)
        assert result_of(cells_shown(shown(page))["picture"]) == value
    page.handle("look", "plain")
    assert "picture" not in cells_shown(shown(page))
    assert "route" not in cells_shown(shown(page))
    for space in sorted(state.sight.ways)[:40:20]:
        page.handle("space", str(space))
        assert "Now choose the destination." in page._hand.html or page.state.goal is not None
    assert page.state.journey is not None
    assert page.state.journey.title in unescape(page._hand.html)
    journey = result_of(cells_shown(shown(page))["route"])
    assert journey == page.state.journey
    assert journey.title in unescape(shown(page))


def test_the_cells_of_another_game_compute_its_numbers():
    page = explore("players-4.7", game="mythology")
    page.handle("look", "turn.hexes")
    results = {name: result_of(cell) for name, cell in cells_shown(shown(page)).items()}
    assert results["measure"]["value"] == page.state.sight.headline("turn.hexes")
    assert page.charts is not None
    assert [*results["chart-0"].values()] == bars_of(page.charts._plots[0])
    assert results["summary"]["board"].unique() == ["players-4.7"]
    page.close()


def test_the_cell_of_a_search_repeats_it(page, monkeypatch):
    monkeypatch.setattr(commands, "AT_ONCE", 3)
    assert "design" not in cells_shown(shown(page))
    for command in ("design", "beat", "beat", "design-stop"):
        page.handle(command)
    *lines, _ = cells_shown(shown(page))["design"].splitlines()
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    assert names["search"].state == page.state.search
    assert names["search"].state.done == 6


def test_measures_and_values_are_saved_as_tables(page, monkeypatch):
    saved = {}
    monkeypatch.setattr(
        page._below, "download", lambda name, mime, data: saved.update({name: data.decode()})
    )
    page.handle("look", "sailing.betweenness_centrality")
    page.handle("csv")
    page.handle("values")
    assert list(saved) == ["free-7-measures.csv", "free-7-sailing.betweenness_centrality.csv"]
    measures, values = (list(csv.DictReader(text.splitlines())) for text in saved.values())
    assert [row["measure"] for row in measures] == [*page.state.field.measures]
    diameter = next(row for row in measures if row["measure"] == "sailing.diameter")
    assert float(diameter["value"]) == page.state.sight.headline("sailing.diameter")
    assert float(diameter["below"]) == pytest.approx(page.state.usual("sailing.diameter"), abs=1e-3)
    assert len(values) == len(page.state.sight.study.measure(page.state.look))
    page.handle("look", "plain")
    page.handle("values")
    assert saved["free-7-plain.csv"] == ""


def test_boards_of_a_family_are_shown_with_the_measure_on_view(page):
    page.handle("family")
    for look in ("weak", "sailing.betweenness_centrality", "sailing.diameter"):
        page.handle("look", look)
        text = page._below.html
        assert text.count("x-small-board") == NUMBER
        name = page.state.measured
        for seed in (7, 14):
            value = explored(f"free.{seed}").sight.headline(name)
            assert f'aria-label="{seed}: {short(value)}"' in text
    assert len(text) < 150_000
    page.handle("seed", "9")
    assert page.state.code == "free.9"
    page.handle("family")
    assert "x-small-board" not in page._below.html


def test_a_search_improves_the_board_and_can_be_stopped_and_resumed(page, monkeypatch):
    monkeypatch.setattr(commands, "STEPS", 60)
    first = page.state.plan
    page.handle("aim", "fair")
    page.handle("aim", "short")
    assert page.state.aims == ("open",)
    page.handle("design")
    assert page.state.searching and page.state.pinned.plan == first
    assert "0 of 60 boards tried" in shown(page)
    page.handle("aim", "fair")
    assert page.state.aims == ("open",), "aims don't change during a search"
    page.handle("beat")
    page.handle("beat")
    assert f"{2 * commands.AT_ONCE} of 60 boards tried" in shown(page)
    page.handle("design-stop")
    assert "data-beat" not in shown(page)
    assert "Go on" in shown(page) and page.state.resumable
    page.handle("beat")
    assert page.state.search.done == 2 * commands.AT_ONCE, "nothing goes on after a stop"
    page.handle("design")
    while page.state.searching:
        page.handle("beat")
    assert page.state.search.done == 60
    best = Design(page.state.search)
    assert page.state.plan == best.layout != first
    assert "Go on" not in shown(page) and "the best board so far" in shown(page)
    whole = Design(planned_search(("open",), 60, 0, first))
    whole.run()
    assert whole.state == page.state.search
    page.handle("undo")
    assert not page.state.resumable


def test_games_whose_boards_cant_be_searched_have_no_search():
    other = explore(game="mythology")
    assert design_view(other.state) is None
    assert family_view(other.state, "light") is None
    other.handle("design")
    other.handle("beat")
    assert not other.state.searching
    other.close()
