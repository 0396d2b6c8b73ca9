"""Playing cards and powers in scenarios: reading them, and comparing them with a position."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from oracle_nb.games.kit.scenarios import Difference, given
from oracle_nb.games.scenarios.fields import FieldFault, is_set, look_up, numbers
from oracle_nb.mythology.advanced.model.cards import (
    CARD_WORDS,
    EFFECTS,
    FACE_DOWN,
    NO_CARD,
    SECTIONS,
    CardPlay,
    Effect,
    Feat,
    hand_size,
)
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.pieces import CARDS, OFF
from oracle_nb.mythology.scenarios.names import ZEUS, Names, word_of, words_of

CARD_NAMES: Final[Mapping[str, int]] = {word: card for card, word in enumerate(CARD_WORDS)}
_LAID: Final = {**CARD_NAMES, "none": NO_CARD, "face-down": FACE_DOWN}


def card_fields(form: Any, names: Names, units: tuple[int, ...]) -> dict[str, Any]:
    """Return the fields of cards and powers; hands are filled up with cards not named."""
    players = len(names.seats.keys() - {ZEUS})
    table = {
        field: {names.seat(seat, (field,)): value for seat, value in given(form, field).items()}
        for field in ("hands", "laid", "played", "credits", "feats")
    }
    laid = tuple(
        look_up(table["laid"].get(seat, "none"), _LAID, "card", ("laid",))
        for seat in range(players)
    )
    played = tuple(_played(seat, entry) for seat, entry in sorted(table["played"].items()))
    discards = numbers(_list(form, "discards"), CARD_NAMES, "card", ("discards",))
    hands = {
        seat: numbers(words, CARD_NAMES, "card", ("hands",))
        for seat, words in table["hands"].items()
    }
    named = {*laid, *(play.card for play in played), *discards, *sum(hands.values(), ())}
    free = (card for card in range(CARDS) if card not in named)
    in_play = {play.seat for play in played} | {n for n, card in enumerate(laid) if card >= 0}
    filled = []
    for seat in range(players):
        hand = hands.get(seat, ())
        missing = hand_size(players) - (seat in in_play) - len(hand)
        filled.append(tuple(sorted((*hand, *(next(free) for _ in range(missing))))))
    return {
        "hands": tuple(filled),
        "laid": laid,
        "played": played,
        "discards": bits_of(discards),
        "credits": tuple(table["credits"].get(seat, 0) for seat in range(players)),
        "feats": tuple(
            Feat(seat, look_up(name, names.counters, "unit or Prize", ("feats",)), glory)
            for seat, entries in table["feats"].items()
            for name, glory in entries.items()
        ),
        "powers": bits_of(numbers(_list(form, "powers"), names.seats, "player", ("powers",))),
        "effects": tuple(_effects(form, names, units)),
    }


def _list(form: Any, field: str) -> Any:
    """Return a list of a form; empty if it wasn't given."""
    value = getattr(form, field)
    return value if is_set(value) else ()


def _played(seat: int, entry: tuple[str, str]) -> CardPlay:
    card, section = entry
    if section not in SECTIONS:
        raise FieldFault(("played",), f"a section is one of {', '.join(SECTIONS)}")
    return CardPlay(seat, look_up(card, CARD_NAMES, "card", ("played",)), section)


def _effects(form: Any, names: Names, units: tuple[int, ...]) -> Iterator[Effect]:
    given_effects: tuple[tuple[str, str, str], ...] = _list(form, "effects")
    for what, player, name in given_effects:
        look_up(what, dict.fromkeys(EFFECTS, 0), "power or blessing", ("effects",))
        unit = look_up(name, names.units, "unit", ("effects",))
        hex_ = units[unit] if what == "pan" else OFF
        yield Effect(what, names.seat(player, ("effects",)), unit, hex_)


def card_pairs(expect: Any, names: Names, position: Position) -> Iterator[Difference]:
    """Yield the fields of cards and powers that an expectation names."""
    for player, wanted in given(expect, "hands").items():
        hand = position.hands[names.seat(player, ("hands",))] or ()
        actual = [CARD_WORDS[card] for card in hand]
        yield f"hands.{player}", list(wanted), [card for card in actual if card in wanted]
    for player, wanted in given(expect, "laid").items():
        yield f"laid.{player}", wanted, word_of(_LAID, position.laid[names.seat(player, ("laid",))])
    for player, points in given(expect, "credits").items():
        yield f"credits.{player}", points, position.credits[names.seat(player, ("credits",))]
    for player, entry in given(expect, "played").items():
        play = position.play_of(names.seat(player, ("played",)))
        yield f"played.{player}", tuple(entry), play and (CARD_WORDS[play.card], play.section)
    for player, entries in given(expect, "feats").items():
        seat = names.seat(player, ("feats",))
        actual_feats = {
            word_of(names.counters, feat.counter): feat.glory
            for feat in position.feats
            if feat.seat == seat
        }
        yield f"feats.{player}", entries, actual_feats
    if isinstance(expect.powers, tuple):
        yield "powers", sorted(expect.powers), words_of(names.seats, position.powers)
    if isinstance(expect.discards, tuple):
        yield "discards", sorted(expect.discards), words_of(CARD_NAMES, position.discards)
    if isinstance(expect.effects, tuple):
        actual_effects = [
            (effect.what, word_of(names.seats, effect.seat), word_of(names.units, effect.unit))
            for effect in position.effects
        ]
        yield "effects", [tuple(effect) for effect in expect.effects], actual_effects
