"""Pairs of games that differ only in what one seat may not know, and all that this seat is shown.

Such a pair is found in any game of the contract: somebody else's action is repeated with
another outcome or another choice, and the pair is kept if the seat's views of both positions are
equal. From there both games go on alike for as long as that remains so.
"""

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from oracle_nb.bots import make_bot, think
from oracle_nb.cli.text_game import TextGame
from oracle_nb.core.chance import Outcome, OutcomeError
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive, Thinking
from oracle_nb.games.package import GamePackage
from oracle_nb.games.registry import presentation_of
from oracle_nb.games.testing.secrecy import is_alike, leaked_choices, look_alikes, skipped
from oracle_nb.games.testing.secrecy import shown as shown_by_the_contract
from oracle_nb.terminal.console import console
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.saved_games.summary import summarized
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.control.game_log import GameLog
from oracle_nb.web.table.control.seat_facts import TableSeats
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.html_view import HtmlView

EXCERPT: Final = 200
"""How many characters of a difference are reported before where it begins."""
FOLLOWED: Final = 6
"""Maximum number of actions for which a pair goes on."""

Motives = Mapping[int, tuple[str, Motive]]
"""Why bots acted: the action as text and the reason, by the number of the action."""


class Side(NamedTuple):
    """One game of a pair, with the reasons that bots have given in it."""

    game: Game
    motives: dict[int, tuple[str, Motive]]


class Pair(NamedTuple):
    """Two games that look the same to a seat, though their positions differ."""

    seat: int
    first: Side
    second: Side


# --- finding pairs --------------------------------------------------------------------------------


def pairs(game: Game, rng: Random, bots: Sequence[str] = ()) -> Iterator[Pair]:
    """Yield a pair from a game that was played, as it is where it parts and as it goes on."""
    alike = look_alikes(game, rng)
    if alike is None:
        return
    seat, first, second = alike
    pair = Pair(seat, Side(first, {}), Side(second, {}))
    yield _kept(pair)
    for _ in range(FOLLOWED):
        if not go_on(pair, rng, bots):
            return
        yield _kept(pair)


def leaks(
    package: GamePackage, seed: int, most: int = 150, least: int = 2, **options: Any
) -> list[str]:
    """Return what a seat learns that it can't know, in a random game.

    Bots and the number of players are chosen by the seed, too; ``most`` limits the actions, and
    ``least`` is the least number of players.
    """
    rng = Random(seed)
    players = rng.choice([number for number in package.players if number >= least])
    # The strongest bots are slow, and know no more.
    names = ("random", *[*package.bots][:1])
    seats = [f"bot:{rng.choice(names)}" for _ in range(players)]
    game = package.new_game(players, seed, seats, **options)
    bots = [make_bot(name[4:], seed + n, game.rules) for n, name in enumerate(game.seats)]
    for _ in range(rng.randrange(1, most)):
        if (seat := game.to_move) is None:
            break
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    leaked = leaked_choices(game, rng) if game.history else []
    if both := list(pairs(game, rng, names)):
        pair = rng.choice(both)
        leaked += skipped(pair.first.game, pair.second.game, rng)
        leaked += [f"{name}: {texts}" for name, texts in differences(pair, seed).items()]
    return leaked


def _kept(pair: Pair) -> Pair:
    """Return a pair as it is now, whatever is played in its games later."""
    first, second = (
        Side(side.game.after(len(side.game.history)), dict(side.motives))
        for side in (pair.first, pair.second)
    )
    return Pair(pair.seat, first, second)


def alike(pair: Pair) -> bool:
    """Return whether a seat can't tell the positions apart, which differ."""
    return is_alike(pair.seat, pair.first.game, pair.second.game)


def go_on(pair: Pair, rng: Random, bots: Sequence[str]) -> bool:
    """Play one action in both games; return whether they still look the same to the seat."""
    first, second = pair.first.game, pair.second.game
    mover = first.to_move
    if mover is None:
        return False
    if mover != pair.seat and bots and rng.random() < 0.5:
        _bots_play(pair, mover, rng.choice(bots), rng)
        return alike(pair)
    # The seat doesn't know which actions of others are legal, only its own.
    legal = [action for action in first.legal_actions() if second.check(action).allowed]
    if not legal:
        return False
    action = rng.choice(legal)
    first.play(action)
    if first.history[-1].concealed and mover != pair.seat and rng.random() < 0.5:
        # The seat can't know how many such actions there were.
        return alike(pair)
    try:
        second.play(action, first.history[-1].outcome)
    except OutcomeError:
        return False
    return alike(pair)


def _bots_play(pair: Pair, mover: int, name: str, rng: Random) -> None:
    seed = rng.randrange(1000)
    outcome: Outcome = ()
    for side in (pair.first, pair.second):
        game = side.game
        bot = make_bot(name, seed, game.rules)
        said = [motive for _, motive in side.motives.values()]
        decided = think(bot, game.view(mover), game.legal_actions(), Thinking(said))
        number = len(game.history)
        try:
            game.play(decided.action, outcome)
        except OutcomeError:
            return
        outcome = game.history[-1].outcome
        if decided.motive is not None:
            side.motives[number] = game.write(decided.action), decided.motive


