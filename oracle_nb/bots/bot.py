"""The interface of bots, the random bot, and bots by name."""

import zlib
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from oracle_nb.core.arguments import nearest
from oracle_nb.core.chance import random_below
from oracle_nb.core.errors import OracleError
from oracle_nb.core.generics import A
from oracle_nb.games.game import Game
from oracle_nb.games.motives import ONLY, Decision, Motive, Thinking
from oracle_nb.games.registry import DEFAULT_GAME, UnknownGame, package_of
from oracle_nb.games.rules import Rules
from oracle_nb.games.views import knows_more

_encode: Final = msgspec.msgpack.Encoder().encode


class Bot(Protocol):
    """A player that is a program.

    ``name`` is its name in results. The class is created with two keyword arguments: ``rules``,
    the game's rules for one setting, which never change, and ``seed``.
    """

    name: str

    def decide(self, view: Any, options: Sequence[Any]) -> Any:
        """Return one of the options.

        ``view`` is what the seat to move may know, ``options`` every legal action in its fixed
        order; there is at least one.
        """


Wanted: TypeAlias = str | Callable[..., Bot]
"""A requested bot: a name, or a class."""


class BotError(OracleError, ValueError):
    """A bot that doesn't exist, can't be created, or chose something that isn't an option."""


class Thinker(Bot, Protocol):
    """A bot that gives reasons and can be stopped while it thinks."""

    def think(self, view: Any, options: Sequence[Any], thinking: Thinking) -> Decision:
        """Return the same option as ``decide``, unless it is stopped, and why."""


def think(
    bot: Bot, view: Any, options: Sequence[Any], thinking: Thinking | None = None
) -> Decision:
    """Return what any bot decides, with its reason if it gives one."""
    own = getattr(bot, "think", None)
    if own is None:
        return Decision(bot.decide(view, options))
    decided: Decision = own(view, options, thinking or Thinking())
    return decided


class RandomBot:
    """A bot that chooses each option with equal probability.

    The choice is a function of the seed and the view alone, so it is the same in every process and
    after an undo.
    """

    name = "random"
    __slots__ = ("_rules", "_seed")

    def __init__(self, seed: int = 0, rules: Rules | None = None) -> None:
        self._seed = seed
        self._rules = rules

    def decide(self, view: Any, options: Sequence[A]) -> A:
        """Return a random option."""
        if len(options) == 1:
            return options[0]
        return options[random_below(self._seed, zlib.crc32(_encode(view)), len(options))]

    def think(self, view: Any, options: Sequence[A], thinking: Thinking) -> Decision[A]:
        """Return the same; chance is all the reason there is.

        Where the bot knows more than others, it gives none: how many options it has could tell why.
        """
        only = len(options) == 1
        motive = ONLY if only else Motive("chance", {"count": len(options)})
        return Decision(self.decide(view, options), None if self._has_secrets(view) else motive)

    def _has_secrets(self, view: Any) -> bool:
        rules = self._rules
        seat = None if rules is None else rules.to_move(view)
        if rules is None or seat is None:
            return False
        return knows_more(rules, view, seat, range(rules.players))


_EVERY_GAME: Final = {"random": "oracle_nb.bots.bot:RandomBot"}


def _homes(game: str) -> dict[str, str]:
    try:
        return {**_EVERY_GAME, **package_of(game).bots}
    except UnknownGame as error:
        raise BotError(f"game: {error}") from None


def bot_names(game: str = DEFAULT_GAME) -> tuple[str, ...]:
    """Return the names of the bots that can play a game."""
    return tuple(_homes(game))


def default_bot(game: str = DEFAULT_GAME) -> str:
    """Return the name of the bot that plays if nobody chooses one: the first of the game's own."""
    return next(iter(bot_names(game)[len(_EVERY_GAME) :]), RandomBot.name)


def make_bot(wanted: Wanted, seed: int, rules: Rules) -> Bot:
    """Return a bot for a table.

    Parameters
    ----------
    wanted
        "random", a name from the game's own ``BOTS``, "module:Class", or a class of one's own.
    seed
        For what the bot leaves to chance.
    rules
        The rules of the table.

    Raises BotError that names what is wrong.
    """
    name = title(wanted)
    maker = _bot_class(wanted, rules.name) if isinstance(wanted, str) else wanted
    try:
        bot: Bot = maker(seed=seed, rules=rules)
    except TypeError as error:
        raise BotError(f"bot {name!r} can't be made with seed and rules: {error}") from None
    if not callable(getattr(bot, "decide", None)):
        raise BotError(f"bot {name!r} has no decide(view, options)")
    if not isinstance(getattr(bot, "name", None), str):
        raise BotError(f"bot {name!r} has no name")
    return bot


def title(wanted: Wanted) -> str:
    """Return what a bot is called in results: as it was asked for; a class by its own ``name``."""
    if isinstance(wanted, str):
        return wanted
    return str(getattr(wanted, "name", getattr(wanted, "__name__", "")))


def _bot_class(name: str, game: str) -> Any:
    homes = _homes(game)
    home = name if ":" in name else homes.get(name)
    if home is None:
        known = ", ".join(homes)
        near = nearest(name, homes)
        raise BotError(
            f"there is no bot {name!r}{near}{' C' if near else '; c'}hoose {known} or your own, "
            "as module:Class"
        )
    module, _, attribute = home.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(f"bot {name!r}: {error}") from None


def asked_again(game: Game) -> Iterator[Motive | None]:
    """For every action of a game why a bot did it; None for people.

    A reason counts only if the bot decides again as it did; a random bot seldom does.
    """
    rules, known = game.rules, bot_names(game.rules.name)
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(game.seats):
        # A save may come from anybody: its seats must not decide which modules are imported.
        if game.is_bot(seat) and (kind := name.removeprefix("bot:")) in known:
            bots[seat] = make_bot(kind, 0, rules)
    said: dict[int, list[Motive]] = {seat: [] for seat in bots}
    position = game.opening.position
    for entry in game.history:
        motive = None
        if bot := bots.get(entry.player):
            view = rules.view(position, entry.player)
            reasons = said[entry.player]
            decided = think(bot, view, rules.legal_actions(position), Thinking(reasons))
            motive = decided.motive if decided.action == entry.action else None
            if motive is not None:
                reasons.append(motive)
        yield motive
        position = entry.position
