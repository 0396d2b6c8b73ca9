"""Quick phrases between seats: who may say what and how often, and how each screen shows it."""

import pytest

from oracle_nb.web.session.browser import Browser
from oracle_nb.web.table.shared.quick_phrases import (
    LIMIT,
    LIMIT_SECONDS,
    MAX_PHRASES,
    PHRASES,
    REACTIONS,
    SHOWN_SECONDS,
    TooFast,
    say_phrase,
)
from oracle_nb.web.table.shared.shared_game import WATCH
from oracle_nb.web.table.views.phrases_view import phrases_view
from oracle_nb.web.widgets.html_view import style
from tests.web.browser_session import everything, html_view


def said(page):
    return [(phrase.seat, phrase.key) for phrase in page.table.screen.shared_game.state.phrases]


def test_each_screen_reads_a_phrase_in_its_language(party):
    guest = party.guest(1)
    assert "Say something" in everything(party.host)
    party.host.table.handle("language", "pl")
    guest.table.handle("talk")
    assert "Good luck!" in everything(guest)
    guest.table.handle("phrase", "luck")
    assert not guest.table.screen.talking
    assert "Good luck!" in everything(guest) and "Powodzenia!" in everything(party.host)
    party.host.table.handle("phrase", "heart")
    assert 'aria-label="heart"' in everything(guest)
    assert said(guest) == [(1, "luck"), (0, "heart")]


def test_only_players_send_phrases_and_only_existing_phrases(party):
    guest, watcher = party.guest(1), party.guest(WATCH)
    watcher.table.handle("phrase", "hello")
    for key in ("", "x", "phrase-hello", "<b>", "hello "):
        guest.table.handle("phrase", key)
    assert said(guest) == []
    assert 'data-do="talk"' not in everything(watcher)
    guest.table.handle("phrase", "hello")
    assert "Hello!" in everything(watcher)


def test_phrases_are_rate_limited(party):
    guest = party.guest(1)
    shared_game = guest.table.screen.shared_game
    for key in [*PHRASES, *REACTIONS][: LIMIT + 2]:
        guest.table.handle("phrase", key)
    assert len(said(guest)) == LIMIT
    assert "Wait a few seconds" in everything(guest)
    party.host.table.handle("phrase", "hello")
    assert len(said(guest)) == LIMIT + 1, "each seat has its own limit"
    start = shared_game.state.phrases[-1].at
    with pytest.raises(TooFast):
        say_phrase(shared_game, 1, "hello", start + LIMIT_SECONDS / 2)
    for turn in range(1, 20):
        say_phrase(shared_game, 1, "hello", start + turn * LIMIT_SECONDS)
    assert len(said(guest)) == MAX_PHRASES
    numbers = [phrase.number for phrase in shared_game.state.phrases]
    assert numbers == sorted({*numbers})


def test_a_muted_screen_shows_no_phrases_and_stays_so(party):
    guest = party.guest(1)
    party.host.table.handle("phrase", "hello")
    assert "Hello!" in everything(guest)
    guest.table.handle("phrases", "off")
    assert "Hello!" not in everything(guest) and 'data-do="talk"' not in everything(guest)
    assert "oracle_phrases=off" in html_view(guest).cookie
    assert Browser({"oracle_phrases": "off"}).chosen["phrases"] == "off"
    again = party.visit(html_view(guest).address, {"oracle_phrases": "off"})
    assert again.table.screen.muted
    again.table.handle("phrases", "on")
    assert "Hello!" in everything(again)


def test_old_phrases_are_not_shown(party):
    guest = party.guest(1)
    shared_game = guest.table.screen.shared_game
    say_phrase(shared_game, 0, "hello", 1000)
    view, screen = guest.table.controller.game_snapshot, guest.table.screen
    assert "Hello!" in phrases_view(view, screen, 1000 + SHOWN_SECONDS - 1)
    assert "Hello!" not in phrases_view(view, screen, 1000 + SHOWN_SECONDS)
    assert 'aria-live="polite"' in phrases_view(view, screen)
    assert f"{SHOWN_SECONDS}s forwards" in style()


def test_a_lone_player_has_no_phrases(party):
    assert "Say something" not in everything(party.host)
