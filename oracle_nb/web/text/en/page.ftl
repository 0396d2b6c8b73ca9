## Every page: the header, the browser tab, the keyboard

pages = Pages
nav-home = Home
nav-explore = Explore
menu = Menu
more-menu = More
skip-to-board = Skip to the board
keys-undo = Undo (Ctrl+Z, or ⌘Z on a Mac)
keys-redo = Redo (Ctrl+Y, or ⌘⇧Z on a Mac)
said-undo = Undone.
said-redo = Redone.
tab-turn = { $alone ->
        [true] Your turn
       *[other] { $name }: your turn
    }
tab-waits = { $name }'s turn
tab-over = Game over
needs-all = Show all tasks
actions-list = Possible actions
