"""Zeus as a player: who may play him, saves, secrets, panels, and games of bots to their end."""

import msgspec
import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.games.opening import from_contents
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.advanced.model.position import Setting
from oracle_nb.mythology.advanced.model.zeus import Plea
from tests.samples import sampled
from tests.secrecy import leaks

PACKAGE = package_of("mythology-advanced")


def played(kind: str, players: int, seed: int, prayer: str = "no") -> Game:
    """Return a game with Zeus that bots have played to its end."""
    seats = [f"bot:{kind}"] * players
    game = PACKAGE.new_game(players, seed, seats, zeus="yes", prayer=prayer)
    bots = [make_bot(kind, seed + seat, game.rules) for seat in range(players)]
    while (seat := game.to_move) is not None:
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    return game


def happened(game: Game) -> set[str]:
    return {event.what for transition in game.history for event in transition.events}


def test_four_players_are_too_few():
    with pytest.raises(ValueError, match="zeus: 5 players are needed, got 4"):
        PACKAGE.new_game(4, seed=1, zeus="yes")
    setup = PACKAGE.presentation("pl").setup
    assert "5 graczy, a jest 4" in setup.option_errors(4, {"zeus": "yes"})["zeus"]
    assert not setup.option_errors(5, {"zeus": "yes"})
    assert not setup.option_errors(4, {"zeus": "no"})


def test_a_save_names_him_only_where_he_plays():
    plain = PACKAGE.new_game(5, seed=1, zeus="no")
    saved = msgspec.json.encode(plain.record())
    assert b"zeus" not in saved
    assert plain.rules.setting == Setting(players=5)
    game = PACKAGE.new_game(5, seed=1, zeus="yes")
    for action in ("close", "close", "close", "close"):
        game.play(action)
    again = from_contents(msgspec.json.encode(game.record()))
    assert again.position == game.position
    assert again.rules.setting.zeus == "yes"


def test_zeus_has_no_god_no_sheet_and_no_cards():
    game = PACKAGE.new_game(6, seed=2, zeus="yes")
    position = game.position
    tables = (position.gods, position.areas, position.sheets, position.fates, position.hands)
    assert {len(table) for table in tables} == {5}
    assert position.glory == (10, 10, 10, 10, 10, 0)
    assert game.view(5).sheets == (None,) * 5
    players = PACKAGE.presentation("en").players
    assert players.summary_text(game.rules, position, 5) == "Zeus; 0 glory points"
    assert "Zeus" in players.board(game.rules, position, 5, "light")
    rows = dict(PACKAGE.text_interface(game.rules).boards(position))
    assert rows["god"][5] == "Zeus"
    assert rows["power points left"][5] == rows["noted in this round"][5] != "?"


@pytest.mark.parametrize(("seed", "prayer"), [(3, "no"), (8, "yes")])
def test_nobody_learns_a_secret_in_a_game_with_zeus(seed, prayer):
    assert leaks(PACKAGE, seed, 400, 5, zeus="yes", prayer=prayer) == []


@pytest.mark.parametrize("kind", sampled(("strategist", "random"), 2))
def test_bots_play_to_the_end(kind):
    game = played(kind, 5, 4)
    assert game.result is not None
    assert game.result.finished
    assert {"draw-decided", "bribe-offered", "zeus-relents"} <= happened(game)
    assert game.position.glory[-1] > 0
    positions = [transition.position for transition in game.history]
    decided: dict[str, str] = {
        position.top.what: game.texts("en").decision(position)
        for position in positions
        if isinstance(position.top, Plea) and not position.top.waiting
    }
    assert decided["draw"].startswith("Zeus: decide the draw over ")
    for what in {"bolt", "strike"} & {*decided}:
        assert decided[what].startswith("Zeus: throw the lightning bolt at ")
    assert {"bolt", "strike", "revive"} & {*decided}


@pytest.mark.long
@pytest.mark.parametrize("kind", ["random", "strategist"])
def test_twenty_games_end(kind):
    options = ("no", "yes")
    games = [played(kind, 5 + seed % 4, seed, options[seed % 2]) for seed in range(20)]
    assert all(game.result is not None for game in games)
    assert "unit-revived" in set().union(*map(happened, games))
