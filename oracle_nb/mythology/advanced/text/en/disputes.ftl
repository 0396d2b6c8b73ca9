### Where the rulebook is unclear or contradicts itself, in our words: `dispute-<id>` with an
### attribute for each document. Documents, rulings and rules: ../book.toml.

document-book = Advanced Rules

dispute-equal-bids = May a bid be equal to the last one?
    .book = The challenger may “equal or exceed” a bid, but the announcer must then name a “higher” number, and still there can be a draw.
dispute-heroes-and-monsters = Does a Hero start in a space with a Monster?
    .book = One counter per space, but the historical setup puts Monsters into Greece, where Heroes start.
dispute-when-fates = When do the Fates of a round come up?
    .book = The sequence of play reveals them after all moving phases, the section about them when the marker of rounds goes into their box, which is before all phases.
dispute-kept-aboard = May a Hero on a ship who is kept by pestilence leave the ship to attack?
    .book = The Hero “may not be moved by any player”, but leaving a ship is no move, and only attacks from a ship are ruled out.
