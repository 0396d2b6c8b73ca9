"""How Mythology is shown in the app: its roles and style sheet, in one language."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from oracle_nb.core.events import Event
from oracle_nb.games.match import FinalStanding, Luck, SetupOption, count_luck, luck_titles
from oracle_nb.games.presentation import PlainSetup, Presentation
from oracle_nb.games.presentation.progress import ProgressPresentation
from oracle_nb.games.presentation.results import ResultPresentation
from oracle_nb.mythology.model.position import NOBODY, Part, Position
from oracle_nb.mythology.packs.data_pack import SHIPPED, STANDARD, UnusablePack
from oracle_nb.mythology.packs.installed import installed_packs, pack_of
from oracle_nb.mythology.pieces import OFF, ROUNDS, Side, side_of
from oracle_nb.mythology.rules.combat import defender_of
from oracle_nb.mythology.rules.odds import prize_chance, win_chance
from oracle_nb.mythology.rules.scoring import (
    own_points,
    prize_left_points,
    prizes_left,
    scores,
)
from oracle_nb.mythology.text.points import points_sign, points_words
from oracle_nb.mythology.ui.actions import MythologyActions
from oracle_nb.mythology.ui.introduction import MythologyIntroduction
from oracle_nb.mythology.ui.players import MythologyPlayers
from oracle_nb.mythology.ui.wording import wording
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.games.game import Game
    from oracle_nb.games.package import GamePackage
    from oracle_nb.games.rules import Rules
    from oracle_nb.mythology.model.actions import Action
    from oracle_nb.mythology.rules.engine import Mythology
    from oracle_nb.mythology.rules.turn_state import LevelPosition


def presentation(package: "GamePackage", language: str = "en") -> Presentation:
    """Return how the game is shown in a language. Raises UnknownLanguage."""
    words = wording(language)
    return Presentation(
        actions=MythologyActions(words),
        players=MythologyPlayers(words),
        progress=MythologyProgress(words),
        results=MythologyResults(words),
        setup=MythologySetup(package, words),
        introduction=MythologyIntroduction(words),
        stylesheet=stylesheet(),
    )


@cache
def stylesheet() -> str:
    """Return the style sheet of the panels."""
    return files(__package__).joinpath("panels.css").read_text("utf-8")


class MythologySetup(PlainSetup):
    """The options of a new game; see the base class for what each method returns.

    ``package``: starts the games.
    """

    def __init__(self, package: "GamePackage", words: Wording) -> None:
        super().__init__(package)
        self._words = words
        """The texts of the app's panels in one language."""

    def options(self) -> tuple[SetupOption, ...]:
        """Return the data packs, the standard one first."""
        say = self._words.say
        packs = [(name, self._name(name)) for name in installed_packs()]
        return (SetupOption("pack", say("choice-pack"), packs, say("choice-pack-hint")),)

    def names(self) -> tuple[str, ...]:
        """Return the name of the only option."""
        return ("pack",)

    def _name(self, pack: str) -> str:
        try:
            name = pack_of(pack).name(self._words.language)
        except UnusablePack:
            return pack
        # Packs of different ids can have the same name.
        return name if pack in SHIPPED else f"{name} ({pack})"

    def option_errors(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return what is wrong with the chosen data pack."""
        try:
            pack_of(chosen.get("pack", STANDARD))
        except UnusablePack as error:
            return {"pack": error.message(self._words.language)}
        return {}


class LevelProgress(ProgressPresentation):
    """Turns and rounds of any level; see the base class for what each method returns."""

    def __init__(self, words: Wording) -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def turn_seat(self, rules: "Rules", position: "LevelPosition") -> int | None:
        """Return the seat whose turn it is."""
        return None if position.turn == NOBODY else position.turn

    def round_number(self, rules: "Rules", position: "LevelPosition") -> int:
        """Return the round, counted from 1."""
        return max(1, position.round)

    def event_spaces(self, event: Event) -> tuple[int, ...]:
        """Return the spaces between which a unit moves."""
        return tuple(event.facts[key] for key in ("start", "hex") if key in event.facts)

    def contests(self, event: Event) -> bool:
        """Return whether a unit goes to a Prize, or carries one."""
        return bool(event.facts.get("aim", "none") != "none")

    def event_text(
        self, words: Any, event: Event, reader: int | None, names: Mapping[int, str]
    ) -> str:
        """Return an event in one sentence that calls people by their names."""
        return str(words.event(event, reader, names))


class MythologyProgress(LevelProgress):
    """Turns, rounds and parts of turns of the Basic Game."""

    setbacks = frozenset({"unit-removed", "prize-taken"})
    answers = frozenset({"alliance-joined", "alliance-refused"})
    beginnings = frozenset({"round-begun"})
    logged_only = frozenset({"alliance-offered"})
    results = frozenset({"fight-rolled", "unit-removed", "prize-missed", "prize-taken", *answers})

    def has_turn_left(self, rules: "Rules", position: Position, seat: int) -> bool:
        """Return whether a player has a turn left, the last change of alliances included."""
        if not position.last_window:
            return True
        again = bool(position.waiting >> seat & 1)
        return again or (not position.asked_again and seat >= position.turn)

    def contests(self, event: Event) -> bool:
        """Return whether a unit goes to a Prize, or attacks."""
        return event.what == "unit-attacks" or super().contests(event)

    def harms(self, position: Position, event: Event, seat: int) -> bool:
        """Return whether an event removes a unit of a player's side, or gives a rival a Prize."""
        if event.what == "prize-taken":
            return event.player not in (seat, *position.allies(seat))
        return event.what in self.setbacks and side_of(event.facts["unit"]) == position.sides[seat]

    def movement(self, position: Position, event: Event, later: Sequence[Event]) -> Event | None:
        """Return where a unit went and the Prize there, or whom it attacks, until the fight.

        It is None if fights or attempts say so.
        """
        if event.what == "enemy-entered":
            unit = event.facts["unit"]
            rolled = (x for x in later if x.what == "fight-rolled")
            fought = any(unit == after.facts["unit"] for after in rolled)
            return None if fought else replace(event, what="unit-attacks")
        if event.what != "unit-moved":
            return None
        unit, hex_ = event.facts["unit"], event.facts["hex"]
        if any(unit in (after.facts.get("unit"), after.facts.get("foe")) for after in later):
            return None
        prize = position.prize_at(hex_)
        aim = "none" if prize == OFF else "take"
        return replace(event, what="unit-arrived", facts=event.facts | {"prize": prize, "aim": aim})

    def phase_title(self, rules: "Mythology", position: Position) -> str:
        """Return the round and the part of the turn."""
        part = Part(position.part)
        return self._words.say(f"phase-{part}", round=position.round, rounds=ROUNDS)


_LUCKS: Final = ("attack", "defense", "prize")
"""The kinds of luck, in the order in which they are shown."""


def next_behind(points: Sequence[Fraction], seat: int) -> tuple[int, ...]:
    """Return the seats on the first place behind a seat; none behind the last."""
    best = max((other for other in points if other < points[seat]), default=None)
    return tuple(other for other, owned in enumerate(points) if owned == best)


class MythologyResults(ResultPresentation["Mythology", Position]):
    """Final standings, counts and luck of a game; see the base class for what is returned."""

    def __init__(self, words: Wording) -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def standings(
        self, rules: "Mythology", position: Position, reader: int | None = None
    ) -> tuple[FinalStanding, ...]:
        """Return how the players finished, with their exact points (basic.win)."""
        points = scores(position)
        order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
        standings = []
        for seat in order:
            why, won = "", ""
            place = 1 + sum(point > points[seat] for point in points)
            if behind := next_behind(points, seat):
                ahead = points_words(self._words, points[seat] - points[behind[0]])
                others = tuple(
                    self._words.say("ending-you")
                    if other == reader
                    else self._god(rules, position, other)
                    for other in behind
                )
                facts = {"points": ahead, "other": others}
                why = self._words.say("ending-ahead", **facts)
                won = self._words.say("ending-ahead", "won", **facts) if place == 1 else ""
            has = self._has(rules, position, seat, points[seat])
            standings.append(FinalStanding(seat, has, why, place, won))
        return tuple(standings)

    def _has(self, rules: "Mythology", position: Position, seat: int, points: Fraction) -> str:
        """Return the points of a player, and what they are for."""
        say = self._words.say
        parts = [say("points-units", count=len(position.trophies[seat]))]
        if position.sides[seat] == Side.HEROES:
            parts.append(say("points-prizes", count=len(position.captured[seat])))
        else:
            each = points_sign(prize_left_points(position))
            parts.append(say("points-left", count=prizes_left(position), each=each))
        others = (ally for ally in position.allies(seat) if ally != seat)
        allies = tuple(self._god(rules, position, ally) for ally in others)
        if allies:
            own = points_words(self._words, own_points(position, seat))
            parts += (say("points-own", points=own), say("allied", names=allies))
        total, god = points_words(self._words, points), self._god(rules, position, seat)
        return say("ending-has", god=god, points=total, parts="; ".join(parts))

    def _god(self, rules: "Mythology", position: Position, seat: int) -> str:
        """Return the god of a seat, by which the log names its player."""
        return rules.pack.god[position.gods[seat]].name(self._words.language)

    def counters(
        self, rules: "Mythology", position: Position
    ) -> dict[str, tuple[int | Fraction, ...]]:
        """Return each player's victory points, removed enemies and Prizes."""
        say = self._words.say
        return {
            say("ending-points"): scores(position),
            say("ending-removed"): tuple(map(len, position.trophies)),
            say("ending-taken"): tuple(map(len, position.captured)),
        }

    def luck(self, rules: "Mythology", game: "Game[Position, Action]") -> tuple[Luck, ...]:
        """Return what the dice gave each player in fights and attempts to take Prizes."""
        return count_luck(_rolls(rules, game), luck_titles(self._words.say, _LUCKS), rules.players)

    def luck_kinds(self) -> tuple[tuple[str, str], ...]:
        """Return the names of the kinds of luck, and what each counts."""
        return tuple(luck_titles(self._words.say, _LUCKS).values())


def _rolls(
    rules: "Mythology", game: "Game[Position, Action]"
) -> Iterator[tuple[str, int, int, float]]:
    """Yield every decided fight and attempt: its kind, the seat, the result, the expected one."""
    before = game.opening.position
    for entry in game.history:
        for event in entry.events:
            facts = event.facts
            if event.what == "fight-rolled" and facts["total"] != facts["against"]:
                won = int(facts["total"] > facts["against"])
                chance = float(win_chance(facts["aid"] - facts["aided"]))
                yield "attack", event.player, won, chance
                defender = defender_of(rules.world, before, before.units[facts["unit"]])
                yield "defense", defender, 1 - won, 1 - chance
            elif event.what in ("prize-taken", "prize-missed"):
                took = int(event.what == "prize-taken")
                yield "prize", event.player, took, float(prize_chance(facts["aid"]))
        before = entry.position
