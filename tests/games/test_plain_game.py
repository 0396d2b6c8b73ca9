"""A game of nothing but rules is played in the app, in the terminal and in a notebook."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

import oracle_nb
from nim_game.rules import Nim, Position
from oracle_nb.bots import RandomBot
from oracle_nb.cli import command_line
from oracle_nb.cli.text_game import TextGame
from oracle_nb.games import registry
from oracle_nb.games.game import Game
from oracle_nb.games.package import GamePackage
from oracle_nb.games.simple_rules import Step
from oracle_nb.terminal.console import console
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.table.page import TablePage

PLAIN = GamePackage(Nim)


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path / "data"))
    monkeypatch.setitem(registry._registered, "nim", PLAIN)


def html(table: TablePage) -> str:
    return "".join(view.html for view in vars(table).values() if hasattr(view, "html"))


@pytest.mark.parametrize(
    ("language", "decision"),
    [("en", "Player 1: choose an action."), ("pl", "Gracz 1: wybierz akcję.")],
)
def test_it_is_played_at_the_table(language: str, decision: str):
    table = oracle_nb.table(PLAIN.new_game(seats=["Ann", "Bob"]), language)
    assert isinstance(table, TablePage)
    assert "Take 1" in html(table)
    assert table.game.texts(language).decision(table.game.position) == decision
    while table.game.position.stones > 2:
        table.handle("do", "take 1")
    table.handle("do", "take 3")
    assert len(table.game.history) == 19
    assert "You can&#x27;t take more stones than are left." in html(table).replace(
        "&#39;", "&#x27;"
    )
    table.handle("do", "take 2")
    assert table.game.result is not None and table.game.result.winners == (1,)
    table.close()


def test_it_is_replayed():
    game = PLAIN.new_game()
    game.play("take 2")
    assert "stones: 19" in repr(ReplayController(game).scene().spaces)


def test_it_is_saved_shared_and_opened():
    game = PLAIN.new_game(seed=1)
    game.play("take 2")
    assert oracle_nb.open_game(game.share()).position == game.position
    with pytest.raises(ValueError, match="no setting"):
        PLAIN.rules({"player": 2})
    with pytest.raises(ValueError, match="players: 2 can play, not 3"):
        PLAIN.new_game(3)
    with pytest.raises(ValueError, match="isn't an option of Nim"):
        PLAIN.new_game(stones=5)


class StoneSetting(msgspec.Struct, frozen=True):
    """How many play, and with how many stones."""

    players: int = 2
    stones: int = 21


class SmallNim(Nim):
    """Nim for two to four players with some stones."""

    name = "smallnim"
    title = "Small Nim"
    setting_type = StoneSetting
    player_counts = range(2, 5)

    def start(self) -> Position:
        return Position(stones=self.setting.stones)

    def play(self, position: Position, action: str, step: Step) -> Position:
        after = super().play(position, action, step)
        return replace(after, seat=(position.seat + 1) % self.players)


def test_the_fields_of_a_setting_are_options():
    small = GamePackage(SmallNim)
    game = small.new_game(3, stones=5, seats=["Ann", "Bob", "Cid"])
    assert (game.position.stones, game.rules.players, small.title()) == (5, 3, "Small Nim")
    game.play("take 1")
    assert (game.to_move, small.new_game().rules.setting) == (1, StoneSetting())
    assert small.rules({"players": 3, "stones": 5}).setting == game.rules.setting
    with pytest.raises(ValueError, match="players: 2 to 4 can play, not 5"):
        small.new_game(5)
    with pytest.raises(ValueError, match="stones"):
        small.new_game(stones="many")


def test_a_game_needs_rules():
    with pytest.raises(TypeError, match="needs rules"):
        GamePackage()


def test_a_game_knows_its_package_even_if_it_is_not_installed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(registry._registered, "nim")
    game = PLAIN.new_game()
    game.play("take 3")
    assert game.package is PLAIN
    assert game.after(0).package is PLAIN
    assert "Take 1" in str(game.explain("take 1"))
    assert game.repairs("take 1").lines == ()
    # Rules alone know only their name.
    with pytest.raises(registry.UnknownGame):
        Game(game.rules).texts()


def test_it_is_played_in_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    game = PLAIN.new_game(seats=["Ann", "bot:random"])

    def lines() -> Iterator[str]:
        yield from ("why take 2", "rule nim.left", "board", "players", "log")
        while True:
            yield "take 1"

    typed = lines()
    bots = {1: RandomBot(3)}
    screen = console(game.texts().rulebook)
    TextGame(game, bots, screen, lambda prompt: next(typed), tmp_path / "kept.json").run()
    printed = " ".join(capsys.readouterr().out.split())
    assert game.result is not None
    assert "stones: 21" in printed
    assert "Take one, two or three stones." in printed
    assert "Left (nim.left)" in printed


@pytest.mark.parametrize("command", ["show", "rules"])
def test_commands_know_it(command: str):
    done = CliRunner().invoke(command_line(), [command, "--game", "nim"])
    assert done.exit_code == 0, done.output
    assert "Nim" in done.output
