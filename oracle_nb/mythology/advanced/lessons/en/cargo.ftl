### Exercises on ships, Helpers and Prizes, and on glory.

ask-cargo-sail = { $unit } { $aboard ->
        [0] goes on foot
       *[other] goes by ship
    }{ $doubled ->
        [0] {" "}and has no Helper.
       *[other] {" "}and has a Helper that doubles movement.
    } Only you move { $unit }. How many of your moving phases do { $distance } spaces take?
ask-cargo-may = In your moving phase, you have moved { $unit }{ $aboard ->
        [0] {" "}on foot
       *[other] {" "}on a ship
    } to a shore with { $foe } and a Prize ({ $prize }). Which of these can you do now?
ask-cargo-land = You have moved { $unit } on a ship to the space of a Prize ({ $prize }). Try to take it.
ask-cargo-tried = { $unit } tries to take a Prize ({ $prize }): Attack { $attack } against Defense { $defense }. { $helper ->
        [-10] A Helper takes off 10
       *[other] A Helper adds { $helper }
    }, you have noted { $points ->
        [one] 1 point
       *[other] { $points } points
    } of aid, and you roll red { $red }, white { $white }. What happens?
ask-glory-killed = Hercules, who is under your control, kills { $foe }. Power points on { $foe }: you have { $you }, { $player } has { $them }. How do your glory points change?
ask-glory-taken = { $unit } takes a Prize for you ({ $prize }). { $paid ->
        [nobody] Nobody has ever had glory for it.
        [you] You have had glory for it before, when another Hero took it.
       *[them] { $player } has had glory for it before, when another Hero took it.
    } How do your glory points change?

prize-taken = { $unit } takes the Prize.
prize-stays = The Prize stays in place.
prize-gone = The Prize leaves the map, and nobody can take it any more.
hero-dies = { $unit } dies.

why-cargo-most = { $aboard ->
        [0] { $doubled ->
            [0] On foot, a Hero goes two spaces in a moving phase.
           *[other] On foot, the Helper doubles the two spaces of a moving phase.
        }
       *[other] A ship makes nobody faster: two spaces in a moving phase, with any Helper.
    }
why-cargo-sail = At { $most } spaces each, { $distance } spaces take { $count ->
        [one] 1 moving phase
       *[other] { $count } moving phases
    }.
why-cargo-may = On a ship, a Hero only moves. To attack or to take a Prize, the Hero must leave it first, and then the ship is gone.
why-cargo-aboard = A Hero on a ship only moves: to take a Prize, the Hero must be on land.
why-cargo-land = Let { $unit } leave the ship, then try.
why-cargo-tried = Roll, Attack and Helpers count, but not aid: { $number } + { $attack } { $helper ->
        [-10] − 10
       *[other] + { $helper }
    } = { $total } against { $defense }.
why-prize-taken = That is enough, so { $unit } has the Prize.
why-prize-stays = That isn't enough. A failed try has no other effect.
why-glory-whose = { $case ->
        [monster] A Monster is worth the same, whoever has points on it.
        [nobody] Nobody has a point on { $foe }.
        [own] You have the most points on { $foe } yourself.
       *[other] { $player } has the most points on { $foe }: { $most }.
    }
why-glory-killed = { $case ->
        [monster] A Monster killed by a Hero under your control: { $change }.
        [nobody] For a Hero of nobody you lose 5: { $change }.
        [own] For a Hero of your own you lose 5: { $change }.
       *[other] You gain a fifth of that, rounded up: { $change }.
    }
why-glory-paid = A Prize is 5 glory points for the player who takes it, but nobody has glory for the same Prize twice.
why-glory-taken = { $paid ->
        [you] You have had glory for it, so this brings nothing: { $change }.
       *[other] You haven't had glory for it yet: { $change }.
    }

hint-cargo = Is the Hero on a ship, and which numbers count here?
hint-glory = Who has the most points on the Hero, and who was paid for the Prize?
