"""A game of another package in a notebook's cell: what a player learns there, and from what."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.games.registry import package_of
from oracle_nb.render.scene import Circle, Group, Line
from oracle_nb.web.replay.commands import show_tracks
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.piece_tracks import tracks
from oracle_nb.web.runtime.fake import FakeBrowser
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.page import TablePage
from tests.installed_games import HARVEST, installed_here


@pytest.fixture(autouse=True)
def harvest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path / "data"))
    with installed_here(tmp_path / "packages", {"harvest": HARVEST}):
        yield


def html(table: TablePage) -> str:
    """All HTML of a cell."""
    return "".join(face.html for face in vars(table).values() if hasattr(face, "html"))


@pytest.mark.parametrize(("language", "title"), [("en", "Round 2 of 5"), ("pl", "Runda 2 z 5")])
def test_it_is_played_in_a_cell(language: str, title: str):
    game = package_of("harvest").new_game(1, seed=3)
    table = oracle_nb.table(game, language)
    table.handle("do", "2 mill")
    assert table.game is game and len(game.history) == 1
    assert title in html(table)
    # A refused order comes with what works.
    table.handle("do", "3 mill")
    assert len(game.history) == 1
    assert game.texts(language).broken(game.check("3 mill").broken[0]) in html(table)


def test_its_replay_draws_tracks_though_no_piece_is_on_the_board_at_the_beginning():
    game = package_of("harvest").new_game(1, seed=3)
    first, *_ = game.legal_actions()
    game.play(first)
    second = next(action for action in game.legal_actions() if action.place != first.place)
    game.play(second)
    replay = ReplayController(game)
    assert tracks(replay.look, game, 0) == ((first.place,), (second.place,))
    replay.show(show_tracks(replay.state, "0"))
    (track,) = (shape for shape in replay.scene().overlay if getattr(shape, "id", "") == "track-0")
    assert isinstance(track, Group)
    stops = [(op.x, op.y) for op in track.ops if isinstance(op, Circle)]
    assert len(stops) == 2 and any(isinstance(op, Line) for op in track.ops)


def test_a_view_of_the_cell_keeps_the_orders_of_others_secret():
    game = package_of("harvest").new_game(3, seed=3)
    game.play("2 mill")
    table = oracle_nb.table(game)
    assert "Give a secret order" in html(table)
    assert "cart 2 to the mill" not in html(table).lower()


def test_it_is_begun_at_home_and_played_shared_and_looked_back_on(tmp_path: Path):
    """The long suite does the same in a real browser."""
    store = Store(tmp_path / "data")
    with FakeBrowser(store) as browser, FakeBrowser(store) as another:
        page = browser.open("?of=harvest")
        assert "Harvest" in [link.label for link in page.find("a", aria_current="page")]
        assert not any(link.label == "Explore" for link in page.find("a"))
        page.click("farmer", do="first")
        name, table = page.address.removeprefix("?game="), page.app.table
        assert table is not None
        while (seat := (game := store.load(name)[0]).to_move) is not None:
            if not game.is_bot(seat):
                bot = make_bot("farmer", 1, game.rules)
                action = bot.decide(game.view(seat), game.legal_actions())
                table.handle("do", game.write(action))
            page.wait()
        assert "sacks" in page.text

        table.handle("share")
        link = next(
            field for field in page.find("input") if "?code=" in field.attributes.get("value", "")
        )
        code = link.attributes["value"].partition("code=")[2]
        other = another.open(f"?code={code}")
        copy = other.address.removeprefix("?game=")
        assert store.load(copy)[0].position == game.position
        other.go(f"?replay={copy}")
        assert other.address.endswith(f"&at={len(game.history)}")
        other.click("Start")
        assert other.address.endswith("&at=0")
        other.click("Next action")
        assert other.address.endswith("&at=1")
