"""The app in a real browser: home, a round, a whole game, reload, two sessions, keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.seats import Person, first_game, game_id, new_game

pytestmark = pytest.mark.browser


def test_the_home_page_tells_the_goal_in_one_screen(visit, served):
    page = visit(served.url)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    for place in (heading, page.locator(".d-goals"), page.locator(".d-sea svg")):
        box = place.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900
    door = page.get_by_role("button", name="First game").bounding_box()
    assert door is not None
    assert door["y"] + door["height"] <= 900


def test_an_action_is_explained_before_and_logged_after(visit, served):
    page = visit(served.url)
    first_game(page)
    person = Person(page, served.data)
    while page.locator('.actions [data-action^="move "]').count() == 0:
        assert person.act()
    sail = page.locator('.actions [data-action^="move "]').first
    text = sail.get_attribute("data-action")
    sail.click()
    told = page.locator(".explain .told")
    expect(told).to_contain_text("You sail")
    page.get_by_text("Why this is allowed").click()
    chip = told.locator(".reason.why .chip").first
    chip.click()
    rule = told.locator(".rule-text")
    expect(rule.locator(".cite")).to_contain_text("page")
    page.get_by_role("button", name="Do it").click()
    last = page.locator(".acts > li").last
    expect(last).to_contain_text("Sail to")
    expect(last.locator(".chip").filter(has_text="move.range")).to_be_visible()
    assert person.game().write(person.game().history[-1].action) == text
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    assert all(entry.action.verb != 0 for entry in person.game().history)
    # What was taken back can be done again after a reload as well.
    page.reload()
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    assert person.game().write(person.game().history[-1].action) == text


def test_a_click_on_the_board_chooses_does_or_is_refused_with_reasons(visit, served):
    page = visit(served.url)
    new_game(page, ["person", "bot:greedy"], 5)
    person = Person(page, served.data)
    while page.locator('.actions [data-action^="move "]').count() == 0:
        assert person.act()
    game = person.game()
    scene = game.rules.scene(game.position)
    canvas = page.locator("canvas")

    def at(space, do):
        box = canvas.bounding_box()
        assert box is not None
        group = scene.group(space)
        scale = box["width"] / scene.width
        do(position={"x": group.x * scale, "y": group.y * scale})

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
    way = refused.locator(".way").first
    text = way.get_attribute("data-value") or ""
    way.click()
    expect(page.locator(".explain:not(.refused)")).to_be_visible()
    assert game.check(text.partition("; ")[0]).allowed
    page.get_by_role("button", name="Cancel").click()
    page.locator(f'.source[data-group="{source}"]').click()
    near = moves[0].target
    click(near)
    expect(page.locator(".explain:not(.refused)")).to_contain_text("Sail to")
    click(near)
    expect(page.locator(".acts > li").last).to_contain_text("Sail to")
    assert person.game().position.players[0].ship == near


def acting(page, person):
    """Play on by buttons until the person is to act with dice, and can sail."""
    while page.locator('.actions [data-action^="move "]').count() == 0:
        assert person.act()


def on_canvas(page, scene, space, do="click"):
    """Click on a space of the board, or point at it."""
    box = page.locator("canvas").bounding_box()
    group = scene.group(space)
    scale = box["width"] / scene.width
    getattr(page.locator("canvas"), do)(position={"x": group.x * scale, "y": group.y * scale})


def test_a_turn_is_played_by_clicks_on_the_board_alone(visit, served):
    page = visit(served.url, 1280, 800)
    new_game(page, ["person", "bot:greedy"], 5)
    person = Person(page, served.data)
    acting(page, person)
    game = person.game()
    scene, seat = game.rules.scene(game.position), game.to_move
    # What is still needed stands in sight with the whole board, and shows where that is.
    needs = page.locator(".d-need")
    assert needs.count() == len(game.position.players[seat].tasks)
    for place in (needs.last, page.locator("canvas")):
        expect(place).to_be_in_viewport(ratio=1)
    page.mouse.move(5, 5)
    needs.first.focus()
    expect(page.get_by_role("tooltip").filter(has_text=" die.").first).to_be_visible()
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
        expect(log.last).to_contain_text("Sail to")
        game = person.game()
    on_canvas(page, scene, game.position.players[seat].ship)
    expect(page.locator(".explain")).to_contain_text("End the actions")
    on_canvas(page, scene, game.position.players[seat].ship)
    expect(page.locator(f'.now[data-at="{len(game.history)}"]')).to_have_count(0)
    assert person.game().write(person.game().history[len(game.history)].action) == "end"
    # Chance has sealed the end of the turn. In an analysis it is taken back, with what bots did.
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Make it an analysis").click()
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
    page = visit(served.url)
    new_game(page, ["person", "bot:greedy"], 5)
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
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"):
        hint = page.locator(".hint")
        before = hint.inner_text()
        page.keyboard.press(key)
        expect(hint).not_to_have_text(before, use_inner_text=True)
        if "Sail to" in hint.inner_text():
            break
    expect(page.locator(".hint")).to_contain_text("Sail to")
    count = int(now.get_attribute("data-at") or 0)
    page.keyboard.press("Enter")
    expect(said.filter(has_text="You sail")).not_to_have_count(0)
    page.keyboard.press("Enter")
    expect(now).to_have_attribute("data-at", str(count + 1))
    expect(said.filter(has_text="2 dice left")).not_to_have_count(0)
    # Tab leaves the board, and whatever has no space is a button.
    press_until("Tab", "data-action=advance", 200)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Do it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(now).to_have_attribute("data-at", str(count + 2))
    # Ending with a die left names it; going back and using it is one press away.
    press_until("Shift+Tab", "data-group=end")
    page.keyboard.press("Enter")
    expect(page.locator(".unused")).to_contain_text("You could: ")
    anyway = page.get_by_role("button", name="Do it all the same")
    expect(anyway).to_be_focused()
    press_until("Shift+Tab", "data-do=source")
    assert "die" in page.evaluate(FOCUSED)
    page.keyboard.press("Enter")
    expect(page.locator(".unused")).to_have_count(0)
    press_until("Shift+Tab", "data-group=end")
    page.keyboard.press("Enter")
    expect(anyway).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f'.now[data-at="{count + 2}"]')).to_have_count(0)
    assert person.game().write(person.game().history[count + 2].action) == "end"


def test_in_a_low_window_a_refusal_is_seen_whole(visit, served):
    page = visit(served.url, height=757)
    new_game(page, ["person", "bot:greedy", "bot:greedy"], 5)
    person = Person(page, served.data)
    while page.locator('.actions [data-action^="move "]').count() == 0:
        assert person.act()
    page.locator(".idles button").first.press("Enter")
    told = page.locator(".explain.refused .told")
    expect(told.locator(".way, li").first).to_be_visible()
    assert told.evaluate("node => node.scrollHeight - node.clientHeight") <= 1
    box = page.locator(".explain.refused").bounding_box()
    assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= 757
    page.get_by_role("button", name="Cancel").click()
    # The list gives way to what is told of one of its actions, down to the buttons.
    page.locator('.actions [data-action^="move "]').last.click()
    do = page.get_by_role("button", name="Do it")
    expect(do).to_be_in_viewport(ratio=1)
    told = page.locator(".explain .told")
    assert told.evaluate("node => node.scrollHeight - node.clientHeight") <= 1


def test_the_board_is_played_by_keyboard(visit, served):
    page = visit(served.url)
    new_game(page, ["person", "bot:greedy"], 5)
    person = Person(page, served.data)
    while page.locator('.actions [data-action^="move "]').count() == 0:
        assert person.act()
    # What can't be used is reached by the keyboard as well, and says why.
    resting = page.locator(".idles button").first
    # Its name is there to be read before anybody points at it.
    name = resting.locator("span").last
    expect(name).not_to_be_empty()
    box = name.bounding_box()
    assert box is not None and box["width"] > 20
    page.locator(".sources button").last.focus()
    page.keyboard.press("Tab")
    expect(resting).to_be_focused()
    reason = page.locator(".idles [role=tooltip]").first
    expect(reason).to_be_visible()
    expect(resting).to_have_accessible_description(reason.inner_text())
    expect(resting).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".explain.refused")).to_contain_text(reason.inner_text())
    page.keyboard.press("Escape")
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
    button = page.locator('.actions [data-action^="move "]').first
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".explain:not(.refused)")).to_be_visible()
    expect(page.get_by_role("button", name="Do it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_have_count(0)
    button.focus()
    page.locator(".actions").evaluate("node => { node.scrollTop = 1000; }")
    assert page.locator(".actions").evaluate("node => node.scrollTop") > 0
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Do it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".acts > li").last).to_contain_text("Sail to")
    # Who worked with the keyboard is still in the page, sees where, and sees the list from its top.
    actions = page.locator(".actions")
    expect(actions).to_be_focused()
    assert actions.evaluate("node => getComputedStyle(node).outlineStyle") == "solid"
    assert actions.evaluate("node => node.scrollTop") == 0


def test_bots_are_followed_event_by_event(visit, served):
    page = visit(served.url)
    new_game(page, ["bot:greedy", "bot:greedy"], 3)
    page.get_by_role("button", name="step by step").click()
    page.wait_for_timeout(300)
    now = page.locator(".now")
    events = page.locator("[data-event]")
    at = int(now.get_attribute("data-at") or 0)
    page.get_by_role("button", name="Next action").click()
    expect(now).to_have_attribute("data-at", str(at + 1))
    shown = events.count()
    page.get_by_role("button", name="Next event").click()
    expect(events).to_have_count(shown + 1)
    expect(now).to_have_attribute("data-at", str(at + 2))
    page.get_by_role("button", name="Next event").click()
    expect(events).to_have_count(shown + 2)
    # Nothing goes on by itself.
    page.wait_for_timeout(1000)
    expect(events).to_have_count(shown + 2)
    # Nor after a reload: the pace is kept.
    page.reload()
    chosen = page.get_by_role("button", name="step by step")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(now).not_to_have_attribute("data-beat", re.compile("."))
    page.get_by_role("button", name="On to the end").click()
    expect(page.locator("[data-result]")).to_be_visible(timeout=60_000)


def test_a_reload_brings_back_the_game_and_the_theme(visit, served):
    page = visit(served.url)
    first_game(page)
    person = Person(page, served.data)
    for _ in range(4):
        person.act()
    page.get_by_role("button", name="Dark").click()
    expect(page.get_by_role("button", name="Light")).to_be_visible()
    at = page.locator(".now").get_attribute("data-at")
    # The game is the main part of its page.
    expect(page.get_by_role("main").locator(".now")).to_be_visible()
    address = page.url
    page.reload()
    expect(page.locator("canvas")).to_be_visible()
    assert page.url == address
    expect(page.get_by_role("button", name="Light")).to_be_visible()
    if not page.locator(".bots").count():
        expect(page.locator(".now")).to_have_attribute("data-at", at or "")
    assert person.act()
    page.get_by_role("button", name="Home").click()
    expect(page.get_by_role("button", name="Go on playing").first).to_be_visible()
    page.go_back()
    expect(page.locator("canvas")).to_be_visible()
    assert page.url == address


def test_two_sessions_do_not_disturb_each_other(visit, served):
    first, second = visit(served.url), visit(served.url)
    new_game(first, ["person", "person"], 1, ["Ann", "<i>Bob</i>"])
    new_game(second, ["person", "person"], 2, ["Cleo", "Dan"])
    assert game_id(first) != game_id(second)
    one, two = Person(first, served.data), Person(second, served.data)
    for _ in range(6):
        assert one.act()
        assert two.act()
    expect(first.locator(".players")).to_contain_text("<i>Bob</i>")
    expect(second.locator(".players")).not_to_contain_text("Bob")
    assert one.game().seats == ("Ann", "<i>Bob</i>")
    assert first.locator(".players i").count() == 0


def test_the_same_game_in_two_windows_is_one_game(visit, served):
    first = visit(served.url)
    new_game(first, ["person", "person"], 7)
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator("canvas")).to_be_visible()
    assert Person(first, served.data).act()
    expect(second.locator(".now")).to_have_attribute("data-at", "1")
    assert Person(second, served.data).act()
    expect(first.locator(".now")).to_have_attribute("data-at", "2")
    assert len(Person(first, served.data).game().history) == 2


def test_back_and_forward_lead_home_and_into_the_game(visit, served):
    page = visit(served.url)
    first_game(page)
    address = page.url
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.go_forward()
    expect(page.locator(".now")).to_be_visible()
    assert page.url == address
    page.get_by_role("button", name="Home").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.go_back()
    expect(page.locator(".now")).to_be_visible()
    assert page.url == address


def test_a_lost_server_is_told_and_the_page_goes_on_when_it_is_back(browser, served):
    # Without the fixture that fails at errors: the browser writes each answer that doesn't come.
    page = browser.new_page()
    sockets = []

    def connect(route):
        sockets.append(route)
        route.connect_to_server()

    page.route_web_socket("**/ws**", connect)
    page.goto(served.url)
    first_game(page)
    page.route("**/app?*", lambda route: route.abort())
    sockets[-1].close()
    told = page.get_by_role("alert").filter(has_text="start it again")
    expect(told).to_be_visible()
    page.unroute("**/app?*")
    expect(told).to_have_count(0)
    expect(page.locator(".now")).to_be_visible()
    page.close()


def test_an_unknown_address_says_so(visit, served):
    page = visit(f"{served.url}?game=nothing-here")
    expect(page.get_by_role("alert")).to_contain_text("no game at this address")


def test_a_wrong_entry_is_refused_in_words(visit, served):
    page = visit(served.url)
    page.locator('input[name="seed"]').fill("<script>")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("'<script>' is not a whole number")
    expect(page.locator('input[name="seed"]')).to_have_value("<script>")


def test_a_whole_game_is_played_to_its_end(visit, served):
    page = visit(served.url)
    first_game(page)
    person = Person(page, served.data)
    for _ in range(600):
        if not person.act():
            break
    end = page.locator("[data-result]")
    expect(end).to_have_attribute("data-result", "finished")
    expect(end).to_contain_text("has won")
    assert person.game().result is not None


def test_the_language_is_switched_in_the_middle_of_a_game(visit, served):
    page = visit(served.url)
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page).to_have_title("Wyrocznia Delficka")
    page.get_by_role("button", name="Pierwsza partia").click()
    expect(page.locator("canvas")).to_be_visible()
    page.locator(".actions [data-action]").first.click()
    told = page.locator(".explain .told h3")
    polish = told.inner_text()
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="English").click()
    expect(told).not_to_have_text(polish)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("canvas")).to_have_attribute("aria-label", re.compile("Arrow keys"))
    page.get_by_role("button", name="Polski").click()
    expect(told).to_have_text(polish)
    assert page.evaluate("window.stayed")
    page.reload()
    expect(page.get_by_role("button", name="English")).to_be_visible()


def test_the_board_of_elements_is_played_as_the_other_and_shows_what_is_pointed_at(visit, served):
    page = visit(served.url)
    new_game(page, ["person", "bot:greedy"], 5)
    page.goto(f"{page.url}&renderer=svg")
    spaces = page.locator("svg[role=application] .base [data-space]")
    expect(spaces.first).to_be_visible()
    # The choice is kept without its word in the address.
    page.reload()
    expect(spaces.first).to_be_visible()
    expect(page.locator("canvas")).to_have_count(0)
    person = Person(page, served.data)
    while page.locator('.actions [data-action^="move "]').count() == 0:
        assert person.act()
    game = person.game()
    source = page.locator(".source.on").get_attribute("data-group")
    moves = [a for a in game.legal_actions() if game.write(a).startswith(f"move {source}")]
    scene = game.rules.scene(game.view(0))
    name = scene.group(moves[0].target).name
    near = page.get_by_role("button", name=re.compile(f"^{name},"))
    near.hover()
    expect(page.locator(".hint")).to_contain_text(f"Sail to {name}")
    near.click()
    expect(page.locator(".explain:not(.refused)")).to_contain_text("Sail to")
    # What is told of it shows its spaces on the board.
    page.locator(".explain .at").first.hover()
    marked = page.locator(".overlay > [id*=-look-]")
    expect(marked).to_have_count(1)
    near.click()
    expect(page.locator(".acts > li").last).to_contain_text("Sail to")
    assert person.game().position.players[0].ship == moves[0].target
    page.locator(".log .at").last.hover()
    expect(marked).to_have_count(1)
    task = max(game.position.players[0].tasks)
    page.locator(f'.own [data-point="task:0:{task}"]').first.focus()
    expect(page.locator(".overlay > [id*=-to-]").first).to_be_attached()
    expect(marked).to_have_count(0)
    # The keyboard begins at the ship.
    spaces.locator("xpath=self::*[@tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".overlay > [id*=-cursor-]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".explain")).to_be_visible()
    page.keyboard.press("+")
    expect(page.locator("svg[role=application]")).not_to_have_attribute(
        "viewBox", re.compile("^0 0")
    )
    page.get_by_role("button", name="Board as a picture").click()
    expect(page.locator("canvas")).to_be_visible()
