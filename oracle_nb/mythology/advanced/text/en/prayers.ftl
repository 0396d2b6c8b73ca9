### Prayer and sacrifice: buttons, reasons, events and refusals. Rules and rulings are in rules.ftl and
### rulings.ftl.

do-pray = Pray for { $unit } with { $points ->
        [one] { $points } glory point
       *[other] { $points } glory points
    }
do-sacrifice = Sacrifice { $points ->
        [one] { $points } glory point
       *[other] { $points } glory points
    } for { $unit }
do-offer = Give { $thing } to a sacrifice for { $unit }
group-vows = Prayer and sacrifice
table-line-pray = prayer for { $unit }
table-line-sacrifice = sacrifice for { $unit }
table-line-offer = sacrifice for { $unit } with
why-prayer-goods = A Prize counts as 10 glory points, a Helper as 5. It leaves the game.
why-prayer-note = The glory points are lost at once, whatever the gods answer.
why-prayer-prayer = Each glory point adds 1 to the dice.
why-prayer-sacrifice = Each glory point above 3 adds 2 to the dice.
why-prayer-result = The dice are rolled before the first moving phase.
event-vow-made = { $vow ->
        [pray] { $player } prays for { $unit }.
       *[sacrifice] { $player } makes a sacrifice for { $unit }.
    }
    .you = { $vow ->
        [pray] You pray for { $unit }.
       *[sacrifice] You make a sacrifice for { $unit }.
    }
event-goods-given = { $player } gives { $thing } to the sacrifice: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .you = You give { $thing } to the sacrifice: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-vow-answered = { $player } rolls { $roll } for { $unit }, { $total } in all: { vow-answer }
    .you = You roll { $roll } for { $unit }, { $total } in all: { vow-answer }
vow-answer = { $answer ->
        [spared] no occurrence touches this Hero in this round.
        [safe] no unit may attack this Hero in this round.
        [both] no occurrence touches this Hero in this round, and no unit may attack.
       *[none] no protection.
    }
refuse-prayer-note = You have only { $glory ->
        [one] { $glory } glory point
       *[other] { $glory } glory points
    }, not { $points }.
refuse-prayer-note-again = You can do this only once in a round.
missing-prayer-note-again = You can do this again in the next round.
missing-prayer-note-again-last = { refuse-prayer-note-again }
refuse-prayer-result = { $unit } isn't on the map.
refuse-prayer-result-monster = Only Heroes can be protected, not { $unit }.
refuse-prayer-result-other_unit = Your sacrifice is for { $other_unit }, so it can't be for { $unit }, too.
refuse-prayer-goods = { $unit } hasn't taken { $thing } for you.
refuse-prayer-goods-without = { $unit } has { $thing }, and you have no points from earlier rounds on { $unit }.
refuse-prayer-goods-loose = Nobody carries { $thing }.
refuse-prayer-goods-away = You haven't taken { $thing } off the map.
refuse-prayer-result-safe = { $unit } is protected: no unit may attack this Hero in this round.
refuse-prayer-sacrifice = A sacrifice needs at least 4 glory points.
refuse-prayer-no-attack = { $unit } is protected by prayer or sacrifice and may not attack in this round.
missing-prayer-no-attack = { $unit } may attack again in the next round.
missing-prayer-no-attack-last = { refuse-prayer-no-attack }

## Bots

motive-vow = It wants protection for { $unit }.
motive-event = It keeps a god away from its Hero.
