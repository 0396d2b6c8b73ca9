"""The log calls people by the names that they gave themselves."""

import re

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.game_log import LogEntry


def sentences(controller: TableController) -> str:
    controller.display.lengthen_log()
    entries: tuple[LogEntry, ...] = controller.display.log
    return "\n".join(line.text for entry in entries for line in entry.lines)


def played(game: str, seats: tuple[str, ...], language: str = "en") -> TableController:
    made = package_of(game).presentation().setup.new_game(seats, 5, {})
    for _ in range(12):
        made.play(made.legal_actions()[0])
    return TableController(made, language=language)


def test_sentences_name_people_in_both_languages():
    english = sentences(played("delphi", ("Ana", "bot:random")))
    assert "Round 1: \u2068Ana\u2069's turn begins." in english
    assert "Red's turn begins." in english  # the bot's
    polish = sentences(played("delphi", ("Ana", "bot:random"), "pl"))
    assert "zaczyna się tura gracza \u2068Ana\u2069." in polish


@pytest.mark.parametrize("language", ["en", "pl"])
def test_sentences_of_mythology_name_people_beside_their_gods(language):
    text = sentences(played("mythology", ("Ana", "Bo"), language))
    assert "Ana\u2069 (" in text
    assert "Bo\u2069 (" in text


def test_the_person_at_the_screen_reads_you_where_no_name_was_given():
    controller = played("delphi", ("You", "bot:random"))
    assert "your turn begins." in sentences(controller)
    # The log says what the button asked for, in the form for its player.
    titles = {entry.player: entry.title for entry in controller.display.log[1:]}
    assert re.match("[a-z]", titles[0]) and not re.match(r"\w+s\b", titles[0])
    assert re.match(r"[a-z]+s\b", titles[1])


def test_a_lone_person_reads_you_when_looking_back_on_a_bots_action(whole):
    seats = ("You", *["bot:greedy"] * (whole.rules.players - 1))
    made = Game.replay(replace(whole.record(), seats=seats), whole.rules)
    looking_back = ReplayController(made)
    own = looking_back.presentation.players.title(made.rules, 0).capitalize()
    for number in range(1, 40):
        looking_back.go(looking_back.walk.whole(number))
        lines = [line.text for entry in looking_back.display.log for line in entry.lines]
        assert not [line for line in lines if line.startswith((f"{own} ", f"{own}'"))]


@pytest.mark.parametrize(("here", "you"), [((0,), 0), ((1,), None), ((), None), (None, None)])
def test_you_is_the_same_player_throughout_a_replay(whole, here, you):
    seats = ("You", *(f"Player {seat + 1}" for seat in range(1, whole.rules.players)))
    made = Game.replay(replace(whole.record(), seats=seats), whole.rules)
    looking_back = ReplayController(made, seats=here)
    called = set()
    for number in range(1, 60):
        looking_back.go(looking_back.walk.whole(number))
        page = looking_back.game_snapshot
        for entry in page.log:
            called |= {x.event.player for x in entry.lines if re.search(r"\b[Yy]ou", x.text)}
        assert page.name(0) == ("You" if you == 0 else "Player 1")
    assert called == ({you} if you is not None else set())


@pytest.mark.parametrize("names", [("Player 1", "Player 2"), ("player 1", "player 2")])
def test_seats_without_names_are_called_by_their_colors(names):
    text = sentences(played("delphi", names))
    assert names[0] not in text
    assert any(f"{color}'s turn begins." in text for color in ("Red", "Blue", "Yellow", "Green"))


def test_a_card_drawn_after_one_like_it_is_called_another():
    game = package_of("delphi").new_game(3, 2, ("bot:greedy",) * 3)
    bot = make_bot("greedy", 1, game.rules)
    while (seat := game.to_move) is not None and len(game.history) < 20:
        game.play(bot.decide(game.view(seat), game.legal_actions()))
    for language, lines in (
        ("en", ["Green draws a black oracle card.", "Green draws another black oracle card."]),
        ("pl", ["Zielony dobiera czarną kartę wyroczni.", "Zielony dobiera jeszcze jedną czarną"]),
    ):
        assert "\n".join(lines) in sentences(TableController(game, language=language))


def test_a_bot_that_takes_over_is_called_by_its_color_again():
    controller = played("delphi", ("Ana", "Bo"))
    assert "Ana" in sentences(controller)
    controller.game.seats = ("bot:random", "Bo")
    assert "Ana" not in sentences(controller)
