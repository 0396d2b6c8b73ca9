"""The coach at the table: what it shows, to whom, and what it's given to see."""

import re
from html import unescape
from threading import Event
from typing import Any

import pytest

import oracle_nb
from oracle_nb.games.coach import CoachLine, Judgment
from oracle_nb.games.motives import Motive
from oracle_nb.games.registry import package_of
from oracle_nb.web.session.notebook import table as notebook_table
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control import coaching
from oracle_nb.web.table.control.pacing import POLL
from oracle_nb.web.table.shared.shared_game import WATCH
from tests.web.browser_session import everything
from tests.web.shared_screens import Party, act, on, state


class StubCoach:
    """A coach with fixed numbers: the first legal actions are best, each half a round later."""

    estimated = True
    step = 0.5

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.free = Event()
        self.free.set()
        self.failing = False
        self.seen: list[tuple[Any, int]] = []

    def _look(self, view: Any) -> Any:
        self.free.wait()
        if self.failing:
            raise RuntimeError("no idea")
        self.seen.append((view, self.rules.to_move(view)))
        return self.rules.legal_actions(view)

    def end(self, view: Any, seat: int) -> float:
        return 9.0

    def lines(self, view: Any, number: int = 3) -> list[CoachLine[Any]]:
        options = self._look(view)[:number]
        reasons = (Motive("coach-explore"),)
        return [
            CoachLine((action,), 9.0 + self.step * place, reasons, self.estimated)
            for place, action in enumerate(options)
        ]

    def best(self, view: Any) -> CoachLine[Any]:
        return self.lines(view, 1)[0]

    def judge(self, view: Any, action: Any, *, closely: bool = False) -> Judgment[Any]:
        options = list(self._look(view))
        best = CoachLine((options[0],), 9.0, (), self.estimated)
        return Judgment(best, 9.0 + self.step * options.index(action))

    def hint(self, view: Any) -> Motive:
        self._look(view)
        return Motive("hint-prepare")


@pytest.fixture
def coaches(monkeypatch):
    """The coaches that tables have made; to be asked for before any table."""
    made: list[StubCoach] = []

    def coach_of(rules: Any) -> StubCoach:
        made.append(StubCoach(rules))
        return made[-1]

    monkeypatch.setattr(coaching, "coach_of", coach_of)
    return made


@pytest.fixture
def table(coaches, page, game):
    page.add(game)
    until_acting(page.table)
    return page.table


def until_acting(table):
    """Play on until a person chooses between several actions."""
    for _ in range(400):
        if table.controller.seating.bot_acts:
            table.act("step-action")
        elif len(table.game.legal_actions()) > 2 and not table.game.position.pending:
            return
        else:
            table.act("do", table.game.write(table.game.legal_actions()[0]))
    pytest.fail("it never came")


def answered(table):
    """Wait until the coach has answered, as the page does: it asks again and again."""
    while table.coach.thinking:
        table.coach._job.finished(10)
        table.act("beat")


def panel(page_or_table):
    """The text of the coach's panel; "" without a panel."""
    table = getattr(page_or_table, "table", page_or_table)
    found = re.search(r'<aside class="coach[ "].*?</aside>', table._side.html, re.DOTALL)
    text = re.sub(r"<[^>]+>|[\x02-\x06]\S*", " ", found[0]) if found else ""
    return " ".join(unescape(text).split())


def ask(table, do="coach-ask"):
    table.act(do)
    answered(table)
    return panel(table)


# --- before an action ----------------------------------------------------------------------------


def test_a_player_asks_for_lines_chooses_one_and_confirms_it(table):
    assert "Ask the coach" in panel(table) and "round" not in panel(table)
    shown = ask(table)
    assert "Finish around round 9" in shown
    assert "About 0.5 rounds later" in shown and "About 1.0 rounds later" in shown
    assert shown.count("You reveal an island tile") == 3
    second = table.coach.lines[1].actions[0]
    title = table.controller.words.title(table.game.position, second)
    assert title in shown
    table.act("coach-line", "1")
    assert table.controller.chosen == second
    assert 'data-go=""' in table._side.html
    assert re.search(
        r'data-do="coach-line" data-value="1"[^>]*aria-pressed="true"', table._side.html
    )
    count = len(table.game.history)
    table.act("do", table.game.write(second))
    assert len(table.game.history) == count + 1
    assert "round" not in panel(table), "it was asked about the position before"


