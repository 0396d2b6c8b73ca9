"""The position editor in a real browser: an edit, its fault, mended, an action checked, a link."""

import pytest
from playwright.sync_api import Page

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.ui.editor.position_code import decode
from oracle_nb.games.registry import scene_of
from tests.browser.seats import game_id
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser


def click(page: Page, scene, space: int) -> None:
    canvas = page.locator("canvas")
    box = canvas.bounding_box()
    assert box is not None
    group = scene.group(space)
    scale = box["width"] / scene.width
    canvas.click(position={"x": group.x * scale, "y": group.y * scale})


def opened(page: Page):
    """The rules and the position of the link that is offered."""
    return decode(page.get_by_label("Link").input_value().partition("?position=")[2])


def test_a_position_is_edited_mended_checked_sent_and_played(visit, served):
    page = visit(f"{served.url}?position=")
    sound = page.get_by_role("main").locator(".e-faults.sound")
    expect(sound).to_be_visible()
    before = page.get_by_label("Link").input_value()
    page.get_by_label("Seed").fill("3")
    page.get_by_role("button", name="Set up").click()
    expect(page.get_by_label("Link")).not_to_have_value(before)
    rules, start = opened(page)
    scene = scene_of(rules, start)
    expect(page.locator("canvas")).to_be_visible()

    # A monster is taken away: one is missing then, and the fault leads back to it.
    island = rules.board.monsters[2]
    click(page, scene, island)
    # Pieces on the board have the number of their space, too.
    there = page.locator(f'section[data-space="{island}"]')
    expect(there).to_be_visible()
    monster = there.locator('.e-toggle.on[data-do^="edit monster.2."]').first
    color = (monster.get_attribute("data-do") or "").rpartition(".")[2]
    monster.click()
    fault = page.locator('[data-fault="monsters"]')
    expect(fault).to_be_visible()
    expect(fault).to_contain_text("Placing the monsters")

    # Somebody has defeated it: the task is done, and a card was earned by it.
    seat = start.turn
    page.locator(f'.e-tabs button[data-value="{seat}"]').click()
    task = page.locator('.e-task:has(select[data-change^="edit player"])').last
    task.locator("select").select_option(color)
    earned = page.locator('[data-fault="equipment"]')
    expect(earned).to_be_visible()
    expect(fault).to_have_count(0)
    page.get_by_text("Equipment: 0").click()
    page.get_by_role("button", name="range +1").first.click()
    expect(sound).to_be_visible()

    # By keyboard: the shield, then back, then again.
    shield = page.get_by_role("button", name="Shield +1")
    shield.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Shield")).to_contain_text("1")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("group", name="Shield")).to_contain_text("0")
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("group", name="Shield")).to_contain_text("1")

    # An action that is refused says why and what would work, and that is allowed.
    rules, position = opened(page)
    far = next(
        space
        for space in rules.board.water
        if not any(
            action.verb == Verb.MOVE and action.target == space
            for action in rules.legal_actions(position)
        )
    )
    page.get_by_label("An action").fill(f"move die:{die(position)} {rules.board.spaces[far]}")
    page.get_by_role("button", name="Check", exact=True).click()
    refused = page.locator(".e-check .explain.refused")
    expect(refused).to_contain_text("Not allowed")
    expect(refused.locator(".chip").first).to_be_visible()
    refused.locator("button.act").first.click()
    expect(page.locator(".e-check .explain:not(.refused)")).to_contain_text("Allowed")

    page.get_by_role("button", name="Create the scenario").click()
    expect(page.locator(".e-scenario")).to_contain_text("[[scenario]]")

    # The link opens the same position in another browser.
    link = page.get_by_label("Link").input_value()
    page.wait_for_url(link)
    other = visit(link)
    expect(other.locator(".e-faults.sound")).to_be_visible()
    assert opened(other)[1] == position
    other.get_by_role("button", name="Play on").click()
    expect(other.locator(".sources")).to_be_visible()
    assert game_id(other)


@pytest.mark.long
def test_an_unreadable_position_is_reported_at_the_top(visit, served):
    page = visit(f"{served.url}?position=")
    asked = page.get_by_label("An action")
    example = asked.get_attribute("placeholder")
    asked.fill("sail to the moon")
    page.get_by_role("button", name="Check", exact=True).click()
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("there is no action 'sail'")
    # A click that must reach it, in two corners: else it waits in vain.
    box = notice.bounding_box()
    assert box is not None
    notice.click(position={"x": 6, "y": 6}, trial=True)
    notice.click(position={"x": box["width"] - 6, "y": box["height"] - 6}, trial=True)
    asked.fill(example or "")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(notice).to_have_count(0)
    expect(page.locator(".e-check .explain:not(.refused)")).to_contain_text("Allowed")


@pytest.mark.long
def test_the_board_is_framed_for_the_keyboard_alone(visit, served):
    page = visit(f"{served.url}?position=")
    canvas = page.locator("canvas")
    framed = "node => getComputedStyle(node).outlineStyle !== 'none'"
    canvas.click()
    assert not canvas.evaluate(framed)
    # As when a window is left and come back to.
    canvas.evaluate("node => { node.blur(); node.focus(); }")
    assert not canvas.evaluate(framed)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(canvas).to_be_focused()
    assert canvas.evaluate(framed)


def die(position) -> str:
    from oracle_nb.delphi.pieces import Color

    return str(Color(position.players[position.turn].dice[0]))
