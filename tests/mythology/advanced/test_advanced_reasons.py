"""Reasons of the advanced lessons are read back, and compared with counters, sheets and answers.

Each check works out the answer from the sentence alone, without the rules of the engine.
"""

import re
from itertools import product
from typing import Any, Final

from oracle_nb.games.exercises import Exercise
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.mythology.advanced.model.cards import cards_of
from oracle_nb.mythology.advanced.package import MYTHOLOGY_ADVANCED
from oracle_nb.mythology.packs.data_pack import UnitData
from tests.mythology.lessons.reasons import (
    Checks,
    Read,
    all_singular,
    altered,
    read_back,
    statements,
)
from tests.statements.statement import Statement

DATA: Final = MYTHOLOGY_ADVANCED.lessons()
LEVEL: Final = "mythology/advanced"
SEEDS: Final = range(12)
HEROES: Final = 32
ROLLS: Final = [10 * red + white for red, white in product(range(1, 7), repeat=2)]
CHECKS: Final = Checks()
states = CHECKS.states


class AdvancedRead(Read):
    """A reason of the Advanced Game."""

    @property
    def facts(self) -> Any:
        """The facts of the question."""
        return self.exercise.facts

    @property
    def template(self) -> str:
        return self.exercise.template

    @property
    def sheet(self) -> Any:
        return self.at.sheets[0]

    @property
    def line(self) -> list[list[str]]:
        """The words of the actions of the answer."""
        return [text.split() for text in self.exercise.solution]

    def fighter(self, unit: int) -> UnitData:
        data: UnitData = self.world.pack.units[unit]
        return data

    def unit(self, slug: str) -> int:
        return [unit.slug for unit in self.world.pack.units].index(slug)

    def roll(self, end: object = "") -> int:
        """The number of a roll of the question."""
        end = end and f"_{end}"
        return int(10 * self.facts[f"red{end}"] + self.facts[f"white{end}"])

    def chosen(self, fits: Any) -> bool:
        """Whether exactly those options are correct of which the number fits."""
        right = {o for o in self.exercise.form.options if fits(int(o.rpartition("-")[2]))}  # type: ignore[union-attr]
        return right == {*self.exercise.solution}

    def playable(self, fits: Any) -> bool:
        """Whether exactly those options are correct of which the text fits."""
        right = {option for option in self.exercise.form.options if fits(option)}  # type: ignore[union-attr]
        return right == {*self.exercise.solution}


# --- log sheets and control ------------------------------------------------------------------


def counting(read: AdvancedRead, unit: int) -> int:
    """Return the points that count for a unit, from a sheet that is still open."""
    noted = read.sheet.noted[unit]
    return int((read.sheet.totals[unit] + noted if noted else 0) if unit < HEROES else noted)


@states("why-sheet-hero")
def hero(read: AdvancedRead) -> bool:
    if read.template == "sheet.kept":
        return str(counting(read, *read.units)) == read.answer
    *noted, (last,) = read.line
    totals = {read.unit(slug): int(n) + read.sheet.totals[read.unit(slug)] for _, slug, n in noted}
    least = read.facts["total"]
    return last == "close" and {*totals} == {*read.units} and min(totals.values()) >= least


@states("why-sheet-kept")
def kept(read: AdvancedRead) -> bool:
    (unit,) = read.units
    before, points = read.sheet.totals[unit], read.sheet.noted[unit]
    if "total" not in read.said:
        named = read.counter("unit") == unit
        return named and read.said["points"] == points == 0 and read.answer == "0"
    said = (read.said["before"], read.said["points"], read.said["total"])
    return bool(points) and said == (before, points, before + points)


@states("why-sheet-counts")
def counts(read: AdvancedRead) -> bool:
    return read.chosen(lambda n: counting(read, read.facts[f"unit_{n}"]) >= read.facts["bid"])


@states("why-sheet-adds")
def adds(read: AdvancedRead) -> bool:
    (unit,) = read.units
    before = read.sheet.last_noted[unit] if unit < HEROES else 0
    is_hero = read.said["hero"] != 0
    return is_hero == (unit < HEROES) and str(before + read.sheet.noted[unit]) == read.answer


@states("why-sheet-highest")
def highest(read: AdvancedRead) -> bool:
    return [read.counter("unit")] == read.units and str(read.said["total"]) == read.answer


@states("why-control-announce")
def announce(read: AdvancedRead) -> bool:
    tried = read.at.moved | read.at.lost
    if read.template == "control.move":
        ((_, slug, aim),) = read.line
        unit, hex_ = read.unit(slug), read.world.index[aim]
        near = [u for u in read.units if read.world.distances(hex_)[read.at.units[u]] <= 2]
        return [u for u in near if not tried >> u & 1] == [unit]
    return read.chosen(lambda n: not tried >> read.facts[f"unit_{n}"] & 1)