@pytest.mark.parametrize("value", ["3", "-1", "x", ""])
def test_a_line_that_is_not_offered_cannot_be_chosen(table, value):
    table.act("coach-line", "0")
    assert table.controller.chosen is None, "nobody has asked yet"
    ask(table)
    table.act("coach-line", value)
    assert table.controller.chosen is None


def test_a_hint_comes_before_the_best_line(table):
    shown = ask(table, "coach-hint")
    assert "Think ahead" in shown and "round" not in shown
    shown = ask(table, "coach-best")
    assert "Think ahead" in shown and "round 9" in shown and "later" not in shown
    assert "0.5 rounds later" in ask(table)
    assert "round" not in ask(table, "coach-hide")


def announced(table):
    """The text that the coach's panel has screen readers announce."""
    found = re.search(
        r'<div class="coach-said" aria-live="polite"[^>]*>(.*?)</div>', table._side.html
    )
    assert found is not None
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", found[1])).split())


def test_screen_readers_are_given_the_lines_and_the_hint(table):
    ask(table)
    first = table.coach.lines[0].actions[0]
    title = table.controller.words.title(table.game.position, first)
    assert announced(table) == f"3 lines. The best one: {title}."
    table.act("coach-hide")
    assert announced(table) == ""
    ask(table, "coach-hint")
    hint = announced(table)
    assert hint.startswith("Hint: ") and len(hint) > 20
    ask(table, "coach-best")
    assert announced(table) == f"{hint} One line: {title}."


def test_the_focus_goes_from_buttons_that_disappear_to_the_heading(table):
    for do in ("coach-hint", "coach-best", "coach-ask", "coach-hide"):
        ask(table, "")
        found = re.search(rf'<button[^>]*data-do="{do}"[^>]*>', table._side.html)
        # With keys, no button becomes another one that the next press would press.
        assert found and f'data-k="{do}"' in found[0] and 'data-next=".coach-head"' in found[0]
        ask(table, do)
    assert re.search(r'<h3 [^>]*class="coach-head"[^>]*tabindex="-1"', table._side.html)


def test_lines_by_rule_of_thumb_have_no_numbers(table, monkeypatch):
    monkeypatch.setattr(StubCoach, "estimated", False)
    table.act("coach", "on")
    answered(table)
    shown = panel(table)
    assert "The best lines" in shown
    assert "round" not in shown and "About" not in shown


def test_equal_lines_are_called_so(table, monkeypatch):
    monkeypatch.setattr(StubCoach, "step", 0.02)
    assert ask(table).count("About as good") == 2


# --- after an action -----------------------------------------------------------------------------


def test_a_costly_action_is_compared_and_a_good_one_praised(table):
    table.act("coach", "on")
    answered(table)
    options = table.game.legal_actions()
    line = table.controller.words.title(table.game.position, options[0])
    costly = options[2]
    table.act("do", table.game.write(costly))
    answered(table)
    assert f"This cost about 1.0 rounds compared with: {line}." in panel(table)
    until_acting(table)
    answered(table)
    table.act("do", table.game.write(table.game.legal_actions()[0]))
    answered(table)
    assert "This cost" not in panel(table)
    if len(table.game.legal_actions()) > 1:
        assert "Good choice" in panel(table)


def test_undoing_shows_the_cost_of_the_action_before(table):
    table.act("coach", "on")
    answered(table)
    before = panel(table)
    free = next(
        one for one in table.game.legal_actions()[2:] if table.game.undo_outlook(one).possible
    )
    table.act("do", table.game.write(free))
    answered(table)
    assert "This cost" in panel(table)
    table.act("undo")
    answered(table)
    assert panel(table) == before


def test_nobody_is_praised_for_the_only_option(table, coaches):
    table.act("coach", "on")
    answered(table)
    for _ in range(200):
        if table.controller.seating.bot_acts:
            table.act("step-action")
            continue
        options = table.game.legal_actions()
        table.act("do", table.game.write(options[0]))
        if len(options) == 1:
            answered(table)
            assert "Good choice" not in panel(table) and "This cost" not in panel(table)
            return
    pytest.fail("there was always a choice")


def test_without_the_setting_nothing_is_judged(table, coaches):
    table.act("do", table.game.write(table.game.legal_actions()[2]))
    (coach,) = coaches
    assert not table.coach.thinking and coach.seen == []


# --- thinking ------------------------------------------------------------------------------------


