"""The fields and forms of the page for teachers."""

from collections.abc import Iterable
from typing import Final

from oracle_nb.render.html import Html, button, tag
from oracle_nb.web.lessons.teacher_session import TeacherSession, printed
from oracle_nb.web.text import words


class TeacherForms:
    """Fields and forms that show what a teacher has entered."""

    def __init__(self, teacher: TeacherSession) -> None:
        self._teacher: Final = teacher
        self._say: Final = words(teacher.language).say

    def field(self, name: str, message: str, **attributes: str | int) -> Html:
        """Return an input with its label."""
        value = self._teacher.form.get(name, str(attributes.pop("value", "")))
        given = tag("input", name=name, value=value, autocomplete="off", **attributes)
        return tag("label", self._say(message), given, cls="t-field")

    def select(self, name: str, message: str, options: Iterable[Html]) -> Html:
        """Return a list with its label."""
        return tag("label", self._say(message), tag("select", options, name=name), cls="t-field")

    def option(self, field: str, value: str, text: str) -> Html:
        """Return an option of a list."""
        chosen = self._teacher.form.get(field) == value
        return tag("option", text, value=value, selected=chosen)

    def check(self, name: str, message: str) -> Html:
        """Return a checkbox with its label."""
        return tag(
            "label",
            tag("input", type="checkbox", name=name),
            tag("span", self._say(message)),
            cls="t-check",
        )

    def made(self, kind: str) -> Html | None:
        """Return the link made last, made absolute by the browser."""
        address = self._teacher.links.get(kind)
        if not address:
            return None
        say = self._say
        return tag(
            "div",
            tag(
                "input",
                value=address,
                readonly=True,
                aria_label=say("teach-link-made"),
                cls=f"t-{kind}-link",
                data_change="",
                data_link="",
            ),
            button(
                say("teach-copy"),
                "copy",
                data_copy=f".t-{kind}-link",
                data_copied=say("teach-copied"),
            ),
            tag("a", say("teach-try"), href=address, target="_blank", cls="l-button"),
            tag("a", say("teach-paper"), href=sheet, target="_blank", cls="l-button")
            if (sheet := printed(address, self._teacher.form.get("ask", "")))
            else None,
            cls="row t-made",
            role="status",
        )

    def form(self, do: str, label: str, *fields: Html) -> Html:
        """Return fields with a button, and beside it the faults of the input."""
        fault = self._teacher.wrong.get(do)
        return tag(
            "form",
            fields,
            tag("button", label, type="submit", cls="primary"),
            tag("p", fault, cls="notice", role="alert") if fault else None,
            data_do=do,
            cls="t-form",
        )


def section(key: str, title: str, about: str, *parts: Html | None) -> Html:
    """Return a part of the page."""
    return tag("section", tag("h2", title), tag("p", about), parts, cls="panel", data_k=key)
