### What a player board says about the item under the pointer.

board-group = The { $color } player's board. Use the arrow keys to move around it.
spot-wheel = Oracle wheel. { COUNT($dice) ->
        [0] No dice left
       *[other] Dice: { AND($dice) }
    }{ COUNT($used) ->
        [0] {""}
       *[other] ; used: { AND($used) }
    }
spot-hold = Cargo: { $used } of { $all } places taken
spot-cards = { COUNT($cards) ->
        [0] No oracle cards
       *[other] { AND($cards) }
    }
spot-injuries = { COUNT($cards) ->
        [0] No injuries
       *[other] { AND($cards) }
    }
