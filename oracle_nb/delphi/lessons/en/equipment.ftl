### Questions of the exercises on equipment cards, and the sentences of the check-up about them.

ask-equipment-cargo = { $family ->
        [offering] You defeat a monster and take the card that shows three offerings: { $colors }. Which of these offerings can you load with it?
       *[statue] You defeat a monster and take the card that shows three statues: { $colors }. Which of these statues can you load with it?
    }
ask-equipment-lost = You have defeated a monster. { aboard-now } Which of these cards would bring you nothing, now or later?
ask-equipment-deliver = You have defeated a monster. Choose a card that lets you complete another task at once, and complete that task. It takes three steps, of which taking the card is the first. { your-dice } You have no favor tokens.
ask-equipment-gift = In a game for { $players } players, { $god } is on row { $row }. You take the card with the gifts and want to bring { $god } as far up as the card allows. On which row is { $god } then?
ask-equipment-top = You take the card that puts a god on the top row. Your gods: { rows-of-gods } Which of them can you choose?
ask-equipment-look = You take the card that lets you look at two tiles. Which of these tiles can you look at?
ask-equipment-rescue = You have defeated a monster, and you have a { $color } offering in your hold. Choose a card with which you can deliver it to its temple on { $space } this turn, and do so. It takes four steps, of which taking the card is the first. { your-dice } You have no favor tokens.
ask-equipment-sail = You have the equipment card “{ $equipment }” and no favor tokens. Select every space that your { $color } die can take you to.
ask-equipment-room = { aboard-now } You have the equipment card “{ $equipment }”. How many more pieces can you load until your hold is full?
ask-equipment-afar = You have the equipment card “{ $equipment }”, and your hold is empty. Suppose you have a die of each color. Select every place that you can load from or explore without moving.
ask-equipment-trip = You have the equipment card “{ $equipment }”. { aboard-now } Deliver your cargo this turn with two actions. { your-dice } You have no favor tokens.
ask-lasting-tokens = You have { token-count } and the equipment cards “{ $equipment }” and “extra action”. { $count ->
        [one] You use your { $color } die for the first card.
       *[other] You use two { $color } dice for the first card.
    } Then you buy the extra action and { $use ->
        [advance] advance { $god } with it
        [favor] take favor tokens with it
       *[bonus] use it for the first card, too
    }. How many favor tokens do you have then?
ask-lasting-recover = Your turn begins. You have the equipment card “{ $equipment }”. { your-injuries } What happens at the check for injuries?
ask-lasting-hands = Your turn begins. You have the equipment card “{ $equipment }”. With which of these sets of injury cards must you recover?
lasting-hand-1 = { $hand1 }.
lasting-hand-2 = { $hand2 }.
lasting-hand-3 = { $hand3 }.
lasting-hand-4 = { $hand4 }.
ask-lasting-consult = Your equipment: { $equipment }. You have { token-count }. { $mine ->
        [0] Another player ends their actions and rolls these colors: { $dice }.
       *[other] You end your actions and roll these colors: { $dice }.
    } How many favor tokens do you have then?
ask-lasting-reward = { $won ->
        [0] You have the equipment card “god with rewards”.
       *[other] You defeat a monster, and your reward is the equipment card “god with rewards”.
    } { $won ->
        [0] In one turn you { $step1 ->
        [offering] deliver an offering
        [statue] raise a statue
        [monster] defeat a monster
        [shrine] build a shrine
        [advance] advance Apollon with a die
       *[load] load an offering
    }, { $step2 ->
        [offering] deliver an offering
        [statue] raise a statue
        [monster] defeat a monster
        [shrine] build a shrine
        [advance] advance Apollon with a die
       *[load] load an offering
    } and { $step3 ->
        [offering] deliver an offering
        [statue] raise a statue
        [monster] defeat a monster
        [shrine] build a shrine
        [advance] advance Apollon with a die
       *[load] load an offering
    }.
       *[other] In the same turn you then { $step1 ->
        [offering] deliver an offering
        [statue] raise a statue
        [monster] defeat a monster
        [shrine] build a shrine
        [advance] advance Apollon with a die
       *[load] load an offering
    } and { $step2 ->
        [offering] deliver an offering
        [statue] raise a statue
        [monster] defeat a monster
        [shrine] build a shrine
        [advance] advance Apollon with a die
       *[load] load an offering
    }.
    } How many god steps does the card bring you this turn?

quiz-card-later = Your hold is full, and you take the equipment card that shows three statues: you can load one of them later.
quiz-card-far = Your hold is empty, and you take the equipment card that shows statues in { $shown }: you can load a { $depicted } statue from { $home }, far from your ship.
quiz-card-other = Your hold is empty, and you take the equipment card that shows statues in { $shown }: you can load a { $lacking } statue.
quiz-gift-same = You take the card with the gifts, and { $depicted-god } is on row 3: you may give both god steps to { $depicted-god }.
quiz-top-other = You take the card that puts a god on the top row: you may choose Apollon.
quiz-card-look = You take the card that lets you look at two tiles: you may choose the tile on { $tile }, far from your ship.
quiz-range-card = With the equipment card “range +1”, your ship sails up to 5 spaces without favor tokens.
quiz-storage-card = With the equipment card “storage +1”, your hold has room for 4 pieces.
quiz-shallows-card = With the card for crossing shallows, you can sail to a space that is 3 water spaces and some shallows away, without favor tokens.
quiz-recover-total = You have the equipment card “recover later” and start your turn with 6 injuries, 2 of each of three colors: you must recover.
quiz-consult-twice = You have the equipment card “yellow consult bonus”, and your own roll shows yellow twice: the card brings 4 favor tokens.
quiz-reward-shrine = You have the equipment card “god with rewards” and build a shrine: you advance gods by 2 steps.
quiz-reach-other = You have the card for statues from afar: you can load an offering with one water space in between.
quiz-reach-shallow = You have the card for statues from afar: you can load a statue with only shallows in between.
quiz-reach-two = You have the card for statues from afar: you can load a statue with two water spaces in between.

