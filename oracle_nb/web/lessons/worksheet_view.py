"""A worksheet as HTML: exercises with room for answers, and the answers on a page of their own.

It is a page of the app or a file of its own; it needs no color, as every color has its sign.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    Picture,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import package_of, presentation_of, scene_of, texts_of
from oracle_nb.lessons.feedback import answer_text, label, shown_options
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.render.cropping import cut, near
from oracle_nb.render.highlights import look_mark
from oracle_nb.render.html import Child, Html, html, tag
from oracle_nb.render.scene import Scene
from oracle_nb.render.svg import to_svg
from oracle_nb.web.text import words

_THEME: Final = "light"
_BOARD: Final = 620
_SPACE: Final = 56
"""Width of a space in a picture of a part of the board, in pixels."""
_ROUND: Final = 1.2
"""Number of spaces around an answer that its picture shows."""
_ALONE: Final = """@page { margin: 10mm 11mm 11mm; }
body { margin: 0 auto; max-width: 900px; padding: 12px; }
@media print { body { padding: 0; } }"""
_SHORT: Final = 9
"""Maximum length in characters of options that are printed side by side."""
_RULED: Final = 2
"""Number of lines to write on below a question about spaces."""


@cache
def worksheet_css() -> str:
    """Return the style sheet of worksheets."""
    return (Path(__file__).parent / "worksheet.css").read_text("utf-8")


class Worksheet:
    """A worksheet in one language.

    Parameters
    ----------
    school, lesson
        The origin of the exercises.
    exercises
        From ``oracle_nb.lessons.worksheet``.
    seed
        What they were made by: it is printed on every page, so that the answers can be found again.
    language
        The language of everything on it.
    """

    def __init__(
        self,
        school: LessonData,
        lesson: Lesson,
        exercises: Sequence[Exercise],
        seed: int,
        language: str,
    ) -> None:
        self.school: Final = school
        self.lesson: Final = lesson
        self.exercises: Final = tuple(exercises)
        self.seed: Final = seed
        self.language: Final = language
        self._words: Final = words(language)
        self._say: Final = self._words.say

    @property
    def title(self) -> str:
        """The head of the sheet."""
        game = package_of(self.exercises[0].rules.name).title(self.language)
        return self._say("sheet-title", game=game, title=self.lesson.title[self.language])

    def document(self) -> str:
        """Return the sheet as a file of its own."""
        style = f"{_ALONE}\n{worksheet_css()}"
        head = tag(
            "head",
            Html('<meta charset="utf-8">'),
            tag("title", self.title),
            tag("style", Html(style)),
        )
        body = tag("body", self.sheet())
        return f"<!DOCTYPE html>\n{tag('html', head, body, lang=self.language)}\n"

    def sheet(self) -> Html:
        """Return the questions and then the answers."""
        say = self._say
        asked = [self._question(n, exercise) for n, exercise in enumerate(self.exercises, 1)]
        solved = [self._solution(n, exercise) for n, exercise in enumerate(self.exercises, 1)]
        code = say("sheet-code", name=self.lesson.name, mark=str(self.seed))
        return tag(
            "article",
            tag(
                "section",
                tag("h1", self.title),
                tag(
                    "p",
                    tag("span", say("sheet-name"), cls="w-field"),
                    tag("span", say("sheet-date"), cls="w-field short"),
                    tag("span", code, cls="w-code"),
                    cls="w-who",
                ),
                asked,
                cls="w-questions",
            ),
            tag(
                "section",
                tag("h1", say("sheet-answers", title=self.lesson.title[self.language])),
                tag("p", code, cls="w-code"),
                tag("ol", solved, cls="w-solutions"),
                cls="w-answers",
            ),
            cls="sheet",
            lang=self.language,
        )

    # --- questions -------------------------------------------------------------------------------

    def _question(self, number: int, exercise: Exercise) -> Html:
        rules, position = exercise.rules, exercise.position
        players = presentation_of(rules, self.language).players
        seat = rules.to_move(position) or 0
        seen = rules.view(position, seat)
        own = Html(players.printable_summary(rules, seen, seat, _THEME))
        held = None
        if own and exercise.picture is not Picture.NONE:
            held = tag("div", tag("h3", self._say("sheet-yours")), own, cls="w-own")
        drawn = rules.view(exercise.drawn_position, seat)
        beside = self._board(
            number, exercise, scene_of(rules, drawn, seat=seat, language=self.language)
        )
        return tag(
            "section",
            tag(
                "div",
                tag("h2", self._say("sheet-number", number=number)),
                tag("p", self._asked(exercise), cls="w-asked"),
                self._answer_space(exercise),
                held if beside is not None else None,
                cls="w-left",
            ),
            held if beside is None else beside,
            cls="w-exercise",
            data_exercise=exercise.template,
        )

    def _board(self, number: int, exercise: Exercise, drawn: Scene) -> Html | None:
        """Return what the exercise shows of the board on a screen; None if it shows nothing."""
        prefix = f"q{number}-"
        match exercise.picture:
            case Picture.OWN | Picture.NONE:
                return None
            case Picture.NEAR | Picture.CLOSE:
                part = cut(drawn, near(drawn, exercise.look, exercise.picture.around))
                width = part.width / part.pitch * _SPACE
                return tag(
                    "div", Html(to_svg(part, _THEME, width=width, prefix=prefix)), cls="w-near"
                )
            case Picture.BOARD:
                board = to_svg(drawn, _THEME, width=_BOARD, prefix=prefix)
                return tag("div", Html(board), cls="w-board")

    def _asked(self, exercise: Exercise) -> str:
        return self.school.say(self.language, exercise.prompt, **exercise.facts)

    def _label(self, exercise: Exercise, part: str) -> str:
        return label(self.school, exercise, part, self.language)

    def _answer_space(self, exercise: Exercise) -> Html:
        """Return the space for the answer, and instructions for writing it."""
        form = exercise.form
        match form:
            case SpaceSelection():
                return self._how("sheet-mark", [tag("p", cls="w-line") for _ in range(_RULED)])
            case SingleChoice():
                boxes = self._boxes(exercise, shown_options(self.school, exercise), "round")
                return self._how("sheet-choose", boxes)
            case MultipleChoice():
                boxes = self._boxes(exercise, shown_options(self.school, exercise), "square")
                return self._how("sheet-choose-several", boxes)
            case Ordering():
                return self._how("sheet-order", self._boxes(exercise, form.items, "square wide"))
            case NumberInput():
                box = tag("p", tag("span", cls="w-box square wide"), cls="w-number")
                return self._how("sheet-number-here", box)
            case ActionSequence():
                lines = [tag("li", tag("span", cls="w-line")) for _ in range(form.most)]
                return self._how("sheet-line", tag("ol", lines, cls="w-lines"), most=form.most)

    def _how(self, message: str, room: Child, **facts: int) -> Html:
        return html(tag("p", self._say(message, **facts), cls="w-how"), room)

    def _boxes(self, exercise: Exercise, parts: Answer, kind: str) -> Html:
        names = [self._label(exercise, part) for part in parts]
        rows = [tag("li", tag("span", cls=f"w-box {kind}"), tag("span", name)) for name in names]
        short = " short" if max(map(len, names)) <= _SHORT else ""
        return tag("ul", rows, cls=f"w-options{short}")

    # --- answers ---------------------------------------------------------------------------------

    def _solution(self, number: int, exercise: Exercise) -> Html:
        rules = [self._rule(exercise, rule) for rule in exercise.rests_on]
        picture = None
        if isinstance(exercise.form, SpaceSelection):
            drawn = scene_of(exercise.rules, exercise.position, language=self.language)
            places = {group.name: group.space for group in drawn.spaces}
            marked = [places[name] for name in exercise.solution]
            drawn = cut(drawn, near(drawn, marked, _ROUND)) if marked else drawn
            drawn = drawn.with_overlay(*(look_mark(drawn, space) for space in marked))
            shown = to_svg(drawn, _THEME, prefix=f"a{number}-")
            picture = tag("div", Html(shown), cls="w-small")
        return tag(
            "li",
            tag("p", self._asked(exercise), cls="w-again"),
            tag("p", tag("strong", self._answer(exercise)), cls="w-answer"),
            picture,
            tag("p", self._say("sheet-rules", text=self._words.join(rules, "cite")), cls="w-rules"),
        )

    def _answer(self, exercise: Exercise) -> str:
        """Return every correct answer of a choice; of others one, with a note if there are more."""
        say, form, answers = self._say, exercise.form, exercise.answers
        if isinstance(form, SingleChoice):
            # In the order of the options on the sheet.
            shown = shown_options(self.school, exercise)
            right = [part for part in shown if (part,) in answers]
            return self._words.join([self._label(exercise, part) for part in right], "or")
        first = exercise.solution
        if isinstance(form, NumberInput) and form.within:
            return say("sheet-about", text=first[0], within=form.within)
        text = answer_text(self.school, exercise, first, self.language)
        if isinstance(form, ActionSequence) or len(answers) > 1:
            return say("sheet-for-one", text=text)
        return text

    def _rule(self, exercise: Exercise, rule: str) -> str:
        book = texts_of(exercise.rules, self.language).rulebook
        return book[rule].title if rule in book else rule
