"""Rule sets: the options of the rules, as one immutable value."""

from typing import Literal

import msgspec


class RuleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The edition and the options of the rules.

    Parameters
    ----------
    draft : bool
        Ship tiles are drafted instead of dealt (rule setup.ship-draft).
    returned : int
        Number of tasks that everybody returns to the box, 0 to 4 (rule setup.short-game).
    first_game_tiles : bool
        Only the four recommended ship tiles are dealt (rule setup.first-game).
    picture_rule : bool
        Shrines as in the first edition: letters must match (rule explore.picture-rule).
    delayed_gods : bool
        You choose the god steps from other players' rolls at the start of your next turn (rule
        turn.consult-gods-delayed).
    ranking : bool
        Everybody is ranked at the end (rule end.ranking).
    rounds : int
        Number of rounds after which the game stops unfinished.
    replaced : tuple of pairs of str
        Preconditions that a player with a false belief replaces: the rule id and the name of the
        variant. "waived" drops the precondition.

    Raises
    ------
    ValueError
        If an option has an invalid value; the message names the option.

    Examples
    --------
    >>> from oracle_nb import RuleSet, new_game
    >>> game = new_game(players=2, seed=1, rules=RuleSet(returned=4))
    >>> game.rules.setting.rules.returned
    4
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
