"""A learner's place in a lesson as HTML: the task, the answer, the feedback, hints."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from oracle_nb.games.exercises import (
    Answer,
    Exercise,
    MultipleChoice,
    Picture,
    SpaceSelection,
)
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.examination import Examination
from oracle_nb.lessons.feedback import answer_text, belief_text, label, solution_texts
from oracle_nb.render.html import Html, button, link, tag
from oracle_nb.web.lessons.answer_view import answer_view, predict_view
from oracle_nb.web.lessons.feedback_view import (
    close_view,
    counterexample_view,
    feedback_view,
    hints_view,
    rules_view,
)
from oracle_nb.web.lessons.state import LessonSnapshot, languages_of
from oracle_nb.web.table.control.snapshot import TableSnapshot
from oracle_nb.web.table.views.action_list import actions_view, sources_view
from oracle_nb.web.table.views.explanation_view import RepairOffer, explanation_view
from oracle_nb.web.table.views.table_view import board_view
from oracle_nb.web.widgets.bar import top_bar

Address = Callable[[int], str]
"""The address of a stop of the lesson, by its number from 0."""
_BELIEFS: Final = 3
"""Maximum number of false beliefs with boards, or of open rules, in a check-up's summary.

So it fits one screen.
"""
_FEW: Final = 8
"""Maximum number of legal actions for which their list is open from the start."""


def controls_view(
    table: TableSnapshot, step_actions: tuple[str, ...] | None, *, folded: bool = True
) -> Html:
    """Return the sources with their actions, and the explanation: as in a game without its frame.

    Parameters
    ----------
    table
        The table of a lesson.
    step_actions
        The actions that a step asks for, as text: after a refusal nothing is offered that leads off
        it. None where everything is offered.
    folded
        Whether the list of actions is folded where the board shows them, too.
    """
    options, selection = table.options, table.selection
    # A learner looks at the board first; the list opens where the board leaves a choice, where a
    # step asks for an action that the board doesn't show, or where there is little to do, such as
    # answering a decision or ending the actions.
    actions, target = options.actions, table.shown.target_space
    asked = map(options.game.action, step_actions or ())
    few = len(actions) <= _FEW or len(set(map(target, actions))) < 2
    few |= any(target(action) is None for action in asked)
    undecided = selection.chosen is None and not selection.refusals
    several = undecided and (few or selection.everything or selection.space is not None)
    if not folded:
        listed = actions_view(table, by_task=False, spaces=False)
    elif several:
        listed = tag("div", actions_view(table, by_task=False), cls="l-every")
    else:
        # All actions of all sources, none folded: each is two clicks away.
        named = table.shown.say("learn-every-action" if table.helps else "learn-every-try")
        listed = button(named, "everything", cls="l-every quiet", aria_expanded="false")
    # Lessons and puzzles ask for what serves a goal: nothing names it.
    explained = explanation_view(table, RepairOffer(step_actions, goals=False))
    return tag("div", sources_view(options, selection.source), listed, explained, cls="l-controls")


@dataclass(frozen=True)
class LessonFrame:
    """The ways that lead elsewhere from the bar of a lesson.

    Attributes
    ----------
    address
        Gives the address of a stop; None where the lesson has none, as in a notebook.
    game
        The name of the game that it teaches.
    back
        The address of the table from which the learner has come; "" for none.
    above
        The message and the address of the page above this one; None: the list of lessons.
    """

    address: Address | None = None
    game: str = DEFAULT_GAME
    back: str = ""
    above: tuple[str, str] | None = None


def bar_view(lesson: LessonSnapshot, frame: LessonFrame) -> Html:
    """Return the bar at the top."""
    say, course, back = lesson.say, lesson.course, frame.back
    linked = frame.address is not None
    hints = None
    if not course.examines:
        label = say("learn-hints-off" if lesson.offers_hints else "learn-hints-on")
        hints = button(label, "hints", cls="quiet")
    return top_bar(
        lesson.language,
        lesson.theme,
        hints,
        button(
            say("learn-normal" if lesson.public else "learn-big"),
            "projector",
            cls="quiet",
            title=say("learn-big-about"),
        ),
        first=(link(say("back-to-game"), back, cls="quiet") if back else None,),
        above=link(say(frame.above[0]), frame.above[1]) if frame.above else None,
        within="learn",
        game=frame.game,
        linked=linked,
        board=True,
        title=tag("h1", course.lesson.title[lesson.language], cls="phase"),
        known=languages_of(course),
    )


# --- the task ------------------------------------------------------------------------------------


def side_view(lesson: LessonSnapshot, address: Address | None) -> Html:
    """Return everything beside the board."""
    course = lesson.course
    parts = _end(lesson) if course.over else _now(lesson)
    return tag(
        "section",
        _dots(lesson, address),
        parts,
        cls="lesson",
        data_at=lesson.at,
        data_stop=str(course.number),
        data_k=f"stop-{course.number}",
        data_place=f"stop-{course.number}",
        data_state="done" if course.done else "open",
    )


def _now(lesson: LessonSnapshot) -> list[Html | None]:
    course, table, notice = lesson.course, lesson.table, lesson.answer.notice
    acting = None
    if table is not None and not course.done:
        acting = controls_view(table, lesson.step_actions)
    elif lesson.sources is not None:
        # On a phone the board is below them, and stays in its place.
        acting = tag("div", sources_view(lesson.sources, ""), cls="l-controls l-past", inert="")
    return [
        tag("p", _where(lesson), cls="l-where"),
        *_changes(lesson),
        tag("p", lesson.prediction_text, cls="l-predicted", role="status")
        if lesson.prediction_text
        else None,
        tag(
            "p",
            lesson.question,
            cls="l-say",
            tabindex="-1",
            data_focus=None if course.done else "",
        ),
        _holds(lesson),
        _reply(lesson),
        tag("p", notice, cls="notice", role="alert") if notice else None,
        predict_view(lesson) if course.asks_prediction else answer_view(lesson),
        acting,
        hints_view(lesson),
    ]


def _changes(lesson: LessonSnapshot) -> list[Html]:
    """Return how the last stop has changed the number of exercises; at the end how the lesson."""
    course, say = lesson.course, lesson.say
    if course.over and (count := len(course.unasked)):
        # Somebody who has missed a rule hasn't shown everything.
        name = "learn-skipped" if course.missed else "learn-skipped-known"
        about = tag("p", say(name, count=count), cls="l-added", role="status")
        more = button(say("learn-skipped-take"), "skipped", cls="quiet", data_k="skipped")
        return [about, more]
    counts = {"learn-added": course.added, "learn-skipped": course.omitted}
    return [
        tag("p", say(name, count=count), cls="l-added", role="status")
        for name, count in counts.items()
        if count
    ]


def _reply(lesson: LessonSnapshot) -> Html | None:
    """Return the feedback with what comes next, which on phones leaves the board where it is."""
    said, go = feedback_view(lesson), _go(lesson)
    if not said and not go:
        return None
    place = " away" if lesson.put_away else " over" if covers(lesson) else ""
    close = close_view(lesson) if place == " over" and not lesson.course.done else None
    return tag("div", close, said, go, cls=f"l-reply{place}", data_k="reply")


def covers(lesson: LessonSnapshot) -> bool:
    """Return whether feedback covers the end of a phone's page: it is about the board."""
    judged = bool(lesson.said or lesson.course.given_up)
    return judged and lesson.answers_on_board and not lesson.put_away


