"""The known false beliefs: what each replaces in the rules, and which rules it misses.

The text for learners is the message ``belief-`` with the key, in ``beliefs.ftl``.
"""

from typing import Final, NamedTuple


class Misconception(NamedTuple):
    """One rule id and variant of a rule set's ``replaced``, and the ids of the rules missed."""

    rule: str
    variant: str
    misses: tuple[str, ...]


def _belief(rule: str, variant: str, *misses: str) -> Misconception:
    return Misconception(rule, variant, misses or (rule,))


BELIEFS: Final[dict[str, Misconception]] = {
    # The map
    "shallows-sea": _belief("board.shallows", "sea", "board.shallows", "move.blocked"),
    "zeus-sea": _belief("board.zeus-space", "sea", "board.zeus-space", "move.blocked"),
    "reach-two": _belief("action.adjacent", "two-away"),
    # Building the sea
    "ponds": _belief("board.connected", "waived"),
    "cities-cut": _belief("board.connected", "tiles-only", "board.connected", "board.cities"),
    "cities-anywhere": _belief("board.cities", "waived"),
    # Populating it, and the tasks
    "temples-twice": _belief("setup.temples", "waived"),
    "color-twice": _belief("task.color-once", "waived"),
    "load-needless": _belief("task.needed", "waived"),
    "cargo-forgotten": _belief("task.needed", "cargo-forgotten"),
    # The wheel
    "counterclockwise": _belief("oracle.wheel", "counterclockwise"),
    "both-ways": _belief("oracle.wheel", "both-ways"),
    "flat-price": _belief("oracle.recolor", "flat"),
    "double-price": _belief("oracle.recolor", "double"),
    "colors-fixed": _belief("oracle.recolor", "fixed", "oracle.recolor", "oracle.card-as-die"),
    "cards-fixed": _belief("oracle.card-as-die", "fixed"),
    "many-cards": _belief("oracle.one-card", "waived"),
    "pile-stays-empty": _belief("oracle.deck-empty", "never"),
    # Sailing
    "any-end-color": _belief("move.end-color", "waived"),
    "passed-colors": _belief("move.end-color", "every-space"),
    "color-free-when-paid": _belief("move.end-color", "free-when-paid"),
    "no-bought-range": _belief("move.buy-range", "never"),
    "range-double": _belief("move.buy-range", "double"),
    "start-counts": _belief("move.range", "start-counts"),
    "ships-block": _belief("board.ships-share", "block"),
    # Offerings and statues
    "water-color": _belief("action.color-match", "water"),
    "hold-endless": _belief("cargo.capacity", "waived"),
    "hold-one": _belief("cargo.capacity", "one"),
    "any-temple": _belief("action.color-match", "any-temple", "offering.make"),
    "any-site": _belief("action.color-match", "any-site", "statue.raise"),
    "site-again": _belief("statue.site-once", "waived"),
    # Looking, exploring, building
    "letters-match": _belief("explore.own", "letters-match"),
    "explore-any-die": _belief("explore.color", "waived"),
    "build-anybody": _belief("shrine.build", "anybody"),
    "look-explores": _belief("action.look", "explores"),
    "look-public": _belief("action.look-private", "public"),
    "look-needs-two": _belief("action.look-fewer", "two"),
    "reveal-serves-owner": _belief("explore.for-others", "builds"),
    "own-pays-too": _belief("explore.own", "pays-too"),
    # Fighting
    "no-shield": _belief("fight.strength", "no-shield"),
    "must-beat": _belief("fight.win", "more"),
    "carried-over": _belief("fight.surrender", "remembered"),
    "tokens-mid-fight": _belief("turn.one-at-a-time", "favor-in-fight"),
    "zero-is-ten": _belief("fight.win", "zero-is-ten", "fight.lose-round", "fight.win"),
    "zero-harmless": _belief("fight.lose-round", "zero-harmless"),
    "zero-ends": _belief("fight.lose-round", "zero-ends"),
    "every-loss-hurts": _belief("fight.lose-round", "always-hurts"),
    "never-weaker": _belief("fight.continue", "never-weaker"),
    # Injuries
    "same-harmless": _belief("turn.recover", "same-harmless"),
    "three-in-all": _belief("turn.recover", "three-in-all", "turn.recover", "turn.some-injuries"),
    "recover-one": _belief("turn.recover", "one-card"),
    "recover-all": _belief("turn.recover", "all-cards"),
    "recover-acts": _belief("turn.recover", "acts"),
    "few-rewarded": _belief(
        "turn.some-injuries", "rewarded", "turn.no-injuries", "turn.some-injuries"
    ),
    "discard-one": _belief("injury.discard", "one-card"),
    # The titan
    "titan-equal": _belief("titan.attack", "equal-hurts"),
    "titan-reversed": _belief("titan.attack", "reversed"),
    "titan-per-point": _belief("titan.attack", "per-point"),
    "titan-six-one": _belief("titan.six", "like-others"),
    "titan-recovery": _belief("titan.roll", "not-when-recovering"),
    "titan-every-turn": _belief("titan.roll", "every-turn", "setup.titan-die", "titan.roll"),
    # Advancing gods
    "short-first-step": _belief("god.first-step", "one"),
    "consult-from-lowest": _belief("turn.consult-gods", "from-lowest"),
    "consult-any-color": _belief("turn.consult-gods", "any-color"),
    # The powers of the gods
    "god-any-row": _belief("god.use", "waived"),
    "god-stays": _belief("god.return", "stays"),
    "god-returns-halfway": _belief("god.return", "first-row"),
    "poseidon-in-range": _belief("god.poseidon", "in-range"),
    "artemis-adjacent": _belief("god.artemis", "adjacent"),
    "ares-black": _belief("god.ares", "black"),
    "hermes-own-city": _belief("god.hermes", "own-city"),
    "hermes-anywhere": _belief("god.hermes", "anywhere"),
    # Companions
    "hero-once": _belief("companion.hero", "once"),
    "hero-all-colors": _belief("companion.hero", "all-colors"),
    "demigod-any-die": _belief("companion.demigod", "any-die"),
    "demigod-as-rolled": _belief("companion.demigod", "as-rolled"),
    "demigod-dice-only": _belief("companion.demigod", "dice-only"),
    "creature-any-die": _belief("companion.creature", "any-die"),
    "creature-range-only": _belief("companion.creature", "range-only"),
    "creature-color-only": _belief("companion.creature", "color-only"),
    # Ship tiles
    "discount-each-step": _belief("ship.recolor", "every-step"),
    "ship-clockwise": _belief("ship.both-ways", "clockwise"),
    "ship-hold-two": _belief("ship.both-ways", "small-hold"),
    "ship-favor-doubles": _belief("ship.favor", "doubles"),
    "ship-favor-dice-only": _belief("ship.favor", "dice-only"),
    "ship-gods-lowest": _belief("ship.gods", "lowest"),
    "ship-gods-must-move": _belief("ship.gods-out", "moved"),
    "returned-rewarded": _belief("ship.task", "rewarded"),
    "returned-reserved": _belief("task.returned-color", "reserved"),
    # One-time equipment
    "one-time-kept": _belief("equipment.one-time", "kept"),
    "card-any-color": _belief(
        "equipment.statues", "any-color", "equipment.statues", "equipment.offerings"
    ),
    "card-adjacent": _belief(
        "equipment.statues", "adjacent", "equipment.statues", "equipment.offerings"
    ),
    # The start of a game
    "draft-from-first": _belief("setup.ship-draft", "from-first"),
    "draft-no-spare": _belief("setup.ship-draft", "as-many"),
    "ship-at-once": _belief("setup.order", "at-once"),
    "equal-tokens": _belief("setup.start-favor", "equal"),
    "display-one-each": _belief("setup.decks", "one-each"),
    "start-unhurt": _belief("setup.injury", "none"),
    "short-from-offerings": _belief("setup.short-game", "from-offerings"),
    # The race home
    "home-unfinished": _belief("move.to-zeus", "waived"),
    "home-sails-on": _belief("end.leftovers", "waived"),
    "home-turn-ends": _belief("end.leftovers", "turn-ends"),
    "ends-at-once": _belief("end.trigger", "at-once"),
    "one-more-each": _belief("end.trigger", "one-more-each"),
    "first-home-wins": _belief("end.winner", "first-home"),
    "tokens-first": _belief("end.winner", "tokens-first"),
    "tokens-ignored": _belief("end.winner", "tokens-ignored"),
    "all-compete": _belief("end.winner", "all-compete"),
    "earlier-wins-ties": _belief("end.winner", "earlier-first"),
    "gift-two-gods": _belief("equipment.gift", "two-gods"),
    "top-any-god": _belief("equipment.god-to-top", "any-god"),
    "card-look-adjacent": _belief("equipment.look", "adjacent"),
    # Equipment of the ship
    "range-card-two": _belief("equipment.range", "two"),
    "storage-card-two": _belief("equipment.storage", "two"),
    "shallows-counted": _belief("equipment.shallows", "counted"),
    "any-reach-card": _belief(
        "equipment.reach-meaning",
        "any-card",
        *("equipment.reach-island", "equipment.reach-statue", "equipment.reach-offering"),
    ),
    "reach-over-shallows": _belief("equipment.reach-meaning", "shallows"),
    "reach-two-waters": _belief("equipment.reach-meaning", "two-spaces"),
    # Equipment for every turn
    "recover-card-total": _belief("equipment.recover", "total-stays"),
    "consult-each-die": _belief("equipment.consult", "each-die"),
    "reward-god-shrines": _belief("equipment.reward-god", "shrines"),
}
"""Every belief by its key, in the order of the lessons."""
