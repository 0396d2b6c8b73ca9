### Playing cards and powers of gods: names, buttons, reasons, decisions, events, refusals, repairs.
### All cards and powers are stand-ins. Rules and rulings are in rules.ftl and rulings.ftl.

## Blessings of lesser gods

lesser-nike = Nike (+10 Attack in one combat)
lesser-hypnos = Hypnos (not announced in one moving phase)
lesser-tyche = Tyche (a second roll for a ship or Prize)
lesser-aeolus = Aeolus (two spaces farther by ship)
lesser-pan = Pan (no combat in a space with forest or mountains)
lesser-hecate = Hecate (magic by 10 stronger, or weaker against a unit)
lesser-nemesis = Nemesis (a lost challenge costs nothing)
lesser-iris = Iris (your god goes to any Area)
lesser-asclepius = Asclepius (a Hero survives an occurrence)

## Powers of gods

gift-truce = no Hero attacks a chosen Hero in one moving phase
gift-sickness = +20 on plague and pestilence, also in a neighboring Area
gift-strength = +20 Attack for one unit in one combat
gift-hiding = +20 Defense for one Hero in forest or mountains
gift-shield = +20 Defense for one Hero
gift-hunger = +20 on famine and pestilence
gift-fire = +20 on volcanoes and earthquakes, volcanoes anywhere
gift-judgment = +20 on one roll of arbitration
gift-speed = one Hero on foot goes up to four spaces
gift-waves = +20 on tempests, in any water; or one Hero gets a ship for certain

## Cards in words

card-full = card { $card }: { $lesser }; { $gathering }; oracle { $oracle } ({ $glory })
card-any-monster = any Monster
card-any-prize = any Prize
card-hidden = face down

## Buttons

do-lay = Lay { $summary }
do-bless = God section of a card, for { $unit }
do-bless-nike = Nike: +10 Attack for { $unit } in the next combat
do-bless-hypnos = Hypnos: nobody announces { $unit } in this moving phase
do-bless-tyche = Tyche: { $unit } may repeat a failed roll for a ship or Prize
do-bless-aeolus = Aeolus: { $unit } sails up to four spaces in this moving phase
do-bless-pan = Pan: no combat in the space of { $unit } in this moving phase
do-bless-hecate = Hecate: 10 in the next combat by magic, for { $unit }
do-bless-nemesis = Nemesis: a lost challenge for { $unit } costs you nothing
do-bless-asclepius = Asclepius: { $unit } survives the next occurrence
do-travel = Iris: { $god } goes to { $area }
do-event = { $gathering }: { $guests }
do-event-unknown = Event section of a card: { $guests }
do-oracle = Oracle: { $summary }
do-power = Power of a god, for { $unit }
do-power-truce = Power: no Hero attacks { $unit } in this moving phase
do-power-strength = Power: +20 Attack for { $unit } in the next combat
do-power-hiding = Power: +20 Defense for { $unit }, in combat or against an occurrence
do-power-shield = Power: +20 Defense for { $unit }, in combat or against an occurrence
do-power-judgment = Power: +20 on the roll of arbitration for { $unit }
do-power-speed = Power: { $unit } goes up to four spaces on foot in this moving phase
do-power-waves = Power: { $unit } gets a ship for certain
do-unleash = { $points ->
        [one] Set off with power (+20): { $occurrence }, { $points } point
       *[other] Set off with power (+20): { $occurrence }, { $points } points
    }
do-aim = Let it strike in { $area }
group-cards = cards (stand-ins)
group-powers = power of your god (stand-in)

## What it does, where no event tells it

effect-no-card = You haven't laid a card. Face down in front of you, one can help a unit or call gods away in this round.

# $oracle: the Monster or Prize that the oracle names; $monster: whether it is a Monster.
effect-lay = It stays secret until you use one of its sections in this round; you choose for whom then. In the phases of others, you need a threat for it, except for the oracle. { $monster ->
        [true] If a Hero under your control kills { $oracle }, the oracle
       *[false] If a Hero under your control takes { $oracle }, the oracle
    } brings { $glory } glory points instead of { $usual }. Used or not, the card is discarded after the round.

## Why it is allowed

why-phase-cards = You may lay a card face down while log sheets are filled in.
why-card-free = Nobody has to play a card.
why-card-laid-any = The card that lies in front of you may be used at any time in this round.
why-card-god = You play its god section.
why-card-event = The event calls gods, for 1 glory point each.
why-card-event-area = Gods go to the Area of the event.
why-card-event-away = The event isn't on the map: gods leave it until the next round.
why-card-oracle = In this round you have killed or taken what the oracle names.
why-card-from-hand = An oracle may be played from the hand.
why-godcard-any-time = The power of your god may be used at any time in a round.
why-godcard-own = This is the power of your god.
why-godcard-plotted = You have noted the occurrence for this round.
why-placing-back = Your god comes back to the map.

## Decisions

decision-aim = { $player }: choose the Area of the occurrence.
choice-aim = where the occurrence strikes
next-aim = Then { $player } chooses the Area of the occurrence.
    .you = Then you choose the Area of the occurrence.
next-cards = Then cards are drawn.

## What happened

event-hand-dealt = { $player } gets { $number ->
        [one] 1 card.
       *[other] { $number } cards.
    }
    .you = You get { $number ->
        [one] 1 card.
       *[other] { $number } cards.
    }
event-card-laid = { $player } has laid a card face down.
    .you = You have laid a card face down.
event-card-god = { $player } plays the god section of card { $card }: { $lesser }.
    .you = You play the god section of card { $card }: { $lesser }.
event-card-event = { $player } plays the event section of card { $card }: { $gathering }.
    .you = You play the event section of card { $card }: { $gathering }.
