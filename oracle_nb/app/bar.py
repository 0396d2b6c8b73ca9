"""The bar at the top of every page: where one is, what can be done there, language and theme."""

from collections.abc import Sequence

from oracle_nb.app.wording import languages, words
from oracle_nb.draw.html import Html, button, html, idle_button, tag


def top_bar(
    language: str,
    theme: str,
    *buttons: Html | None,
    home: Html | None = None,
    title: Html | None = None,
    known: Sequence[str] = (),
    at: str | None = None,
) -> Html:
    """The bar of a page.

    ``home`` is the way back, ``title`` what the page is; ``known`` are the languages of what is
    shown, where those are not all of the app; ``at`` the state of things it belongs to.
    """
    return tag(
        "header",
        home,
        tag("span", words(language).say("app-name"), cls="brand"),
        title,
        tag("span", cls="space"),
        buttons,
        _languages(language, known or languages()),
        _theme(theme, language),
        lost(language),
        cls="bar",
        data_at=at,
    )


def rules_link(language: str) -> Html:
    """The way to the rulebook, which opens beside what is on the page."""
    say = words(language).say
    title = say("rules-beside")
    return tag("a", say("rules"), href="?rules", target="_blank", title=title, cls="quiet")


def time_buttons(language: str, undo: str, redo: str, *, asks: bool = False) -> tuple[Html, Html]:
    """Undo and redo; where a message bars one of them, it says so instead.

    ``asks``: what can't be undone alone can be undone if the other players agree.
    """
    back = _time_button(language, "undo-ask" if asks else "undo", "↶", "" if asks else undo)
    return back, _time_button(language, "redo", "↷", redo)


def _time_button(language: str, do: str, sign: str, bar: str) -> Html:
    say = words(language).say
    label = html(tag("span", sign, aria_hidden="true"), " ", say(do))
    if not bar:
        return button(label, do, cls="quiet")
    return idle_button(label, "", "", say(bar), cls="quiet")


def lost(language: str) -> Html:
    """Where the page says that the server has gone; empty until then."""
    return tag("div", role="alert", cls="lost", data_lost=words(language).say("lost"))


def _languages(language: str, known: Sequence[str]) -> list[Html]:
    """The switches to the other languages, each in its own."""
    return [
        button(
            words(other).say("language-name"),
            "language",
            other,
            cls="quiet",
            title=words(other).say("to-language"),
            lang=other,
        )
        for other in languages()
        if other != language and other in known
    ]


def _theme(theme: str, language: str) -> Html:
    """The switch between light and dark."""
    say = words(language).say
    other = "light" if theme == "dark" else "dark"
    sign = tag("span", "☀" if other == "light" else "☾", aria_hidden="true")
    return button(
        html(sign, " ", say(other)), "theme", other, cls="quiet", title=say(f"to-{other}")
    )
