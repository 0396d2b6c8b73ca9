"""The guided game at the table: its tips, its recommendations, and where it goes on."""

import secrets
from random import Random

import pytest

from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control.tips import GameTips
from oracle_nb.web.widgets.html_view import Message
from tests.installed_games import HARVEST, installed_here
from tests.web.browser_session import html_view


@pytest.fixture(autouse=True)
def known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets that are the same in every run, so that the games are the same."""
    source = Random(4)
    monkeypatch.setattr(secrets, "token_bytes", lambda length=32: source.randbytes(length))


def moment(page: SessionPage) -> str:
    """Return the moment of the tip that is shown, "" for none."""
    assert page.table is not None
    tip = page.table.controller.tips.tip
    return "" if tip is None else tip.moment


def side(page: SessionPage) -> str:
    """Return what is shown beside the board."""
    assert page.table is not None
    return page.table._side.html


GOES_ON = "Continue learning by playing"


def test_the_home_page_starts_the_guided_game(page):
    assert 'data-value="?guided"' in html_view(page).html
    page.handle(Message("address", "?guided"))
    assert moment(page) == "first-turn"
    assert "the bots have five tasks each, you have only three" in side(page)
    assert html_view(page).address.startswith("?game=")


def test_tips_follow_what_happens(page):
    page.go("?guided")
    table = page.table
    table.handle("tip-done", "first-sail")
    assert moment(page) == "first-turn", "only the tip that is shown can be dismissed"
    table.handle("tip-done", "first-turn")
    assert moment(page) == "first-sail"
    assert table.screen.shared_game.state.tips == ("first-turn",)
    table.handle("tip-show")
    controller = table.controller
    assert controller.write(controller.chosen) == "move die:red H9"
    table.handle("do", "move die:red H9")
    # The tip has served its purpose; nobody needs to dismiss it.
    assert moment(page) == "prices"
    assert table.screen.shared_game.state.tips == ("first-turn", "first-sail")
    table.handle("tip-show")
    assert moment(page) == "can-load"
    assert controller.write(controller.chosen) == "load-offering die:blue>yellow G9"


def test_a_recommendation_has_the_reason_of_the_bot(page):
    page.go("?guided")
    table = page.table
    for text in ("first-turn", "first-sail"):
        table.handle("tip-done", text)
    table.controller.tips._tasks.clear()
    table.refresh()
    assert moment(page) == ""
    assert "Show me" not in side(page), "there is no tip whose action could be shown"
    assert "What would a bot do?" in side(page)
    table.handle("tip-show")
    assert table.controller.chosen is not None
    assert table.controller.tips.reason
    assert "Why a bot would do this:" in side(page)
    first = table.controller.snapshot.for_tasks[0].action
    assert table.controller.chosen.target != first.target
    assert "weighs more than the list does" in side(page)
    table.handle("cancel")
    assert "Why a bot would do this:" not in side(page)


def test_a_bot_says_why_it_does_this_of_all_that_a_tip_recommends(page):
    page.go("?guided&of=mythology-advanced")
    page.table.handle("tip-show")
    assert moment(page) == "note" and page.table.controller.chosen is not None
    assert "Why a bot would do this:" in side(page) and "Now:" not in side(page)


def test_show_me_is_only_offered_where_the_tip_stays(page):
    page.go("?guided")
    table = page.table
    assert moment(page) == "first-turn"
    assert "Show me" not in side(page), "this tip has no action to show"
    assert "What would a bot do?" in side(page)
    table.handle("tip-done", "first-turn")
    assert "Show me" in side(page)
    table.handle("tip-show")
    controller = table.controller
    assert moment(page) == "first-sail" and "Select a red die" in side(page)
    assert controller.write(controller.chosen) == "move die:red H9"


def test_the_task_of_a_tip_stays_until_it_is_done(page):
    page.go("?guided")
    table, controller = page.table, page.table.controller
    for text in ("first-turn", "first-sail"):
        table.handle("tip-done", text)
    assert moment(page) == ""
    assert "Each of your three dice" not in side(page)
    assert "Now:</b> Select a red die and sail to" in side(page)
    assert "No tip for now" not in side(page) and "Show me" in side(page)
    table.handle("tip-show")
    assert controller.write(controller.chosen) == "move die:red H9"
    assert "Select a red die and sail to" in side(page)
    table.handle("do", "move die:red H9")
    assert "Select a red die" not in side(page)


def test_without_a_tip_its_place_is_short(page):
    page.go("?guided")
    assert 'class="guide-tip"' in side(page)
    for text in ("first-turn", "first-sail"):
        page.table.handle("tip-done", text)
    assert 'class="guide-tip"' in side(page), "its task is still there"
    page.table.controller.tips._tasks.clear()
    page.table.refresh()
    assert "No tip for now" in side(page) and "not always the best" in side(page)
    assert 'class="guide-tip short"' in side(page)


def test_without_a_tip_nothing_is_seen_while_bots_play(page):
    page.go("?guided")
    table, tips = page.table, page.table.controller.tips
    tips.seen = tuple(tip.moment for tip in tips.guide.tips)
    table.handle("do", "end")
    assert table.controller.seating.bot_acts
    assert "No tip for now" not in side(page) and "guide-tip" not in side(page)
    assert '<aside class="visually-hidden" aria-live="polite"' in side(page)


def test_an_action_of_another_tip_is_let_go(page):
    page.go("?guided")
    table, controller = page.table, page.table.controller
    table.handle("pick", "favor die:black")
    table.handle("tip-done", "first-turn")
    assert moment(page) == "first-sail"
    assert controller.chosen is None


def test_a_chosen_action_is_explained_before_other_tips(page):
    page.go("?guided")
    table = page.table
    table.handle("pick", "move die:red H9")
    assert moment(page) == "first-sail" and "Select a red die" in side(page)
    table.handle("cancel")
    assert moment(page) == "first-turn"
    table.handle("pick", "move die:blue H8")
    table.handle("tip-done", "first-sail")
    assert moment(page) == "first-turn" and table.controller.chosen is not None


def test_a_tip_gives_way_once_the_learner_acts_below_it(page):
    page.go("?guided")
    table = page.table
    shown: list[str] = []
    for _ in range(30):
        controller = table.controller
        if controller.game.to_move is None or len(shown) > 8:
            break
        before, length = moment(page), len(controller.game.history)
        table.handle("tip-show")
        tip, chosen = controller.tips.tip, controller.write(controller.chosen)
        if tip is not None and tip.show:
            assert tip.is_about(chosen), (before, tip.moment, chosen)
        acting = moment(page)
        table.handle("do", chosen)
        while controller.game.to_move not in (0, None):
            controller.bots.play()
            table.refresh()
        assert len(controller.game.history) > length
        assert moment(page) not in {acting} - {""}, "the same tip after an action"
        shown.append(acting)
    assert {"first-sail", "can-load", "can-deliver"} <= {*shown}


def test_the_guided_game_goes_on_where_it_was_left(page, store):
    page.go("?guided")
    address = html_view(page).address
    page.table.handle("tip-done", "first-turn")
    for place, label in (
        ("?language=pl", "Ucz się dalej, grając"),
        ("?learn&language=en", GOES_ON),
    ):
        assert label not in html_view(page).html
        page.go(place)
        assert label in html_view(page).html
    page.go("")
    assert GOES_ON in html_view(page).html
    page.go("?guided")
    assert html_view(page).address == address
    assert moment(page) == "first-sail"
    cookies = {"oracle_key": page.browser._key}
    again = SessionPage(store, address, {**cookies})
    assert again.table is not None
    assert moment(again) == "first-sail"
    again.close()


def test_a_game_that_goes_on_from_a_guided_one_keeps_its_tips(page):
    page.go("?guided")
    page.table.handle("tip-done", "first-turn")
    first = page.table.screen.shared_game.name
    page.go(f"?replay={first}")
    page.replay.handle("play-on", form={})
    assert page.table.screen.shared_game.name != first
    assert moment(page) == "first-sail", "the first tip is known"


def test_tips_are_shown_in_polish(page):
    page.go("?guided&language=pl")
    assert "Boty mają po pięć zadań, a ty tylko trzy" in side(page)
    assert "Rozumiem" in side(page)
    page.table.handle("language", "en")
    assert "the bots have five tasks each, you have only three" in side(page)


def test_tips_can_be_switched_off_for_good(page, store):
    page.go("?guided")
    assert "Hide tips" not in side(page), "beside a tip it is folded"
    page.table.handle("rule", "tip-first-turn")
    assert "Hide tips" in side(page) and ">Less<" in side(page)
    page.table.handle("tips", "off")
    assert moment(page) == ""
    assert "You have three tasks" not in side(page)
    assert "Show me" not in side(page)
    assert "oracle_tips=off" in html_view(page).cookie
    # The browser remembers it: for this game, and for the next one.
    cookies = {"oracle_key": page.browser._key, "oracle_tips": "off"}
    for address in (html_view(page).address, "?guided"):
        again = SessionPage(store, address, {**cookies})
        assert moment(again) == ""
        assert "Show tips" in side(again)
        again.close()
    page.table.handle("language", "pl")
    assert "Pokaż podpowiedzi" in side(page)
    page.table.handle("tips", "on")
    assert moment(page) == "first-turn", "a hidden tip doesn't count as seen"
    assert "Ukryj podpowiedzi" in side(page)


def test_other_games_have_no_tips(page, tmp_path):
    page.handle(Message("first"))
    assert "tip-show" not in side(page)
    page.table.handle("tip-show")
    assert page.table.controller.chosen is None
    page.table.handle("tips", "off")
    assert "Show tips" not in side(page)
    with installed_here(tmp_path, {"harvest": HARVEST}):
        page.go("?of=harvest")
        assert "?guided" not in html_view(page).html
        page.go("?guided&of=harvest")
        assert page.table is None


def test_after_the_game_there_are_lessons(page):
    page.go("?guided")
    controller = page.table.controller
    while (seat := controller.game.to_move) is not None:
        if controller.game.is_bot(seat):
            controller.bots.play()
        else:
            controller.refresh_options()
            controller.tips.refresh()
            controller.tips.suggest()
            controller.game.play(controller.chosen)
    controller.refresh_options()
    page.table.refresh()
    assert "come up: statues and companions." in side(page)
    assert "?learn" in side(page)


def test_other_games_have_guided_games_of_their_own(page):
    page.go("?guided&of=mythology&language=pl")
    assert moment(page) == "first-turn"
    assert "Jako Apollo" in side(page)
    table = page.table
    table.handle("tip-done", "first-turn")
    for action in ("place colchis", "step jason 3810", "step jason 3811", "end-moves"):
        table.handle("tip-show")
        assert table.controller.write(table.controller.chosen) == action
        table.handle("do", action)
    assert table.screen.shared_game.state.tips[:2] == ("first-turn", "place-god")


def test_the_reason_of_a_bot_is_read_before_the_next_tip(page, monkeypatch):
    page.go("?guided&of=mythology")
    table, tips = page.table, page.table.controller.tips
    table.handle("tip-done", "first-turn")
    table.handle("do", "place colchis")
    monkeypatch.setattr(GameTips, "moments", lambda self: ("allied", "has-prize"))
    tips.seen = ()
    table.refresh()
    first = moment(page)
    assert first in ("allied", "has-prize")
    table.handle("tip-show")
    assert first in tips.seen and moment(page) == ""
    assert "Why a bot would do this:" in side(page)
    table.handle("cancel")
    assert {first, moment(page)} == {"allied", "has-prize"}
