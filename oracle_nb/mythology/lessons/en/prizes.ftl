### Exercises on Prizes, alliances and the count.

ask-prizes-tried = { $unit } tries to take this Prize: { $prize }. You give { $aid } aid and roll { $roll }. What happens?
ask-prizes-allies = You favor { $side ->
        [heroes] Heroes
       *[monsters] Monsters
    }. To whom can you offer an alliance?
ask-prizes-count = The game ends. You favor { $side ->
        [heroes] Heroes. Enemies removed: { $count }, Prizes taken: { $prizes }.
       *[monsters] Monsters, as { $players } players do. Enemies removed: { $count }, Prizes left on the map: { $left }.
    }{ $ally ->
        [0] {""}
       *[other] {" "}Your only ally has { $theirs } points.
    } How many points count for you?
ask-prizes-seize = Your god is in { $area }, and you have { $points } power points. Bring a Hero to { $hex } and let it try to take this Prize: { $prize }.

prize-taken = You take the Prize.
prize-stays = Both stay on the map.
hero-lost = { $unit } leaves the map.

why-prizes-total = Dice and aid together are { $total }, and a Prize needs more than 10.
why-prize-taken = { $total } is more than 10: you take the Prize.
why-prize-stays = { $total } isn't more than 10: the attempt fails, and nothing happens to { $unit }.
why-hero-lost = { $unit } leaves the map.
why-prizes-allies = You ally only with players who favor the same kind as you.
why-prizes-own = { $side ->
        [heroes] An enemy is worth 1 point and a Prize 3: { $own } points of your own.
       *[monsters] An enemy is worth 1 point, and the 2 points for each Prize left are shared by the players of the Monsters: { $own } points of your own.
    }
why-prizes-count = { $ally ->
        [0] So this counts for you: { $points }.
       *[other] Allies count their average, so this counts for you: { $points }.
    }
why-prizes-hero = Only a Hero that began in { $area } can try.
why-prizes-seize = Move { $unit } to { $hex }, end the movement, then try.

hint-prizes = How much is more than ten? Who shares the points, and who is on your side?
