"""A review as HTML: its progress, its chart, sums, turns and moments, and its note on an action."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from oracle_nb.games.reviews.data import MOMENTS, ReviewedDecision, ReviewedTurn
from oracle_nb.games.reviews.words import SMALL, ReviewWords, review_wording
from oracle_nb.render.html import Html, button, tag
from oracle_nb.render.plots import LINES_HEIGHT, WIDTH, lines
from oracle_nb.render.svg import picture
from oracle_nb.web.replay.piece_tracks import tone
from oracle_nb.web.replay.summary import legend, table_view
from oracle_nb.web.table.control.kept import drawn_once
from oracle_nb.web.table.control.shown import Look

OwnMistakes: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
"""The seats of the people at a screen, each with the numbers of its clearest mistakes."""
BEAT: Final = 500
"""Milliseconds between two looks at the progress."""


@dataclass(frozen=True)
class ReviewProgress:
    """The state of a review that isn't ready.

    Attributes
    ----------
    awaited
        Whether this page waits for it.
    begun
        Whether some of the work is done.
    percent
        The share of the work that is done.
    beats
        The number of looks at it.
    """

    awaited: bool
    begun: bool
    percent: int
    beats: int


def review_view(
    look: Look,
    words: ReviewWords | None,
    progress: ReviewProgress | None,
    own: OwnMistakes | None = None,
    *,
    asked: int = 0,
) -> Html:
    """Return the review.

    Parameters
    ----------
    look
        How the game is shown.
    words
        The review of the turns that are judged so far; None before the first one.
    progress
        The state of the work; None once it is done.
    own
        The mistakes that people here can try again; None where there are no such positions.
    asked
        How often somebody has asked for it on this page.
    """
    about = review_wording(look.language).say
    return tag(
        "section",
        tag("h2", about("review-title")),
        tag("p", about("review-about")),
        _ready(look)
        if progress is None
        else _progress(look, progress, words, learns=own is not None),
        None if words is None else _learn(words, look, own, progress is None),
        None if words is None else _results(words, look, own, progress is None),
        cls="own review",
        # It is far below the board, and somebody wants to see it.
        data_show="top" if asked else None,
        data_k=f"review-{asked}",
    )


def _ready(look: Look) -> Html:
    return tag("p", look.say("review-ready"), cls="visually-hidden", role="status")


def _progress(
    look: Look, progress: ReviewProgress, words: ReviewWords | None, *, learns: bool
) -> tuple[Html | None, ...]:
    """Return how far the work is, with the button that stops, begins or continues it."""
    say = look.say
    so_far = None
    if words is not None:
        last = words.review.turns[-1]
        so_far = tag("p", say("review-so-far", round=last.round), cls="decision")
    if progress.awaited:
        percent = say("review-percent", percent=progress.percent)
        bar = tag("progress", value=f"{progress.percent / 100:.2f}")
        working = tag(
            "div",
            tag("label", say("review-runs"), " ", bar, tag("span", percent)),
            button(say("review-stop"), "review-stop", cls="quiet", data_focus=""),
            cls="row thinking",
            data_beat=BEAT,
            data_tick=progress.beats,
            data_k="review-progress",
        )
        return working, so_far
    begin = "review-learn" if learns else "review-begin"
    label = say("review-resume" if progress.begun else begin)
    stopped = None
    if progress.begun:
        stopped = tag("p", say("review-stopped", percent=progress.percent))
    takes = None if progress.begun else tag("p", say("review-takes"), cls="decision")
    start = button(label, "review-begin", cls="primary", data_focus="")
    return stopped, takes, tag("div", start, cls="row"), so_far


# --- what is judged ------------------------------------------------------------------------------


@drawn_once
def _learn(
    words: ReviewWords,
    look: Look,
    own: OwnMistakes | None,
    done: bool,
) -> Html | None:
    """Return the clearest mistakes of the people here, each as a position to try again."""
    # While the review goes on, there may be none yet.
    some = own is not None and any(numbers for _, numbers in own)
    if own is None or not (done or some):
        return None
    say = look.say
    return tag(
        "section",
        tag("h3", say("review-learn")),
        tag("p", say("review-learn-about"), cls="about") if some else None,
        [
            _own_mistakes(words, look, seat, numbers, done=done, alone=len(own) == 1)
            for seat, numbers in own
        ],
        data_k="review-learn",
    )


def _own_mistakes(
    words: ReviewWords,
    look: Look,
    seat: int,
    numbers: tuple[int, ...],
    *,
    done: bool,
    alone: bool,
) -> list[Html | None]:
    """Return the mistakes of a seat, and once all is judged, that there are no more."""
    decisions = [words.review.decisions[number - 1] for number in numbers]
    items = [_own_mistake(look, words, decision) for decision in decisions]
    fewer = None
    if done and len(items) < MOMENTS:
        name = words.names[seat]
        made = next(own.mistakes for own in words.review.seats if own.seat == seat)
        key = "review-learn-fewer" if made else "review-learn-none"
        text = look.say(key, count=len(items), name=name, own=alone)
        fewer = tag("p", text, cls="decision")
        largest = None if items else words.review.largest(seat)
        if largest is not None:
            return [fewer, tag("ul", _largest(look, words, largest), data_k=f"learn-{seat}")]
    return [tag("ol", items, data_k=f"learn-{seat}") if items else None, fewer]


def _own_mistake(look: Look, words: ReviewWords, decision: ReviewedDecision) -> Html:
    label = look.say("review-learn-try")
    again = button(
        label,
        "learn",
        str(decision.number),
        cls="primary",
        aria_label=look.say("review-learn-try-action", number=decision.number),
    )
    return tag(
        "li",
        tag("p", look.player_icon(decision.seat), tag("span", words.moment(decision))),
        tag("div", again, _show(look, decision.number), cls="row"),
    )


def _largest(look: Look, words: ReviewWords, decision: ReviewedDecision) -> Html:
    """Return a mistake that is offered although no attempt at it can be judged as a puzzle."""
    return tag(
        "li",
        tag("p", look.player_icon(decision.seat), tag("span", words.moment(decision))),
        tag("p", look.say("review-try-about"), cls="about"),
        tag("div", _again(look, decision.number), _show(look, decision.number), cls="row"),
    )


def _again(look: Look, number: int) -> Html:
    """Return the button that starts a new game before an action."""
    label = look.say("review-try", number=number)
    return button(label, "try-again", str(number), cls="quiet")


@drawn_once
def _results(words: ReviewWords, look: Look, own: OwnMistakes | None, done: bool) -> Html:
    """Return the chart, the sums, the turns that decided, and the mistakes."""
    return tag(
        "div",
        legend(look, words.names),
        tag("div", _chart(look, words), _sums(look, words), cls="plots"),
        _turns(look, words),
        _moments(look, words) if own is None else _further(look, words, _offered(words, own, done)),
        data_k="review-results",
    )


def _offered(words: ReviewWords, own: OwnMistakes, done: bool) -> tuple[int, ...]:
    """Return the numbers of the mistakes that are offered to people, the largest of each last."""
    largest = (words.review.largest(seat) for seat, numbers in own if done and not numbers)
    certain = (number for _, numbers in own for number in numbers)
    return *certain, *(decision.number for decision in largest if decision is not None)


def _chart(look: Look, words: ReviewWords) -> Html:
    say = words.say
    title = say("review-chart")
    tones = [tone(look, seat) for seat in range(look.rules.players)]
    drawn = lines(words.series(tones), words.labels, from_zero=False)
    shown = picture(drawn, width=WIDTH, height=LINES_HEIGHT, theme=look.theme, title=title)
    number = words.number
    rows = [
        (when, *(number(end) for end in ends))
        for when, ends in zip(words.steps, zip(*words.review.series, strict=True), strict=True)
    ]
    heads = (look.say("ending-round"), *words.names)
    return tag(
        "figure",
        tag("h3", title),
        tag("p", say("review-chart-about"), cls="about"),
        Html(shown),
        tag(
            "details",
            tag("summary", look.say("ending-numbers")),
            table_view(title, heads, rows),
        ),
    )


def _sums(look: Look, words: ReviewWords) -> Html:
    say = words.say
    title = say("review-sums")
    table = table_view(title, words.sums_head, words.sums)
    return tag(
        "figure",
        tag("h3", title),
        tag("p", words.outcome) if words.outcome else None,
        tag("div", table, cls="scrolled", tabindex="0", role="group", aria_label=title),
        tag("p", words.rest_about, cls="about"),
        tag(
            "details",
            tag("summary", say("review-numbers")),
            tag("p", words.sums_about, " ", words.mistakes_about, cls="about"),
            data_k="numbers",
        ),
    )


def _turns(look: Look, words: ReviewWords) -> Html:
    say = words.say
    items = [_turn(look, words, turn) for turn in words.deciding()]
    return tag(
        "div",
        tag("h3", say("review-deciding")),
        tag("p", words.decided) if words.decided else None,
        tag("ul", items) if items else tag("p", say("review-no-deciding")),
    )


def _turn(look: Look, words: ReviewWords, turn: ReviewedTurn) -> Html:
    said = (words.turn(turn), " ", words.turn_parts(turn))
    return tag(
        "li",
        tag("p", look.player_icon(turn.seat), tag("span", said)),
        tag("div", _show(look, turn.start + 1), cls="row"),
    )


def _show(look: Look, number: int) -> Html:
    """Return the button that shows an action in the replay."""
    label = look.say("review-show", number=number)
    return button(label, "at", str(number), cls="quiet", data_up="")


def _moments(look: Look, words: ReviewWords) -> Html:
    say = words.say
    items = [_moment(look, words, decision) for decision in words.moments()]
    return tag(
        "div",
        tag("h3", say("review-moments")),
        tag("p", look.say("review-try-about"), cls="about") if items else None,
        tag("ul", items) if items else tag("p", say("review-no-moments")),
        _further(look, words, words.review.moments),
    )


def _further(look: Look, words: ReviewWords, shown: tuple[int, ...]) -> Html | None:
    """Return the other mistakes, folded up."""
    items = [
        tag(
            "li",
            tag("p", look.player_icon(decision.seat), tag("span", words.moment(decision))),
            _revealed(look, words, decision),
            tag("div", _show(look, decision.number), cls="row"),
        )
        for decision in words.further(shown)
    ]
    if not items:
        return None
    title = f"{words.say('review-further' if shown else 'review-mistakes')} ({len(items)})"
    return tag("details", tag("summary", title), tag("ul", items), data_k="further")


def _moment(look: Look, words: ReviewWords, decision: ReviewedDecision) -> Html:
    return tag(
        "li",
        tag("p", look.player_icon(decision.seat), tag("span", words.moment(decision))),
        _revealed(look, words, decision),
        tag("div", _show(look, decision.number), _again(look, decision.number), cls="row"),
    )


def _revealed(look: Look, words: ReviewWords, decision: ReviewedDecision) -> Html:
    """Return the best line of a decision, folded."""
    return tag(
        "details",
        tag("summary", look.say("review-reveal")),
        tag("p", words.best(decision)),
        data_k=f"best-{decision.number}",
    )


# --- one action ----------------------------------------------------------------------------------


def running_view(look: Look, percent: int, *, ready: bool) -> Html:
    """Return the button that leads to the review, beside the board, and how far it is.

    Of one that is ready, nothing is said: the reader may come from it.
    """
    say = look.say
    runs = tag("span", f"{say('review-runs')} {say('review-percent', percent=percent)}")
    see = button(say("review-see"), "review-see", cls="quiet", data_k="review-see")
    return tag("p", None if ready else runs, see, cls="did row")


def note_view(look: Look, words: ReviewWords, number: int) -> Html | None:
    """Return what the review says of an action; None at the beginning."""
    decision = words.review.decision(number)
    if decision is None:
        return None
    lines = [*words.remarks(decision), words.best(decision) if decision.loss >= SMALL else ""]
    return tag(
        "div",
        tag("h3", look.say("review-of-action")),
        [tag("p", line) for line in lines if line],
        tag("div", _again(look, number), cls="row") if decision.mistake else None,
        cls="r-why r-review",
    )
