"""The overview of lessons as HTML: the lessons, rules due for review, rules known."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Final
from urllib.parse import quote

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import DEFAULT_GAME, lessons_of_game, package_of
from oracle_nb.lessons.feedback import belief_text
from oracle_nb.lessons.guide import guided_game_of
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.progress import LearnerProgress, LessonProgress
from oracle_nb.lessons.review import lesson_about, running_numbers
from oracle_nb.lessons.spacing import KNOWN, WAITS, RuleKnowledge
from oracle_nb.render.html import Html, button, html, link, tag
from oracle_nb.rulebooks import Book
from oracle_nb.text import UnknownMessage
from oracle_nb.text.file_names import file_name
from oracle_nb.text.names import LONG_NAME_LENGTH
from oracle_nb.web.lessons.lesson_map import lesson_map
from oracle_nb.web.lessons.teacher_panel import teacher_panel
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import top_bar

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
    """Return links to every lesson that teaches a missed rule, in their order."""
    say = words(language).say
    return [
        link(
            say("learn-go-to", title=one.title[language]),
            lesson_address(one.name, game=game),
            cls="l-button primary",
        )
        for one in lessons
        if set(one.rules) & set(missed)
    ]


class OverviewView:
    """The page of one learner."""

    def __init__(
        self,
        lessons: Sequence[Lesson],
        book: Book,
        memory: LearnerProgress,
        *,
        game: str,
        theme: str,
        notice: str = "",
        asking: bool = False,
        storage: Callable[[], Html | None] = lambda: None,
    ) -> None:
        self._lessons: Final = lessons
        self._numbers: Final = running_numbers(lessons)
        self._book: Final = book
        self._language: Final = book.language
        self._known: Final = memory.known
        self._progress: Final = memory.lessons
        self._due: Final = memory.due
        self._kept: Final = memory.to_json().decode()
        self._name: Final = memory.name
        self._beliefs: Final = [one.belief for one in memory.misconceptions]
        self._game: Final = game
        self._puzzles: Final = package_of(game).puzzles() is not None
        self._theme: Final = theme
        self._notice: Final = notice
        self._asking: Final = asking
        self._storage: Final = storage
        self._say: Final = words(book.language).say

    def page(self) -> Html:
        """Return the page as HTML."""
        say = self._say
        bar = top_bar(
            self._language,
            self._theme,
            link(say("rules"), self._address("rules"), cls="quiet"),
            home=link(say("home"), address(game=self._game), cls="quiet"),
            games=True,
            game=self._game,
            title=tag("span", say("learn"), cls="phase"),
        )
        main = tag(
            "main",
            tag("p", self._notice, cls="notice", role="status") if self._notice else None,
            self._storage(),
            tag("h1", say("learn"), cls="l-title"),
            tag("p", say("learn-about"), cls="lead"),
            self._guided() if guided_game_of(self._game) else None,
            self._parts(),
            tag("div", self._review(), self._checkup(), cls="l-two"),
            self._page("puzzles", "puzzles-about", "puzzles-open") if self._puzzles else None,
            self._misconceptions(),
            self._map(),
            self._keep(),
            self._picture(),
            self._page("class", "class-about", "class-open"),
            teacher_panel(self._lessons, self._language, self._game),
            cls="home school",
            data_place="learn",
        )
        return html(bar, main)

    def _address(self, field: str) -> str:
        """Return the address of another page of the game."""
        return address({field: None}, self._game)

    def _page(self, name: str, about: str, opens: str) -> Html:
        """Return a link to another page of the game, by message ids."""
        say = self._say
        way = tag("p", link(say(opens), self._address(name)))
        return tag("section", tag("h2", say(name)), tag("p", say(about)), way, cls="panel")

    # --- lessons ---------------------------------------------------------------------------------

    def _guided(self) -> Html:
        """Return the guided game, which comes before all lessons."""
        start = button(self._say("guided"), "address", self._address("guided"), cls="primary")
        return tag("section", tag("p", self._say("guided-about")), tag("p", start), cls="panel")

    def _parts(self) -> list[Html]:
        """Return the lessons of each part under its title; those without a part come last."""
        parts: dict[str, list[Lesson]] = {}
        for one in self._lessons:
            parts.setdefault(one.part, []).append(one)
        return [self._part(name, parts[name]) for name in sorted(parts, key=lambda name: not name)]

    def _part(self, name: str, lessons: Sequence[Lesson]) -> Html:
        say, head = self._say, None
        if name:
            done = sum(one.name in self._done for one in lessons)
            title = self._title(name)
            head = tag(
                "h2",
                title,
                tag("small", say("learn-progress", done=done, count=len(lessons))),
                tag("small", say("learn-optional")) if all(o.optional for o in lessons) else None,
                cls="l-part",
            )
        cards = [self._lesson(one) for one in lessons]
        label = self._title(name) if name else say("learn-lessons")
        return tag("section", head, tag("ol", cards, cls="l-lessons", aria_label=label))

    def _title(self, part: str) -> str:
        """Return the title of a part; its name if the game has no title for it."""
        try:
            return lessons_of_game(self._game).say(self._language, f"part-{part}")
        except UnknownMessage:
            return part

    def _map(self) -> Html | None:
        if len(self._lessons) < 2:
            return None
        addresses = {one.name: lesson_address(one.name, game=self._game) for one in self._lessons}
        return lesson_map(self._lessons, self._done, addresses, self._language)

    @cached_property
    def _done(self) -> frozenset[str]:
        """The names of the lessons that are done."""
        return frozenset(name for name, one in self._progress.items() if 0 < one.stops <= one.done)

    def _lesson(self, lesson: Lesson) -> Html:
        say, language = self._say, self._language
        progress = self._progress.get(lesson.name, LessonProgress(lesson.name, 0, 0))
        over = lesson.name in self._done
        if over:
            name, to = say("learn-again"), lesson_address(lesson.name, game=self._game)
        elif progress.done:
            name = say("learn-continue")
            to = lesson_address(lesson.name, progress.done, self._game)
        else:
            name, to = say("learn-begin"), lesson_address(lesson.name, game=self._game)
        main = lesson.name == self._next
        number = str(self._numbers[lesson.name])
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
                link(name, to, cls="l-button" + (" primary" if main else ""),
                     aria_label=f"{title}: {name}"),
                tag("span", say("learn-done"), cls="l-over") if over else self._test(lesson),
                cls="row",
            ),
            cls="panel",
            data_lesson=lesson.name,
        )  # fmt: skip

    def _test(self, lesson: Lesson) -> Html:
        """Return a link to the test by which a lesson can be skipped."""
        name, to = self._say("learn-test"), {"lesson": lesson.name, "test": None}
        return link(
            name,
            address(to, self._game),
            cls="l-test",
            title=self._say("learn-test-about"),
            aria_label=f"{lesson.title[self._language]}: {name}",
        )

    @property
    def _next(self) -> str:
        """The name of the lesson to be taken now: the first that is not done."""
        return next((one.name for one in self._lessons if one.name not in self._done), "")

    # --- reviews and progress --------------------------------------------------------------------

    def _review(self) -> Html:
        say = self._say
        if self._due:
            text = tag("p", say("learn-review-due", count=len(self._due)))
            start = link(say("learn-review"), self._address("review"), cls="l-button primary")
        else:
            text, start = tag("p", say("learn-review-none")), None
        return tag(
            "section", tag("h2", say("learn-review")), text, start, cls="panel", data_review=""
        )

    def _checkup(self) -> Html:
        say = self._say
        return tag(
            "section",
            tag("h2", say("learn-checkup")),
            tag("p", say("learn-checkup-about")),
            link(say("learn-checkup-begin"), self._address("checkup"), cls="l-button"),
            cls="panel",
            data_checkup="",
        )

    def _misconceptions(self) -> Html | None:
        """Return the false beliefs that the answers suggest, with the lessons that help."""
        say, language = self._say, self._language
        school = lessons_of_game(self._game)
        items = []
        for belief in self._beliefs:
            text = belief_text(school, belief, language)
            if text:
                rules = school.beliefs.get(belief, ())
                lesson = lesson_about(self._game, rules)
                links = teaching_links([lesson], rules, language, self._game) if lesson else []
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

    def _keep(self) -> Html:
        say = self._say
        file = f"data:application/json;charset=utf-8,{quote(self._kept)}"
        saved_as = file_name(KIND, self._name, "json")
        name = tag(
            "label",
            say("learn-name"),
            tag(
                "input",
                name="name",
                value=self._name,
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
        if self._asking:
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
                button(say("learn-reset"), "reset", cls="quiet"),
                cls="row",
            ),
            sure,
            cls="panel",
        )

    # --- the rules known -------------------------------------------------------------------------

    def _picture(self) -> Html:
        """Return the rules of the lessons by chapter, each as a square that fills up."""
        say = self._say
        taught = {rule: lesson for lesson in self._lessons for rule in lesson.rules}
        parts = []
        for chapter in self._book.chapters:
            rules = [rule for rule in chapter.rules if rule in taught or rule in self._known]
            if not rules:
                continue
            known = sum(_state(self._known, rule, True) == "known" for rule in rules)
            head = say("learn-known-chapter", title=chapter.title, done=known, count=len(rules))
            boxes = [self._box(rule, taught.get(rule)) for rule in rules]
            parts.append(tag("section", tag("h3", head), tag("ul", boxes, cls="l-boxes")))
        return tag(
            "section",
            tag("h2", say("learn-known")),
            tag("p", say("learn-known-about")),
            tag("div", parts, cls="l-chapters"),
            cls="panel",
            data_picture="",
        )

    def _box(self, rule: str, lesson: Lesson | None) -> Html:
        met = False
        if lesson is not None and (progress := self._progress.get(lesson.name)) is not None:
            met = _met(lesson, rule, progress)
        state = _state(self._known, rule, met)
        box = self._known[rule].box if rule in self._known else 0
        title = self._say("learn-known-rule", title=self._book.title(rule), state=state)
        return tag(
            "li",
            link(
                tag("span", "✓" if state == "known" else "", aria_hidden="true"),
                address({"rule": rule}, self._game),
                cls=f"l-box {state}",
                style=f"--fill: {100 * box // (len(WAITS) - 1)}%",
                title=title,
                aria_label=title,
                data_rule=rule,
            ),
        )


def _met(lesson: Lesson, rule: str, progress: LessonProgress) -> bool:
    """Return whether a learner has passed the part of a lesson that teaches a rule."""
    for number, step in enumerate(lesson.steps):
        if rule in step.rules:
            return number < progress.done
    return progress.done >= len(lesson.steps)


def _state(known: Mapping[str, RuleKnowledge], rule: str, met: bool) -> str:
    """Return the level of a learner's knowledge of a rule: none, met, missed, learning or known."""
    if rule not in known:
        return "met" if met else "none"
    if known[rule].box >= KNOWN:
        return "known"
    return "learning" if known[rule].box else "missed"
