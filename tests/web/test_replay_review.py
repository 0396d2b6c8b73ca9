"""The review of a game on the page of its replay."""

import gc
import re
from itertools import pairwise
from threading import Event
from weakref import ref

import pytest
from msgspec.structs import replace

from oracle_nb.games.registry import package_of
from oracle_nb.games.reviews import kept
from oracle_nb.games.reviews.kept import reviewer_of
from oracle_nb.web.replay import review_job
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.replay.review_job import job_of
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.shared.table_state import Note
from tests import toy
from tests.reviewing import ToyCoach
from tests.toy.package import ToyPackage
from tests.web.browser_session import html_view
from tests.web.replaying import replay_of


@pytest.fixture
def coached(race, monkeypatch):
    """A race of the toy game, which has a coach now; each review is a new one."""
    kept._kept.clear()
    monkeypatch.setattr(ToyPackage, "coach", lambda _package, rules: ToyCoach(rules))
    return race


@pytest.fixture
def page(store, coached):
    made = SessionPage(store, f"?replay={store.add(coached)}&at=2")
    yield made
    made.close()


def job_at(shown: ReplayPage):
    job = shown.review.job
    assert job is not None
    return job


def finish(shown: ReplayPage):
    shown.handle("review-begin")
    job_at(shown).wait()
    shown._handle_review(type("Beat", (), {"do": "beat"}))  # type: ignore[arg-type]


def test_a_review_is_started_and_shown(page):
    shown = replay_of(page)
    assert "Review this game" in shown._reviewed.html
    assert "Review of this action" not in shown._side.html
    finish(shown)
    html = shown._reviewed.html
    assert "Expected end, turn by turn" in html and html.count("<svg") >= 2
    unfolded = re.sub(r"<details.*?</details>", "", html, flags=re.DOTALL)
    assert "Everything else is what other players did" in unfolded
    assert "data-beat" not in html
    assert "Review of this action" in shown._side.html
    shown.handle("theme", "dark")
    assert shown._reviewed.html != html and "Review of this action" in shown._side.html
    shown.handle("end", "-1")
    assert "Review of this action" not in shown._side.html


def test_the_end_of_a_game_leads_to_its_review(store, coached, slow):
    reached, go_on = slow
    page = SessionPage(store, f"?game={store.add(coached)}")
    assert page.table is not None and 'data-do="review"' in page.table._side.html
    page.table.handle("review")
    shown = replay_of(page)
    assert reached.wait(60) and job_at(shown).awaited_by(shown.review)
    assert "Reviewing" in shown._side.html
    go_on.set()
    job_at(shown).wait()
    shown._handle_review(type("Beat", (), {"do": "beat"}))  # type: ignore[arg-type]
    assert "Expected end, turn by turn" in shown._reviewed.html
    page.close()


@pytest.fixture
def slow(monkeypatch):
    """Events: that the coach has begun to judge, and that it may go on."""
    reached, go_on = Event(), Event()
    judge = ToyCoach.judge

    def slowly(self, view, action, **given):
        reached.set()
        assert go_on.wait(60)
        return judge(self, view, action, **given)

    monkeypatch.setattr(ToyCoach, "judge", slowly)
    return reached, go_on


def test_a_review_can_be_stopped_and_resumed(page, slow):
    reached, go_on = slow
    shown = replay_of(page)
    shown.handle("review-begin")
    assert reached.wait(60)
    assert "<progress" in shown._reviewed.html and 'data-do="review-stop"' in shown._reviewed.html
    shown.handle("review-stop")
    assert "Continue" in shown._reviewed.html and not job_at(shown).awaited_by(shown.review)
    assert "<figure" not in shown._reviewed.html
    go_on.set()
    job_at(shown).wait()
    assert job_at(shown).reviewer.result is None and job_at(shown).reviewer.done > 0
    # Judged turns are shown, whether the work goes on or not.
    job_at(shown).reviewer.run(stopped=lambda: job_at(shown).reviewer.so_far is not None)
    shown.handle("theme", "dark")
    assert "These results go up to round 1." in shown._reviewed.html
    assert "<figure" in shown._reviewed.html and "Continue" in shown._reviewed.html
    finish(shown)
    assert "These results go up to" not in shown._reviewed.html
    assert job_at(shown).reviewer.result is not None
    # Another session sees the same review at once.
    assert job_of(job_at(shown).reviewer) is job_at(shown)


def test_a_review_goes_on_until_nobody_waits_for_it(store, coached, slow):
    reached, go_on = slow
    pages = [SessionPage(store, f"?replay={store.add(coached)}") for _ in range(3)]
    first, second, third = map(replay_of, pages)
    first.handle("review-begin")
    assert reached.wait(60)
    # Others have the same game, and may wait for the same review.
    job = job_at(first)
    assert job_at(second) is job
    assert "Stop" not in second._reviewed.html
    third.handle("review-stop")
    assert job.wanted
    second.handle("review-begin")
    assert 'data-do="review-stop"' in second._reviewed.html
    first.handle("review-stop")
    assert job.wanted
    pages[1].close()
    assert not job.wanted
    go_on.set()
    job.wait(60)
    assert job.reviewer.result is None
    for page in (pages[0], pages[2]):
        page.close()


