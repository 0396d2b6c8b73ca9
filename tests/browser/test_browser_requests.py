"""Two screens of one game in a real browser: undo by consent, a bot for a player, a rematch."""

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import Browser
from tests.browser.test_browser_axe import AXE, check, visit_page
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser


def pair():
    return package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 8, {"length": "8"})


def opened(visit, served, game, width=1440):
    """The host's page of a game, and a guest's who has the seat of Bob; the guest's link."""
    host = visit(f"{served.url}?game={Store(served.data).add(game)}")
    host.get_by_role("button", name="Play together").click()
    host.get_by_role("button", name="Invite someone to this seat: Bob").click()
    link = host.get_by_label("Link to the seat of Bob").input_value()
    host.get_by_role("button", name="Close").click()
    guest = visit(link, width=width, height=844)
    expect(guest.locator("canvas")).to_be_visible()
    return host, guest, link


@pytest.mark.long
def test_undo_by_consent_a_takeover_and_a_rematch(visit, served):
    game = pair()
    while game.last is None or game.last.player != 0 or game.to_move != 1:
        game.play(game.legal_actions()[0])
    host, guest, link = opened(visit, served, game, width=390)
    guest.get_by_role("button", name="Close").click()
    expect(guest.get_by_label("Your name")).to_have_count(0)
    count = len(game.history)
    host.get_by_role("button", name="Ask to undo").click()
    expect(host.locator(".request")).to_contain_text("Waiting for Bob")
    expect(guest.locator(".request")).to_contain_text("Ann asks to undo")
    # Whose turn it is stays in sight beside it, and no tip is over it.
    request, turn = (host.locator(kind).bounding_box() for kind in (".requests", ".now"))
    assert request["x"] + request["width"] <= turn["x"]
    tip = "e => getComputedStyle(e).zIndex"
    assert int(host.locator(".requests").evaluate(tip)) > int(
        host.locator(".bar .tip").first.evaluate(tip)
    )
    # On a phone, it covers no part of the board.
    request, board = (guest.locator(x).bounding_box() for x in (".requests", "canvas >> nth=0"))
    assert request["y"] >= board["y"] + board["height"]
    assert request["y"] + request["height"] <= 844
    guest.get_by_role("button", name="Agree").click()
    for page in (host, guest):
        expect(page.locator(f'.now[data-at="{count - 1}"]')).to_be_visible()
        expect(page.locator(".request")).to_have_count(0)
    expect(host.locator(".log .note")).to_contain_text("Ann took back")

    guest.close()
    expect(host.locator(".players .away")).to_be_visible()
    host.get_by_role("button", name="Play together").click()
    host.get_by_role("button", name="Let a bot play: Bob").click()
    expect(host.locator(".players .away")).to_have_text("played by a bot")
    guest = visit(link)
    banner = guest.locator(".banner")
    expect(banner).to_contain_text("the host let a bot play for you")
    # One line of the page, which covers nothing and leaves the board in the window.
    for width, height in ((1280, 720), (1024, 768)):
        guest.set_viewport_size({"width": width, "height": height})
        until(guest, f"innerWidth === {width}")
        until(guest, "document.documentElement.scrollHeight <= innerHeight")
        line, tasks, panel = (
            element.bounding_box()
            for element in (banner, guest.locator("section.aims"), guest.locator(".players"))
        )
        assert line["height"] < 50
        assert line["y"] + line["height"] <= min(tasks["y"], panel["y"])
    guest.get_by_role("button", name="Take my seat back: Bob").click()
    expect(banner).to_have_count(0)
    expect(host.locator(".players .away")).to_have_count(0)

    game = pair()
    while game.to_move is not None:
        game.play(game.legal_actions()[-1])
    host, guest, link = opened(visit, served, game)
    guest.get_by_role("button", name="Suggest a rematch").click()
    expect(host.locator(".now")).to_contain_text("Bob would like a rematch")
    host.get_by_role("button", name="Rematch").click()
    expect(host.locator('.now[data-at="0"]')).to_be_visible()
    expect(host.locator(".players .who").first).to_contain_text("Bob")
    guest.locator(".banner").get_by_role("button", name="Go to the rematch").click()
    # Chance decides who acts first, but only players can talk.
    opening = guest.locator('.now[data-at="0"]')
    says = guest.get_by_role("button", name="Say something")
    expect(opening).to_be_visible()
    expect(says).to_be_visible()
    assert guest.url != link
    address = guest.url
    guest.reload()
    expect(opening).to_be_visible()
    expect(says).to_be_visible()
    assert guest.url == address


@pytest.mark.long
def test_axe_finds_nothing_in_requests_and_statistics(visit, served):
    game = pair()
    while game.last is None or game.last.player != 0 or game.to_move != 1:
        game.play(game.legal_actions()[0])
    host, guest, _ = opened(visit, served, game)
    guest.get_by_role("button", name="Close").click()
    host.get_by_role("button", name="Play together").click()
    host.locator("dialog summary").click()
    host.get_by_label("Time limit").select_option("total")
    host.get_by_role("button", name="Set the clock").click()
    host.get_by_role("button", name="Close").click()
    host.get_by_role("button", name="Ask to undo").click()
    guest.get_by_role("button", name="Say something").click()
    guest.get_by_role("button", name="Hello!").click()
    guest.get_by_role("button", name="Say something").click()
    expect(guest.locator(".clock li").first).to_be_visible()
    expect(guest.locator(".request")).to_be_visible()
    guest.evaluate(AXE)
    faults = check(guest, "asked")
    guest.close()
    expect(host.locator(".now .substitute")).to_be_visible()
    host.get_by_role("button", name="Withdraw the request").click()
    host.evaluate(AXE)
    faults += check(host, "away")
    store = Store(served.data)
    page = visit(served.url)
    key = next(
        cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "oracle_key"
    )
    game = package_of("delphi").presentation().setup.first_game("You", 5)
    while game.to_move is not None:
        game.play(game.legal_actions()[-1])
    store.add(game, Browser({"oracle_key": key}).owner)
    visit_page(page, f"{served.url}?stats", ".stats table")
    expect(page.locator("main[data-beat]")).to_have_count(0)
    faults += check(page, "statistics")
    assert faults == []
