"""Games of Delphi played by bots, step by step, for tests to look at."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from oracle_nb.bots import make_bot
from oracle_nb.bots.simulate import bot_seed
from oracle_nb.core.chance import Outcome, SeededChance, random_below
from oracle_nb.core.events import Event
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.ruleset import FIRST_GAME, STANDARD, RuleSet
from oracle_nb.delphi.rules.engine import Delphi

RULESETS: Final = {
    "standard": STANDARD,
    "draft": RuleSet(draft=True),
    "first game": FIRST_GAME,
    "shorter, shrines by letter": RuleSet(returned=2, picture_rule=True, draft=True),
    "delayed gods": RuleSet(delayed_gods=True, ranking=True),
    "shorter by one": RuleSet(returned=1, delayed_gods=True, picture_rule=True),
    "shorter by three": RuleSet(returned=3, ranking=True),
}
"""Every option there is, in a few rule sets."""


class Moment(NamedTuple):
    """A step of a game: before, what was done, what came of it, after."""

    before: Position
    seat: int
    options: list[Action]
    action: Action
    events: tuple[Event, ...]
    outcome: Outcome
    after: Position


def table(seed: int, players: int, rules: RuleSet = STANDARD, layout: str = "compact") -> Delphi:
    made = new_game(players=players, seed=seed, layout=layout, rules=rules).rules
    assert isinstance(made, Delphi)
    return made


def moments(rules: Delphi, seed: int, bots: tuple[str, ...]) -> Iterator[Moment]:
    """Play a game; bots take the seats in turn."""
    seats = [
        make_bot(bots[seat % len(bots)], bot_seed(seed, seat), rules)
        for seat in range(rules.players)
    ]
    chance = SeededChance(seed)
    position = rules.begin(rules.set_up(seed), chance).position
    while (seat := rules.to_move(position)) is not None:
        options = rules.legal_actions(position)
        action = seats[seat].decide(rules.view(position, seat), options)
        transition = rules.apply(position, action, chance)
        yield Moment(
            position,
            seat,
            options,
            action,
            transition.events,
            transition.outcome,
            transition.position,
        )
        position = transition.position


class VerbBot:
    """Takes any kind of action, each as likely as the others, and ends its turn last.

    So it comes to more places in a game than a bot that takes any action at random.
    """

    name = "verbs"

    def __init__(self, rules: Delphi, seed: int) -> None:
        self._seed = seed
        self._count = 0

    def decide(self, view: Position, options: list[Action]) -> Action:
        by_verb: dict[int, list[Action]] = {}
        for option in options:
            by_verb.setdefault(option.verb, []).append(option)
        if len(by_verb) > 1:
            by_verb.pop(Verb.END, None)
        self._count += 2
        verbs = list(by_verb)
        choices = by_verb[verbs[random_below(self._seed, self._count, len(verbs))]]
        return choices[random_below(self._seed, self._count + 1, len(choices))]


VERBS: Final = f"{__name__}:VerbBot"
