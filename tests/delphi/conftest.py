"""Fixtures for the tests of this game."""

import pytest

import oracle_nb
from oracle_nb.delphi.board import board_of, compact_layout


@pytest.fixture(scope="module")
def board():
    return board_of(compact_layout(4))


@pytest.fixture
def game():
    return oracle_nb.new_game(players=3, seed=3)
