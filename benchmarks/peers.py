"""The two engines beside which ours is measured: python-chess and catanatron.

Each is played as its own documentation does, and the way that is fastest for it: no test for draws
by repetition, no copies, no log beyond its own.
"""

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import chess
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from catanatron.json import GameEncoder

from benchmarks.clock import now
from benchmarks.own_engine import Window

DRAWN: Final = 150
"""Half-moves without a capture or a pawn's move after which a game of chess is over."""
_COLORS: Final = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def chess_windows(seed: int, size: int) -> Iterator[Window]:
    """Random chess, game after game: list the legal moves, take one, push it."""
    choose = random.Random(seed).choice
    board = chess.Board()
    while True:
        done = choices = 0
        start = now()
        while done < size:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= DRAWN:
                board = chess.Board()
                continue
            if len(moves) > 1:
                choices += 1
            board.push(choose(moves))
            done += 1
        yield Window(done, choices, (now() - start) / 1e9)


def catan_windows(seed: int, size: int) -> Iterator[Window]:
    """Catanatron's own random players, four of them; setting a game up is not measured."""
    game = catan_game(seed)
    while True:
        done = choices = spent = 0
        while done < size:
            start = now()
            while done < size and game.winning_color() is None:
                if len(game.state.playable_actions) > 1:
                    choices += 1
                game.play_tick()
                done += 1
            spent += now() - start
            if done < size:
                seed += 1
                game = catan_game(seed)
        yield Window(done, choices, spent / 1e9)


def catan_game(seed: int) -> Any:
    """Return a game of four random players."""
    return Catan([RandomPlayer(color) for color in _COLORS], seed=seed)


def catan_dump(game: Any) -> str:
    """Return a game as catanatron writes it for its table."""
    return json.dumps(game, cls=GameEncoder)


def boards(seed: int, number: int) -> list[chess.Board]:
    """Boards met in random chess, without their history.

    Random play leaves more moves on the board than greedy play does, which suits python-chess: it
    has the same work to do before its first move of a position.
    """
    rng = random.Random(seed)
    made: list[chess.Board] = []
    board = chess.Board()
    while len(made) < number:
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= DRAWN:
            board = chess.Board()
            continue
        made.append(board.copy(stack=False))
        board.push(rng.choice(moves))
    return made


def list_moves(board: chess.Board) -> list[chess.Move]:
    """Return the legal moves."""
    return list(board.legal_moves)
