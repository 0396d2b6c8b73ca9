"""The book as HTML: a rule, what a search found, the legend, the glossary, the open points."""

from collections.abc import Iterable
from importlib.resources import files
from typing import Final

from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Scene
from oracle_nb.render.svg import to_svg
from oracle_nb.rulebooks.book import Book, RuleEntry, SearchResult
from oracle_nb.rulebooks.illustration import Frame, Illustration
from oracle_nb.rulebooks.reference import Term
from oracle_nb.rulebooks.wording import words

SCALE: Final = 0.72
"""CSS pixels for a scene unit in a small picture."""
WIDEST: Final = 560.0
"""No scene of a picture is drawn wider, in CSS pixels."""


def css() -> str:
    """A style sheet for the HTML of this module."""
    return files("oracle_nb.rulebooks").joinpath("book.css").read_text("utf-8")


def alone(shown: Html) -> str:
    """HTML with its style sheet, for a notebook."""
    return html(Html(f"<style>{css()}</style>"), tag("div", shown, cls="book b-alone"))


def entry_html(entry: RuleEntry, theme: str = "light", *, links: bool = False) -> Html:
    """A rule with its pictures. With ``links``, ids of other rules lead to addresses ``?rule=``."""
    say, rule = words(entry.language).say, entry.rule
    related = [
        tag("li", rule_link(other, links=links), " ", title) for other, title in entry.related
    ]
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
            tag("code", rule.id),
            tag("span", say(f"kind-{rule.kind}"), cls=f"b-kind b-{rule.kind}"),
            cls="b-id",
        ),
        tag("p", rule.text, cls="b-text"),
        tag("p", tag("b", say("example")), ": ", rule.example, cls="b-example"),
        [illustration_html(plate, entry.language, theme, place=rule.id) for plate in entry.plates],
        reasons,
        tag("p", tag("b", say("source")), ": ", rule.citation, cls="b-source"),
        (tag("h3", say("related")), tag("ul", related, cls="b-related")) if related else None,
        cls="b-rule",
        lang=entry.language,
    )


def rule_link(rule: str, title: str | None = None, *, links: bool) -> Html:
    """A rule's id, or its title, as a link where addresses lead somewhere."""
    shown = tag("code", rule) if title is None else title
    if not links:
        return html(shown)
    return tag("a", shown, href=f"?rule={rule}", data_do="address", data_value=f"?rule={rule}")


def illustration_html(
    plate: Illustration, language: str, theme: str = "light", *, place: str = ""
) -> Html:
    """A picture: its frames one after another. ``place`` keeps ids in a page apart."""
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
    drawn = [_drawn(scene, theme, f"{prefix}{n}-") for n, scene in enumerate(frame.scenes)]
    return tag(
        "figure",
        tag("div", drawn, cls="b-scenes"),
        tag("figcaption", tag("ul", lines)) if lines else None,
    )


def _drawn(scene: Scene, theme: str, prefix: str) -> Html:
    return Html(to_svg(scene, theme, width=min(SCALE * scene.width, WIDEST), prefix=prefix))


def found_html(
    found: SearchResult, most: int, theme: str = "light", *, links: bool = False
) -> Html:
    """What a search found: the best with their pictures, the others by title."""
    rest = [
        tag("li", rule_link(entry.rule.id, entry.rule.title, links=links)) for entry in found[most:]
    ]
    also = words(found[0].language).say("also") if rest else ""
    return html(
        [entry_html(entry, theme, links=links) for entry in found[:most]],
        (tag("h3", also), tag("ul", rest, cls="b-related")) if rest else None,
    )


# --- beside the rules ----------------------------------------------------------------------------


def legend_html(book: Book, theme: str = "light", *, links: bool = False) -> Html:
    """Every sign with its name."""
    say = words(book.language).say
    groups = [
        tag(
            "section",
            tag("h3", group.title),
            tag(
                "ul",
                [
                    tag(
                        "li",
                        _drawn(sign.scene, theme, f"sign-{group.id}-{n}-"),
                        tag("span", rule_link(sign.rule, sign.name, links=links))
                        if sign.rule
                        else tag("span", sign.name),
                    )
                    for n, sign in enumerate(group.signs)
                ],
                cls="b-signs",
            ),
        )
        for group in book.legend
    ]
    return tag("div", tag("h2", say("legend")), tag("p", say("legend-about")), groups)


def glossary_html(book: Book, *, links: bool = False) -> Html:
    """Every term with its sentence, its word in the other languages and its rules."""
    say = words(book.language).say
    return tag(
        "div",
        tag("h2", say("glossary")),
        tag("p", say("glossary-about")),
        terms_html(book.glossary, book.language, links=links),
    )


def terms_html(terms: Iterable[Term], language: str, *, links: bool = False) -> Html:
    """Some words of the game as a list."""
    say = words(language).say
    rows = [
        (
            tag(
                "dt",
                term.term,
                [
                    tag("small", say(f"language-{other}"), ": ", tag("i", word, lang=other))
                    for other, word in term.others
                ],
                id=f"term-{term.id}",
            ),
            tag(
                "dd",
                tag("p", term.text),
                tag("p", [(rule_link(one, links=links), " ") for one in term.rules], cls="b-ids"),
            ),
        )
        for term in terms
    ]
    return tag("dl", rows, cls="b-terms")


def sources_html(book: Book, *, links: bool = False) -> Html:
    """Where the documents disagree, and all rulings."""
    say = words(book.language).say
    points = [
        tag(
            "section",
            tag("h3", dispute.point),
            tag(
                "dl",
                [(tag("dt", document), tag("dd", text)) for document, text in dispute.says],
                tag("dt", say("plays"), cls="b-plays"),
                tag("dd", dispute.plays, cls="b-plays"),
                tag("dt", say("why")),
                tag("dd", dispute.why),
                cls="b-says",
            ),
            tag("p", [(rule_link(one, links=links), " ") for one in dispute.rules], cls="b-ids"),
        )
        for dispute in book.disputes
    ]
    rulings = [
        tag(
            "li",
            tag("b", ruling.point),
            " ",
            ruling.plays,
            " ",
            tag("i", ruling.why),
            " ",
            [(rule_link(one, links=links), " ") for one in ruling.rules],
            value=ruling.number,
        )
        for ruling in book.rulings
    ]
    return tag(
        "div",
        tag("h2", say("sources")),
        tag("p", say("sources-about")),
        points,
        tag("details", tag("summary", say("rulings-all")), tag("ol", rulings, cls="b-rulings")),
    )
