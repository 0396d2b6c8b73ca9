"""The rulebook as a page: rules by chapter, search, legend, terms, disputed points."""

from typing import Final, NamedTuple

from oracle_nb.core.arguments import close
from oracle_nb.games.addresses import address, read_address
from oracle_nb.games.registry import DEFAULT_GAME, package_of
from oracle_nb.render.html import Html, folded, html, link, tag
from oracle_nb.rulebooks import Book
from oracle_nb.rulebooks.reference_view import glossary_html, legend_html, sources_html, terms_html
from oracle_nb.rulebooks.rule_html import css, entry_html, found_html
from oracle_nb.rulebooks.wording import words as book_words
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import top_bar
from oracle_nb.web.widgets.html_view import HtmlView, OnMessage
from oracle_nb.web.widgets.levels import levels_view
from oracle_nb.web.widgets.pictures import rule_picture

SECTIONS: Final = {"legend": legend_html, "glossary": glossary_html, "sources": sources_html}
"""The sections besides the rules, by their name in the address."""
SHOWN: Final = 8
"""Maximum number of search results that are shown with pictures."""
TERMS: Final = 2
"""Maximum number of terms that are explained above the search results."""
SIMILAR: Final = 5
"""Maximum number of rules that are shown where an address names a rule that doesn't exist."""
_EXAMPLES: Final = 3
"""Number of terms that the search field shows as examples."""
LONGEST: Final = 100
"""Maximum length of a search text, in characters."""


class RulebookLocation(NamedTuple):
    """A place in the book of a game: a rule, a section or a search; else the beginning."""

    rule: str = ""
    section: str = ""
    find: str = ""
    game: str = DEFAULT_GAME

    def rule_address(self, rule: str) -> str:
        """Return the address of a rule in the same book."""
        return address({"rule": rule}, self.game)

    @property
    def first(self) -> bool:
        """Whether it is the beginning of the book."""
        return not (self.rule or self.section or self.find)

    @property
    def address(self) -> str:
        """Its address, from the question mark on."""
        if self.rule:
            return address({"rule": self.rule}, self.game)
        if self.find:
            return address({"find": self.find}, self.game)
        return address({"rules": self.section or None}, self.game)


def place_of(search: str) -> RulebookLocation | None:
    """Return the place of an address; None for an address outside the rulebook.

    A name that isn't that of a section means a rule.
    """
    asked, game = read_address(search)
    if "rule" in asked:
        return RulebookLocation(rule=asked["rule"][:LONGEST], game=game)
    if "find" in asked:
        return RulebookLocation(find=" ".join(asked["find"].split())[:LONGEST], game=game)
    if "rules" in asked:
        section = asked["rules"]
        if section and section not in SECTIONS:
            return RulebookLocation(rule=section[:LONGEST], game=game)
        return RulebookLocation(section=section, game=game)
    return None


class RulebookPage:
    """The book in a browser.

    ``handle`` is called with every message except those of the rulebook's own links.
    """

    def __init__(self, book: Book, handle: OnMessage, *, theme: str = "light") -> None:
        self.book = book
        self.place = RulebookLocation()
        self.html_view: Final = HtmlView(
            handle, css(), kind="page", theme=theme, language=book.language
        )

    def show(self, place: RulebookLocation) -> None:
        """Show a place of the book."""
        self.place = place
        self.html_view.html = rulebook_view(self.book, place, self.html_view.theme)
        self.html_view.address = place.address

    def set_language(self, book: Book) -> None:
        """Show the same place in another language's book."""
        self.book = book
        self.html_view.language = book.language
        self.show(self.place)

    def retheme(self, theme: str) -> None:
        """Draw everything in another theme."""
        self.html_view.theme = theme
        self.show(self.place)


def rulebook_view(book: Book, place: RulebookLocation, theme: str = "light") -> Html:
    """Return the page as HTML."""
    say = words(book.language).say
    bar = top_bar(
        book.language,
        theme,
        current="rules" if place.first else "",
        within="rules",
        game=place.game,
        title=tag("h1", say("rules"), cls="visually-hidden"),
        tab=say("rules"),
        known=book.rulebook.languages(),
    )
    shown = tag(
        "main",
        levels_view(book.language, place.game, "rules") if place.first else None,
        _content(book, place, theme),
        cls="book b-page",
        data_k=place.address,
        data_place=place.address,
        data_focus="",
        tabindex="-1",
    )
    spread = "b-spread b-start" if place.first else "b-spread"
    return html(bar, tag("div", _index(book, place), shown, cls=spread))


# --- the index -----------------------------------------------------------------------------------


def _index(book: Book, place: RulebookLocation) -> Html:
    """Return the index: a search field, the sections, the titles of all rules."""
    say, own = words(book.language).say, book_words(book.language).say
    sections = [
        tag(
            "li",
            link(
                own(name),
                RulebookLocation(section=name, game=place.game).address,
                aria_current="page" if place.section == name else None,
            ),
        )
        for name in SECTIONS
        if _there_is(book, name)
    ]
    return tag(
        "nav",
        _field(book, book.language, place.find),
        # The beginning has the chapters, with pictures.
        tag("ul", sections, cls="b-sections") if place.first else _contents(book, place, sections),
        cls="b-index",
        aria_label=say("rules"),
    )


