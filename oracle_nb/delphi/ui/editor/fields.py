"""Form fields: buttons, counters and lists that send an edit's path and its new value."""

from collections.abc import Callable, Iterable, Sequence

from oracle_nb.delphi.rules.engine import NAME
from oracle_nb.delphi.ui.editor.editor_state import EditorState
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.games.addresses import address
from oracle_nb.render.html import Child, Html, button, html, tag


def game_address(**fields: str | None) -> str:
    """Return the address of a page of this game; a field of None is written without a value."""
    return address(fields, NAME)


def toggle(
    label: Child, path: str, on: bool, title: str = "", values: tuple[str, str] = ("0", "1")
) -> Html:
    """Return a toggle; ``values`` are the new values for off and on."""
    return button(
        label,
        f"edit {path}",
        values[0] if on else values[1],
        cls="e-toggle on" if on else "e-toggle",
        aria_pressed="true" if on else "false",
        title=title or None,
        aria_label=title or None,
    )


def counter(
    sign: Child, path: str, number: int, least: int, most: int, title: str, skipped: int = 0
) -> Html:
    """Return a number with a button for one less and one for one more.

    ``skipped`` is how many numbers above the least are passed over.
    """
    above = least + skipped
    less = least if number <= above + 1 else number - 1
    more = above + 1 if number <= above else number + 1
    return tag(
        "span",
        button(
            "\N{MINUS SIGN}",
            f"edit {path}",
            str(less),
            disabled=number <= least,
            aria_label=f"{title} \N{MINUS SIGN}1",
        ),
        tag("span", sign, tag("b", str(number)), title=title, cls="e-number"),
        button(
            "+",
            f"edit {path}",
            str(more),
            disabled=number >= most,
            aria_label=f"{title} +1",
        ),
        cls="e-counter",
        role="group",
        aria_label=title,
    )


def choice(
    label: str, path: str, options: Sequence[tuple[str, str]], chosen: str, command: str = "edit"
) -> Html:
    """One of several; pairs (value, text)."""
    shown = [tag("option", text, value=value, selected=value == chosen) for value, text in options]
    if all(value != chosen for value, _ in options):
        shown.insert(0, tag("option", "\N{HORIZONTAL ELLIPSIS}", value="", selected=True))
    return tag("select", shown, data_change=f"{command} {path}".strip(), aria_label=label)


def row(label: str, *children: Child) -> Html:
    """Return a line of fields with its name."""
    return tag("div", tag("span", label, cls="e-label"), tag("div", children), cls="e-row")


def section(title: str, *children: Child, key: str, cls: str = "", opened: bool = True) -> Html:
    """Return a part that can be folded."""
    return tag(
        "details",
        tag("summary", tag("h2", title)),
        tag("div", children, cls="e-body"),
        open=opened,
        data_keep="",
        cls=f"e-part {cls}".strip(),
        data_k=key,
    )


def badges(
    prefix: str, colors: Iterable[int], on: int, names: Sequence[str], theme: str
) -> list[Html]:
    """Return a toggle for each color; ``on`` is the mask of those there are."""
    return [
        toggle(
            icons.badge_sign(color, theme, 22),
            f"{prefix}.{int(color)}",
            on >> color & 1 == 1,
            names[color],
        )
        for color in colors
    ]


def pick(name: str, options: Sequence[tuple[str, str]], chosen: str) -> Html:
    """One of several in a form; pairs (value, text)."""
    shown = [tag("option", text, value=value, selected=value == chosen) for value, text in options]
    return tag("select", shown, name=name)


def labelled(text: str, field: Html) -> Html:
    """Return a field of a form with its name."""
    return tag("label", tag("span", text), field)


def copy_button(say: Callable[[str], str], what: str) -> Html:
    """Return a button that copies the text of another element, without asking Python."""
    copied = say("editor-copied")
    return button(say("editor-copy"), "copy", data_copy=what, data_copied=copied)


def link_field(state: EditorState, label: str, kind: str) -> Html:
    """Return the link to the edited object with a button that copies it.

    If pages have no addresses, it shows only the code.
    """
    field = tag(
        "input",
        value=game_address(**{kind: state.code}) if state.linked else state.code,
        readonly=True,
        aria_label=label,
        cls="e-link",
        data_change="",
        data_link=state.linked,
    )
    return html(field, copy_button(state.say, ".e-link"))
