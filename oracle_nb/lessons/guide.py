"""Guided games: a first game from a prepared position, with a tip for whatever comes up.

The game package provides a TOML file with the position and the tips, and says which *moments* a
position is; ``docs/guided-game.md`` describes both. A tip is due at its moment until the learner
has seen it.
"""

import tomllib
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Annotated, Any, Final

import msgspec

from oracle_nb.games.game import Game
from oracle_nb.games.guided_game import GuidedGame
from oracle_nb.games.registry import MissingPart, game_names, lessons_of_game, package_of
from oracle_nb.lessons.lesson import LANGUAGES, LessonError, Text, Texts, placed, sentences

ACTION: Final = "{action}"
"""The placeholder for the recommended action in the suggestion of a tip."""
MOST_SENTENCES: Final = 2
"""Maximum number of sentences of a tip, and of its suggestion."""


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tip for the first time that something comes up.

    Parameters
    ----------
    moment
        The moment at which it is due.
    say
        The explanation, at most two sentences.
    do
        What the learner can do now, at most two sentences, in which "{action}" stands for the
        recommended action; no text if there is nothing to do.
    rules
        The ids of the rules it explains.
    show
        The beginnings of the actions to recommend, such as "explore", the best first; "*" stands
        for anything, and " | " is between beginnings that are as good as each other.
    explains
        The beginnings of other actions that it explains. The tip is shown once one is chosen.
    beside
        Whether it recommends something that the list of choices doesn't weigh against others.
    """

    moment: Annotated[str, msgspec.Meta(min_length=1)]
    say: Texts
    rules: tuple[str, ...]
    do: Texts | None = None
    show: tuple[Text, ...] = ()
    explains: tuple[Text, ...] = ()
    beside: bool = False

    def recommended(self, game: Game, options: Sequence[Any]) -> Sequence[Any]:
        """Return the actions among some that the tip recommends, the cheapest first."""
        for start in self.show:
            actions = [action for action in options if _begins(game.write(action), start)]
            if actions:
                return sorted(actions, key=lambda action: game.check(action).tokens)
        return ()

    def is_about(self, action: str) -> bool:
        """Return whether the tip recommends or explains an action, given as text."""
        return any(_begins(action, start) for start in (*self.show, *self.explains))


def _begins(action: str, start: str) -> bool:
    return any(fnmatchcase(f"{action} ", f"{either} *") for either in start.split(" | "))


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game as its file has it.

    Parameters
    ----------
    scene
        The position, in the format of lesson scenes. The learner is the first to move.
    tips
        The tips, those that matter most first.
    bot
        The name of the bot that plays the other seats and recommends actions.
    adviser
        The bot that says what to do where no tip recommends a single action; "" for the same.
    prices
        The moment whose tip explains prices: costly actions are folded without their prices until
        that tip is shown; "" to show all prices at once.
    chance
        The first results of chance by kind, as in handouts.
    left_out
        The parts of the game that never come up in it, as nouns; none by default.
    """

    scene: Mapping[str, Any]
    tips: tuple[Tip, ...]
    bot: str
    adviser: str = ""
    prices: str = ""
    chance: Mapping[str, tuple[Any, ...]] = {}
    left_out: Texts | None = None

    def tip(self, moment: str) -> Tip | None:
        """Return the tip for a moment."""
        return next((tip for tip in self.tips if tip.moment == moment), None)

    def due(
        self, moments: Collection[str], seen: Collection[str], chosen: str = ""
    ) -> Iterator[Tip]:
        """Yield the tips for some moments that aren't among the seen ones, the first one first.

        Those about the chosen action come before all others.
        """
        tips = [tip for tip in self.tips if tip.moment in moments and tip.moment not in seen]
        yield from sorted(tips, key=lambda tip: not (chosen and tip.is_about(chosen)))


def left_out_of(game: str, language: str) -> str:
    """Return the parts of a game that its guided game leaves out; "none" for none.

    A game without a readable guide leaves out nothing that could be named.
    """
    try:
        texts = guide_of(game).left_out
    except (MissingPart, LessonError):
        texts = None
    return "none" if texts is None else texts[language]