@states("why-control-answer")
def answer(read: AdvancedRead) -> bool:
    legal = ("concede", "bid 1") if read.facts["bidding"] else ("let", "challenge")
    return read.playable(lambda option: option in legal)


@states("why-control-bids")
def bids(read: AdvancedRead) -> bool:
    (unit,) = read.units
    most = read.sheet.totals[unit] if unit < HEROES else read.sheet.noted[unit]
    last = read.at.top.bid
    return read.playable(lambda option: last <= int(option.split()[1]) <= most)


@states("why-control-won")
def won(read: AdvancedRead) -> bool:
    return (read.said["wins"] == 0) == read.at.top.announcer and read.rival in str(
        read.said["player"]
    )


@states("why-control-glory")
def glory(read: AdvancedRead) -> bool:
    (unit,) = read.units
    if (read.said["hero"] == 0) != (unit >= HEROES):
        return False
    winner = "glory-them" if read.at.top.announcer else "glory-you"
    return read.answer == ("glory-none" if unit >= HEROES else winner)


# --- dice and combat -------------------------------------------------------------------------


@states("why-dice-tens")
def tens(read: AdvancedRead) -> bool:
    return str(read.roll()) == read.answer


@states("why-dice-read")
def number(read: AdvancedRead) -> bool:
    said = tuple(read.said[fact] for fact in ("red", "white", "number"))
    return said == (read.facts["red"], read.facts["white"], read.roll())


@states("why-dice-order")
def order(read: AdvancedRead) -> bool:
    ordered = sorted(read.exercise.solution, key=lambda key: read.roll(key.rpartition("-")[2]))
    return tuple(ordered) == read.exercise.solution


@states("why-dice-needed")
def needed(read: AdvancedRead) -> bool:
    unit, foe = map(read.fighter, read.units)
    said = tuple(read.said[fact] for fact in ("defense", "attack", "needed"))
    return said == (foe.defense, unit.attack, foe.defense - unit.attack)


@states("why-dice-ways")
def ways(read: AdvancedRead) -> bool:
    count = sum(roll >= int(str(read.said["needed"])) for roll in ROLLS)
    return read.said["count"] == count == int(read.answer)


@states("why-dice-attack")
def just_enough(read: AdvancedRead) -> bool:
    ((_, slug, foe),) = read.line
    unit = read.counter("unit")
    many = read.fighter(read.unit(foe)).defense - read.fighter(unit).attack
    least = min(roll for roll in ROLLS if roll >= many)
    said = (read.said["needed"], read.said["number"])
    return read.unit(slug) == unit and said == (many, least) and least == read.roll()


@states("why-combat-fatal")
def fatal(read: AdvancedRead) -> bool:
    unit, foe = (read.fighter(unit) for unit in read.units)

    def dies(n: int) -> bool:
        back = 10 * read.facts[f"redback_{n}"] + read.facts[f"whiteback_{n}"]
        attacked = f"attacked-{n}" in read.exercise.form.options  # type: ignore[union-attr]
        if attacked:
            return bool(back + foe.attack >= unit.defense)
        return read.roll(n) + unit.attack < foe.defense

    return read.chosen(dies)


def reached(read: AdvancedRead) -> tuple[bool, bool]:
    """Return whether unit and foe reach the Defense of the other."""
    unit, foe = read.fighter(read.facts["unit"]), read.fighter(read.facts["foe"])
    return read.roll() + unit.attack >= foe.defense, read.roll("back") + foe.attack >= unit.defense


@states("why-combat-duel")
def duel(read: AdvancedRead) -> bool:
    text = DATA.say(read.language, "why-combat-duel", **read.said)
    sums = re.findall(r"(\d+) \+ (\d+) = (\d+) \w+ (\d+)", text)
    unit, foe = read.fighter(read.facts["unit"]), read.fighter(read.facts["foe"])
    sides = ((read.roll(), unit, foe), (read.roll("back"), foe, unit))
    return [tuple(map(int, each)) for each in sums] == [
        (roll, own.attack, roll + own.attack, other.defense) for roll, own, other in sides
    ]


@states("why-foe-dies", "why-unit-dies", "why-both-die", "why-rolled-again")
def outcome(read: AdvancedRead) -> bool:
    named = [read.counter(fact) == read.facts[fact] for fact in read.said]
    results = {(True, False): "foe-dies", (False, True): "unit-dies", (True, True): "both-die"}
    return all(named) and read.answer == results.get(reached(read), "rolled-again")


def guard(read: AdvancedRead) -> int:
    """Return what the Helper of the question adds to a roll of magic."""
    return int(read.facts["guard"])


