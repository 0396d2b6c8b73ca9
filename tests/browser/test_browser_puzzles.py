"""A puzzle in a real browser: chosen, solved on the board by keyboard, and read out."""

import re

import pytest

from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.games.puzzles import assess
from oracle_nb.games.registry import puzzles_of
from tests.browser.focus import press
from tests.browser.seats import unfold
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser


def undecided(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the actions of the best turn; none if one needs no die or decisions come between."""
    game = assess(puzzle, puzzle.line).game
    played = tuple(game.write(entry.action) for entry in game.history)
    simple = all(" die:" in text for text in played)
    return played if simple and played == puzzle.line[: len(played)] else ()


def test_a_puzzle_is_solved(visit, served):
    page = visit(f"{served.url}?puzzles")
    page.get_by_label("Grade").select_option("2")
    expect(page).to_have_url(re.compile(r"\?puzzles&grade=2$"))
    link = page.get_by_label("Link to these puzzles")
    expect(link).to_have_value(re.compile(r"^http.*\?puzzles=next&grade=2&among="))
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile(r"\?puzzles=[0-9a-f]+&grade=2$"))
    expect(page.locator("canvas")).to_be_visible()

    puzzle = next(
        candidate
        for candidate in puzzles_of("delphi").values()
        if 1 < len(undecided(candidate)) < 4
    )
    page.goto(f"{served.url}?puzzles={puzzle.id}")
    lesson = page.locator("section.lesson")
    announced = page.locator("div:has(> div > canvas) > [aria-live]")
    expect(announced).to_contain_text("the best way to play the rest of your turn")
    for text in undecided(puzzle):
        source = re.match(r"\S+ (\w+:\w+)", text)
        assert source is not None
        group = lesson.locator(f'[data-do=source][data-value="{source[1]}"]')
        expect(group).to_be_visible()
        if "on" not in (group.get_attribute("class") or "").split():
            group.press("Enter")
            expect(group).to_have_class(re.compile(r"\bon\b"))
        unfold(lesson.locator(f'[data-action][data-value="{text}"]')).press("Enter")
        confirm = lesson.locator(f'.explain [data-do=do][data-value="{text}"]')
        confirm.press("Enter")
        # Until then, the list is that before the action.
        expect(confirm).not_to_be_attached()
        expect(lesson.locator("[data-said=right]")).to_be_visible()
    expect(lesson).to_have_attribute("data-state", "done")
    expect(lesson.locator("[data-said=right]")).to_contain_text("Solved")
    expect(lesson.locator("[data-said=right]")).to_contain_text("pairs of simulated games")
    expect(announced).to_contain_text("Solved")
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    press(page, lesson.get_by_role("button", name="Next puzzle"))
    expect(page).not_to_have_url(re.compile(puzzle.id))
