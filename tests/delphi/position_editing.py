"""The editor of positions in the hands of a test."""

import re

from oracle_nb.delphi.ui.editor.editor import DelphiPositionEditor
from oracle_nb.delphi.ui.wording import wording

FIELD = re.compile(r'data-do="(edit [^"]+)"(?: data-value="([^"]*)")?|data-change="(edit [^"]+)"')
OPTION = re.compile(r'<option value="([^"]*)"')


def editor(start=None, language="en"):
    return DelphiPositionEditor(wording, language, start)


def fields(made):
    """Every edit that the page offers now, with its values."""
    for html in (made.side("light"), made.below("light")):
        for match in FIELD.finditer(html):
            if match[1]:
                yield match[1], match[2] or ""
            else:
                end = html.index("</select>", match.end()) if "<option" in html else 0
                for value in OPTION.findall(html[match.end() : end]):
                    if value:
                        yield match[3], value
