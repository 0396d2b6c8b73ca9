"""HTML as values: text is escaped unless it is HTML already, so that no name can run anything."""

from collections.abc import Iterable
from html import escape
from typing import Final, TypeAlias

VOID: Final = frozenset({"br", "hr", "img", "input"})
"""Elements without an end tag."""


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Child: TypeAlias = "str | Iterable[Child] | None"
Attribute: TypeAlias = str | int | bool | None


def html(*children: Child) -> Html:
    """Join texts (escaped), HTML and nested iterables of them; None is left out."""
    return Html("".join(_text(child) for child in children))


def tag(name: str, /, *children: Child, **attributes: Attribute) -> Html:
    """An element.

    ``cls`` is the attribute ``class``; an underscore in other names is a hyphen (``data_do``,
    ``aria_label``). An attribute that is True stands alone, one that is None or False is left out.
    """
    shown = "".join(
        _attribute(key, value)
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    if name in VOID:
        return Html(f"<{name}{shown}>")
    return Html(f"<{name}{shown}>{html(*children)}</{name}>")


def button(label: Child, do: str, value: str = "", /, **attributes: Attribute) -> Html:
    """A button that tells the app ``do`` and ``value`` when it is pressed."""
    given = {"type": "button", "data_do": do, "data_value": value or None, **attributes}
    return tag("button", label, **given)


def idle_button(
    label: Html, do: str, value: str, reason: str, /, *, place: str = "", **attributes: str
) -> Html:
    """A button that can't be used now and says why, on hover, on focus and to a screen reader.

    Pressed it may tell the app what was wanted, so that more can be said. ``place`` tells it from
    another with the same reason.
    """
    key = f"why-{place or reason}"
    name = "".join(one if one.isalnum() else "-" for one in key)
    pressed = {"data_do": do, "data_value": value} if do else {}
    return tag(
        "span",
        tag(
            "button",
            label,
            type="button",
            aria_disabled="true",
            aria_describedby=name,
            **pressed,
            **attributes,
        ),
        tag("span", reason, id=name, role="tooltip", cls="tip"),
        cls="idle",
        data_k=f"idle-{name}",
    )


def link(label: Child, address: str, **attributes: Attribute) -> Html:
    """A link within the app: followed here without loading the page anew."""
    href = address or "?"
    return tag("a", label, href=href, data_do="address", data_value=address, **attributes)


def _attribute(key: str, value: str | int | bool) -> str:
    name = "class" if key == "cls" else key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def _text(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, Html):
        return child
    if isinstance(child, str):
        return escape(child)
    return "".join(_text(one) for one in child)
