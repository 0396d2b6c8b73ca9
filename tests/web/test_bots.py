"""Bots at the table: they think without keeping anybody waiting, can be stopped, and say why."""

from threading import Event
from typing import Any

import pytest

from oracle_nb.games import registry
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Decision, Motive
from oracle_nb.games.presentation.actions import ActionPresentation
from oracle_nb.games.presentation.progress import ProgressPresentation
from oracle_nb.games.registry import package_of
from oracle_nb.render.highlights import highlight
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.pacing import POLL
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.views.bot_watch import BotState, bots_view
from tests.toy import new_game
from tests.toy.package import TOY
from tests.web.shared_screens import turn_html

LONG = 250.0
"""Seconds after which a test gives up waiting."""


def watched(controller):
    turns = controller.bot_turns
    thought = controller.bots.thought
    state = BotState(turns.pace, turns.paused, turns.fast_forward, thought)
    return bots_view(controller.game_snapshot, state)


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)


class Ponderer:
    """Thinks until it is stopped or told to decide; its best so far is the last option."""

    name = "ponderer"

    def __init__(self) -> None:
        self.free = Event()
        self.begun = Event()

    def decide(self, view: Any, options: Any) -> Any:
        return options[-1]

    def think(self, view: Any, options: Any, thinking: Any) -> Decision[Any]:
        thinking.done = 0.25
        self.begun.set()
        while not thinking.stopped and not self.free.wait(0.01):
            pass
        text = "Stopped." if thinking.stopped else "Thought through."
        return Decision(options[-1], Motive("said", {"text": text}))


class FailingBot(Ponderer):
    def think(self, view: Any, options: Any, thinking: Any) -> Decision[Any]:
        raise RuntimeError("out of ideas")


def table_of(bot: Any) -> TablePage:
    """The toy game at a table: Ann has rolled and stayed, the bot is to decide."""
    game: Game = new_game(seed=2, seats=["Ann", "bot:random"])
    table = TablePage(game, make_bot=lambda name, seed, rules: bot)
    table.controller.bot_turns.wait = 0.0
    table.handle("pace", "follow")
    table.handle("do", "roll")
    table.handle("do", "stay")
    return table


@pytest.fixture
def bot() -> Ponderer:
    return Ponderer()


@pytest.fixture
def table(bot: Ponderer) -> TablePage:
    return table_of(bot)


def wait_for(controller: TableController) -> None:
    """Wait until the bot has decided, without acting."""
    assert controller.bots.thought is not None
    controller.bots.thought._job.join(LONG)


def test_a_bot_that_thinks_keeps_nobody_waiting(table: TablePage, bot: Ponderer):
    controller, before = table.controller, len(table.controller.game.history)
    table.handle("beat")
    assert bot.begun.wait(LONG)
    for _ in range(3):
        table.handle("beat")
    assert len(controller.game.history) == before
    assert table.pacer.interval == POLL
    shown = watched(controller)
    assert "Thinking …" in shown and 'value="0.25"' in shown
    assert "Decide now" in shown
    bot.free.set()
    wait_for(controller)
    table.handle("beat")
    assert len(controller.game.history) == before + 1
    assert controller.display.log[-1].why == "Thought through."
    table.close()


def test_it_is_stopped_and_gives_its_best(table: TablePage, bot: Ponderer):
    table.handle("beat")
    table.handle("stop-thinking")
    wait_for(table.controller)
    assert "Decide now" not in watched(table.controller)
    best = table.controller.game.legal_actions()[-1]
    table.handle("beat")
    assert table.controller.game.history[-1].action == best
    assert "Stopped." in table._past.html
    table.close()


def test_pause_delays_decisions_until_resumed(table: TablePage, bot: Ponderer):
    controller, before = table.controller, len(table.controller.game.history)
    table.handle("beat")
    table.handle("pause")
    assert table.pacer.interval is None
    bot.free.set()
    wait_for(controller)
    table.handle("beat")
    assert len(controller.game.history) == before
    table.handle("go-on")
    table.handle("beat")
    assert len(controller.game.history) == before + 1
    table.close()


@pytest.mark.parametrize(("step", "shown"), [("step-event", 1), ("step-action", None)])
def test_a_step_waits_for_the_bot_and_is_taken_then(
    table: TablePage, bot: Ponderer, step: str, shown: int | None
):
    controller, before = table.controller, len(table.controller.game.history)
    table.handle("pace", "step")
    table.handle(step)
    assert table.pacer.interval == POLL
    bot.free.set()
    wait_for(controller)
    table.handle("beat")
    assert len(controller.game.history) == before + 1
    lines = len(controller.game.history[-1].events)
    assert len(controller.display.log[-1].lines) == (lines if shown is None else shown)
    assert table.pacer.interval is None
    table.close()


