"""A game looked back on, in a real browser: by buttons, keys and fields, at its address."""

import re

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.registry import package_of, presentation_of
from oracle_nb.web.replay.timeline import Timeline
from oracle_nb.web.saved_games.store import Store
from tests.browser.main_pages import DEEP, MOST_CHOICES, choices, played
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser


def at(number):
    return re.compile(rf"&at={number}$")


def test_somebody_goes_through_a_game_and_plays_on(visit, served):
    game = package_of("delphi").presentation().setup.first_game("You", 5)
    bots = [make_bot("greedy", seat, game.rules) for seat in range(3)]
    while game.to_move is not None:
        seat = game.to_move
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    length = len(game.history)
    name = Store(served.data).add(game)

    page = visit(f"{served.url}?replay={name}")
    expect(page).to_have_url(at(length))
    expect(page.locator(".pictures figure")).to_have_count(4)
    expect(page.locator(".places li")).to_have_count(3)
    # Controls that repeat the slider are folded.
    assert len(choices(page)) <= MOST_CHOICES
    unfold, start = page.locator(".replay .unfold"), page.get_by_role("button", name="Start")
    expect(unfold).to_be_visible()
    expect(start).to_be_hidden()
    expect(page.get_by_label("Speed")).to_be_hidden()
    unfold.click()
    start.click()
    expect(page).to_have_url(at(0))
    unfold.click()
    assert len(choices(page)) <= MOST_CHOICES
    # The keys work wherever the focus is, but in a field.
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowRight"):
        page.keyboard.press(key)
    number = page.locator(".replay input[type=number]")
    turns = [begin for begin, _ in Timeline(game, presentation_of(game.rules).progress).turns]
    expect(page).to_have_url(at(min(turn for turn in turns if turn > 2)))
    unfold.click()
    number.fill("12")
    number.press("Enter")
    expect(page).to_have_url(at(12))
    number.press("ArrowLeft")
    slider = page.get_by_label("Point in the game")
    slider.press("ArrowRight")
    expect(page).to_have_url(at(13))
    rule = page.get_by_label("Rule", exact=True)
    rule.select_option("fight.lose-round")
    page.get_by_role("button", name="Next use of this rule").click()
    expect(page.locator(".r-now .details details")).to_contain_text("Losing a round")
    expect(page).not_to_have_url(at(13))
    address = page.url
    page.reload()
    expect(page).to_have_url(address)
    expect(page.locator(".r-now .details h2")).to_contain_text("monster")
    # Space plays wherever the focus is, but on a button: that it presses.
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("Space")
    pause = page.get_by_role("button", name="Pause")
    pause.focus()
    pause.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    # The form is wholly seen, wherever the page has been scrolled to, and nothing lies over it.
    begin, pictures = (
        page.get_by_role("button", name="Start the game"),
        page.locator("section.pictures"),
    )
    for scrolled in (0, 240, 700):
        page.evaluate("top => window.scrollTo(0, top)", scrolled)
        page.get_by_role("button", name="Play on from here").evaluate("door => door.click()")
        expect(page.locator("form.r-on")).to_be_in_viewport(ratio=0.98)
        form, below = page.locator("form.r-on").bounding_box(), pictures.bounding_box()
        assert form["y"] + form["height"] <= below["y"]
        if scrolled < 700:
            page.get_by_role("button", name="Cancel").evaluate("button => button.click()")
            expect(begin).to_have_count(0)
    begin.click()
    expect(page).to_have_url(re.compile(r"\?game="))
    assert name not in page.url


def test_more_controls_leave_the_board_its_size(visit, served):
    game = package_of("mythology").new_game(2, 7, ("you", "bot:tactician"))
    game.play(game.legal_actions()[0])
    page = visit(f"{served.url}?replay={Store(served.data).add(game)}")
    board = page.locator("canvas").first
    expect(board).to_be_visible()
    size = board.bounding_box()
    page.locator(".replay .unfold").click()
    expect(page.get_by_label("Rule", exact=True)).to_be_visible()
    assert board.bounding_box() == size


def test_a_long_hint_leaves_the_board_of_a_small_phone_uncovered(visit, served):
    page = visit(f"{served.url}?replay={Store(served.data).add(played('delphi'))}", 320, 640)
    expect(page.get_by_role("application")).to_be_visible()
    page.locator(".hint span").first.evaluate(
        "said => { said.textContent = 'a long hint '.repeat(8); }"
    )
    covers = f"""() => {{
      {DEEP}
      const [hint, board] = ['.hint', '[role=application]'].map((part) => all(part)[0]);
      const said = document.createRange();
      said.selectNodeContents(hint);
      return said.getBoundingClientRect().top < board.getBoundingClientRect().bottom;
    }}"""
    until(page, f"() => !({covers})()")