def test_a_page_shows_that_the_coach_is_thinking_and_drops_an_old_result(table, coaches):
    (coach,) = coaches
    coach.free.clear()
    table.act("coach-ask")
    assert "The coach is thinking" in panel(table)
    assert f'data-beat="{POLL}"' in table._side.html
    ticks = re.findall(r'data-tick="\d+"', table._side.html)
    table.act("beat")
    assert re.findall(r'data-tick="\d+"', table._side.html) != ticks
    # The game goes on meanwhile.
    position = table.game.position
    table.act("do", table.game.write(table.game.legal_actions()[0]))
    assert table.game.position is not position
    assert "thinking" not in panel(table)
    job = table.coach._job
    coach.free.set()
    assert job.finished(10)
    table.act("cancel")
    assert table.coach.lines is None and table.coach._lines == (None, None)


def test_one_job_at_a_time(table, coaches):
    """Many positions in quick succession start no more than one thread."""
    (coach,) = coaches
    coach.free.clear()
    table.act("coach", "on")
    first = table.coach._job
    for _ in range(3):
        table.act("do", table.game.write(table.game.legal_actions()[0]))
        table.act("undo")
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
    table.act("coach-ask")
    other.table.act("coach-ask")
    waiting = other.table.coach._job
    assert not waiting.finished(0.05)
    # The position goes before its turn has come.
    before = other.table.game.position
    other.table.act("do", other.table.game.write(other.table.game.legal_actions()[0]))
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
    table.act("do", table.game.write(table.game.legal_actions()[0]))
    assert len(table.game.history) == count + 1


# --- the setting, other places -------------------------------------------------------------------


def test_the_setting_is_off_at_first_and_kept_in_the_browser(coaches, store, game):
    page: Any = SessionPage(store)
    page.add(game)
    assert not page.table.coach.on
    page.table.act("coach", "on")
    assert "oracle_coach=on" in page.head.cookie
    page.close()
    again: Any = SessionPage(store, cookies={"oracle_coach": "on"})
    again.add(package_of("delphi").presentation().setup.first_game("You", 9))
    assert again.table.coach.on
    again.table.act("coach", "off")
    assert "oracle_coach=off" in again.head.cookie
    again.close()


def test_a_notebook_has_the_coach_too(coaches, monkeypatch, tmp_path):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    shown = notebook_table(oracle_nb.new_game(players=2, seed=3, seats=["You", "bot:greedy"]))
    until_acting(shown)
    assert "Finish around round 9" in ask(shown)


def test_a_guided_game_and_a_game_without_a_coach_have_none(page):
    page.go("?guided")
    page.table.act("coach-ask")
    page.table.act("coach", "on")
    assert panel(page) == "" and not page.table.coach.thinking
    page.add(package_of("mythology").new_game(2, 3, ["You", "bot:random"]))
    page.table.act("coach-ask")
    assert panel(page) == "" and not page.table.coach.thinking


def test_it_speaks_polish(table):
    table.act("coach", "on")
    answered(table)
    table.act("language", "pl")
    shown = panel(table)
    assert "Koniec mniej więcej w rundzie 9" in shown
    assert "Mniej więcej 0,5 rundy później" in shown
    assert "Odkrywasz kafel wyspy" in shown


@pytest.mark.usefixtures("few_playouts")
def test_the_coach_of_the_game_itself_answers(page, game):
    page.add(game)
    until_acting(page.table)
    shown = ask(page.table)
    assert re.search(r"Finish around round \d+", shown)
    line = page.table.coach.lines[0]
    assert all(game.check(one.actions[0]).allowed for one in page.table.coach.lines)
    page.table.act("coach-line", "0")
    assert page.table.controller.chosen == line.actions[0]


# --- secrets and several screens -----------------------------------------------------------------


def sees_only(coach, game, seats):
    """Whether a coach was asked, and given only what these seats may know."""
    history = [game.opening.position, *(entry.position for entry in game.history)]
    allowed = {game.rules.view(position, seat) for position in history for seat in seats}
    return coach.seen != [] and all(view in allowed for view, _ in coach.seen)


