"""The guided game in a real browser, by keyboard alone, as its tips say."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator

from oracle_nb.lessons.guide import guide_of
from tests.browser.main_pages import DEEP
from tests.browser.waiting import expect, until, with_motion
from tests.samples import sampled

pytestmark = pytest.mark.browser

SKIP = re.compile("Skip to (my turn|the end)")

IN_SIGHT = f"""(selectors) => {{
  {DEEP}
  return selectors.every((selector) => {{
    const box = all(selector)[0]?.getBoundingClientRect();
    return box && box.top >= 0 && box.bottom <= innerHeight;
  }});
}}"""
"""Whether some parts of a page are wholly in the window."""
READ = f"""() => {{
  {DEEP}
  const [text, answer] = ['.tip-text', '.explain'].map((selector) => all(selector)[0]);
  return text.scrollHeight <= text.clientHeight + 1
    && text.getBoundingClientRect().bottom <= answer.getBoundingClientRect().top + 1;
}}"""
"""Whether a whole tip can be read above an answer."""


COVERED = f"""() => {{
  {DEEP}
  const [done, undo] = ['[data-do="tip-done"]', '.explain .undo'].map((name) => all(name)[0]);
  const words = document.createRange(), box = done.getBoundingClientRect();
  words.selectNodeContents(undo);
  return [...words.getClientRects()].some((line) => line.right > box.left && line.left < box.right
    && line.bottom > box.top && line.top < box.bottom);
}}"""
"""Whether the button that closes a tip covers words of an answer."""


def press(button: Locator) -> None:
    """Press a button by keyboard."""
    button.focus()
    button.press("Enter")


def show(page):
    """Read tips that only inform, then press “Show me”, or ask what a bot would do."""
    shows, reads = (page.locator(f".guide-tip [data-do='tip-{do}']") for do in ("show", "done"))
    expect(shows.or_(reads).first).to_be_visible()
    while not shows.count():
        moment = reads.get_attribute("data-value")
        press(reads)
        expect(reads.and_(page.locator(f"[data-value={moment}]"))).to_have_count(0)
    press(shows)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_guided_game_is_played_by_keyboard(visit, served, *, whole):
    page = visit(served.url)
    press(page.get_by_role("button", name="Learn by playing"))
    now, tip = page.locator(".now"), page.locator(".guide-tip")
    expect(tip).to_contain_text("you have only three")
    expect(tip).to_have_attribute("aria-live", "polite")
    press(tip.get_by_role("button", name="Got it"))
    expect(tip).to_contain_text("Each of your three dice")
    # A tip takes its own room: it covers none of the actions.
    tip_box, dice = tip.bounding_box(), page.locator(".sources").bounding_box()
    assert tip_box is not None
    assert dice is not None
    assert tip_box["y"] + tip_box["height"] <= dice["y"]
    page.reload()
    expect(tip).to_contain_text("Each of your three dice")
    for _ in range(200):
        expect(now.or_(page.locator(".end")).first).to_be_visible()
        if now.locator(".end").count():
            break
        at = now.get_attribute("data-at")
        if now.locator(".bots").count():
            # Their turns may be over before the key is pressed.
            with suppress(Error):
                now.get_by_role("button", name=SKIP).press("Enter", timeout=3000)
            expect(now.locator(".bots")).to_have_count(0)
            if not whole:
                return
        else:
            # A tip's action, or what a bot would do.
            show(page)
            confirm = now.locator("[data-go]")
            expect(confirm).to_be_focused()
            confirm.press("Enter")
            expect(page.locator(f'.now[data-at="{at}"]')).to_have_count(0)
        assert page.locator(".explain.refused").count() == 0
    expect(now).to_contain_text("Now you know how to play, except for")
    press(now.get_by_role("link", name="Lessons"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Play the guided game again")).to_be_visible()


def test_on_a_phone_the_explanation_covers_no_tip(visit, served):
    page = visit(f"{served.url}?guided&language=pl", 390, 844)
    tip = page.locator(".guide-tip")
    show(page)
    confirm = page.locator("[data-go]")
    expect(confirm).to_be_visible()
    # At most this much of the window belongs to the explanation, however long it is.
    top = page.locator(".explain").evaluate(
        "one => innerHeight - parseFloat(getComputedStyle(one).maxHeight)"
    )
    texts = [(tip.say["pl"], tip.do["pl"]) for tip in guide_of("delphi").tips if tip.do]
    said, done = max(texts, key=lambda tip: len("".join(tip)))
    expect(tip.locator(".row").filter(visible=True)).to_have_count(0)
    # The answer may cover the lower half of the tip, but no text, which scrolls in the upper half.
    text = tip.locator(".tip-text")
    text.evaluate("(one, text) => one.innerHTML = text", f"<p>{said}</p><p>Teraz: {done}</p>")
    box = text.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= top
    # The page can be scrolled until its end is above the explanation.
    page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
    last, answer = (
        page.locator("details.signs").bounding_box(),
        page.locator(".explain").bounding_box(),
    )
    assert last is not None
    assert answer is not None
    assert last["y"] + last["height"] <= answer["y"]


def show_and_confirm(page):
    """Do what a tip or a bot recommends, and wait until it is done."""
    now = page.locator(".now")
    at = now.get_attribute("data-at")
    show(page)
    page.locator("[data-go]").click()
    expect(page.locator(f'.now[data-at="{at}"]')).to_have_count(0)


def test_a_phone_shows_the_tip_while_bots_play_and_what_an_action_did(visit, served):
    page = visit(f"{served.url}?guided&language=pl", 390, 844)
    # Bots wait, so that there is time to look.
    bots = page.locator(".bots")
    while not bots.count():
        show_and_confirm(page)
        expect(page.locator(".done").or_(bots).first).to_be_visible()
        if not bots.count():
            until(page, IN_SIGHT, [".tip-text", ".done"])
    page.locator("[data-do=pause]").click()
    steps = page.locator("[data-do=step-action]")
    expect(steps).to_be_visible()
    until(page, IN_SIGHT, [".bots .primary", "[data-do=go-on]", "[data-do=step-action]"])
    steps.click()
    expect(page.locator(".did")).to_be_visible()
    until(page, IN_SIGHT, [".did", ".tip-text"])
    pace = page.locator("[data-do=pace]").first
    expect(pace).to_be_hidden()
    page.locator(".bots .unfold").click()
    expect(pace).to_be_visible()


@pytest.mark.parametrize("language", sampled(("pl", "en"), 2))
def test_a_tip_on_a_log_sheet_is_read_above_the_answer_on_a_phone(visit, served, language):
    page = visit(f"{served.url}?guided&of=mythology-advanced&language={language}", 390, 844)
    go = page.locator("[data-go]")
    for at in ("0", "1"):
        expect(page.locator(f'.now[data-at="{at}"]')).to_be_visible()
        show(page)
        expect(go).to_be_visible()
        until(page, READ)
        go.click()


def test_an_answer_on_a_phone_covers_the_buttons_of_a_tip_and_has_its_own(visit, served):
    page = visit(f"{served.url}?guided", 390, 844)
    read, answer = page.locator("[data-do='tip-done']"), page.locator(".explain")
    # The decision is beside whose turn it is, at the same height.
    boxes = [page.locator(f".turn > {part}").bounding_box() for part in ("h2", ".decision")]
    middles = [box["y"] + box["height"] / 2 for box in boxes if box is not None]
    assert abs(middles[0] - middles[1]) < 2
    show(page)
    expect(answer).to_be_visible()
    page.locator(".source[data-value='end']").dispatch_event("click")
    expect(answer).to_contain_text("You can't undo this")
    assert not page.evaluate(COVERED)
    expect(read).to_be_hidden()
    answer.locator("[data-do='cancel']").click()
    expect(read).to_be_visible()


def test_tips_are_switched_off_and_on_and_stay_in_sight_above_a_confirmation(visit, served):
    page = visit(f"{served.url}?guided", 1280, 800)
    tip, now = page.locator(".guide-tip"), page.locator(".now")
    press(tip.get_by_role("button", name="More"))
    press(tip.get_by_role("button", name="Hide tips"))
    expect(tip).to_have_count(0)
    shown = now.get_by_role("button", name="Show tips")
    expect(shown).to_be_focused()
    page.reload()
    expect(shown).to_be_visible()
    press(shown)
    expect(tip).to_contain_text("you have only three")
    go = page.locator("[data-go]")
    for _ in range(3):
        show(page)
        expect(go).to_be_focused()
        box, answer = tip.bounding_box(), page.locator(".explain").bounding_box()
        assert box is not None
        assert answer is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= answer["y"]
        at = now.get_attribute("data-at")
        go.press("Enter")
        expect(page.locator(f'.now[data-at="{at}"]')).to_have_count(0)


WHOLE = f"""() => {{
  {DEEP}
  const details = all('.explain .details')[0];
  return details.scrollHeight <= details.clientHeight + 1;
}}"""
"""Whether a whole answer can be read without scrolling."""


def test_an_answer_below_a_tip_is_whole_in_a_low_window(visit, served):
    page = visit(f"{served.url}?guided", 1280, 720)
    go = page.locator("[data-go]")
    for said in ("Within reach from there", "Recoloring to yellow costs 1 favor token"):
        show(page)
        expect(page.locator(".explain")).to_contain_text(said)
        assert page.evaluate(WHOLE)
        go.press("Enter")
        expect(go).to_have_count(0)


@pytest.mark.long
def test_mythology_guides_a_first_turn_by_keyboard(visit, served):
    page = visit(f"{served.url}?guided&of=mythology", 1280, 800)
    tip, explain = page.locator(".guide-tip"), page.locator(".explain")
    press(tip.get_by_role("button", name="Got it"))
    for said in ("begins with your god", "moves space by space", "A Prize is next to"):
        expect(tip).to_contain_text(said)
        show(page)
        expect(page.locator("[data-go]")).to_be_focused()
        box, answer = tip.bounding_box(), explain.bounding_box()
        assert box is not None
        assert answer is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= answer["y"]
        page.locator("[data-go]").press("Enter")
    page.reload()
    expect(tip).to_contain_text("One of your Heroes is on a Prize")
    for _ in range(3):
        # The end of the movement, the attempt and its aid, which has the longest explanation.
        show(page)
        expect(page.locator("[data-go]")).to_be_focused()
        box, answer = tip.bounding_box(), explain.bounding_box()
        assert box is not None
        assert answer is not None
        assert box["y"] + box["height"] <= answer["y"]
        at = page.locator(".now").get_attribute("data-at")
        page.locator("[data-go]").press("Enter")
        expect(page.locator(f'.now[data-at="{at}"]')).to_have_count(0)


SHIFTS = """() => {
  const found = [], roots = [document];
  for (const root of roots) {
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot) roots.push(node.shadowRoot);
      if (node.matches('.sources > button, .actions, .strip, .players > *')) {
        const box = node.getBoundingClientRect();
        found.push([node.className, box.x, box.y]);
      }
    }
  }
  return found;
}"""
"""The place of everything that is above or below a tip."""


@pytest.mark.parametrize(
    ("size", "language"),
    sampled(
        (
            *(((390, 844), "pl"), ((390, 844), "en")),
            *(((1280, 720), "en"), ((1280, 720), "pl"), ((1024, 768), "en")),
        ),
        5,
    ),
)
def test_nothing_moves_when_tips_come_and_go(visit, served, size, language):
    page = visit(f"{served.url}?guided&language={language}", *size)
    with_motion(page)
    tip, text = page.locator(".guide-tip"), page.locator(".tip-text")
    expect(tip.locator("[data-do=tip-done]")).to_be_visible()
    before = page.evaluate(SHIFTS)
    assert len(before) > 5
    for moment in ("first-sail", ""):
        tip.locator("[data-do=tip-done]").click()
        # The next one is new in the page, and lights up once; its task stays until it is done.
        if moment:
            expect(tip.locator(f"[data-do=tip-done][data-value={moment}]")).to_be_visible()
        else:
            expect(tip.locator("[data-do=tip-done]")).to_have_count(0)
            expect(text).to_contain_text("H9")
        assert page.evaluate(SHIFTS) == before
        animated = text.evaluate("node => node.getAnimations().length")
        assert animated == bool(moment)
