### Exercises on ships, Helpers and Prizes, and on glory.

ask-cargo-sail = Only you move { $unit }. Which of these distances take at most two of your moving phases?
way = { $distance } spaces { $aboard ->
        [0] on foot
       *[other] by ship
    }{ $doubled ->
        [0] , without Helpers
       *[other] , with a Helper that doubles movement
    }.
ask-cargo-may = In your moving phase, you have moved { $unit }{ $aboard ->
        [0] {" "}on foot
       *[other] {" "}on a ship
    } to a shore with { $foe } and a Prize ({ $prize }). Which of these can you do now?
ask-cargo-land = You have moved { $unit } on a ship to the space of a Prize ({ $prize }). Try to take it.
ask-cargo-tried = { $unit } tries to take a Prize ({ $prize }): Attack { $attack } against Defense { $defense }. { $helper ->
        [-10] A Helper subtracts 10
       *[other] A Helper adds { $helper }
    }, and you have noted { $points ->
        [one] 1 point
       *[other] { $points } points
    } of aid. Which of these rolls take the Prize?
ask-glory-killed = Hercules, who is under your control, kills { $foe }. Power points on { $foe }: you have { $you }, { $player } has { $them }. How do your glory points change?
ask-glory-attack = Hercules, who is under your control, wins every normal combat. { $player } has { $points } power points on { $unit }, you have { $more } on { $unit_2 }, and nobody has any on { $unit_3 }. Attack for as many glory points as possible.
ask-glory-which = You control a Hero. Which of these events bring you glory points?

event-kill-theirs = The Hero kills { $foe }, on whom { $player } has { $points } power points and you none.
event-kill-own = The Hero kills { $unit_2 }, on whom you have { $points } power points and { $player } none.
event-kill-lone = The Hero kills { $unit_3 }, on whom neither of you has a power point.
event-prize-again = The Hero takes a Prize ({ $prize }), for which you got glory before.
event-prize-new = The Hero takes a Prize ({ $prize_2 }), for which only { $player } got glory before.
event-win = You announce the Hero, { $player } challenges, and you win.
event-lose = You announce the Hero, { $player } challenges, and you lose.

why-cargo-sail = A Hero goes two spaces in a moving phase, so four in two of them, on foot or by ship. A Helper can double that, but only on foot.
why-cargo-may = On a ship, a Hero only moves. To attack or to take a Prize, the Hero must leave it first, and then the ship is gone.
why-cargo-aboard = A Hero on a ship only moves: to take a Prize, the Hero must be on land.
why-cargo-counts = Roll, Attack and Helpers count, but not aid.
why-cargo-tried = So the roll must be { $needed } or more.
why-glory-which = You gain glory for killing another player's Hero, for a Prize that hasn't brought you any yet, and for winning a challenge over a Hero. Killing your own Hero or nobody's, or losing such a challenge, costs you glory.
why-glory-whose = { $case ->
        [monster] A Monster is worth the same, no matter who has points on it.
        [nobody] Nobody has a point on { $foe }.
        [own] You have the most points on { $foe } yourself.
       *[other] { $player } has the most points on { $foe }: { $most }.
    }
why-glory-killed = { $case ->
        [monster] A Monster killed by a Hero under your control: { $change }.
        [nobody] For killing nobody's Hero you lose 5: { $change }.
        [own] For killing your own Hero you lose 5: { $change }.
       *[other] You gain a fifth of that, rounded up: { $change }.
    }
why-glory-attack = { $foe } is worth 3, { $unit } a fifth of { $points }, rounded up: { $fifth }. Killing your own Hero or nobody's costs you 5.

hint-cargo = Is the Hero on a ship, and which numbers count here?
hint-glory = Who has the most points on the Hero, and who was paid for the Prize?
