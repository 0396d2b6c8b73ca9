### Questions of the exercises on gods, and the sentences of the check-up about them.

god-hermes = Hermes (pink)
god-poseidon = Poseidon (blue)
god-apollon = Apollon (yellow)
god-artemis = Artemis (green)
god-aphrodite = Aphrodite (red)
god-ares = Ares (black)

rows-of-gods = Poseidon is on row { $poseidon }, Apollon on { $apollon }, Artemis on { $artemis }, Aphrodite on { $aphrodite }, Ares on { $ares } and Hermes on { $hermes }; the lowest row is 0, the top row 6.

ask-gods-steps = In a game for { $players } players, { $god } is on row { $row }. How many steps does { $god } need to reach the top row, row 6?
ask-gods-roll = At the end of another player's turn, these colors are rolled: { $dice }. Your gods: { rows-of-gods } Which of them can you advance?
ask-gods-climb = Advance { $god } to row { $row } with at most three actions. { your-dice } You have { token-count }.

ask-powers-usable = It's your turn. Your gods: { rows-of-gods } Which of them can you use, or trade for an oracle card?
ask-powers-afterwards = In a game for 2 players, { $god } is on the top row, and you trade { $god } for an oracle card. { $count ->
        [0] On which row is { $god } then?
        [one] After that, you advance { $god } with one die. On which row is { $god } then?
       *[other] After that, you advance { $god } with two dice. On which row is { $god } then?
    }
ask-powers-poseidon = Poseidon is on the top row, and you still have open tasks. Where can he put your ship?
ask-powers-artemis = Artemis is on the top row. Which of these tiles can she reveal?
ask-powers-voyage = You have a { $color } offering in your hold, and its temple is on { $space }. Deliver it this turn with at most two actions. Poseidon and Artemis are on the top row, and you have no favor tokens.
ask-powers-colors = Apollon is on the top row, and you have a { $color } offering in your hold. Your ship is next to the { $color } temple. Deliver the offering this turn with at most two actions. { your-dice } You have no favor tokens and no cards.
ask-powers-cure = Aphrodite and Hermes are on the top row. { your-injuries } { your-dice } You have no favor tokens. With one action, make sure that you won't have to recover next turn. Assume that you draw no more injury cards.
ask-powers-ares = Ares is on the top row. Which of these monsters can he defeat now?
ask-powers-hermes = Hermes is on the top row, and you carry a { $held } statue; three white statue tasks are open. Which of these statues can he load now?
ask-powers-delivery = Hermes is on the top row, and your hold is empty. Raise a statue this turn, with at most three actions. { your-dice } You have no favor tokens.

ask-checkup-gods = In a two-player game, your ship is next to a city, and your hold is empty. Each statement describes a different moment. Which of these statements are true?
quiz-god-first = With your { $color } die, { $low } goes from the lowest row to row 3.
quiz-god-lowest = Another player rolls only { $color }, and { $low } is on your lowest row: you may advance { $low }.
quiz-god-other = Another player rolls only { $color }, and { $other } is on row 4: you may advance { $other }.
quiz-god-fifth = { $low } is on row 5: you may trade { $low } for an oracle card.
quiz-god-stays = You use { $other }: afterward { $other } stays on the top row.
quiz-god-halfway = You use { $other }: afterward { $other } returns to row 3.
quiz-poseidon-far = Poseidon is on the top row: he can put your ship on { $sea }, far away.
quiz-artemis-far = Artemis is on the top row: she can reveal the tile on { $tile }, far from your ship.
quiz-ares-color = Ares is on the top row: next to a { $monster } monster that you need, you can defeat it with Ares.
quiz-hermes-city = Hermes is on the top row: next to another city, you can load a { $statue } statue from { $city }.
quiz-hermes-away = Hermes is on the top row: with no city next to your ship, you can load a { $statue } statue from { $city }.

## Why an answer is correct

