### The end of a game: final ranking, charts over the rounds, and luck.

ending-home = Back at Zeus; { $cards ->
        [one] { $cards } oracle card
       *[other] { $cards } oracle cards
    }, { $tokens ->
        [one] { $tokens } favor token
       *[other] { $tokens } favor tokens
    }
ending-away = Not back; { $done } of { $all } tasks done; { $cards ->
        [one] { $cards } oracle card
       *[other] { $cards } oracle cards
    }, { $tokens ->
        [one] { $tokens } favor token
       *[other] { $tokens } favor tokens
    }
ending-by-home = { $home ->
        [one] The only player back with Zeus.
       *[other] The next player isn't back with Zeus.
    }
    .won = { $home ->
        [one] as the only player back with Zeus
       *[other] with the next player not back with Zeus
    }
ending-by-tasks = Ahead on tasks, { $count } to { $less }.
    .won = ahead on tasks, { $count } to { $less }
ending-by-cards = Level on tasks; ahead on oracle cards, { $count } to { $less }.
    .won = level on tasks but ahead on oracle cards, { $count } to { $less }
ending-by-favor = Level on tasks and oracle cards; ahead on favor tokens, { $count } to { $less }.
    .won = level on tasks and oracle cards but ahead on favor tokens, { $count } to { $less }
ending-tied = Level on everything.
    .won = level on everything

ending-tasks = Tasks done
ending-favor = Favor tokens

ending-luck-fight = Fights
ending-luck-fight-about = rounds won with the battle die
ending-luck-shrine = Exploring
ending-luck-shrine-about = unknown tiles that turned out to be your own and took a shrine
ending-luck-colors = Oracle dice
ending-luck-colors-about = different colors in each roll of three
ending-luck-titan = Titan
ending-luck-titan-about = attacks that your shield held off
