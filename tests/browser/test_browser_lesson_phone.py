"""Lessons on a phone in a real browser: what a learner needs next is in the window."""

from typing import Any

import pytest

from oracle_nb.games.exercises import MultipleChoice
from oracle_nb.games.registry import lessons_of_game, package_of
from tests.browser.waiting import expect, until, with_motion
from tests.samples import sampled

pytestmark = pytest.mark.browser
IN_VIEW = """() => {
  const roots = (root) => [...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
    shadowRoot ? [shadowRoot, ...roots(shadowRoot)] : []);
  const [said, answer] = ['[data-said=wrong]', '.l-answer'].map((selector) =>
    roots(document).map((root) => root.querySelector(selector)).find(Boolean)
      .getBoundingClientRect());
  return said.top >= 0 && answer.bottom <= innerHeight + 1;
}"""
"""Whether the feedback and all options are in the window."""


def test_after_a_wrong_answer_a_phone_shows_the_feedback_and_all_options(visit, served):
    page = visit(f"{served.url}?exercise=companions.creature&seed=1", 390, 844)
    exercise = lessons_of_game("delphi").exercise("companions.creature", 1)
    assert isinstance(exercise.form, MultipleChoice)
    wrong = [option for option in exercise.form.options if option not in min(exercise.answers)]
    for option in wrong:
        page.locator(f'[data-option="{option}"]').click()
    expect(page.locator("[aria-checked=true]")).to_have_count(len(wrong))
    page.locator("[data-do=check]").click()
    expect(page.locator("[data-said=wrong]")).to_be_visible()
    until(page, IN_VIEW)


def test_a_phone_enlarges_the_spaces_of_a_question_and_searches_have_the_whole_board(visit, served):
    page = visit(f"{served.url}?exercise=map.both&seed=1&renderer=svg", 390, 844)
    space = page.locator("svg[role=application] .base [data-space]").first
    # Names are as tall as a fifth of a space.
    until(page, "box => box.getBoundingClientRect().width > 40", space.element_handle())
    page.goto(f"{served.url}?exercise=map.find&seed=1&renderer=svg")
    expect(page.locator("[data-zoom=out]")).to_have_attribute("aria-disabled", "true")
    board = page.locator("svg[role=application]")
    board.locator(".base [data-space]").nth(3).click()
    page.locator("[data-do=check]").click()
    expect(page.locator("[data-said=wrong]")).to_be_in_viewport(ratio=1)
    # Feedback covers the end of the page, and the board stays where it was.
    until(page, "box => box.getBoundingClientRect().top < 440", board.element_handle())


@pytest.mark.long
def test_a_phone_shows_a_chosen_turn_on_the_board_below_the_options(visit, served):
    page = visit(f"{served.url}?exercise=planning.gods&seed=5&renderer=svg", 390, 844)
    board, option = page.locator("svg[role=application]"), page.locator(".l-option").last
    expect(board).to_be_attached()
    assert board.bounding_box()["y"] > 600
    option.click()
    expect(board).to_be_in_viewport(ratio=0.9)
    expect(option).to_be_in_viewport(ratio=1)
    # Whether the answer is right or wrong, both turns and how games end are in sight.
    page.locator("[data-do=check]").click()
    expect(page.locator(".l-turns")).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_a_phone_shows_a_fight_large_and_the_amounts_of_aid_at_once(visit, served):
    page = visit(f"{served.url}?lesson=fighting&of=mythology&seed=7&renderer=svg", 390, 844)
    rules: Any = package_of("mythology").new_game(seed=1).rules
    names = rules.world.names
    space = page.locator(f'svg[role=application] .base [data-space="{names.index("3011")}"]')
    # A counter among others is a third as wide: its number is legible.
    until(page, "box => box.getBoundingClientRect().width > 75", space.element_handle())
    page.goto(f"{served.url}?lesson=fighting&of=mythology&seed=7&stop=2")
    expect(page.locator('.l-every [data-action][data-value="aid 2"]')).to_be_in_viewport()


def test_nothing_that_a_learner_taps_moves_the_board_of_a_phone(visit, served):
    page = visit(f"{served.url}?lesson=map&seed=7&renderer=svg", 390, 844)
    board = page.locator("svg[role=application]")
    expect(board).to_be_visible()
    top = board.bounding_box()["y"]

    def click(name):
        board.locator(f'.base [aria-label^="{name},"]').click()

    # A step: an action comes and goes, comes again and is done.
    cancel, confirm = (
        page.locator(f".explain {part}") for part in ("[data-do=cancel]", ".primary")
    )
    for again in (False, True):
        click("E8")
        expect(confirm).to_be_visible()
        assert board.bounding_box()["y"] == top
        if not again:
            cancel.click()
            expect(confirm).to_have_count(0)
            assert board.bounding_box()["y"] == top
    # The answer says what the line below the board would.
    assert "Sail" not in page.locator(".hint").inner_text()
    confirm.click()
    expect(page.locator("[data-said=right]")).to_be_visible()
    assert board.bounding_box()["y"] == top
    # An exercise: more marks than fit in a line, and feedback, which is closed or acted on.
    page.goto(f"{served.url}?exercise=map.water-next&seed=1&renderer=svg")
    expect(page.locator(".l-marks")).to_be_visible()
    top = board.bounding_box()["y"]
    for count, name in enumerate(("E8", "E11", "F8", "F11", "G9", "D10"), 1):
        click(name)
        expect(page.locator(".l-mark")).to_have_count(count)
        assert board.bounding_box()["y"] == top, count
    said = page.locator("[data-said=wrong]")
    for put_away in ("[data-do=put-away]", f'.l-mark[data-value="{name}"]'):
        page.locator("[data-do=check]").click()
        expect(said).to_be_visible()
        assert board.bounding_box()["y"] == top
        page.locator(put_away).click()
        expect(said).to_be_hidden()
        assert board.bounding_box()["y"] == top


