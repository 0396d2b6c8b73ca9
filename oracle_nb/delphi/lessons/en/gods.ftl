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
ask-gods-climb = Advance { $god } to row { $row } with at most three actions. { your-dice } You have { so-many-tokens }.

ask-powers-usable = It is your turn. Your gods: { rows-of-gods } Which of them can you use, or trade for an oracle card?
ask-powers-afterwards = In a game for 2 players, { $god } is on the top row, and you trade { $god } for an oracle card. { $count ->
        [0] On which row is { $god } then?
        [one] After that, you advance { $god } with one die. On which row is { $god } then?
       *[other] After that, you advance { $god } with two dice. On which row is { $god } then?
    }
ask-powers-poseidon = Poseidon is on the top row, and you still have open tasks. Where can he put your ship?
ask-powers-artemis = Artemis is on the top row. Which of these tiles can she reveal?
ask-powers-voyage = You have a { $color } offering in your hold, and its temple is on { $space }. Deliver it this turn with at most two actions. Poseidon and Artemis are on the top row, and you have no favor tokens.
ask-powers-colors = Apollon is on the top row, and you have a { $color } offering in your hold. Your ship is next to the { $color } temple. Deliver the offering this turn with at most two actions. { your-dice } You have no favor tokens and no cards.
ask-powers-cure = Aphrodite and Hermes are on the top row. { your-injuries } { your-dice } You have no favor tokens. With one action, make sure that you needn't recover next turn. Assume that you draw no more injury cards.
ask-powers-ares = Ares is on the top row. Which of these monsters can he defeat now?
ask-powers-hermes = Hermes is on the top row, and you carry a { $held } statue; three white statue tasks are open. Which of these statues can he load now?
ask-powers-delivery = Hermes is on the top row, and your hold is empty. Raise a statue this turn, with at most three actions. { your-dice } You have no favor tokens.

ask-checkup-gods = Two people play. Your ship is next to a city, and your hold is empty. Each sentence is about another moment. Which of these are true?
quiz-god-first = With your { $color } die, { $low } goes from the lowest row to row 3.
quiz-god-lowest = Another player rolls only { $color }, and { $low } is on your lowest row: you may advance { $low }.
quiz-god-other = Another player rolls only { $color }, and { $other } is on row 4: you may advance { $other }.
quiz-god-fifth = { $low } is on row 5: you may trade { $low } for an oracle card.
quiz-god-stays = You use { $other }: afterwards { $other } stays on the top row.
quiz-god-halfway = You use { $other }: afterwards { $other } returns to row 3.
quiz-poseidon-far = Poseidon is on the top row: he can put your ship on { $sea }, far away.
quiz-artemis-far = Artemis is on the top row: she can reveal the tile on { $tile }, far from your ship.
quiz-ares-color = Ares is on the top row: next to a { $monster } monster that you need, you can defeat it with Ares.
quiz-hermes-city = Hermes is on the top row: next to another city, you can load a { $statue } statue from { $city }.
quiz-hermes-away = Hermes is on the top row: with no city next to your ship, you can load a { $statue } statue from { $city }.

## Why an answer is correct

why-gods-steps = The first step from row 0 leads straight to the row for { $players } players: row 3 with 2 players, 2 with 3, 1 with 4. From there, each step is one row.
why-gods-roll = The roll of another player advances a god in one of the rolled colors, unless that god is on the lowest row or already at the top.
why-gods-climb = A die advances the god of its color, and favor tokens change the color of other dice. The first step from the lowest row leads to row 3.
why-powers-usable = You can use or trade a god only when that god is on the top row, row 6.
why-powers-afterwards = A god that you have used or traded returns to the lowest row. Its first step from there leads to row 3, the second to row 4.
why-powers-poseidon = Poseidon puts your ship on any water space, near or far, but not on land; only with all tasks done may you go to Zeus.
why-powers-artemis = Artemis reveals any tile that is still face down, wherever it is.
why-powers-voyage = Poseidon puts your ship next to the temple on { $space }, and your { $color } die delivers the offering.
why-powers-colors = After you use Apollon, every die counts as { $color } for free, so any die delivers the offering.
why-powers-cure = Aphrodite discards all your injuries; no die of yours discards enough of them.
why-powers-ares = Ares defeats a monster of any color that is next to your ship, if you need it.
why-powers-hermes = Next to a city, Hermes loads a statue from any city, if you need its color and have space. Away from cities he loads none.
why-powers-delivery = Hermes loads a statue from any city, and a die of its color raises it on a site of its color.

## What to consider

hint-gods = Which row does the first step lead to, and which gods stay where they are?
hint-powers = Which row must a god be on, and what does this god do?
