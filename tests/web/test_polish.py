"""Nothing English is left where the app speaks Polish."""

import re
from random import Random

from oracle_nb.render.scene import Group
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import HtmlView, Message
from tests.text.test_languages import foreign

NAMES = {"greedy", "random", "planner", "quick", "strong"}
"""Bots are called alike in all languages."""


def english(html):
    """The English words in what one sees, reads on pointing, or hears."""
    html = re.sub(r"<code>.*?</code>|<button[^>]*data-do=\"language\".*?</button>", "", html)
    # The glossary says a term in English too, and marks it as such.
    html = re.sub(r'<i lang="en">.*?</i>', "", html)
    shown = re.findall(r'(?:title|aria-label|placeholder|data-lost)="([^"]*)"', html)
    shown += re.split(r"<[^>]*>", html)
    for text in shown:
        # Ids of rules are the same in all languages.
        plain = re.sub(r"\b[a-z]+\.[a-z-]+\b", "", text)
        words = set(re.findall(r"[^\W\d_]{3,}", plain.lower()))
        if left := (words & foreign()) - NAMES:
            yield f"{sorted(left)} in {text}"


def look(page):
    for html_view in page.view.select(HtmlView):
        assert not list(english(html_view.html))


def test_the_page_and_the_table_are_all_polish(store):
    page = SessionPage(store, language="pl")
    look(page)
    for form in ({"kind-0": "person"}, {"kind-0": "person", "kind-1": "bot:greedy", "seed": "x"}):
        page.handle(Message("new", form=form))
        look(page)
    for address in (
        "?rules",
        "?rule=move.range",
        "?find=wyspa",
        "?rules=legend",
        "?rules=glossary",
    ):
        page.go(address)
        look(page)
    page.go("")
    page.handle(Message("first"))
    table, random = page.table, Random(3)
    assert table is not None
    for op in (*table.board.scene.base, *table.board.scene.pieces):
        if isinstance(op, Group):
            assert not list(english(f'<g title="{op.title}">'))
    for _ in range(3):
        controller = table.controller
        if not controller.seating.person_acts:
            table.handle("step-action")
            continue
        for space in random.sample(table.board.scene.spaces, 2):
            controller.click(space.space)
            table.refresh()
            look(page)
        action = controller.write(random.choice(controller.game.legal_actions()))
        table.handle("pick", action)
        look(page)
        table.handle("do", action)
    look(page)
    page.close()
