"""The overview of lessons as HTML: the lessons, rules due for review, rules known."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import quote

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import DEFAULT_GAME, lessons_of_game, package_of
from oracle_nb.lessons.activity import LESSON_PART, PUZZLE_PART, REVIEW_PART
from oracle_nb.lessons.catalog import LessonProgress
from oracle_nb.lessons.feedback import belief_text
from oracle_nb.lessons.guide import guided_game_of
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.review import lesson_about, running_numbers
from oracle_nb.lessons.spacing import KNOWN, LAST, RuleKnowledge
from oracle_nb.render.html import Html, button, html, link, tag
from oracle_nb.text import UnknownMessage
from oracle_nb.text.file_names import file_name
from oracle_nb.text.names import LONG_NAME_LENGTH
from oracle_nb.web.lessons.lesson_map import lesson_map
from oracle_nb.web.lessons.overview import OverviewSnapshot
from oracle_nb.web.lessons.own_lessons import EDITOR
from oracle_nb.web.lessons.teacher_session import SHEET
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import top_bar
from oracle_nb.web.widgets.levels import levels_view

KIND: Final = "oracle-progress"
"""The beginning of the file name of an export."""


@cache
def school_css() -> str:
    """Return the style sheet of lessons."""
    return (Path(__file__).parent / "school.css").read_text("utf-8")


def lesson_address(name: str, stop: int = 0, game: str = DEFAULT_GAME) -> str:
    """Return the address of a lesson of a game, or of a stop in it (from 0)."""
    return address({"lesson": name, **({"stop": str(stop + 1)} if stop else {})}, game)


def teaching_links(
    lessons: Sequence[Lesson], missed: Collection[str], language: str, game: str
) -> list[Html]:
    """Return links to each of some lessons that teaches a missed rule, in their order."""
    say = words(language).say
    return [
        link(
            say("learn-go-to", title=lesson.title[language]),
            lesson_address(lesson.name, game=game),
            cls="l-button primary",
        )
        for lesson in lessons
        if set(lesson.rules) & set(missed)
    ]


def overview_view(overview: OverviewSnapshot) -> Html:
    """Return the page of one learner."""
    say = overview.say
    bar = top_bar(
        overview.language,
        overview.theme,
        current="learn",
        tab=say("learn"),
        game=overview.game,
    )
    keep = _keep(overview)
    main = tag(
        "main",
        tag("p", overview.notice, cls="notice", role="status") if overview.notice else None,
        overview.above,
        levels_view(overview.language, overview.game, "learn"),
        tag("h1", say("learn"), cls="l-title"),
        tag("p", say("learn-about"), cls="lead"),
        keep if overview.handed_out else None,
        tag("div", _next_step(overview), _today(overview), cls="l-two"),
        _map(overview),
        _guided(overview),
        _parts(overview),
        _checkup(overview),
        _page(overview, "puzzles", "puzzles-about", "puzzles-open")
        if package_of(overview.game).puzzles() is not None
        else None,
        _misconceptions(overview),
        None if overview.handed_out else keep,
        _picture(overview),
        _page(overview, "class", "class-about", "class-open"),
        _teaching(overview),
        cls="home school",
        data_place="learn",
    )
    return html(bar, main)


def _page(overview: OverviewSnapshot, name: str, about: str, opens: str) -> Html:
    """Return a link to another page of the game, by message ids."""
    say = overview.say
    way = tag("p", link(say(opens), overview.address(name)))
    return tag("section", tag("h2", say(name)), tag("p", say(about)), way, cls="panel")


# --- lessons -------------------------------------------------------------------------------------


def _guided(overview: OverviewSnapshot) -> Html | None:
    """Return the guided game, which comes before all lessons; None without one."""
    if (guided := guided_game_of(overview.game)) is None:
        return None
    message = "guided-again" if overview.guided_over else "guided"
    label = overview.say("guided-on" if overview.guided_begun else message, minutes=guided.minutes)
    start = button(label, "address", overview.address("guided"))
    about = tag("p", overview.say("guided-about", rounds=guided.rounds))
    return tag("section", None if overview.guided_over else about, tag("p", start), cls="panel")


def _parts(overview: OverviewSnapshot) -> list[Html]:
    """Return the lessons of each part under its title; those without a part come last."""
    parts: dict[str, list[Lesson]] = {}
    for lesson in overview.lessons:
        parts.setdefault(lesson.part, []).append(lesson)
    return [_part(overview, name, parts[name]) for name in sorted(parts, key=lambda name: not name)]


def _part(overview: OverviewSnapshot, name: str, lessons: Sequence[Lesson]) -> Html:
    say, head = overview.say, None
    if name:
        done = sum(lesson.name in overview.done for lesson in lessons)
        title = _title(overview, name)
        head = tag(
            "h2",
            title,
            tag("small", say("learn-progress", done=done, count=len(lessons))),
            tag("small", say("learn-optional")) if all(o.optional for o in lessons) else None,
            cls="l-part",
        )
    cards = [_lesson(overview, lesson) for lesson in lessons]
    label = _title(overview, name) if name else say("learn-lessons")
    return tag("section", head, tag("ol", cards, cls="l-lessons", aria_label=label))


def _title(overview: OverviewSnapshot, part: str) -> str:
    """Return the title of a part; its name if the game has no title for it."""
    try:
        return lessons_of_game(overview.game).say(overview.language, f"part-{part}")
    except UnknownMessage:
        return part


def _map(overview: OverviewSnapshot) -> Html | None:
    if len(overview.lessons) < 2:
        return None
    addresses = {
        lesson.name: lesson_address(lesson.name, game=overview.game) for lesson in overview.lessons
    }
    return lesson_map(overview.lessons, overview.done, addresses, overview.language)


def _lesson(overview: OverviewSnapshot, lesson: Lesson) -> Html:
    say, language = overview.say, overview.language
    progress = overview.progress.get(lesson.name, LessonProgress(lesson.name, 0, 0))
    over = lesson.name in overview.done
    if over:
        name, to = say("learn-again"), lesson_address(lesson.name, game=overview.game)
    elif progress.done:
        name = say("learn-continue")
        to = lesson_address(lesson.name, progress.done, overview.game)
    else:
        name, to = say("learn-begin"), lesson_address(lesson.name, game=overview.game)
    number = str(running_numbers(overview.lessons)[lesson.name])
    title = lesson.title[language]
    bar = None
    if progress.done:
        text = say("learn-progress", done=progress.done, count=progress.stops)
        bar = tag(
            "div",
            tag("div", style=f"width: {100 * progress.done // progress.stops}%"),
            cls="l-bar",
            role="img",
            aria_label=text,
            title=text,
        )
    return tag(
        "li",
        tag("h2", tag("span", number, cls="l-number" + (" over" if over else "")), title),
        tag("p", lesson.goal[language]),
        bar,
        tag(
            "div",
            link(name, to, cls="l-button", aria_label=f"{title}: {name}"),
            tag("span", say("learn-done"), cls="l-over") if over else None,
            cls="row",
        ),
        cls="panel",
        data_lesson=lesson.name,
    )  # fmt: skip


# --- reviews and progress ------------------------------------------------------------------------


def _next_step(overview: OverviewSnapshot) -> Html:
    """Return the one next step: the next lesson, the placement for beginners, or a game."""
    say, language, game = overview.say, overview.language, overview.game
    lesson = next((each for each in overview.lessons if each.name == overview.next), None)
    if lesson is None:
        about, title = tag("p", say("learn-all-done")), say("learn-play")
        steps = [link(title, address(game=game), cls="l-button primary")]
    else:
        progress = overview.progress.get(lesson.name)
        done = progress.done if progress else 0
        message = "learn-continue-with" if done else "learn-begin-with"
        name = say(message, title=lesson.title[language])
        about = tag("p", lesson.goal[language])
        steps = [link(name, lesson_address(lesson.name, done, game), cls="l-button primary")]
    placement = None
    if not overview.done:
        steps.append(link(say("learn-placement"), overview.address("placement"), cls="l-button"))
        placement = tag("small", say("learn-placement-about"))
    bar = None
    if overview.done:
        share = 100 * len(overview.done) // max(1, len(overview.lessons))
        text = say("learn-progress", done=len(overview.done), count=len(overview.lessons))
        bar = tag("div", tag("div", style=f"width: {share}%"), cls="l-bar", role="img",
                  aria_label=text, title=text)  # fmt: skip
    row = tag("div", steps, cls="row")
    head = tag("h2", say("learn-next-step"))
    return tag("section", head, about, bar, row, placement, cls="panel l-next", data_next="")


def _today(overview: OverviewSnapshot) -> Html:
    """Return the ten minutes of a day: a review, a puzzle and a step of a lesson."""
    say = overview.say
    items = [_review(overview)]
    if package_of(overview.game).puzzles() is not None:
        puzzle = address({"puzzles": "next"}, overview.game)
        items.append(_part_of_day(overview, PUZZLE_PART, "learn-puzzle", puzzle))
    if overview.next:
        step = overview.progress.get(overview.next, LessonProgress(overview.next, 0, 0)).done
        to = lesson_address(overview.next, step, overview.game)
        items.append(_part_of_day(overview, LESSON_PART, "learn-today-step", to))
    return tag(
        "section",
        tag("h2", say("learn-today")),
        tag("ul", items, cls="l-today"),
        _days(overview),
        cls="panel",
        data_review="",
    )


def _review(overview: OverviewSnapshot) -> Html:
    """Return the review that is due, or when the next one will be."""
    say, due, after = overview.say, len(overview.due), overview.next_review
    if due:
        about, to = say("learn-review-due", count=due), overview.address("review")
        return _part_of_day(overview, REVIEW_PART, "learn-review", to, about)
    text = say("learn-review-none")
    if after is not None:
        facts = {"days": after.days, "missed": after.missed, "rest": after.others}
        text = say("learn-review-next", **facts)
    done = REVIEW_PART in overview.practised
    over = (say("learn-review"), " ", tag("span", say("learn-done-today"), cls="l-over"))
    shown = (tag("strong", over) if done else None, tag("span", text))
    return tag("li", shown, data_part=REVIEW_PART)


def _part_of_day(
    overview: OverviewSnapshot, part: str, message: str, to: str, about: str = ""
) -> Html:
    """Return a part of the day's practice: a link to it, and whether it is done."""
    done = part in overview.practised
    return tag(
        "li",
        link(overview.say(message), to, cls="l-button"),
        tag("span", overview.say("learn-done-today"), cls="l-over") if done else None,
        tag("span", about) if about and not done else None,
        data_part=part,
        data_k=f"today-{part}",
    )