## Why an answer is correct

why-equipment-shown = The card brings one piece, in one of the colors that it shows: { $colors }.
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
why-equipment-gift = The gifts are 3 favor tokens, 1 oracle card and 2 god steps.
why-equipment-first = With { $players } players, the first step from row 0 leads to row { $row }; every other step goes up one row.
why-equipment-both = Both steps may go to { $god }: from row { $row } to row { $first }, and then to row { $second }.
why-equipment-four = The card shows these gods: { $gods }.
why-equipment-below = Those that aren't on the top row yet: { $gods }.
why-equipment-anywhere = The card lets you look at any two face-down tiles, near or far.
why-equipment-face-down = These tiles are face down: { $spaces }.
why-equipment-far = You have a { $color } die to deliver the offering, but the temple on { $space } is too far away to sail there as well.
why-equipment-poseidon = A god on the top row acts without a die, even in the turn in which it gets there. Poseidon puts your ship next to the temple.
why-equipment-range = With the card, your ship sails up to { $range } spaces and must stop on { $color }.
why-equipment-across = Your ship may cross shallows and Zeus's space, which don't count. It sails up to { $range } spaces and must stop on { $color }.
why-equipment-storage = A hold has 2 places, and of the equipment cards, only “storage +1” adds another.
why-equipment-left = Your hold has { $storage } places, { $taken } of them taken: { $storage } − { $taken } = { $left }.
why-equipment-afar = { $family ->
        [offering] The card works for offerings only: one water space, but no shallows, may be between your ship and their islands. Cities and tiles must be next to your ship.
       *[statue] The card works for statues only: one water space, but no shallows, may be between your ship and a city. Offerings and tiles must be next to your ship.
    }
why-equipment-short = { $family ->
        [offering] You can't sail right next to the { $color } temple on { $space } and still deliver, but one water space in between is no problem.
       *[statue] You can't sail right next to the { $color } site on { $space } and still raise the statue, but one water space in between is no problem.
    }
why-lasting-tokens = The die bonus brings 1 token each time, the extra action costs 3, and taking tokens brings 2.
why-lasting-sum = { $count ->
        [one] The die bonus brings 1 token
       *[other] The dice bring { $count } tokens
    }, and the extra action costs { $price }{ $gain ->
        [0] : { $tokens } + { $count } − { $price } = { $left }.
       *[other] {" "}and brings { $gain }: { $tokens } + { $count } − { $price } + { $gain } = { $left }.
    }
why-lasting-reward = The card brings 1 step with each reward for an offering, a statue or a monster, but not for the fight that won you the card. A shrine has its own step, to which the card adds none.
why-lasting-counting = { $count ->
        [0] So none of these actions counts.
        [one] So only one reward counts: { $families }.
       *[other] So { $count } rewards count: { $families }.
    }
why-lasting-recover = With the card “recover later” you recover with 4 or more injuries of one color, or 8 or more in all; without it, 3 of one color or 6 in all are enough.
why-lasting-same = So you recover: { $limit } cards of one color are enough, and you have { $most } { $color } ones.
why-lasting-all = So you recover: { $limit } cards in all are enough, and you have { $total }.
why-lasting-acts = So nothing happens: you have fewer than { $same } of each color and fewer than { $all } in all.
why-lasting-hands-are = { $count ->
        [1] So you recover with 1 of these sets: it has { $same } or more of one color, or { $all } or more in all.
       *[other] So you recover with { $count } of these sets: each has { $same } or more of one color, or { $all } or more in all.
    }
why-lasting-consult = A consult bonus pays 2 tokens if your own roll shows its color, no matter how many dice show it.
why-lasting-paid = { COUNT($colors) ->
        [one] The roll shows the color of one card, { $colors }: { $tokens } + { $paid } = { $left }.
       *[other] The roll shows the colors of both cards, { $colors }: { $tokens } + { $paid } = { $left }.
    }
why-lasting-theirs = Your cards pay only for your own roll, so { $tokens ->
        [0] you still have no tokens.
        [one] you still have 1 token.
       *[other] you still have { $tokens } tokens.
    }

## What to consider

hint-equipment = What does the card show, what do you still need, and is there room in your hold?
hint-equipment-lost = Which of these cards act only once, and can they act now?
hint-equipment-deliver = What can you deliver next to your ship, and which of your dice fits?
hint-equipment-gift = Where does each of the two steps lead, and to which gods may they go?
hint-equipment-top = Which four gods does the card show, and where are they now?
hint-equipment-look = Which tiles does the card let you look at, and how near must they be?
hint-equipment-rescue = The temple is too far away to sail there and deliver. Who could take your ship there without a die?
hint-equipment-sail = How far does the card let you sail, and what may you cross?
hint-equipment-room = How many places does your hold have with this card, and how many are taken?
hint-equipment-afar = What does the card help with, and what lies between your ship and each place?
hint-equipment-trip = With this card, where could your ship be for the delivery?
hint-lasting-tokens = You start with { token-count }. What does each use of the die bonus bring, and what does the extra action cost?
hint-lasting-reward = Which of these actions have a reward that the card adds to, and did you have the card by then?
hint-lasting-recover = How many injuries of one color does it take with this card, and how many in all?
hint-lasting-hands = How many injuries of one color does it take with this card, and how many in all?
hint-lasting-consult = Whose roll is it, and how many of your cards show a rolled color?
