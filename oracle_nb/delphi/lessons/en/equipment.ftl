### Questions of the exercises on equipment cards, and the sentences of the check-up about them.

ask-equipment-cargo = { $family ->
        [offering] You defeat a monster and take the card that shows three offerings: { $colors }. Which of these offerings can you load with it?
       *[statue] You defeat a monster and take the card that shows three statues: { $colors }. Which of these statues can you load with it?
    }
ask-equipment-lost = You have defeated a monster. { aboard-now } Which of these cards would bring you nothing, neither now nor later?
ask-equipment-deliver = You have defeated a monster. Choose a card that lets you complete another task at once, and complete that task. It takes three steps, of which taking the card is the first. { your-dice } You have no favor tokens.

quiz-card-later = Your hold is full, and you take the equipment card that shows three statues: you can load one of them later.
quiz-card-far = Your hold is empty, and you take the equipment card that shows statues in { $shown }: you can load a { $depicted } statue from { $home }, far from your ship.
quiz-card-other = Your hold is empty, and you take the equipment card that shows statues in { $shown }: you can load a { $lacking } statue.

## Why an answer is correct

why-equipment-shown = The card brings one piece in a color that it shows: { $colors }.
why-equipment-needed = { $family ->
        [offering] { COUNT($colors) ->
            [0] You need no more offerings.
            [one] You still need an offering in this color: { $colors }.
           *[other] You still need an offering in any of these colors: { $colors }.
        }
       *[statue] { COUNT($colors) ->
            [0] You need no more statues.
            [one] You still need a statue in this color: { $colors }.
           *[other] You still need a statue in any of these colors: { $colors }.
        }
    }
why-equipment-loads = Colors that the card shows and that you need: { $colors }. The distance doesn't matter.
why-equipment-at-once = A one-time card acts when you take it, or never. All other cards work from then on.
why-equipment-room = Your hold has room for { $storage } pieces, and { $left ->
        [0] it is full.
        [one] you can load 1 more.
       *[other] you can load { $left } more.
    }
why-equipment-full = With a full hold, every card that brings a statue or an offering is wasted.
why-equipment-others = A card is wasted if it brings none of the pieces you need.
why-equipment-here = { $family ->
        [offering] The { $color } temple on { $space } is next to your ship, and you have a { $color } die for it.
       *[statue] There is a { $color } site on { $space } next to your ship, and you have a { $color } die for it.
    }
why-equipment-deliver = { $family ->
        [offering] A card that shows a { $color } offering brings it into your hold from any island, and then you can deliver it.
       *[statue] A card that shows a { $color } statue brings it into your hold from its city, and then you can raise it.
    }

## What to consider

hint-equipment = What does the card show, what do you still need, and is there room in your hold?
hint-equipment-lost = Which of these cards act only once, and can they act now?
hint-equipment-deliver = What can you deliver next to your ship, and which of your dice fits?
