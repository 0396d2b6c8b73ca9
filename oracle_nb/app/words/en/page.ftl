## Every page: the bar, the tab of the browser, the keyboard

menu = Menu
skip-to-board = Skip to the board
keys-undo = Undo (Ctrl+Z, on a Mac ⌘Z)
keys-redo = Redo (Ctrl+Y, on a Mac ⌘⇧Z)
said-undo = Undone.
said-redo = Redone.
tab-turn = { $alone ->
        [true] Your turn
       *[other] { $name }: your turn
    }
tab-waits = { $name }’s turn
tab-over = Game over
needs-all = Show all tasks
actions-list = Possible actions
explain-all = Show all