@states("why-combat-low")
def low(read: AdvancedRead) -> bool:
    magic = read.fighter(read.at.top.magician).magic
    return read.chosen(lambda n: read.roll(n) + guard(read) <= magic)


@states("why-combat-magic")
def magic(read: AdvancedRead) -> bool:
    unit, foe = read.counter("unit"), read.counter("foe")
    most = read.fighter(unit).magic - guard(read)
    named = (unit, foe) == (read.at.top.unit, read.at.top.foe)
    return named and read.said["most"] == most and read.chosen(lambda n: read.roll(n) <= most)


@states("why-combat-first")
def first(read: AdvancedRead) -> bool:
    (verb, slug, _), (last, attacker, _) = read.line
    return (verb, last, slug) == ("go", "attack", attacker)


# --- ships, Prizes and glory -----------------------------------------------------------------


@states("why-cargo-sail")
def sail(read: AdvancedRead) -> bool:
    def most(n: int) -> int:
        return 8 if read.facts[f"doubled_{n}"] and not read.facts[f"aboard_{n}"] else 4

    return read.chosen(lambda n: read.facts[f"distance_{n}"] <= most(n))


@states("why-cargo-may")
def may(read: AdvancedRead) -> bool:
    legal = ("land", "end") if read.at.ships else ("attack", "seize", "embark", "end")
    return read.playable(lambda option: option.split()[0] in legal)


@states("why-cargo-aboard")
def aboard(read: AdvancedRead) -> bool:
    (first, slug), (then, same) = read.line
    return (first, then, slug) == ("land", "seize", same)


def prize_roll(read: AdvancedRead) -> int:
    """Return the least roll that takes the Prize on the map."""
    ((unit, prize),) = product(
        read.units, [n for n, hex_ in enumerate(read.at.prizes) if hex_ >= 0]
    )
    attack = read.fighter(unit).attack
    return int(read.world.pack.prize[prize].defense - attack - read.facts["helper"])


@states("why-cargo-counts")
def prize_counts(read: AdvancedRead) -> bool:
    return read.chosen(lambda n: read.roll(n) >= prize_roll(read))


@states("why-cargo-tried")
def tried(read: AdvancedRead) -> bool:
    return read.said["needed"] == prize_roll(read)


@states("why-glory-which")
def which(read: AdvancedRead) -> bool:
    pays = ("event-kill-theirs", "event-prize-new", "event-win")
    return read.playable(lambda option: option in pays)


def points_on(read: AdvancedRead, unit: int) -> tuple[int, ...]:
    """Return the points of both players on a unit."""
    sheets = read.at.sheets
    return tuple(sheet.totals[unit] if unit < HEROES else sheet.noted[unit] for sheet in sheets)


def owner(read: AdvancedRead, unit: int) -> str:
    """Return whose a unit is."""
    if unit >= HEROES:
        return "monster"
    you, them = points_on(read, unit)
    return "nobody" if you == them == 0 else "own" if you > them else "other"


def is_said(said: object, case: str) -> bool:
    """Whether a reason that was read is about a case; the last variant is read as the others."""
    return said == case or (not isinstance(said, str) and case not in said.but)  # type: ignore[attr-defined]


@states("why-glory-whose")
def whose(read: AdvancedRead) -> bool:
    unit = read.facts["foe"]
    if "foe" in read.said and read.counter("foe") != unit:
        return False
    if not is_said(read.said["case"], owner(read, unit)):
        return False
    most = read.said.get("most", max(points_on(read, unit)))
    return most == max(points_on(read, unit)) and read.rival in str(
        read.said.get("player", read.rival)
    )


