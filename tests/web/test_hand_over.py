"""People who share a screen pass it on before it shows what only the next of them may know."""

import re
from html import unescape

import pytest

from oracle_nb.cli.text_game import TextGame
from oracle_nb.games import registry
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.terminal.console import console
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.seat_facts import TableSeats
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.html_view import HtmlView, Message
from tests import toy
from tests.toy import Position, Setting, Toy
from tests.toy.package import TOY

KEY = {"oracle_key": "a-browser-with-a-key"}
TRAP = 3
"""The space of the trap in these games."""


@pytest.fixture(autouse=True)
def installed(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)


def race(*seats, seen=(True, False)):
    """A race whose trap the players of some seats have seen."""
    return Game(Toy(Setting()), 4, seats, start=Position(trap=TRAP, seen=seen))


def shows_trap(table):
    """Whether the board of a table shows where the trap is."""
    return any(group.title == f"space {TRAP}" and group.tone == "red" for group in squares(table))


def squares(table):
    return table.board.scene.spaces


def html_views(table):
    shown = table.view
    return unescape(" ".join(re.sub(r"<[^>]+>", "", view.html) for view in shown.select(HtmlView)))


def looked(*seats):
    """A game of The Oracle of Delphi in which somebody at seat 0 has looked at a tile."""
    game = package_of("delphi").new_game(len(seats), 3, seats)
    while not game.position.players[0].seen:
        options = game.legal_actions()
        looks = [option for option in options if game.write(option).startswith("look")]
        game.play(looks[0] if looks and game.to_move == 0 else options[0])
    return game


def test_nothing_is_shown_until_the_player_has_taken_the_screen():
    table = TablePage(race("Ann", "Bob"))
    assert table.controller.seating.hand_over == 0 and table.controller.seating.knower is None
    assert not shows_trap(table)
    assert "Pass the screen to Ann." in html_views(table) and "I'm Ann" in html_views(table)
    assert "Pass the screen to" in table.board.view.live
    assert not table.controller.sources and 'data-do="pick"' not in table._side.html
    for command in ("do", "pick", "way"):
        table.handle(command, "roll")
    table._clicked(1)
    assert not table.game.history and table.controller.chosen is None
    table.handle("take-screen", "0")
    assert shows_trap(table) and table.controller.seating.knower == 0
    assert "Pass the screen" not in html_views(table) + table.board.view.live
    assert 'data-do="pick"' in table._side.html


def test_it_is_passed_on_with_the_turn_and_only_then():
    table = TablePage(race("Ann", "Bob"))
    table.handle("take-screen", "0")
    table.handle("do", "roll")
    assert table.controller.seating.hand_over is None and shows_trap(table), "Ann decides again"
    table.handle("do", "stay")
    assert table.controller.seating.hand_over == 1 and not shows_trap(table)
    table.handle("take-screen", "0")
    assert table.controller.seating.hand_over == 1, "it isn't Ann's turn"
    table.handle("take-screen", "1")
    assert table.controller.seating.hand_over is None
    assert not shows_trap(table), "Bob has not peeked"
    table.handle("do", "roll")
    table.handle("do", "stay")
    assert table.controller.seating.hand_over == 0


def test_a_message_from_before_the_last_action_confirms_nothing():
    table = TablePage(race("Ann", "Bob"))
    table._handle(Message("take-screen", "0", at="7"))
    assert table.controller.seating.hand_over == 0
    table._handle(Message("take-screen", "0", at="0"))
    assert table.controller.seating.hand_over is None


@pytest.mark.parametrize("seen", [(False, False), (True, True)])
def test_nobody_is_asked_where_all_know_the_same(seen):
    table = TablePage(race("Ann", "Bob", seen=seen))
    for action in ("roll", "stay", "roll", "stay"):
        assert table.controller.seating.hand_over is None
        table.handle("do", action)


def test_a_player_with_a_secret_is_asked_for_at_the_next_turn():
    table = TablePage(race("Ann", "Bob", seen=(False, False)))
    table.handle("do", "peek")
    assert table.controller.seating.hand_over == 1
    table.handle("take-screen", "1")
    table.handle("do", "peek")
    assert table.controller.seating.hand_over is None, "both know the trap now"
    assert shows_trap(table)


def test_one_person_with_bots_is_never_asked():
    table = TablePage(race("Ann", "bot:random"))
    while table.game.to_move is not None:
        assert table.controller.seating.hand_over is None
        if table.controller.seating.person_acts:
            table.handle("do", table.game.write(table.game.legal_actions()[0]))
        else:
            table.handle("step-action")


def test_a_bot_that_acts_in_between_changes_nothing():
    game = race("Ann", "bot:random")
    controller = TableController(game)
    game.seats = ("Ann", "Bob")
    controller.catch_up()
    controller.take_screen(0)
    game.seats = ("Ann", "bot:random")
    controller.play("roll")
    controller.play("stay")
    assert controller.seating.bot_acts
    while controller.seating.bot_acts:
        controller.bot_turns.step_action()
    game.seats = ("Ann", "Bob")
    assert controller.seating.hand_over is None and controller.seating.person_acts


def test_nobody_holds_the_secrets_while_bots_act():
    game = looked("Ann", "bot:greedy", "Bob")
    controller = TableController(game)
    controller.take_screen(0)
    while controller.seating.hand_over is None:
        if controller.seating.person_acts:
            controller.play(game.write(game.legal_actions()[-1]))
        else:
            assert controller.seating.knower is None
            controller.bot_turns.step_action()
    assert any(entry.player == 1 for entry in game.history)
    assert game.to_move == controller.seating.hand_over == 2 and controller.seating.knower is None