def test_the_coach_sees_only_what_its_player_may_know(coaches, store, running):
    page = SessionPage(store)
    page.add(running)
    table: Any = page.table
    table.act("coach", "on")
    for _ in range(30):
        seat = table.game.to_move
        if table.controller.seating.bot_acts:
            table.act("step-action")
        elif table.controller.seating.hand_over is not None:
            assert "round" not in panel(page), "nobody has taken the screen yet"
            table.act("take-screen", str(seat))
        else:
            answered(table)
            assert table.coach.lines
            table.act("do", table.game.write(table.game.legal_actions()[0]))
    (coach,) = coaches
    assert sees_only(coach, table.game, (0, 1))
    assert {seat for _, seat in coach.seen} == {0, 1}
    page.close()


def both(party):
    """The host and a guest, each of whom would like to have the coach always on."""
    pages = party.host, party.guest(1)
    for page in pages:
        page.table.act("coach", "on")
    return pages


def mover(pages):
    return next(page for page in pages if page.table.controller.seating.person_acts)


def test_with_links_the_coach_is_off_until_all_agree(coaches, party):
    host, guest = both(party)
    for page in (host, guest):
        for do in ("coach-ask", "coach-hint", "coach-best"):
            page.table.act(do)
        assert not page.table.coach.thinking and "round" not in panel(page)
        assert "off until all players agree" in panel(page)
    assert all(coach.seen == [] for coach in coaches)
    host.table.act("coach-agree")
    assert state(host).coach is None, "nobody has asked"
    host.table.act("coach-request")
    assert "You asked to let everybody use the coach" in everything(host)
    assert "Ann asks to let everybody use the coach" in everything(guest)
    host.table.act("coach-agree")
    assert not host.table.coach.allowed, "nobody agrees for another"
    guest.table.act("coach-agree")
    assert host.table.coach.allowed and guest.table.coach.allowed
    assert "the coach helps all players" in everything(guest)
    acting = mover((host, guest))
    answered(acting.table)
    assert "Finish around round 9" in panel(acting)
    other = guest if acting is host else host
    other.table.act("coach-ask")
    assert other.table.coach.lines is None and "round 9" not in panel(other)


def test_each_player_gets_the_coach_only_for_their_own_seat(coaches, party):
    host, guest = both(party)
    host.table.act("coach-request")
    guest.table.act("coach-agree")
    for _ in range(25):
        acting = mover(party.pages)
        answered(acting.table)
        act(acting)
        for page in party.pages:
            answered(page.table)
    game = host.table.game
    for page, seat in ((host, 0), (guest, 1)):
        assert sees_only(page.table.coach._coach[1], game, (seat,))


def test_a_spectator_gets_nothing_and_decides_nothing(coaches, party):
    watcher = party.guest(WATCH)
    host, guest = both(party)
    watcher.table.act("coach", "on")
    for do in ("coach-request", "coach-agree", "coach-ask", "coach-hint", "coach-line"):
        watcher.table.act(do, "0")
    assert state(host).coach is None
    host.table.act("coach-request")
    watcher.table.act("coach-agree")
    watcher.table.act("coach-decline")
    assert state(host).coach.agreed == (-2,) and state(host).coach.declined < 0
    assert "coach" not in everything(watcher).lower().replace("coach-", "")
    guest.table.act("coach-agree")
    on(party, lambda: len(host.table.game.history) > 8)
    for _ in range(3):
        watcher.table.act("coach-ask")
        watcher.table.act("beat")
        assert panel(watcher) == "" and not watcher.table.coach.thinking
    watcher.table.act("coach-stop")
    assert host.table.coach.allowed


def test_a_request_can_be_declined_and_withdrawn(coaches, party):
    host, guest = both(party)
    guest.table.act("coach-request")
    host.table.act("coach-withdraw")
    assert state(host).coach is not None
    guest.table.act("coach-withdraw")
    assert state(host).coach is None
    guest.table.act("coach-request")
    host.table.act("coach-decline")
    assert "Ann declined. The coach stays off." in panel(guest)
    assert "You declined Bob 's request. The coach stays off." in panel(host)
    guest.table.act("coach-agree")
    assert not guest.table.coach.allowed and state(host).coach.declined == 0
    act(mover((host, guest)))
    assert "declined" not in panel(guest) + panel(host)


def test_a_declined_request_can_be_closed_and_asked_again_at_once(coaches, party):
    host, guest = both(party)
    guest.table.act("coach-request")
    host.table.act("coach-decline")
    assert "Ask all players to allow the coach Ann declined" in panel(guest)
    guest.table.act("coach-close")
    assert "declined" not in panel(guest) and "declined" in panel(host)
    assert "The coach is off until all players agree. Ask all players" in panel(guest)
    guest.table.act("coach-request")
    assert "Bob asks to let everybody use the coach" in panel(host)
    host.table.act("coach-decline")
    assert "Ann declined" in panel(guest), "it is another answer"
    host.table.act("coach-request")
    guest.table.act("coach-agree")
    assert host.table.coach.allowed


