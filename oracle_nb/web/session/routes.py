"""The routes of a session: the page of an address, by its field."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from oracle_nb.core.errors import LocalizedError
from oracle_nb.games.addresses import address, read_address
from oracle_nb.games.registry import MissingPart, lessons_of_game, package_of, puzzles_of
from oracle_nb.lessons.activity import PUZZLE_PART
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.lesson import LessonError
from oracle_nb.lessons.play import learn_from_mistakes, learn_from_puzzle, learn_from_refusal
from oracle_nb.lessons.puzzle_choice import all_tried, next_puzzle
from oracle_nb.lessons.review import CHECKUP, IN_PUZZLE, PLACEMENT, REVIEW
from oracle_nb.lessons.session_progress import SessionProgress
from oracle_nb.storage.database import StorageError
from oracle_nb.web.classes.classes_page import ClassesPage
from oracle_nb.web.classes.join_page import JoinPage
from oracle_nb.web.classes.page import CLASSES, CLASSROOM, JOIN_CLASS
from oracle_nb.web.classes.store import BrowserClasses, ClassStore
from oracle_nb.web.classes.teacher_class_page import TeacherClassPage
from oracle_nb.web.editor.page import EDITED, EditorPage
from oracle_nb.web.explorer.page import FIELD as EXPLORER
from oracle_nb.web.explorer.page import ExplorerPage
from oracle_nb.web.explorer.state import explored
from oracle_nb.web.home.saved_games import SavedGamesPage
from oracle_nb.web.home.setup_sheet import sheet_view
from oracle_nb.web.home.statistics import FIELD as STATS
from oracle_nb.web.home.statistics import StatisticsPage
from oracle_nb.web.lesson_editor.page import LessonEditorPage
from oracle_nb.web.lessons.addresses import EXERCISE_SET, OWN_LESSON, lesson_address_of
from oracle_nb.web.lessons.handout import FIELD as HANDOUT
from oracle_nb.web.lessons.handout import handed_out
from oracle_nb.web.lessons.learner_session import LearnerSession
from oracle_nb.web.lessons.link_faults import link_fault
from oracle_nb.web.lessons.own_lessons import EDITOR, OwnLessons
from oracle_nb.web.lessons.teacher_session import SHEET, TEACH
from oracle_nb.web.puzzles.addresses import NEXT, PUZZLES, puzzle_address, wrong_field
from oracle_nb.web.puzzles.overview import PuzzlesPage
from oracle_nb.web.puzzles.page import PuzzlePage
from oracle_nb.web.puzzles.solution import needed_rules
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.live_updates import LiveUpdates
from oracle_nb.web.replay.mistakes import FIELD as REPLAY
from oracle_nb.web.replay.mistakes import MISTAKE, LearnedFromGame
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.rulebook.page import RulebookPage, place_of
from oracle_nb.web.saved_games.importing import RefusedNames, opened, own_game
from oracle_nb.web.saved_games.queries import query_in
from oracle_nb.web.session.content import SessionContent, bots
from oracle_nb.web.table.shared.open_games import HOST, JOIN
from oracle_nb.web.text import words

_NAME_LENGTH: Final = 20
"""Maximum number of characters that a message shows of the name of an unknown puzzle."""
Route: TypeAlias = Callable[[SessionContent, str, str], object]
"""Called with the session's content, the whole address, and the value of the route's field."""


def _book(page: SessionContent, search: str, _value: str) -> None:
    """Show a place in the rulebook."""
    place = place_of(search)
    assert place is not None
    if page.book is None or page.book.place.game != page.game:
        book = package_of(page.game).rulebook(page.game_language)
        shown = RulebookPage(book, page.handle, theme=page.theme)
        shown.show(place)
        page.put(shown, shown.html_view, place.address)
    else:
        page.book.show(place)


def _school(page: SessionContent, search: str, _value: str) -> None:
    """Show a place in the lessons, or the fault of a lesson file."""
    visit = lesson_address_of(search)
    assert visit is not None
    try:
        lessons_of(page.game)
    except LessonError as error:
        page.show_home(words(page.language).say("learn-damaged", reason=str(error)))
        return
    if page.school is not None and page.school.game == page.game:
        page.school.show(visit)
        return
    page.leave()
    _link_back(page, visit.back)
    learner, owner = page.browser.learner, page.browser.owner
    room = LearnerSession(
        page.store,
        learner,
        page.context,
        language=page.game_language,
        hints=page.browser.chosen.get("hints") != "off",
        streak=page.browser.chosen.get("streak", ""),
        renderer=page.context.renderer,
        whole=page.whole,
        classes=BrowserClasses(page.store.database, learner, owner, page.game),
        owner=owner,
    )
    room.show(visit)
    page.put(room, room.view)


def _link_back(page: SessionContent, game: str) -> None:
    """Let pages lead back to a game that an address names, if it is one of this browser."""
    if game and not page.table_address:
        # Lessons don't need the database.
        with suppress(StorageError):
            if page.store.owns(page.browser.owner, game):
                page.table_address = address({"game": game})


def _write_lesson(page: SessionContent, search: str, code: str) -> None:
    """Show the lessons that somebody writes in this browser, or one of them."""
    lessons_of_game(page.game)
    shown = LessonEditorPage(
        OwnLessons(page.store.database),
        page.browser.owner,
        page.context,
        page.language,
        code=code,
        position=read_address(search).fields.get("position", ""),
    )
    page.put(shown, shown.head, shown.address)


def _class(page: SessionContent, _search: str, code: str) -> None:
    """Show a learner's classes, or the form that joins the one with a code."""
    shown = JoinPage(
        ClassStore(page.store.database),
        page.browser,
        page.context,
        page.language,
        learner=page.browser.learner,
        code=code,
    )
    page.put(shown, shown.head, shown.address)


