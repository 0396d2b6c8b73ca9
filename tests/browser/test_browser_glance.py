"""Board, dice and answer are in sight together, at every size, and stay there, in a browser.

Each page is opened once, and its boxes are measured in windows of several sizes.
"""

import re
from typing import NamedTuple

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.registry import package_of
from oracle_nb.web.classes.codes import class_code
from oracle_nb.web.classes.store import ClassStore
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import Browser
from tests.browser.main_pages import ACTION, DEEP, open_list, played
from tests.browser.seats import unfold
from tests.browser.test_browser_guided import show
from tests.browser.waiting import expect, until
from tests.planning.test_adviser import guided
from tests.samples import sampled

pytestmark = pytest.mark.browser

SIZES = ((1280, 720), (390, 844))
MORE_SIZES = ((1440, 900), (1366, 768), (1024, 768))
WIDE = 1000
"""Minimum width of a window in which the learner's own things are beside a small board."""
BOARD, ANSWER = "[role=application]", ".explain"
CHOSEN = (ANSWER, ".explain h3", ".explain .details > *", ".explain .primary")
TURN = (BOARD, ".turn h2", ".strip > summary", ".sources")
PLAYERS = tuple(f".players > :nth-child({number}) > .player" for number in (1, 2, 3))
"""The other players, each in a line."""
GAMES = {"mythology": "mythology", "advanced": "mythology-advanced"}
"""The games that are played on pages; on others it is Delphi."""
ONE_SCROLL_BAR = ("table", *GAMES, "log sheet", "guided", "guided mythology", "puzzle")
"""The pages whose panel scrolls in a wide window, and nothing else."""
HIDDEN = f"""(selectors) => {{
  {DEEP}
  return selectors.filter((selector) => {{
    const box = all(selector)[0]?.getBoundingClientRect();
    return !box || box.top < -1 || box.left < -1 || box.right > innerWidth + 1 || !box.height
      || box.bottom > innerHeight + 1;
  }});
}}"""
"""Those of the parts of a page that aren't there, or not wholly in the window."""
COVERED = f"""(selectors) => {{
  {DEEP}
  const answer = all('{ANSWER}')[0].getBoundingClientRect();
  return selectors.filter((selector) => {{
    const box = all(selector)[0].getBoundingClientRect();
    return box.right > answer.x + 1 && box.x < answer.right - 1
      && box.bottom > answer.y + 1 && box.y < answer.bottom - 1;
  }});
}}"""
"""Those that the answer covers, wholly or in part."""


CUT_OFF = f"""() => {{
  {DEEP}
  return all('.players > * .line').filter((line) => line.scrollHeight > line.clientHeight + 1
    || line.scrollWidth > line.clientWidth + 1);
}}"""
"""The players' lines that are cut, or have parts in a second row, which nobody sees."""
PANEL = f"""() => {{
  {DEEP}
  return all('.side').some((part) => getComputedStyle(part).overflowY === 'auto');
}}"""
"""Whether a panel beside the board scrolls by itself."""
TOPS = f"""() => {{
  {DEEP}
  const kinds = ['.strip', '.sources', '.unavailable', ':is(.now, .puzzle) .actions'];
  return kinds.flatMap(all).map((part) => Math.round(part.getBoundingClientRect().y + scrollY));
}}"""
"""The upper edges of the parts of a turn, on the page."""


class Glance(NamedTuple):
    """A page to look at: its address, its parts, and whether an action is chosen there.

    ``beside`` is in sight in wide windows.
    """

    address: str
    parts: tuple[str, ...]
    acts: bool = True
    beside: tuple[str, ...] = ()


