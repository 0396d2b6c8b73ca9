"""The description of a game in a list: its players and its progress."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from oracle_nb.games.game import Game
from oracle_nb.games.presentation import PlayerPresentation
from oracle_nb.games.registry import presentation_of
from oracle_nb.render.html import plain
from oracle_nb.text.names import folded, readable_seats
from oracle_nb.web.text import languages, named, seat_title, words

_log = logging.getLogger(__name__)

_SEARCHED: Final = 600
"""Maximum number of characters in the text in which a game is searched for."""


class GameSummary(NamedTuple):
    """The players of a game and its stage, in one language.

    ``turn`` is whose turn it is, or how the game ended: with ``won``, for its only person, "yes"
    or "no". Summaries from before don't say that.
    """

    players: str
    stage: str
    turn: str = ""
    won: str = ""


def player_name(game: Game, players: PlayerPresentation, seat: int, language: str) -> str:
    """Return the name of the player in a seat; a bot is called by its color."""
    return seat_name(game.seats[seat], players.title(game.rules, seat), language)


def seat_name(given: str, title: str, language: str) -> str:
    """Return the name of a player: a bot is called by the title of its seat, such as its color."""
    if not given.startswith("bot:"):
        return named(given, language)
    say = words(language).say
    if not title:
        return say("bot-alone", name=given.removeprefix("bot:"))
    return say("bot-name", title=title.capitalize())


def summarized(game: Game) -> str:
    """Return the summaries of a game in all languages as JSON; "" where there is an error.

    A game must be saved even if it can't be described.
    """
    try:
        shown = game.after(len(game.history))
        shown.seats = readable_seats(game.seats)
        summaries = {language: _summary(shown, language) for language in languages()}
    except Exception:  # noqa: BLE001 - whatever it is, the game is saved
        _log.exception("a game can't be described")
        return ""
    return msgspec.json.encode(summaries).decode()


def _summary(game: Game, language: str) -> GameSummary:
    say, presentation = words(language).say, presentation_of(game.rules, language)
    names = [
        player_name(game, presentation.players, seat, language)
        for seat in range(game.rules.players)
    ]
    stage = presentation.progress.phase_title(game.rules, game.position)
    if game.analysis:
        stage = say("analysis-stage", stage=stage)
    return GameSummary(say("names", names=tuple(names)), stage, *_turn(game, names, say))


def _turn(game: Game, names: Sequence[str], say: Callable[..., str]) -> tuple[str, str]:
    """Return whose turn it is, or how the game ended, and whether its only person has won."""
    seat, result = game.to_move, game.result
    people = [other for other in range(game.rules.players) if not game.is_bot(other)]
    if seat is not None:
        if seat not in people:
            return say("tab-waits", name=names[seat]), ""
        alone = people == [seat] or seat_title(game.seats[seat]) == "you"
        return say("tab-turn", name=names[seat], alone=alone), ""
    assert result is not None
    if not result.finished:
        return say("win-none", rounds=result.rounds), ""
    if len(people) == 1:
        won = people[0] in result.winners
        if won and len(result.winners) > 1:
            return say("result-shared"), "yes"
        return say("result-won" if won else "result-lost"), "yes" if won else "no"
    winners = tuple(names[other] for other in result.winners)
    if len(winners) == 1:
        return say("win-one", name=winners[0], own=False, rounds=result.rounds), ""
    return say("win-many", names=winners, rounds=result.rounds), ""


def read_summary(text: str, language: str) -> GameSummary | None:
    """Return the summary in a language from the result of `summarized`; None for none."""
    summaries = _read(text)
    return summaries.get(language) or next(iter(summaries.values()), None)


def search_text(name: str, title: str, summary: str) -> str:
    """Return the text in which a game is searched for: its name and those of its players."""
    players = [plain(described.players) for described in _read(summary).values()]
    return folded(" ".join(filter(None, (name, *(players or [title])))))[:_SEARCHED]


def _read(text: str) -> Mapping[str, GameSummary]:
    try:
        return msgspec.json.decode(text, type=dict[str, GameSummary])
    except msgspec.DecodeError:
        return {}
