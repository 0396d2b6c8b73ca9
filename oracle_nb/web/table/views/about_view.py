"""Descriptions of gods, cards, tiles and spaces as HTML, with links to lessons."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.lesson import Lesson, LessonError
from oracle_nb.lessons.prerequisites import teachers
from oracle_nb.render.html import Html, folded, link, tag
from oracle_nb.text.rulebook import Rulebook
from oracle_nb.web.table.control.kept import drawn_once
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.text import words


@cache
def _lessons_by_rule(game: str) -> Mapping[str, Lesson]:
    """Return the lesson that teaches each rule; none where the lessons can't be read."""
    if package_of(game).lessons() is None:
        return {}
    try:
        lessons = lessons_of(game)
    except LessonError:
        return {}
    by_name = {lesson.name: lesson for lesson in lessons}
    return {rule: by_name[name] for rule, name in teachers(lessons).items()}


def about_view(table: GameSnapshot, rules: Sequence[str], key: str, *, shown: bool) -> Html | None:
    """Return the texts of rules that say what something is; None without rules.

    Its ``key`` is unique on the page; ``shown`` is whether the texts are unfolded at first.
    """
    book, game = table.shown.texts.rulebook, table.shown.rules.name
    known = [rule for rule in rules if rule in book]
    if not known:
        return None
    taught = _lessons_by_rule(game) if table.linked else {}
    # Neighbors from the same lesson share one link, after the last of them.
    listed = [
        _rule(book, rule, game, table.language, table.linked and taught.get(rule) != after)
        for rule, after in zip(known, (*map(taught.get, known[1:]), None), strict=True)
    ]
    return tag(
        "details",
        tag("summary", table.say("about-what")),
        tag("ul", listed) if shown else folded(key, tag("ul", listed)),
        open=shown,
        cls="about",
        data_k=key,
    )


@drawn_once
def belongings_view(table: GameSnapshot, seat: int) -> Html | None:
    """Return what the cards and other belongings of a player do; None where there are none."""
    return about_view(table, table.shown.belongings(seat), f"belongings-{seat}", shown=False)


@lru_cache(maxsize=1024)
def _rule(book: Rulebook, rule: str, game: str, language: str, linked: bool) -> Html:
    """Return a rule with a link to its lesson."""
    entry = book[rule]
    lesson = _lessons_by_rule(game).get(rule) if linked else None
    more = None
    if lesson is not None:
        label = words(language).say("about-lesson", title=lesson.title[language])
        more = link(label, address({"lesson": lesson.name}, game))
    return tag("li", tag("b", entry.title), ": ", entry.text, " ", more)
