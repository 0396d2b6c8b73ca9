"""HTML as values: text is escaped unless it is already HTML, so that no name can inject code.

An element can be marked as a part of its page. A page that is changed is sent only the parts that
differ; see `oracle_nb.web.widgets.keyed_html`. Marks are control characters, which HTML doesn't
allow and no text can introduce.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final, TypeAlias

VOID: Final = frozenset({"br", "hr", "img", "input"})
"""Elements without an end tag."""
_PLAIN: Final = frozenset({"option", "text", "textarea", "title", "tspan"})
"""Elements that hold text alone."""
_ISOLATED: Final = re.compile("\u2068([^\u2068\u2069]*)\u2069")
PART: Final = "\x02"
"""Begins a part; its key and `NAMED` follow, then its element and `END`.

All beginnings start with this character, so that a page is split without a regular expression.
"""
NAMED: Final = "\x03"
"""Ends the key of a part."""
END: Final = "\x04"
"""Ends a part or a shared element."""
SHARED: Final = f"{PART}\x05"
"""Begins an element that never changes and can occur in many places; `END` follows it."""
FOLDED: Final = f"{PART}\x06"
"""Begins a part that is sent on request; its key and `NAMED` follow, then its element and `END`."""
_MARK: Final = re.compile(f"[{PART}{END}](?:(?<={PART})(?:{SHARED[1]}|[^{NAMED}]*{NAMED}))?")
"""A mark, with the key of the part that it begins."""
_BOUND: Final = re.compile(
    rf"<(code|pre|style|textarea)\b.*?</\1>|<[^>]*>|{PART}(?!{SHARED[1]})[^{NAMED}]*{NAMED}"
    r"|(?<!\w)(?P<word>[aiouwzAIOUWZ]|[0-9]+) (?=<[a-z]|[^\W_])",
    re.DOTALL,
)
"""A Polish word of one letter or a number, before the word from which no line break may part it.

Text to be copied, tags and the keys of parts match first, so that nothing in them does, and no
character is read twice: pictures have tags of 10,000 characters with numbers only.
"""
_CONTROL: Final = str.maketrans(dict.fromkeys((*FOLDED, *SHARED, NAMED, END)))


class Html(str):
    """Text that is already HTML."""

    __slots__ = ()


Child: TypeAlias = "str | Iterable[Child] | None"
Attribute: TypeAlias = str | int | bool | None


def isolated(name: str) -> str:
    """Mark a name entered by a person: its text direction may differ from that of its context.

    The marks are Unicode's (FSI and PDI), so that the name can be part of a sentence. As the text
    of an element it becomes a ``<bdi>``; from attributes the marks are removed.
    """
    return f"\u2068{name}\u2069"


def plain(text: str) -> str:
    """Return a text without the marks of `isolated` names."""
    return _ISOLATED.sub(r"\1", text) if "\u2068" in text else text


def html(*children: Child) -> Html:
    """Join texts (escaped), HTML and nested iterables of them; None is left out."""
    return Html(_joined(children))


def tag(name: str, /, *children: Child, **attributes: Attribute) -> Html:
    """Return an element.

    ``cls`` is the attribute ``class``; an underscore in other names is a hyphen (``data_do``,
    ``aria_label``). An attribute that is True has no value; one that is None or False is left out.
    """
    shown = ""
    for key, value in attributes.items():
        if value is not None and value is not False:
            shown += _attribute(key, value)
    if name in VOID:
        return Html(f"<{name}{shown}>")
    # As `_joined` does: a page has thousands of elements.
    inner = "".join(
        [
            child if isinstance(child, Html) else _text(child)
            for child in children
            if child is not None
        ]
    )
    if name in _PLAIN and "<bdi>" in inner:
        inner = inner.replace("<bdi>", "").replace("</bdi>", "")
    return Html(f"<{name}{shown}>{inner}</{name}>")


def button(label: Child, do: str, value: str = "", /, **attributes: Attribute) -> Html:
    """Return a button that sends ``do`` and ``value`` to the app when it is pressed."""
    given = {"type": "button", "data_do": do, "data_value": value or None, **attributes}
    return tag("button", label, **given)


def part(key: str, element: Html) -> Html:
    """Mark an element as a part of its page that can be sent alone.

    Parameters
    ----------
    key
        The name of the part, unique in its view and the same while its content changes.
    element
        A single element.
    """
    return Html(f"{PART}{key.translate(_CONTROL)}{NAMED}{element}{END}")


def folded(key: str, element: Html) -> Html:
    """Mark an element as a part that is sent once somebody unfolds what it is in, or comes near."""
    return Html(f"{FOLDED}{key.translate(_CONTROL)}{NAMED}{element}{END}")


def shared(element: Html) -> Html:
    """Mark an element that never changes and is sent once, however often it occurs."""
    return Html(f"{SHARED}{element}{END}")


def without_marks(text: str) -> Html:
    """Return the HTML without the marks of its parts, for documents and files."""
    return Html(_MARK.sub("", text))


def unbroken(text: str, language: str) -> str:
    r"""Return HTML with non-breaking spaces where typography of the language demands them.

    Examples
    --------
    >>> unbroken("<p>Płyń z D4 na 3 pola.</p>", "pl")
    '<p>Płyń z\xa0D4 na 3\xa0pola.</p>'
    """
    return _BOUND.sub(_bind, text) if language == "pl" else text


def _bind(match: re.Match[str]) -> str:
    """Return a short word with a non-breaking space; anything else as it is."""
    word = match["word"]
    return f"{word}\N{NO-BREAK SPACE}" if word else match[0]


def idle_button(
    label: Html, do: str, value: str, reason: str, /, *, place: str = "", **attributes: str
) -> Html:
    """Return a disabled button that says why, on hover, on focus and to a screen reader.

    When pressed it can report to the app what was wanted, so that more can be explained. ``place``
    distinguishes buttons with the same reason.
    """
    key = f"why-{place or reason}"
    name = "".join(word if word.isalnum() else "-" for word in key)
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
        part(name, tag("span", reason, id=name, role="tooltip", cls="tip")),
        cls="idle",
        data_k=f"idle-{name}",
    )


def unfold_button(sign: str, label: str) -> Html:
    """Return a button that shows, on a phone, what its place has no room for; and folds it again.

    The label is read out, the sign is seen.
    """
    return tag(
        "button",
        tag("span", sign, aria_hidden="true"),
        type="button",
        cls="unfold",
        aria_label=label,
        aria_expanded="false",
        data_unfold="",
        data_stays="",
    )


def link(label: Child, address: str, **attributes: Attribute) -> Html:
    """Return a link within the app, which is followed without reloading the page."""
    href = address or "?"
    return tag("a", label, href=href, data_do="address", data_value=address, **attributes)


@lru_cache(maxsize=2048, typed=True)
def _attribute(key: str, value: str | int | bool) -> str:
    name = "class" if key == "cls" else key.rstrip("_").replace("_", "-")
    if value is True:
        return f" {name}"
    text = plain(str(value))
    return f' {name}="{escape(text if text.isprintable() else text.translate(_CONTROL))}"'


def _joined(children: "Iterable[Child]") -> str:
    """Return texts (escaped), HTML and nested iterables of them as one text."""
    return "".join(
        [
            child if isinstance(child, Html) else _text(child)
            for child in children
            if child is not None
        ]
    )


def _text(child: "str | Iterable[Child]") -> str:
    if not isinstance(child, str):
        return _joined(child)
    shown = escape(child if child.isprintable() else child.translate(_CONTROL))
    return _ISOLATED.sub(r"<bdi>\1</bdi>", shown) if "\u2068" in shown else shown
