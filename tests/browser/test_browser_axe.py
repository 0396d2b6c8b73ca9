"""Every page in both themes and both languages, checked by axe-core."""

import re
from pathlib import Path

import axe_playwright_python
import pytest
from msgspec.structs import replace

from oracle_nb.games.registry import lessons_of_game, package_of
from oracle_nb.lessons.draft import read_draft
from oracle_nb.lessons.knowledge import Evidence
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.web.classes.codes import class_code
from oracle_nb.web.classes.store import ClassStore
from oracle_nb.web.lessons.own_lessons import OwnLessons
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import Browser
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser

each_theme = pytest.mark.parametrize("both", [False, pytest.param(True, marks=pytest.mark.long)])
"""`make test` checks a page in one theme, and every fifth one of many; `make long` all in both."""
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
RUN = """async ([again, part, seen]) => {
  const whole = part ?? document.documentElement;
  const only = (...values) => ({runOnly: {type: 'rule', values}});
  const colors = ['color-contrast', 'link-in-text-block'];
  const names = 'label-content-name-mismatch';
  const others = Object.fromEntries([...colors, names].map((id) => [id, {enabled: id === names}]));
  const usual = {resultTypes: ['violations'], preload: false};
  const found = [
    await axe.run(whole, {...usual, ...(again ? only(names) : {rules: others})}),
  ];
  if (seen) {
    const different = {include: [whole], exclude: alike(whole)};
    found.push(await axe.run(different, {...usual, ...only(...colors)}));
  }
  const told = (id, {html, failureSummary}) => `${id}: ${html.slice(0, 200)} ${failureSummary}`;
  return found.flatMap(({violations}) =>
    violations.flatMap(({id, nodes}) => nodes.map((one) => told(id, one))));

  // Elements that no style sheet can tell from one before: their colors are the same. To find
  // what is behind a text takes axe most of its time.
  function alike(root) {
    const values = 'id for name value href src alt title d x y cx cy points transform data-k '
      + 'data-value data-point data-at aria-label aria-labelledby aria-describedby aria-controls';
    const varies = new Set(values.split(' '));
    const seen = new Set(), found = [], inner = new Map();
    const children = (node) => [...(node.shadowRoot ?? node).children];
    const own = (node) => {
      const written = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
      const kept = [...node.attributes].filter(({name}) => !varies.has(name));
      return `${node.localName}${kept.map(({name, value}) => `[${name}=${value}]`)}${written}`;
    };
    const shape = (node) => {
      if (!inner.has(node)) inner.set(node, `${own(node)}(${children(node).map(shape)})`);
      return inner.get(node);
    };
    const visit = (node, path) => {
      const key = `${path}>${shape(node)}`;
      if (seen.has(key)) {
        found.push(node);
        return;
      }
      seen.add(key);
      for (const child of children(node)) visit(child, `${path}>${own(node)}`);
    };
    visit(root, '');
    return found;
  }
}"""
STATE = """() => {
  const {dataset, lang} = document.documentElement;
  return [dataset.theme, lang];
}"""
GO = """search => {
  history.pushState({}, '', search);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
PAGES = {
    "": ("The Oracle|Wyrocznia", ".tiles"),
    "?games": ("Games|Partie", "main"),
    "?lesson=sailing&seed=5": ("Sailing|Żeglowanie", ".lesson"),
    "?explore=": ("Board explorer|Badanie plansz", ".x-tools select"),
    "?layout=": ("Layout editor|Edytor układów", ".l-hand"),
    "?rules": ("Rules|Zasady", ".b-page"),
    "?game=none": ("The Oracle|Wyrocznia", "main .notice"),
    "?puzzles": ("Puzzles|Zagadki", "main select"),
    "?puzzles=next": ("Puzzle|Zagadka", ".lesson"),
    "?guided": ("Your turn|Twoja tura", ".guide-tip p"),
    "?guided&of=mythology": ("Your turn|Twoja tura", ".guide-tip p:has-text('Apoll')"),
    "?learn": ("Learn|Nauka", ".l-lessons"),
    "?placement": ("Find your place|Znajdź swoje miejsce", ".lesson"),
    "?teach": ("For teachers|Dla nauczycieli", ".teacher"),
    "?lesson-editor": ("Write a lesson|Napisz lekcję", ".w-editor"),
    "?stats": ("Statistics|Statystyki", "main"),
    "?position=": ("Position editor|Edytor pozycji", ".e-space"),
    "?rule=move.range": ("Rules|Zasady", ".b-page"),
    "?sheet=free.7": ("Setup sheet|Karta przygotowania", ".paper"),
}
"""Addresses, the title of the browser's tab, and an element that is there once the page is."""


