"""A turn in a real browser: by clicks on the board alone, by keyboard alone."""

import re

import pytest

from oracle_nb.games.registry import scene_of
from tests.browser.seats import Person, acting, on_canvas, open_table, unfold
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser


def test_a_click_on_the_board_chooses_does_or_is_refused_with_reasons(visit, served):
    page = open_table(visit, served, ("Ann", "bot:greedy"), 5)
    person = Person(page, served.data)
    acting(page, person)
    game = person.game()
    scene = scene_of(game.rules, game.position)
    canvas = page.locator("canvas")

    def at(space, gesture):
        box = canvas.bounding_box()
        assert box is not None
        group = scene.group(space)
        scale = box["width"] / scene.width
        gesture(position={"x": group.x * scale, "y": group.y * scale})

    def click(space):
        at(space, canvas.click)

    source = page.locator(".source.on").get_attribute("data-group")
    moves = [a for a in game.legal_actions() if game.write(a).startswith(f"move {source}")]
    reached = {action.target for action in moves}
    water = [group.space for group in scene.spaces if "water" in group.title]
    far = next(space for space in water if space not in reached)
    at(far, canvas.hover)
    expect(page.locator(".hint")).to_contain_text("Not possible: ")
    click(far)
    refused = page.locator(".explain.refused")
    expect(refused).to_contain_text("Not possible")
    expect(refused.locator(".broken .chip").first).to_be_visible()
    # On a tablet the answer comes to the board; on a low screen the line below it is in sight.
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(refused).to_be_in_viewport(ratio=1)
    # There, too, the board and the dice are visible without scrolling.
    for part in (canvas, page.locator(".sources")):
        expect(part).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(page.locator(".hint")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1440, "height": 900})
    way = refused.locator(".way").first
    text = way.get_attribute("data-value") or ""
    way.click()
    expect(page.locator(".explain:not(.refused)")).to_be_visible()
    assert game.check(text.partition("; ")[0]).allowed
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".explain")).to_have_count(0)
    page.locator(f'.source[data-group="{source}"]').click()
    near = moves[0].target
    click(near)
    expect(page.locator(".explain:not(.refused)")).to_contain_text("Sail to")
    click(near)
    expect(page.locator(f'.now[data-at="{len(game.history)}"]')).to_have_count(0)
    expect(page.locator(".acts > li").first).to_contain_text("sails to")
    assert person.game().position.players[0].ship == near