COVERED = """() => {
  const all = (root) => [...root.querySelectorAll('*')].flatMap((node) =>
    [node, ...(node.shadowRoot ? all(node.shadowRoot) : [])]);
  const top = (x, y, root = document) => {
    const node = root.elementFromPoint(x, y);
    return node?.shadowRoot && node.shadowRoot !== root ? top(x, y, node.shadowRoot) : node;
  };
  return all(document).filter((node) => node.matches(
    '.lesson :is([data-do=check], [data-do=hint], [data-do=show], [data-do=line-undo])'))
    .filter((node) => {
      const box = node.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!box.width || y < 0 || y > innerHeight) return false;
      return !!top(x, y)?.closest('.l-reply, .l-told') && !node.closest('.l-reply, .l-told');
    }).map((node) => node.dataset.do);
}"""
"""The buttons of a lesson in the window over which feedback or hints lie."""


@pytest.mark.parametrize(("width", "height"), sampled(((390, 844), (1024, 768), (1440, 900)), 3))
def test_feedback_and_hints_cover_no_button_and_leave_the_board_in_place(
    visit, served, width, height
):
    page = visit(f"{served.url}?exercise=map.water-next&seed=1&renderer=svg", width, height)
    board = page.locator("svg[role=application]")
    board.locator('.base [aria-label^="E8,"]').click()
    expect(page.locator(".l-mark")).to_have_count(1)
    place, hints = board.bounding_box(), page.locator(".l-told")
    for mistake in range(2):
        page.locator("[data-do=check]").click()
        expect(page.locator("[data-said=wrong]")).to_be_in_viewport()
        assert page.evaluate(COVERED) == []
        page.locator("[data-do=hint]").click()
        expect(hints).to_be_in_viewport()
        assert page.evaluate(COVERED) == [] and board.bounding_box() == place, mistake
    # There are no more hints: on a phone those that are closed can be read again.
    expect(page.locator("[data-do=hint]")).to_have_count(0)
    close = hints.locator("[data-do=put-away]")
    if width > 620:
        expect(close).to_be_hidden()
        return
    close.click()
    expect(hints).to_be_hidden()
    page.locator("[data-do=hint]").click()
    expect(hints).to_be_visible()
    assert board.bounding_box() == place


@pytest.mark.parametrize("width", sampled((1024, 1440), 2))
def test_an_examination_uses_its_room_and_its_end_is_in_the_middle(visit, served, width):
    page = visit(f"{served.url}?placement&seed=3", width, 900)
    own, panel = page.locator("section.own"), page.locator(".lesson")
    expect(panel.locator("[data-do=unknown]")).to_be_visible()
    # The first question is about the learner's own board, which reaches to the panel.
    expect(page.locator("[role=application]").filter(visible=True)).to_have_count(0)
    board, beside = own.bounding_box(), panel.bounding_box()
    assert 0 < beside["x"] - board["x"] - board["width"] < 40
    while not page.locator(".l-after").count():
        stop = panel.get_attribute("data-stop")
        panel.locator("[data-do=unknown]").click()
        panel.locator("[data-do=next]").click()
        following = page.locator(f'.lesson:not([data-stop="{stop}"])')
        expect(following.or_(page.locator(".l-after")).first).to_be_visible()
    expect(own).to_have_count(0)
    expect(page.locator("[role=application]").filter(visible=True)).to_have_count(0)
    end = panel.bounding_box()
    assert abs(end["x"] + end["width"] / 2 - width / 2) < 20


@pytest.mark.parametrize("renderer", sampled(["canvas", "svg"], 2))
def test_pieces_have_no_way_from_one_board_to_another(visit, served, renderer):
    page = visit(f"{served.url}?lesson=sailing&seed=5&stop=5&renderer={renderer}", 1280, 720)
    with_motion(page)
    ships = page.locator("[data-piece^=ship]")
    expect(ships).not_to_have_count(0)
    page.evaluate(
        """() => {
          const {animate} = Element.prototype;
          window.moved = [];
          Element.prototype.animate = function (...given) {
            if (this.dataset.piece) window.moved.push(this.dataset.piece);
            return animate.apply(this, given);
          };
        }"""
    )
    for stop in (6, 7):
        page.locator(f'a[href*="stop={stop}"]').first.click()
        expect(page.locator(f'[data-stop="{stop - 1}"]')).to_be_visible()
        expect(ships).not_to_have_count(0)
    assert page.evaluate("window.moved") == []
