"""A table in a cell: its game is saved after every action, and changes by Python are shown.

A saved game can be replayed there, too.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final
from weakref import WeakKeyDictionary, WeakSet

from oracle_nb.core.arguments import whole
from oracle_nb.core.errors import invalid
from oracle_nb.core.pasted import parameters, readings
from oracle_nb.games.game import Game
from oracle_nb.games.opening import open_game
from oracle_nb.games.registry import DEFAULT_GAME, game_names, package_of
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.storage.database import StorageError
from oracle_nb.web.puzzles.page import PuzzlePage
from oracle_nb.web.replay.cell import CELL as TABLE_CELL
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.mistakes import MistakePlace
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.saved_games.errors import MissingGame, SavedGameNotFound, StaleGame
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.text import words
from oracle_nb.web.text.storage_errors import storage_text
from oracle_nb.web.widgets.runtime import in_notebook


def _try_again(replay: ReplayPage, mistake: MistakePlace, back: Callable[[], object]) -> PuzzlePage:
    """Make the page on which a mistake is tried again; ``back`` returns to the replay."""
    language = replay.controller.language
    return PuzzlePage(mistake.puzzle, replay.context, language, place=mistake, back=back)


CELL: Final = replace(TABLE_CELL, trial=_try_again)
"""A notebook's cell in which a table, its replay and mistakes to try again replace each other."""
_ID: Final = re.compile(r"[A-Za-z0-9_-]{12}")


class _Kept:
    """The storage of a game: its id, and the revision that was saved last (0: none yet)."""

    def __init__(self, name: str, revision: int) -> None:
        self.name: Final = name
        self.revision = revision


_kept: Final[WeakKeyDictionary[Game, _Kept]] = WeakKeyDictionary()
_tables: Final[WeakSet[TablePage]] = WeakSet()
_followed: Final[list[Callable[..., object]]] = []


def table(game: Any = DEFAULT_GAME, language: str = "en") -> TablePage:
    """Open a table in a notebook cell, to play a game there.

    The game is saved after every action. The output of the cell says how to continue it in another
    kernel.

    Parameters
    ----------
    game : Game or str or path, optional
        A game: the table plays this very object, and shows what Python does to it once the cell has
        run. Or a saved game: the id under which a table has saved it, a code, a link or a file. Or
        the name of an installed game, such as "delphi" (the default): a first game against bots.
    language : str
        "en" or "pl".

    Returns
    -------
    TablePage
        The page; ``.game`` is the game, and ``.height`` can be set, such as to 800 pixels.

    Raises
    ------
    ValueError
        If the game can't be opened; the message says why.

    Examples
    --------
    >>> import oracle_nb
    >>> game = oracle_nb.new_game(players=3, seed=3)
    >>> page = oracle_nb.table(game)
    >>> page.game is game
    True
    """
    words(language)
    store = Store()
    if isinstance(game, str) and game in game_names():
        played = _first_game(game, language)
    else:
        played = _game(game, store, language)
    kept = _kept.setdefault(played, _Kept(store.new_id(), 0))

    def changed() -> None:
        late = [at for at in _tables if at.game is shown.game and at.controller.outdated]
        for table in late:
            table.controller.catch_up()
        _save(shown, store)
        for table in late:
            table.refresh()

    shown = TablePage(played, CELL, language=language, changed=changed)
    shown.way_back = f'oracle_nb.table("{kept.name}")'
    for other in _tables:
        if other.game is played:
            # One thinks for all.
            shown.controller.open(played, other.controller.bots)
    _tables.add(shown)
    _follow()
    return shown


def guided(game: str = DEFAULT_GAME, language: str = "en", seed: int | None = None) -> TablePage:
    """Learn a game by playing it in a notebook cell, with a tip for everything that is new.

    It is saved as any game at a table, but without its tips.

    Parameters
    ----------
    game : str
        Name of an installed game, such as "delphi".
    language : str
        "en" or "pl".
    seed : int, optional
        The same seed rolls the same dice as long as you play the same.

    Returns
    -------
    TablePage
        The page.

    Raises
    ------
    UnknownGame
        If no such game is installed.
    MissingPart
        If the game has no guided game.

    Examples
    --------
    >>> import oracle_nb
    >>> page = oracle_nb.guided(seed=5)
    >>> page.game.seats
    ('You', 'bot:planner-quick', 'bot:planner-quick')
    """
    package_of(game)
    rolled = None if seed is None else whole("seed", seed, 0)
    page = table(new_guided_game(game, words(language).say("you"), rolled), language)
    page.controller.tips.seen = ()
    page.refresh()
    return page


