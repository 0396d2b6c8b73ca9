"""Every tip of a guided game fits its place at every size, in a real browser."""

from itertools import product

import pytest

from oracle_nb.lessons.guide import guide_of
from oracle_nb.web.text import words
from tests.browser.main_pages import DEEP
from tests.browser.test_browser_guided import show
from tests.browser.waiting import expect, until
from tests.samples import sampled

pytestmark = pytest.mark.browser

SIZES = ((1280, 720), (1366, 768), (1024, 768), (390, 844))
FITS = """text => {
  const row = text.nextElementSibling;
  return text.scrollHeight <= text.clientHeight + 1
    && (!row || row.scrollWidth <= row.clientWidth + 1)
    && [...row?.children ?? []].every((button) => button.offsetTop - row.offsetTop < 8
      || getComputedStyle(button).position === 'fixed');
}"""
"""Whether all of a tip is in sight, and its buttons are in one row, or in that of an answer."""

ACTION = "Atalanta: try for the Golden Fleece"
"""A long name of an action, for tips that name theirs."""


def too_tall(page):
    """The widths at which the tip that is shown doesn't fit."""
    text = page.locator(".guide-tip .tip-text")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        if not text.evaluate(FITS):
            yield f"{text.get_attribute('data-k')}: {width}"
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})


@pytest.mark.parametrize("name", sampled(("mythology", "delphi"), 2))
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_tips_fit_their_place(visit, served, name, *, whole):
    # Polish texts are longer; a phone scrolls some of them later on, where it shows much else.
    language = "en" if whole else "pl"
    page = visit(f"{served.url}?guided&of={name}&language={language}", *SIZES[0])
    now, tips, faults = page.locator(".now"), set(), []
    for _ in range(60 if whole else 2):
        expect(page.locator(".guide-tip").or_(page.locator(".end")).first).to_be_visible()
        if page.locator(".end").count():
            break
        at = now.get_attribute("data-at")
        faults += too_tall(page)
        show(page)
        expect(now.locator("[data-go]")).to_be_visible()
        faults += too_tall(page)
        tips.add(page.locator(".tip-text").get_attribute("data-k"))
        now.locator("[data-go]").click()
        expect(page.locator(f'.now[data-at="{at}"]')).to_have_count(0)
        skip = page.locator("[data-do='skip']")
        own = page.locator(".now:not(:has(.bots)) > .guide-tip")
        waits = own.or_(skip).or_(page.locator(".end"))
        expect(waits.first).to_be_visible()
        if skip.count():
            skip.click()
            expect(own.or_(page.locator(".end")).first).to_be_visible()
    assert faults == []
    assert len(tips) > (8 if whole else 1)


@pytest.mark.parametrize(
    ("name", "language"), sampled(product(("mythology", "delphi"), ("en", "pl")), 3)
)
def test_every_tip_fits_its_place(visit, served, name, language):
    page = visit(f"{served.url}?guided&of={name}&language={language}", *SIZES[0])
    text = page.locator(".guide-tip .tip-text")
    expect(text).to_be_visible()
    head, faults = words(language).say("tip-now"), []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        for tip in guide_of(name).tips:
            action = tip.do and tip.do[language].replace("{action}", ACTION)
            parts = f"<p>{tip.say[language]}</p>" + f"<p><b>{head}</b> {action}</p>" * bool(action)
            text.evaluate("(text, parts) => { text.innerHTML = parts; }", parts)
            if not text.evaluate(FITS):
                faults.append(f"{tip.moment}: {width}")
    assert faults == []


def test_the_action_of_a_tip_stays_in_sight_above_an_answer(visit, served):
    page = visit(f"{served.url}?guided", 390, 844)
    text, first = page.locator(".tip-text"), page.locator(".tip-text > p").first
    expect(text).to_be_visible()
    show(page)
    expect(page.locator(".explain .primary")).to_be_visible()
    hidden = "p => getComputedStyle(p).position === 'absolute'"
    assert not first.evaluate(hidden), "there is room for all of it"
    first.evaluate("p => { p.textContent = 'A long tip. '.repeat(30); }")
    page.set_viewport_size({"width": 380, "height": 844})
    until(page, f"() => {{ {DEEP} return ({hidden})(all('.tip-text > p')[0]); }}")
    assert text.evaluate(FITS)
    page.locator(".explain [data-do=cancel]").click()
    until(page, f"() => {{ {DEEP} return !({hidden})(all('.tip-text > p')[0]); }}")
