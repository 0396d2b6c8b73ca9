### Strona główna.

first-game = Ty i dwa boty: osiem zadań na małej planszy, około 9 rund.
game-summary = Żegluj po morzach starożytnej Grecji, wykonaj zadania Zeusa i wróć do niego przed innymi.
goal-title = Wykonaj zadania Zeusa i wróć do niego przed innymi
goal-story = Żeglujesz po morzach starożytnej Grecji. Zeus dał wszystkim te same zadania czterech rodzajów:
goal-shrine = Kapliczki.
goal-shrine-how = Znajdź swoje kafle wśród zakrytych kafli wysp i zbuduj na nich kapliczki.
goal-statue = Posągi.
goal-statue-how = Zabierz je z miast i wznieś na wyspach z polem budowy w ich kolorze.
goal-offering = Dary.
goal-offering-how = Przewieź je z ich wysp do świątyń w tym samym kolorze.
goal-monster = Potwory.
goal-monster-how = Walcz z nimi; pomaga silna tarcza i trochę szczęścia.
goal-turn = W każdej turze masz trzy kości wyroczni. Każda daje jedną akcję, zwykle w swoim kolorze: popłyń na pole morza, walcz z potworem albo załaduj posąg w tym kolorze. Żetony łaski zmieniają kolor kości albo wydłużają drogę.
goal-end = Po wykonaniu wszystkich zadań wróć do Zeusa. Kto dotrze tam pierwszy, wywołuje koniec gry i zwykle wygrywa.

choice-length = Długość partii
choice-length-8 = 8 zadań (około 9 rund)
choice-length-9 = 9 zadań
choice-length-10 = 10 zadań
choice-length-11 = 11 zadań
choice-length-12 = 12 zadań (pełna gra, około 12 rund)
choice-board = Układ planszy
choice-board-compact = zwarty, jak w instrukcji
choice-board-contact = ścisły: każdy kafel styka się z innymi jak najbardziej
choice-board-free = swobodny
choice-board-loose = luźny: długie ramiona i otwarte zatoki
choice-tiles = Kafle okrętów
choice-tiles-first = cztery proste
choice-tiles-random = losowe
choice-tiles-draft = wybierane po kolei przez graczy
choice-tiles-chosen = wybrane powyżej
result-board-own = inny układ
choice-board-own = własny
choice-layout = Własny układ
choice-layout-hint = Kod lub link z edytora układów albo plik.
choice-layout-missing = Wklej kod lub link układu albo wybierz inny układ planszy.
choice-layout-kind = To rodzaj planszy, a nie układ: wybierz { $text }. Dostępne rodzaje: { $kinds }.
choice-layout-unread = Nie da się odczytać tego układu. Podaj cały kod lub link z edytora układów, plik albo planszę, np. { $text }.
choice-layout-faulty = { $number ->
        [one] Ten układ ma { $number } błąd; pokazuje go edytor układów.
        [few] Ten układ ma { $number } błędy; pokazuje je edytor układów.
       *[other] Ten układ ma { $number } błędów; pokazuje je edytor układów.
    }
choice-gods = Przesunięcia bogów po rzutach innych
choice-gods-now = od razu
choice-gods-later = na początku własnej następnej tury
choice-shrines = Budowa kapliczki
choice-shrines-color = kafel ma twój kolor
choice-shrines-letter = zgadzają się kolor i litera (pierwsze wydanie)
choice-end = Kto może wygrać
choice-end-home = tylko ten, kto wrócił do Zeusa
choice-end-all = każdy; kto nie wrócił, jest w rankingu za innymi
choice-rounds = Limit rund (potem koniec bez zwycięzcy)
choice-rounds-wrong = Wpisz liczbę całkowitą od 1 do { $most }.
choice-ship = Kolor okrętu
choice-tile = Kafel okrętu
choice-by-chance = losowo
choice-ship-taken = Ten kolor ma już inny gracz.
choice-tile-taken = Ten kafel okrętu ma już inny gracz.
choice-none-such = Nie ma takiej możliwości: „{ $text }”.
