"""Checks of chances: each number is counted in the position, each chance reckoned by itself."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import prod
from typing import Final

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import UNKNOWN, FightOn, Position, Titan
from oracle_nb.delphi.pieces import DEPICTED, TILE_LETTER, Equipment, ShipTile
from tests.statements.cases import Case, ExplanationTexts, states, whole
from tests.statements.model import COLORS, LETTERS, Model, model_of
from tests.statements.outcomes import Outcomes, outcomes
from tests.statements.reading import reader
from tests.statements.statement import Other, Percent, Statement
from tests.statements.stating import equal

CONSULT: Final = (Equipment.CONSULT_YELLOW, Equipment.CONSULT_RED, Equipment.CONSULT_BLACK)
TALK: Final = {
    "battle": ("chance-battle",),
    "card": ("chance-card",),
    "tile": ("chance-tile", "chance-look"),
    "equipment": ("chance-equipment",),
    "die": ("chance-die",),
    "titan": ("chance-titan",),
    "injury": (
        "chance-injury",
        "chance-injury-others",
        "chance-injury-too",
        "chance-battle-injury",
        "chance-titan",
    ),
}
"""The messages that speak of what chance is asked."""


def percent(said: Statement, fact: str, exact: Fraction) -> Iterator[str]:
    """A rounded percentage is that of a chance, and looks certain only if the chance is."""
    stated = said[fact]
    if (
        not isinstance(stated, Percent)
        or abs(100 * exact - Fraction(stated.value)) > Fraction(1, 2)
        or (stated.value in (0, 100) and 100 * exact != stated.value)
    ):
        yield f"{fact} is {float(100 * exact):.1f} %, not {stated}"


def _asked(case: Case, what: str) -> Iterator[str]:
    if not outcomes(case).asks(what):
        yield f"chance isn't asked for a {what}"


def _known(case: Case) -> Model:
    return model_of(case, outcomes(case).known, case.seat)


def _later(case: Case) -> Position:
    """Return the position when the price is paid and the first draw went as badly as can be."""
    return outcomes(case).all[0].after


# --- fights --------------------------------------------------------------------------------------


def strength(case: Case) -> int:
    """Return the strength of the monster in the round to be fought."""
    step = case.position.pending[0] if case.position.pending else None
    return step.strength - 1 if isinstance(step, FightOn) else 9 - case.me.shield


def winning(strength: int, rounds: int) -> Fraction:
    """Return the chance to win one of some rounds, each against 1 less than the last."""
    losing = prod(min(10, max(0, strength - number)) for number in range(rounds))
    return 1 - Fraction(losing, 10**rounds)


@states("chance-battle")
def battle(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "battle")
    yield from percent(said, "chance", winning(strength(case), 1))


@states("chance-battle-tokens")
def battle_tokens(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "battle")
    # Chance first answers with the lowest roll, which loses unless nothing can.
    tokens = _later(case).players[case.seat].favor
    yield from equal(said, tokens=tokens)
    yield from percent(said, "chance", winning(strength(case), tokens + 1))
    if not tokens or strength(case) <= 0:
        yield "there is no further round"


@states("chance-battle-injury")
def battle_injury(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "battle")
    yield from percent(said, "chance", Fraction(1, 10))
    if strength(case) <= 0:
        yield "a roll of 0 wins"


# --- cards ---------------------------------------------------------------------------------------


@states("chance-card")
def card(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "card")
    position = case.position
    pile = position.deck if any(position.deck) else position.discard
    counts = {COLORS[color]: number for color, number in enumerate(pile) if number}
    stated = [part.facts for part in said.items("parts") if isinstance(part, Statement)]
    if {str(part["color"]): part["number"] for part in stated} != counts or len(stated) != len(
        counts
    ):
        yield f"the pile is {counts}"
    yield from equal(said, number=sum(pile))
    drawn = {[what for what, _ in outcome.asked].count("card") for outcome in outcomes(case).all}
    several = min(drawn) > 1
    if several != (said.facts.get("cards", 1) != 1) and len(drawn) == 1:
        yield f"{drawn} cards are drawn"


@states("chance-card-part")
def card_part(case: Case, said: Statement) -> Iterator[str]:
    """Checked with the pile."""
    if not said["number"]:
        yield "none of them"


@states("chance-equipment")
def equipment(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "equipment")
    yield from equal(said, number=case.position.equipment.bit_count())


# --- tiles ---------------------------------------------------------------------------------------


def unseen(case: Case) -> list[int]:
    """Return the tiles of which the player doesn't know where they lie."""
    lying = outcomes(case).known.tiles
    return [tile for tile in range(len(lying)) if tile not in lying]


@states("chance-tile")
def tile(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "tile")
    tiles = unseen(case)
    yours = sum(map(_known(case).takes_shrine, tiles))
    yield from equal(said, number=len(tiles), yours=yours)
    if "chance" in said.facts:
        yield from percent(said, "chance", Fraction(yours, len(tiles)))
    action = case.action
    if action is None or _known(case).tile(action.target) != UNKNOWN:
        yield "the player knows the tile"


