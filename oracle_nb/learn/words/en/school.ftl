### What the school says in any game.

school-other-action = That is allowed, but it is not what this step is about.
