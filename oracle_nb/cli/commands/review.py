"""`oracle-nb review`: what each decision of a game cost, and what chance did."""

from typing import Annotated

import typer

from oracle_nb.terminal.console import CommandError, GameFile, Language, console


def review(
    file: GameFile,
    json: Annotated[
        bool,
        typer.Option(
            "--json",
            help="Print a line of JSON for each decision: number, round, seat (from 0), action, "
            "options, judged, before, end, after (expected ends, in rounds), loss, luck, best.",
        ),
    ] = False,
    lang: Language = "en",
) -> None:
    """Compare each decision of a game with the coach's best line. It takes a minute or two.

    oracle-nb review game.json
    """
    from oracle_nb.cli.narration import Narration
    from oracle_nb.cli.review_text import print_review, reviewed
    from oracle_nb.games.reviews.words import NoCoach
    from oracle_nb.terminal.files import loaded

    game = loaded(file, language=lang)
    try:
        if json:
            print("\n".join(reviewed(game, lang).lines()))
            return
        narration = Narration(game, lang)
        print_review(console(narration.words.rulebook), narration)
    except NoCoach as error:
        raise CommandError(error.message(lang)) from None