def _classes(page: SessionContent, _search: str, _value: str) -> None:
    """Show the classes that a teacher has created in this browser."""
    shown = ClassesPage(ClassStore(page.store.database), page.browser, page.context, page.language)
    page.put(shown, shown.head, shown.address)


def _classroom(page: SessionContent, _search: str, value: str) -> None:
    """Show a class to its teacher: by the secret, or by its id in a browser that knows that."""
    classes = ClassStore(page.store.database)
    secret = classes.secret_of(page.browser, value) or value
    school_class = classes.of_teacher(secret)
    if school_class is None:
        page.show_home(words(page.language).say("classroom-gone"))
        return
    if secret == value:
        with suppress(StorageError):
            # If nothing can be written, the page shows the class once.
            classes.admit(page.browser, secret)
    page.game = school_class.game
    shown = TeacherClassPage(
        classes, page.browser, page.context, page.language, school_class=school_class, secret=secret
    )
    page.put(shown, shown.head, shown.address)


def _open_handout(page: SessionContent, search: str, _value: str) -> None:
    """Show a table with the position of a handout link."""
    try:
        game = handed_out(search, page.game, page.game_language)
    except MissingPart:
        raise
    except ValueError as error:
        reason = link_fault(str(error), page.language)
        page.show_home(words(page.language).say("wrong-position", reason=reason))
    else:
        page.add(game, "continued")


def _guided(page: SessionContent, _search: str, _value: str) -> None:
    """Show the guided game, from its start or from where it was left."""
    try:
        page.begin_guided()
    except LessonError as error:
        page.show_home(words(page.language).say("guided-damaged", reason=str(error)))


def _import_game(page: SessionContent, _search: str, code: str) -> None:
    """Show a table with the game of a code, kept from now on as a game of this browser."""
    try:
        game = opened(code, bots, page.language)
    except RefusedNames as error:
        name = own_game(page.store, page.browser.owner, error.game)
        if name:
            page.open(name)
        else:
            page.show_home(str(error))
    except ValueError as error:
        page.show_home(str(error))
    else:
        page.import_game(game)


def _editor(kind: str) -> Route:
    """Return the editor of a kind, with the content of a code or empty.

    An error in a code is shown on the page that the code would have opened.
    """

    def edit(page: SessionContent, _search: str, code: str) -> None:
        if page.editor is not None and page.editor.address == address({kind: code}, page.game):
            return
        presentation = package_of(page.game).presentation(page.language)
        editors = {"position": presentation.position_editor, "layout": presentation.layout_editor}
        begin = editors[kind]
        if begin is None:
            raise MissingPart(page.game, EDITED[kind])
        notice = ""
        try:
            editor = begin(code or None)
        except ValueError as error:
            say = words(page.language).say
            notice = say("wrong-link", text=say(f"wrong-{kind}", reason=str(error)))
            editor = begin(None)
        editor.notice = notice
        shown = EditorPage(
            editor,
            kind=kind,
            context=page.context,
            language=page.language,
            css=presentation.stylesheet,
        )
        page.put(shown, shown, shown.address)

    return edit