def check(page, where, part=None, *, both=False, colors=True):
    """Check the page, or a part of it, by axe-core; what differs also in the other theme if asked.

    The contrast of colors takes most of the time, and is left out if asked.
    The whole page is then in the other theme and language, too: the next one is checked in those.
    """
    faults = scan(page, where, part, colors=both or colors)
    if both or part is None:
        switch(page, part)
    if both:
        faults += scan(page, where, part, again=True)
    return faults


def scan(page, where, part, *, again=False, colors=True):
    """Return what axe-core finds, with the theme and language; again only by colors and names."""
    theme, language = page.evaluate(STATE)
    within = part and page.locator(part).element_handle()
    faults = page.evaluate(RUN, [again, within, colors])
    return [f"{where} ({theme}, {language}): {fault}" for fault in faults]


def switch(page, part):
    """Show the other theme; the whole page also in the other language."""
    theme, language = page.evaluate(STATE)
    button = page.locator('[data-do="theme"]')
    if not button.count():
        return
    button.evaluate("node => node.click()")
    if part is None:
        page.locator('[data-do="language"]').first.evaluate("node => node.click()")
        expect(page.locator(f'html[lang="{language}"]')).to_have_count(0)
    other = "light" if theme == "dark" else "dark"
    expect(page.locator(f'html[data-theme="{other}"]')).to_have_count(1)
    expect(page.locator(f'.view-root[data-theme="{theme}"]')).to_have_count(0)


def visit_page(page, address, wanted):
    page.goto(address)
    expect(page.locator(wanted).first).to_be_visible()
    page.evaluate(AXE)


def go(page, search, title, wanted):
    """Go to another address within the same session: that takes half of the time of a load."""
    page.evaluate(GO, search)
    expect(page).to_have_title(re.compile(f"^({title})"))
    expect(page.locator(wanted).first).to_be_visible()


def test_of_elements_that_look_alike_one_is_checked(page):
    page.set_content(
        """<html lang="en"><title>Page</title><style>.pale { color: #bbb }</style><main>
        <h1>Heading</h1><p>Black</p><p class="pale">Pale</p><p class="pale">Pale as well</p>
        <p style="color: #ccc">Paler</p><p><b class="pale">Pale in a paragraph</b></p></main>"""
    )
    page.evaluate(AXE)
    faults = page.evaluate(RUN, [False, None, True])
    assert [fault.partition(":")[0] for fault in faults] == ["color-contrast"] * 3


@each_theme
def test_axe_finds_nothing_on_any_page_in_english_and_polish(visit, served, *, both):
    page = visit(served.url)
    page.evaluate(AXE)
    faults = []
    for number, (search, (title, wanted)) in enumerate([*PAGES.items()][:: 1 if both else 5]):
        go(page, search, title, wanted)
        faults += check(page, search, both=both, colors=number % 3 == 0)
    assert faults == []


@each_theme
def test_axe_finds_nothing_in_a_class(visit, served, *, both):
    classes = ClassStore(Store(served.data).database)
    secret = classes.create(Browser({"oracle_key": "axe"}), "delphi", "Class 7c")
    school_class = classes.of_teacher(secret)
    assert school_class is not None
    code = class_code(secret, school_class.code_salt)
    for name in ("Anna", "Bob"):
        classes.join(code, f"axe-{name}", name)
    memory = LearnerProgress(classes.database, "axe-Anna")
    for _ in range(3):
        memory.answered(False, Evidence(("board.shallows",), 0.01, 0.01, {"ponds": 1.0}))
    assert memory.knowledge.named == ("ponds",)
    classes.show(school_class.id, "?lesson=sailing&seed=5")
    page = visit(f"{served.url}?classroom={secret}")
    expect(page.locator(".c-learners")).to_be_visible()
    page.evaluate(AXE)
    page.locator("[data-do=edit]").first.click()
    page.locator("[data-do=ask][data-value=end]").click()
    expect(page.locator(".l-sure")).to_be_visible()
    faults = check(page, "class", both=both)
    go(page, "?classes", "Classes|Klasy", ".teacher")
    faults += check(page, "classes", both=both, colors=False)
    go(page, f"?class={code}", "Your class|Twoja klasa", ".c-sees")
    faults += check(page, "join", both=both, colors=False)
    page.locator("[name=name]").fill("Cid")
    page.locator("form[data-do=join] button").click()
    expect(page.locator("[data-do=leave]")).to_be_visible()
    faults += check(page, "member", "main", both=both, colors=False)
    assert faults == []