def replay(game: Any, at: int | None = None, language: str = "en") -> ReplayPage:
    """Go through a game action by action in a notebook cell.

    Parameters
    ----------
    game : Game or str or path
        A game, which stays as it is; or the id, code, link or file of a saved one.
    at : int, optional
        Number of actions after which it is shown first; all of them if not given.
    language : str
        "en" or "pl".

    Returns
    -------
    ReplayPage
        The page.

    Raises
    ------
    ValueError
        If the game can't be opened; the message says why.

    Examples
    --------
    >>> import oracle_nb
    >>> game = oracle_nb.new_game(players=3, seed=3)
    >>> _ = game.play("move die:green F12")
    >>> page = oracle_nb.replay(game, at=0)
    >>> type(page).__name__
    'ReplayPage'
    """
    words(language)
    played = _game(game, Store(), language)
    first = None if at is None else whole("at", at, 0)
    shown = ReplayPage(ReplayController(played, first, language=language), CELL)
    kept = _kept.get(played)
    if kept is not None and kept.revision:
        shown.way_back = f'oracle_nb.replay("{kept.name}")'
    return shown


def _first_game(name: str, language: str) -> Game:
    """Return a new game for beginners by the name of the installed game."""
    setup = package_of(name).presentation(language).setup
    game: Game = setup.first_game(words(language).say("you"), None)
    return game


def _game(given: Any, store: Store, language: str) -> Game:
    """Return the game that somebody means. Raises ValueError."""
    if isinstance(given, Game):
        return given
    if not isinstance(given, str) and not hasattr(given, "__fspath__"):
        kind = type(given).__name__
        raise invalid(f"a game is needed, or the id, code, link or file of one, not {kind}")
    name = _id_in(str(given))
    if not name:
        return open_game(given)
    for game, kept in _kept.items():
        if kept.name == name:
            return game
    try:
        game, revision = store.load(name)
    except SavedGameNotFound:
        raise invalid(f"no game is saved here as {name}") from None
    _kept[game] = _Kept(name, revision)
    return game


def _id_in(text: str) -> str:
    """Return the id in a text or in a link to a saved game; "" if there is none."""
    # In "?game=3Dab..." the id may begin with "3D", or a mail's program has escaped "=".
    for reading in readings(text):
        id_ = next((value for _, value in parameters(reading, "game", "replay")), reading.strip())
        if _ID.fullmatch(id_):
            return id_
    return ""


def _save(shown: TablePage, store: Store) -> None:
    game = shown.game
    kept, say = _kept[game], words(shown.language).say
    try:
        kept.revision = _stored(kept, game, store)
    except StaleGame:
        # Changes in this kernel are not lost: it is another game from here on.
        kept_anew = _kept[game] = _Kept(store.new_id(), 1)
        store.add(game, name=kept_anew.name, origin="copy")
        shown.way_back = f'oracle_nb.table("{kept_anew.name}")'
        shown.controller.notice = say("cell-parted", code=shown.way_back)
    except SavedGameNotFound:
        shown.controller.notice = say("not-saved", reason=say("games-gone"))
    except StorageError as error:
        shown.controller.notice = say("not-saved", reason=storage_text(error, shown.language))


def _stored(kept: _Kept, game: Game, store: Store) -> int:
    """Store a game and return its revision. Raises StaleGame, SavedGameNotFound, StorageError."""
    # The file may have been removed or replaced since.
    with suppress(MissingGame):
        if kept.revision:
            return store.save(kept.name, game, kept.revision)
    store.add(game, name=kept.name)
    return 1


def _follow() -> None:
    """From now on, show after each cell its changes to the games on the tables."""
    if _followed or not in_notebook():
        return
    from IPython import get_ipython

    _followed.append(lambda *_: catch_up())
    get_ipython().events.register("post_run_cell", _followed[0])


def catch_up() -> None:
    """Show and save changes made elsewhere to the games of all tables."""
    for shown in list(_tables):
        if shown.controller.outdated:
            shown.controller.changed()
