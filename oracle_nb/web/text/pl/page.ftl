## Każda strona: pasek, karta przeglądarki, klawiatura

pages = Strony
nav-home = Główna
nav-explore = Plansze
menu = Menu
more-menu = Więcej
skip-to-board = Przejdź do planszy
keys-undo = Cofnij (Ctrl+Z, na Macu ⌘Z)
keys-redo = Ponów (Ctrl+Y, na Macu ⌘⇧Z)
said-undo = Cofnięto.
said-redo = Ponowiono.
tab-turn = { $alone ->
        [true] Twoja tura
       *[other] { $name }: twoja tura
    }
tab-waits = Tura: { $name }
tab-over = Koniec gry
needs-all = Pokaż wszystkie zadania
actions-list = Możliwe akcje
