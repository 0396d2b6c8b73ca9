"""How the Advanced Game is shown in the app: its roles and style sheet, in one language."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import chain, takewhile
from typing import TYPE_CHECKING, Any, ClassVar, Final

from msgspec.structs import replace

from oracle_nb.core.events import Event
from oracle_nb.games.match import FinalStanding, SetupOption
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.presentation.results import ResultPresentation
from oracle_nb.mythology.advanced.model.numbers import LEAST_WITH_ZEUS, TURNS
from oracle_nb.mythology.advanced.model.position import EXTRAS, Position
from oracle_nb.mythology.advanced.ui.actions import AdvancedActions
from oracle_nb.mythology.advanced.ui.players import AdvancedPlayers
from oracle_nb.mythology.pieces import HEROES, OFF, PRIZES, UNITS, Side
from oracle_nb.mythology.text.facts import ZEUS
from oracle_nb.mythology.ui.counters import Counter
from oracle_nb.mythology.ui.introduction import LevelIntroduction
from oracle_nb.mythology.ui.presentation import (
    LevelProgress,
    MythologySetup,
    next_behind,
    stylesheet,
)
from oracle_nb.mythology.ui.signs import (
    counter_sign,
    prize_sign,
    seat_sign,
    side_sign,
    symbol_sign,
    unit_sign,
)
from oracle_nb.mythology.ui.wording import wording as basic_wording
from oracle_nb.render.html import Html
from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.numbers import signed

if TYPE_CHECKING:
    from oracle_nb.games.package import GamePackage
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
    from oracle_nb.text.wording import Wording

_SIGN: Final = 40.0
"""Width of the signs of the goals."""


def presentation(package: "GamePackage", language: str = "en") -> Presentation:
    """Return how the game is shown in a language. Raises UnknownLanguage."""
    words = _wording(language)
    return Presentation(
        actions=AdvancedActions(words),
        players=AdvancedPlayers(words),
        progress=AdvancedProgress(words),
        results=AdvancedResults(words),
        setup=AdvancedSetup(package, basic_wording(language), words),
        introduction=AdvancedIntroduction(words),
        stylesheet=stylesheet() + _own_stylesheet(),
    )


@cache
def _wording(language: str) -> "Wording":
    """Return the texts of the panels, with those of the Basic Game's map."""
    return load_wording(language, __package__, LISTS)


@cache
def _own_stylesheet() -> str:
    return files(__package__).joinpath("panels.css").read_text("utf-8")


