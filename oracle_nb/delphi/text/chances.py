"""Random results of an action, as sentences with probabilities."""

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import FightOn, Position, Titan
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import ledger
from oracle_nb.delphi.pieces import COLORS_OF, TILE_COLOR, TILE_LETTER, Letter
from oracle_nb.delphi.rules.families.exploring import PSI_FAVOR, shrine_serves
from oracle_nb.delphi.rules.families.turn import CONSULT_FAVOR
from oracle_nb.delphi.text.facts import FactTypes
from oracle_nb.delphi.text.foresight import Foresight
from oracle_nb.games.kit.foresight import ChanceQuestion
from oracle_nb.text.rulebook import Rulebook

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

TITAN_ALWAYS: Final = 6
"""The roll of the titan die that no shield stops (titan.six)."""
_SHOWN: Final = 1 - Fraction(5, 6) ** 3
"""The chance that a color is among three dice."""


class Chances:
    """Sentences about random results, in one language."""

    __slots__ = ("_book", "_rules", "_types")

    def __init__(self, book: Rulebook, types: FactTypes, rules: "Delphi") -> None:
        self._book = book
        self._types = types
        self._rules = rules

    def chance_lines(
        self, position: Position, action: Action, ahead: Foresight, seat: int
    ) -> tuple[str, ...]:
        """Return what chance decides in a legal action, with probabilities.

        Possessions are read when chance is asked, after the price is paid.
        """
        lines: list[str] = []
        asked: dict[str, ChanceQuestion] = {}
        for question in ahead.questions:
            asked.setdefault(question.what, question)
        for what, question in asked.items():
            match what:
                case "battle":
                    lines += self._battle(ahead, seat)
                case "card":
                    lines.append(self._card(ahead.questions))
                case "tile":
                    lines += self._tile(question, ahead.position, action, seat)
                case "equipment":
                    lines.append(self._book.say("chance-equipment", number=sum(question.weights)))
                case "die":
                    lines += self._dice(ahead.position, seat)
                case "injury":
                    lines += self._injuries(position, seat)
                case _:
                    lines.append(self._titan(ahead.position, seat))
        return tuple(lines)

    def _battle(self, ahead: Foresight, seat: int) -> Iterable[str]:
        assert ahead.victory is not None
        strength = ahead.victory.events[0].facts["strength"]
        tokens = ahead.position.players[seat].favor
        yield self._book.say("chance-battle", chance=winning(strength, 0))
        if tokens and strength > 0:
            yield self._book.say(
                "chance-battle-tokens", chance=winning(strength, tokens), tokens=tokens
            )
        if strength > 0:
            yield self._book.say("chance-battle-injury", chance=Fraction(1, 10))

    def _card(self, questions: Iterable[ChanceQuestion]) -> str:
        drawn = [question for question in questions if question.what == "card"]
        question = drawn[0]
        parts = tuple(
            self._book.say("chance-card-part", number=number, **self._types.typed({"color": color}))
            for color, number in enumerate(question.weights)
            if number
        )
        number = sum(question.weights)
        return self._book.say("chance-card", number=number, cards=len(drawn), parts=parts)

    def _tile(
        self, question: ChanceQuestion, position: Position, action: Action, seat: int
    ) -> Iterable[str]:
        tiles = [tile for tile, weight in enumerate(question.weights) if weight]
        if action.verb == Verb.LOOK:
            yield self._book.say("chance-look", number=len(tiles))
            return
        player, setting = position.players[seat], self._rules.setting
        letters = ledger(player.tasks, player.done).letters
        shrines = [
            tile
            for tile in tiles
            if TILE_COLOR[tile] == setting.ships[seat]
            and shrine_serves(setting.rules.picture_rule, letters, TILE_LETTER[tile])
        ]
        number, yours = len(tiles), len(shrines)
        chance = Fraction(yours, number)
        yield self._book.say("chance-tile", number=number, yours=yours, chance=chance)
        tokens = PSI_FAVOR + powers_of(position, seat).extra_favor
        others = [TILE_LETTER[tile] for tile in tiles if tile not in shrines]
        parts = tuple(
            self._book.say(
                "chance-tile-part", letter=letter, number=others.count(letter), tokens=tokens
            )
            for letter in Letter
            if letter in others
        )
        if parts:
            yield self._book.say("chance-tile-letters", shrines=yours, parts=parts)

    def _dice(self, position: Position, seat: int) -> Iterable[str]:
        yield self._book.say("chance-die")
        powers = powers_of(position, seat)
        if paid := powers.consult:
            colors = self._types.typed({"colors": COLORS_OF[paid]})
            tokens = CONSULT_FAVOR + powers.extra_favor
            yield self._book.say("chance-die-paid", chance=_SHOWN, tokens=tokens, **colors)
        if seat == len(position.players) - 1:
            yield self._titan(position, seat)

    def _injuries(self, position: Position, seat: int) -> Iterable[str]:
        """Return the injuries by a titan that was rolled before other players moved their gods."""
        strength = next((step.strength for step in position.pending if isinstance(step, Titan)), 0)
        six = strength == TITAN_ALWAYS
        facts = {"strength": strength, "injuries": 2 if six else 1}
        hit = [
            other
            for other, player in enumerate(position.players)
            if six or strength > player.shield
        ]
        if seat in hit:
            yield self._book.say("chance-injury", **facts)
        if others := [other for other in hit if other != seat]:
            message = "chance-injury-too" if seat in hit else "chance-injury-others"
            yield self._book.say(message, **facts, **self._types.typed({"others": others}))

    def _titan(self, position: Position, seat: int) -> str:
        shield = position.players[seat].shield
        one_card = Fraction(TITAN_ALWAYS - 1 - shield, TITAN_ALWAYS)
        six = Fraction(1, TITAN_ALWAYS)
        return self._book.say("chance-titan", shield=shield, one=one_card, six=six)


def winning(strength: int, tokens: int) -> Fraction:
    """Return the chance to win a fight within some more rounds (fight.win, fight.continue)."""
    losing = Fraction(1)
    for left in range(strength, strength - tokens - 1, -1):
        losing *= Fraction(min(10, max(0, left)), 10)
    return 1 - losing


def fight_chance(
    rules: "Delphi", position: Position, seat: int, action: Action
) -> tuple[Fraction, int]:
    """Return the chance to win the fight that an action begins or goes on with.

    It counts all favor tokens that are left for further rounds, whose number comes with it.
    """
    player, battle = position.players[seat], rules.battle
    fight = position.pending[0] if position.pending else None
    strength = battle.strength(player.shield)
    if isinstance(fight, FightOn):
        strength = fight.strength - battle.weaker
    tokens = max(0, player.favor - rules.tokens(position, action)) if strength > 0 else 0
    return winning(strength, tokens), tokens