PAGES = {
    "table": Glance("?game=", (*TURN, ".aims"), beside=PLAYERS),
    "mythology": Glance("?game=", TURN, beside=PLAYERS),
    "advanced": Glance("?game=", TURN[:3], beside=PLAYERS),
    "log sheet": Glance("?game=", TURN, beside=PLAYERS),
    # Polish texts are longer.
    "guided": Glance("?guided&language=pl", (*TURN, ".aims", ".tip-text"), beside=PLAYERS[:2]),
    "guided mythology": Glance(
        "?guided&of=mythology&language=pl", (*TURN, ".tip-text"), beside=PLAYERS
    ),
    "puzzle": Glance("?puzzles=next", (BOARD, ".l-say", ".strip > summary", ".sources", ".aims")),
    "step": Glance("?lesson=sailing&seed=5", (BOARD, ".l-say", ".sources"), beside=(".own",)),
    "prediction": Glance(
        "?lesson=sailing&seed=5&stop=3&language=pl",
        (BOARD, ".l-say", '.l-answer [data-k="predict-0"]', '.l-answer [data-k="predict-2"]'),
        False,
        (".own",),
    ),
    "exercise": Glance(
        "?lesson=fighting&seed=5&stop=4", (BOARD, ".l-say", ".l-answer"), False, (".own",)
    ),
    "answered": Glance(
        "?exercise=sailing.which-die&seed=10",
        (".l-feedback",),
        False,
        (BOARD, ".l-say", ".l-option:last-child"),
    ),
    "fight": Glance("?lesson=fighting&of=mythology&seed=7", (BOARD, ".l-say"), False, (".own",)),
    "replay": Glance("?replay=", (BOARD, ".replay", ".r-now h2", ".r-now li"), False),
    "position editor": Glance("?position=", (BOARD, ".e-space", ".e-faults", ".e-check"), False),
    "layout editor": Glance("?layout=", (BOARD, ".l-hand", ".e-faults"), False),
    "lesson editor": Glance(
        "?lesson-editor", ("h1", '[data-k="problems"]', '[data-k="title-en-0"]'), False
    ),
    "class": Glance(
        "?classroom=", ("h1", ".c-code", ".c-link", ".c-learners tbody :first-child th"), False
    ),
    "join a class": Glance(
        "?class=", ("h1", '[name="name"]', '[data-do="join"] button', ".c-sees"), False
    ),
}


def address_of(name, served):
    """The address of a page; those of a game get one in which Ann has much, and is to act."""
    address = PAGES[name].address
    if address.startswith("?class"):
        classes = ClassStore(Store(served.data).database)
        secret = classes.create(Browser({"oracle_key": "glance"}), "delphi", "Class 7c")
        known = classes.of_teacher(secret)
        assert known is not None
        code = class_code(secret, known.code_salt)
        for number in range(12):
            classes.join(code, f"glance-{number}", f"Learner {number}")
        return address + (secret if address.startswith("?classroom") else code)
    if not address.endswith("=") or "editor" in name:
        return address
    if name == "log sheet":
        game = package_of("mythology-advanced").new_game(4, 7, ("Ann", *["bot:random"] * 3))
    else:
        game = played(GAMES.get(name, "delphi"))
    return address + Store(served.data).add(game)


def begin(page, name):
    """Wait for what a page shows: a lesson begun in its editor, Heroes, a wrong answer."""
    if name == "answered":
        page.locator(".l-option").nth(2).click()
    if name == "lesson editor":
        page.locator("button.primary").click()
    expect(page.locator(PAGES[name].parts[0]).first).to_be_visible()
    if name == "log sheet":
        page.locator('.sources [data-group="heroes"]').click()
        expect(page.locator(".sources .on")).to_have_attribute("data-group", "heroes")
        page.locator(".actions summary").first.click()


def choose(page):
    """Choose the last action of those that are listed, whose answer is long."""
    open_list(page)
    button = unfold(page.locator(ACTION).last)
    # At the lower end, where the answer comes.
    button.evaluate("node => node.scrollIntoView({block: 'end'})")
    page_top, top = page.evaluate("scrollY"), button.bounding_box()["y"]
    button.click()
    expect(page.locator(".explain .primary")).to_be_visible()
    if page.locator("button.l-every").count():
        # The list of a lesson makes room for the answer.
        expect(page.locator(".actions")).to_have_count(0)
        return
    assert page.evaluate("scrollY") == page_top
    if page.locator(".explain[data-on-board]").count() or not page.evaluate(PANEL):
        assert button.bounding_box()["y"] == pytest.approx(top, abs=1)
    else:
        # In a panel, an action that the board doesn't show comes out from below the answer.
        until(page, f"(parts) => !({COVERED})(parts).length", [".act.on"])
        assert button.bounding_box()["y"] <= top + 1


def resize(page, width, height):
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise(requestAnimationFrame)")


def check_sizes(page, glance, sizes):
    """Fail where a part of a page isn't in sight at some size, or is covered."""
    for width, height in sizes:
        resize(page, width, height)
        parts = [*glance.parts, *(glance.beside if width > WIDE else ())]
        if glance.acts:
            until(page, f"(parts) => !({COVERED})(parts).length", parts)
        shown = [*parts, *(CHOSEN if glance.acts else ())]
        until(page, f"(parts) => !({HIDDEN})(parts).length", shown)
        until(page, f"() => !({CUT_OFF})().length")
        if width > WIDE and glance in map(PAGES.get, ONE_SCROLL_BAR):
            until(page, "document.documentElement.scrollHeight <= innerHeight")


def glanced(visit, served, name, sizes):
    page = visit(served.url + address_of(name, served), *SIZES[0])
    begin(page, name)
    if PAGES[name].acts:
        choose(page)
        for scrolled in page.locator(".side").all():
            scrolled.evaluate("panel => { panel.scrollTop = 0; }")
    check_sizes(page, PAGES[name], sizes)
    return page


