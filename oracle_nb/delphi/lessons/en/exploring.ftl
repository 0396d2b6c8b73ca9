### Questions of the exercises on island tiles.

shrine-tasks = { COUNT($letters) ->
        [0] All your shrine tasks are done.
        [one] Your last open shrine task has { $letters }.
       *[other] Your open shrine tasks have { $letters }.
    }

ask-exploring-die = You have no favor tokens. Which of your dice can you use to explore { $space }?
ask-exploring-islands = Your ship may be anywhere. Select every island that you could explore with your { $color } die, as it is.
ask-exploring-where = You have a { $color } die. Select every water space from which your ship could explore an island with it.
ask-exploring-reward = { shrine-tasks } Your ship is { $color }. You explore { $space } and reveal a { $tile }. What does it bring you?
ask-exploring-builder = { shrine-tasks } Your ship is { $color }, and every other player still has an open shrine task. You explore { $space } and reveal a { $tile }. Who builds a shrine at once?
ask-exploring-tokens = { shrine-tasks } Your ship is { $color }. { you-have }. You explore { $space } and reveal a { $tile }. How many favor tokens do you have afterward?
ask-exploring-sites = Your ship is { $color }, and you still have a shrine task. Select every island where you could build a shrine with the right die if your ship were next to it.
ask-exploring-looked = You use a die to look at the tiles on { $spaces }. What is true afterward?
ask-exploring-aim = You want to know which tile is on { $space }. You have one { $color } die and no favor tokens, and you would rather explore than look. What can you do?
ask-exploring-last = { $count ->
        [0] No island tile is face down anymore.
        [one] Only 1 island tile is still face down.
       *[other] Only { $count } island tiles are still face down.
    } You want to look at tiles with one die. How many can you look at?
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

exploring-known = I know what is on the tiles.
exploring-open = The tiles stay face up.
exploring-shared = The other players know the tiles, too.
exploring-paid = I get the tiles' rewards.
exploring-explore = I can explore it.
exploring-look = I can only look at it.

## Why an answer is correct

why-exploring-die = You explore with a die in the color of the island's border.
why-exploring-islands = The island must have a { $color } border and a tile that is still face down.
why-exploring-where = You can explore from any water space next to an island with a { $color } border and a face-down tile.
why-exploring-reward = A tile of your own color gives you a shrine while a shrine task is open, whatever its letter. Any other tile gives you the reward of its letter.
why-exploring-builder = Only the player who reveals a tile of their own color builds at once. Everyone else must come and build with a die.
why-exploring-tokens = While a shrine task is open, a tile of your own color gives you a shrine, whatever its letter. Otherwise Psi brings 4 favor tokens, and the other letters bring none.
why-exploring-sites = You build on face-up tiles of your own color, { $color }, that have no shrine yet. The letter doesn't matter.
why-exploring-looked = Looking is secret: only you know the tiles, which stay face down and bring no reward.
why-exploring-aim = Exploring takes a die in the color of the border and your ship next to the island. You look with any die, at any distance.
why-exploring-uncover = Sail next to an island, to a space of the die's color, and keep a die in the color of the island's border.
why-exploring-shrine = Sail next to a tile of your color without a shrine, and keep a die in the color of its border.
why-exploring-order = The move that ends next to a tile of your color comes before the shrine.
why-exploring-border = The border of { $space } is { $color }, so you need the { $color } die.
why-exploring-borders = { COUNT($spaces) ->
        [one] Only { $spaces } has a { $color } border.
       *[other] These islands have a { $color } border: { $spaces }.
    }
why-exploring-face-up = The tile on { $space } is already face up.
why-exploring-islands-are = { COUNT($spaces) ->
        [one] The only face-down tile with a { $color } border is on { $spaces }.
       *[other] The face-down tiles with a { $color } border are on { $spaces }.
    }
why-exploring-docks = { COUNT($spaces) ->
        [one] You can explore only from { $spaces }.
       *[other] You can explore from { $spaces }.
    }
why-exploring-own = The { $tile } has the color of your ship, { $color }.
why-exploring-foreign = The { $tile } doesn't have the color of your ship, { $color }.
why-tile-shrine = So it brings you the shrine at once, and its letter brings nothing more.
why-tile-psi = So it brings you no shrine, but the reward of Psi: 4 favor tokens.
why-tile-phi = So it brings you no shrine, but the reward of Phi: 2 oracle cards.
why-tile-sigma = So it brings you no shrine, but the reward of Sigma: 3 god steps.
why-tile-omega = So it brings you no shrine, but the reward of Omega: you discard all injuries of one color, and your shield goes up by 1.
why-exploring-you = You revealed the { $tile } yourself, so you build at once.
why-exploring-nobody = The owner of the { $tile } didn't reveal it, so nobody builds yet.
why-exploring-tokens-own = { $left ->
        [0] You get the shrine and no tokens, so you still have none.
       *[other] You get the shrine and no tokens, so you still have { $left }.
    }
why-exploring-tokens-psi = Psi brings you { $reward }: { $tokens } + { $reward } = { $left }.
why-exploring-sites-count = { $count ->
        [one] One face-up { $color } tile has no shrine yet.
       *[other] { $count } face-up { $color } tiles have no shrine yet.
    }
why-exploring-sites-are = { COUNT($spaces) ->
        [one] You could build on the { $color } tile on { $spaces }.
       *[other] You could build on the { $color } tiles on { $spaces }.
    }
why-exploring-peek = Looking isn't exploring: you only see the tiles.
why-exploring-aim-both = Your ship is next to { $space }, and its border is { $border }, like your die, so you can explore it.
why-exploring-aim-color = The border of { $space } is { $border }, but your die is { $color }, so you can only look.
why-exploring-aim-place = Your ship is on { $ship }, which isn't next to { $space }, so you can only look.
why-exploring-example = { $what ->
        [explore] For example, { $space } has a { $color } border, so you explore it with a { $color } die.
       *[build] For example, { $space } has a tile of your color and a { $color } border, so you build there with a { $color } die.
    }
why-exploring-fewer = A look shows you two face-down tiles, or the last one if only one is left; without any, you can't take this action.
why-exploring-last = { $count ->
        [0] No tile is face down, so { $left ->
            [0] you can't look at any.
           *[other] you look at { $left }.
        }
        [one] Only 1 tile is face down, so you look at { $left }.
       *[other] { $count } tiles are face down, so you look at { $left }.
    }

## What to consider

hint-exploring = Compare the color of the border with your die, and the color of the tile with your ship.
hint-exploring-islands = Which islands have a { $color } border, and whose tiles are still face down?
hint-exploring-where = Find the face-down tiles with a { $color } border first, then the water next to them.
hint-exploring-sites = Which face-up tiles are { $color }? Ignore the borders and the letters.
hint-exploring-uncover = Which face-down tiles are within reach, and for which border do you have a die?
hint-exploring-shrine = Which tiles are { $color } and without a shrine, and for which border do you have a die?
hint-exploring-order = From where could you build, and which move takes you there?
hint-exploring-die = What color is the border of { $space }?
hint-exploring-looked = Who sees the tiles, and do they stay face down?
hint-exploring-aim = Compare the border of { $space } with your die, and see whether your ship is next to it.
hint-exploring-reward = Whose color is the tile?
hint-exploring-builder = Whose color is the tile, and who revealed it?
hint-exploring-tokens = Whose color is the tile, and which reward does its letter bring?
hint-exploring-last = How many tiles does a look show, and how many are still face down?