def _saved_games_page(page: SessionContent, search: str, _value: str) -> None:
    """Show the list of games for a query."""
    query = query_in(search)
    if page.saved_games_page is not None:
        page.saved_games_page.go(query)
        return
    saved_games_page = SavedGamesPage(
        page.store,
        page.browser.owner,
        bots,
        add=page.import_game,
        keep=page.keep,
        handle=page.handle,
        theme=page.theme,
        language=page.language,
        query=query,
    )
    page.put(saved_games_page, saved_games_page.head, saved_games_page.address)


def _stats(page: SessionContent, _search: str, _value: str) -> None:
    """Statistics over the finished games of this browser."""
    stats = StatisticsPage(page.store, page.browser.owner, page.context, page.language)
    page.put(stats, stats.head, stats.address)


def _sheet(page: SessionContent, search: str, _value: str) -> None:
    """Show a setup sheet for printing."""
    try:
        html_view = sheet_view(page.game, search, page.language, page.go)
    except MissingPart:
        raise
    except ValueError as error:
        page.show_home(words(page.language).say("wrong-layout", reason=str(error)))
    else:
        page.put(html_view, html_view, search)


def _explore(page: SessionContent, _search: str, code: str) -> None:
    """Show the explorer, with the layout of a code or a first one."""
    if page.explorer is not None and page.explorer.address == address({EXPLORER: code}, page.game):
        return
    try:
        explorer = ExplorerPage(explored(code, page.game, page.language), page.context)
    except MissingPart:
        raise
    except LocalizedError as error:
        reason = error.message(page.language)
        page.show_home(words(page.language).say("learn-wrong-link", reason=reason))
    except ValueError:
        page.show_home(words(page.language).say("explore-wrong"))
    else:
        page.put(explorer, explorer, explorer.address)


def _game(page: SessionContent, _search: str, name: str) -> None:
    """Show the table of a saved game."""
    if not name:
        page.show_home()
    elif page.table is not None and page.shows(name):
        page.game = page.table.game.rules.name
    else:
        page.open(name)


def _replay(page: SessionContent, search: str, name: str) -> None:
    """Show the replay of a kept game, from a point in it or from its end.

    Without a name it is that of the current table, from the same seat. "with=review" begins
    its review, and "mistake=12" shows the position before an action that the review calls a
    mistake.
    """
    fields = read_address(search).fields
    asked = fields.get("at", "")[:9]
    at = int(asked) if asked.isdecimal() else None
    again = fields.get(MISTAKE, "")[:9]
    if name and not again and page.replay is not None and page.replay.id == name:
        page.game = page.replay.controller.rules.name
        page.replay.go_to(at)
        return
    source = _looked_at(page, name)
    place = HOST if source is None else source.place
    shared_game = page.shared_game(name, search) if source is None else source.shared_game
    if shared_game is None:
        return
    page.game = shared_game.game.rules.name
    hosts, table = place == HOST, page.head.address if source else address({"game": name})
    page.looked_back = following = source or LiveUpdates(shared_game, place)
    shown = ReplayPage(
        ReplayController(
            shared_game.game,
            at,
            language=page.game_language,
            seats=shared_game.seats(place),
            bots=shared_game.bots,
        ),
        page.context,
        id_=shared_game.name if hosts else "",
        back=lambda: page.go(table),
        following=following,
        tips=shared_game.state.tips if hosts else None,
    )
    memory = SessionProgress(page.store.database, page.browser.learner, game=page.game)
    shown.review.learned = partial(_learn_from_game, memory)
    if again.isdecimal() and _try_again(page, shown, int(again), table, memory):
        return
    # A guest has no other address than the link to the seat.
    page.put(shown, shown, shown.address or table)
    if again or fields.get("with") == "review":
        shown.handle("review-begin")


def _learn_from_game(memory: SessionProgress, learned: LearnedFromGame) -> None:
    """Keep what a review has found: the topics of one's mistakes, and puzzles."""
    learn_from_mistakes(memory, learned.mistakes)
    memory.keep_puzzles(learned.puzzles)


def _looked_at(page: SessionContent, name: str) -> LiveUpdates | None:
    """Return the game of the table, replay or mistake that is shown, for an address without a name.

    None where the name says which game it is.
    """
    if name:
        return None
    if page.table is not None and page.table.screen is not None:
        screen = page.table.screen
        return LiveUpdates(screen.shared_game, screen.place, screen.link.salt)
    looked_back = page.looked_back
    if looked_back is None or (page.replay is None and page.puzzle is None):
        return None
    # A game that goes on is seen only from its table.
    return looked_back if looked_back.shared_game.game.to_move is None else None


