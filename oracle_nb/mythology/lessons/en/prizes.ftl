### Exercises on Prizes, alliances and scoring.

ask-prizes-tried = { $unit } tries to take a Prize ({ $prize }). You give { aid-points } and roll { $roll }. What happens?
ask-prizes-allies = You favor { $side ->
        [heroes] Heroes
       *[monsters] Monsters
    }. Which of these can you do?
ask-prizes-count = The game ends. { $side ->
        [heroes] You favor Heroes. Enemies removed: { $count }; Prizes taken: { $prizes }.
       *[monsters] { $players } players, including you, favor Monsters. Enemies removed: { $count }; Prizes left on the map: { $left }.
    }{ $ally ->
        [0] {""}
       *[other] {" "}Points of your only ally: { $theirs }.
    } What is your score?
ask-prizes-seize = Your god is in { $area }, and you have { power-points }. Move a Hero to { $hex } and try to take the Prize there ({ $prize }).

prize-taken = You take the Prize.
prize-stays = The Hero and the Prize stay on the map.
hero-lost = { $unit } leaves the map, and the Prize stays there.

why-prizes-total = Dice and aid add up to { $total }, and a Prize needs more than 10.
why-prize-taken = { $total } is more than 10: you take the Prize.
why-prize-stays = { $total } isn't more than 10: the attempt fails, and nothing happens to { $unit }.
why-hero-lost = { $unit } leaves the map.
why-prizes-allies = You can ally only with players who favor the same side as you.
why-prizes-own = { $side ->
        [heroes] An enemy is worth 1 point and a Prize 3. Your own points: { $own }.
       *[monsters] An enemy is worth 1 point, and the players who favor Monsters share 2 points for each Prize left. Your own points: { $own }.
    }
why-prizes-count = { $ally ->
        [0] So your score is { $points }.
       *[other] Allies score their average, so your score is { $points }.
    }
why-prizes-hero = Only a Hero that began in { $area } can try.
why-prizes-seize = Move { $unit } to { $hex }, end your movement, then try.

hint-prizes = Is the total more than 10? Who shares the points, and who is on your side?