@pytest.mark.parametrize("name", sampled(PAGES, 8))
def test_board_dice_and_answer_are_in_sight(visit, served, name):
    page = glanced(visit, served, name, SIZES)
    if name not in ("table", "mythology"):
        return
    # Neither a confirmed action nor the keys of the board move the page.
    for width, height in SIZES:
        resize(page, width, height)
        before = page.evaluate("scrollY")
        page.get_by_role("application").focus()
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
            page.keyboard.press(key)
        assert page.evaluate("scrollY") == before
    page.locator(".explain .primary").click()
    expect(page.locator(".explain .primary")).to_have_count(0)
    assert page.evaluate("scrollY") == before
    # Nor does a goal less move the board, whose next space may be aimed at already.
    if name == "table":
        resize(page, 1280, 720)
        board, goals = page.get_by_role("application"), page.locator(".aims li")
        where = board.bounding_box()
        assert goals.count() > 3
        goals.evaluate_all("all => all.slice(1).forEach(one => one.remove())")
        expect(goals).to_have_count(1)
        assert board.bounding_box() == where


def test_each_player_is_in_one_row_once_the_game_is_over(visit, served):
    seats = ("Ann", "bot:greedy", "bot:greedy", "bot:greedy")
    game = package_of("delphi").presentation().setup.new_game(seats, 5, {})
    bot = make_bot("greedy", 1, game.rules)
    while game.to_move is not None:
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    page = visit(f"{served.url}?game={Store(served.data).add(game)}", *SIZES[0])
    expect(page.locator("[data-result]")).to_be_visible()
    until(page, f"() => !({CUT_OFF})().length")
    heights = page.locator(".players .player").evaluate_all(
        "all => all.map(one => one.offsetHeight)"
    )
    assert len(heights) == 4 and max(heights) < 40


def test_the_points_of_allies_are_in_their_lines(visit, served):
    game = (
        package_of("mythology").presentation().setup.new_game(("Ann", "Bob", "Cyd", "Dan"), 3, {})
    )
    bot = make_bot("random", 1, game.rules)
    while not any(game.position.alliances):
        actions = game.legal_actions()
        allying = [x for x in actions if re.search("ally|accept", game.write(x))]
        game.play(allying[0] if allying else bot.decide(game.view(game.position.turn), actions))
    page = visit(f"{served.url}?game={Store(served.data).add(game)}", *SIZES[0])
    expect(page.locator(".m-points").first).to_be_attached()
    until(page, f"() => !({CUT_OFF})().length")


@pytest.mark.long
@pytest.mark.parametrize("name", PAGES)
def test_board_dice_and_answer_are_in_sight_at_more_sizes(visit, served, name):
    glanced(visit, served, name, MORE_SIZES)


@pytest.mark.parametrize("name", sampled(PAGES, len(PAGES)))
def test_board_dice_and_answer_are_in_sight_on_a_touch_screen(browser, served, name):
    # There, all that can be pressed is larger.
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}
    )
    page = context.new_page()
    page.goto(served.url + address_of(name, served))
    begin(page, name)
    if PAGES[name].acts:
        for part in PAGES[name].parts:
            expect(page.locator(part).first).to_be_visible()
        before = page.evaluate(TOPS)
        choose(page)
        page.evaluate("scrollTo(0, 0)")
        # Places are kept for what comes with an answer.
        assert page.evaluate(TOPS) == before
    check_sizes(page, PAGES[name], SIZES[1:])
    context.close()


@pytest.mark.parametrize("game", sampled(("", "&of=mythology", "&of=mythology-advanced"), 2))
def test_turn_dice_and_tip_are_in_the_first_screen_of_a_small_phone(browser, served, game):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 320, "height": 568}
    )
    page = context.new_page()
    page.goto(f"{served.url}?guided&language=pl{game}")
    expect(page.locator(".guide-tip")).to_be_visible()
    parts = [*TURN, ".guide-tip", ".guide-tip .row > :last-child"]
    until(page, f"(parts) => !({HIDDEN})(parts).length", parts)
    # The buttons of a tip leave its text room.
    room = "(tip) => tip.scrollHeight <= tip.clientHeight + 1"
    if not game:
        assert page.locator(".tip-text").evaluate(room)
    show(page)
    expect(page.locator(".explain .primary")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    parts = [*TURN, ".explain h3", ".explain .primary"]
    until(page, f"(parts) => !({HIDDEN})(parts).length", parts)
    context.close()


def test_goals_on_a_phone_fold_by_the_button_that_unfolds_them(browser, served):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}
    )
    page = context.new_page()
    page.goto(served.url + address_of("table", served))
    button = page.locator(".aims .unfold")
    expect(button).to_be_visible()
    tops = f"() => {{ {DEEP} return all('{BOARD}')[0].getBoundingClientRect().top; }}"
    before = page.evaluate(tops)
    for _ in range(2):
        button.tap()
        until(page, f"(top) => ({tops})() > top + 20", before)
        button.tap()
        until(page, f"(top) => ({tops})() === top", before)
    # A goal that is touched says what it is, and nothing moves.
    page.locator(".d-need").nth(1).tap()
    until(page, f"(parts) => !({HIDDEN})(parts).length", [":focus > .tip"])
    assert page.evaluate(tops) == before
    context.close()


