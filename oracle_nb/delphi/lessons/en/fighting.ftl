### Questions of the exercises on fighting.

ask-fighting-strength = Your shield is { $shield }. You fight the { $color } monster on { $space }. How strong is it at the start of the fight?
ask-fighting-later = Your shield is { $shield }. In your fight against the { $color } monster, you have lost { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, and you pay to fight on. How strong is the monster in the next round?
ask-fighting-again = Your shield is { $shield }. When you gave up your fight against the { $color } monster, its strength was down to { $strength }. On your next turn you fight it again. How strong is it at the start of the new fight?
ask-fighting-winning = The { $color } monster has strength { $strength } in this round. Which rolls of the battle die win the round?
ask-fighting-hurting = The { $color } monster has strength { $strength } in this round. Which rolls of the battle die give you an injury card?
ask-fighting-when = Your shield is { $shield }, you have { so-many-tokens }, and you fight on until you win. Suppose you roll these numbers, in this order: { $rolls }. In which round do you defeat the { $color } monster?
ask-fighting-injuries = Your shield is { $shield }, you have { so-many-tokens }, and you fight on until you win. Suppose you roll these numbers, in this order: { $rolls }. How many injury cards do you draw?
ask-fighting-left = Your shield is { $shield }, you have { so-many-tokens }, and you fight on until you win. Suppose you roll these numbers, in this order: { $rolls }. How many favor tokens do you have left after defeating the { $color } monster?
ask-fighting-die = You have no favor tokens. Which of your dice can you use to fight a monster on { $space }?
ask-fighting-where = You have a { $color } die. Select every water space from which your ship could fight with it.
ask-fighting-meanwhile = You rolled a { $roll } and lost a round against the { $color } monster. You have { so-many-tokens }. Which of these can you do now?
ask-fighting-chance = Your shield is { $shield }, and you have { so-many-tokens }. How likely are you, in percent, to defeat the { $color } monster if you fight on as long as you can? An answer within 5 points counts as correct.
ask-fighting-on = You lost a round against a monster of strength { $strength } and have { so-many-tokens }. You want to fight on only if you are more likely to win than to lose, using all your tokens. What do you do?
ask-fighting-tokens = Your shield is { $shield }. What is the smallest number of favor tokens you need before the fight to win with a chance of { $percent } percent or more?
ask-fighting-approach = You want to fight the { $color } monster on { $space } this turn. Get next to it with at most two actions, so that you have a die left for the fight. { your-dice } You have { so-many-tokens }, and cards that you might draw don't count.
ask-fighting-ready = Your shield is { $shield }, and you have { so-many-tokens }. { your-dice } With at most two actions, get ready for the { $color } monster on { $space }: you need a die left to fight it, and enough tokens to win more often than not. Cards that you might draw don't count.

## What to do after a lost round

fighting-on = I fight on.
fighting-stop = I give up.
