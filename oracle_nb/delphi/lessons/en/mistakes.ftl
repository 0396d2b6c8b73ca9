### Questions about the one mistake in a row of actions.

ask-mistakes-sail = You sail with these three dice, one after the other, but one move breaks a rule. Which one? { you-have }.
ask-mistakes-cargo = { aboard-now } You perform these actions, one after the other, but one of them breaks a rule. Which one? { you-have }.

why-mistakes = Go through the actions one by one: where is your ship by then, and what do you still have?

hint-mistakes = Follow your ship: what does each action need in the place where you perform it?
hint-mistakes-sail = Measure each move from the end of the one before it, and compare the color of the space with the die.
hint-mistakes-cargo = Before each action, note where your ship is and what is in your hold.
