"""RuleSet: which rules are played, as one immutable value."""

from typing import Literal

import msgspec


class RuleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rules of a game, in which edition and with which options.

    Parameters
    ----------
    draft
        Ship tiles are drafted instead of dealt (setup.ship-draft).
    returned
        How many tasks go back to the box for everyone, 0 to 4 (setup.short-game).
    first_game_tiles
        Only the four recommended ship tiles are dealt (setup.first-game).
    picture_rule
        The first edition's shrines: letters must match (explore.picture-rule).
    delayed_gods
        God steps from other players' rolls are chosen at the start of the owner's next turn
        (turn.consult-gods-delayed).
    ranking
        Everyone is ranked at the end (end.ranking).
    rounds
        The game stops unfinished after so many rounds.
    replaced
        Conditions that a player with a false belief has otherwise, as pairs (rule id, name of the
        variant); "waived" drops the condition.
    """

    draft: bool = False
    returned: Literal[0, 1, 2, 3, 4] = 0
    first_game_tiles: bool = False
    picture_rule: bool = False
    delayed_gods: bool = False
    ranking: bool = False
    rounds: int = msgspec.field(default=200)
    replaced: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= 10_000:
            raise ValueError(f"rounds must be 1 to 10000, not {self.rounds}")
        if self.returned not in range(5):
            raise ValueError(f"returned must be 0 to 4, not {self.returned}")


STANDARD = RuleSet()
FIRST_GAME = RuleSet(returned=4, first_game_tiles=True)
"""The preset for a first game: 8 tasks and the recommended ship tiles (setup.first-game)."""
