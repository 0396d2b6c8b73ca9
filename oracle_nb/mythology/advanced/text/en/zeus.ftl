### Zeus as a player, an optional rule: its rules and everything that is said about it.

zeus-options = Optional rules
    .text = Each optional rule can be used without the others.
    .example = You play with Zeus and the random setup, but without the other optional rules.
zeus-seat = Zeus as a player
    .text = This is an optional rule for five players or more. The last one is Zeus. He has no god on the map, no log sheet, cards or Fate, and no moving phase, but he can act before each moving phase, and he can win.
    .example = Five of you play: four have gods, the fifth is Zeus.
zeus-arbitrates = Zeus decides draws
    .text = Draws over Heroes are decided by Zeus as he likes, for a bribe or without, also where nobody has bid: who ambushes or uses magic, who has killed, and whose Hero has died. Dice and the gods' cards aren't used.
    .example = Athena and Hera both bid 3 for Nestor, and Hera offers Zeus 2 glory points. He decides for Hera and gets them.
zeus-protects = Zeus answers prayers
    .text = With prayer and sacrifice, Zeus answers as he likes, before the first moving phase. The table isn't used. He gets the glory points spent on them.
    .example = Hera prays for Nestor with 3 points, which Zeus gets. He protects Nestor from attacks.
zeus-revives = Back from the dead
    .text = Zeus can bring back a Hero or Monster that was killed in combat or by an occurrence, but not by the Fates. By our ruling, Heroes come back in Greece, Monsters where they died.
    .example = Nestor fell in combat. Zeus brings him back to 2912.
zeus-bolt = The lightning bolt
    .text = Zeus can throw one lightning bolt in a round, at a space or a god.
    .example = Zeus has struck 2912. He can't strike Hermes in this round as well.
zeus-bolt-hex = A bolt in a space
    .text = It kills all Heroes in the space, even Hercules. Nobody gains or loses glory by that.
    .example = Nestor and Ajax are in 2912 and die. The Hydra stays.
zeus-bolt-god = A bolt on a god
    .text = A player whose god is struck has no moving phase in this round, and does nothing else in it, either. The same god is never struck in two rounds in a row.
    .example = Before the moving phase of Hermes, Zeus strikes him. Hermes moves nothing, challenges nobody and plays no card until the round ends.
zeus-glory = The glory of Zeus
    .text = Zeus has all his glory from others: bribes, and as much as they gain for power points given to his glory. He controls and moves nothing.
    .example = Hera gains 2 for 8 power points given to Zeus. Zeus gains 2, too.
zeus-no-power = Zeus has no power points
    .text = Zeus has no power points, and so no log sheet.
    .example = While the others fill in their sheets, Zeus isn't asked.

## Actions

do-bolt = Aim the lightning bolt at { $region } { $hex }
do-strike = Aim the lightning bolt at { $other }
do-revive = Consider bringing { $unit } back to { $region } { $hex }
do-bribe = Offer Zeus { $points } glory
do-favor = Decide for { $other } (bribe: { $points })
do-enforce = { $what ->
        [revive] Bring { $unit } back (bribes: { $points })
       *[bolt] Throw the lightning bolt
    }
do-relent = { $what ->
        [revive] Leave { $unit } with the dead
       *[bolt] Don't throw it (bribes: { $points })
    }
do-protect = { $answer ->
        [spared] Protect { $unit } from occurrences
        [safe] Protect { $unit } from attacks
        [both] Protect { $unit } from occurrences and attacks
       *[none] Don't protect { $unit }
    }
do-protect-none = Answer a prayer or sacrifice
do-let-moment = Do nothing before this phase
do-let-all-moment = Do nothing more in this round
do-let-plea = Offer nothing
group-olympus = Zeus
table-line-bribe = offer Zeus
why-zeus-seat = Zeus can act before each moving phase, but doesn't have to.
why-zeus-arbitrates = Zeus decides this draw as he likes.
why-zeus-protects = Zeus answers prayers and sacrifices as he likes.
why-zeus-revives = Combat or an occurrence has killed { $unit }.
why-zeus-bolt = The bolt of this round is still there.
why-zeus-bolt-hex = It kills all Heroes in the space.
why-zeus-bolt-god = This god wasn't struck in the last round.
why-zeus-glory = Zeus takes bribes. They are paid only if he does what was asked for.

