"""Games of the Advanced Game for tests: positions from scenarios, and games played at random."""

from collections.abc import Iterator
from random import Random

from oracle_nb.core.chance import SeededChance
from oracle_nb.mythology.advanced.model.actions import Action
from oracle_nb.mythology.advanced.model.position import Position, Setting
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.scenarios import ScenarioFile, Stage, stage


def staged(text: str) -> Stage:
    """Return the position of a scenario, without its name and steps."""
    file = ScenarioFile(f'[[scenario]]\nname = "x"\n{text}\ndo = "begin"\n', "x.toml")
    staged_scene: Stage = stage(file, 0)
    return staged_scene


def played(
    rules: AdvancedMythology, seed: int, decisions: int
) -> Iterator[tuple[Position, Action, Position]]:
    """Yield the steps of a random game: the position, the action, and the position after it."""
    random, chance = Random(seed), SeededChance(seed)
    position = rules.begin(rules.set_up(seed), chance).position
    for _ in range(decisions):
        if position.to_move is None:
            return
        action = random.choice(rules.legal_actions(position))
        after = rules.apply(position, action, chance).position
        yield position, action, after
        position = after


def rules_for(players: int = 3) -> AdvancedMythology:
    """Return the rules for a number of players and the standard map."""
    return AdvancedMythology(Setting(players=players))
