### Divine occurrences and Fates: buttons, reasons, chances, decisions, events, refusals and repairs.
### Rules and rulings are in rules.ftl and rulings.ftl.

## Names

occurrence-earthquake = earthquake
occurrence-tempest = tempest
occurrence-volcano = volcano
occurrence-plague = plague
occurrence-pestilence = pestilence
occurrence-famine = famine

## The secret conditions

condition-heroes = 2 glory points for each Hero on the map at the end
condition-slain = 2 glory points for each Hero killed in combat
condition-monsters = 1 glory point for each Monster on the map at the end
condition-killed = 1 glory point for each Monster killed
condition-struck = 1 glory point for each Hero killed by another player's occurrence
condition-used = half a glory point for each earthquake, plague or other occurrence
condition-prizes = 3 glory points for each Prize on the map at the end, also with a Hero
condition-prizes-off = 2 glory points for each Prize off the map at the end
condition-helpers = 1 glory point for each Helper on the map at the end, also with a Hero
condition-helpers-off = 1 glory point for each Helper off the map at the end
condition-volcanoes = 3 glory points for each volcano of another player
condition-own-prizes = 5 glory points for each Prize that you have at the end
condition-own-helpers = 3 glory points for each Helper that you have at the end
condition-earthquakes = 2 glory points for each earthquake of another player
condition-calm = 1 glory point for each round without an occurrence
condition-tempests = 2 glory points for each tempest of another player
condition-caused = 1 glory point for each earthquake, plague or other occurrence of another player
condition-prayers = 1 glory point for each prayer of another player
condition-sacrifices = 2 glory points for each sacrifice of another player

## Buttons

do-plot = { $points ->
        [one] Note: { $occurrence }, { $points } point
       *[other] Note: { $occurrence }, { $points } points
    }
do-threaten = Close the log sheet and threaten occurrences
do-occur = { $points ->
        [one] Set off: { $occurrence }, { $points } point
       *[other] Set off: { $occurrence }, { $points } points
    }
do-erupt = Let the volcano erupt in { $hex }
do-let-window = Do nothing now
do-let-all-window = Do nothing more in this round
group-divine = occurrences

## Why it is allowed

why-sheet-occurrence = Occurrences are noted with their power points.
why-divine-any = { $verb ->
        [plot] Anyone may cause any occurrence, and the same one several times.
       *[let] Nobody has to set off anything.
    }
why-divine-plotted = { $verb ->
        [threaten] Players who threaten may set off what they have noted at any time in this round, and use cards and powers in the phases of others.
       *[other] You have noted it for this round.
    }
why-divine-own-area = { $verb ->
        [erupt] { $hex } is in the Area where your god is.
       *[other] It happens in { $area }, where your god is.
    }
why-divine-earthquake = It kills Heroes on land whose Defense Number is below the total.
why-divine-tempest = It kills Heroes on ships whose Defense Number is below the total.
why-divine-volcano = { $verb ->
        [erupt] There is land in { $hex }.
       *[other] Then you choose a space with land. It kills Heroes there whose Defense Number is below the total.
    }
why-divine-plague = It is rolled after the last moving phase, and kills Heroes whose Defense Number is below the total.
why-divine-pestilence = It keeps Heroes in place whose Defense Number is at most the total.
why-divine-famine = It halves the numbers of Heroes whose Defense Number is at most the total.

## What it does, where no event tells it

effect-plots = { $left ->
        [one] You note: { $entries }. You will have { $left } power point left.
       *[other] You note: { $entries }. You will have { $left } power points left.
    }
effect-plots-lost = Without threatening, you can't set off what you have noted: { $entries }.
effect-fate = Your secret Fate would then be worth { $glory } instead of { $before }.
entry-occurrence = { $occurrence } { $points }

## What chance decides

chance-struck = { $unit }: { $hit } ({ $kills }).
chance-struck-nobody = No Hero is there now.
chance-struck-now = As things are, the chances are:

## Decisions

