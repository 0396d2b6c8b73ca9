"""A puzzle as HTML: the task, the actions, and how the turn compares."""

from oracle_nb.games.coach import SAME
from oracle_nb.games.motives import motive_text
from oracle_nb.games.puzzles import TOLERANCE
from oracle_nb.render.html import Html, button, link, tag
from oracle_nb.text.numbers import decimal_writer
from oracle_nb.web.lessons.lesson_view import controls_view
from oracle_nb.web.lessons.overview_view import lesson_address
from oracle_nb.web.puzzles.addresses import PuzzleAddress, PuzzlePlace
from oracle_nb.web.puzzles.commands import KEYS
from oracle_nb.web.puzzles.state import PuzzleSnapshot
from oracle_nb.web.replay.mistakes import MistakePlace
from oracle_nb.web.replay.view import BACK, ON
from oracle_nb.web.table.views.explanation_view import BETWEEN
from oracle_nb.web.table.views.table_view import strip_view
from oracle_nb.web.widgets.bar import top_bar


def bar_view(puzzle: PuzzleSnapshot, place: PuzzlePlace | None, *, linked: bool) -> Html:
    """Return the bar at the top; ``linked``: whether there are addresses, unlike in a notebook."""
    shown, game = puzzle.table.shown, puzzle.puzzle.game
    say, language = shown.say, shown.language
    above = None
    if linked and place is not None and place.above:
        above = link(say("puzzle-back" if puzzle.from_review else "puzzles-choose"), place.above)
    return top_bar(
        language,
        shown.theme,
        above=above,
        within="games" if puzzle.from_review else "puzzles",
        game=game,
        board=True,
        linked=linked,
        title=tag("h1", say("puzzle"), cls="phase"),
    )


def _said(puzzle: PuzzleSnapshot) -> str:
    """Return the result in one sentence; "" before it."""
    say = puzzle.table.shown.say
    if not puzzle.over:
        return say("puzzle-so-far") if puzzle.table.page.actions else ""
    if puzzle.given_up:
        return say("puzzle-answer")
    if puzzle.solved:
        close = say("puzzle-close", rounds=round(puzzle.loss, 1))
        return close if puzzle.loss >= SAME else say("puzzle-solved")
    # Any other turn is behind by what was measured at least, and the mistake itself by just that.
    loss = puzzle.margin[0] if puzzle.repeated else max(puzzle.loss, puzzle.margin[0])
    return say("puzzle-lost", rounds=round(loss, 1))


def announcement(puzzle: PuzzleSnapshot) -> str:
    """Return the task or the result, the best turn if it was asked for, or its last action."""
    said, step = _said(puzzle), puzzle.step
    if puzzle.solution is not None and step:
        look, number = puzzle.table.shown.look, step - 1
        title, powers = puzzle.solution.title(look, number), puzzle.solution.powers(look, number)
        return f"{title}. {powers}" if powers else title
    if puzzle.answered and not puzzle.solved:
        return f"{said} {_best(puzzle)}"
    return said or puzzle.table.shown.say("puzzle-task")


def side_view(puzzle: PuzzleSnapshot, place: PuzzlePlace | None, *, linked: bool) -> Html:
    """Return everything beside the board."""
    say, id_ = puzzle.table.shown.say, puzzle.puzzle.id
    return tag(
        "section",
        tag("p", _where(puzzle, place), cls="l-where"),
        tag(
            "p", puzzle.page.icon(puzzle.seat), " ", say("puzzle-task"), cls="l-say", tabindex="-1",
            data_focus=None if puzzle.over else "",
        ),
        strip_view(puzzle.page, puzzle.seat),
        _result(puzzle, linked=linked),
        _buttons(puzzle, place, linked=linked),
        None if puzzle.over else controls_view(puzzle.table, None, folded=False),
        cls="lesson puzzle",
        data_at=puzzle.at,
        data_k=f"puzzle-{id_}",
        data_place=f"puzzle-{id_}",
        data_state="done" if puzzle.over else "open",
    )  # fmt: skip