def _days(overview: OverviewSnapshot) -> Html | None:
    """Return the days of practice in a row, where they are counted, and what changes that."""
    say, days = overview.say, overview.days
    if days == 0:
        return None
    text = None if days is None else tag("span", say("learn-days", count=days), " ")
    label, value = ("learn-days-on", "on") if days is None else ("learn-days-off", "off")
    change = button(say(label), "streak", value, cls="quiet", data_k="streak")
    return tag("p", text, change, cls="c-small")


def _checkup(overview: OverviewSnapshot) -> Html | None:
    """Return a link to the check-up, once something has been taught."""
    if not overview.done:
        return None
    say = overview.say
    return tag(
        "section",
        tag("h2", say("learn-checkup")),
        tag("p", say("learn-checkup-about")),
        link(say("learn-checkup-begin"), overview.address("checkup"), cls="l-button"),
        cls="panel",
        data_checkup="",
    )


def _misconceptions(overview: OverviewSnapshot) -> Html | None:
    """Return the false beliefs that the answers suggest, with the lessons that help."""
    say, language = overview.say, overview.language
    school = lessons_of_game(overview.game)
    items = []
    for belief in overview.beliefs:
        text = belief_text(school, belief, language)
        if text:
            rules = school.beliefs.get(belief, ())
            lesson = lesson_about(overview.game, rules)
            links = teaching_links([lesson], rules, language, overview.game) if lesson else []
            items.append(tag("li", tag("p", text), links, data_k=f"belief-{belief}"))
    if not items:
        return None
    return tag(
        "section",
        tag("h2", say("learn-beliefs")),
        tag("p", say("learn-beliefs-about")),
        tag("ul", items, cls="l-beliefs"),
        cls="panel",
        data_beliefs="",
    )