decision-window = { $player }: set off an occurrence, play a card, use your power, or do nothing.
decision-eruption = { $player }: choose the space of the volcano in { $area }.
choice-window = whether somebody acts before the next phase
choice-eruption = where the volcano erupts
next-fates = Then Fates are revealed.
next-window = Then { $player } may act.
    .you = Then you may act.
next-eruption = Then { $player } chooses the space of the volcano.
    .you = Then you choose the space of the volcano.

## What happened

event-occurrences-threatened = { $player } threatens: an occurrence may follow at any time in this round.
    .you = You threaten: you may set off the occurrences you have noted at any time in this round.
event-window-passed = { $player } does nothing now.
    .you = You do nothing now.
event-threat-dropped = { $player } does nothing more in this round.
    .you = You do nothing more in this round.
event-eruption-begun = { $points ->
        [one] { $player } sets off a volcano in { $area }, with { $points } power point.
       *[other] { $player } sets off a volcano in { $area }, with { $points } power points.
    }
    .you = { $points ->
        [one] You set off a volcano in { $area }, with { $points } power point.
       *[other] You set off a volcano in { $area }, with { $points } power points.
    }
event-occurrence-begun = Divine occurrence of { $player } in { $area }: { $occurrence } ({ $points }).
    .you = Your divine occurrence in { $area }: { $occurrence } ({ $points }).
event-occurrence-empty = No Hero in { $area } is affected ({ $occurrence }).
event-occurrence-rolled = { $player } rolls { $roll } ({ $occurrence }); with the power points, that makes { $total }.
    .you = You roll { $roll } ({ $occurrence }); with the power points, that makes { $total }.
event-occurrence-harmless = All Heroes come through unharmed ({ $occurrence }).
event-hero-struck = { $unit }: killed by the gods in { $hex }.
event-hero-kept = { $unit }: kept in place until the end of the round.
event-hero-famished = { $unit }: Defense { $defense } and Attack { $attack } until the end of the round.
event-fate-drawn = { $player } draws a secret Fate.
    .you = You draw a secret Fate.
event-fate-read = The Fates call { $unit } (Fate { $fate }).
event-fate-death = { $unit } dies in { $hex }, as the Fates decree.
event-fate-birth = { $unit } is born in { $hex }, as the Fates decree.
event-fate-shown = { $player } shows Fate { $fate }: { $condition }. Counted: { $count }.
    .you = You show Fate { $fate }: { $condition }. Counted: { $count }.
event-half-gained = { $player } gains half a glory point.
    .you = You gain half a glory point.

## Why not

refuse-play-not-now-erupt = No volcano waits for its space.
refuse-divine-plotted = { $points ->
        [one] You have no { $occurrence } with { $points } point left in this round.
       *[other] You have no { $occurrence } with { $points } points left in this round.
    }
refuse-divine-plotted-closed = You don't threaten in this round, so you can't set off occurrences.
refuse-divine-own-area = { $hex } isn't in { $area }, where your god is.
refuse-divine-volcano = There is no land in { $area } where a volcano could erupt.
refuse-divine-volcano-hex = There is no land in { $hex }.
refuse-divine-pestilence = { $unit } is kept in place by pestilence in this round.

missing-divine-plotted = Occurrences are noted at the start of a round.
missing-divine-plotted-last = This is the last round, and nothing else can be noted.
missing-divine-plotted-closed = You can threaten again when you close your log sheet in the next round.
missing-divine-pestilence = { $unit } can be moved again in the next round.
missing-divine-pestilence-last = { $unit } can't be moved anymore: this is the last round.

## Bots

motive-plot = It wants to send an occurrence.
motive-threaten = It may send an occurrence.
motive-occur = This is a good moment for an occurrence.
motive-erupt = There the volcano hits best.
motive-no-occurrence = This isn't a good moment for an occurrence.

## In a terminal

malformed-occurrence = { COUNT($near) ->
        [0] there is no occurrence '{ $word }'; write one like 'earthquake-4'
       *[other] there is no occurrence '{ $word }'; did you mean { OR($near) }?
    }
table-line-plot = { $occurrence }
table-line-occur = set off
table-line-erupt = volcano in
table-row-fate = secret Fate
table-fate = { $fate }: { $condition }
