"""The events of a game in sentences; each is made once."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from itertools import chain
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from oracle_nb.core.events import TURN_BEGUN, Event
from oracle_nb.core.generics import P
from oracle_nb.core.history import HistoryEntry
from oracle_nb.games.game import Game
from oracle_nb.games.motives import motive_text
from oracle_nb.games.presentation import ActionPresentation, ProgressPresentation
from oracle_nb.games.texts import GameTexts, logged
from oracle_nb.text import WordingError
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.control.forced_answers import is_forced
from oracle_nb.web.text import named, seat_title


class Matter(IntEnum):
    """How much an event of the news matters to a player; the highest is left out first."""

    ANSWER = 0
    """The answer to one's own proposal."""
    RESULT = 1
    """The result of one's own attempt, such as a fight."""
    BEGINNING = 2
    """The beginning of a round."""
    SETBACK = 3
    OWN = 4
    CONTEST = 5
    """Movements of the units of others to something for which players compete."""
    OTHERS = 6
    MOVES = 7
    """Other movements of the units of others."""


class LogLine(NamedTuple):
    """One event in the log: its sentence, the id of its rule, and how much it matters as news.

    ``why`` is the reason that a bot gave for an answer, "" for none. ``joined`` says that it is
    read with the line before it, such as a setback with the roll that brought it.
    """

    text: str
    rule: str
    event: Event
    matter: Matter = Matter.OWN
    why: str = ""
    joined: bool = False


def foremost(lines: Sequence[LogLine], room: int) -> tuple[LogLine, ...]:
    """Return the ``room`` events that matter most, in their order; all if there is only one more.

    Of those that matter equally, the latest are kept: an action ends with what came of it, and a
    turn with the answer to a proposal. Events that are read together are left out together.

    Examples
    --------
    >>> hit, fight = Event("unit-hit", "", 0, {}), Event("fight", "", 1, {})
    >>> lines = [LogLine("A fight.", "", fight, Matter.OTHERS), LogLine("A hit.", "", hit)]
    >>> lines += [LogLine("A roll.", "", fight), LogLine("A loss.", "", hit, joined=True)]
    >>> [line.text for line in foremost(lines, 2)]
    ['A roll.', 'A loss.']
    """
    if len(lines) <= room + 1:
        return tuple(lines)
    groups: list[list[int]] = []
    for number, line in enumerate(lines):
        if line.joined and groups:
            groups[-1].append(number)
        else:
            groups.append([number])
    kept: list[int] = []
    for group in sorted(groups, key=lambda group: (min(lines[n].matter for n in group), -group[0])):
        if kept and len(kept) + len(group) > room:
            break
        kept += group[-room:]
    return tuple(lines[number] for number in sorted(kept))


class LogEntry(NamedTuple):
    """One action in the log: its player, its title, and its events.

    The opening has no action: its number is -1 and its ``title`` empty. ``why`` is the reason that
    a bot gave, "" for none. ``secret`` says that the title hides details from the other players,
    ``forced`` that a lone person had no other choice and wasn't asked.
    """

    number: int
    player: int
    title: str
    lines: tuple[LogLine, ...]
    why: str = ""
    secret: bool = False
    forced: bool = False


Acts: TypeAlias = dict[tuple[int, int | None], tuple[object, tuple[object, ...], LogEntry]]
"""The entries of a log that were made, by their numbers and readers, with what they depend on."""


