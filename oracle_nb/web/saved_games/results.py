"""Results of finished games, stored as numbers: statistics never have to play a game again.

A game has one row for each browser that played it: that of its host, and those of its guests. It
counts there if it is a whole game that began here with its setup, and if the browser's player made
every decision in their seat. So guided games, imports, copies and games from a position don't, nor
do games that a bot played in part.

Data that depend on the game alone, such as the board, are stored once. Rows are written when a game
ends; those that couldn't be stored then follow when somebody asks for statistics.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from oracle_nb.games.game import Game
from oracle_nb.games.match import Luck
from oracle_nb.games.registry import presentation_of
from oracle_nb.storage.database import Connection, Database

TABLES: Final = ("guests", "results", "result_traits", "result_luck")
"""The tables with rows of a game, all by the column ``game``."""
PERSON: Final = "person"
"""The name of other people among the opponents."""


class RecordedResult(NamedTuple):
    """The result of a game for all seats.

    ``traits`` are pairs of a name and a value, such as ("players", "3"); ``places`` count from 1,
    and ``lucks`` hold the kinds of luck in the order of the game. ``whole`` is whether the game
    began with a setup of its own seed, and ``helped`` holds the seats of people for which a bot
    has decided something.
    """

    people: tuple[int, ...]
    rounds: int
    places: tuple[int, ...]
    winners: tuple[int, ...]
    traits: tuple[tuple[str, str], ...]
    lucks: Sequence[Luck]
    whole: bool = True
    helped: Collection[int] = ()

    def counts_for(self, seat: int) -> bool:
        """Return whether the game is the own one of the person in a seat."""
        return self.whole and seat in self.people and seat not in self.helped


class ResultRow(NamedTuple):
    """The games of one browser that have something in common."""

    value: str
    games: int
    won: int
    place: float
    rounds: float


class LuckTotal(NamedTuple):
    """One kind of luck in all games of a browser: number of draws, what came, what was expected."""

    kind: int
    asked: int
    came: float
    expected: float


def outcome_of(game: Game, helped: Collection[int] = ()) -> RecordedResult | None:
    """Return the outcome of a game; None if it goes on, or is an analysis.

    Parameters
    ----------
    game
        A game with its own seed: data made from the seed are recognized.
    helped
        The seats of people for which a bot has decided something.
    """
    result = game.result
    if result is None or game.analysis:
        return None
    rules, results = game.rules, presentation_of(game.rules).results
    seats = range(rules.players)
    people = tuple(seat for seat in seats if not game.is_bot(seat))
    order = [standing.seat for standing in results.standings(rules, game.position)]
    if result.places:
        places = result.places
    elif order:
        places = tuple(order.index(seat) + 1 for seat in seats)
    else:
        places = tuple(1 if seat in result.winners else 2 for seat in seats)
    opponents = {game.seats[seat].removeprefix("bot:") for seat in seats if game.is_bot(seat)}
    if len(people) > 1:
        opponents.add(PERSON)
    traits = [("players", str(rules.players)), *results.categories(game).items()]
    traits += [("opponent", name) for name in sorted(opponents)]
    winners = result.winners if result.finished else ()
    lucks = results.luck(rules, game)
    return RecordedResult(
        people, result.rounds, places, winners, tuple(traits), lucks, _is_whole(game), helped
    )


def _is_whole(game: Game) -> bool:
    """Return whether a game began with the setup of its seed.

    Imports, copies and games that go on from a position have another seed than what they began
    with.
    """
    try:
        return bool(game.rules.set_up(game.seed) == game.record().start)
    except ValueError:
        return False


class ResultStore:
    """The results in one database."""

    def __init__(self, database: Database) -> None:
        self._read: Final = database.reading
        self._write: Final = database.writing

    def seat_guest(self, game: str, owner: str, seat: int) -> None:
        """Record that a guest's browser plays a seat."""
        with self._write() as base:
            base.execute(
                "INSERT INTO guests (game, owner, seat) VALUES (?, ?, ?)"
                " ON CONFLICT (game, owner) DO UPDATE SET seat = excluded.seat",
                (game, owner, seat),
            )

    def put(self, game: str, outcome: RecordedResult | None) -> None:
        """Store how a game ended, for all browsers that played it.

        A game without an outcome, and one of several people at the host's screen, counts for
        nobody there: it is unknown which of them asks.
        """
        with self._write() as base:
            row = base.execute(
                "SELECT owner, revision, origin FROM games WHERE id = ?", (game,)
            ).fetchone()
            if row is None:
                return
            owner, revision, origin = row
            if outcome is not None and origin:
                outcome = outcome._replace(whole=False)
            for table in ("results", "result_traits", "result_luck"):
                base.execute(f"DELETE FROM {table} WHERE game = ?", (game,))  # noqa: S608 - fixed
            seats = {owner: _host_seat(base, game, outcome)}
            guests = base.execute("SELECT owner, seat FROM guests WHERE game = ?", (game,))
            for guest, seat in guests.fetchall():
                seats.setdefault(guest, seat)
            for player, seat in seats.items():
                _put(base, game, player, revision, outcome, seat)
            if outcome is not None:
                base.executemany(
                    "INSERT INTO result_traits (game, name, value) VALUES (?, ?, ?)",
                    [(game, name, value) for name, value in outcome.traits],
                )

    def missing(self, owner: str, most: int) -> tuple[str, ...]:
        """Return the next finished games of a browser whose results are not stored yet."""
        with self._read() as base:
            values = (owner, owner, owner, most)
            rows = base.execute(f"SELECT id {_MISSING} LIMIT ?", values).fetchall()
        return tuple(row[0] for row in rows)

    def count_missing(self, owner: str) -> int:
        """Return the number of finished games of a browser whose results are not stored yet."""
        with self._read() as base:
            values = (owner, owner, owner)
            return int(base.execute(f"SELECT COUNT(*) {_MISSING}", values).fetchone()[0])

    def total(self, owner: str, kind: str) -> tuple[ResultRow, int]:
        """Return all plays of a game in a browser together, and how many more don't count."""
        with self._read() as base:
            row = base.execute(
                f"SELECT '', {_SUMS} FROM results WHERE owner = ? AND counted = 1 {_THERE}",  # noqa: S608 - fixed
                (owner, kind),
            ).fetchone()
            others = base.execute(
                f"SELECT COUNT(*) FROM results WHERE owner = ? AND counted = 0 {_THERE}",  # noqa: S608 - fixed
                (owner, kind),
            ).fetchone()[0]
        return ResultRow(*row), int(others)

    def by_traits(self, owner: str, kind: str) -> dict[str, list[ResultRow]]:
        """Return the plays of a game in a browser by traits and their values, most first."""
        with self._read() as base:
            rows = base.execute(
                f"SELECT name, value, {_SUMS} FROM results"  # noqa: S608 - fixed
                " JOIN result_traits ON result_traits.game = results.game"
                f" WHERE owner = ? AND counted = 1 {_THERE}"
                " GROUP BY name, value ORDER BY COUNT(*) DESC, value",
                (owner, kind),
            ).fetchall()
        by_trait: dict[str, list[ResultRow]] = {}
        for name, *row in rows:
            by_trait.setdefault(name, []).append(ResultRow(*row))
        return by_trait

    def lucks(self, owner: str, kind: str) -> tuple[LuckTotal, ...]:
        """Return the luck of a browser in all its plays of a game, by kind of luck."""
        with self._read() as base:
            rows = base.execute(
                "SELECT kind, SUM(asked), SUM(came), SUM(expected) FROM results"  # noqa: S608 - fixed
                " JOIN result_luck USING (game, owner)"
                f" WHERE owner = ? AND counted = 1 {_THERE} GROUP BY kind ORDER BY kind",
                (owner, kind),
            ).fetchall()
        return tuple(LuckTotal(*row) for row in rows)


