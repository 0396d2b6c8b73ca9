"""Questions without a choice, which a table answers for a lone person."""

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot, think
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.position import AdvanceGod, NextTurn, Phase
from oracle_nb.games.game import Game
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.mythology.advanced.model.actions import LET
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.forced_answers import forced_at_end
from oracle_nb.web.table.control.seat_facts import TableSeats
from oracle_nb.web.table.views.table_view import log_view


@pytest.fixture(scope="module")
def answered() -> Game:
    """Return a game in which the last action is an answer that the table gave."""
    table = TableController(new_guided_game("mythology-advanced", "You", 3))
    bot = make_bot("strategist", 1, table.rules)
    while not forced_at_end(table):
        if table.seating.person_acts:
            decided = think(bot, table.game.view(0), table.game.legal_actions())
            assert table.play(table.write(decided.action))
        else:
            assert table.bot_turns.step_action()
    return table.game


def before_answer(game: Game, *seats: str) -> TableController:
    """Return a table at the question that was answered, with other people in the seats."""
    record = game.record()
    log = record.log[: len(record.log) - 1]
    again = Game.replay(replace(record, log=log, seats=seats or record.seats), game.rules)
    return TableController(again)


def test_the_answer_is_an_action_like_any_other(answered):
    assert answered.history[-1].player == 0 and answered.history[-1].action is LET
    assert Game.replay(answered.record(), answered.rules).position == answered.position
    table = before_answer(answered)
    assert table.seating.person_acts and table.answer_forced()
    assert table.game.position == answered.position


def test_with_a_second_person_the_question_is_asked(answered):
    for seats in (("You", "Ann", "bot:strategist"), ("You", "bot:strategist", "Ann")):
        table = before_answer(answered, *seats)
        assert not table.answer_forced() and table.game.to_move == 0
    table = before_answer(answered)
    table.seats = TableSeats((0,), shared=True)
    assert not table.answer_forced()


def test_undo_takes_back_the_last_real_decision_and_redo_ends_where_it_was(answered):
    table = TableController(Game.replay(answered.record(), answered.rules))
    last = next(n for n in range(len(answered.history), 0, -1) if undone(answered, n))
    assert table.undo_history.undo_refusal in ("undo-bot", "undo-sealed")
    table.analyse()
    table.undo_history.undo()
    assert len(table.game.history) == last - 1 and table.seating.person_acts
    while table.undo_history.can_redo:
        table.undo_history.redo()
    assert table.game.position == answered.position


def undone(game: Game, number: int) -> bool:
    """Return whether an action, counted from 1, is a real decision of the person."""
    entry = game.history[number - 1]
    return entry.player == 0 and entry.action is not LET


@pytest.mark.parametrize(
    ("home", "mover", "asked"), [(False, 2, True), (True, 2, False), (True, 0, True)]
)
def test_a_god_step_that_no_turn_follows_is_declined(home, mover, asked):
    game = new_game(3, 3, seats=("You", "bot:greedy", "bot:greedy#2"))
    step = AdvanceGod(0, 0b1, "turn.consult-gods")
    gods = (2, 0, 0, 0, 0, 0)
    first, *others = (replace(player, gods=gods) for player in game.position.players)
    position = replace(
        game.position,
        players=(replace(first, home=home), *others),
        turn=mover,
        phase=Phase.CONSULT,
        pending=(step, NextTurn(mover)),
    )
    table = TableController(Game(game.rules, 1, game.seats, start=position, package=game.package))
    assert table.answer_forced() is not asked
    assert (table.game.position.players[0].gods == gods) and (table.game.to_move == 0) is asked


def test_the_answer_itself_is_no_news(answered):
    table = TableController(Game.replay(answered.record(), answered.rules))
    entries = table.display.log
    assert entries[-1].forced and not entries[-2].forced
    assert str(log_view(table.game_snapshot)).count("(automatic: ") == sum(
        e.forced for e in entries
    )
    page = table.game_snapshot
    assert page.last_chosen is not None and page.last_chosen.player != 0
    news = {line.text for line in table.display.since}
    assert entries[-1].lines[0].text not in news
