"""The reference part of a book as HTML: legend, glossary, disputes and rulings."""

from collections.abc import Iterable

from oracle_nb.render.html import Html, tag
from oracle_nb.rulebooks.book import Book
from oracle_nb.rulebooks.reference import Term
from oracle_nb.rulebooks.rule_html import RuleAddress, rule_link, scene_html
from oracle_nb.rulebooks.wording import words


def legend_html(book: Book, theme: str = "light", *, links: RuleAddress | None = None) -> Html:
    """Return every sign with its name."""
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
                        scene_html(sign.scene, theme, f"sign-{group.id}-{n}-"),
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


def glossary_html(book: Book, *, links: RuleAddress | None = None) -> Html:
    """Return every term with its sentence, its word in the other languages and its rules."""
    say = words(book.language).say
    return tag(
        "div",
        tag("h2", say("glossary")),
        tag("p", say("glossary-about")),
        terms_html(book, book.glossary, links=links, translated=True),
    )


def terms_html(
    book: Book,
    terms: Iterable[Term],
    *,
    links: RuleAddress | None = None,
    translated: bool = False,
) -> Html:
    """Return some terms of a rulebook as a list, with their translations if wanted."""
    say = words(book.language).say
    rows = [
        (
            tag(
                "dt",
                term.term,
                [
                    tag("small", say(f"language-{other}"), ": ", tag("i", word, lang=other))
                    for other, word in term.others
                ]
                if translated
                else None,
                id=f"term-{term.id}",
            ),
            tag(
                "dd",
                tag("p", term.text),
                _rules_html(book, term.rules, links=links),
            ),
        )
        for term in terms
    ]
    return tag("dl", rows, cls="b-terms")


def _rules_html(book: Book, rules: Iterable[str], *, links: RuleAddress | None) -> Html | None:
    """Return the titles of rules in one line; None for no rules."""
    rows = [tag("li", rule_link(rule, book.title(rule), links=links)) for rule in rules]
    return tag("ul", rows, cls="b-titles") if rows else None


def sources_html(book: Book, *, links: RuleAddress | None = None) -> Html:
    """Return where the documents disagree, and all rulings."""
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
            _rules_html(book, dispute.rules, links=links),
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
            _rules_html(book, ruling.rules, links=links),
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
