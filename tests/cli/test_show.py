"""oracle-nb show."""

import json
import re

import msgspec
import pytest

import oracle_nb
from oracle_nb.games.registry import scene_of
from oracle_nb.render.svg import to_svg
from tests.cli.running import played


def test_a_board_is_shown_as_text(run):
    out = run.good("show", "--seed", 3, "--players", 2)
    game = oracle_nb.new_game(players=2, seed=3)
    for space in game.rules.board.spaces:  # type: ignore[attr-defined]
        assert re.search(rf"\b{space.name}", out)
    assert "\x1b" not in out


def test_a_board_is_written_as_svg(run, tmp_path):
    path = tmp_path / "board.svg"
    assert run.good("show", "--seed", 3, "-o", path) == ""
    game = oracle_nb.new_game(players=3, seed=3)
    assert path.read_text("utf-8") == to_svg(scene_of(game.rules, game.position))
    assert run.good("show", "--seed", 3, "--format", "svg") == path.read_text("utf-8")


def test_a_board_is_written_as_png(run, tmp_path):
    path = tmp_path / "board.png"
    run.good("show", "--output", path)
    assert path.read_bytes().startswith(b"\x89PNG\r\n")


def test_the_board_of_a_saved_game_is_shown(run, tmp_path):
    game = played(60)
    path = game.save(tmp_path / "game.json")
    assert run.good("show", path, "--format", "svg") == to_svg(scene_of(game.rules, game.position))


@pytest.mark.parametrize("game", ["delphi", "mythology", "mythology-advanced"])
def test_a_position_as_json_has_what_the_player_to_move_knows(run, game):
    shown = json.loads(run.good("show", "--game", game, "--seed", 3, "--json"))
    begun = oracle_nb.new_game(seed=3, game=game)
    assert shown["game"] == game and shown["to_move"] == begun.to_move
    legal = [begun.write(action) for action in begun.legal_actions()]
    assert [row["action"] for row in shown["legal_actions"]] == legal
    known = begun.rules.view(begun.position, begun.to_move or 0)
    assert shown["position"] == json.loads(msgspec.json.encode(known))
    assert shown["result"] is None