@states("chance-tile-letters")
def tile_letters(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "tile")
    known = _known(case)
    others = [tile for tile in unseen(case) if not known.takes_shrine(tile)]
    counts = Counter(LETTERS[TILE_LETTER[other]] for other in others)
    parts = [part for part in said.items("parts") if isinstance(part, Statement)]
    stated = {str(_letter(part)): part["number"] for part in parts}
    if stated != counts or len(parts) != len(counts):
        yield f"the letters are {dict(counts)}, not {stated}"
    if (said["shrines"] == 0) != (len(others) == len(unseen(case))):
        yield "it says the wrong tiles"


def _letter(part: Statement) -> object:
    letter = part["letter"]
    return "omega" if isinstance(letter, Other) else letter


@states("chance-tile-part")
def tile_part(case: Case, said: Statement) -> Iterator[str]:
    """Counted with the letters; the tokens are what a Psi brings the player."""
    if _letter(said) == "psi" and "tokens" in said.facts:
        yield from equal(said, tokens=4 + (case.me.tile == ShipTile.FAVOR))


@states("chance-look")
def look(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "tile")
    if case.action is None or case.action.verb != Verb.LOOK:
        yield "nothing is looked at"
    yield from equal(said, number=len(unseen(case)))


# --- the end of a turn ---------------------------------------------------------------------------


@states("chance-die")
def die(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "die")


@states("chance-die-paid")
def die_paid(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "die")
    masks = [DEPICTED[card] for card in CONSULT if card in case.me.equipment]
    colors = {COLORS[mask.bit_length() - 1] for mask in masks}
    yield from equal(said, colors=frozenset(colors), tokens=2 + (case.me.tile == ShipTile.FAVOR))
    yield from percent(said, "chance", 1 - Fraction(5, 6) ** 3)


@states("chance-titan")
def titan(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "titan")
    shield = case.me.shield
    yield from equal(said, shield=shield)
    if "one" in said.facts:
        yield from percent(said, "one", Fraction(5 - shield, 6))
    yield from percent(said, "six", Fraction(1, 6))


def _titan(case: Case) -> int:
    """Return what the titan die shows that was rolled before."""
    waiting = [step.strength for step in case.position.pending if isinstance(step, Titan)]
    return max(waiting, default=0)


def _hurt(case: Case, seat: int) -> bool:
    strength = _titan(case)
    return strength == 6 or strength > case.position.players[seat].shield


@states("chance-injury")
def injury(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "injury")
    strength = _titan(case)
    yield from equal(said, strength=strength, injuries=1 + (strength == 6))
    if not _hurt(case, case.seat):
        yield "the titan doesn't hurt the player"


def _others_hurt(case: Case) -> frozenset[str]:
    ships = case.rules.setting.ships
    others = (number for number in range(len(ships)) if number != case.seat)
    return frozenset(COLORS[ships[other]] for other in others if _hurt(case, other))


@states("chance-injury-others")
def injury_others(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "injury")
    strength, hurt = _titan(case), _others_hurt(case)
    yield from equal(said, strength=strength, injuries=1 + (strength == 6), players=hurt)
    if _hurt(case, case.seat):
        yield "the titan hurts the player, too"


@states("chance-injury-too")
def injury_too(case: Case, said: Statement) -> Iterator[str]:
    yield from _asked(case, "injury")
    yield from equal(said, injuries=1 + (_titan(case) == 6), players=_others_hurt(case))
    if not _hurt(case, case.seat):
        yield "the titan doesn't hurt the player"


# --- no chance without talk, no talk without a chance --------------------------------------------


def _must_say(possible: Outcomes) -> set[str]:
    """Return what chance is asked in any outcome.

    Injuries go with the titan and with fights, the cards of a Phi with its tile.
    """
    each = [{what for what, _ in outcome.asked} for outcome in possible.all]
    whats = set.intersection(*each) if each else set()
    with_others = {"injury"} if whats & {"titan", "battle"} else set()
    return whats - with_others - ({"card"} if "tile" in whats else set())


@whole
def chance_is_explained(case: Case, explanation: ExplanationTexts, language: str) -> Iterator[str]:
    """Chance is spoken of where different draws lead to different positions, and only there."""
    if not explanation.allowed:
        return
    possible = outcomes(case)
    if possible.is_open and not explanation.chance:
        yield f"chance decides ({', '.join(possible.asked)}), and nothing is said of it"
    if explanation.chance and not possible.asked:
        yield "chance is spoken of, and it decides nothing"
    read = {
        statement.message
        for text in explanation.chance
        for statement in reader(language).read(text, ("chance-",))
    }
    if read:
        for what in _must_say(possible):
            if possible.is_open and not read & set(TALK[what]):
                yield f"nothing is said of the chance of a {what}"
        paid = any(card in case.me.equipment for card in CONSULT) and possible.asks("die")
        if paid and "chance-die-paid" not in read:
            yield "nothing is said of the tokens for a color"
