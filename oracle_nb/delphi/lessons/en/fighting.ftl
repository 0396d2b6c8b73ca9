### What the exercises on fighting ask.

ask-fighting-strength = Your shield has strength { $shield }. You attack the { $color } monster on { $space }. How strong is it when the fight begins?
ask-fighting-later = Your shield has strength { $shield }. In your fight with the { $color } monster you have lost { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, and you pay for another one. How strong is the monster in that round?
ask-fighting-again = Your shield has strength { $shield }. When you gave up your fight with the { $color } monster, its strength was down to { $strength }. On your next turn you attack it again. How strong is it when the new fight begins?
ask-fighting-winning = The { $color } monster has strength { $strength } in this round. With which rolls of the battle die do you win the round?
ask-fighting-hurting = The { $color } monster has strength { $strength } in this round. With which rolls of the battle die do you draw an injury card?
ask-fighting-when = Your shield has strength { $shield }, you have { so-many-tokens }, and you fight on until you win. Your rolls would be, in this order: { $rolls }. In which round do you defeat the { $color } monster?
ask-fighting-injuries = Your shield has strength { $shield }, you have { so-many-tokens }, and you fight on until you win. Your rolls would be, in this order: { $rolls }. How many injury cards do you draw?
ask-fighting-left = Your shield has strength { $shield }, you have { so-many-tokens }, and you fight on until you win. Your rolls would be, in this order: { $rolls }. How many favor tokens do you have left once the { $color } monster is defeated?
ask-fighting-die = You have no favor tokens. With which of your dice can you fight a monster on { $space }?
ask-fighting-where = You have a { $color } die. Point at every water space where your ship could lie to fight with it.
ask-fighting-meanwhile = You rolled a { $roll } and lost a round against the { $color } monster. You have { so-many-tokens }. Which of these can you do now?
ask-fighting-chance = Your shield has strength { $shield } and you have { so-many-tokens }. What is your chance, in percent, to defeat the { $color } monster if you fight on as long as you can? Up to 5 off is fine.
ask-fighting-on = You lost a round against a monster of strength { $strength } and have { so-many-tokens }. You want to fight on only if, with all your tokens, you win more often than not. What do you do?
ask-fighting-tokens = Your shield has strength { $shield }. How many favor tokens must you have at least, before the fight begins, to win with a chance of { $percent } percent or more?
ask-fighting-approach = You want to fight the { $color } monster on { $space } this turn. Get next to it with at most two actions, so that one of your dice is left for the fight. { your-dice } You have { so-many-tokens }, and cards you might draw don't count.
ask-fighting-ready = Your shield has strength { $shield }, and you have { so-many-tokens }. { your-dice } With at most two actions, get ready for the { $color } monster on { $space }: one of your dice must still fight it, and your tokens must then last to win more often than not. Cards you might draw don't count.

## What to do after a lost round

fighting-on = I fight on.
fighting-stop = I give up.
