### Where the rules booklet is unclear or contradicts itself, in our words: `dispute-<id>` with an
### attribute for each document. Documents, rulings and rules: ../book.toml. Stand-ins: `standin-<number>`.

document-turns = Basic Rules, How to Play
document-power = Basic Rules, Power Points
document-prep = Basic Rules, Preparation for Play
document-move = Basic Rules, Movement
document-combat = Basic Rules, Combat
document-result = Basic Rules, Combat Resolution
document-prize = Basic Rules, Capturing of Prizes
document-win = Basic Rules, How to Win
document-ally = Basic Rules, Alliances
document-standin = Our stand-ins

dispute-fifteen-points = When do you get 15 power points?
    .turns = At the beginning of each round; the sentence is here by mistake, under the order of the turns.
    .power = The same sentence, in the right place.
dispute-gods-return = Do the gods leave the map after a round?
    .turns = All gods are mixed for the order of the turns, and yet each goes to an Area without a god.
dispute-shared-space = Do Heroes and Monsters that start in one space fight at once?
    .prep = It may put two units in one space.
    .combat = Combat needs a player who moved in.
dispute-attack-price = Does entering a space with enemies cost 2 or 4 points?
    .power = 2 for each space moved, and 2 for each attack.
    .combat = 2 for each unit that moves in.
dispute-defender = Who defends if several players favor the same side?
    .combat = "The opposing player", as if there were only one.
dispute-attacker-loses = Who gets a unit that loses its attack?
    .result = The winner of the fight.
    .win = Only that it must be an enemy unit that the player removed.
dispute-stop-fighting = May the attacker stop before only one kind is left?
    .combat = The attacker chooses who fights, and when.
    .result = Combat goes on until no enemies are left in the space.
dispute-prize-entering = Must the Hero have entered the Prize's space in this turn?
    .prize = It speaks of a Hero that enters, and of one attempt per turn.
dispute-any-time = When may alliances change?
    .ally = At any time.
dispute-no-points = What can you do without power points?
    .power = Nothing more in this round.
    .combat = A fight goes on until one unit has won.
dispute-terrain = Does water stop units?
    .move = It doesn't mention water or land.
dispute-map = What does the map look like?
    .prep = It names Areas and the River Ocean but not their spaces.
    .standin = A map of 602 spaces and 33 Areas that fits every space and border named in the booklet.
    .plays = On our stand-in, or on a map of your own in a data pack.
    .why = The printed map isn't in the booklet and can't be published here.

standins = Stand-ins
    .text = Not everything in the box is in the rules booklet. Where a printed part is missing, this program uses one of its own; owners of the game can put the printed one in a data pack.
standin-1 = The map
    .text = 602 spaces in 33 Areas, drawn so that every space, border and Area named in the booklet fits.
standin-2 = Names of Heroes, Monsters, Prizes and gods
    .text = The booklet names three Heroes and all ten Prizes. The other Heroes, all Monsters and the gods are our choice; their numbers aren't used in the Basic Game.
