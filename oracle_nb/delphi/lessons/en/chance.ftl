### What chance decides, as a teacher writes it down.

fate-die = Oracle dice
fate-card = Oracle cards
fate-injury = Injury cards
fate-tile = Island tiles
fate-equipment = Equipment
fate-battle = Battle die
fate-titan = Titan die
