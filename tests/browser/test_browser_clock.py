"""The clock, phrases, sound and notification of two screens in a real browser."""

import re

import pytest

from oracle_nb.games.registry import package_of
from tests.browser.seats import Person
from tests.browser.test_browser_requests import opened
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser

# Replaces what a test can't hear or see, and counts it.
HEARD = """() => {
  window.heard = {tones: 0, notes: []};
  const quiet = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
  const node = () => ({frequency: {}, gain: quiet, connect: (next) => next, stop() {},
                       start() { window.heard.tones += 1; }});
  window.AudioContext = class {
    currentTime = 0;
    resume() {}
    createOscillator() { return node(); }
    createGain() { return node(); }
  };
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return Notification.permission = window.answer; }
    constructor(title, {body}) { window.heard.notes.push(body); }
  };
  Object.defineProperty(document, 'hidden', {get: () => true});
}"""


def test_a_clock_ticks_phrases_arrive_and_your_turn_is_announced(visit, served):
    game = package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 8, {"length": "8"})
    while game.last is None or game.last.player != 0 or game.to_move != 0:
        game.play(game.legal_actions()[0])
    while not any(game.write(action) == "end" for action in game.legal_actions()):
        game.play(game.legal_actions()[0])
    host, guest, _ = opened(visit, served, game)
    guest.get_by_role("button", name="Close").click()
    host.get_by_role("button", name="Play together").click()
    host.locator("dialog summary").click()
    host.get_by_label("Time limit").select_option("turn")
    host.get_by_role("button", name="Set the clock").click()
    host.get_by_role("button", name="Close").click()
    frames: list[object] = []

    def count(frame):
        frames.append(frame)

    guest.on("websocket", lambda socket: socket.on("framereceived", count))
    guest.reload()
    time = guest.locator(".clock li", has_text="Ann").get_by_role("timer")
    expect(time).to_have_text(re.compile("29:"))
    # A new page has been shown who is there; from then on the browser counts by itself.
    expect(host.locator(".players .away")).to_have_count(0)
    for _ in range(3):
        came, before = len(frames), str(time.text_content())
        expect(time).not_to_have_text(before)
    assert came > 0
    assert len(frames) == came

    guest.get_by_role("button", name="Say something").click()
    guest.get_by_role("button", name="Nice move!").click()
    expect(host.locator(".talk li")).to_contain_text("Bob: Nice move!")

    guest.evaluate(HEARD)
    sound = guest.get_by_role("button", name="Sound")
    notify = guest.get_by_role("button", name="Notification")
    for control in (sound, notify):
        expect(control).to_have_attribute("aria-pressed", "false")
    guest.evaluate("window.answer = 'denied'")
    notify.click()
    expect(guest.locator(".alerts")).to_contain_text("doesn't allow notifications")
    guest.evaluate("window.answer = 'granted'")
    notify.click()
    expect(notify).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    assert guest.evaluate("window.heard") == {"tones": 2, "notes": []}

    Person(host, served.data).do("end")
    expect(guest.locator(".now .actions")).to_be_visible()
    until(guest, "window.heard.tones === 4")
    assert guest.evaluate("window.heard.notes") == ["It's your turn"]
    guest.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")
