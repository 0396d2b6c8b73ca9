"""How much a page is sent for what somebody does at a table; counted, not timed."""

import json
import zlib
from contextlib import nullcontext
from statistics import median

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.registry import package_of
from oracle_nb.render.boards.board_view import BoardView
from oracle_nb.web.runtime.server.handlers import COMPRESSION
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.html_view import HtmlView


def _text(message):
    """A message as it is sent."""
    return json.dumps(message, separators=(",", ":"))


class Sent:
    """The messages that a table sends: parts of views, and commands for the canvas."""

    def __init__(self, monkeypatch):
        self.messages = []
        monkeypatch.setattr(HtmlView, "send", lambda _html_view, parts: self.keep(_text(parts)))
        self.packer = zlib.compressobj(COMPRESSION, wbits=-15)

    def watch(self, board):
        board.view.links.append(self)

    def change(self, changes):
        """Properties of the board: what can be chosen, and what is chosen."""
        self.keep(_text(changes))

    def send(self, message):
        """Layers of the board, and a drawing where it was resized."""
        number, whole, layers, *drawings = message
        self.keep(_text([number, whole, layers]))
        for drawing in drawings:
            self.keep(drawing.data)

    def hold(self):
        return nullcontext()

    def keep(self, message):
        self.messages.append(message.encode() if isinstance(message, str) else message)

    def take(self):
        """How many bytes were sent since last time, and how many of them go over a line."""
        payload = b"".join(self.messages)
        self.messages.clear()
        packed = self.packer.compress(payload) + self.packer.flush(zlib.Z_SYNC_FLUSH)
        return len(payload), len(packed)


@pytest.fixture
def sent(monkeypatch):
    return Sent(monkeypatch)


@pytest.mark.parametrize(("name", "bot"), [("delphi", "greedy"), ("mythology", "tactician")])
def test_an_action_sends_only_changes(sent, name, bot):
    game = package_of(name).presentation().setup.new_game(("Ann", "Bob"), 5, {})
    table = TablePage(game)
    sent.watch(table.board)
    sent.take()
    table.refresh()
    first, _ = sent.take()
    assert first < 1_000
    chosen, done = [], []
    for _ in range(12):
        thinker = make_bot(bot, 1, game.rules)
        assert game.to_move is not None
        action = game.write(thinker.decide(game.view(game.to_move), game.legal_actions()))
        table.handle("pick", action)
        chosen.append(sent.take())
        table.handle("do", action)
        done.append(sent.take())
    # A page adds headers: two hundred bytes a message.
    raw = [before + size for (before, _), (size, _) in zip(chosen, done, strict=True)]
    assert median(raw) < 10_500
    assert max(raw) < 20_000
    packed = [before + size for (_, before), (_, size) in zip(chosen, done, strict=True)]
    assert median(packed) < 2_500
    # The largest is the first action, which loads pictures.
    assert max(packed) < 5_000
    assert median(raw for raw, _ in chosen) < 5_000
    # A choice on the board sends no list that is folded.
    assert max(raw for raw, _ in chosen) < 8_000
    table.close()


def test_units_that_may_move_are_sent_with_little(sent):
    # In the Advanced Game nearly all units on the map may move, and so look different.
    game = package_of("mythology-advanced").new_game(3, seed=13, seats=("Ann", *["bot:random"] * 2))
    table = TablePage(game)
    sent.watch(table.board)
    thinker, sizes = make_bot("random", 1, game.rules), []
    for _ in range(20):
        while game.to_move != 0:
            assert game.to_move is not None
            table.handle("beat")
        sent.take()
        action = game.write(thinker.decide(game.view(0), game.legal_actions()))
        table.handle("pick", action)
        table.handle("do", action)
        sizes.append(sent.take())
    assert max(raw for raw, _ in sizes) < 20_000
    assert max(packed for _, packed in sizes) < 4_000
    table.close()


def test_home_and_a_new_table_are_sent_with_little(store):
    game = package_of("delphi").new_game(3, seed=5, seats=("Ann", "bot:greedy", "bot:greedy"))
    total = 0
    for search in ("", f"?game={store.add(game)}"):
        page = SessionPage(store, search, {"oracle_key": "a-browser"})
        for part in (*page.view.select(HtmlView), *page.view.select(BoardView)):
            total += len(json.dumps([part.state(), part.values], default=list))
        page.close()
    # The rest of a document, from the runtime, is 16 kB.
    assert total < 275_000


def test_the_board_of_a_player_is_sent_once_somebody_opens_their_line(sent):
    table = TablePage(package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 5, {}))
    board = next(view for view in table.view.select(HtmlView) if view.kind == "side")
    before = len(json.dumps(board.state()))
    sent.take()
    board.receive({"do": "part", "value": "board-1"})
    assert sent.take()[0] > 10_000
    assert len(json.dumps(board.state())) > before + 10_000
    board.receive({"do": "part", "value": "board-1"})
    assert sent.take()[0] == 0
    table.close()


def test_pointing_at_a_space_sends_little(sent):
    table = TablePage(package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 5, {}))
    sent.watch(table.board)
    sent.take()
    for group in table.board.scene.spaces[20:40]:
        table._hovered(group.space)
        assert sent.take()[0] < 12_000
    table.close()
