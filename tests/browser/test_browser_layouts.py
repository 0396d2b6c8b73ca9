"""The layout editor in a real browser: a tile aside, its fault, put back, played on; a file out."""

import pytest
from playwright.sync_api import Page

from oracle_nb.core.hexgrid import Hex
from oracle_nb.delphi.board import free_layout, layout_code, read_layout, read_layout_code
from oracle_nb.delphi.ui.layout_editor.editor import LayoutEditor
from oracle_nb.delphi.ui.layout_editor.table import number_of
from oracle_nb.delphi.ui.wording import wording
from tests.browser.seats import unfold_form
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser

SEA = free_layout(3)


def click(page: Page, twin: LayoutEditor, hex_: Hex) -> None:
    """Click a place of the table, in the browser and in an editor that does the same."""
    scene = twin.scene()
    canvas = page.locator("canvas")
    box = canvas.bounding_box()
    assert box is not None
    at = scene.group(number_of(hex_))
    scale = box["width"] / scene.width
    canvas.click(position={"x": at.x * scale, "y": at.y * scale})
    twin.handle("space", str(number_of(hex_)))


def test_a_sea_is_changed_mended_saved_and_played(visit, served, tmp_path):
    page = visit(f"{served.url}?layout={layout_code(SEA)}")
    twin = LayoutEditor(wording, "en", layout_code(SEA))
    expect(page.locator(".e-faults.sound")).to_be_visible()

    # Taken where it is clicked, turned by a key and by a button, laid aside: one tile is missing.
    ring = next(p for p in SEA.tiles if p.tile == "R1")
    click(page, twin, ring.hexes()[3])
    expect(page.get_by_role("heading", name="In hand: tile R1")).to_be_visible()
    link = page.get_by_label("Link", exact=True)
    before = link.input_value()
    page.locator("canvas").press("r")
    expect(link).not_to_have_value(before)
    page.get_by_role("button", name="Turn left").click()
    expect(link).to_have_value(before)
    page.locator("canvas").press("Delete")
    expect(page.locator('[data-fault="tile-missing"]')).to_contain_text("R1")
    twin.handle("aside")

    # Put back from where it lies aside, turned as it was: nothing is wrong any more.
    page.get_by_role("button", name="tile R1").first.click()
    twin.handle("take", "R1")
    if ring.flipped:
        page.get_by_role("button", name="Flip").click()
        twin.handle("flip")
    while twin.state.table.hold is not None and twin.state.table.hold.placement.turns != ring.turns:
        page.get_by_role("button", name="Turn right").click()
        twin.handle("turn", "1")
    expect(page.locator(".l-held")).to_contain_text(f"turned {60 * ring.turns}°")
    click(page, twin, ring.hexes()[0])
    # It may have been sound before it was back in its place.
    expect(link).to_have_value(f"{served.url}?layout={twin.code()}")
    expect(page.locator(".e-faults.sound")).to_be_visible()
    code = link.input_value().partition("?layout=")[2]
    assert {p.tile: p for p in read_layout_code(code).tiles} == {p.tile: p for p in SEA.tiles}

    page.get_by_role("button", name="Save as JSON").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="layout.json").click()
    file = tmp_path / "sea.json"
    download.value.save_as(file)
    assert {p.tile: p for p in read_layout(file.read_text()).tiles} == {
        p.tile: p for p in SEA.tiles
    }

    # A file is opened again, and what is none leaves everything as it was.
    here = link.input_value()
    page.get_by_role("button", name="Mirror the board").click()
    expect(link).not_to_have_value(here)
    page.get_by_label("File", exact=True).set_input_files(file)
    expect(link).to_have_value(here)
    page.get_by_label("File", exact=True).set_input_files(
        files=[{"name": "x.json", "mimeType": "application/json", "buffer": b'{"tiles":[{}]}'}]
    )
    expect(page.get_by_role("alert").first).to_contain_text("the JSON of a layout is needed")

    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**?game=*")
    expect(page.locator("canvas")).to_be_visible()

    # The form for a new game takes the file as well.
    page.get_by_role("link", name="Home").click()
    unfold_form(page)
    page.get_by_label("Board", exact=True).select_option("own")
    page.get_by_label("Your layout (.json,.graphml,.txt)").set_input_files(file)
    expect(page.locator("[name=layout]")).to_have_value(file.read_text().replace("\n", ""))
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**?game=*")
    expect(page.locator("canvas")).to_be_visible()
