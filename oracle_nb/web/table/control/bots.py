"""The bots at a game: their seats and their decisions."""

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

from oracle_nb.core import background
from oracle_nb.core.generics import A, P
from oracle_nb.core.history import HistoryEntry
from oracle_nb.core.work import Work, background_work
from oracle_nb.core.work_turns import WorkTurns
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Decision, Motive, Thinking
from oracle_nb.games.rules import Rules

if TYPE_CHECKING:
    from oracle_nb.bots.bot import Bot

PACES: Final = ("step", "follow", "fast")
"""Speeds of bots: one step at a time, at a speed one can follow, or as fast as they can."""
SKIP: Final = 400
"""Maximum number of bots' actions skipped at once: a page must not hang."""

_TURNS: Final = WorkTurns(4, 1, lambda account: account.delay)
"""At most four bots think at once, and one for each browser."""

MakeBot: TypeAlias = Callable[[str, int, Rules], "Bot"]
"""Makes a bot: called with (name, seed, rules)."""


class BotThread:
    """A bot thinking about one decision in the background: nothing else has to wait."""

    def __init__(
        self, bot: "Bot", view: P, options: Sequence[A], position: P, said: Sequence[Motive]
    ) -> None:
        self.position: Final = position
        self.heeds: Final = hasattr(bot, "think")
        """Whether the bot stops thinking when asked to."""
        self.thinking: Final = Thinking(said)
        self._begun: Final = monotonic()
        self._decided: Decision | None = None
        self._error: Exception | None = None
        # The result belongs to everybody at the table, also when this page has gone.
        self._work: Final = Work(background_work().account)
        self._job: Final = background.start(lambda: self._run(bot, view, options), "bot")

    def _run(self, bot: "Bot", view: P, options: Sequence[A]) -> None:
        from oracle_nb.bots import think

        try:
            with _TURNS.turn(self._work):
                self._decided = think(bot, view, options, self.thinking)
        except Exception as error:  # noqa: BLE001 - it is raised where the decision is asked for
            self._error = error

    @property
    def seconds(self) -> int:
        """The time in seconds for which it has been thinking."""
        return int(monotonic() - self._begun)

    def decision(self, wait: float | None) -> Decision | None:
        """Return the bot's decision; None if it still thinks after the wait in seconds.

        Raises any error of the bot.
        """
        self._job.join(wait)
        if self._error is not None:
            raise self._error
        return self._decided


class TableBots:
    """The bots that sit at a game, made when they are first to decide, and their reasons.

    ``make_bot`` is called with (name, seed, rules) for every bot.
    """

    def __init__(self, game: Game, make_bot: MakeBot | None = None) -> None:
        self._game: Final = game
        self._make: Final = make_bot or _make_bot
        self._made: Final[dict[tuple[int, str], Bot]] = {}
        # By the identity of the action, which is kept with its reason.
        self._motives: Final[dict[int, tuple[HistoryEntry, Motive]]] = {}
        self._thought: BotThread | None = None
        self._substitutes: Mapping[int, str] = {}

    @property
    def substitutes(self) -> Mapping[int, str]:
        """The bots that play for people now, by seat; can be set."""
        return self._substitutes

    @substitutes.setter
    def substitutes(self, substitutes: Mapping[int, str]) -> None:
        if substitutes != self._substitutes:
            self._substitutes = substitutes
            # The turn may be a person's again.
            self.stop()
            self._thought = None

    def playing(self, seat: int) -> str:
        """Return the name of the bot that plays a seat now; "" where a person does."""
        if self._game.is_bot(seat):
            return self._game.seats[seat].removeprefix("bot:")
        return self._substitutes.get(seat, "")

    @property
    def thought(self) -> BotThread | None:
        """The bot's current thinking, if any."""
        thought = self._thought
        # An action may have been undone in the meantime.
        return thought if thought and thought.position is self._game.position else None

    def play(self, wait: float | None = None) -> bool:
        """Let the bot act if it must decide; return False otherwise, or if it still thinks.

        ``wait``: maximum number of seconds to wait for it; None: until it has decided.
        """
        game = self._game
        seat = game.to_move
        if seat is None or not self.playing(seat):
            return False
        if self.thought is None:
            self.stop()
            view = game.rules.view(game.position, seat)
            options = game.legal_actions()
            said = self._motives_of(seat)
            self._thought = BotThread(self._bot(seat), view, options, game.position, said)
        assert self._thought is not None
        try:
            decided = self._thought.decision(wait)
        except Exception:
            self._thought = None
            raise
        if decided is None:
            return False
        self._thought = None
        game.play(decided.action, player=seat)
        if decided.motive is not None:
            self._note(game.history[-1], decided.motive)
        return True

    def stop(self) -> None:
        """Ask the bot that thinks to decide now."""
        if self._thought is not None:
            self._thought.thinking.stop()

    def _note(self, done: HistoryEntry, motive: Motive) -> None:
        self._motives[id(done)] = done, motive

    def motive(self, done: HistoryEntry) -> Motive | None:
        """Return the reason for an action of this game; None for none."""
        kept = self._motives.get(id(done))
        return None if kept is None else kept[1]

    def _motives_of(self, seat: int) -> tuple[Motive, ...]:
        """Return the reasons for a seat's earlier actions, the latest last."""
        reasons = (self.motive(entry) for entry in self._game.history if entry.player == seat)
        return tuple(reason for reason in reasons if reason is not None)

    def recall(self, kept: Mapping[int, tuple[str, Motive]]) -> None:
        """Restore reasons for actions: by their number, the action as text and the reason."""
        history, write = self._game.history, self._game.write
        for number, (action, motive) in kept.items():
            if number < len(history) and write(history[number].action) == action:
                self._note(history[number], motive)

    def _bot(self, seat: int) -> "Bot":
        name = self.playing(seat)
        if (seat, name) not in self._made:
            seed = self._game.chance.seed_for(-10 - seat)
            self._made[seat, name] = self._make(name, seed, self._game.rules)
        return self._made[seat, name]


def _make_bot(name: str, seed: int, rules: Rules) -> "Bot":
    from oracle_nb.bots import BotError, make_bot

    # A save may come from anybody: its seats must not decide which modules are imported here.
    if ":" in name:
        raise BotError(f"bot: a table takes bots by their names, not {name!r}")
    return make_bot(name, seed, rules)
