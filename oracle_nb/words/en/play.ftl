### Rules of play of every game, in the form of a game's rules.ftl.

chapter-play = Playing
cite-play = how every game is played here

play-not-your-turn = Not your turn
    .text = You act when it is your turn, or when a decision is yours to make. Until then you wait.
    .example = Blue is taking a turn and you want to use a die: first blue has to finish.
play-decision-pending = A decision comes first
    .text = A decision is waiting. Nothing else can be done before it is made.
    .example = A card has to be chosen as a reward: no piece moves until it is.
play-not-now = Not at this point
    .text = What you want to do belongs to another phase or another decision. Choose one of the things possible now.
    .example = You are asked which card to take, and you answer with a move.
play-not-held = You don't have that
    .text = You can act only with what you have, and what is still unused.
    .example = You want to play a red card, and there is no red card in front of you.
play-no-target = Not a target for this
    .text = The action needs a target of another kind, or what it is meant for is not there.
    .example = You want to take a piece from a space that is empty.
play-over = The game is over
    .text = The game has ended. Nothing more can be played; you can still look back through it.
    .example = The last round is finished and the winner is known.
