### Exercises on occurrences and cards.

ask-divine-strikes = { $kind ->
        [pestilence] You set off a pestilence
       *[earthquake] You set off an earthquake
    } with { $points ->
        [one] 1 power point
       *[other] { $points } power points
    } in { $area } and roll red { $red }, white { $white }. These Heroes are there or off its coast. { $kind ->
        [pestilence] Whom does it keep in place?
       *[earthquake] Whom does it kill?
    }
ask-divine-hercules = Which of these kill Hercules?
ask-divine-cards = { $laid ->
        [0] You haven't laid a card in this round.
       *[other] The card with Nike lies in front of you.
    } In your moving phase, a Hero under your control has just killed { $foe }. Which of these can you do now?
ask-divine-lay = You want Nike to help you in this round. Prepare for that, and close your log sheet.

struck = { $unit } with Defense { $defense }, { $helper ->
        [0] { $aboard ->
            [0] on land with no Helper
           *[other] on a ship off the coast
        }
       *[other] on land with a Helper that adds { $helper }
    }.
quake = An earthquake in his Area with { $points } power points and red { $red }, white { $white }.
spell = Magic by { $unit } with Magical Ability { $magic } and red { $red }, white { $white }.
attack = A normal attack by { $unit } with red { $red }, white { $white }.
play-bless = Nike blesses { $unit }, { $laid ->
        [0] from a card in your hand
       *[other] from the card in front of you
    }.
play-oracle = The oracle names { $foe }, from card { $card_1 } in your hand.
play-other = The oracle names another unit, from card { $card_2 } in your hand.
play-end = You end your moving phase.
play-lay = You lay a card face down, from your hand.

why-divine-total = { $kind ->
        [pestilence] Each power point adds 20 to the roll: the total is { $number } + 20 × { $points } = { $total }.
       *[earthquake] Each power point adds 10 to the roll: the total is { $number } + 10 × { $points } = { $total }.
    }
why-divine-strikes = { $kind ->
        [pestilence] It keeps in place every Hero in the Area whose own Defense is at most { $total }. Helpers don't protect, and a ship is in the water Area.
       *[earthquake] It kills every Hero on land whose own Defense is below { $total }. Helpers don't protect, and an equal number survives.
    }
why-divine-hercules = In normal combat Hercules always wins. Magic kills him with a low roll, like anyone else, and an earthquake with a total above 120.
why-divine-cards = The god section is played only from a laid card, and cards are laid only while log sheets are open. An oracle can be played from your hand, but not while another card lies in front of you.
why-divine-lay = A god section is played only from a card that you laid while log sheets were open: lay card { $card } first.

hint-divine = What is the total, and with which number is it compared?
hint-divine-cards = Where must a card be for its god section, and where for its oracle?
