### Questions of the exercises on island tiles.

shrine-tasks = { COUNT($letters) ->
        [0] All your shrine tasks are done.
        [one] Your last open shrine task has { $letters }.
       *[other] Your open shrine tasks have { $letters }.
    }

ask-exploring-die = You have no favor tokens. Which of your dice can you use to explore { $space }?
ask-exploring-islands = Your ship may be wherever you like. Select every island that you could explore with your { $color } die, as it is.
ask-exploring-where = You have a { $color } die. Select every water space from which your ship could explore an island with it.
ask-exploring-reward = { shrine-tasks } Your ship is { $color }. You explore { $space } and reveal this: { $tile }. What does it bring you?
ask-exploring-builder = { shrine-tasks } Your ship is { $color }, and all other players have open shrine tasks. You explore { $space } and reveal this: { $tile }. Who builds a shrine at once?
ask-exploring-tokens = { shrine-tasks } Your ship is { $color }. Your favor tokens: { $tokens }. You explore { $space } and reveal this: { $tile }. How many favor tokens do you have afterward?
ask-exploring-sites = Your ship is { $color }, and you still have a shrine task. Select every island where you could build a shrine with the right die if your ship were next to it.
ask-exploring-looked = You use a die to look at the tiles on { $spaces }. What is true afterward?
ask-exploring-aim = You want to know which tile is on { $space }. You have one { $color } die and no favor tokens, and you would rather explore than look. What can you do?
ask-exploring-uncover = Explore an island this turn, using two dice. { your-dice } You have no favor tokens.
ask-exploring-shrine = Your ship is { $color }, and all tiles are face up. Build a shrine this turn, using two dice. { your-dice } You have no favor tokens.
ask-exploring-order = Your ship is { $color }, and all tiles are face up. You have no favor tokens. Put these actions in an order in which all of them are allowed.

## What a tile brings

exploring-shrine = The shrine, and no reward for the letter
exploring-psi = 4 favor tokens, and no shrine
exploring-phi = 2 oracle cards, and no shrine
exploring-sigma = 3 god steps, and no shrine
exploring-omega = Injuries discarded and shield +1, and no shrine
exploring-both = The shrine and the letter's reward
exploring-you = I do.
exploring-owner = The owner of the tile does.
exploring-nobody = Nobody does.

## What looking does

exploring-known = I know the tiles.
exploring-open = The tiles stay face up.
exploring-shared = The other players know the tiles, too.
exploring-paid = I get the tiles' rewards.
exploring-explore = I explore it.
exploring-look = I can only look at it.
