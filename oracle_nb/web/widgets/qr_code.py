"""QR codes of links, as pictures for the cameras of phones."""

from functools import lru_cache
from itertools import groupby
from typing import Final

from oracle_nb.render.html import Html, tag

LONGEST: Final = 400
"""Maximum number of characters of a link in a code: with more, a phone could hardly read it."""
_MARGIN: Final = 4
"""Number of empty modules around a code, which readers need."""


@lru_cache(maxsize=64)
def qr_code(text: str, label: str) -> Html:
    """Return a text as a QR code; ``label`` is its name for screen readers. Raises ValueError."""
    if len(text) > LONGEST:
        raise ValueError(f"a QR code has at most {LONGEST} characters, not {len(text)}")
    import segno

    rows = segno.make(text, error="m", micro=False).matrix
    path = []
    for y, row in enumerate(rows):
        x = 0
        for dark, modules in groupby(row):
            length = len([*modules])
            if dark:
                path.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    side = len(rows) + 2 * _MARGIN
    shapes = tag("path", d="".join(path), fill="#000000")
    paper = tag("path", d=f"M-{_MARGIN}-{_MARGIN}h{side}v{side}h-{side}z", fill="#FFFFFF")
    box = f"-{_MARGIN} -{_MARGIN} {side} {side}"
    return tag("svg", paper, shapes, viewBox=box, role="img", aria_label=label, cls="qr")