@states("why-glory-killed")
def killed(read: AdvancedRead) -> bool:
    unit = read.facts["foe"]
    case = owner(read, unit)
    worth = {"monster": 3, "nobody": -5, "own": -5, "other": -(-max(points_on(read, unit)) // 5)}
    change = f"{worth[case]:+}".replace("-", "\N{MINUS SIGN}")
    return is_said(read.said["case"], case) and str(read.said["change"]) == change == read.answer


@states("why-glory-attack")
def best_victim(read: AdvancedRead) -> bool:
    foe, unit = read.counter("foe"), read.counter("unit")
    points = max(points_on(read, unit))
    fifth = -(-points // 5)
    owners = (owner(read, foe), owner(read, unit))
    ((verb, killer, victim),) = read.line
    best = read.unit(victim) == (unit if fifth > 3 else foe)
    said = (read.said["points"], read.said["fifth"])
    return (
        best
        and (verb, killer) == ("attack", "hercules")
        and (owners, said)
        == (
            ("monster", "other"),
            (points, fifth),
        )
    )


# --- what the gods send ----------------------------------------------------------------------


def struck_total(read: AdvancedRead) -> tuple[int, int]:
    """Return what each power point of an occurrence adds, and the total."""
    each = 20 if read.facts["kind"] == "pestilence" else 10
    return each, read.roll() + each * read.facts["points"]


@states("why-divine-total")
def total(read: AdvancedRead) -> bool:
    _, total = struck_total(read)
    said = tuple(read.said[fact] for fact in ("number", "points", "total"))
    return is_said(read.said["kind"], read.facts["kind"]) and said == (
        read.roll(),
        read.facts["points"],
        total,
    )


@states("why-divine-strikes")
def strikes(read: AdvancedRead) -> bool:
    _, total = struck_total(read)
    kills = read.facts["kind"] == "earthquake"

    def struck(n: int) -> bool:
        unit = read.facts[f"unit_{n}"]
        enough = read.fighter(unit).defense < total + (not kills)
        return enough and not read.at.ships >> unit & 1

    said = is_said(read.said["kind"], read.facts["kind"]) and read.said["total"] == total
    return said and read.chosen(struck)


@states("why-divine-hercules")
def hercules(read: AdvancedRead) -> bool:
    def kills(n: int) -> bool:
        if n <= 2:
            return bool(read.roll(n) + 10 * read.facts[f"points_{n}"] > 120)
        return n <= 4 and bool(read.roll(n) <= read.fighter(read.facts[f"unit_{n}"]).magic)

    return read.chosen(kills)


@states("why-divine-cards")
def cards(read: AdvancedRead) -> bool:
    legal = ("play-end", "play-bless" if read.facts["laid"] else "play-oracle")
    return read.playable(lambda option: option in legal)


@states("why-divine-lay")
def lay(read: AdvancedRead) -> bool:
    (verb, card), (last,) = read.line
    said = int(str(read.said["card"]))
    nike = cards_of(read.world.pack)[said - 1].blessing == "nike"
    return bool(nike) and (verb, card, last) == ("lay", f"card-{said}", "close")


COUNTERS: Final = {
    "en": (
        r"\((?P<unit>\d+)\) has Attack (?P<attack>\d+)(?: and Defense (?P<defense>\d+))?",
        r"\((?P<unit>\d+)\) has Defense (?P<defense>\d+)",
        r"\((?P<unit>\d+)\) attacks .* by magic, with Magical Ability (?P<magic>\d+)",
    ),
    "pl": (
        r"\((?P<unit>\d+)\): atak (?P<attack>\d+), obrona (?P<defense>\d+)",
        r"Obrona: \w+ \((?P<unit>\d+)\) (?P<defense>\d+)",
        r"\((?P<unit>\d+)\) atakuje magią \(liczba magii: (?P<magic>\d+)\)",
    ),
}
"""How questions give the numbers on a counter."""


def test_questions_give_the_numbers_of_the_counters() -> None:
    templates = ("dice.attack", "combat.fatal", "combat.duel", "combat.magic")
    for template, seed, language in product(templates, range(4), LANGUAGES):
        exercise = DATA.exercise(template, seed)
        text = DATA.say(language, exercise.prompt, **exercise.facts)
        numbered = [match for each in COUNTERS[language] for match in re.finditer(each, text)]
        assert numbered, text
        for match in numbered:
            numbers = {key: int(number) for key, number in match.groupdict().items() if number}
            units = AdvancedRead(exercise, Statement("", {}), language).world.pack.units
            counter = units[numbers.pop("unit") - 1]
            assert numbers == {key: getattr(counter, key) for key in numbers}, text


def all_statements(exercise: Exercise, language: str) -> list[Statement]:
    """Return the reasons of an exercise, or those of its template, as they are read."""
    if exercise.reasons:
        return list(statements(LEVEL, DATA, exercise, language))
    message = f"why-{exercise.template.replace('.', '-')}"
    return [read_back(LEVEL, DATA, message, exercise.facts, language)]


def test_reasons_are_true_and_numbers_that_are_wrong_are_noticed() -> None:
    said = set()
    for template, seed in product(DATA.templates(), SEEDS):
        exercise = DATA.exercise(template, seed)
        # Cards name units of all kinds, but never as the subject of a verb.
        assert template == "divine.cards" or all_singular(exercise)
        for language in LANGUAGES:
            for statement in all_statements(exercise, language):
                check = CHECKS[statement.message]
                assert check(AdvancedRead(exercise, statement, language)), (
                    template,
                    seed,
                    statement,
                )
                wrong = altered(statement)
                if wrong != statement:
                    assert not check(AdvancedRead(exercise, wrong, language)), (template, statement)
                said.add(statement.message)
    assert said == {*CHECKS}