def _try_again(
    page: SessionContent, replay: ReplayPage, number: int, table: str, memory: SessionProgress
) -> bool:
    """Show the position before a mistake; return False if the review doesn't know it (any more)."""
    place = replay.review.trial(number)
    if place is None:
        return False
    place = replace(place, replay=replay.id)

    def note(solved: bool) -> None:
        learn_from_puzzle(memory, needed_rules(place.puzzle), solved=solved)

    shown = PuzzlePage(place.puzzle, page.context, page.game_language, place=place, tried=note)
    shown.puzzle_controller.forbidden = lambda rule: learn_from_refusal(memory, rule)
    replay.close()
    page.put(shown, shown, place.address or table)
    return True


def _puzzles(page: SessionContent, search: str, name: str) -> None:
    """Show a puzzle, the next one of a selection, or the page to choose from."""
    puzzles, fields = puzzles_of(page.game), read_address(search).fields
    if wrong := wrong_field(fields, puzzles):
        page.show_home(words(page.language).say("puzzles-wrong", text=wrong[:_NAME_LENGTH]))
        return
    place = puzzle_address(fields, puzzles, page.game)
    memory = SessionProgress(page.store.database, page.browser.learner, game=page.game)
    own = memory.own_puzzles
    if name == NEXT:
        last = page.puzzle.puzzle_controller.puzzle.id if page.puzzle is not None else ""
        among, tried = place.among(puzzles), memory.puzzles
        if not (place.grade or place.tag or place.chosen):
            # Of each grade, those from one's own games come first.
            among = tuple(sorted((*own.values(), *among), key=lambda puzzle: puzzle.grade))
        # A set that a class was given ends; other selections go on.
        done = bool(place.chosen) and all_tried(among, tried)
        following = None if done else next_puzzle(among, tried, last=last)
        name = "" if following is None else following.id
        place = place._replace(name=name)
    if not name:
        chooser = PuzzlesPage(memory, place, page.context, page.language)
        page.put(chooser, chooser.head, chooser.address)
        return
    puzzle = own.get(name) or puzzles.get(name)
    if puzzle is None:
        page.show_home(words(page.language).say("puzzles-unknown", name=name[:_NAME_LENGTH]))
        return
    database, learner = page.store.database, page.browser.learner
    classes = BrowserClasses(database, learner, page.browser.owner, page.game)
    classes.report(IN_PUZZLE, 0)

    def note(solved: bool) -> None:
        memory.note_puzzle(name, solved=solved)
        learn_from_puzzle(memory, needed_rules(puzzle), solved=solved)
        memory.practise(PUZZLE_PART)
        classes.report(IN_PUZZLE, 0)

    shown = PuzzlePage(puzzle, page.context, page.game_language, place=place, tried=note)
    shown.puzzle_controller.forbidden = lambda rule: learn_from_refusal(memory, rule)
    page.put(shown, shown, place.address)


ROUTES: Final[dict[str, Route]] = {
    **dict.fromkeys(("rule", "find", "rules"), _book),
    EDITOR: _write_lesson,
    **dict.fromkeys((OWN_LESSON, EXERCISE_SET), _school),
    **dict.fromkeys(("learn", "lesson", "exercise"), _school),
    **dict.fromkeys((CHECKUP, PLACEMENT, REVIEW, TEACH, SHEET), _school),
    JOIN_CLASS: _class,
    CLASSES: _classes,
    CLASSROOM: _classroom,
    "guided": _guided,
    PUZZLES: _puzzles,
    HANDOUT: _open_handout,
    **{kind: _editor(kind) for kind in EDITED},
    "code": _import_game,
    "games": _saved_games_page,
    "sheet": _sheet,
    STATS: _stats,
    EXPLORER: _explore,
    REPLAY: _replay,
    "game": _game,
    JOIN: lambda page, _search, secret: page.join(secret),
}
"""The routes by their field; an address with several fields takes the first in this order."""
OF_CLASSES: Final = frozenset((JOIN_CLASS, CLASSES, CLASSROOM))
"""The fields that lead to pages about classes."""
SERVED: Final = frozenset((*OF_CLASSES, JOIN))
"""The fields of routes that only a server has: their pages bring several browsers together, or need
packages that a browser lacks.
"""
WITHOUT_VALUE: Final = frozenset(
    (CHECKUP, PLACEMENT, REVIEW, TEACH, CLASSES, "guided", "games", STATS)
)
"""The fields of routes that lead to a single page: with a value, they lead nowhere."""
