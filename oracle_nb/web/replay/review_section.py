"""The review of a game below its replay: started, stopped, and shown as far as it is ready."""

from collections.abc import Callable, Sequence
from typing import Final

from oracle_nb.games.registry import coach_of, package_of
from oracle_nb.games.reviews.kept import reviewer_of
from oracle_nb.games.reviews.sums import clearest
from oracle_nb.games.reviews.words import ReviewWords
from oracle_nb.render.html import Html
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.mistakes import LearnedFromGame, MistakePlace
from oracle_nb.web.replay.review_job import ReviewJob, job_of
from oracle_nb.web.replay.review_view import (
    OwnMistakes,
    ReviewProgress,
    note_view,
    review_view,
    running_view,
)
from oracle_nb.web.table.control.snapshot import GameSnapshot


class ReviewSection:
    """The review of the game of a replay.

    Only games that are over are reviewed here: a best line could reveal what its player knows.
    ``tries``: whether mistakes can be tried again on a page of their own.
    """

    def __init__(self, controller: ReplayController, *, tries: bool = True) -> None:
        self.controller: Final = controller
        self._tries: Final = tries
        self._game: object = None
        self._job: ReviewJob | None = None
        self._words: tuple[object, str, ReviewWords] | None = None
        self._beats = 0
        self._asked = 0
        self._reported: ReviewJob | None = None
        self.learned: Callable[[LearnedFromGame], object] = lambda _learned: None
        """Called once with what the people at this screen can learn from the game; can be set."""

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
                reviewer = reviewer_of(
                    game,
                    progress,
                    package.coach,
                    puzzles=True,
                    substituted=self.controller.seats.substituted,
                )
                self._job = job_of(reviewer)
        return self._job

    def own_mistakes(self, people: Sequence[int]) -> OwnMistakes | None:
        """Return the clearest mistakes of some seats so far, as numbers of actions by seat.

        None where nobody can try them again.
        """
        reviewer = None if self.job is None else self.job.reviewer
        if reviewer is None or not self._tries or not people or not reviewer.makes_puzzles:
            return None
        review = reviewer.so_far
        if review is None:
            return ()
        return tuple((seat, clearest(review, seat, {*reviewer.trials})) for seat in people)

    def _report(self) -> None:
        """Report the own mistakes once, when the review is done."""
        job = self.job
        if job is None or job.reviewer.result is None or self._reported is job:
            return
        self._reported = job
        own = self.own_mistakes(self.controller.seating.people) or ()
        trials = job.reviewer.trials
        self.learned(
            LearnedFromGame(
                tuple(trials[number] for _, numbers in own for number in numbers),
                tuple(puzzle for puzzle in job.reviewer.proved),
            )
        )

    def trial(self, number: int) -> MistakePlace | None:
        """Return the place of a mistake among those to try again; None if it isn't one."""
        people, job = self.controller.seating.people, self.job
        for _, numbers in self.own_mistakes(people) or ():
            if number in numbers and job is not None:
                review = job.reviewer.so_far
                assert review is not None
                return MistakePlace(
                    job.reviewer.trials[number],
                    number,
                    numbers,
                    review.decisions[number - 1].round,
                    tuple(
                        map(
                            self.controller.game_snapshot.name, range(self.controller.rules.players)
                        )
                    ),
                )
        return None

    def begin(self) -> None:
        """Begin the review, or go on with it, and show it."""
        self.show()
        if self.job is not None:
            self.job.start(self)

    def show(self) -> None:
        """Have the page go to the review, which is far below the board."""
        self._asked += 1

    def stop(self) -> None:
        """Stop the review; what is done is kept."""
        if self.job is not None:
            self.job.stop(self)

    def close(self) -> None:
        """Wait for no review any more."""
        if self._job is not None:
            self._job.stop(self)

    def poll_progress(self) -> None:
        """Look at the progress. Raises the error that ended the review, once."""
        self._beats += 1
        self._report()
        if self.job is not None and self.job.error is not None:
            error, self.job.error = self.job.error, None
            raise error
        # A page that had lost its connection is here again.
        if self.job is not None and self.job.awaited_by(self) and self.job.idle:
            self.job.start(self)

    def _review(self, page: GameSnapshot) -> ReviewWords | None:
        """Return the review of the turns judged so far in words; None before the first one."""
        job, language = self.job, page.language
        result = None if job is None else job.reviewer.so_far
        if result is None:
            return None
        if self._words is None or self._words[:2] != (result, language):
            names = [page.name(seat) for seat in range(page.shown.rules.players)]
            words = ReviewWords(self.controller.whole, result, names, language)
            self._words = result, language, words
        return self._words[2]

    def section(self, page: GameSnapshot) -> Html:
        """Return the section below the replay; "" for a game that can't be reviewed."""
        job, words = self.job, self._review(page)
        if job is None:
            return Html("")
        progress = None
        if job.reviewer.result is None:
            begun = job.reviewer.done > 0
            progress = ReviewProgress(job.awaited_by(self), begun, job.percent, self._beats)
        own = self.own_mistakes(page.seats.people)
        return review_view(page.shown.look, words, progress, own, asked=self._asked)

    def note(self, page: GameSnapshot) -> Html | None:
        """Return the review of the action that is shown; None if there is none."""
        words, number = self._review(page), self.controller.walk.place.actions
        return None if words is None else note_view(page.shown.look, words, number)

    def running(self, page: GameSnapshot) -> Html | None:
        """Return how far a review is that this page has asked for; None if it hasn't."""
        job = self.job
        if job is None or not self._asked:
            return None
        ready = job.reviewer.result is not None
        shown = ready or job.awaited_by(self)
        return running_view(page.shown.look, job.percent, ready=ready) if shown else None
