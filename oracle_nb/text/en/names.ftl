### Why the name of a player, a game or a learner isn't allowed.

bad-name-long = A name can have at most { $most } characters; this one has { $number }.
bad-name-hidden = A name can't contain the invisible character { $sign }.
bad-name-blank = A name needs at least one visible character.
bad-name-marks = A character in a name can have at most { $most } accents, and an accent needs a character before it.
bad-name-bot = Names can't begin with “bot:”.
bad-name-taken = Another player is already called “{ $name }”.
bad-name-alike = This name looks too much like another player's: “{ $name }”.
bad-name-as-bot = This name looks like that of a bot in this game.