def test_on_to_my_turn_goes_through_and_can_be_paused(table: TablePage, bot: Ponderer):
    controller = table.controller
    table.handle("pace", "step")
    table.handle("skip")
    table.handle("beat")
    assert table.pacer.interval == POLL
    assert "Pause" in watched(controller) and "Skip to my turn" not in watched(controller)
    table.handle("pause")
    assert table.pacer.interval is None and "Skip to my turn" in watched(controller)
    bot.free.set()
    table.handle("skip")
    for _ in range(50):
        if controller.seating.person_acts:
            break
        if controller.bots.thought is not None:
            wait_for(controller)
        table.handle("beat")
    assert controller.seating.person_acts and not controller.bot_turns.fast_forward
    table.close()


def test_the_last_action_of_a_bot_is_shown_with_its_reason(table: TablePage, bot: Ponderer):
    assert "Thought through." not in watched(table.controller)
    bot.free.set()
    while table.controller.display.log[-1].player == 0:
        table.handle("beat")
        if table.controller.bots.thought is not None:
            wait_for(table.controller)
    last = table.controller.display.log[-1]
    shown = watched(table.controller)
    assert "Thought through." in str(last.why) and "Thought through." in shown
    table.close()


def test_the_result_of_the_own_last_action_is_shown_while_bots_play(
    table: TablePage, bot: Ponderer
):
    controller = table.controller
    own = controller.display.log[-1]
    assert own.player == 0 and own.lines and controller.seating.bot_acts
    shown = turn_html(controller)
    assert f"<b>Your last action:</b> {own.lines[0].text}" in shown
    # The request to the bot is none to the person.
    assert controller.shown.decision not in shown
    bot.free.set()
    while controller.seating.bot_acts:
        assert "Your last action:" in turn_html(controller)
        table.handle("beat")
        if controller.bots.thought is not None:
            wait_for(controller)
    assert "Your last action:" not in turn_html(controller)
    table.close()


def test_the_board_shows_where_somebody_has_acted(bot: Ponderer, monkeypatch: pytest.MonkeyPatch):
    """A bot's action is shown where it began, and the last event until a bot has decided."""
    monkeypatch.setattr(ActionPresentation, "target_space", lambda _, __, at, ___: at.places[1])
    # Space 99 isn't on the board.
    spaces = lambda _, event: (99, event.facts["space"]) if "space" in event.facts else ()  # noqa: E731
    monkeypatch.setattr(ProgressPresentation, "event_spaces", spaces)
    game: Game = new_game(seed=3, seats=["Ann", "bot:random"])
    places = []
    for action in ("roll", "go", "roll", "go", "roll", "stay", "roll"):
        game.play(action)
        table = TablePage(game, make_bot=lambda name, seed, rules: bot)
        controller = table.controller
        display, page = controller.display, controller.game_snapshot
        if len(game.history) == 2:
            space = game.position.places[0]
            assert controller.seating.bot_acts and space > 0
            shown = highlight(controller.shown.picture, selected=space)
            assert controller.snapshot.scene == shown
        # The page has followed the bot already.
        display._followed = (-1, 0)
        places.append(display.others_space(page))
        assert display.others_space(page) is None
        table.close()
    before = game.history[3].position.places[1]
    assert before > 0 and places == [None, None, 0, 0, None, None, before]


def test_after_a_step_one_can_go_on_and_wait_again(table: TablePage, bot: Ponderer):
    table.handle("step-action")
    assert table.controller.bot_turns.paused and "Continue" in watched(table.controller)
    table.handle("skip")
    assert not table.controller.bot_turns.paused and "Pause" in watched(table.controller)
    table.handle("pause")
    assert table.pacer.interval is None and "Continue" in watched(table.controller)
    bot.free.set()
    table.close()


def test_a_result_for_another_position_is_discarded(table: TablePage, bot: Ponderer):
    controller = table.controller
    table.handle("beat")
    thought = controller.bots.thought
    assert thought is not None
    assert controller.undo_history.can_undo
    table.handle("undo")
    assert controller.bots.thought is None
    bot.free.set()
    wait = len(controller.game.history)
    table.handle("beat")
    assert len(controller.game.history) == wait
    table.handle("do", controller.write(controller.game.legal_actions()[-1]))
    assert controller.bots.motive(controller.game.history[wait]) is None
    table.close()


