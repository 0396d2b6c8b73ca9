"""A game that no other layer knows is playable"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from oracle_nb.bots import RandomBot
from oracle_nb.cli import command_line
from oracle_nb.cli.text_game import TextGame
from oracle_nb.games import registry
from oracle_nb.games.game import Game
from oracle_nb.terminal.console import console
from oracle_nb.web.table.control.controller import TableController
from tests.toy import new_game
from tests.toy.package import TOY


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "toy", TOY)


def finished(seed: int) -> Game:
    """Return a game played to its end by chance."""
    game: Game = new_game(seed=seed, seats=["Ann", "bot:random"])
    while (seat := game.to_move) is not None:
        game.play(RandomBot(seat).decide(game.view(seat), game.legal_actions()))
    return game


def test_it_is_played_in_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    game: Game = new_game(seed=2, seats=["Ann", "bot:random"])

    def lines() -> Iterator[str]:
        yield from ("why", "go", "r1", "why swim", "rule toy.trap", "go")
        yield from ("peek", "peek", "?1", "board", "players", "log")
        while True:
            yield "1"

    typed = lines()
    table = TextGame(
        game, {1: RandomBot(3)}, console(), lambda prompt: next(typed), tmp_path / "kept.json"
    )
    table.run()
    out = capsys.readouterr().out
    assert game.result is not None and game.result.finished
    assert "Ships race, and nobody swims." in out
    assert "Who ends on the trap goes back to the start." in out
    assert "You peek once in a game." in out
    assert ": why swim" in out and ": why go" in out
    assert "wins in round" in out


def test_it_is_replayed(tmp_path: Path):
    game = finished(5)
    done = CliRunner().invoke(
        command_line(), ["replay", str(game.save(tmp_path / "toy.json")), "--events"]
    )
    assert done.exit_code == 0, done.output
    for event in game.events:
        assert game.texts().event(event).split(".")[0] in done.output.replace("\n", " ")


def test_it_is_played_at_the_table():
    game: Game = new_game(seed=2, seats=["Ann", "bot:random"])
    controller = TableController(game)
    assert not controller.play("swim")
    assert controller.refusals[0].explanation.refusals[0].rule == "toy.dry"
    while game.to_move is not None:
        if controller.seating.person_acts:
            assert controller.play(controller.write(next(iter(controller.sources.values()))[0]))
        else:
            assert controller.bot_turns.step_event()
    assert controller.scene().spaces
    assert game.result is not None and game.result.finished