## Decisions

decision-moment = { $player }: throw the lightning bolt, bring somebody back from the dead, or do nothing.
decision-plea = { $what ->
        [draw] { $player }: Zeus decides the draw over { $unit }. Offer him glory, or nothing.
        [ambush] { $player }: Zeus decides who attacks { $unit }. Offer him glory, or nothing.
        [own] { $player }: Zeus decides whether { $unit } was your own Hero. Offer him glory so that he says no, or nothing.
        [bolt] { $player }: Zeus aims at { $hex }. Offer him glory so that he relents, or nothing.
        [strike] { $player }: Zeus aims at your god. Offer him glory so that he relents, or nothing.
       *[revive] { $player }: Zeus could bring { $unit } back. Offer him glory for it, or nothing.
    }
decision-judgment = { $what ->
        [draw] { $player }: decide the draw over { $unit }, for a bribe or without.
        [ambush] { $player }: decide who attacks { $unit }, for a bribe or without.
        [own] { $player }: decide whose Hero { $unit } was, for a bribe or without.
        [bolt] { $player }: throw the lightning bolt at { $hex }, or relent, for a bribe or without.
        [strike] { $player }: throw the lightning bolt at { $other }, or relent, for a bribe or without.
        [protect] { $player }: protect { $unit }, or don't. { $other } has asked for it.
       *[revive] { $player }: bring { $unit } back, or don't, for a bribe or without.
    }
choice-moment = whether Zeus does something before this phase
choice-plea = what Zeus does
next-moment = Then { $player } may act.
    .you = Then you may act again.
next-plea = Then { $player } decides about it.
    .you = Then you decide about it.

## Events

event-zeus-waits = Zeus does nothing before this phase.
event-zeus-rests = Zeus does nothing more in this round.
event-bolt-announced = Zeus aims the lightning bolt at { $region } { $hex }.
event-strike-announced = Zeus aims the lightning bolt at { $other }.
event-revive-announced = Zeus considers bringing { $unit } back to { $hex }.
event-bribe-offered = { $player } offers Zeus { $points } glory.
event-nothing-offered = { $player } offers Zeus nothing.
event-ambush-decided = Zeus decides that { $other } attacks { $unit }.
event-draw-decided = Zeus decides the draw over { $unit } for { $other }.
event-vow-granted = { $answer ->
        [spared] Zeus protects { $unit } from occurrences in this round.
        [safe] Zeus protects { $unit } from attacks in this round.
        [both] Zeus protects { $unit } from occurrences and attacks in this round.
       *[none] Zeus doesn't protect { $unit }.
    }
event-bolt-thrown = Lightning strikes { $region } { $hex }.
event-god-struck = Lightning strikes { $other }, who does nothing more in this round.
event-phase-lost = { $player } has no moving phase in this round.
event-zeus-relents = Zeus relents.
event-unit-revived = Zeus brings { $unit } back from the dead to { $region } { $hex }.

## Refusals

refuse-zeus-no-power = Zeus has no power points and no log sheet.
refuse-zeus-glory = You have { $glory } glory to offer, not { $points }.
refuse-zeus-glory-own = Zeus controls and moves nothing, and offers nobody glory.
refuse-zeus-seat = Only Zeus can do this.
refuse-zeus-seat-own = Zeus has no god on the map, no cards and no occurrences.
refuse-zeus-bolt = The bolt of this round is used up.
refuse-zeus-bolt-hex = There is no Hero in { $hex }.
refuse-zeus-bolt-god = { $other } was struck in the last round.
refuse-zeus-arbitrates = { $other } has no part in this draw.
refuse-zeus-revives = { $unit }: not killed in combat or by an occurrence.
refuse-zeus-revives-hex = { $unit } can come back only in Greece.
refuse-zeus-revives-monster = { $unit } can come back only in the space of death.
refuse-play-not-now-bribe = Zeus isn't about to decide anything.
refuse-play-not-now-protect = There is no prayer or sacrifice to answer.
refuse-play-not-now-favor = There is no draw to decide.

## Bots

motive-zeus-paid = The bribe is high enough.
motive-zeus-greedy = It wants bribes.
motive-bribe = That is worth a bribe.
motive-no-bribe = That isn't worth a bribe.
