"""A puzzle as HTML: the task, the actions, and how the turn compares."""

from typing import Final

from oracle_nb.games.coach import SAME
from oracle_nb.games.puzzles import TOLERANCE
from oracle_nb.render.html import Html, button, link, tag
from oracle_nb.text.numbers import decimal_writer
from oracle_nb.web.lessons.lesson_view import controls_view
from oracle_nb.web.puzzles.addresses import PuzzleAddress
from oracle_nb.web.puzzles.controller import PuzzleController
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import rules_link, top_bar


class PuzzleView:
    """A puzzle in one theme.

    Parameters
    ----------
    controller
        The learner's place.
    theme
        "light" or "dark".
    place
        The address of the puzzle, with the selection it is from; None where there are no
        addresses, as in a notebook.
    """

    def __init__(
        self, controller: PuzzleController, theme: str, place: PuzzleAddress | None
    ) -> None:
        self._controller: Final = controller
        self._theme: Final = theme
        self._place: Final = place
        self._say: Final = words(controller.language).say
        self._number: Final = decimal_writer(controller.language)

    def header(self) -> Html:
        """Return the bar at the top."""
        say, place, language = self._say, self._place, self._controller.language
        game = self._controller.puzzle.game
        above = None
        if place is not None:
            above = link(say("puzzles"), place._replace(name="").address, cls="quiet")
        return top_bar(
            language,
            self._theme,
            None if place is None else rules_link(language, game),
            home=above,
            game=game,
            board=True,
            title=tag("h1", say("puzzle"), cls="phase"),
        )

    @property
    def question(self) -> str:
        """The task."""
        return self._say("puzzle-task")

    @property
    def said(self) -> str:
        """The result in one sentence; "" before it."""
        controller = self._controller
        attempt, say = controller.attempt, self._say
        if not controller.over:
            return say("puzzle-so-far") if attempt.game.history else ""
        if controller.given_up:
            return say("puzzle-answer")
        loss = self._number(attempt.loss)
        if attempt.solved:
            return (
                say("puzzle-close", rounds=loss) if attempt.loss >= SAME else say("puzzle-solved")
            )
        return say("puzzle-lost", rounds=loss)

    @property
    def announced(self) -> str:
        """The announcement: the task or the result, and the best turn if it was asked for."""
        controller = self._controller
        if controller.answered and not controller.attempt.solved:
            return f"{self.said} {self._best()}"
        return self.said or self.question

    def side(self) -> Html:
        """Return everything beside the board."""
        controller, say = self._controller, self._say
        puzzle, over = controller.puzzle, controller.over
        about = say("puzzle-grade", grade=puzzle.grade)
        if controller.answered:
            # Before, the topics would give the answer away.
            topics = ", ".join(controller.tag(name) for name in puzzle.tags)
            about = say("puzzle-topics", grade=puzzle.grade, topics=topics)
        return tag(
            "section",
            tag("p", self._count(), about, cls="l-where"),
            tag(
                "p", self.question, cls="l-say", tabindex="-1",
                data_focus=None if over else "",
            ),
            self._result(),
            self._buttons(),
            None if over else controls_view(controller.controller.snapshot, None),
            cls="lesson",
            data_at=controller.at,
            data_k=f"puzzle-{puzzle.id}",
            data_place=f"puzzle-{puzzle.id}",
            data_state="done" if over else "open",
        )  # fmt: skip

    def _count(self) -> str:
        """Return the place of the puzzle in the set that a class was given; "" elsewhere."""
        chosen = () if self._place is None else self._place.chosen
        if self._controller.puzzle.id not in chosen:
            return ""
        number = chosen.index(self._controller.puzzle.id) + 1
        return self._say("puzzle-count", number=number, count=len(chosen)) + " "

    def _result(self) -> Html | None:
        """Return how the turn compares, and the best turn with its proof if it is shown."""
        controller, said = self._controller, self.said
        if not said:
            return None
        attempt = controller.attempt
        good = attempt.loss < TOLERANCE and not controller.given_up
        return tag(
            "div",
            tag("strong", said),
            self._answer() if controller.answered else None,
            cls=f"l-feedback {'right' if good else 'wrong'}",
            role="status",
            data_said="right" if good else "wrong",
            data_show="",
            data_k=f"said {controller.at}",
        )

    def _best(self) -> str:
        controller = self._controller
        return self._say("puzzle-best", line=controller.line(controller.puzzle.line))

    def _answer(self) -> list[Html | None]:
        controller, say, number = self._controller, self._say, self._number
        puzzle = controller.puzzle
        margin = puzzle.margin
        return [
            tag("p", self._best()),
            tag("p", " ".join(controller.reasons)),
            tag("p", say("puzzle-other", line=controller.line(puzzle.alternative))),
            tag("p", controller.comparison) if controller.comparison else None,
            tag(
                "p",
                say(
                    "puzzle-margin",
                    mean=number(margin.mean),
                    low=number(margin.low),
                    high=number(margin.high),
                    pairs=margin.pairs,
                ),
            ),
        ]

    def _buttons(self) -> Html:
        """Return the buttons, the one to go on with first."""
        controller = self._controller
        if controller.answered:
            names = ["next", "again"]
        elif controller.over:
            names = ["again", "show", "next"]
        else:
            names = ["again", "show"] if controller.controller.game.history else ["show"]
        if self._place is None and "next" in names:
            names.remove("next")
        shown = [self._button(do, first=controller.over and do == names[0]) for do in names]
        return tag("div", shown, cls="row l-go", data_k="go")

    def _button(self, do: str, *, first: bool) -> Html:
        label, focus = self._say(f"puzzle-{do}"), "" if first else None
        cls = "primary" if first else "quiet"
        return button(label, do, cls=cls, data_focus=focus, data_k=do)
