"""The table in windows of several sizes, the keyboard's way to a board, and the browser's tab."""

import re

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.delphi.model.ruleset import FIRST_GAME
from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from tests.browser.seats import unfold
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser

each_size = pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)])
"""`make test` takes some sizes and pages, `make long` all of them."""
SIZES = ((1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844))
SCROLLERS = """() => {
  const found = [], roots = [document];
  for (const root of roots) {
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot) roots.push(node.shadowRoot);
      const scrolls = /auto|scroll/.test(getComputedStyle(node).overflowY);
      const more = node.clientHeight && node.scrollHeight > node.clientHeight + 1;
      // The panel beside a board and a long answer scroll by themselves.
      const own = node.matches('.side, .details');
      if (scrolls && more && !own && node !== document.documentElement) found.push(node.className);
    }
  }
  return found;
}"""
ON_TOP = """(node) => {
  const box = node.getBoundingClientRect();
  const hit = node.getRootNode().elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
    && (hit === node || node.contains(hit));
}"""
FOCUSED = """() => {
  let node = document.activeElement;
  while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return Boolean(node.closest('[role=application]'));
}"""

BOARD = """const found = (root) => {
    for (const node of root.querySelectorAll('*')) {
      if (node.matches('svg[role=application]')) return node;
      const inner = node.shadowRoot && found(node.shadowRoot);
      if (inner) return inner;
    }
  };
  const board = found(document);"""
WIDEST = f"""() => {{
  {BOARD}
  const spaces = [...(board?.querySelectorAll('.base [data-space]') ?? [])];
  return Math.max(...spaces.map((one) => one.getBoundingClientRect().width));
}}"""
INSIDE = f"""() => {{
  {BOARD}
  const [x, y, w, h] = board.getAttribute('viewBox').split(' ').map(Number);
  const marks = [...board.getRootNode().querySelectorAll('.overlay [id*=-selected-]')];
  return marks.length && marks.every((one) => {{
    const box = one.getBBox();
    return box.x >= x && box.y >= y && box.x + box.width <= x + w && box.y + box.height <= y + h;
  }});
}}"""


@pytest.fixture
def game(served):
    """The id of a game in which it is Ann's turn, and she can sail."""
    seats = ("Ann", "bot:greedy", "bot:greedy", "bot:greedy")
    made = package_of("delphi").presentation().setup.new_game(seats, 7, {})
    while not any(made.write(action).startswith("move") for action in made.legal_actions()):
        made.play(made.legal_actions()[0])
    return Store(served.data).add(made)


def resize(page, width, height):
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise(requestAnimationFrame)")


def check_scroll_bars(page, what):
    # A page may still be laying itself out.
    until(page, "() => document.documentElement.scrollWidth <= innerWidth")
    # On a phone, a dialog can be longer than the window.
    assert [scroller for scroller in page.evaluate(SCROLLERS) if scroller != "dialog"] == [], what


@each_size
def test_dialogs_move_nothing_and_the_confirm_button_is_in_the_window(
    visit, served, game, *, every
):
    sizes = SIZES[:: 1 if every else 2]
    page = visit(f"{served.url}?renderer=svg&game={game}")
    # The longest answer: it costs favor tokens, and something else does the same for less.
    unfold(page.locator('.actions [data-action][data-value^="move "]').last).click()
    confirm = page.locator(".explain .primary")
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Board as one picture").click()
    expect(page.locator("canvas")).to_be_visible()
    boards = {}
    for width, height in sizes:
        resize(page, width, height)
        check_scroll_bars(page, width)
        assert confirm.evaluate(ON_TOP), width
        boards[width] = page.locator(".sea").bounding_box()
    # Dialogs over the board move nothing, not even from the menu of a narrow window.
    for dialog in ("share", "together", "analysis"):
        if page.locator(".bar .unfold").is_visible():
            page.locator(".bar .unfold").click()
        page.locator(f'[data-do="{dialog}"]').first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        for width, height in sizes:
            resize(page, width, height)
            check_scroll_bars(page, (width, dialog))
            assert page.locator(".sea").bounding_box() == boards[width], (width, dialog)
            box = page.get_by_role("dialog").bounding_box()
            assert abs(2 * box["x"] + box["width"] - width) < 20, (width, dialog)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    # On a phone the tasks are in one row.
    resize(page, *SIZES[-1])
    strip = page.locator(".d-needs")
    assert strip.bounding_box()["height"] < 40
    page.get_by_role("button", name="Show all tasks").click()
    assert strip.bounding_box()["height"] > 60


