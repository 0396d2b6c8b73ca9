"""Rules as HTML: a rule with its pictures, and what a search found."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Final, TypeAlias

from msgspec.structs import replace

from oracle_nb.render.design import tokens
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Scene
from oracle_nb.render.svg import to_svg
from oracle_nb.rulebooks.entry import Entry
from oracle_nb.rulebooks.illustration import Frame, Illustration
from oracle_nb.rulebooks.wording import words

RuleAddress: TypeAlias = Callable[[str], str]
"""Gives the address of a rule by its id."""
SCALE: Final = 0.72
"""CSS pixels for a scene unit in a small picture."""
WIDEST: Final = 560.0
"""No scene of a picture is drawn wider, in CSS pixels."""


def css() -> str:
    """Return a style sheet for the HTML of this module."""
    return files("oracle_nb.rulebooks").joinpath("book.css").read_text("utf-8")


def alone(shown: Html, title: str) -> str:
    """HTML with its style sheet, for a notebook; longer than a screen it scrolls by itself."""
    label = title or None
    framed = tag("div", shown, cls="book b-alone", role="region", aria_label=label, tabindex="0")
    return html(Html(f"<style>{tokens()}{css()}</style>"), framed)


def entry_html(entry: Entry, theme: str = "light", *, links: RuleAddress | None = None) -> Html:
    """Return a rule with its pictures. With ``links``, other rules are links."""
    say, rule = words(entry.language).say, entry.rule
    related = [tag("li", rule_link(other, title, links=links)) for other, title in entry.related]
    reasons = [
        tag(
            "p",
            tag("b", say("why-ruling", number=ruling.number)),
            ": ",
            tag("i", ruling.point),
            " ",
            ruling.why,
            cls="b-why",
        )
        for ruling in entry.rulings
    ]
    return tag(
        "article",
        tag("h2", rule.title),
        tag(
            "p",
            tag("span", say(f"kind-{rule.kind}"), cls=f"b-kind b-{rule.kind}"),
            cls="b-head",
        ),
        tag("p", rule.text, cls="b-text"),
        tag("p", tag("b", say("example")), ": ", rule.example, cls="b-example")
        if rule.example
        else None,
        [illustration_html(plate, entry.language, theme, place=rule.id) for plate in entry.plates],
        reasons,
        tag("p", tag("b", say("source")), ": ", rule.citation, cls="b-source"),
        tag("details", tag("summary", say("rule-id")), tag("code", rule.id), cls="b-id"),
        (tag("h3", say("related")), tag("ul", related, cls="b-related")) if related else None,
        cls="b-rule",
        lang=entry.language,
    )


def rule_link(rule: str, title: str, *, links: RuleAddress | None) -> Html:
    """Return a rule's title, as a link where addresses lead somewhere."""
    if links is None:
        return html(title)
    address = links(rule)
    return tag("a", title, href=address, data_do="address", data_value=address)


def illustration_html(
    plate: Illustration, language: str, theme: str = "light", *, place: str = ""
) -> Html:
    """Return a picture: its frames one after another. ``place`` keeps ids in a page apart."""
    frames = [
        _frame(frame, language, theme, f"{place}-{plate.name}-{n}-".replace(".", "-"))
        for n, frame in enumerate(plate.frames)
    ]
    return tag(
        "div", frames, cls="b-plate", role="group", aria_label=words(language).say("picture")
    )


def _frame(frame: Frame, language: str, theme: str, prefix: str) -> Html:
    say = words(language).say
    lines = [
        tag(
            "li",
            tag("span", say(line.kind), cls="b-mark"),
            line.text,
            cls=f"b-{line.kind}",
        )
        for line in frame.lines
    ]
    drawn = [scene_html(scene, theme, f"{prefix}{n}-") for n, scene in enumerate(frame.scenes)]
    return tag(
        "figure",
        tag("div", drawn, cls="b-scenes"),
        tag("figcaption", tag("ul", lines)) if lines else None,
    )


def scene_html(scene: Scene, theme: str, prefix: str) -> Html:
    """Return a small picture; ``prefix`` keeps its ids in a page apart."""
    return Html(to_svg(scene, theme, width=min(SCALE * scene.width, WIDEST), prefix=prefix))


def found_html(
    entries: Sequence[Entry],
    most: int,
    theme: str = "light",
    *,
    links: RuleAddress | None = None,
    pictures: int | None = None,
) -> Html:
    """Return what a search found: the best with their texts, the others by title.

    ``pictures``: how many of them have their pictures; all with a text if not given.
    """
    drawn = most if pictures is None else pictures
    shown = [
        entry if number < drawn else replace(entry, plates=())
        for number, entry in enumerate(entries[:most])
    ]
    rest = [
        tag("li", rule_link(entry.rule.id, entry.rule.title, links=links))
        for entry in entries[most:]
    ]
    also = words(entries[0].language).say("also") if rest else ""
    return html(
        [entry_html(entry, theme, links=links) for entry in shown],
        (tag("h3", also), tag("ul", rest, cls="b-related")) if rest else None,
    )