def _holds(lesson: LessonSnapshot) -> Html | None:
    """Return what the learner has, in short, where the board leaves no room for the pictures."""
    players, rules = lesson.players, lesson.course.rules
    if players is None or rules is None or not lesson.shows_whole_board:
        return None
    strip = Html(players.strip(rules, lesson.position, lesson.seat, lesson.theme))
    return tag("div", strip, cls="holds") if strip else None


def _where(lesson: LessonSnapshot) -> str:
    """Return the number of this stop among the steps, or among the exercises."""
    course = lesson.course
    if isinstance(course, Examination):
        return lesson.say("learn-question", number=course.number + 1, count=course.most)
    steps = len(course.lesson.steps)
    if course.number < steps:
        left = course.stops - steps
        return lesson.say("learn-step", number=course.number + 1, count=steps, exercises=left)
    number, count = course.exercise_number
    return lesson.say("learn-exercise", number=number, count=count)


def _dots(lesson: LessonSnapshot, address: Address | None) -> Html:
    """Return the progress: a dot for every step, a square for every exercise."""
    course, say = lesson.course, lesson.say
    steps = len(course.lesson.steps)
    dots = []
    for number in range(course.stops):
        kind = "step" if number < steps else "exercise"
        past = number < course.number and course.did(number)
        state = "here" if number == course.number else "past" if past else ""
        name = say("learn-place", number=number + 1, count=course.stops)
        attributes = {"cls": f"l-dot {kind} {state}".strip(), "title": name}
        if address is None or number == course.number or course.examines:
            dots.append(tag("span", **attributes))
        else:
            to = address(number)
            dots.append(link("", to, tabindex="-1", aria_label=name, **attributes))
    at = say("learn-place", number=min(course.number + 1, course.stops), count=course.stops)
    return tag("div", dots, cls="l-dots", role="group", aria_label=at, data_rove="a")


def _go(lesson: LessonSnapshot) -> Html | None:
    course, say = lesson.course, lesson.say
    parts = []
    if course.done:
        name = say("learn-to-end" if course.ends else "learn-go-on")
        parts.append(button(name, "next", cls="primary", data_focus="", data_k="next"))
    elif course.may_see_answer:
        parts.append(button(say("learn-show"), "show", cls="quiet", data_k="show"))
    return tag("div", parts, cls="row l-go", data_k="go") if parts else None


