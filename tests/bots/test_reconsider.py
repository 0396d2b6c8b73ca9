"""Bots of a saved game are asked again why they acted; people and unknown bots are not."""

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.bots.bot import asked_again


def test_only_known_bots_are_asked():
    # A person may bear the name of a bot, and a save may name any module as one.
    game = oracle_nb.new_game(3, seed=5, seats=("planner", "bot:json", "bot:greedy"))
    bot = make_bot("greedy", 0, game.rules)
    while len({entry.player for entry in game.history}) < 3:
        assert game.to_move is not None
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    motives = list(asked_again(game))
    assert [motive is not None for motive in motives] == [
        entry.player == 2 for entry in game.history
    ]
