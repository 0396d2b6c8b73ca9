"""Descriptions of gods, cards, tiles and spaces as HTML, with links to lessons."""

from collections.abc import Mapping, Sequence
from functools import cache

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.lesson import Lesson, LessonError
from oracle_nb.lessons.prerequisites import teachers
from oracle_nb.lessons.review import lessons_of
from oracle_nb.render.html import Html, folded, link, tag
from oracle_nb.web.table.views.table_view import TableView


@cache
def _lessons_by_rule(game: str) -> Mapping[str, Lesson]:
    """Return the lesson that teaches each rule; none where the lessons can't be read."""
    if package_of(game).lessons() is None:
        return {}
    try:
        lessons = lessons_of(game)
    except LessonError:
        return {}
    by_name = {one.name: one for one in lessons}
    return {rule: by_name[name] for rule, name in teachers(lessons).items()}


def about_view(table: TableView, rules: Sequence[str], key: str, *, shown: bool) -> Html | None:
    """Return the texts of rules that say what something is; None without rules.

    Parameters
    ----------
    table
        The table.
    rules
        The ids of the rules.
    key
        The name of the element, unique on the page.
    shown
        Whether the texts are unfolded at first.
    """
    book = table.controller.words.rulebook
    found = [rule for rule in rules if rule in book]
    if not found:
        return None
    listed = tag("ul", [_rule(table, rule) for rule in found])
    return tag(
        "details",
        tag("summary", table.say("about-what")),
        listed if shown else folded(key, listed),
        open=shown,
        cls="about",
        data_k=key,
    )


def belongings_view(table: TableView, seat: int) -> Html | None:
    """Return what the cards and other belongings of a player do; None where there are none."""
    controller = table.controller
    rules = controller.presentation.players.belongings(
        controller.rules, controller.seating.known, seat
    )
    return about_view(table, rules, f"belongings-{seat}", shown=False)


def _rule(table: TableView, rule: str) -> Html:
    """Return a rule with a link to its lesson."""
    entry = table.controller.words.rulebook[rule]
    game = table.controller.rules.name
    lesson = _lessons_by_rule(game).get(rule) if table.linked else None
    more = None
    if lesson is not None:
        title = lesson.title[table.controller.language]
        to = address({"lesson": lesson.name}, game)
        more = link(table.say("about-lesson", title=title), to)
    return tag("li", tag("b", entry.title), ": ", entry.text, " ", more)
