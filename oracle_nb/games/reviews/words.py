"""A review in words and numbers, in one language, for pages, terminals and notebooks."""

from collections.abc import Collection, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.errors import LocalizedError
from oracle_nb.games.coach import LOST, SAFE, line_text
from oracle_nb.games.game import Game
from oracle_nb.games.motives import motive_text
from oracle_nb.games.reviews.data import (
    CLEAR,
    ReviewData,
    ReviewedDecision,
    ReviewedSeat,
    ReviewedTurn,
)
from oracle_nb.render.plots import Series
from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.numbers import decimal_writer

if TYPE_CHECKING:
    from oracle_nb.games.match import FinalStanding
    from oracle_nb.text.wording import Wording

SMALL: Final = 0.05
"""Changes in rounds below this one are 0.0 in words, so nothing is said of them."""


LUCKY: Final = 0.5
"""Rounds that chance saves or costs from which on it is named beside a victory."""
LARGE: Final = 1.0
"""Rounds from which on everything else is explained, in all or at once."""


class NoCoach(LocalizedError):
    """A game without a coach, which can't be reviewed."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.title: Final = title

    def message(self, language: str = "en") -> str:
        """Return which game has no coach."""
        return review_wording(language).say("review-no-coach", title=self.title)


@cache
def review_wording(language: str = "en") -> "Wording":
    """Return the messages about reviews in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, LISTS)


