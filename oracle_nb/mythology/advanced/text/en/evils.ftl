### Lesser Evils: buttons, reasons, events and refusals. Rules and rulings are in rules.ftl and rulings.ftl.

table-line-claim-evil = move a Lesser Evil
why-evil-moved = { $unit } was in your god's Area when this phase began. It moves besides your five units.
why-evil-shared = Gods in the same Area each move the Lesser Evils there in their own phase.
why-evil-kills = For a Hero killed, you gain or lose glory as for any other.
why-evil-killed = A Lesser Evil killed gives 1 glory point to the player who controls the Hero.
why-evil-land-and-sea = Pirates stay at sea, all others on land.
event-evil-free = { $player } moves { $unit }.
    .you = You move { $unit }.
refuse-evil-moved = { $unit } wasn't in the Area of your god when this phase began.
refuse-evil-moved-over = Movement is over: { $unit } can still attack, but not move.
missing-evil-moved = { $unit } must be in the Area of your god when your moving phase begins.
missing-evil-moved-over = { $unit } can move again in a moving phase of a god in the same Area.
missing-evil-moved-last = { refuse-evil-moved }
refuse-evil-like-monsters = Nobody controls { $unit }: it can't be noted, and powers and blessings don't help it.
refuse-evil-monsters = Lesser Evils and Monsters don't fight each other.
refuse-evil-land-and-sea = { $unit } stays on land, and { $hex } is all water.
refuse-evil-land-and-sea-pirate = { $unit } stay at sea, and { $hex } has no water of the Sea or the River Ocean.