def test_all_of_a_turn_but_its_end_is_played_by_clicks_on_the_board(visit, served):
    page = open_table(visit, served, ("Ann", "bot:greedy"), 5, 1280, 800)
    person = Person(page, served.data)
    acting(page, person)
    game = person.game()
    scene, seat = scene_of(game.rules, game.position), game.to_move
    # The needs are in view with the whole board, and highlight their places.
    needs = page.locator(".d-need")
    # Three shrines can stand on the same unknown island.
    assert needs.locator(".d-title").count() == len(game.position.players[seat].tasks) - 2
    for place in (needs.last, page.locator("canvas")):
        expect(place).to_be_in_viewport(ratio=1)
    page.mouse.move(5, 5)
    needs.first.focus()
    tooltip = page.get_by_role("tooltip").filter(has_text=" die.").first
    expect(tooltip).to_be_visible()
    # Something that a click moves below the mouse says nothing before the mouse moves.
    needs.first.blur()
    needs.first.hover()
    expect(tooltip).to_be_visible()
    needs.first.locator("..").dispatch_event("click", {"detail": 1})
    expect(tooltip).to_be_hidden()
    needs.first.hover(position={"x": 3, "y": 3})
    expect(tooltip).to_be_visible()
    needs.first.focus()
    expect(page.locator(".hint")).to_contain_text("To: ")
    page.keyboard.press("Tab")
    log = page.locator(".acts > li")
    for _ in range(3):
        count = len(game.history)
        reached = [a.target for a in game.legal_actions() if game.write(a).startswith("move ")]
        # The second click chooses what only another die can do, or the cheapest of several.
        space = reached[-1]
        on_canvas(page, scene, space)
        expect(page.locator(".explain")).to_be_visible()
        if page.locator(".explain.refused").count():
            on_canvas(page, scene, space)
        expect(page.locator(".explain:not(.refused) .undo")).to_be_visible()
        on_canvas(page, scene, space)
        expect(page.locator(f'.now[data-at="{count}"]')).to_have_count(0)
        expect(log.first).to_contain_text("sails to")
        game = person.game()
    on_canvas(page, scene, game.position.players[seat].ship)
    expect(page.locator(".explain")).to_contain_text("You are here.")
    page.locator('.actions [data-value="end"]').click()
    expect(page.locator(".explain")).to_contain_text("End the actions")
    page.locator(".explain [data-go]").click()
    expect(page.locator(f'.now[data-at="{len(game.history)}"]')).to_have_count(0)
    assert person.game().write(person.game().history[len(game.history)].action) == "end"
    # Chance has sealed the end of the turn. In an analysis it is taken back, with what bots did.
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Turn it into an analysis").click()
    expect(page.locator(".bar .mark")).to_have_text("analysis")
    expect(page.locator(".log .mark")).to_be_visible()
    expect(page.locator(".bots")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    now = page.locator(".now")
    expect(now).to_have_attribute("data-at", str(len(game.history)))
    page.get_by_role("button", name="Undo").click()
    expect(now).to_have_attribute("data-at", str(len(game.history) - 1))
    page.reload()
    expect(page.locator(".bar .mark")).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(now).to_have_attribute("data-at", str(len(game.history)))


FOCUSED = """() => {
  let node = document.activeElement;
  while (node.shadowRoot && node.shadowRoot.activeElement) node = node.shadowRoot.activeElement;
  return node.nodeName + ' ' + [...node.attributes].map(a => a.name + '=' + a.value).join(' ')
    + ' ' + node.innerText;
}"""
NAMELESS = """() => {
  const found = [], roots = [document];
  for (const root of roots) {
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot) roots.push(node.shadowRoot);
      const control = node.matches(
        'button, a[href], input, select, canvas, summary, [tabindex="0"]');
      if (!control || !node.checkVisibility()) continue;
      const name = node.getAttribute('aria-label') || node.innerText || node.title
        || node.labels?.[0]?.innerText || node.textContent;
      if (!name?.trim()) found.push(node.outerHTML.slice(0, 200));
    }
  }
  return found;
}"""


def test_a_turn_is_played_by_keyboard_alone(visit, served):
    page = open_table(visit, served, ("Ann", "bot:greedy"), 5)
    person = Person(page, served.data)
    acting(page, person)
    assert page.evaluate(NAMELESS) == []

    def press_until(key, wanted, most=120):
        for _ in range(most):
            page.keyboard.press(key)
            if wanted in page.evaluate(FOCUSED):
                return
        raise AssertionError(f"{key} leads to nothing with {wanted}")

    said = page.locator("[aria-live=polite]")
    now = page.locator(".now")
    press_until("Tab", "CANVAS")
    hint, place = page.locator(".hint"), ""
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        # A hint for what the focus has passed may still be shown: it names no space first.
        expect(hint).to_have_text(re.compile(rf"^(?!{place},)[A-Z]\d+,"), use_inner_text=True)
        place = hint.inner_text().partition(",")[0]
        if "Sail to" in hint.inner_text():
            break
    expect(page.locator(".hint")).to_contain_text("Sail to")
    count = int(now.get_attribute("data-at") or 0)
    page.keyboard.press("Enter")
    expect(said.filter(has_text="You sail")).not_to_have_count(0)
    page.keyboard.press("Enter")
    expect(now).to_have_attribute("data-at", str(count + 1))
    expect(said.filter(has_text="2 dice left")).not_to_have_count(0)
    # Tab leaves the board, and whatever has no space is a button; arrow keys lead through a list.
    press_until("Tab", "data-action")
    press_until("ArrowDown", "data-value=advance")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(now).to_have_attribute("data-at", str(count + 2))
    # Ending with a die left names it; going back and using it is one press away.
    press_until("Shift+Tab", "data-group=")
    page.keyboard.press("End")
    assert "data-group=end" in page.evaluate(FOCUSED)
    page.keyboard.press("Enter")
    expect(page.locator(".unused")).to_contain_text("You could: ")
    anyway = page.get_by_role("button", name="Do it anyway")
    expect(anyway).to_be_focused()
    press_until("Shift+Tab", "data-do=source")
    assert "die" in page.evaluate(FOCUSED)
    page.keyboard.press("Enter")
    expect(page.locator(".unused")).to_have_count(0)
    press_until("Shift+Tab", "data-group=")
    page.keyboard.press("End")
    assert "data-group=end" in page.evaluate(FOCUSED)
    page.keyboard.press("Enter")
    expect(anyway).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f'.now[data-at="{count + 2}"]')).to_have_count(0)
    assert person.game().write(person.game().history[count + 2].action) == "end"


