"""A turn of Mythology in a real browser: by clicks on the map, then by keyboard; and a phone."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of, scene_of
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.mythology.advanced.model.position import Phase
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.actions import Verb
from oracle_nb.mythology.model.position import Fight, Part
from oracle_nb.render.boards.paint import legible_unit
from oracle_nb.render.scene import Text
from oracle_nb.web.saved_games.store import Store
from tests.browser.learner import Learner
from tests.browser.seats import on_canvas, unfold
from tests.browser.test_browser_axe import AXE, check
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser

NUMBER = re.compile(r"\d{4}")
"""The number of a space of the map."""
AREAS = '[id$="area-names"]'
"""The names of Areas on a small map."""


@pytest.fixture
def game() -> Game:
    """Return a game of two people in one browser, in which a unit begins beside an enemy."""
    return package_of("mythology").new_game(seed=3, seats=("Ann", "Bob"))


def test_a_turn_is_played_by_clicks_on_the_map_and_by_keyboard(visit, served, game):
    store = Store(served.data)
    name = store.add(game)
    page = visit(f"{served.url}?game={name}")
    now = page.locator(".now")
    scene, rules = scene_of(game.rules, game.position), game.rules
    start = game.position
    own = range(32 * start.sides[start.turn], 32 * start.sides[start.turn] + 32)
    # Any space of an Area means the Area: here that of a unit with an enemy beside it.
    enemies = {start.units[unit] for unit in range(64) if unit not in own}
    unit = next(
        candidate
        for candidate in own
        if enemies & set(rules.world.neighbors[start.units[candidate]])
    )
    on_canvas(page, scene, start.units[unit])
    expect(page.locator(".explain")).to_contain_text("You can move")
    # Enter does what a second click does.
    page.keyboard.press("Enter")
    expect(now).to_have_attribute("data-at", "1")
    position = store.load(name)[0].position
    assert position.part is Part.MOVEMENT
    # The map shows the Area of the god enlarged; these clicks are for all of it.
    expect(page.locator('[data-zoom="out"]')).to_have_attribute("aria-disabled", "false")
    # The names of units are there only where they can be read.
    names = page.locator("svg text[style]")
    opacities = "all => all.map((name) => getComputedStyle(name).opacity)"
    assert "1" in names.evaluate_all(opacities)
    page.locator('[data-zoom="whole"]').click()
    # A button stays while it has the focus, and hides where it does nothing.
    expect(page.locator('[data-zoom="out"]')).to_be_hidden()
    expect(page.locator('[data-zoom="whole"]')).to_be_focused()
    assert {*names.evaluate_all(opacities)} == {"0"}
    # The map has names of Areas that are large enough here.
    assert page.locator(AREAS).evaluate_all(opacities) == ["0"]
    others = [member for member in members(position.movable) if member != unit]
    # A click selects a unit, and it stays selected where another one is clicked and back.
    for counter in (*others[:1], unit):
        on_canvas(page, scene, start.units[counter])
        expect(page.locator(f'.source.on[data-group="unit:{counter}"]')).to_be_visible()
    target = next(iter(enemies & set(rules.world.neighbors[start.units[unit]])))
    on_canvas(page, scene, target, "hover")
    expect(page.locator(".hint")).to_contain_text("4")
    on_canvas(page, scene, target)
    expect(page.locator(".explain:not(.refused)")).to_contain_text("power points")
    on_canvas(page, scene, target)
    expect(now).to_have_attribute("data-at", "2")
    assert store.load(name)[0].position.units[unit] == target
    # The rest of the turn is played by keyboard.
    page.locator('[data-group="end"]').focus()
    page.keyboard.press("Enter")
    # Other units could still move, but the fight needs the points.
    expect(page.locator(".unused")).to_contain_text("You can still use, but don't have to: ")
    page.get_by_role("button", name="Confirm").focus()
    page.keyboard.press("Enter")
    expect(now).to_have_attribute("data-at", "3")
    after = store.load(name)[0]
    assert after.position.part is Part.COMBAT or isinstance(after.position.pending, Fight)
    if after.position.pending is None:
        on_canvas(page, scene, target)
        on_canvas(page, scene, target)
    # Aid is a list with the chance of each amount.
    aid = page.locator('[data-action][data-value="aid 3"]')
    expect(aid).to_contain_text("83%")
    aid.click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator('[data-action][data-value="aid 3"]')).to_contain_text("50%")
    answered = now.get_attribute("data-at")
    page.locator('[data-action][data-value="aid 0"]').click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(f'.now[data-at="{answered}"]')).to_have_count(0)
    expect(page.locator(".view-root.past")).to_contain_text("rolls")
    fought = store.load(name)[0]
    assert sum(map(len, fought.position.trophies)) == 1
    assert Verb.AID in {entry.action.verb for entry in fought.history}


def test_a_phone_begins_with_the_map_then_shows_an_area_and_then_numbers_of_spaces(
    visit, served, game
):
    start = game.position
    unit = 32 * start.sides[start.turn]
    area = game.rules.world.area[start.units[unit]]
    placing = next(action for action in game.legal_actions() if action.target == area)
    page = visit(f"{served.url}?game={Store(served.data).add(game)}", 390, 844)
    canvas, out = page.locator("canvas"), page.locator('[data-zoom="out"]')
    expect(canvas).to_be_in_viewport()
    expect(out).to_have_attribute("aria-disabled", "true")
    # Areas have larger names on a whole map, until their own can be read.
    expect(page.locator(AREAS)).to_have_css("opacity", "1")
    page.locator('button:has-text("actions")').click()
    notation = game.rules.notation.write(placing)
    unfold(page.locator(f'[data-action][data-value="{notation}"]')).click()
    expect(out).to_have_attribute("aria-disabled", "false")
    expect(page.locator(AREAS)).to_have_css("opacity", "0")
    page.locator(".explain [data-go]").click()
    expect(page.locator(".now")).to_have_attribute("data-at", "1")
    number = next(
        text
        for group in scene_of(game.rules, start).spaces
        for text in group.ops
        if isinstance(text, Text) and NUMBER.fullmatch(text.text)
    )
    pixels = "node => Number(node.parentNode.style.getPropertyValue('--u'))"
    for _ in range(2):
        assert canvas.evaluate(pixels) > legible_unit(number.size, number.bold)
        page.reload()
        expect(out).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Polski").click()
    expect(page.locator(".now")).to_contain_text("punktów mocy")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
def test_between_two_units_near_each_other_the_map_stays(visit, served):
    game = new_guided_game("mythology-advanced", "You", 5)
    others = {"waiting": 0b110, "letting": 0b110, "peaceful": 0b110}
    start = replace(game.position, phase=Phase.MOVING, turn=0, areas=(0, 1, 2), **others)
    name = Store(served.data).add(Game(game.rules, 1, game.seats, start=start))
    page = visit(f"{served.url}?game={name}")
    now, canvas, hint = page.locator(".now"), page.locator("canvas"), page.locator(".hint")

    def do(action: str) -> None:
        at = now.get_attribute("data-at")
        page.locator(f'[data-action][data-value="{action}"]').click()
        page.locator(".explain [data-go]").click()
        expect(page.locator(f'.now[data-at="{at}"]')).to_have_count(0)

    def middle() -> Any:
        now.locator("h2").hover()
        expect(hint).to_contain_text("Hover over")
        canvas.hover()
        expect(hint).to_contain_text(NUMBER)
        return NUMBER.findall(hint.inner_text())[0]

    whole = page.locator('[data-zoom="out"]')
    expect(whole).to_have_attribute("aria-disabled", "true")
    page.locator('button:has-text("actions")').click()
    do("claim nestor")
    expect(whole).to_have_attribute("aria-disabled", "false")
    near = middle()
    do("stop")
    assert middle() == near
    page.locator('button:has-text("actions")').click()
    do("claim bellerophon")
    assert middle() == near


@pytest.mark.long
def test_a_screen_reader_gets_names_and_contrast(visit, served, game):
    page = visit(f"{served.url}?game={Store(served.data).add(game)}")
    expect(page.locator(".now .act").first).to_be_visible()
    page.evaluate(AXE)
    assert check(page, "the table") == []
    page.goto(f"{served.url}?of=mythology")
    page.locator(".goal > summary").first.click()
    expect(page.locator(".m-goals")).to_be_visible()
    page.evaluate(AXE)
    assert check(page, "the home page", ".m-goal") == []


@pytest.mark.long
def test_somebody_takes_a_lesson_on_a_phone(visit, served):
    page = visit(f"{served.url}?lesson=units&of=mythology&seed=7", 390, 844)
    learner = Learner(page, "units", 7, game="mythology")
    while not learner.course.over:
        learner.read()
        learner.do_right()
        learner.next()
    expect(page.locator(".lesson h2")).to_be_visible()