def _contents(book: Book, place: RulebookLocation, sections: list[Html]) -> Html:
    """Return links to the sections and to all rules by chapter, folded."""
    chapters = [
        html(
            tag("h3", chapter.title),
            tag(
                "ul",
                [
                    tag(
                        "li",
                        link(
                            book.title(rule),
                            place.rule_address(rule),
                            aria_current="page" if rule == place.rule else None,
                        ),
                    )
                    for rule in chapter.rules
                ],
            ),
        )
        for chapter in book.chapters
    ]
    return tag(
        "details",
        tag("summary", words(book.language).say("rules-contents")),
        folded("contents", tag("div", tag("ul", sections, cls="b-sections"), chapters)),
        data_k="contents",
        data_keep=True,
    )


def _field(book: Book, language: str, text: str = "") -> Html:
    """Return the search field, with some terms or a title of the book as examples."""
    say = words(language).say
    examples = [term.term for term in book.glossary[:_EXAMPLES]] or [book.title(book.ids[0])]
    return tag(
        "form",
        tag(
            "input",
            name="find",
            type="search",
            value=text,
            placeholder=", ".join(examples),
            aria_label=say("find-rules"),
            maxlength=LONGEST,
            autocomplete="off",
        ),
        tag("button", say("find"), type="submit"),
        cls="b-find",
        role="search",
        data_do="find",
    )


def _there_is(book: Book, section: str) -> bool:
    if section == "legend":
        return bool(book.legend)
    return bool(book.glossary if section == "glossary" else book.disputes or book.rulings)


# --- the page ------------------------------------------------------------------------------------


def _content(book: Book, place: RulebookLocation, theme: str) -> Html:
    if place.rule:
        return _rule(book, place, theme)
    if place.find:
        return _search_results(book, place, theme)
    if place.section == "glossary":
        return glossary_html(book, links=place.rule_address)
    if place.section == "sources":
        return sources_html(book, links=place.rule_address)
    if place.section == "legend":
        return legend_html(book, theme, links=place.rule_address)
    return _beginning(book, place, theme)


def _rule(book: Book, place: RulebookLocation, theme: str) -> Html:
    if place.rule not in book:
        return _no_rule(book, place, theme)
    number = book.ids.index(place.rule)
    turn = [
        link(book.title(other), place.rule_address(other), rel=way, cls=f"b-{way}")
        for way, other in (
            ("prev", book.ids[number - 1] if number else ""),
            ("next", book.ids[number + 1] if number + 1 < len(book) else ""),
        )
        if other
    ]
    chapter = next(chapter.title for chapter in book.chapters if place.rule in chapter.rules)
    return html(
        tag("p", chapter, cls="b-count"),
        entry_html(book[place.rule], theme, links=place.rule_address),
        tag("nav", turn, cls="b-turn", aria_label=words(book.language).say("rules-turn")),
    )


def _no_rule(book: Book, place: RulebookLocation, theme: str) -> Html:
    """Return a notice that there is no such rule, with rules of similar names."""
    say, rule = words(book.language).say, place.rule
    near = close(rule, book.ids)
    # A part of a name, or a word of a title.
    wanted = rule.lower().strip(".")
    named = (rule for rule in book.ids if wanted and wanted in f"{rule} {book.title(rule).lower()}")
    similar = list(dict.fromkeys((*near, *named)))[:SIMILAR]
    rows = [tag("li", link(book.title(rule), place.rule_address(rule))) for rule in similar]
    return html(
        tag("p", say("unknown-rule", name=rule), cls="notice", role="status"),
        (tag("h2", say("similar-rules")), tag("ul", rows, cls="b-related")) if similar else None,
        _beginning(book, place, theme),
    )


def _search_results(book: Book, place: RulebookLocation, theme: str) -> Html:
    results = book.search(place.find)
    head = book_words(book.language).say("found", number=len(results), words=place.find)
    terms = book.terms(place.find)[:TERMS]
    return html(
        tag("p", head, cls="b-count", role="status"),
        terms_html(book, terms, links=place.rule_address) if terms else None,
        found_html(results, SHOWN, theme, links=place.rule_address) if results else None,
    )


def _beginning(book: Book, place: RulebookLocation, theme: str) -> Html:
    """Return the aim of the game, and the chapters.

    Each has the titles of its rules, which unfold to their pictures.
    """
    say = words(book.language).say
    chapters = [
        tag(
            "details",
            tag(
                "summary",
                _picture(book, place, chapter.rules[0], theme),
                tag("h3", chapter.title),
                tag("small", say("rules-number", number=len(chapter.rules))),
                tag("span", ", ".join(map(book.title, chapter.rules)), aria_hidden="true"),
            ),
            tag(
                "ul",
                [_card(book, place, rule, theme) for rule in chapter.rules],
                cls="b-cards" if book.illustrated else "b-cards plain",
            ),
            data_k=f"cards-{chapter.id}",
        )
        for chapter in book.chapters
    ]
    aim = package_of(place.game).presentation(book.language).introduction.summary()
    return html(
        tag("h2", say("rules")),
        tag("p", tag("b", say("rules-aim")), " ", aim) if aim else None,
        tag("p", say("rules-about", number=len(book))) if book.illustrated else None,
        tag("div", chapters, cls="b-chapters"),
    )


def _card(book: Book, place: RulebookLocation, rule: str, theme: str) -> Html:
    picture = _picture(book, place, rule, theme)
    return tag("li", link(html(picture, book.title(rule)), place.rule_address(rule)))


def _picture(book: Book, place: RulebookLocation, rule: str, theme: str) -> Html | None:
    return rule_picture(place.game, rule, book.language, theme) if book.illustrated else None
