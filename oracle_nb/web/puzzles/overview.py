"""The page on which puzzles are chosen, by grade and by what they teach."""

from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import quote

from oracle_nb.games.puzzle_files import PuzzleFileError, read_puzzles, write_puzzles
from oracle_nb.games.puzzle_set import GRADES, Puzzle
from oracle_nb.games.registry import package_of, puzzles_of
from oracle_nb.lessons.activity import OWN_PUZZLES
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.puzzle_choice import all_tried, due_puzzles, solved_puzzles
from oracle_nb.lessons.spacing import RuleKnowledge
from oracle_nb.render.html import Html, button, link, tag
from oracle_nb.text.file_names import file_name
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.puzzles.addresses import NEXT, PuzzleAddress
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_page import HtmlPage
from oracle_nb.web.widgets.html_view import Message

_ENDS: Final = {GRADES[0]: "first", GRADES[-1]: "last"}
HOMEWORK: Final = 10
"""Number of puzzles in the set that a teacher can give a class."""


class PuzzlesPage(HtmlPage):
    """The choice of puzzles."""

    title = "puzzles"
    kind = "home school"

    def __init__(
        self, memory: LearnerProgress, place: PuzzleAddress, context: PageContext, language: str
    ) -> None:
        super().__init__(context, language, school_css())
        self._memory: Final = memory
        self._place = place
        self._puzzles: Final = puzzles_of(context.game)
        self.refresh()

    @property
    def address(self) -> str:
        """The address of the page."""
        return self._place.address

    def handle(self, message: Message) -> None:
        """Choose a grade or what is taught, or import puzzles."""
        value = message.value
        if message.do == "grade":
            grade = int(value) if value in map(str, GRADES) else 0
            self._choose(self._place._replace(grade=grade))
        elif message.do == "tag":
            self._choose(self._place._replace(tag=value if value in self._puzzles.tags else ""))
        elif message.do == "import":
            self._import(value)

    def _choose(self, place: PuzzleAddress) -> None:
        self._place = place._replace(chosen=())
        self.head.address = self._place.address

    def body(self) -> list[Html | None]:
        """Return what is below the title."""
        say, tried = self.say, self._memory.puzzles
        own, choice = self._own(tried), self._choice(tried)
        return [
            tag("h1", say("puzzles"), cls="l-title"),
            tag("p", say("puzzles-about"), cls="lead"),
            self._due(tried),
            self._set(tried) if self._place.chosen else None,
            *((own, choice) if self._memory.own_puzzles else (choice, own)),
            self._for_class(),
        ]

    def _due(self, tried: Mapping[str, RuleKnowledge]) -> Html | None:
        names = {*self._puzzles, *self._memory.own_puzzles}
        known = {name: knowledge for name, knowledge in tried.items() if name in names}
        due = due_puzzles(known)
        return tag("p", self.say("puzzles-due", count=due), role="status") if due else None

    def _set(self, tried: Mapping[str, RuleKnowledge]) -> Html:
        """Return the puzzles of the set that a class was given, with how they were answered."""
        say, rows = self.say, self._rows(self._place, self._place.chosen, tried)
        done = sum(name in solved_puzzles(tried) for name in self._place.chosen)
        to = self._place._replace(name=NEXT).address
        start = button(say("puzzles-start"), "address", to, cls="primary")
        over = all_tried(self._place.among(self._puzzles), tried)
        return tag(
            "section",
            tag("h2", say("puzzles-set")),
            tag("p", say("puzzles-set-about", count=len(rows), solved=done), role="status"),
            tag("ol", rows),
            None if over else tag("p", start),
            cls="panel",
            data_k="set",
        )

    def _own(self, tried: Mapping[str, RuleKnowledge]) -> Html | None:
        """Return the puzzles from one's own games, which can be exported and imported."""
        say, own = self.say, self._memory.own_puzzles
        if not self._puzzles:
            return None
        about, rows, export = say("puzzles-own-none"), None, None
        if own:
            about = say("puzzles-own-about", count=len(own), most=OWN_PUZZLES)
            rows = tag("ol", self._rows(PuzzleAddress(game=self.game), own, tried))
            file = quote(write_puzzles(own.values()).decode())
            export = tag(
                "a",
                say("learn-export"),
                href=f"data:application/json;charset=utf-8,{file}",
                download=file_name("oracle-puzzles", self.game, "json"),
                cls="l-button",
            )
        load = tag(
            "label",
            say("learn-import"),
            tag("input", type="file", accept="application/json,.json", data_change="import"),
            cls="l-button l-file",
        )
        return tag(
            "section",
            tag("h2", say("puzzles-own")),
            tag("p", about),
            rows,
            tag("div", export, load, cls="row"),
            cls="panel",
            data_k="own",
        )

    def _import(self, text: str) -> None:
        """Keep the puzzles of a file, or say what is wrong with it."""
        try:
            puzzles = read_puzzles(text.encode(), self.game)
        except PuzzleFileError as error:
            self.notice = self.say("learn-import-wrong", reason=str(error))
            return
        self._memory.keep_puzzles(puzzles.values())
        self.notice = self.say("puzzles-imported", count=len(puzzles))

    def _rows(
        self, place: PuzzleAddress, names: Iterable[str], tried: Mapping[str, RuleKnowledge]
    ) -> list[Html]:
        """Return a link to each of some puzzles, with how it was answered."""
        solved, rows = solved_puzzles(tried), []
        for number, name in enumerate(names, 1):
            state = "solved" if name in solved else "missed" if name in tried else "new"
            label = self.say("puzzles-set-one", number=number, state=state)
            rows.append(tag("li", link(label, place._replace(name=name).address)))
        return rows

    def _choice(self, tried: Mapping[str, RuleKnowledge]) -> Html:
        """Return the filter, and the button that begins."""
        say, place = self.say, self._place._replace(chosen=())
        puzzles = place.among(self._puzzles)
        solved = sum(puzzle.id in solved_puzzles(tried) for puzzle in puzzles)
        grades = [tag("option", say("puzzles-any-grade"), value="")] + [
            tag(
                "option",
                say("puzzles-grade-option", grade=grade, place=_ENDS.get(grade, "between")),
                value=str(grade),
                selected=grade == place.grade,
            )
            for grade in GRADES
        ]
        tags = [tag("option", say("puzzles-any-tag"), value="")] + [
            tag("option", name, value=topic, selected=topic == place.tag)
            for name, topic in sorted((self._tag(topic), topic) for topic in self._puzzles.tags)
        ]
        start = None
        if puzzles:
            to = place._replace(name=NEXT).address
            start = button(say("puzzles-start"), "address", to, cls="primary")
        select = (
            tag("select", grades, name="grade", data_change="grade"),
            tag("select", tags, name="tag", data_change="tag"),
        )
        return tag(
            "section",
            tag("h2", say("puzzles-choose")),
            tag("label", say("puzzles-grade"), select[0], cls="t-field"),
            tag("label", say("puzzles-tag"), select[1], cls="t-field"),
            tag("p", say("puzzles-count", count=len(puzzles), solved=solved)),
            tag("p", start) if start else None,
            cls="panel",
            data_k="choice",
        )

    def _tag(self, name: str) -> str:
        book = package_of(self.game).rulebook(self.game_language)
        return str(book.rulebook.say(f"puzzle-tag-{name}"))

    def _for_class(self) -> Html | None:
        """Return a link to some puzzles of the selection, for a class."""
        say = self.say
        chosen = self._homework()
        if not chosen:
            return None
        to = self._place._replace(name=NEXT, chosen=tuple(puzzle.id for puzzle in chosen)).address
        given = tag(
            "input", value=to, readonly=True, aria_label=say("puzzles-class-link"),
            cls="t-puzzle-link", data_change="", data_link="",
        )  # fmt: skip
        copied = button(
            say("teach-copy"), "copy", data_copy=".t-puzzle-link", data_copied=say("teach-copied")
        )
        return tag(
            "section",
            tag("h2", say("puzzles-class")),
            tag("p", say("puzzles-class-about", count=len(chosen))),
            tag("div", given, copied, link(say("teach-try"), to, cls="l-button"), cls="row t-made"),
            cls="panel",
            data_k="class",
        )

    def _homework(self) -> tuple[Puzzle, ...]:
        """Return puzzles spread over the whole selection."""
        puzzles = self._place._replace(chosen=()).among(self._puzzles)
        number = min(HOMEWORK, len(puzzles))
        return tuple(puzzles[place * len(puzzles) // number] for place in range(number))