def _where(puzzle: PuzzleSnapshot, place: PuzzlePlace | None) -> str:
    """Return the place of the puzzle, its grade, and its topics once the best turn is shown."""
    say, grade = puzzle.table.shown.say, puzzle.puzzle.grade
    topics = ""
    if puzzle.answered:
        # Before, the topics would give the answer away.
        topics = ", ".join(puzzle.tag(name) for name in puzzle.puzzle.tags)
    if isinstance(place, MistakePlace):
        number = place.numbers.index(place.number) + 1 if place.numbers else 0
        return say("puzzle-mistake", number=number, count=len(place.numbers), round=place.round)
    about = say("puzzle-topics" if topics else "puzzle-grade", grade=grade, topics=topics)
    return f"{_count(puzzle, place)}{about}"


def _count(puzzle: PuzzleSnapshot, place: PuzzleAddress | None) -> str:
    """Return the place of the puzzle in the set that a class was given; "" elsewhere."""
    chosen = () if place is None else place.chosen
    if puzzle.puzzle.id not in chosen:
        return ""
    number = chosen.index(puzzle.puzzle.id) + 1
    return puzzle.table.shown.say("puzzle-count", number=number, count=len(chosen)) + " "


def _result(puzzle: PuzzleSnapshot, *, linked: bool) -> Html | None:
    """Return how the turn compares, and the best turn with its proof if it is shown."""
    said = _said(puzzle)
    if not said:
        return None
    good = puzzle.loss < TOLERANCE and not puzzle.given_up
    result = "right" if good else "wrong"
    return tag(
        "div",
        tag("strong", said),
        _yours(puzzle) if puzzle.over and puzzle.differs and not puzzle.given_up else None,
        _answer(puzzle) if puzzle.answered else _hint(puzzle),
        _practice(puzzle) if puzzle.answered and puzzle.from_review and linked else None,
        # An answer that was asked for is no mistake.
        cls="l-feedback" if puzzle.given_up else f"l-feedback {result}",
        role="status",
        data_said=result,
        data_show="",
        data_k=f"said {puzzle.at}",
    )


def _yours(puzzle: PuzzleSnapshot) -> Html:
    """Return the turn that the verdict is on: what is shown besides may be another one."""
    shown, own = puzzle.table.shown, puzzle.own
    titles = (own.title(shown.look, number) for number in range(len(own.actions)))
    return tag("p", shown.say("puzzle-yours", line=BETWEEN.join(titles)))


def _hint(puzzle: PuzzleSnapshot) -> Html | None:
    """Return the hint after an attempt that has failed."""
    if puzzle.hint is None:
        return None
    shown = puzzle.table.shown
    return tag(
        "p", tag("b", shown.say("coach-hint"), ":"), " ", motive_text(shown.texts, puzzle.hint)
    )


def _best(puzzle: PuzzleSnapshot) -> str:
    return puzzle.table.shown.say("puzzle-best", line=puzzle.line(puzzle.puzzle.line))


def _answer(puzzle: PuzzleSnapshot) -> list[Html | None]:
    say, number = puzzle.table.shown.say, decimal_writer(puzzle.table.shown.language)
    mean, low, high = map(number, puzzle.margin)
    pairs = puzzle.puzzle.margin.pairs
    if puzzle.from_review:
        played = puzzle.line(puzzle.puzzle.alternative)
        cost = say("puzzle-played", line=played, mean=mean, low=low, high=high)
        return [_steps(puzzle), tag("p", " ".join(puzzle.reasons)), tag("p", cost)]
    proof = [
        tag("p", say("puzzle-other", line=puzzle.line(puzzle.puzzle.alternative))),
        tag("p", puzzle.comparison) if puzzle.comparison else None,
        tag("p", say("puzzle-margin", mean=mean, low=low, high=high, pairs=pairs)),
    ]
    return [
        _steps(puzzle),
        tag("p", " ".join(puzzle.reasons)),
        tag("details", tag("summary", say("puzzle-proof", mean=mean)), proof, data_k="proof"),
    ]