@each_size
def test_the_keyboard_comes_to_every_board_by_the_first_stop_and_only_the_page_scrolls(
    visit, served, game, *, every
):
    page = visit("about:blank")
    sizes = SIZES[:: 1 if every else 2]
    over = package_of("delphi").presentation().setup.new_game(("bot:greedy", "bot:greedy"), 5, {})
    while len(over.history) < 60:
        over.play(over.legal_actions()[-1])
    pages = (
        *(f"?game={game}", "?position="),
        *(f"?replay={Store(served.data).add(over)}", "?explore="),
        *("?lesson=sailing&seed=5", "?layout="),
    )
    for search in pages if every else pages[:2]:
        page.goto(served.url + search)
        expect(page.get_by_role("application")).to_be_visible()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        assert page.evaluate(FOCUSED), search
        if search == "?position=":
            page.locator("canvas").click(position={"x": 300, "y": 300})
            expect(page.locator(".e-space[data-space]")).to_be_visible()
            page.locator(".e-row select").evaluate_all(
                "(all) => all.forEach((one) => one.add(new Option('a long choice '.repeat(20))))"
            )
        if search == "?layout=":
            page.get_by_role("button", name="Set all aside").click()
            expect(page.locator(".l-tray")).to_be_visible()
        for width, height in sizes:
            resize(page, width, height)
            check_scroll_bars(page, (search, width))
        resize(page, *SIZES[0])


@pytest.mark.long
def test_arrow_keys_lead_past_folded_actions_and_into_unfolded_ones(visit, served, game):
    page = visit(f"{served.url}?game={game}")
    actions = page.get_by_role("toolbar", name="Possible actions")
    summary = actions.locator("summary").first
    before = actions.locator("div > .chips > button").first
    before.focus()
    for _ in actions.locator("details").first.locator("xpath=../div/button").all():
        page.keyboard.press("ArrowRight")
    expect(summary).to_be_focused()
    page.keyboard.press("Enter")
    # They are sent once they are unfolded.
    expect(actions.locator("details button").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(actions.locator("details button").first).to_be_focused()
    expect(actions.locator('[tabindex="0"]')).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(actions.locator("details button").first).not_to_be_focused()
    expect(page.locator(".actions button:focus")).to_be_visible()


def test_keys_choose_undo_and_redo_and_the_tab_shows_the_player_to_move(visit, served, game):
    page = visit(f"{served.url}?game={game}")
    now = page.locator(".now")
    count = int(now.get_attribute("data-at"))
    expect(page).to_have_title("Your turn \N{EN DASH} The Oracle of Delphi")
    assert "D55E00" in page.locator("link[rel~=icon]").get_attribute("href")
    # Before the board, each page of the bar is a stop, but its menu and the tasks are one each.
    pages, stops = page.locator(".pages-nav a").count(), 0
    while not page.evaluate(FOCUSED):
        page.keyboard.press("Tab")
        stops += 1
    assert stops <= pages + 6
    # Arrow keys lead through the list.
    chips = page.get_by_role("toolbar", name="Possible actions").get_by_role("button")
    stop = page.locator('.actions button[tabindex="0"]')
    page.locator('.sources button[tabindex="0"]').focus()
    # The coach's buttons come between them.
    for _ in page.locator(".coach button").all():
        page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(chips.first).to_be_focused()
    for key, at in (("ArrowRight", 1), ("ArrowDown", 2), ("End", -1), ("Home", 0)):
        page.keyboard.press(key)
        expect(chips.nth(at)).to_be_focused()
        expect(stop).to_have_count(1)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Confirm")).to_be_focused()
    expect(stop).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator(f'.now[data-at="{count + 1}"]')).to_be_visible()
    page.locator("canvas").focus()
    page.keyboard.press("Control+z")
    expect(page.locator(f'.now[data-at="{count}"]')).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Undone.")).to_have_count(1)
    page.keyboard.press("Control+y")
    expect(page.locator(f'.now[data-at="{count + 1}"]')).to_be_visible()
    # A field keeps these keys.
    page.get_by_role("button", name="Share").click()
    page.locator(".share-code").focus()
    page.keyboard.press("Control+z")
    page.keyboard.press("Escape")
    expect(page.locator(f'.now[data-at="{count + 1}"]')).to_be_visible()
    page.goto(f"{served.url}?explore=")
    expect(page).to_have_title("Board explorer \N{EN DASH} The Oracle of Delphi")
    assert "D55E00" not in page.locator("link[rel~=icon]").get_attribute("href")


def test_a_phone_shows_the_board_near_the_ship_and_the_chosen_space(visit, served, game):
    page = visit(f"{served.url}?renderer=svg&game={game}", 390, 844)
    board = page.locator("svg[role=application]")
    # Names are as tall as a fifth of a space.
    until(page, f"() => ({WIDEST})() > 40")
    window = board.get_attribute("viewBox")
    actions = page.locator('.actions [data-action][data-value^="move "]')
    unfold(actions.last).click()
    expect(page.locator(".explain")).to_be_visible()
    until(page, INSIDE)
    page.locator(".explain").get_by_role("button", name="Cancel").click()
    expect(page.locator(".explain")).to_have_count(0)
    # Somebody who has looked at all of it isn't taken back.
    page.get_by_role("button", name="The whole board").click()
    whole = board.get_attribute("viewBox")
    assert whole != window
    actions.first.click()
    expect(page.locator(".explain")).to_be_visible()
    assert board.get_attribute("viewBox") == whole
    # On a phone the whole board is as wide as the page, elsewhere as wide as its scene.
    page.set_viewport_size({"width": 1440, "height": 900})
    page.reload()
    expect(board).to_have_attribute("viewBox", re.compile(rf"^0 0 .* {whole.split()[-1]}$"))