# --- what a seat is shown -------------------------------------------------------------------------


def shown(side: Side, seat: int, seed: int) -> dict[str, Any]:
    """Return what a seat is shown of a game, by what it is.

    The seed decides which language is used, which actions are asked about, and which of the pages
    is opened: the seat's own screen, that of a spectator, or one that all players share.
    """
    rng = Random(seed)
    language = rng.choice(side.game.texts().rulebook.languages())
    together = tuple(range(side.game.rules.players))
    seats = rng.choice(((seat,), (), together, together))
    page = _replay if side.game.to_move is not None and rng.random() < 1 / 3 else _page
    return {
        **_looks(side, seat, language),
        **shown_by_the_contract(side.game, seat, language, rng),
        "terminal": _terminal(side.game, seat, language),
        f"{page.__name__} for seats {seats}": page(side, seats, language, rng),
    }


def differences(pair: Pair, seed: int) -> dict[str, tuple[str, str]]:
    """Return what a seat is shown differently in two games that it can't tell apart.

    Of long texts only the part around the first difference is returned.
    """
    first, second = (shown(side, pair.seat, seed) for side in (pair.first, pair.second))
    differing = {}
    for name in sorted({*first, *second}):
        if first.get(name) != second.get(name):
            texts = repr(first.get(name)), repr(second.get(name))
            parted = (
                at for at, (first, other) in enumerate(zip(*texts, strict=False)) if first != other
            )
            start = max(0, next(parted, 0) - EXCERPT)
            differing[name] = (texts[0][start:][: 2 * EXCERPT], texts[1][start:][: 2 * EXCERPT])
    return differing


def _looks(side: Side, seat: int, language: str) -> dict[str, Any]:
    """Return what anybody at the table sees: the picture, what happened, how far the game is."""
    game = side.game
    presentation, words = presentation_of(game.rules, language), game.texts(language)
    bots = TableBots(game)
    bots.recall(side.motives)
    progress = presentation.progress
    known = game.known_to(seat)
    log = GameLog(known, words, language, progress, bots).last(2 * FOLLOWED, reader=seat)
    return {
        "log": [(entry.player, entry.title, entry.why) for entry in log],
        "events": [(line.text, line.rule) for entry in log for line in entry.lines],
        "event spaces": [
            progress.event_spaces(line.event) for entry in log for line in entry.lines
        ],
        "home page": summarized(game),
    }


def _terminal(game: Game, seat: int, language: str) -> str:
    """Return what a terminal prints to a player among bots who asks for everything."""
    if game.to_move != seat:
        return ""
    commands = ("why", "?1", "?2", "board", "players", "log 40", "menu", "quit")
    lines = iter(commands)
    with redirect_stdout(StringIO()) as printed:
        others = {number: make_bot("random", 1, game.rules) for number in range(game.rules.players)}
        del others[seat]
        screen = console(game.texts(language).rulebook)
        copy = game.after(len(game.history))
        TextGame(copy, others, screen, lambda _: next(lines), Path("unused"), language).run()
    return printed.getvalue()


def _page(
    side: Side, seats: tuple[int, ...], language: str, rng: Random
) -> list[tuple[object, ...]]:
    """Return what a table sends to a screen of some seats, also when everything is tried there."""
    game = side.game.after(len(side.game.history))
    page = TablePage(game, language=language)
    controller = page.controller
    controller.seats = TableSeats(seats, shared=len(seats) < 2)
    controller.bots.recall(side.motives)
    controller.catch_up()
    page.refresh()
    sent = [_sent(page)]
    page.handle("log-more")
    sent.append(_sent(page))
    spaces = [group.space for group in page.board.scene.spaces]
    for space in rng.sample(spaces, min(3, len(spaces))):
        page._hovered(space)
        page._clicked(space)
        sent.append((*_sent(page), page._hinted))
        page.handle("cancel")
    if len(seats) == 1:
        # Others don't know what the player to move can do.
        legal = game.legal_actions() if game.to_move in seats else []
        known = [entry.action for entry in game.known_to(seats[0]).history[-3:]]
        for action in (*rng.sample(legal, min(3, len(legal))), *known):
            page.handle("pick", game.write(action))
            sent.append(_sent(page))
            page.handle("cancel")
    page.close()
    return sent


def _replay(
    side: Side, seats: tuple[int, ...], language: str, rng: Random
) -> list[tuple[object, ...]]:
    """Return what somebody is sent who goes back through the last actions."""
    game = side.game
    bots = TableBots(game)
    bots.recall(side.motives)
    controller = ReplayController(game, language=language, seats=seats, bots=bots)
    controller.seats = dataclasses.replace(controller.seats, shared=len(seats) < 2)
    page = ReplayPage(controller)
    sent = [_sent(page)]
    for _ in range(2):
        page.handle("step", "action -1")
        sent.append(_sent(page))
    page.close()
    return sent


def _sent(page: Any) -> tuple[object, ...]:
    faces = [(face.html, face.visible) for face in page.view.select(HtmlView)]
    board = page.board
    # A replay reports nothing: nobody acts in it.
    drawn = board.scene, board.start, board.view.live, board.view.choices, board.view.chosen
    return faces, *drawn, getattr(page.controller, "report", "")
