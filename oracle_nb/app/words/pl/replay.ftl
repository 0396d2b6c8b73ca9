### Oglądanie gry wstecz: gdzie się w niej jest, dokąd można przejść i co pokazuje strona końcowa.

replay = Przebieg
replay-title = Przebieg gry
replay-about = Prześledź tę grę jeszcze raz od początku
replay-end-door = Przebieg gry w obrazach
replay-table = Do stołu
replay-at = { $number ->
        [0] Przed pierwszą akcją
       *[other] Akcja { $number } z { $all }
    }
replay-where = { $first }, runda { $round }
replay-said = { $first }. { $title }. { $text }
replay-number = Akcja
replay-of = z { $all }
replay-slider = Miejsce w grze
replay-start = Początek
replay-end = Koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-speed-slow = wolno
replay-speed-middle = średnio
replay-speed-quick = szybko
replay-unit-event = Zdarzenie
replay-back-event = Poprzednie zdarzenie
replay-next-event = Następne zdarzenie
replay-unit-action = Akcja
replay-back-action = Poprzednia akcja
replay-next-action = Następna akcja
replay-unit-turn = Tura
replay-back-turn = Poprzednia tura
replay-next-turn = Następna tura
replay-unit-round = Runda
replay-back-round = Poprzednia runda
replay-next-round = Następna runda
replay-turn-of = Tura: { $name }
replay-turn-of-back = Poprzednia tura: { $name }
replay-turn-of-next = Następna tura: { $name }
replay-rule = Zasada
replay-rule-none = wybierz zasadę
replay-rule-option = { $title } ({ $count })
replay-rule-back = Gdzie ta zasada działała wcześniej
replay-rule-next = Gdzie ta zasada zadziała następnym razem
replay-keys = Klawisze
replay-key-action = akcja
replay-key-turn = tura
replay-key-event = zdarzenie
replay-key-round = runda
replay-key-ends = początek i koniec
replay-key-play = odtwarzanie

## Pokazana akcja

replay-chosen = To zostało wybrane. Nic jeszcze z tego nie wynikło.
replay-would = Co ta akcja robi
replay-cost = Ile kosztowała
replay-chance = Co zależało od losu
replay-why = Dlaczego była dozwolona
replay-opening = Gra jest przygotowana
replay-more = { $count ->
        [one] Jeszcze jedno zdarzenie tej akcji
        [few] Jeszcze { $count } zdarzenia tej akcji
       *[many] Jeszcze { $count } zdarzeń tej akcji
    }
replay-ahead = { $count ->
        [one] Gra toczy się dalej: { $count } nowa akcja.
        [few] Gra toczy się dalej: { $count } nowe akcje.
       *[many] Gra toczy się dalej: { $count } nowych akcji.
    }
replay-catch-up = Do nowego końca

## Dalsza gra

replay-on = Graj dalej od tego miejsca
replay-on-about = Powstanie nowa gra, która biegnie dalej od tego miejsca, z własnymi kośćmi. Ta, którą oglądasz, pozostaje bez zmian.
replay-on-seat = { $name }: kto gra
replay-on-same = { $name }, jak dotąd
replay-on-start = Zacznij

## Drogi okrętów

replay-tracks = Drogi okrętów
replay-tracks-none = żadna
replay-tracks-all = wszystkie

## Koniec

ending-pictures = Gra w obrazach
ending-so-far = Dotychczasowa gra w obrazach
ending-over-rounds = { $name } w kolejnych rundach
ending-round = Runda
ending-start = Początek
ending-numbers = W liczbach
ending-player = Gracz
ending-luck = Szczęście
ending-luck-about = Dla każdego gracza: o ile więcej lub mniej dał los, niż te same rzuty i kafle dają średnio. Na prawo jest szczęście. Paski stoją w kolejności graczy podanej wyżej.
ending-luck-asked = Próby
ending-luck-came = Wyszło
ending-luck-expected = Oczekiwane
ending-luck-more = Różnica
ending-luck-said = { $name }: wyszło { $came }, oczekiwane { $expected }
ending-luck-kind = { $title }: { $text }
ending-tracks = Dokąd płynął każdy okręt