def learner_board(lesson: LessonSnapshot) -> Html:
    """Return the learner's player board; "" for none."""
    players, rules, seat = lesson.players, lesson.course.rules, lesson.seat
    if players is None or rules is None or lesson.position is None:
        return Html("")
    if lesson.picture is Picture.NONE:
        return Html("")
    if lesson.table is not None:
        return board_view(lesson.table.page, seat)
    own = players.board(rules, lesson.position, seat, lesson.theme)
    if not own:
        return Html("")
    icon = Html(players.icon(rules, seat, lesson.theme))
    head = tag("h2", icon, lesson.say("board-of", name=lesson.say("you")))
    return tag("section", head, Html(own), cls="own", data_k=f"own-{seat}")


# --- the end -------------------------------------------------------------------------------------


def _end(lesson: LessonSnapshot) -> list[Html | None]:
    course, say = lesson.course, lesson.say
    over = f"learn-over-{course.lesson.name}" if isinstance(course, Examination) else "learn-over"
    parts: list[Html | None] = [
        tag("h2", say(over), tabindex="-1", data_focus=""),
        tag("p", course.conclusion(lesson.language), cls="l-say"),
        *_changes(lesson),
    ]
    if isinstance(course, Checkup):
        return [*parts, *_verdict(lesson, course), _asked(lesson, course)]
    if isinstance(course, Examination):
        return [*parts, _asked(lesson, course)]
    rules, missed = course.lesson.rules, course.to_learn
    return [
        *parts,
        rules_view(lesson, say("learn-over-missed"), missed) if missed else None,
        # There may be many, and the way to the next lesson is below them.
        rules_view(lesson, say("learn-over-rules"), rules, folded=True) if rules else None,
    ]


def _verdict(lesson: LessonSnapshot, course: Checkup) -> list[Html]:
    """Return what the learner knows, and what they believe with a board where that fails."""
    known = lesson.say("learn-checkup-known", done=len(course.known), count=len(course.taught))
    held = []
    for number, belief in enumerate(course.knowledge.named):
        example = course.counterexample(belief) if number < _BELIEFS else None
        text = tag("p", belief_text(course.school, belief, lesson.language), cls="l-belief")
        shown = None if example is None else counterexample_view(lesson, example, folded=True)
        held.append(tag("div", text, shown, cls="l-feedback wrong", data_k=f"belief-{belief}"))
    if held:
        return [tag("p", known), tag("div", held, cls="l-held")]
    to_learn = course.to_learn
    if not to_learn:
        return [tag("p", known)]
    folded = len(to_learn) > _BELIEFS
    return [
        rules_view(lesson, lesson.say("learn-beliefs"), to_learn, folded=folded),
        tag("p", known),
    ]


def _asked(lesson: LessonSnapshot, course: Examination) -> Html:
    """Return the questions, folded, and the answers: of wrong ones only what differs."""
    say, language, school = lesson.say, lesson.language, course.school
    items = []
    for asked, given in course.given:
        right = given is not None and asked.judge(given).right
        lines = [tag("p", school.say(language, asked.prompt, **asked.facts))]
        if given is None:
            lines.append(tag("p", say("learn-answer-given", text=say("learn-unknown"))))
            lines.append(_in_words(lesson, "learn-answer-right", asked, asked.solution))
        elif right:
            lines.append(_in_words(lesson, "learn-answer-given", asked, given))
            lines.append(tag("p", say("learn-well")))
        elif isinstance(asked.form, MultipleChoice | SpaceSelection):
            lines += _differing(lesson, asked, given)
        else:
            lines.append(_in_words(lesson, "learn-answer-given", asked, given))
            lines.append(_in_words(lesson, "learn-answer-right", asked, asked.solution))
        why = " ".join(solution_texts(school, asked, language))
        if why and not right:
            lines.append(tag("p", why))
        items.append(tag("li", lines, cls=f"l-feedback {'right' if right else 'wrong'}"))
    head = say("learn-answers", done=course.right, count=len(items))
    folded = tag("details", tag("summary", head), tag("ol", items, cls="l-answers"), data_k="asked")
    return tag("div", folded, cls="l-rules")


def _differing(lesson: LessonSnapshot, exercise: Exercise, given: Answer) -> list[Html]:
    """Return the parts of an answer that are wrong, and the missing ones."""
    judged = exercise.judge(given)
    parts = (("learn-answer-wrong", judged.wrong), ("learn-answer-missing", judged.missing))
    return [
        _in_words(lesson, message, exercise, tuple(remark.part for remark in remarks))
        for message, remarks in parts
        if remarks
    ]


def _in_words(lesson: LessonSnapshot, message: str, exercise: Exercise, answer: Answer) -> Html:
    """Return an answer in words; if its parts are sentences, as a list of them."""
    say, language, school = lesson.say, lesson.course.language, lesson.course.school
    parts = [label(school, exercise, part, language) for part in answer]
    if any(part.endswith(".") for part in parts):
        items = tag("ul", [tag("li", part) for part in parts])
        return tag("div", tag("p", say(message, text="").rstrip()), items)
    text = answer_text(school, exercise, answer, language)
    return tag("p", say(message, text=text or say("learn-answer-none")))
