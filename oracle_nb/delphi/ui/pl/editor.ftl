### Edytor pozycji: jego pola i to, co mówi. Co jest w pozycji nie tak, mówi faults.ftl.

editor-name = Pozycja
editor-not-so = Tak się nie da: { $reason }

## Wybrane pole

editor-choose-space = Wybierz pole na planszy, by zobaczyć, co na nim leży, i to zmienić.
editor-at = { $space }: { $terrain }
editor-at-color = { $space }: { $terrain }, kolor { $color }
editor-nothing-here = Tu nie może nic leżeć.
editor-ships = Postaw tu
editor-tile = Kafel
editor-tile-unknown = zakryty, nieznany
editor-lies = Strona
editor-face-up = odkryty
editor-shrine = z kapliczką
editor-seen-by = Kto go podejrzał
editor-monsters = Potwory
editor-fight = Trwa walka
editor-offerings = Dary
editor-sites = Zajęte pola budowy
editor-temple = Świątynia
editor-statues-left = Pozostałe posągi
editor-try = Sprawdź tutaj

## Błędy

editor-sound = Taka pozycja może się zdarzyć w partii.
editor-faults = { $number ->
        [one] { $number } błąd
        [few] { $number } błędy
       *[many] { $number } błędów
    }
editor-blocked = Dopóki tego nie poprawisz, nie można stąd grać.
editor-impossible = Można stąd grać, ale w zwykłej partii taka pozycja nie powstanie.
editor-impossible-over = Żadna partia tak się nie kończy.

## Sprawdzanie akcji

editor-check = Sprawdź akcję
editor-action = Akcja, na przykład { $text }
editor-check-it = Sprawdź
editor-no-check = Najpierw popraw pozycję.
editor-over = To już koniec gry: nic więcej nie można zrobić.
editor-happens = Najpierw coś stanie się samo: zobaczysz to, grając dalej.
editor-refused = Niedozwolone: { $title }
editor-allowed = Dozwolone: { $title }
editor-instead = Co możesz zrobić zamiast tego
editor-do-it = Wykonaj

## Gracze

editor-players = Gracze
editor-has = Co ma
editor-favor = Żetony łaski
editor-shield = Tarcza
editor-home = dotarł do Zeusa
editor-dice = Kości
editor-cards = Karty wyroczni
editor-of-color = { $title }: { $color }
editor-of-colors = { $title }: { AND($colors) }
editor-count = { $title }: { $number }
editor-offerings-aboard = Dary w ładowni
editor-statues-aboard = Posągi w ładowni
editor-open-tasks = Niewykonane zadania
editor-done-tasks = Wykonane zadania
editor-add-task = dodaj zadanie
editor-done-in = wykonane w kolorze…
editor-done-task = { $title }: wykonane
editor-drop-task = { $title }: usuń
editor-reopen-task = { $title }: cofnij wykonanie
editor-none = nic

## Stół

editor-table = Stół
editor-turn = Tura gracza
editor-round = Runda
editor-phase = Faza
editor-phase-check = Sprawdzanie ran
editor-phase-act = Akcje
editor-phase-consult = Przepytywanie wyroczni
editor-phase-over = Koniec gry
editor-waits = W kolejce
editor-wait-begin-turn = początek tury
editor-wait-check-reward = nagroda za brak ran
editor-wait-recover = odpoczynek
editor-wait-consult = przepytywanie wyroczni
editor-wait-take-equipment = wybór karty ekwipunku
editor-wait-take-companion = wybór towarzysza
editor-wait-advance-god = przesunięcie boga
editor-wait-god-to-top = bóg do najwyższego rzędu
editor-wait-heal-color = odrzucenie ran jednego koloru
editor-wait-look-at = podejrzenie kafli
editor-wait-take-statue = wybór posągu
editor-wait-take-offering = wybór daru
editor-fight-at = dalsza walka: { $color }, { $space }
editor-used = Zużyte kości
editor-played = Zagrana karta
editor-apollon = Apollo użyty w tej turze
editor-extra = dodatkowa akcja kupiona
editor-discard-cards = Karty odrzucone
editor-discard-injuries = Rany odrzucone
editor-in-pile = Karty w stosie: { $number }
editor-display = Wyłożone karty ekwipunku

## Zapisywanie

editor-keep = Zapisz i graj dalej
editor-link = Link
editor-link-about = Otwiera dokładnie tę pozycję.
editor-hand-out = Link z ustalonymi kośćmi
editor-lesson = Zacznij lekcję od tej pozycji
editor-paper = Drukuj z poleceniem i odpowiedziami
editor-open-link = Otwórz
editor-scenario = Scenariusz
editor-scenario-about = Tekst dla testów i lekcji, z ostatnio sprawdzoną akcją.
editor-write = Zapisz scenariusz
editor-download = Pobierz
editor-copy = Kopiuj
editor-copied = Skopiowano
editor-play = Graj dalej stąd
editor-play-on = Graj dalej
editor-person = człowiek
editor-bot = bot

## Skąd zacząć

editor-begin = Zacznij od innej pozycji
editor-fresh = Nowe przygotowanie
editor-set-up = Przygotuj
editor-seed = Ziarno losowe
editor-paste = Wklej pozycję
editor-paste-about = Scenariusz, zapis gry, pozycja albo link.
editor-read = Otwórz
