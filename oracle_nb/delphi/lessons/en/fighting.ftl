### Questions of the exercises on fighting.

ask-fighting-strength = Your shield is { $shield }. You fight the { $color } monster on { $space }. How strong is it at the start of the fight?
ask-fighting-later = Your shield is { $shield }. In your fight against the { $color } monster, you have lost { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, and you pay to fight on. How strong is the monster in the next round?
ask-fighting-again = Your shield is { $shield }. When you gave up your fight against the { $color } monster, its strength was down to { $strength }. On your next turn you fight it again. How strong is it at the start of the new fight?
ask-fighting-winning = The { $color } monster has strength { $strength } in this round. Which rolls of the battle die win the round?
ask-fighting-hurting = The { $color } monster has strength { $strength } in this round. Which rolls of the battle die give you an injury card?
ask-fighting-when = Your shield is { $shield }, you have { token-count }, and you fight on until you win. Suppose you roll these numbers, in this order: { $rolls }. In which round do you defeat the { $color } monster?
ask-fighting-injuries = Your shield is { $shield }, you have { token-count }, and you fight on until you win. Suppose you roll these numbers, in this order: { $rolls }. How many injury cards do you draw?
ask-fighting-left = Your shield is { $shield }, you have { token-count }, and you fight on until you win. Suppose you roll these numbers, in this order: { $rolls }. How many favor tokens do you have left after defeating the { $color } monster?
ask-fighting-die = You have no favor tokens. Which of your dice can you use to fight a monster on { $space }?
ask-fighting-where = You have a { $color } die. Select every water space from which your ship could fight with it.
ask-fighting-meanwhile = You rolled { $roll } and lost a round against the { $color } monster. You have { token-count }. Which of these can you do now?
ask-fighting-chance = Your shield is { $shield }, and you have { token-count }. How likely are you, in percent, to defeat the { $color } monster if you fight on as long as you can? An answer within 5 points counts as correct.
ask-fighting-who = Your shield is { $shield }, and you have { token-count }. You fight the { $color } monster and, after lost rounds, fight on as long as you can. Who is more likely to win, you or the monster, and what is your chance of winning?
ask-fighting-on = You lost a round against a monster of strength { $strength } and have { token-count }. You want to fight on only if, with all your tokens, you are more likely to win than to lose. What do you do?
ask-fighting-tokens = Your shield is { $shield }. What is the smallest number of favor tokens you need before the fight to win with a chance of { $percent } percent or more?
ask-fighting-approach = You want to fight the { $color } monster on { $space } this turn. Get next to it with at most two actions, so that you have a die left for the fight. { your-dice } You have { token-count }. Cards that you might draw don't count.
ask-fighting-ready = Your shield is { $shield }, and you have { token-count }. { your-dice } With at most two actions, get ready for the { $color } monster on { $space }: you need a die left to fight it, and enough tokens to win more often than not. Cards that you might draw don't count.

## Who is more likely to win

who-first = { $first-wins ->
        [true] I am: my chance of winning is about { $first }%.
       *[false] The monster is: my chance of winning is only about { $first }%.
    }
who-second = { $second-wins ->
        [true] I am: my chance of winning is about { $second }%.
       *[false] The monster is: my chance of winning is only about { $second }%.
    }
who-third = { $third-wins ->
        [true] I am: my chance of winning is about { $third }%.
       *[false] The monster is: my chance of winning is only about { $third }%.
    }
who-fourth = { $fourth-wins ->
        [true] I am: my chance of winning is about { $fourth }%.
       *[false] The monster is: my chance of winning is only about { $fourth }%.
    }

## What to do after a lost round

fighting-on = I fight on.
fighting-stop = I give up.

## Why an answer is correct

why-fighting-subtract = At the start of a fight, a monster's strength is { $full } minus your shield.
why-fighting-strength = Your shield is { $shield }, so the monster's strength is { $full } − { $shield } = { $strength }.
why-fighting-start = The fight starts at strength { $full } − { $shield } = { $strength }.
why-fighting-later = Each round that you pay for makes the monster weaker by 1: { $before } − { $rounds } = { $strength }.
why-fighting-again = A new fight always starts at full strength, however weak the monster was before.
why-fighting-reach = You win a round if you roll at least the monster's strength.
why-fighting-winning = Against strength { $strength } you win with { $numbers }.
why-fighting-zero = A lost round gives you an injury only if you rolled a 0.
why-fighting-hurting = A 0 loses against strength { $strength }, so only a 0 gives you an injury.
why-fighting-falls = From round to round its strength falls by 1: { $numbers }.
why-fighting-when = Round { $round } is the first with a roll that is high enough: { $roll } against strength { $strength }.
why-fighting-injuries = { $injuries ->
        [0] You never roll a 0, so you draw no injury cards.
        [one] You roll one 0 and lose that round, so you draw 1 injury card.
       *[other] You lose { $injuries } rounds with a 0, so you draw { $injuries } injury cards.
    }
why-fighting-pays = The first round is free, and each further round costs 1 favor token.
why-fighting-left = You win in round { $rounds }, so you pay { $paid ->
        [one] 1 favor token
       *[other] { $paid } favor tokens
    }: { $tokens } − { $paid } = { $left }.
why-fighting-color = The die must have the color of a monster on the island, and one of your open tasks must need that monster.
why-fighting-die = { COUNT($colors) ->
        [one] On { $space } you can fight the { $colors } monster.
       *[other] On { $space } you can fight the { $colors } monsters.
    }
why-fighting-there = These islands have a { $color } monster: { $spaces }.
why-fighting-where = You can fight from any water space next to one of them.
why-fighting-meanwhile = Until the fight is over, you can only fight on for 1 favor token or give up.
why-fighting-one-round = In a round against strength { $strength }, you win with { $numbers }: { $percent }%.
why-fighting-rounds = { $tokens ->
        [one] Your favor token buys one more round, against strength { $numbers }.
       *[other] Your { $tokens } favor tokens buy further rounds, against strength { $numbers }.
    }
why-fighting-chance = Your chance of losing is { $text }, about { $lost }%, so your chance of winning is about { $percent }%.
why-fighting-next = { $tokens ->
        [0] Fighting on costs your last favor token, and the next round is against strength { $strength }.
        [one] The next round is against strength { $strength }, and you have 1 favor token left after paying for it.
       *[other] The next round is against strength { $strength }, and you have { $tokens } favor tokens left after paying for it.
    }
why-fighting-on = { $more ->
        [true] Your chance of losing is { $text }, about { $lost }%, and your chance of winning is about { $percent }%: fight on.
       *[false] Your chance of losing is { $text }, about { $lost }%, and your chance of winning is only about { $percent }%: give up.
    }
why-fighting-each = { COUNT($numbers) ->
        [0] Even without favor tokens you have one round.
        [one] Without favor tokens, your chance of winning is { $numbers }%.
       *[other] Starting without favor tokens, your chances in percent are { $numbers }: each further token buys one more round.
    }
why-fighting-tokens = { $tokens ->
        [0] Without favor tokens, your chance of winning is { $percent }%, which is at least { $wanted }%.
        [one] With 1 favor token, your chance of winning is { $percent }%; with fewer it would be below { $wanted }%.
       *[other] With { $tokens } favor tokens, your chance of winning is { $percent }%; with fewer it would be below { $wanted }%.
    }
why-fighting-ready = { $tokens ->
        [0] You need no favor tokens for the { $color } monster: without any, your chance of winning is { $percent }%.
        [one] You need 1 favor token for the { $color } monster: with it, your chance of winning is { $percent }%.
       *[other] You need { $tokens } favor tokens for the { $color } monster: with them, your chance of winning is { $percent }%.
    }
why-fighting-approach = Stop next to { $space }, on a space in the color of the die that takes you there, and keep a die that you can use as { $color }.

## What to consider

hint-fighting = Think about three things: the strength of the monster, the rolls that win, and what each further round costs.
hint-fighting-strength = What does your shield do to the monster's strength?
hint-fighting-later = How strong was the monster at the start, and what changes from round to round?
hint-fighting-again = Does a monster stay weak after a fight?
hint-fighting-winning = Compare each roll with strength { $strength }. What if they are equal?
hint-fighting-hurting = Which rolls lose the round, and which of those give you an injury?
hint-fighting-when = Write the strength of the monster below each roll.
hint-fighting-injuries = Which of these rolls hurt?
hint-fighting-left = Find the round that you win, and count the rounds that you paid for.
hint-fighting-die = Which monsters are on { $space }, and which of them do your open tasks need?
hint-fighting-where = Where are the { $color } monsters on the board?
hint-fighting-meanwhile = Is the fight over yet?
hint-fighting-chance = It is easier to work out how likely you are to lose every round.
hint-fighting-who = Work out how often you lose every round that you can pay for.
hint-fighting-on = What is the monster's strength in the next round, and how many more rounds can you pay for?
hint-fighting-tokens = Find the chance without favor tokens first, then with one more each time.
hint-fighting-approach = You need a space next to { $space }, and a die that you can use as { $color } afterward.
hint-fighting-ready = How many favor tokens give you a better than even chance? You can get some with a die.
