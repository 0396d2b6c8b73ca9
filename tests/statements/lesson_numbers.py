"""The least and the most that numbers in the messages of lessons can be, and why.

``tests/lessons/test_templates.py`` and ``test_reasons.py`` compare them with what exercises state.
"""

from collections.abc import Mapping
from typing import Final

FOR_PLAYERS: Final = (
    *(f"ask-populating-{what}" for what in ("crowded", "how-many", "missing", "too-many", "wrong")),
    *("ask-equipment-gift", "ask-gods-steps", "ask-ships-god", "ask-starting-piles"),
    *("why-checkup-rows", "why-equipment-first", "why-gods-steps", "why-ships-row"),
    *("why-populating-each-monsters", "why-populating-each-offerings", "why-populating-wrong"),
)
"""Messages that state the number of players, which is 2 to 4."""

LEAST_IN_LESSONS: Final[Mapping[tuple[str, str], int]] = {
    **{(message, "players"): 2 for message in FOR_PLAYERS},
    ("why-next-titan", "count"): 2,
    # There is one tile more than players.
    ("why-starting-first", "count"): 3,
    ("ask-starting-choose", "count"): 2,
    ("why-starting-favor", "tokens"): 3,
    # At most 4 of 12 tasks are returned, and two families have 6 tasks.
    ("ask-options-tasks", "count"): 8,
    ("why-options-tasks", "each"): 6,
    # Each color has a piece for every player, and an island with too many has one more.
    **{("why-populating-nothing", pieces): 12 for pieces in ("offerings", "monsters")},
    ("why-populating-each-offerings", "most"): 2,
    **{(f"why-populating-crowded-{what}", "count"): 2 for what in ("offerings", "monsters")},
    # The range is 3, or more with a card, tile, companion or token.
    **{(f"why-equipment-{what}", "range"): 3 for what in ("range", "across")},
    **{(f"why-home-{what}", "range"): 3 for what in ("near", "near-paid", "sail", "sails")},
    ("why-companions-range", "range"): 3,
    ("why-companions-range", "farthest"): 6,
    ("why-ships-range", "farthest"): 5,
    ("why-home-away", "farthest"): 3,
    # A hold has 2 places, and more with a card or tile.
    ("why-cargo-full", "room"): 2,
    ("why-equipment-left", "storage"): 2,
    ("why-equipment-room", "storage"): 2,
    # Spaces beyond the range are 4 or more spaces away.
    ("quiz-creature-far", "steps"): 4,
    ("quiz-creature-other", "farthest"): 4,
    **{
        (message, "steps"): 4
        for message in ("why-companions-sailing", "why-sailing-too-far", "why-ships-far")
    },
    # No question is about a ship next to Zeus's space.
    ("why-home-away", "steps"): 2,
    # A detour is longer than the number of spaces that the question asks about.
    ("why-map-detour", "steps"): 3,
    # Every space has two neighbors at least.
    **{(f"why-map-{what}-count", "neighbors"): 2 for what in ("water", "land")},
    ("why-map-water-count", "count"): 2,
    # Questions about the winner give everybody some cards, and the last turn brings up to 3.
    **{(f"quiz-home-{what}", "cards"): 2 for what in ("away", "cards", "first", "shared", "tie")},
    ("why-home-within", "total"): 3,
    # Players recover with 3 injuries at least; heroes discard 3 of one color, or some of 2 more.
    ("why-injuries-left", "total"): 3,
    ("why-companions-injuries", "before"): 2,
    ("why-companions-injuries", "drawn"): 2,
    ("why-companions-without", "total"): 4,
    ("why-companions-without", "gone"): 3,
    ("why-lasting-same", "limit"): 3,
    ("why-lasting-same", "most"): 3,
    ("why-lasting-all", "limit"): 6,
    ("why-lasting-all", "total"): 6,
    **{("why-lasting-hands-are", fact): least for fact, least in (("same", 3), ("all", 6))},
    ("why-lasting-hands-are", "count"): 1,
    # Two turns are compared in dozens of games.
    ("why-planning-games", "games"): 12,
    # A die discards two of several injuries, and six are for Aphrodite.
    ("why-injuries-discard-is", "count"): 2,
    ("why-injuries-discard-is", "total"): 3,
    ("why-powers-cure-die", "total"): 6,
    # A god climbs three rows, as many as there are dice.
    ("why-gods-climb-steps", "steps"): 3,
    # The dice bring tokens before the extra action.
    ("why-lasting-sum", "count"): 1,
    # The sea has dozens of spaces.
    **{(f"why-sea-{what}", "count"): 12 for what in ("mend-by", "whole")},
    # Enough tokens are left for sailing farther.
    ("why-checkup-price", "left"): 3,
}
"""The least that a number in a message of the lessons can be."""
MOST_IN_LESSONS: Final[Mapping[tuple[str, str], int]] = {
    **{(message, "players"): 4 for message in FOR_PLAYERS},
    ("why-next-titan", "count"): 4,
    ("ask-options-tasks", "count"): 11,
    # Two of the three dice bring tokens.
    ("ask-ships-tokens", "count"): 2,
    ("why-lasting-sum", "count"): 2,
    ("why-companions-sources", "tokens"): 2,
    ("why-wheel-drawn", "left"): 3,
    **{(f"why-home-{what}", "range"): 3 for what in ("near", "near-paid", "sails")},
    ("why-lasting-same", "limit"): 4,
    ("why-lasting-all", "limit"): 8,
    **{("why-lasting-hands-are", fact): most for fact, most in (("same", 4), ("all", 8))},
}
"""The most that a number in a message of the lessons can be."""