def test_others_learn_who_declined_in_both_languages(coaches, three):
    pages = [three.host, three.guest(1), three.guest(2)]
    pages[1].table.act("coach-request")
    pages[2].table.act("coach-decline")
    asker, decliner, other = (panel(pages[seat]) for seat in (1, 2, 0))
    names = [pages[0].table.game.seats[seat] for seat in (1, 2)]
    assert f"{names[1]} declined. The coach" in asker
    assert f"You declined {names[0]} 's request." in decliner
    assert f"{names[1]} declined {names[0]} 's request." in other
    pages[2].table.act("language", "pl")
    assert f"Nie wyrażasz zgody, o którą prosi {names[0]} ." in panel(pages[2])


def test_a_request_covers_no_control(coaches, party):
    host, guest = both(party)
    host.table.act("coach-request")
    for page in (host, guest):
        assert 'class="requests"' not in page.table.head.html
        # The element that is read out was there before the request.
        assert "to let everybody use the coach" in announced(page.table)
    assert "Agree Decline" in panel(guest) and "Withdraw the request" in panel(host)


def test_anyone_can_switch_the_coach_off_again(coaches, party):
    host, guest = both(party)
    host.table.act("coach-request")
    guest.table.act("coach-agree")
    answered(mover((host, guest)).table)
    guest.table.act("coach-stop")
    assert not host.table.coach.allowed and "round 9" not in panel(host) + panel(guest)
    assert "Bob switched the coach off for all players" in everything(host)


def test_a_new_player_of_a_seat_is_asked_again(coaches, party):
    host, guest = both(party)
    host.table.act("coach-request")
    guest.table.act("coach-agree")
    host.table.act("take-back", "1")
    assert host.table.coach.allowed, "all sit at one screen again"
    party.visit(party.link(1))
    assert not host.table.coach.allowed
    assert "Waiting for Bob" in everything(host)
    assert [note.kind for note in state(host).log_notes] == ["coached", "reseated"]
    assert "off again, because Bob's seat has been given to a new player" in unescape(
        everything(host)
    )


def test_a_seat_that_is_given_away_before_all_agreed_makes_no_note(coaches, three):
    host, guest = three.host, three.guest(1)
    three.guest(2)
    guest.table.act("coach-request")
    host.table.act("take-back", "2")
    three.guest(2)
    assert state(host).log_notes == ()
    assert "Ann" in panel(guest) and not guest.table.coach.allowed


def test_a_seat_of_the_host_given_to_a_guest_switches_the_coach_off(coaches, three):
    host, guest = three.host, three.guest(1)
    guest.table.act("coach-request")
    host.table.act("coach-agree")
    assert guest.table.coach.allowed
    three.guest(2)
    assert not guest.table.coach.allowed
    assert [note.kind for note in state(host).log_notes] == ["coached", "reseated"]


def test_three_players_must_all_agree(coaches, three):
    pages = [three.host, three.guest(1), three.guest(2)]
    pages[1].table.act("coach-request")
    pages[0].table.act("coach-agree")
    assert not any(page.table.coach.allowed for page in pages)
    pages[2].table.act("coach-agree")
    assert all(page.table.coach.allowed for page in pages)
    assert [note.kind for note in state(pages[0]).log_notes] == ["coached"]


def test_a_player_for_whom_a_bot_plays_must_agree_too(coaches, store, pair):
    party = Party(store, pair)
    link = party.link(1)
    party.visit(link).close()
    party.pages.pop()
    party.host.table.act("take-over", "1:greedy")
    party.host.table.act("coach-request")
    assert not party.host.table.coach.allowed
    guest = party.visit(link)
    guest.table.act("coach-agree")
    assert party.host.table.coach.allowed
    party.close()


def test_bots_do_not_wait_longer_for_the_coach(coaches, party):
    """A request for the coach doesn't hold the game."""
    host, guest = both(party)
    host.table.act("coach-request")
    count = len(host.table.game.history)
    act(mover((host, guest)))
    assert len(host.table.game.history) == count + 1
    assert "Ann asks to let everybody use the coach" in everything(guest)
