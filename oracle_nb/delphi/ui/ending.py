"""The end of a game: final standings, counts, and luck."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.model.tasks import ledger
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER
from oracle_nb.delphi.rules.families.ending import score
from oracle_nb.delphi.rules.families.exploring import shrine_serves
from oracle_nb.delphi.ui.new_game.new_game import categories
from oracle_nb.games.match import FinalStanding, Luck, count_luck, luck_titles
from oracle_nb.games.presentation.results import ResultPresentation
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.core.events import Event
    from oracle_nb.delphi.model.actions import Action
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.games.game import Game

COLORS_ROLLED: Final = 6 * (1 - (5 / 6) ** 3)
"""Average number of different colors of three dice."""
_LUCKS: Final = ("fight", "shrine", "colors", "titan")
"""The kinds of luck, in the order in which they are shown."""
_TITAN: Final = frozenset({"titan.attack", "titan.six"})
_BY: Final = ("home", "tasks", "cards", "favor")
"""The criteria of the ranking, in the order of ``score``."""


class DelphiResults(ResultPresentation["Delphi", Position]):
    """Final standings, counts and luck of a game; see the base class for what is returned."""

    def __init__(self, words: Wording) -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def standings(
        self, rules: "Delphi", position: Position, reader: int | None = None
    ) -> tuple[FinalStanding, ...]:
        """Return how the players finished, the winner first (end.winner, end.ranking)."""
        say = self._words.say
        scores = {seat: score(position, seat) for seat in range(len(position.players))}
        order = sorted(scores, key=lambda seat: (tuple(-own for own in scores[seat]), seat))
        home = sum(player.home for player in position.players)
        standings = []
        for seat, behind in zip(order, (*order[1:], None), strict=True):
            player, why, won = position.players[seat], "", ""
            place = 1 + sum(score > scores[seat] for score in scores.values())
            has = say(
                "ending-home" if player.home else "ending-away",
                done=len(player.done),
                all=len(player.done) + len(player.tasks),
                cards=sum(player.cards),
                tokens=player.favor,
            )
            if behind is not None:
                own, other = scores[seat], scores[behind]
                by = next((n for n in range(len(_BY)) if own[n] != other[n]), None)
                if by is None:
                    why, won = say("ending-tied"), say("ending-tied", "won")
                else:
                    message, facts = f"ending-by-{_BY[by]}", {"count": own[by], "less": other[by]}
                    why = say(message, home=home, **facts)
                    won = say(message, "won", home=home, **facts)
            standings.append(FinalStanding(seat, has, why, place, won if place == 1 else ""))
        return tuple(standings)

    def counters(self, rules: "Delphi", position: Position) -> dict[str, tuple[int, ...]]:
        """Return each player's completed tasks and favor tokens."""
        players = position.players
        return {
            self._words.say("ending-tasks"): tuple(len(player.done) for player in players),
            self._words.say("ending-favor"): tuple(player.favor for player in players),
        }

    def luck(self, rules: "Delphi", game: "Game[Position, Action]") -> tuple[Luck, ...]:
        """Return what chance gave each player in fights, tiles, dice and titan attacks."""
        return count_luck(_asked(rules, game), luck_titles(self._words.say, _LUCKS), rules.players)

    def luck_kinds(self) -> tuple[tuple[str, str], ...]:
        """Return the names of the kinds of luck, and what each counts."""
        return tuple(luck_titles(self._words.say, _LUCKS).values())

    def categories(self, game: "Game[Position, Action]") -> Mapping[str, str]:
        """Return the number of tasks and the kind of board."""
        return categories(game)

    def category_title(self, category: str, value: str = "") -> str:
        """Return the title of an option for a new game, or of the value that was chosen."""
        if (category, value) == ("board", "own"):
            return self._words.say("result-board-own")
        return self._words.say(f"choice-{category}-{value}" if value else f"choice-{category}")


def _asked(
    rules: "Delphi", game: "Game[Position, Action]"
) -> Iterator[tuple[str, int, int, float]]:
    """Yield every draw: its kind, the seat, the result, and the expected result."""
    before = game.opening.position
    for entry in game.history:
        attacked: dict[int, bool] = {}
        built = {other.facts["space"] for other in entry.events if other.what == "shrine-built"}
        for event in entry.events:
            facts: Mapping[str, Any] = event.facts
            if event.what in ("round-won", "round-lost"):
                won = sum(rules.battle.wins(roll, facts["strength"]) for roll in range(10)) / 10
                yield "fight", event.player, int(event.what == "round-won"), won
            elif event.what == "oracle-consulted":
                yield "colors", event.player, len(set(facts["colors"])), COLORS_ROLLED
            elif event.what == "tile-uncovered":
                hoped = _shrine_chance(rules, before, event)
                if hoped is not None:
                    yield "shrine", event.player, int(facts["space"] in built), hoped
            elif event.rule in _TITAN:
                attacked[event.player] = event.what == "titan-held-off"
        for seat, held in attacked.items():
            shield = entry.position.players[seat].shield
            yield "titan", seat, int(held), min(shield, 5) / 6
        before = entry.position


def _shrine_chance(rules: "Delphi", before: Position, event: "Event") -> float | None:
    """Return the chance that a revealed tile took its player's shrine; None if it was known."""
    seat, slot = event.player, rules.tables.slot[event.facts["space"]]
    player = before.players[seat]
    known = before.face_up | player.seen
    if known >> slot & 1:
        return None
    there = {tile for n, tile in enumerate(before.tiles) if known >> n & 1 and tile != UNKNOWN}
    unseen = [tile for tile in range(len(TILE_COLOR)) if tile not in there]
    letters = ledger(player.tasks, player.done).letters
    ship, picture = rules.setting.ships[seat], rules.setting.rules.picture_rule
    good = sum(
        TILE_COLOR[tile] == ship and shrine_serves(picture, letters, TILE_LETTER[tile])
        for tile in unseen
    )
    return good / len(unseen)
