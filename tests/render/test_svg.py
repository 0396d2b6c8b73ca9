import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from msgspec.structs import replace

from oracle_nb.render.highlights import highlight
from oracle_nb.render.scene import Group, Polygon, Scene, Text
from oracle_nb.render.svg import icon, to_svg

NS = "{http://www.w3.org/2000/svg}"
GOLDEN = Path(__file__).with_name("golden-board.svg")


def tree(text):
    return ET.fromstring(text)


def test_a_space_is_one_named_group(scene):
    root = tree(to_svg(scene))
    for group in scene.spaces:
        (element,) = root.findall(f".//{NS}g[@id='{group.id}']")
        assert element.get("data-space") == str(group.space)
        assert element.findtext(f"{NS}title") == group.title


def test_pieces_on_a_space_are_named_after_it(scene):
    root = tree(to_svg(scene))
    ships = root.find(f".//{NS}g[@id='on-B2']")
    assert ships.findtext(f"{NS}title") == "B2: blue ship, red ship (yours)"


def test_the_document_names_and_describes_itself(scene):
    root = tree(to_svg(replace(scene, title="Here", description="There")))
    assert root.get("role") == "img"
    texts = [root.find(f".//*[@id='{name}']").text for name in root.get("aria-labelledby").split()]
    assert texts == ["Here", "There"]
    box = [float(number) for number in root.get("viewBox").split()]
    assert box == pytest.approx([0, 0, scene.width, scene.height], abs=0.06)


def test_text_from_outside_stays_text():
    nasty = '</title><script>alert("1")</script>&\x00]]>'
    space = Group((Polygon(((0, 0), (9, 0), (9, 9))), Text(1, 1, nasty, 8)), 'a"><b', nasty, 0)
    root = tree(to_svg(Scene(9, 9, (space,), title=nasty, description=nasty), prefix="'\"<"))
    assert not root.findall(f".//{NS}script")
    assert root.find(f"{NS}title").text == nasty.replace("\x00", "")
    assert root.find(f".//{NS}text").text == nasty.replace("\x00", "")


def test_ids_are_unique_and_every_reference_is_there(sea_scene, scene):
    for drawn in (sea_scene, highlight(scene, reach={1: ""}, selected=2)):
        text = to_svg(drawn, prefix="p-")
        ids = re.findall(r' id="([^"]*)"', text)
        assert len(ids) == len(set(ids))
        assert all(name.startswith("p-") for name in ids)
        assert set(re.findall(r'href="#([^"]*)"', text)) <= set(ids)


def test_nothing_is_asked_from_elsewhere(scene):
    text = to_svg(scene).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "http" not in text
    assert "url(" not in text


def test_themes_and_widths(scene):
    assert to_svg(scene) != to_svg(scene, "dark")
    root = tree(to_svg(scene, width=300))
    assert root.get("width") == "300"
    assert float(root.get("height")) == pytest.approx(300 * scene.height / scene.width, abs=0.1)
    with pytest.raises(ValueError, match="sepia"):
        to_svg(scene, "sepia")
    with pytest.raises(ValueError, match="mauve"):
        to_svg(Scene(1, 1, (Polygon(((0, 0), (1, 1)), "mauve"),)))


def test_a_whole_board_stays_small(sea_scene):
    assert len(to_svg(sea_scene)) < 120_000


def test_an_icon_is_hidden_unless_it_has_a_name():
    assert tree(icon("sun", "yellow", rim="rim")).get("aria-hidden") == "true"
    named = tree(icon("sun", "yellow", title="yellow & warm", size=16))
    assert named.findtext(f"{NS}title") == "yellow & warm"
    assert named.get("role") == "img"
    assert named.get("width") == "16"


def test_the_small_board_looks_as_it_did(scene):
    """Delete the file and run this test to write it anew, then look at it."""
    text = to_svg(scene)
    if not GOLDEN.exists():
        GOLDEN.write_text(text, encoding="utf-8")
        pytest.fail(f"wrote {GOLDEN.name} anew")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_a_picture_for_pages_has_both_palettes_and_draws_light_without_a_style_sheet(sea_scene):
    picture = to_svg(sea_scene, "page")
    style = picture.partition("<style>")[2].partition("</style>")[0]
    dark = dict(re.findall(r"light-dark\((#\w+),(#\w+)\)", style))
    drawn = re.sub("<style>.*?</style>", "", picture).replace('class="themed" ', "")
    for theme in ("light", "dark"):
        codes = re.findall('(?:fill|stroke)="(#[0-9A-F]{6})"', to_svg(sea_scene, theme))
        shown = re.findall('(?:fill|stroke)="(#[0-9A-F]{6})"', drawn)
        assert len(codes) == len(shown)
        for code, used in zip(codes, shown, strict=True):
            if theme == "dark":
                assert dark.get(used, used) == code
            else:
                # Two names with the same light color can have codes that nobody tells apart.
                assert abs(int(code[1:], 16) - int(used[1:], 16)) <= 9, (code, used)
    # The copies that show a symbol aren't inside the picture for a style sheet.
    symbols = re.findall(r'<g [^>]*id="symbol-\d+">', picture)
    assert symbols and all('class="themed"' in symbol for symbol in symbols)
    # Only in a document of its own, where :root is the picture, it decides on the scheme.
    assert "svg:root{color-scheme:light dark}" in style
    assert "<style>" not in to_svg(sea_scene)