@each_theme
def test_axe_finds_nothing_at_a_table(visit, served, *, both):
    presentation, store = package_of("delphi").presentation(), Store(served.data)
    own = presentation.setup.new_game(("Ann", "bot:greedy"), 5, {})
    while not any(own.write(action).startswith("move") for action in own.legal_actions()):
        own.play(own.legal_actions()[0])
    page = visit(f"{served.url}?game={store.add(own)}")
    expect(page.locator(".sources")).to_be_visible()
    page.evaluate(AXE)
    faults = check(page, "own turn", both=both)
    for dialog in ("share", "together", "analysis"):
        page.locator(f'[data-do="{dialog}"]').first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        faults += check(page, dialog, "[role=dialog]", both=both, colors=False)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator('.actions [data-action][data-value^="move "]').first.click()
    page.locator(".explain summary").click()
    faults += check(page, "chosen", ".now", both=both)

    bots = presentation.setup.new_game(("bot:greedy", "bot:greedy"), 5, {})
    go(page, f"?game={store.add(bots)}", "", ".bots")
    page.locator('[data-do="pause"]').click()
    faults += check(page, "bot's turn", ".now", both=both, colors=False)

    while bots.to_move is not None:
        bots.play(bots.legal_actions()[-1])
    name = store.add(bots)
    go(page, f"?game={name}", "Koniec gry", ".end")
    faults += check(page, "finished", ".now", both=both)
    go(page, f"?replay={name}", "", ".replay")
    faults += check(page, "replay", both=both, colors=False)
    assert faults == []


@each_theme
def test_axe_finds_nothing_where_a_lesson_is_written_and_printed(visit, served, *, both):
    page = visit(served.url)
    expect(page.locator(".tiles")).to_be_visible()
    kept = {cookie["name"]: cookie["value"] for cookie in page.context.cookies(served.url)}
    sound = read_draft(lessons_of_game("delphi").lessons()[5].read_text("utf-8"))
    faulty = replace(sound, title={"en": "Sailing"}, goal={})
    lessons = OwnLessons(Store(served.data).database)
    code = lessons.add(Browser(kept).owner, "delphi", faulty)
    page.evaluate(AXE)
    go(page, f"?lesson-editor={code}", "Write a lesson", ".w-problems")
    page.locator(".w-step details summary").first.click()
    page.locator("[name=find]").fill("range")
    page.locator("form[data-do='find 1'] button").click()
    expect(page.locator(".w-offered").first).to_be_visible()
    page.locator("[data-do=ask]").click()
    expect(page.locator(".l-sure")).to_be_visible()
    faults = check(page, "draft", both=both)
    go(page, "?worksheet=&set=sailing.reach&seed=1", "Karta pracy", ".w-exercise")
    faults += check(page, "set on paper", "main", both=both, colors=False)
    if both:
        printed = lessons.add(Browser(kept).owner, "delphi", replace(sound, name="mine"))
        lessons.publish(printed, Browser(kept).owner, replace(sound, name="mine"))
        go(page, f"?worksheet=&own-lesson={printed}", "Karta pracy|A worksheet", ".w-exercise")
        expect(page.locator(".w-code").first).to_contain_text(printed)
        faults += check(page, "own lesson on paper", "main", both=both, colors=False)
    opened = package_of("delphi").presentation().position_editor
    assert opened is not None
    position = opened(package_of("delphi").new_game(players=2, seed=3)).code()
    go(page, f"?worksheet=&try={position}&die=red", "Karta pracy|A worksheet", ".w-position")
    faults += check(page, "position on paper", "main", both=both)
    assert faults == []
