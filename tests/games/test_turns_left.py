"""Which players still have a turn, at every point of a game."""

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.registry import package_of


@pytest.mark.parametrize(("name", "bot"), [("delphi", "greedy"), ("mythology", "random")])
def test_a_player_without_a_turn_left_gets_none(name, bot):
    package = package_of(name)
    game = package.new_game(3, seed=4)
    bots = [make_bot(bot, seat, game.rules) for seat in range(3)]
    positions = [game.position]
    while (seat := game.to_move) is not None:
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
        positions.append(game.position)
    progress, done = package.presentation().progress, set()
    for position in positions:
        decides = game.rules.to_move(position)
        if decides is None:
            break
        # Others may decide something in the turn of a player.
        if decides == progress.turn_seat(game.rules, position):
            assert decides not in done
        left = (seat for seat in range(3) if progress.has_turn_left(game.rules, position, seat))
        done = {*range(3)} - {*left}
    # While the last player acts, all others are done.
    assert len(done) >= 2
