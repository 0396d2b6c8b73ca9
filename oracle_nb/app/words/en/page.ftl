## Every page: the bar, the tab of the browser, the keyboard

menu = Menu
skip-to-board = Skip to the board
undo-keys = Undo (Ctrl+Z, on a Mac ⌘Z)
redo-keys = Redo (Ctrl+Y, on a Mac ⌘⇧Z)
undo-said = Undone.
redo-said = Redone.
tab-turn = { $alone ->
        [true] Your turn
       *[other] { $name }: your turn
    }
tab-waits = { $name }’s turn
tab-over = Game over
needs-all = Show all tasks
