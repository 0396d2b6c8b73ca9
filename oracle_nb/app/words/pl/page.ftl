## Każda strona: pasek, karta przeglądarki, klawiatura

menu = Menu
skip-to-board = Przejdź do planszy
undo-keys = Cofnij (Ctrl+Z, na Macu ⌘Z)
redo-keys = Ponów (Ctrl+Y, na Macu ⌘⇧Z)
undo-said = Cofnięto.
redo-said = Ponowiono.
tab-turn = { $alone ->
        [true] Twoja tura
       *[other] { $name }: twoja tura
    }
tab-waits = Tura: { $name }
tab-over = Koniec gry
needs-all = Pokaż wszystkie zadania
