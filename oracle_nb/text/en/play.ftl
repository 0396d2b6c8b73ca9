### Rules of play of every game, in the form of a game's rules.ftl.

chapter-play = Playing
cite-play = rules common to all games

play-not-your-turn = Not your turn
    .text = You act when it is your turn, or when you have a decision to make. Until then you wait.
    .example = Blue is taking a turn and you want to act: you have to wait until Blue has finished.
play-decision-pending = A decision comes first
    .text = Someone has a decision to make. Nothing else can happen until it is made.
    .example = You have to make a choice: nothing moves until you have made it.
play-not-now = Not now
    .text = This action belongs to another phase or another decision. Choose one that is possible now.
    .example = You have to make a choice, and you try to move.
play-not-held = You don't have that
    .text = You can use only what you have and haven't used yet.
    .example = You want to use something that you have already used this turn.
play-no-target = Not a valid target
    .text = The action needs a different kind of target, or the target isn't there.
    .example = You want to take a piece from an empty space.
play-over = The game is over
    .text = The game has ended, so you can't play on. You can still look back through it.
    .example = The last round is finished and the winner is known.
