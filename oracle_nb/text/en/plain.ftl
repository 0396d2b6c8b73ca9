### Texts of games that have none of their own.

plain-decision = Player { $player }: choose an action.
plain-event = Player { $player }: { $title }
plain-repair = You can do this instead: { $title }
plain-undo-yes = You can undo this.
plain-undo-analysis = You can undo this in an analysis.
plain-undo-bot = You can undo this until the bot acts.
plain-undo-chance = You can't undo this: chance decides.
plain-undo-passed = You can't undo this: another player decides next.