def test_undo_asks_for_the_player_to_move():
    game = race("Ann", "Bob")
    game.analyse()
    table = TablePage(game)
    table.handle("take-screen", "0")
    for action in ("roll", "stay"):
        table.handle("do", action)
    assert table.controller.seating.hand_over == 1
    table.handle("undo")
    assert table.controller.seating.hand_over is None, "Ann has not passed the screen on"
    table.handle("do", "stay")
    table.handle("take-screen", "1")
    table.handle("undo")
    assert table.controller.seating.hand_over == 0 and not shows_trap(table)


def test_it_stays_so_in_another_language_and_theme():
    game = looked("Ann", "Bob")
    seat = 0
    table = TablePage(game)
    title = package_of("delphi").presentation().players.title(game.rules, seat)
    assert f"Pass the screen to {game.seats[seat]} ({title})." in html_views(table)
    table.language, table.theme = "pl", "dark"
    assert table.controller.seating.hand_over == seat
    assert "Przekaż ekran" in html_views(table) and "Przekaż ekran" in table.board.view.live
    table.handle("take-screen", str(seat))
    table.language, table.theme = "en", "light"
    assert table.controller.seating.hand_over is None


def test_it_is_asked_again_after_a_reload(store):
    page = SessionPage(store, "", KEY)
    page.add(race("Ann", "Bob"))
    assert page.table is not None
    page.table.handle("take-screen", "0")
    assert page.table.controller.seating.hand_over is None
    again = SessionPage(store, page.head.address, KEY)
    assert again.table is not None
    assert again.table.controller.seating.hand_over == 0 and not shows_trap(again.table)
    assert page.table.controller.seating.hand_over is None
    page.close()
    again.close()


def test_players_with_screens_of_their_own_are_never_asked(store):
    host = SessionPage(store)
    host.add(race("Ann", "Bob"))
    assert host.table is not None and host.table.screen is not None
    screen = host.table.screen
    screen.give(1)
    guest = SessionPage(store, screen.links()[1])
    assert guest.table is not None
    for action in ("roll", "stay", "roll", "stay"):
        for table in (host.table, guest.table):
            assert table.controller.seating.hand_over is None
        mover = host.table if host.table.game.to_move == 0 else guest.table
        mover.handle("do", action)
    assert shows_trap(host.table) and not shows_trap(guest.table)
    screen.take_back(1)
    assert (
        host.table.controller.seating.people == (0, 1)
        and host.table.controller.seating.hand_over is None
    )
    host.table.handle("do", "roll")
    host.table.handle("do", "stay")
    assert host.table.controller.seating.hand_over == 1
    guest.close()
    host.close()


def test_a_screen_with_two_of_three_seats_compares_only_those_two():
    game = looked("Ann", "Bob", "Cid")
    assert TableController(game, seats=TableSeats((0, 1))).seating.hand_over == 0
    assert TableController(game, seats=TableSeats((0,))).seating.hand_over is None
    while game.to_move == 0:
        game.play(game.legal_actions()[-1])
    assert game.to_move == 1
    assert TableController(game, seats=TableSeats((1, 2))).seating.hand_over is None
    assert TableController(game, seats=TableSeats((0, 1))).seating.hand_over == 1
    assert TableController(game, seats=TableSeats((0, 2))).seating.hand_over is None


def test_a_game_looked_back_on_is_not_passed_on(store):
    page = SessionPage(store)
    game = race("Ann", "Bob")
    game.play("roll")
    page.add(game)
    page.go("?replay=")
    assert page.replay is not None
    assert page.replay.controller.seating.hand_over is None
    assert "Pass the screen" not in html_views(page)
    assert not shows_trap(page.replay)
    page.close()


def test_the_terminal_asks_to_pass_it_on_and_clears_the_screen(capsys, tmp_path):
    game = toy.new_game(seed=4, seats=["Ann", "Bob"])
    typed = iter(["peek", "", "", "roll", "stay", "", "", None])
    prompts = []

    def read(prompt):
        prompts.append((prompt, game.to_move, capsys.readouterr().out))
        return next(typed)

    TextGame(game, {}, console(), read, tmp_path / "kept.json").run()
    asked = [prompt for prompt, *_ in prompts]
    clear, bob, ann = (
        "Press Enter to clear it first. ",
        "Bob, press Enter to begin. ",
        "Ann, press Enter to begin. ",
    )
    assert asked == ["Ann> ", clear, bob, "Bob> ", "Bob> ", clear, ann, "Ann> "]
    assert "Pass the screen to Bob." in prompts[1][2]
    assert prompts[2][2].count("\n") >= 20, "what Ann has seen is off the screen"
    assert "Ann: Peek" in prompts[3][2], "Bob sees what Ann did"


def test_the_terminal_can_be_left_while_it_asks_to_be_passed_on(capsys, tmp_path):
    for answer in (None, "quit"):
        game = race("Ann", "Bob")
        prompts: list[str] = []

        def read(prompt, prompts=prompts, answer=answer):
            prompts.append(prompt)
            return answer

        TextGame(game, {}, console(), read, tmp_path / "kept.json").run()
        assert prompts == ["Ann, press Enter to begin. "]
        assert "Bye!" in capsys.readouterr().out
