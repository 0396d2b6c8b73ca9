"""The table in a real browser: explained, followed, in another language, a whole game."""

import re

import pytest

from oracle_nb.games.registry import scene_of
from tests.browser.main_pages import DEEP
from tests.browser.seats import (
    Person,
    acting,
    address_of_new_game,
    new_game,
    on_canvas,
    open_table,
)
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser


def test_an_action_is_explained_before_and_logged_after(visit, served):
    page = open_table(visit, served, ("Ann", "bot:greedy"), 5)
    person = Person(page, served.data)
    acting(page, person)
    sail = page.locator('.actions [data-action][data-value^="move "]').first
    text = sail.get_attribute("data-value")
    sail.click()
    explanation = page.locator(".explain .details")
    expect(explanation).to_contain_text("You sail")
    page.set_viewport_size({"width": 1280, "height": 640})
    page.get_by_text("Why this is allowed").click()
    chip = explanation.locator(".reason.why .chip").first
    # The answer scrolls to what is unfolded; the page stays where it is.
    expect(chip).to_be_in_viewport()
    assert page.evaluate("window.scrollY") == 0
    chip.click()
    rule = explanation.locator(".rule-text")
    expect(rule.locator(".cite")).to_contain_text("page")
    before = page.locator(f'.now[data-at="{len(person.game().history)}"]')
    expect(before).to_be_visible()
    page.get_by_role("button", name="Confirm").click()
    expect(before).to_have_count(0)
    last = page.locator(".acts > li").first
    expect(last).to_contain_text("sails to")
    expect(last.locator(".chip").filter(has_text="How far you sail")).to_be_visible()
    assert person.game().write(person.game().history[-1].action) == text
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    assert all(entry.action.verb != 0 for entry in person.game().history)
    # Undone actions can be redone after a reload, too.
    page.reload()
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    assert person.game().write(person.game().history[-1].action) == text


@pytest.mark.parametrize("size", [(1280, 560), (390, 844)])
def test_a_board_that_is_unfolded_comes_into_sight_above_an_answer(visit, served, size):
    page = open_table(visit, served, ("Ann", "bot:greedy"), 5, *size)
    acting(page, Person(page, served.data))
    answer, strip = page.locator(".explain"), page.locator(".strip")
    page.locator(".tasks [data-action]").first.click()
    expect(answer).to_be_visible()
    # As far down as it may be, as after more news.
    page.locator(".now").evaluate("now => { now.style.paddingTop = '180px'; }")
    strip.locator("summary").first.dispatch_event("click")
    wheel = strip.locator(".d-wheel")
    expect(wheel).to_be_visible()
    until(
        page,
        f"""() => {{
          {DEEP}
          const [wheel, over] = [all('.strip .d-wheel'), all('.explain')]
            .map(([part]) => part.getBoundingClientRect());
          return wheel.top >= 0 && wheel.bottom <= over.top;
        }}""",
    )
    # A page in one column has no panel that scrolls instead.
    assert (page.evaluate("scrollY") == 0) is (size[0] > 1000)


def test_bots_are_followed_event_by_event(visit, served):
    page = open_table(visit, served, ("bot:greedy", "bot:greedy"), 3)
    step = page.get_by_role("button", name="step by step")
    step.click()
    expect(step).to_have_attribute("aria-pressed", "true")
    now = page.locator(".now")
    expect(now).not_to_have_attribute("data-beat", re.compile("."))
    events = page.locator("[data-event]")
    at = int(now.get_attribute("data-at") or 0)
    # A press without an answer is marked until something on the page changes.
    event = page.get_by_role("button", name="Next event")
    event.evaluate("button => { button.dataset.do = 'nothing'; }")
    event.click()
    expect(event).to_have_class(re.compile("waits"))
    event.evaluate("button => { button.dataset.do = 'step-event'; }")
    page.get_by_role("button", name="Next action").click()
    expect(now).to_have_attribute("data-at", str(at + 1))
    expect(event).not_to_have_class(re.compile("waits"))
    shown = events.count()
    page.get_by_role("button", name="Next event").click()
    expect(events).to_have_count(shown + 1)
    expect(now).to_have_attribute("data-at", str(at + 2))
    page.get_by_role("button", name="Next event").click()
    expect(events).to_have_count(shown + 2)
    # Nothing goes on by itself: a page goes on only when a beat is due.
    expect(now).not_to_have_attribute("data-beat", re.compile("."))
    expect(events).to_have_count(shown + 2)
    # Nor after a reload: the pace is kept.
    page.reload()
    expect(step).to_have_attribute("aria-pressed", "true")
    expect(now).not_to_have_attribute("data-beat", re.compile("."))
    page.get_by_role("button", name="Skip to the end").click()
    expect(page.locator("[data-result]")).to_be_visible(timeout=60_000)


