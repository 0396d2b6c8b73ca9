"""Values in cells of a notebook: small pieces of HTML without a style sheet."""

from collections.abc import Iterable, Sequence
from html import escape


def html_list(title: str, lines: Iterable[object]) -> str:
    """Return a title with a list below it as HTML.

    Examples
    --------
    >>> html_list("Sail to F7", ["It costs < 3 tokens."])
    '<div><b>Sail to F7</b><ul><li>It costs &lt; 3 tokens.</li></ul></div>'
    """
    items = "".join(f"<li>{escape(str(line))}</li>" for line in lines if str(line))
    return f"<div><b>{escape(title)}</b>{f'<ul>{items}</ul>' if items else ''}</div>"


def html_table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """Return a table as HTML.

    Examples
    --------
    >>> html_table(["bot"], [["greedy"]])
    '<table><thead><tr><th>bot</th></tr></thead><tbody><tr><td>greedy</td></tr></tbody></table>'
    """
    top = "".join(f"<th>{escape(str(cell))}</th>" for cell in head)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
