"""Parts that several pages have: a panel with a title, a link to be copied, a question before."""

from collections.abc import Callable

from oracle_nb.render.html import Html, button, tag


def panel(key: str, title: str, *parts: Html | None) -> Html:
    """Return a part of a page with a title; pages find it again by its key."""
    return tag("section", tag("h2", title), parts, cls="panel", data_k=key)


def dialog(
    say: Callable[..., str], name: str, title: str, *parts: Html | None, cls: str = "dialog"
) -> Html:
    """Return a dialog over the page, which the command ``name`` opens, and "close" closes.

    Closing it twice, as by a double click, doesn't open it again.
    """
    label = say("share-close")
    close = button("\u00d7", "close", cls="quiet close", aria_label=label, data_close="")
    return tag(
        "dialog",
        tag("div", tag("h2", title), close, cls="dialog-head"),
        parts,
        role="dialog",
        cls=cls,
        tabindex="-1",
        aria_label=title,
        data_k=f"dialog-{name}",
        data_back=f'[data-do="{name}"]',
    )


def copyable_link(say: Callable[..., str], link: str, label: str, cls: str) -> Html:
    """Return a link with a button that copies it; ``cls`` is a CSS class of this link only."""
    field = tag(
        "input",
        value=link,
        readonly=True,
        aria_label=label,
        cls=cls,
        data_change="",
        data_link="",
    )
    copy = button(say("teach-copy"), "copy", data_copy=f".{cls}", data_copied=say("teach-copied"))
    return tag("div", field, copy, cls="row t-made")


def confirmation(question: str, yes: Html, no: Html) -> Html:
    """Return the question before something that can't be undone, with both buttons."""
    return tag("div", tag("p", question), yes, no, role="alert", cls="l-sure")