why-gods-steps = The first step from row 0 leads to row 3 with 2 players, row 2 with 3, and row 1 with 4; there are { $players } players in this game. From there, each step is one row.
why-gods-roll = Another player's roll can advance one god whose color was rolled, unless that god is on the lowest row or already on the top row.
why-gods-climb = A die advances the god of its color, and favor tokens change the color of other dice. The first step from the lowest row leads to row 3.
why-powers-usable = You can use or trade only the gods on the top row, row 6.
why-powers-afterwards = A god that you have used or traded returns to the lowest row, and its first step from there leads to row 3.
why-powers-poseidon = Poseidon puts your ship on any water space, near or far, but not on land; only with all tasks done may you go to Zeus.
why-powers-artemis = Artemis reveals any tile that is still face down, wherever it is.
why-powers-voyage = Poseidon puts your ship next to the temple on { $space }, and your { $color } die delivers the offering.
why-powers-colors = After you use Apollon, every die counts as { $color } for free, so any die delivers the offering.
why-powers-cure = So you need the god who discards all injuries at once.
why-powers-ares = Ares defeats a monster of any color that is next to your ship, if you need it.
why-powers-hermes = Next to a city, Hermes loads a statue from any city, if you need its color and have room for it. Away from cities he loads none.
why-powers-delivery = Hermes loads a statue from any city, and a die of its color raises it on a site of its color.
why-gods-steps-first = The first step leads to row { $entry }, and { $more } more to row 6: 1 + { $more } = { $steps }.
why-gods-steps-rest = From row { $row } to row 6 it takes 6 − { $row } = { $steps }.
why-gods-roll-colors = The rolled colors belong to { $gods }.
why-gods-roll-are = { COUNT($gods) ->
        [one] Of these gods, only { $gods } is above the lowest row and below the top row.
       *[other] Of these gods, { $gods } are above the lowest row and below the top row.
    }
why-gods-climb-steps = { $count ->
        [0] { $god } needs { $steps } steps, and none of your dice is { $color }.
        [one] { $god } needs { $steps } steps, and 1 of your dice is { $color }.
       *[other] { $god } needs { $steps } steps, and { $count } of your dice are { $color }.
    }
why-powers-count = { $count ->
        [one] One of your gods is there.
       *[other] { $count } of your gods are there.
    }
why-powers-are = { COUNT($gods) ->
        [one] Only { $gods } is there.
       *[other] { $gods } are there.
    }
why-powers-row = { $count ->
        [0] Without a step, { $god } is still on row { $row }.
        [one] After one step, { $god } is on row { $row }.
       *[other] After the first step { $god } is on row 3, and after the second on row { $row }.
    }
why-powers-closed = { $space } is an island, and { $other } is Zeus's space.
why-powers-water = Of these spaces, { $spaces } are water; the distance doesn't matter.
why-powers-artemis-are = { COUNT($spaces) ->
        [one] The only face-down tile is on { $spaces }.
       *[other] The face-down tiles are on { $spaces }.
    }
why-powers-no-die = None of your dice is { $color }, and you have no favor tokens to recolor one.
why-powers-cure-die = { $most ->
        [0] You have { $total } injuries, and your dice discard none of them.
       *[other] You have { $total } injuries, and one of your dice discards at most { $most }.
    }
why-powers-ares-near = { COUNT($spaces) ->
        [one] The only monster island next to your ship is { $spaces }.
       *[other] The monster islands next to your ship are { $spaces }.
    }
why-powers-ares-are = { COUNT($colors) ->
        [one] There you need the { $colors } monster.
       *[other] There you need the { $colors } monsters.
    }
why-powers-no-city = No city is next to your ship, so he can't load any of these statues now.
why-powers-city = Your ship is next to the { $color } city on { $space }.
why-powers-hermes-are = You already carry a { $color } statue, so of these colors he can load { $colors }.

## What to consider

hint-gods = Which row does the first step lead to, and which gods stay where they are?
hint-powers = Which row must a god be on, and what does this god do?
hint-gods-steps = Where does the first step lead from row { $row }, and how far is it from there?
hint-gods-roll = Which gods have the rolled colors, and on which rows are they?
hint-gods-climb = How many steps is it to row { $row }, and which dice can you recolor for { $god }?
hint-powers-usable = Which row is the top row? Look for the gods on it.
hint-powers-afterwards = Where does { $god } go after being traded, and where does the first step lead?
hint-powers-poseidon = Does the distance matter to Poseidon? What is on each of these spaces?
hint-powers-artemis = Which tiles does Artemis reveal, and how near must they be?
hint-powers-voyage = How can your ship get to the water next to { $space } without a die?
hint-powers-colors = Which of your dice would you need, and how can Apollon help?
hint-powers-cure = How many injuries may you keep, and which of your gods discards injuries?
hint-powers-ares = Which monsters are next to your ship, and which of them do your tasks need?
hint-powers-hermes = Is a city next to your ship, and which statue do you carry already?
hint-powers-delivery = For which site do you have a die? Where can Hermes get that statue?