def guided_game_of(game: str) -> GuidedGame | None:
    """Return the guided game of a game package; None if it has none, or isn't installed."""
    return package_of(game).guided_game() if game in game_names() else None


@cache
def guide_of(game: str) -> Guide:
    """Return the guide of a game. Raises MissingPart, or LessonError for a faulty file."""
    data = guided_game_of(game)
    if data is None:
        raise MissingPart(game, "guided game")
    return read_guide(data, package_of(game).rulebook())


def read_guide(data: GuidedGame, rules: Container[str]) -> Guide:
    """Return the guide of a file.

    Parameters
    ----------
    data
        The guided game.
    rules
        The ids of all rules.

    Returns
    -------
    Guide
        The guide.

    Raises
    ------
    LessonError
        If the file is faulty; the error names the place and what is wrong.
    """
    name = data.file.name
    try:
        guide = msgspec.convert(tomllib.loads(data.file.read_text("utf-8")), Guide)
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise LessonError(f"{name}: it can't be read: {error}") from None
    except msgspec.ValidationError as error:
        raise LessonError(f"{name}: {': '.join(filter(None, placed(error)))}") from None
    for field, fault in _faults(guide, data.moments, rules):
        raise LessonError(f"{name}: {field}: {fault}")
    return guide


def _faults(
    guide: Guide, moments: Sequence[str], rules: Container[str]
) -> Iterator[tuple[str, str]]:
    """Yield the faults of a guide with their fields."""
    seen: set[str] = set()
    if guide.prices and guide.tip(guide.prices) is None:
        yield "prices", f"there is no tip for {guide.prices!r}"
    if guide.left_out is not None and sorted(guide.left_out) != sorted(LANGUAGES):
        yield "left_out", f"it needs texts in {' and '.join(LANGUAGES)}"
    for number, tip in enumerate(guide.tips, 1):
        at = f"tips.{number}"
        if tip.moment not in moments:
            yield f"{at}.moment", f"there is no moment {tip.moment!r}, only {', '.join(moments)}"
        if tip.moment in seen:
            yield f"{at}.moment", f"there is a tip for {tip.moment!r} already"
        seen.add(tip.moment)
        for rule in tip.rules:
            if rule not in rules:
                yield f"{at}.rules", f"there is no rule {rule!r}"
        for field, texts in (("say", tip.say), ("do", tip.do)):
            if texts is None:
                continue
            if sorted(texts) != sorted(LANGUAGES):
                yield f"{at}.{field}", f"it needs texts in {' and '.join(LANGUAGES)}"
            for language, text in texts.items():
                if (count := sentences(text)) > MOST_SENTENCES:
                    yield f"{at}.{field}.{language}", f"{count} sentences; at most {MOST_SENTENCES}"


def new_guided_game(game: str, you: str, seed: int | None = None) -> Game:
    """Return a new guided game against bots.

    Parameters
    ----------
    you
        The name of the learner.
    seed
        Decides what the guide's file doesn't; a new secret does if not given.

    Returns
    -------
    Game
        The game.

    Raises
    ------
    MissingPart
        If the game has no guided game.
    LessonError
        If its file is faulty.
    """
    guide, data = guide_of(game), guided_game_of(game)
    # A game without lessons says itself how its guided game begins.
    lessons: Any = data if hasattr(data, "stage") else lessons_of_game(game)
    try:
        scene = lessons.stage(guide.scene)
        given = lessons.given({kind: [*map(str, result)] for kind, result in guide.chance.items()})
    except ValueError as error:
        raise LessonError(f"the guided game of {game}: {error}") from None
    learner = scene.rules.to_move(scene.position)
    bot = f"bot:{guide.bot}"
    seats = [you if seat == learner else bot for seat in range(scene.rules.players)]
    return Game(scene.rules, seed, seats, start=scene.position, given=given)
