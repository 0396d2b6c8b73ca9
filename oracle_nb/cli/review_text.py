"""The review of a game in the terminal."""

from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid

from oracle_nb.cli.narration import Narration
from oracle_nb.cli.progress_bar import progress_bar
from oracle_nb.games.game import Game
from oracle_nb.games.reviews.data import ReviewData
from oracle_nb.games.reviews.kept import reviewer_of
from oracle_nb.games.reviews.words import NoCoach, ReviewWords


def reviewed(game: Game, language: str) -> ReviewData:
    """Review a game, with a progress bar in terminals. Raises NoCoach."""
    package = game.package
    if game.package.coach(game.rules) is None:
        raise NoCoach(package.title(language))
    progress = package.presentation(language).progress
    reviewer = reviewer_of(game, progress, package.coach)
    with progress_bar(reviewer.total, "step") as show:
        reviewer.run(show)
    assert reviewer.result is not None
    return reviewer.result


def print_end(
    screen: Console, narration: Narration, read: Callable[[str], str | None] | None
) -> None:
    """Print the result of a game, and offer the review where the game has a coach.

    ``read`` returns the next line typed; None where nobody is asked.
    """
    screen.print("\n".join(narration.result()), soft_wrap=not screen.is_terminal)
    if read is not None and narration.game.package.coach(narration.game.rules) is not None:
        screen.print(narration.say("review-offer"), soft_wrap=not screen.is_terminal)
        if (read("> ") or "").strip().lower() == "review":
            print_review(screen, narration)


def print_review(screen: Console, narration: Narration) -> None:
    """Print the review of a game: sums by player, turns that decided it, moments to try again.

    Raises NoCoach.
    """
    game = narration.game
    data = reviewed(game, narration.language)
    names = narration.names(range(game.rules.players))
    words = ReviewWords(game, data, names, narration.language)
    say = words.say
    grid = Grid(header_style="bold", pad_edge=False, title=say("review-sums"), title_justify="left")
    for place, head in enumerate(words.sums_head):
        grid.add_column(head, justify="right" if place else "left", overflow="fold")
    for row in words.sums:
        grid.add_row(*row)
    screen.print(grid)
    if words.outcome:
        screen.print(words.outcome)
    screen.print(f"{words.rest_about} {words.sums_about} {words.mistakes_about}", style="dim")
    turns = [f"{words.turn(turn)} {words.turn_parts(turn)}" for turn in words.deciding()]
    won = filter(None, [words.decided])
    moments = [
        line
        for decision in words.moments()
        for line in (words.moment(decision), words.best(decision))
    ]
    further = [words.moment(decision) for decision in words.further(words.review.moments)]
    for title, lines in (
        ("review-deciding", [*won, *(turns or [say("review-no-deciding")])]),
        ("review-moments", moments or [say("review-no-moments")]),
        ("review-further", further),
    ):
        if lines:
            screen.print(f"\n{say(title)}", style="bold", highlight=False)
        for line in lines:
            screen.print(f"  {line}", soft_wrap=not screen.is_terminal)
