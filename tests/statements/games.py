"""Texts of whole games: the motives of bots, and whether people can undo."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from oracle_nb.bots import make_bot, think
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive, Thinking, motive_text
from oracle_nb.games.registry import texts_of
from tests.delphi.played_games import VERBS, table
from tests.fuzz.reach import SETTINGS
from tests.statements.cases import LANGUAGES, Case, Sentence
from tests.statements.undoing import Done

KINDS: Final = ("greedy", "greedy", "random")
"""Bots by seat; the last of four is a person."""
ASKED: Final = 3
"""Maximum number of actions of a person that are explained in one position."""


@dataclass(frozen=True)
class Moment:
    """One decision of a game: before, what was decided, and why."""

    position: Position
    seat: int
    action: Action
    motive: Motive | None


def in_game(number: int, actions: int) -> Iterator[Sentence]:
    """Texts of the first actions of a game with bots and people."""
    players = 2 + number % 3
    kind = "free" if number % 4 == 3 else "compact"
    rules = table(number, players, SETTINGS[number // 3 % len(SETTINGS)], kind)
    random = Random(number)
    names = [f"bot:{KINDS[seat]}" if seat < len(KINDS) else "Ann" for seat in range(players)]
    if number % 2:
        names[-1] = "Ben"
    game: Game[Position, Action] = Game(rules, number, tuple(names))
    if number % 5 == 4:
        game.analyse()
    bots: list[Any] = [
        make_bot(KINDS[seat] if game.is_bot(seat) else VERBS, number + seat, rules)
        for seat in range(players)
    ]
    said: list[list[Motive]] = [[] for _ in range(players)]
    moments: list[Moment] = []
    for _ in range(actions):
        seat = game.to_move
        if seat is None:
            break
        options = list(game.legal_actions())
        decided = think(bots[seat], game.view(seat), options, Thinking(tuple(said[seat])))
        if decided.motive is not None:
            said[seat].append(decided.motive)
        moments.append(Moment(game.position, seat, decided.action, decided.motive))
        asked = random.sample(options, min(ASKED, len(options)))
        if not game.is_bot(seat):
            for action in (*asked, decided.action):
                yield from undone(game, Case(rules, game.position, seat, action))
        game.play(decided.action)
    yield from motives(rules, tuple(moments))


def undone(game: Game[Position, Action], case: Case) -> Iterator[Sentence]:
    """Texts about undoing an action, beside the game's own text after it."""
    assert case.action is not None
    texts = [game.explain(case.action, language).undo for language in LANGUAGES]
    other = game.after(len(game.history))
    other.play(case.action)
    assert other.last is not None
    seats = tuple(filter(game.is_bot, range(case.rules.players)))
    done = Done(other.last.outcome, game.analysis, other.can_undo, other.to_move, seats)
    about = replace(case, facts={"done": done})
    for text, language in zip(texts, LANGUAGES, strict=True):
        yield Sentence(text, language, ("undo-",), about)


def motives(rules: Delphi, moments: tuple[Moment, ...]) -> Iterator[Sentence]:
    """The motives of a game, each beside all decisions before and after it."""
    for language in LANGUAGES:
        words = texts_of(rules, language)
        texts = [
            None if moment.motive is None else motive_text(words, moment.motive)
            for moment in moments
        ]
        for place, moment_ in enumerate(moments):
            text = texts[place]
            if text is None:
                continue
            facts: dict[str, object] = {"moments": moments, "texts": texts, "place": place}
            facts["language"] = language
            case = Case(
                *(rules, moment_.position, moment_.seat, moment_.action),
                motive=moment_.motive,
                facts=facts,
            )
            yield Sentence(text, language, ("motive-",), case)