class AdvancedSetup(MythologySetup):
    """The options of a new game: also where counters start."""

    def __init__(self, package: "GamePackage", packs: "Wording", words: "Wording") -> None:
        super().__init__(package, packs)
        self._own_words = words

    def options(self) -> tuple[SetupOption, ...]:
        """Return the setups, the historical one first, then the data packs."""
        say = self._own_words.say
        starts = [(name, say(f"choice-start-{name}")) for name in ("historical", "random")]
        start = SetupOption("start", say("choice-start"), starts, say("choice-start-hint"))
        return start, *map(self._extra, EXTRAS), *super().options()

    def _extra(self, name: str) -> SetupOption:
        """Return the choice of an optional rule."""
        say = self._own_words.say
        answers = [(answer, say(f"choice-{name}-{answer}")) for answer in ("no", "yes")]
        return SetupOption(name, say(f"choice-{name}"), answers, say(f"choice-{name}-hint"))

    def names(self) -> tuple[str, ...]:
        """Return the names of the options."""
        return "start", *EXTRAS, *super().names()

    def option_errors(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return what is wrong with the data pack, or that there are too few players for Zeus."""
        faults = super().option_errors(players, chosen)
        if chosen.get("zeus") == "yes" and players < LEAST_WITH_ZEUS:
            facts = {"least": LEAST_WITH_ZEUS, "number": players}
            faults["zeus"] = self._own_words.say("choice-zeus-few", **facts)
        return faults


class AdvancedProgress(LevelProgress):
    """Rounds and phases; see the base class for what each method returns."""

    summed: ClassVar[frozenset[str]] = frozenset({"glory-gained", "glory-lost"})
    setbacks = frozenset({"glory-lost"})
    deaths: ClassVar[frozenset[str]] = frozenset({"unit-killed", "hero-struck", "fate-death"})
    logged_only = frozenset({"points-told"})
    results = frozenset(
        {
            *("arbitration-rolled", "bid-conceded", "challenge-won"),
            *("combat-rolled", "magic-rolled", "combat-stalled"),
            *("prize-rolled", "prize-missed", "prize-taken", "prize-home"),
            *("ship-rolled", "ship-missed", "ship-boarded"),
            *("occurrence-rolled", *deaths),
            "order-rolled",
        }
    )

    def harms(self, position: Position, event: Event, seat: int) -> bool:
        """Return whether an event costs glory, or kills a Hero with points of the player."""
        if event.what not in self.deaths:
            return super().harms(position, event, seat)
        sheet = None if seat == position.zeus_seat else position.sheets[seat]
        unit = event.facts["unit"]
        return sheet is not None and unit < HEROES and sheet.totals[unit] > 0

    def movement(self, position: Position, event: Event, later: Sequence[Event]) -> Event | None:
        """Return where a unit went, and a Prize there or with it; None if later results say so."""
        if event.what != "unit-moved":
            return None
        unit, hex_ = event.facts["unit"], event.facts["hex"]
        outcomes = self.results | {"unit-moved"}
        for after in later:
            if after.what in outcomes and unit in (after.facts.get("unit"), after.facts.get("foe")):
                return None
        carried, loose = (
            [thing - UNITS for thing in things if thing < UNITS + PRIZES]
            for things in (position.carried_by(unit), position.loose_at(hex_))
        )
        aim = "carry" if carried else "take" if loose and unit < HEROES else "none"
        prize = next(iter(carried or loose), OFF)
        return replace(event, what="unit-arrived", facts=event.facts | {"prize": prize, "aim": aim})

    def phase_title(self, rules: "AdvancedMythology", position: Position) -> str:
        """Return the round and its phase."""
        return self._words.say(f"phase-{position.phase}", round=position.round, rounds=TURNS)

    def summary(self, recent: Sequence[Event], earlier: Iterable[Event]) -> tuple[Event, ...]:
        """Return how much glory each player has gained in a round, most glory first."""
        ends = [number for number, event in enumerate(recent) if event.what == "round-ended"]
        if not ends:
            return ()
        ending = recent[ends[-1]]
        events = chain(reversed(recent[: ends[-1]]), earlier)
        players: dict[int, dict[str, Any]] = {}
        for event in takewhile(lambda event: event.what != "round-begun", events):
            if event.what not in self.summed:
                continue
            points = event.facts["points"] * (1 if event.what == "glory-gained" else -1)
            # The latest event comes first.
            new = {**event.facts, **ending.facts, "points": 0, "late": 0}
            sums = players.setdefault(event.player, new)
            sums["points"] += points
            sums["late"] += points * (event.rule == "glory.card-late")
        return tuple(
            Event("round-glory", ending.rule, seat, {**sums, "change": signed(sums["points"])})
            for seat, sums in sorted(players.items(), key=lambda item: -item[1]["glory"])
        )


class AdvancedResults(ResultPresentation):
    """Final standings and counts of a game; see the base class for what is returned."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def standings(
        self, rules: "AdvancedMythology", position: Position, reader: int | None = None
    ) -> tuple[FinalStanding, ...]:
        """Return how the players finished (victory.most)."""
        say = self._words.say
        glory = tuple(position.points_of(seat) for seat in range(len(position.glory)))
        order = sorted(range(len(glory)), key=lambda seat: (-glory[seat], seat))
        standings = []
        for seat in order:
            why, won = "", ""
            place = 1 + sum(points > glory[seat] for points in glory)
            if behind := next_behind(glory, seat):
                ahead = glory[seat] - glory[behind[0]]
                half = "half" if ahead.denominator > 1 else "whole"
                others = tuple(
                    say("ending-you") if other == reader else self._god(rules, position, other)
                    for other in behind
                )
                facts = {"count": int(ahead), "half": half, "other": others}
                why = say("ending-ahead", **facts)
                won = say("ending-ahead", "won", **facts) if place == 1 else ""
            half = "half" if glory[seat].denominator > 1 else "whole"
            name = self._god(rules, position, seat)
            points = say("glory-final", name=name, count=position.glory[seat], half=half)
            standings.append(FinalStanding(seat, points, why, place, won))
        return tuple(standings)

    def _god(self, rules: "AdvancedMythology", position: Position, seat: int) -> str:
        """Return the god of a seat, by which the log names its player."""
        if seat == position.zeus_seat:
            return ZEUS
        return rules.pack.god[position.gods[seat]].name(self._words.language)

    def counters(
        self, rules: "AdvancedMythology", position: Position
    ) -> dict[str, tuple[int | Fraction, ...]]:
        """Return each player's glory points."""
        points = tuple(position.points_of(seat) for seat in range(len(position.glory)))
        return {
            self._words.say("row-glory"): tuple(
                int(number) if number.denominator == 1 else number for number in points
            )
        }


class AdvancedIntroduction(LevelIntroduction):
    """The goal of the game, which parts of it are played, and what the signs mean."""

    ending = "goal-parts"
    notes = ("ready", "areas", "stand-in")

    def goal_signs(self, theme: str) -> Sequence[tuple[str, Html]]:
        """Return the signs of the goals, each with the name of its messages."""
        return (
            ("sheet", symbol_sign("bolt", "yellow", theme, _SIGN)),
            ("announce", side_sign(Side.HEROES, theme, _SIGN)),
            ("challenge", seat_sign(0, theme, _SIGN)),
            ("prize", prize_sign("GF", theme, _SIGN)),
            ("fate", symbol_sign("bolt", "red", theme, _SIGN)),
        )

    def legend_signs(self, theme: str) -> Sequence[tuple[Html, str]]:
        """Return the signs of the legend, each with its message."""
        return (
            (unit_sign(11, theme, 30), "legend-hero"),
            (unit_sign(HEROES + 8, theme, 30), "legend-monster"),
            (prize_sign("GF", theme, 30), "legend-prize"),
            (counter_sign(Counter("helper", "BC"), theme, 30), "legend-helper"),
            (counter_sign(Counter("hero", "12", aboard=True), theme, 30), "legend-aboard"),
            (seat_sign(0, theme, 30), "legend-god"),
        )
