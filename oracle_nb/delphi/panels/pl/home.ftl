### Strona główna.

goal-title = Zrób, co każe Zeus, i wróć do niego przed innymi
goal-story = Żeglujesz po morzach starożytnej Grecji. Zeus dał wszystkim te same zadania, czterech rodzajów:
goal-shrine = Kapliczki.
goal-shrine-how = Znajdź swoje kafle wśród zakrytych kafli wysp i zbuduj na nich kapliczki.
goal-statue = Posągi.
goal-statue-how = Zabierz je z miast i wznieś na wyspach, które czekają na ich kolor.
goal-offering = Dary.
goal-offering-how = Przewieź je z ich wysp do świątyń w tym samym kolorze.
goal-monster = Potwory.
goal-monster-how = Walcz z nimi; wystarczy mocna tarcza i trochę szczęścia.
goal-turn = Wyrocznia daje ci na turę trzy kości. Każda to jedna akcja w jej kolorze: płyń na pole morza w tym kolorze, walcz z potworem w tym kolorze, załaduj posąg w tym kolorze. Żetony łaski zmieniają kolor kości albo wydłużają drogę.
goal-end = Po wykonaniu wszystkich zadań wróć do Zeusa. Wygrywa, kto będzie tam pierwszy.
goal-board = Morze pierwszej partii: Zeus pośrodku pierścienia pól morza, wyspy, sześć miast na obrzeżu.

choice-length = Długość
choice-length-8 = 8 zadań (około 12 rund)
choice-length-9 = 9 zadań
choice-length-10 = 10 zadań
choice-length-11 = 11 zadań
choice-length-12 = 12 zadań (pełna gra)
choice-board = Plansza
choice-board-compact = zwarta, jak w instrukcji
choice-board-contact = ścisła: każdy kafel tam, gdzie najbardziej się styka
choice-board-free = dowolna
choice-board-loose = luźna: długie ramiona i otwarte zatoki
choice-tiles = Kafle okrętów
choice-tiles-first = cztery proste
choice-tiles-random = losowe
choice-tiles-draft = do wyboru przez graczy