_MISSING: Final = (
    "FROM games WHERE over = 1 AND deleted = 0"
    " AND (owner = ? OR id IN (SELECT game FROM guests WHERE owner = ?)) AND NOT EXISTS"
    " (SELECT 1 FROM results WHERE results.game = games.id AND results.owner = ?"
    " AND results.revision = games.revision)"
)
_THERE: Final = (
    "AND EXISTS (SELECT 1 FROM games WHERE games.id = results.game AND games.deleted = 0"
    " AND games.kind = ?)"
)
_SUMS: Final = (
    "COUNT(*), COALESCE(SUM(won), 0), COALESCE(AVG(CAST(place AS DOUBLE PRECISION)), 0),"
    " COALESCE(AVG(CAST(rounds AS DOUBLE PRECISION)), 0)"
)


def _host_seat(base: Connection, game: str, outcome: RecordedResult | None) -> int:
    """Return the seat that the host played; -1 for none, or where it was several."""
    if outcome is None:
        return -1
    rows = base.execute("SELECT seat FROM links WHERE game = ?", (game,)).fetchall()
    own = [seat for seat in outcome.people if (seat,) not in rows]
    return own[0] if len(own) == 1 else -1


def _put(
    base: Connection,
    game: str,
    owner: str,
    revision: int,
    outcome: RecordedResult | None,
    seat: int,
) -> None:
    if outcome is None or not outcome.counts_for(seat):
        values: tuple[Any, ...] = (game, owner, revision, 0, 0, 0, 0)
        lucks: Mapping[int, Luck] = {}
    else:
        won = int(seat in outcome.winners)
        values = (game, owner, revision, 1, outcome.rounds, outcome.places[seat], won)
        lucks = dict(enumerate(outcome.lucks))
    base.execute(
        "INSERT INTO results (game, owner, revision, counted, rounds, place, won)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        values,
    )
    base.executemany(
        "INSERT INTO result_luck (game, owner, kind, asked, came, expected)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [
            (game, owner, kind, luck.asked[seat], luck.came[seat], luck.expected[seat])
            for kind, luck in lucks.items()
        ],
    )