def _keep(overview: OverviewSnapshot) -> Html:
    say = overview.say
    file = f"data:application/json;charset=utf-8,{quote(overview.saved)}"
    saved_as = file_name(KIND, overview.name, "json")
    name = tag(
        "label",
        say("learn-name"),
        tag(
            "input",
            name="name",
            value=overview.name,
            maxlength=LONG_NAME_LENGTH,
            autocomplete="off",
            data_change="name",
        ),
        cls="t-field",
    )
    load = tag(
        "label",
        say("learn-import"),
        tag("input", type="file", accept="application/json,.json", data_change="import"),
        cls="l-button l-file",
    )
    sure = None
    if overview.asking:
        sure = tag(
            "div",
            tag("p", say("learn-reset-sure")),
            button(say("learn-reset-yes"), "reset-yes", data_focus=""),
            button(say("cancel"), "reset-no", cls="quiet"),
            role="alert",
            cls="l-sure",
        )
    return tag(
        "section",
        tag("h2", say("learn-keep")),
        tag("p", say("learn-keep-about")),
        name,
        tag(
            "div",
            tag("a", say("learn-export"), href=file, download=saved_as, cls="l-button"),
            load,
            button(say("learn-code"), "code"),
            button(say("learn-reset"), "reset", cls="quiet"),
            cls="row",
        ),
        _code(overview) if overview.code else None,
        sure,
        cls="panel",
    )