@pytest.mark.long
def test_in_a_low_window_a_refusal_is_seen_whole(visit, served):
    page = open_table(visit, served, ("Ann", "bot:greedy", "bot:greedy"), 5, 1440, 757)
    person = Person(page, served.data)
    acting(page, person)
    page.locator(".unavailable button").first.press("Enter")
    explanation = page.locator(".explain.refused .details")
    expect(explanation.locator(".way, li").first).to_be_visible()
    assert explanation.evaluate("node => node.scrollHeight - node.clientHeight") <= 1
    box = page.locator(".explain.refused").bounding_box()
    assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= 757
    page.get_by_role("button", name="Cancel").click()
    # The explanation of an action replaces the list, down to the buttons.
    unfold(page.locator('.actions [data-action][data-value^="move "]').last).click()
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_in_viewport(ratio=1)
    explanation = page.locator(".explain .details")
    assert explanation.evaluate("node => node.scrollHeight - node.clientHeight") <= 1


@pytest.mark.long
def test_the_board_is_played_by_keyboard(visit, served):
    page = open_table(visit, served, ("Ann", "bot:greedy"), 5)
    person = Person(page, served.data)
    acting(page, person)
    # Unavailable sources can be focused by keyboard, and explain why.
    resting = page.locator(".unavailable button").first
    # Its name is there to be read before anybody points at it.
    name = resting.locator("span").last
    expect(name).not_to_be_empty()
    box = name.bounding_box()
    assert box is not None and box["width"] > 20
    # After the sources come the coach and the list of actions, a stop each.
    page.locator(".actions [tabindex='0']").last.focus()
    page.keyboard.press("Tab")
    expect(resting).to_be_focused()
    reason = page.locator(".unavailable [role=tooltip]").first
    expect(reason).to_be_visible()
    expect(resting).to_have_accessible_description(reason.inner_text())
    expect(resting).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".explain.refused")).to_contain_text(reason.inner_text())
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_have_count(0)
    canvas = page.locator("canvas")
    canvas.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hint")).to_contain_text(",")
    page.keyboard.press("Enter")
    expect(page.locator(".explain")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_have_count(0)
    page.keyboard.press("Tab")
    assert not canvas.evaluate("node => node === node.getRootNode().activeElement")
    # Every action is a button: the next can be pressed from the keyboard.
    button = page.locator('.actions [data-action][data-value^="move "]').first
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".explain:not(.refused)")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_have_count(0)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".acts > li").first).to_contain_text("sails to")
    # Keyboard focus stays in the page and is visible.
    actions = page.locator(".actions")
    expect(actions).to_be_focused()
    assert actions.evaluate("node => getComputedStyle(node).outlineStyle") == "solid"