@pytest.mark.parametrize("name", sampled(("table", "mythology", "advanced"), 3))
def test_opponents_on_a_phone_share_a_row_above_the_coach(browser, served, name):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}
    )
    page = context.new_page()
    page.goto(served.url + address_of(name, served))
    until(page, f"(parts) => !({HIDDEN})(parts).length", [*PLAYERS, ".turn h2"])
    until(page, f"() => !({CUT_OFF})().length")
    boxes = f"""(selector) => {{
      {DEEP}
      return all(selector).map((part) => part.getBoundingClientRect());
    }}"""
    rows = page.evaluate(boxes, ".players > *")
    assert len(rows) == 3 and len({row["y"] for row in rows}) == 1
    above, below = (page.evaluate(boxes, part)[0] for part in (".strip", ".coach, .actions"))
    assert above["bottom"] <= rows[0]["y"] and rows[0]["bottom"] <= below["y"]
    # It opens to all that a player has; the others stay in their row.
    opened = page.locator(".players summary").first
    opened.tap()
    expect(page.locator(".players details[open] > :not(summary)")).to_be_visible()
    assert len({row["y"] for row in page.evaluate(boxes, ".players > :not([open])")}) == 1
    context.close()


def test_a_card_is_read_before_it_is_taken(visit, served):
    table = guided(ship="J7", gods={"ares": 6}, tasks=["monster:black", "shrine:psi"])
    table.play("ares black J6")
    game = Store(served.data).add(table.game)
    page = visit(f"{served.url}?game={game}&language=pl", 390, 844)
    page.locator(ACTION).nth(1).click()
    expect(page.locator(".explain .primary")).to_be_visible()
    text = page.locator(".explain .about li").bounding_box()
    row = page.locator(".explain .row").bounding_box()
    assert text["y"] + text["height"] <= row["y"] + 1


def test_dice_cards_and_gods_share_a_row(visit, served):
    page = visit(served.url + address_of("puzzle", served), 1024, 768)
    expect(page.locator(".sources > :nth-child(6)")).to_be_visible()
    for width, height in ((1024, 768), (1440, 900)):
        resize(page, width, height)
        places = page.locator(".sources > button").evaluate_all("all => all.map(b => b.offsetTop)")
        assert len({*places}) == 1, width


def test_a_warning_is_never_folded_and_opens_no_second_scroll_bar(visit, served):
    page = visit(served.url + address_of("table", served), *SIZES[0])
    page.locator('.sources [data-group="end"]').click()
    unused = page.locator(".unused")
    expect(unused).to_be_visible()
    for width, height in (*SIZES, *MORE_SIZES):
        resize(page, width, height)
        until(page, f"(parts) => !({HIDDEN})(parts).length", [".unused", ".explain [data-go]"])
        assert unused.evaluate("node => node.scrollHeight - node.clientHeight") <= 1
    page.goto(served.url + address_of("step", served))
    page.locator('.sources [data-group="end"]').click()
    for width, height in SIZES:
        resize(page, width, height)
        warned = [".l-say", ".sources", ".unused", ".explain [data-go]"]
        until(page, f"(parts) => !({HIDDEN})(parts).length", warned)
        until(page, f"(parts) => !({COVERED})(parts).length", warned[:2])


def test_a_board_on_a_phone_is_as_wide_as_the_page_and_stays_where_it_is(visit, served):
    page = visit(f"{served.url}?lesson=map", 390, 844)
    board = page.locator(BOARD)
    expect(board).to_be_visible()
    until(page, f"(selector) => {{ {DEEP} return all(selector)[0].offsetWidth > 350; }}", BOARD)
    before = board.bounding_box()
    for x, y in ((0.35, 0.5), (0.6, 0.5)):
        board.click(position={"x": x * before["width"], "y": y * before["height"]})
        expect(page.locator(ANSWER)).to_be_visible()
        assert board.bounding_box() == before
        page.locator(f"{ANSWER} [data-do=cancel]").click()
        expect(page.locator(ANSWER)).to_have_count(0)