def _code(overview: OverviewSnapshot) -> Html:
    """Return the code of the results, with a button that copies it."""
    say = overview.say
    field = tag(
        "input",
        value=overview.code,
        readonly=True,
        aria_label=say("learn-code"),
        cls="t-results-code",
        data_change="",
    )
    copy = button(
        say("teach-copy"),
        "copy",
        cls="primary",
        data_copy=".t-results-code",
        data_copied=say("teach-copied"),
    )
    row = tag("div", field, copy, cls="row t-made")
    return tag("div", tag("p", say("learn-code-about")), row, role="status")


# --- the rules known -----------------------------------------------------------------------------


def _picture(overview: OverviewSnapshot) -> Html:
    """Return the rules of the lessons by chapter, each as a square that fills up."""
    say = overview.say
    taught = {rule for lesson in overview.lessons for rule in lesson.rules}
    parts = []
    for chapter in overview.book.chapters:
        rules = [rule for rule in chapter.rules if rule in taught or rule in overview.known]
        if not rules:
            continue
        known = sum(_state(overview.known, rule, True) == "known" for rule in rules)
        head = say("learn-known-chapter", title=chapter.title, done=known, count=len(rules))
        boxes = [_box(overview, rule) for rule in rules]
        parts.append(tag("section", tag("h3", head), tag("ul", boxes, cls="l-boxes")))
    return tag(
        "section",
        tag("h2", say("learn-known")),
        tag("p", say("learn-known-about")),
        tag("div", parts, cls="l-chapters"),
        cls="panel",
        data_picture="",
    )


def _box(overview: OverviewSnapshot, rule: str) -> Html:
    progress = overview.progress
    taught = any(
        _is_passed(lesson, rule, progress[lesson.name])
        for lesson in overview.lessons
        if rule in lesson.rules and lesson.name in progress
    )
    state = _state(overview.known, rule, taught)
    box = overview.known[rule].box if rule in overview.known else 0
    title = overview.say("learn-known-rule", title=overview.book.title(rule), state=state)
    return tag(
        "li",
        link(
            tag("span", "✓" if state == "known" else "", aria_hidden="true"),
            address({"rule": rule}, overview.game),
            cls=f"l-box {state}",
            style=f"--fill: {100 * box // LAST}%",
            title=title,
            aria_label=title,
            data_rule=rule,
        ),
    )


def _teaching(overview: OverviewSnapshot) -> Html:
    """Return the links to the pages for teachers, and the worksheet of each lesson."""
    say, game = overview.say, overview.game
    sheets = [
        tag(
            "li",
            link(
                f"{lesson.number}. {lesson.title[overview.language]}",
                address({SHEET: lesson.name}, game),
            ),
        )
        for lesson in overview.lessons
    ]
    return tag(
        "section",
        tag("h2", say("teach")),
        tag("p", say("teach-about")),
        tag(
            "p",
            link(say("teach-open"), address({"teach": None}, game)),
            " · ",
            link(say("draft-open"), address({EDITOR: None}, game)),
        ),
        tag(
            "details",
            tag("summary", say("teach-sheets")),
            tag("ul", sheets, cls="l-sheets"),
            cls="l-every",
        ),
        cls="panel",
    )


def _is_passed(lesson: Lesson, rule: str, progress: LessonProgress) -> bool:
    """Return whether a learner has passed the part of a lesson that teaches a rule."""
    for number, step in enumerate(lesson.steps):
        if rule in step.rules:
            return number < progress.done
    return progress.done >= len(lesson.steps)


def _state(known: Mapping[str, RuleKnowledge], rule: str, taught: bool) -> str:
    """Return the level of a learner's knowledge of a rule: none, met, missed, learning or known."""
    if rule not in known:
        return "met" if taught else "none"
    if known[rule].box >= KNOWN:
        return "known"
    return "learning" if known[rule].box else "missed"
