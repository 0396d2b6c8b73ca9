"""oracle-nb par."""

import json

import pytest

import oracle_nb
from oracle_nb.text import UnknownLanguage


def test_a_row_for_each_seat_as_in_python(run):
    arguments = ("par", "--players", 2, "--seed", 7, "--option", "board=free")
    game = oracle_nb.new_game(2, 7, layout="free")
    assert run.good(*arguments).strip() == str(oracle_nb.par(game))
    lines = [json.loads(line) for line in run.good(*arguments, "--json").splitlines()]
    assert [line["rounds"] for line in lines] == [seat.rounds for seat in oracle_nb.par(game).seats]
    assert [line["seat"] for line in lines] == [0, 1]


def test_a_bot_alone_is_beside_it(run):
    arguments = ("par", "--players", 2, "--seed", 3, "--option", "length=8")
    out = run.good(*arguments, "--bot", "greedy", "--games", 2, "--json")
    for line in map(json.loads, out.splitlines()):
        assert (line["bot"], line["games"]) == ("greedy", 2)
        assert line["interval"][0] <= line["mean"] <= line["interval"][1]
        assert line["rounds"] < line["mean"]


def test_wrong_requests_are_refused_in_a_line(run):
    assert "no race" in run.bad("par", "--game", "mythology")
    assert "no bot 'nobody'" in run.bad("par", "--bot", "nobody")
    assert "players" in run.bad("par", "--players", 7)


def test_tables_are_translated_and_lines_for_programs_are_not(run):
    arguments = ("par", "--players", 2, "--seed", 3, "--bot", "random", "--games", 2)
    polish = run.good(*arguments, "--lang", "pl")
    game = oracle_nb.new_game(2, 3)
    result = oracle_nb.par(game, "random", 2, 3, language="pl")
    assert polish.strip() == str(result)
    assert "najmniej rund" in polish and "rundy bota random w pojedynkę" in polish
    assert "<th>najmniej rund</th>" in result._repr_html_()
    assert "par (rounds)" in run.good(*arguments)
    lines = (run.good(*arguments, "--json", "--lang", language) for language in ("en", "pl"))
    assert next(lines) == next(lines)
    assert "choose en or pl" in run.bad("par", "--lang", "xx")
    with pytest.raises(UnknownLanguage):
        oracle_nb.par(game, language="xx")
