"""The coach at the table: what it shows, to whom, and what it's given to see."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import TakeEquipment
from oracle_nb.games.coach import CoachLine, Judgment
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive
from oracle_nb.games.opening import position_from_json
from oracle_nb.games.registry import package_of
from oracle_nb.web.session.notebook import table as notebook_table
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control.pacing import POLL
from tests.web.stub_coach import StubCoach, announced, answered, ask, panel, until_acting


@pytest.fixture
def table(coaches, page, game):
    page.add(game)
    until_acting(page.table)
    return page.table


# --- before an action ----------------------------------------------------------------------------


def test_a_player_asks_for_lines_chooses_one_and_confirms_it(table):
    assert "Ask the coach" in panel(table) and "round" not in panel(table)
    shown = ask(table)
    assert "Finish in round 9" in shown
    assert "About 0.5 rounds later" in shown and "About 1.0 rounds later" in shown
    assert shown.count("You reveal an island tile") == 1, "it is the reason of all lines"
    second = table.coach.lines[1].actions[0]
    title = table.controller.words.title(table.game.position, second)
    assert title in shown
    table.handle("coach-line", "1")
    assert table.controller.chosen == second
    assert 'data-go=""' in table._side.html
    assert re.search(
        r'data-do="coach-line" data-value="1"[^>]*aria-pressed="true"', table._side.html
    )
    count = len(table.game.history)
    table.handle("do", table.game.write(second))
    assert len(table.game.history) == count + 1
    assert "round" not in panel(table), "it was asked about the position before"


def test_in_the_last_turn_lines_and_costs_are_chances_to_win(coaches, table, monkeypatch):
    def lines(self, view, number=3):
        options = self._look(view)[:number]
        return [
            CoachLine((action,), 9.0 + 0.25 * place, (), win=1.0 - 0.25 * place)
            for place, action in enumerate(options)
        ]

    def judge(self, view, action, *, closely=False):
        return Judgment(lines(self, view)[0], 9.5)

    monkeypatch.setattr(StubCoach, "lines", lines)
    monkeypatch.setattr(StubCoach, "judge", judge)
    shown = ask(table)
    assert "Chance to win: about 100%" in shown and "Chance to win: about 50%" in shown
    assert "round" not in shown and "later turns" not in shown
    table.handle("coach", "on")
    answered(table)
    table.handle("do", table.game.write(table.game.legal_actions()[2]))
    answered(table)
    assert "lowered your chance to win by about 50 percentage points" in panel(table)


@pytest.mark.parametrize("drawn_first", [False, True])
def test_a_plan_goes_on_until_chance_decides(table, drawn_first):
    write, options = table.game.write, table.game.legal_actions()
    draw = next(action for action in options if action.verb == Verb.DRAW)
    other = next(a for a in options if a.verb == Verb.FAVOR and a.source != draw.source)
    first, then = (draw, other) if drawn_first else (other, draw)
    table.controller.follow(f"{write(first)}; {write(then)}")
    table.handle("do", write(first))
    assert table.game.check(then)
    assert table.controller.chosen == (None if drawn_first else then)


@pytest.mark.parametrize("value", ["3", "-1", "x", ""])
def test_a_line_that_is_not_offered_cannot_be_chosen(table, value):
    table.handle("coach-line", "0")
    assert table.controller.chosen is None, "nobody has asked yet"
    ask(table)
    table.handle("coach-line", value)
    assert table.controller.chosen is None


def test_a_hint_comes_before_the_best_line(table):
    shown = ask(table, "coach-hint")
    assert "Think ahead" in shown and "round" not in shown
    shown = ask(table, "coach-best")
    assert "Think ahead" in shown and "round 9" in shown and "rounds later" not in shown
    assert "0.5 rounds later" in ask(table)
    assert "round" not in ask(table, "coach-hide")


def test_a_hint_is_about_the_best_line_that_is_shown_next(table):
    ask(table, "coach-hint")
    hinted = table.coach.best
    ask(table, "coach-best")
    assert [*hinted] == [*table.coach.lines[0].actions]


def test_screen_readers_are_given_the_lines_and_the_hint(table):
    ask(table)
    first = table.coach.lines[0].actions[0]
    title = table.controller.words.title(table.game.position, first)
    why = announced(table).partition("3 lines.")[0]
    assert announced(table) == f"{why}3 lines. The best one: {title}."
    table.handle("coach-hide")
    assert announced(table) == ""
    ask(table, "coach-hint")
    hint = announced(table)
    assert hint.startswith("Hint: ") and len(hint) > 20
    ask(table, "coach-best")
    assert announced(table) == f"{hint} One line: {title}."


def test_advice_that_is_not_listed_says_why(table, monkeypatch):
    tasks = table.controller.snapshot.for_tasks
    then = next(task.then for task in tasks if task.then is not None)
    other = table.game.legal_actions()[-1]
    for best, why in (((tasks[0].action,), False), ((other,), True), ((other, then), False)):
        table.handle("coach-hide")
        line = [CoachLine(best, 9.0)]
        monkeypatch.setattr(StubCoach, "lines", lambda coach, view, number=3, line=line: line)
        table.coach._lines = table.coach._hint = (None, None)
        for stage in ("coach-hint", "coach-best", "coach-ask"):
            shown = ask(table, stage)
            assert ("The coach looks at the whole turn" in shown) is why, stage


def test_the_focus_goes_from_buttons_that_disappear_to_the_heading(table):
    for command in ("coach-hint", "coach-best", "coach-ask", "coach-hide"):
        ask(table, "")
        match = re.search(rf'<button[^>]*data-do="{command}"[^>]*>', table._side.html)
        # With keys, no button becomes another one that the next press would press.
        assert match and f'data-k="{command}"' in match[0] and 'data-next=".coach-head"' in match[0]
        ask(table, command)
    assert re.search(r'<h3 [^>]*class="coach-head"[^>]*tabindex="-1"', table._side.html)


def test_lines_by_rule_of_thumb_have_no_numbers(table, monkeypatch):
    monkeypatch.setattr(StubCoach, "estimated", False)
    table.handle("coach", "on")
    answered(table)
    shown = panel(table)
    assert "The best lines" in shown
    assert "round" not in shown and "About" not in shown


def test_equal_lines_are_called_so(table, monkeypatch):
    # Each difference is smaller than one that is worth mentioning after an action.
    monkeypatch.setattr(StubCoach, "step", 0.04)
    assert ask(table).count("About as good") == 2


def test_a_listed_action_that_is_not_among_the_lines_is_compared_with_them(table, monkeypatch):
    actions = table.game.legal_actions()
    cases = (
        (0.4, 0.25, "About 0.4 rounds later", 1),
        # No better than one that is clearly behind.
        (1.1, 2.0, "About 1.1 rounds later", 3),
        (0.2, 0.25, "About as good", 1),
    )
    for behind, spread, said, place in cases:
        line = CoachLine((actions[4],), 9.0 + behind, (Motive("coach-home"),), spread=spread)
        monkeypatch.setattr(StubCoach, "listed", lambda coach, view, line=line: line)
        table.coach._lines = (None, None)
        before, _, shown = ask(table).partition("First under “Closer to your goal”")
        # It comes before the lines that are later.
        assert before.count("rounds later") == place - 1
        assert said in shown and "You reach Zeus" in shown
        assert "The coach looks at the whole turn" not in shown
    table.handle("coach-line", "1")
    assert table.controller.chosen == actions[4]
    table.handle("coach-hide")
    table.coach._lines = table.coach._hint = (None, None)
    assert "First under" not in ask(table, "coach-best"), "only the best line was asked for"


def test_the_reason_of_all_answers_is_shown_once_and_the_effect_of_each(coaches, page, game):
    while game.position.pending or game.to_move:
        game.play(game.legal_actions()[0])
    start = replace(game.position, pending=(TakeEquipment(0),))
    page.add(Game(game.rules, 1, game.seats, start=start))
    shown = ask(page.table)
    assert shown.count("You reveal an island tile") == 1
    actions, snapshot = page.table.game.legal_actions(), page.table.controller.snapshot
    details = [snapshot.shown.detail(action) for action in actions[:3]]
    assert len(details) == 3 and all(details)
    assert all(" ".join(detail.split()) in shown for detail in details)


# --- after an action -----------------------------------------------------------------------------


def test_a_costly_action_is_compared_and_a_good_one_praised(table):
    table.handle("coach", "on")
    answered(table)
    options = table.game.legal_actions()
    line = table.controller.words.title(table.game.position, options[0])
    costly = options[2]
    table.handle("do", table.game.write(costly))
    answered(table)
    assert f"Your last action cost about 1.0 rounds compared with: {line}." in panel(table)
    until_acting(table)
    answered(table)
    table.handle("do", table.game.write(table.game.legal_actions()[0]))
    answered(table)
    assert "Your last action cost" not in panel(table)
    if len(table.game.legal_actions()) > 1:
        assert "Your last action was a good choice" in panel(table)


@pytest.mark.parametrize(
    ("saved", "said"),
    [(0.6, "chance then saved about 0.6"), (-0.5, "chance then cost about 0.5"), (0.0, "")],
)
def test_a_costly_action_says_what_chance_did_afterwards(table, monkeypatch, saved, said):
    table.handle("coach", "on")
    answered(table)
    options = table.game.legal_actions()
    number = next(n for n, action in enumerate(options) if n and action.verb == Verb.DRAW)
    end = 9.0 + StubCoach.step * number - saved
    lines = StubCoach.lines
    monkeypatch.setattr(
        StubCoach,
        "lines",
        lambda coach, *asked: [replace(line, end=end) for line in lines(coach, *asked)],
    )
    table.handle("do", table.game.write(options[number]))
    answered(table)
    assert "Your last action cost" in panel(table)
    assert said in panel(table) and ("That's on average" in panel(table)) is bool(said)


def test_undoing_shows_the_cost_of_the_action_before(table):
    table.handle("coach", "on")
    answered(table)
    before = panel(table)
    free = next(
        action
        for action in table.game.legal_actions()[2:]
        if table.game.undo_outlook(action).possible
    )
    table.handle("do", table.game.write(free))
    answered(table)
    assert "Your last action cost" in panel(table)
    table.handle("undo")
    answered(table)
    assert panel(table) == before


def test_nobody_is_praised_where_nothing_was_at_stake(table, monkeypatch):
    monkeypatch.setattr(StubCoach, "step", 0.04)
    table.handle("coach", "on")
    answered(table)
    table.handle("do", table.game.write(table.game.legal_actions()[0]))
    answered(table)
    assert "Your last action" not in panel(table)


def test_hiding_what_is_always_shown_hides_it_for_good(page, table):
    table.handle("coach", "on")
    answered(table)
    match = re.search(r'<button[^>]*data-k="coach-hide"[^>]*>', table._side.html)
    assert match and 'data-do="coach" data-value="off"' in match[0]
    table.handle("coach", "off")
    assert "round" not in panel(table) and page.browser.chosen["coach"] == "off"
    until_acting(table)
    table.handle("do", table.game.write(table.game.legal_actions()[0]))
    answered(table)
    assert "round" not in panel(table) and "Your last action" not in panel(table)


def test_nobody_is_praised_for_the_only_option(table, coaches):
    table.handle("coach", "on")
    answered(table)
    for _ in range(200):
        if table.controller.seating.bot_acts:
            table.handle("step-action")
            continue
        options = table.game.legal_actions()
        table.handle("do", table.game.write(options[0]))
        if len(options) == 1:
            answered(table)
            assert "Your last action" not in panel(table)
            return
    pytest.fail("there was always a choice")


def test_without_the_setting_nothing_is_judged(table, coaches):
    table.handle("do", table.game.write(table.game.legal_actions()[2]))
    (coach,) = coaches
    assert not table.coach.thinking and coach.seen == []


def test_a_coach_that_is_off_has_no_panel_while_a_bot_plays(table):
    assert panel(table)
    while not table.controller.seating.bot_acts:
        table.handle("do", table.game.write(table.game.legal_actions()[-1]))
    assert not panel(table)
    table.handle("coach", "on")
    assert panel(table)


# --- thinking ------------------------------------------------------------------------------------


def test_a_page_shows_that_the_coach_is_thinking_and_drops_an_old_result(table, coaches):
    (coach,) = coaches
    coach.free.clear()
    table.handle("coach-ask")
    assert "The coach is thinking" in panel(table)
    assert f'data-beat="{POLL}"' in table._side.html
    ticks = re.findall(r'data-tick="\d+"', table._side.html)
    table.handle("beat")
    assert re.findall(r'data-tick="\d+"', table._side.html) != ticks
    # The game goes on meanwhile.
    position = table.game.position
    table.handle("do", table.game.write(table.game.legal_actions()[0]))
    assert table.game.position is not position
    assert "thinking" not in panel(table)
    job = table.coach._job
    coach.free.set()
    assert job.finished(10)
    table.handle("cancel")
    assert table.coach.lines is None and table.coach._lines == (None, None)


def test_one_job_at_a_time(table, coaches):
    """Many positions in quick succession start no more than one thread."""
    (coach,) = coaches
    coach.free.clear()
    table.handle("coach", "on")
    first = table.coach._job
    for _ in range(3):
        table.handle("do", table.game.write(table.game.legal_actions()[0]))
        table.handle("undo")
    assert table.coach._job is first
    coach.free.set()
    answered(table)
    assert len(coach.seen) <= 3


def test_coaches_of_several_tables_take_turns(table, coaches, store, game):
    other: Any = SessionPage(store)
    other.add(package_of("delphi").presentation().setup.first_game("You", 9))
    until_acting(other.table)
    first, second = coaches
    first.free.clear()
    table.handle("coach-ask")
    other.table.handle("coach-ask")
    waiting = other.table.coach._job
    assert not waiting.finished(0.05)
    # The position goes before its turn has come.
    before = other.table.game.position
    other.table.handle("do", other.table.game.write(other.table.game.legal_actions()[0]))
    first.free.set()
    assert waiting.finished(10)
    assert second.seen == []
    answered(table)
    assert table.coach.lines
    until_acting(other.table)
    assert other.table.game.position is not before
    assert "round 9" in ask(other.table)
    other.close()


def test_an_error_of_the_coach_leaves_the_game_alone(table, coaches, caplog):
    (coach,) = coaches
    coach.failing = True
    assert "can't say anything about this position" in ask(table)
    assert "no idea" in caplog.text
    assert "can't say anything about this position" in ask(table, "coach-hint")
    count = len(table.game.history)
    table.handle("do", table.game.write(table.game.legal_actions()[0]))
    assert len(table.game.history) == count + 1


# --- the setting, other places -------------------------------------------------------------------


def test_the_setting_is_off_at_first_and_kept_in_the_browser(coaches, store, game):
    page: Any = SessionPage(store)
    page.add(game)
    assert not page.table.coach.on
    page.table.handle("coach", "on")
    assert "oracle_coach=on" in page.head.cookie
    page.close()
    again: Any = SessionPage(store, cookies={"oracle_coach": "on"})
    again.add(package_of("delphi").presentation().setup.first_game("You", 9))
    assert again.table.coach.on
    again.table.handle("coach", "off")
    assert "oracle_coach=off" in again.head.cookie
    again.close()


def test_a_notebook_has_the_coach_too(coaches, monkeypatch, tmp_path):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    shown = notebook_table(oracle_nb.new_game(players=2, seed=3, seats=["You", "bot:greedy"]))
    until_acting(shown)
    assert "Finish in round 9" in ask(shown)


def test_a_guided_game_and_a_game_without_a_coach_have_none(page):
    page.go("?guided")
    page.table.handle("coach-ask")
    page.table.handle("coach", "on")
    assert panel(page) == "" and not page.table.coach.thinking
    page.add(package_of("mythology").new_game(2, 3, ["You", "bot:random"]))
    page.table.handle("coach-ask")
    assert panel(page) == "" and not page.table.coach.thinking


def test_it_speaks_polish(table):
    table.handle("coach", "on")
    answered(table)
    table.handle("language", "pl")
    shown = panel(table)
    assert "Koniec średnio w rundzie 9" in shown
    assert "Mniej więcej 0,5 rundy później" in shown
    assert "Odkrywasz kafel wyspy" in shown


def test_a_sure_finish_in_this_round_is_no_average(table, monkeypatch):
    now = table.controller.known.round

    def lines(coach, view, number=3):
        return [CoachLine((coach.rules.legal_actions(view)[0],), float(now))]

    monkeypatch.setattr(StubCoach, "lines", lines)
    assert "Finish in this round" in ask(table) and "on average" not in panel(table)
    table.handle("language", "pl")
    assert "Koniec w tej rundzie" in panel(table)


@pytest.mark.usefixtures("few_playouts")
def test_the_coach_of_the_game_itself_answers(page, game):
    page.add(game)
    until_acting(page.table)
    shown = ask(page.table)
    assert re.search(r"Finish in round \d+\.\d on average", shown)
    line = page.table.coach.lines[0]
    assert all(game.check(line.actions[0]).allowed for line in page.table.coach.lines)
    page.table.handle("coach-line", "0")
    assert page.table.controller.chosen == line.actions[0]


def test_in_a_game_that_is_lost_the_coach_names_no_round(page):
    source = Path(__file__).parents[1] / "planning" / "positions" / "home-or-end.json"
    rules, position = position_from_json(source.read_bytes())
    red, *_ = players = list(position.players)
    players[0] = replace(red, tasks=red.done, done=())
    players[2] = replace(players[2], home=True)
    start = replace(position, players=tuple(players))
    page.add(Game(rules, start=start, seed=1, package=package_of("delphi")))
    shown = ask(page.table)
    assert shown.count("The game ends with this round, and you can't reach Zeus in time.") == 1
    assert "completed tasks count first" in shown and "You'd end up with" in shown
    assert "Finish in round" not in shown and "About" not in shown
    assert "Green has reached Zeus: this is your last turn." in page.table._side.html
