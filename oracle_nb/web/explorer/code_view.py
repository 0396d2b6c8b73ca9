"""Figures as code: the lines for a notebook's cell, with a button that copies them."""

from oracle_nb.render.html import Html, button, tag
from oracle_nb.web.explorer.state import ExplorerState


def code_view(state: ExplorerState, code: str, name: str) -> Html | None:
    """Return the lines for a notebook's cell that compute what is shown; None if none can.

    ``name`` differs from those of the other figures of the page.
    """
    if not code:
        return None
    copied = state.say("share-copied")
    cls = f"x-cell-{name}"
    copy = button(state.say("share-copy"), "copy", data_copy=f".{cls}", data_copied=copied)
    return tag(
        "details",
        tag("summary", state.say("explore-code")),
        tag("pre", tag("code", code, cls=cls), tabindex="0"),
        copy,
        cls="x-code",
        data_k=f"code-{name}",
        data_keep=True,
    )