def test_reviews_take_turns(coached, monkeypatch):
    monkeypatch.setattr(review_job, "TURN", 0.0)
    order = []
    begun, go_on = Event(), Event()
    judge = ToyCoach.judge

    def note(self, view, action, **given):
        begun.set()
        assert go_on.wait(60)
        order.append(self)
        return judge(self, view, action, **given)

    monkeypatch.setattr(ToyCoach, "judge", note)
    package = package_of("toy")
    progress = package.presentation("en").progress
    shorter = coached.after(len(coached.history) - 1)
    jobs = [job_of(reviewer_of(stored, progress, package.coach)) for stored in (coached, shorter)]
    pages = [Event(), Event()]
    for job, viewer in zip(jobs, pages, strict=True):
        job.start(viewer)
        assert begun.wait(60)
    go_on.set()
    for job in jobs:
        job.wait(60)
        assert job.reviewer.result is not None
    # A coach is made anew for every turn.
    changes = sum(before is not other for before, other in pairwise(order))
    assert changes > len(order) // 2


def test_reviewed_games_are_forgotten(store, coached, monkeypatch, new_objects):
    monkeypatch.setattr(kept, "KEPT", 0)
    page = SessionPage(store, f"?replay={store.add(coached)}")
    finish(replay_of(page))
    reviewer = ref(job_at(replay_of(page)).reviewer)
    assert reviewer() is not None
    page.close()
    page.shown = None
    del page
    # First the job, and with it the entry that finds it by its reviewer; then the reviewer.
    gc.collect()
    gc.collect()
    assert reviewer() is None


def test_an_error_of_the_coach_is_reported_and_leaves_the_page_as_it_was(page, monkeypatch):
    def fail(self, view, action, **given):
        raise ZeroDivisionError("the coach failed")

    with monkeypatch.context() as broken:
        broken.setattr(ToyCoach, "judge", fail)
        finish(replay_of(page))
    assert "Continue" in replay_of(page)._reviewed.html
    finish(replay_of(page))
    assert "Expected end" in replay_of(page)._reviewed.html


def test_moments_lead_to_their_action_and_can_be_tried_again(page, coached):
    shown = replay_of(page)
    finish(shown)
    moments = re.findall(r'data-do="try-again" data-value="(\d+)"', shown._reviewed.html)
    result = job_at(shown).reviewer.result
    assert [int(moment) for moment in moments] == list(result.moments)
    shown.handle("at", "1")
    assert shown.controller.walk.place.actions == 1
    for forged in ("0", "-1", "99999", "x", ""):
        shown.handle("try-again", forged)
        assert page.replay is shown
    number = 3
    shown.handle("try-again", str(number))
    game = page.table.controller.game
    assert game.position == coached.after(number - 1).position
    own = coached.history[number - 1].player
    assert [seat for seat in range(2) if not game.is_bot(seat)] == [own]
    # Home lists it by its own name, and offers no practice to go on with.
    page.show_home()
    home = str(html_view(page).html)
    assert "Practice from action 3" in home and 'primary big">Continue' not in home


def test_a_review_knows_what_bots_have_decided_in_seats_of_people(page, coached):
    first = replay_of(page)
    assert first.following is not None and not first.controller.seats.substituted
    seat = coached.history[3].player
    note = Note(3, "takeover", seat)
    shared_game = first.following.shared_game
    shared_game.change(
        lambda state: replace(state, log_notes=(note,), substitutes={seat: "greedy"})
    )
    page.show_home()
    page.go(f"?replay={first.id}")
    finish(replay_of(page))
    decisions = job_at(replay_of(page)).reviewer.result.decisions
    assert [decision.number for decision in decisions if decision.substituted] == [
        number
        for number, entry in enumerate(coached.history, 1)
        if number > 3 and entry.player == seat
    ]
    # Only at these actions, the seat is played by a bot.
    for decision in decisions:
        replay_of(page).handle("at", str(decision.number))
        said = "played by a bot" in replay_of(page)._side.html
        assert said == (decision.substituted and decision.seat == seat), decision.number


def test_only_games_that_are_over_are_reviewed(store, coached):
    running = toy.new_game(seed=3)
    running.play("roll")
    page = SessionPage(store, f"?replay={store.add(running)}")
    assert replay_of(page)._reviewed.html == ""
    replay_of(page).handle("review-begin")
    assert replay_of(page).review.job is None
    page.close()


def test_a_game_without_a_coach_has_no_review(store, race):
    assert package_of("toy").coach(race.rules) is None
    page = SessionPage(store, f"?replay={store.add(race)}")
    assert replay_of(page)._reviewed.html == ""
    page.close()