event-card-oracle = { $points ->
        [one] { $player } plays the oracle of card { $card }: { $points } glory point for { $unit } at the end of the round, instead of the usual ones.
       *[other] { $player } plays the oracle of card { $card }: { $points } glory points for { $unit } at the end of the round, instead of the usual ones.
    }
    .you = { $points ->
        [one] You play the oracle of card { $card }: { $points } glory point for { $unit } at the end of the round, instead of the usual ones.
       *[other] You play the oracle of card { $card }: { $points } glory points for { $unit } at the end of the round, instead of the usual ones.
    }
event-blessing-done = The card helps { $unit }.
event-god-moved = { $player } goes to { $area }.
    .you = Your god goes to { $area }.
event-god-away = { $player } leaves the map until the next round.
    .you = Your god leaves the map until the next round.
event-power-used = { $player } uses the power for { $unit }: { $gift }.
    .you = You use your power for { $unit }: { $gift }.
event-power-unleashed = { $player } uses the power: { $gift }.
    .you = You use your power: { $gift }.
event-rolled-again = Tyche: { $player } rolls again for { $unit }.
    .you = Tyche: you roll again for { $unit }.
event-loss-spared = Nemesis: { $player } loses no glory point over { $unit }.
    .you = Nemesis: you lose no glory point over { $unit }.
event-hero-healed = { $unit }: saved by Asclepius.
event-card-discarded = { $player } discards card { $card } and draws another one.
    .you = You discard card { $card } and draw another one.
event-deck-renewed = The deck is empty: the discarded cards are shuffled.

## Why not

refuse-play-not-now-aim = No occurrence waits for its Area.
refuse-phase-cards = Cards are laid only while log sheets are filled in.
refuse-card-hand = You don't have card { $card }.
refuse-card-one = You have already played card { $card } in this round.
refuse-card-one-lay = You have already laid a card in this round.
refuse-card-one-laid = A card lies in front of you, so you can't play another one from your hand.
refuse-card-sections = You have already played a section of card { $card }: only one is possible.
refuse-card-laid = No card lies in front of you: god and event sections can't be played from the hand.
refuse-card-laid-any = You don't threaten in this round, so outside your own moving phase you can play only an oracle.
refuse-card-god = { $lesser } can't help { $unit }.
refuse-card-god-travel = Your card shows another lesser god: { $lesser }.
refuse-card-god-asleep = Hypnos: { $unit } can't be announced in this moving phase.
refuse-card-god-quiet = Pan: there is no combat in { $hex } in this moving phase.
refuse-card-oracle = In this round, no Hero under your control has killed or taken what card { $card } names, and no other oracle was played for it.
refuse-card-event-away = { $god } is off the map, and occurrences strike only where your god is.
refuse-godcard-own = { $god } can't use this power for { $unit }: { $gift }.
refuse-godcard-own-over = The power of { $god } doesn't work on units: { $gift }.
refuse-godcard-own-none = The power of { $god } doesn't work on occurrences: { $gift }.
refuse-godcard-own-unleash = The power of { $god } doesn't work on this occurrence: { $gift }.
refuse-godcard-own-aim = It can't strike in { $area }: { $gift }.
refuse-godcard-own-truce = No Hero may attack { $foe } in this moving phase, because of the power of Aphrodite.
refuse-godcard-one-target = You have already used the power of { $god } in this round.
refuse-godcard-any-time = Another decision comes first: the challenge.
refuse-godcard-any-time-closed = You don't threaten in this round, so you can use your power only in your own moving phase.
refuse-godcard-plotted = { $points ->
        [one] You have no { $occurrence } with { $points } point left in this round.
       *[other] You have no { $occurrence } with { $points } points left in this round.
    }

refuse-placing-back = { $god } is off the map in this round.
missing-placing-back = { $god } comes back in the next round.
missing-placing-back-last = { refuse-placing-back }
missing-card-laid-any = You can threaten when you close your log sheet in the next round.
missing-card-laid-any-last = { refuse-card-laid-any }
missing-godcard-any-time-closed = You can threaten when you close your log sheet in the next round.
missing-godcard-any-time-closed-last = { refuse-godcard-any-time-closed }
missing-phase-cards = You can lay a card when log sheets are filled in in the next round.
missing-phase-cards-last = { refuse-phase-cards }
missing-card-laid = You can lay a card when log sheets are filled in again.
missing-card-laid-last = { refuse-card-laid }
missing-card-one = You can play another card in the next round.
missing-card-one-last = { refuse-card-one }
missing-card-one-lay = Only one card can be laid in a round.
missing-card-one-laid = Without a card in front of you, you can play one from your hand.
missing-card-sections = You can play another card in the next round.
missing-card-sections-last = { refuse-card-sections }
missing-card-event-away = { $god } comes back in the next round.
missing-card-event-away-last = { refuse-card-event-away }
missing-godcard-one-target = You can use the power of { $god } again in the next round.
missing-godcard-one-target-last = { refuse-godcard-one-target }

## Bots

motive-lay = { $help ->
        [nike] This card helps a Hero in combat.
        [tyche] With this card, a failed attempt for a Prize can be repeated.
       *[event] This card can call away gods that could harm its Hero.
    }
motive-blessing = The card helps { $unit }.
motive-oracle = The oracle promises more glory.
motive-power = The power of its god helps { $unit }.

## In a terminal

malformed-card = { COUNT($near) ->
        [0] there is no card '{ $word }'
       *[other] there is no card '{ $word }'; did you mean { OR($near) }?
    }
malformed-guests = write the numbers of one to three players in order, such as '1-3', not '{ $word }'
table-row-hand = hand (stand-ins)
table-row-laid = card in front (stand-in)