@pytest.mark.long
def test_a_whole_game_is_played_to_its_end(visit, served):
    page = visit(served.url)
    # One of the shorter games between two, and not won by the bot.
    new_game(page, ["person", "bot:greedy"], 17)
    person = Person(page, served.data)
    for _ in range(600):
        if not person.take_action():
            break
    end = page.locator("[data-result]")
    expect(end).to_have_attribute("data-result", "finished")
    expect(end).to_contain_text(re.compile("(wins?|share the victory) in round"))
    assert person.game().result is not None


@pytest.mark.long
def test_the_language_is_switched_in_the_middle_of_a_game(visit, served):
    page = visit(served.url)
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page).to_have_title("Wyrocznia Delficka")
    page.get_by_role("button", name="Łatwy").click()
    expect(page.locator("canvas")).to_be_visible()
    page.locator(".actions [data-action]").first.click()
    explanation = page.locator(".explain h3")
    polish = explanation.inner_text()
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="English").click()
    expect(explanation).not_to_have_text(polish)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("canvas")).to_have_attribute("aria-label", re.compile("arrow keys"))
    page.get_by_role("button", name="Polski").click()
    expect(explanation).to_have_text(polish)
    assert page.evaluate("window.stayed")
    page.reload()
    expect(page.get_by_role("button", name="English")).to_be_visible()


def test_the_svg_board_is_played_like_the_canvas_and_highlights_the_hovered_space(visit, served):
    page = visit(f"{address_of_new_game(served, ('Ann', 'bot:greedy'), 5)}&renderer=svg")
    spaces = page.locator("svg[role=application] .base [data-space]")
    expect(spaces.first).to_be_visible()
    # The choice is kept without its word in the address.
    page.reload()
    expect(spaces.first).to_be_visible()
    expect(page.locator("canvas")).to_have_count(0)
    person = Person(page, served.data)
    acting(page, person)
    game = person.game()
    source = page.locator(".source.on").get_attribute("data-group")
    moves = [a for a in game.legal_actions() if game.write(a).startswith(f"move {source}")]
    scene = scene_of(game.rules, game.view(0))
    name = scene.group(moves[0].target).name
    near = page.get_by_role("button", name=re.compile(f"^{name},"))
    near.hover()
    expect(page.locator(".hint")).to_contain_text(f"Sail to {name}")
    # The second of two quick clicks does nothing: what the first has shown was not read yet.
    near.dblclick()
    expect(page.locator(".explain:not(.refused)")).to_contain_text("Sail to")
    # Its explanation highlights its spaces on the board.
    page.locator(".explain .at").first.hover()
    marked = page.locator(".overlay [id*=-look-]")
    expect(marked).to_have_count(1)
    assert person.game().position.players[0].ship != moves[0].target
    near.click()
    expect(page.locator(f'.now[data-at="{len(game.history)}"]')).to_have_count(0)
    expect(page.locator(".acts > li").first).to_contain_text("sails to")
    assert person.game().position.players[0].ship == moves[0].target
    page.locator(".log .at").last.hover()
    expect(marked).to_have_count(1)
    task = max(game.position.players[0].tasks)
    page.locator(".strip > summary").click()
    page.locator(f'.strip [data-point="task:0:{task}"]').first.focus()
    expect(page.locator(".overlay [id*=-to-]").first).to_be_attached()
    expect(marked).to_have_count(0)
    # One stop of the Tab key leads to all that lies before a player, and tells what it is for.
    page.locator(".strip [data-stop][tabindex='0']").first.focus()
    explanation = page.locator(".strip [role=tooltip]:visible")
    expect(explanation).to_contain_text("Oracle wheel")
    page.keyboard.press("ArrowRight")
    expect(explanation).to_contain_text("With favor tokens you can recolor dice")
    page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)
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
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_have_count(0)
    page.get_by_role("button", name="Board as one picture").click()
    expect(page.locator("canvas")).to_be_visible()
    # Nor on the canvas: at the ship, nothing ends the turn.
    done = page.locator(".now").get_attribute("data-at")
    on_canvas(page, scene, moves[0].target, "dblclick")
    expect(page.locator(".explain")).to_contain_text("You are here")
    on_canvas(page, scene, moves[-1].target, "hover")
    expect(page.locator(".hint")).to_contain_text(scene.group(moves[-1].target).name)
    expect(page.locator(".now")).to_have_attribute("data-at", str(done))
