### Questions of the exercises on the race home: Zeus's space, the last round, and who wins.

ask-home-enter = { $tasks ->
        [0] All your tasks are done.
       *[other] One of your tasks is still open.
    } You have { token-count }. Can your { $die } die take you to Zeus now?
ask-home-who = The { $color } player still has one open task; the others have done all of theirs. { $count ->
        [0] Nobody has any favor tokens.
        [one] The { $colors } player has 1 favor token, the others have none.
       *[other] Players with 1 favor token: { $colors }; the others have none.
    } Each has one die. Who can sail to Zeus with it?
ask-home-then = All your tasks are done, and you have just reached Zeus with your first die. { your-dice } Poseidon and { $god } are on the top row. Which of these may you still do this turn?
ask-home-most = You have just reached Zeus, holding { $owned ->
        [0] no oracle cards
        [one] 1 oracle card
       *[other] { $owned } oracle cards
    }. { COUNT($dice) ->
        [0] You have no dice left.
        [one] You have a { $dice } die left.
       *[other] Your dice: { $dice }.
    } { $count ->
        [0] No god is on the top row.
       *[other] On the top row: { $gods }.
    } At most, how many oracle cards can you have at the end of this turn?
ask-home-turns = Turn order: { $ships }. In this round, the { $color } player is the first to reach Zeus. Whose turns are still to come before the game ends? If no turns are left, choose no color.
ask-home-winner = The game is over. The { $a-ship } player { $a-home ->
        [0] didn't reach Zeus
        [1] was the first to reach Zeus
       *[other] reached Zeus
    } and has { $a-cards ->
        [one] 1 oracle card
       *[other] { $a-cards } oracle cards
    } and { $a-tokens ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $a-tokens } favor tokens
    }. The { $b-ship } player { $b-home ->
        [0] didn't reach Zeus
        [1] was the first to reach Zeus
       *[other] reached Zeus
    } and has { $b-cards ->
        [one] 1 oracle card
       *[other] { $b-cards } oracle cards
    } and { $b-tokens ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $b-tokens } favor tokens
    }. The { $c-ship } player { $c-home ->
        [0] didn't reach Zeus
        [1] was the first to reach Zeus
       *[other] reached Zeus
    } and has { $c-cards ->
        [one] 1 oracle card
       *[other] { $c-cards } oracle cards
    } and { $c-tokens ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $c-tokens } favor tokens
    }. The { $d-ship } player { $d-home ->
        [0] didn't reach Zeus
        [1] was the first to reach Zeus
       *[other] reached Zeus
    } and has { $d-cards ->
        [one] 1 oracle card
       *[other] { $d-cards } oracle cards
    } and { $d-tokens ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $d-tokens } favor tokens
    }. Who wins? If players share the victory, choose all of them.
ask-home-race = You have a { $color } offering in your hold, and delivering it is your last open task. Finish the race this turn with three actions: reach Zeus and have an oracle card at the end. { your-dice } You have { token-count }.
ask-home-win = You are the last player of the last round, and you have just reached Zeus. You have { $owned ->
        [0] no oracle cards
        [one] 1 oracle card
       *[other] { $owned } oracle cards
    } and { token-count }. { your-dice } { $god } is on the top row. The { $color } player, also with Zeus, has { $cards ->
        [one] 1 oracle card
       *[other] { $cards } oracle cards
    } and { $theirs ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $theirs } favor tokens
    }. With at most three actions, make sure that you alone win.

zeus-closed = No, because of the open task
zeus-far = No, it is too far

## Why an answer is correct

why-home-away = Zeus's space is { $steps } spaces away, and you can sail up to { $farthest } spaces.
why-home-enter = { $tasks ->
        [0] All your tasks are done, so a die of any color takes you to Zeus if his space is at most { $farthest } spaces away.
       *[other] You still have an open task, and Zeus's space stays closed until every task is done.
    }
why-home-sails = With a die of any color, a ship sails up to { $range } spaces, and 1 farther for a favor token.
why-home-near = Zeus's space stays closed to the { $color } player, who still has an open task. Others within { $range } spaces of Zeus: { $colors }.
why-home-near-paid = Zeus's space stays closed to the { $color } player, who still has an open task. Others within { $range } spaces of Zeus: { $colors }. One space farther, but with a favor token: { $beside }.
why-home-paid = Zeus's space stays closed to the { $color } player, who still has an open task. Of the others, only { $beside } gets there: 1 space beyond the range, with a favor token for it.
why-home-then = Reaching Zeus doesn't end your turn: you may still use your dice and gods for anything except moving your ship.
why-home-then-die = Your { $color } die can't take you to { $space }, because your ship stays with Zeus. The other three are possible.
why-home-then-god = { $god } can't take you to { $space }, because your ship stays with Zeus. The other three are possible.
why-home-sources = Each die that you have left draws an oracle card, and each god on the top row can be traded for one.
why-home-left = You hold { $owned ->
        [0] no oracle cards
        [one] 1 oracle card
       *[other] { $owned } oracle cards
    } and have { $unused ->
        [0] no dice
        [one] 1 die
       *[other] { $unused } dice
    } left, and { $count ->
        [0] no gods are
        [one] 1 god is
       *[other] { $count } gods are
    } on the top row.
why-home-total = That makes { $owned } + { $unused } + { $count } = { $cards }.
why-home-round = The round in which the first player reaches Zeus is the last one. It is played to its end, and nobody starts another.
why-home-turns = { $count ->
        [0] The { $color } player is the last of the round, so nobody has another turn.
        [one] Only one player comes after the { $color } one in this round: { $colors }.
       *[other] These players come after the { $color } one in this round: { $colors }.
    }
why-home-back = Only players who reached Zeus can win: { $colors }.
why-home-cards = Oracle cards count first. The highest number among these players is { $cards }: { $colors }.
why-home-tie = That is a tie, so favor tokens decide. The highest number is { $tokens }: { $colors }.
why-home-last = First deliver the { $color } offering on { $space }, because Zeus's space is closed while a task is open.
why-home-sail = Then a die of any color takes you to Zeus, { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } away; up to { $range } are free.
why-home-card = A die of any color draws an oracle card, even after your arrival.
why-home-compare = You need more oracle cards than the other player, or as many cards and more favor tokens.
why-home-within = With two dice and one god, you can get up to { $total } oracle cards, and the other player has { $cards }. A die that takes favor tokens instead draws no card.

## What to consider

hint-home = What must be done before you enter Zeus's space, and what can you still do once you are there?
hint-home-enter = Is every task done, and how far away is Zeus?
hint-home-who = Who has done every task, and how far away from Zeus is each ship?
hint-home-turns = Where in the turn order is the player who reaches Zeus, and what happens to the rest of the round?
hint-home-winner = Who can win at all, and what counts first?
hint-home-tie = Who can win at all, and what counts first?
hint-home-most = What can a die still do when you are with Zeus, and what can a god on the top row do?
hint-home-win = How many oracle cards can you still get, and when do favor tokens count?
