from io import BytesIO

import pytest
from PIL import Image, ImageChops

from oracle_nb.render.palette import rgb
from oracle_nb.render.png import to_png
from oracle_nb.render.scene import Circle, Group, Line, Polygon, Scene, Symbol, Text

SQUARE = ((10, 10), (90, 10), (90, 90), (10, 90))


def image(scene, scale=1.0, theme="light"):
    return Image.open(BytesIO(to_png(scene, scale, theme)))


def draw(*ops):
    return image(Scene(100, 100, ops))


def test_size_and_ground(scene):
    picture = image(scene, 0.5)
    assert picture.size == (round(scene.width / 2), round(scene.height / 2))
    assert picture.getpixel((0, 0)) == rgb("paper")
    assert image(scene, 0.5, "dark").getpixel((0, 0)) == rgb("paper", "dark")


def test_polygons_circles_and_lines():
    picture = draw(
        Polygon(SQUARE, "red", "black", 6),
        Circle(50, 50, 15, "yellow", "blue", 4),
        Line(((0, 5), (100, 5)), "green", 6),
    )
    assert picture.getpixel((20, 20)) == rgb("red")
    assert picture.getpixel((10, 50)) == rgb("black")
    assert picture.getpixel((50, 50)) == rgb("yellow")
    assert picture.getpixel((65, 50)) == rgb("blue")
    assert picture.getpixel((50, 5)) == rgb("green")


def test_half_transparent_colors_blend():
    seen = draw(Polygon(SQUARE, "black"), Polygon(SQUARE, "white", alpha=0.5)).getpixel((50, 50))
    assert all(abs(part - 128) <= 2 for part in seen)


def test_dashes_leave_gaps_of_their_length():
    picture = draw(Line(((0, 50), (100, 50)), "black", 4, (10.0, 10.0)))
    dark = [picture.getpixel((x, 50)) == rgb("black") for x in range(100)]
    assert dark[4]
    assert not dark[15]
    assert dark[24]
    assert 40 <= sum(dark) <= 60


def test_text_is_centered():
    picture = draw(Text(50, 50, "HHH", 30, "black", bold=True)).convert("L")
    box = picture.point(lambda value: 255 if value < 128 else 0).getbbox()
    assert box is not None
    assert abs((box[0] + box[2]) / 2 - 50) <= 2
    assert abs((box[1] + box[3]) / 2 - 50) <= 3


def test_symbols_and_groups_are_drawn():
    picture = draw(Group((Symbol("sun", 50, 50, 30, "yellow"),)))
    assert picture.getpixel((50, 50)) == rgb("yellow")


@pytest.mark.parametrize("scale", [0, -1, float("nan"), 100, float("inf"), 1e-9])
def test_a_bad_scale_is_refused(scene, scale):
    with pytest.raises(ValueError, match="scale"):
        to_png(scene, scale)


def test_an_unknown_theme_is_refused(scene):
    with pytest.raises(ValueError, match="sepia"):
        to_png(scene, 1, "sepia")


def test_bands_leave_no_seam(scene, monkeypatch):
    whole = image(scene)
    monkeypatch.setattr("oracle_nb.render.png._BAND", 9 * round(scene.width) * 20)
    parts = image(scene)
    difference = ImageChops.difference(whole, parts).convert("L").histogram()
    # Shapes that begin above a band are rounded differently, by a third of a pixel.
    assert sum(difference[100:]) == 0
    assert sum(difference[8:]) < 0.02 * sum(difference)


def test_no_more_than_a_band_is_drawn_at_once(scene, monkeypatch):
    sizes = []
    new = Image.new

    def noted(mode, size, *color):
        sizes.append(size[0] * size[1])
        return new(mode, size, *color)

    monkeypatch.setattr("PIL.Image.new", noted)
    image(scene, 3)
    assert len(sizes) > 2
    assert max(sizes) <= 4_000_000