def test_a_table_that_is_closed_stops_its_bots(table: TablePage):
    table.handle("beat")
    thought = table.controller.bots.thought
    assert thought is not None
    table.close()
    assert thought._job.join(LONG)


def test_a_failing_bot_is_reported_and_the_game_stays():
    table = table_of(FailingBot())
    before = len(table.controller.game.history)
    table.handle("beat")
    if not table.controller.report:
        wait_for(table.controller)
        table.handle("beat")
    assert "out of ideas" in table.controller.report
    assert len(table.controller.game.history) == before
    assert table.controller.bot_turns.paused
    table.close()


def test_reasons_are_in_the_language_of_the_table(game: Game):
    controller = TableController(game)
    while not any(entry.why for entry in controller.display.log):
        if controller.seating.bot_acts:
            controller.bot_turns.step_action()
        else:
            controller.play(controller.write(game.legal_actions()[0]))
    number, why = next((entry.number, entry.why) for entry in controller.display.log if entry.why)
    assert game.is_bot(game.history[number].player)
    controller.set_language("pl")
    other = controller.display.game_log.entry(number).why
    assert other and other != why
    assert controller.display.game_log.entry(-1).why == ""


@pytest.mark.parametrize(("bot", "said"), [("greedy", True), ("random", False)])
def test_the_log_of_a_game_without_reasons_says_why_it_has_none(bot: str, said: bool) -> None:
    seats = ("You", f"bot:{bot}")
    played = package_of("delphi").new_game(2, 1, seats)
    while not any(entry.player == 1 for entry in played.history):
        played.play(played.legal_actions()[0])
    page = TablePage(played)
    assert ("an imported or copied game has only the actions" in page._past.html) is said
    page.close()


def test_a_log_with_all_reasons_says_nothing_about_them(table: TablePage, bot: Ponderer) -> None:
    table.handle("beat")
    assert bot.begun.wait(LONG)
    bot.free.set()
    wait_for(table.controller)
    table.handle("beat")
    assert "Thought through." in table._past.html and "copied game" not in table._past.html
    table.close()


def test_reasons_are_still_there_when_the_page_is_loaded_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = package_of("delphi").presentation().setup.first_game("You", 4)
    key = {"oracle_key": "a-browser"}
    page = SessionPage(store, "", key)
    page.add(game)
    assert page.table is not None and page.table.screen is not None
    table, name = page.table, page.table.screen.shared_game.name
    while not any(entry.why for entry in table.controller.display.log):
        if table.controller.seating.bot_acts:
            table.controller.bot_turns.skip()
        else:
            table.handle("do", table.controller.write(table.controller.game.legal_actions()[-1]))
    said = [entry.why for entry in table.controller.display.log]
    page.close()
    page = SessionPage(store, f"?game={name}", key)
    assert page.table is not None and page.table.controller is not table.controller
    assert [entry.why for entry in page.table.controller.display.log] == said
    # Also where one looks back, and in another language.
    page.table.handle("replay")
    assert page.replay is not None
    page.replay.controller.display.log_length = len(said)
    reasons = [entry.why for entry in page.replay.controller.display.log]
    assert [reason for reason in reasons if reason] == [text for text in said if text]
    page.replay.handle("language", "pl")
    page.replay.controller.display.log_length = len(said)
    polish = [entry.why for entry in page.replay.controller.display.log]
    assert [bool(text) for text in polish] == [
        bool(reason) for reason in reasons
    ] and polish != reasons
    page.close()
    # They are no part of the game, and one that means nothing here does no harm.
    with store.database.writing() as base:
        base.execute("""UPDATE motives SET motive = '{"what": "whim", "facts": {}}'""")
        base.execute("UPDATE motives SET motive = '{' WHERE number % 2 = 1")
    page = SessionPage(store, f"?game={name}", key)
    assert page.table is not None
    assert not any(entry.why for entry in page.table.controller.display.log)
    page.close()
    # Deleted for good, they go with their game.
    monkeypatch.setattr("oracle_nb.web.saved_games.store.UNDO_TIME", -1)
    store.delete(name)
    assert store.motives(name) == {}


def test_a_reason_belongs_to_its_action_and_not_to_another_in_its_place() -> None:
    game: Game = new_game(seed=2, seats=["Ann", "bot:random"])
    game.play("roll")
    (entry,) = game.history
    why = Motive("said", {"text": "So it is."})
    for action, known in (("roll", why), ("stay", None)):
        bots = TableBots(game)
        bots.recall({0: (action, why), 7: ("roll", why)})
        assert bots.motive(entry) == known
    assert bots.motive(entry) is None
