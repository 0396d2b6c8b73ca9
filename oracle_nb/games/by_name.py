"""New games and rulebooks of any installed game, by the game's name."""

from collections.abc import Sequence
from typing import Any

from oracle_nb.games.game import Game
from oracle_nb.games.registry import DEFAULT_GAME, package_of
from oracle_nb.rulebooks.book import Book


def new_game(
    players: int | None = None,
    seed: int | None = None,
    *,
    game: str = DEFAULT_GAME,
    seats: Sequence[str] = (),
    **options: Any,
) -> Game:
    """Set up a game, ready for its first decision.

    Parameters
    ----------
    players : int, optional
        Number of players: 2 to 4 in The Oracle of Delphi, 2 to 8 in Mythology. The game's usual
        number if not given.
    seed : int, optional
        The same seed makes the same game. Without one nobody can foresee the game.
    game : str
        Name of the game: "delphi", "mythology", or another that is installed.
    seats : sequence of str
        A different name for each seat. "bot:greedy" and the like seat a bot.
    options : object
        Options of the game. The Oracle of Delphi has ``layout``, a `Layout` or a kind of board that
        the seed draws ("compact", the default, "contact", "free" or "loose"), and ``rules``, a
        `RuleSet`. Mythology has ``pack``, the name of a data pack.

    Returns
    -------
    Game
        The game, before its first decision.

    Raises
    ------
    UnknownGame
        If no game of that name is installed; the message lists those that are.
    ValueError
        If another parameter is wrong; the message names it and what would be right.

    Examples
    --------
    >>> import oracle_nb
    >>> oracle_nb.new_game(players=3, seed=3)
    <Game of The Oracle of Delphi, 0 actions, player 1 to move>
    >>> oracle_nb.new_game(players=4, seed=7, game="mythology")
    <Game of Mythology, 0 actions, player 1 to move>
    """
    return package_of(game).new_game(players, seed, seats, **options)


def rulebook(language: str = "en", *, game: str = DEFAULT_GAME) -> Book:
    """Return the rules of a game, to search and to read.

    Parameters
    ----------
    language : str
        "en" or "pl".
    game : str
        Name of the game.

    Returns
    -------
    Book
        ``book.search("shallows")`` finds rules, and ``book["move.range"]`` is one rule. A notebook
        shows both with their pictures.

    Raises
    ------
    UnknownGame
        If no game of that name is installed; the message lists those that are.
    UnknownLanguage
        If the rulebook doesn't exist in this language.

    Examples
    --------
    >>> import oracle_nb
    >>> book = oracle_nb.rulebook()
    >>> book["move.range"] in book.search("range")
    True
    >>> "basic.no-through" in oracle_nb.rulebook(game="mythology")
    True
    """
    return package_of(game).rulebook(language)
