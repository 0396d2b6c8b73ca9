"""Finding puzzles: positions of bot games in which the coach sees one clearly best turn."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import oracle_nb
from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.delphi.bots.greedy import GreedyBot
from oracle_nb.delphi.model.position import DICE, Phase, Position
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.playouts import LinePlayer
from oracle_nb.delphi.puzzles.finding import PuzzleCandidate, checked, near, tidy, with_dice
from oracle_nb.delphi.rules.engine import Delphi

MISTAKEN: Final = 0.3
"""Share of bots that make mistakes."""
CARELESS: Final = 0.12
"""Share of random actions of a bot that makes mistakes."""


class Limits(NamedTuple):
    """Limits of a search for puzzles."""

    farthest: float
    """The most turns that may be left. Play-outs from earlier positions take long."""
    least: float
    """The least turns that every line with another result must lose."""
    rolls: int
    """Number of other rolls of the dice that are tried at the start of a turn."""
    forks: int
    """Number of times that the last part of a game, up to ``farthest``, is played."""
    finishes: int
    """Maximum number of candidates from one game in which the best turn ends the race. They are
    many, and easy to prove."""


SERIES: Final = {
    "late": Limits(farthest=3.6, least=0.33, rolls=2, forks=8, finishes=8),
    "middle": Limits(farthest=4.5, least=0.3, rolls=4, forks=4, finishes=0),
}
"""The two series of games from which puzzles come."""


def candidates(game: int, limits: Limits) -> Iterator[PuzzleCandidate]:
    """Yield the candidates of a bot game, whose last part is played several times.

    Parameters
    ----------
    game
        The seed of the game. It decides the players, too: two to four, who play as the greedy bot
        or as `LinePlayer`, and some of whom make mistakes.
    limits
        The limits of the search.
    """
    table = oracle_nb.new_game(players=2 + game % 3, seed=game)
    rules, random, finishes = table.rules, Random(game), 0
    assert isinstance(rules, Delphi)
    finder = Finder(rules, random, limits)
    fork = table.position
    for number in range(limits.forks):
        play = BotGame(rules, fork, random, SeededChance(scatter(game, number)))
        for position in play.starts():
            if fork is table.position and finder.near(position):
                fork = position
            elif position is fork:
                continue
            candidate = finder.candidate(position, finishes=finishes < limits.finishes)
            if candidate is not None:
                finishes += candidate.finish
                yield candidate


class BotGame:
    """A game of bots from a position on."""

    def __init__(
        self, rules: Delphi, position: Position, random: Random, chance: SeededChance
    ) -> None:
        self._rules: Final = rules
        self._position = position
        self._random: Final = random
        """Chooses the bots, and their mistakes."""
        self._chance: Final = chance
        """Decides everything else."""
        self._bots: Final = [
            random.choice((GreedyBot, LinePlayer))(rules) for _ in range(rules.players)
        ]
        self._careless: Final = {
            seat for seat in range(rules.players) if random.random() < MISTAKEN
        }

    def starts(self) -> Iterator[Position]:
        """Yield the positions in which a player can act."""
        while (seat := self._rules.to_move(self._position)) is not None:
            if self._position.phase == Phase.ACT and not self._position.pending:
                yield self._position
            self._act(seat)

    def _act(self, seat: int) -> None:
        rules, random, bot = self._rules, self._random, self._bots[seat]
        options = rules.legal_actions(self._position)
        action = bot.decide(rules.view(self._position, seat), options)
        mistake = seat in self._careless and random.random() < CARELESS
        chosen = random.choice(options) if mistake else action
        after = rules.apply(self._position, chosen, self._chance)
        self._position = after.position
        if isinstance(bot, LinePlayer):
            bot.see(after, mistake=mistake)


class Finder:
    """It looks for candidates at one table, at most one in a turn."""

    def __init__(self, rules: Delphi, random: Random, limits: Limits) -> None:
        self._limits: Final = limits
        """The limits of the search."""
        self._rules: Final = rules
        self._random: Final = random
        """Rolls other dice."""
        self._coach: Final = DelphiCoach(rules).racing().racing()
        self._turn = (0, 0)
        self._near = False

    def near(self, position: Position) -> bool:
        """Return whether a turn can be a puzzle."""
        return near(self._coach, position, self._limits.farthest)

    def candidate(self, position: Position, *, finishes: bool) -> PuzzleCandidate | None:
        """Return a position as a candidate, if one turn is clearly best in it.

        At the start of a turn, some other rolls of the dice are tried, too.

        ``position``: a position in which a player can act.
        ``finishes``: whether turns that end the race are wanted.
        """
        seat, rolls, turn = position.turn, 0, (position.round, position.turn)
        if turn != self._turn:
            self._turn, self._near = turn, self.near(position)
            if len(position.players[seat].dice) == DICE:
                rolls = self._limits.rolls
        view = tidy(self._rules.view(position, seat), seat)
        if not (self._near and view.players[seat].dice) or self._rules.faults(view):
            return None
        result = self._checked(view, finishes=finishes)
        while result is None and rolls:
            rolls -= 1
            dice = tuple(sorted(self._random.choices(range(6), k=DICE)))
            result = self._checked(with_dice(view, dice), finishes=finishes)
        self._near = result is None
        return result

    def _checked(self, view: Position, *, finishes: bool) -> PuzzleCandidate | None:
        return checked(self._coach, view, self._limits.least, finishes=finishes)
