"""Games of the smallest kind keep the contract, each with what it declares."""

from examples.small_games.kuhn_poker import KUHN_POKER
from examples.small_games.tic_tac_toe import TIC_TAC_TOE
from nim_game.rules import Nim
from oracle_nb.games.package import GamePackage
from oracle_nb.games.testing import Conformance


class TestPlainNim(Conformance):
    package = GamePackage(Nim)


class TestTicTacToe(Conformance):
    package = TIC_TAC_TOE


class TestKuhnPoker(Conformance):
    package = KUHN_POKER
