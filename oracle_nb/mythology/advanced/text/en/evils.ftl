### Lesser Evils: buttons, reasons, events and refusals. Rules and rulings are in rules.ftl and rulings.ftl.

do-claim-evil = Move { $unit }
table-line-claim-evil = move a Lesser Evil
why-evil-moved = You may move { $unit } from the Area of your god, besides your five units.
why-evil-shared = Gods in the same Area each move the Lesser Evils there in their own phase.
why-evil-kills = For a Hero killed, you gain or lose glory as for any other.
why-evil-killed = A Lesser Evil killed gives 1 glory point to the player who controls the Hero.
why-evil-land-and-sea = Pirates stay at sea, all others on land.
event-evil-free = { $player } moves { $unit }.
    .you = You move { $unit }.
refuse-evil-moved = You can't use { $unit }: not in the Area of your god when this phase began.
refuse-evil-moved-over = Movement is over: you can still attack with { $unit }, but not move.
missing-evil-moved = You can use { $unit } in a moving phase that begins with your god in the same Area.
missing-evil-moved-over = You can move { $unit } again in a moving phase that begins with your god in the same Area.
missing-evil-moved-last = { refuse-evil-moved }
refuse-evil-like-monsters = Nobody controls { $unit }: you can't note points, ambush, or use powers and blessings.
refuse-evil-monsters = Lesser Evils and Monsters don't fight each other.
refuse-evil-land-and-sea = You can't move { $unit } there: { $hex } is all water.
refuse-evil-land-and-sea-pirate = You can't move { $unit } there: { $hex } has no water of the Sea or the River Ocean.