class GameLog:
    """The actions of a game in words.

    With ``reveals`` everybody reads the names of secret actions; ``you`` returns the seat that is
    called "you", None for none.
    """

    def __init__(
        self,
        game: Game,
        words: GameTexts,
        language: str,
        presentation: ProgressPresentation,
        bots: TableBots,
        *,
        actions: ActionPresentation | None = None,
        reveals: bool = False,
        you: Callable[[], int | None] = lambda: None,
    ) -> None:
        self._actions: Final = actions or ActionPresentation()
        self._game: Final = game
        self._presentation: Final = presentation
        self._bots: Final = bots
        self._words: Final = words
        self._language: Final = language
        self._reveals: Final = reveals
        self._you: Final = you
        self._acts: Acts = {}

    def entry(self, number: int, reader: int | None = None) -> LogEntry:
        """Return one action of the log; -1 is the opening.

        Secrets of the player in the seat ``reader`` are shown to nobody else.
        """
        opening, history = self._game.opening, self._game.history
        done: Any = opening if number < 0 else history[number]
        names = (*self._game.seats, self._you())
        kept = self._acts.get((number, reader))
        # After undo, another action may have followed; a bot may have taken over a seat.
        if kept is None or kept[0] is not done or kept[1] != names:
            before = history[number - 1].position if number > 0 else opening.position
            kept = (done, names, self._entry(number, done, before, reader))
            self._acts[number, reader] = kept
        return kept[2]

    def _entry(self, number: int, done: HistoryEntry, before: P, reader: int | None) -> LogEntry:
        own = number >= 0 and done.player == reader
        known = self._game.rules.view(done.position, done.player) if own else None
        events = zip(done.events, (None, *done.events), strict=False)
        lines = tuple(self._line(event, before, reader, known) for event, before in events)
        if number < 0:
            return LogEntry(-1, -1, "", lines)
        title = str(self._words.action(before, done.action))
        announced = str(self._words.announcement(before, done.action))
        if own or self._reveals or title == announced:
            forced = is_forced(self._game, self._actions, number, done)
            title = logged(title, self._words, done.player == self._you())
            return LogEntry(number, done.player, title, lines, self._why(done), forced=forced)
        # The reason for a secret action would reveal it.
        return LogEntry(number, done.player, announced, lines, secret=True)

    def _why(self, done: Any) -> str:
        motive = self._bots.motive(done)
        if motive is None:
            return ""
        try:
            return motive_text(self._words, motive)
        except (WordingError, LookupError, TypeError):
            # It may have been saved by another version, which had other texts.
            return ""

    def _line(self, event: Event, before: Event | None, reader: int | None, known: Any) -> LogLine:
        """Return an event; with the knowledge of its player, if that is the reader.

        Of an event like the one before it, the sentence says so.
        """
        private = None
        if known is not None and event.player == reader:
            private = self._presentation.private_event(self._game.rules, known, event)
        shown = private or event
        if before is not None and replace(before, rule=event.rule) == event:
            shown = replace(shown, facts=shown.facts | {"more": True})
        return LogLine(self._sentence(shown), event.rule, event)

    def _sentence(self, event: Event) -> str:
        """Return an event with people's names; those without one are named by the game."""
        return self._presentation.event_text(self._words, event, self._you(), self._people())

    def _people(self) -> Mapping[int, str]:
        """Return the names of people that the app didn't give, by their seats."""
        return {
            seat: named(name, self._language)
            for seat, name in enumerate(self._game.seats)
            if not self._game.is_bot(seat) and not seat_title(name)
        }

    def last(self, number: int, hidden: int = 0, reader: int | None = None) -> tuple[LogEntry, ...]:
        """Return the last actions, without ``hidden`` events at the end that are still to be shown.

        It includes secrets of the player in the seat ``reader``.
        """
        return self._from(max(-1, len(self._game.history) - number), hidden, reader)

    def _from(self, first: int, hidden: int, reader: int | None) -> tuple[LogEntry, ...]:
        """Return the actions from a number on, without events that are still to be shown."""
        acts = [self.entry(n, reader) for n in range(first, len(self._game.history))]
        if hidden and acts:
            newest = acts[-1]
            acts[-1] = newest._replace(lines=newest.lines[: len(newest.lines) - hidden])
        return tuple(acts)

    def since(self, seat: int, hidden: int = 0, reader: int | None = None) -> tuple[LogLine, ...]:
        """Return what happened since a player's last action, as far as it concerns that player.

        That includes what came of everybody's attempts, and of that last action, which may have
        brought setbacks, too, as at the end of a round. A proposal that was answered doesn't count
        as an action: what happened before it is still news.
        """
        history, answers = self._game.history, self._presentation.is_answer
        own = (n for n in reversed(range(len(history))) if history[n].player == seat)
        chosen = (n for n in own if not self.entry(n, reader).forced)
        last = next((n for n in chosen if not answers(history, n + 1)), -1)
        if last == len(history) - 1:
            return ()
        acts = self._from(last + 1, hidden, reader)
        moves = self._moves(seat, [line.event for entry in acts for line in entry.lines])
        lines = chain.from_iterable(self._news(seat, entry, moves) for entry in acts)
        since = (line for line in lines if line.event.what != TURN_BEGUN)
        progress, before = self._presentation, self._news(seat, self.entry(last, reader))
        came_of_it = (
            line
            for line in before
            if line.matter < Matter.OWN or line.event.what in progress.results | progress.summed
        )
        return (*came_of_it, *since)

    def _moves(self, seat: int, events: Sequence[Event]) -> Mapping[int, Event]:
        """Return the movements of others, by the ids of the last events in them."""
        position, movement = self._game.position, self._presentation.movement
        others = ((n, event) for n, event in enumerate(events) if event.player != seat)
        wholes = ((event, movement(position, event, events[n + 1 :])) for n, event in others)
        return {id(event): whole for event, whole in wholes if whole is not None}

    def _news(
        self, seat: int, entry: LogEntry, moves: Mapping[int, Event] = MappingProxyType({})
    ) -> Sequence[LogLine]:
        """Return the events that concern a player, with how much they matter.

        Of an answer that needed no choice, all that came of it; the answer itself, which comes
        first, is no news.
        """
        progress, position, lines = self._presentation, self._game.position, entry.lines
        harms = [progress.harms(position, line.event, seat) for line in lines]
        owns = [line.event.player == seat for line in lines]
        history, number = self._game.history, entry.number
        asked = progress.is_answer(history, number) and history[number - 1].player == seat
        takes_part = asked or entry.player == seat or any(harms) or any(owns)
        news, rolled = [], False
        for line, harm, own in zip(lines, harms, owns, strict=True):
            result, answer = (line.event.what in x for x in (progress.results, progress.answers))
            begins = number >= 0 and line.event.what in progress.beginnings
            if (move := moves.get(id(line.event))) is not None:
                text = self._sentence(move)
                matter = Matter.CONTEST if progress.contests(move) else Matter.MOVES
                news.append(line._replace(text=text, event=move, matter=matter))
            elif begins or harm or result or (own and line.event.what not in progress.logged_only):
                matter = Matter.OWN if takes_part else Matter.OTHERS
                if begins:
                    matter = Matter.BEGINNING
                elif asked and answer:
                    matter = Matter.ANSWER
                elif own and result:
                    matter = Matter.RESULT
                elif harm:
                    matter = Matter.SETBACK
                # A roll is read with what it brought.
                joined, why = rolled and (harm or result), entry.why if answer else ""
                news.append(line._replace(matter=matter, why=why, joined=joined))
            rolled = result
        if not entry.forced:
            return news
        outcomes = {id(line.event): line for line in news}
        rest = [outcomes.get(id(line.event), line) for line in lines[1:]]
        return rest if any(id(line.event) in outcomes for line in lines[1:]) else []

    def summary(self, reader: int | None) -> tuple[str, ...]:
        """Return what a round that ended since the last action of a player did to the scores."""
        if not self._presentation.summed:
            return ()
        history = self._game.history
        past = range(len(history))
        last = next((n for n in reversed(past) if history[n].player == reader), 0)
        recent = [event for done in history[last:] for event in done.events]
        earlier = (event for n in reversed(past[:last]) for event in reversed(history[n].events))
        summed = self._presentation.summary(recent, earlier)
        return tuple(map(self._sentence, summed))

    def for_game(self, game: Game) -> "GameLog":
        """Return the same sentences for another state of the game."""
        return self._copy(game, self._you, self._acts)

    def addressed(self, seat: int, acts: Acts) -> "GameLog":
        """Return the sentences as they speak to the player in a seat, even if they have a name.

        ``acts`` keeps the entries made for this player between calls.
        """
        return self._copy(self._game, lambda: seat, acts)

    def _copy(self, game: Game, you: Callable[[], int | None], acts: Acts) -> "GameLog":
        book = GameLog(
            game,
            self._words,
            self._language,
            self._presentation,
            self._bots,
            actions=self._actions,
            reveals=self._reveals,
            you=you,
        )
        book._acts = acts
        return book
