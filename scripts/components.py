"""Show every component of the app on one page for each theme, drawn by the views of the app.

.venv/bin/python -m scripts.components build/components    # the pages, to be opened in a browser
.venv/bin/python -m scripts.components                     # docs/images/components-*.png anew

A test compares the pictures with what a browser draws now.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import oracle_nb
from oracle_nb.games.registry import presentation_of
from oracle_nb.render.html import VOID, Html, button, html, idle_button, link, tag
from oracle_nb.render.palette import THEMES
from oracle_nb.web.home.games_view import games_css
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.runtime.fake import Element, FakeBrowser, FakePage
from oracle_nb.web.runtime.server.document import ASSETS, font_rules
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.text import words
from oracle_nb.web.widgets.html_view import style
from oracle_nb.web.widgets.panels import confirmation, copyable_link, panel
from scripts.chromium import find
from scripts.pictures import played

ROOT: Final = Path(__file__).resolve().parents[1]
PICTURES: Final = ROOT / "docs" / "images"
WIDTH: Final = 860
"""Width of the page in its pictures, in pixels."""
COLORS_KEPT: Final = 256
"""Number of colors in a picture, which then takes a third of the bytes."""
MOST: Final = 6
"""Maximum number of entries of a list that are shown."""
DAY: Final = "2026-01-06"
"""The text shown instead of the time at which a game was changed."""
SIZES: Final = ("small", "list", "text", "lead", "title", "display")
COLORS: Final = (
    *("page", "paper", "soft", "ink", "muted", "line", "edge", "accent", "accent-soft"),
    *("on-accent", "bad", "bad-soft", "on-bad", "coin", "on-coin", "focus"),
)
LAYOUT: Final = """
body { margin: 0; }
.view-root { padding: 16px 24px; background: var(--page); }
.specimen { position: relative; transform: translateZ(0); margin: 0 0 20px; }
.specimen > h2 { color: var(--muted); font-size: var(--small); margin: 0 0 8px; }
.specimen > .shown { display: flow-root; }
.specimen .skip { display: none; }
.specimen :is(.dialog, .explain) {
  position: static !important; max-width: none; max-height: none !important; width: auto;
}
.swatches { display: grid; grid-template-columns: repeat(8, 1fr); gap: 8px; }
.swatches { font-size: var(--small); }
.swatches i { display: block; height: 32px; border: 1px solid var(--edge); }
"""
"""Rules that only this page needs: specimens below each other, and dialogs in their flow."""

Specimen = tuple[str, Html]


def source(element: Element | str) -> str:
    """Return an element of a fake page as HTML."""
    if isinstance(element, str):
        return escape(element, quote=False)
    given = dict(element.attributes)
    if "readonly" in given:
        # A link or a code, which differs from game to game.
        given["value"] = "https://example.org/?seat=1"
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in given.items())
    start = f"<{element.name}{attributes}>"
    if element.name in VOID:
        return start
    children = element.children
    if given.get("class") == "when":
        children = [DAY]
    elif element.name in ("ul", "ol"):
        children = children[:MOST]
    return f"{start}{''.join(map(source, children))}</{element.name}>"


def part_of(page: FakePage, *classes: str) -> Html:
    """Return the first element of a page that has some classes."""
    for element in page.find():
        if {*classes} <= {*element.attributes.get("class", "").split()}:
            return Html(source(element))
    raise LookupError(f"{page.address} has no element of the class {' '.join(classes)}")


def basics() -> Iterator[Specimen]:
    """Yield what no page has as a whole: sizes, colors and the states of buttons."""
    yield (
        "Type",
        html(
            tag("p", f"{name}: Łódź, Δελφοί, 0123456789", style=f"font-size: var(--{name})")
            for name in SIZES
        ),
    )
    yield (
        "Colors",
        tag(
            "div",
            (tag("span", tag("i", style=f"background: var(--{name})"), name) for name in COLORS),
            cls="swatches",
        ),
    )
    yield (
        "Buttons",
        tag(
            "div",
            button("Confirm", "", cls="primary"),
            button("Invite", ""),
            button("Cancel", "", cls="quiet"),
            button("Delete", "", cls="bad"),
            idle_button(html("Undo"), "", "", "The last action can't be undone."),
            button("slow", "", cls="tab"),
            button("fast", "", cls="tab on", aria_pressed="true"),
            button("Reaching a space", "", cls="chip", aria_expanded="false"),
            link("Rules", "?rules", cls="quiet"),
            cls="row",
        ),
    )
    yield "Notice", tag("p", "This link doesn't work.", cls="notice", role="alert")
    field = tag("label", "Name", tag("input", value="Ana"), cls="t-field")
    options = [tag("option", name) for name in ("easy", "solid", "strong")]
    choice = tag("label", "Opponent", tag("select", options), cls="t-field")
    check = tag("label", tag("input", type="checkbox", checked=True), "Sound", cls="t-check")
    form = panel("fields", "New game", tag("p", "You and a bot."), field, choice, check)
    yield "Panel and fields", form
    yield (
        "Link to be copied",
        copyable_link(words("en").say, "https://example.org/?seat=1", "Link", "c-link"),
    )
    yield (
        "Question",
        confirmation(
            "Delete this game?", button("Delete", "", cls="bad"), button("Keep", "", cls="quiet")
        ),
    )


def table(browser: FakeBrowser) -> Iterator[Specimen]:
    """Yield the components of a table."""
    page = browser.open(f"?code={played(40)}")
    for name, classes in {
        "Bar": ("bar",),
        "Players": ("players",),
        "Tasks": ("aims",),
        "Sources": ("sources",),
        "Actions": ("actions",),
    }.items():
        yield name, part_of(page, *classes)
    picks = [picked.attributes["data-value"] for picked in page.find("button", data_do="pick")]
    page.click(do="pick", value=next(pick for pick in picks if pick.startswith("move")))
    yield "Chosen action", part_of(page, "explain")
    page.click(do="do")
    yield "Log", part_of(page, "log")
    yield "Strip", part_of(page, "strip")
    page.click(do="share")
    yield "Dialog", part_of(page, "dialog")


def others(browser: FakeBrowser) -> Iterator[Specimen]:
    """Yield the components of other pages."""
    yield "List", part_of(browser.open("?games"), "saved-games")
    yield "Lesson", part_of(browser.open("?lesson=longer-trips&stop=4"), "lesson")


def specimens(theme: str) -> tuple[Specimen, ...]:
    """Return the names of all components and what they look like in a theme."""
    with (
        TemporaryDirectory() as folder,
        FakeBrowser(Store(Path(folder)), {"oracle_theme": theme}) as browser,
    ):
        return (*basics(), *table(browser), *others(browser))


def sheets() -> str:
    """Return the style sheets of all components."""
    game = presentation_of(oracle_nb.new_game(players=2, seed=0).rules, "en").stylesheet
    return f"{style()}{game}{school_css()}{games_css()}{LAYOUT}"


def page(theme: str) -> str:
    """Return the page in a theme."""
    fonts = font_rules(lambda name: (ASSETS / name).as_uri())
    shown = html(
        tag("section", tag("h2", name), tag("div", drawn, cls="shown"), cls="specimen")
        for name, drawn in specimens(theme)
    )
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Components</title>'
        f"<style>{fonts}{sheets()}</style></head><body>"
        f'<div class="view-root" data-theme="{theme}">{shown}</div></body></html>'
    )


def write(folder: Path) -> dict[str, Path]:
    """Write the pages into a folder, and return their files by theme."""
    folder.mkdir(parents=True, exist_ok=True)
    files: dict[str, Path] = {theme: folder / f"components-{theme}.html" for theme in THEMES}
    for theme, file in files.items():
        file.write_text(page(theme), "utf-8")
    return files


def picture(browser: Browser, file: Path) -> bytes:
    """Return what a browser draws of a page, as a PNG."""
    shown = browser.new_page(viewport={"width": WIDTH, "height": 800})
    shown.goto(file.absolute().as_uri())
    # Layout asks for fonts only once it needs them.
    shown.evaluate("Promise.all([...document.fonts].map((face) => face.load()))")
    drawn = shown.screenshot(full_page=True, animations="disabled")
    shown.close()
    return drawn


def main(arguments: list[str]) -> None:
    """Write the pages into a folder that is named, or else take their pictures anew."""
    if arguments:
        print(*write(Path(arguments[0])).values())
        return
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find())
        for file in write(Path(folder)).values():
            image = Image.open(BytesIO(picture(browser, file))).convert("RGB")
            few = image.quantize(COLORS_KEPT, Image.Quantize.MAXCOVERAGE, 2)
            few.save(PICTURES / f"{file.stem}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
