"""The design system: sizes, colors and the typeface, as docs/design.md lists them."""

import re
from hashlib import blake2b
from pathlib import Path

import pytest

from oracle_nb.render.design import FACE, tokens
from oracle_nb.render.palette import THEMES
from oracle_nb.web.runtime.server.document import ASSETS
from oracle_nb.web.widgets.html_view import style
from tests.web.test_session_end import run

ROOT = Path(__file__).parents[2]
PRINTED = {"sheet.css", "worksheet.css"}
SHEETS = [path for path in (ROOT / "oracle_nb").rglob("*.css") if path.name not in PRINTED]
DOCUMENT = (ASSETS / "document.css").read_text("utf-8")
OWN_COLORS = {"tokens.css", "document.css", "contrast.css", "school.css"}
"""Sheets that define colors: all, before the first page, for more contrast, for projectors."""
GROUNDS = ("page", "paper", "soft", "accent-soft", "bad-soft")
TEXTS = {
    "ink": GROUNDS,
    "muted": GROUNDS,
    "accent": GROUNDS,
    "bad": GROUNDS,
    "on-accent": ("accent",),
    "on-bad": ("bad",),
    "on-coin": ("coin",),
}


def values(theme: str) -> dict[str, str]:
    """Return the properties of a theme by name."""
    colors: dict[str, str] = {}
    for rule in re.findall(r"^\.view-root([^{]*)\{([^}]*)\}", tokens(), re.MULTILINE):
        if theme in rule[0] or "data-theme" not in rule[0]:
            colors |= dict(re.findall(r"--([\w-]+): ([^;]+);", rule[1]))
    return colors


def luminance(code: str) -> float:
    parts = [int(code[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(first: str, other: str) -> float:
    low, high = sorted((luminance(first), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_texts_have_enough_contrast(theme):
    known = values(theme)
    faint = [
        (text, ground)
        for text, grounds in TEXTS.items()
        for ground in grounds
        if contrast(known[text], known[ground]) < 4.5
    ]
    assert faint == []
    # Fields, and what has the focus, are found by their edges.
    assert all(contrast(known["edge"], known[ground]) >= 3 for ground in GROUNDS)
    assert all(contrast(known["focus"], known[ground]) >= 3 for ground in GROUNDS)


def test_a_notebook_has_the_colors_of_both_themes():
    light, dark = map(values, THEMES)
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\);", tokens())
    assert {name: (first, other) for name, first, other in pairs} == {
        name: (light[name], dark[name]) for name, _, _ in pairs
    }
    book = (ROOT / "oracle_nb/rulebooks/book.css").read_text("utf-8")
    used = {*re.findall(r"var\(--([\w-]+)\)", book)}
    colors = {name for name in used if light[name].startswith("#")}
    assert colors <= {name for name, _, _ in pairs}


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_style_sheets_use_the_sizes_and_colors_of_the_design(path):
    text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    rules = re.findall(r"(font-size|font|border-radius|font-weight): ?([^;}]+)", text)
    if path.name != "document.css":
        for name, value in rules:
            allowed = "clamp(28px, 6vw, 46px)" in value or not re.search(r"\dpx", value)
            assert allowed or "/18px" in value, f"{name}: {value}"
            assert name != "font-weight" or value in ("400", "600", "700", "inherit"), value
    if path.name not in OWN_COLORS:
        assert re.findall(r"#[0-9A-Fa-f]{6}\b", text) == []


def test_every_property_that_is_used_is_defined():
    text = "".join(path.read_text("utf-8") for path in SHEETS)
    defined = {*re.findall(r"--([\w-]+):", text)}
    # Scripts set the heights of the bar, of what one acts with and of a tip's text; views, how full
    # a box is and how many rows a menu has; pages, whether an answer is a sheet, and
    # replays, the place of a hint on a small phone.
    assert {*re.findall(r"var\(--([\w-]+)", text)} - defined <= {
        "bar",
        "fill",
        "hint",
        "hint-above",
        "hint-end",
        "rows",
        "head",
        "sheet",
        "tip",
    }


def test_every_property_is_used_and_documented():
    design = (ROOT / "docs/design.md").read_text("utf-8")
    used = "".join(path.read_text("utf-8") for path in SHEETS)
    for theme in THEMES:
        for name, value in values(theme).items():
            assert f"var(--{name})" in used, name
            line = next(
                candidate
                for candidate in design.splitlines()
                if candidate.startswith(f"| `--{name}`")
            )
            assert value in line or name in ("shadow", "shadow-over"), line


def test_the_page_before_a_session_has_the_same_colors():
    rules = re.findall(r"^html[^,{]*\{[^}]*\}", DOCUMENT, re.MULTILINE)
    for theme, rule in zip(THEMES, rules, strict=True):
        known = values(theme)
        assert f"background: {known['page']}; color: {known['ink']}" in rule


# --- the typeface --------------------------------------------------------------------------------


def test_fonts_are_named_by_their_content():
    named = re.findall(r'url\("(commissioner-[\w-]+\.(\w+)\.woff2)"\)', DOCUMENT)
    assert {name for name, _ in named} == {path.name for path in ASSETS.glob("*.woff2")}
    for name, digest in named:
        assert blake2b((ASSETS / name).read_bytes(), digest_size=6).hexdigest() == digest
    assert sum(path.stat().st_size for path in ASSETS.glob("*.woff2")) < 60_000
    assert "SIL OPEN FONT LICENSE" in (ASSETS / "commissioner-license.txt").read_text("utf-8")
    assert FACE.startswith("Commissioner,") and FACE in style()


def test_the_typeface_has_the_letters_of_all_texts():
    ranges = ",".join(re.findall(r"unicode-range: ([^;]+);", DOCUMENT))
    known = set()
    for part in ranges.split(","):
        low, _, high = part.removeprefix("U+").partition("-")
        known |= set(range(int(low, 16), int(high or low, 16) + 1))
    texts = "".join(path.read_text("utf-8") for path in (ROOT / "oracle_nb").rglob("*.ftl"))
    missing = {char for char in texts if char.isprintable() and ord(char) not in known}
    assert not any(char.isalnum() for char in missing), missing
    signs = {char for char in missing if char != "\N{REPLACEMENT CHARACTER}"}
    # Keys of Macs, which have a font with them.
    assert signs <= {"\N{PLACE OF INTEREST SIGN}", "\N{UPWARDS WHITE ARROW}"}, signs


def test_fonts_are_kept_for_good():
    name = next(ASSETS.glob("commissioner-latin.*")).name

    async def visit(server):
        return await server.fetch(f"{server.url}assets/{name}")

    font = run(visit)
    assert font.body == (ASSETS / name).read_bytes()
    assert font.headers["Content-Type"] == "font/woff2"
    assert "immutable" in font.headers["Cache-Control"]
