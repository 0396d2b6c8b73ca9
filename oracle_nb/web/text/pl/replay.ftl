### Przebieg partii: miejsce w partii, nawigacja i strona końcowa.

replay = Przebieg
replay-title = Przebieg partii
replay-about = Prześledź tę partię od początku
review-game = Analiza
replay-end-door = Przebieg partii w obrazach
replay-table = Wróć do gry
replay-at = { $number ->
        [0] Przed pierwszą akcją
       *[other] Akcja { $number } z { $all }
    }
replay-where = { $first }, runda { $round }
replay-said = { $first }. { $title }. { $text }
replay-number = Akcja
replay-of = z { $all }
replay-slider = Miejsce w partii
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
replay-rule-back = Poprzednie użycie zasady
replay-rule-next = Następne użycie zasady
replay-keys = Klawisze
replay-key-action = akcja
replay-key-turn = tura
replay-key-event = zdarzenie
replay-key-round = runda
replay-key-ends = początek i koniec
replay-key-play = odtwarzanie

## Pokazana akcja

replay-chosen = Akcja wybrana; skutków jeszcze nie widać.
replay-would = Skutki akcji
replay-cost = Koszt
replay-chance = Co zależało od losu
replay-you = Z punktu widzenia gracza { $name }:
replay-why = Zasady i powody
replay-opening = Gra przygotowana
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
replay-catch-up = Do najnowszej akcji

## Dalsza gra

replay-on = Graj dalej od tego miejsca
replay-on-about = Powstanie nowa partia, która zaczyna się w tym miejscu; o dalszych losowaniach zdecyduje los od nowa. Ta, którą oglądasz, pozostaje bez zmian.
replay-on-seat = { $name }: kto gra
replay-on-same = { $name }, jak dotąd
replay-on-start = Zacznij

## Trasy graczy

replay-tracks = Trasy graczy
replay-tracks-none = żadna
replay-tracks-all = wszystkie

## Koniec

ending-pictures = Partia w obrazach
ending-so-far = Dotychczasowa partia w obrazach
ending-over-rounds = { $name } w kolejnych rundach
ending-round = Runda
ending-start = Początek
ending-numbers = W liczbach
ending-player = Gracz
ending-luck = Szczęście
ending-luck-about = O ile więcej lub mniej dał los każdemu graczowi w porównaniu ze średnią dla tych samych losowań. Pasek w prawo oznacza szczęście. Paski są w tej samej kolejności co gracze powyżej.
ending-luck-asked = Próby
ending-luck-came = Faktycznie
ending-luck-expected = Średnio
ending-luck-more = Różnica
ending-luck-said = { $name }: faktycznie { $came }, średnio { $expected }
ending-luck-kind = { $title }: { $text }
ending-tracks = Trasa każdego gracza
ending-unit-track = { $unit }: { $spaces }
