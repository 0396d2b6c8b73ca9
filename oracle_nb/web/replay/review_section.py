"""The review of a game below its replay: started, stopped, and shown when it is ready."""

from typing import Final

from oracle_nb.games.registry import coach_of, package_of
from oracle_nb.games.reviews.kept import reviewer_of
from oracle_nb.games.reviews.words import ReviewWords, review_wording
from oracle_nb.render.html import Html, button, tag
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.review_job import ReviewJob, job_of
from oracle_nb.web.replay.review_view import ReviewView
from oracle_nb.web.table.control.snapshot import GameSnapshot

REVIEWING: Final = ("review-begin", "review-stop")
"""The buttons of a review that isn't ready."""
BEAT: Final = 500
"""Milliseconds between two looks at the progress."""


class ReviewSection:
    """The review of the game of a replay.

    Only games that are over are reviewed here: a best line could reveal what its player knows.

    Parameters
    ----------
    controller
        The controller of the replay.
    """

    def __init__(self, controller: ReplayController) -> None:
        self.controller: Final = controller
        self._game: object = None
        self._job: ReviewJob | None = None
        self._words: tuple[object, str, ReviewWords] | None = None
        self._drawn: tuple[object, Html] | None = None
        self._beats = 0

    @property
    def job(self) -> ReviewJob | None:
        """The work on the review of the game; None if it can't be reviewed."""
        game = self.controller.whole
        if self._game is not game:
            self.close()
            self._game, self._job = game, None
            package = package_of(game.rules.name)
            if self.controller.over and game.history and coach_of(game.rules) is not None:
                progress = self.controller.presentation.progress
                self._job = job_of(reviewer_of(game, progress, package.coach))
        return self._job

    def act(self, do: str) -> None:
        """Handle one of the buttons in ``REVIEWING``."""
        if self.job is not None:
            (self.job.start if do == "review-begin" else self.job.stop)(self)

    def close(self) -> None:
        """Wait for no review any more."""
        if self._job is not None:
            self._job.stop(self)

    def beat(self) -> None:
        """Look at the progress. Raises the error that ended the review, once."""
        self._beats += 1
        if self.job is not None and self.job.error is not None:
            error, self.job.error = self.job.error, None
            raise error
        # A page that had lost its connection is here again.
        if self.job is not None and self.job.awaited_by(self) and self.job.idle:
            self.job.start(self)

    def view(self, table: GameSnapshot) -> ReviewView | None:
        """Return the review in the theme of a page; None until it is ready."""
        job, language = self.job, self.controller.language
        result = None if job is None else job.reviewer.result
        if result is None:
            return None
        if self._words is None or self._words[:2] != (result, language):
            names = [table.name(seat) for seat in range(self.controller.rules.players)]
            words = ReviewWords(self.controller.whole, result, names, language)
            self._words = result, language, words
        return ReviewView(self._words[2], self.controller, table)

    def section(self, table: GameSnapshot) -> Html:
        """Return the section below the replay; "" for a game that can't be reviewed."""
        if self.job is None:
            return Html("")
        view = self.view(table)
        if view is None:
            return tag("section", self._progress(self.job, table), cls="own review")
        key = (view.words, table.theme)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, view.section()
        return self._drawn[1]

    def note(self, table: GameSnapshot) -> Html | None:
        """Return the review of the action that is shown; None if there is none."""
        view = self.view(table)
        return None if view is None else view.note(self.controller.walk.place.actions)

    def _progress(self, job: ReviewJob, table: GameSnapshot) -> tuple[Html | None, ...]:
        say = table.say
        about = review_wording(self.controller.language).say
        title = tag("h2", about("review-title"))
        if job.awaited_by(self):
            percent = say("review-percent", percent=job.percent)
            bar = tag("progress", value=f"{job.percent / 100:.2f}")
            return (
                title,
                tag(
                    "div",
                    tag("label", say("review-runs"), " ", bar, tag("span", percent)),
                    button(say("review-stop"), "review-stop", cls="quiet", data_focus=""),
                    cls="row thinking",
                    data_beat=BEAT,
                    data_tick=self._beats,
                    data_k="review-progress",
                ),
            )
        begun = job.reviewer.done > 0
        label = say("review-resume" if begun else "review-begin")
        stopped = tag("p", say("review-stopped", percent=job.percent)) if begun else None
        takes = tag("p", say("review-takes"), cls="decision")
        start = button(label, "review-begin", cls="primary", data_focus="")
        return title, tag("p", about("review-about")), stopped, takes, tag("div", start, cls="row")
