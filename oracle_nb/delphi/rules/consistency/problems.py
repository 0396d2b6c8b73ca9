"""The kinds of faults of a position, with their rules and sentences."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from oracle_nb.core.verdicts import NO_FACTS, Facts

PROBLEMS: Final[Mapping[str, tuple[str, str]]] = {
    # The shape: nothing can be played without it.
    "type": ("position.types", "{given} where {wanted} is needed"),
    "players": ("setup.players", "{count} players, but the setting has {wanted}"),
    "length": ("position.length", "{count} entries where {wanted} are needed"),
    "too-many-entries": ("position.length", "{count} entries are more than {most}"),
    "range": ("position.range", "{value} is not {least} to {most}"),
    "unsorted": ("position.order", "must be sorted"),
    "twice": ("position.twice", "{value} is there twice"),
    "too-many-islands": (
        "setup.island-tiles",
        "the board has {count} islands, and there are {most} tiles",
    ),
    "not-water": ("move.blocked", "a ship can't be on {space}: {terrain}"),
    "too-many-dice": ("turn.sources", "{count} dice are more than 3"),
    "no-task": ("position.tasks", "there is no task {value}"),
    "done-white": ("position.tasks", "task {value} has no color, a completed one has"),
    "face-up-unknown": ("position.tiles", "lies face up, but which tile it is isn't said"),
    "shrine-face-down": ("shrine.build", "a shrine stands on {space}, where no tile is face up"),
    "no-site": ("setup.statue-sites", "{space} has no building site for {color}"),
    "cards-too-many": ("setup.decks", "{count} {color} cards with those held: there are {most}"),
    "card-again": ("setup.decks", "{value} is in two places"),
    "nothing-waits": ("turn.phases", "nothing waits, but phase {phase!r} has something to decide"),
    "over-waits": ("end.trigger", "the game is over, but something waits"),
    "unknown-rule": ("position.pending", "{given!r} is not a rule that asks for this"),
    "fight-late": ("turn.one-at-a-time", "a fight goes on before all else that waits"),
    "fight-nobody": ("fight.color", "no {color} monster is on {space}"),
    "fight-needless": ("task.needed", "no open task of the player takes a {color} monster"),
    "not-island": ("action.look", "{space} isn't an island with a face-down tile"),
    "chosen-all": ("action.look", "{count} tiles are named already, {wanted} are wanted"),
    "no-ship-tile": ("setup.ship-draft", "the player has no ship tile to start with"),
    "few-ship-tiles": ("setup.ship-draft", "{count} ship tiles for {wanted} who choose"),
    # The pieces: positions that can't occur with the pieces of the box.
    "cards-missing": ("setup.decks", "{count} {color} cards with those held: there are {wanted}"),
    "card-nowhere": ("setup.decks", "{value} is nowhere"),
    "display": ("fight.reward", "{count} cards are displayed: the display is filled up to 6"),
    "statues": ("setup.statues", "{count} {color} statues in all: there are {wanted}"),
    "statue-sites": (
        "statue.raise",
        "{count} {color} building sites are filled, {wanted} statues were raised",
    ),
    "offerings": ("setup.offerings", "{count} {color} offerings in all: there are {wanted}"),
    "offerings-crowded": ("setup.offerings", "{count} offerings on {space}: at most {most}"),
    "monsters": ("setup.monsters", "{count} {color} monsters in all: there are {wanted}"),
    "monsters-crowded": ("setup.monsters", "{count} monsters on {space}: at most {most}"),
    "temples": ("setup.temples", "there are {count} {color} temples"),
    "tile-unseen": ("action.look-private", "is known, but nobody has looked at it"),
    "shrines": ("shrine.build", "{count} shrines are built, {wanted} shrine tasks are done"),
    "shrine-nobody": ("shrine.build", "a shrine on {space}, whose tile is nobody's"),
    "storage": ("cargo.capacity", "{count} pieces aboard, and room for {most}"),
    "cargo-again": ("task.color-once", "two of the color {color} aboard, or one done already"),
    "cargo-needless": ("task.needed", "what is aboard is more than the open tasks take"),
    "god-row": ("god.first-step", "{god} is on row {value}, below the row {least}"),
    "hero": ("companion.hero", "{count} {color} injuries, which the hero would have healed"),
    "tasks-number": ("setup.zeus-tiles", "{count} tasks, open and done: there are {wanted}"),
    "tasks-family": ("setup.zeus-tiles", "{count} {family} tasks, open and done: at most {most}"),
    "tasks-color": ("task.color-once", "two {family} tasks are of the color {color}"),
    "tasks-letter": ("setup.zeus-tiles", "no tile of the player has the letter {letter} for it"),
    "tile-wanted": ("setup.ship-random", "the player has no ship tile"),
    "ship-tiles-twice": ("setup.ship-random", "two players have the ship tile {value}"),
    "ship-tiles-left": ("setup.ship-draft", "{count} ship tiles lie there, {wanted} should"),
    "home-tasks": ("move.to-zeus", "the player is home with {count} tasks left"),
    "home-ship": ("end.leftovers", "the player is home, but the ship is on {space}"),
    "companions": ("statue.reward", "the companions don't answer to the statues raised"),
    "equipment": ("fight.reward", "{count} equipment cards: {wanted} were earned"),
    "dice": ("turn.consult", "{count} unused dice: there should be {wanted}"),
    "turn-over": ("turn.phases", "belongs to the action phase; this is phase {phase!r}"),
    "spent-over": ("turn.phases", "dice are used in the action phase; this is phase {phase!r}"),
    "extra": ("equipment.extra-action", "the player has no card for an extra action"),
    "owed": ("turn.consult-gods-delayed", "god steps are owed only where they are delayed"),
    "setup-turn": ("setup.order", "a setup belongs to the first round's first turn"),
    "over-turn": ("end.trigger", "a game ends with a round, not with the turn of seat {value}"),
    "over-early": ("end.trigger", "the game is over, but nobody is home"),
    "waiting": ("turn.phases", "what waits doesn't come about in phase {phase!r}"),
    "waits-for": ("turn.order", "waits for seat {value}, whose turn it is not"),
}
"""Every kind of fault: its id, the rule it breaks (position.* for data that describe no position),
and an English sentence with its facts.
"""


class PositionFault(msgspec.Struct, frozen=True):
    """A fault of a position.

    ``field`` says where, as in the JSON ("players[0].ship"). ``facts["problem"]`` is a key of
    PROBLEMS, and the other facts are those of its sentence.
    """

    rule: str
    field: str
    facts: Facts = NO_FACTS

    def __str__(self) -> str:
        """Return an English sentence for error messages, with the field and the rule."""
        text = PROBLEMS[self.facts["problem"]][1].format(**self.facts)
        # position.* is the id of a kind of fault without a rule.
        rule = "" if self.rule.startswith("position.") else f" [{self.rule}]"
        return f"{self.field}: {text}{rule}"


def fault(problem: str, field: str, **facts: Any) -> PositionFault:
    """Return a fault of a kind, at a field."""
    return PositionFault(PROBLEMS[problem][0], field, {"problem": problem, **facts})