class ReviewWords:
    """The sentences and tables of a review.

    Parameters
    ----------
    game
        The reviewed game.
    names
        The names of the players by seat, as they are shown.
    language
        The code of a language. Raises ``UnknownLanguage``.
    """

    def __init__(
        self, game: Game, review: ReviewData, names: Sequence[str], language: str = "en"
    ) -> None:
        self.review: Final = review
        self.names: Final = tuple(names)
        self.say: Final = review_wording(language).say
        self._write: Final = decimal_writer(language)
        self._rules: Final = game.rules
        self._people: Final = [seat for seat in range(len(names)) if not game.is_bot(seat)]
        self._words: Final = game.texts(language)
        self._results: Final = game.package.presentation(language).results
        self._entries: Final = game.history
        self._positions: Final = (
            game.opening.position,
            *(entry.position for entry in game.history),
        )

    def number(self, rounds: float, *, sign: bool = False) -> str:
        """Return rounds with one decimal, without a sign for zero."""
        # Adding 0 turns a negative zero into a positive one.
        tenths = round(rounds, 1) + 0.0
        return self._write(tenths, sign=sign and tenths != 0)

    def _player(self, seat: int, decisions: Sequence[ReviewedDecision]) -> str:
        """Return the name of a player; it says if a bot made all of some decisions."""
        name = self.names[seat]
        if decisions and all(decision.substituted for decision in decisions):
            return self.say("review-substituted", name=name)
        return name

    # --- decisions -------------------------------------------------------------------------------

    def _known(self, decision: ReviewedDecision) -> Any:
        """Return the position before a decision as its player knew it."""
        return self._rules.view(self._positions[decision.number - 1], decision.seat)

    def title(self, decision: ReviewedDecision) -> str:
        """Return the action of a decision in words."""
        action = self._rules.notation.read(decision.action)
        return str(self._words.action(self._known(decision), action))

    def best(self, decision: ReviewedDecision) -> str:
        """Return the best line of a decision in words, with its reasons; "" if there is none."""
        if not decision.best:
            return ""
        actions = tuple(map(self._rules.notation.read, decision.best))
        line = self.say("review-best", text=line_text(self._words, self._known(decision), actions))
        reasons = " ".join(motive_text(self._words, reason) for reason in decision.reasons)
        if reasons and self._people != [decision.seat]:
            # They speak to the player, who isn't the reader.
            name = self.names[decision.seat]
            reasons = self.say("review-best-reasons", name=name, reasons=reasons)
        return f"{line} {reasons}".rstrip()

    def remarks(self, decision: ReviewedDecision) -> list[str]:
        """Return what there is to say about a decision, without its best line."""
        ends = {
            "best": self.number(decision.before),
            "end": self.number(decision.end),
            "left": self.number(max(0.0, decision.end - decision.round)),
        }
        if decision.options == 1:
            lines = [self.say("review-no-choice")]
        elif not decision.judged:
            lost = any(reason.what == LOST for reason in decision.reasons)
            lines = [self.say("review-lost-game" if lost else "review-not-valued")]
        elif decision.loss < SMALL:
            now = "-now" if decision.end < decision.round + SMALL else ""
            # Nobody asks for an expected end once the game is over.
            over = self._rules.to_move(self._positions[decision.number]) is None
            kind = "-end" if over else now
            if decision.last and not over:
                chance = round(_winning(decision), 2)
                lines = [self.say("review-no-loss-last", chance=chance)]
            else:
                lines = [self.say(f"review-no-loss{kind}", **ends)]
        elif decision.last:
            kind = "-last" if decision.costly else "-last-unclear"
            lines = [self.say(f"review-loss{kind}", points=_points(decision.loss))]
        else:
            kind = ""
            # Rounded each for itself, the two ends may differ by another number.
            ends["best"] = self.number(round(decision.end, 1) - round(decision.loss, 1))
            if not decision.costly:
                # Unclear costs are named, too: the sums count them.
                kind = "-unclear"
            elif decision.chance < SAFE and not decision.mistake:
                kind = "-gamble"
            rounds = self.number(decision.loss)
            lines = [self.say(f"review-loss{kind}", rounds=rounds, **ends)]
        if abs(decision.luck) >= SMALL:
            message = "review-lucky" if decision.luck > 0 else "review-unlucky"
            if decision.last:
                lines.append(self.say(f"{message}-last", points=_points(abs(decision.luck))))
            else:
                lines.append(self.say(message, rounds=self.number(abs(decision.luck))))
        return lines

    def moment(self, decision: ReviewedDecision) -> str:
        """Return a sentence about an instructive decision, without its best line."""
        kind = "" if decision.clear else "-uncertain"
        return self.say(
            f"review-moment{kind}{'-last' if decision.last else ''}",
            round=decision.round,
            points=_points(decision.loss),
            number=decision.number,
            name=self._player(decision.seat, (decision,)),
            title=self.title(decision),
            rounds=self.number(decision.loss),
        )

    def moments(self) -> list[ReviewedDecision]:
        """Return the most instructive decisions."""
        return [self.review.decisions[number - 1] for number in self.review.moments]

    def further(self, shown: Collection[int]) -> list[ReviewedDecision]:
        """Return the mistakes without those that are shown, in their order."""
        return [
            decision
            for decision in self.review.decisions
            if decision.mistake and decision.number not in shown
        ]

    # --- the outcome -----------------------------------------------------------------------------

    @property
    def _won(self) -> "list[FinalStanding]":
        """The standings of the winners; none before the end of the game and of the review."""
        result = self._rules.result(self._positions[-1])
        if result is None or not result.winners or len(self.review.decisions) < len(self._entries):
            return []
        standings = self._results.standings(self._rules, self._positions[-1])
        return [standing for standing in standings if standing.place == 1]

    @property
    def outcome(self) -> str:
        """Sentences on the winner's luck and people's mistakes; "" before the end."""
        won = self._won
        if not won:
            return ""
        seats, said = self.review.seats, []
        luck = round(seats[won[0].seat].luck, 1) if len(won) == 1 else 0.0
        if abs(luck) >= LUCKY:
            message = "review-winner-lucky" if luck > 0 else "review-winner-unlucky"
            name, rounds = self.names[won[0].seat], self.number(abs(luck))
            said.append(self.say(message, name=name, rounds=rounds))
        said += [
            self.say("review-clear-mistakes", name=self.names[seat], mistakes=seats[seat].mistakes)
            for seat in self._people
            if seats[seat].decisions
        ]
        return " ".join(said)

    # --- turns -----------------------------------------------------------------------------------

    @property
    def decided(self) -> str:
        """Sentences on who won, and by what; "" before the end, and for games without ranks."""
        won = self._won
        if not won or not won[0].won:
            return ""
        names = tuple(self.names[standing.seat] for standing in won)
        text = self.say("review-won", names=names, why=won[0].won)
        return f"{text} {self.surge(won[0].seat) if len(won) == 1 else ''}".rstrip()

    def surge(self, seat: int) -> str:
        """Return a sentence on the winner's largest gain; "" if choices or chance explain it.

        No turn that decided the game shows such a gain, but the chart does.
        """
        steps = zip(self.review.turns, pairwise(self.review.series[seat]), strict=True)
        turn, (start, final) = max(steps, key=lambda step: step[1][0] - step[1][1])
        explained = turn.seat == seat and abs(turn.swing) >= SMALL
        if explained or start - final < LARGE:
            return ""
        ends = {"start": self.number(start), "final": self.number(final)}
        return self.say("review-surge", round=turn.round, **ends)

    def deciding(self) -> list[ReviewedTurn]:
        """Return the turns that decided the game."""
        return [self.review.turns[index] for index in self.review.deciding]

    def turn(self, played: ReviewedTurn) -> str:
        """Return a sentence about a turn that decided the game."""
        # The sum is that of the parts as they are shown.
        swing = round(played.luck, 1) - round(played.loss, 1)
        message = "review-turn-gained" if swing > 0 else "review-turn-fell"
        made = [
            choice
            for choice in self.review.decisions[played.start : played.stop]
            if choice.seat == played.seat
        ]
        return self.say(
            f"{message}-last" if any(choice.last for choice in made) else message,
            round=played.round,
            name=self._player(played.seat, made),
            rounds=self.number(abs(swing)),
            points=_points(abs(swing)),
        )

    def turn_parts(self, turn: ReviewedTurn) -> str:
        """Return how the expected end changed in a turn, part by part."""
        parts = self._parts(turn.ends[turn.seat], turn.end, turn.loss, turn.luck)
        same = parts["start"] == parts["final"]
        return self.say("review-turn-parts", same=same, **parts)

    # --- tables ----------------------------------------------------------------------------------

    @property
    def sums_head(self) -> tuple[str, ...]:
        """The heads of the columns of the sums: the players."""
        return ("", *self.names)

    @property
    def sums(self) -> tuple[tuple[str, ...], ...]:
        """The sums: a row for each part, with its name and a column for each seat.

        The first rows add up as they are shown, from the first estimate to the last one.
        """
        columns = list(map(self._column, self.review.seats))
        return tuple(
            (self.say(f"review-{part}"), *(column[part] for column in columns))
            for part in columns[0]
        )

    def _column(self, seat: ReviewedSeat) -> dict[str, str]:
        """Return the sums of a seat by part."""
        return {
            **self._parts(seat.start, seat.final, seat.loss, seat.luck),
            "decisions": str(seat.decisions),
            "mistakes": str(seat.mistakes),
        }

    def _parts(self, start: float, final: float, loss: float, luck: float) -> dict[str, str]:
        """Return two estimates and what lies between; they add up as they are shown."""
        number, other = self.number, _remainder(start, final, loss, luck)
        return {
            "start": number(start),
            "lost": number(loss, sign=True),
            "saved": number(-luck, sign=True),
            "other": number(other, sign=True),
            "final": number(final),
        }

    @property
    def sums_about(self) -> str:
        """The sentences on the numbers of the sums, with the meaning of a large remainder."""
        about = self.say("review-sums-about")
        seats = [seat for seat in self.review.seats if seat.seat in self._people]
        seat = max(seats or self.review.seats, key=lambda seat: abs(seat.other))
        other = _remainder(seat.start, seat.final, seat.loss, seat.luck)
        if abs(other) < LARGE:
            return about
        meaning = self.say(
            "review-other-about",
            name=self.names[seat.seat],
            other=self.number(other, sign=True),
            rounds=self.number(abs(other)),
            better=other < 0,
        )
        return f"{about} {meaning}"

    @property
    def rest_about(self) -> str:
        """The sentence on the remainder, the part of the sums that its name doesn't explain."""
        return self.say("review-rest-about")

    @property
    def mistakes_about(self) -> str:
        """The sentences on the losses that count as mistakes, and on decisions that don't."""
        about = self.say("review-mistakes-about", rounds=self.number(CLEAR))
        if any(decision.substituted for decision in self.review.decisions):
            about += f" {self.say('review-not-counted')}"
        return about

    # --- the chart -------------------------------------------------------------------------------

    @property
    def steps(self) -> tuple[str, ...]:
        """The names of the points of the chart: the round and player of each turn, and the end."""
        rounds = (
            self.say("review-chart-round", round=turn.round, name=self.names[turn.seat])
            for turn in self.review.turns
        )
        return (*rounds, self.say("review-chart-final"))

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the chart: the number of each round at its first turn, else ""."""
        texts, last = [], 0
        for turn in self.review.turns:
            texts.append("" if turn.round == last else str(turn.round))
            last = turn.round
        return (*texts, "")

    def series(self, tones: Sequence[str]) -> list[Series]:
        """Return the lines of the chart in the given colors."""
        return [
            Series(
                values,
                tone,
                [
                    self.say("review-chart-point", when=when, name=name, end=self.number(end))
                    for when, end in zip(self.steps, values, strict=True)
                ],
            )
            for values, tone, name in zip(self.review.series, tones, self.names, strict=True)
        ]


def _remainder(start: float, final: float, loss: float, luck: float) -> float:
    """Return what lies between two estimates besides choices and chance, all as they are shown."""
    start, final, loss, luck = (round(amount, 1) for amount in (start, final, loss, luck))
    return final - start - loss + luck


def _points(chance: float) -> int:
    """Return a difference of two chances in percentage points."""
    return round(100 * chance)


def _winning(decision: ReviewedDecision) -> float:
    """Return the chance to win after a decision in the player's last turn."""
    return min(1.0, max(0.0, decision.round + 1 - decision.end))
