"""Checks of what is said at the end of a game."""

from collections.abc import Iterator

from oracle_nb.delphi.model.position import Player
from tests.statements.cases import Case, states
from tests.statements.panels_needs import counted
from tests.statements.statement import Statement


def _ranks(player: Player) -> tuple[int, int, int, int]:
    """Return what players are compared by (end.winner, end.ranking)."""
    tasks = 0 if player.home else len(player.done)
    return int(player.home), tasks, sum(player.cards), player.favor


@states("panels/ending-home", "panels/ending-away")
def ending(case: Case, said: Statement) -> Iterator[str]:
    """Whether the player has returned, and what decides ties."""
    me = case.me
    if me.home != (said.message == "panels/ending-home"):
        yield "that is not where the ship is"
    if not me.home and (said["done"], said["all"]) != (
        len(me.done),
        len(me.done) + len(me.tasks),
    ):
        yield f"{len(me.done)} tasks are done"
    if (counted(said["cards"]), counted(said["tokens"])) != (sum(me.cards), me.favor):
        yield f"there are {sum(me.cards)} cards and {me.favor} tokens"


@states(
    *(
        f"panels/ending-{by}{won}"
        for by in ("by-home", "by-tasks", "by-cards", "by-favor", "tied")
        for won in ("", ".won")
    )
)
def why_ahead(case: Case, said: Statement) -> Iterator[str]:
    """The criterion that ranks the player above the next, and that it decides."""
    behind = case.facts["behind"]
    assert isinstance(behind, int)
    own, other = _ranks(case.me), _ranks(case.position.players[behind])
    by = said.message.removeprefix("panels/ending-").removeprefix("by-").removesuffix(".won")
    if by == "tied":
        if own != other:
            yield "they are not tied"
        return
    place = ("home", "tasks", "cards", "favor").index(by)
    if own[:place] != other[:place]:
        yield "something else decides"
    if own[place] <= other[place]:
        yield f"{own[place]} is no more than {other[place]}"
    if place and (counted(said["count"]), counted(said["less"])) != (own[place], other[place]):
        yield f"they have {own[place]} and {other[place]}"