PULL = """(canvas) => {
  const overlay = canvas.parentNode.querySelector('svg');
  const before = [overlay.getAttribute('viewBox'), canvas.getBoundingClientRect().x];
  const {x, y, width, height} = canvas.getBoundingClientRect();
  const mouse = (target, type, across) => target.dispatchEvent(new MouseEvent(type, {
    clientX: x + across * width, clientY: y + height / 2, bubbles: true, composed: true,
  }));
  const blank = [];
  for (const [from, to] of [[0.2, 0.8], [0.8, 0.2], [0.8, 0.2]]) {
    mouse(canvas, 'mousedown', from);
    mouse(window, 'mousemove', to);
    mouse(window, 'mouseup', to);
    const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    blank.push(data.filter((value, n) => n % 4 === 3 && !value).length);
  }
  const after = [overlay.getAttribute('viewBox'), canvas.getBoundingClientRect().x];
  return {moved: before[0] !== after[0], shifted: before[1] !== after[1], blank};
}"""
"""Pull a map to and fro, before the server can answer: whether it moved, and its empty pixels."""


DRAWN = """(canvas) => {
  const {width, height} = canvas.getBoundingClientRect();
  return Math.abs(canvas.width / canvas.height - width / height) < 0.02;
}"""


def test_a_map_that_moves_is_nowhere_blank(visit, served):
    game = package_of("mythology").presentation().setup.new_game(("Ann", "Ben"), 7, {})
    page = visit(f"{served.url}?game={Store(served.data).add(game)}", 390, 844)
    page.locator('[data-zoom="in"]').click(click_count=3)
    expect(page.locator('[data-zoom="out"]')).to_have_attribute("aria-disabled", "false")
    canvas = page.locator("canvas")
    # It was drawn for this width.
    until(page, DRAWN, canvas.element_handle())
    assert canvas.evaluate(PULL) == {"moved": True, "shifted": False, "blank": [0, 0, 0]}
    check_scroll_bars(page, "a map that is pulled")


def played_for(actions=None):
    """Return a game of a round, in which Ann acts last, after some actions or at its end."""
    rules = replace(FIRST_GAME, rounds=1)
    game = oracle_nb.new_game(2, 5, seats=("Ann", "bot:random"), rules=rules)
    bot = make_bot("random", 1, game.rules)
    while game.to_move is not None and len(game.history) != actions:
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    return game


def test_the_panel_shows_the_end_of_a_game_from_its_beginning(visit, served):
    game = played_for(len(played_for().history) - 1)
    assert game.to_move == 0
    page = visit(f"{served.url}?game={Store(served.data).add(game)}", 1280, 500)
    unfold(page.locator('.actions [data-value="pass"]')).click()
    expect(page.locator(".explain .primary")).to_be_visible()
    panel = page.locator(".side").first
    panel.evaluate("panel => { panel.scrollTop = panel.scrollHeight; }")
    assert panel.evaluate("panel => panel.scrollTop") > 0
    page.locator(".explain .primary").click()
    expect(page.locator(".won")).to_be_visible()
    assert panel.evaluate("panel => panel.scrollTop") == 0


def test_the_panel_shows_what_the_others_play_from_its_beginning(visit, served, game):
    page = visit(f"{served.url}?game={game}", 1280, 500)
    page.locator('.sources [data-group="end"]').click()
    expect(page.locator(".explain [data-go]")).to_be_visible()
    panel = page.locator(".side").first
    panel.evaluate("panel => { panel.scrollTop = panel.scrollHeight; }")
    assert panel.evaluate("panel => panel.scrollTop") > 0
    page.locator(".explain [data-go]").click()
    expect(page.locator(".bots")).to_be_visible()
    assert panel.evaluate("panel => panel.scrollTop") == 0


def test_a_phone_shows_the_board_again_when_the_others_play(visit, served, game):
    page = visit(f"{served.url}?game={game}", 390, 844)
    page.locator('.sources [data-group="end"]').click()
    expect(page.locator(".explain [data-go]")).to_be_visible()
    page.evaluate("scrollTo(0, 400)")
    until(page, "() => scrollY === 400")
    page.locator(".explain [data-go]").click()
    expect(page.locator(".bots")).to_be_visible()
    until(page, "() => scrollY === 0")
    # Bots that go on move nobody who reads on below.
    page.evaluate("scrollTo(0, 400)")
    state = page.locator("[data-at]").first
    before = state.get_attribute("data-at")
    assert before is not None
    expect(state).not_to_have_attribute("data-at", before)
    assert page.evaluate("scrollY") == 400