def _practice(puzzle: PuzzleSnapshot) -> Html | None:
    """Return the lesson on what was missed, and puzzles about it."""
    say, game = puzzle.table.shown.say, puzzle.puzzle.game
    links = []
    if puzzle.lesson is not None:
        title = puzzle.lesson.title[puzzle.table.shown.language]
        to = lesson_address(puzzle.lesson.name, game=game)
        links.append(link(say("learn-go-to", title=title), to, cls="l-button"))
    if puzzle.topic:
        to = PuzzleAddress("next", tag=puzzle.topic, game=game).address
        label = say("puzzle-more", topic=puzzle.tag(puzzle.topic))
        links.append(link(label, to, cls="l-button"))
    return tag("div", links, cls="row", data_k="practice") if links else None


def _steps(puzzle: PuzzleSnapshot) -> Html | None:
    """Return the actions of the best turn, and the buttons that play them on the board."""
    solution, step, shown = puzzle.solution, puzzle.step, puzzle.table.shown
    if solution is None:
        return None
    say, count = shown.say, len(solution.actions)
    equal = puzzle.solved and puzzle.differs and puzzle.loss < SAME
    items = [
        tag(
            "li",
            solution.title(shown.look, number),
            tag("small", powers) if (powers := solution.powers(shown.look, number)) else None,
            cls="played" if number < step else None,
            aria_current="step" if number == step else None,
        )
        for number in range(count)
    ]
    place = say("puzzle-at", number=step, count=count)
    return tag(
        "div",
        tag("p", say("puzzle-equal" if equal else "puzzle-best-turn"), cls="l-head"),
        tag("ol", items, cls="l-line"),
        tag(
            "div",
            _step(BACK, "-1", say("replay-back-action"), step > 0),
            tag("span", place),
            _step(ON, "1", say("replay-next-action"), step < count),
            cls="r-group",
            role="group",
            aria_label=say("replay-unit-action"),
        ),
        data_keys=" ".join(KEYS),
        data_keys_all=puzzle.table.page.linked,
        data_k="steps",
    )


def _step(sign: str, by: str, title: str, can: bool) -> Html:
    """Return a button to the next or the last step; at an end it stays, so that the focus does."""
    return button(
        sign,
        "step",
        by,
        title=title,
        aria_label=title,
        aria_disabled=None if can else "true",
        data_k=f"step {by}",
    )


def _buttons(puzzle: PuzzleSnapshot, place: PuzzlePlace | None, *, linked: bool) -> Html:
    """Return the buttons, the one to go on with first."""
    if puzzle.answered:
        names = ["next", "again"]
    elif puzzle.over:
        names = ["again", "show", "next"]
    else:
        names = ["again", "show"] if puzzle.table.page.actions else ["show"]
    if "next" in names and not (linked and place is not None and place.following):
        names.remove("next")
    if puzzle.over and isinstance(place, MistakePlace):
        names.append("back")
    shown = [_button(puzzle, do, first=puzzle.over and do == names[0]) for do in names]
    return tag("div", shown, cls="row l-go", data_k="go")


def _button(puzzle: PuzzleSnapshot, do: str, *, first: bool) -> Html:
    message = "puzzle-next-mistake" if do == "next" and puzzle.from_review else f"puzzle-{do}"
    label, focus = puzzle.table.shown.say(message), "" if first else None
    cls = "primary" if first else "quiet"
    # The best turn is shown on the board, which is at the top of a phone's page.
    up = "" if do == "show" else None
    return button(label, do, cls=cls, data_focus=focus, data_up=up, data_k=do)
