"""All components look as they did; `python -m scripts.components` takes their pictures anew."""

from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser

from oracle_nb.render.palette import THEMES
from scripts.components import PICTURES, picture, write
from tests.samples import sampled

pytestmark = pytest.mark.browser

BLOCK = 8
"""Width of the squares whose mean colors are compared, in pixels: the edges of letters differ
between versions of Chromium, but not their places."""
MOST = 40
"""Maximum difference of a mean color, of 255."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return write(tmp_path_factory.mktemp("components"))


def blocks(image: Image.Image) -> "np.ndarray[tuple[int, int, int], np.dtype[np.float64]]":
    """Return the mean colors of the squares of a picture."""
    height, width = image.height // BLOCK * BLOCK, image.width // BLOCK * BLOCK
    pixels = np.asarray(image.convert("RGB"), float)[:height, :width]
    means: np.ndarray[tuple[int, int, int], np.dtype[np.float64]] = pixels.reshape(
        height // BLOCK, BLOCK, width // BLOCK, BLOCK, 3
    ).mean((1, 3))
    return means


@pytest.mark.parametrize("theme", sampled(THEMES, 2))
def test_components_look_as_they_did(whole_browser: Browser, pages: dict[str, Path], theme: str):
    shown = Image.open(BytesIO(picture(whole_browser, pages[theme])))
    kept = Image.open(PICTURES / f"components-{theme}.png")
    assert shown.size == kept.size
    off = np.abs(blocks(shown) - blocks(kept)).max(2)
    places = [(int(x) * BLOCK, int(y) * BLOCK) for y, x in np.argwhere(off > MOST)]
    assert places == [], f"they differ at these pixels: {places[:5]}"
