"""The coach in a real browser: asking, choosing a line, its cost, and the consent of all."""

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from tests.browser.focus import press
from tests.browser.test_browser_axe import AXE, check
from tests.browser.test_browser_requests import opened
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser


def first(served):
    """A game that waits for its first action, at the served app."""
    game = package_of("delphi").presentation().setup.first_game("You", 4)
    return game, f"{served.url}?game={Store(served.data).add(game)}"


def test_ask_choose_a_line_confirm_and_see_the_cost(visit, served):
    _, address = first(served)
    page = visit(address, width=390, height=844)
    coach = page.get_by_role("complementary", name="Coach")
    # By keyboard: the focus goes from a button that disappears to the heading.
    heading = coach.get_by_role("heading", name="Coach", exact=True)
    press(page, coach.get_by_role("button", name="Hint"))
    expect(heading).to_be_focused()
    expect(coach.locator("[aria-live]")).to_contain_text("There is")
    press(page, coach.get_by_role("button", name="Show the best line"))
    expect(heading).to_be_focused()
    expect(coach.locator(".coach-line")).to_have_count(1)
    expect(coach.locator("[aria-live]")).to_contain_text("One line: ")
    coach.get_by_role("button", name="Show other lines").click()
    # Beside them may be the first step for a task.
    lines = coach.locator(".coach-line:not(:has(.decision))")
    expect(lines).to_have_count(3)
    expect(coach.locator(".coach-line").first).to_contain_text("Finish in round")
    page.evaluate(AXE)
    assert check(page, "coach", ".coach") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    always = coach.get_by_role("button", name="Always show")
    always.click()
    expect(always).to_have_attribute("aria-pressed", "true")
    # By keyboard: the focus goes on to the button that confirms.
    second = lines.nth(1)
    second.focus()
    page.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-pressed", "true")
    confirm = page.locator(".explain [data-go]")
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('.now[data-at="1"]')).to_be_visible()
    # The next action of the line is chosen already.
    expect(coach.locator('.coach-line[aria-pressed="true"]')).to_have_count(1)
    page.reload()
    expect(page.locator(".coach-line").first).to_be_visible()
    expect(always).to_have_attribute("aria-pressed", "true")
    # Two dice are left unused.
    page.locator(".source", has_text="End the actions").click()
    page.locator(".explain [data-go]").click()
    expect(coach.locator(".coach-cost")).to_contain_text("Your last action cost about")


@pytest.mark.long
def test_players_with_links_agree_to_the_coach(visit, served):
    game = package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 8, {"length": "8"})
    while game.to_move != 1 or len(game.legal_actions()) < 3:
        game.play(game.legal_actions()[0])
    host, guest, _ = opened(visit, served, game)
    guest.get_by_role("button", name="Close").click()
    for page in (host, guest):
        expect(page.locator(".coach")).to_contain_text("off until all players agree")
        expect(page.get_by_role("button", name="Ask the coach")).to_have_count(0)
    guest.get_by_role("button", name="Ask all players to allow the coach").click()
    expect(guest.locator(".request")).to_contain_text("Waiting for Ann")
    request = host.locator(".request")
    expect(request).to_contain_text("Bob asks to let everybody use the coach")
    # A phone shows it without scrolling, above what can be done.
    host.set_viewport_size({"width": 390, "height": 844})
    until(host, "innerWidth === 390")
    box, dice = request.bounding_box(), host.locator(".players").bounding_box()
    assert box["y"] + box["height"] <= min(dice["y"], 844)
    host.set_viewport_size({"width": 1440, "height": 900})
    until(host, "innerWidth === 1440")
    # It covers no control.
    host.get_by_role("button", name="Ask to undo").click(trial=True)
    host.get_by_role("button", name="Play together").click(trial=True)
    request.get_by_role("button", name="Agree").click()
    expect(request).to_have_count(0)
    guest.get_by_role("button", name="Ask the coach").click()
    expect(guest.locator(".coach-line").first).to_be_visible()
    # It isn't Ann's turn.
    expect(host.get_by_role("button", name="Ask the coach")).to_have_count(0)
    expect(host.locator(".coach-line")).to_have_count(0)
    host.get_by_role("button", name="Switch off for all").click()
    expect(guest.locator(".coach-line")).to_have_count(0)
    expect(guest.locator(".log")).to_contain_text("Ann switched the coach off")
